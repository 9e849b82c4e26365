"""What a battle would come to, and the lines for newcomers: made from the view alone."""

import pytest
from scenario import *

from spellspeed.previews import battle_preview, previews
from spellspeed.teaching import teaching
from spellspeed.view import view


def seen(d):
    """The view of the player who is asked."""
    return view(d.state, d.state.decision.player)


def preview(d):
    """The only attack there is."""
    (only,) = previews(seen(d))
    return only


def fight(you, them):
    return preview(table(you=you, them=them, phase=BATTLE_PHASE, step="Battle Step"))


def test_a_stronger_attacker_destroys_and_hurts():
    one = fight(attack("Summoned Skull"), attack("Battle Ox"))
    assert one.sentence == "2500 ATK against 1700 ATK: Battle Ox is destroyed, 800 damage."
    assert (one.attacker, one.target, sum(one.damage)) == ("stays", "destroyed", 800)


def test_equals_destroy_each_other_and_walls_hurt_the_attacker():
    one = fight(attack("Battle Ox"), attack("Battle Ox"))
    assert (one.attacker, one.target, one.damage) == ("destroyed", "destroyed", (0, 0))
    wall = fight(attack("Battle Ox"), defense("Mystical Elf"))
    assert (wall.attacker, wall.target, sum(wall.damage)) == ("stays", "stays", 300)
    even = fight(attack("La Jinn the Mystical Genie of the Lamp"), attack("Summoned Skull"))
    assert (even.attacker, even.target) == ("destroyed", "stays")


def test_a_set_monster_is_not_known():
    one = fight(attack("Summoned Skull"), set_("Mystical Elf"))
    assert (one.attacker, one.target, one.damage) == ("", "", None)
    assert "not known" in one.sentence and "Elf" not in one.sentence


def test_a_direct_attack_and_piercing():
    assert "directly for 2500" in fight(attack("Summoned Skull"), ()).sentence
    pierced = fight(attack("Airknight Parshath"), defense("Battle Ox"))
    assert pierced.target == "destroyed" and sum(pierced.damage) == 1900 - 1000
    plain = fight(attack("Summoned Skull"), defense("Battle Ox"))
    assert plain.target == "destroyed" and plain.damage == (0, 0)


def test_the_attack_that_goes_on_is_told_to_both():
    d = table(
        you=attack("Battle Ox"),
        them=attack("Mystical Elf") + set_("Waboku"),
        phase=BATTLE_PHASE,
        step="Battle Step",
    )
    d.attack("Battle Ox", "Mystical Elf")
    for viewer in (0, 1, "public"):
        assert "1700 ATK against 800 ATK" in battle_preview(view(d.state, viewer)).sentence


@pytest.mark.parametrize(
    ("d", "line"),
    [
        (
            table(you=hand("Summoned Skull")),
            "Monsters of Level 5 and 6 need 1 Tribute; you have no monster to Tribute.",
        ),
        (
            table(you=hand("Summoned Skull", "Kuriboh"), summons=0),
            "Your Normal Summon or Set of this turn is used.",
        ),
        (
            table(you=attack("Battle Ox") + hand("Kuriboh")),
            "To attack, go to the Battle Phase; afterwards comes Main Phase 2.",
        ),
        (table(you=hand("Waboku")), "A Trap has to be Set before it can be used, and not in the same turn."),
        (table(you=set_("Battle Ox")), "A face-down monster can be Flip Summoned; that is no Normal Summon."),
    ],
)
def test_a_newcomer_is_told_what_he_may_do(d, line):
    assert line in teaching(seen(d))


def test_a_newcomer_is_told_what_he_could_answer():
    d = table(you=attack("Battle Ox"), them=set_("Waboku"), phase=BATTLE_PHASE, step="Battle Step")
    d.attack("Battle Ox")
    assert "You could use Waboku now, or pass and keep it." in teaching(seen(d))


def test_who_is_not_asked_is_told_nothing():
    assert teaching(view(table(you=hand("Kuriboh")).state, "public")) == ()
