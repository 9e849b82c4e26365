"""Every value of every switch, and the two presets."""

import pytest
from scenario import *

from spellspeed import JUDGE, LETTER, Rules
from spellspeed.duel.rules import PRESETS
from spellspeed.language import words as w

pytestmark = both_seats

MST = "Mystical Space Typhoon"
DEFAULTS = {
    "first_turn_draw": True,
    "toss": "winner_chooses",
    "match_policy": "rulebook",
    "quick_play_hand": "any_phase",
    "effect_change_counts": True,
    "replay_sources": "any",
    "replay_attacker": "free",
    "simultaneous": "four_tier",
    "standby_dodge": False,
    "clock": "off",
    "zones": "auto",
}
VALUES = [(name, value) for name, values in Rules.CHOICES.items() for value in values]

SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
SENTRY = effect_monster("Sentry", w.quick(w.Destroy(w.TARGET), target=w.MONSTER & w.YOURS), attack=1200)
SEND_HOME = trap("Send Home", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
LAMP = magic("Lamp", w.duty(w.GainLife(100), phase=w.STANDBY_PHASE), icon="continuous")
BREAK = trap("Break", w.activate(w.Destroy(w.TARGET), target=w.CARD & w.ON_FIELD))
STUMBLE = magic("Stumble", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=w.MONSTER))


def herald(name, mandatory):
    when = w.Summoned(that=w.MONSTER & w.OTHER)
    return effect_monster(name, w.trigger(w.GainLife(100), when=when, mandatory=mandatory), attack=500)


HERALDS = [herald(f"{whose} {how}", how == "Must") for whose in ("Mine", "Their") for how in ("Must", "May")]
OWN = [SPARK, SENTRY, SEND_HOME, LAMP, BREAK, STUMBLE, *HERALDS]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


# -- the switches themselves ------------------------------------------------------------------------


def test_the_defaults_are_how_the_game_was_judged():
    assert Rules().items() == JUDGE.items() == DEFAULTS
    assert set(DEFAULTS) == set(Rules.CHOICES)


def test_the_default_of_each_switch_comes_first():
    assert {name: values[0] for name, values in Rules.CHOICES.items()} == DEFAULTS


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_is_accepted_and_changes_nothing_else(name, value):
    assert Rules(**{name: value}).items() == {**DEFAULTS, name: value}


@pytest.mark.parametrize("name", [name for name, value in DEFAULTS.items() if isinstance(value, str)])
@pytest.mark.parametrize("wrong", ["", "both", "ANY", "Auto"])
def test_a_wrong_value_is_refused_with_the_name_and_the_values(name, wrong):
    with pytest.raises(ValueError, match=name) as refused:
        Rules(**{name: wrong})
    for value in Rules.CHOICES[name]:
        assert repr(value) in str(refused.value)


def test_an_unknown_switch_is_refused_by_its_name():
    with pytest.raises(TypeError, match="mulligan"):
        Rules(mulligan=True)


def test_two_presets():
    assert PRESETS == {"judge": JUDGE, "letter": LETTER}
    assert {name: value for name, value in LETTER.items().items() if value != DEFAULTS[name]} == {
        "quick_play_hand": "main_and_battle",
        "replay_sources": "trap_quickplay",
        "toss": "winner_starts",
    }


@pytest.mark.parametrize(
    ("name", "value"), [pair for pair in VALUES if pair[0] in ("toss", "match_policy", "clock")]
)
def test_switches_of_the_match_change_nothing_in_a_duel(name, value):
    plain, switched = opening(shuffled=True, seed=3), opening(shuffled=True, seed=3, rules={name: value})
    assert switched.picture() == plain.picture()
    assert switched.options() == plain.options()


# -- first_turn_draw --------------------------------------------------------------------------------


@pytest.mark.rule("J-SETUP-01", "R-PHASE-04")
@pytest.mark.parametrize(("value", "cards"), [(True, 6), (False, 5)])
@pytest.mark.parametrize("first", [YOU, THEM])
def test_first_turn_draw(value, cards, first):
    d = opening(first=first, rules={"first_turn_draw": value})
    assert (len(d.hand(first)), len(d.hand(1 - first))) == (cards, 5)
    d.end_turn()
    assert len(d.hand(1 - first)) == 6


