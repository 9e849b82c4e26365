"""Cards of Pharaonic Guardian (PGD)."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.effects import continuous
from spellspeed.language.selections import BEAST, FACE_UP, MONSTER, WARRIOR
from spellspeed.language.statics import Bonus

pytestmark = both_seats


# -- Book of Moon -----------------------------------------------------------------------------------


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-POS-05")
def test_book_of_moon_turns_a_monster_face_down():
    d = table(you=hand("Book of Moon"), them=attack("Battle Ox")).activate("Book of Moon")
    assert (d.position("Battle Ox"), d.monsters(THEM)) == ("set", ["Battle Ox"])


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-EFF-12")
def test_book_of_moon_needs_a_face_up_monster():
    d = table(you=hand("Book of Moon"), them=set_("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Book of Moon")


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-MAG-01", "J-MAG-02")
def test_book_of_moon_is_a_quick_play():
    d = table(you=hand("Book of Moon"), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox")
    assert "J-MAG-01" in d.why_not("Book of Moon")
    d = table(you=hand("Book of Moon") + attack("Battle Ox")).set("Book of Moon")
    assert "J-MAG-02" in d.why_not("Book of Moon")
    d = table(you=set_("Book of Moon"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Book of Moon")
    assert d.position("Battle Ox") == "set"


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-POS-03", "R-POS-03")
def test_a_monster_that_book_of_moon_turned_down_cannot_be_turned_up_this_turn():
    d = table(you=hand("Book of Moon") + attack("Battle Ox")).activate("Book of Moon")
    assert d.why_not("Battle Ox", "flip") == ["R-POS-02"]
    d.end_turn().end_turn()
    assert d.can("flip", "Battle Ox")


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-BP-04")
def test_a_defender_turned_face_down_is_attacked_as_it_lies():
    d = table(you=attack("Gemini Elf"), them=attack("Kuriboh") + set_("Book of Moon")).to_battle()
    d.attack("Gemini Elf", "Kuriboh").respond("Book of Moon", targets=["Kuriboh"]).resolve()
    assert d.events("replay") == []
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Book of Moon", "Kuriboh"], 8000)


@pytest.mark.card("Book of Moon")
@pytest.mark.rule("J-BP-03", "J-POS-02")
def test_an_attacker_turned_face_down_attacks_no_more_and_stays_so():
    d = table(you=attack("Gemini Elf"), them=defense("Kuriboh") + set_("Book of Moon")).to_battle()
    d.attack("Gemini Elf", "Kuriboh").respond("Book of Moon", targets=["Gemini Elf"]).resolve()
    assert (d.events("replay"), d.monsters(THEM)) == ([], ["Kuriboh"])
    d.main2()
    assert "J-POS-02" in d.why_not("Gemini Elf", "flip")


@pytest.mark.card("Book of Moon", "Mirror Force")
@pytest.mark.rule("J-EFF-11")
def test_book_of_moon_hides_a_monster_from_mirror_force():
    d = table(you=attack("Gemini Elf", "Battle Ox") + hand("Book of Moon"), them=set_("Mirror Force"))
    d.to_battle().attack("Gemini Elf").respond("Mirror Force").respond("Book of Moon", targets=["Battle Ox"])
    d.resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Gemini Elf", "Book of Moon"])


@pytest.mark.card("Book of Moon", "Trap Hole", "Ring of Destruction", "Magic Cylinder")
@pytest.mark.rule("J-EFF-10")
def test_book_of_moon_takes_the_target_from_trap_hole_the_ring_and_the_cylinder():
    d = table(you=hand("Battle Ox", "Book of Moon"), them=set_("Trap Hole"))
    d.summon("Battle Ox").respond("Trap Hole").respond("Book of Moon")
    assert d.position("Battle Ox") == "set"
    d = table(you=attack("Battle Ox") + hand("Book of Moon"), them=set_("Ring of Destruction"))
    d.leave_for(BATTLE_PHASE).respond("Ring of Destruction").respond("Book of Moon")
    assert (d.position("Battle Ox"), d.lp(YOU), d.lp(THEM)) == ("set", 8000, 8000)
    d = table(you=attack("Battle Ox") + hand("Book of Moon"), them=set_("Magic Cylinder")).to_battle()
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Book of Moon").resolve()
    assert (d.position("Battle Ox"), d.lp(YOU)) == ("set", 8000)


@pytest.mark.card("Book of Moon", "Man-Eater Bug")
@pytest.mark.rule("J-EFF-04")
def test_a_flip_effect_resolves_though_its_monster_is_turned_down_again():
    d = table(you=set_("Man-Eater Bug"), them=attack("Jinzo") + set_("Book of Moon"))
    d.flip("Man-Eater Bug").pick("Jinzo").respond("Book of Moon", targets=["Man-Eater Bug"])
    assert (d.position("Man-Eater Bug"), d.graveyard(THEM)) == ("set", ["Jinzo", "Book of Moon"])


@pytest.mark.card("Book of Moon", "Axe of Despair", "Snatch Steal")
@pytest.mark.rule("J-EQUIP-01", "J-EQUIP-05")
def test_book_of_moon_strips_equips_and_leaves_a_stolen_monster_with_the_thief():
    d = table(you=hand("Snatch Steal", "Book of Moon"), them=attack("Battle Ox"))
    d.activate("Snatch Steal").resolve().activate("Book of Moon")
    assert (d.controller("Battle Ox"), d.position("Battle Ox")) == (YOU, "set")
    assert d.graveyard(YOU) == ["Snatch Steal", "Book of Moon"]
    d.end_turn()
    assert d.controller("Battle Ox") == YOU


@pytest.mark.card("Book of Moon", "Call of the Haunted")
def test_after_book_of_moon_call_of_the_haunted_lies_there_meaningless():
    d = table(you=set_("Call of the Haunted") + graveyard("Battle Ox") + hand("Book of Moon", "Heavy Storm"))
    d.activate("Call of the Haunted").resolve().activate("Book of Moon")
    assert d.magic_traps(YOU) == ["Call of the Haunted"]
    d.activate("Heavy Storm")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Book of Moon", "Jinzo")
@pytest.mark.rule("R-EFF-04")
def test_jinzo_turned_face_down_negates_no_trap():
    d = table(you=hand("Book of Moon") + set_("Just Desserts"), them=attack("Jinzo"))
    d.activate("Book of Moon").activate("Just Desserts")
    assert d.lp(THEM) == 7500


# -- King Tiger Wanghu ------------------------------------------------------------------------------

TIGER = "King Tiger Wanghu"


@pytest.mark.card("King Tiger Wanghu")
@pytest.mark.parametrize("who", [YOU, THEM])
def test_the_tiger_destroys_a_weak_monster_of_either_player(who):
    kuriboh = hand("Kuriboh")
    d = table(
        you=attack(TIGER) + (kuriboh if who == YOU else []), them=kuriboh if who == THEM else [], turn=who
    )
    d.summon("Kuriboh").resolve()
    assert d.graveyard(who) == ["Kuriboh"]


@pytest.mark.card("King Tiger Wanghu", "Monster Reborn")
def test_the_tiger_destroys_a_weak_monster_special_summoned():
    d = table(you=attack(TIGER), them=hand("Monster Reborn") + graveyard("Kuriboh"), turn=THEM)
    d.activate("Monster Reborn").choose("defense").resolve()
    assert d.monsters(THEM) == []


@pytest.mark.card("King Tiger Wanghu")
def test_the_tiger_draws_the_line_at_1400():
    d = table(you=attack(TIGER), them=hand("Fourteen"), turn=THEM, cards=[normal_monster("Fourteen", 1400)])
    assert d.summon("Fourteen").resolve().monsters(THEM) == []
    d = table(you=attack(TIGER), them=hand("Fifteen"), turn=THEM, cards=[normal_monster("Fifteen", 1450)])
    assert d.summon("Fifteen").resolve().monsters(THEM) == ["Fifteen"]


@pytest.mark.card("King Tiger Wanghu")
def test_the_tiger_spares_flips_sets_and_who_was_there_before():
    d = table(you=attack(TIGER) + hand("Kuriboh")).set("Kuriboh").resolve()
    assert "Kuriboh" in d.monsters(YOU)
    d = table(you=attack(TIGER), them=set_("Penguin Soldier"), turn=THEM)
    d.flip("Penguin Soldier").no()
    assert d.monsters(THEM) == ["Penguin Soldier"]
    d = table(you=hand(TIGER), them=attack("Kuriboh")).summon(TIGER).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([TIGER], ["Kuriboh"])


@pytest.mark.card("King Tiger Wanghu")
def test_the_tiger_reads_the_atk_after_fields_and_equips():
    d = table(
        you=attack(TIGER),
        them=field("Yami") + hand("Fiend", "Fairy"),
        turn=THEM,
        cards=[normal_monster("Fiend", 1300, type="Fiend"), normal_monster("Fairy", 1500, type="Fairy")],
    )
    assert d.summon("Fiend").resolve().monsters(THEM) == ["Fiend"]
    d = table(
        you=attack(TIGER),
        them=field("Yami") + hand("Fairy"),
        turn=THEM,
        cards=[normal_monster("Fairy", 1500, type="Fairy")],
    )
    assert d.summon("Fairy").resolve().monsters(THEM) == []


@pytest.mark.card("King Tiger Wanghu")
def test_a_monster_that_strengthens_itself_escapes_the_tiger():
    boast = effect_monster(
        "Braggart", continuous(Bonus(MONSTER & FACE_UP & WARRIOR, attack=400)), attack=1200
    )
    d = table(you=attack(TIGER), them=hand("Braggart"), turn=THEM, cards=[boast])
    assert d.summon("Braggart").resolve().monsters(THEM) == ["Braggart"]


@pytest.mark.card("King Tiger Wanghu")
def test_a_weakened_tiger_destroys_itself_when_it_is_summoned():
    briars = magic("Briars", continuous(Bonus(MONSTER & FACE_UP & BEAST, attack=-400)), icon="field")
    d = table(you=field("Briars") + hand(TIGER), cards=[briars]).summon(TIGER).resolve()
    assert d.graveyard(YOU) == [TIGER]


@pytest.mark.card("King Tiger Wanghu", "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_the_tiger_destroys_tokens():
    d = table(you=attack(TIGER), them=hand("Scapegoat"), turn=THEM).activate("Scapegoat").resolve()
    assert d.monsters(THEM) == []


@pytest.mark.card("King Tiger Wanghu", "Marauding Captain")
def test_marauding_captain_brings_a_monster_though_the_tiger_destroys_him():
    d = table(you=hand("Marauding Captain", "Battle Ox"), them=attack("King Tiger Wanghu"))
    d.summon("Marauding Captain").use("Marauding Captain").resolve().choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Marauding Captain"])


@pytest.mark.card("King Tiger Wanghu", "Exiled Force")
@pytest.mark.rule("J-SUM-04")
def test_beside_the_tiger_exiled_force_cannot_be_used():
    d = table(you=hand("Exiled Force"), them=attack(TIGER)).summon("Exiled Force")
    assert (d.kind, d.graveyard(YOU), d.monsters(THEM)) == ("act", ["Exiled Force"], [TIGER])


@pytest.mark.card("King Tiger Wanghu", "Mysterious Puppeteer")
@pytest.mark.rule("J-CHAIN-06")
def test_tiger_and_puppeteer_make_one_chain():
    d = table(
        you=attack("Mysterious Puppeteer") + hand("Kuriboh"), them=attack(TIGER) + set_("Just Desserts")
    )
    d.summon("Kuriboh")
    assert d.chain() == ["Mysterious Puppeteer", TIGER]
    d.resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8500, ["Kuriboh"])


@pytest.mark.card("King Tiger Wanghu", "Book of Moon", "Ring of Destruction")
@pytest.mark.rule("R-EFF-04")
def test_the_tiger_must_be_face_up_as_its_effect_resolves():
    d = table(you=hand("Kuriboh", "Book of Moon"), them=attack(TIGER))
    d.summon("Kuriboh").respond("Book of Moon", targets=[TIGER]).resolve()
    assert (d.monsters(YOU), d.position(TIGER)) == (["Kuriboh"], "set")
    d = table(you=hand("Kuriboh") + set_("Ring of Destruction"), them=attack(TIGER))
    d.summon("Kuriboh").respond("Ring of Destruction", targets=[TIGER]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [])


@pytest.mark.card("King Tiger Wanghu", "Call of the Haunted")
def test_a_tiger_that_comes_in_answer_to_the_summon_is_too_late():
    d = table(you=hand("Kuriboh"), them=set_("Call of the Haunted") + graveyard(TIGER))
    d.summon("Kuriboh").respond("Call of the Haunted").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [TIGER])


# -- Ring of Destruction ----------------------------------------------------------------------------


@pytest.mark.card("Ring of Destruction")
def test_the_ring_destroys_a_monster_and_burns_both():
    d = table(you=set_("Ring of Destruction"), them=attack("Battle Ox"))
    d.activate("Ring of Destruction")
    assert (d.graveyard(THEM), d.lp(YOU), d.lp(THEM)) == (["Battle Ox"], 6300, 6300)
    first, second = d.events("effect-damage")
    assert first.moment == second.moment


@pytest.mark.card("Ring of Destruction", "Axe of Despair")
def test_the_ring_reads_the_atk_of_the_moment():
    d = table(
        you=set_("Ring of Destruction"), them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    )
    d.activate("Ring of Destruction")
    assert (d.lp(YOU), d.lp(THEM)) == (5300, 5300)


@pytest.mark.card("Ring of Destruction")
def test_the_ring_may_be_put_on_your_own_monster_in_your_own_turn():
    d = table(you=set_("Ring of Destruction") + attack("Battle Ox")).activate("Ring of Destruction")
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Battle Ox", "Ring of Destruction"], 6300)


@pytest.mark.card("Ring of Destruction")
@pytest.mark.rule("J-EFF-12", "J-EFF-20")
def test_the_ring_finds_no_set_monster():
    d = table(you=set_("Ring of Destruction"), them=set_("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Ring of Destruction")


@pytest.mark.card("Ring of Destruction")
@pytest.mark.rule("J-DMG-02")
def test_the_ring_cannot_be_used_in_the_damage_step():
    d = table(you=attack("Gemini Elf"), them=set_("Ring of Destruction", "Castle Walls") + defense("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Kuriboh").until("Damage Step")
    assert not d.can("activate", "Ring of Destruction")


@pytest.mark.card("Ring of Destruction")
@pytest.mark.rule("J-WIN-02", "R-WIN-04")
def test_the_ring_may_draw_the_duel():
    d = table(you=set_("Ring of Destruction") + lp(1000), them=attack("Battle Ox") + lp(1700))
    assert d.activate("Ring of Destruction").winner == DRAW


@pytest.mark.card("Ring of Destruction", "Magic Cylinder")
@pytest.mark.rule("J-EFF-10")
def test_the_ring_chained_to_the_cylinder_leaves_it_without_a_target():
    d = table(you=attack("Battle Ox") + set_("Ring of Destruction"), them=set_("Magic Cylinder")).to_battle()
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Ring of Destruction").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 6300)


@pytest.mark.card("Ring of Destruction", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_a_destroyed_ring_burns_all_the_same():
    d = table(you=set_("Ring of Destruction"), them=attack("Battle Ox") + set_("Mystical Space Typhoon"))
    d.activate("Ring of Destruction").respond("Mystical Space Typhoon").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 6300)


@pytest.mark.card("Ring of Destruction", "Witch of the Black Forest")
@pytest.mark.rule("J-WIN-01")
def test_the_ring_ends_the_duel_before_the_witch_searches():
    d = table(
        you=attack("Witch of the Black Forest") + hand("Summoned Skull") + deck("Kuriboh") + lp(2000),
        them=set_("Ring of Destruction"),
    )
    d.summon("Summoned Skull", tributes=["Witch of the Black Forest"])
    d.respond("Ring of Destruction", targets=["Summoned Skull"])
    assert (d.winner, d.hand(YOU)) == (THEM, [])


@pytest.mark.card("Ring of Destruction", "Sangan")
def test_sangan_searches_after_the_rings_damage():
    d = table(you=set_("Ring of Destruction"), them=attack("Sangan") + deck("Kuriboh"))
    d.activate("Ring of Destruction")
    assert (d.lp(YOU), d.lp(THEM), d.hand(THEM)) == (7000, 7000, ["Kuriboh"])


# -- Hieroglyph Lithograph --------------------------------------------------------------------------

SEVEN = ("Battle Ox", "Mystical Elf", "Silver Fang", "Kuriboh", "Jinzo", "Summoned Skull", "Dark Magician")


@pytest.mark.card("Hieroglyph Lithograph")
@pytest.mark.rule("R-PHASE-12")
def test_after_hieroglyph_lithograph_seven_cards_may_be_held_for_the_rest_of_the_duel():
    d = table(you=hand(*SEVEN, "Hieroglyph Lithograph"), them=hand(*SEVEN, "Battle Ox"))
    d.activate("Hieroglyph Lithograph").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (7000, ["Hieroglyph Lithograph"])
    d.end_turn()
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 7)
    d.end_turn()
    assert (d.asked, d.kind) == (THEM, "choose"), "the opponent holds nine and may hold six"
    d.pick("Jinzo", "Kuriboh", "Battle Ox").end_turn()
    assert (d.asked, d.kind, len(d.hand(YOU))) == (YOU, "choose", 8)
    d.pick("Jinzo")
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 7)


@pytest.mark.card("Hieroglyph Lithograph", "Imperial Order")
def test_imperial_order_later_does_not_bring_the_limit_back():
    d = table(you=hand(*SEVEN, "Hieroglyph Lithograph"), them=set_("Imperial Order"))
    d.activate("Hieroglyph Lithograph").resolve_chain()
    d.leave_for(END_PHASE).respond("Imperial Order").end_turn()
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 7)
    d = table(you=hand(*SEVEN, "Hieroglyph Lithograph"), them=set_("Imperial Order"))
    d.activate("Hieroglyph Lithograph").respond("Imperial Order").end_turn()
    assert (d.asked, d.kind, d.lp(YOU)) == (YOU, "choose", 7000)


@pytest.mark.card("Hieroglyph Lithograph", "Infinite Cards")
def test_infinite_cards_counts_for_more_than_hieroglyph_lithograph():
    d = table(you=hand(*SEVEN, "Battle Ox", "Hieroglyph Lithograph") + face_up("Infinite Cards"))
    d.activate("Hieroglyph Lithograph").end_turn()
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 8)


# -- Pyro Clock of Destiny --------------------------------------------------------------------------


@pytest.mark.card("Pyro Clock of Destiny")
@pytest.mark.rule("J-EFF-12")
def test_pyro_clock_needs_a_turn_count():
    d = table(set_("Pyro Clock of Destiny"))
    assert d.why_not("Pyro Clock of Destiny") == ["J-EFF-12"]


@pytest.mark.card("Pyro Clock of Destiny", "Final Countdown")
def test_pyro_clock_moves_a_turn_count_and_the_turn_goes_on():
    d = table(hand("Final Countdown") + set_("Pyro Clock of Destiny"))
    d.activate("Final Countdown").resolve()
    d.activate("Pyro Clock of Destiny").resolve()
    assert (d.turn, d.phase, d.kind) == (5, MAIN_1, "act")
    assert [force.count for force in d.state.forces] == [1]
    assert [(event.kind, event.amount) for event in d.events("clock")] == [("clock", 1)]


# -- Different Dimension Capsule --------------------------------------------------------------------


@pytest.mark.card("Different Dimension Capsule")
def test_the_capsule_gives_its_card_in_your_second_standby_phase():
    d = table(hand("Different Dimension Capsule") + deck("Raigeki", "Kuriboh"))
    d.activate("Different Dimension Capsule", ["Raigeki"]).resolve()
    assert (d.magic_traps(YOU), d.removed(YOU)) == (["Different Dimension Capsule"], ["Raigeki"])
    for _ in range(3):
        d.end_turn()
        assert d.removed(YOU) == ["Raigeki"]
    d.end_turn()
    assert "Raigeki" in d.hand(YOU)
    assert (d.graveyard(YOU), d.removed(YOU)) == (["Different Dimension Capsule"], [])


@pytest.mark.card("Different Dimension Capsule")
@pytest.mark.rule("J-PUB-01")
def test_only_its_player_knows_what_is_in_the_capsule():
    d = table(hand("Different Dimension Capsule") + deck("Raigeki", "Kuriboh"))
    d.activate("Different Dimension Capsule", ["Raigeki"]).resolve()
    assert [card.name for card in d.seen(YOU, YOU).removed] == ["Raigeki"]
    assert [(card.name, card.face) for card in d.seen(THEM, YOU).removed] == [("", "down")]


@pytest.mark.card("Different Dimension Capsule", "Heavy Storm")
def test_a_destroyed_capsule_keeps_its_card_for_ever():
    d = table(hand("Different Dimension Capsule", "Heavy Storm") + deck("Raigeki"))
    d.activate("Different Dimension Capsule", ["Raigeki"]).resolve()
    d.activate("Heavy Storm").resolve()
    for _ in range(6):
        d.end_turn()
    assert d.removed(YOU) == ["Raigeki"]


@pytest.mark.card("Different Dimension Capsule", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_a_capsule_destroyed_in_its_chain_still_removes_the_card():
    d = table(hand("Different Dimension Capsule") + deck("Raigeki"), set_("Mystical Space Typhoon"))
    d.activate("Different Dimension Capsule").respond("Mystical Space Typhoon").resolve()
    d.pick("Raigeki").resolve()
    assert (d.magic_traps(YOU), d.removed(YOU)) == ([], ["Raigeki"])
    for _ in range(6):
        d.end_turn()
    assert d.removed(YOU) == ["Raigeki"]


@pytest.mark.card("Different Dimension Capsule", "Imperial Order")
def test_a_capsule_negated_as_it_is_activated_does_not_stay():
    d = table(hand("Different Dimension Capsule") + deck("Raigeki"), set_("Imperial Order"))
    d.activate("Different Dimension Capsule").respond("Imperial Order").resolve()
    assert (d.magic_traps(YOU), d.removed(YOU)) == ([], [])
    assert d.graveyard(YOU) == ["Different Dimension Capsule"]


@pytest.mark.card("Different Dimension Capsule", "Imperial Order")
def test_a_capsule_negated_in_the_second_standby_phase_stays_for_nothing():
    d = table(hand("Different Dimension Capsule") + deck("Raigeki") + set_("Imperial Order"))
    d.activate("Different Dimension Capsule").resolve().pick("Raigeki").end_turn().end_turn().end_turn()
    d.activate("Imperial Order").resolve().end_turn()
    d.use("Different Dimension Capsule").resolve()
    assert d.removed(YOU) == ["Raigeki"]
    assert "Different Dimension Capsule" in d.magic_traps(YOU)


@pytest.mark.card("Different Dimension Capsule", "Pyro Clock of Destiny")
def test_pyro_clock_does_not_move_the_capsule():
    d = table(hand("Different Dimension Capsule") + set_("Pyro Clock of Destiny") + deck("Raigeki"))
    d.activate("Different Dimension Capsule", ["Raigeki"]).resolve()
    assert d.why_not("Pyro Clock of Destiny") == ["J-EFF-12"]


# -- Reckless Greed ---------------------------------------------------------------------------------


def next_own_draw(d):
    """Goes on to your Main Phase; how many cards you hold."""
    d.end_turn().end_turn().to_phase(MAIN_1)
    return len(d.hand(YOU))


@pytest.mark.card("Reckless Greed")
def test_reckless_greed_draws_two_and_skips_two_draw_phases():
    d = table(you=set_("Reckless Greed")).activate("Reckless Greed")
    assert len(d.hand(YOU)) == 2
    assert [next_own_draw(d) for _ in range(3)] == [2, 2, 3]


@pytest.mark.card("Reckless Greed")
def test_two_reckless_greeds_skip_the_same_draw_phases():
    d = table(you=set_("Reckless Greed", "Reckless Greed"))
    d.activate(at(YOU, 1, magic_trap=True)).respond("Reckless Greed").resolve()
    assert [next_own_draw(d) for _ in range(3)] == [4, 4, 5]


@pytest.mark.card("Reckless Greed")
def test_reckless_greed_in_the_opponents_turn_skips_your_next_two():
    d = table(you=set_("Reckless Greed"), turn=THEM, phase=TURN_BEGINS).to_phase(DRAW_PHASE)
    d.activate("Reckless Greed").end_turn().to_phase(MAIN_1)
    assert len(d.hand(YOU)) == 2
    assert [next_own_draw(d) for _ in range(2)] == [2, 3]


@pytest.mark.card("Reckless Greed")
@pytest.mark.rule("J-MAG-06")
def test_a_negated_reckless_greed_skips_nothing():
    jammer = trap("Jammer", w.activate(w.NegateActivation(), when=w.Activated(w.TRAP)), icon="counter")
    d = table(you=set_("Reckless Greed"), them=set_("Jammer"), cards=[jammer])
    d.activate("Reckless Greed").respond("Jammer").resolve()
    assert next_own_draw(d) == 1


@pytest.mark.card("Reckless Greed")
@pytest.mark.rule("J-WIN-03")
def test_skipped_draw_phases_save_who_has_no_deck_left():
    d = table(you=set_("Reckless Greed") + deck("Umi", "Sogen", rest=False)).activate("Reckless Greed")
    assert next_own_draw(d) == 2
    assert next_own_draw(d) == 2
    d.end_turn().end_turn()
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")


# -- Gravekeeper's Guard, Gravekeeper's Spy ---------------------------------------------------------


@pytest.mark.card("Gravekeeper's Guard")
def test_gravekeepers_guard_returns_a_monster_of_the_opponent():
    d = table(set_("Gravekeeper's Guard"), attack("Battle Ox") + set_("Kuriboh"))
    d.flip("Gravekeeper's Guard").pick("Kuriboh").resolve()
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Gravekeeper's Guard")
@pytest.mark.rule("J-FLIP-05")
def test_gravekeepers_guard_leaves_your_own_monsters_alone():
    d = table(set_("Gravekeeper's Guard") + attack("Battle Ox"))
    d.flip("Gravekeeper's Guard").resolve()
    assert d.monsters(YOU) == ["Gravekeeper's Guard", "Battle Ox"]


@pytest.mark.card("Gravekeeper's Spy")
def test_gravekeepers_spy_brings_another_gravekeeper():
    d = table(set_("Gravekeeper's Spy") + deck("Gravekeeper's Guard", "Gravekeeper's Chief", "Battle Ox"))
    d.flip("Gravekeeper's Spy").resolve()
    d.choose("defense")
    assert sorted(d.monsters(YOU)) == ["Gravekeeper's Guard", "Gravekeeper's Spy"]
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Gravekeeper's Spy")
@pytest.mark.rule("J-PUB-03")
def test_gravekeepers_spy_may_find_nobody():
    d = table(set_("Gravekeeper's Spy") + deck("Gravekeeper's Chief"))
    d.flip("Gravekeeper's Spy").resolve()
    assert d.monsters(YOU) == ["Gravekeeper's Spy"]
    assert len(d.events("shuffle")) == 1


# -- Mirage of Nightmare ----------------------------------------------------------------------------


def onward(d, seat, phase):
    """Goes on till that player's phase, where somebody is asked; the first of what must be done is done."""
    while not (d.turn_player == seat and d.phase == phase):
        if d.can("pass"):
            d.pass_()
        else:
            d.choose(d.state.decision.options[-1 if d.kind == "act" else 0].key)
    return d


