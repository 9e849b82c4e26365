"""The ruling lab: a position, moves in words and what is expected, in one text file (docs/ruling-lab.md).

>>> from spellspeed.cards.library import library
>>> text = '''
... you monsters: 3 Battle Ox ATK
... turn: 5, you, Battle Phase
... you: attack directly with Battle Ox
... expect: them LP 6300
... '''
>>> report = play_ruling(read_ruling(text, library()), library())
>>> report.holds, [step.holds for step in report.steps]
(True, [True, True])
"""

from .ruling import Ruling, RulingError, read_ruling
from .running import Report, Step, play_ruling
from .writing import stated, write_ruling

__all__ = ["Report", "Ruling", "RulingError", "Step", "play_ruling", "read_ruling", "stated", "write_ruling"]