@pytest.mark.rule("J-SETUP-01", "R-WIN-05")
@pytest.mark.parametrize(("value", "winner"), [(True, THEM), (False, None)])
def test_first_turn_draw_with_an_empty_deck(value, winner):
    decks = {"you": ["Cosmo Queen"] * 5, "them": ["Cosmo Queen"] * 9}
    d = opening(**decks, rest=False, rules={"first_turn_draw": value})
    assert d.winner == winner


# -- quick_play_hand --------------------------------------------------------------------------------


def phases_of_a_spark(rules, turn=YOU):
    """In which phases of the turn YOU may use a Quick-Play Magic from the hand."""
    found = []
    d = scene(hand("Spark"), set_("Waboku"), turn=turn, phase=TURN_BEGINS, rules=rules)
    for phase in (DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE, MAIN_2, END_PHASE):
        d.to_phase(phase)
        if "J-MAG-01" not in d.why_not("Spark"):
            found.append(phase)
    return found


@pytest.mark.rule("J-MAG-01")
@pytest.mark.parametrize("rules", [{}, {"quick_play_hand": "any_phase"}, "judge"])
def test_quick_play_hand_any_phase(rules):
    assert phases_of_a_spark(rules) == [DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE, MAIN_2, END_PHASE]


@pytest.mark.rule("J-MAG-01", "R-MAG-07")
@pytest.mark.parametrize("rules", [{"quick_play_hand": "main_and_battle"}, "letter"])
def test_quick_play_hand_main_and_battle(rules):
    assert phases_of_a_spark(rules) == [MAIN_1, BATTLE_PHASE, MAIN_2]


@pytest.mark.rule("J-MAG-01", "R-MAG-08")
@pytest.mark.parametrize("rules", ["judge", "letter"])
def test_a_set_quick_play_does_not_ask_for_the_switch(rules):
    d = scene(set_("Spark"), phase=TURN_BEGINS, rules=rules)
    assert (d.phase, d.options()) == (DRAW_PHASE, ["activate Spark", "pass"])
    d = scene(set_("Spark"), phase=TURN_BEGINS, turn=THEM, rules=rules)
    assert (d.asked, d.phase) == (YOU, DRAW_PHASE)


@pytest.mark.rule("J-MAG-01")
@pytest.mark.parametrize("rules", ["judge", "letter"])
def test_never_from_the_hand_in_the_opponents_turn(rules):
    d = scene(hand("Spark"), attack("Battle Ox"), turn=THEM, phase=TURN_BEGINS, rules=rules)
    assert (d.asked, d.phase) == (THEM, MAIN_1)
    d.to_battle().attack("Battle Ox")
    assert d.asked == THEM


# -- effect_change_counts ---------------------------------------------------------------------------


@pytest.mark.rule("J-POS-03", "R-POS-03")
@pytest.mark.parametrize("value", [True, False])
def test_effect_change_counts(value):
    d = scene(hand("Stumble") + attack("Battle Ox"), rules={"effect_change_counts": value})
    d.activate("Stumble", ["Battle Ox"])
    assert d.position("Battle Ox") == "defense"
    assert d.can("change", "Battle Ox") is not value
    assert d.why_not("Battle Ox", "change") == (["R-POS-02"] if value else [])


@pytest.mark.rule("J-POS-03", "R-POS-02")
def test_even_if_effects_do_not_count_a_change_by_the_player_does():
    d = scene(hand("Stumble") + defense("Battle Ox"), rules={"effect_change_counts": False})
    d.change("Battle Ox").activate("Stumble", ["Battle Ox"])
    assert d.why_not("Battle Ox", "change") == ["R-POS-02"]


# -- replay_sources and replay_attacker -------------------------------------------------------------


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
@pytest.mark.parametrize(
    ("rules", "by_monster"),
    [
        ({"replay_sources": "any"}, True),
        ("judge", True),
        ({"replay_sources": "trap_quickplay"}, False),
        ("letter", False),
    ],
)
def test_replay_sources(rules, by_monster):
    them = attack("Kuriboh", "Sentry") + set_("Send Home")
    d = scene(attack("Battle Ox"), them, rules=rules).to_battle().attack("Battle Ox", "Kuriboh")
    d.respond("Sentry", ["Sentry"]).resolve()
    assert bool(d.events("replay")) is by_monster
    d = scene(attack("Battle Ox"), them, rules=rules).to_battle().attack("Battle Ox", "Kuriboh")
    d.respond("Send Home", ["Sentry"]).resolve()
    assert d.events("replay")