@pytest.mark.card("Mirage of Nightmare")
@pytest.mark.rule("J-PHASE-03")
def test_mirage_draws_up_to_four_and_discards_as_many_later():
    d = table(face_up("Mirage of Nightmare") + hand("Battle Ox"))
    d.end_turn()
    assert len(d.hand(YOU)) == 4
    d.end_turn()
    assert (len(d.hand(YOU)), len(d.graveyard(YOU))) == (2, 3)


@pytest.mark.card("Mirage of Nightmare")
def test_mirage_with_four_cards_draws_and_discards_nothing():
    d = table(face_up("Mirage of Nightmare") + hand(*["Battle Ox"] * 4))
    d.end_turn()
    assert len(d.hand(YOU)) == 4
    d.end_turn()
    assert (len(d.hand(YOU)), d.graveyard(YOU)) == (5, [])


@pytest.mark.card("Mirage of Nightmare")
def test_mirage_discards_the_whole_hand_when_it_is_smaller():
    charity = magic("Gift", w.activate(w.SendAway(w.every(w.IN_HAND & w.THEIRS), discarded=True)))
    d = table(face_up("Mirage of Nightmare"), hand("Gift"), cards=[charity])
    d.end_turn()
    d.activate("Gift").resolve().end_turn()
    assert d.hand(YOU) == []
    assert len(d.graveyard(YOU)) == 5


@pytest.mark.card("Mirage of Nightmare", "Mystical Space Typhoon")
def test_mirage_destroyed_in_the_draw_phase_costs_nothing():
    d = table(face_up("Mirage of Nightmare") + set_("Mystical Space Typhoon"))
    onward(d, YOU, DRAW_PHASE)
    assert len(d.hand(YOU)) == 5
    d.activate("Mystical Space Typhoon", ["Mirage of Nightmare"]).resolve()
    assert d.phase == MAIN_1
    assert len(d.hand(YOU)) == 5


@pytest.mark.card("Mirage of Nightmare", "Mystical Space Typhoon")
@pytest.mark.rule("J-PHASE-03")
def test_mirage_destroyed_in_the_standby_phase_is_too_late():
    d = table(face_up("Mirage of Nightmare") + set_("Mystical Space Typhoon"))
    onward(d, YOU, STANDBY_PHASE)
    d.activate("Mystical Space Typhoon", ["Mirage of Nightmare"]).resolve()
    while d.phase == STANDBY_PHASE:
        d.use("Mirage of Nightmare") if d.can("first", "Mirage of Nightmare") else d.pass_()
    assert len(d.hand(YOU)) == 1


@pytest.mark.card("Mirage of Nightmare")
def test_two_mirages_keep_two_numbers():
    d = table(face_up("Mirage of Nightmare", "Mirage of Nightmare"))
    d.end_turn()
    while d.kind == "order":
        d.choose(d.state.decision.options[0].key)
    numbers = sorted(d.card(at(YOU, zone, magic_trap=True)).note("drew") for zone in (1, 2))
    assert numbers == [0, 4]
    d.end_turn()
    assert len(d.hand(YOU)) == 1


@pytest.mark.card("Mirage of Nightmare", "Imperial Order")
@pytest.mark.rule("J-MAG-06", "J-PHASE-03")
def test_mirage_negated_as_it_discards_is_done():
    d = onward(table(face_up("Mirage of Nightmare") + set_("Imperial Order")), THEM, END_PHASE)
    onward(d.activate("Imperial Order").resolve(), YOU, STANDBY_PHASE)
    d.use("Mirage of Nightmare").resolve()
    assert len(d.hand(YOU)) == 5
    d.choose("no").resolve()
    assert (d.phase, len(d.hand(YOU))) == (MAIN_1, 5)
    assert "Imperial Order" in d.graveyard(YOU)


# -- Dark Designator --------------------------------------------------------------------------------


def designated(name, **more):
    return table(you=hand("Dark Designator"), **more).activate("Dark Designator").choose(name).resolve()


@pytest.mark.card("Dark Designator")
@pytest.mark.rule("J-PUB-02")
def test_dark_designator_adds_the_declared_monster_to_the_opponents_hand():
    d = designated("Jinzo", them=deck("Umi", "Jinzo", "Jinzo"))
    assert (d.hand(THEM), d.hand(YOU)) == (["Jinzo"], [])
    assert [card.name for card in d.seen(YOU, THEM).hand] == ["Jinzo"], "he must show it"
    assert [one.player for one in d.events("shuffle")] == [THEM]


@pytest.mark.card("Dark Designator")
@pytest.mark.rule("J-PUB-03")
def test_if_the_declared_monster_is_not_there_the_deck_is_verified():
    d = designated("Jinzo", them=deck("Umi") + hand("Jinzo") + graveyard("Jinzo"))
    assert (d.hand(THEM), [one.text for one in d.events("reveal")]) == (["Jinzo"], ["verify"])


@pytest.mark.card("Dark Designator", "Solemn Judgment")
def test_the_name_of_any_monster_is_declared_before_the_opponent_answers():
    d = table(you=hand("Dark Designator"), them=set_("Solemn Judgment") + deck("Jinzo"))
    d.activate("Dark Designator")
    assert (d.asked, d.kind) == (YOU, "declare")
    names = [option.word for option in d.state.decision.options]
    assert "Thousand Dragon" in names and "Dark Hole" not in names and "Sheep Token" not in names
    d.choose("Jinzo")
    assert d.events("declare")[0].text == "Jinzo" and d.can_respond("Solemn Judgment")


# -- Question ---------------------------------------------------------------------------------------


def questioned(*cards, **more):
    d = table(you=hand("Question") + graveyard(*cards), **more).activate("Question").resolve()
    assert (d.asked, d.kind) == (THEM, "declare")
    return d


@pytest.mark.card("Question")
@pytest.mark.rule("J-TERM-05")
def test_a_wrong_answer_brings_the_bottommost_monster_to_the_field():
    d = questioned("Umi", "Jinzo", "Kuriboh").choose("Kuriboh").choose("defense")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Jinzo"], ["Umi", "Kuriboh", "Question"])


@pytest.mark.card("Question")
def test_the_right_answer_removes_the_bottommost_monster():
    d = questioned("Umi", "Jinzo", "Kuriboh").choose("Jinzo").resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], ["Jinzo"])


@pytest.mark.card("Question", "Performance of Sword")
@pytest.mark.rule("J-FUS-06")
def test_a_monster_that_cannot_be_special_summoned_stays_where_it_is():
    d = questioned("Performance of Sword", "Kuriboh").choose("Kuriboh").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Performance of Sword", "Kuriboh", "Question"])
    d = questioned("Performance of Sword").choose("Performance of Sword").resolve()
    assert d.removed(YOU) == ["Performance of Sword"]


@pytest.mark.card("Question")
@pytest.mark.rule("J-EFF-12", "R-PUB-02")
def test_question_needs_a_monster_and_a_zone():
    assert table(you=hand("Question") + graveyard("Umi")).why_not("Question") == ["J-EFF-12"]
    full = attack("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")
    assert table(you=hand("Question") + graveyard("Jinzo") + full).why_not("Question") == ["R-ZONE-02"]


@pytest.mark.card("Question")
def test_the_opponent_may_not_look_into_the_graveyard_until_he_has_answered():
    d = questioned("Jinzo", "Umi", "Kuriboh")
    seen = d.seen(THEM, YOU)
    assert ([card.name for card in seen.graveyard], seen.graveyard_hidden) == (["Kuriboh"], 2)
    assert len(d.seen(YOU, YOU).graveyard) == 3
    d.choose("Kuriboh").choose("attack").resolve()
    assert (len(d.seen(THEM, YOU).graveyard), d.seen(THEM, YOU).graveyard_hidden) == (3, 0)


@pytest.mark.card("Question", "Soul Release")
def test_question_looks_at_the_graveyard_as_it_resolves():
    gone = trap("Gone", w.activate(w.SendAway(w.TARGET, to=w.REMOVED), target=w.IN_GRAVEYARD))
    d = table(you=hand("Question") + graveyard("Jinzo", "Kuriboh"), them=set_("Gone"), cards=[gone])
    d.activate("Question").respond("Gone", ["Jinzo"]).resolve().choose("Jinzo").choose("attack")
    assert d.monsters(YOU) == ["Kuriboh"]


# -- Reasoning --------------------------------------------------------------------------------------


def reasoned(level, *cards, you=(), **more):
    d = table(you=hand("Reasoning") + deck(*cards, rest=False) + list(you), **more)
    d.activate("Reasoning").resolve()
    assert (d.asked, d.kind, len(d.options())) == (THEM, "declare", 12)
    return d.choose(level)


@pytest.mark.card("Reasoning")
def test_with_another_level_declared_reasoning_summons_the_first_monster():
    d = reasoned(4, "Umi", "Dark Magician", "Jinzo").choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU), d.deck(YOU)) == (
        ["Dark Magician"],
        ["Umi", "Reasoning"],
        ["Jinzo"],
    )


@pytest.mark.card("Reasoning")
def test_with_its_level_declared_all_cards_go_to_the_graveyard():
    d = reasoned(7, "Umi", "Dark Magician", "Jinzo").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Umi", "Dark Magician", "Reasoning"])


GUARD = effect_monster(
    "Guard", w.continuous(w.Said("it guards")), level=9, cannot_be_summoned=w.NORMAL_SUMMON
)


@pytest.mark.card("Reasoning", "Inaba White Rabbit", "Performance of Sword")
def test_reasoning_passes_over_what_cannot_be_normal_summoned_and_a_spirit_goes_to_the_graveyard():
    cards = ("Guard", "Performance of Sword", "Inaba White Rabbit", "Jinzo")
    d = reasoned(9, *cards, cards=[GUARD]).resolve()
    assert (d.monsters(YOU), d.deck(YOU)) == ([], ["Jinzo"])
    assert d.graveyard(YOU) == ["Guard", "Performance of Sword", "Inaba White Rabbit", "Reasoning"]


@pytest.mark.card("Reasoning")
def test_without_a_monster_the_deck_is_shuffled_and_nothing_else_happens():
    d = reasoned(4, "Umi", "Dark Hole").resolve()
    assert (d.graveyard(YOU), sorted(d.deck(YOU))) == (["Reasoning"], ["Dark Hole", "Umi"])
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Reasoning", "Scapegoat")
@pytest.mark.rule("J-EFF-12")
def test_reasoning_is_not_activated_after_scapegoat():
    d = table(you=hand("Reasoning", "Scapegoat")).activate("Scapegoat").resolve()
    assert "R-ZONE-02" in d.why_not("Reasoning") or "R-GEN-01" in d.why_not("Reasoning")


# -- Don Zaloog -------------------------------------------------------------------------------------

DON = "Don Zaloog"


@pytest.mark.card("Don Zaloog")
def test_don_zaloog_may_take_a_random_card_of_the_hand():
    d = table(you=attack(DON), them=hand("Jinzo", "Umi", "Waboku"), chance=[1]).to_battle().attack(DON)
    d.use(DON).choose("discard").resolve()
    assert (d.hand(THEM), d.graveyard(THEM), d.lp(THEM)) == (["Jinzo", "Waboku"], ["Umi"], 6600)


@pytest.mark.card("Don Zaloog")
def test_don_zaloog_may_send_two_cards_of_the_deck():
    d = table(you=attack(DON), them=hand("Jinzo") + deck("Umi", "Sogen", "Yami")).to_battle().attack(DON)
    d.use(DON).choose("send").resolve()
    assert (sorted(d.graveyard(THEM)), d.hand(THEM), d.deck(THEM)[0]) == (["Sogen", "Umi"], ["Jinzo"], "Yami")
    assert [e.text for e in d.events("declare")] == ["send"]


@pytest.mark.card("Don Zaloog")
def test_don_zaloog_may_do_neither_and_has_no_choice_with_an_empty_hand():
    d = table(you=attack(DON), them=hand("Jinzo")).to_battle().attack(DON).no()
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Jinzo"], [])
    d = table(you=attack(DON)).to_battle().attack(DON).use(DON)
    assert len(d.graveyard(THEM)) == 2


@pytest.mark.card("Don Zaloog")
def test_don_zaloog_works_when_he_is_attacked_too():
    weak = normal_monster("Feeble", 100, 0)
    d = table(you=attack(DON), them=attack("Feeble") + hand("Jinzo"), turn=THEM, cards=[weak]).to_battle()
    d.attack("Feeble", DON).resolve().use(DON).choose("discard").resolve()
    assert "Jinzo" in d.graveyard(THEM)


@pytest.mark.card("Don Zaloog", "Witch of the Black Forest")
@pytest.mark.rule("J-DMG-04")
def test_don_zaloog_comes_before_the_search_of_the_witch_he_destroyed():
    d = table(you=attack(DON), them=attack("Witch of the Black Forest") + deck("Umi", "Sogen", "Kuriboh"))
    d.to_battle().attack(DON, "Witch of the Black Forest").use(DON)
    assert d.graveyard(THEM)[:2] == ["Umi", "Sogen"]
    assert d.pick("Kuriboh").hand(THEM) == ["Kuriboh"] if d.kind == "choose" else d.hand(THEM) == ["Kuriboh"]


# -- Sasuke Samurai ---------------------------------------------------------------------------------

SASUKE = "Sasuke Samurai"


@pytest.mark.card("Sasuke Samurai", "Man-Eater Bug")
@pytest.mark.rule("J-DMG-01", "J-DMG-05")
def test_sasuke_destroys_a_set_monster_before_it_is_turned_up():
    d = table(you=attack(SASUKE), them=set_("Man-Eater Bug")).to_battle().attack(SASUKE, "Man-Eater Bug")
    d.resolve()
    assert (d.monsters(YOU), d.graveyard(THEM), d.lp(YOU)) == ([SASUKE], ["Man-Eater Bug"], 8000)
    assert (d.events("flip"), d.events("battle")) == ([], [])
    assert [e.causes for e in d.events("move")] == [{"effect"}]


@pytest.mark.card("Sasuke Samurai", "Sangan", "Mystic Tomato")
@pytest.mark.rule("J-TERM-01")
def test_what_sasuke_destroys_is_not_destroyed_by_battle():
    d = (
        table(you=attack(SASUKE), them=set_("Mystic Tomato"))
        .to_battle()
        .attack(SASUKE, "Mystic Tomato")
        .resolve()
    )
    assert (d.graveyard(THEM), d.kind) == (["Mystic Tomato"], "act")
    d = table(you=attack(SASUKE), them=set_("Sangan") + deck("Kuriboh")).to_battle().attack(SASUKE, "Sangan")
    assert d.resolve().hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Sasuke Samurai", "Ceasefire")
def test_a_monster_turned_up_before_the_damage_step_fights_sasuke():
    d = table(you=attack(SASUKE), them=set_("Mystical Elf", "Ceasefire")).to_battle()
    d.attack(SASUKE, "Mystical Elf").respond("Ceasefire").resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == (["Mystical Elf"], 8000 - 500 - 1500)


@pytest.mark.card("Sasuke Samurai")
def test_sasuke_fights_face_up_monsters_and_is_fought_as_any_other():
    d = table(you=attack(SASUKE), them=defense("Mystical Elf")).to_battle().attack(SASUKE, "Mystical Elf")
    assert d.resolve().monsters(THEM) == ["Mystical Elf"]
    d = table(you=set_(SASUKE), them=attack("Battle Ox"), turn=THEM).to_battle().attack("Battle Ox", SASUKE)
    assert d.resolve().graveyard(YOU) == [SASUKE]


# -- Pharaoh's Treasure -----------------------------------------------------------------------------


def treasured(*above, you=(), them=(), **more):
    """Pharaoh's Treasure lies face-up in your Deck, under these cards."""
    d = table(
        you=set_("Pharaoh's Treasure") + deck(rest=False) + list(you), them=list(them), **more
    ).activate("Pharaoh's Treasure")
    d.resolve()
    assert (d.deck(YOU), d.graveyard(YOU).count("Pharaoh's Treasure")) == (["Pharaoh's Treasure"], 0)
    return d


@pytest.mark.card("Pharaoh's Treasure")
@pytest.mark.rule("J-PUB-01")
def test_pharaohs_treasure_lies_face_up_in_the_deck():
    d = treasured()
    seen = d.seen(THEM, YOU)
    assert (seen.deck_top.name, seen.deck_reversed) == ("Pharaoh's Treasure", ("Pharaoh's Treasure",))


@pytest.mark.card("Pharaoh's Treasure")
def test_drawn_it_goes_to_the_graveyard_and_fetches_a_card_from_there():
    d = treasured(you=graveyard("Jinzo", "Umi")).end_turn().end_turn()
    assert (d.asked, d.phase, d.options()) == (YOU, DRAW_PHASE, ["pick Jinzo", "pick Umi"])
    d.pick("Umi").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Umi"], ["Jinzo", "Pharaoh's Treasure"])


@pytest.mark.card("Pharaoh's Treasure")
def test_with_an_empty_graveyard_it_goes_there_and_its_effect_disappears():
    d = treasured().end_turn().end_turn()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pharaoh's Treasure"])


@pytest.mark.card("Pharaoh's Treasure", "Pot of Greed", "Graceful Charity")
@pytest.mark.rule("J-CHAIN-07")
def test_the_draw_must_be_the_last_thing_that_happened():
    d = treasured(you=hand("Upstart Goblin") + graveyard("Jinzo"))
    d.activate("Upstart Goblin").resolve()
    assert d.hand(YOU) == ["Pharaoh's Treasure"], "after the draw the opponent gained Life Points"
    draws = magic("Draws", w.activate(w.Draw(1)))
    d = treasured(you=hand("Draws") + graveyard("Jinzo"), cards=[draws]).activate("Draws").resolve()
    assert d.pick("Jinzo").hand(YOU) == ["Jinzo"]


@pytest.mark.card("Pharaoh's Treasure", "Jinzo", "Seven Tools of the Bandit")
@pytest.mark.rule("J-TRAP-02")
def test_neither_jinzo_nor_seven_tools_stops_it():
    d = table(
        you=set_("Pharaoh's Treasure") + deck(rest=False) + graveyard("Umi"),
        them=set_("Seven Tools of the Bandit"),
    )
    d.activate("Pharaoh's Treasure").resolve().end_turn().end_turn()
    assert not d.can_respond("Seven Tools of the Bandit")
    d.resolve()
    assert d.hand(YOU) == ["Umi"]
    draws = magic("Draws", w.activate(w.Draw(1)))
    d = treasured(
        you=hand("Draws", "Monster Reborn") + graveyard("Umi"), them=graveyard("Jinzo"), cards=[draws]
    )
    d.activate("Monster Reborn", ["Jinzo"]).resolve().choose("attack").activate("Draws").resolve()
    assert d.pick("Umi").hand(YOU) == ["Umi"]


@pytest.mark.card("Pharaoh's Treasure")
def test_removed_instead_of_sent_to_the_graveyard_it_has_no_effect():
    ban = magic("Void", w.continuous(w.removed_instead(w.CARD)), icon="continuous")
    d = treasured(you=graveyard("Umi") + face_up("Void"), cards=[ban]).end_turn().end_turn()
    assert "Umi" in d.graveyard(YOU)


