"""Rules of 2004 that engines for later rules get wrong; the other ones stand with their rules (`test_T…`)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


# -- T03, T05: after a Summon, after a change of position ----------------------------------------------

HEALER = effect_monster("Slow Healer", w.ignition(w.GainLife(1000)), attack=1500)


@pytest.mark.rule("J-SUM-03", "J-CHAIN-02", "J-EFF-04")
@pytest.mark.card("Trap Hole")
def test_T03_trap_hole_can_only_chain_to_the_ignition_effect():
    d = table(you=hand("Slow Healer"), them=set_("Trap Hole"), cards=[HEALER]).summon("Slow Healer")
    assert (d.asked, d.options()) == (YOU, ["activate Slow Healer", "pass"])
    d.activate("Slow Healer").respond("Trap Hole")
    assert (d.lp(YOU), d.graveyard(YOU)) == (9000, ["Slow Healer"])
    assert [event.cards[0] for event in d.events("resolve")] == ["Trap Hole", "Slow Healer"]


@pytest.mark.rule("J-SUM-03")
@pytest.mark.card("Trap Hole")
def test_T03_the_ignition_effect_of_any_own_monster_will_do():
    d = table(you=hand("Battle Ox") + attack("Slow Healer"), them=set_("Trap Hole"), cards=[HEALER])
    d.summon("Battle Ox").activate("Slow Healer").respond("Trap Hole")
    assert (d.lp(YOU), d.monsters(YOU)) == (9000, ["Slow Healer"])


@pytest.mark.rule("J-SUM-03", "J-CHAIN-08")
@pytest.mark.card("Trap Hole")
def test_T03_when_both_have_passed_the_summon_is_past():
    d = table(you=hand("Battle Ox") + attack("Slow Healer"), them=set_("Trap Hole"), cards=[HEALER])
    d.summon("Battle Ox").pass_()
    assert (d.asked, d.can("activate", "Trap Hole")) == (THEM, True)
    d.pass_().activate("Slow Healer")
    assert (d.kind, d.lp(YOU), d.monsters(YOU)) == ("act", 9000, ["Slow Healer", "Battle Ox"])


@pytest.mark.rule("J-SUM-03")
@pytest.mark.card("Trap Hole", "Monster Reborn")
def test_T03_after_a_flip_summon_and_a_special_summon_too():
    d = table(you=set_("Slow Healer"), them=set_("Trap Hole"), cards=[HEALER]).flip("Slow Healer")
    assert (d.asked, d.options()) == (YOU, ["activate Slow Healer", "pass"])
    you = hand("Monster Reborn") + graveyard("Slow Healer")
    d = (
        table(you=you, them=set_("Torrential Tribute"), cards=[HEALER])
        .activate("Monster Reborn")
        .choose("attack")
    )
    assert (d.asked, d.options()) == (YOU, ["activate Slow Healer", "pass"])
    d.pass_()
    assert (d.asked, d.can("activate", "Torrential Tribute")) == (THEM, True)


@pytest.mark.rule("J-POS-03", "R-POS-03")
def test_T05_your_own_monster_put_in_defense_by_an_effect_stays_so():
    duck = magic("Duck", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=w.MONSTER & w.ATTACK_POSITION))
    d = table(you=hand("Duck") + attack("Battle Ox"), cards=[duck]).activate("Duck")
    assert d.position("Battle Ox") == "defense"
    assert d.why_not("Battle Ox", "change") == ["R-POS-02"]
    d.end_turn().end_turn().change("Battle Ox")
    assert d.position("Battle Ox") == "attack"


@pytest.mark.rule("J-POS-03")
def test_T05_switch_effect_change_counts_off():
    duck = magic("Duck", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=w.MONSTER & w.ATTACK_POSITION))
    d = table(you=hand("Duck") + attack("Battle Ox"), cards=[duck], rules={"effect_change_counts": False})
    d.activate("Duck").change("Battle Ox")
    assert d.position("Battle Ox") == "attack"


# -- T07: Field Magic ---------------------------------------------------------------------------------


@pytest.mark.rule("R-FIELD-02", "R-FIELD-03", "J-FIELD-01")
@pytest.mark.card("Umi", "Yami")
def test_T07_a_new_field_magic_sends_the_other_players_away_as_it_resolves():
    d = table(you=hand("Umi"), them=field("Yami") + set_("Mystical Space Typhoon"))
    d.activate("Umi")
    assert (d.field(YOU), d.field(THEM)) == ("Umi", "Yami")
    d.resolve()
    assert (d.field(YOU), d.field(THEM)) == ("Umi", None)
    (sent,) = [event for event in d.events("move") if event.cards == ("Yami",)]
    assert sent.causes == {"move"}


@pytest.mark.rule("R-FIELD-04", "J-FIELD-01", "J-MAG-05")
@pytest.mark.card("Umi", "Yami", "Mystical Space Typhoon")
def test_T07_if_the_new_one_is_destroyed_in_the_chain_the_old_one_stays():
    d = table(you=hand("Umi"), them=field("Yami") + set_("Mystical Space Typhoon"))
    d.activate("Umi").respond("Mystical Space Typhoon", targets=["Umi"]).resolve()
    assert (d.field(YOU), d.field(THEM)) == (None, "Yami")
    assert d.graveyard(YOU) == ["Umi"]


# -- T12, T13: searches -------------------------------------------------------------------------------


@pytest.mark.rule("J-PUB-03")
@pytest.mark.card("Reinforcement of the Army")
def test_T12_a_search_without_a_legal_card_is_allowed_and_shows_the_deck():
    d = table(you=hand("Reinforcement of the Army") + deck("Kuriboh", "Trap Hole", rest=False))
    d.activate("Reinforcement of the Army").resolve()
    assert d.hand(YOU) == []
    assert sorted(d.deck(YOU)) == ["Kuriboh", "Trap Hole"]
    (shown,) = d.events("reveal")
    assert sorted(shown.cards) == ["Kuriboh", "Trap Hole"]
    assert d.kinds().index("reveal") < d.kinds().index("shuffle")


@pytest.mark.rule("J-PUB-02")
@pytest.mark.card("Reinforcement of the Army", "Sangan")
def test_T12_a_card_of_a_certain_kind_is_shown():
    d = table(you=hand("Reinforcement of the Army") + deck("Exiled Force", "Kuriboh"))
    d.activate("Reinforcement of the Army").resolve()
    assert d.hand(YOU) == ["Exiled Force"]
    assert [card.name for card in d.seen(THEM, YOU).hand] == ["Exiled Force"]
    assert "shuffle" in d.kinds()


@pytest.mark.rule("J-CHAIN-07", "J-TRIB-04")
@pytest.mark.card("Sangan")
def test_T13_sangan_searches_when_tributed():
    d = table(you=hand("Summoned Skull") + attack("Sangan") + deck("Kuriboh"))
    d.summon("Summoned Skull", tributes=["Sangan"])
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-CHAIN-07", "R-DMG-08")
@pytest.mark.card("Sangan")
def test_T13_sangan_searches_when_destroyed_in_battle():
    d = table(you=attack("Battle Ox"), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Sangan")
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-CHAIN-07", "J-CHAIN-05")
@pytest.mark.card("Sangan", "Horn of Heaven")
def test_T13_sangan_searches_when_it_was_a_cost_at_link_2():
    d = table(
        you=hand("Dian Keto the Cure Master"),
        them=attack("Sangan") + set_("Sacrifice Trap") + deck("Kuriboh"),
        cards=[trap("Sacrifice Trap", w.activate(w.GainLife(100), cost=w.tribute()))],
    )
    d.activate("Dian Keto the Cure Master").respond("Sacrifice Trap").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 8100)
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.card("Sangan", "Card Destruction")
def test_T13_not_from_the_hand():
    d = table(you=hand("Card Destruction", "Sangan") + deck("Battle Ox", "Kuriboh"))
    d.activate("Card Destruction").resolve()
    assert d.hand(YOU) == ["Battle Ox"]


@pytest.mark.rule("J-CHAIN-07", "J-EFF-05")
@pytest.mark.card("Sangan", "Change of Heart")
def test_T13_the_search_belongs_to_the_owner_and_the_card_may_be_used_at_once():
    d = table(
        you=hand("Summoned Skull") + attack("Sangan", owner=THEM) + deck("Battle Ox"), them=deck("Kuriboh")
    )
    d.summon("Summoned Skull", tributes=["Sangan"])
    assert d.hand(THEM) == ["Kuriboh"]
    d = table(you=attack("Sangan") + deck("Kuriboh"), them=attack("Battle Ox", "Gemini Elf"), turn=THEM)
    d.to_battle().attack("Battle Ox", "Sangan")
    assert d.hand(YOU) == ["Kuriboh"]
    d.attack("Gemini Elf").respond("Kuriboh").resolve()
    assert d.lp(YOU) == 8000 - 700


# -- T14: missing the timing --------------------------------------------------------------------------

KEEPSAKE = effect_monster("Keepsake", w.trigger(w.Draw(1), when=w.Sent(), mandatory=False, zones=1 << 6))


@pytest.mark.rule("J-CHAIN-07")
def test_T14_an_optional_trigger_works_when_it_was_the_last_thing():
    d = table(you=hand("Fissure"), them=attack("Keepsake"), cards=[KEEPSAKE])
    d.activate("Fissure").resolve()
    assert d.options() == ["first Keepsake", "no"]
    assert d.use("Keepsake").hand(THEM) == [FILLER]


@pytest.mark.rule("J-CHAIN-07")
def test_T14_an_optional_trigger_misses_as_a_tribute_or_cost():
    d = table(you=hand("Summoned Skull") + attack("Keepsake"), cards=[KEEPSAKE])
    d.summon("Summoned Skull", tributes=["Keepsake"])
    assert (d.kind, d.hand(YOU)) == ("act", [])


@pytest.mark.rule("J-CHAIN-07")
def test_T14_an_optional_trigger_misses_at_link_2():
    hit = trap("Hit", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))
    d = table(
        you=hand("Dian Keto the Cure Master") + attack("Keepsake"), them=set_("Hit"), cards=[KEEPSAKE, hit]
    )
    d.activate("Dian Keto the Cure Master").respond("Hit").resolve()
    assert d.graveyard(YOU)[0] == "Keepsake"
    assert (d.kind, d.hand(YOU), d.lp(YOU)) == ("act", [], 9000)


# -- T16, T17: destroying is not negating -------------------------------------------------------------


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Pot of Greed")
def test_T16_mystical_space_typhoon_does_not_stop_pot_of_greed():
    d = table(you=hand("Pot of Greed"), them=set_("Mystical Space Typhoon"))
    d.activate("Pot of Greed").respond("Mystical Space Typhoon", targets=["Pot of Greed"]).resolve()
    assert len(d.hand(YOU)) == 2
    assert d.graveyard(YOU) == ["Pot of Greed"]


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Call of the Haunted")
def test_T16_it_stops_call_of_the_haunted():
    d = table(you=set_("Call of the Haunted") + graveyard("Battle Ox"), them=set_("Mystical Space Typhoon"))
    d.activate("Call of the Haunted")
    d.respond("Mystical Space Typhoon", targets=["Call of the Haunted"]).resolve()
    assert d.monsters(YOU) == []
    assert d.graveyard(YOU) == ["Battle Ox", "Call of the Haunted"]


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Axe of Despair")
def test_T16_it_stops_an_equip():
    d = table(you=hand("Axe of Despair") + attack("Battle Ox"), them=set_("Mystical Space Typhoon"))
    d.activate("Axe of Despair").respond("Mystical Space Typhoon", targets=["Axe of Despair"]).resolve()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.rule("J-MAG-05", "J-FIELD-01")
@pytest.mark.card("Mystical Space Typhoon", "Sogen")
def test_T16_it_stops_a_field():
    d = table(you=hand("Sogen") + attack("Battle Ox"), them=set_("Mystical Space Typhoon"))
    d.activate("Sogen").respond("Mystical Space Typhoon", targets=["Sogen"]).resolve()
    assert (d.field(YOU), d.attack_of("Battle Ox")) == (None, 1700)


@pytest.mark.rule("J-TRAP-01")
@pytest.mark.card("Heavy Storm", "Ultimate Offering")
def test_T17_a_set_ultimate_offering_chained_to_heavy_storm_summons_nothing():
    offering = set_("Ultimate Offering") + hand("Heavy Storm", "Battle Ox")
    d = table(you=offering)
    d.activate("Heavy Storm").respond("Ultimate Offering")
    assert not d.can_respond("Ultimate Offering")
    d.resolve()
    assert d.monsters(YOU) == []
    assert d.lp(YOU) == 8000


@pytest.mark.rule("J-TRAP-01")
@pytest.mark.card("Heavy Storm", "Ultimate Offering")
def test_T17_a_face_up_one_does():
    d = table(you=face_up("Ultimate Offering") + hand("Heavy Storm", "Battle Ox"))
    d.activate("Heavy Storm").respond("Ultimate Offering").resolve().choose("summon Battle Ox").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.magic_traps(YOU) == []
    assert d.lp(YOU) == 7500


# -- T18: payments ------------------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-07")
@pytest.mark.card("Injection Fairy Lily")
def test_T18_at_2000_life_points_lily_cannot_pay():
    d = table(you=attack("Injection Fairy Lily") + lp(2000), them=attack("Kuriboh")).to_battle()
    d.attack("Injection Fairy Lily", "Kuriboh")
    assert (d.kind, d.lp(YOU), d.lp(THEM)) == ("act", 2000, 8000 - (400 - 300))
    d = table(you=attack("Injection Fairy Lily") + lp(2001), them=attack("Kuriboh")).to_battle()
    d.attack("Injection Fairy Lily", "Kuriboh").respond("Injection Fairy Lily")
    assert (d.lp(YOU), d.lp(THEM)) == (1, 8000 - (3400 - 300))


@pytest.mark.rule("J-EFF-07")
@pytest.mark.card("Imperial Order")
@pytest.mark.parametrize("life, kept", [(700, []), (701, ["Imperial Order"])])
def test_T18_imperial_order_cannot_be_paid_with_the_last_700(life, kept):
    d = table(you=face_up("Imperial Order") + lp(life), phase=STANDBY_PHASE)
    if kept:
        d.yes()
    assert d.magic_traps(YOU) == kept
    assert d.lp(YOU) == (1 if kept else 700)


# -- T19: triggers at the same time -------------------------------------------------------------------


def at_a_summon(name, mandatory, amount):
    return effect_monster(
        name, w.trigger(w.GainLife(amount), when=w.Summoned(w.NORMAL_SUMMON), mandatory=mandatory)
    )


@pytest.mark.rule("J-CHAIN-06", "R-CHAIN-02")
@pytest.mark.parametrize("rules", [{}, {"simultaneous": "turn_player_first"}])
def test_T19_waiting_triggers_stand_in_four_tiers(rules):
    cards = [
        at_a_summon("My Must", True, 1),
        at_a_summon("My May", False, 20),
        at_a_summon("Their Must", True, 300),
        at_a_summon("Their May", False, 4000),
    ]
    d = table(
        you=hand("Kuriboh") + attack("My May", "My Must"),
        them=attack("Their May", "Their Must"),
        cards=cards,
        rules=rules,
    )
    d.summon("Kuriboh")
    while d.kind == "order":
        d.choose(d.options()[0])
    order = [event.cards[0] for event in d.events("activate")]
    if rules:
        assert set(order[:2]) == {"My Must", "My May"}
    else:
        assert order == ["My Must", "Their Must", "My May", "Their May"]
    assert [event.amount for event in d.events("gain")] == [
        {"My Must": 1, "My May": 20, "Their Must": 300, "Their May": 4000}[name] for name in reversed(order)
    ]


# -- T21: Quick-Play Magic ----------------------------------------------------------------------------


@pytest.mark.rule("J-MAG-01", "R-MAG-07")
@pytest.mark.card("Rush Recklessly")
def test_T21_a_quick_play_just_drawn_may_be_used_in_the_draw_phase():
    d = table(you=deck("Rush Recklessly") + attack("Battle Ox"), phase=TURN_BEGINS)
    assert d.phase == DRAW_PHASE
    d.respond("Rush Recklessly").resolve()
    assert d.attack_of("Battle Ox") == 2400


@pytest.mark.rule("J-MAG-01", "R-MAG-07")
@pytest.mark.card("Rush Recklessly")
def test_T21_by_the_letter_it_waits_for_the_main_phase():
    d = table(you=deck("Rush Recklessly") + attack("Battle Ox"), phase=TURN_BEGINS, rules="letter")
    assert d.phase == MAIN_1
    assert d.can("activate", "Rush Recklessly")


@pytest.mark.rule("J-MAG-02", "R-MAG-08")
@pytest.mark.card("Rush Recklessly")
def test_T21_a_set_quick_play_waits_a_turn_like_a_trap():
    d = table(you=hand("Rush Recklessly") + attack("Battle Ox")).set("Rush Recklessly")
    assert d.why_not("Rush Recklessly") == ["J-MAG-02"]
    d.end_turn()
    while d.asked != YOU:
        d.leave_for(END_PHASE)
    assert d.can("activate", "Rush Recklessly")


@pytest.mark.rule("J-MAG-03")
@pytest.mark.card("Pot of Greed")
def test_T21_a_set_normal_magic_may_be_used_this_turn():
    d = table(you=hand("Pot of Greed")).set("Pot of Greed").activate("Pot of Greed").resolve()
    assert len(d.hand(YOU)) == 2


# -- T22: properly Summoned ---------------------------------------------------------------------------


@pytest.mark.rule("J-FUS-05")
@pytest.mark.card("Magical Scientist", "Monster Reborn")
def test_T22_a_fusion_monster_of_magical_scientist_cannot_be_revived():
    d = table(
        you=attack("Magical Scientist") + fusion_deck("Ryu Senshi", "Fusionist") + hand("Monster Reborn"),
        them=attack("Summoned Skull"),
    )
    d.activate("Magical Scientist").resolve().pick("Fusionist")
    if d.kind == "position":
        d.choose("attack")
    d.to_battle().attack("Fusionist", "Summoned Skull").main2()
    assert d.graveyard(YOU) == ["Fusionist"]
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


@pytest.mark.rule("J-FUS-05", "R-FUS-08")
@pytest.mark.card("Polymerization", "Monster Reborn")
def test_T22_one_of_polymerization_can():
    d = table(
        you=fusion_deck("Fusionist")
        + hand("Polymerization", "Petit Angel", "Mystical Sheep #2", "Monster Reborn", "Fissure"),
        them=attack("Summoned Skull"),
    )
    d.activate("Polymerization").resolve().pick("Petit Angel", "Mystical Sheep #2").choose("attack")
    d.to_battle().attack("Fusionist", "Summoned Skull").main2()
    assert "Fusionist" in d.graveyard(YOU)
    d.activate("Monster Reborn", targets=["Fusionist"]).resolve().choose("defense")
    assert d.position("Fusionist") == "defense"


@pytest.mark.rule("R-FUS-09", "J-FUS-06")
@pytest.mark.card("Hane-Hane")
def test_T22_returned_to_the_hand_it_goes_to_the_fusion_deck():
    d = table(you=attack("Rabid Horseman"), them=set_("Hane-Hane") + attack("Battle Ox"), turn=THEM)
    d.flip("Hane-Hane").pick("Rabid Horseman")
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], ["Rabid Horseman"])
    assert not any(card.proper for card in d.state.cards if card.name == "Rabid Horseman")


# -- T23, T24 -----------------------------------------------------------------------------------------


@pytest.mark.rule("J-PHASE-04", "J-EFF-15")
@pytest.mark.card("Inaba White Rabbit")
def test_T23_a_spirit_returns_and_counts_for_the_hand_limit():
    d = table(you=hand("Inaba White Rabbit", *["Kuriboh"] * 6)).summon("Inaba White Rabbit").end_turn()
    assert (d.phase, d.kind, len(d.hand(YOU))) == (END_PHASE, "choose", 7)
    d.pick("Inaba White Rabbit")
    assert d.graveyard(YOU) == ["Inaba White Rabbit"]


@pytest.mark.rule("J-EQUIP-01", "J-EQUIP-05")
@pytest.mark.card("Book of Moon", "Snatch Steal", "Axe of Despair")
def test_T24_book_of_moon_takes_the_equips_and_control_stays():
    d = table(you=hand("Snatch Steal", "Axe of Despair", "Book of Moon"), them=attack("Battle Ox"))
    d.activate("Snatch Steal").resolve().activate("Axe of Despair").resolve()
    assert (d.controller("Battle Ox"), d.attack_of("Battle Ox")) == (YOU, 2700)
    d.activate("Book of Moon").resolve()
    assert d.position("Battle Ox") == "set"
    assert d.magic_traps(YOU) == []
    assert d.controller("Battle Ox") == YOU
    d.end_turn().end_turn()
    assert d.controller("Battle Ox") == YOU


@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05")
@pytest.mark.card("Jinzo", "Snatch Steal", "Change of Heart", "Book of Moon")
def test_control_goes_back_to_the_previous_controller():
    """A's Snatch Steal on B's Jinzo, B's Change of Heart, Book of Moon: in the End Phase he goes to A."""
    d = table(
        you=attack("Jinzo", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Jinzo"),
        them=hand("Change of Heart", "Book of Moon"),
        turn=THEM,
    )
    d.activate("Change of Heart").resolve()
    assert d.controller("Jinzo") == THEM
    d.activate("Book of Moon").resolve().end_turn()
    assert d.controller("Jinzo") == YOU


# -- the course of a Summon (DESIGN §7.4) -------------------------------------------------------------


@pytest.mark.rule("J-SUM-01", "J-TRIB-04", "J-CHAIN-06")
@pytest.mark.card("Sangan")
def test_the_tributes_effect_is_link_1_and_the_summons_own_link_2():
    herald = effect_monster("Herald", w.trigger(w.GainLife(500), when=w.Summoned(this=True)), level=5)
    d = table(
        you=hand("Herald") + attack("Sangan") + deck("Kuriboh"), them=set_("Waboku"), cards=[herald]
    ).summon("Herald")
    assert d.chain() == ["Sangan", "Herald"]
    d.resolve()
    assert (d.hand(YOU), d.lp(YOU)) == (["Kuriboh"], 8500)


@pytest.mark.rule("J-SUM-01")
@pytest.mark.card("Jinzo", "Solemn Judgment", "Trap Hole")
def test_while_it_is_made_a_summon_takes_up_its_zone_and_has_no_effects():
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=set_("Solemn Judgment", "Trap Hole")).summon(
        "Jinzo"
    )
    assert (d.asked, d.options()) == (THEM, ["activate Solemn Judgment", "pass"])
    assert d.monsters(YOU) == []
    assert "Jinzo" in d.zones(YOU)
    d.pass_()
    assert (d.kind, d.monsters(YOU)) == ("act", ["Jinzo"])
    assert "J-TRAP-02" in d.why_not("Trap Hole")


