"""Conditions: when they hold, and how an effect under them begins."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def gift(*needs):
    """A trap that can be used whenever its conditions hold."""
    return trap("Gift", w.activate(w.Draw(1), needs=needs, damage=w.AT_CALCULATION))


def usable(d, name="Gift"):
    return d.can_respond(name) if d.kind == "respond" else d.can("activate", name)


def head(*needs):
    return gift(*needs).effects[0].text().removesuffix(": Draw 1 card.")


@pytest.mark.word("Exists")
def test_so_many_cards_that_fit():
    two = magic("Two", w.activate(w.Draw(1), needs=w.Exists(w.MONSTER & w.THEIRS & w.FACE_UP, 2)))
    assert not table(you=hand("Two"), them=attack("Kuriboh"), cards=[two]).can("activate", "Two")
    assert table(you=hand("Two"), them=attack("Kuriboh", "Battle Ox"), cards=[two]).can("activate", "Two")


@pytest.mark.parametrize(
    ("sel", "least", "words"),
    [
        (w.MONSTER & w.FACE_UP & w.YOURS & w.DRAGON, 1, "If you control a face-up Dragon monster"),
        (w.MONSTER & w.THEIRS, 2, "If the opponent controls 2 or more monsters"),
        (w.Named("Umi"), 1, 'If "Umi" is on the field'),
        (w.MONSTER & w.FACE_UP & w.DARK, 3, "If 3 or more face-up DARK monsters are on the field"),
        (w.MONSTER & w.IN_GRAVEYARD & w.YOURS, 1, "If there is a monster in your Graveyard"),
        (w.MONSTER & w.IN_GRAVEYARD & w.YOURS, 5, "If there are 5 or more monsters in your Graveyard"),
    ],
)
def test_what_must_be_there_in_words(sel, least, words):
    assert head(w.Exists(sel, least)) == words


@pytest.mark.word("DuringPhase", "MAIN_1", "MAIN_2", "BATTLE_PHASE", "STANDBY_PHASE", "END_PHASE")
@pytest.mark.parametrize("phase", [STANDBY_PHASE, MAIN_1, BATTLE_PHASE, END_PHASE])
def test_in_a_phase(phase):
    only = gift(w.DuringPhase((PHASES.index(phase),), 1))
    theirs = table(you=set_("Gift"), turn=THEM, phase=phase, cards=[only])
    yours = table(you=set_("Gift"), them=hand("Kuriboh"), phase=phase, cards=[only])
    assert "J-EFF-12" not in theirs.why_not("Gift")
    assert "J-EFF-12" in yours.why_not("Gift")


def test_phases_in_words():
    both = w.DuringPhase((w.MAIN_1, w.MAIN_2), 0)
    assert head(both) == "In your Main Phase"
    assert (
        head(w.DuringPhase((w.BATTLE_PHASE, w.END_PHASE))) == "In either player's Battle Phase or End Phase"
    )
    assert both.missing() == "only if it is your Main Phase"


@pytest.mark.word("AnyOf")
def test_one_of_several_is_enough():
    either = gift(
        w.AnyOf(w.Exists(w.MONSTER & w.YOURS & w.DRAGON), w.Exists(w.MONSTER & w.THEIRS & w.DRAGON))
    )
    assert not table(you=set_("Gift"), turn=THEM, cards=[either]).can_respond("Gift")
    for side in (
        {"you": attack("Baby Dragon") + set_("Gift")},
        {"you": set_("Gift"), "them": attack("Baby Dragon")},
    ):
        d = table(**side, turn=THEM, cards=[either])
        assert "J-EFF-12" not in d.why_not("Gift")
    assert head(w.AnyOf(w.DuringPhase((w.MAIN_1,), 0), w.DuringPhase((w.BATTLE_PHASE,), 1))) == (
        "In your Main Phase 1 or the opponent's Battle Phase"
    )
    assert head(w.AnyOf(w.NoSummonThisTurn(), w.Exists(w.Named("Umi")))) == (
        'If you have Summoned no monster this turn or "Umi" is on the field'
    )


@pytest.mark.word("AtCalculation", "AT_CALCULATION")
def test_during_damage_calculation():
    d = table(
        you=set_("Gift"), them=attack("Battle Ox"), turn=THEM, cards=[gift(w.AtCalculation())]
    ).to_battle()
    assert not d.can_respond("Gift") or d.step.endswith("damage calculation")
    d.attack("Battle Ox")
    assert d.step == "Damage Step: damage calculation"
    assert d.can("activate", "Gift")
    assert head(w.AtCalculation()) == "During damage calculation"


@pytest.mark.word("Battling")
def test_this_card_battles_or_the_opponent_attacks():
    fighter = effect_monster(
        "Fighter",
        w.quick(w.Gain(w.THIS, 100), needs=(w.AtCalculation(), w.Battling()), damage=w.AT_CALCULATION),
        attack=1000,
    )
    d = table(you=attack("Fighter", "Kuriboh"), cards=[fighter]).to_battle()
    assert d.attack("Fighter").can("activate", "Fighter")
    d = table(you=attack("Fighter", "Kuriboh"), cards=[fighter]).to_battle()
    assert d.attack("Kuriboh").kind == "act", "Fighter takes no part"
    attacked = gift(w.AtCalculation(), w.Battling(opponent_attacks=True))
    d = table(you=set_("Gift"), them=attack("Battle Ox"), turn=THEM, cards=[attacked]).to_battle()
    assert d.attack("Battle Ox").can("activate", "Gift")
    assert head(w.AtCalculation(), w.Battling()) == "During damage calculation, if this card battles"
    assert head(w.Battling(opponent_attacks=True)) == "If a monster the opponent controls attacks"


@pytest.mark.word("ArrivedThisTurn")
def test_how_this_card_came_this_turn():
    late = w.ignition(w.Draw(1), needs=w.ArrivedThisTurn(w.NORMAL_SUMMON | w.FLIP_SUMMON))
    fresh = effect_monster("Fresh", late)
    assert not table(you=attack("Fresh"), cards=[fresh]).can("activate", "Fresh")
    assert table(you=hand("Fresh"), cards=[fresh]).summon("Fresh").can("activate", "Fresh")
    assert table(you=set_("Fresh"), cards=[fresh]).flip("Fresh").can("activate", "Fresh")
    ways = {
        w.NORMAL_SUMMON: "Normal Summoned",
        w.TRIBUTE_SUMMON: "Tribute Summoned",
        w.SPECIAL_SUMMON | w.FLIP_SUMMON: "Special Summoned or turned face-up",
    }
    for way, words in ways.items():
        assert head(w.ArrivedThisTurn(way)) == f"If this card was {words} this turn"


@pytest.mark.word("NoSummonThisTurn")
def test_no_summon_this_turn_though_perhaps_a_set():
    calm = magic("Calm", w.activate(w.Draw(1), needs=w.NoSummonThisTurn()))
    d = table(you=hand("Calm", "Kuriboh"), cards=[calm])
    assert d.set("Kuriboh").can("activate", "Calm")
    d = table(you=hand("Calm", "Kuriboh"), cards=[calm])
    assert not d.summon("Kuriboh").can("activate", "Calm")
    assert head(w.NoSummonThisTurn()) == "If you have Summoned no monster this turn"


@pytest.mark.word("NoBattlePhaseYet")
def test_before_the_battle_phase():
    calm = magic("Calm", w.activate(w.Draw(1), needs=w.NoBattlePhaseYet()))
    d = table(you=hand("Calm") + attack("Battle Ox"), cards=[calm])
    assert d.can("activate", "Calm")
    assert not d.main2().can("activate", "Calm")
    assert head(w.NoBattlePhaseYet()) == "If you have had no Battle Phase this turn"


def test_several_conditions_are_joined():
    assert head(w.NoSummonThisTurn(), w.NoBattlePhaseYet()) == (
        "If you have Summoned no monster this turn and you have had no Battle Phase this turn"
    )


def test_a_condition_is_asked_again_only_if_told_so():
    def wall(again):
        needs = w.Exists(w.MONSTER & w.FACE_UP & w.YOURS)
        return magic("Wall", w.activate(w.Draw(1), needs=needs, again=again), icon="quick-play")

    for again in (False, True):
        d = table(
            you=attack("Battle Ox") + hand("Wall"), them=set_("Ring of Destruction"), cards=[wall(again)]
        ).activate("Wall")
        d.respond("Ring of Destruction", ["Battle Ox"]).resolve()
        assert len(d.hand(YOU)) == (0 if again else 1)
    assert wall(True).effects[0].text() == (
        "If you control a face-up monster, also as the effect resolves: Draw 1 card."
    )
