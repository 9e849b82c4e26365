"""`card(...)`: what is said of a card as a whole."""

import pytest
from scenario import *

from spellspeed.cards.library import library
from spellspeed.language import words as w
from spellspeed.language.card import WRITTEN, card, describe

pytestmark = both_seats


@pytest.mark.word("card")
def test_a_card_is_written_once():
    with pytest.raises(ValueError, match="Kuriboh is defined twice"):
        card("Kuriboh")
    assert WRITTEN["Kuriboh"].name == "Kuriboh"


def test_a_card_of_a_test_is_no_card_of_the_game():
    assert effect_monster("Thing", w.ignition(w.Draw(1))).facts.name == "Thing"
    assert "Thing" not in WRITTEN and "Thing" not in library().scripts


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"also": ("Umi",)}, 'This card counts as "Umi" too.'),
        (
            {"cannot_be_summoned": w.NORMAL_SUMMON},
            "Cannot be Normal Summoned or Set.\nMust first be Special Summoned by a card that names it.",
        ),
        ({"cannot_be_summoned": w.SPECIAL_SUMMON}, "Cannot be Special Summoned."),
        ({"no_revival": True}, "Cannot be Special Summoned from the Graveyard."),
        (
            {"procedure": w.Procedure((), w.tribute(2))},
            "You may Tribute 2 monsters you control to Special Summon this card from your hand.",
        ),
        (
            {"procedure": w.Procedure((w.Exists(w.Named("Umi")),), None)},
            'If "Umi" is on the field, you may Special Summon this card from your hand.',
        ),
        (
            {"procedure": w.Procedure((w.NoSummonThisTurn(),), w.Pay(500))},
            "If you have Summoned no monster this turn, you may pay 500 Life Points "
            "to Special Summon this card from your hand.",
        ),
        (
            {"linked": 1},
            "When this card leaves the field, destroy the monster that it Special Summoned. "
            "When that monster is destroyed, destroy this card.",
        ),
        ({"linked": 2}, "When this card is destroyed, destroy the monster that it Special Summoned."),
    ],
)
def test_what_is_said_of_the_card_itself(more, words):
    assert describe(effect_monster("Thing", **more)) == words


@pytest.mark.rule("J-EFF-15")
def test_a_spirit():
    ghost = effect_monster("Ghost", spirit=True)
    assert describe(ghost).splitlines() == [
        "Cannot be Special Summoned.",
        "In each End Phase, if this card was Normal Summoned or turned face-up this turn: "
        "Return this card to its owner's hand.",
    ]
    d = table(you=hand("Ghost"), cards=[ghost]).summon("Ghost").end_turn()
    assert d.hand(YOU) == ["Ghost"]
    d = table(you=graveyard("Ghost") + hand("Monster Reborn"), cards=[ghost])
    assert not d.can("activate", "Monster Reborn")


@pytest.mark.rule("R-EQUIP-03")
def test_a_card_that_equips_gets_its_activation():
    gear = magic("Gear", icon="equip", equips=w.MONSTER & w.FACE_UP & w.DRAGON)
    d = table(you=hand("Gear") + attack("Baby Dragon"), them=attack("Battle Ox"), cards=[gear])
    assert d.activate("Gear").equipped_to("Gear") == "Baby Dragon"


def test_each_effect_is_a_line():
    thing = effect_monster("Thing", w.continuous(w.piercing(w.MONSTER & w.THIS_CARD)), w.ignition(w.Draw(1)))
    assert len(describe(thing).splitlines()) == 2


def test_a_normal_monster_says_nothing():
    assert describe(library().script("Battle Ox")) == ""
