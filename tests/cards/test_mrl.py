"""Cards of Magic Ruler."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

FIVE = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")


# -- Axe of Despair ---------------------------------------------------------------------------------


@pytest.mark.card("Axe of Despair")
def test_axe_of_despair_raises_atk_by_1000():
    d = table(you=attack("Battle Ox") + hand("Axe of Despair")).activate("Axe of Despair")
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2700, 1000)


@pytest.mark.card("Axe of Despair")
@pytest.mark.rule("R-EQUIP-01")
def test_axe_of_despair_needs_a_face_up_monster():
    d = table(you=set_("Battle Ox") + hand("Axe of Despair"))
    assert d.why_not("Axe of Despair") == ["J-EFF-12"]


@pytest.mark.card("Axe of Despair")
@pytest.mark.rule("R-EQUIP-04")
def test_two_axes_add_up():
    d = table(you=attack("Battle Ox") + hand("Axe of Despair", "Axe of Despair"))
    d.activate("Axe of Despair").activate("Axe of Despair")
    assert d.attack_of("Battle Ox") == 3700


@pytest.mark.card("Axe of Despair")
@pytest.mark.rule("J-EQUIP-01")
def test_axe_of_despair_returns_to_the_deck_for_a_tribute():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + equip("Axe of Despair", on="Battle Ox"),
        them=set_("Book of Moon"),
    )
    d.leave_for(BATTLE_PHASE).respond("Book of Moon", ["Battle Ox"]).resolve()
    assert d.graveyard(YOU) == ["Axe of Despair"]
    assert (d.asked, d.kind) == (YOU, "order")
    d.choose("first Axe of Despair").pick("Silver Fang")
    assert d.deck(YOU)[0] == "Axe of Despair"
    assert d.graveyard(YOU) == ["Silver Fang"]


@pytest.mark.card("Axe of Despair")
def test_the_return_of_axe_of_despair_may_be_declined():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + equip("Axe of Despair", on="Battle Ox"),
        them=set_("Mystical Space Typhoon"),
    )
    d.leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon").no()
    assert d.graveyard(YOU) == ["Axe of Despair"]
    assert len(d.monsters(YOU)) == 2


@pytest.mark.card("Axe of Despair", "Dark Hole")
@pytest.mark.rule("J-EFF-06")
def test_a_monster_that_went_with_axe_of_despair_does_not_pay_for_its_return():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + equip("Axe of Despair", on="Battle Ox") + hand("Dark Hole")
    )
    d.activate("Dark Hole")
    assert d.kind == "act"
    assert "Axe of Despair" in d.graveyard(YOU)


@pytest.mark.card("Axe of Despair")
def test_axe_of_despair_does_not_return_for_the_opponents_monster():
    d = table(
        you=equip("Axe of Despair", on=at(THEM, 3)),
        them=attack("Battle Ox", zone=3) + attack("Silver Fang") + hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon")
    assert d.graveyard(YOU) == ["Axe of Despair"]
    assert d.kind == "act"


@pytest.mark.card("Axe of Despair")
def test_axe_of_despair_returns_in_the_opponents_turn_too():
    d = table(
        you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
        them=hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon").choose("first Axe of Despair")
    assert d.deck(YOU)[0] == "Axe of Despair"
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card("Axe of Despair", "Imperial Order")
def test_axe_of_despair_returns_under_imperial_order():
    d = table(
        you=attack("Battle Ox", "Silver Fang")
        + equip("Axe of Despair", on="Battle Ox")
        + face_up("Imperial Order"),
        them=attack("Summoned Skull"),
        turn=THEM,
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Battle Ox").choose("first Axe of Despair")
    assert d.deck(YOU)[0] == "Axe of Despair"
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Silver Fang"]


@pytest.mark.card("Axe of Despair", "Heavy Storm")
def test_axe_of_despair_destroyed_face_down_returns():
    d = table(
        you=attack("Battle Ox") + set_("Axe of Despair"),
        them=hand("Heavy Storm"),
        turn=THEM,
    )
    d.activate("Heavy Storm").choose("first Axe of Despair")
    assert d.deck(YOU)[0] == "Axe of Despair"


@pytest.mark.card("Axe of Despair", "Magic Jammer")
def test_axe_of_despair_discarded_does_not_return():
    d = table(
        you=set_("Magic Jammer") + hand("Axe of Despair") + attack("Battle Ox"),
        them=hand("Pot of Greed"),
        turn=THEM,
    )
    d.activate("Pot of Greed").respond("Magic Jammer")
    assert d.graveyard(YOU) == ["Axe of Despair", "Magic Jammer"]
    assert d.kind == "act"


@pytest.mark.card("Axe of Despair", "Pot of Greed")
@pytest.mark.rule("J-CHAIN-07")
def test_axe_of_despair_misses_when_it_was_not_the_last_thing_to_happen():
    d = table(
        you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + hand("Pot of Greed"),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Pot of Greed").respond("Mystical Space Typhoon", ["Axe of Despair"])
    assert d.kind == "act"
    assert "Axe of Despair" in d.graveyard(YOU)


@pytest.mark.card("Axe of Despair", "Cyber Jar")
@pytest.mark.rule("J-CHAIN-07")
def test_axe_of_despair_lost_to_cyber_jar_misses_for_the_summons_that_follow():
    mine = attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + set_("Cyber Jar") + deck("Kuriboh")
    d = table(you=mine).flip("Cyber Jar").choose("attack").resolve()
    assert (d.kind, d.monsters(YOU)) == ("act", ["Kuriboh"])
    assert "Axe of Despair" in d.graveyard(YOU)


@pytest.mark.card("Axe of Despair", "Sangan")
@pytest.mark.rule("J-CHAIN-06", "J-CHAIN-07")
def test_axe_of_despair_on_sangan_returns_before_sangan_searches():
    d = table(
        you=attack("Summoned Skull"),
        them=attack("Sangan", "Battle Ox") + equip("Axe of Despair", on="Sangan") + deck("Kuriboh"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Sangan").choose("first Axe of Despair")
    moves = [e.cards[0] for e in d.events("move") if e.cards[0] in ("Axe of Despair", "Kuriboh")]
    assert moves == ["Axe of Despair", "Axe of Despair", "Kuriboh"]
    assert d.hand(THEM) == ["Kuriboh"]
    assert "Axe of Despair" in d.deck(THEM)


# -- Kotodama ---------------------------------------------------------------------------------------

BUG = "Man-Eater Bug"


@pytest.mark.card("Kotodama")
def test_kotodama_destroys_a_second_monster_of_a_name_on_either_side():
    d = table(you=attack("Kotodama", "Battle Ox"), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox")
    assert (d.resolve().monsters(THEM), d.monsters(YOU)) == ([], ["Kotodama", "Battle Ox"])
    d = table(you=attack("Kotodama", "Battle Ox") + hand("Battle Ox")).summon("Battle Ox").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Kotodama", "Battle Ox"], ["Battle Ox"])


@pytest.mark.card("Kotodama")
def test_kotodama_leaves_other_names_and_face_down_monsters_alone():
    mine = attack("Kotodama", "Battle Ox") + hand("Kuriboh")
    d = table(you=mine, them=set_("Battle Ox", "Kuriboh")).summon("Kuriboh").resolve()
    assert (d.monsters(YOU), len(d.monsters(THEM))) == (["Kotodama", "Battle Ox", "Kuriboh"], 2)


@pytest.mark.card("Kotodama")
def test_kotodama_summoned_destroys_all_that_share_a_name():
    mine = hand("Kotodama") + attack("Battle Ox", "Kuriboh", "Kuriboh")
    d = table(you=mine, them=attack("Battle Ox", "Sangan")).summon("Kotodama").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kotodama"], ["Sangan"])


@pytest.mark.card("Kotodama")
def test_a_second_kotodama_falls_alone():
    d = table(you=attack("Kotodama"), them=hand("Kotodama"), turn=THEM).summon("Kotodama").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kotodama"], [])


@pytest.mark.card("Kotodama", "Scapegoat")
def test_kotodama_destroys_all_sheep_tokens():
    d = table(you=attack("Kotodama"), them=set_("Scapegoat"), turn=THEM).activate("Scapegoat").resolve()
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([], ["Scapegoat"])


@pytest.mark.card("Kotodama", BUG, "Swords of Revealing Light")
def test_two_flip_monsters_turned_up_together_fall_without_their_effects():
    mine = attack("Kotodama", "Sangan") + hand("Swords of Revealing Light")
    d = table(you=mine, them=set_(BUG, BUG)).activate("Swords of Revealing Light").resolve()
    assert (d.kind, d.monsters(THEM), d.monsters(YOU)) == ("act", [], ["Kotodama", "Sangan"])


@pytest.mark.card("Kotodama", BUG)
def test_a_flip_summoned_monster_beside_its_namesake_falls_without_its_effect():
    d = table(you=attack("Kotodama"), them=set_(BUG) + attack(BUG), turn=THEM)
    d.flip(at(THEM, 1)).resolve()
    assert (d.kind, d.monsters(THEM), d.monsters(YOU)) == ("act", [BUG], ["Kotodama"])


@pytest.mark.card("Kotodama", BUG)
@pytest.mark.rule("J-DMG-01")
def test_a_namesake_turned_up_by_an_attack_falls_after_the_calculation_but_before_flip_effects():
    d = table(you=attack("Kotodama", "Kuriboh"), them=set_(BUG) + attack(BUG)).to_battle()
    d.attack("Kuriboh", at(THEM, 1)).resolve()
    assert (d.lp(YOU), d.monsters(THEM), d.monsters(YOU)) == (7700, [BUG], ["Kotodama", "Kuriboh"])


@pytest.mark.card("Kotodama", "Skill Drain", "Mystical Space Typhoon")
def test_kotodama_freed_from_skill_drain_destroys_what_came_meanwhile():
    mine = (
        attack("Kotodama", "Battle Ox") + face_up("Skill Drain") + hand("Battle Ox", "Mystical Space Typhoon")
    )
    d = table(you=mine).summon("Battle Ox").resolve()
    assert d.monsters(YOU).count("Battle Ox") == 2
    d.activate("Mystical Space Typhoon", targets=["Skill Drain"]).resolve()
    assert d.monsters(YOU) == ["Kotodama"]


@pytest.mark.card("Kotodama", "Sangan")
def test_what_kotodama_destroys_still_acts_from_the_graveyard():
    mine = attack("Kotodama", "Sangan") + hand("Sangan") + deck("Kuriboh")
    d = table(you=mine).summon("Sangan").resolve()
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Kotodama", "Book of Moon")
def test_after_kotodama_has_gone_namesakes_may_stay():
    mine = attack("Kotodama", "Battle Ox") + hand("Battle Ox", "Book of Moon")
    d = table(you=mine).activate("Book of Moon", targets=["Kotodama"]).resolve().summon("Battle Ox").resolve()
    assert d.monsters(YOU).count("Battle Ox") == 2


# -- the Rituals ------------------------------------------------------------------------------------

RITUALS = {
    "Commencement Dance": ("Performance of Sword", 6),
    "Hamburger Recipe": ("Hungry Burger", 6),
    "Turtle Oath": ("Crab Turtle", 8),
}
ritual = pytest.mark.parametrize("magic", list(RITUALS))
TRIBUTES = {6: ("Silver Fang", "Oscillo Hero"), 8: ("Battle Ox", "Mystical Elf")}
"""Two monsters with exactly so many Levels."""


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("R-RIT-01", "R-RIT-02", "R-RIT-04", "R-RIT-05")
def test_a_ritual_takes_levels_from_hand_and_field(magic):
    monster, least = RITUALS[magic]
    first, second = TRIBUTES[least]
    d = table(you=attack(first) + hand(second, magic, monster)).activate(magic, [first]).choose("defense")
    assert (d.monsters(YOU), d.position(monster)) == ([monster], "defense")
    assert sorted(d.graveyard(YOU)) == sorted([first, second, magic])
    assert "tribute" in d.events("move")[0].causes


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("R-RIT-02")
def test_a_ritual_needs_enough_levels(magic):
    monster, least = RITUALS[magic]
    d = table(you=attack(TRIBUTES[least][0]) + set_("Hane-Hane") + hand(magic, monster))
    assert d.why_not(magic) == ["R-RIT-02"]


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("R-RIT-01")
def test_a_ritual_needs_its_own_monster_in_the_hand(magic):
    monster, least = RITUALS[magic]
    other = next(name for name, _ in RITUALS.values() if name != monster)
    d = table(you=attack(*TRIBUTES[least]) + hand(magic, other) + deck(monster) + graveyard(monster))
    assert d.why_not(magic) == ["R-RIT-01"]


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("J-RIT-04")
def test_a_ritual_refuses_a_tribute_that_is_not_needed(magic):
    monster, least = RITUALS[magic]
    d = table(you=attack("Dark Magician", "Cosmo Queen", "Kuriboh") + hand(magic, monster)).activate(magic)
    if least == 6:
        assert d.options() == ["pick Dark Magician", "pick Cosmo Queen"]
        d.pick("Dark Magician").choose("attack")
        assert d.graveyard(YOU) == ["Dark Magician", magic]
    else:
        assert d.options() == ["pick Dark Magician", "pick Cosmo Queen", "pick Kuriboh"]
        d.pick("Dark Magician").choose("attack")
        assert d.graveyard(YOU) == ["Dark Magician", "Kuriboh", magic]


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("R-RIT-06")
def test_a_ritual_summon_leaves_the_normal_summon(magic):
    monster, _ = RITUALS[magic]
    d = table(you=attack("Cosmo Queen") + hand(magic, monster, "Kuriboh"), them=set_("Trap Hole"))
    d.activate(magic).choose("attack")
    assert d.kind == "act"
    assert d.can("summon", "Kuriboh")


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("J-RIT-03")
def test_with_a_full_field_a_tribute_must_leave_it(magic):
    monster, _ = RITUALS[magic]
    d = table(you=attack(*FIVE) + hand(magic, monster, "Cosmo Queen")).activate(magic)
    assert "pick Cosmo Queen" not in d.options()
    d = table(you=attack("Kuriboh", "Kuriboh", "Hane-Hane", "Hane-Hane", "Kuriboh") + hand(magic, monster))
    assert d.can("activate", magic) is (RITUALS[magic][1] == 6)


@pytest.mark.card("Commencement Dance", "Hamburger Recipe", "Turtle Oath")
@ritual
@pytest.mark.rule("R-RIT-08", "J-FUS-06")
def test_a_ritual_monster_comes_out_only_by_its_ritual_and_can_be_revived_then(magic):
    monster, _ = RITUALS[magic]
    d = table(you=hand(magic, monster, "Cosmo Queen", "Dark Hole", "Monster Reborn"))
    assert not d.can("summon", monster)
    assert not d.can("set", monster)
    d.activate(magic).choose("attack").activate("Dark Hole")
    d.activate("Monster Reborn", [monster]).choose("attack")
    assert d.monsters(YOU) == [monster]


@pytest.mark.card("Turtle Oath")
@pytest.mark.rule("J-RIT-01")
def test_the_levels_of_a_ritual_may_be_more_than_the_number():
    d = table(you=attack("Battle Ox", "Summoned Skull") + hand("Turtle Oath", "Crab Turtle"))
    d.activate("Turtle Oath", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Crab Turtle"]


@pytest.mark.card("Commencement Dance", "Ring of Destruction")
@pytest.mark.rule("J-RIT-02")
def test_when_the_tributes_cannot_all_be_made_any_more_nothing_is_tributed():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + hand("Commencement Dance", "Performance of Sword"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Commencement Dance").respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == ["Silver Fang"]
    assert d.hand(YOU) == ["Performance of Sword"]


@pytest.mark.card("Hamburger Recipe", "Magic Jammer")
@pytest.mark.rule("J-RIT-02", "J-MAG-06")
def test_a_ritual_magic_that_is_negated_tributes_nothing():
    d = table(
        you=attack("Summoned Skull") + hand("Hamburger Recipe", "Hungry Burger"),
        them=set_("Magic Jammer") + hand("Kuriboh"),
    )
    d.activate("Hamburger Recipe").respond("Magic Jammer")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Summoned Skull"], ["Hungry Burger"])
    assert d.graveyard(YOU) == ["Hamburger Recipe"]


@pytest.mark.card("Hamburger Recipe", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_a_ritual_magic_that_is_destroyed_in_chain_resolves():
    d = table(
        you=attack("Summoned Skull") + hand("Hamburger Recipe", "Hungry Burger"),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Hamburger Recipe").respond("Mystical Space Typhoon", ["Hamburger Recipe"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.card("Hamburger Recipe")
@pytest.mark.rule("R-RIT-01", "J-MAG-03")
def test_a_ritual_magic_may_be_set_first():
    d = table(you=attack("Summoned Skull") + hand("Hamburger Recipe", "Hungry Burger"))
    d.set("Hamburger Recipe").activate("Hamburger Recipe").choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.card("Hamburger Recipe", "Change of Heart")
@pytest.mark.rule("R-CTRL-03", "R-CTRL-05")
def test_a_set_monster_and_one_taken_from_the_opponent_are_tributes():
    d = table(
        you=set_("Kuriboh") + hand("Change of Heart", "Hamburger Recipe", "Hungry Burger"),
        them=attack("Trent"),
    )
    d.activate("Change of Heart").activate("Hamburger Recipe", ["Kuriboh"]).choose("attack")
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Trent"], ["Hungry Burger"])


@pytest.mark.card("Hamburger Recipe", "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_sheep_tokens_may_be_tributed_for_a_ritual():
    d = table(you=attack("Trent", "Sheep Token") + hand("Hamburger Recipe", "Hungry Burger"))
    d.activate("Hamburger Recipe", ["Trent"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]
    assert d.graveyard(YOU) == ["Trent", "Hamburger Recipe"]


@pytest.mark.card("Hamburger Recipe", "Sangan")
@pytest.mark.rule("J-CHAIN-05", "J-TRIB-04")
def test_sangan_tributed_for_a_ritual_searches_only_from_the_field():
    for place, found in ((attack, ["Kuriboh"]), (hand, [])):
        d = table(
            you=place("Sangan", "Silver Fang") + hand("Hamburger Recipe", "Hungry Burger") + deck("Kuriboh")
        )
        d.activate("Hamburger Recipe", ["Sangan"]).choose("attack")
        assert d.hand(YOU) == found


@pytest.mark.card("Hamburger Recipe")
@pytest.mark.rule("R-RIT-02")
def test_a_second_copy_of_the_ritual_monster_may_be_the_tribute():
    d = table(you=hand("Hamburger Recipe", "Hungry Burger", "Hungry Burger"))
    d.activate("Hamburger Recipe").choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Hungry Burger"], ["Hungry Burger", "Hamburger Recipe"])
    assert not table(you=hand("Hamburger Recipe", "Hungry Burger")).can("activate", "Hamburger Recipe")


# -- Mystic Tomato ----------------------------------------------------------------------------------


@pytest.mark.card("Mystic Tomato")
def test_mystic_tomato_brings_a_dark_monster_with_at_most_1500_atk():
    d = table(
        you=attack("Summoned Skull"),
        them=attack("Mystic Tomato") + deck("Battle Ox", "Dark Magician", "Kuriboh", "Skull Servant"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Mystic Tomato")
    assert (d.asked, d.kind) == (THEM, "order")
    d.choose("first Mystic Tomato")
    assert sorted(d.options()) == ["pick Kuriboh", "pick Skull Servant"]
    d.pick("Kuriboh")
    assert (d.monsters(THEM), d.position("Kuriboh")) == (["Kuriboh"], "attack")
    assert d.events("shuffle")


@pytest.mark.card("Mystic Tomato")
def test_mystic_tomato_may_be_declined():
    d = table(
        you=attack("Summoned Skull"), them=attack("Mystic Tomato") + deck("Kuriboh"), phase=BATTLE_PHASE
    )
    d.attack("Summoned Skull", "Mystic Tomato").no()
    assert d.monsters(THEM) == []
    assert d.deck(THEM)[0] == "Kuriboh"


@pytest.mark.card("Mystic Tomato", "Dark Hole")
def test_mystic_tomato_destroyed_by_an_effect_brings_nothing():
    d = table(you=attack("Mystic Tomato") + hand("Dark Hole") + deck("Kuriboh")).activate("Dark Hole")
    assert d.kind == "act"
    assert d.monsters(YOU) == []


@pytest.mark.card("Mystic Tomato")
def test_mystic_tomato_attacked_face_down_brings_a_monster():
    d = table(you=attack("Summoned Skull"), them=set_("Mystic Tomato") + deck("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull", "Mystic Tomato").choose("first Mystic Tomato")
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.card("Mystic Tomato")
@pytest.mark.rule("J-SUM-09")
def test_a_monster_brought_by_an_attacking_mystic_tomato_may_attack():
    d = table(you=attack("Mystic Tomato") + deck("Kuriboh"), them=attack("Battle Ox"), phase=BATTLE_PHASE)
    d.attack("Mystic Tomato", "Battle Ox").choose("first Mystic Tomato")
    assert d.can("attack", "Kuriboh", "Battle Ox")


@pytest.mark.card("Mystic Tomato", "Change of Heart")
@pytest.mark.rule("J-EFF-05")
def test_the_owner_of_mystic_tomato_gets_its_effect():
    d = table(
        you=hand("Change of Heart") + deck("Kuriboh"),
        them=attack("Mystic Tomato", "Summoned Skull") + deck("Skull Servant"),
    )
    d.activate("Change of Heart", ["Mystic Tomato"]).to_battle().attack("Mystic Tomato", "Summoned Skull")
    assert d.asked == THEM
    d.choose("first Mystic Tomato")
    assert sorted(d.monsters(THEM)) == ["Skull Servant", "Summoned Skull"]


@pytest.mark.card("Mystic Tomato", "Torrential Tribute")
@pytest.mark.rule("J-DMG-08")
def test_torrential_tribute_does_not_answer_mystic_tomato():
    d = table(
        you=attack("Summoned Skull") + set_("Torrential Tribute"),
        them=attack("Mystic Tomato") + deck("Kuriboh"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Mystic Tomato").choose("first Mystic Tomato")
    assert not d.can_respond("Torrential Tribute")
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.card("Mystic Tomato")
@pytest.mark.rule("J-PUB-03")
def test_mystic_tomato_without_a_monster_to_bring_shows_the_deck():
    d = table(
        you=attack("Summoned Skull"),
        them=attack("Mystic Tomato") + deck("Battle Ox", rest=False),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Mystic Tomato").choose("first Mystic Tomato")
    assert d.monsters(THEM) == []
    assert [(e.text, e.cards) for e in d.events("reveal")] == [("verify", ("Battle Ox",))]


@pytest.mark.card("Mystic Tomato")
@pytest.mark.rule("J-CHAIN-06")
def test_two_mystic_tomatoes_make_one_chain_and_the_opponents_resolves_first():
    d = table(
        you=attack("Mystic Tomato") + deck("Kuriboh"),
        them=attack("Mystic Tomato") + deck("Skull Servant"),
        phase=BATTLE_PHASE,
    )
    d.attack("Mystic Tomato", "Mystic Tomato").choose("first Mystic Tomato").choose("first Mystic Tomato")
    assert [e.cards for e in d.events("summon")] == [("Skull Servant",), ("Kuriboh",)]


# -- Mystical Space Typhoon -------------------------------------------------------------------------


@pytest.mark.card("Mystical Space Typhoon")
def test_mystical_space_typhoon_destroys_one_magic_or_trap_of_either_player():
    d = table(
        you=hand("Mystical Space Typhoon") + set_("Waboku"),
        them=face_up("Gravity Bind") + set_("Mirror Force", "Yami"),
    )
    d.activate("Mystical Space Typhoon")
    assert sorted(d.options()) == ["pick Gravity Bind", "pick Mirror Force", "pick Waboku", "pick Yami"]
    d.pick("Yami").resolve()
    assert d.graveyard(THEM) == ["Yami"]


@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-12")
def test_mystical_space_typhoon_cannot_choose_itself_or_a_monster():
    d = table(you=hand("Mystical Space Typhoon") + set_("Kuriboh"), them=attack("Battle Ox"))
    assert d.why_not("Mystical Space Typhoon") == ["J-EFF-12"]


@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-01", "R-MAG-08")
def test_mystical_space_typhoon_serves_in_any_phase():
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Waboku"), phase=STANDBY_PHASE)
    d.activate("Mystical Space Typhoon").resolve()
    assert d.graveyard(THEM) == ["Waboku"]
    d = table(you=set_("Mystical Space Typhoon"), them=set_("Waboku"), turn=THEM)
    d.leave_for(END_PHASE).respond("Mystical Space Typhoon").resolve()
    assert d.graveyard(THEM) == ["Waboku"]


@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.rule("J-DMG-02")
def test_mystical_space_typhoon_is_refused_in_the_damage_step():
    d = table(
        you=attack("Battle Ox") + hand("Mystical Space Typhoon"),
        them=attack("Silver Fang") + set_("Waboku"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Silver Fang")
    steps = set()
    while d.kind == "respond":
        if "activate Mystical Space Typhoon" in d.options():
            steps.add(d.step)
        d.pass_()
    assert steps == {"Battle Step"}


@pytest.mark.card("Mystical Space Typhoon", "Axe of Despair")
@pytest.mark.rule("J-MAG-05")
def test_mystical_space_typhoon_in_chain_to_an_equip_or_field_leaves_it_without_effect():
    d = table(you=attack("Summoned Skull") + hand("Axe of Despair"), them=set_("Mystical Space Typhoon"))
    d.activate("Axe of Despair").respond("Mystical Space Typhoon")
    assert d.attack_of("Summoned Skull") == 2500
    d = table(
        you=attack("Summoned Skull") + hand("Yami"), them=set_("Mystical Space Typhoon") + field("Sogen")
    )
    d.activate("Yami").respond("Mystical Space Typhoon", ["Yami"])
    assert (d.attack_of("Summoned Skull"), d.field(THEM)) == (2500, "Sogen")


# -- Rush Recklessly --------------------------------------------------------------------------------


@pytest.mark.card("Rush Recklessly")
def test_rush_recklessly_raises_atk_until_the_end_of_the_turn():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly")).activate("Rush Recklessly")
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2400, 1000)
    assert d.end_turn().attack_of("Battle Ox") == 1700


@pytest.mark.card("Rush Recklessly")
@pytest.mark.rule("J-EFF-12")
def test_rush_recklessly_needs_a_face_up_monster():
    d = table(you=set_("Battle Ox") + hand("Rush Recklessly"))
    assert d.why_not("Rush Recklessly") == ["J-EFF-12"]


@pytest.mark.card("Rush Recklessly")
@pytest.mark.rule("R-DMG-01", "R-DMG-02", "J-DMG-02")
def test_rush_recklessly_serves_in_the_damage_step_before_the_calculation():
    d = table(you=attack("Battle Ox"), them=attack("Tiger Axe") + set_("Rush Recklessly"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Tiger Axe")
    while not d.step.startswith("Damage Step"):
        d.pass_()
    assert d.step == "Damage Step: before damage calculation"
    d.respond("Rush Recklessly", ["Tiger Axe"])
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Battle Ox"], 7700)


@pytest.mark.card("Rush Recklessly", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_the_bonus_of_rush_recklessly_ends_when_the_monster_is_turned_down():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly", "Book of Moon"))
    d.activate("Rush Recklessly").activate("Book of Moon").end_turn().end_turn()
    assert d.flip("Battle Ox").attack_of("Battle Ox") == 1700


@pytest.mark.card("Rush Recklessly")
@pytest.mark.rule("J-MAG-02")
def test_rush_recklessly_set_this_turn_waits():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly")).set("Rush Recklessly")
    assert not d.can("activate", "Rush Recklessly")
    assert d.why_not("Rush Recklessly") == ["J-MAG-02"]


# -- Snatch Steal -----------------------------------------------------------------------------------


@pytest.mark.card("Snatch Steal")
@pytest.mark.rule("R-CTRL-01", "J-CTRL-03")
def test_snatch_steal_takes_control_as_long_as_it_is_there():
    d = table(you=hand("Snatch Steal"), them=defense("Summoned Skull")).activate("Snatch Steal")
    assert (d.controller("Summoned Skull"), d.position("Summoned Skull")) == (YOU, "defense")
    assert d.end_turn().controller("Summoned Skull") == YOU


@pytest.mark.card("Snatch Steal")
def test_the_stolen_monster_may_attack_and_change_position():
    d = table(you=hand("Snatch Steal"), them=attack("Summoned Skull")).activate("Snatch Steal")
    assert d.can("change", "Summoned Skull")
    assert d.to_battle().attack("Summoned Skull").lp(THEM) == 5500


@pytest.mark.card("Snatch Steal")
def test_the_opponent_gains_1000_in_each_of_his_standby_phases():
    d = table(you=hand("Snatch Steal"), them=attack("Summoned Skull")).activate("Snatch Steal")
    assert d.end_turn().to_phase(MAIN_1).lp(THEM) == 9000
    assert d.end_turn().to_phase(MAIN_1).lp(THEM) == 9000
    assert d.end_turn().to_phase(MAIN_1).lp(THEM) == 10000
    assert d.lp(YOU) == 8000


@pytest.mark.card("Snatch Steal")
@pytest.mark.rule("J-EFF-12")
def test_snatch_steal_needs_a_face_up_monster_of_the_opponent():
    d = table(you=attack("Battle Ox") + hand("Snatch Steal"), them=set_("Summoned Skull"))
    assert d.why_not("Snatch Steal") == ["J-EFF-12"]


@pytest.mark.card("Snatch Steal")
@pytest.mark.rule("R-CTRL-02", "J-CTRL-01")
def test_snatch_steal_needs_a_free_monster_zone():
    d = table(you=attack(*FIVE) + hand("Snatch Steal"), them=attack("Kuriboh"))
    assert d.why_not("Snatch Steal") == ["J-CTRL-01"]


@pytest.mark.card("Snatch Steal", "Call of the Haunted")
@pytest.mark.rule("J-CTRL-01")
def test_snatch_steal_with_the_last_zone_taken_in_chain_destroys_the_monster():
    d = table(
        you=attack(*FIVE[:4]) + graveyard("Kuriboh") + set_("Call of the Haunted") + hand("Snatch Steal"),
        them=attack("Tiger Axe") + set_("Waboku"),
    )
    d.activate("Snatch Steal").respond("Waboku").respond("Call of the Haunted").resolve()
    assert d.graveyard(THEM) == ["Tiger Axe", "Waboku"]
    assert "Snatch Steal" in d.graveyard(YOU)
    assert len(d.monsters(YOU)) == 5


@pytest.mark.card("Snatch Steal", "Mystical Space Typhoon")
@pytest.mark.rule("J-CTRL-04")
def test_without_snatch_steal_the_monster_goes_back():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + set_("Mystical Space Typhoon"),
    )
    d.activate("Snatch Steal").leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon")
    assert d.controller("Summoned Skull") == THEM
    assert d.graveyard(YOU) == ["Snatch Steal"]


@pytest.mark.card("Snatch Steal", "Mystical Space Typhoon")
@pytest.mark.rule("J-CTRL-02")
def test_a_monster_that_cannot_go_back_is_destroyed():
    d = table(you=hand("Snatch Steal"), them=attack(*FIVE) + hand("Kuriboh", "Mystical Space Typhoon"))
    d.activate("Snatch Steal", ["Silver Fang"]).end_turn().to_phase(MAIN_1).summon("Kuriboh")
    d.activate("Mystical Space Typhoon")
    assert d.graveyard(THEM) == ["Silver Fang", "Mystical Space Typhoon"]
    assert d.monsters(YOU) == []


@pytest.mark.card("Snatch Steal", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_snatch_steal_destroyed_in_chain_takes_nothing():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + set_("Mystical Space Typhoon"),
    )
    d.activate("Snatch Steal").respond("Mystical Space Typhoon")
    assert d.controller("Summoned Skull") == THEM


@pytest.mark.card("Snatch Steal", "Book of Moon")
@pytest.mark.rule("J-EQUIP-05")
def test_a_stolen_monster_turned_face_down_stays_with_the_thief():
    d = table(you=hand("Snatch Steal"), them=attack("Summoned Skull") + set_("Book of Moon"))
    d.activate("Snatch Steal").leave_for(BATTLE_PHASE).respond("Book of Moon")
    assert d.graveyard(YOU) == ["Snatch Steal"]
    assert (d.controller("Summoned Skull"), d.position("Summoned Skull")) == (YOU, "set")
    assert d.end_turn().controller("Summoned Skull") == YOU


@pytest.mark.card("Snatch Steal", "Book of Moon")
@pytest.mark.rule("J-EQUIP-02", "J-EFF-10")
def test_snatch_steal_on_a_monster_turned_face_down_in_chain_goes_to_the_graveyard():
    d = table(you=hand("Snatch Steal"), them=attack("Summoned Skull") + set_("Book of Moon"))
    d.activate("Snatch Steal").respond("Book of Moon")
    assert d.graveyard(YOU) == ["Snatch Steal"]
    assert d.controller("Summoned Skull") == THEM


@pytest.mark.card("Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_of_two_snatch_steals_the_later_one_counts():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + hand("Snatch Steal", "Mystical Space Typhoon"),
    )
    d.activate("Snatch Steal").end_turn().to_phase(MAIN_1).activate("Snatch Steal").resolve()
    assert d.controller("Summoned Skull") == THEM
    d.activate("Mystical Space Typhoon", [at(THEM, 3, magic_trap=True)])
    assert d.controller("Summoned Skull") == YOU
    assert d.graveyard(THEM) == ["Snatch Steal", "Mystical Space Typhoon"]


@pytest.mark.card("Snatch Steal", "Change of Heart", "Book of Moon", "Jinzo")
@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05")
def test_snatch_steal_then_change_of_heart_then_book_of_moon():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Jinzo") + hand("Change of Heart", "Book of Moon"),
    )
    d.activate("Snatch Steal").end_turn().to_phase(MAIN_1)
    assert d.activate("Change of Heart").resolve().controller("Jinzo") == THEM
    d.activate("Book of Moon").end_turn()
    assert (d.controller("Jinzo"), d.position("Jinzo")) == (YOU, "set")


@pytest.mark.card("Snatch Steal")
@pytest.mark.rule("R-CTRL-05", "J-EQUIP-01")
def test_a_stolen_monster_that_is_tributed_goes_to_its_owner_and_snatch_steal_goes_too():
    d = table(you=hand("Snatch Steal", "Dark Magician") + attack("Kuriboh"), them=attack("Battle Ox"))
    d.activate("Snatch Steal").summon("Dark Magician", ["Kuriboh", "Battle Ox"])
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.graveyard(YOU) == ["Kuriboh", "Snatch Steal"]


# -- Black Pendant ----------------------------------------------------------------------------------


@pytest.mark.card("Black Pendant", "Mystical Space Typhoon")
def test_black_pendant_raises_atk_and_burns_as_it_goes():
    d = table(you=attack("Battle Ox") + hand("Black Pendant", "Mystical Space Typhoon"))
    assert d.activate("Black Pendant").resolve().attack_of("Battle Ox") == 2200
    d.activate("Mystical Space Typhoon")
    assert (d.attack_of("Battle Ox"), d.lp(YOU), d.lp(THEM)) == (1700, 8000, 7500)


@pytest.mark.card("Black Pendant", "Mystical Space Typhoon")
def test_black_pendant_burns_even_when_it_was_set():
    d = table(you=set_("Black Pendant"), them=hand("Mystical Space Typhoon"), turn=THEM)
    assert d.activate("Mystical Space Typhoon").lp(THEM) == 7500


@pytest.mark.card("Black Pendant", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
@pytest.mark.parametrize("pendant", [hand("Black Pendant"), set_("Black Pendant")])
def test_black_pendant_negated_as_it_is_activated_burns_nobody(pendant):
    d = table(you=attack("Battle Ox") + pendant, them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Black Pendant").respond("Magic Jammer")
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Black Pendant"], 8000)


@pytest.mark.card("Black Pendant", "Imperial Order")
@pytest.mark.rule("J-EFF-05")
def test_black_pendant_burns_from_the_graveyard_in_spite_of_imperial_order():
    d = table(
        you=attack("Battle Ox") + equip("Black Pendant", on="Battle Ox") + face_up("Imperial Order"),
        them=attack("Summoned Skull"),
        turn=THEM,
        phase=BATTLE_PHASE,
    )
    assert d.attack_of("Battle Ox") == 1700
    d.attack("Summoned Skull", "Battle Ox").resolve()
    assert d.lp(THEM) == 7500


# -- Malevolent Nuzzler -----------------------------------------------------------------------------


@pytest.mark.card("Malevolent Nuzzler")
def test_malevolent_nuzzler_raises_atk_by_700():
    d = table(you=attack("Battle Ox") + hand("Malevolent Nuzzler")).activate("Malevolent Nuzzler")
    assert d.attack_of("Battle Ox") == 2400


@pytest.mark.card("Malevolent Nuzzler", "Dark Hole")
def test_malevolent_nuzzler_returns_to_the_deck_for_500():
    d = table(
        you=attack("Battle Ox")
        + equip("Malevolent Nuzzler", on="Battle Ox")
        + hand("Dark Hole")
        + deck("Jinzo")
    ).activate("Dark Hole")
    assert (d.asked, d.kind) == (YOU, "order")
    d.use("Malevolent Nuzzler")
    assert (d.deck(YOU)[:2], d.lp(YOU)) == (["Malevolent Nuzzler", "Jinzo"], 7500)


@pytest.mark.card("Malevolent Nuzzler", "Dark Hole")
def test_the_return_of_malevolent_nuzzler_may_be_declined_and_not_paid_with_the_last_500():
    mine = attack("Battle Ox") + equip("Malevolent Nuzzler", on="Battle Ox") + hand("Dark Hole")
    d = table(you=mine).activate("Dark Hole").no()
    assert ("Malevolent Nuzzler" in d.graveyard(YOU), d.lp(YOU)) == (True, 8000)
    d = table(you=mine + lp(500)).activate("Dark Hole")
    assert d.kind == "act"


@pytest.mark.card("Malevolent Nuzzler", "Sangan")
@pytest.mark.rule("J-TRIB-04")
def test_malevolent_nuzzler_on_a_tributed_sangan_returns_before_sangan_searches():
    d = table(
        you=attack("Sangan")
        + equip("Malevolent Nuzzler", on="Sangan")
        + hand("Summoned Skull")
        + deck("Jinzo")
    )
    d.summon("Summoned Skull", ["Sangan"]).use("Malevolent Nuzzler")
    kinds = [(e.kind, e.cards) for e in d.events("activate") + d.events("resolve")]
    assert [cards for kind, cards in kinds if kind == "activate"] == [("Sangan",), ("Malevolent Nuzzler",)]
    assert [cards for kind, cards in kinds if kind == "resolve"] == [("Malevolent Nuzzler",), ("Sangan",)]


# -- The Reliable Guardian --------------------------------------------------------------------------


@pytest.mark.card("The Reliable Guardian")
@pytest.mark.rule("J-DMG-02", "J-PHASE-05")
def test_the_reliable_guardian_raises_def_by_700_till_the_end_of_the_turn():
    d = table(
        you=attack("Battle Ox"),
        them=defense("Celtic Guardian") + set_("The Reliable Guardian"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Celtic Guardian").until("before damage calculation")
    d.respond("The Reliable Guardian", ["Celtic Guardian"]).resolve()
    assert (d.lp(YOU), d.defense_of("Celtic Guardian")) == (7800, 1900)
    assert d.end_turn().defense_of("Celtic Guardian") == 1200


@pytest.mark.card("The Reliable Guardian")
@pytest.mark.rule("J-EFF-20")
def test_the_reliable_guardian_needs_a_face_up_monster():
    d = table(you=hand("The Reliable Guardian") + set_("Battle Ox"))
    assert d.why_not("The Reliable Guardian") == ["J-EFF-12"]


# -- Messenger of Peace -----------------------------------------------------------------------------


@pytest.mark.card("Messenger of Peace")
def test_under_messenger_of_peace_1500_atk_does_not_attack_and_1400_does():
    weak = normal_monster("Weak", 1499, 0)
    strong = normal_monster("Strong", 1500, 0)
    d = table(you=face_up("Messenger of Peace") + attack("Weak", "Strong"), cards=[weak, strong]).to_battle()
    assert d.can("attack", "Weak", DIRECT)
    assert not d.can("attack", "Strong", DIRECT)


@pytest.mark.card("Messenger of Peace")
def test_messenger_of_peace_binds_the_opponent_too():
    d = table(you=face_up("Messenger of Peace"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT)


@pytest.mark.card("Messenger of Peace", "Rush Recklessly")
@pytest.mark.rule("J-BP-06")
def test_atk_may_rise_above_1500_after_the_attack_is_declared():
    d = table(
        you=face_up("Messenger of Peace") + attack("Weak") + set_("Rush Recklessly"),
        cards=[normal_monster("Weak", 1400, 0)],
    )
    d.to_battle().attack("Weak").respond("Rush Recklessly").resolve()
    assert d.lp(THEM) == 8000 - 2100


@pytest.mark.card("Messenger of Peace")
@pytest.mark.rule("J-EFF-07")
def test_messenger_of_peace_costs_100_in_its_players_standby_phase():
    d = table(you=face_up("Messenger of Peace"), phase=TURN_BEGINS).to_phase(STANDBY_PHASE)
    d.yes()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (7900, ["Messenger of Peace"])
    d.end_turn().end_turn()
    assert d.lp(YOU) == 7900


@pytest.mark.card("Messenger of Peace")
@pytest.mark.rule("J-EFF-07")
def test_messenger_of_peace_not_paid_for_is_destroyed():
    d = table(you=face_up("Messenger of Peace"), phase=TURN_BEGINS).to_phase(STANDBY_PHASE)
    d.no()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Messenger of Peace"])
    d = table(you=face_up("Messenger of Peace") + lp(100), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.graveyard(YOU) == ["Messenger of Peace"]


# -- Upstart Goblin ---------------------------------------------------------------------------------


@pytest.mark.card("Upstart Goblin")
def test_upstart_goblin_draws_a_card_and_gives_the_opponent_1000():
    d = table(you=hand("Upstart Goblin") + deck("Jinzo")).activate("Upstart Goblin")
    assert (d.hand(YOU), d.lp(YOU), d.lp(THEM)) == (["Jinzo"], 8000, 9000)


@pytest.mark.card("Upstart Goblin")
@pytest.mark.rule("J-WIN-03")
def test_upstart_goblin_with_an_empty_deck_loses_the_duel():
    d = table(you=hand("Upstart Goblin") + deck(rest=False)).activate("Upstart Goblin")
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")


# -- Eternal Rest -----------------------------------------------------------------------------------


@pytest.mark.card("Eternal Rest")
def test_eternal_rest_destroys_every_monster_with_an_equip_card():
    d = table(
        you=attack("Battle Ox", "Silver Fang")
        + equip("Axe of Despair", on=at(THEM, 1))
        + hand("Eternal Rest"),
        them=attack("Jinzo", "Kuriboh") + equip("Black Pendant", on=at(YOU, 1)),
    )
    d.activate("Eternal Rest").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Silver Fang"], ["Kuriboh"])


@pytest.mark.card("Eternal Rest", "Call of the Haunted")
def test_eternal_rest_spares_a_monster_that_is_only_linked():
    d = table(you=hand("Eternal Rest"), them=attack("Jinzo") + face_up("Call of the Haunted", on="Jinzo"))
    assert d.why_not("Eternal Rest") == ["J-EFF-12"]


# -- Giant Trunade ----------------------------------------------------------------------------------


@pytest.mark.card("Giant Trunade")
def test_giant_trunade_returns_all_other_magic_and_traps_to_their_owners():
    d = table(
        you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + hand("Giant Trunade"),
        them=set_("Waboku", "Dark Hole") + field("Umi"),
    )
    d.activate("Giant Trunade").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Axe of Despair"], ["Giant Trunade"])
    assert (sorted(d.hand(THEM)), d.graveyard(THEM)) == (["Dark Hole", "Umi", "Waboku"], [])


@pytest.mark.card("Giant Trunade", "Waboku", "Gravity Bind")
@pytest.mark.rule("J-MAG-04")
def test_giant_trunade_returns_no_used_card_but_one_that_stays():
    d = table(you=hand("Giant Trunade"), them=set_("Waboku", "Gravity Bind", "Dark Hole"))
    d.activate("Giant Trunade").respond("Waboku").respond("Gravity Bind").resolve()
    assert sorted(d.hand(THEM)) == ["Dark Hole", "Gravity Bind"]
    assert d.graveyard(THEM) == ["Waboku"]


@pytest.mark.card("Giant Trunade", "Black Pendant")
@pytest.mark.rule("J-TERM-01")
def test_giant_trunade_destroys_nothing():
    d = table(you=hand("Giant Trunade"), them=attack("Battle Ox") + equip("Black Pendant", on="Battle Ox"))
    assert d.activate("Giant Trunade").resolve().lp(YOU) == 8000
    assert all(e.causes == {"move"} for e in d.events("move") if e.cards != ("Giant Trunade",))


# -- Maha Vailo -------------------------------------------------------------------------------------


@pytest.mark.card("Maha Vailo")
def test_maha_vailo_gains_500_for_each_equip_besides_what_they_give():
    d = table(
        you=attack("Maha Vailo", "Kuriboh") + equip("Axe of Despair", on="Kuriboh") + hand("Axe of Despair"),
        them=equip("Black Pendant", on=at(YOU, 1)),
    )
    assert d.attack_of("Maha Vailo") == 1550 + 500 + 500
    d.activate("Axe of Despair", ["Maha Vailo"]).resolve()
    assert (d.attack_of("Maha Vailo"), d.defense_of("Maha Vailo")) == (1550 + 500 + 1000 + 1000, 1400)


@pytest.mark.card("Maha Vailo", "Imperial Order")
def test_maha_vailo_counts_a_negated_equip():
    d = table(
        you=attack("Maha Vailo") + equip("Axe of Despair", on="Maha Vailo"), them=face_up("Imperial Order")
    )
    assert d.attack_of("Maha Vailo") == 1550 + 500


# -- Sonic Bird -------------------------------------------------------------------------------------


@pytest.mark.card("Sonic Bird")
@pytest.mark.rule("J-PUB-02")
def test_sonic_bird_fetches_a_ritual_magic_card():
    d = table(you=hand("Sonic Bird") + deck("Jinzo", "Dark Hole", "Turtle Oath", "Hungry Burger"))
    d.summon("Sonic Bird").use("Sonic Bird")
    assert d.hand(YOU) == ["Turtle Oath"]
    assert [e.cards for e in d.events("reveal")] == [("Turtle Oath",)]


@pytest.mark.card("Sonic Bird")
def test_sonic_bird_may_be_declined_and_is_flip_summoned_too():
    d = table(you=set_("Sonic Bird") + deck("Turtle Oath")).flip("Sonic Bird").no()
    assert d.hand(YOU) == []


@pytest.mark.card("Sonic Bird", "Monster Reborn")
def test_sonic_bird_special_summoned_fetches_nothing():
    d = table(you=hand("Monster Reborn") + graveyard("Sonic Bird") + deck("Turtle Oath"))
    d.activate("Monster Reborn").choose("attack")
    assert (d.monsters(YOU), d.kind) == (["Sonic Bird"], "act")


@pytest.mark.card("Sonic Bird")
@pytest.mark.rule("J-PUB-03")
def test_sonic_bird_may_search_in_vain():
    d = table(you=hand("Sonic Bird") + deck("Dark Hole")).summon("Sonic Bird").use("Sonic Bird")
    assert d.hand(YOU) == []
    assert d.kinds().count("shuffle") == 1


# -- Confiscation, The Forceful Sentry --------------------------------------------------------------


@pytest.mark.card("Confiscation")
def test_confiscation_pays_1000_to_see_the_hand_and_discard_one_card_of_it():
    d = table(you=hand("Confiscation"), them=hand("Jinzo", "Kuriboh", "Waboku")).activate("Confiscation")
    assert sorted(d.options()) == ["pick Jinzo", "pick Kuriboh", "pick Waboku"]
    d.pick("Kuriboh")
    assert (d.lp(YOU), d.hand(THEM), d.graveyard(THEM)) == (7000, ["Jinzo", "Waboku"], ["Kuriboh"])
    assert [e.causes for e in d.events("move") if e.cards == ("Kuriboh",)] == [{"discard"}]
    assert [card.name for card in d.seen(by=YOU, of=THEM).hand] == ["Jinzo", "Waboku"]


@pytest.mark.card("Confiscation")
def test_the_opponent_sees_no_more_of_the_hand_than_before():
    d = table(you=hand("Confiscation", "Sogen"), them=hand("Jinzo", "Kuriboh")).activate("Confiscation")
    assert d.asked == YOU
    assert d.seen(by=THEM, of=YOU).hand == ()


@pytest.mark.card("Confiscation", "The Forceful Sentry")
@pytest.mark.rule("J-EFF-12")
@pytest.mark.parametrize("name", ["Confiscation", "The Forceful Sentry"])
def test_they_need_a_card_in_the_opponents_hand(name):
    d = table(you=hand(name, "Kuriboh"))
    assert d.why_not(name) != []
    assert set(d.why_not(name)) == {"J-EFF-12"}


@pytest.mark.card("Confiscation")
@pytest.mark.rule("J-EFF-07")
def test_confiscation_does_not_take_the_last_1000():
    assert table(you=hand("Confiscation") + lp(1000), them=hand("Jinzo")).why_not("Confiscation") == [
        "J-EFF-07"
    ]


@pytest.mark.card("The Forceful Sentry")
def test_the_forceful_sentry_returns_a_card_of_the_hand_to_the_shuffled_deck():
    d = table(you=hand("The Forceful Sentry"), them=hand("Jinzo", "Kuriboh") + deck("Sogen", rest=False))
    d.activate("The Forceful Sentry").pick("Jinzo")
    assert (d.hand(THEM), sorted(d.deck(THEM)), d.lp(YOU)) == (["Kuriboh"], ["Jinzo", "Sogen"], 8000)
    assert [e.player for e in d.events("shuffle")] == [THEM]


# -- Delinquent Duo ---------------------------------------------------------------------------------


@pytest.mark.card("Delinquent Duo")
def test_delinquent_duo_takes_one_card_at_random_and_one_of_the_opponents_choice():
    d = table(you=hand("Delinquent Duo"), them=hand("Jinzo", "Kuriboh", "Waboku"), chance=[1])
    d.activate("Delinquent Duo")
    assert (d.asked, d.graveyard(THEM)) == (THEM, ["Kuriboh"])
    d.pick("Waboku")
    assert (d.lp(YOU), d.hand(THEM), d.graveyard(THEM)) == (7000, ["Jinzo"], ["Kuriboh", "Waboku"])


@pytest.mark.card("Delinquent Duo")
@pytest.mark.rule("J-EFF-12")
def test_delinquent_duo_is_content_with_one_card_but_not_with_none():
    d = table(you=hand("Delinquent Duo"), them=hand("Jinzo")).activate("Delinquent Duo")
    assert (d.kind, d.hand(THEM), d.graveyard(THEM)) == ("act", [], ["Jinzo"])
    assert table(you=hand("Delinquent Duo")).why_not("Delinquent Duo") == ["J-EFF-12"]


# -- Painful Choice ---------------------------------------------------------------------------------

CHOICE = ("Jinzo", "Kuriboh", "Waboku", "Umi", "Sangan")


@pytest.mark.card("Painful Choice")
@pytest.mark.rule("J-PUB-02")
def test_painful_choice_shows_five_cards_and_the_opponent_gives_one():
    d = table(you=hand("Painful Choice") + deck(*CHOICE, "Kuriboh")).activate("Painful Choice")
    d.pick(*CHOICE)
    assert d.asked == THEM
    assert sorted(d.options()) == sorted(f"pick {name}" for name in CHOICE)
    d.pick("Umi")
    assert d.hand(YOU) == ["Umi"]
    assert sorted(d.graveyard(YOU)) == ["Jinzo", "Kuriboh", "Painful Choice", "Sangan", "Waboku"]
    assert d.events("shuffle") != []
    assert len(d.deck(YOU)) == 15


@pytest.mark.card("Painful Choice", "Sangan")
@pytest.mark.rule("J-TERM-02")
def test_what_painful_choice_sends_from_the_deck_is_not_discarded():
    d = table(you=hand("Painful Choice") + deck(*CHOICE)).activate("Painful Choice").pick(*CHOICE, "Umi")
    assert "discard" not in [cause for e in d.events("move") for cause in e.causes]
    assert d.kind == "act"


@pytest.mark.card("Painful Choice")
@pytest.mark.rule("J-EFF-12")
def test_painful_choice_needs_five_cards_in_the_deck():
    d = table(you=hand("Painful Choice") + deck(*CHOICE[:4], rest=False))
    assert d.why_not("Painful Choice") == ["J-EFF-12"]


@pytest.mark.card("Painful Choice")
def test_painful_choice_may_show_the_same_name_more_than_once():
    five = ["Kuriboh"] * 3 + ["Jinzo"] * 2
    d = table(you=hand("Painful Choice") + deck(*five, rest=False)).activate("Painful Choice")
    d.pick("Kuriboh", "Jinzo", "Kuriboh", "Jinzo")
    assert (d.asked, d.options()) == (THEM, ["pick Kuriboh", "pick Jinzo"])
    d.pick("Jinzo")
    assert (d.hand(YOU), d.deck(YOU)) == (["Jinzo"], [])


# -- Karate Man -------------------------------------------------------------------------------------


@pytest.mark.card("Karate Man")
def test_karate_man_doubles_his_original_atk_and_is_destroyed_in_the_end_phase():
    d = table(you=attack("Karate Man") + equip("Axe of Despair", on="Karate Man"))
    d.activate("Karate Man")
    assert (d.attack_of("Karate Man"), d.defense_of("Karate Man")) == (2000 + 1000, 1000)
    assert d.why_not("Karate Man", "activate") == ["R-GEN-01"]
    d.end_turn()
    assert d.graveyard(YOU) == ["Karate Man", "Axe of Despair"]


@pytest.mark.card("Karate Man")
def test_karate_man_who_does_nothing_stays():
    d = table(you=attack("Karate Man")).end_turn()
    assert (d.monsters(YOU), d.attack_of("Karate Man")) == (["Karate Man"], 1000)


@pytest.mark.card("Karate Man")
@pytest.mark.rule("J-EFF-01")
def test_karate_man_strikes_in_his_own_main_phase_alone():
    d = table(you=attack("Karate Man"), them=attack("Battle Ox"), turn=THEM)
    assert "J-EFF-01" in d.why_not("Karate Man", "activate")
    d = table(you=attack("Karate Man"), phase=BATTLE_PHASE)
    assert not d.can("activate", "Karate Man")


@pytest.mark.card("Karate Man", "Messenger of Peace")
def test_messenger_of_peace_stops_a_doubled_karate_man():
    d = table(you=attack("Karate Man"), them=face_up("Messenger of Peace")).activate("Karate Man")
    assert not d.to_battle().can("attack", "Karate Man")


@pytest.mark.card("Karate Man", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_karate_man_turned_face_down_has_forgotten_everything():
    d = table(you=attack("Karate Man"), them=set_("Book of Moon")).activate("Karate Man")
    d.leave_for(BATTLE_PHASE).respond("Book of Moon").to_phase(BATTLE_PHASE).end_turn()
    assert (d.monsters(YOU), d.is_set("Karate Man")) == (["Karate Man"], True)
    d = table(you=attack("Karate Man"), them=set_("Book of Moon"))
    d.activate("Karate Man").respond("Book of Moon").end_turn()
    assert d.monsters(YOU) == ["Karate Man"]


@pytest.mark.card("Karate Man")
def test_of_two_changes_of_the_original_atk_the_newer_counts():
    halver = magic(
        "Halver",
        w.continuous(w.Original(w.HALVE, w.MONSTER & w.EQUIPPED_MONSTER)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    d = table(you=attack("Karate Man") + hand("Halver"), cards=[halver]).activate("Halver")
    assert d.attack_of("Karate Man") == 500
    assert d.activate("Karate Man").attack_of("Karate Man") == 2000
    d = table(you=attack("Karate Man") + hand("Halver"), cards=[halver]).activate("Karate Man")
    assert d.activate("Halver").attack_of("Karate Man") == 500


# -- Hiro's Shadow Scout ----------------------------------------------------------------------------


@pytest.mark.card("Hiro's Shadow Scout")
@pytest.mark.rule("J-TERM-02")
def test_hiros_shadow_scout_lets_the_opponent_draw_and_discard_the_magic_cards():
    d = table(
        you=set_("Hiro's Shadow Scout"),
        them=hand("Pot of Greed") + deck("Jinzo", "Dark Hole", "Umi", "Sangan"),
    ).flip("Hiro's Shadow Scout")
    assert (d.hand(THEM), sorted(d.graveyard(THEM))) == (["Pot of Greed", "Jinzo"], ["Dark Hole", "Umi"])
    assert d.events("move")[-1].causes == {"discard"}
    assert [sorted(e.cards) for e in d.events("reveal")] == [["Dark Hole", "Jinzo", "Umi"]]


@pytest.mark.card("Hiro's Shadow Scout")
@pytest.mark.rule("J-WIN-03")
def test_hiros_shadow_scout_can_run_the_opponent_out_of_cards():
    d = table(you=set_("Hiro's Shadow Scout"), them=deck("Jinzo", "Sangan", rest=False))
    assert d.flip("Hiro's Shadow Scout").winner == YOU


# -- Jigen Bakudan ----------------------------------------------------------------------------------


def bomb(*more):
    """After a flip in your own turn, in your next Standby Phase."""
    d = table(you=[*set_("Jigen Bakudan"), *attack("Battle Ox", "Silver Fang"), *more], them=attack("Jinzo"))
    d.flip("Jigen Bakudan").end_turn()
    assert d.turn_player == THEM
    return d


@pytest.mark.card("Jigen Bakudan")
@pytest.mark.rule("J-PHASE-03")
def test_jigen_bakudan_blows_up_your_monsters_in_your_next_standby_phase():
    d = bomb(*set_("Mystical Elf"))
    assert len(d.monsters(YOU)) == 4
    d.end_turn().to_phase(MAIN_1)
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Jinzo"])
    assert d.lp(THEM) == 8000 - (1700 + 1200 + 800) // 2
    (tribute,) = [e for e in d.events("move") if e.causes == {"cost", "tribute"}]
    assert tribute.cards == ("Jigen Bakudan",)


@pytest.mark.card("Jigen Bakudan")
def test_jigen_bakudan_that_is_gone_or_was_not_flipped_does_nothing():
    d = bomb()
    d.to_battle().attack("Jinzo", "Jigen Bakudan").resolve().end_turn().to_phase(MAIN_1)
    assert (d.monsters(YOU), d.lp(THEM)) == (["Battle Ox", "Silver Fang"], 8000)
    d = table(you=attack("Jigen Bakudan", "Battle Ox")).end_turn().end_turn().to_phase(MAIN_1)
    assert len(d.monsters(YOU)) == 2


@pytest.mark.card("Jigen Bakudan", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_jigen_bakudan_turned_face_down_has_forgotten_its_bomb():
    d = (
        table(you=set_("Jigen Bakudan") + attack("Battle Ox"), them=hand("Book of Moon"))
        .flip("Jigen Bakudan")
        .end_turn()
    )
    d.activate("Book of Moon", ["Jigen Bakudan"]).end_turn().to_phase(MAIN_1)
    assert (len(d.monsters(YOU)), d.lp(THEM)) == (2, 8000)


@pytest.mark.card("Jigen Bakudan", "Snatch Steal")
def test_jigen_bakudan_in_the_hands_of_the_opponent_cannot_be_tributed():
    d = table(you=set_("Jigen Bakudan") + attack("Battle Ox"), them=attack("Jinzo") + hand("Snatch Steal"))
    d.flip("Jigen Bakudan").end_turn().activate("Snatch Steal", ["Jigen Bakudan"]).end_turn().to_phase(MAIN_1)
    assert (d.monsters(YOU), len(d.monsters(THEM)), d.lp(THEM)) == (["Battle Ox"], 2, 8000)


# -- Cyber Jar --------------------------------------------------------------------------------------

MINE = ("Battle Ox", "Summoned Skull", "Mystical Elf", "Dark Hole", "Kuriboh")
HIS = ("Silver Fang", "Sangan", "Jinzo", "Umi", "Sogen")


def jarred(you=(), them=(), mine=MINE, his=HIS, **more):
    """Cyber Jar is Flip Summoned."""
    d = table(you=set_("Cyber Jar") + deck(*mine) + list(you), them=deck(*his) + list(them), **more)
    return d.flip("Cyber Jar").resolve_chain()


@pytest.mark.card("Cyber Jar")
def test_cyber_jar_destroys_everything_and_both_players_build_a_new_field():
    d = jarred(you=attack("Dark Magician"), them=attack("Celtic Guardian"))
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Cyber Jar", "Dark Magician"], ["Celtic Guardian"])
    assert (d.asked, d.kind, d.options()) == (YOU, "position", ["attack", "set"])
    d.choose("attack").choose("set").choose("set")
    assert d.asked == THEM, "the opponent sees what the turn player has done"
    assert len(d.seen(THEM, YOU).monsters) == 5 and d.monsters(YOU).count("Battle Ox") == 1
    d.choose("attack").choose("attack")
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Kuriboh", "Mystical Elf"]
    assert sorted(d.monsters(THEM)) == ["Sangan", "Silver Fang"]
    assert (d.position("Battle Ox"), d.position("Kuriboh")) == ("attack", "set")
    assert (d.hand(YOU), d.hand(THEM)) == (["Summoned Skull", "Dark Hole"], ["Jinzo", "Umi", "Sogen"])


@pytest.mark.card("Cyber Jar")
@pytest.mark.rule("J-PUB-04")
def test_monsters_of_cyber_jar_laid_face_down_together_are_mixed():
    d = jarred().choose("attack").choose("set").choose("set")
    assert d.knows(THEM, "Battle Ox") and d.knows(YOU, "Kuriboh")
    assert not d.knows(THEM, "Kuriboh") and not d.knows(THEM, "Mystical Elf")
    d = jarred().choose("attack").choose("attack").choose("set")
    assert d.knows(THEM, "Kuriboh"), "a single one is known: all five were shown"


@pytest.mark.card("Cyber Jar")
@pytest.mark.rule("J-WIN-03")
def test_with_fewer_than_five_cards_cyber_jar_takes_what_there_is_and_nobody_loses():
    d = table(you=set_("Cyber Jar") + deck("Battle Ox", rest=False), them=deck("Jinzo", "Umi", rest=False))
    d.flip("Cyber Jar").resolve_chain().choose("attack")
    assert (d.monsters(YOU), d.hand(THEM), d.over) == (["Battle Ox"], ["Jinzo", "Umi"], False)


@pytest.mark.card("Cyber Jar", "Inaba White Rabbit", "Performance of Sword")
@pytest.mark.rule("J-EFF-15", "J-FUS-06")
def test_what_cannot_be_special_summoned_is_added_to_the_hand():
    d = jarred(mine=("Inaba White Rabbit", "Performance of Sword", "Umi", "Umi", "Umi"), his=["Umi"] * 5)
    assert d.hand(YOU) == ["Inaba White Rabbit", "Performance of Sword", "Umi", "Umi", "Umi"]


@pytest.mark.card("Cyber Jar", "Sangan")
@pytest.mark.rule("J-CHAIN-05")
def test_sangan_searches_after_the_summons_of_cyber_jar():
    d = jarred(you=attack("Sangan"), mine=["Umi"] * 5, his=("Silver Fang", *["Umi"] * 4))
    assert (d.asked, d.kind) == (THEM, "position")
    d.choose("attack").resolve_chain()
    assert d.monsters(THEM) == ["Silver Fang"] and [one.text for one in d.events("reveal")][-1] == "verify"


@pytest.mark.card("Cyber Jar", "Torrential Tribute")
@pytest.mark.rule("J-SUM-01")
def test_torrential_tribute_answers_the_summons_of_cyber_jar():
    d = jarred(them=set_("Torrential Tribute"), mine=("Battle Ox", *["Umi"] * 4), his=["Umi"] * 5)
    d.choose("attack").respond("Torrential Tribute")
    assert d.monsters(YOU) == []


@pytest.mark.card("Cyber Jar", "Torrential Tribute")
@pytest.mark.rule("J-DMG-02", "J-DMG-03", "J-SUM-09")
def test_cyber_jar_attacked_still_works_and_what_it_brings_may_attack():
    d = table(
        you=attack("Summoned Skull") + deck("Battle Ox", *["Umi"] * 4),
        them=set_("Cyber Jar", "Torrential Tribute") + deck(*["Umi"] * 5),
    )
    d.to_battle().attack("Summoned Skull", "Cyber Jar").resolve().choose("attack")
    assert not d.can_respond("Torrential Tribute")
    d.resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Summoned Skull"], ["Cyber Jar"])
    d.attack("Battle Ox").resolve()
    assert d.lp(THEM) == 8000 - 1700


@pytest.mark.card("Cyber Jar")
@pytest.mark.rule("J-DMG-03", "J-SUM-08")
def test_with_too_few_zones_the_player_chooses_and_the_rest_is_destroyed():
    five = ("Battle Ox", "Mystical Elf", "Kuriboh", "Silver Fang", "Celtic Guardian")
    d = table(you=attack("Summoned Skull") + deck(*["Umi"] * 5), them=set_("Cyber Jar") + deck(*five))
    d.to_battle().attack("Summoned Skull", "Cyber Jar").resolve()
    assert (d.asked, len(d.options())) == (THEM, 5), "the Jar destroyed in battle still takes up its zone"
    d.pick("Battle Ox", "Mystical Elf", "Silver Fang", "Kuriboh")
    for _ in range(4):
        d.choose("set")
    d.resolve()
    assert sorted(d.monsters(THEM)) == ["Battle Ox", "Kuriboh", "Mystical Elf", "Silver Fang"]
    assert d.graveyard(THEM) == ["Celtic Guardian", "Cyber Jar"]
    assert [one.cards for one in d.events("move") if "rule" in one.causes] == [("Celtic Guardian",)]


@pytest.mark.card("Cyber Jar", "King Tiger Wanghu")
@pytest.mark.rule("J-SUM-01")
def test_monsters_of_both_players_arrive_at_once():
    d = jarred(mine=("Kuriboh", *["Umi"] * 4), his=("King Tiger Wanghu", *["Umi"] * 4))
    d.choose("attack").choose("attack").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["King Tiger Wanghu"])


@pytest.mark.card("Cyber Jar")
@pytest.mark.rule("R-SS-01")
def test_a_ban_on_special_summons_destroys_what_cyber_jar_would_summon():
    ban = magic("Ban", w.continuous(w.no_summons(1)), icon="continuous")
    d = table(
        you=set_("Cyber Jar") + face_up("Ban") + deck("Battle Ox", *["Umi"] * 4),
        them=deck("Silver Fang", *["Umi"] * 4),
        cards=[ban],
    )
    d.flip("Cyber Jar").resolve_chain().choose("attack")
    assert (d.monsters(YOU), d.monsters(THEM), d.graveyard(THEM)) == (["Battle Ox"], [], ["Silver Fang"])
    assert len(d.hand(THEM)) == 4


@pytest.mark.card("Cyber Jar")
def test_with_zones_to_choose_the_zones_of_cyber_jars_monsters_are_chosen():
    d = jarred(mine=("Battle Ox", "Kuriboh", *["Umi"] * 3), his=["Umi"] * 5, rules={"zones": "ask"})
    d.choose("set").choose("set").choose("zone 5").choose("zone 1")
    assert d.zones(YOU) == ["Kuriboh", None, None, None, "Battle Ox"]
    assert not d.knows(THEM, "Kuriboh")


# -- Chain Energy -----------------------------------------------------------------------------------


@pytest.mark.card("Chain Energy")
@pytest.mark.rule("J-EFF-07")
def test_chain_energy_takes_500_for_each_card_played_from_the_hand():
    d = table(you=face_up("Chain Energy") + hand("Battle Ox", "Pot of Greed", "Waboku"))
    assert d.summon("Battle Ox").lp(YOU) == 7500
    assert d.activate("Pot of Greed").lp(YOU) == 7000
    assert d.set("Waboku").lp(YOU) == 6500
    d = table(you=hand("Battle Ox"), them=face_up("Chain Energy"))
    assert d.set("Battle Ox").lp(YOU) == 7500


@pytest.mark.card("Chain Energy", "Dian Keto the Cure Master")
@pytest.mark.rule("J-WIN-01", "J-EFF-07")
def test_the_fee_may_take_the_last_life_points_before_the_effect_resolves():
    d = table(you=face_up("Chain Energy") + hand("Dian Keto the Cure Master") + lp(500))
    d.activate("Dian Keto the Cure Master")
    assert (d.winner, d.rule) == (THEM, "R-WIN-02")


@pytest.mark.card("Chain Energy")
@pytest.mark.rule("J-EFF-07")
def test_who_cannot_pay_the_whole_fee_plays_nothing_from_his_hand():
    d = table(you=face_up("Chain Energy") + hand("Battle Ox", "Pot of Greed", "Waboku") + lp(400))
    assert d.why_not("Battle Ox", "summon") == ["J-EFF-07"]
    assert d.why_not("Battle Ox", "set") == ["J-EFF-07"]
    assert d.why_not("Pot of Greed") == ["J-EFF-07"]
    assert d.why_not("Waboku", "set") == ["J-EFF-07"]


@pytest.mark.card("Chain Energy", "Confiscation")
@pytest.mark.rule("J-EFF-07")
def test_a_cost_besides_the_fee_must_leave_one_life_point():
    d = table(you=face_up("Chain Energy") + hand("Confiscation") + lp(1500), them=hand("Kuriboh"))
    assert "J-EFF-07" in d.why_not("Confiscation")
    d = table(you=face_up("Chain Energy") + hand("Confiscation") + lp(1501), them=hand("Kuriboh"))
    assert d.activate("Confiscation").lp(YOU) == 1


@pytest.mark.card("Chain Energy", "Monster Reborn", "Marauding Captain")
def test_what_comes_from_elsewhere_or_by_an_effect_costs_nothing():
    d = table(you=face_up("Chain Energy") + set_("Monster Reborn") + graveyard("Battle Ox"))
    d.activate("Monster Reborn").choose("attack")
    assert d.lp(YOU) == 8000
    d = table(you=face_up("Chain Energy") + hand("Marauding Captain", "Battle Ox"))
    d.summon("Marauding Captain").use("Marauding Captain").choose("attack")
    assert (d.monsters(YOU), d.lp(YOU)) == (["Battle Ox", "Marauding Captain"], 7500)


@pytest.mark.card("Chain Energy", "Kuriboh")
def test_an_effect_used_in_the_hand_costs_its_fee():
    d = table(you=face_up("Chain Energy") + hand("Kuriboh"), them=attack("Summoned Skull"), turn=THEM)
    d.to_battle().attack("Summoned Skull").respond("Kuriboh").resolve()
    assert d.lp(YOU) == 7500


@pytest.mark.card("Chain Energy")
def test_two_chain_energies_take_twice_the_fee():
    d = table(you=face_up("Chain Energy") + hand("Battle Ox"), them=face_up("Chain Energy"))
    assert d.summon("Battle Ox").lp(YOU) == 7000


# -- Banisher of the Light --------------------------------------------------------------------------


@pytest.mark.card("Banisher of the Light", "Sangan")
def test_banisher_of_the_light_removes_what_would_go_to_the_graveyard():
    d = table(hand("Raigeki") + attack("Banisher of the Light"), attack("Sangan"))
    d.activate("Raigeki").resolve()
    assert (d.removed(THEM), d.removed(YOU)) == (["Sangan"], ["Raigeki"])
    assert d.kind == "act"
    assert d.graveyard(YOU) == d.graveyard(THEM) == []


@pytest.mark.card("Banisher of the Light", "Dark Hole")
def test_what_is_destroyed_together_with_banisher_goes_to_the_graveyard():
    d = table(hand("Dark Hole") + attack("Banisher of the Light"), attack("Battle Ox"))
    d.activate("Dark Hole").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert sorted(d.graveyard(YOU)) == ["Banisher of the Light", "Dark Hole"]


@pytest.mark.card("Banisher of the Light", "Magic Jammer", "Kuriboh")
def test_a_discard_is_paid_though_the_card_is_removed():
    d = table(
        hand("Pot of Greed") + attack("Banisher of the Light"),
        set_("Magic Jammer") + hand("Kuriboh"),
    )
    d.activate("Pot of Greed").respond("Magic Jammer").resolve()
    assert sorted(d.removed(THEM)) == ["Kuriboh", "Magic Jammer"]
    assert d.hand(YOU) == []


@pytest.mark.card("Banisher of the Light", "Card Destruction")
def test_card_destruction_draws_as_many_as_were_removed():
    d = table(hand("Card Destruction", "Kuriboh") + attack("Banisher of the Light"), hand("Jinzo", "Sangan"))
    d.activate("Card Destruction").resolve()
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (1, 2)
    assert sorted(d.removed(THEM)) == ["Jinzo", "Sangan"]


@pytest.mark.card("Banisher of the Light")
@pytest.mark.rule("R-TRIB-02")
def test_tributes_are_removed_and_the_summon_is_made():
    d = table(hand("Summoned Skull") + attack("Banisher of the Light", "Battle Ox"))
    d.summon("Summoned Skull", ["Battle Ox"]).resolve()
    assert d.removed(YOU) == ["Battle Ox"]
    assert "Summoned Skull" in d.monsters(YOU)


@pytest.mark.card("Banisher of the Light")
@pytest.mark.rule("R-EFF-04")
def test_a_face_down_banisher_removes_nothing():
    d = table(hand("Raigeki") + set_("Banisher of the Light"), attack("Battle Ox"))
    d.activate("Raigeki").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]


# -- Black Illusion Ritual --------------------------------------------------------------------------


@pytest.mark.card("Black Illusion Ritual", "Relinquished")
def test_black_illusion_ritual_takes_exactly_one_tribute_of_whatever_level():
    d = table(you=hand("Black Illusion Ritual", "Relinquished", "Kuriboh", "Battle Ox") + set_("Sangan"))
    d.activate("Black Illusion Ritual", ["Sangan"]).choose("defense")
    assert (d.monsters(YOU), d.position("Relinquished")) == (["Relinquished"], "defense")
    assert (d.hand(YOU), sorted(d.graveyard(YOU))) == (
        ["Kuriboh", "Battle Ox"],
        ["Black Illusion Ritual", "Sangan"],
    )


@pytest.mark.card("Black Illusion Ritual", "Relinquished", "Monster Reborn")
@pytest.mark.rule("R-RIT-08", "J-FUS-06")
def test_relinquished_comes_out_only_by_its_ritual_the_first_time():
    d = table(you=hand("Relinquished", "Monster Reborn") + graveyard("Relinquished"))
    assert "R-RIT-08" in d.why_not("Relinquished", "summon")
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]
    assert table(you=hand("Black Illusion Ritual", "Kuriboh")).why_not("Black Illusion Ritual") == [
        "R-RIT-01"
    ]


# -- Gravekeeper's Servant --------------------------------------------------------------------------

SERVANT = "Gravekeeper's Servant"


@pytest.mark.card(SERVANT)
@pytest.mark.rule("J-BP-01")
def test_gravekeepers_servant_makes_the_opponent_send_a_card_for_each_attack():
    d = table(you=attack("Battle Ox") + deck("Kuriboh"), them=face_up(SERVANT)).to_battle()
    d.attack("Battle Ox").resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Kuriboh"], 6300)
    d = table(you=attack("Battle Ox") + face_up(SERVANT)).to_battle()
    assert d.attack("Battle Ox").resolve().graveyard(YOU) == []


@pytest.mark.card(SERVANT)
def test_two_servants_cost_two_cards_and_who_has_too_few_does_not_attack():
    d = table(you=attack("Battle Ox") + deck("Kuriboh", "Sangan"), them=face_up(SERVANT, SERVANT)).to_battle()
    assert d.attack("Battle Ox").resolve().graveyard(YOU) == ["Kuriboh", "Sangan"]
    d = table(
        you=attack("Battle Ox") + deck("Kuriboh", rest=False), them=face_up(SERVANT, SERVANT)
    ).to_battle()
    assert d.why_not("Battle Ox", "attack", DIRECT) == ["R-GEN-01"]
    d = table(you=attack("Battle Ox") + deck(rest=False), them=face_up(SERVANT)).to_battle()
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card(SERVANT, "Magic Cylinder")
@pytest.mark.rule("J-REPLAY-04")
def test_the_card_is_sent_though_the_attack_is_negated():
    d = table(
        you=attack("Battle Ox") + deck("Kuriboh"), them=face_up(SERVANT) + set_("Magic Cylinder")
    ).to_battle()
    d.attack("Battle Ox").respond("Magic Cylinder").resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Kuriboh"], 6300)


# -- Fairy's Hand Mirror ----------------------------------------------------------------------------

MIRROR = "Fairy's Hand Mirror"


@pytest.mark.card(MIRROR, "Change of Heart")
@pytest.mark.rule("J-EFF-10")
def test_fairys_hand_mirror_gives_a_magic_card_another_target():
    d = table(you=hand("Change of Heart"), them=attack("Summoned Skull", "Kuriboh") + set_(MIRROR))
    d.activate("Change of Heart", ["Summoned Skull"]).respond(MIRROR).resolve()
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card(MIRROR, "Rush Recklessly")
def test_the_player_of_the_mirror_chooses_among_all_legal_targets():
    d = table(
        you=hand("Rush Recklessly") + attack("Battle Ox"),
        them=attack("Summoned Skull") + set_("Mystical Elf") + set_(MIRROR),
    )
    d.activate("Rush Recklessly", ["Battle Ox"]).respond(MIRROR).resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of("Summoned Skull")) == (1700, 3200)
    d = table(
        you=hand("Rush Recklessly") + attack("Battle Ox", "Kuriboh"),
        them=attack("Summoned Skull") + set_(MIRROR),
    )
    d.activate("Rush Recklessly", ["Battle Ox"]).respond(MIRROR).resolve()
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Kuriboh", "pick Summoned Skull"])
    assert d.pick("Kuriboh").attack_of("Kuriboh") == 1000


@pytest.mark.card(MIRROR, "Axe of Despair")
@pytest.mark.rule("J-EQUIP-03")
def test_an_equip_goes_to_the_other_monster():
    d = table(you=hand("Axe of Despair") + attack("Battle Ox"), them=attack("Kuriboh") + set_(MIRROR))
    d.activate("Axe of Despair", ["Battle Ox"]).respond(MIRROR).resolve()
    assert d.equipped_to("Axe of Despair") == "Kuriboh"


@pytest.mark.card(MIRROR, "Snatch Steal", "Monster Reborn", "Dark Hole", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-12", "J-EFF-11")
def test_the_mirror_needs_one_target_that_is_a_monster_on_the_field_and_another_legal_one():
    one = attack("Battle Ox") + set_(MIRROR)
    d = table(you=hand("Snatch Steal"), them=one).activate("Snatch Steal")
    assert not d.can_respond(MIRROR)
    d = table(you=hand("Monster Reborn") + graveyard("Kuriboh", "Sangan"), them=one)
    assert not d.activate("Monster Reborn", ["Kuriboh"]).can_respond(MIRROR)
    d = table(you=hand("Dark Hole") + attack("Kuriboh"), them=one).activate("Dark Hole")
    assert not d.can_respond(MIRROR)
    d = table(you=hand("Mystical Space Typhoon") + set_("Waboku"), them=one)
    assert not d.activate("Mystical Space Typhoon", ["Waboku"]).can_respond(MIRROR)


@pytest.mark.card(MIRROR, "Two-Pronged Attack")
def test_the_mirror_answers_the_opponents_magic_alone_and_no_effect_with_two_targets():
    riryoku = magic(
        "Strength",
        w.activate(
            w.Destroy(w.TARGET), target=(w.Target(w.MONSTER & w.YOURS), w.Target(w.MONSTER & w.THEIRS))
        ),
    )
    d = table(
        you=hand("Strength") + attack("Kuriboh", "Sangan"),
        them=attack("Battle Ox") + set_(MIRROR),
        cards=[riryoku],
    )
    assert not d.activate("Strength", ["Kuriboh", "Battle Ox"]).can_respond(MIRROR)
    d = table(you=hand("Change of Heart") + set_(MIRROR), them=attack("Battle Ox", "Kuriboh"))
    assert not d.activate("Change of Heart", ["Kuriboh"]).can_respond(MIRROR, YOU)


@pytest.mark.card(MIRROR, "Rush Recklessly")
@pytest.mark.rule("J-DMG-02")
def test_the_mirror_is_not_used_in_the_damage_step():
    d = table(
        you=attack("Battle Ox") + hand("Rush Recklessly"),
        them=attack("Summoned Skull", "Kuriboh") + set_(MIRROR),
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").until("Damage Step: before damage calculation")
    assert not d.respond("Rush Recklessly", ["Battle Ox"]).can_respond(MIRROR)


# -- Spellbinding Circle ----------------------------------------------------------------------------

CIRCLE = "Spellbinding Circle"


@pytest.mark.card(CIRCLE)
@pytest.mark.rule("J-BP-03")
def test_spellbinding_circle_stops_an_attack_and_binds_the_monster():
    d = table(you=attack("Battle Ox"), them=set_(CIRCLE)).to_battle()
    d.attack("Battle Ox").respond(CIRCLE).resolve()
    assert (d.lp(THEM), d.can("attack", "Battle Ox")) == (8000, False)
    d.end_turn().end_turn()
    assert d.why_not("Battle Ox", "change") == ["R-GEN-01"]
    assert "R-GEN-01" in d.to_battle().why_not("Battle Ox", "attack", DIRECT)


@pytest.mark.card(CIRCLE, "Block Attack")
@pytest.mark.rule("J-POS-04")
def test_an_effect_may_still_turn_the_bound_monster():
    d = table(you=set_(CIRCLE) + hand("Block Attack"), them=attack("Battle Ox", "Kuriboh"))
    d.activate(CIRCLE, ["Battle Ox"]).resolve()
    d.activate("Block Attack", ["Battle Ox"])
    assert d.position("Battle Ox") == "defense"


@pytest.mark.card(CIRCLE)
@pytest.mark.rule("J-EFF-20")
def test_a_face_down_monster_may_be_bound_and_cannot_be_flip_summoned():
    d = table(you=set_(CIRCLE) + attack("Summoned Skull"), them=set_("Mystical Elf"))
    d.activate(CIRCLE).resolve().end_turn()
    assert d.why_not("Mystical Elf", "flip") == ["R-GEN-01"]
    d.end_turn().to_battle().attack("Summoned Skull", "Mystical Elf").resolve()
    assert d.magic_traps(YOU) == []


@pytest.mark.card(CIRCLE, "Dark Hole", "Dust Tornado")
def test_the_circle_goes_when_its_monster_is_destroyed_and_not_the_other_way_round():
    d = table(you=set_(CIRCLE) + hand("Dark Hole"), them=attack("Battle Ox"))
    d.activate(CIRCLE).resolve().activate("Dark Hole")
    assert sorted(d.graveyard(YOU)) == ["Dark Hole", CIRCLE]
    d = table(you=set_(CIRCLE), them=attack("Battle Ox") + set_("Dust Tornado"))
    d.activate(CIRCLE).resolve().leave_for(BATTLE_PHASE).respond("Dust Tornado").resolve()
    assert (d.monsters(THEM), d.magic_traps(YOU)) == (["Battle Ox"], [])


@pytest.mark.card(CIRCLE)
@pytest.mark.rule("J-TERM-01")
def test_the_circle_stays_meaninglessly_when_its_monster_is_tributed():
    d = table(you=set_(CIRCLE), them=attack("Battle Ox") + hand("Summoned Skull"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond(CIRCLE).resolve()
    d.summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.magic_traps(YOU) == [CIRCLE]


@pytest.mark.card(CIRCLE, "Change of Heart")
@pytest.mark.rule("R-CTRL-03")
def test_a_bound_monster_that_is_taken_cannot_attack_for_its_new_player():
    d = table(you=set_(CIRCLE) + hand("Change of Heart"), them=attack("Battle Ox"))
    d.activate(CIRCLE).resolve().activate("Change of Heart").to_battle()
    assert not d.can("attack", "Battle Ox")


# -- Final Destiny ----------------------------------------------------------------------------------


@pytest.mark.card("Final Destiny")
def test_final_destiny_clears_the_field_for_five_discards():
    d = table(
        you=hand("Final Destiny", *FIVE) + attack("Kuriboh") + set_("Dark Hole"),
        them=attack("Battle Ox") + field("Yami") + set_("Mirror Force"),
    )
    d.activate("Final Destiny", cost=FIVE).resolve()
    assert (d.hand(YOU), d.monsters(YOU), d.monsters(THEM)) == ([], [], [])
    assert (d.magic_traps(YOU), d.magic_traps(THEM), d.field(THEM)) == ([], [], None)


@pytest.mark.card("Final Destiny")
@pytest.mark.rule("J-EFF-12")
def test_final_destiny_needs_five_other_cards_in_hand():
    d = table(you=hand("Final Destiny", *FIVE[:4]), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Final Destiny")


# -- Minar, Electric Snake, Penguin Knight ----------------------------------------------------------


@pytest.mark.card("Minar", "Electric Snake", "Delinquent Duo")
@pytest.mark.rule("J-TERM-02")
def test_discarded_by_the_opponents_effect_minar_burns_and_electric_snake_draws():
    d = table(you=hand("Delinquent Duo"), them=hand("Minar"))
    d.activate("Delinquent Duo").resolve()
    assert d.lp(YOU) == 8000 - 1000 - 1000
    d = table(you=hand("Delinquent Duo"), them=hand("Electric Snake"))
    d.activate("Delinquent Duo").resolve()
    assert len(d.hand(THEM)) == 2


@pytest.mark.card("Minar", "Electric Snake", "Tribute to The Doomed", "Graceful Charity")
def test_minar_and_electric_snake_discarded_by_their_own_player_do_nothing():
    d = table(you=hand("Tribute to The Doomed", "Minar"), them=attack("Battle Ox"))
    d.activate("Tribute to The Doomed", ["Battle Ox"]).resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Minar", "Tribute to The Doomed"], 8000)
    d = table(you=hand("Graceful Charity", "Electric Snake", "Minar"))
    d.activate("Graceful Charity").pick("Electric Snake", "Minar").resolve()
    assert (len(d.hand(YOU)), d.lp(THEM)) == (3, 8000)


@pytest.mark.card("Minar", "Electric Snake", "Solemn Judgment")
@pytest.mark.rule("J-TERM-02")
@pytest.mark.parametrize("name", ["Minar", "Electric Snake"])
def test_a_negated_summon_is_no_discard(name):
    d = table(you=hand(name), them=set_("Solemn Judgment")).summon(name).respond("Solemn Judgment").resolve()
    assert (d.hand(YOU), d.lp(THEM)) == ([], 4000)


@pytest.mark.card("Minar", "Raigeki")
def test_minar_destroyed_on_the_field_does_nothing():
    d = table(you=hand("Raigeki"), them=attack("Minar")).activate("Raigeki").resolve()
    assert d.lp(YOU) == 8000


@pytest.mark.card("Penguin Knight", "Needle Worm")
def test_penguin_knight_milled_by_the_opponent_shuffles_the_graveyard_into_the_deck():
    d = table(
        you=set_("Needle Worm"),
        them=graveyard("Kuriboh")
        + deck("Penguin Knight", "Sangan", "Dark Hole", "Battle Ox", "Yami", rest=False),
    )
    d.flip("Needle Worm").resolve()
    assert (d.graveyard(THEM), len(d.deck(THEM))) == ([], 6)


@pytest.mark.card("Penguin Knight", "Painful Choice")
def test_penguin_knight_sent_by_its_own_player_does_nothing():
    d = table(you=hand("Painful Choice") + deck("Penguin Knight", *FIVE[:4], rest=False))
    d.activate("Painful Choice").pick("Penguin Knight", *FIVE[:3]).pick("Battle Ox").resolve()
    assert "Penguin Knight" in d.graveyard(YOU)


# -- Recruiters -------------------------------------------------------------------------------------

RECRUITERS = {
    "Giant Rat": "EARTH",
    "Mother Grizzly": "WATER",
    "Shining Angel": "LIGHT",
    "UFO Turtle": "FIRE",
    "Flying Kamakiri #1": "WIND",
}
recruiter = pytest.mark.parametrize("name", list(RECRUITERS))


def recruits(name):
    """A monster of the right Attribute, one too strong, and one of another Attribute."""
    attribute = RECRUITERS[name]
    fit = normal_monster("Fit", 1500, 0, attribute=attribute)
    strong = normal_monster("Strong", 1600, 0, attribute=attribute)
    wrong = normal_monster("Wrong", 1000, 0, attribute="DARK")
    return [fit, strong, wrong]


@pytest.mark.card("Giant Rat", "Mother Grizzly", "Shining Angel", "UFO Turtle", "Flying Kamakiri #1")
@recruiter
def test_a_recruiter_brings_a_monster_of_its_attribute_with_at_most_1500_atk(name):
    d = table(
        you=attack(name) + deck("Strong", "Wrong", "Fit"), them=attack("Summoned Skull"), cards=recruits(name)
    )
    d.to_battle().attack(name, "Summoned Skull").use(name).resolve()
    assert (d.monsters(YOU), d.position("Fit")) == (["Fit"], "attack")
    assert d.can("attack", "Fit", "Summoned Skull"), "J-SUM-09"


@pytest.mark.card("Giant Rat", "Mother Grizzly", "Shining Angel", "UFO Turtle", "Flying Kamakiri #1")
@recruiter
def test_a_recruiter_may_be_declined_and_does_not_answer_an_effect(name):
    d = table(you=attack(name) + deck("Fit"), them=attack("Summoned Skull"), cards=recruits(name))
    d.to_battle().attack(name, "Summoned Skull").no()
    assert d.monsters(YOU) == []
    d = table(you=hand("Raigeki"), them=attack(name) + deck("Fit"), cards=recruits(name))
    d.activate("Raigeki").resolve()
    assert d.monsters(THEM) == []


@pytest.mark.card("Giant Rat")
@pytest.mark.rule("J-EFF-05")
def test_the_owner_of_a_recruiter_gets_its_effect():
    d = table(
        you=attack("Summoned Skull") + deck("Fit"),
        them=attack("Giant Rat", owner=YOU),
        cards=recruits("Giant Rat"),
    )
    d.to_battle().attack("Summoned Skull", "Giant Rat").use("Giant Rat").resolve()
    assert "Fit" in d.monsters(YOU)


@pytest.mark.card("Giant Germ")
def test_giant_germ_burns_and_brings_up_to_two_others():
    d = table(you=attack("Giant Germ") + deck("Giant Germ", "Giant Germ"), them=attack("Battle Ox"))
    d.to_battle().attack("Giant Germ", "Battle Ox").resolve()
    assert d.lp(THEM) == 7500
    d.yes().pick("Giant Germ")
    assert d.monsters(YOU) == ["Giant Germ", "Giant Germ"]


@pytest.mark.card("Giant Germ")
def test_giant_germ_may_bring_one_or_none():
    d = table(you=attack("Giant Germ") + deck("Giant Germ", "Giant Germ"), them=attack("Battle Ox"))
    d.to_battle().attack("Giant Germ", "Battle Ox").resolve().yes().done()
    assert d.monsters(YOU) == ["Giant Germ"]
    d = table(you=attack("Giant Germ") + deck("Giant Germ"), them=attack("Battle Ox"))
    d.to_battle().attack("Giant Germ", "Battle Ox").resolve().no()
    assert (d.monsters(YOU), d.lp(THEM), d.events("shuffle")) == ([], 7500, [])


@pytest.mark.card("Giant Germ")
@pytest.mark.rule("J-EFF-05")
def test_giant_germ_burns_the_opponent_of_its_owner():
    d = table(you=attack("Battle Ox"), them=attack("Giant Germ", owner=YOU))
    d.to_battle().attack("Battle Ox", "Giant Germ").resolve()
    assert d.lp(THEM) == 8000 - 700 - 500


@pytest.mark.card("Nimble Momonga")
def test_nimble_momonga_heals_and_brings_others_face_down():
    d = table(
        you=attack("Battle Ox"), them=attack("Nimble Momonga") + deck("Nimble Momonga", "Nimble Momonga")
    )
    d.to_battle().attack("Battle Ox", "Nimble Momonga").resolve().yes().pick("Nimble Momonga")
    assert d.lp(THEM) == 8000 - 700 + 1000
    assert [d.is_set(at(THEM, zone)) for zone in (2, 3)] == [True, True]


# -- Senju of the Thousand Hands --------------------------------------------------------------------


@pytest.mark.card("Senju of the Thousand Hands")
def test_senju_fetches_a_ritual_monster():
    d = table(you=hand("Senju of the Thousand Hands") + deck("Hungry Burger", "Dark Hole"))
    d.summon("Senju of the Thousand Hands").use("Senju of the Thousand Hands").resolve()
    assert (d.hand(YOU), len(d.events("reveal"))) == (["Hungry Burger"], 1)


@pytest.mark.card("Senju of the Thousand Hands", "Monster Reborn")
def test_senju_special_summoned_fetches_nothing():
    d = table(you=hand("Monster Reborn") + graveyard("Senju of the Thousand Hands") + deck("Hungry Burger"))
    d.activate("Monster Reborn").choose("attack").resolve()
    assert (d.kind, d.hand(YOU)) == ("act", [])


# -- Darkness Approaches ----------------------------------------------------------------------------

TWO = ["Kuriboh", "Kuriboh"]
DARKNESS = ("Darkness Approaches", *TWO)


@pytest.mark.card("Darkness Approaches")
@pytest.mark.rule("J-POS-07")
def test_darkness_approaches_turns_an_attacker_face_down_in_attack_position():
    d = table(you=hand(*DARKNESS), them=attack("Battle Ox") + defense("Silver Fang"))
    d.activate("Darkness Approaches", ["Battle Ox"], cost=TWO).resolve()
    assert (d.position("Battle Ox"), d.position("Silver Fang")) == ("set attack", "defense")
    assert sorted(d.graveyard(YOU)) == ["Darkness Approaches", "Kuriboh", "Kuriboh"]


@pytest.mark.card("Darkness Approaches")
def test_darkness_approaches_leaves_a_defender_in_defense_position():
    d = table(you=hand(*DARKNESS), them=defense("Silver Fang"))
    assert d.activate("Darkness Approaches", cost=TWO).resolve().position("Silver Fang") == "set"
    d = table(you=hand("Darkness Approaches", "Kuriboh"), them=defense("Silver Fang"))
    assert d.why_not("Darkness Approaches") == ["J-EFF-12"]


@pytest.mark.card("Darkness Approaches")
@pytest.mark.rule("J-POS-07")
def test_a_monster_in_face_down_attack_position_neither_attacks_nor_changes_but_is_flip_summoned():
    d = table(you=hand(*DARKNESS) + attack("Battle Ox")).activate("Darkness Approaches", cost=TWO).resolve()
    assert "J-POS-05" in d.why_not("Battle Ox", "change")
    d.to_battle()
    assert d.kind != "act" or not d.can("attack", "Battle Ox", DIRECT)
    d = (
        table(you=hand(*DARKNESS), them=attack("Battle Ox"))
        .activate("Darkness Approaches", cost=TWO)
        .resolve()
    )
    assert d.end_turn().flip("Battle Ox").position("Battle Ox") == "attack"


@pytest.mark.card("Darkness Approaches")
@pytest.mark.rule("J-POS-07")
def test_attacked_in_face_down_attack_position_it_is_turned_up_and_fights_with_its_atk():
    weak = normal_monster("Weak Attacker", 1700, 0)
    strong = normal_monster("Strong", 1600, 3000)
    d = table(you=hand(*DARKNESS) + attack("Weak Attacker"), them=attack("Strong"), cards=[weak, strong])
    d.activate("Darkness Approaches", ["Strong"], cost=TWO).resolve().to_battle().attack(
        "Weak Attacker", "Strong"
    )
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Strong"], 7900)


@pytest.mark.card("Darkness Approaches", "Reflect Bounder")
@pytest.mark.rule("J-POS-07")
def test_reflect_bounder_in_face_down_attack_position_reflects_once_it_is_turned_up():
    # Upper Deck, 4 February 2004.
    d = table(you=hand(*DARKNESS) + attack("Battle Ox"), them=attack("Reflect Bounder"))
    d.activate("Darkness Approaches", ["Reflect Bounder"], cost=TWO).resolve().to_battle()
    d.attack("Battle Ox", "Reflect Bounder").resolve()
    assert d.lp(YOU) == 8000 - 1700


@pytest.mark.card("Darkness Approaches")
@pytest.mark.rule("J-POS-07")
def test_changed_to_defense_position_it_stays_face_down():
    turn = magic(
        "Lay Low", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=w.MONSTER & w.ATTACK_POSITION)
    )
    d = table(you=hand(*DARKNESS, "Lay Low"), them=attack("Battle Ox"), cards=[turn])
    d.activate("Darkness Approaches", cost=TWO).resolve().activate("Lay Low").resolve()
    assert d.position("Battle Ox") == "set"


# -- Toll -------------------------------------------------------------------------------------------


@pytest.mark.card("Toll")
def test_with_toll_each_player_pays_500_for_each_attack():
    d = table(you=face_up("Toll") + attack("Battle Ox", "Kuriboh")).to_battle()
    assert d.attack("Battle Ox").attack("Kuriboh").resolve().lp(YOU) == 7000
    d = table(you=face_up("Toll"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox").resolve().lp(THEM) == 7500


@pytest.mark.card("Toll")
@pytest.mark.rule("J-EFF-07")
def test_two_tolls_cost_1000_and_who_cannot_pay_does_not_attack():
    d = table(you=face_up("Toll", "Toll") + attack("Battle Ox")).to_battle()
    assert d.attack("Battle Ox").resolve().lp(YOU) == 7000
    d = table(you=face_up("Toll") + attack("Battle Ox") + lp(500)).to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT)


# -- Curse of Fiend --------------------------------------------------------------------------------


@pytest.mark.card("Curse of Fiend")
def test_curse_of_fiend_changes_every_position_in_your_standby_phase():
    d = table(
        you=hand("Curse of Fiend") + attack("Battle Ox"),
        them=defense("Baby Dragon") + set_("Kuriboh"),
        phase=STANDBY_PHASE,
    )
    d.activate("Curse of Fiend").resolve().to_phase(MAIN_1)
    assert [d.position(name) for name in ("Battle Ox", "Baby Dragon", "Kuriboh")] == [
        "defense",
        "attack",
        "attack",
    ]
    assert not d.can("change", "Battle Ox")


@pytest.mark.card("Curse of Fiend", "Man-Eater Bug")
def test_curse_of_fiend_uses_flip_effects():
    d = table(
        you=hand("Curse of Fiend") + set_("Man-Eater Bug"), them=attack("Battle Ox"), phase=STANDBY_PHASE
    )
    d.activate("Curse of Fiend").resolve()
    assert d.pick("Battle Ox").resolve().graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card("Curse of Fiend")
@pytest.mark.rule("R-MAG-01")
def test_curse_of_fiend_is_not_played_in_a_main_phase():
    d = table(you=hand("Curse of Fiend") + attack("Battle Ox"))
    assert "R-MAG-01" in d.why_not("Curse of Fiend", "activate")


# -- Dark Zebra, Boar Soldier, Flash Assailant -----------------------------------------------------


@pytest.mark.card("Dark Zebra")
def test_dark_zebra_alone_goes_to_defense_and_stays_there_this_turn():
    d = table(you=attack("Dark Zebra"), them=attack("Kuriboh"), turn=THEM).end_turn()
    assert (d.position("Dark Zebra"), d.can("change", "Dark Zebra")) == ("defense", False)
    d = table(you=attack("Dark Zebra") + set_("Waboku"), turn=THEM).end_turn()
    assert d.position("Dark Zebra") == "attack"


@pytest.mark.card("Boar Soldier")
def test_boar_soldier_normal_summoned_is_destroyed_and_flip_summoned_is_not():
    assert table(you=hand("Boar Soldier")).summon("Boar Soldier").resolve().graveyard(YOU) == ["Boar Soldier"]
    d = table(you=set_("Boar Soldier")).flip("Boar Soldier").resolve()
    assert (d.monsters(YOU), d.attack_of("Boar Soldier")) == (["Boar Soldier"], 2000)


@pytest.mark.card("Boar Soldier")
def test_boar_soldier_is_weaker_while_the_opponent_has_monsters():
    d = table(you=attack("Boar Soldier"), them=set_("Kuriboh", "Sangan"))
    assert d.attack_of("Boar Soldier") == 1000


@pytest.mark.card("Flash Assailant")
def test_flash_assailant_loses_by_your_hand():
    d = table(you=attack("Flash Assailant") + hand("Kuriboh", "Sangan"), them=hand("Kuriboh"))
    assert (d.attack_of("Flash Assailant"), d.defense_of("Flash Assailant")) == (1200, 1200)


# -- Snake Fang, Eatgaboon, House of Adhesive Tape -------------------------------------------------


@pytest.mark.card("Snake Fang")
def test_snake_fang_lowers_def_until_the_turn_ends():
    d = table(you=set_("Snake Fang"), them=defense("Battle Ox")).activate("Snake Fang").resolve()
    assert d.defense_of("Battle Ox") == 500 and d.end_turn().defense_of("Battle Ox") == 1000


SMALL_TRAPS = ("Eatgaboon", "House of Adhesive Tape")


@pytest.mark.card("Eatgaboon", "House of Adhesive Tape")
@pytest.mark.parametrize("name", SMALL_TRAPS)
def test_it_destroys_a_feeble_summon_of_the_opponent(name):
    d = table(you=set_(name), them=hand("Kuriboh"), turn=THEM).summon("Kuriboh").respond(name).resolve()
    assert d.graveyard(THEM) == ["Kuriboh"]
    strong = table(you=set_(name), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox")
    assert "J-EFF-12" in strong.why_not(name)


@pytest.mark.card("Eatgaboon", "Rush Recklessly")
def test_eatgaboon_misses_a_monster_grown_in_the_chain():
    d = table(you=set_("Eatgaboon"), them=hand("Kuriboh", "Rush Recklessly"), turn=THEM)
    d.summon("Kuriboh").respond("Eatgaboon").respond("Rush Recklessly").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.card("Eatgaboon", "Monster Reborn")
def test_eatgaboon_does_not_answer_a_special_summon():
    d = table(you=set_("Eatgaboon"), them=hand("Monster Reborn") + graveyard("Kuriboh"), turn=THEM)
    assert "J-EFF-12" in d.activate("Monster Reborn").resolve().why_not("Eatgaboon")


# -- Magical Labyrinth, Spear Cretin ----------------------------------------------------------------


@pytest.mark.card("Magical Labyrinth", "Wall Shadow")
def test_magical_labyrinth_turns_labyrinth_wall_into_wall_shadow():
    d = table(you=defense("Labyrinth Wall") + hand("Magical Labyrinth") + deck("Wall Shadow"))
    d.activate("Magical Labyrinth").resolve().activate("Magical Labyrinth").resolve().choose("defense")
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (
        ["Wall Shadow"],
        ["Labyrinth Wall", "Magical Labyrinth"],
    )
    assert "J-EFF-12" in table(you=attack("Battle Ox") + hand("Magical Labyrinth")).why_not(
        "Magical Labyrinth"
    )


@pytest.mark.card("Magical Labyrinth", "Wall Shadow")
def test_wall_shadow_comes_in_no_other_way():
    d = table(you=hand("Wall Shadow") + attack("Kuriboh", "Sangan"))
    assert not d.can("summon", "Wall Shadow") and not d.can("set", "Wall Shadow")


@pytest.mark.card("Spear Cretin", "Dark Hole")
def test_spear_cretin_once_flipped_brings_a_monster_back_for_each_player():
    d = table(
        you=set_("Spear Cretin") + hand("Dark Hole") + graveyard("Summoned Skull", "Sangan"),
        them=graveyard("Battle Ox", "Kuriboh"),
    )
    d.flip("Spear Cretin").resolve().activate("Dark Hole").resolve().use("Spear Cretin")
    d.pick("Summoned Skull")
    assert d.asked == THEM
    d.pick("Battle Ox").resolve().choose("attack").choose("set")
    assert (d.monsters(YOU), d.position("Summoned Skull")) == (["Summoned Skull"], "attack")
    assert (d.monsters(THEM), d.is_set("Battle Ox")) == (["Battle Ox"], True)


@pytest.mark.card("Spear Cretin", "Dark Hole")
def test_spear_cretin_never_flipped_brings_nothing():
    d = table(
        you=attack("Spear Cretin") + hand("Dark Hole") + graveyard("Sangan"), them=graveyard("Battle Ox")
    )
    assert d.activate("Dark Hole").resolve().kind == "act"


# -- Field Magic Cards of the Attributes, Chorus of Sanctuary ---------------------------------------

FIELDS = {
    "Gaia Power": "EARTH",
    "Luminous Spark": "LIGHT",
    "Molten Destruction": "FIRE",
    "Mystic Plasma Zone": "DARK",
    "Rising Air Current": "WIND",
    "Umiiruka": "WATER",
}


@pytest.mark.card("Gaia Power", "Luminous Spark", "Molten Destruction", "Mystic Plasma Zone")
@pytest.mark.card("Rising Air Current", "Umiiruka")
@pytest.mark.rule("R-FIELD-01")
@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_one_attribute_gives_500_atk_for_400_def_on_both_sides(name):
    of_it = normal_monster("Of It", 1000, 300, attribute=FIELDS[name])
    other = normal_monster("Other", 1000, 300, attribute="WIND" if FIELDS[name] != "WIND" else "DARK")
    d = table(you=hand(name) + attack("Of It", "Other"), them=attack("Of It"), cards=[of_it, other])
    d.activate(name).resolve()
    assert (d.attack_of("Of It", YOU), d.defense_of("Of It", THEM)) == (1500, 0)
    assert (d.attack_of("Other"), d.defense_of("Other")) == (1000, 300)


@pytest.mark.card("Chorus of Sanctuary")
def test_chorus_of_sanctuary_strengthens_the_def_of_defenders_alone():
    d = table(you=field("Chorus of Sanctuary") + attack("Battle Ox"), them=defense("Silver Fang"))
    assert (d.defense_of("Battle Ox"), d.defense_of("Silver Fang")) == (1000, 1300)
    assert d.change("Battle Ox").defense_of("Battle Ox") == 1500


# -- Horn of Light, Horn of the Unicorn, Megamorph --------------------------------------------------


@pytest.mark.card("Horn of Light", "Mystical Space Typhoon")
def test_horn_of_light_returns_to_the_top_of_the_deck_for_500():
    mine = attack("Battle Ox") + equip("Horn of Light", on="Battle Ox") + hand("Mystical Space Typhoon")
    d = table(you=mine)
    assert d.defense_of("Battle Ox") == 1800
    d.activate("Mystical Space Typhoon").resolve().use("Horn of Light").resolve()
    assert (d.deck(YOU)[0], d.lp(YOU)) == ("Horn of Light", 7500)
    d = table(you=mine).activate("Mystical Space Typhoon").resolve().no()
    assert "Horn of Light" in d.graveyard(YOU)


@pytest.mark.card("Horn of the Unicorn", "Dark Hole")
def test_horn_of_the_unicorn_must_return_to_the_top_of_the_deck():
    horn = "Horn of the Unicorn"
    d = table(you=attack("Battle Ox") + equip(horn, on="Battle Ox") + hand("Dark Hole"))
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2400, 1700)
    assert d.activate("Dark Hole").resolve().deck(YOU)[0] == horn


@pytest.mark.card("Horn of the Unicorn", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_a_horn_whose_activation_was_negated_does_not_return():
    horn = "Horn of the Unicorn"
    d = table(you=hand(horn) + attack("Battle Ox"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate(horn).respond("Magic Jammer").resolve()
    assert d.graveyard(YOU) == [horn]


@pytest.mark.card("Megamorph")
def test_megamorph_doubles_the_original_atk_of_who_is_behind_and_halves_it_of_who_leads():
    mine = attack("Battle Ox") + equip("Megamorph", on="Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    assert table(you=mine).attack_of("Battle Ox") == 2700
    assert table(you=mine + lp(7000)).attack_of("Battle Ox") == 4400
    assert table(you=mine, them=lp(7000)).attack_of("Battle Ox") == 1850
    d = table(you=equip("Megamorph", on="Battle Ox"), them=attack("Battle Ox") + lp(7000))
    assert d.attack_of("Battle Ox") == 850, "its own player's Life Points count"


@pytest.mark.card("Megamorph")
def test_two_megamorphs_do_no_more_than_one():
    mine = attack("Battle Ox") + equip("Megamorph", on="Battle Ox") + equip("Megamorph", on="Battle Ox")
    assert table(you=mine + lp(7000)).attack_of("Battle Ox") == 3400


@pytest.mark.card("Megamorph", "Jirai Gumo")
def test_megamorph_looks_at_the_life_points_in_the_middle_of_an_attack():
    gumo = "Jirai Gumo"
    mine = attack(gumo) + equip("Megamorph", on=gumo)
    d = table(you=mine, them=lp(7000), phase=BATTLE_PHASE, chance=[0])
    assert d.attack_of(gumo) == 1100
    d.attack(gumo).choose("heads").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (4000, 7000 - 4400)


# -- Ameba, Griggle, Invader of the Throne ----------------------------------------------------------


@pytest.mark.card("Ameba", "Griggle", "Creature Swap")
@pytest.mark.parametrize("name, you, them", [("Ameba", 8000, 6000), ("Griggle", 11000, 8000)])
def test_given_away_it_hurts_the_opponent_or_heals_you_once(name, you, them):
    d = table(you=hand("Creature Swap") + attack(name), them=attack("Battle Ox") + hand("Creature Swap"))
    d.activate("Creature Swap").resolve()
    assert (d.controller(name), d.lp(YOU), d.lp(THEM)) == (THEM, you, them)
    d.end_turn().activate("Creature Swap").resolve()
    assert (d.controller(name), d.lp(YOU), d.lp(THEM)) == (YOU, you, them)


@pytest.mark.card("Ameba", "Change of Heart")
def test_ameba_taken_face_down_hurts_its_owner_as_it_returns_face_up():
    d = table(you=hand("Change of Heart"), them=set_("Ameba")).activate("Change of Heart").resolve()
    assert d.lp(YOU) == 8000
    d.flip("Ameba").end_turn()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6000)


INVADER = "Invader of the Throne"


@pytest.mark.card("Invader of the Throne")
def test_invader_of_the_throne_changes_places_with_a_monster():
    d = table(you=set_(INVADER), them=attack("Summoned Skull") + set_("Kuriboh")).flip(INVADER)
    d.pick("Summoned Skull").resolve()
    assert (d.monsters(YOU), sorted(d.monsters(THEM))) == (["Summoned Skull"], [INVADER, "Kuriboh"])


@pytest.mark.card("Invader of the Throne", "Ring of Destruction")
def test_invader_of_the_throne_works_neither_in_the_battle_phase_nor_when_it_is_gone():
    d = table(you=attack("Kuriboh"), them=set_(INVADER)).to_battle().attack("Kuriboh", INVADER).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [INVADER])
    d = table(you=set_(INVADER), them=attack("Summoned Skull") + set_("Ring of Destruction")).flip(INVADER)
    d.respond("Ring of Destruction", [INVADER]).resolve()
    assert d.controller("Summoned Skull") == THEM


# -- Tailor of the Fickle ---------------------------------------------------------------------------

TAILOR = "Tailor of the Fickle"


@pytest.mark.card(TAILOR)
def test_tailor_of_the_fickle_moves_an_equip_to_another_monster_it_fits():
    mine = hand(TAILOR) + attack("Battle Ox", "Mystical Elf") + equip("Axe of Despair", on="Battle Ox")
    d = table(you=mine, them=attack("Kuriboh")).activate(TAILOR).pick("Kuriboh").resolve()
    assert (d.attack_of("Kuriboh"), d.attack_of("Battle Ox"), d.magic_traps(YOU)) == (
        1300,
        1700,
        ["Axe of Despair"],
    )


@pytest.mark.card(TAILOR, "Y-Dragon Head", "Invigoration")
@pytest.mark.rule("J-EFF-16", "R-EQUIP-03")
def test_tailor_of_the_fickle_moves_no_union_and_nothing_that_fits_nobody_else():
    d = table(you=hand(TAILOR) + attack("X-Head Cannon", "X-Head Cannon", "Y-Dragon Head"))
    d.activate("Y-Dragon Head", [at(YOU, 1)]).resolve()
    assert d.why_not(TAILOR) == ["J-EFF-12"]
    mine = hand(TAILOR) + attack("Battle Ox", "Mystical Elf") + equip("Invigoration", on="Battle Ox")
    assert table(you=mine).why_not(TAILOR) == ["J-EFF-12"]


@pytest.mark.card(TAILOR, "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_snatch_steal_moved_by_the_tailor_takes_the_other_monster():
    d = table(you=hand("Snatch Steal", TAILOR), them=attack("Battle Ox", "Kuriboh"))
    d.activate("Snatch Steal", ["Battle Ox"]).resolve().activate(TAILOR).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], ["Battle Ox"])


@pytest.mark.card("Tailor of the Fickle", "Ring of Magnetism", "Dragonic Attack", "Blast with Chain")
@pytest.mark.rule("R-EQUIP-03")
def test_tailor_of_the_fickle_moves_no_equip_to_a_monster_it_could_not_be_activated_on():
    tailor, ring = "Tailor of the Fickle", "Ring of Magnetism"
    mine = attack("Celtic Guardian") + hand(tailor)
    assert table(you=mine + equip(ring, on="Celtic Guardian"), them=attack("Kuriboh")).why_not(tailor)
    d = table(you=mine + set_("Blast with Chain"), them=attack("Kuriboh")).activate("Blast with Chain")
    assert d.why_not(tailor) == ["J-EFF-12"]
    d = table(you=mine + attack("Luster Dragon") + hand("Dragonic Attack")).activate("Dragonic Attack")
    assert d.why_not(tailor) == ["J-EFF-12"], "a Dragon is no Warrior"


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("House of Adhesive Tape", "Eatgaboon")
@pytest.mark.parametrize(("name", "falls"), [("Eatgaboon", False), ("House of Adhesive Tape", True)])
def test_one_trap_asks_for_atk_and_the_other_for_def(name, falls):
    glass = normal_monster("Glass", 1800, 100)
    d = table(you=set_(name), them=hand("Glass"), turn=THEM, cards=[glass]).summon("Glass")
    assert ("J-EFF-12" in d.why_not(name)) != falls


@pytest.mark.card("Dark Zebra")
def test_dark_zebra_stays_as_it_is_in_the_opponents_standby_phase_or_beside_a_monster():
    assert table(you=attack("Dark Zebra")).end_turn().position("Dark Zebra") == "attack"
    d = table(you=attack("Dark Zebra") + set_("Kuriboh"), turn=THEM).end_turn()
    assert d.position("Dark Zebra") == "attack"


@pytest.mark.card("Flash Assailant")
def test_flash_assailant_turned_up_in_battle_fights_with_what_it_has_then():
    d = table(
        you=set_("Flash Assailant") + hand("Sangan", "Umi"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    d.attack("Battle Ox", "Flash Assailant").resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Flash Assailant"], 8000)


@pytest.mark.card("Snake Fang")
@pytest.mark.rule("J-DMG-02")
def test_snake_fang_is_used_in_the_damage_step_and_on_face_up_monsters_alone():
    d = table(you=set_("Snake Fang") + attack("Kuriboh"), them=defense("Kuriboh")).to_battle()
    d.attack(at(YOU, 1), at(THEM, 1)).until("before damage calculation").respond(
        "Snake Fang", targets=[at(THEM, 1)]
    )
    assert d.resolve().graveyard(THEM) == ["Kuriboh"]
    assert table(you=set_("Snake Fang"), them=set_("Kuriboh")).why_not("Snake Fang") == ["J-EFF-12"]


@pytest.mark.card("Spear Cretin", "Dark Hole")
def test_spear_cretin_takes_nothing_that_went_with_it():
    d = table(you=set_("Spear Cretin") + attack("Battle Ox") + hand("Dark Hole"), them=graveyard("Kuriboh"))
    assert d.flip("Spear Cretin").resolve().activate("Dark Hole").resolve().kind == "act"
    d = table(
        you=set_("Spear Cretin")
        + attack("Battle Ox")
        + hand("Dark Hole")
        + graveyard("Sangan", "Silver Fang"),
        them=graveyard("Kuriboh", "Mystical Elf"),
    )
    d.flip("Spear Cretin").resolve().activate("Dark Hole").resolve().use("Spear Cretin")
    assert sorted(d.options()) == ["pick Sangan", "pick Silver Fang"]


# -- Ceremonial Bell --------------------------------------------------------------------------------


@pytest.mark.card("Ceremonial Bell")
@pytest.mark.rule("J-PUB-01")
def test_ceremonial_bell_keeps_both_hands_open():
    d = table(you=hand("Ceremonial Bell", "Sparks") + deck("Yami"), them=hand("Kuriboh") + deck("Battle Ox"))
    d.summon("Ceremonial Bell")
    assert "Sparks [known to them]" in d.picture() and "Kuriboh [known to you]" in d.picture()
    d.end_turn()
    assert "Battle Ox [known to you]" in d.picture()


@pytest.mark.card("Ceremonial Bell")
def test_a_set_ceremonial_bell_shows_no_hand():
    d = table(you=set_("Ceremonial Bell") + hand("Sparks")).end_turn()
    assert "Sparks [known" not in d.picture()


# -- Weather Report ---------------------------------------------------------------------------------


SWORDS = "Swords of Revealing Light"


def reported(them=()):
    """Weather Report was Flip Summoned beside Battle Ox, under the Swords of the opponent."""
    d = table(
        you=set_("Weather Report") + attack("Battle Ox"),
        them=[*face_up(SWORDS), *them],
    )
    d.flip("Weather Report").resolve()
    assert d.graveyard(THEM) == [SWORDS]
    return d


@pytest.mark.card("Weather Report", "Swords of Revealing Light")
@pytest.mark.rule("R-BP-06")
def test_weather_report_destroys_the_swords_and_gives_two_battle_phases_this_turn():
    d = reported().to_battle().attack("Battle Ox").resolve()
    assert not d.can("attack", "Battle Ox", DIRECT)
    d.leave_for(MAIN_2).resolve()
    assert (d.asked, d.kind) == (YOU, "yes-no")
    d.yes()
    assert (d.phase, d.can("attack", "Battle Ox", DIRECT)) == (BATTLE_PHASE, True)
    d.attack("Battle Ox").resolve().main2()
    assert (d.phase, d.lp(THEM)) == (MAIN_2, 8000 - 2 * 1700)


@pytest.mark.card("Weather Report", "Swords of Revealing Light")
def test_the_second_battle_phase_of_weather_report_may_be_declined():
    d = reported().to_battle().leave_for(MAIN_2).resolve().no()
    assert d.phase == MAIN_2 and not d.can_go(BATTLE_PHASE)
    d = reported().end_turn()
    assert (d.turn_player, d.lp(THEM)) == (THEM, 8000), "nobody must go to the first one"


@pytest.mark.card("Weather Report", "Swords of Revealing Light")
def test_weather_report_turned_up_in_the_opponents_turn_gives_them_in_your_next_turn():
    d = table(
        you=set_("Weather Report") + attack("Battle Ox"),
        them=attack("Kuriboh") + face_up(SWORDS),
        turn=THEM,
    )
    d.to_battle().attack("Kuriboh", "Weather Report").resolve()
    assert d.graveyard(THEM) == [SWORDS]
    d.main2()
    assert d.phase == MAIN_2, "the opponent has only one"
    d.end_turn().to_battle().attack("Battle Ox", "Kuriboh").resolve().leave_for(MAIN_2).resolve().yes()
    d.attack("Battle Ox").resolve()
    assert d.lp(THEM) < 8000 - 1700
    d.main2().end_turn().end_turn().to_battle().leave_for(MAIN_2).resolve()
    assert d.phase == MAIN_2, "the turn after that has one again"


@pytest.mark.card("Weather Report", "Swords of Revealing Light")
def test_weather_report_without_swords_to_destroy_gives_no_second_battle_phase():
    d = table(you=set_("Weather Report") + face_up(SWORDS) + attack("Battle Ox")).flip("Weather Report")
    d.resolve().to_battle().main2()
    assert (d.phase, d.magic_traps(YOU)) == (MAIN_2, [SWORDS])
    d = table(you=set_("Weather Report"), them=set_(SWORDS)).flip("Weather Report").resolve()
    assert d.is_set(SWORDS) and d.to_battle().main2().phase == MAIN_2


@pytest.mark.card("Weather Report", "Swords of Revealing Light")
@pytest.mark.rule("R-PHASE-02")
def test_weather_report_turned_up_after_the_battle_phase_comes_too_late():
    d = table(you=set_("Weather Report") + attack("Battle Ox"), them=face_up(SWORDS)).to_battle().main2()
    d.flip("Weather Report").resolve()
    assert d.graveyard(THEM) == [SWORDS] and not d.can_go(BATTLE_PHASE)
    d.end_turn().end_turn().to_battle().main2()
    assert d.phase == MAIN_2


@pytest.mark.card("Weather Report", "Negate Attack")
@pytest.mark.rule("J-BP-02")
def test_the_second_battle_phase_comes_though_the_first_was_ended():
    d = reported(set_("Negate Attack")).to_battle().attack("Battle Ox").respond("Negate Attack").resolve()
    d.yes().attack("Battle Ox").resolve().main2()
    assert (d.lp(THEM), d.phase) == (8000 - 1700, MAIN_2)


@pytest.mark.card("Weather Report", "Helpoemer", "The Dark Door")
def test_what_counts_within_one_battle_phase_counts_anew_in_the_second():
    d = table(
        you=set_("Weather Report") + attack("Battle Ox", "Silver Fang"),
        them=face_up(SWORDS, "The Dark Door"),
    )
    d.flip("Weather Report").resolve().to_battle().attack("Battle Ox").resolve()
    assert not d.can("attack", "Silver Fang", DIRECT)
    d.leave_for(MAIN_2).resolve().yes()
    assert d.can("attack", "Silver Fang", DIRECT)


@pytest.mark.card("Relinquished", "Timidity", "Mystic Tomato")
@pytest.mark.rule("J-EQUIP-04")
def test_timidity_saves_a_face_down_monster_that_is_held_and_a_held_tomato_brings_nobody():
    d = table(you=attack("Relinquished") + hand("Timidity", "Heavy Storm"), them=set_("Battle Ox"))
    d.activate("Relinquished").resolve().activate("Timidity").resolve().activate("Heavy Storm").resolve()
    assert d.equipped_to("Battle Ox") == "Relinquished"
    theirs = attack("Mystic Tomato") + hand("Mystical Space Typhoon") + deck("Sangan")
    d = table(you=attack("Relinquished"), them=theirs).activate("Relinquished").resolve().end_turn()
    assert d.activate("Mystical Space Typhoon").resolve().monsters(THEM) == []