@pytest.mark.card("Pharaoh's Treasure")
def test_turned_up_but_not_drawn_it_has_no_effect():
    spade = magic("Spade", w.activate(w.Excavate(1), w.ToHand(w.chosen("excavated", "it"))))
    d = treasured(you=hand("Spade") + graveyard("Umi"), cards=[spade]).activate("Spade").resolve()
    assert (d.hand(YOU), d.kind) == (["Pharaoh's Treasure"], "act")
    d.set("Pharaoh's Treasure").end_turn()


@pytest.mark.card("Pharaoh's Treasure", "Fiber Jar")
def test_fiber_jar_leaves_it_face_up_in_the_deck():
    d = treasured(you=set_("Fiber Jar") + hand("Umi", "Umi", "Umi", "Umi", "Umi", "Umi"))
    d.flip("Fiber Jar").resolve_chain()
    assert d.seen(THEM, YOU).deck_reversed == ("Pharaoh's Treasure",) or "Pharaoh's Treasure" in d.graveyard(
        YOU
    )


# -- Pyro Clock of Destiny and the Swords -----------------------------------------------------------


@pytest.mark.card("Pyro Clock of Destiny", "Swords of Revealing Light")
@pytest.mark.parametrize("clocks", [0, 1])
def test_pyro_clock_shortens_the_swords(clocks):
    d = table(hand("Swords of Revealing Light") + set_("Pyro Clock of Destiny"))
    d.activate("Swords of Revealing Light").resolve()
    if clocks:
        d.activate("Pyro Clock of Destiny").resolve()
    turns = 0
    while "Swords of Revealing Light" in d.magic_traps(YOU):
        onward(d, THEM, MAIN_1)
        while d.turn_player == THEM:
            d.pass_() if d.can("pass") else d.choose("End Phase")
        turns += 1
    assert turns == 3 - clocks


# -- Necrovalley, Rite of Spirit --------------------------------------------------------------------


@pytest.mark.card("Necrovalley")
def test_necrovalley_strengthens_gravekeepers_on_both_sides():
    d = table(field("Necrovalley") + attack("Gravekeeper's Spy", "Battle Ox"), defense("Gravekeeper's Guard"))
    assert (d.attack_of("Gravekeeper's Spy"), d.defense_of("Gravekeeper's Guard")) == (1700, 2400)
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Necrovalley", "Monster Reborn", "Call of the Haunted", "Premature Burial")
@pytest.mark.rule("R-GEN-01")
@pytest.mark.parametrize("name", ["Monster Reborn", "Premature Burial", "Soul Release"])
def test_under_necrovalley_nothing_that_targets_a_graveyard_is_activated(name):
    d = table(field("Necrovalley") + hand(name) + graveyard("Battle Ox"))
    assert "R-GEN-01" in d.why_not(name)
    assert not d.can("activate", name)
    assert table(hand(name) + graveyard("Battle Ox")).can("activate", name)


@pytest.mark.card("Necrovalley", "Magician of Faith")
@pytest.mark.rule("J-FLIP-05")
def test_a_flip_effect_on_a_locked_graveyard_does_nothing():
    d = table(field("Necrovalley") + set_("Magician of Faith") + graveyard("Raigeki"))
    d.flip("Magician of Faith").resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", ["Raigeki"])


@pytest.mark.card("Necrovalley", "Bazoo the Soul-Eater", "Dark Necrofear")
def test_necrovalley_lets_no_cost_be_paid_from_a_graveyard():
    bazoo, fear = "Bazoo the Soul-Eater", "Dark Necrofear"
    mine = attack(bazoo) + hand(fear) + graveyard("Kuriboh", "Sangan", "Summoned Skull")
    d = table(you=mine)
    assert d.can("activate", bazoo) and d.can("special summon", fear)
    d = table(you=mine + field("Necrovalley"))
    assert not d.can("activate", bazoo) and not d.can("special summon", fear)


@pytest.mark.card("Necrovalley", "Fiber Jar")
def test_necrovalley_negates_fiber_jar():
    d = table(field("Necrovalley") + set_("Fiber Jar") + graveyard("Raigeki") + hand("Kuriboh"))
    d.flip("Fiber Jar").resolve()
    assert d.hand(YOU) == ["Kuriboh"]
    assert d.field(YOU) == "Necrovalley"


@pytest.mark.card("Necrovalley", "Skilled Dark Magician")
def test_necrovalley_leaves_skilled_dark_magician_the_hand_and_the_deck():
    skilled, dark = "Skilled Dark Magician", "Dark Magician"
    mine = attack(skilled, notes={"Spell Counter": 3}) + field("Necrovalley")
    d = table(you=mine + graveyard(dark) + hand(dark)).activate(skilled).resolve()
    assert d.choose("attack").resolve().monsters(YOU) == [dark]
    assert (d.hand(YOU), dark in d.graveyard(YOU)) == ([], True)


@pytest.mark.card("Necrovalley", "Sangan", "Mystic Tomato", "Kuriboh")
def test_what_is_used_in_the_graveyard_itself_goes_on():
    d = table(field("Necrovalley") + hand("Raigeki"), attack("Sangan") + deck("Kuriboh"))
    d.activate("Raigeki").resolve()
    while d.kind == "choose":
        d.pick("Kuriboh")
    assert "Kuriboh" in d.hand(THEM)


@pytest.mark.card("Necrovalley", "Butterfly Dagger - Elma")
def test_a_card_that_returns_itself_goes_on():
    d = table(
        field("Necrovalley") + attack("Gearfried the Iron Knight") + hand("Butterfly Dagger - Elma"),
    )
    d.activate("Butterfly Dagger - Elma", ["Gearfried the Iron Knight"]).resolve()
    d.use("Butterfly Dagger - Elma").resolve()
    assert d.hand(YOU) == ["Butterfly Dagger - Elma"]


@pytest.mark.card("Necrovalley", "Monster Reborn", "Mystical Space Typhoon")
def test_necrovalley_newly_in_force_negates_what_is_resolving():
    trap_valley = trap("Old Gate", w.activate(w.Leave(w.locks_graveyards(), until=w.END_OF_TURN)))
    d = table(hand("Monster Reborn") + graveyard("Battle Ox"), set_("Old Gate"), cards=[trap_valley])
    d.activate("Monster Reborn").respond("Old Gate").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Battle Ox", "Monster Reborn"])
    assert d.events("negate")


@pytest.mark.card("Necrovalley", "Painful Choice")
def test_cards_still_reach_the_graveyard():
    d = table(field("Necrovalley") + hand("Dark Hole") + attack("Battle Ox"))
    d.activate("Dark Hole").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Dark Hole"]


@pytest.mark.card("Necrovalley", "Imperial Order", "Monster Reborn")
def test_a_negated_necrovalley_locks_nothing():
    d = table(
        field("Necrovalley") + graveyard("Battle Ox") + set_("Call of the Haunted"), face_up("Imperial Order")
    )
    assert d.can("activate", "Call of the Haunted")


@pytest.mark.card("Necrovalley", "Exodia Necross")
def test_pieces_of_exodia_are_still_counted_in_a_locked_graveyard():
    pieces = (
        "Exodia the Forbidden One",
        *[f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")],
    )
    d = table(field("Necrovalley") + hand("Contract with Exodia", "Exodia Necross") + graveyard(*pieces))
    d.activate("Contract with Exodia").resolve()
    d.choose("attack")
    assert d.monsters(YOU) == ["Exodia Necross"]


@pytest.mark.card("Rite of Spirit", "Necrovalley")
def test_rite_of_spirit_works_under_necrovalley():
    d = table(field("Necrovalley") + set_("Rite of Spirit") + graveyard("Gravekeeper's Spy", "Battle Ox"))
    d.activate("Rite of Spirit").resolve()
    d.choose("attack")
    assert d.monsters(YOU) == ["Gravekeeper's Spy"]


@pytest.mark.card("Rite of Spirit")
@pytest.mark.rule("J-EFF-12")
def test_rite_of_spirit_is_for_gravekeepers():
    assert table(set_("Rite of Spirit") + graveyard("Battle Ox")).why_not("Rite of Spirit") == ["J-EFF-12"]


# -- Reversal Quiz ----------------------------------------------------------------------------------


@pytest.mark.card("Reversal Quiz")
def test_reversal_quiz_exchanges_life_points_when_the_kind_is_right():
    d = table(
        lp(500) + hand("Reversal Quiz", "Kuriboh") + attack("Battle Ox") + set_("Waboku") + deck("Raigeki"),
        lp(6000),
    )
    d.activate("Reversal Quiz").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Kuriboh", "Waboku"]
    d.choose("Magic").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 500)
    assert d.deck(YOU)[0] == "Raigeki"


@pytest.mark.card("Reversal Quiz")
def test_reversal_quiz_with_a_wrong_kind_exchanges_nothing():
    d = table(lp(500) + hand("Reversal Quiz", "Kuriboh") + deck("Raigeki"))
    d.activate("Reversal Quiz").resolve()
    d.choose("Trap").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (500, 8000)


@pytest.mark.card("Reversal Quiz")
@pytest.mark.rule("J-EFF-12")
def test_reversal_quiz_needs_another_card_to_send():
    assert table(hand("Reversal Quiz")).why_not("Reversal Quiz") == ["J-EFF-12"]


@pytest.mark.card("Reversal Quiz", "Black Pendant")
def test_black_pendant_burns_after_the_exchange():
    d = table(
        lp(500)
        + hand("Reversal Quiz")
        + attack("Battle Ox")
        + equip("Black Pendant", on="Battle Ox")
        + deck("Umi")
    )
    d.activate("Reversal Quiz").resolve()
    d.choose("Magic").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 0)


@pytest.mark.card("Reversal Quiz", "Banisher of the Light")
def test_what_would_not_reach_the_graveyard_is_no_price():
    d = table(hand("Reversal Quiz", "Kuriboh"), attack("Banisher of the Light"))
    assert d.why_not("Reversal Quiz") == ["J-EFF-12"]


# -- Needle Wall ------------------------------------------------------------------------------------

NEEDLES = "Needle Wall"


@pytest.mark.card(NEEDLES)
@pytest.mark.parametrize("shown", [1, 2, 3, 4, 5])
def test_needle_wall_counts_the_opponents_zones_from_your_right(shown):
    rivals = ["Kuriboh", "Sangan", "Battle Ox", "Silver Fang", "Mystical Elf"]
    d = table(you=face_up(NEEDLES), them=attack(*rivals), phase=TURN_BEGINS, chance=[shown - 1])
    d.to_phase(MAIN_1)
    # Your right is the opponent's left, from which his zones are told.
    assert d.zones(THEM)[shown - 1] is None and len(d.monsters(THEM)) == 4


@pytest.mark.card(NEEDLES)
def test_a_six_is_rolled_again_and_an_empty_zone_spares_all():
    d = table(you=face_up(NEEDLES), them=attack("Kuriboh", zone=2), phase=TURN_BEGINS, chance=[5, 5, 1])
    assert d.to_phase(MAIN_1).monsters(THEM) == []
    d = table(you=face_up(NEEDLES), them=attack("Kuriboh", zone=2), phase=TURN_BEGINS, chance=[0])
    assert d.to_phase(MAIN_1).monsters(THEM) == ["Kuriboh"]


@pytest.mark.card(NEEDLES)
def test_two_needle_walls_roll_twice_and_only_in_your_own_standby_phase():
    d = table(
        you=face_up(NEEDLES, NEEDLES), them=attack("Kuriboh", "Sangan"), phase=TURN_BEGINS, chance=[0, 1]
    ).resolve()
    d.use(at(YOU, 1, magic_trap=True)).to_phase(MAIN_1)
    assert d.monsters(THEM) == []
    d = table(you=face_up(NEEDLES), them=attack("Kuriboh"), phase=TURN_BEGINS, turn=THEM, chance=[0])
    assert d.to_phase(MAIN_1).monsters(THEM) == ["Kuriboh"]


@pytest.mark.card(NEEDLES)
@pytest.mark.rule("J-PHASE-03")
def test_turned_up_in_your_standby_phase_it_rolls_in_that_phase():
    d = table(you=set_(NEEDLES), them=attack("Kuriboh"), phase=STANDBY_PHASE, chance=[0])
    d.respond(NEEDLES).resolve().to_phase(MAIN_1)
    assert d.monsters(THEM) == []


# -- Spirit Reaper ----------------------------------------------------------------------------------

REAPER = "Spirit Reaper"


@pytest.mark.card(REAPER)
def test_spirit_reaper_is_not_destroyed_by_battle():
    d = table(you=attack("Summoned Skull"), them=attack(REAPER)).to_battle()
    d.attack("Summoned Skull", REAPER).resolve()
    assert (d.monsters(THEM), d.lp(THEM)) == ([REAPER], 5800)
    d = table(you=attack("Summoned Skull"), them=set_(REAPER)).to_battle()
    assert d.attack("Summoned Skull", REAPER).resolve().monsters(THEM) == [REAPER]


@pytest.mark.card(REAPER, "Kuriboh")
@pytest.mark.rule("J-DMG-09")
def test_spirit_reaper_discards_at_random_after_a_direct_attack_that_hurts():
    d = table(you=attack(REAPER), them=hand("Sangan")).to_battle().attack(REAPER).resolve()
    assert (d.lp(THEM), d.hand(THEM)) == (7700, [])
    weak = normal_monster("Weak", 100, 0)
    d = table(you=attack(REAPER), them=attack("Weak") + hand("Sangan"), cards=[weak]).to_battle()
    assert d.attack(REAPER, "Weak").resolve().hand(THEM) == ["Sangan"]
    d = table(you=attack(REAPER), them=hand("Kuriboh", "Sangan")).to_battle()
    d.attack(REAPER).respond("Kuriboh").resolve()
    assert d.hand(THEM) == ["Sangan"]


@pytest.mark.card(REAPER, "Rush Recklessly", "Change of Heart")
@pytest.mark.rule("J-EFF-10")
def test_spirit_reaper_falls_after_an_effect_that_targeted_it_has_resolved():
    d = table(you=hand("Rush Recklessly") + attack(REAPER)).activate("Rush Recklessly")
    assert sorted(d.graveyard(YOU)) == ["Rush Recklessly", REAPER]
    d = table(you=hand("Change of Heart"), them=attack(REAPER)).activate("Change of Heart")
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([], [REAPER])


@pytest.mark.card(REAPER, "Magic Jammer", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_not_when_the_activation_is_negated_but_when_only_the_effect_is():
    d = table(
        you=hand("Tribute to The Doomed", "Kuriboh"),
        them=attack(REAPER) + set_("Magic Jammer") + hand("Sangan"),
    )
    d.activate("Tribute to The Doomed", [REAPER], cost=["Kuriboh"]).respond("Magic Jammer").resolve()
    assert d.monsters(THEM) == [REAPER]
    d = table(you=hand("Tribute to The Doomed", "Kuriboh"), them=attack(REAPER) + face_up("Imperial Order"))
    d.activate("Tribute to The Doomed", [REAPER], cost=["Kuriboh"])
    assert d.monsters(THEM) == []


@pytest.mark.card(REAPER, "Snatch Steal", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_not_when_an_equip_is_destroyed_before_it_resolves():
    d = table(you=hand("Snatch Steal"), them=attack(REAPER) + set_("Mystical Space Typhoon"))
    d.activate("Snatch Steal", [REAPER]).respond("Mystical Space Typhoon", ["Snatch Steal"]).resolve()
    assert d.monsters(THEM) == [REAPER]


@pytest.mark.card(REAPER, "Book of Moon", "Change of Heart", "Penguin Soldier")
def test_only_face_up_when_it_is_targeted_and_afterwards():
    d = table(you=hand("Book of Moon"), them=attack(REAPER)).activate("Book of Moon")
    assert d.position(REAPER) == "set"
    d = table(you=hand("Change of Heart"), them=set_(REAPER)).activate("Change of Heart")
    assert d.flip(REAPER).monsters(YOU) == [REAPER]


@pytest.mark.card(REAPER, "Monster Reborn", "Call of the Haunted", "Axe of Despair", "Fissure")
def test_a_card_that_is_equipped_to_it_or_linked_with_it_fells_it():
    d = table(you=hand("Axe of Despair") + attack(REAPER)).activate("Axe of Despair")
    assert sorted(d.graveyard(YOU)) == ["Axe of Despair", REAPER]
    d = table(you=set_("Call of the Haunted") + graveyard(REAPER)).activate("Call of the Haunted")
    assert REAPER in d.graveyard(YOU)
    d = table(you=hand("Monster Reborn") + graveyard(REAPER)).activate("Monster Reborn").choose("attack")
    assert d.monsters(YOU) == [REAPER]


@pytest.mark.card(REAPER, "Skill Drain")
def test_under_skill_drain_it_bears_an_equip_until_skill_drain_goes():
    d = table(you=attack(REAPER) + hand("Axe of Despair") + face_up("Skill Drain"), them=set_("Dust Tornado"))
    d.activate("Axe of Despair").resolve()
    assert d.attack_of(REAPER) == 1300
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["Skill Drain"]).resolve()
    assert REAPER in d.graveyard(YOU)
    d = table(you=attack("Summoned Skull"), them=attack(REAPER) + face_up("Skill Drain")).to_battle()
    assert d.attack("Summoned Skull", REAPER).resolve().monsters(THEM) == []


@pytest.mark.card(REAPER, "Rush Recklessly")
@pytest.mark.rule("J-DMG-01")
def test_targeted_in_the_damage_step_it_falls_after_the_calculation():
    d = table(you=attack(REAPER) + hand("Rush Recklessly"), them=attack("Kuriboh")).to_battle()
    d.attack(REAPER, "Kuriboh").until("Damage Step: before damage calculation")
    d.respond("Rush Recklessly", [REAPER]).resolve()
    assert (d.lp(THEM), d.monsters(YOU), d.monsters(THEM)) == (7300, [], [])


@pytest.mark.card(REAPER, "Magic Cylinder")
def test_magic_cylinder_burns_for_its_attack_and_then_it_falls():
    d = table(you=attack(REAPER), them=set_("Magic Cylinder")).to_battle()
    d.attack(REAPER).respond("Magic Cylinder").resolve()
    assert (d.lp(YOU), d.monsters(YOU)) == (7700, [])


@pytest.mark.card(REAPER, "Dark Hole", "Soul Exchange")
def test_what_destroys_monsters_destroys_it_and_soul_exchange_finds_it_gone():
    assert table(you=hand("Dark Hole"), them=attack(REAPER)).activate("Dark Hole").monsters(THEM) == []
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=attack(REAPER)).activate("Soul Exchange")
    assert (d.monsters(THEM), d.can("summon", "Summoned Skull")) == ([], False)


# -- Raigeki Break ----------------------------------------------------------------------------------


@pytest.mark.card("Raigeki Break")
def test_raigeki_break_destroys_any_card_for_a_discard():
    d = table(you=set_("Raigeki Break") + hand("Kuriboh", "Sangan"), them=attack("Battle Ox") + field("Yami"))
    d.activate("Raigeki Break", ["Yami"], cost=["Kuriboh"]).resolve()
    assert (d.field(THEM), d.monsters(THEM), d.hand(YOU)) == (None, ["Battle Ox"], ["Sangan"])


@pytest.mark.card("Raigeki Break")
@pytest.mark.rule("J-EFF-12")
def test_raigeki_break_needs_a_card_to_discard_and_another_card_to_target():
    assert "J-EFF-12" in table(you=set_("Raigeki Break"), them=attack("Battle Ox")).why_not("Raigeki Break")
    assert "J-EFF-12" in table(you=set_("Raigeki Break") + hand("Kuriboh")).why_not("Raigeki Break")


# -- Newdoria ---------------------------------------------------------------------------------------


@pytest.mark.card("Newdoria")
def test_newdoria_destroyed_by_battle_destroys_a_monster():
    d = table(you=attack("Battle Ox"), them=attack("Newdoria", "Sangan") + set_("Summoned Skull"))
    d.to_battle().attack("Battle Ox", "Newdoria").resolve()
    assert sorted(d.options()) == ["pick Battle Ox", "pick Sangan", "pick Summoned Skull"]
    d.pick("Battle Ox")
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card("Newdoria", "Pyramid Turtle")
@pytest.mark.rule("J-CHAIN-06")
def test_newdoria_cannot_destroy_what_pyramid_turtle_brings():
    d = table(you=attack("Pyramid Turtle") + deck("Vampire Lord"), them=attack("Newdoria", "Kuriboh"))
    d.to_battle().attack("Pyramid Turtle", "Newdoria").resolve().use("Pyramid Turtle")
    d.resolve().choose("attack")
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Vampire Lord"], [])


@pytest.mark.card("Newdoria", "Dark Hole")
def test_newdoria_destroyed_by_an_effect_does_nothing():
    d = table(you=hand("Dark Hole") + attack("Newdoria"), them=attack("Battle Ox"))
    d.activate("Dark Hole").resolve()
    assert d.kind == "act"


# -- Pyramid Turtle ---------------------------------------------------------------------------------


@pytest.mark.card("Pyramid Turtle")
def test_pyramid_turtle_brings_a_zombie_with_at_most_2000_def_in_either_position():
    zombies = ("Vampire Lord", "Despair from the Dark", "Battle Ox", "Fear from the Dark")
    d = table(you=attack("Pyramid Turtle") + deck(*zombies), them=attack("Summoned Skull"))
    d.to_battle().attack("Pyramid Turtle", "Summoned Skull").use("Pyramid Turtle").resolve()
    assert sorted(d.options()) == ["pick Fear from the Dark", "pick Vampire Lord"]
    d.pick("Vampire Lord").choose("defense")
    assert d.position("Vampire Lord") == "defense"


@pytest.mark.card("Pyramid Turtle", "Creature Swap")
@pytest.mark.rule("J-EFF-05", "J-SUM-09")
def test_pyramid_turtle_given_away_brings_its_owner_a_zombie_that_attacks_at_once():
    d = table(
        you=hand("Creature Swap") + attack("Pyramid Turtle", "Battle Ox") + deck("Dragon Zombie"),
        them=attack("Kuriboh"),
    )
    d.activate("Creature Swap").resolve().pick("Pyramid Turtle").resolve().to_battle()
    d.attack("Battle Ox", "Pyramid Turtle").use("Pyramid Turtle").resolve().choose("attack")
    assert d.can("attack", "Dragon Zombie", DIRECT)


# -- Terraforming -----------------------------------------------------------------------------------


@pytest.mark.card("Terraforming")
def test_terraforming_fetches_a_field_magic():
    d = table(you=hand("Terraforming") + deck("Dark Hole", "Yami", "Axe of Despair", "Necrovalley"))
    d.activate("Terraforming").resolve()
    assert sorted(d.options()) == ["pick Necrovalley", "pick Yami"]
    d.pick("Yami")
    assert (d.hand(YOU), len(d.events("reveal")), len(d.events("shuffle"))) == (["Yami"], 1, 1)


@pytest.mark.card("Terraforming")
@pytest.mark.rule("J-PUB-03")
def test_terraforming_may_find_nothing():
    d = table(you=hand("Terraforming")).activate("Terraforming").resolve()
    assert [one.text for one in d.events("reveal")] == ["verify"]


# -- Birdface ---------------------------------------------------------------------------------------


