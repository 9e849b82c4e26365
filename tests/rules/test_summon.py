"""Normal Summons, Sets, Tributes and Flip Summons."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

FIVE = ("Battle Ox", "Mystical Elf", "Kuriboh", "Gemini Elf", "La Jinn the Mystical Genie of the Lamp")


@pytest.mark.rule("R-SUM-01", "R-SUM-02", "R-GEN-04")
def test_a_normal_summon_puts_a_monster_face_up_in_attack_position():
    d = table(you=hand("Battle Ox")).summon("Battle Ox")
    assert d.hand(YOU) == []
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.position("Battle Ox") == "attack"
    assert d.knows(THEM, "Battle Ox")


@pytest.mark.rule("R-SUM-03", "R-SUM-05", "R-GEN-05")
def test_a_set_puts_a_monster_face_down_in_defense_position():
    d = table(you=hand("Battle Ox")).set("Battle Ox")
    assert d.position("Battle Ox") == "set"
    assert not d.knows(THEM, "Battle Ox")
    assert d.events("set")[0].player == YOU
    assert d.events("summon") == []


@pytest.mark.rule("R-SUM-01")
@pytest.mark.parametrize("first", ["summon", "set"])
def test_one_normal_summon_or_set_a_turn(first):
    d = table(you=hand("Battle Ox", "Gemini Elf"))
    getattr(d, first)("Battle Ox")
    for verb in ("summon", "set"):
        assert not d.can(verb, "Gemini Elf")
        assert d.why_not("Gemini Elf", verb) == ["R-SUM-01"]


@pytest.mark.rule("R-SUM-01")
def test_the_next_turn_has_a_normal_summon_again():
    d = table(you=hand("Battle Ox", "Gemini Elf")).summon("Battle Ox").end_turn().end_turn()
    assert d.can("summon", "Gemini Elf")


@pytest.mark.rule("R-SUM-01")
def test_a_normal_summon_may_wait_for_main_phase_2():
    d = table(you=hand("Battle Ox")).main2().summon("Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.rule("R-SUM-02")
def test_there_is_no_normal_summon_in_face_up_defense_position():
    d = table(you=hand("Mystical Elf"))
    assert [words for words in d.options() if "Mystical Elf" in words] == [
        "summon Mystical Elf",
        "set Mystical Elf",
    ]
    d.summon("Mystical Elf")
    assert d.kind == "act"
    assert d.position("Mystical Elf") == "attack"


@pytest.mark.rule("R-SUM-04", "R-GEN-04")
def test_a_normal_summon_starts_no_chain():
    d = table(you=hand("Battle Ox")).summon("Battle Ox")
    assert d.events("activate") == []
    assert d.events("summon")[0].cards == ("Battle Ox",)


@pytest.mark.rule("R-SUM-05", "R-FLIP-01")
def test_a_set_monster_can_be_flip_summoned_later():
    d = table(you=hand("Battle Ox")).set("Battle Ox").end_turn().end_turn().flip("Battle Ox")
    assert d.position("Battle Ox") == "attack"
    assert d.events("summon")[0].cards == ("Battle Ox",)


@pytest.mark.rule("R-TRIB-01", "R-KIND-04")
@pytest.mark.parametrize("level, tributes", [(1, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (12, 2)])
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_how_many_tributes_a_level_needs(level, tributes, verb):
    big = normal_monster("Big", level=level)
    fodder = ("Kuriboh", "Mystical Elf")

    def scene(monsters):
        return table(you=hand("Big") + attack(*fodder[:monsters]), cards=[big])

    if tributes:
        assert scene(tributes - 1).why_not("Big", verb) == ["R-TRIB-01"]
    d = scene(tributes)
    getattr(d, verb)("Big", tributes=fodder[:tributes])
    assert d.monsters(YOU) == ["Big"]
    assert d.graveyard(YOU) == list(fodder[:tributes])


@pytest.mark.rule("R-TRIB-01", "R-GEN-09")
def test_type_and_attribute_ask_for_no_tribute():
    for kind, attribute in (("Dragon", "LIGHT"), ("Machine", "DARK")):
        d = table(
            you=hand("Plain"), cards=[normal_monster("Plain", 3000, 3000, type=kind, attribute=attribute)]
        )
        assert d.can("summon", "Plain")


@pytest.mark.rule("R-TRIB-02", "J-TERM-01", "J-TRIB-02")
def test_tributes_are_your_own_monsters_face_up_or_face_down():
    d = table(
        you=hand("Summoned Skull", "Gemini Elf")
        + attack("Kuriboh")
        + defense("Battle Ox")
        + set_("Mystical Elf"),
        them=attack("Dark Magician"),
    ).summon("Summoned Skull")
    assert d.options() == ["pick Kuriboh", "pick Battle Ox", "pick Mystical Elf"]
    d.pick("Mystical Elf")
    assert d.graveyard(YOU) == ["Mystical Elf"]
    assert d.events("move")[0].causes == {"tribute"}


@pytest.mark.rule("R-TRIB-02")
def test_the_opponents_monsters_are_no_tributes():
    d = table(you=hand("Summoned Skull"), them=attack("Kuriboh", "Battle Ox"))
    assert d.why_not("Summoned Skull", "summon") == ["R-TRIB-01"]
    assert "you can Tribute 0" in d.reasons("Summoned Skull", "summon")[0].sentence


@pytest.mark.rule("R-TRIB-03")
def test_a_tribute_summon_is_the_normal_summon_of_the_turn():
    d = table(you=hand("Summoned Skull", "Gemini Elf") + attack("Kuriboh"))
    d.summon("Summoned Skull", tributes=["Kuriboh"])
    assert d.why_not("Gemini Elf", "summon") == ["R-SUM-01"]


@pytest.mark.rule("R-TRIB-04", "R-CTRL-03", "R-CTRL-05", "J-TERM-04")
def test_a_monster_taken_from_the_opponent_may_be_tributed():
    d = table(you=hand("Summoned Skull") + attack("Battle Ox", owner=THEM))
    d.summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.monsters(YOU) == ["Summoned Skull"]
    assert (d.graveyard(YOU), d.graveyard(THEM)) == ([], ["Battle Ox"])


@pytest.mark.rule("J-TRIB-01")
def test_a_tribute_set():
    d = table(you=hand("Summoned Skull") + attack("Kuriboh")).set("Summoned Skull", tributes=["Kuriboh"])
    assert d.position("Summoned Skull") == "set"
    assert not d.knows(THEM, "Summoned Skull")
    assert d.graveyard(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-TRIB-02")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_a_full_field_is_no_obstacle_when_a_tribute_leaves_it(verb):
    d = table(you=hand("Summoned Skull") + attack(*FIVE))
    getattr(d, verb)("Summoned Skull", tributes=["Gemini Elf"])
    assert d.zones(YOU)[3] == "Summoned Skull"


@pytest.mark.rule("J-TRIB-03")
def test_no_more_tributes_than_needed():
    d = table(you=hand("Summoned Skull") + attack("Kuriboh", "Battle Ox"))
    d.summon("Summoned Skull", tributes=["Kuriboh"])
    assert d.kind == "act"
    assert d.monsters(YOU) == ["Battle Ox", "Summoned Skull"]


@pytest.mark.rule("J-TRIB-03")
def test_a_monster_that_needs_none_takes_none():
    d = table(you=hand("Battle Ox") + attack("Kuriboh")).summon("Battle Ox")
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Kuriboh"]


@pytest.mark.rule("R-FLIP-01")
def test_a_flip_summon_turns_a_set_monster_up_in_attack_position():
    d = table(you=set_("Mystical Elf")).flip("Mystical Elf")
    assert d.position("Mystical Elf") == "attack"
    assert d.knows(THEM, "Mystical Elf")


@pytest.mark.rule("R-FLIP-01")
def test_only_your_own_face_down_monsters_can_be_flip_summoned():
    d = table(you=defense("Kuriboh"), them=set_("Mystical Elf"))
    assert d.why_not("Kuriboh", "flip") == ["R-FLIP-01"]
    assert "R-PHASE-01" in d.why_not("Mystical Elf", "flip")


@pytest.mark.rule("R-FLIP-02")
def test_any_number_of_flip_summons_and_a_normal_summon():
    d = table(you=set_("Mystical Elf", "Kuriboh", "Gemini Elf") + hand("Battle Ox"))
    d.flip("Mystical Elf").flip("Kuriboh").summon("Battle Ox").flip("Gemini Elf")
    assert {d.position(name) for name in d.monsters(YOU)} == {"attack"}
    assert len(d.monsters(YOU)) == 4


@pytest.mark.rule("R-FLIP-03")
def test_a_flip_summon_is_the_change_of_position():
    d = table(you=set_("Mystical Elf")).flip("Mystical Elf")
    assert {"J-POS-01", "R-POS-02"} <= set(d.why_not("Mystical Elf", "change"))


@pytest.mark.rule("J-FLIP-01")
def test_no_flip_summon_in_the_turn_of_the_set():
    d = table(you=hand("Mystical Elf")).set("Mystical Elf")
    assert not d.can("flip", "Mystical Elf")
    assert d.why_not("Mystical Elf", "flip") == ["J-FLIP-01"]


@pytest.mark.rule("J-FLIP-01")
def test_no_flip_summon_in_the_opponents_turn():
    d = table(you=hand("Mystical Elf")).set("Mystical Elf").end_turn()
    assert "R-PHASE-01" in d.why_not("Mystical Elf", "flip")
    assert d.end_turn().can("flip", "Mystical Elf")


@pytest.mark.rule("R-RIT-08")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_a_ritual_monster_is_neither_summoned_nor_set_from_the_hand(verb):
    d = table(you=hand("Performance of Sword") + attack("Kuriboh", "Battle Ox"))
    assert d.why_not("Performance of Sword", verb) == ["R-RIT-08"]


@pytest.mark.rule("R-SUM-03", "R-MAG-02")
def test_only_monsters_are_summoned_and_any_magic_or_trap_may_be_set():
    d = table(you=hand("Dark Hole", "Trap Hole"))
    assert "R-SUM-02" in d.why_not("Dark Hole", "summon")
    d.set("Dark Hole").set("Trap Hole")
    assert d.magic_traps(YOU) == ["Trap Hole", "Dark Hole"]


@pytest.mark.rule("J-SUM-05")
@pytest.mark.card("Trap Hole", "Torrential Tribute")
def test_a_set_opens_no_window_for_what_answers_a_summon():
    d = table(you=hand("Battle Ox"), them=set_("Trap Hole", "Torrential Tribute"))
    d.set("Battle Ox")
    assert (d.asked, d.kind) == (YOU, "act")
    assert "J-EFF-12" in d.why_not("Trap Hole")
    assert "J-EFF-12" in d.why_not("Torrential Tribute")


@pytest.mark.rule("J-SUM-01")
@pytest.mark.card("Horn of Heaven", "Trap Hole")
def test_a_summon_is_negated_while_it_is_made_and_answered_when_it_has_succeeded():
    d = table(you=hand("Battle Ox"), them=set_("Horn of Heaven", "Trap Hole") + attack("Kuriboh"))
    d.summon("Battle Ox")
    assert d.monsters(YOU) == []
    assert d.can_respond("Horn of Heaven")
    assert not d.can("activate", "Trap Hole")
    d.pass_()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert not d.can("activate", "Horn of Heaven")
    assert d.can("activate", "Trap Hole")


@pytest.mark.rule("J-SUM-01")
@pytest.mark.card("Horn of Heaven")
def test_a_flip_summon_can_be_negated():
    d = table(you=set_("Battle Ox"), them=set_("Horn of Heaven") + attack("Kuriboh"))
    d.flip("Battle Ox").respond("Horn of Heaven", cost=["Kuriboh"])
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.rule("J-SUM-02", "J-EFF-06")
@pytest.mark.card("Solemn Judgment")
def test_a_negated_tribute_summon_uses_up_the_summon_and_the_tributes():
    d = table(you=hand("Summoned Skull", "Gemini Elf") + attack("Kuriboh"), them=set_("Solemn Judgment"))
    d.summon("Summoned Skull", tributes=["Kuriboh"]).respond("Solemn Judgment").resolve()
    assert d.graveyard(YOU) == ["Kuriboh", "Summoned Skull"]
    assert d.monsters(YOU) == []
    assert d.lp(THEM) == 4000
    assert d.why_not("Gemini Elf", "summon") == ["R-SUM-01"]


@pytest.mark.rule("J-SUM-02", "J-TERM-03")
@pytest.mark.card("Sangan", "Solemn Judgment")
def test_a_monster_whose_summon_was_negated_was_never_on_the_field():
    d = table(you=hand("Sangan"), them=set_("Solemn Judgment"))
    d.summon("Sangan").respond("Solemn Judgment").resolve()
    assert d.graveyard(YOU) == ["Sangan"]
    assert d.hand(YOU) == []
    (destroyed,) = [event for event in d.events("move") if event.cards == ("Sangan",)]
    assert destroyed.causes == {"effect"}


@pytest.mark.rule("J-SUM-03", "J-CHAIN-02")
@pytest.mark.card("Exiled Force", "Trap Hole")
def test_T03_exiled_force_is_used_before_trap_hole():
    d = table(you=hand("Exiled Force"), them=set_("Trap Hole") + attack("Dark Magician"))
    d.summon("Exiled Force")
    assert d.asked == YOU
    d.activate("Exiled Force", targets=["Dark Magician"])
    d.resolve()
    assert d.graveyard(THEM) == ["Dark Magician"]
    assert d.graveyard(YOU) == ["Exiled Force"]


@pytest.mark.rule("J-SUM-03")
@pytest.mark.card("Exiled Force", "Trap Hole")
def test_T03_if_exiled_force_waits_trap_hole_comes_first():
    strong = hand("Exiled Force")
    d = table(you=strong, them=set_("Torrential Tribute") + attack("Dark Magician"))
    d.summon("Exiled Force").respond("Torrential Tribute").resolve()
    assert d.graveyard(YOU) == ["Exiled Force"]
    assert d.graveyard(THEM) == ["Dark Magician", "Torrential Tribute"]


@pytest.mark.rule("J-SUM-04")
@pytest.mark.card("Exiled Force", "King Tiger Wanghu")
def test_T04_king_tiger_wanghu_leaves_exiled_force_no_chance():
    d = table(you=hand("Exiled Force"), them=attack("King Tiger Wanghu"))
    d.summon("Exiled Force")
    assert d.graveyard(YOU) == ["Exiled Force"]
    assert d.events("activate")[0].cards == ("King Tiger Wanghu",)
    assert len(d.events("activate")) == 1
    assert d.monsters(THEM) == ["King Tiger Wanghu"]


@pytest.mark.rule("J-TRIB-04", "J-CHAIN-06")
@pytest.mark.card("Sangan", "King Tiger Wanghu")
def test_effects_of_tributed_monsters_wait_until_the_summon_is_over():
    weak = normal_monster("Weak Lord", attack=1000, level=5)
    d = table(
        you=hand("Weak Lord") + attack("Sangan", "King Tiger Wanghu") + deck("Kuriboh"),
        cards=[weak],
    )
    d.summon("Weak Lord", tributes=["Sangan"])
    assert [event.cards[0] for event in d.events("activate")] == ["Sangan", "King Tiger Wanghu"]


@pytest.mark.rule("J-SUM-10")
@pytest.mark.card("Ultimate Offering", "Solemn Judgment")
def test_a_summon_that_an_effect_makes_as_link_1_can_be_negated():
    d = table(
        you=face_up("Ultimate Offering") + hand("Summoned Skull") + attack("Kuriboh"),
        them=set_("Solemn Judgment"),
    )
    d.activate("Ultimate Offering").resolve()
    d.choose("summon Summoned Skull")
    assert d.graveyard(YOU) == ["Kuriboh"]
    d.respond("Solemn Judgment")
    assert d.graveyard(YOU) == ["Kuriboh", "Summoned Skull"]


@pytest.mark.rule("J-SUM-10")
@pytest.mark.card("Ultimate Offering", "Solemn Judgment", "Reinforcements")
def test_a_summon_that_an_effect_makes_as_link_2_cannot_be_negated():
    d = table(
        you=face_up("Ultimate Offering") + hand("Gemini Elf") + set_("Reinforcements") + attack("Kuriboh"),
        them=set_("Solemn Judgment"),
    )
    d.activate("Reinforcements").respond("Ultimate Offering").resolve()
    d.choose("summon Gemini Elf")
    assert d.monsters(YOU) == ["Kuriboh", "Gemini Elf"]
    assert "attempt" in d.kinds()


@pytest.mark.rule("R-SS-02", "R-SUM-01")
@pytest.mark.card("Monster Reborn", "Call of the Haunted")
def test_any_number_of_special_summons_beside_the_normal_summon():
    d = table(
        you=hand("Monster Reborn", "Monster Reborn", "Kuriboh") + graveyard("Battle Ox", "Gemini Elf"),
    ).summon("Kuriboh")
    d.activate("Monster Reborn", targets=["Battle Ox"]).choose("attack")
    d.activate("Monster Reborn").choose("defense")
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Gemini Elf", "Kuriboh"]
    assert d.position("Gemini Elf") == "defense"


@pytest.mark.rule("J-SUM-07")
@pytest.mark.card("Monster Reborn")
def test_a_special_summon_is_in_attack_or_face_up_defense_position():
    d = table(you=hand("Monster Reborn") + graveyard("Battle Ox")).activate("Monster Reborn")
    assert (d.kind, d.options()) == ("position", ["attack", "defense"])


@pytest.mark.rule("J-SUM-07")
@pytest.mark.card("Call of the Haunted")
def test_a_card_may_say_in_which_position():
    d = table(you=set_("Call of the Haunted") + graveyard("Mystical Elf")).activate("Call of the Haunted")
    assert d.position("Mystical Elf") == "attack"


@pytest.mark.rule("J-SUM-08")
@pytest.mark.card("Monster Reborn", "Call of the Haunted")
def test_a_monster_that_finds_no_zone_is_destroyed():
    four = attack("Kuriboh", "Gemini Elf", "Mystical Elf", "Summoned Skull")
    d = table(
        you=hand("Monster Reborn") + four + set_("Call of the Haunted") + graveyard("Battle Ox", "Kuriboh")
    )
    d.activate("Monster Reborn", targets=["Battle Ox"]).respond("Call of the Haunted", targets=["Kuriboh"])
    d.resolve()
    assert len(d.monsters(YOU)) == 5
    assert "Battle Ox" in d.graveyard(YOU)
    assert [event.causes for event in d.events("move") if event.cards == ("Battle Ox",)] == [{"rule"}]


WAKE = magic("Wake Up", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN))


@pytest.mark.rule("J-FLIP-02", "R-FLIP-04")
@pytest.mark.card("Man-Eater Bug")
def test_an_effect_may_turn_a_monster_up_in_the_turn_of_its_set():
    d = table(you=hand("Man-Eater Bug", "Wake Up"), them=attack("Battle Ox"), cards=[WAKE])
    d.set("Man-Eater Bug").activate("Wake Up").resolve()
    d.pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.position("Man-Eater Bug") == "attack"
    assert d.events("summon") == []


@pytest.mark.rule("J-TERM-03", "J-SUM-02")
@pytest.mark.card("Solemn Judgment", "Sangan", "Man-Eater Bug")
def test_a_negated_flip_summon_destroys_a_monster_that_was_on_the_field():
    d = table(you=set_("Sangan") + deck("Kuriboh"), them=set_("Solemn Judgment"))
    d.flip("Sangan").respond("Solemn Judgment").resolve()
    assert d.graveyard(YOU) == ["Sangan"]
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-TERM-03", "J-FLIP-05")
@pytest.mark.card("Solemn Judgment", "Man-Eater Bug")
def test_the_flip_effect_of_a_negated_flip_summon_does_not_activate():
    d = table(you=set_("Man-Eater Bug"), them=set_("Solemn Judgment") + attack("Battle Ox"))
    d.flip("Man-Eater Bug").respond("Solemn Judgment").resolve()
    assert d.graveyard(YOU) == ["Man-Eater Bug"]
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-TRIB-04", "J-SUM-02", "J-CHAIN-07")
@pytest.mark.card("Solemn Judgment", "Sangan")
def test_a_tribute_searches_though_the_summon_was_negated():
    d = table(you=hand("Summoned Skull") + attack("Sangan") + deck("Kuriboh"), them=set_("Solemn Judgment"))
    d.summon("Summoned Skull", tributes=["Sangan"]).respond("Solemn Judgment").resolve()
    assert d.graveyard(YOU) == ["Sangan", "Summoned Skull"]
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-TRAP-02", "J-SUM-01")
@pytest.mark.card("Jinzo", "Solemn Judgment", "Torrential Tribute")
def test_jinzo_can_be_negated_while_he_is_summoned_and_no_trap_answers_him_then():
    you, them = hand("Jinzo") + attack("Kuriboh"), set_("Solemn Judgment", "Torrential Tribute")
    d = table(you=you, them=them).summon("Jinzo", tributes=["Kuriboh"])
    assert d.options() == ["activate Solemn Judgment", "pass"]
    d.pass_()
    assert (d.kind, d.asked) == ("act", YOU)
    assert "J-TRAP-02" in d.why_not("Torrential Tribute")


@pytest.mark.rule("J-FLIP-04", "J-CHAIN-02")
@pytest.mark.card("Man-Eater Bug", "Trap Hole", "Torrential Tribute")
def test_what_answers_a_flip_summon_chains_to_the_flip_effect():
    d = table(you=set_("Man-Eater Bug"), them=attack("Battle Ox") + set_("Torrential Tribute"))
    d.flip("Man-Eater Bug").pick("Battle Ox")
    assert d.chain() == ["Man-Eater Bug"]
    assert d.can("activate", "Torrential Tribute")
    d.respond("Torrential Tribute").resolve()
    assert d.monsters(YOU) == d.monsters(THEM) == []
