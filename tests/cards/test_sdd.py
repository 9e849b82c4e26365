"""Cards of the Worldwide Edition promotional cards."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


# -- Harpie's Feather Duster ------------------------------------------------------------------------


@pytest.mark.card("Harpie's Feather Duster")
def test_harpies_feather_duster_destroys_every_magic_and_trap_of_the_opponent():
    d = table(
        you=hand("Harpie's Feather Duster") + face_up("Gravity Bind"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + set_("Waboku") + field("Yami"),
    )
    d.activate("Harpie's Feather Duster").resolve()
    assert sorted(d.graveyard(THEM)) == ["Axe of Despair", "Waboku", "Yami"]
    assert (d.magic_traps(YOU), d.monsters(THEM)) == (["Gravity Bind"], ["Battle Ox"])


@pytest.mark.card("Harpie's Feather Duster")
@pytest.mark.rule("J-EFF-12")
def test_harpies_feather_duster_needs_a_magic_or_trap_of_the_opponent():
    d = table(you=hand("Harpie's Feather Duster") + set_("Waboku"), them=attack("Battle Ox"))
    assert d.why_not("Harpie's Feather Duster") == ["J-EFF-12"]


# -- Sinister Serpent -------------------------------------------------------------------------------

SERPENT = "Sinister Serpent"


@pytest.mark.card("Sinister Serpent")
def test_sinister_serpent_may_return_in_its_owners_standby_phase():
    d = table(you=graveyard(SERPENT), phase=TURN_BEGINS).to_phase(STANDBY_PHASE).use(SERPENT)
    assert SERPENT in d.hand(YOU)
    d = table(you=graveyard(SERPENT), phase=TURN_BEGINS).to_phase(STANDBY_PHASE).choose("pass")
    assert (d.graveyard(YOU), d.phase) == ([SERPENT], MAIN_1)


@pytest.mark.card("Sinister Serpent")
def test_sinister_serpent_rests_in_the_opponents_standby_phase_and_later_ones_are_its_own():
    d = table(you=graveyard(SERPENT), turn=THEM, phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.graveyard(YOU) == [SERPENT]
    d.end_turn().use(SERPENT)
    assert d.hand(YOU)[-1] == SERPENT


@pytest.mark.card("Sinister Serpent")
@pytest.mark.parametrize("way", ["destroyed", "discarded", "sent from the Deck"])
def test_however_it_went_sinister_serpent_returns(way):
    you = {
        "destroyed": attack(SERPENT) + hand("Raigeki"),
        "discarded": hand(SERPENT, "Graceful Charity") + deck("Umi", "Umi", "Umi"),
        "sent from the Deck": deck(SERPENT, "Umi"),
    }[way]
    mill = magic("Tide", w.activate(w.Mill(1)))
    d = table(you=you + hand("Tide"), them=hand("Raigeki"), cards=[mill])
    if way == "destroyed":
        d.end_turn().activate("Raigeki")
    elif way == "discarded":
        d.activate("Graceful Charity").pick(SERPENT, "Umi")
    else:
        d.activate("Tide")
    assert SERPENT in d.graveyard(YOU)
    while d.turn_player == YOU:
        d.end_turn()
    d.end_turn()
    assert d.phase == STANDBY_PHASE
    assert SERPENT in d.use(SERPENT).hand(YOU)


@pytest.mark.card("Sinister Serpent", "Ring of Destruction")
def test_destroyed_in_your_standby_phase_it_may_return_in_the_same_one():
    d = table(you=attack(SERPENT), them=set_("Ring of Destruction"), phase=TURN_BEGINS).to_phase(
        STANDBY_PHASE
    )
    d.activate("Ring of Destruction").resolve()
    assert d.phase == STANDBY_PHASE
    d.use(SERPENT)
    assert (SERPENT in d.hand(YOU), d.phase) == (True, MAIN_1)


@pytest.mark.card("Sinister Serpent", "Ring of Destruction")
def test_left_there_it_is_not_asked_about_again_in_this_phase():
    d = table(you=attack(SERPENT), them=set_("Ring of Destruction", "Waboku"), phase=TURN_BEGINS)
    d.to_phase(STANDBY_PHASE).activate("Ring of Destruction").resolve()
    d.choose("pass").resolve()
    assert (d.phase, d.graveyard(YOU)) == (MAIN_1, [SERPENT])


# -- Valkyrion the Magna Warrior --------------------------------------------------------------------

MAGNETS = ("Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior")
VALKYRION = "Valkyrion the Magna Warrior"


@pytest.mark.card("Valkyrion the Magna Warrior")
def test_valkyrion_comes_for_three_magnet_warriors_of_hand_and_field():
    d = table(you=hand(VALKYRION, *MAGNETS[:2]) + attack(MAGNETS[2])).special_summon(
        VALKYRION, position="attack"
    )
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == ([VALKYRION], sorted(MAGNETS))
    d = table(you=hand(VALKYRION, *MAGNETS[:2]) + attack("Kuriboh"))
    assert not d.can("special summon", VALKYRION)


@pytest.mark.card("Valkyrion the Magna Warrior")
def test_valkyrion_with_a_full_field_takes_one_that_leaves_it():
    full = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang", MAGNETS[2])
    d = table(you=hand(VALKYRION, *MAGNETS) + full).special_summon(VALKYRION, position="attack")
    assert (VALKYRION in d.monsters(YOU), MAGNETS[2] in d.hand(YOU)) == (True, True)


@pytest.mark.card("Valkyrion the Magna Warrior", "Card of Safe Return")
def test_valkyrion_tributed_gives_the_three_back():
    d = table(you=attack(VALKYRION) + graveyard(*MAGNETS) + face_up("Card of Safe Return"))
    d.activate(VALKYRION).resolve().choose("attack").choose("attack").choose("defense")
    d.use("Card of Safe Return").resolve()
    assert (sorted(d.monsters(YOU)), len(d.hand(YOU))) == (sorted(MAGNETS), 1)
    d = table(you=attack(VALKYRION, "Kuriboh", "Sangan", "Battle Ox") + graveyard(*MAGNETS))
    assert "J-EFF-12" in d.why_not(VALKYRION, "activate")
    d = table(you=attack(VALKYRION) + graveyard(*MAGNETS[:2]))
    assert "J-EFF-12" in d.why_not(VALKYRION, "activate")


@pytest.mark.card("Valkyrion the Magna Warrior", "Bottomless Trap Hole")
def test_bottomless_trap_hole_takes_two_of_the_three_magnet_warriors():
    names = [f"{name} The Magnet Warrior" for name in ("Alpha", "Beta", "Gamma")]
    valkyrion = "Valkyrion the Magna Warrior"
    d = table(you=attack(valkyrion) + graveyard(*names), them=set_("Bottomless Trap Hole"))
    d.activate(valkyrion).resolve_chain().choose("attack").choose("attack").choose("attack")
    d.respond("Bottomless Trap Hole").resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == (names[:1], names[1:])