@pytest.mark.card("Birdface")
def test_birdface_fetches_harpie_lady_alone():
    d = table(
        you=attack("Birdface") + deck("Harpie Lady", "Harpie Lady Sisters"), them=attack("Summoned Skull")
    )
    d.to_battle().attack("Birdface", "Summoned Skull").use("Birdface").resolve()
    assert d.hand(YOU) == ["Harpie Lady"]


@pytest.mark.card("Birdface")
def test_birdface_may_be_declined():
    d = table(you=attack("Birdface") + deck("Harpie Lady"), them=attack("Summoned Skull"))
    d.to_battle().attack("Birdface", "Summoned Skull").no()
    assert d.hand(YOU) == []


# -- Call of the Mummy ------------------------------------------------------------------------------


@pytest.mark.card("Call of the Mummy")
def test_call_of_the_mummy_summons_a_zombie_from_the_hand():
    d = table(you=face_up("Call of the Mummy") + hand("Vampire Lord", "Battle Ox", "Fear from the Dark"))
    d.activate("Call of the Mummy").resolve()
    assert sorted(d.options()) == ["pick Fear from the Dark", "pick Vampire Lord"]
    d.pick("Vampire Lord").choose("attack")
    assert d.monsters(YOU) == ["Vampire Lord"]
    assert not d.can("activate", "Call of the Mummy")


@pytest.mark.card("Call of the Mummy")
@pytest.mark.rule("J-EFF-12")
def test_call_of_the_mummy_needs_a_field_without_your_monsters():
    d = table(you=face_up("Call of the Mummy") + hand("Vampire Lord") + set_("Kuriboh"))
    assert "J-EFF-12" in d.why_not("Call of the Mummy")


@pytest.mark.card("Call of the Mummy")
def test_call_of_the_mummy_asks_again_as_it_resolves():
    gift = trap("Gift", w.activate(w.SummonTokens("Slime Token", 1, to=1)))
    d = table(you=face_up("Call of the Mummy") + hand("Vampire Lord"), them=set_("Gift"), cards=[gift])
    d.activate("Call of the Mummy").respond("Gift").resolve()
    assert (d.monsters(YOU), d.hand(YOU)) == (["Slime Token"], ["Vampire Lord"])