@pytest.mark.rule("J-SUM-01", "J-CHAIN-02")
@pytest.mark.card("Solemn Judgment", "Horn of Heaven")
def test_a_chain_may_grow_on_what_negates_a_summon():
    d = table(
        you=hand("Battle Ox") + set_("Solemn Judgment"), them=set_("Horn of Heaven") + attack("Kuriboh")
    )
    d.summon("Battle Ox").respond("Horn of Heaven").respond("Solemn Judgment", seat=YOU).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Kuriboh", "Horn of Heaven"], 4000)


@pytest.mark.rule("J-SUM-06", "J-SUM-01")
@pytest.mark.card("Solemn Judgment", "Horn of Heaven", "Call of the Haunted")
def test_a_special_summon_by_an_effect_has_no_negation_window():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Battle Ox"),
        them=set_("Horn of Heaven") + attack("Kuriboh"),
    ).activate("Call of the Haunted")
    assert d.monsters(YOU) == ["Battle Ox"]
    assert "attempt" not in d.kinds()


@pytest.mark.rule("J-SUM-06", "J-SUM-03")
@pytest.mark.card("Torrential Tribute", "The Flute of Summoning Dragon")
def test_several_special_summoned_at_once_are_one_moment():
    d = table(
        you=hand("The Flute of Summoning Dragon", "Luster Dragon", "Blue-Eyes White Dragon")
        + attack("Lord of D."),
        them=attack("Mysterious Puppeteer"),
    )
    d.activate("The Flute of Summoning Dragon").pick("Luster Dragon", "Blue-Eyes White Dragon")
    d.choose("attack").choose("attack")
    (summoned,) = d.events("summon")
    assert set(summoned.cards) == {"Luster Dragon", "Blue-Eyes White Dragon"}
