"""The ruling lab: a position, moves in words and what is expected, in one text file (docs/ruling-lab.md)."""
