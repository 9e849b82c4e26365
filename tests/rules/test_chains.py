"""Chains: Spell Speeds, answering and resolving."""

import pytest
from scenario import *

from spellspeed import NotAnOption
from spellspeed.language import words as w

pytestmark = both_seats

MST = "Mystical Space Typhoon"

BURN = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
HEAL = trap("Herb", w.activate(w.GainLife(500)))
SCOUT = magic("Scout", w.activate(w.LookAtDeckTop(1)))
CONTINUOUS = magic("Banner", w.continuous(w.Bonus(w.MONSTER, attack=100)), icon="continuous")
ENGINE = trap("Engine", w.quick(w.GainLife(100)), icon="continuous")
COUNTER = trap(
    "Refusal",
    w.activate(w.NegateActivation(), when=w.Activated(w.CARD)),
    icon="counter",
)
WORKER = effect_monster("Worker", w.ignition(w.GainLife(100)), attack=1000)
AGENT = effect_monster("Agent", w.quick(w.GainLife(100)), attack=1000)
GREETER = effect_monster("Greeter", w.trigger(w.GainLife(100), when=w.Summoned(this=True)), attack=1000)
LOOKER = effect_monster("Looker", w.flip(w.LookAtDeckTop(1)), attack=1000)
OWN = (BURN, HEAL, SCOUT, CONTINUOUS, ENGINE, COUNTER, WORKER, AGENT, GREETER, LOOKER)


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


# -- building and resolving -------------------------------------------------------------------------


@pytest.mark.rule("R-CHAIN-01")
@pytest.mark.card("Pot of Greed", "Mystical Space Typhoon", "Waboku")
def test_each_answer_is_the_next_link():
    d = table(you=hand("Pot of Greed") + set_("Waboku"), them=set_(MST)).activate("Pot of Greed")
    assert d.chain() == ["Pot of Greed"]
    d.respond(MST, ["Waboku"])
    assert d.chain() == ["Pot of Greed", MST]
    d.respond("Waboku")
    assert d.chain() == []  # nobody can answer any more: it has resolved
    assert [event.cards for event in d.events("activate")] == [("Pot of Greed",), (MST,), ("Waboku",)]


@pytest.mark.rule("R-CHAIN-02")
@pytest.mark.card("Pot of Greed", "Mystical Space Typhoon", "Waboku")
def test_the_last_link_resolves_first():
    d = table(you=hand("Pot of Greed") + set_("Waboku"), them=set_(MST)).activate("Pot of Greed")
    d.respond(MST, ["Waboku"]).respond("Waboku").resolve()
    assert [event.cards for event in d.events("resolve")] == [("Waboku",), (MST,), ("Pot of Greed",)]


@pytest.mark.rule("R-CHAIN-02")
def test_nothing_resolves_before_both_have_passed():
    d = scene(hand("Spark", "Pot of Greed"), set_("Herb") + lp(1000)).activate("Pot of Greed")
    d.respond("Herb", seat=THEM)
    assert (d.lp(THEM), len(d.hand(YOU))) == (1000, 1)
    d.respond("Spark")
    assert (d.lp(THEM), len(d.hand(YOU))) == (1000 - 500 + 500, 2)
    assert [kind for kind in d.kinds() if kind in ("effect-damage", "gain", "draw")] == [
        "effect-damage",
        "gain",
        "draw",
    ]


@pytest.mark.rule("R-CHAIN-03", "R-CHAIN-04", "J-CHAIN-02")
def test_the_player_who_was_answered_is_asked_again_after_every_link():
    d = scene(set_("Herb", "Engine"), hand("Spark") + set_("Herb"), turn=THEM).activate("Spark")
    assert (d.asked, d.kind) == (YOU, "respond")
    d.respond("Herb", seat=YOU)
    assert (d.asked, d.options()) == (THEM, ["activate Herb", "pass"])
    d.respond("Herb", seat=THEM)
    assert (d.asked, d.options()) == (YOU, ["activate Engine", "pass"])


