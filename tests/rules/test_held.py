"""Monsters that serve as Equips (J-EQUIP-04): Relinquished and Thousand-Eyes Restrict."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def holding(*more, name="Summoned Skull", them=(), **how):
    """You control Relinquished, and this monster of the opponent is equipped to it."""
    held = equip(name, on="Relinquished", owner=THEM, zone=5)
    return table(you=[*attack("Relinquished"), *held, *more], them=them, **how)


# -- equipping -------------------------------------------------------------------------------------


@pytest.mark.rule("J-EQUIP-04")
@pytest.mark.card("Relinquished")
def test_relinquished_equips_a_monster_in_a_magic_and_trap_zone_of_its_controller():
    d = table(you=attack("Relinquished"), them=attack("Summoned Skull", "Battle Ox"))
    d.activate("Relinquished", ["Summoned Skull"])
    assert (d.magic_traps(YOU), d.monsters(THEM)) == (["Summoned Skull"], ["Battle Ox"])
    assert d.equipped_to("Summoned Skull") == "Relinquished"
    assert (d.attack_of("Relinquished"), d.defense_of("Relinquished")) == (2500, 1200)


@pytest.mark.rule("J-EQUIP-04", "J-EFF-12")
@pytest.mark.card("Relinquished")
def test_without_a_free_magic_and_trap_zone_relinquished_cannot_use_its_effect():
    full = set_("Waboku", "Waboku", "Waboku", "Waboku", "Waboku")
    d = table(you=attack("Relinquished") + full, them=attack("Battle Ox"))
    assert d.why_not("Relinquished", "activate") == ["J-EQUIP-04"]


@pytest.mark.rule("J-EQUIP-04")
@pytest.mark.card("Relinquished", "Mystical Space Typhoon", "Heavy Storm")
@pytest.mark.parametrize("magic", ["Mystical Space Typhoon", "Heavy Storm"])
def test_a_monster_that_is_an_equip_is_destroyed_as_magic_and_goes_to_its_owner(magic):
    d = holding(them=hand(magic), turn=THEM).activate(magic)
    assert (d.magic_traps(YOU), "Summoned Skull" in d.graveyard(THEM)) == ([], True)
    assert d.attack_of("Relinquished") == 0


@pytest.mark.rule("J-EQUIP-04")
@pytest.mark.card("Relinquished", "Dark Hole", "Mage Power")
def test_a_monster_that_is_an_equip_is_no_monster():
    d = holding(*hand("Mage Power"), them=attack("Battle Ox"))
    assert d.activate("Mage Power", ["Battle Ox"]).attack_of("Battle Ox") == 1700 + 2 * 500
    raze = magic("Raze", w.activate(w.Destroy(w.every(w.MONSTER & w.OTHER))))
    d = holding(*hand("Raze"), them=attack("Battle Ox"), cards=[raze]).activate("Raze")
    assert (d.monsters(THEM), d.monsters(YOU)) == ([], [])
    assert [e.causes for e in d.events("move") if e.cards == ("Summoned Skull",)] == [{"rule"}]


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-EFF-01")
def test_relinquished_equips_one_at_a_time_once_per_turn_in_the_main_phase():
    d = holding(them=attack("Battle Ox"))
    assert d.why_not("Relinquished", "activate") == ["R-GEN-01"]
    d = table(you=attack("Relinquished") + hand("Mystical Space Typhoon"), them=attack("Battle Ox", "Sangan"))
    d.activate("Relinquished", ["Sangan"]).activate("Mystical Space Typhoon", ["Sangan"])
    assert d.why_not("Relinquished", "activate") == ["R-GEN-01"]
    d = table(you=attack("Relinquished"), them=attack("Battle Ox"), turn=THEM)
    assert "J-EFF-01" in d.why_not("Relinquished", "activate")


@pytest.mark.card("Relinquished", "Axe of Despair")
@pytest.mark.rule("J-EQUIP-01")
def test_equips_on_the_monster_that_is_taken_are_destroyed():
    d = table(
        you=attack("Relinquished"), them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    ).activate("Relinquished")
    assert (d.graveyard(THEM), d.attack_of("Relinquished")) == (["Axe of Despair"], 1700)


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-EFF-20", "J-PUB-01")
def test_a_face_down_monster_is_taken_face_down_and_its_values_cannot_be_read():
    d = table(you=attack("Relinquished"), them=set_("Summoned Skull")).activate("Relinquished")
    assert (d.magic_traps(YOU), d.is_set("Summoned Skull")) == (["Summoned Skull"], True)
    assert d.attack_of("Relinquished") == 0
    assert d.knows(YOU, "Summoned Skull") and d.knows(THEM, "Summoned Skull")


@pytest.mark.card("Relinquished", "Jinzo", "Waboku")
def test_the_effects_of_a_monster_that_is_held_do_nothing():
    d = table(you=attack("Relinquished"), them=attack("Jinzo") + set_("Waboku"))
    d.activate("Relinquished").leave_for(BATTLE_PHASE)
    assert d.can_respond("Waboku")


@pytest.mark.card("Relinquished", "Axe of Despair")
def test_what_else_is_equipped_to_relinquished_comes_on_top():
    d = table(
        you=attack("Relinquished") + equip("Axe of Despair", on="Relinquished"), them=attack("Battle Ox")
    ).activate("Relinquished")
    assert d.attack_of("Relinquished") == 2700


@pytest.mark.card("Relinquished", "Eternal Rest")
def test_a_monster_that_holds_another_is_equipped():
    d = holding(*hand("Eternal Rest")).activate("Eternal Rest")
    assert d.monsters(YOU) == []


# -- answers to it ---------------------------------------------------------------------------------


@pytest.mark.card("Relinquished", "Book of Moon", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04")
@pytest.mark.parametrize("answer", ["Book of Moon", "Ring of Destruction"])
def test_relinquished_must_be_there_face_up_as_its_effect_resolves(answer):
    d = table(you=attack("Relinquished"), them=attack("Battle Ox") + set_(answer))
    d.activate("Relinquished").respond(answer, ["Relinquished"]).resolve()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-EFF-10")
def test_a_target_that_has_come_to_your_side_is_not_equipped():
    shift = trap("Shift Sides", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS))
    d = table(you=attack("Relinquished") + set_("Shift Sides"), them=attack("Battle Ox"), cards=[shift])
    d.activate("Relinquished").respond("Shift Sides").resolve()
    assert (sorted(d.monsters(YOU)), d.magic_traps(YOU)) == (["Battle Ox", "Relinquished"], [])


@pytest.mark.card("Relinquished", "Lord of D.")
def test_the_effect_of_relinquished_targets():
    d = table(you=attack("Relinquished"), them=attack("Lord of D.", "Luster Dragon"))
    d.activate("Relinquished")
    assert d.magic_traps(YOU) == ["Lord of D."]


# -- how it ends -----------------------------------------------------------------------------------


@pytest.mark.card("Relinquished", "Book of Moon", "Sangan")
@pytest.mark.rule("J-EQUIP-01", "J-TERM-07")
def test_a_held_monster_goes_when_relinquished_is_turned_face_down():
    d = holding(*hand("Book of Moon"), name="Sangan", them=deck("Kuriboh"))
    d.activate("Book of Moon", ["Relinquished"]).resolve()
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == ([], ["Sangan"])
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Relinquished", "Skill Drain")
@pytest.mark.rule("J-EQUIP-01")
def test_a_held_monster_goes_when_the_effect_that_holds_it_is_negated():
    d = holding(them=set_("Skill Drain"))
    d.leave_for(BATTLE_PHASE).respond("Skill Drain").resolve()
    assert (d.magic_traps(YOU), d.attack_of("Relinquished")) == ([], 0)


@pytest.mark.card("Relinquished", "Imperial Order")
def test_imperial_order_does_not_touch_a_held_monster():
    d = holding(*face_up("Imperial Order"))
    assert (d.magic_traps(YOU), d.attack_of("Relinquished")) == (["Imperial Order", "Summoned Skull"], 2500)


@pytest.mark.card("Relinquished", "Change of Heart")
@pytest.mark.rule("R-CTRL-04", "R-EQUIP-05")
def test_a_held_monster_stays_where_it_is_when_relinquished_changes_sides():
    d = holding(them=hand("Change of Heart"), turn=THEM).activate("Change of Heart")
    assert (d.monsters(THEM), d.magic_traps(YOU)) == (["Relinquished"], ["Summoned Skull"])
    assert d.attack_of("Relinquished") == 2500


@pytest.mark.card("Relinquished", "Giant Trunade")
@pytest.mark.rule("J-TERM-04")
def test_a_held_monster_returns_to_its_owners_hand():
    d = holding(*hand("Giant Trunade")).activate("Giant Trunade")
    assert (d.hand(THEM), d.attack_of("Relinquished")) == (["Summoned Skull"], 0)


@pytest.mark.card("Relinquished", "Scapegoat", "Mystical Space Typhoon")
@pytest.mark.rule("J-TOK-01")
def test_a_token_may_be_held_and_vanishes():
    d = table(you=attack("Relinquished") + hand("Mystical Space Typhoon"), them=defense("Sheep Token"))
    d.activate("Relinquished")
    assert d.magic_traps(YOU) == ["Sheep Token"]
    d.activate("Mystical Space Typhoon")
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == ([], [])


# -- battles ---------------------------------------------------------------------------------------


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-EQUIP-04", "J-DMG-09")
def test_battle_destroys_the_held_monster_instead_and_the_damage_goes_to_both():
    d = holding(name="Battle Ox", them=attack("Summoned Skull"), turn=THEM, phase=BATTLE_PHASE)
    d.attack("Summoned Skull", "Relinquished").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU), d.graveyard(THEM)) == (["Relinquished"], [], ["Battle Ox"])
    assert (d.lp(YOU), d.lp(THEM)) == (7200, 7200)
    assert [(e.player, e.amount) for e in d.events("effect-damage")] == [(THEM, 800)]


@pytest.mark.card("Relinquished")
def test_an_attack_of_relinquished_that_fails_is_paid_by_the_held_monster_too():
    d = holding(name="Battle Ox", them=attack("Summoned Skull"), phase=BATTLE_PHASE)
    d.attack("Relinquished", "Summoned Skull").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.lp(THEM)) == (["Relinquished"], 7200, 7200)


@pytest.mark.card("Relinquished")
def test_damage_from_a_strong_defense_is_not_shared():
    d = holding(name="Battle Ox", them=defense("Mystical Elf"), phase=BATTLE_PHASE)
    d.attack("Relinquished", "Mystical Elf").resolve()
    assert (d.magic_traps(YOU), d.lp(YOU), d.lp(THEM)) == (["Battle Ox"], 7700, 8000)


@pytest.mark.card("Relinquished")
@pytest.mark.rule("R-DMG-10")
def test_equal_atk_destroys_the_held_monster_and_the_other_and_hurts_nobody():
    d = holding(name="Battle Ox", them=attack("Axe Raider"), phase=BATTLE_PHASE)
    d.attack("Relinquished", "Axe Raider").resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.lp(YOU), d.lp(THEM)) == (["Relinquished"], [], 8000, 8000)


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-WIN-01")
def test_who_falls_to_0_by_the_damage_has_lost_before_it_is_shared():
    d = holding(
        *lp(800), name="Battle Ox", them=[*attack("Summoned Skull"), *lp(500)], turn=THEM, phase=BATTLE_PHASE
    )
    assert d.attack("Summoned Skull", "Relinquished").resolve().winner == THEM


@pytest.mark.card("Relinquished")
def test_relinquished_alone_is_destroyed_like_any_other():
    d = table(you=attack("Relinquished"), them=attack("Battle Ox"), turn=THEM, phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Relinquished").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.lp(THEM)) == ([], 6300, 8000)


@pytest.mark.card("Relinquished", "Sangan", "Mystic Tomato")
@pytest.mark.rule("J-TERM-01")
def test_a_held_monster_is_destroyed_by_an_effect_and_not_by_battle():
    d = holding(name="Sangan", them=attack("Summoned Skull") + deck("Kuriboh"), turn=THEM, phase=BATTLE_PHASE)
    assert d.attack("Summoned Skull", "Relinquished").resolve().hand(THEM) == ["Kuriboh"]
    d = holding(name="Mystic Tomato", them=attack("Summoned Skull"), turn=THEM, phase=BATTLE_PHASE)
    d.attack("Summoned Skull", "Relinquished").resolve()
    assert d.kind == "act" and "Mystic Tomato" in d.graveyard(THEM)


# -- Thousand-Eyes Restrict ------------------------------------------------------------------------


@pytest.mark.card("Thousand-Eyes Restrict", "Relinquished", "Polymerization")
@pytest.mark.rule("R-FUS-02")
def test_thousand_eyes_restrict_is_made_of_relinquished_and_the_idol():
    d = table(
        you=hand("Polymerization", "Relinquished", "Thousand-Eyes Idol")
        + fusion_deck("Thousand-Eyes Restrict"),
        them=attack("Summoned Skull"),
    )
    d.activate("Polymerization", ["Relinquished"]).choose("attack").activate("Thousand-Eyes Restrict")
    assert (d.attack_of("Thousand-Eyes Restrict"), d.magic_traps(YOU)) == (2500, ["Summoned Skull"])


@pytest.mark.card("Thousand-Eyes Restrict", "Block Attack")
@pytest.mark.rule("J-POS-04")
def test_thousand_eyes_restrict_holds_all_others_in_their_positions():
    d = table(
        you=attack("Thousand-Eyes Restrict", "Battle Ox") + set_("Kuriboh"),
        them=attack("Sangan") + hand("Block Attack"),
    )
    assert d.why_not("Battle Ox", "change") == d.why_not("Kuriboh", "flip") == ["R-GEN-01"]
    assert d.can("change", "Thousand-Eyes Restrict")
    d = table(
        you=attack("Battle Ox") + hand("Block Attack"), them=attack("Thousand-Eyes Restrict", "Sangan")
    ).activate("Block Attack", ["Sangan"])
    assert d.position("Sangan") == "defense"


@pytest.mark.card("Thousand-Eyes Restrict")
def test_thousand_eyes_restrict_alone_attacks_and_two_of_them_stop_each_other():
    d = table(you=attack("Thousand-Eyes Restrict", "Battle Ox"), phase=BATTLE_PHASE)
    assert d.can("attack", "Thousand-Eyes Restrict") and d.why_not("Battle Ox") == ["R-GEN-01"]
    two = attack("Thousand-Eyes Restrict")
    assert not table(you=two, them=two, phase=BATTLE_PHASE).can("attack", "Thousand-Eyes Restrict")


@pytest.mark.card("Thousand-Eyes Restrict")
def test_thousand_eyes_restrict_is_saved_and_shares_no_damage():
    held = equip("Battle Ox", on="Thousand-Eyes Restrict", owner=THEM)
    d = table(
        you=[*attack("Thousand-Eyes Restrict"), *held], them=attack("Summoned Skull"), phase=BATTLE_PHASE
    )
    d.attack("Thousand-Eyes Restrict", "Summoned Skull").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Thousand-Eyes Restrict"], ["Battle Ox"])
    assert (d.lp(YOU), d.lp(THEM)) == (7200, 8000)


@pytest.mark.card("Thousand-Eyes Restrict", "Ring of Destruction", "Magical Scientist")
@pytest.mark.rule("J-SUM-03")
def test_thousand_eyes_restrict_is_answered_with_its_target_destroyed():
    d = table(
        you=attack("Magical Scientist") + fusion_deck("Thousand-Eyes Restrict"),
        them=attack("Gemini Elf") + set_("Ring of Destruction"),
    )
    d.activate("Magical Scientist").pass_().choose("attack").activate("Thousand-Eyes Restrict")
    d.respond("Ring of Destruction", ["Gemini Elf"]).resolve()
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == ([], ["Gemini Elf", "Ring of Destruction"])


@pytest.mark.card("Relinquished")
@pytest.mark.rule("J-EQUIP-04")
def test_with_zones_ask_the_zone_of_the_held_monster_is_asked():
    d = table(you=attack("Relinquished"), them=attack("Battle Ox"), rules={"zones": "ask"})
    d.activate("Relinquished", zone=5)
    assert d.zones(YOU, magic_trap=True)[4] == "Battle Ox"


@pytest.mark.card("Relinquished")
@pytest.mark.parametrize("face_down", [False, True])
def test_a_held_monster_is_written_down_and_read_again(face_down):
    monsters = set_("Battle Ox") if face_down else attack("Battle Ox")
    d = table(you=attack("Relinquished"), them=monsters).activate("Relinquished")
    again = from_picture(d.picture())
    assert (again.attack_of("Relinquished"), again.is_set("Battle Ox")) == (
        0 if face_down else 1700,
        face_down,
    )
    assert again.equipped_to("Battle Ox") == "Relinquished"
