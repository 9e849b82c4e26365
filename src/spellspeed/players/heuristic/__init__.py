"""A player for any deck: it plays like a sensible beginner, from what its seat may see."""

from .player import HeuristicPlayer

__all__ = ["HeuristicPlayer"]