@pytest.mark.rule("J-CHAIN-02")
def test_you_may_chain_to_your_own_link_once_the_opponent_has_passed():
    d = scene(hand("Spark", "Spark"), set_("Herb")).activate("Spark")
    assert d.asked == THEM
    d.pass_()
    assert (d.asked, d.can("activate", "Spark")) == (YOU, True)
    d.activate("Spark")
    assert d.chain() == ["Spark", "Spark"]
    assert d.asked == THEM  # a new link: who passed before may answer this one


@pytest.mark.rule("J-CHAIN-02")
def test_two_passes_in_a_row_close_the_chain():
    d = scene(hand("Spark", "Spark"), set_("Herb")).activate("Spark").pass_().pass_()
    assert d.chain() == []
    assert d.lp(THEM) == 7500
    assert d.hand(YOU) == ["Spark"]


@pytest.mark.rule("R-CHAIN-05", "J-CHAIN-10")
def test_nobody_who_could_answer_is_left_out():
    d = scene(hand("Spark"), set_("Herb")).activate("Spark")
    assert (d.asked, d.kind, d.lp(THEM)) == (THEM, "respond", 8000)


@pytest.mark.rule("R-CHAIN-05", "J-CHAIN-10")
def test_an_illegal_answer_changes_nothing_and_the_question_stays_open():
    d = scene(hand("Spark"), set_("Herb")).activate("Spark")
    before, key = d.picture(), d.state.decision.options[0].key
    for wrong in ("summon:0", "yes", "", key + "x"):
        with pytest.raises(NotAnOption):
            d.state.submit(wrong)
    with pytest.raises(NotAnOption):
        d.state.submit(key, d.state.decision.number + 2)  # an answer to another question
    assert (d.picture(), d.asked, d.chain()) == (before, THEM, ["Spark"])
    d.respond("Herb").resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.rule("J-CHAIN-10")
def test_who_has_nothing_legal_to_answer_with_is_not_asked():
    d = scene(hand("Spark"), set_("Trap Hole") + hand("Spark", "Kuriboh")).activate("Spark")
    assert (d.asked, d.kind) == (YOU, "act")
    assert d.lp(THEM) == 7500


# -- Spell Speeds -----------------------------------------------------------------------------------


@pytest.mark.rule("R-CHAIN-06", "R-CHAIN-07", "J-CHAIN-01")
@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Scout", hand("Scout")),
        ("Banner", hand("Banner")),
        ("Axe of Despair", hand("Axe of Despair")),
        ("Yami", hand("Yami")),
        ("Hamburger Recipe", hand("Hamburger Recipe", "Hungry Burger", "Summoned Skull")),
        ("Worker", attack("Worker")),
    ],
)
def test_speed_1_answers_nothing_not_even_speed_1(name, parts):
    d = scene(parts + hand("Spark", "Pot of Greed") + attack("Kuriboh"), set_("Herb"))
    assert d.can("activate", name)
    d.activate("Pot of Greed").pass_()
    assert (d.asked, d.can("activate", "Spark"), d.can("activate", name)) == (YOU, True, False)
    assert "R-CHAIN-06" in d.why_not(name, "activate")


@pytest.mark.rule("R-CHAIN-08", "J-CHAIN-01", "R-CHAIN-10")
@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Spark", set_("Spark")),
        ("Herb", set_("Herb")),
        ("Banner Trap", set_("Engine")),
        ("Engine", face_up("Engine")),
        ("Agent", attack("Agent")),
    ],
)
@pytest.mark.parametrize("first", ["Scout", "Spark"])
def test_speed_2_answers_speed_1_and_2(name, parts, first):
    d = scene(parts, hand(first), turn=THEM).activate(first)
    assert d.asked == YOU
    (option, passing) = d.options()
    assert option == f"activate {'Engine' if name == 'Banner Trap' else name}"
    assert passing == "pass"


