"""A text picture of a field, written and read back: for tests, the terminal, docs and bug reports.

One fact a line, so that it can be read aloud; the opponent stands above. docs/notation.md has the whole form.

>>> from spellspeed.cards.library import library
>>> position = read('''
... turn: 5, you, Main Phase 1
... them monsters: 4 (set) Mystical Elf
... you monsters: 3 summoned skull ATK
... you hand: Pot of Greed | Trap Hole
... ''', library())
>>> print(write(position, library()))
turn: 5, you, Main Phase 1
them LP: 8000
them hand: none
them monsters: 4 (set) Mystical Elf (800/2000)
you monsters: 3 Summoned Skull ATK (2500/1200)
you hand: Pot of Greed | Trap Hole
you LP: 8000
"""

from .names import NotationError
from .reading import Item, item, read, read_lines
from .writing import write

__all__ = ["Item", "NotationError", "item", "read", "read_lines", "write"]
