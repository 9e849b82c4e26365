"""The cards: printed facts (`catalogue`), and beside it one file per set that says what they do."""

from .catalogue import CardFacts, CardSet, Catalogue, Printing, UnknownCard, catalogue, check_facts

__all__ = ["CardFacts", "CardSet", "Catalogue", "Printing", "UnknownCard", "catalogue", "check_facts"]
