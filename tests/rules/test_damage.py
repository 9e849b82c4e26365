"""The Damage Step."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

# Attackers and targets by their numbers, so that a test reads as the outcome table.
CARDS = [
    normal_monster("Attacker 1800", 1800, 0),
    normal_monster("Attacker 0", 0, 2000),
    *(normal_monster(f"Attack {number}", number, 0) for number in (0, 1000, 1800, 2500)),
    *(normal_monster(f"Defense {number}", 0, number) for number in (0, 1000, 1800, 2500)),
]


def battle(attacker, target, **options):
    """You attack with the one, they defend with the other: told as parts."""
    you, them = attack(attacker), target
    d = table(you=you, them=them, cards=CARDS, **options).to_battle()
    names = [part.name for part in them]
    return d.attack(attacker, *names)


# -- the outcome table ------------------------------------------------------------------------------


@pytest.mark.rule("R-DMG-09")
def test_more_atk_destroys_a_target_in_attack_position_and_does_the_difference():
    d = battle("Attacker 1800", attack("Attack 1000"))
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Attacker 1800"], ["Attack 1000"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7200)


@pytest.mark.rule("R-DMG-10")
def test_equal_atk_destroys_both():
    d = battle("Attacker 1800", attack("Attack 1800"))
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Attacker 1800"], ["Attack 1800"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-DMG-11")
def test_less_atk_destroys_the_attacker_and_does_the_difference_to_its_controller():
    d = battle("Attacker 1800", attack("Attack 2500"))
    assert (d.graveyard(YOU), d.monsters(THEM)) == (["Attacker 1800"], ["Attack 2500"])
    assert (d.lp(YOU), d.lp(THEM)) == (7300, 8000)


@pytest.mark.rule("R-DMG-12")
@pytest.mark.parametrize("position", [defense, set_])
def test_more_atk_than_def_destroys_the_target_without_damage(position):
    d = battle("Attacker 1800", position("Defense 1000"))
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Attacker 1800"], ["Defense 1000"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-DMG-13")
@pytest.mark.parametrize("position", [defense, set_])
def test_atk_equal_to_def_destroys_nothing(position):
    d = battle("Attacker 1800", position("Defense 1800"))
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Attacker 1800"], ["Defense 1800"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-DMG-14")
@pytest.mark.parametrize("position", [defense, set_])
def test_less_atk_than_def_destroys_nothing_and_does_the_difference_to_the_attackers_controller(position):
    d = battle("Attacker 1800", position("Defense 2500"))
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Attacker 1800"], ["Defense 2500"])
    assert (d.lp(YOU), d.lp(THEM)) == (7300, 8000)


@pytest.mark.rule("R-DMG-15", "R-WIN-09")
def test_a_direct_attack_does_the_full_atk():
    d = table(you=attack("Attack 2500"), cards=CARDS).to_battle().attack("Attack 2500")
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 5500)
    (event,) = d.events("battle-damage")
    assert (event.player, event.amount) == (THEM, 2500)


@pytest.mark.rule("J-DMG-06", "R-DMG-10", "J-BP-07")
def test_T06_two_monsters_with_0_atk_destroy_each_other():
    d = battle("Attacker 0", attack("Attack 0"))
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Attacker 0"], ["Attack 0"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-DMG-13")
def test_0_atk_against_0_def_destroys_nothing():
    d = battle("Attacker 0", defense("Defense 0"))
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Attacker 0"], ["Defense 0"])


@pytest.mark.rule("J-DMG-09")
def test_no_difference_is_no_battle_damage():
    d = battle("Attacker 1800", attack("Attack 1800"))
    assert d.events("battle-damage") == []
    d = table(you=attack("Attack 0"), cards=CARDS).to_battle().attack("Attack 0")
    assert d.events("battle-damage") == []
    assert d.lp(THEM) == 8000


@pytest.mark.rule("J-DMG-07")
def test_a_face_up_monster_in_defense_position_fights_with_its_def():
    d = battle("Attacker 1800", defense("Defense 2500"))
    assert d.lp(YOU) == 7300
    d = battle("Attacker 1800", defense("Attack 2500"))  # its DEF is 0
    assert d.graveyard(THEM) == ["Attack 2500"]


@pytest.mark.rule("R-GEN-09")
def test_type_attribute_and_level_change_nothing_in_a_battle():
    cards = [
        normal_monster("Small", 1000, 0, level=1, type="Insect", attribute="EARTH"),
        normal_monster("Great", 900, 0, level=12, type="Dragon", attribute="LIGHT"),
    ]
    d = table(you=attack("Small"), them=attack("Great"), cards=cards).to_battle().attack("Small", "Great")
    assert d.graveyard(THEM) == ["Great"]
    assert d.lp(THEM) == 7900


# -- the order ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-DMG-03", "J-DMG-11", "R-FLIP-04")
def test_a_face_down_target_is_turned_up_and_stays_in_face_up_defense_position():
    d = battle("Attacker 1800", set_("Defense 2500"))
    assert d.position("Defense 2500") == "defense"
    assert d.knows(YOU, "Defense 2500")
    assert d.events("summon") == []
    kinds = d.kinds()
    assert kinds.index("flip") < kinds.index("battle")


@pytest.mark.rule("R-DMG-04", "R-DMG-08", "J-DMG-01")
def test_compare_then_damage_then_effects_then_the_graveyard():
    d = battle("Attacker 1800", set_("Man-Eater Bug"))
    order = ["attack", "flip", "battle", "activate", "resolve", "move", "move"]
    assert [kind for kind in d.kinds() if kind in order] == order
    assert [event.cards[0] for event in d.events("move")] == ["Attacker 1800", "Man-Eater Bug"]


@pytest.mark.rule("R-DMG-08", "J-TERM-01", "J-TERM-04")
def test_destroyed_in_battle_is_destroyed_and_goes_to_its_owners_graveyard():
    d = table(you=attack("Battle Ox", owner=THEM), them=attack("Summoned Skull"))
    d.to_battle().attack("Battle Ox", "Summoned Skull")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.events("move")[0].causes == {"battle"}


@pytest.mark.rule("R-DMG-04", "R-BP-09")
def test_after_a_battle_comes_the_next_attack():
    d = table(you=attack("Attack 1800", "Attack 2500"), them=attack("Attack 1000"), cards=CARDS).to_battle()
    d.attack("Attack 1800", "Attack 1000")
    assert d.step == "Battle Step"
    assert d.attack("Attack 2500").lp(THEM) == 8000 - 800 - 2500


@pytest.mark.rule("J-WIN-01", "R-DMG-04")
def test_life_points_at_0_end_the_duel_before_monsters_are_sent_to_the_graveyard():
    d = table(you=attack("Attack 2500"), them=attack("Attack 1000") + lp(1500), cards=CARDS).to_battle()
    d.attack("Attack 2500", "Attack 1000")
    assert d.winner == YOU
    assert d.graveyard(THEM) == []


@pytest.mark.rule("R-DMG-05", "J-DMG-03", "J-DMG-11")
@pytest.mark.card("Man-Eater Bug")
def test_T09_a_man_eater_bug_that_is_destroyed_still_destroys_the_attacker():
    d = table(you=attack("Gemini Elf"), them=set_("Man-Eater Bug"))
    d.to_battle().attack("Gemini Elf", "Man-Eater Bug")
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Gemini Elf"], ["Man-Eater Bug"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-DMG-06", "J-DMG-03")
@pytest.mark.card("Penguin Soldier")
def test_T09_a_penguin_soldier_that_is_destroyed_cannot_pick_itself():
    d = table(you=attack("Gemini Elf", "Battle Ox"), them=set_("Penguin Soldier") + attack("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Penguin Soldier").use("Penguin Soldier")
    assert set(d.options()) - {"done"} == {"pick Kuriboh", "pick Gemini Elf", "pick Battle Ox"}


@pytest.mark.rule("R-DMG-06", "J-FLIP-05")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_with_nothing_left_to_choose_does_not_activate():
    weak = normal_monster("Weak", 500, 0)
    d = table(you=attack("Weak"), them=set_("Man-Eater Bug"), cards=[weak])
    d.to_battle().attack("Weak", "Man-Eater Bug")
    # 500 ATK against 600 DEF: nobody is destroyed, and Weak may be chosen.
    d.pick("Weak")
    assert d.graveyard(YOU) == ["Weak"]


@pytest.mark.rule("R-DMG-01", "J-DMG-02")
@pytest.mark.card(
    "Mystical Space Typhoon", "Ring of Destruction", "Waboku", "Torrential Tribute", "Rush Recklessly"
)
def test_T10_what_may_be_used_in_the_damage_step():
    d = table(
        you=attack("Gemini Elf") + hand("Rush Recklessly", "Mystical Space Typhoon"),
        them=set_(
            "Mystical Elf", "Ring of Destruction", "Waboku", "Torrential Tribute", "Mystical Space Typhoon"
        ),
    )
    d.to_battle().attack("Gemini Elf", "Mystical Elf").until("Damage Step")
    assert (d.asked, d.options()) == (YOU, ["activate Rush Recklessly", "pass"])
    for name in ("Ring of Destruction", "Waboku", "Torrential Tribute"):
        assert "J-DMG-02" in d.why_not(name)


@pytest.mark.rule("R-DMG-02", "J-DMG-02")
@pytest.mark.card("Rush Recklessly")
def test_T10_rush_recklessly_comes_before_the_calculation():
    d = table(you=attack("Gemini Elf") + hand("Rush Recklessly"), them=set_("Mystical Elf"))
    d.to_battle().attack("Gemini Elf", "Mystical Elf").until("before damage calculation")
    d.respond("Rush Recklessly", targets=["Gemini Elf"]).resolve()
    assert d.graveyard(THEM) == ["Mystical Elf"]


@pytest.mark.rule("R-DMG-02", "J-DMG-02")
@pytest.mark.card("Rush Recklessly")
def test_T10_rush_recklessly_comes_not_in_the_calculation_or_later():
    steps = set()
    d = table(you=attack("Gemini Elf") + hand("Rush Recklessly"), them=set_("Mystical Elf"))
    d.to_battle().attack("Gemini Elf", "Mystical Elf")
    while d.kind == "respond":
        steps.add(d.step)
        d.pass_()
    assert steps == {"Battle Step", "Damage Step: before damage calculation"}


@pytest.mark.rule("J-DMG-02")
@pytest.mark.card("Injection Fairy Lily")
def test_T10_injection_fairy_lily_in_the_calculation():
    d = table(you=attack("Injection Fairy Lily"), them=attack("Summoned Skull"))
    d.to_battle().attack("Injection Fairy Lily", "Summoned Skull")
    assert d.step == "Damage Step: damage calculation"
    d.respond("Injection Fairy Lily").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 8000 - 900)


@pytest.mark.rule("J-DMG-02")
@pytest.mark.card("Kuriboh")
def test_T10_kuriboh_in_the_calculation():
    d = table(you=attack("Summoned Skull"), them=hand("Kuriboh"))
    d.to_battle().attack("Summoned Skull")
    assert d.step == "Damage Step: damage calculation"
    d.respond("Kuriboh").resolve()
    assert d.lp(THEM) == 8000
    assert d.graveyard(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-DMG-04")
@pytest.mark.card("Airknight Parshath", "Man-Eater Bug")
def test_T11_airknight_draws_before_the_flip_effect():
    d = table(
        you=attack("Airknight Parshath", "Sangan") + deck("Kuriboh"),
        them=set_("Man-Eater Bug"),
    )
    d.to_battle().attack("Airknight Parshath", "Man-Eater Bug").resolve()
    assert d.hand(YOU) == ["Kuriboh"]
    assert d.lp(THEM) == 8000 - 1300
    assert d.options() == ["pick Airknight Parshath", "pick Sangan"]
    d.pick("Airknight Parshath")
    assert d.graveyard(YOU) == ["Airknight Parshath"]


@pytest.mark.rule("J-DMG-05")
@pytest.mark.card("Man-Eater Bug")
def test_with_a_fighter_gone_there_is_no_calculation():
    d = table(you=attack("Gemini Elf") + hand("Book of Moon"), them=attack("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Kuriboh").respond("Book of Moon", targets=["Gemini Elf"]).resolve()
    assert d.events("battle") == []
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-DMG-08")
@pytest.mark.card("Mystic Tomato", "Torrential Tribute", "Trap Hole")
def test_a_monster_that_a_battle_brings_cannot_be_answered_as_a_summon():
    d = table(
        you=attack("Gemini Elf") + set_("Torrential Tribute"),
        them=attack("Mystic Tomato") + deck("Sangan"),
    )
    d.to_battle().attack("Gemini Elf", "Mystic Tomato").use("Mystic Tomato")
    while d.kind != "act":
        assert d.kind != "respond"
        d.choose("attack" if d.kind == "position" else "pick Sangan")
    assert d.monsters(THEM) == ["Sangan"]
    assert d.events("summon")[-1].cards == ("Sangan",)


@pytest.mark.rule("R-DMG-07")
@pytest.mark.card("Wall of Illusion")
def test_other_effects_of_the_battle_come_after_the_calculation_too():
    d = table(you=attack("Gemini Elf"), them=set_("Wall of Illusion"))
    d.to_battle().attack("Gemini Elf", "Wall of Illusion").resolve()
    kinds = [kind for kind in d.kinds() if kind in ("battle", "activate", "move")]
    assert kinds == ["battle", "activate", "move", "move"]
    assert d.hand(YOU) == ["Gemini Elf"]
    assert d.graveyard(THEM) == ["Wall of Illusion"]


@pytest.mark.rule("J-DMG-10")
@pytest.mark.card("Rush Recklessly")
def test_a_player_starts_one_chain_in_each_part_of_the_damage_step():
    d = table(
        you=attack("Gemini Elf") + hand("Rush Recklessly", "Rush Recklessly"),
        them=attack("Summoned Skull"),
    )
    d.to_battle().attack("Gemini Elf", "Summoned Skull").until("before damage calculation")
    d.respond("Rush Recklessly", targets=["Gemini Elf"])
    assert d.can("activate", "Rush Recklessly")  # as an answer in the same Chain
    d.pass_()
    assert d.kind == "act"
    assert d.hand(YOU) == ["Rush Recklessly"]
    assert d.lp(THEM) == 8000 - (2600 - 2500)


@pytest.mark.rule("J-DMG-10")
@pytest.mark.card("Rush Recklessly")
def test_each_player_has_a_chain_of_his_own():
    d = table(
        you=attack("Gemini Elf") + hand("Rush Recklessly"),
        them=attack("Summoned Skull") + set_("Reinforcements", "Castle Walls"),
    )
    d.to_battle().attack("Gemini Elf", "Summoned Skull").until("before damage calculation")
    d.respond("Rush Recklessly", targets=["Gemini Elf"]).resolve_chain()
    assert d.asked == THEM
    d.respond("Reinforcements", targets=["Summoned Skull"])
    assert d.can("activate", "Castle Walls")
    d.pass_()
    assert d.kind == "act"
    assert d.lp(YOU) == 8000 - (3000 - 2600)


@pytest.mark.rule("R-DMG-08", "J-CHAIN-06")
@pytest.mark.card("Sangan")
def test_graveyard_effects_of_both_fighters_stand_on_one_chain():
    d = table(
        you=attack("Sangan") + deck("Kuriboh"), them=attack("Sangan") + deck("Man-Eater Bug")
    ).to_battle()
    d.attack("Sangan", "Sangan").resolve()
    assert (d.hand(YOU), d.hand(THEM)) == (["Kuriboh"], ["Man-Eater Bug"])
    assert [event.player for event in d.events("activate")] == [YOU, THEM]
    assert [event.player for event in d.events("resolve")] == [THEM, YOU]


@pytest.mark.rule("R-DMG-04", "J-DMG-01", "J-DMG-03")
@pytest.mark.card("Airknight Parshath", "Sangan", "Man-Eater Bug")
def test_a_flip_effect_takes_sangan_and_the_search_comes_before_the_bug_is_buried():
    d = table(
        you=attack("Airknight Parshath", "Sangan") + deck("Gemini Elf", "Kuriboh"),
        them=set_("Man-Eater Bug"),
    ).to_battle()
    d.attack("Airknight Parshath", "Man-Eater Bug").resolve()
    d.pick("Sangan").resolve()
    assert d.hand(YOU) == ["Gemini Elf", "Kuriboh"]
    moved = [event.cards[0] for event in d.events("move")]
    assert moved == ["Sangan", "Kuriboh", "Man-Eater Bug"]


@pytest.mark.rule("J-DMG-03", "R-DMG-06")
def test_a_destroyed_monster_lies_on_the_field_until_the_end_but_cannot_be_chosen_or_moved():
    blast = effect_monster("Blast", w.flip(w.Destroy(w.every(w.MONSTER & w.OTHER))), defense=500)
    seen = effect_monster("Counter", w.flip(w.Damage(100, each=w.MONSTER)), attack=0, defense=0)
    d = table(you=attack("Gemini Elf", "Battle Ox"), them=set_("Blast"), cards=[blast]).to_battle()
    d.attack("Gemini Elf", "Blast").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Gemini Elf"]
    d = table(you=attack("Gemini Elf"), them=set_("Counter"), cards=[seen]).to_battle()
    d.attack("Gemini Elf", "Counter").resolve()
    assert d.lp(YOU) == 8000 - 200  # both are on the field as it counts


@pytest.mark.rule("R-DMG-14", "J-EFF-09")
def test_below_0_counts_as_0_in_a_battle():
    weakness = trap("Weakness", w.activate(w.Gain(w.TARGET, attack=-1000), target=w.MONSTER & w.FACE_UP))
    d = table(you=attack("Kuriboh") + set_("Weakness"), them=attack("Kuriboh"), cards=[weakness])
    d.activate("Weakness", targets=[at(YOU, 1)]).resolve().to_battle()
    assert d.attack_of("Kuriboh", YOU) == 0
    assert d.attack("Kuriboh", "Kuriboh").lp(YOU) == 8000 - 300


@pytest.mark.rule("J-DMG-11", "R-POS-01")
def test_a_monster_turned_up_by_an_attack_may_be_changed_in_its_own_turn():
    d = table(you=attack("Kuriboh"), them=set_("Mystical Elf")).to_battle()
    d.attack("Kuriboh", "Mystical Elf").end_turn()
    assert d.change("Mystical Elf").position("Mystical Elf") == "attack"


@pytest.mark.rule("R-DMG-15", "J-DMG-05")
def test_effects_before_the_calculation_may_end_the_battle():
    """A fighter that leaves in the Damage Step: no calculation, and no Replay (J-REPLAY-05)."""
    vanish = effect_monster("Vanish", w.quick(w.ToHand(w.THIS), damage=w.MODIFIER), attack=1000)
    d = table(you=attack("Battle Ox"), them=attack("Vanish"), cards=[vanish]).to_battle()
    d.attack("Battle Ox", "Vanish").until("before damage calculation").respond("Vanish").resolve()
    assert d.hand(THEM) == ["Vanish"]
    assert d.events("battle") == d.events("replay") == []
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