@pytest.mark.rule("R-CHAIN-08", "R-CHAIN-09", "J-CHAIN-01")
def test_speed_2_is_answered_by_speed_2_and_3():
    d = scene(set_("Refusal", "Herb"), hand("Spark"), turn=THEM).activate("Spark")
    assert d.options() == ["activate Refusal", "activate Herb", "pass"]


@pytest.mark.rule("R-CHAIN-09", "J-CHAIN-01", "R-CHAIN-06")
@pytest.mark.parametrize("first", ["Scout", "Spark"])
def test_only_speed_3_answers_speed_3(first):
    d = scene(set_("Refusal"), set_("Refusal", "Herb", MST) + attack("Agent") + hand(first), turn=THEM)
    d.activate(first, seat=THEM).respond("Refusal", seat=YOU)
    assert (d.asked, d.options()) == (THEM, ["activate Refusal", "pass"])
    for name in ("Herb", MST, "Agent"):
        assert "R-CHAIN-06" in d.why_not(name, "activate")


@pytest.mark.rule("R-CHAIN-10", "J-CHAIN-01")
def test_a_trigger_and_a_flip_effect_start_a_chain_that_speed_2_answers():
    d = scene(hand("Greeter"), set_("Herb")).summon("Greeter")
    assert (d.chain(), d.asked) == (["Greeter"], THEM)
    d = scene(set_("Looker"), set_("Herb")).flip("Looker")
    assert (d.chain(), d.asked) == (["Looker"], THEM)


@pytest.mark.rule("R-CHAIN-10", "J-CHAIN-01")
def test_a_multi_trigger_effect_is_used_in_the_opponents_turn_an_ignition_effect_is_not():
    d = scene(attack("Agent", "Worker"), turn=THEM).leave_for(END_PHASE)
    assert d.options() == ["activate Agent", "pass"]


@pytest.mark.rule("J-CHAIN-01")
@pytest.mark.card("Jinzo")
def test_a_summon_a_set_a_change_and_an_attack_make_no_link():
    d = scene(hand("Battle Ox", "Herb") + defense("Kuriboh") + attack("Gemini Elf"), set_("Herb"))
    for play in (
        lambda: d.summon("Battle Ox"),
        lambda: d.set("Herb"),
        lambda: d.change("Kuriboh"),
        lambda: d.to_battle().attack("Gemini Elf"),
    ):
        play()
        assert (d.chain(), d.asked, d.options()) == ([], THEM, ["activate Herb", "pass"])


# -- priority ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-03")
def test_in_an_open_state_the_turn_player_acts_first():
    d = scene(hand("Spark"), set_("Herb"))
    assert (d.asked, d.kind) == (YOU, "act")
    assert not d.can_respond("Herb")


@pytest.mark.rule("J-CHAIN-03", "J-PHASE-01")
def test_the_opponent_acts_when_the_turn_player_wishes_to_leave_the_phase():
    d = scene((), set_("Herb")).leave_for(BATTLE_PHASE)
    assert (d.asked, d.options(), d.phase) == (THEM, ["activate Herb", "pass"], MAIN_1)


@pytest.mark.rule("J-CHAIN-03")
def test_the_opponent_has_only_speed_2_in_the_turn_players_open_state():
    d = scene((), attack("Worker", "Agent") + hand("Scout", "Spark")).leave_for(END_PHASE)
    assert d.options() == ["activate Agent", "pass"]


@pytest.mark.rule("J-CHAIN-11", "R-GEN-04")
@pytest.mark.parametrize(
    "play",
    [
        lambda d: d.summon("Battle Ox"),
        lambda d: d.set("Battle Ox"),
        lambda d: d.set("Trap Hole"),
        lambda d: d.change("Kuriboh"),
        lambda d: d.flip("Mystical Elf"),
    ],
    ids=["summon", "set a monster", "set a card", "change", "flip"],
)
def test_every_play_is_followed_by_one_window_the_turn_player_first(play):
    you = hand("Battle Ox", "Trap Hole", "Spark") + attack("Kuriboh") + set_("Mystical Elf")
    d = play(scene(you, set_("Herb")))
    assert (d.asked, d.kind, d.options()) == (YOU, "respond", ["activate Spark", "pass"])
    d.pass_()
    assert (d.asked, d.kind, d.options()) == (THEM, "respond", ["activate Herb", "pass"])
    d.pass_()
    assert (d.asked, d.kind) == (YOU, "act")


