"""Control of the opponent's monsters (DESIGN §7.8)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

FOUR = ("Battle Ox", "Mystical Elf", "Kuriboh", "Gemini Elf")
FIVE = (*FOUR, "Dark Magician")
LIGHTNING = magic("Lightning", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))
SEND_HOME = magic("Send Home", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
SHIELD = magic(
    "Shield",
    w.continuous(w.not_destroyed(w.MONSTER & w.YOURS, w.BY_EFFECT)),
    icon="continuous",
)


def taken(name="Summoned Skull", **marks):
    """YOU hold a monster of THEM by Change of Heart, in your Main Phase 1."""
    return table(you=hand("Change of Heart"), them=attack(name, **marks)).activate("Change of Heart", [name])


@pytest.mark.rule("R-CTRL-01")
@pytest.mark.card("Change of Heart")
def test_a_monster_that_is_taken_moves_to_your_monster_zone():
    d = taken().resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Summoned Skull"], [])
    assert d.controller("Summoned Skull") == YOU


@pytest.mark.rule("R-CTRL-02", "J-CTRL-01")
@pytest.mark.card("Change of Heart", "Snatch Steal")
@pytest.mark.parametrize("name", ["Change of Heart", "Snatch Steal"])
def test_T15_with_five_monsters_nothing_can_be_taken(name):
    d = table(you=attack(*FIVE) + hand(name), them=attack("Summoned Skull"))
    assert not d.can("activate", name)
    assert d.why_not(name) == ["J-CTRL-01"]


@pytest.mark.rule("J-CTRL-01")
@pytest.mark.card("Change of Heart", "Call of the Haunted")
def test_T15_a_field_that_fills_up_before_the_monster_arrives_destroys_it():
    d = table(
        you=attack(*FOUR)
        + hand("Change of Heart")
        + set_("Call of the Haunted")
        + graveyard("Dark Magician"),
        them=attack("Summoned Skull"),
    )
    d.activate("Change of Heart", ["Summoned Skull"]).respond(
        "Call of the Haunted", ["Dark Magician"]
    ).resolve()
    assert "Dark Magician" in d.monsters(YOU)
    assert d.graveyard(THEM) == ["Summoned Skull"]
    assert d.events("move")[0].causes == {"rule"}


@pytest.mark.rule("R-CTRL-03")
@pytest.mark.card("Change of Heart")
def test_a_taken_monster_attacks_like_your_own():
    d = taken().to_battle().attack("Summoned Skull")
    assert d.lp(THEM) == 8000 - 2500


@pytest.mark.rule("R-CTRL-03")
def test_a_taken_monster_defends_like_your_own():
    d = table(you=attack("Summoned Skull"), them=defense("Kuriboh", owner=YOU)).to_battle()
    d.attack("Summoned Skull", "Kuriboh")
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Kuriboh"], 8000)


@pytest.mark.rule("R-CTRL-03", "R-TRIB-04", "R-CTRL-05")
@pytest.mark.card("Change of Heart")
def test_a_taken_monster_may_be_tributed_and_goes_to_its_owners_graveyard():
    d = table(you=hand("Change of Heart", "Summoned Skull"), them=attack("Gemini Elf"))
    d.activate("Change of Heart", ["Gemini Elf"]).summon("Summoned Skull", tributes=["Gemini Elf"])
    assert (d.graveyard(THEM), d.graveyard(YOU)) == (["Gemini Elf"], ["Change of Heart"])


@pytest.mark.rule("R-CTRL-04", "R-EQUIP-05")
@pytest.mark.card("Change of Heart", "Axe of Despair")
def test_an_equip_stays_with_its_player_and_works_on():
    d = table(
        you=hand("Change of Heart"), them=attack("Gemini Elf") + equip("Axe of Despair", on="Gemini Elf")
    ).activate("Change of Heart", ["Gemini Elf"])
    d.resolve()
    assert d.attack_of("Gemini Elf") == 1900 + 1000
    assert d.magic_traps(THEM) == ["Axe of Despair"]
    assert d.equipped_to("Axe of Despair") == "Gemini Elf"


@pytest.mark.rule("R-CTRL-05", "J-TERM-04")
def test_a_taken_monster_that_is_destroyed_goes_to_its_owners_graveyard():
    d = table(you=attack("Kuriboh", owner=THEM), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Kuriboh")
    assert (d.graveyard(THEM), d.graveyard(YOU)) == (["Kuriboh"], [])


@pytest.mark.rule("J-CTRL-02")
@pytest.mark.card("Change of Heart")
def test_T15_a_monster_that_cannot_return_is_destroyed():
    five = set_("Kuriboh") + attack(*FOUR)
    d = table(you=attack("Summoned Skull", owner=THEM, until="this turn"), them=five).end_turn()
    assert d.monsters(YOU) == []
    assert d.graveyard(THEM) == ["Summoned Skull"]
    assert len(d.monsters(THEM)) == 5


@pytest.mark.rule("J-CTRL-02")
@pytest.mark.card("Snatch Steal", "Mystical Space Typhoon")
def test_with_no_zone_to_return_to_losing_snatch_steal_destroys_the_monster():
    d = table(
        you=attack("Summoned Skull", owner=THEM, until="while equipped")
        + equip("Snatch Steal", on="Summoned Skull"),
        them=attack(*FIVE) + hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon", ["Snatch Steal"]).resolve()
    assert d.graveyard(THEM) == ["Summoned Skull", "Mystical Space Typhoon"]


@pytest.mark.rule("J-CTRL-02")
@pytest.mark.card("Change of Heart")
def test_a_shield_from_effects_does_not_save_a_monster_that_cannot_return():
    d = table(
        you=attack("Summoned Skull", owner=THEM, until="this turn") + face_up("Shield"),
        them=attack(*FIVE),
        cards=[SHIELD],
    ).end_turn()
    assert d.graveyard(THEM) == ["Summoned Skull"]


@pytest.mark.rule("J-CTRL-03")
@pytest.mark.card("Change of Heart")
def test_position_and_face_are_kept_both_ways():
    d = table(you=hand("Change of Heart"), them=set_("Mystical Elf"))
    d.activate("Change of Heart", ["Mystical Elf"]).resolve()
    assert (d.controller("Mystical Elf"), d.position("Mystical Elf")) == (YOU, "set")
    assert d.knows(YOU, "Mystical Elf")
    d.end_turn()
    assert (d.controller("Mystical Elf"), d.position("Mystical Elf")) == (THEM, "set")


@pytest.mark.rule("J-CTRL-03")
@pytest.mark.card("Change of Heart", "Man-Eater Bug")
def test_the_new_controller_may_flip_summon_a_taken_monster():
    d = table(you=hand("Change of Heart"), them=set_("Man-Eater Bug") + attack("Battle Ox"))
    d.activate("Change of Heart", ["Man-Eater Bug"]).flip("Man-Eater Bug").pick("Battle Ox").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.position("Man-Eater Bug") == "attack"


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Change of Heart", "Snatch Steal")
def test_the_latest_control_effect_wins_and_then_control_goes_to_the_controller_before():
    d = table(
        you=attack("Jinzo", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Jinzo"),
        them=hand("Change of Heart"),
        turn=THEM,
    )
    d.activate("Change of Heart", ["Jinzo"]).resolve()
    assert d.controller("Jinzo") == THEM
    assert d.equipped_to("Snatch Steal") == "Jinzo"
    d.end_turn()
    assert d.controller("Jinzo") == YOU


@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05", "J-TERM-07")
@pytest.mark.card("Change of Heart", "Snatch Steal", "Book of Moon", "Jinzo")
def test_book_of_moon_frees_from_the_equip_but_control_goes_back_to_who_had_it():
    d = table(
        you=attack("Jinzo", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Jinzo"),
        them=hand("Change of Heart", "Book of Moon"),
        turn=THEM,
    )
    d.activate("Change of Heart", ["Jinzo"]).activate("Book of Moon", ["Jinzo"]).resolve()
    assert (d.controller("Jinzo"), d.position("Jinzo")) == (THEM, "set")
    assert d.graveyard(YOU) == ["Snatch Steal"]
    d.end_turn()
    assert (d.controller("Jinzo"), d.position("Jinzo")) == (YOU, "set")


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Change of Heart", "Snatch Steal", "Mystical Space Typhoon")
def test_an_older_control_effect_that_ends_meanwhile_is_out_of_the_stack():
    d = table(
        you=attack("Jinzo", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Jinzo"),
        them=hand("Change of Heart", "Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Change of Heart", ["Jinzo"]).activate("Mystical Space Typhoon", ["Snatch Steal"]).end_turn()
    assert d.controller("Jinzo") == THEM


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Snatch Steal")
def test_a_second_snatch_steal_outlives_the_first():
    d = table(
        you=attack("Jinzo", owner=THEM, until="while equipped")
        + equip("Snatch Steal", on="Jinzo")
        + set_("Mystical Space Typhoon"),
        them=hand("Snatch Steal"),
        turn=THEM,
    ).activate("Snatch Steal", ["Jinzo"])
    d.resolve()
    assert d.controller("Jinzo") == THEM
    d.to_battle().end_turn()
    assert d.turn_player == YOU
    d.activate("Mystical Space Typhoon", [at(THEM, 3, magic_trap=True)]).resolve()
    assert d.controller("Jinzo") == YOU


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Snatch Steal", "Imperial Order")
def test_a_negated_snatch_steal_gives_the_monster_back_for_the_time_being():
    d = table(
        you=attack("Gemini Elf", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Gemini Elf"),
        them=set_("Imperial Order"),
    ).leave_for(END_PHASE)
    d.respond("Imperial Order").resolve()
    assert d.controller("Gemini Elf") == THEM
    assert d.equipped_to("Snatch Steal") == "Gemini Elf"
    d.end_turn().no()  # the upkeep is not paid
    assert d.graveyard(THEM) == ["Imperial Order"]
    assert d.controller("Gemini Elf") == YOU


@pytest.mark.rule("J-CTRL-05")
@pytest.mark.card("Change of Heart", "Monster Reborn")
def test_a_monster_that_left_and_came_back_is_not_given_back_in_the_end_phase():
    you = hand("Change of Heart", "Lightning", "Monster Reborn")
    d = table(you=you, them=attack("Gemini Elf"), cards=[LIGHTNING])
    d.activate("Change of Heart", ["Gemini Elf"]).activate("Lightning")
    d.activate("Monster Reborn", ["Gemini Elf"]).resolve().choose("attack").end_turn()
    assert d.controller("Gemini Elf") == YOU


@pytest.mark.rule("J-CTRL-05")
@pytest.mark.card("Change of Heart")
def test_a_monster_that_left_is_its_owners_again():
    d = table(you=hand("Change of Heart", "Send Home"), them=attack("Gemini Elf"), cards=[SEND_HOME])
    d.activate("Change of Heart", ["Gemini Elf"]).activate("Send Home").end_turn()
    assert d.hand(THEM).count("Gemini Elf") == 1
    d.summon("Gemini Elf").end_turn()
    assert d.controller("Gemini Elf") == THEM


@pytest.mark.rule("J-CTRL-05", "R-CTRL-03")
@pytest.mark.card("Monster Reborn")
def test_a_monster_revived_from_the_opponents_graveyard_is_yours_for_good():
    d = table(you=hand("Monster Reborn"), them=graveyard("Gemini Elf"))
    d.activate("Monster Reborn", ["Gemini Elf"]).resolve().choose("attack")
    assert d.controller("Gemini Elf") == YOU
    d.end_turn().end_turn()
    assert d.controller("Gemini Elf") == YOU


@pytest.mark.rule("J-CTRL-05", "J-CTRL-04")
@pytest.mark.card("Monster Reborn", "Change of Heart")
def test_a_revived_monster_goes_back_to_who_revived_it():
    d = table(you=hand("Monster Reborn"), them=graveyard("Gemini Elf") + deck("Change of Heart"))
    d.activate("Monster Reborn", ["Gemini Elf"]).resolve().choose("attack").end_turn()
    d.activate("Change of Heart", ["Gemini Elf"]).resolve()
    assert d.controller("Gemini Elf") == THEM
    d.end_turn()
    assert d.controller("Gemini Elf") == YOU
