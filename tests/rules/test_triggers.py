"""Effects that start by themselves: when, in which order, when they are missed (DESIGN §7.3)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

MST = "Mystical Space Typhoon"
TIERS = ["Mine Must", "Their Must", "Mine May", "Their May"]


def herald(name, *, mandatory=True, amount=100):
    """Gains Life Points when another monster is Summoned."""
    when = w.Summoned(that=w.MONSTER & w.OTHER)
    return effect_monster(name, w.trigger(w.GainLife(amount), when=when, mandatory=mandatory), attack=500)


def leaver(name, *, mandatory=False):
    """Draws a card when it is sent from the field to the Graveyard."""
    gone = w.trigger(w.Draw(1), when=w.Sent(), zones=w.FROM_GRAVEYARD, mandatory=mandatory)
    return effect_monster(name, gone, attack=1500, defense=900)


HERALDS = [herald(name, mandatory="Must" in name) for name in TIERS] + [herald("Mine Must 2")]
HOPPER = leaver("Hopper")
DWELLER = leaver("Dweller", mandatory=True)
KEEPSAKE = magic(
    "Keepsake",
    w.trigger(w.Draw(1), when=w.Sent(), zones=w.FROM_GRAVEYARD, mandatory=False),
    icon="continuous",
)
CANNON = effect_monster("Cannon", w.ignition(w.Damage(500), cost=w.tribute()), attack=1400)
ALTAR = magic("Altar", w.activate(w.Destroy(w.TARGET), w.Draw(1), target=w.MONSTER))
BOLT = magic("Bolt", w.activate(w.Destroy(w.TARGET), target=w.MONSTER), icon="quick-play")
SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
SCOUT = magic("Scout", w.activate(w.LookAtDeckTop(1)))
SUNRISE = magic(
    "Sunrise",
    w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN),
    icon="quick-play",
)
ALL_UP = trap("All Up", w.activate(w.ChangeTo(w.every(w.MONSTER & w.FACE_DOWN), w.P_DEFENSE)))
OWN = [*HERALDS, HOPPER, DWELLER, KEEPSAKE, CANNON, ALTAR, BOLT, SPARK, SCOUT, SUNRISE, ALL_UP]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


# -- which come first -------------------------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-06")
def test_T19_the_four_tiers_of_triggers_on_one_chain():
    d = scene(
        attack("Mine Must", "Mine May") + hand("Battle Ox"),
        attack("Their Must", "Their May") + set_("Mystical Space Typhoon"),
    ).summon("Battle Ox")
    assert (d.asked, d.chain()) == (YOU, ["Mine Must", "Their Must"])
    d.use("Mine May")
    assert (d.asked, d.chain()) == (THEM, ["Mine Must", "Their Must", "Mine May"])
    d.use("Their May").resolve()
    assert [event.cards[0] for event in d.events("activate")] == TIERS
    assert [event.cards[0] for event in d.events("resolve")] == TIERS[::-1]


@pytest.mark.rule("J-CHAIN-06")
def test_T19_the_tiers_in_the_opponents_turn():
    d = scene(
        attack("Mine Must", "Mine May"), attack("Their Must", "Their May") + hand("Battle Ox"), turn=THEM
    )
    d.summon("Battle Ox").use("Their May").use("Mine May")
    assert [event.cards[0] for event in d.events("activate")] == [TIERS[i] for i in (1, 0, 3, 2)]


@pytest.mark.rule("J-CHAIN-06")
@pytest.mark.parametrize("first", ["Mine Must", "Mine Must 2"])
def test_your_own_triggers_go_on_the_chain_in_the_order_you_like(first):
    d = scene(attack("Mine Must", "Mine Must 2") + hand("Battle Ox"), attack("Their Must")).summon(
        "Battle Ox"
    )
    assert d.options() == ["first Mine Must", "first Mine Must 2"]
    d.use(first)
    activated = [event.cards[0] for event in d.events("activate")]
    assert activated[0] == first
    assert set(activated[:2]) == {"Mine Must", "Mine Must 2"}
    assert activated[2] == "Their Must"


@pytest.mark.rule("J-CHAIN-06")
def test_an_optional_trigger_may_be_declined():
    d = scene(attack("Mine May") + hand("Battle Ox"), attack("Their May")).summon("Battle Ox")
    assert d.options() == ["first Mine May", "no"]
    d.no().no()
    assert (d.chain(), d.lp(YOU), d.kind) == ([], 8000, "act")


@pytest.mark.rule("J-CHAIN-06")
@pytest.mark.card("Torrential Tribute")
def test_then_speed_2_may_be_added_the_opponent_of_the_last_trigger_first():
    d = scene(attack("Mine Must") + hand("Battle Ox", "Spark"), set_("Torrential Tribute")).summon(
        "Battle Ox"
    )
    assert (d.asked, d.chain()) == (THEM, ["Mine Must"])
    d.respond("Torrential Tribute").respond("Spark", seat=YOU)
    assert [event.cards[0] for event in d.events("resolve")] == ["Spark", "Torrential Tribute", "Mine Must"]
    assert d.lp(YOU) == 8100  # it was activated before it was destroyed


@pytest.mark.rule("J-CHAIN-06", "J-TRIB-04")
def test_triggers_of_an_earlier_event_come_first_whoever_has_them():
    d = scene(
        attack("Dweller", owner=THEM) + attack("Mine Must") + hand("Summoned Skull"),
    ).summon("Summoned Skull", tributes=["Dweller"])
    assert [event.cards[0] for event in d.events("activate")] == ["Dweller", "Mine Must"]
    assert [event.player for event in d.events("draw")] == [THEM]


@pytest.mark.rule("J-CHAIN-06")
@pytest.mark.card("Dark Hole", "Sangan")
def test_what_is_destroyed_together_triggers_together():
    d = table(
        you=attack("Sangan", "Battle Ox") + hand("Dark Hole") + deck("Kuriboh"),
        them=attack("Sangan") + deck("Mystical Elf"),
    ).activate("Dark Hole")
    assert [event.cards for event in d.events("activate")] == [("Dark Hole",), ("Sangan",), ("Sangan",)]
    assert [event.player for event in d.events("activate")] == [YOU, YOU, THEM]
    assert (d.hand(THEM), d.hand(YOU)) == (["Mystical Elf"], ["Kuriboh"])


# -- triggers and a chain that goes on --------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-05")
@pytest.mark.card("Sangan")
def test_what_is_triggered_in_a_chain_starts_a_new_chain_when_it_is_over():
    d = scene(attack("Sangan") + hand("Scout") + deck("Kuriboh"), hand("Bolt") + set_("Bolt"))
    d.activate("Scout").respond("Bolt", ["Sangan"]).resolve()
    assert [event.cards[0] for event in d.events("activate")] == ["Scout", "Bolt", "Sangan"]
    assert [event.cards[0] for event in d.events("resolve")] == ["Bolt", "Scout", "Sangan"]


@pytest.mark.rule("J-CHAIN-05")
@pytest.mark.card("Sangan")
def test_the_new_chain_comes_before_anybody_may_play_and_may_be_answered():
    d = scene(attack("Sangan") + hand("Bolt", "Spark") + deck("Kuriboh"), set_("Spark"))
    d.activate("Bolt", ["Sangan"]).pass_()
    d.pass_()
    assert (d.chain(), d.asked, d.options()) == (["Sangan"], THEM, ["activate Spark", "pass"])
    d.activate("Spark")
    assert d.chain() == ["Sangan", "Spark"]


@pytest.mark.rule("J-CHAIN-05", "J-FLIP-06")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_met_in_a_chain_starts_a_new_chain():
    d = scene(set_("Man-Eater Bug") + set_("Sunrise"), attack("Battle Ox") + hand("Scout"), turn=THEM)
    d.activate("Scout").respond("Sunrise")
    assert [event.cards[0] for event in d.events("resolve")] == ["Sunrise", "Scout"]
    assert d.kind == "choose"
    d.pick("Battle Ox").resolve()
    assert d.graveyard(THEM) == ["Scout", "Battle Ox"]


# -- missing the timing -----------------------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-07", "J-MAG-04")
@pytest.mark.card("Mystical Space Typhoon")
def test_an_optional_trigger_works_when_its_event_was_the_last_thing_to_happen():
    d = scene(face_up("Keepsake"), hand(MST), turn=THEM).activate(MST)
    assert (d.asked, d.options()) == (YOU, ["first Keepsake", "no"])
    d.use("Keepsake")
    assert len(d.hand(YOU)) == 1
    assert d.graveyard(THEM) == [MST]  # its departure made nobody miss anything


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.card("Mystical Space Typhoon", "Pot of Greed")
@pytest.mark.parametrize("first", ["Pot of Greed", "Scout"])
def test_T14_at_link_2_it_is_missed(first):
    d = scene(face_up("Keepsake") + hand(first), set_(MST)).activate(first).respond(MST, ["Keepsake"])
    assert d.kind == "act"
    assert "Keepsake" in d.graveyard(YOU)
    assert [event.cards[0] for event in d.events("activate")] == [first, MST]


@pytest.mark.rule("J-CHAIN-07")
def test_T14_as_a_cost_it_is_missed():
    d = scene(attack("Cannon", "Hopper")).activate("Cannon", cost=["Hopper"])
    assert (d.lp(THEM), d.kind, d.hand(YOU)) == (7500, "act", [])


@pytest.mark.rule("J-CHAIN-07")
def test_T14_as_a_tribute_for_a_summon_it_is_missed():
    d = scene(attack("Hopper") + hand("Summoned Skull")).summon("Summoned Skull", tributes=["Hopper"])
    assert (d.kind, d.hand(YOU)) == ("act", [])


@pytest.mark.rule("J-CHAIN-07")
def test_before_a_later_part_of_the_same_effect_it_is_missed():
    d = scene(attack("Hopper") + hand("Altar")).activate("Altar", ["Hopper"])
    assert (d.kind, len(d.hand(YOU))) == ("act", 1)


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.parametrize(
    "play",
    [
        lambda d: d.activate("Cannon", cost=["Dweller"]),
        lambda d: d.summon("Summoned Skull", tributes=["Dweller"]),
        lambda d: d.activate("Altar", ["Dweller"]),
        lambda d: d.activate("Scout").activate("Bolt", ["Dweller"]),
        lambda d: d.activate("Bolt", ["Dweller"]),
    ],
    ids=["cost", "tribute", "later part", "link 2", "last"],
)
def test_a_mandatory_trigger_is_never_missed(play):
    d = play(scene(attack("Cannon", "Dweller") + hand("Summoned Skull", "Altar", "Scout", "Bolt"))).resolve()
    assert "Dweller" in [event.cards[0] for event in d.events("activate")]
    assert d.events("draw")


@pytest.mark.rule("J-CHAIN-07", "J-EQUIP-01")
@pytest.mark.card("Axe of Despair")
def test_the_equip_that_goes_with_its_monster_makes_nobody_miss():
    d = scene(attack("Hopper") + equip("Axe of Despair", on="Hopper") + hand("Bolt")).activate("Bolt")
    assert d.graveyard(YOU) == ["Hopper", "Axe of Despair", "Bolt"]
    assert d.options() == ["first Hopper", "no"]


@pytest.mark.rule("J-CHAIN-07")
def test_what_a_continuous_effect_does_then_makes_nobody_miss():
    alone = w.destroyed_while(w.THIS_CARD, w.Exists(w.MONSTER & w.OTHER, 2))
    frail = effect_monster("Frail", w.continuous(alone), attack=900)
    d = table(
        you=attack("Frail") + hand("Battle Ox"),
        them=attack("Kuriboh") + set_("Trap Hole"),
        cards=[frail],
    ).summon("Battle Ox")
    assert d.graveyard(YOU) == ["Frail"]
    d.respond("Trap Hole").resolve()
    assert d.graveyard(YOU) == ["Frail", "Battle Ox"]


@pytest.mark.rule("J-CHAIN-07", "J-MAG-04")
def test_what_a_continuous_effect_does_when_the_used_cards_have_left_makes_nobody_miss():
    crowd = w.Exists(w.CARD & w.IN_GRAVEYARD & w.YOURS, 2)
    frail = effect_monster("Frail", w.continuous(w.destroyed_while(w.THIS_CARD, crowd)), attack=900)
    d = table(you=attack("Frail", "Hopper") + hand("Bolt"), cards=[frail, HOPPER, BOLT])
    d.activate("Bolt", ["Hopper"])
    assert d.graveyard(YOU) == ["Hopper", "Bolt", "Frail"]
    assert d.options() == ["first Hopper", "no"]


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.card("Dragon Capture Jar", "Trap Hole")
def test_a_monster_turned_by_a_continuous_effect_can_still_be_answered_as_summoned():
    d = table(you=hand("Koumori Dragon"), them=face_up("Dragon Capture Jar") + set_("Trap Hole")).summon(
        "Koumori Dragon"
    )
    assert d.position("Koumori Dragon") == "defense"
    d.respond("Trap Hole").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.card("Axe of Despair")
def test_an_equip_lost_by_a_tribute_for_a_summon_misses_as_the_tribute_does():
    d = table(
        you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + hand("Summoned Skull")
    ).summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.graveyard(YOU) == ["Battle Ox", "Axe of Despair"]
    assert d.kind == "act"


@pytest.mark.rule("J-CHAIN-07", "J-CHAIN-08")
@pytest.mark.card("Torrential Tribute", "Call of the Haunted")
def test_a_trap_that_answers_a_summon_needs_it_as_the_last_thing_too():
    you = set_("Call of the Haunted") + graveyard("Battle Ox") + hand("Scout")
    d = scene(you, set_("Torrential Tribute")).activate("Call of the Haunted", ["Battle Ox"])
    assert d.can_respond("Torrential Tribute")
    d = scene(you, set_("Torrential Tribute") + set_("Spark")).activate("Scout")
    d.pass_().activate("Call of the Haunted", ["Battle Ox"]).pass_()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert not d.can_respond("Torrential Tribute")


@pytest.mark.rule("J-CHAIN-07", "J-FLIP-06")
@pytest.mark.card("Penguin Soldier")
def test_an_optional_flip_effect_waits_for_the_end_of_the_chain_and_is_not_missed():
    d = scene(set_("Penguin Soldier") + set_("Sunrise"), attack("Battle Ox") + hand("Scout"), turn=THEM)
    d.activate("Scout").respond("Sunrise")
    assert (d.asked, d.options()) == (YOU, ["first Penguin Soldier", "no"])


# -- Sangan -----------------------------------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-07", "J-TERM-01")
@pytest.mark.card("Sangan")
@pytest.mark.parametrize(
    "play",
    [
        lambda d: d.summon("Summoned Skull", tributes=["Sangan"]),
        lambda d: d.activate("Cannon", cost=["Sangan"]),
        lambda d: d.activate("Bolt", ["Sangan"]),
    ],
    ids=["tribute", "cost", "destroyed"],
)
def test_T13_sangan_searches_however_it_leaves_the_field(play):
    d = play(scene(attack("Sangan", "Cannon") + hand("Summoned Skull", "Bolt") + deck("Kuriboh", "Spark")))
    assert "Kuriboh" in d.resolve().hand(YOU)


@pytest.mark.rule("J-TERM-01", "J-TERM-03")
@pytest.mark.card("Sangan", "Horn of Heaven", "Graceful Charity")
def test_T13_sangan_does_not_search_when_it_never_was_on_the_field():
    d = table(you=hand("Graceful Charity", "Sangan", "Kuriboh") + deck("Battle Ox"))
    d.activate("Graceful Charity").pick("Sangan", "Kuriboh")
    assert "Sangan" in d.graveyard(YOU)
    assert d.kind == "act"
    d = table(you=hand("Sangan"), them=set_("Horn of Heaven") + attack("Kuriboh"))
    d.summon("Sangan").respond("Horn of Heaven").resolve()
    assert d.graveyard(YOU) == ["Sangan"]
    assert len(d.events("activate")) == 1


@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.card("Sangan")
def test_T13_the_card_that_was_searched_may_be_used_at_once():
    d = scene(attack("Sangan") + hand("Bolt") + deck("Kuriboh")).activate("Bolt").summon("Kuriboh")
    assert d.monsters(YOU) == ["Kuriboh"]


# -- several turned up together ---------------------------------------------------------------------


@pytest.mark.rule("J-FLIP-06", "J-CHAIN-06")
@pytest.mark.card("Man-Eater Bug", "Penguin Soldier")
def test_several_monsters_turned_up_together_share_a_chain_by_tiers():
    d = scene(
        set_("Man-Eater Bug", "Penguin Soldier", "All Up"),
        set_("Man-Eater Bug") + attack("Battle Ox", "Gemini Elf"),
    ).activate("All Up")
    assert d.asked == YOU  # Man-Eater Bug of the turn player is Link 1: its target
    d.pick("Battle Ox")
    assert d.asked == THEM
    d.pick("Gemini Elf").use("Penguin Soldier", ["Gemini Elf"]).done()
    activated = [event.cards[0] for event in d.events("activate")]
    assert activated == ["All Up", "Man-Eater Bug", "Man-Eater Bug", "Penguin Soldier"]
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Gemini Elf"], ["Battle Ox"])


@pytest.mark.rule("J-FLIP-06", "J-EFF-04")
@pytest.mark.card("Man-Eater Bug")
def test_a_monster_turned_up_and_destroyed_in_the_same_chain_still_uses_its_flip_effect():
    d = scene(set_("Man-Eater Bug") + set_("Sunrise"), attack("Battle Ox") + hand("Bolt"), turn=THEM)
    d.activate("Bolt", ["Man-Eater Bug"]).respond("Sunrise")
    assert d.graveyard(YOU) == ["Man-Eater Bug", "Sunrise"]
    assert d.graveyard(THEM) == ["Bolt", "Battle Ox"]