@pytest.mark.rule("J-CHAIN-11", "J-BP-01")
def test_an_attack_is_followed_by_a_window():
    d = scene(attack("Battle Ox") + hand("Spark"), set_("Herb")).to_battle().attack("Battle Ox")
    assert d.options() == ["activate Spark", "pass"]
    assert d.pass_().options() == ["activate Herb", "pass"]


@pytest.mark.rule("J-CHAIN-11")
def test_an_activation_is_followed_by_its_chain_the_opponent_first():
    d = scene(hand("Spark", "Scout"), set_("Herb")).activate("Scout")
    assert d.asked == THEM


# -- resolving --------------------------------------------------------------------------------------


@pytest.mark.rule("J-CHAIN-04")
@pytest.mark.card("Call of the Haunted")
def test_nothing_is_activated_between_the_links():
    d = scene(hand("Spark", "Pot of Greed"), set_("Call of the Haunted", "Herb") + graveyard("Battle Ox"))
    d.activate("Pot of Greed").respond("Call of the Haunted", ["Battle Ox"]).respond("Spark")
    d.pass_()  # THEM do not use the Herb
    resolved = [event.cards[0] for event in d.events("resolve")]
    assert resolved == ["Spark", "Call of the Haunted", "Pot of Greed"]
    assert d.chain() == []


@pytest.mark.rule("J-CHAIN-04")
def test_while_an_effect_asks_nothing_may_be_activated():
    d = table(you=hand("Graceful Charity", "Kuriboh") + set_(MST), them=set_("Waboku"))
    d.activate("Graceful Charity").resolve()
    assert d.kind == "choose"
    assert all(words.startswith("pick") for words in d.options())
    assert "J-CHAIN-04" in d.why_not(MST)


@pytest.mark.rule("J-CHAIN-04")
def test_a_monster_dies_of_its_own_continuous_effect_between_links():
    frail = effect_monster(
        "Frail",
        w.continuous(w.destroyed_while(w.THIS_CARD, w.Exists(w.MONSTER & w.OTHER & w.YOURS))),
        attack=900,
    )
    late = trap("Late", w.activate(w.Destroy(w.every(w.MONSTER & w.YOURS, needed=False))))
    d = table(
        you=attack("Frail") + set_("Late", "Call of the Haunted") + graveyard("Battle Ox"),
        cards=[frail, late],
    )
    d.activate("Late").respond("Call of the Haunted", ["Battle Ox"]).resolve()
    assert [event.cards for event in d.events("move")][:2] == [("Frail",), ("Battle Ox",)]


@pytest.mark.rule("J-CHAIN-04", "J-TRAP-02")
@pytest.mark.card("Jinzo", "Call of the Haunted", "Waboku")
def test_a_continuous_effect_holds_from_the_next_link_on():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Jinzo"),
        them=set_("Waboku", "Gravity Bind"),
        turn=THEM,
    )
    d.activate("Waboku").respond("Call of the Haunted", ["Jinzo"]).resolve()
    assert d.monsters(YOU) == ["Jinzo"]
    assert [event.cards for event in d.events("resolve")] == [("Call of the Haunted",)]
    assert [event.cards for event in d.events("negate")] == [("Waboku",)]


