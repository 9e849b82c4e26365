"""Spellspeed: the classic Yu-Gi-Oh! TCG by the rules of 2 February 2004."""

from spellspeed._core import CORE as CORE  # first: it decides whether compiled or plain modules are imported

__version__ = "0.1.0.dev0"
