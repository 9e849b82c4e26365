"""The table in plain lines: one fact a line, fit for a screen reader. See docs/play.md."""