@pytest.mark.card("Call of the Mummy", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_call_of_the_mummy_must_still_be_there():
    d = table(you=face_up("Call of the Mummy") + hand("Vampire Lord"), them=set_("Mystical Space Typhoon"))
    d.activate("Call of the Mummy").respond("Mystical Space Typhoon").resolve()
    assert d.hand(YOU) == ["Vampire Lord"]


# -- Royal Tribute, Trap Dustshoot ------------------------------------------------------------------


@pytest.mark.card("Royal Tribute", "Necrovalley")
def test_royal_tribute_discards_all_monsters_of_both_hands():
    d = table(
        you=hand("Royal Tribute", "Kuriboh", "Dark Hole") + field("Necrovalley"),
        them=hand("Battle Ox", "Pot of Greed", "Sangan"),
    )
    d.activate("Royal Tribute").resolve()
    assert (d.hand(YOU), d.hand(THEM)) == (["Dark Hole"], ["Pot of Greed"])
    assert sorted(d.graveyard(THEM)) == ["Battle Ox", "Sangan"]


@pytest.mark.card("Royal Tribute", "Necrovalley", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-13")
def test_royal_tribute_needs_necrovalley_only_as_it_is_activated():
    d = table(you=hand("Royal Tribute"), them=hand("Kuriboh") + field("Necrovalley"))
    assert "J-EFF-12" in d.why_not("Royal Tribute")
    d = table(
        you=hand("Royal Tribute") + field("Necrovalley"),
        them=hand("Kuriboh") + set_("Mystical Space Typhoon"),
    )
    d.activate("Royal Tribute").respond("Mystical Space Typhoon", ["Necrovalley"]).resolve()
    assert d.graveyard(THEM) == ["Kuriboh", "Mystical Space Typhoon"]


@pytest.mark.card("Trap Dustshoot")
def test_trap_dustshoot_looks_at_the_hand_and_shuffles_a_monster_away():
    d = table(you=set_("Trap Dustshoot"), them=hand("Kuriboh", "Sangan", "Dark Hole", "Pot of Greed"))
    d.activate("Trap Dustshoot").resolve()
    assert [one.text for one in d.events("reveal")] == ["look"]
    assert sorted(d.options()) == ["pick Kuriboh", "pick Sangan"]
    d.pick("Sangan")
    assert d.hand(THEM) == ["Kuriboh", "Dark Hole", "Pot of Greed"]
    assert [one.player for one in d.events("shuffle")] == [THEM]


@pytest.mark.card("Trap Dustshoot")
@pytest.mark.rule("J-EFF-13")
def test_trap_dustshoot_needs_four_cards_only_as_it_is_activated():
    d = table(you=set_("Trap Dustshoot"), them=hand("Kuriboh", "Sangan", "Dark Hole"))
    assert "J-EFF-12" in d.why_not("Trap Dustshoot")
    d = table(
        you=set_("Trap Dustshoot"),
        them=hand("Kuriboh", "Sangan", "Dark Hole", "Mystical Space Typhoon"),
        turn=THEM,
    )
    d.leave_for(BATTLE_PHASE).activate("Trap Dustshoot").respond("Mystical Space Typhoon").resolve()
    assert sorted(d.options()) == ["pick Kuriboh", "pick Sangan"]


# -- monsters that turn themselves face-down -------------------------------------------------------

SELF_SETTERS = (
    "8-Claws Scorpion",
    "Cobraman Sakuzy",
    "Des Lacooda",
    "Fushioh Richie",
    "Giant Axe Mummy",
    "Guardian Sphinx",
    "Royal Keeper",
    "Swarm of Locusts",
    "Swarm of Scarabs",
)


@pytest.mark.card(
    "8-Claws Scorpion",
    "Cobraman Sakuzy",
    "Des Lacooda",
    "Fushioh Richie",
    "Giant Axe Mummy",
    "Guardian Sphinx",
    "Royal Keeper",
    "Swarm of Locusts",
    "Swarm of Scarabs",
)
@pytest.mark.rule("J-POS-03")
@pytest.mark.parametrize("name", SELF_SETTERS)
def test_it_turns_itself_face_down_and_not_up_again_this_turn(name):
    d = table(you=attack(name)).activate(name).resolve()
    assert (d.position(name), d.why_not(name, "flip")) == ("set", ["R-POS-02"])
    assert d.end_turn().end_turn().can("flip", name)


@pytest.mark.card("Guardian Sphinx", "Light of Intervention")
def test_guardian_sphinx_stays_up_where_nothing_may_be_turned_down():
    d = table(you=attack("Guardian Sphinx") + face_up("Light of Intervention"))
    assert d.why_not("Guardian Sphinx", "activate") == ["R-GEN-01"]


@pytest.mark.card("Des Lacooda")
def test_des_lacooda_draws_when_flip_summoned_and_not_when_attacked():
    assert len(table(you=set_("Des Lacooda")).flip("Des Lacooda").resolve().hand(YOU)) == 1
    d = table(you=set_("Des Lacooda"), them=attack("Kuriboh"), turn=THEM).to_battle()
    assert d.attack("Kuriboh", "Des Lacooda").resolve().hand(YOU) == []


@pytest.mark.card("Guardian Sphinx")
def test_guardian_sphinx_returns_all_monsters_of_the_opponent():
    d = table(
        you=set_("Guardian Sphinx") + attack("Battle Ox"), them=attack("Summoned Skull") + set_("Kuriboh")
    )
    d.flip("Guardian Sphinx").resolve()
    assert (sorted(d.hand(THEM)), d.monsters(YOU)) == (
        ["Kuriboh", "Summoned Skull"],
        ["Guardian Sphinx", "Battle Ox"],
    )


@pytest.mark.card("Guardian Sphinx", "Torrential Tribute")
def test_torrential_tribute_resolves_before_guardian_sphinx():
    d = table(you=set_("Guardian Sphinx"), them=attack("Summoned Skull") + set_("Torrential Tribute"))
    d.flip("Guardian Sphinx").respond("Torrential Tribute").resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == ([], ["Summoned Skull", "Torrential Tribute"])


@pytest.mark.card("Guardian Sphinx", "Call of the Haunted")
def test_call_of_the_haunted_stays_when_guardian_sphinx_turns_itself_down():
    d = table(you=set_("Call of the Haunted") + graveyard("Guardian Sphinx"))
    d.activate("Call of the Haunted").resolve().activate("Guardian Sphinx").resolve()
    assert (d.position("Guardian Sphinx"), d.magic_traps(YOU)) == ("set", ["Call of the Haunted"])


@pytest.mark.card("Swarm of Locusts", "Swarm of Scarabs")
@pytest.mark.parametrize(
    ("name", "gone"), [("Swarm of Locusts", "Gravity Bind"), ("Swarm of Scarabs", "Kuriboh")]
)
def test_a_swarm_destroys_a_card_when_flip_summoned(name, gone):
    d = table(you=set_(name), them=face_up("Gravity Bind") + attack("Kuriboh"))
    d.flip(name).resolve()
    assert d.graveyard(THEM) == [gone]


@pytest.mark.card("Swarm of Scarabs")
@pytest.mark.rule("J-EFF-12")
def test_swarm_of_scarabs_without_a_target_does_nothing():
    d = table(you=set_("Swarm of Scarabs") + attack("Battle Ox")).flip("Swarm of Scarabs").resolve()
    assert d.monsters(YOU) == ["Swarm of Scarabs", "Battle Ox"]


@pytest.mark.card("Cobraman Sakuzy")
def test_cobraman_sakuzy_looks_at_set_cards_however_it_is_turned_up():
    d = table(you=set_("Cobraman Sakuzy"), them=set_("Waboku"))
    d.flip("Cobraman Sakuzy").resolve()
    assert d.knows(YOU, "Waboku") and d.is_set("Waboku")
    d = table(you=set_("Cobraman Sakuzy"), them=attack("Battle Ox") + set_("Waboku"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Cobraman Sakuzy").resolve()
    assert d.knows(YOU, "Waboku")


@pytest.mark.card("Royal Keeper")
def test_royal_keeper_attacked_grows_after_damage_calculation():
    d = table(you=set_("Royal Keeper"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Royal Keeper").resolve()
    # 1700 against 1700: nothing is destroyed, and only then it grows.
    assert (d.attack_of("Royal Keeper"), d.defense_of("Royal Keeper"), d.lp(THEM)) == (1900, 2000, 8000)
    assert d.end_turn().attack_of("Royal Keeper") == 1600


@pytest.mark.card("8-Claws Scorpion")
def test_eight_claws_scorpion_has_2400_atk_against_a_face_down_monster():
    d = table(you=attack("8-Claws Scorpion"), them=set_("Giant Soldier of Stone")).to_battle()
    d.attack("8-Claws Scorpion", "Giant Soldier of Stone").resolve()
    assert (d.graveyard(THEM), d.attack_of("8-Claws Scorpion")) == (["Giant Soldier of Stone"], 300)


@pytest.mark.card("8-Claws Scorpion")
def test_eight_claws_scorpion_against_a_face_up_monster_is_as_weak_as_it_is():
    d = table(you=attack("8-Claws Scorpion"), them=defense("Giant Soldier of Stone")).to_battle()
    d.attack("8-Claws Scorpion", "Giant Soldier of Stone").resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == (["Giant Soldier of Stone"], 8000 - 1700)


@pytest.mark.card("8-Claws Scorpion", "Ceasefire", "Axe of Despair")
def test_what_counts_for_eight_claws_scorpion_is_the_declaration_and_its_atk_is_2400_exactly():
    d = table(
        you=attack("8-Claws Scorpion") + equip("Axe of Despair", on="8-Claws Scorpion"),
        them=set_("Wall", "Ceasefire"),
        cards=[normal_monster("Wall", 0, 2500)],
    ).to_battle()
    d.attack("8-Claws Scorpion", "Wall").respond("Ceasefire").resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == (["Wall"], 8000 - 500 - 100)


@pytest.mark.card("Giant Axe Mummy")
def test_giant_axe_mummy_attacked_face_down_destroys_a_weaker_attacker_by_its_effect():
    d = table(you=set_("Giant Axe Mummy"), them=attack("Mystic Tomato"), turn=THEM).to_battle()
    d.attack("Mystic Tomato", "Giant Axe Mummy").resolve()
    assert (d.graveyard(THEM), d.lp(THEM), d.monsters(THEM)) == (["Mystic Tomato"], 7400, [])


@pytest.mark.card("Giant Axe Mummy")
@pytest.mark.parametrize("how", [defense, attack])
def test_giant_axe_mummy_attacked_face_up_destroys_nothing_so(how):
    d = table(you=how("Giant Axe Mummy"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Giant Axe Mummy").resolve()
    assert d.graveyard(THEM) == (["Kuriboh"] if how is attack else [])


@pytest.mark.card("Giant Axe Mummy")
def test_giant_axe_mummy_loses_to_a_stronger_attacker():
    d = table(you=set_("Giant Axe Mummy"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", "Giant Axe Mummy").resolve()
    assert (d.graveyard(YOU), d.monsters(THEM)) == (["Giant Axe Mummy"], ["Summoned Skull"])


# -- Nightmare Horse, Servant of Catabolism, Gravekeeper's Spear Soldier and Vassal ----------------


@pytest.mark.card("Nightmare Horse", "Servant of Catabolism")
@pytest.mark.parametrize(("name", "damage"), [("Nightmare Horse", 500), ("Servant of Catabolism", 700)])
def test_a_direct_attacker_passes_the_opponents_monsters(name, damage):
    d = table(you=attack(name), them=set_("Kuriboh")).to_battle().attack(name).resolve()
    assert d.lp(THEM) == 8000 - damage


@pytest.mark.card("Gravekeeper's Spear Soldier")
def test_gravekeepers_spear_soldier_pierces():
    d = table(you=attack("Gravekeeper's Spear Soldier"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Gravekeeper's Spear Soldier", "Kuriboh").resolve().lp(THEM) == 8000 - 1300


@pytest.mark.card("Gravekeeper's Vassal", "Waboku", "Numinous Healer")
@pytest.mark.rule("J-DMG-09")
def test_damage_by_gravekeepers_vassal_is_effect_damage_that_waboku_does_not_stop():
    d = table(you=attack("Gravekeeper's Vassal"), them=set_("Waboku")).to_battle()
    d.attack("Gravekeeper's Vassal").respond("Waboku").resolve()
    assert (d.lp(THEM), d.events("battle-damage"), len(d.events("effect-damage"))) == (7300, [], 1)


@pytest.mark.card("Gravekeeper's Vassal", "Mystic Tomato")
def test_what_gravekeepers_vassal_destroys_is_destroyed_by_battle():
    d = table(
        you=attack("Gravekeeper's Vassal") + equip("Axe of Despair", on="Gravekeeper's Vassal"),
        them=attack("Mystic Tomato"),
    ).to_battle()
    d.attack("Gravekeeper's Vassal", "Mystic Tomato")
    assert d.lp(THEM) == 7700 and "Mystic Tomato" in d.use("Mystic Tomato").graveyard(THEM)


@pytest.mark.card("Gravekeeper's Vassal", "Fairy Meteor Crush", "Dark Room of Nightmare")
def test_all_that_gravekeepers_vassal_inflicts_is_effect_damage():
    vassal = "Gravekeeper's Vassal"
    d = table(you=attack(vassal) + equip("Fairy Meteor Crush", on=vassal), them=defense("Kuriboh"))
    d.to_battle().attack(vassal, "Kuriboh").resolve()
    assert (d.lp(THEM), d.events("battle-damage")) == (7500, [])
    d = table(you=attack(vassal) + face_up("Dark Room of Nightmare")).to_battle().attack(vassal).resolve()
    assert d.lp(THEM) == 8000 - 700 - 300


@pytest.mark.card("Gravekeeper's Vassal", "Rod of the Mind's Eye", "Barrel Behind the Door")
def test_neither_rod_nor_barrel_reaches_the_damage_of_gravekeepers_vassal():
    vassal = "Gravekeeper's Vassal"
    rod = equip("Rod of the Mind's Eye", on=vassal)
    d = table(you=attack(vassal) + rod, them=set_("Barrel Behind the Door")).to_battle()
    d.attack(vassal).resolve()
    assert (d.lp(YOU), d.lp(THEM), len(d.magic_traps(THEM))) == (8000, 7300, 1)


# -- D. Tribe ---------------------------------------------------------------------------------------


@pytest.mark.card("D. Tribe", "Lord of D.")
def test_d_tribe_makes_all_your_monsters_dragons_for_a_turn():
    d = table(you=set_("D. Tribe") + attack("Battle Ox", "Lord of D."), them=attack("Kuriboh"))
    d.activate("D. Tribe").resolve()
    assert (d.type_of("Battle Ox"), d.type_of("Kuriboh")) == ("Dragon", "Fiend")
    assert d.end_turn().type_of("Battle Ox") == "Beast-Warrior"


@pytest.mark.card("D. Tribe", "DNA Surgery")
def test_of_d_tribe_and_dna_surgery_the_later_one_counts():
    d = table(you=set_("D. Tribe", "DNA Surgery") + attack("Battle Ox"))
    d.activate("D. Tribe").resolve().activate("DNA Surgery").choose("Zombie").resolve()
    assert d.type_of("Battle Ox") == "Zombie"
    d = table(you=set_("D. Tribe", "DNA Surgery") + attack("Battle Ox"))
    d.activate("DNA Surgery").choose("Zombie").resolve().activate("D. Tribe").resolve()
    assert d.type_of("Battle Ox") == "Dragon"


# -- Lava Golem -------------------------------------------------------------------------------------


@pytest.mark.card("Lava Golem")
@pytest.mark.rule("J-SUM-06")
def test_lava_golem_takes_two_monsters_of_the_opponent_and_goes_to_his_side():
    d = table(you=hand("Lava Golem", "Kuriboh"), them=attack("Battle Ox", "Sangan") + set_("Silver Fang"))
    d.special_summon("Lava Golem", cost=["Battle Ox", "Silver Fang"], position="attack")
    assert sorted(d.monsters(THEM)) == ["Lava Golem", "Sangan"]
    assert d.controller("Lava Golem") == THEM
    assert not d.can("summon", "Kuriboh") and not d.can("set", "Kuriboh")
    d.end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7000)


@pytest.mark.card("Lava Golem")
def test_lava_golem_and_a_normal_summon_or_set_exclude_each_other():
    d = table(you=hand("Lava Golem", "Kuriboh"), them=attack("Battle Ox", "Sangan")).set("Kuriboh")
    assert not d.can("special summon", "Lava Golem")
    assert "J-SUM-06" in d.why_not("Lava Golem", "special summon")
    d = table(you=hand("Lava Golem"), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Lava Golem", "special summon")
    assert not d.can("summon", "Lava Golem")


@pytest.mark.card("Lava Golem")
def test_lava_golem_finds_a_zone_on_a_full_field():
    five = attack("Battle Ox", "Kuriboh", "Sangan", "Silver Fang", "Mystical Elf")
    d = table(you=hand("Lava Golem") + five, them=five)
    d.special_summon("Lava Golem", cost=[at(THEM, 1), at(THEM, 2)], position="defense")
    assert "Lava Golem" in d.monsters(THEM)


@pytest.mark.card("Lava Golem", "Monster Reborn", "Skill Drain")
def test_lava_golem_revived_forbids_normal_summons_too_and_hurts_its_controller():
    d = table(you=hand("Monster Reborn", "Kuriboh") + graveyard("Lava Golem", proper=True))
    d.activate("Monster Reborn").choose("attack")
    assert not d.can("summon", "Kuriboh")
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.can("summon", "Kuriboh")) == (7000, True)
    d = table(you=face_up("Skill Drain") + hand("Lava Golem", "Kuriboh"), them=attack("Battle Ox", "Sangan"))
    d.special_summon("Lava Golem", cost=["Battle Ox", "Sangan"], position="attack")
    assert not d.can("summon", "Kuriboh")


@pytest.mark.card("Lava Golem", "Skill Drain", "Remove Brainwashing")
def test_skill_drain_stops_the_damage_of_lava_golem_alone_and_remove_brainwashing_sends_it_home():
    d = table(you=hand("Lava Golem", "Battle Ox"), them=attack("Kuriboh", "Sangan") + face_up("Skill Drain"))
    d.special_summon("Lava Golem", cost=["Kuriboh", "Sangan"], position="attack").resolve()
    assert not d.can("summon", "Battle Ox")
    assert d.end_turn().lp(THEM) == 8000
    d = table(you=hand("Lava Golem") + face_up("Remove Brainwashing"), them=attack("Kuriboh", "Sangan"))
    d.special_summon("Lava Golem", cost=["Kuriboh", "Sangan"], position="attack").resolve()
    assert d.controller("Lava Golem") == YOU


@pytest.mark.card("Lava Golem", "Solemn Judgment")
@pytest.mark.rule("J-SUM-06")
def test_the_summon_of_lava_golem_may_be_negated():
    d = table(you=hand("Lava Golem"), them=attack("Battle Ox", "Kuriboh") + set_("Solemn Judgment"))
    d.special_summon("Lava Golem", cost=["Battle Ox", "Kuriboh"], position="attack")
    d.respond("Solemn Judgment").resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == ([], ["Lava Golem"])


# -- Helpoemer --------------------------------------------------------------------------------------


def helpoemer_battled():
    """Your Helpoemer was destroyed by battle in the opponent's turn; his Battle Phase goes on."""
    d = table(
        you=attack("Helpoemer"),
        them=attack("Summoned Skull", "Battle Ox") + hand("Kuriboh", "Sangan"),
        turn=THEM,
    )
    return d.to_battle().attack("Summoned Skull", "Helpoemer")


@pytest.mark.card("Helpoemer")
def test_helpoemer_takes_a_card_at_the_end_of_each_battle_phase_of_the_opponent():
    d = helpoemer_battled()
    assert len(d.hand(THEM)) == 2
    d.main2()
    assert len(d.hand(THEM)) == 1
    d.end_turn().to_battle().end_turn()
    assert len(d.hand(THEM)) == 2, "not in your own Battle Phase; he has drawn"
    d.to_battle().main2()
    assert len(d.hand(THEM)) == 1


@pytest.mark.card("Helpoemer")
def test_without_a_battle_phase_helpoemer_takes_nothing():
    d = helpoemer_battled().main2().end_turn().end_turn().end_turn()
    assert len(d.hand(THEM)) == 2


@pytest.mark.card("Helpoemer", "Negate Attack")
def test_helpoemer_takes_a_card_though_the_battle_phase_was_cut_short():
    stop = trap("Stop", w.activate(w.EndBattlePhase(), when=w.AttackDeclared()))
    d = table(
        you=attack("Helpoemer") + set_("Stop"),
        them=attack("Summoned Skull", "Battle Ox") + hand("Kuriboh", "Sangan"),
        turn=THEM,
        cards=[stop],
    )
    d.to_battle().attack("Summoned Skull", "Helpoemer").pass_().attack("Battle Ox").respond("Stop").resolve()
    assert (d.phase, len(d.hand(THEM))) == ("Main Phase 2", 1)


@pytest.mark.card("Helpoemer", "Raigeki", "Monster Reborn")
def test_helpoemer_destroyed_by_an_effect_takes_nothing_and_is_never_revived():
    d = table(you=attack("Helpoemer"), them=hand("Raigeki", "Kuriboh", "Monster Reborn"), turn=THEM)
    d.activate("Raigeki").resolve()
    assert "J-EFF-12" in d.why_not("Monster Reborn")
    d.to_battle().main2()
    assert len(d.hand(THEM)) == 2


# -- Gravekeeper's Chief ----------------------------------------------------------------------------

CHIEF = "Gravekeeper's Chief"


@pytest.mark.card("Gravekeeper's Chief")
def test_gravekeepers_chief_tribute_summoned_revives_what_was_tributed():
    d = table(you=hand(CHIEF) + attack("Gravekeeper's Spy"))
    d.summon(CHIEF, ["Gravekeeper's Spy"]).use(CHIEF).resolve().choose("attack")
    assert sorted(d.monsters(YOU)) == [CHIEF, "Gravekeeper's Spy"]


@pytest.mark.card("Gravekeeper's Chief", "Monster Reborn")
def test_gravekeepers_chief_summoned_otherwise_revives_nothing():
    d = table(you=hand("Monster Reborn") + graveyard(CHIEF, "Gravekeeper's Spy"))
    d.activate("Monster Reborn", [CHIEF]).choose("attack")
    assert d.kind == "act"


@pytest.mark.card("Gravekeeper's Chief", "Necrovalley", "Monster Reborn")
def test_gravekeepers_chief_keeps_your_graveyard_open_under_necrovalley():
    d = table(
        you=attack(CHIEF) + field("Necrovalley") + graveyard("Summoned Skull") + hand("Monster Reborn"),
        them=graveyard("Battle Ox"),
    )
    d.activate("Monster Reborn").choose("attack")
    assert sorted(d.monsters(YOU)) == [CHIEF, "Summoned Skull"]
    d = table(
        you=field("Necrovalley") + graveyard("Summoned Skull") + hand("Monster Reborn"), them=attack(CHIEF)
    )
    assert "R-GEN-01" in d.why_not("Monster Reborn")


@pytest.mark.card("Gravekeeper's Chief", "Skill Drain", "Mystical Space Typhoon")
def test_a_player_has_one_face_up_gravekeepers_chief():
    d = table(you=attack(CHIEF, "Kuriboh") + hand(CHIEF))
    assert d.can("set", CHIEF)
    d.summon(CHIEF)
    assert d.graveyard(YOU) == [CHIEF], "no other Tribute makes room for it"
    d = table(you=attack(CHIEF, "Kuriboh") + hand(CHIEF)).set(CHIEF, [at(YOU, 2)]).end_turn().end_turn()
    assert not d.can("flip", CHIEF)
    d = table(
        you=attack(CHIEF, CHIEF), them=face_up("Skill Drain") + hand("Mystical Space Typhoon"), turn=THEM
    )
    assert d.monsters(YOU) == [CHIEF, CHIEF]
    d.activate("Mystical Space Typhoon", ["Skill Drain"]).resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([CHIEF], [CHIEF])


@pytest.mark.card("Gravekeeper's Chief")
def test_a_second_gravekeepers_chief_turned_up_by_an_attack_goes():
    d = (
        table(you=attack("Battle Ox"), them=attack(CHIEF) + set_(CHIEF))
        .to_battle()
        .attack("Battle Ox", at(THEM, 2))
    )
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([CHIEF], [CHIEF])


# -- Yomi Ship, Dark Coffin, Statue of the Wicked ---------------------------------------------------


@pytest.mark.card("Yomi Ship")
def test_yomi_ship_destroys_what_destroyed_it():
    d = table(you=attack("Battle Ox", "Sangan"), them=attack("Yomi Ship"))
    d.to_battle().attack("Battle Ox", "Yomi Ship").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Sangan"], ["Battle Ox"])
    d = table(you=attack("Yomi Ship"), them=attack("Battle Ox")).to_battle().attack("Yomi Ship", "Battle Ox")
    assert d.resolve().monsters(THEM) == []


@pytest.mark.card("Yomi Ship", "Raigeki", "Dark Ruler Ha Des")
def test_yomi_ship_does_nothing_otherwise():
    assert table(you=hand("Raigeki"), them=attack("Yomi Ship")).activate("Raigeki").resolve().kind == "act"
    d = table(you=attack("Dark Ruler Ha Des"), them=attack("Yomi Ship"))
    d.to_battle().attack("Dark Ruler Ha Des", "Yomi Ship").resolve()
    assert d.monsters(YOU) == ["Dark Ruler Ha Des"]


@pytest.mark.card("Dark Coffin", "Mystical Space Typhoon")
def test_dark_coffin_destroyed_face_down_lets_the_opponent_choose_his_loss():
    both = hand("Mystical Space Typhoon", "Kuriboh", "Sangan") + attack("Battle Ox", "Silver Fang")
    d = table(you=both, them=set_("Dark Coffin")).activate("Mystical Space Typhoon").resolve()
    assert (d.asked, sorted(d.options())) == (YOU, ["destroy", "discard"])
    d.choose("discard")
    assert len(d.hand(YOU)) == 1
    d = (
        table(you=both, them=set_("Dark Coffin"))
        .activate("Mystical Space Typhoon")
        .resolve()
        .choose("destroy")
    )
    assert d.asked == YOU
    d.pick("Silver Fang")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Dark Coffin", "Heavy Storm", "Jinzo")
def test_dark_coffin_works_against_what_is_possible_alone_and_cannot_be_activated():
    d = table(you=set_("Dark Coffin", this_turn=True) + hand("Heavy Storm"), them=attack("Jinzo"))
    assert not d.can("activate", "Dark Coffin")
    d.activate("Heavy Storm").resolve()
    assert d.monsters(THEM) == []
    d = table(you=set_("Dark Coffin") + hand("Heavy Storm")).activate("Heavy Storm").resolve()
    assert d.kind == "act"


@pytest.mark.card("Dark Coffin", "Jinzo", "Mystical Space Typhoon")
def test_dark_coffin_works_before_jinzo_in_the_turn_it_was_set_and_by_its_own_player():
    typhoon = "Mystical Space Typhoon"
    d = table(you=hand(typhoon) + attack("Jinzo"), them=set_("Dark Coffin", this_turn=True))
    assert d.activate(typhoon).resolve().monsters(YOU) == []
    d = table(you=hand(typhoon) + set_("Dark Coffin"), them=hand("Kuriboh"))
    assert d.activate(typhoon).resolve().hand(THEM) == []


@pytest.mark.card("Dark Coffin", "Statue of the Wicked", "Giant Trunade", "Banisher of the Light")
def test_what_is_not_destroyed_into_the_graveyard_does_nothing():
    both = set_("Dark Coffin", "Statue of the Wicked") + hand("Kuriboh")
    d = table(you=hand("Giant Trunade"), them=both).activate("Giant Trunade").resolve()
    assert (d.kind, d.monsters(THEM)) == ("act", [])
    d = table(you=hand("Heavy Storm", "Sangan") + attack("Banisher of the Light"), them=both)
    d.activate("Heavy Storm").resolve()
    assert (d.hand(YOU), d.monsters(THEM)) == (["Sangan"], [])


@pytest.mark.card("Statue of the Wicked", "Mystical Space Typhoon")
@pytest.mark.rule("J-SUM-07")
def test_statue_of_the_wicked_destroyed_face_down_brings_a_token():
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Statue of the Wicked"))
    d.activate("Mystical Space Typhoon").resolve().choose("attack")
    assert (d.monsters(THEM), d.position("Wicked Token")) == (["Wicked Token"], "attack")
    assert (d.attack_of("Wicked Token"), d.defense_of("Wicked Token"), d.level_of("Wicked Token")) == (
        1000,
        1000,
        4,
    )


# -- Maiden of the Aqua -----------------------------------------------------------------------------

MAIDEN = "Maiden of the Aqua"


def sea_wall():
    return trap("Sea Wall", w.activate(w.Draw(1), needs=w.FieldIs("Umi")))


@pytest.mark.card(MAIDEN)
def test_with_maiden_of_the_aqua_the_field_counts_as_umi():
    d = table(you=set_("Sea Wall") + attack(MAIDEN), cards=[sea_wall()])
    assert d.can("activate", "Sea Wall")
    assert not table(you=set_("Sea Wall") + set_(MAIDEN), cards=[sea_wall()]).can("activate", "Sea Wall")


@pytest.mark.card(MAIDEN, "Imperial Order")
def test_a_face_up_field_magic_card_even_a_negated_one_takes_its_place_a_set_one_does_not():
    mine = set_("Sea Wall") + attack(MAIDEN)
    assert not table(you=mine + field("Sogen"), cards=[sea_wall()]).can("activate", "Sea Wall")
    d = table(you=mine + field("Sogen"), them=face_up("Imperial Order"), cards=[sea_wall()])
    assert not d.can("activate", "Sea Wall")
    assert table(you=mine + set_("Sogen"), cards=[sea_wall()]).can("activate", "Sea Wall")
    assert table(you=set_("Sea Wall") + field("Umi"), cards=[sea_wall()]).can("activate", "Sea Wall")


# -- Book of Taiyou, Gravekeeper's Assailant -------------------------------------------------------


@pytest.mark.card("Book of Taiyou", "Man-Eater Bug")
@pytest.mark.rule("J-FLIP-02")
def test_book_of_taiyou_turns_up_a_monster_set_this_turn_and_it_attacks():
    d = table(you=hand("Book of Taiyou", "Man-Eater Bug"), them=attack("Battle Ox"))
    d.set("Man-Eater Bug").activate("Book of Taiyou").resolve().pick("Battle Ox").resolve()
    assert (d.position("Man-Eater Bug"), d.graveyard(THEM)) == ("attack", ["Battle Ox"])
    assert d.events("summon") == [] and d.to_battle().can("attack", "Man-Eater Bug")


ASSAILANT = "Gravekeeper's Assailant"


@pytest.mark.card(ASSAILANT, "Necrovalley")
def test_gravekeepers_assailant_changes_a_position_as_it_attacks():
    d = table(you=attack(ASSAILANT) + field("Necrovalley"), them=attack("Summoned Skull")).to_battle()
    d.attack(ASSAILANT, "Summoned Skull").use(ASSAILANT).resolve()
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Summoned Skull"], 8000)


@pytest.mark.card(ASSAILANT, "Necrovalley", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-13")
def test_necrovalley_need_only_be_there_as_the_assailant_is_used():
    d = table(
        you=attack(ASSAILANT) + field("Necrovalley"),
        them=attack("Summoned Skull") + set_("Mystical Space Typhoon"),
    ).to_battle()
    d.attack(ASSAILANT, "Summoned Skull").use(ASSAILANT).respond(
        "Mystical Space Typhoon", targets=["Necrovalley"]
    )
    assert "Summoned Skull" in d.resolve().graveyard(THEM)
    d = table(you=attack(ASSAILANT), them=attack("Summoned Skull")).to_battle()
    assert d.attack(ASSAILANT, "Summoned Skull").resolve().graveyard(YOU) == [ASSAILANT]


@pytest.mark.card(ASSAILANT, "Spirit Reaper")
@pytest.mark.rule("J-REPLAY-03")
def test_the_assailant_that_fells_spirit_reaper_attacks_again_and_is_used_again():
    d = table(
        you=attack(ASSAILANT) + field("Necrovalley"), them=attack("Spirit Reaper", "Battle Ox")
    ).to_battle()
    d.attack(ASSAILANT, "Battle Ox").use(ASSAILANT, targets=["Spirit Reaper"]).resolve()
    assert len(d.events("replay")) == 1
    d.attack(ASSAILANT, "Battle Ox").use(ASSAILANT).resolve()
    assert d.graveyard(THEM) == ["Spirit Reaper", "Battle Ox"]


# -- Charm of Shabti -------------------------------------------------------------------------------


@pytest.mark.card("Charm of Shabti")
@pytest.mark.rule("J-DMG-02")
def test_charm_of_shabti_saves_a_gravekeeper_in_the_damage_step_but_no_life_points():
    spy = "Gravekeeper's Spear Soldier"
    d = table(you=attack(spy) + hand("Charm of Shabti"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", spy).until("before damage calculation").activate("Charm of Shabti").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.graveyard(YOU)) == ([spy], 7000, ["Charm of Shabti"])


@pytest.mark.card("Charm of Shabti")
def test_charm_of_shabti_saves_no_other_monster():
    d = table(you=attack("Battle Ox") + hand("Charm of Shabti"), them=attack("Summoned Skull"), turn=THEM)
    d.to_battle().attack("Summoned Skull", "Battle Ox").respond("Charm of Shabti").resolve()
    assert "Battle Ox" in d.graveyard(YOU)


# -- Dark Scorpion Burglars ------------------------------------------------------------------------


@pytest.mark.card("Dark Scorpion Burglars")
def test_dark_scorpion_burglars_cost_the_opponent_a_magic_card_of_his_deck():
    d = table(you=attack("Dark Scorpion Burglars"), them=deck("Waboku", "Raigeki", "Fissure")).to_battle()
    d.attack("Dark Scorpion Burglars").resolve()
    assert d.asked == THEM
    d.pick("Fissure").resolve()
    assert (d.graveyard(THEM), d.events("shuffle") == []) == (["Fissure"], False)


# -- Gora Turtle -----------------------------------------------------------------------------------


@pytest.mark.card("Gora Turtle", "Rush Recklessly")
@pytest.mark.rule("J-BP-06")
def test_gora_turtle_stops_strong_monsters_at_the_declaration_alone():
    d = table(
        you=attack("Gora Turtle"), them=attack("Gemini Elf", "Battle Ox") + hand("Rush Recklessly"), turn=THEM
    )
    d.to_battle()
    assert d.why_not("Gemini Elf", "attack") == ["R-GEN-01"]
    d.attack("Battle Ox", "Gora Turtle").respond("Rush Recklessly", targets=["Battle Ox"]).resolve()
    assert d.lp(YOU) == 8000 - 1300


# -- Banner of Courage -----------------------------------------------------------------------------


@pytest.mark.card("Banner of Courage")
def test_banner_of_courage_counts_in_your_battle_phase_alone():
    d = table(
        you=face_up("Banner of Courage", "Banner of Courage") + attack("Battle Ox"), them=attack("Kuriboh")
    )
    assert d.attack_of("Battle Ox") == 1700
    d.to_battle()
    assert (d.attack_of("Battle Ox"), d.attack_of("Kuriboh")) == (2100, 300)
    assert d.main2().attack_of("Battle Ox") == 1700
    assert d.end_turn().to_battle().attack_of("Battle Ox") == 1700


# -- Curse of Aging, Pyramid Energy ----------------------------------------------------------------


@pytest.mark.card("Curse of Aging")
def test_curse_of_aging_weakens_what_is_face_up_now():
    d = table(
        you=set_("Curse of Aging") + hand("Kuriboh"), them=attack("Battle Ox") + set_("Sangan"), turn=THEM
    )
    d.leave_for(BATTLE_PHASE).respond("Curse of Aging").resolve()
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox"), d.hand(YOU)) == (1200, 500, [])
    assert d.flip("Sangan").attack_of("Sangan") == 1000
    assert d.end_turn().attack_of("Battle Ox") == 1700


@pytest.mark.card("Curse of Aging")
@pytest.mark.rule("J-EFF-12")
def test_curse_of_aging_costs_a_card():
    d = table(you=set_("Curse of Aging"), them=attack("Battle Ox"))
    assert d.why_not("Curse of Aging") == ["J-EFF-12"]


@pytest.mark.card("Pyramid Energy")
@pytest.mark.parametrize(("mode", "values"), [("attack", (1900, 1000)), ("defense", (1700, 1500))])
def test_pyramid_energy_raises_atk_or_def(mode, values):
    d = table(you=hand("Pyramid Energy") + attack("Battle Ox"), them=attack("Kuriboh"))
    d.activate("Pyramid Energy", mode=mode).resolve()
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == values
    assert (d.attack_of("Kuriboh"), d.end_turn().attack_of("Battle Ox")) == (300, 1700)


# -- Dark Jeroid, Dark Dust Spirit, Arsenal Bug ----------------------------------------------------


@pytest.mark.card("Dark Jeroid", "Book of Moon")
def test_dark_jeroid_weakens_a_monster_as_long_as_it_is_face_up():
    d = table(you=hand("Dark Jeroid", "Book of Moon"), them=attack("Battle Ox"))
    d.summon("Dark Jeroid").pick("Battle Ox").resolve()
    assert d.attack_of("Battle Ox") == 900
    assert d.end_turn().end_turn().attack_of("Battle Ox") == 900
    d.activate("Book of Moon", targets=["Battle Ox"]).resolve().end_turn().flip("Battle Ox")
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Dark Jeroid")
def test_dark_jeroid_alone_weakens_itself_and_does_nothing_when_attacked():
    d = table(you=hand("Dark Jeroid")).summon("Dark Jeroid").resolve()
    assert d.attack_of("Dark Jeroid") == 400
    d = table(you=set_("Dark Jeroid"), them=attack("Kuriboh"), turn=THEM).to_battle()
    assert d.attack("Kuriboh", "Dark Jeroid").resolve().attack_of("Kuriboh") == 300


@pytest.mark.card("Dark Dust Spirit")
def test_dark_dust_spirit_destroys_all_other_face_up_monsters():
    d = table(
        you=hand("Dark Dust Spirit") + attack("Kuriboh", "Sangan"),
        them=attack("Battle Ox") + set_("Baby Dragon"),
    )
    d.summon("Dark Dust Spirit", tributes=["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Dark Dust Spirit"], ["Baby Dragon"])
    assert "Dark Dust Spirit" in d.end_turn().hand(YOU)


@pytest.mark.card("Dark Dust Spirit")
def test_dark_dust_spirit_attacked_face_down_destroys_the_attacker():
    d = table(you=set_("Dark Dust Spirit"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Dark Dust Spirit").resolve()
    assert (d.monsters(THEM), d.monsters(YOU)) == ([], ["Dark Dust Spirit"])


@pytest.mark.card("Arsenal Bug", "Axe of Despair", "Man-Eater Bug")
def test_arsenal_bug_alone_has_an_atk_of_1000_to_begin_with():
    d = table(you=attack("Arsenal Bug") + set_("Man-Eater Bug") + equip("Axe of Despair", on="Arsenal Bug"))
    assert (d.attack_of("Arsenal Bug"), d.defense_of("Arsenal Bug")) == (2000, 1000)
    d.flip("Man-Eater Bug")
    assert (d.attack_of("Arsenal Bug"), d.defense_of("Arsenal Bug")) == (3000, 2000)


@pytest.mark.card("Arsenal Bug")
def test_two_arsenal_bugs_are_strong():
    d = table(you=attack("Arsenal Bug", "Arsenal Bug"), them=attack("Arsenal Bug"))
    assert [d.attack_of(at(YOU, zone)) for zone in (1, 2)] == [2000, 2000]
    assert d.attack_of(at(THEM, 1)) == 1000


@pytest.mark.card("Arsenal Bug", "Bottomless Trap Hole", "Amazoness Tiger")
def test_bottomless_trap_hole_reads_what_a_monster_has_by_its_own_effect_as_it_comes():
    hole = "Bottomless Trap Hole"
    assert table(you=set_(hole), them=hand("Arsenal Bug"), turn=THEM).summon("Arsenal Bug").kind == "act"
    d = table(you=set_(hole), them=hand("Amazoness Tiger"), turn=THEM).summon("Amazoness Tiger")
    assert d.respond(hole).resolve().removed(THEM) == ["Amazoness Tiger"]


# -- Book of Life, Rope of Life, Cobra Jar, Jowls of Dark Demise, Byser Shock -----------------------


@pytest.mark.card("Book of Life", "Kycoo the Ghost Destroyer")
def test_book_of_life_revives_a_zombie_and_removes_a_monster_of_the_opponent():
    d = table(
        you=hand("Book of Life") + graveyard("Vampire Lord", "Sangan"), them=graveyard("Kuriboh", "Dark Hole")
    )
    d.activate("Book of Life").resolve().choose("attack")
    assert (d.monsters(YOU), d.removed(THEM)) == (["Vampire Lord"], ["Kuriboh"])
    d = table(you=hand("Book of Life") + graveyard("Vampire Lord"))
    assert "J-EFF-12" in d.why_not("Book of Life")


@pytest.mark.card("Book of Life", "Kycoo the Ghost Destroyer", "Call of the Haunted")
def test_against_kycoo_book_of_life_is_refused_and_one_under_way_removes_nothing():
    kycoo = "Kycoo the Ghost Destroyer"
    book = hand("Book of Life") + graveyard("Vampire Lord")
    assert table(you=book, them=attack(kycoo) + graveyard("Kuriboh")).why_not("Book of Life")
    d = table(you=book, them=graveyard("Kuriboh", kycoo) + set_("Call of the Haunted"))
    d.activate("Book of Life", ["Vampire Lord", "Kuriboh"]).respond("Call of the Haunted", [kycoo]).resolve()
    d.choose("attack")
    assert (d.monsters(YOU), d.removed(THEM)) == (["Vampire Lord"], [])


@pytest.mark.card("Rope of Life")
@pytest.mark.rule("J-DMG-02")
def test_rope_of_life_brings_a_fallen_monster_back_stronger_for_your_whole_hand():
    d = table(
        you=set_("Rope of Life") + hand("Kuriboh", "Dark Hole") + attack("Battle Ox"),
        them=attack("Summoned Skull"),
    )
    d.to_battle().attack("Battle Ox", "Summoned Skull").respond("Rope of Life").resolve().choose("attack")
    assert (d.attack_of("Battle Ox"), d.hand(YOU)) == (2500, [])
    d = table(you=set_("Rope of Life") + attack("Battle Ox"), them=attack("Summoned Skull"))
    assert d.to_battle().attack("Battle Ox", "Summoned Skull").monsters(YOU) == []


@pytest.mark.card("Rope of Life", "Raigeki")
def test_rope_of_life_is_for_your_own_monsters_destroyed_by_battle():
    d = table(
        you=set_("Rope of Life") + hand("Kuriboh") + attack("Battle Ox"), them=hand("Raigeki"), turn=THEM
    )
    assert d.activate("Raigeki").resolve().monsters(YOU) == []
    d = table(
        you=set_("Rope of Life") + hand("Kuriboh") + attack("Battle Ox", owner=THEM),
        them=attack("Summoned Skull"),
    )
    assert d.to_battle().attack("Battle Ox", "Summoned Skull").magic_traps(YOU) == ["Rope of Life"]


@pytest.mark.card("Cobra Jar", "Raigeki")
@pytest.mark.rule("J-TOK-01")
def test_the_token_of_cobra_jar_burns_when_battle_destroys_it():
    d = table(you=set_("Cobra Jar"), them=attack("Battle Ox") + hand("Raigeki")).flip("Cobra Jar").resolve()
    d.choose("attack").end_turn().to_battle().attack("Battle Ox", "Poisonous Snake Token")
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 7500)
    d = table(you=set_("Cobra Jar"), them=hand("Raigeki")).flip("Cobra Jar").resolve().choose("attack")
    d.end_turn().activate("Raigeki").resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.card("Jowls of Dark Demise")
def test_jowls_of_dark_demise_takes_any_monster_that_may_attack_directly():
    jowls = "Jowls of Dark Demise"
    d = (
        table(you=set_(jowls), them=attack("Summoned Skull", "Battle Ox"))
        .flip(jowls)
        .pick("Summoned Skull")
        .resolve()
    )
    d.to_battle().attack("Summoned Skull").end_turn()
    assert (d.lp(THEM), d.controller("Summoned Skull")) == (5500, THEM)


@pytest.mark.card("Byser Shock", "Ceasefire")
def test_byser_shock_returns_all_set_cards():
    d = table(
        you=hand("Byser Shock") + attack("Kuriboh") + set_("Waboku"), them=set_("Mirror Force", "Sangan")
    )
    d.summon("Byser Shock", ["Kuriboh"]).resolve()
    assert (d.hand(YOU), sorted(d.hand(THEM))) == (["Waboku"], ["Mirror Force", "Sangan"])


@pytest.mark.card("Byser Shock")
def test_byser_shock_turned_up_by_an_attack_returns_nothing():
    d = table(you=attack("Kuriboh"), them=set_("Byser Shock", "Mirror Force")).to_battle()
    assert d.attack("Kuriboh", "Byser Shock").pass_().resolve().magic_traps(THEM) == ["Mirror Force"]


# -- Buster Rancher ---------------------------------------------------------------------------------

RANCHER = "Buster Rancher"


@pytest.mark.card(RANCHER)
def test_buster_rancher_gives_2500_against_a_strong_monster_in_the_value_it_fights_with():
    mine = attack("Kuriboh") + equip(RANCHER, on="Kuriboh")
    d = (
        table(you=mine, them=attack("Summoned Skull"))
        .to_battle()
        .attack("Kuriboh", "Summoned Skull")
        .resolve()
    )
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Summoned Skull"], 7700)
    assert (d.attack_of("Kuriboh"), d.magic_traps(YOU)) == (300, [RANCHER])
    d = table(you=mine, them=attack("Battle Ox")).to_battle().attack("Kuriboh", "Battle Ox").resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Kuriboh", RANCHER], 6600)
    d = (
        table(you=mine, them=defense("Dark Magician"))
        .to_battle()
        .attack("Kuriboh", "Dark Magician")
        .resolve()
    )
    assert d.lp(YOU) == 8000 - 1800, "2500 ATK in Defense Position do not count"


@pytest.mark.card(RANCHER, "Rush Recklessly")
@pytest.mark.rule("J-EQUIP-01")
def test_buster_rancher_falls_when_its_monster_has_more_than_1000_atk():
    # Upper Deck, 21 February 2004.
    d = table(you=attack("Kuriboh") + equip(RANCHER, on="Kuriboh") + hand("Axe of Despair"))
    d.activate("Axe of Despair", ["Kuriboh"]).resolve()
    assert d.graveyard(YOU) == [RANCHER]
    assert table(you=hand(RANCHER) + attack("Battle Ox")).why_not(RANCHER) == ["J-EFF-12"]


@pytest.mark.card(RANCHER, "Injection Fairy Lily")
@pytest.mark.rule("J-EQUIP-01")
def test_lilys_own_effect_costs_her_buster_rancher_and_strengthens_one_against_her():
    lily, dragon = "Injection Fairy Lily", "Blue-Eyes White Dragon"
    d = table(you=attack(lily) + equip(RANCHER, on=lily), them=attack(dragon), phase=BATTLE_PHASE)
    d.attack(lily, dragon).activate(lily).resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == ([RANCHER], 7600)
    d = table(you=attack("Kuriboh") + equip(RANCHER, on="Kuriboh"), them=attack(lily), phase=BATTLE_PHASE)
    assert d.attack("Kuriboh", lily).activate(lily).resolve().lp(YOU) == 8000 - (3400 - 2800)


@pytest.mark.card(RANCHER)
@pytest.mark.rule("J-EQUIP-01")
def test_of_two_buster_ranchers_the_first_fells_the_second():
    dragon = "Blue-Eyes White Dragon"
    mine = attack("Kuriboh") + equip(RANCHER, on="Kuriboh") + equip(RANCHER, on="Kuriboh")
    d = table(you=mine, them=attack(dragon), phase=BATTLE_PHASE).attack("Kuriboh", dragon)
    assert (d.lp(YOU), d.monsters(THEM)) == (7800, [dragon])
    assert d.graveyard(YOU)[0] == RANCHER, "while its monster was still there"


# -- Disturbance Strategy ---------------------------------------------------------------------------


@pytest.mark.card("Disturbance Strategy")
def test_disturbance_strategy_shuffles_the_opponents_hand_away_for_as_many_cards():
    d = table(you=set_("Disturbance Strategy"), them=hand("Kuriboh", "Sangan", "Battle Ox"))
    d.activate("Disturbance Strategy").resolve()
    assert (len(d.hand(THEM)), len(d.deck(THEM)), len(d.events("shuffle"))) == (3, 20, 1)
    assert "J-EFF-12" in table(you=set_("Disturbance Strategy")).why_not("Disturbance Strategy")


@pytest.mark.card("Disturbance Strategy", "Commencement Dance")
@pytest.mark.rule("J-RIT-02")
def test_disturbance_strategy_takes_the_ritual_monster_away():
    d = table(
        you=set_("Disturbance Strategy"),
        them=hand("Hamburger Recipe", "Hungry Burger") + attack("Battle Ox", "Silver Fang"),
        turn=THEM,
        seed=3,
    )
    d.activate("Hamburger Recipe").respond("Disturbance Strategy").resolve()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Cosmo Queen"], ["Battle Ox", "Silver Fang"])


# -- Mucus Yolk, Reaper on the Nightmare, Secret Pass to the Treasures -----------------------------


@pytest.mark.card("Mucus Yolk", "Axe of Despair")
def test_mucus_yolk_grows_in_your_next_standby_phase_if_it_inflicted_damage():
    d = table(you=attack("Mucus Yolk") + equip("Axe of Despair", on="Mucus Yolk"), them=attack("Battle Ox"))
    d.to_battle().attack("Mucus Yolk").resolve()
    assert d.lp(THEM) == 7000 and d.end_turn().end_turn().attack_of("Mucus Yolk") == 2000
    assert d.end_turn().end_turn().attack_of("Mucus Yolk") == 2000


@pytest.mark.card("Mucus Yolk")
@pytest.mark.rule("J-DMG-09")
def test_mucus_yolk_without_atk_inflicts_nothing_and_does_not_grow():
    d = table(you=attack("Mucus Yolk")).to_battle().attack("Mucus Yolk").end_turn().end_turn()
    assert (d.lp(THEM), d.attack_of("Mucus Yolk")) == (8000, 0)


@pytest.mark.card("Mucus Yolk", "Twin Swords of Flashing Light - Tryce", "Axe of Despair")
def test_mucus_yolk_that_inflicts_damage_twice_in_a_turn_grows_once():
    yolk = "Mucus Yolk"
    swords = "Twin Swords of Flashing Light - Tryce"
    d = table(you=attack(yolk) + equip(swords, on=yolk) + equip("Axe of Despair", on=yolk)).to_battle()
    d.attack(yolk).resolve().attack(yolk).resolve().end_turn().end_turn()
    assert (d.lp(THEM), d.attack_of(yolk)) == (7000, 1500)


NIGHTMARE = "Reaper on the Nightmare"


@pytest.mark.card(NIGHTMARE)
def test_reaper_on_the_nightmare_attacks_directly_and_takes_a_card():
    d = (
        table(you=attack(NIGHTMARE), them=attack("Battle Ox") + hand("Sangan"))
        .to_battle()
        .attack(NIGHTMARE)
        .resolve()
    )
    assert (d.lp(THEM), d.hand(THEM)) == (7200, [])
    d = (
        table(you=attack(NIGHTMARE), them=attack("Kuriboh") + hand("Sangan"))
        .to_battle()
        .attack(NIGHTMARE, "Kuriboh")
    )
    assert d.resolve().hand(THEM) == ["Sangan"]


@pytest.mark.card(NIGHTMARE, "Rush Recklessly")
def test_reaper_on_the_nightmare_survives_battle_and_falls_when_it_is_targeted():
    them = attack("Battle Ox") + hand("Rush Recklessly")
    d = table(you=attack(NIGHTMARE), them=them, turn=THEM).to_battle()
    assert d.attack("Battle Ox", NIGHTMARE).resolve().monsters(YOU) == [NIGHTMARE]
    assert d.main2().activate("Rush Recklessly", targets=[NIGHTMARE]).resolve().monsters(YOU) == []


SECRET = "Secret Pass to the Treasures"


@pytest.mark.card(SECRET, "Axe of Despair")
def test_secret_pass_lets_a_weak_monster_attack_directly_while_it_is_weak():
    d = table(you=hand(SECRET, "Axe of Despair") + attack("Kuriboh"), them=attack("Battle Ox"))
    d.activate(SECRET).resolve()
    e = (
        table(you=hand(SECRET) + attack("Kuriboh"), them=attack("Battle Ox"))
        .activate(SECRET)
        .resolve()
        .to_battle()
    )
    assert e.attack("Kuriboh").lp(THEM) == 7700
    d.activate("Axe of Despair", targets=["Kuriboh"]).resolve().to_battle()
    assert not d.can("attack", "Kuriboh", DIRECT)


@pytest.mark.card(SECRET)
def test_secret_pass_only_in_main_phase_1_of_a_turn_with_a_battle_phase():
    assert not table(you=hand(SECRET) + attack("Kuriboh"), turn_number=1).can("activate", SECRET)
    d = table(you=hand(SECRET) + attack("Kuriboh")).to_battle().main2()
    assert d.why_not(SECRET, "activate") == ["J-EFF-12"]


@pytest.mark.card(SECRET, "Rush Recklessly", "Injection Fairy Lily")
def test_nothing_raises_what_a_monster_inflicts_by_the_secret_pass_above_1000():
    d = table(you=hand(SECRET, "Rush Recklessly") + attack("Mystic Lamp"), them=attack("Battle Ox"))
    d.activate(SECRET).resolve().to_battle().attack("Mystic Lamp").until("before damage calculation")
    assert d.activate("Rush Recklessly", targets=["Mystic Lamp"]).resolve().lp(THEM) == 7000
    d = table(you=hand(SECRET) + attack("Injection Fairy Lily"), them=attack("Battle Ox"))
    d.activate(SECRET).resolve().to_battle().attack("Injection Fairy Lily")
    assert d.activate("Injection Fairy Lily").resolve().lp(THEM) == 7000


# -- Fushioh Richie, Wandering Mummy ---------------------------------------------------------------

RICHIE = "Fushioh Richie"


@pytest.mark.card(RICHIE, "Tribute to The Doomed", "Dark Hole")
def test_fushioh_richie_undoes_magic_and_traps_that_target_it():
    d = table(you=attack(RICHIE), them=hand("Tribute to The Doomed", "Kuriboh", "Dark Hole"), turn=THEM)
    d.activate("Tribute to The Doomed", cost=["Kuriboh"]).resolve()
    assert d.monsters(YOU) == [RICHIE]
    assert d.activate("Dark Hole").resolve().monsters(YOU) == []


@pytest.mark.card(RICHIE)
def test_fushioh_richie_turned_up_revives_a_zombie():
    undead = normal_monster("Undead", 2000, 100, type="Zombie", level=6)
    for turn in (YOU, THEM):
        d = table(you=set_(RICHIE) + graveyard("Undead"), them=attack("Battle Ox"), turn=turn, cards=[undead])
        (d.flip(RICHIE) if turn == YOU else d.to_battle().attack("Battle Ox", RICHIE)).use(RICHIE)
        d.resolve().choose("attack").resolve()
        assert "Undead" in d.monsters(YOU)


@pytest.mark.card("Fushioh Richie", "Kiseitai")
def test_kiseitai_does_not_target_and_fastens_on_fushioh_richie():
    d = table(you=attack("Fushioh Richie"), them=set_("Kiseitai")).to_battle()
    assert d.attack("Fushioh Richie", "Kiseitai").resolve().equipped_to("Kiseitai") == "Fushioh Richie"


@pytest.mark.card(RICHIE)
def test_fushioh_richie_is_not_normal_summoned():
    assert not table(you=hand(RICHIE) + attack("Kuriboh", "Sangan")).can("summon", RICHIE)


@pytest.mark.card("Fushioh Richie", "Premature Burial", "Monster Reborn")
@pytest.mark.rule("J-FUS-06")
def test_fushioh_richie_is_revived_only_once_it_was_properly_summoned():
    revivers = hand("Premature Burial", "Monster Reborn")
    d = table(you=revivers + graveyard("Fushioh Richie"))
    assert not d.can("activate", "Premature Burial") and not d.can("activate", "Monster Reborn")
    d = table(you=revivers + graveyard("Fushioh Richie", proper=True)).activate("Premature Burial").resolve()
    assert d.monsters(YOU) == ["Fushioh Richie"]


@pytest.mark.card("Wandering Mummy")
@pytest.mark.rule("J-PUB-04")
def test_wandering_mummy_changes_places_with_the_other_face_down_monsters():
    d = table(
        you=attack("Wandering Mummy") + set_("Kuriboh", "Sangan"), them=attack("Battle Ox"), chance=[1, 1, 0]
    )
    d.activate("Wandering Mummy").resolve()
    assert d.position("Wandering Mummy") == "set" and sorted(d.monsters(YOU)) == [
        "Kuriboh",
        "Sangan",
        "Wandering Mummy",
    ]
    assert not any(d.knows(THEM, name) for name in d.monsters(YOU))


# -- Mystical Knight of Jackal, Winged Sage Falcos -------------------------------------------------

JACKAL, FALCOS = "Mystical Knight of Jackal", "Winged Sage Falcos"


@pytest.mark.card(JACKAL, "Sangan", "Necrovalley")
def test_jackal_may_return_what_it_destroyed_to_the_top_of_the_deck():
    d = table(you=attack(JACKAL) + field("Necrovalley"), them=attack("Battle Ox")).to_battle()
    d.attack(JACKAL, "Battle Ox").use(JACKAL).resolve()
    assert (d.deck(THEM)[0], d.graveyard(THEM)) == ("Battle Ox", [])
    d = table(you=attack(JACKAL), them=attack("Battle Ox")).to_battle().attack(JACKAL, "Battle Ox").no()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card(JACKAL)
def test_jackal_leaves_your_own_monster_and_what_is_removed():
    d = table(you=attack(JACKAL), them=attack("Battle Ox", owner=YOU)).to_battle().attack(JACKAL, "Battle Ox")
    assert d.resolve().graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card(FALCOS)
def test_falcos_returns_a_monster_destroyed_in_attack_position_alone():
    d = (
        table(you=attack(FALCOS), them=attack("Kuriboh"))
        .to_battle()
        .attack(FALCOS, "Kuriboh")
        .use(FALCOS)
        .resolve()
    )
    assert d.deck(THEM)[0] == "Kuriboh"
    d = table(you=attack(FALCOS), them=defense("Kuriboh")).to_battle().attack(FALCOS, "Kuriboh").resolve()
    assert d.graveyard(THEM) == ["Kuriboh"]


# -- Nightmare Wheel -------------------------------------------------------------------------------

WHEEL = "Nightmare Wheel"


@pytest.mark.card(WHEEL)
def test_nightmare_wheel_holds_a_monster_and_hurts_its_player():
    d = table(you=set_(WHEEL), them=attack("Battle Ox")).activate(WHEEL).resolve().end_turn()
    assert "R-GEN-01" in d.why_not("Battle Ox", "change")
    d.to_battle()
    assert not d.can("attack", "Battle Ox")
    assert d.end_turn().lp(THEM) == 7500


@pytest.mark.card(WHEEL, "Hane-Hane", "Book of Moon")
def test_nightmare_wheel_falls_when_the_monster_leaves_and_not_when_it_is_turned_down():
    d = table(you=set_(WHEEL) + hand("Book of Moon"), them=attack("Battle Ox")).activate(WHEEL).resolve()
    d.activate("Book of Moon").resolve().end_turn().end_turn()
    assert (d.lp(THEM), d.magic_traps(YOU)) == (7500, [WHEEL])
    d = table(you=set_(WHEEL, "Hane-Hane"), them=attack("Battle Ox")).activate(WHEEL).resolve()
    d.flip("Hane-Hane").pick("Battle Ox").resolve()
    assert (d.hand(THEM), d.graveyard(YOU)) == (["Battle Ox"], [WHEEL])


@pytest.mark.card("Nightmare Wheel", "Royal Decree", "Change of Heart")
def test_nightmare_wheel_negated_stays_without_its_monster_and_follows_it_to_the_other_side():
    d = table(
        you=hand("Raigeki", "Mystical Space Typhoon") + set_("Nightmare Wheel", "Royal Decree"),
        them=attack("Battle Ox"),
    )
    d.activate("Nightmare Wheel").resolve().activate("Royal Decree").resolve().activate("Raigeki").resolve()
    d.activate("Mystical Space Typhoon", targets=["Royal Decree"]).resolve().end_turn().end_turn()
    assert (d.magic_traps(YOU), d.lp(THEM)) == (["Nightmare Wheel"], 8000)
    d = table(you=hand("Change of Heart") + set_("Nightmare Wheel"), them=attack("Battle Ox"))
    d.activate("Nightmare Wheel").resolve().activate("Change of Heart").resolve()
    assert not d.can("change", "Battle Ox") and not d.to_battle().can("attack", "Battle Ox")


@pytest.mark.card("Nightmare Wheel", "Relinquished", "Spellbinding Circle")
@pytest.mark.parametrize(
    ("card", "left"), [("Nightmare Wheel", []), ("Spellbinding Circle", ["Spellbinding Circle"])]
)
def test_a_monster_that_becomes_an_equip_has_left_the_field_for_nightmare_wheel(card, left):
    d = table(you=attack("Relinquished") + set_(card), them=attack("Battle Ox")).activate(card).resolve()
    assert d.activate("Relinquished").resolve().magic_traps(YOU) == [*left, "Battle Ox"]


@pytest.mark.card(WHEEL, "Mystical Space Typhoon")
def test_the_monster_stays_when_nightmare_wheel_is_destroyed():
    d = (
        table(you=set_(WHEEL), them=attack("Battle Ox") + set_("Mystical Space Typhoon"))
        .activate(WHEEL)
        .resolve()
    )
    d.end_turn().activate("Mystical Space Typhoon").resolve()
    assert d.monsters(THEM) == ["Battle Ox"] and d.to_battle().can("attack", "Battle Ox")


# -- Effect damage of Pharaonic Guardian ------------------------------------------------------------


@pytest.mark.card("Gravekeeper's Cannonholder")
def test_gravekeepers_cannonholder_tributes_other_gravekeepers():
    gun = "Gravekeeper's Cannonholder"
    d = table(you=attack(gun, gun, "Gravekeeper's Guard", "Battle Ox"))
    d.activate(at(YOU, 1), cost=["Gravekeeper's Guard"]).resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (7300, [gun, gun, "Battle Ox"])
    assert d.why_not(at(YOU, 1), "activate") == ["J-EFF-12"]


@pytest.mark.card("Gravekeeper's Curse", "Monster Reborn")
def test_gravekeepers_curse_burns_however_it_is_summoned():
    name = "Gravekeeper's Curse"
    assert table(you=hand(name)).summon(name).resolve().lp(THEM) == 7500
    assert table(you=set_(name)).flip(name).resolve().lp(THEM) == 7500
    d = (
        table(you=hand("Monster Reborn") + graveyard(name))
        .activate("Monster Reborn")
        .choose("attack")
        .resolve()
    )
    assert d.lp(THEM) == 7500
    d = table(you=set_(name), them=attack("Kuriboh"), turn=THEM).to_battle().attack("Kuriboh", name).resolve()
    assert d.lp(THEM) == 7500  # 500 by the battle, none by its effect
    assert d.events("effect-damage") == []


@pytest.mark.card("Poison Mummy")
def test_poison_mummy_burns_when_it_is_turned_up_also_by_an_attack():
    assert table(you=set_("Poison Mummy")).flip("Poison Mummy").resolve().lp(THEM) == 7500
    d = table(you=set_("Poison Mummy"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Poison Mummy").resolve()
    assert d.lp(THEM) == 8000 - 1500 - 500
    assert table(you=hand("Poison Mummy")).summon("Poison Mummy").resolve().lp(THEM) == 8000


# -- Metamorphosis ----------------------------------------------------------------------------------

MORPH = "Metamorphosis"


@pytest.mark.card(MORPH)
@pytest.mark.rule("J-EFF-06", "J-FUS-05")
def test_metamorphosis_turns_a_tribute_into_a_fusion_monster_of_its_level():
    mine = hand(MORPH) + attack("Summoned Skull", "Kuriboh") + fusion_deck("Rabid Horseman", "Fusionist")
    d = table(you=mine).activate(MORPH).choose("attack")
    assert (sorted(d.monsters(YOU)), d.graveyard(YOU)) == (
        ["Kuriboh", "Rabid Horseman"],
        ["Summoned Skull", MORPH],
    )
    assert not d.card("Rabid Horseman").proper


@pytest.mark.card(MORPH)
def test_metamorphosis_needs_a_fusion_monster_of_that_level():
    mine = hand(MORPH) + attack("Kuriboh") + fusion_deck("Rabid Horseman")
    assert table(you=mine).why_not(MORPH) == ["J-EFF-12"]
    d = table(you=hand(MORPH) + set_("Summoned Skull") + fusion_deck("Rabid Horseman"))
    assert d.activate(MORPH).choose("defense").monsters(YOU) == ["Rabid Horseman"], "a face-down one will do"


@pytest.mark.card(MORPH, "A Legendary Ocean", "XY-Dragon Cannon")
def test_metamorphosis_counts_changed_levels_and_brings_no_xy_dragon_cannon():
    wave = normal_monster("Wave", 1000, 0, level=7, attribute="WATER")
    mine = hand(MORPH) + attack("Wave") + field("A Legendary Ocean") + fusion_deck("Rabid Horseman")
    d = table(you=mine, cards=[wave]).activate(MORPH).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    d = table(you=hand(MORPH) + attack("Summoned Skull") + fusion_deck("XY-Dragon Cannon"))
    assert d.why_not(MORPH) == ["J-EFF-12"]


@pytest.mark.card("Needle Ceiling", "Ring of Destruction")
def test_needle_ceiling_destroys_face_up_monsters_though_fewer_are_left():
    d = table(
        you=set_("Needle Ceiling") + attack("Battle Ox", "Kuriboh"),
        them=attack("Sangan") + set_("Mystical Elf", "Ring of Destruction"),
    )
    d.activate("Needle Ceiling").respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Mystical Elf"])


@pytest.mark.card("Needle Ceiling")
def test_needle_ceiling_needs_four_monsters():
    d = table(you=set_("Needle Ceiling") + attack("Battle Ox", "Kuriboh"), them=attack("Sangan"))
    assert "J-EFF-12" in d.why_not("Needle Ceiling")


# -- Decks, looks and chance of Pharaonic Guardian --------------------------------------------------


@pytest.mark.card("Card Shuffle")
def test_card_shuffle_shuffles_either_deck_once_per_turn():
    d = table(you=face_up("Card Shuffle"), them=deck("Kuriboh", "Sparks", "Yami", rest=False), seed=3)
    d.activate("Card Shuffle", mode="the opponent's Deck").resolve()
    assert (d.lp(YOU), sorted(d.deck(THEM))) == (7700, ["Kuriboh", "Sparks", "Yami"])
    assert len(d.events("shuffle")) == 1
    assert d.why_not("Card Shuffle")


@pytest.mark.card("A Cat of Ill Omen")
def test_a_cat_of_ill_omen_lays_a_shown_trap_on_the_deck():
    cat = "A Cat of Ill Omen"
    d = table(you=set_(cat) + deck("Kuriboh", "Trap Hole", "Sparks", "Mirror Force"))
    d.flip(cat)
    assert "Sparks" not in d.options()
    d.pick("Trap Hole").resolve()
    assert (d.deck(YOU)[0], d.hand(YOU)) == ("Trap Hole", [])


@pytest.mark.card("A Cat of Ill Omen", "Necrovalley", "An Owl of Luck")
def test_with_necrovalley_cat_and_owl_may_add_the_card_to_the_hand():
    d = table(you=set_("A Cat of Ill Omen") + field("Necrovalley") + deck("Trap Hole"))
    assert d.flip("A Cat of Ill Omen").yes().resolve().hand(YOU) == ["Trap Hole"]
    d = table(you=set_("An Owl of Luck") + deck("Yami"), them=field("Necrovalley"))
    assert d.flip("An Owl of Luck").yes().resolve().hand(YOU) == ["Yami"]
    d = table(you=set_("An Owl of Luck") + deck("Kuriboh", "Yami"), them=field("Necrovalley"))
    assert d.flip("An Owl of Luck").no().resolve().deck(YOU)[0] == "Yami"


@pytest.mark.card("A Cat of Ill Omen", "Necrovalley", "Imperial Order")
def test_a_negated_necrovalley_is_still_there_for_the_cat():
    mine = set_("A Cat of Ill Omen") + field("Necrovalley") + deck("Trap Hole")
    d = table(you=mine, them=face_up("Imperial Order"))
    assert d.flip("A Cat of Ill Omen").yes().resolve().hand(YOU) == ["Trap Hole"]


@pytest.mark.card("An Owl of Luck")
def test_an_owl_of_luck_lays_a_field_magic_on_the_deck():
    d = table(you=set_("An Owl of Luck") + deck("Kuriboh", "Yami", "Sogen")).flip("An Owl of Luck")
    assert d.pick("Yami").resolve().deck(YOU)[0] == "Yami"


@pytest.mark.card("A Man with Wdjat")
def test_a_man_with_wdjat_looks_when_normal_summoned_and_in_each_standby_phase():
    man = "A Man with Wdjat"
    d = table(you=hand(man), them=set_("Trap Hole")).summon(man).resolve()
    assert d.knows(YOU, "Trap Hole") and d.is_set("Trap Hole")
    d = table(you=attack(man, how="Normal Summoned"), them=set_("Kuriboh"), turn=THEM).end_turn().resolve()
    assert d.knows(YOU, "Kuriboh") and d.is_set("Kuriboh")


@pytest.mark.card("A Man with Wdjat")
def test_a_man_with_wdjat_that_was_set_looks_at_nothing():
    man = "A Man with Wdjat"
    d = table(you=set_(man), them=set_("Trap Hole")).flip(man).resolve()
    assert not d.knows(YOU, "Trap Hole")
    assert not d.end_turn().end_turn().resolve().knows(YOU, "Trap Hole")


@pytest.mark.card("Ordeal of a Traveler")
@pytest.mark.parametrize(("said", "stays"), [("Monster", True), ("Trap", False)])
def test_ordeal_of_a_traveler_lets_the_attacker_guess(said, stays):
    ordeal = "Ordeal of a Traveler"
    d = table(you=face_up(ordeal) + hand("Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox").activate(ordeal).choose(said).resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == ((["Battle Ox"], 6300) if stays else ([], 8000))
    assert "Kuriboh [known to them]" in d.picture()


@pytest.mark.card("Ordeal of a Traveler")
def test_ordeal_of_a_traveler_needs_a_card_in_hand():
    d = table(you=face_up("Ordeal of a Traveler"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox").lp(YOU) == 6300


@pytest.mark.card("Dice Jar")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(
    ("dice", "yours", "theirs"),
    [([3, 1], 8000, 6000), ([0, 2], 6500, 8000), ([5, 4], 8000, 2000), ([2, 2, 0, 5], 2000, 8000)],
)
def test_dice_jar_hurts_the_player_with_the_lower_number(dice, yours, theirs):
    d = table(you=set_("Dice Jar"), chance=dice).flip("Dice Jar").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (yours, theirs)


@pytest.mark.card("Kryuel")
@pytest.mark.parametrize(("called", "left"), [("heads", []), ("tails", ["Battle Ox"])])
def test_kryuel_destroyed_by_battle_calls_a_coin(called, left):
    d = table(you=attack("Kryuel"), them=attack("Battle Ox"), turn=THEM, chance=[1]).to_battle()
    d.attack("Battle Ox", "Kryuel").choose(called).resolve()
    assert d.monsters(THEM) == left


@pytest.mark.card("Kryuel", "Dark Hole")
def test_kryuel_destroyed_by_an_effect_does_nothing():
    d = table(you=attack("Kryuel"), them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve()
    assert d.kind == "act" and d.graveyard(YOU) == ["Kryuel"]


@pytest.mark.card("Non Aggression Area")
def test_non_aggression_area_stops_new_monsters_in_the_next_turn_of_the_opponent():
    area = "Non Aggression Area"
    mine = set_(area) + hand("Kuriboh", "Battle Ox")
    theirs = hand("Battle Ox", "Monster Reborn") + set_("Kuriboh") + graveyard("Kuriboh")
    d = table(you=mine, them=theirs, phase=STANDBY_PHASE)
    d.activate(area, cost=["Kuriboh"]).resolve()
    d.to_phase(MAIN_1).summon("Battle Ox").resolve().end_turn()
    assert d.why_not("Battle Ox", "summon") and d.why_not("Battle Ox", "set") and d.why_not("Monster Reborn")
    assert d.flip("Kuriboh").position("Kuriboh") == "attack"
    d.end_turn().end_turn()
    assert d.can("summon", "Battle Ox")
    assert table(you=set_(area) + hand("Kuriboh")).why_not(area)


# -- Coffin Seller, Dark Room of Nightmare, Dark Snake Syndrome, Timeater ----------------------------


@pytest.mark.card("Coffin Seller", "Dark Hole")
@pytest.mark.rule("R-EFF-03")
def test_coffin_seller_counts_each_time_not_each_monster():
    mine = face_up("Coffin Seller", "Coffin Seller") + attack("Kuriboh") + hand("Dark Hole")
    d = table(you=mine, them=attack("Kuriboh", "Battle Ox")).activate("Dark Hole").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7400)


@pytest.mark.card("Coffin Seller", "Card Destruction")
def test_coffin_seller_counts_monsters_of_the_hand_but_no_magic():
    mine = face_up("Coffin Seller") + hand("Card Destruction")
    d = table(you=mine, them=hand("Kuriboh", "Sparks")).activate("Card Destruction").resolve()
    assert d.lp(THEM) == 7700
    d = table(you=mine, them=hand("Sparks")).activate("Card Destruction").resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.card("Dark Room of Nightmare")
def test_dark_room_of_nightmare_adds_to_effect_damage_of_the_opponent_alone():
    room = "Dark Room of Nightmare"
    d = table(you=face_up(room, room) + hand("Sparks", "Tremendous Fire")).activate("Sparks").resolve()
    assert d.lp(THEM) == 8000 - 200 - 600
    assert d.activate("Tremendous Fire").resolve().lp(YOU) == 7500
    d = table(you=face_up(room) + attack("Battle Ox")).to_battle().attack("Battle Ox").resolve()
    assert d.lp(THEM) == 6300


@pytest.mark.card("Dark Room of Nightmare", "Toon World", "Raimei")
def test_costs_and_losses_are_no_damage_for_dark_room_of_nightmare():
    d = table(you=face_up("Dark Room of Nightmare"), them=hand("Toon World"), turn=THEM)
    assert d.activate("Toon World").resolve().lp(THEM) == 7000
    d = table(you=face_up("Dark Room of Nightmare") + hand("Raimei")).activate("Raimei").resolve()
    assert d.lp(THEM) == 7700


@pytest.mark.card("Dark Snake Syndrome")
def test_dark_snake_syndrome_doubles_in_each_of_your_standby_phases():
    snake = "Dark Snake Syndrome"
    d = table(you=hand(snake)).activate(snake).resolve().end_turn().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7800, 7800)
    d.end_turn().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7400, 7400)
    d.end_turn().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6600, 6600)


@pytest.mark.card("Timeater")
@pytest.mark.rule("R-PHASE-08")
def test_timeater_takes_the_next_main_phase_1_of_the_opponent():
    d = table(
        you=attack("Timeater"), them=attack("Battle Ox", "Summoned Skull") + hand("Kuriboh")
    ).to_battle()
    d.attack("Timeater", "Battle Ox").resolve().end_turn()
    assert (d.options(), d.turn_player) == (["Battle Phase", "End Phase"], THEM)
    assert d.why_not("Kuriboh", "summon") == ["R-PHASE-07"]
    d.to_battle().attack("Summoned Skull", "Timeater").resolve()
    assert d.main2().can("summon", "Kuriboh")
    assert d.end_turn().end_turn().can("summon", "Kuriboh")


@pytest.mark.card("Timeater")
def test_timeater_acts_though_it_is_destroyed_in_the_same_battle():
    d = table(you=attack("Timeater"), them=attack("Timeater") + hand("Kuriboh")).to_battle()
    d.attack("Timeater", "Timeater").resolve().end_turn()
    assert d.options() == ["Battle Phase", "End Phase"]


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Banner of Courage")
def test_banner_of_courage_does_nothing_in_the_opponents_battle_phase():
    d = table(
        you=face_up("Banner of Courage") + attack("Battle Ox"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    assert d.attack(at(THEM, 1), at(YOU, 1)).resolve().monsters(YOU) == []


@pytest.mark.card("Book of Taiyou")
@pytest.mark.rule("J-EFF-12")
def test_book_of_taiyou_needs_a_face_down_monster():
    d = table(you=hand("Book of Taiyou"), them=attack("Kuriboh") + set_("Waboku"))
    assert d.why_not("Book of Taiyou", "activate") == ["J-EFF-12"]


@pytest.mark.card("Dark Scorpion Burglars")
def test_dark_scorpion_burglars_find_no_magic_card_and_the_deck_is_shown():
    d = (
        table(you=attack("Dark Scorpion Burglars"), them=deck("Waboku"))
        .to_battle()
        .attack("Dark Scorpion Burglars")
    )
    d.resolve()
    assert (d.graveyard(THEM), [e.text for e in d.events("reveal")]) == ([], ["verify"])


@pytest.mark.card("Gora Turtle")
def test_gora_turtle_face_down_or_with_a_strong_attack_of_its_own():
    d = table(you=set_("Gora Turtle"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert d.attack("Summoned Skull", "Gora Turtle").resolve().graveyard(YOU) == ["Gora Turtle"]
    d = table(you=attack("Gora Turtle") + equip("Axe of Despair", on="Gora Turtle")).to_battle()
    assert not d.can("attack", "Gora Turtle")


@pytest.mark.card("Gravekeeper's Spear Soldier")
def test_gravekeepers_spear_soldier_attacked_or_weaker_inflicts_nothing():
    d = table(you=attack("Gravekeeper's Spear Soldier"), them=defense("Giant Soldier of Stone")).to_battle()
    d.attack("Gravekeeper's Spear Soldier", "Giant Soldier of Stone").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 8000)


@pytest.mark.card("Nightmare Horse", "Servant of Catabolism", "Skill Drain")
@pytest.mark.parametrize("name", ["Nightmare Horse", "Servant of Catabolism"])
def test_a_negated_horse_or_servant_does_not_pass(name):
    d = table(you=attack(name) + face_up("Skill Drain"), them=set_("Kuriboh")).to_battle()
    assert not d.can("attack", name, DIRECT)


@pytest.mark.card("Pyramid Energy")
@pytest.mark.rule("J-DMG-02")
def test_pyramid_energy_is_used_in_the_damage_step_and_on_monsters_that_are_there():
    d = table(you=set_("Pyramid Energy") + attack("Battle Ox"), them=attack("Gemini Elf")).to_battle()
    d.attack("Battle Ox", "Gemini Elf").until("before damage calculation").activate(
        "Pyramid Energy", mode="attack"
    )
    assert d.resolve().monsters(THEM) == []
    d = table(you=hand("Pyramid Energy", "Kuriboh") + attack("Battle Ox"))
    d.activate("Pyramid Energy", mode="attack").resolve().summon("Kuriboh")
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.card("Royal Keeper", "Bottomless Trap Hole")
def test_royal_keeper_grows_when_flip_summoned_and_is_not_normal_summoned_stronger():
    assert table(you=set_("Royal Keeper")).flip("Royal Keeper").resolve().attack_of("Royal Keeper") == 1900
    assert table(you=hand("Royal Keeper")).summon("Royal Keeper").resolve().attack_of("Royal Keeper") == 1600


@pytest.mark.card("Cobraman Sakuzy")
def test_cobraman_sakuzy_looks_at_nothing_when_it_is_normal_summoned():
    d = table(you=hand("Cobraman Sakuzy"), them=set_("Waboku")).summon("Cobraman Sakuzy").resolve()
    assert not d.knows(YOU, "Waboku")


@pytest.mark.card("Swarm of Locusts", "Swarm of Scarabs")
@pytest.mark.parametrize("name", ["Swarm of Locusts", "Swarm of Scarabs"])
def test_a_swarm_that_is_attacked_destroys_nothing(name):
    d = table(you=set_(name), them=attack("Kuriboh") + face_up("Messenger of Peace"), turn=THEM).to_battle()
    d.attack("Kuriboh", name).resolve()
    assert d.graveyard(THEM) == []


@pytest.mark.card("Wandering Mummy")
def test_wandering_mummy_alone_turns_down_and_only_once_a_turn():
    d = table(you=attack("Wandering Mummy") + hand("Book of Taiyou")).activate("Wandering Mummy").resolve()
    assert d.position("Wandering Mummy") == "set"


@pytest.mark.card("Winged Sage Falcos")
def test_falcos_need_not_and_leaves_your_own_cards():
    d = table(you=attack("Winged Sage Falcos"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Winged Sage Falcos", "Kuriboh").no().graveyard(THEM) == ["Kuriboh"]


@pytest.mark.card("Bottomless Shifting Sand")
def test_bottomless_shifting_sand_destroys_the_strongest_as_the_opponents_turn_ends():
    mine = face_up("Bottomless Shifting Sand") + attack("Summoned Skull", "Kuriboh")
    d = table(you=mine, them=attack("Summoned Skull", "Battle Ox"), turn=THEM).end_turn()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], ["Battle Ox"])


@pytest.mark.card("Bottomless Shifting Sand")
def test_bottomless_shifting_sand_falls_with_four_cards_in_hand_and_rests_in_your_turn():
    mine = face_up("Bottomless Shifting Sand") + attack("Summoned Skull")
    d = table(you=mine + hand(*["Kuriboh"] * 3), turn=THEM).end_turn().to_phase(MAIN_1)
    assert d.magic_traps(YOU) == []
    d = table(you=mine + hand(*["Kuriboh"] * 5)).end_turn()
    assert (d.magic_traps(YOU), d.monsters(YOU)) == (["Bottomless Shifting Sand"], ["Summoned Skull"])


# -- Narrow Pass ------------------------------------------------------------------------------------


@pytest.mark.card("Narrow Pass", "Monster Reborn")
@pytest.mark.rule("J-EFF-12")
def test_narrow_pass_allows_each_player_two_more_normal_summons_or_sets():
    mine = (
        set_("Narrow Pass")
        + hand("Kuriboh", "Battle Ox", "Sonic Bird", "Monster Reborn")
        + graveyard("Kuriboh")
    )
    d = table(you=mine, them=hand("Battle Ox")).activate("Narrow Pass").resolve()
    d.summon("Kuriboh").resolve().end_turn().summon("Battle Ox").resolve().end_turn()
    d.set("Battle Ox").end_turn().end_turn()
    assert d.why_not("Sonic Bird", "summon") and d.why_not("Sonic Bird", "set")
    assert d.can("activate", "Monster Reborn")


@pytest.mark.card("Narrow Pass")
def test_narrow_pass_needs_at_most_two_monsters_on_each_side():
    three = attack("Kuriboh", "Kuriboh", "Kuriboh")
    assert table(you=set_("Narrow Pass"), them=three).why_not("Narrow Pass") == ["J-EFF-12"]
    assert table(you=set_("Narrow Pass") + three).why_not("Narrow Pass") == ["J-EFF-12"]


@pytest.mark.card("Timidity", "Heavy Storm")
def test_timidity_keeps_set_magic_and_traps_from_being_destroyed():
    mine = hand("Timidity") + set_("Waboku") + face_up("Gravity Bind")
    d = table(you=mine, them=hand("Heavy Storm")).activate("Timidity").end_turn().to_phase(MAIN_1)
    d.activate("Heavy Storm").resolve()
    assert d.magic_traps(YOU) == ["Waboku"]


@pytest.mark.card("Timidity", "Mystical Space Typhoon")
def test_timidity_ends_with_the_opponents_end_phase():
    d = (
        table(you=hand("Timidity", "Mystical Space Typhoon"), them=set_("Waboku"))
        .activate("Timidity")
        .resolve()
    )
    d.activate("Mystical Space Typhoon", ["Waboku"]).resolve()
    assert d.magic_traps(THEM) == ["Waboku"]
    d = (
        table(you=hand("Timidity", "Mystical Space Typhoon"), them=set_("Waboku"))
        .activate("Timidity")
        .resolve()
    )
    d.end_turn().end_turn().activate("Mystical Space Typhoon", ["Waboku"]).resolve()
    assert d.magic_traps(THEM) == []


# -- Moisture Creature ------------------------------------------------------------------------------


@pytest.mark.card("Moisture Creature")
@pytest.mark.rule("R-TRIB-03")
def test_moisture_creature_with_three_tributes_destroys_magic_and_traps():
    moist = "Moisture Creature"
    mine = hand(moist) + attack("Kuriboh", "Battle Ox", "Sonic Bird") + face_up("Gravity Bind")
    d = table(you=mine, them=set_("Trap Hole", "Sparks") + field("Yami"))
    d.summon(moist, tributes=["Kuriboh", "Battle Ox", "Sonic Bird"]).resolve()
    assert (d.magic_traps(THEM), len(d.graveyard(THEM)), d.monsters(YOU)) == ([], 3, [moist])
    assert d.magic_traps(YOU) == ["Gravity Bind"]


@pytest.mark.card("Moisture Creature")
def test_moisture_creature_with_two_tributes_destroys_nothing():
    moist = "Moisture Creature"
    mine = hand(moist) + attack("Kuriboh", "Battle Ox", "Sonic Bird")
    two = ["Kuriboh", "Battle Ox"]
    d = table(you=mine, them=set_("Sparks")).summon(moist, tributes=two).done().resolve()
    assert (d.magic_traps(THEM), sorted(d.monsters(YOU))) == (["Sparks"], [moist, "Sonic Bird"])
    d = table(you=mine).summon(moist, tributes=two).resolve()
    assert sorted(d.monsters(YOU)) == [moist, "Sonic Bird"]


@pytest.mark.card("Moisture Creature")
def test_moisture_creature_is_set_with_two_tributes_only():
    moist = "Moisture Creature"
    mine = hand(moist) + attack("Kuriboh", "Battle Ox", "Sonic Bird")
    d = table(you=mine, them=set_("Sparks")).set(moist, tributes=["Kuriboh", "Battle Ox"]).resolve()
    assert (sorted(d.monsters(YOU)), d.magic_traps(THEM)) == ([moist, "Sonic Bird"], ["Sparks"])
    assert d.position(moist) == "set"


@pytest.mark.card("Tutan Mask", "Stop Defense")
def test_tutan_mask_negates_what_targets_one_zombie():
    d = table(you=set_("Tutan Mask") + defense("Dragon Zombie"), them=hand("Stop Defense"), turn=THEM)
    d.activate("Stop Defense").respond("Tutan Mask").resolve()
    assert (d.position("Dragon Zombie"), d.graveyard(THEM)) == ("defense", ["Stop Defense"])


@pytest.mark.card("Tutan Mask", "Monster Reborn", "Stop Defense")
def test_tutan_mask_ignores_graveyards_and_other_types():
    d = table(you=set_("Tutan Mask") + graveyard("Dragon Zombie"), them=hand("Monster Reborn"), turn=THEM)
    assert not d.activate("Monster Reborn").can_respond("Tutan Mask", YOU)
    d = table(you=set_("Tutan Mask") + defense("Battle Ox"), them=hand("Stop Defense"), turn=THEM)
    assert not d.activate("Stop Defense").can_respond("Tutan Mask", YOU)


# -- What else the cards of Pharaonic Guardian do not do --------------------------------------------


@pytest.mark.card("Card Shuffle")
def test_card_shuffle_is_not_used_in_the_turn_of_the_opponent_or_without_life_points():
    d = table(you=face_up("Card Shuffle"), them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed")
    assert d.kind == "act"
    assert table(you=face_up("Card Shuffle") + lp(300)).why_not("Card Shuffle")


@pytest.mark.card("Non Aggression Area")
def test_non_aggression_area_needs_a_card_to_discard():
    d = table(you=set_("Non Aggression Area"), phase=STANDBY_PHASE)
    assert d.phase == "Main Phase 1" or d.why_not("Non Aggression Area")


@pytest.mark.card("Poison Mummy", "Book of Taiyou")
def test_poison_mummy_burns_when_an_effect_turns_it_up():
    d = table(you=set_("Poison Mummy") + hand("Book of Taiyou")).activate("Book of Taiyou").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)


# -- Curse of Royal, Gravekeeper's Watcher ----------------------------------------------------------

ROYAL = "Curse of Royal"
WATCHER = "Gravekeeper's Watcher"


@pytest.mark.card(ROYAL, "Mystical Space Typhoon", "Heavy Storm")
@pytest.mark.rule("J-MAG-06")
def test_curse_of_royal_negates_what_destroys_exactly_one_magic_or_trap_card():
    d = table(you=hand("Mystical Space Typhoon", "Heavy Storm"), them=set_(ROYAL))
    d.activate("Mystical Space Typhoon", [ROYAL]).respond(ROYAL).resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Mystical Space Typhoon"], [ROYAL])
    for them in (set_(ROYAL), set_(ROYAL, "Waboku")):
        d = table(you=hand("Heavy Storm"), them=them).activate("Heavy Storm")
        assert not d.can_respond(ROYAL, THEM)


@pytest.mark.card(
    ROYAL, "Magic Jammer", "Magic Drain", "Riryoku Field", "Judgment of Anubis", "Change of Heart"
)
@pytest.mark.rule("J-CHAIN-09")
def test_curse_of_royal_answers_counter_traps_that_destroy_what_they_negate():
    for trap in ("Magic Jammer", "Magic Drain", "Riryoku Field"):
        mine = hand("Change of Heart") + set_(ROYAL)
        d = table(you=mine, them=attack("Battle Ox") + hand("Kuriboh") + set_(trap))
        d.activate("Change of Heart", ["Battle Ox"]).respond(trap).respond(ROYAL).resolve()
        assert d.monsters(YOU) == ["Battle Ox"] and trap in d.graveyard(THEM), trap
    d = table(you=hand("Heavy Storm") + set_(ROYAL), them=hand("Kuriboh") + set_("Judgment of Anubis"))
    d.activate("Heavy Storm").respond("Judgment of Anubis").respond(ROYAL).resolve()
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == ([], [])


@pytest.mark.card(ROYAL, "Raigeki Break", "Solemn Judgment")
def test_curse_of_royal_asks_what_is_destroyed_this_time():
    for target, can in (("Battle Ox", False), ("Waboku", True)):
        d = table(
            you=hand("Kuriboh") + set_("Raigeki Break"), them=attack("Battle Ox") + set_(ROYAL, "Waboku")
        )
        d.activate("Raigeki Break", [target], cost=["Kuriboh"])
        assert d.can_respond(ROYAL, THEM) == can
    d = table(you=hand("Battle Ox") + set_(ROYAL), them=set_("Solemn Judgment"))
    assert not d.summon("Battle Ox").respond("Solemn Judgment").can_respond(ROYAL, YOU)


@pytest.mark.card(WATCHER, "Graceful Charity", "Card Destruction", "Delinquent Duo", "Tribute to The Doomed")
@pytest.mark.rule("J-EFF-06")
def test_gravekeepers_watcher_negates_what_makes_the_opponent_discard_but_no_cost():
    d = table(you=hand("Graceful Charity", "Kuriboh"), them=hand(WATCHER))
    d.activate("Graceful Charity").respond(WATCHER).resolve()
    assert (d.hand(YOU), d.graveyard(YOU), d.graveyard(THEM)) == (
        ["Kuriboh"],
        ["Graceful Charity"],
        [WATCHER],
    )
    d = table(you=hand("Card Destruction", "Kuriboh"), them=hand(WATCHER))
    assert d.activate("Card Destruction").can_respond(WATCHER, THEM)
    d = table(you=hand("Delinquent Duo"), them=hand(WATCHER, "Kuriboh"))
    assert not d.activate("Delinquent Duo").can_respond(WATCHER, THEM)
    d = table(you=hand("Tribute to The Doomed", "Kuriboh"), them=hand(WATCHER) + attack("Battle Ox"))
    assert not d.activate("Tribute to The Doomed", ["Battle Ox"], cost=["Kuriboh"]).can_respond(WATCHER, THEM)


@pytest.mark.card(WATCHER, "Morphing Jar")
@pytest.mark.rule("J-BP-05")
def test_gravekeepers_watcher_answers_morphing_jar_but_not_in_the_damage_step():
    d = table(you=set_("Morphing Jar") + hand("Kuriboh"), them=hand(WATCHER))
    d.flip("Morphing Jar").respond(WATCHER).resolve()
    assert (d.monsters(YOU), d.hand(YOU)) == ([], ["Kuriboh"])
    d = table(you=attack("Battle Ox") + hand(WATCHER), them=set_("Morphing Jar")).to_battle()
    d.attack("Battle Ox", "Morphing Jar").resolve()
    assert len(d.hand(YOU)) == 5


# -- Barrel Behind the Door, Trap of Board Eraser -----------------------------------------------------

BARREL = "Barrel Behind the Door"
ERASER = "Trap of Board Eraser"


@pytest.mark.word("SpareDamage")
@pytest.mark.card(BARREL, "Sparks", "Tremendous Fire", "Ring of Destruction")
@pytest.mark.rule("J-DMG-09")
def test_barrel_behind_the_door_lets_the_opponent_take_all_the_damage():
    d = table(you=hand("Sparks"), them=set_(BARREL)).activate("Sparks").respond(BARREL).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7800, 8000)
    d = (
        table(you=hand("Tremendous Fire"), them=set_(BARREL))
        .activate("Tremendous Fire")
        .respond(BARREL)
        .resolve()
    )
    assert (d.lp(YOU), d.lp(THEM)) == (6500, 8000)
    d = table(you=set_("Ring of Destruction"), them=attack("Battle Ox") + set_(BARREL))
    d.activate("Ring of Destruction", ["Battle Ox"]).respond(BARREL).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.monsters(THEM)) == (4600, 8000, [])


@pytest.mark.card(BARREL, ERASER, "Wave-Motion Cannon", "Ceasefire", "Dian Keto the Cure Master")
def test_barrel_behind_the_door_only_where_damage_to_you_is_certain():
    def can(mine, theirs, name, trap=BARREL):
        d = table(you=set_(name) + mine, them=set_(trap) + theirs + hand("Kuriboh")).activate(name)
        return d.can_respond(trap, THEM)

    assert not can(hand(), hand(), "Dian Keto the Cure Master")
    assert not can(attack("Battle Ox") + set_("Battle Ox"), hand(), "Ceasefire")
    assert can(attack("Cannon Soldier"), hand(), "Ceasefire")
    assert can(hand("Kuriboh"), hand(), "Sparks", ERASER) and not can(
        hand("Kuriboh") + set_("Battle Ox"), hand(), "Ceasefire", ERASER
    )
    d = table(you=set_(BARREL, "Sparks"), them=set_(BARREL)).activate("Sparks").respond(BARREL)
    assert not d.can_respond(BARREL, YOU)


@pytest.mark.card(BARREL, "Giant Germ")
@pytest.mark.rule("J-BP-05")
def test_barrel_behind_the_door_answers_a_trigger_in_the_damage_step():
    d = table(you=attack("Battle Ox") + set_(BARREL), them=attack("Giant Germ")).to_battle()
    d.attack("Battle Ox", "Giant Germ").respond(BARREL).no().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6800)


@pytest.mark.card(ERASER, "Sparks", "Tremendous Fire")
def test_trap_of_board_eraser_spares_you_and_takes_a_card_of_the_opponents_hand():
    d = table(you=hand("Tremendous Fire", "Kuriboh"), them=set_(ERASER))
    d.activate("Tremendous Fire").respond(ERASER).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.hand(YOU)) == (7500, 8000, [])
    d = table(you=hand("Sparks"), them=set_(ERASER)).activate("Sparks")
    assert not d.can_respond(ERASER, THEM)


# -- Great Dezard -----------------------------------------------------------------------------------

DEZARD = "Great Dezard"


@pytest.mark.word("Slain", "counts_slain")
@pytest.mark.card(DEZARD, "Change of Heart")
def test_great_dezard_wards_off_what_targets_it_once_it_has_destroyed_a_monster():
    d = table(you=attack(DEZARD), them=hand("Change of Heart") + attack("Kuriboh"), turn=THEM)
    assert d.activate("Change of Heart", [DEZARD]).resolve().controller(DEZARD) == THEM
    d = table(you=attack(DEZARD), them=hand("Change of Heart") + attack("Kuriboh")).to_battle()
    d.attack(DEZARD, "Kuriboh").resolve().end_turn()
    assert d.activate("Change of Heart", [DEZARD]).resolve().controller(DEZARD) == YOU
    assert "Change of Heart" in d.graveyard(THEM)


@pytest.mark.card(DEZARD, "Fushioh Richie")
def test_great_dezard_calls_fushioh_richie_once_it_has_destroyed_two_monsters():
    d = table(you=attack(DEZARD) + deck("Fushioh Richie"), them=attack("Kuriboh", "Battle Ox")).to_battle()
    d.attack(DEZARD, "Kuriboh").resolve().main2()
    assert d.why_not(DEZARD, "activate")
    d.end_turn().end_turn().to_battle().attack(DEZARD, "Battle Ox").resolve().main2()
    d.activate(DEZARD).resolve().choose("attack").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Fushioh Richie"], [DEZARD])


@pytest.mark.card(DEZARD, "Book of Moon")
def test_great_dezard_wards_off_magic_of_its_own_player_too():
    d = table(you=attack(DEZARD, notes={"uses": 1}) + hand("Book of Moon"))
    assert not d.activate("Book of Moon", [DEZARD]).resolve().is_set(DEZARD)
    d = table(you=attack(DEZARD) + hand("Book of Moon"))
    assert d.activate("Book of Moon", [DEZARD]).resolve().is_set(DEZARD)


@pytest.mark.card("Cobra Jar", "Change of Heart")
@pytest.mark.rule("J-EFF-05")
def test_the_token_of_cobra_jar_hurts_the_opponent_of_who_made_it_wherever_it_is():
    snake = "Poisonous Snake Token"
    d = table(you=set_("Cobra Jar") + attack("Summoned Skull"), them=hand("Change of Heart"))
    d.flip("Cobra Jar").resolve().choose("attack").end_turn().activate("Change of Heart", [snake]).resolve()
    d.to_battle().attack(snake, "Summoned Skull").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000 - 1300 - 500)


@pytest.mark.card("Cobra Jar")
@pytest.mark.rule("R-CTRL-03")
def test_the_token_of_a_taken_cobra_jar_stays_with_who_flipped_it():
    d = table(you=set_("Cobra Jar", owner=THEM)).flip("Cobra Jar").resolve().choose("attack")
    assert d.controller("Poisonous Snake Token") == YOU


@pytest.mark.card("Statue of the Wicked", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_jinzo_does_not_stop_statue_of_the_wicked_in_the_graveyard():
    d = table(you=hand("Mystical Space Typhoon") + attack("Jinzo"), them=set_("Statue of the Wicked"))
    d.activate("Mystical Space Typhoon").resolve().choose("attack")
    assert d.monsters(THEM) == ["Wicked Token"]


@pytest.mark.card("Metamorphosis", "Soul Exchange")
@pytest.mark.rule("J-EFF-12")
def test_metamorphosis_takes_a_lent_monster_only_face_up():
    mine = hand("Soul Exchange", "Metamorphosis") + fusion_deck("Rabid Horseman")
    d = table(you=mine, them=attack("Summoned Skull")).activate("Soul Exchange").resolve()
    assert d.activate("Metamorphosis").choose("attack").monsters(YOU) == ["Rabid Horseman"]
    d = table(you=mine, them=set_("Summoned Skull")).activate("Soul Exchange").resolve()
    assert d.why_not("Metamorphosis") == ["J-EFF-12"]


@pytest.mark.card("Moisture Creature", "Book of Moon")
@pytest.mark.rule("J-EFF-04")
def test_moisture_creature_turned_down_in_answer_destroys_all_the_same():
    moist = "Moisture Creature"
    three = ["Kuriboh", "Silver Fang", "Battle Ox"]
    d = table(you=hand(moist) + attack(*three), them=set_("Book of Moon", "Sparks"))
    d.summon(moist, tributes=three).respond("Book of Moon").resolve()
    assert (d.magic_traps(THEM), d.position(moist)) == ([], "set")


@pytest.mark.card("Jowls of Dark Demise")
@pytest.mark.rule("R-DMG-05")
def test_jowls_attacked_in_the_opponents_turn_borrows_a_monster_until_its_end():
    jowls = "Jowls of Dark Demise"
    d = table(you=set_(jowls), them=attack("Battle Ox", "Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", jowls).resolve().pick("Battle Ox").resolve()
    assert d.controller("Battle Ox") == YOU
    assert d.end_turn().controller("Battle Ox") == THEM


@pytest.mark.card("Jowls of Dark Demise", "Y-Dragon Head")
@pytest.mark.rule("J-EFF-16")
def test_a_union_that_jowls_took_and_that_serves_as_an_equip_by_then_is_kept():
    d = table(you=set_("Jowls of Dark Demise") + attack("X-Head Cannon"), them=attack("Y-Dragon Head"))
    d.flip("Jowls of Dark Demise").resolve().activate("Y-Dragon Head").resolve().end_turn()
    assert d.magic_traps(YOU) == ["Y-Dragon Head"]


@pytest.mark.card("Timeater", "Scapegoat", "Banisher of the Light")
@pytest.mark.rule("J-TOK-01")
def test_timeater_counts_a_token_and_a_monster_that_is_removed():
    d = table(you=attack("Timeater"), them=attack("Sheep Token")).to_battle()
    assert d.attack("Timeater", "Sheep Token").resolve().end_turn().options() == ["Battle Phase", "End Phase"]
    d = table(you=attack("Timeater", "Banisher of the Light"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Timeater", "Kuriboh").resolve().end_turn().options() == ["Battle Phase", "End Phase"]


@pytest.mark.card("Timeater", "Great Long Nose")
@pytest.mark.rule("R-PHASE-10")
def test_without_main_phase_1_and_battle_phase_only_the_end_phase_is_left():
    d = table(you=attack("Timeater", "Great Long Nose"), them=attack("Kuriboh")).to_battle()
    d.attack("Timeater", "Kuriboh").resolve().attack("Great Long Nose").resolve().end_turn()
    assert d.turn_player == YOU or d.options() == ["End Phase"]


@pytest.mark.card(BARREL, "Bad Reaction to Simochi", "Dian Keto the Cure Master")
def test_barrel_behind_the_door_answers_a_gain_that_would_be_damage():
    theirs = hand("Dian Keto the Cure Master") + set_(BARREL)
    d = table(you=face_up("Bad Reaction to Simochi"), them=theirs, turn=THEM)
    d.activate("Dian Keto the Cure Master").respond(BARREL).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 8000)


@pytest.mark.card(BARREL, "Dark Room of Nightmare", "Sparks")
def test_what_barrel_behind_the_door_turns_round_counts_for_dark_room_of_nightmare():
    mine = set_(BARREL) + face_up("Dark Room of Nightmare")
    d = table(you=mine, them=hand("Sparks"), turn=THEM).activate("Sparks").respond(BARREL).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000 - 200 - 300)


@pytest.mark.card(BARREL, "Jigen Bakudan")
def test_barrel_behind_the_door_answers_jigen_bakudan_when_it_goes_off():
    d = table(you=set_("Jigen Bakudan") + attack("Battle Ox"), them=set_(BARREL)).flip("Jigen Bakudan")
    assert d.kind == "act"
    d.end_turn().end_turn().respond(BARREL).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000 - 850, 8000)


@pytest.mark.card("Byser Shock", "Ceasefire")
@pytest.mark.rule("J-MAG-04")
def test_a_trap_that_answers_byser_shock_is_not_returned():
    d = table(you=hand("Byser Shock") + attack("Kuriboh"), them=set_("Ceasefire", "Sangan", "Mirror Force"))
    d.summon("Byser Shock", ["Kuriboh"]).respond("Ceasefire").resolve()
    assert (d.hand(THEM), d.monsters(THEM), d.graveyard(THEM)) == (
        ["Mirror Force"],
        ["Sangan"],
        ["Ceasefire"],
    )


@pytest.mark.card("Byser Shock", "The Shallow Grave")
def test_byser_shock_summoned_face_down_returns_nothing_until_it_is_flip_summoned():
    mine = hand("The Shallow Grave") + graveyard("Byser Shock") + set_("Waboku")
    d = table(you=mine, them=graveyard("Kuriboh")).activate("The Shallow Grave").resolve()
    assert d.magic_traps(YOU) == ["Waboku"]
    assert "Waboku" in d.end_turn().end_turn().flip("Byser Shock").resolve().hand(YOU)


@pytest.mark.card("Dark Snake Syndrome", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_dark_snake_syndrome_goes_on_doubling_while_it_is_negated():
    snake = "Dark Snake Syndrome"
    d = table(you=hand(snake), them=set_("Imperial Order")).activate(snake).resolve().leave_for(END_PHASE)
    d.respond("Imperial Order").resolve().end_turn().yes().end_turn()
    assert (d.turn, d.lp(YOU), d.lp(THEM)) == (7, 8000, 7300)
    d.end_turn().no().end_turn().resolve()
    assert (d.turn, d.lp(YOU), d.lp(THEM)) == (9, 7600, 6900)


@pytest.mark.card("Pharaoh's Treasure", "A Cat of Ill Omen")
def test_a_cat_of_ill_omen_lays_pharaohs_treasure_on_the_deck_face_up():
    # Upper Deck: it works when it is drawn.
    mine = set_("Pharaoh's Treasure", "A Cat of Ill Omen") + graveyard("Umi") + hand("Pot of Greed")
    d = table(you=mine).activate("Pharaoh's Treasure").resolve().flip("A Cat of Ill Omen").resolve()
    assert d.seen(THEM, YOU).deck_top.name == "Pharaoh's Treasure"
    d.activate("Pot of Greed").resolve().pick("Umi").resolve()
    assert "Umi" in d.hand(YOU) and "Pharaoh's Treasure" in d.graveyard(YOU)


@pytest.mark.card("Pharaoh's Treasure", "Drop Off")
def test_pharaohs_treasure_discarded_in_answer_fetches_nothing():
    d = table(
        you=set_("Pharaoh's Treasure") + deck(rest=False) + graveyard("Umi"), them=set_("Drop Off")
    ).activate("Pharaoh's Treasure")
    d.resolve().end_turn().end_turn().respond("Drop Off").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Umi", "Pharaoh's Treasure"])


@pytest.mark.card("Pharaoh's Treasure", "Painful Choice")
def test_pharaohs_treasure_that_was_not_drawn_does_nothing():
    four = ["Jinzo", "Kuriboh", "Sangan", "Yami"]
    mine = hand("Painful Choice") + set_("Pharaoh's Treasure") + graveyard("Umi") + deck(*four, rest=False)
    d = table(you=mine).activate("Pharaoh's Treasure").resolve().activate("Painful Choice").resolve()
    d.pick(*four, "Pharaoh's Treasure")
    assert (d.hand(YOU), d.kind) == (["Pharaoh's Treasure"], "act")


@pytest.mark.card("Reasoning", "Banisher of the Light")
def test_a_banisher_that_reasoning_summons_comes_too_late_for_the_other_cards():
    d = reasoned(5, "Umi", "Banisher of the Light").choose("attack")
    assert (d.monsters(YOU), "Umi" in d.graveyard(YOU)) == (["Banisher of the Light"], True)


@pytest.mark.card("Question", "Tyrant Dragon")
def test_question_brings_no_tyrant_dragon_without_a_dragon_to_tribute():
    d = questioned("Tyrant Dragon").choose("Kuriboh").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Tyrant Dragon", "Question"])


@pytest.mark.card("Trap Dustshoot", "Exchange")
@pytest.mark.rule("J-TERM-04")
def test_trap_dustshoot_may_send_your_own_card_back_to_your_deck():
    d = table(
        you=set_("Trap Dustshoot") + hand("Exchange", "Battle Ox"),
        them=hand("Kuriboh", "Sangan", "Umi", "Yami"),
    )
    d.activate("Exchange").resolve().pick("Kuriboh")
    d.activate("Trap Dustshoot").resolve().pick("Battle Ox")
    assert "Battle Ox" in d.deck(YOU)


@pytest.mark.card("Ordeal of a Traveler", "Magic Cylinder")
def test_a_wrong_guess_leaves_magic_cylinder_no_attack():
    mine = face_up("Ordeal of a Traveler") + set_("Magic Cylinder") + hand("Kuriboh")
    d = table(you=mine, them=attack("Battle Ox"), turn=THEM).to_battle().attack("Battle Ox")
    d.respond("Magic Cylinder").respond("Ordeal of a Traveler").resolve().choose("Trap").resolve()
    assert (d.hand(THEM), d.lp(THEM), d.lp(YOU)) == (["Battle Ox"], 8000, 8000)


@pytest.mark.card("Timidity", "Relinquished", "Mystical Space Typhoon")
@pytest.mark.rule("J-EQUIP-04")
def test_timidity_keeps_a_face_down_monster_that_relinquished_holds():
    theirs = set_("Battle Ox", "Mystical Space Typhoon")
    d = table(you=attack("Relinquished") + hand("Timidity"), them=theirs).activate("Relinquished").resolve()
    d.activate("Timidity").resolve().end_turn().activate("Mystical Space Typhoon", ["Battle Ox"]).resolve()
    assert d.magic_traps(YOU) == ["Battle Ox"]


@pytest.mark.card("Maiden of the Aqua", "Tornado Wall", "Umi", "Mystical Space Typhoon", "Fissure")
def test_maiden_of_the_aqua_keeps_tornado_wall_when_umi_goes_and_takes_it_along():
    mine = attack(MAIDEN) + face_up("Tornado Wall")
    d = table(you=mine + field("Umi"), them=hand("Mystical Space Typhoon"), turn=THEM)
    assert d.activate("Mystical Space Typhoon", ["Umi"]).resolve().magic_traps(YOU) == ["Tornado Wall"]
    d = table(you=mine, them=hand("Fissure"), turn=THEM).activate("Fissure").resolve()
    assert d.magic_traps(YOU) == []
    d = table(you=mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert d.attack("Summoned Skull", MAIDEN).resolve().lp(YOU) == 8000


@pytest.mark.card("Maiden of the Aqua", "The Legendary Fisherman", "Deepsea Warrior", "Dark Hole")
def test_maiden_of_the_aqua_shields_those_who_live_beside_umi():
    mine = attack(MAIDEN, "The Legendary Fisherman", "Deepsea Warrior")
    d = table(you=mine, them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == ["The Legendary Fisherman", "Deepsea Warrior"]


@pytest.mark.card("Gravekeeper's Chief", "Fiber Jar", "Necrovalley")
@pytest.mark.parametrize("mine, theirs, united", [(0, 0, False), (1, 0, False), (1, 1, True)])
def test_under_necrovalley_fiber_jar_needs_a_chief_on_each_side(mine, theirs, united):
    you = set_("Fiber Jar") + field("Necrovalley") + graveyard("Umi") + (attack(CHIEF) if mine else [])
    d = table(you=you, them=graveyard("Yami") + (attack(CHIEF) if theirs else [])).flip("Fiber Jar").resolve()
    assert (d.graveyard(YOU) == []) is united


@pytest.mark.card("Necrovalley", "Spear Cretin", "Penguin Knight", "Keldo", "Pixie Knight")
def test_necrovalley_negates_what_moves_other_cards_of_a_graveyard_even_from_there():
    valley = field("Necrovalley")
    d = table(
        you=set_("Spear Cretin") + hand("Dark Hole") + graveyard("Sangan") + valley, them=graveyard("Kuriboh")
    )
    assert d.flip("Spear Cretin").resolve().activate("Dark Hole").resolve().kind == "act"
    d = table(you=set_("Needle Worm") + valley, them=deck("Penguin Knight", "Umi", "Umi", "Umi", "Umi"))
    assert "Penguin Knight" in d.flip("Needle Worm").resolve().graveyard(THEM)
    for name in ("Keldo", "Pixie Knight"):
        graves = graveyard("Dark Hole", "Yami")
        d = table(you=attack("Summoned Skull") + graves, them=attack(name) + graves + valley).to_battle()
        d.attack("Summoned Skull", name).resolve()
        assert (len(d.graveyard(YOU)), len(d.graveyard(THEM))) == (2, 3)


@pytest.mark.card("Necrovalley", "Question", "Vampire Baby")
def test_necrovalley_locks_question_out_and_not_vampire_baby():
    d = table(you=hand("Question") + field("Necrovalley") + graveyard("Jinzo"))
    assert d.why_not("Question") == ["R-GEN-01"]
    weak = normal_monster("Weak", 500, 0)
    d = table(
        you=attack("Vampire Baby") + field("Necrovalley"), them=attack("Weak"), cards=[weak]
    ).to_battle()
    d.attack("Vampire Baby", "Weak").leave_for(MAIN_2).use("Vampire Baby").resolve().choose("attack")
    assert "Weak" in d.monsters(YOU)
