"""Cards of the Starter Deck: Yugi (SDY)."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Card Destruction -------------------------------------------------------------------------------


@pytest.mark.card("Card Destruction")
def test_both_discard_their_hands_and_draw_as_many():
    d = table(
        you=hand("Card Destruction", "Kuriboh") + deck("Jinzo"), them=hand("Battle Ox", "Sangan", "Ookazi")
    )
    d.activate("Card Destruction")
    assert d.hand(YOU) == ["Jinzo"]
    assert d.hand(THEM) == [FILLER] * 3
    assert d.graveyard(YOU) == ["Kuriboh", "Card Destruction"]
    assert d.graveyard(THEM) == ["Battle Ox", "Sangan", "Ookazi"]


@pytest.mark.card("Card Destruction")
@pytest.mark.rule("J-TERM-02")
def test_card_destructions_discards_are_an_effect_and_no_cost():
    d = table(you=hand("Card Destruction", "Kuriboh"), them=hand("Battle Ox"))
    d.activate("Card Destruction")
    causes = [event.causes for event in d.events("move") if "Battle Ox" in event.cards]
    assert causes == [{"discard"}]


@pytest.mark.card("Card Destruction", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_card_destruction_negated_costs_nobody_his_hand():
    d = table(you=hand("Card Destruction", "Kuriboh"), them=set_("Magic Jammer") + hand("Ookazi", "Sangan"))
    d.activate("Card Destruction").respond("Magic Jammer", cost=["Ookazi"])
    assert (d.hand(YOU), d.hand(THEM)) == (["Kuriboh"], ["Sangan"])


@pytest.mark.card("Card Destruction")
def test_card_destruction_plays_with_a_hand_on_one_side_only():
    d = table(you=hand("Card Destruction"), them=hand("Battle Ox")).activate("Card Destruction")
    assert (d.hand(YOU), d.hand(THEM)) == ([], [FILLER])
    d = table(you=hand("Card Destruction", "Kuriboh")).activate("Card Destruction")
    assert (d.hand(YOU), d.hand(THEM)) == ([FILLER], [])


@pytest.mark.card("Card Destruction")
@pytest.mark.rule("J-EFF-12")
def test_card_destruction_needs_a_card_to_discard():
    d = table(you=hand("Card Destruction"))
    assert "J-EFF-12" in d.why_not("Card Destruction")


@pytest.mark.card("Card Destruction")
@pytest.mark.rule("J-WIN-03")
def test_card_destruction_decks_out_who_has_too_few_cards():
    d = table(
        you=hand("Card Destruction", "Kuriboh"), them=hand("Jinzo", "Sangan") + deck("Ookazi", rest=False)
    )
    d.activate("Card Destruction")
    assert d.winner == YOU


@pytest.mark.card("Card Destruction")
@pytest.mark.rule("J-WIN-04")
def test_card_destruction_decks_both_out_at_once():
    d = table(
        you=hand("Card Destruction", "Kuriboh") + deck(rest=False),
        them=hand("Jinzo") + deck(rest=False),
    )
    d.activate("Card Destruction")
    assert d.winner == DRAW


@pytest.mark.card("Card Destruction", "Sangan")
@pytest.mark.rule("J-CHAIN-07")
def test_sangan_discarded_by_card_destruction_searches_nothing():
    d = table(you=hand("Card Destruction", "Sangan") + deck("Jinzo", "Kuriboh"))
    d.activate("Card Destruction")
    assert d.hand(YOU) == ["Jinzo"]


# -- Change of Heart --------------------------------------------------------------------------------


@pytest.mark.card("Change of Heart")
@pytest.mark.rule("R-CTRL-01", "R-CTRL-03")
def test_a_borrowed_monster_attacks_for_you_and_goes_back_in_the_end_phase():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox"))
    d.activate("Change of Heart").to_battle().attack("Battle Ox").end_turn()
    assert d.lp(THEM) == 6300
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Change of Heart")
@pytest.mark.rule("J-CTRL-03")
def test_a_borrowed_monster_keeps_its_position_both_ways():
    d = table(you=hand("Change of Heart"), them=defense("Battle Ox")).activate("Change of Heart")
    assert d.position("Battle Ox") == "defense"
    d.change("Battle Ox").end_turn()
    assert (d.position("Battle Ox"), d.controller("Battle Ox")) == ("attack", THEM)


@pytest.mark.card("Change of Heart", "Man-Eater Bug")
@pytest.mark.rule("J-CTRL-03", "J-PUB-01")
def test_a_set_monster_comes_set_is_seen_and_may_be_flip_summoned():
    d = table(you=hand("Change of Heart"), them=set_("Man-Eater Bug") + attack("Jinzo"))
    d.activate("Change of Heart", targets=["Man-Eater Bug"])
    assert d.position("Man-Eater Bug") == "set"
    assert d.knows(YOU, "Man-Eater Bug")
    d.flip("Man-Eater Bug").pick("Jinzo")
    assert d.graveyard(THEM) == ["Jinzo"]


@pytest.mark.card("Change of Heart")
@pytest.mark.rule("R-TRIB-04", "R-CTRL-05")
def test_a_borrowed_monster_may_be_tributed_and_goes_to_its_owners_graveyard():
    d = table(you=hand("Change of Heart", "Summoned Skull"), them=attack("Battle Ox"))
    d.activate("Change of Heart").summon("Summoned Skull", tributes=["Battle Ox"]).end_turn()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Summoned Skull"], ["Battle Ox"])


@pytest.mark.card("Change of Heart")
def test_change_of_heart_takes_no_monster_of_your_own():
    d = table(you=hand("Change of Heart") + attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Change of Heart")


FOUR = ("Battle Ox", "Kuriboh", "Sangan", "Mystical Elf")


@pytest.mark.card("Change of Heart")
@pytest.mark.rule("J-CTRL-01", "R-CTRL-02")
def test_change_of_heart_needs_a_free_zone():
    d = table(you=hand("Change of Heart") + attack(*FOUR, "Jinzo"), them=attack("Gemini Elf"))
    assert "J-CTRL-01" in d.why_not("Change of Heart")


@pytest.mark.card("Change of Heart", "Call of the Haunted")
@pytest.mark.rule("J-CTRL-01")
def test_a_monster_taken_into_a_field_that_filled_up_is_destroyed():
    d = table(
        you=hand("Change of Heart") + attack(*FOUR) + set_("Call of the Haunted") + graveyard("Jinzo"),
        them=attack("Gemini Elf"),
    )
    d.activate("Change of Heart").respond("Call of the Haunted", targets=["Jinzo"])
    assert (len(d.monsters(YOU)), d.graveyard(THEM)) == (5, ["Gemini Elf"])


@pytest.mark.card("Change of Heart", "Scapegoat")
@pytest.mark.rule("J-CTRL-02")
def test_a_monster_that_finds_its_side_full_is_destroyed_as_it_goes_back():
    d = table(you=hand("Change of Heart"), them=attack("Gemini Elf", "Kuriboh") + set_("Scapegoat"))
    d.activate("Change of Heart", targets=["Gemini Elf"])
    d.leave_for(END_PHASE).respond("Scapegoat").end_turn()
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([], ["Scapegoat", "Gemini Elf"])


@pytest.mark.card("Change of Heart", "Book of Moon")
@pytest.mark.rule("J-EFF-10", "J-TERM-07")
def test_book_of_moon_in_answer_does_not_stop_change_of_heart_nor_the_return():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + set_("Book of Moon"))
    d.activate("Change of Heart").respond("Book of Moon")
    assert (d.controller("Battle Ox"), d.position("Battle Ox")) == (YOU, "set")
    d.end_turn()
    assert (d.controller("Battle Ox"), d.position("Battle Ox")) == (THEM, "set")


@pytest.mark.card("Change of Heart", "Snatch Steal", "Book of Moon")
@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05")
def test_change_of_heart_gives_back_to_the_previous_controller():
    d = table(
        you=attack("Jinzo") + hand("Change of Heart", "Book of Moon"), them=hand("Snatch Steal"), turn=THEM
    )
    d.activate("Snatch Steal").end_turn().activate("Change of Heart").resolve()
    assert d.controller("Jinzo") == YOU
    d.activate("Book of Moon", targets=["Jinzo"]).end_turn()
    assert (d.controller("Jinzo"), d.position("Jinzo")) == (THEM, "set")


@pytest.mark.card("Change of Heart", "Penguin Soldier")
@pytest.mark.rule("J-CTRL-05", "J-TERM-04")
def test_a_borrowed_monster_that_is_bounced_goes_to_its_owners_hand():
    d = table(you=hand("Change of Heart") + set_("Penguin Soldier"), them=attack("Battle Ox"))
    d.activate("Change of Heart").flip("Penguin Soldier").use("Penguin Soldier", ["Battle Ox"]).done()
    assert d.hand(THEM) == ["Battle Ox"]


# -- Dian Keto the Cure Master ----------------------------------------------------------------------


@pytest.mark.card("Dian Keto the Cure Master")
def test_dian_keto_heals_1000():
    d = table(you=hand("Dian Keto the Cure Master") + lp(7500)).activate("Dian Keto the Cure Master")
    assert (d.lp(YOU), d.lp(THEM)) == (8500, 8000)


@pytest.mark.card("Dian Keto the Cure Master")
@pytest.mark.rule("R-MAG-01")
def test_dian_keto_heals_in_a_main_phase_of_your_own_turn_only():
    d = table(you=set_("Dian Keto the Cure Master"), turn=THEM, them=hand("Kuriboh")).summon("Kuriboh")
    assert "R-MAG-01" in d.why_not("Dian Keto the Cure Master")


# -- Last Will --------------------------------------------------------------------------------------


@pytest.mark.card("Last Will", "Exiled Force")
def test_last_will_brings_a_weak_monster_when_yours_goes_to_the_graveyard():
    d = table(you=hand("Last Will") + attack("Exiled Force") + deck("Sangan"), them=attack("Jinzo"))
    d.activate("Last Will").activate("Exiled Force").use("Last Will").choose("defense")
    assert d.position("Sangan") == "defense"
    assert d.events("shuffle") != []


@pytest.mark.card("Last Will")
@pytest.mark.rule("J-TRIB-04")
def test_last_will_is_answered_by_a_tribute_for_a_summon():
    d = table(you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Sangan"))
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"])
    d.use("Last Will").choose("attack")
    assert sorted(d.monsters(YOU)) == ["Sangan", "Summoned Skull"]


@pytest.mark.card("Last Will", "Kuriboh")
def test_last_will_passes_over_strong_monsters_and_those_that_were_not_on_the_field():
    d = table(you=hand("Last Will", "Card Destruction", "Battle Ox") + deck("Jinzo"))
    d.activate("Last Will").activate("Card Destruction")
    assert d.kind == "act"
    d = table(
        you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Jinzo", "Gemini Elf", "Kuriboh")
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).use("Last Will")
    assert d.options() == ["attack", "defense"]
    d.choose("attack")
    assert "Kuriboh" in d.monsters(YOU)


@pytest.mark.card("Last Will")
def test_last_will_reads_the_atk_in_the_deck_not_on_the_field():
    fiend = normal_monster("Lesser Imp", 1500, 0, type="Fiend", attribute="DARK")
    d = table(
        you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Lesser Imp"),
        them=field("Yami"),
        cards=[fiend],
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).use("Last Will").choose("attack")
    assert d.attack_of("Lesser Imp") == 1700


@pytest.mark.card("Last Will")
def test_last_will_may_bring_a_high_level():
    wall = normal_monster("Great Dyke", 0, 3000, level=5)
    d = table(
        you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Great Dyke"), cards=[wall]
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).use("Last Will").choose(
        "defense"
    )
    assert "Great Dyke" in d.monsters(YOU)


@pytest.mark.card("Last Will", "Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_last_will_finds_no_monster_that_cannot_be_special_summoned():
    d = table(
        you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Inaba White Rabbit", "Kuriboh")
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).use("Last Will").choose("attack")
    assert "Kuriboh" in d.monsters(YOU)


@pytest.mark.card("Last Will")
def test_last_will_is_used_once():
    d = table(
        you=hand("Last Will", "Summoned Skull", "Dark Hole") + attack("Battle Ox") + deck("Sangan", "Kuriboh")
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).use("Last Will")
    d.pick("Kuriboh").choose("attack").activate("Dark Hole")
    assert d.monsters(YOU) == []
    assert d.kind == "act"


@pytest.mark.card("Last Will")
def test_last_will_declined_waits_for_the_next_monster():
    d = table(
        you=hand("Last Will", "Summoned Skull", "Dark Hole") + attack("Battle Ox") + deck("Sangan"),
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"]).no()
    d.activate("Dark Hole").use("Last Will").choose("attack")
    assert d.monsters(YOU) == ["Sangan"]


@pytest.mark.card("Last Will")
@pytest.mark.rule("R-ZONE-02")
def test_last_will_waits_while_there_is_no_zone():
    d = table(
        you=hand("Last Will", "Summoned Skull", "Dark Hole")
        + attack(*FOUR, "Gemini Elf")
        + deck("Man-Eater Bug")
    )
    d.activate("Last Will").summon("Summoned Skull", tributes=["Gemini Elf"])
    assert d.kind == "act"
    d.activate("Dark Hole").use("Last Will").choose("attack")
    assert "Man-Eater Bug" in d.monsters(YOU)


@pytest.mark.card("Last Will")
def test_two_last_wills_bring_two_monsters_for_one():
    d = table(
        you=hand("Last Will", "Last Will", "Summoned Skull")
        + attack("Battle Ox")
        + deck("Kuriboh", "Man-Eater Bug")
    )
    d.activate("Last Will").activate("Last Will").summon("Summoned Skull", tributes=["Battle Ox"])
    d.use("Last Will").use("Last Will")
    assert d.chain() == ["Last Will", "Last Will"]
    d.pick("Kuriboh").choose("attack").choose("attack")
    assert sorted(d.monsters(YOU)) == ["Kuriboh", "Man-Eater Bug", "Summoned Skull"]


@pytest.mark.card("Last Will", "Change of Heart")
def test_last_will_waits_for_your_own_monster_in_your_own_graveyard():
    d = table(
        you=hand("Last Will", "Change of Heart", "Summoned Skull") + deck("Sangan"), them=attack("Battle Ox")
    )
    d.activate("Last Will").activate("Change of Heart").summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.kind == "act"


@pytest.mark.card("Last Will", "Dark Hole")
@pytest.mark.rule("J-TOK-01")
def test_a_token_is_no_monster_for_last_will():
    d = table(you=hand("Last Will", "Dark Hole") + defense("Sheep Token") + deck("Sangan"))
    d.activate("Last Will").activate("Dark Hole")
    assert d.kind == "act"


@pytest.mark.card("Last Will")
def test_last_will_comes_too_late_for_a_monster_that_is_gone_and_ends_with_the_turn():
    d = table(you=hand("Last Will", "Dark Hole") + attack("Battle Ox") + deck("Sangan"))
    d.activate("Dark Hole").activate("Last Will")
    assert d.kind == "act"
    d = table(you=hand("Last Will") + attack("Battle Ox") + deck("Kuriboh"), them=hand("Dark Hole"))
    d.activate("Last Will").end_turn().activate("Dark Hole")
    assert (d.kind, d.monsters(YOU)) == ("act", [])


@pytest.mark.card("Last Will")
@pytest.mark.rule("J-SUM-09")
def test_a_monster_that_last_will_brings_in_battle_may_attack():
    d = table(you=hand("Last Will") + attack("Kuriboh") + deck("Sangan"), them=attack("Battle Ox"))
    d.activate("Last Will").to_battle().attack("Kuriboh", "Battle Ox").resolve()
    d.use("Last Will").choose("attack").resolve()
    assert d.can("attack", "Sangan", "Battle Ox")


@pytest.mark.card("Last Will", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_imperial_order_comes_too_late_for_a_last_will_that_has_resolved():
    d = table(
        you=hand("Last Will", "Summoned Skull") + attack("Battle Ox") + deck("Sangan"),
        them=set_("Imperial Order"),
    )
    d.activate("Last Will").pass_()
    d.summon("Summoned Skull", tributes=["Battle Ox"])
    d.use("Last Will").respond("Imperial Order").choose("attack")
    assert "Sangan" in d.monsters(YOU)


@pytest.mark.card("Last Will", "Imperial Order")
def test_last_will_negated_brings_nothing():
    d = table(you=hand("Last Will", "Summoned Skull") + attack("Battle Ox"), them=set_("Imperial Order"))
    d.activate("Last Will").respond("Imperial Order").summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.kind == "act"


@pytest.mark.card("Last Will", "Sangan")
@pytest.mark.rule("J-CHAIN-06")
def test_sangan_and_last_will_answer_the_same_tribute():
    d = table(you=hand("Last Will", "Summoned Skull") + attack("Sangan") + deck("Kuriboh", "Man-Eater Bug"))
    d.activate("Last Will").summon("Summoned Skull", tributes=["Sangan"])
    assert d.chain() == ["Sangan"]
    d.use("Last Will").pick("Kuriboh").choose("attack")
    assert (d.hand(YOU), sorted(d.monsters(YOU))) == (["Man-Eater Bug"], ["Kuriboh", "Summoned Skull"])


# -- Soul Exchange ----------------------------------------------------------------------------------


@pytest.mark.card("Soul Exchange")
def test_soul_exchange_lends_a_monster_of_the_opponent_as_a_tribute():
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=attack("Jinzo"))
    d.activate("Soul Exchange")
    assert d.monsters(THEM) == ["Jinzo"]
    d.summon("Summoned Skull")
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Summoned Skull"], ["Jinzo"])


@pytest.mark.card("Soul Exchange")
def test_the_lent_monster_must_be_tributed_before_your_own():
    d = table(you=hand("Soul Exchange", "Summoned Skull") + attack("Battle Ox"), them=attack("Jinzo"))
    d.activate("Soul Exchange").summon("Summoned Skull")
    assert (sorted(d.monsters(YOU)), d.graveyard(THEM)) == (["Battle Ox", "Summoned Skull"], ["Jinzo"])


@pytest.mark.card("Soul Exchange")
def test_of_two_tributes_one_is_lent():
    d = table(
        you=hand("Soul Exchange", "Dark Magician") + attack("Battle Ox", "Kuriboh"), them=attack("Jinzo")
    )
    d.activate("Soul Exchange").summon("Dark Magician", tributes=["Jinzo", "Battle Ox"])
    assert sorted(d.monsters(YOU)) == ["Dark Magician", "Kuriboh"]


@pytest.mark.card("Soul Exchange")
def test_soul_exchange_lends_a_set_monster_for_a_set():
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=set_("Man-Eater Bug"))
    d.activate("Soul Exchange").set("Summoned Skull")
    assert (d.position("Summoned Skull"), d.graveyard(THEM)) == ("set", ["Man-Eater Bug"])


@pytest.mark.card("Soul Exchange", "Axe of Despair")
def test_the_lent_monster_pays_a_cost():
    d = table(
        you=hand("Soul Exchange", "Mystical Space Typhoon")
        + attack("Kuriboh")
        + equip("Axe of Despair", on="Kuriboh"),
        them=attack("Battle Ox"),
    )
    d.activate("Soul Exchange").resolve().activate("Mystical Space Typhoon").use("Axe of Despair")
    assert (d.deck(YOU)[0], d.monsters(YOU), d.graveyard(THEM)) == (
        "Axe of Despair",
        ["Kuriboh"],
        ["Battle Ox"],
    )


@pytest.mark.card("Soul Exchange", "Hamburger Recipe")
@pytest.mark.rule("R-RIT-02")
def test_the_lent_monster_must_be_a_tribute_of_a_ritual_too():
    you = hand("Soul Exchange", "Hamburger Recipe", "Hungry Burger", "Summoned Skull")
    d = table(you=you, them=attack("Jinzo")).activate("Soul Exchange").activate("Hamburger Recipe")
    d.choose("attack")
    assert (d.graveyard(THEM), d.hand(YOU)) == (["Jinzo"], ["Summoned Skull"])


@pytest.mark.card("Soul Exchange", "Hamburger Recipe")
@pytest.mark.rule("J-RIT-04")
def test_a_lent_monster_too_weak_for_the_ritual_goes_along():
    you = hand("Soul Exchange", "Hamburger Recipe", "Hungry Burger", "Summoned Skull")
    d = table(you=you, them=attack("Kuriboh")).activate("Soul Exchange").activate("Hamburger Recipe")
    d.pick("Summoned Skull").choose("attack")
    assert (d.graveyard(THEM), d.hand(YOU)) == (["Kuriboh"], [])


@pytest.mark.card("Soul Exchange", "Exiled Force")
def test_while_a_monster_is_lent_no_other_pays_for_itself():
    d = table(you=hand("Soul Exchange") + attack("Exiled Force"), them=attack("Jinzo"))
    assert d.can("activate", "Exiled Force")
    d.activate("Soul Exchange")
    assert d.why_not("Exiled Force", "activate") == ["R-GEN-01"]


@pytest.mark.card("Soul Exchange")
def test_there_is_no_battle_phase_in_the_turn_of_soul_exchange():
    d = table(you=hand("Soul Exchange") + attack("Battle Ox"), them=attack("Kuriboh"))
    d.activate("Soul Exchange")
    assert not d.can_go(BATTLE_PHASE)
    d.end_turn().end_turn()
    assert d.can_go(BATTLE_PHASE)


@pytest.mark.card("Soul Exchange")
def test_soul_exchange_cannot_follow_a_battle_phase():
    d = table(you=hand("Soul Exchange") + attack("Battle Ox"), them=attack("Jinzo"))
    d.main2()
    assert "J-EFF-12" in d.why_not("Soul Exchange")


@pytest.mark.card("Soul Exchange", "Ring of Destruction")
def test_the_battle_phase_is_lost_though_the_lent_monster_has_gone():
    d = table(
        you=hand("Soul Exchange") + attack("Battle Ox"), them=attack("Kuriboh") + set_("Ring of Destruction")
    )
    d.activate("Soul Exchange").respond("Ring of Destruction", targets=["Kuriboh"])
    assert (d.graveyard(THEM), d.can_go(BATTLE_PHASE)) == (["Kuriboh", "Ring of Destruction"], False)


@pytest.mark.card("Soul Exchange", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_with_its_activation_negated_soul_exchange_costs_no_battle_phase():
    d = table(
        you=hand("Soul Exchange") + attack("Battle Ox"),
        them=attack("Kuriboh") + set_("Magic Jammer") + hand("Jinzo"),
    )
    d.activate("Soul Exchange").respond("Magic Jammer")
    assert d.can_go(BATTLE_PHASE)


@pytest.mark.card("Soul Exchange")
def test_an_unused_soul_exchange_ends_with_the_turn():
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=attack("Jinzo"))
    d.activate("Soul Exchange").end_turn().end_turn()
    assert not d.can("summon", "Summoned Skull")


@pytest.mark.card("Soul Exchange")
@pytest.mark.rule("R-ZONE-02")
def test_a_lent_tribute_frees_no_zone_of_yours():
    d = table(you=hand("Soul Exchange", "Summoned Skull") + attack(*FOUR, "Gemini Elf"), them=attack("Jinzo"))
    d.activate("Soul Exchange")
    assert "R-ZONE-02" in d.why_not("Summoned Skull", "summon")


# -- Sword of Dark Destruction ----------------------------------------------------------------------


@pytest.mark.card("Sword of Dark Destruction")
def test_the_sword_gives_a_dark_monster_400_atk_for_200_def():
    d = table(you=hand("Sword of Dark Destruction"), them=attack("Summoned Skull"))
    d.activate("Sword of Dark Destruction", targets=["Summoned Skull"])
    assert (d.attack_of("Summoned Skull"), d.defense_of("Summoned Skull")) == (2900, 1000)


@pytest.mark.card("Sword of Dark Destruction")
@pytest.mark.rule("R-EQUIP-03")
def test_the_sword_takes_no_other_attribute():
    d = table(you=hand("Sword of Dark Destruction") + attack("Battle Ox") + set_("Summoned Skull"))
    assert "J-EFF-12" in d.why_not("Sword of Dark Destruction")


# -- The Stern Mystic -------------------------------------------------------------------------------


@pytest.mark.card("The Stern Mystic", "Man-Eater Bug")
def test_the_mystic_shows_every_set_card_to_both_and_turns_none_up():
    d = table(
        you=set_("The Stern Mystic", "Waboku"),
        them=set_("Man-Eater Bug", "Mirror Force", "Yami") + attack("Jinzo"),
    )
    d.flip("The Stern Mystic").resolve()
    for name in ("Man-Eater Bug", "Mirror Force", "Yami"):
        assert d.knows(YOU, name)
        assert d.is_set(name)
    assert d.knows(THEM, "Waboku")
    assert d.monsters(THEM) == ["Man-Eater Bug", "Jinzo"]


@pytest.mark.card("The Stern Mystic")
def test_the_mystic_shows_no_hand_and_no_deck():
    d = table(you=set_("The Stern Mystic"), them=hand("Jinzo") + set_("Kuriboh"))
    d.flip("The Stern Mystic").resolve()
    assert d.seen(by=YOU, of=THEM).hand == ()
    assert [event.cards for event in d.events("reveal")] == [("Kuriboh",)]


@pytest.mark.card("The Stern Mystic", "Man-Eater Bug")
@pytest.mark.rule("R-FLIP-04")
def test_a_flip_monster_the_mystic_showed_still_flips_later():
    d = table(you=set_("The Stern Mystic"), them=set_("Man-Eater Bug"))
    d.flip("The Stern Mystic").resolve().end_turn()
    d.flip("Man-Eater Bug").pick("The Stern Mystic")
    assert d.graveyard(YOU) == ["The Stern Mystic"]


# -- Waboku -----------------------------------------------------------------------------------------


@pytest.mark.card("Waboku")
@pytest.mark.rule("J-DMG-09")
def test_waboku_stops_battle_damage_and_destruction_by_battle():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=set_("Waboku") + attack("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Kuriboh").respond("Waboku").resolve()
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert (d.monsters(THEM), d.lp(THEM)) == (["Kuriboh"], 8000)
    assert d.events("battle-damage") == []


@pytest.mark.card("Waboku")
def test_waboku_attacked_by_an_equal_monster_only_the_attacker_dies():
    d = table(you=attack("Battle Ox"), them=set_("Waboku") + attack("Battle Ox"))
    d.to_battle().attack("Battle Ox", "Battle Ox").respond("Waboku").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Waboku")
def test_waboku_may_be_used_to_attack_an_equal_monster():
    d = table(you=attack("Battle Ox") + set_("Waboku"), them=attack("Battle Ox"))
    d.activate("Waboku").to_battle().attack("Battle Ox", "Battle Ox").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [])


@pytest.mark.card("Waboku")
def test_with_a_waboku_on_either_side_both_live():
    d = table(you=attack("Battle Ox") + set_("Waboku"), them=attack("Battle Ox") + set_("Waboku"))
    d.to_battle().attack("Battle Ox", "Battle Ox")
    d.respond("Waboku", seat=THEM).respond("Waboku", seat=YOU).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Battle Ox"])


@pytest.mark.card("Waboku")
def test_waboku_covers_direct_attacks_and_monsters_that_come_later():
    d = table(you=attack("Gemini Elf"), them=set_("Waboku", "Call of the Haunted") + graveyard("Kuriboh"))
    d.to_battle().attack("Gemini Elf").respond("Waboku").respond("Call of the Haunted").resolve()
    d.attack("Gemini Elf", "Kuriboh").resolve()
    assert (d.monsters(THEM), d.lp(THEM)) == (["Kuriboh"], 8000)


@pytest.mark.card("Waboku")
def test_waboku_protects_only_its_players_side():
    d = table(you=set_("Waboku") + attack("Battle Ox"), them=attack("Kuriboh"))
    d.activate("Waboku").to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Kuriboh"], 6600)


@pytest.mark.card("Waboku")
@pytest.mark.rule("J-DMG-02")
def test_waboku_cannot_be_used_in_the_damage_step():
    d = table(you=attack("Gemini Elf"), them=set_("Waboku", "Castle Walls") + defense("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Kuriboh").until("Damage Step")
    assert not d.can("activate", "Waboku")
    assert d.can("activate", "Castle Walls")


@pytest.mark.card("Waboku", "Man-Eater Bug")
@pytest.mark.rule("R-DMG-03")
def test_a_set_monster_behind_waboku_is_turned_up_and_flips():
    d = table(you=attack("Gemini Elf"), them=set_("Waboku", "Man-Eater Bug"))
    d.to_battle().attack("Gemini Elf", "Man-Eater Bug").respond("Waboku").resolve().pick("Gemini Elf")
    assert (d.position("Man-Eater Bug"), d.graveyard(YOU)) == ("defense", ["Gemini Elf"])


@pytest.mark.card("Waboku", "Dark Hole")
def test_waboku_saves_from_no_effect_and_not_in_the_next_turn():
    d = table(you=set_("Waboku") + hand("Dark Hole") + attack("Kuriboh"))
    d.activate("Waboku").activate("Dark Hole")
    assert d.monsters(YOU) == []
    d = table(you=attack("Kuriboh"), them=set_("Waboku") + attack("Gemini Elf"))
    d.leave_for(END_PHASE).respond("Waboku").end_turn().to_battle().attack("Gemini Elf", "Kuriboh").resolve()
    assert (d.monsters(YOU), d.lp(YOU)) == ([], 6400)


# -- Wall of Illusion -------------------------------------------------------------------------------


@pytest.mark.card("Wall of Illusion")
def test_the_wall_sends_its_attacker_back_to_the_hand():
    d = table(you=attack("Battle Ox"), them=defense("Wall of Illusion"))
    d.to_battle().attack("Battle Ox", "Wall of Illusion").resolve()
    assert (d.hand(YOU), d.monsters(THEM), d.lp(YOU)) == (["Battle Ox"], ["Wall of Illusion"], 7850)


@pytest.mark.card("Wall of Illusion")
@pytest.mark.rule("J-DMG-03", "R-DMG-08")
def test_the_wall_sends_the_attacker_back_though_it_is_destroyed_itself():
    d = table(you=attack("Jinzo"), them=set_("Wall of Illusion"))
    d.to_battle().attack("Jinzo", "Wall of Illusion").resolve()
    assert (d.hand(YOU), d.graveyard(THEM)) == (["Jinzo"], ["Wall of Illusion"])


@pytest.mark.card("Wall of Illusion")
def test_the_wall_as_attacker_does_nothing():
    d = table(you=attack("Wall of Illusion"), them=defense("Mystical Elf"))
    d.to_battle().attack("Wall of Illusion", "Mystical Elf").resolve()
    assert d.monsters(THEM) == ["Mystical Elf"]


@pytest.mark.card("Wall of Illusion")
def test_an_attacker_that_the_wall_destroys_goes_to_the_graveyard():
    d = table(you=attack("Kuriboh"), them=attack("Wall of Illusion"))
    d.to_battle().attack("Kuriboh", "Wall of Illusion").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Kuriboh"])


@pytest.mark.card("Wall of Illusion")
@pytest.mark.rule("J-TERM-04", "J-CTRL-05")
def test_the_wall_sends_a_borrowed_attacker_to_its_owner():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + defense("Wall of Illusion"))
    d.activate("Change of Heart", targets=["Battle Ox"]).to_battle()
    d.attack("Battle Ox", "Wall of Illusion").resolve()
    assert (d.hand(YOU), d.hand(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Wall of Illusion", "Lord of D.")
def test_the_wall_names_no_target():
    d = table(you=attack("Lord of D.", "Koumori Dragon"), them=defense("Wall of Illusion"))
    d.to_battle().attack("Koumori Dragon", "Wall of Illusion").resolve()
    assert d.hand(YOU) == ["Koumori Dragon"]


@pytest.mark.card("Soul Exchange", "Spirit Reaper")
@pytest.mark.rule("J-EFF-11")
def test_soul_exchange_targets_so_spirit_reaper_is_gone_before_it_could_be_tributed():
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=attack("Spirit Reaper"))
    d.activate("Soul Exchange").resolve()
    assert (d.graveyard(THEM), d.can("summon", "Summoned Skull")) == (["Spirit Reaper"], False)
