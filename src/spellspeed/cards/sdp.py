"""Starter Deck: Pegasus (SDP), 2003-03-30."""

from spellspeed.language.words import *

card("Graceful Charity", activate(Draw(3), Discard(2)))
card(
    "Gryphon Wing",
    activate(
        NegateEffect(),
        IfDid(Destroy(every(MAGIC_OR_TRAP & THEIRS, needed=False))),
        when=Activated(MAGIC & Named("Harpie's Feather Duster"), by=OPPONENT, cards_only=True),
    ),
)
