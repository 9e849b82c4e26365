"""Words of the cards that negate for a while, and what goes with them."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("ANSWERED_CARD")
def test_the_answered_card_is_that_of_the_chain_link_below():
    d = table(
        you=face_up("The Dragon's Bead") + attack("Koumori Dragon") + hand("Kuriboh"),
        them=set_("Ring of Destruction", "Waboku"),
        turn=THEM,
    )
    d.activate("Ring of Destruction").respond("The Dragon's Bead").resolve()
    assert (d.graveyard(THEM), d.magic_traps(THEM)) == (["Ring of Destruction"], ["Waboku"])


@pytest.mark.word("CONTINUOUS_ICON")
def test_the_continuous_icon_tells_continuous_cards_from_others():
    d = table(you=set_("Mystic Probe"), them=hand("Messenger of Peace", "Pot of Greed"), turn=THEM)
    assert not d.activate("Pot of Greed").can_respond("Mystic Probe", YOU)
    assert d.resolve().activate("Messenger of Peace").can_respond("Mystic Probe", YOU)


@pytest.mark.word("Highest", "AtMost")
def test_the_highest_are_several_when_they_are_tied_and_a_hand_of_four_is_at_most_four():
    mine = face_up("Bottomless Shifting Sand") + attack("Battle Ox", "Kuriboh") + hand(*["Kuriboh"] * 4)
    d = table(you=mine, them=attack("Battle Ox"), turn=THEM).end_turn()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [])
    assert d.to_phase(MAIN_1).magic_traps(YOU) == ["Bottomless Shifting Sand"], "five with the card drawn"


@pytest.mark.word("Equipped")
def test_equipped_is_answered_when_an_equip_has_found_its_monster():
    d = table(you=set_("Armored Glass"), them=attack("Battle Ox") + hand("Axe of Despair"), turn=THEM)
    assert d.activate("Axe of Despair").resolve_chain().can_respond("Armored Glass", YOU)
    d = table(you=set_("Armored Glass"), them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed")
    assert not d.can_respond("Armored Glass", YOU)


@pytest.mark.word("NEGATES_TRAPS")
def test_what_negates_traps_is_told_from_what_negates_magic():
    d = table(you=hand("Double Snare"), them=attack("Spell Canceller") + face_up("Imperial Order"))
    assert "J-EFF-12" in d.why_not("Double Snare")
    assert "J-EFF-12" not in table(you=hand("Double Snare"), them=attack("Jinzo")).why_not("Double Snare")


@pytest.mark.word("THEIR_END_PHASE")
def test_till_the_opponents_end_phase_lasts_through_his_battle():
    d = table(you=hand("Timidity") + set_("Waboku"), them=hand("Heavy Storm")).activate("Timidity").resolve()
    d.end_turn().to_phase(MAIN_1).activate("Heavy Storm").resolve()
    assert d.magic_traps(YOU) == ["Waboku"]


@pytest.mark.word("THIS_END_PHASE")
def test_till_the_end_phase_of_this_turn_ends_as_that_begins():
    strong = magic("Strong", w.activate(w.Gain(w.every(w.MONSTER & w.YOURS), 500, until=w.THIS_END_PHASE)))
    d = table(you=hand("Strong") + attack("Battle Ox"), them=set_("Jar of Greed"), cards=[strong])
    assert d.activate("Strong").resolve().attack_of("Battle Ox") == 2200
    d.leave_for(END_PHASE)
    while d.phase != END_PHASE:
        d.pass_()
    assert d.attack_of("Battle Ox") == 1700
    text = "All monsters you control gain 500 ATK until the End Phase of this turn."
    assert strong.effects[0].text() == text
