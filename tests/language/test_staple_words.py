"""Words that the staples of the game brought: what they mean, and how they read."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.verbs.base import Verb

pytestmark = both_seats

COUNTER = w.SPELL_COUNTER


def said(one):
    """The words of a verb, a cost or a condition."""
    return one.text()


# -- values -----------------------------------------------------------------------------------------


@pytest.mark.word("Bonus")
def test_a_bonus_for_each_card_that_fits():
    each = w.Bonus(w.THIS_CARD, attack=100, defense=-50, each=w.IN_GRAVEYARD & w.YOURS)
    mine = effect_monster("Mourner", w.continuous(each), attack=1000, defense=1000)
    d = table(you=attack("Mourner") + graveyard("Jinzo", "Umi"), them=graveyard("Umi"), cards=[mine])
    assert (d.attack_of("Mourner"), d.defense_of("Mourner")) == (1200, 900)
    assert said(each) == "this card gains 100 ATK and loses 50 DEF for each card in your Graveyard"


# -- attacks and positions --------------------------------------------------------------------------


@pytest.mark.word("cannot_be_attacked")
def test_a_monster_that_cannot_be_attacked():
    mine = effect_monster("Ghost", w.continuous(w.cannot_be_attacked(w.MONSTER & w.THIS_CARD)))
    d = table(you=attack("Ghost", "Kuriboh"), them=attack("Jinzo"), turn=THEM, cards=[mine]).to_battle()
    assert d.can("attack", "Jinzo", "Kuriboh")
    assert not d.can("attack", "Jinzo", "Ghost")


@pytest.mark.word("cannot_change")
@pytest.mark.rule("J-POS-04")
def test_a_position_that_only_effects_change():
    mine = magic("Freeze", w.activate(w.Leave(w.cannot_change(), which=w.TARGET), target=w.MONSTER))
    d = table(you=attack("Jinzo") + hand("Freeze", "Book of Moon"), cards=[mine]).activate(
        "Freeze", ["Jinzo"]
    )
    assert d.resolve().why_not("Jinzo", "change") == ["R-GEN-01"]
    assert d.activate("Book of Moon").position("Jinzo") == "set"
    assert said(w.cannot_change(w.MONSTER & w.YOURS)) == (
        "the battle positions of monsters you control cannot be changed"
    )


@pytest.mark.word("pays_to_attack")
def test_an_attack_that_costs_life_points():
    mine = effect_monster("Miser", w.continuous(w.pays_to_attack(300, w.MONSTER & w.YOURS)), attack=500)
    d = table(you=attack("Miser", "Kuriboh"), them=attack("Jinzo"), cards=[mine]).to_battle()
    assert d.attack("Kuriboh", "Jinzo").resolve().lp(YOU) == 8000 - 300 - 2100


# -- hands and Decks --------------------------------------------------------------------------------


@pytest.mark.word("SetCards")
def test_magic_and_traps_set_by_an_effect():
    mine = magic("Builder", w.activate(w.SetCards(w.TRAP, 1, 2)))
    d = table(you=hand("Builder", "Waboku", "Mirror Force", "Umi"), cards=[mine]).activate("Builder")
    assert sorted(d.options()) == ["pick Mirror Force", "pick Waboku"]
    d.pick("Waboku", "Mirror Force")
    assert (sorted(d.magic_traps(YOU)), d.hand(YOU)) == (["Mirror Force", "Waboku"], ["Umi"])
    assert [e.cards for e in d.events("set")] == [("Waboku",), ("Mirror Force",)]
    assert said(w.SetCards()) == "Set 1 Magic or Trap Card from your hand"


@pytest.mark.word("ToDeck", "ON_TOP", "AT_BOTTOM", "SHUFFLED")
@pytest.mark.parametrize(
    "where, words",
    [
        (w.ON_TOP, "return the target to the top of its owner's Deck"),
        (w.AT_BOTTOM, "return the target to the bottom of its owner's Deck"),
        (w.SHUFFLED, "return the target to its owner's Deck, which is shuffled"),
    ],
)
def test_cards_return_to_a_deck(where, words):
    mine = magic("Back", w.activate(w.ToDeck(w.TARGET, where), target=w.MONSTER))
    d = table(you=hand("Back"), them=attack("Jinzo"), cards=[mine]).activate("Back")
    found = d.deck(THEM)
    assert found.count("Jinzo") == 1
    if where != w.SHUFFLED:
        assert found[0 if where == w.ON_TOP else -1] == "Jinzo"
    assert bool(d.events("shuffle")) == (where == w.SHUFFLED)
    assert said(w.ToDeck(w.TARGET, where)) == words


@pytest.mark.word("pick_of")
def test_one_of_the_cards_that_were_bound_before():
    mine = magic(
        "Top Three",
        w.activate(
            w.Excavate(3),
            w.ToHand(w.pick_of("excavated", by=1)),
            w.SendAway(w.chosen("excavated", "the others", many=True)),
        ),
    )
    d = table(you=hand("Top Three") + deck("Jinzo", "Umi", "Kuriboh", "Sogen"), cards=[mine])
    d.activate("Top Three")
    assert (d.asked, d.options()) == (THEM, ["pick Jinzo", "pick Umi", "pick Kuriboh"])
    d.pick("Umi")
    assert (d.hand(YOU), sorted(d.graveyard(YOU))) == (["Umi"], ["Jinzo", "Kuriboh", "Top Three"])
    assert said(w.ToHand(w.pick_of("excavated", 1, 2))) == "add up to 2 of them to your hand"


@pytest.mark.word("SendAway")
@pytest.mark.rule("J-TERM-02")
def test_cards_of_a_hand_are_discarded():
    verb = w.SendAway(w.pick(w.IN_HAND & w.YOURS), discarded=True)
    d = table(you=hand("Throw", "Jinzo"), cards=[magic("Throw", w.activate(verb))]).activate("Throw")
    assert [e.causes for e in d.events("move") if e.cards == ("Jinzo",)] == [{"discard"}]
    assert said(verb) == "discard 1 card from your hand"


@pytest.mark.word("DiscardHand")
def test_both_hands_go_and_both_players_draw_as_many_as_told():
    mine = magic("Wheel", w.activate(w.DiscardHand(draws=2)))
    d = table(you=hand("Wheel", "Jinzo"), them=hand("Umi", "Sogen", "Yami"), cards=[mine]).activate("Wheel")
    assert (len(d.hand(YOU)), len(d.hand(THEM)), len(d.graveyard(THEM))) == (2, 2, 3)
    assert said(w.DiscardHand(draws=2)) == "both players discard their whole hands, then each draws 2 cards"


# -- counters ---------------------------------------------------------------------------------------

KEEPER = effect_monster(
    "Keeper",
    w.continuous(w.Bonus(w.THIS_CARD, attack=200, each_counter=COUNTER)),
    w.ignition(w.PutCounters(2)),
    w.ignition(w.Draw(1), needs=w.HasCounters(2), cost=w.RemoveCounters()),
    counters=3,
)


@pytest.mark.word("PutCounters", "SPELL_COUNTER")
@pytest.mark.rule("J-EFF-18")
def test_counters_are_put_on_a_card_as_far_as_it_holds_them():
    d = table(you=attack("Keeper"), cards=[KEEPER])
    assert d.activate("Keeper", effect=1).attack_of("Keeper") == 400
    assert d.activate("Keeper", effect=1).attack_of("Keeper") == 600
    assert [e.amount for e in d.events("counters")] == [2, 1]
    assert said(w.PutCounters(2)) == "put 2 Spell Counters on this card"


@pytest.mark.word("PutCounters")
def test_a_card_that_says_nothing_of_spell_counters_holds_none():
    mine = magic("Gift", w.activate(w.PutCounters(1, w.TARGET), target=w.MONSTER))
    d = table(you=hand("Gift") + attack("Jinzo"), cards=[mine]).activate("Gift")
    assert d.card("Jinzo").note(COUNTER) == 0


@pytest.mark.word("RemoveCounters", "HasCounters")
def test_counters_are_counted_and_removed():
    d = table(you=attack("Keeper", notes={COUNTER: 2}), cards=[KEEPER]).activate("Keeper", effect=2)
    assert (len(d.hand(YOU)), d.card("Keeper").note(COUNTER)) == (1, 1)
    assert not any(option.startswith("activate Keeper 2") for option in d.options())
    assert said(w.RemoveCounters()) == "remove 1 Spell Counter from this card"
    assert said(w.HasCounters(2)) == "there are 2 Spell Counters on this card"


@pytest.mark.word("gathers_spell_counters")
@pytest.mark.rule("J-EFF-18")
def test_what_gathers_counters_turned_up_since_the_activation_gets_none():
    mine = effect_monster("Gatherer", w.continuous(w.gathers_spell_counters()), counters=9)
    up = magic("Up", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER))
    d = table(you=set_("Gatherer") + hand("Up", "Ookazi"), cards=[mine, up]).activate("Up")
    assert d.card("Gatherer").note(COUNTER) == 0
    assert d.activate("Ookazi").card("Gatherer").note(COUNTER) == 1


def test_every_verb_here_says_what_it_does():
    for verb in (w.PutCounters(), w.SetCards(), w.DiscardHand(draws=1), w.ToDeck(w.TARGET)):
        assert isinstance(verb, Verb)
        assert verb.deeds()


# -- kinds of monster -------------------------------------------------------------------------------


@pytest.mark.word("EFFECT_MONSTER", "FLIP_MONSTER")
@pytest.mark.rule("J-RIT-05", "J-TOK-01")
def test_effect_monsters_and_flip_monsters():
    d = table(
        you=attack("Jinzo", "Battle Ox", "Sheep Token", "Man-Eater Bug")
        + graveyard("Crab Turtle", "Kuriboh"),
        them=set_("Man-Eater Bug"),
    )

    def found(sel):
        return sorted(card.name for card in sel.find(d.state, d._seat(YOU), -1))

    assert found(w.MONSTER & w.EFFECT_MONSTER) == ["Jinzo", "Man-Eater Bug"]
    assert found(w.MONSTER & w.FLIP_MONSTER) == ["Man-Eater Bug"]
    assert found(w.MONSTER & ~w.EFFECT_MONSTER & w.IN_GRAVEYARD) == ["Crab Turtle"]
    assert (w.MONSTER & w.FACE_UP & w.EFFECT_MONSTER).phrase() == "1 face-up Effect monster on the field"
    assert (w.MONSTER & ~w.EFFECT_MONSTER).phrase(2) == "2 non-Effect monsters on the field"


# -- declaring and noting ---------------------------------------------------------------------------


@pytest.mark.word("Declare", "TYPE", "ATTRIBUTE")
@pytest.mark.parametrize(
    "what, word, gone", [(w.TYPE, "Machine", "Jinzo"), (w.ATTRIBUTE, "EARTH", "Battle Ox")]
)
def test_a_declaration_at_activation_is_told_and_read_as_the_effect_resolves(what, word, gone):
    mine = magic(
        "Purge",
        w.activate(
            w.Destroy(w.every(w.MONSTER & w.FACE_UP, declared=what)),
            first=(w.Declare(what, w.MONSTER & w.FACE_UP & w.THEIRS),),
        ),
    )
    d = table(
        you=hand("Purge"), them=attack("Jinzo", "Battle Ox", "Mystical Elf") + set_("Waboku"), cards=[mine]
    )
    d.activate("Purge").choose(word)
    assert [e.text for e in d.events("declare")] == [word]
    d.resolve()
    assert d.graveyard(THEM) == [gone]


@pytest.mark.word("Declare", "KIND")
def test_a_kind_of_card_declared_as_the_effect_resolves():
    mine = magic(
        "Name One",
        w.activate(
            w.Declare(w.KIND),
            w.SendAway(w.search(w.IN_DECK & w.THEIRS, by=1, declared=w.KIND)),
            w.ShuffleDeck(after_search="picked", of=1),
        ),
    )
    d = table(you=hand("Name One"), them=deck("Jinzo", "Umi", "Waboku", rest=False), cards=[mine])
    d.activate("Name One")
    assert d.options() == ["Monster", "Magic", "Trap"]
    d.choose("Trap")
    assert d.graveyard(THEM) == ["Waboku"]
    assert said(w.Declare(w.KIND)) == "declare Monster, Magic or Trap"


@pytest.mark.word("Note")
def test_what_was_noted_at_activation_is_meant():
    mine = magic(
        "Roll Call",
        w.activate(
            w.Destroy(w.chosen("noted", "those monsters", many=True)),
            first=(w.Note("noted", w.MONSTER & w.FACE_UP & w.YOURS),),
        ),
        icon="quick-play",
    )
    d = table(
        you=attack("Sangan") + hand("Roll Call") + set_("Call of the Haunted") + graveyard("Battle Ox"),
        cards=[mine],
    )
    d.activate("Roll Call").respond("Call of the Haunted").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert table(you=hand("Roll Call"), them=attack("Jinzo"), cards=[mine]).why_not("Roll Call") == [
        "J-EFF-12"
    ]


# -- the rest ---------------------------------------------------------------------------------------


@pytest.mark.word("IfIs", "namesakes", "ShowDecks")
def test_what_a_destroyed_monster_was_and_its_namesakes():
    mine = magic(
        "Root Out",
        w.activate(
            w.Destroy(w.TARGET),
            w.IfIs(
                w.destroyed(),
                w.BEAST,
                w.ShowDecks(),
                w.SendAway(w.namesakes(w.destroyed(), w.IN_DECK & w.THEIRS)),
                w.ShuffleDeck(of=2),
            ),
            target=w.MONSTER,
        ),
    )
    d = table(
        you=hand("Root Out", "Root Out"),
        them=attack("Silver Fang", "Jinzo") + deck("Silver Fang", "Jinzo"),
        cards=[mine],
    )
    d.activate("Root Out", ["Jinzo"])
    assert (d.graveyard(THEM), d.events("reveal")) == (["Jinzo"], [])
    d.activate("Root Out")
    assert (d.graveyard(THEM), len(d.events("reveal"))) == (["Jinzo", "Silver Fang", "Silver Fang"], 2)


@pytest.mark.word("FlipUp")
@pytest.mark.rule("R-EFF-02", "J-CHAIN-06")
def test_monsters_turned_up_stay_in_their_position_and_may_use_their_flip_effects():
    up = magic("Dawn", w.activate(w.FlipUp(w.every(w.MONSTER & w.FACE_DOWN))))
    d = table(you=hand("Dawn"), them=set_("Man-Eater Bug", "Battle Ox"), cards=[up]).activate("Dawn")
    assert (d.asked, d.position("Battle Ox"), d.chain()) == (THEM, "defense", [])
    quiet = w.FlipUp(w.every(w.MONSTER & w.FACE_DOWN), flips=False)
    d = table(you=hand("Dusk"), them=set_("Man-Eater Bug"), cards=[magic("Dusk", w.activate(quiet))])
    assert d.activate("Dusk").kind == "act"
    assert said(quiet) == "turn all face-down monsters on the field face-up, without using FLIP effects"


@pytest.mark.word("Multiply")
@pytest.mark.parametrize("operation, reached", [(w.DOUBLE, 5400), (w.HALVE, 1350)])
def test_atk_multiplied_once_stays_at_what_it_has_reached(operation, reached):
    mine = magic("Times", w.activate(w.Multiply(w.TARGET, operation, w.END_OF_TURN), target=w.MONSTER))
    d = table(
        you=attack("Battle Ox")
        + equip("Axe of Despair", on="Battle Ox")
        + hand("Times", "Heavy Storm", "Umi"),
        cards=[mine],
    )
    d.activate("Times").activate("Heavy Storm").no()
    assert d.attack_of("Battle Ox") == reached
    assert d.end_turn().attack_of("Battle Ox") == 1700


@pytest.mark.word("SwitchControl")
def test_control_is_switched_for_good():
    mine = magic("Barter", w.activate(w.SwitchControl()))
    d = table(you=attack("Jinzo") + hand("Barter"), them=set_("Sangan"), cards=[mine]).activate("Barter")
    assert (d.controller("Jinzo"), d.controller("Sangan"), d.position("Sangan")) == (THEM, YOU, "set")
    assert said(w.SwitchControl()) == (
        "each player chooses 1 monster he controls; switch control of these monsters"
    )


# -- turns ------------------------------------------------------------------------------------------


@pytest.mark.word("Remain")
def test_a_card_that_remains_for_some_turns_of_the_opponent():
    mine = magic("Fog", w.activate(w.Remain(2)), w.continuous(w.cannot_attack(w.MONSTER)))
    d = table(you=hand("Fog"), them=attack("Jinzo"), cards=[mine]).activate("Fog")
    assert d.magic_traps(YOU) == ["Fog"]
    d.end_turn().to_battle()
    assert not d.can("attack", "Jinzo")
    d.end_turn().end_turn()
    assert d.magic_traps(YOU) == ["Fog"]
    assert d.end_turn().graveyard(YOU) == ["Fog"]
    assert said(w.Remain(2)).endswith("is destroyed at the end of the opponent's 2nd turn")


@pytest.mark.word("skips")
def test_the_next_few_draw_phases_are_skipped():
    mine = magic("Fast", w.activate(w.Leave(w.skips(w.DRAW_PHASE, 1, times=3), until=w.FOREVER)))
    d = table(you=hand("Fast"), cards=[mine]).activate("Fast")
    held = []
    for _ in range(4):
        d.end_turn().to_phase(MAIN_1)
        held.append(len(d.hand(THEM)))
        d.end_turn().to_phase(MAIN_1)
    assert held == [0, 0, 0, 1]
    assert w.skips(w.DRAW_PHASE, 1, times=3).text() == "the opponent skips his next 3 Draw Phases"


@pytest.mark.word("rests")
@pytest.mark.parametrize("after, when", [(w.END_OF_DAMAGE_STEP, "at once"), (w.END_OF_PHASE, "later")])
def test_a_monster_that_rests_after_its_attack(after, when):
    mine = effect_monster("Runner", w.continuous(w.rests(w.THIS_CARD, after=after)), attack=500)
    d = table(you=attack("Runner"), cards=[mine]).to_battle().attack("Runner")
    assert d.position("Runner") == ("defense" if when == "at once" else "attack")
    assert d.main2().position("Runner") == "defense"
    d.end_turn().end_turn()
    assert d.can("change", "Runner")


@pytest.mark.word("rests")
def test_what_a_change_to_defense_triggers_is_used_after_it():
    mine = effect_monster(
        "Runner",
        w.continuous(w.rests(w.THIS_CARD, after=w.END_OF_PHASE)),
        w.trigger(w.Draw(1), when=w.Changed(w.P_DEFENSE)),
    )
    d = table(you=attack("Runner"), cards=[mine]).to_battle().attack("Runner").main2()
    assert (len(d.hand(YOU)), d.phase) == (1, MAIN_2)


# -- battle and after -------------------------------------------------------------------------------


@pytest.mark.word("destroyed_after_calculation")
@pytest.mark.rule("J-DMG-01")
def test_what_is_destroyed_after_the_calculation_goes_before_anything_is_triggered():
    martyr = effect_monster(
        "Martyr",
        w.trigger(
            w.Leave(w.destroyed_after_calculation(), until=w.END_OF_DAMAGE_STEP, which=w.THIS),
            when=w.Fighting(w.BEFORE_CALCULATION, as_target=True, in_attack=True),
        ),
        attack=2000,
        defense=2000,
    )
    hunter = effect_monster(
        "Hunter",
        w.trigger(w.SendAway(w.ATTACKED, to=w.REMOVED), when=w.Battled(as_attacker=True)),
        attack=1000,
    )
    d = table(you=attack("Martyr"), them=attack("Hunter"), turn=THEM, cards=[martyr, hunter]).to_battle()
    d.attack("Hunter", "Martyr").resolve()
    assert (d.graveyard(YOU), d.removed(YOU), d.graveyard(THEM)) == (["Martyr"], [], ["Hunter"])
    d = table(you=defense("Martyr"), them=attack("Hunter"), turn=THEM, cards=[martyr, hunter]).to_battle()
    assert d.attack("Hunter", "Martyr").resolve().removed(YOU) == ["Martyr"]


@pytest.mark.word("quells")
def test_the_effects_of_what_certain_monsters_destroy_are_negated():
    mine = effect_monster("Hush", w.continuous(w.quells(w.MONSTER & w.THIS_CARD)), attack=3000)
    d = table(you=attack("Hush", "Summoned Skull"), them=attack("Sangan", "Jinzo"), cards=[mine]).to_battle()
    d.attack("Hush", "Sangan").resolve()
    assert (d.graveyard(THEM), d.events("shuffle")) == (["Sangan"], [])
    assert w.quells(w.MONSTER & w.THIS_CARD).text() == (
        "the effects of monsters that this card destroys by battle are negated, also in the Graveyard"
    )


@pytest.mark.word("quells")
def test_a_continuous_effect_ends_as_its_monster_is_destroyed_so():
    mine = effect_monster("Hush", w.continuous(w.quells(w.MONSTER & w.THIS_CARD)), attack=3000)
    d = table(you=attack("Hush") + set_("Waboku"), them=attack("Jinzo"), cards=[mine]).to_battle()
    d.attack("Hush", "Jinzo").resolve()
    assert d.graveyard(THEM) == ["Jinzo"]
    assert d.can("activate", "Waboku")


@pytest.mark.word("no_removal")
def test_a_player_who_may_remove_nothing_in_a_graveyard_from_play():
    mine = effect_monster("Ward", w.continuous(w.no_removal(1)))
    ghost = magic("Exorcism", w.activate(w.SendAway(w.pick(w.MONSTER & w.IN_GRAVEYARD), to=w.REMOVED)))
    d = table(
        you=attack("Ward") + hand("Exorcism"), them=hand("Exorcism") + graveyard("Jinzo"), cards=[mine, ghost]
    )
    assert d.activate("Exorcism").removed(THEM) == ["Jinzo"]
    d = table(you=attack("Ward"), them=hand("Exorcism") + graveyard("Jinzo"), turn=THEM, cards=[mine, ghost])
    assert d.why_not("Exorcism") == ["R-GEN-01"]
    assert w.no_removal(1).text() == "the opponent cannot remove cards in either Graveyard from play"


@pytest.mark.word("OneOf", "Mode")
def test_one_of_several_effects_is_chosen_at_activation_among_those_possible():
    mine = magic(
        "Fork",
        w.activate(
            w.OneOf(
                w.Mode("heal", w.GainLife(1000)),
                w.Mode("burn", w.Damage(500), needs=w.Exists(w.MONSTER & w.THEIRS)),
            )
        ),
    )
    d = table(you=hand("Fork"), them=attack("Jinzo"), cards=[mine]).activate("Fork", mode="burn")
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)
    d = table(you=hand("Fork"), cards=[mine]).activate("Fork")
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 8000)
    assert said(w.OneOf(w.Mode("a", w.Draw(1)), w.Mode("b", w.Damage(500)))) == (
        "use one of these effects: draw 1 card, or inflict 500 damage to the opponent"
    )


@pytest.mark.word("aftermath", "AS_MONSTER", "ANY_PLACE")
@pytest.mark.parametrize(
    "origin, from_hand", [(w.AS_MONSTER, True), (w.ANY_PLACE, True), (w.ON_FIELD.zones, False)]
)
def test_an_event_leaves_something_behind_without_a_chain(origin, from_hand):
    mine = effect_monster(
        "Ghost",
        w.aftermath(
            w.Leave(w.Due(w.duty(w.ToHand(w.TARGET), phase=w.END_PHASE, whose=2)), which=w.THIS),
            when=w.Sent(origin=origin),
        ),
    )
    d = table(
        you=hand("Ghost", "Throw", "Umi"),
        cards=[mine, magic("Throw", w.activate(w.Draw(1), cost=w.discard()))],
    )
    d.activate("Throw", cost=["Ghost"])
    assert (d.kind, "Ghost" in d.graveyard(YOU)) == ("act", True)
    d.end_turn()
    assert ("Ghost" in d.hand(YOU)) == from_hand