@pytest.mark.rule("J-CHAIN-08")
@pytest.mark.card("Torrential Tribute", "Trap Hole")
def test_a_card_that_answers_a_summon_must_be_in_the_first_chain_after_it():
    d = scene(hand("Battle Ox", "Spark"), set_("Trap Hole")).summon("Battle Ox")
    d.activate("Spark", seat=YOU)
    assert d.asked == THEM
    assert d.can("activate", "Trap Hole")
    d.pass_()
    assert (d.asked, d.kind) == (YOU, "act")
    assert "J-EFF-12" in d.why_not("Trap Hole")


@pytest.mark.rule("J-CHAIN-08")
@pytest.mark.card("Torrential Tribute")
def test_when_both_have_passed_the_summon_is_past():
    d = scene(hand("Battle Ox", "Spark"), set_("Torrential Tribute")).summon("Battle Ox").pass_().pass_()
    assert d.kind == "act"
    d.activate("Spark").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert not d.can_respond("Torrential Tribute")


@pytest.mark.rule("J-CHAIN-08", "J-BP-01")
@pytest.mark.card("Mirror Force")
def test_a_card_that_answers_an_attack_must_be_in_the_first_chain_after_it():
    d = scene(attack("Battle Ox") + hand("Spark"), set_("Mirror Force", "Herb")).to_battle()
    d.attack("Battle Ox").activate("Spark")
    assert d.options() == ["activate Mirror Force", "activate Herb", "pass"]
    d.pass_()
    assert d.options() == ["activate Herb", "pass"]  # a further window, but the attack is past


@pytest.mark.rule("J-CHAIN-08")
def test_a_declined_trigger_is_no_chain_and_the_summon_can_still_be_answered():
    shy = effect_monster(
        "Shy", w.trigger(w.GainLife(100), when=w.Summoned(this=True), mandatory=False), attack=1500
    )
    d = table(you=hand("Shy"), them=set_("Trap Hole"), cards=[shy]).summon("Shy").no()
    d.respond("Trap Hole").resolve()
    assert d.graveyard(YOU) == ["Shy"]


@pytest.mark.rule("J-CHAIN-08")
def test_a_trigger_that_cannot_be_used_is_no_chain_either():
    hunter = effect_monster(
        "Hunter",
        w.trigger(w.Destroy(w.TARGET), target=w.MONSTER & w.THEIRS, when=w.Summoned(this=True)),
        attack=1500,
    )
    d = table(you=hand("Hunter"), them=set_("Trap Hole"), cards=[hunter]).summon("Hunter")
    d.respond("Trap Hole").resolve()
    assert d.graveyard(YOU) == ["Hunter"]


@pytest.mark.rule("J-CHAIN-09")
@pytest.mark.card("Magic Jammer")
def test_what_negates_must_be_chained_directly():
    d = scene(hand("Pot of Greed", "Spark"), set_("Magic Jammer", "Herb") + hand("Kuriboh"))
    d.activate("Pot of Greed").respond("Herb")
    assert d.asked == YOU
    d.activate("Spark")
    assert d.can("activate", "Magic Jammer")
    d.respond("Magic Jammer").resolve()
    assert d.lp(THEM) == 8500  # the Spark was negated, not the Pot of Greed below
    assert len(d.hand(YOU)) == 2


@pytest.mark.rule("J-CHAIN-09")
@pytest.mark.card("Magic Jammer")
def test_what_negates_cannot_reach_below_another_link():
    d = scene(hand("Pot of Greed") + set_("Herb"), set_("Magic Jammer", "Herb") + hand("Kuriboh"))
    d.activate("Pot of Greed").respond("Herb", seat=THEM).respond("Herb", seat=YOU)
    assert d.kind == "act"  # nothing was left to answer the Traps with
    assert len(d.hand(YOU)) == 2


@pytest.mark.rule("J-CHAIN-09", "J-CHAIN-01")
def test_a_link_that_negates_may_itself_be_negated():
    d = scene(hand("Pot of Greed") + set_("Refusal"), set_("Refusal"))
    d.activate("Pot of Greed").respond("Refusal", seat=THEM).respond("Refusal", seat=YOU).resolve()
    assert len(d.hand(YOU)) == 2
