"""Toons and their world (J-EFF-17)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

WORLD = face_up("Toon World")


def battle(*more, them=()):
    """In your Battle Phase, with a Toon Mermaid that was Summoned in an earlier turn."""
    return table(you=[*attack("Toon Mermaid"), *WORLD, *more], them=them, phase=BATTLE_PHASE)


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid", "Toon World")
def test_a_toon_comes_from_the_hand_while_toon_world_is_face_up_on_your_side():
    d = table(you=hand("Toon Mermaid", "Battle Ox") + WORLD).special_summon("Toon Mermaid", position="attack")
    assert d.monsters(YOU) == ["Toon Mermaid"]
    assert d.can("summon", "Battle Ox")
    for world in (set_("Toon World"), []):
        d = table(you=[*hand("Toon Mermaid"), *world], them=WORLD)
        assert d.why_not("Toon Mermaid", "special summon") == ["J-SUM-06"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-SUM-07")
@pytest.mark.card("Toon Mermaid")
def test_a_toon_may_be_special_summoned_in_defense_position():
    d = table(you=hand("Toon Mermaid") + WORLD).special_summon("Toon Mermaid", position="defense")
    assert d.position("Toon Mermaid") == "defense"


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid", "Toon Summoned Skull", "Manga Ryu-Ran", "Blue-Eyes Toon Dragon")
@pytest.mark.parametrize(
    "toon", ["Toon Mermaid", "Toon Summoned Skull", "Manga Ryu-Ran", "Blue-Eyes Toon Dragon"]
)
def test_a_toon_is_neither_normal_summoned_nor_set(toon):
    d = table(you=hand(toon) + WORLD + attack("Kuriboh", "Kuriboh"))
    assert d.why_not(toon, "summon") == d.why_not(toon, "set") == ["R-RIT-08"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Summoned Skull", "Manga Ryu-Ran", "Blue-Eyes Toon Dragon")
@pytest.mark.parametrize(
    "toon, count", [("Toon Summoned Skull", 1), ("Manga Ryu-Ran", 2), ("Blue-Eyes Toon Dragon", 2)]
)
def test_a_toon_of_level_5_or_more_needs_tributes(toon, count):
    names = ["Battle Ox", "Silver Fang", "Mystical Elf"][: count + 1]
    d = table(you=hand(toon) + WORLD + attack(*names)).special_summon(toon, names[:count], position="attack")
    assert sorted(d.monsters(YOU)) == sorted([toon, *names[count:]])
    assert d.graveyard(YOU) == names[:count]
    d = table(you=hand(toon) + WORLD + attack(*names[: count - 1]))
    assert d.why_not(toon, "special summon") == ["J-EFF-12"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Blue-Eyes Toon Dragon", "Scapegoat")
def test_sheep_tokens_are_tributes_for_a_toon():
    d = table(
        you=hand("Blue-Eyes Toon Dragon", "Summoned Skull") + WORLD + defense("Sheep Token", "Sheep Token")
    )
    assert "R-TRIB-01" in d.why_not("Summoned Skull", "summon")
    d.special_summon("Blue-Eyes Toon Dragon", [at(YOU, 1)], position="attack")
    assert d.monsters(YOU) == ["Blue-Eyes Toon Dragon"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-TRIB-02")
@pytest.mark.card("Toon Summoned Skull")
def test_a_full_field_is_no_obstacle_when_a_tribute_makes_room():
    full = attack("Kuriboh", "Kuriboh", "Battle Ox", "Kuriboh", "Kuriboh")
    d = table(you=hand("Toon Summoned Skull") + WORLD + full, rules={"zones": "ask"})
    d.special_summon("Toon Summoned Skull", ["Battle Ox"], position="attack")
    assert d.zones(YOU)[2] == "Toon Summoned Skull"
    assert table(you=hand("Toon Mermaid") + WORLD + full).why_not("Toon Mermaid", "special summon") == [
        "R-ZONE-02"
    ]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-SUM-06")
@pytest.mark.card("Toon Mermaid", "Solemn Judgment", "Trap Hole")
def test_the_summon_of_a_toon_is_special_and_can_be_negated():
    d = table(you=hand("Toon Mermaid") + WORLD, them=set_("Solemn Judgment", "Trap Hole"))
    d.special_summon("Toon Mermaid", position="attack").respond("Solemn Judgment")
    assert d.graveyard(YOU) == ["Toon Mermaid"]
    d = table(you=hand("Toon Mermaid") + WORLD, them=set_("Trap Hole"))
    assert not d.special_summon("Toon Mermaid", position="attack").can_respond("Trap Hole")


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid")
def test_a_toon_does_not_attack_in_the_turn_it_is_special_summoned():
    d = table(you=hand("Toon Mermaid") + WORLD).special_summon("Toon Mermaid", position="attack").to_battle()
    assert d.why_not("Toon Mermaid") == ["R-GEN-01"]
    d.end_turn().end_turn().to_battle()
    assert d.can("attack", "Toon Mermaid", DIRECT)


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-FUS-06")
@pytest.mark.card("Toon Mermaid", "Monster Reborn")
def test_a_toon_is_revived_only_into_toon_world_and_does_not_attack_then():
    proper = graveyard("Toon Mermaid", proper=True)
    d = (
        table(you=hand("Monster Reborn") + WORLD + proper)
        .activate("Monster Reborn")
        .choose("attack")
        .to_battle()
    )
    assert not d.can("attack", "Toon Mermaid")
    assert table(you=hand("Monster Reborn") + proper).why_not("Monster Reborn") == ["J-EFF-12"]
    never = table(you=hand("Monster Reborn") + WORLD + graveyard("Toon Mermaid"))
    assert never.why_not("Monster Reborn") == ["J-EFF-12"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-EFF-10")
@pytest.mark.card("Toon Mermaid", "Monster Reborn", "Mystical Space Typhoon")
def test_without_toon_world_as_it_resolves_a_revival_fails():
    d = table(
        you=hand("Monster Reborn") + WORLD + graveyard("Toon Mermaid", proper=True),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Monster Reborn").respond("Mystical Space Typhoon", ["Toon World"]).resolve()
    assert "Toon Mermaid" in d.graveyard(YOU)


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid")
def test_each_attack_of_a_toon_costs_500():
    d = battle().attack("Toon Mermaid").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 6600)
    assert battle(*lp(500)).why_not("Toon Mermaid") == ["R-GEN-01"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid", "Toon Summoned Skull")
def test_a_toon_attacks_directly_unless_the_opponent_has_a_face_up_toon():
    d = battle(them=attack("Kuriboh"))
    assert d.can("attack", "Toon Mermaid", DIRECT) and d.can("attack", "Toon Mermaid", "Kuriboh")
    d = battle(them=attack("Kuriboh", "Toon Summoned Skull"))
    assert [one for one in d.options() if "attack" in one] == ["attack Toon Mermaid > Toon Summoned Skull"]
    d = battle(*attack("Battle Ox"), them=attack("Kuriboh", "Toon Summoned Skull"))
    assert d.can("attack", "Battle Ox", "Kuriboh")
    assert battle(them=set_("Toon Summoned Skull")).can("attack", "Toon Mermaid", DIRECT)


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid", "Ring of Magnetism")
def test_ring_of_magnetism_draws_a_toon_too():
    d = battle(them=attack("Kuriboh", "Sangan") + equip("Ring of Magnetism", on="Kuriboh"))
    assert [one for one in d.options() if "attack" in one] == ["attack Toon Mermaid > Kuriboh"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon World", "Toon Mermaid", "Blue-Eyes Toon Dragon", "Mystical Space Typhoon")
@pytest.mark.parametrize("world", [face_up("Toon World"), set_("Toon World")])
def test_all_face_up_toons_fall_when_any_toon_world_is_destroyed(world):
    d = table(
        you=hand("Mystical Space Typhoon") + attack("Toon Mermaid") + WORLD,
        them=attack("Blue-Eyes Toon Dragon", "Kuriboh") + world,
    )
    d.activate("Mystical Space Typhoon", [at(THEM, 1, magic_trap=True)])
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Kuriboh"])
    assert d.magic_traps(YOU) == ["Toon World"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon World", "Toon Mermaid", "Mystical Space Typhoon")
def test_a_face_down_toon_does_not_fall():
    d = table(you=hand("Mystical Space Typhoon") + set_("Toon Mermaid") + WORLD)
    assert d.activate("Mystical Space Typhoon").monsters(YOU) == ["Toon Mermaid"]


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon World", "Toon Mermaid", "Giant Trunade", "Magic Jammer")
def test_toons_stay_when_toon_world_goes_without_being_destroyed():
    d = table(you=hand("Giant Trunade") + attack("Toon Mermaid") + WORLD).activate("Giant Trunade")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Toon Mermaid"], ["Toon World"])
    d = table(you=hand("Toon World") + attack("Toon Mermaid"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Toon World").respond("Magic Jammer")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Toon Mermaid"], ["Toon World"])


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-CHAIN-04")
@pytest.mark.card("Toon World", "Toon Mermaid", "Heavy Storm", "Sangan")
def test_toons_fall_at_once_and_without_a_chain():
    d = table(you=hand("Heavy Storm") + attack("Toon Mermaid") + WORLD, them=set_("Waboku"))
    d.activate("Heavy Storm").resolve()
    assert d.graveyard(YOU) == ["Toon World", "Toon Mermaid", "Heavy Storm"]
    assert len(d.events("activate")) == 1


@pytest.mark.rule("J-EFF-17")
@pytest.mark.rule("J-FLIP-01")
@pytest.mark.card("Toon Mermaid", "Book of Moon")
def test_a_face_down_toon_is_flip_summoned_only_into_toon_world():
    d = table(you=set_("Toon Mermaid"))
    assert d.why_not("Toon Mermaid") == ["R-GEN-01"]
    d = table(you=set_("Toon Mermaid") + WORLD).flip("Toon Mermaid").to_battle()
    assert not d.can("attack", "Toon Mermaid")


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid")
def test_a_toon_turned_face_up_by_an_effect_may_attack():
    rise = magic("Rise", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN))
    d = table(you=set_("Toon Mermaid") + hand("Rise") + WORLD, cards=[rise]).activate("Rise").to_battle()
    assert d.can("attack", "Toon Mermaid", DIRECT)


@pytest.mark.rule("J-EFF-17")
@pytest.mark.card("Toon Mermaid", "Skill Drain", "Mystical Space Typhoon")
def test_a_toon_whose_effects_are_negated_is_a_monster_like_any_other():
    d = table(
        you=hand("Toon Mermaid", "Mystical Space Typhoon") + WORLD,
        them=attack("Kuriboh") + face_up("Skill Drain"),
    )
    d.special_summon("Toon Mermaid", position="attack").activate("Mystical Space Typhoon", ["Toon World"])
    d.to_battle()
    assert d.monsters(YOU) == ["Toon Mermaid"]
    assert not d.can("attack", "Toon Mermaid", DIRECT)
    assert d.attack("Toon Mermaid", "Kuriboh").resolve().lp(YOU) == 8000


@pytest.mark.card("Toon World")
@pytest.mark.rule("J-EFF-06", "J-EFF-07")
def test_toon_world_costs_1000_once():
    d = table(you=hand("Toon World"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Toon World").resolve()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (7000, ["Toon World"])
    assert d.end_turn().end_turn().to_phase(MAIN_1).lp(YOU) == 7000
    assert table(you=hand("Toon World") + lp(1000)).why_not("Toon World") == ["J-EFF-07"]


@pytest.mark.card("Blue-Eyes Toon Dragon", "The Flute of Summoning Dragon", "Lord of D.")
@pytest.mark.rule("J-FUS-06")
def test_the_flute_summons_no_toon():
    d = table(
        you=hand("The Flute of Summoning Dragon", "Blue-Eyes Toon Dragon") + WORLD + attack("Lord of D.")
    )
    assert d.why_not("The Flute of Summoning Dragon") == ["J-EFF-12"]