@pytest.mark.rule("J-REPLAY-02", "R-REPLAY-03")
@pytest.mark.parametrize(("value", "other"), [("free", True), ("same_only", False)])
def test_replay_attacker(value, other):
    d = scene(
        attack("Battle Ox", "Silver Fang"),
        attack("Kuriboh", "Sentry") + set_("Send Home"),
        rules={"replay_attacker": value},
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Send Home", ["Sentry"]).resolve()
    assert d.can("attack", "Battle Ox", "Kuriboh")
    assert d.can("attack", "Silver Fang", "Kuriboh") is other
    assert d.can_go(MAIN_2) is other
    assert d.can("no") is not other
    d.attack("Battle Ox", "Kuriboh")
    assert d.can("attack", "Silver Fang", DIRECT)


# -- simultaneous -----------------------------------------------------------------------------------


def simultaneous(value):
    d = scene(
        attack("Mine Must", "Mine May") + hand("Battle Ox"),
        attack("Their Must", "Their May"),
        rules={"simultaneous": value},
    )
    return d.summon("Battle Ox")


@pytest.mark.rule("J-CHAIN-06")
def test_simultaneous_four_tier():
    d = simultaneous("four_tier").use("Mine May").use("Their May")
    order = [event.cards[0] for event in d.events("activate")]
    assert order == ["Mine Must", "Their Must", "Mine May", "Their May"]


@pytest.mark.rule("J-CHAIN-06")
def test_simultaneous_turn_player_first():
    d = simultaneous("turn_player_first")
    assert d.options() == ["first Mine Must", "first Mine May"]  # in the order he likes
    d.use("Mine May")
    assert d.asked == THEM
    d.use("Their Must").use("Their May")
    order = [event.cards[0] for event in d.events("activate")]
    assert order == ["Mine May", "Mine Must", "Their Must", "Their May"]


@pytest.mark.rule("J-CHAIN-06")
def test_with_turn_player_first_only_optional_triggers_may_be_declined():
    d = simultaneous("turn_player_first")
    assert not d.can("no")
    d.use("Mine Must")
    assert d.options() == ["first Mine May", "no"]
    d.no().use("Their Must").no()
    assert [event.cards[0] for event in d.events("activate")] == ["Mine Must", "Their Must"]


# -- standby_dodge ----------------------------------------------------------------------------------


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.parametrize(("value", "lp"), [(False, 8100), (True, 8000)])
def test_standby_dodge(value, lp):
    d = scene(face_up("Lamp") + set_("Break"), phase=TURN_BEGINS, rules={"standby_dodge": value})
    d.to_phase(STANDBY_PHASE).activate("Break", ["Lamp"]).resolve()
    assert (d.phase, d.lp(YOU)) == (MAIN_1, lp)


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.parametrize("value", [False, True])
def test_standby_dodge_changes_nothing_for_a_card_that_stays_or_left_before(value):
    d = scene(face_up("Lamp"), phase=TURN_BEGINS, rules={"standby_dodge": value})
    assert d.lp(YOU) == 8100
    d = scene(face_up("Lamp") + set_("Break"), phase=TURN_BEGINS, rules={"standby_dodge": value})
    d.to_phase(DRAW_PHASE).activate("Break", ["Lamp"]).end_turn()
    assert d.lp(YOU) == 8000


# -- zones ------------------------------------------------------------------------------------------

ASK = {"zones": "ask"}
FREE = ["zone 1", "zone 2", "zone 4", "zone 5"]


@pytest.mark.rule("R-ZONE-01", "R-ZONE-03")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_zones_of_a_monster_from_the_hand(verb):
    d = getattr(scene(attack("Kuriboh", zone=3) + hand("Battle Ox")), verb)("Battle Ox")
    assert d.zones(YOU) == [None, "Battle Ox", "Kuriboh", None, None]
    d = getattr(scene(attack("Kuriboh", zone=3) + hand("Battle Ox"), rules=ASK), verb)("Battle Ox")
    assert (d.asked, d.options()) == (YOU, FREE)
    assert d.choose("zone 5").zones(YOU)[4] == "Battle Ox"


@pytest.mark.rule("R-ZONE-03")
@pytest.mark.parametrize(("verb", "name"), [("set", "Trap Hole"), ("set", "Dark Hole"), ("activate", "Lamp")])
def test_zones_of_magic_and_trap_cards(verb, name):
    you = set_("Waboku", zone=3) + hand(name) + attack("Kuriboh")
    d = getattr(scene(you), verb)(name)
    assert d.zones(YOU, magic_trap=True) == [None, name, "Waboku", None, None]
    d = getattr(scene(you, rules=ASK), verb)(name)
    assert d.options() == FREE
    assert d.choose("zone 1").zones(YOU, magic_trap=True)[0] == name


@pytest.mark.rule("R-ZONE-03", "R-ZONE-06")
def test_zones_ask_nothing_where_there_is_no_choice():
    d = scene(hand("Yami", "Battle Ox", MST), set_("Waboku"), rules=ASK).activate("Yami")
    assert d.field(YOU) == "Yami"
    four = attack("Kuriboh", "Mystical Elf", "Silver Fang", "Gemini Elf")
    d = scene(four + hand("Battle Ox"), rules=ASK).summon("Battle Ox")
    assert (len(d.monsters(YOU)), d.kind) == (5, "act")
    d = scene(set_("Spark"), rules=ASK).activate("Spark")  # it has its zone
    assert d.lp(THEM) == 7500


@pytest.mark.rule("R-ZONE-01")
@pytest.mark.card("Monster Reborn", "Scapegoat")
def test_zones_of_special_summons():
    d = scene(hand("Monster Reborn") + graveyard("Battle Ox") + attack("Kuriboh", zone=3), rules=ASK)
    d.activate("Monster Reborn", zone=1).choose("attack")
    assert d.options() == FREE
    assert d.choose("zone 4").zones(YOU)[3] == "Battle Ox"
    d = scene(set_("Scapegoat"), rules=ASK).activate("Scapegoat")
    for zone in ("zone 5", "zone 4", "zone 2", "zone 1"):
        d.choose(zone)
    assert d.zones(YOU) == ["Sheep Token", "Sheep Token", None, "Sheep Token", "Sheep Token"]
    d = scene(set_("Scapegoat") + attack("Kuriboh", zone=2), rules=ASK).activate("Scapegoat")
    assert len(d.monsters(YOU)) == 5  # no choice


@pytest.mark.rule("R-ZONE-01")
@pytest.mark.card("Polymerization", "Hamburger Recipe")
def test_zones_of_fusion_and_ritual_summons():
    dragon = hand("Polymerization", "Gaia The Fierce Knight", "Curse of Dragon")
    d = scene(dragon + fusion_deck("Gaia the Dragon Champion"), rules=ASK)
    d.activate("Polymerization", zone=2).pick("Gaia The Fierce Knight", "Curse of Dragon")
    d.choose("attack").choose("zone 4")
    assert d.zones(YOU)[3] == "Gaia the Dragon Champion"
    d = scene(hand("Hamburger Recipe", "Hungry Burger", "Summoned Skull"), rules=ASK)
    d.activate("Hamburger Recipe", zone=2).choose("attack").choose("zone 1")
    assert d.zones(YOU)[0] == "Hungry Burger"


@pytest.mark.rule("J-MAG-01", "J-REPLAY-03")
@pytest.mark.parametrize("preset", ["judge", "letter"])
def test_both_presets_play_a_turn(preset):
    d = opening(["Battle Ox", MST] * 20, ["Battle Ox", "Waboku"] * 20, rules=preset)
    assert d.state.rules is PRESETS[preset]
    d.resolve().summon("Battle Ox").end_turn().resolve()
    d.summon("Battle Ox").set("Waboku").to_battle().attack("Battle Ox", "Battle Ox").resolve()
    assert d.graveyard(YOU) == d.graveyard(THEM) == ["Battle Ox"]
