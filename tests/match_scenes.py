"""Decks with a Side Deck, and Matches that are played fast."""

from spellspeed.cards.catalogue import catalogue
from spellspeed.decks import Deck
from spellspeed.duel.rules import Rules
from spellspeed.match import Match

PLAIN = [
    card.name
    for card in catalogue()
    if card.frame == "normal" and card.name not in ("Obnoxious Celtic Guard",)
]
FUSIONS = ("Flame Swordsman", "Rabid Horseman", "Gaia the Dragon Champion")
MAIN = tuple(PLAIN[:40])
SIDE = tuple(PLAIN[50:65])
WITH_SIDE = Deck("Mine", MAIN, FUSIONS[:1], SIDE)
WITH_FUSIONS = Deck("Fusions", MAIN, FUSIONS[:1], (*SIDE[:13], *FUSIONS[1:]))
WITHOUT = Deck("Theirs", tuple(PLAIN[70:110]))


def match(deck0=WITH_SIDE, deck1=WITHOUT, seed=1, **switches):
    return Match.start(deck0, deck1, seed=seed, rules=Rules(**switches))


def go(m):
    """On to the next Duel; nobody exchanges cards, and whoever may chooses to go first."""
    for seat in (0, 1):
        if m.stage == "siding" and not m.view(seat).ready[seat]:
            m.ready(seat)
    if m.stage == "choice":
        m.choose(m.chooser, first=True)
    return m


def win(m, winner):
    go(m).duel.concede(1 - winner)
    m.end_duel()


def draw(m):
    """A drawn Duel: both have one Life Point left, and an effect takes it from both (J-WIN-02)."""
    go(m)
    m._duel = drawn_duel()
    m.end_duel()


def drawn_duel():
    from scenario import DRAW, attack, lp, set_, table

    from spellspeed import Duel

    d = table(you=[*set_("Ring of Destruction"), lp(1000)], them=[*attack("Summoned Skull"), lp(1000)])
    d.activate("Ring of Destruction", ["Summoned Skull"]).resolve()
    assert d.winner == DRAW
    return Duel(d.state)


def play(m, *winners):
    """Plays Duels: 0 or 1 wins, or "draw"."""
    for winner in winners:
        draw(m) if winner == "draw" else win(m, winner)
    return m
