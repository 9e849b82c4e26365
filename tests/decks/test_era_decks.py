"""Decks as they were played in the days of the game: all their cards are written, and all pairs play."""

from itertools import combinations_with_replacement

import pytest

from spellspeed.cards.library import library
from spellspeed.decks import Deck
from spellspeed.play.runs import run
from spellspeed.play.selfplay import Setup


def listed(name: str, cards: str) -> Deck:
    """A deck from lines such as "3 Man-Eater Bug"."""
    main: list[str] = []
    for line in cards.strip().splitlines():
        count, _, card = line.strip().partition(" ")
        main += [card] * int(count)
    return Deck(name, tuple(main))


DECKS = {
    deck.name: deck
    for deck in (
        listed(
            "Dark control, December 2003",
            """
            2 Magician of Faith
            1 Yata-Garasu
            1 Injection Fairy Lily
            1 Fiber Jar
            1 Cyber Jar
            1 Sangan
            1 Witch of the Black Forest
            2 Mystic Tomato
            1 Tribe-Infecting Virus
            1 Breaker the Magical Warrior
            2 Kycoo the Ghost Destroyer
            2 Skilled Dark Magician
            1 Jinzo
            2 Dark Ruler Ha Des
            2 Axe of Despair
            1 Change of Heart
            1 Confiscation
            1 Dark Hole
            1 Delinquent Duo
            1 Graceful Charity
            1 Harpie's Feather Duster
            1 Heavy Storm
            1 Mage Power
            1 Monster Reborn
            1 Pot of Greed
            1 Premature Burial
            1 Raigeki
            1 Swords of Revealing Light
            1 The Forceful Sentry
            1 United We Stand
            1 Call of the Haunted
            1 Imperial Order
            1 Magic Cylinder
            1 Mirror Force
            """,
        ),
        listed(
            "Warrior beatdown, November 2003",
            """
            1 Jinzo
            1 Airknight Parshath
            2 Marauding Captain
            2 Goblin Attack Force
            2 Spear Dragon
            1 Breaker the Magical Warrior
            1 Injection Fairy Lily
            1 Don Zaloog
            1 Exiled Force
            1 Sasuke Samurai
            1 Witch of the Black Forest
            1 Sangan
            1 Magician of Faith
            1 Fiber Jar
            1 Cyber Jar
            1 Pot of Greed
            1 Graceful Charity
            1 Delinquent Duo
            1 The Forceful Sentry
            1 Confiscation
            1 Raigeki
            1 Dark Hole
            1 Harpie's Feather Duster
            1 Heavy Storm
            1 Mystical Space Typhoon
            1 Swords of Revealing Light
            1 Nobleman of Crossout
            1 Reinforcement of the Army
            1 Monster Reborn
            1 Premature Burial
            1 Snatch Steal
            1 United We Stand
            1 Ring of Destruction
            1 Magic Cylinder
            1 Mirror Force
            1 Call of the Haunted
            1 Imperial Order
            """,
        ),
        listed(
            "Flip control, November 2002",
            """
            2 La Jinn the Mystical Genie of the Lamp
            2 Big Eye
            1 Mask of Darkness
            2 Magician of Faith
            1 Gearfried the Iron Knight
            1 Cyber Jar
            2 Dark Elf
            3 Man-Eater Bug
            3 Wall of Illusion
            1 Jinzo
            3 Summoned Skull
            1 Change of Heart
            1 Pot of Greed
            1 Tribute to The Doomed
            1 Monster Reborn
            1 Messenger of Peace
            2 Fissure
            1 Heavy Storm
            1 Giant Trunade
            1 Dust Tornado
            1 Snatch Steal
            1 Confiscation
            3 Trap Hole
            1 Magical Hats
            1 Mirror Force
            1 Imperial Order
            1 Magic Jammer
            1 Seven Tools of the Bandit
            """,
        ),
        listed(
            "The pool of May 2002",
            """
            1 Summoned Skull
            3 La Jinn the Mystical Genie of the Lamp
            3 Neo the Magic Swordsman
            3 Battle Ox
            2 Wall of Illusion
            2 Giant Soldier of Stone
            3 Trap Master
            3 Man-Eater Bug
            1 Pot of Greed
            1 Monster Reborn
            1 Raigeki
            1 Dark Hole
            1 Change of Heart
            1 De-Spell
            3 Fissure
            1 Swords of Revealing Light
            2 Reinforcements
            3 Trap Hole
            3 Waboku
            2 Just Desserts
            """,
        ),
    )
}


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_the_deck_is_written(name: str) -> None:
    deck = DECKS[name]
    scripts = library().scripts
    assert len(deck.main) >= 40
    assert sorted({card for card in deck.main if not scripts[card].written}) == []


@pytest.mark.parametrize("names", list(combinations_with_replacement(DECKS, 2)), ids=" against ".join)
def test_every_pair_of_decks_plays_to_the_end(names: tuple[str, str]) -> None:
    found = run(Setup((DECKS[names[0]], DECKS[names[1]])), 4).report()
    assert (found["duels"], found["errors"]) == (4, 0)
