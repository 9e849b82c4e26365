"""Negating Summons, activations, effects and attacks."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def counter(*verbs, when):
    return trap("Counter", w.activate(*verbs, when=when), icon="counter")


def deeds(script):
    return [deed.deed for deed in script.effects[0].deeds()]


@pytest.mark.word("NegateSummon")
@pytest.mark.rule("J-TERM-03")
def test_a_summon_is_negated():
    horn = counter(w.NegateSummon(), when=w.SummonAttempt())
    d = table(you=set_("Counter"), them=hand("Sangan"), turn=THEM, cards=[horn])
    d.summon("Sangan").respond("Counter")
    assert (d.monsters(THEM), d.graveyard(THEM), d.hand(THEM)) == ([], ["Sangan"], [])
    assert (
        horn.effects[0].text()
        == "When a monster would be Summoned: Negate the Summon and destroy the monster."
    )
    assert deeds(horn) == ["negate summon", "destroy"]


@pytest.mark.word("NegateActivation")
@pytest.mark.rule("J-MAG-06")
def test_an_activation_is_negated():
    jam = counter(w.NegateActivation(), when=w.Activated(w.MAGIC_OR_TRAP, by=w.OPPONENT))
    d = table(you=set_("Counter"), them=hand("Umi", "Pot of Greed"), turn=THEM, cards=[jam])
    d.activate("Umi").respond("Counter")
    assert d.graveyard(THEM) == ["Umi"]
    assert jam.effects[0].text() == (
        "When the opponent activates a Magic or Trap Card or its effect: "
        "Negate the activation and destroy the card."
    )
    assert deeds(jam) == ["negate activation", "destroy"]


def test_an_activation_is_negated_and_the_card_stays():
    jam = counter(w.NegateActivation(destroys=False), when=w.Activated(w.MONSTER))
    d = table(
        you=set_("Counter"),
        them=attack("Magical Scientist") + fusion_deck("Rabid Horseman"),
        turn=THEM,
        cards=[jam],
    )
    d.activate("Magical Scientist").respond("Counter")
    assert (d.monsters(THEM), d.lp(THEM)) == (["Magical Scientist"], 7000)
    assert jam.effects[0].text().endswith(": Negate the activation.")
    assert deeds(jam) == ["negate activation"]


@pytest.mark.word("NegateEffect")
@pytest.mark.rule("J-MAG-06")
def test_an_effect_is_negated():
    null = counter(w.NegateEffect(), w.IfDid(w.GainLife(500)), when=w.Activated(w.MAGIC))
    d = table(you=set_("Counter"), them=hand("Pot of Greed"), turn=THEM, cards=[null])
    d.activate("Pot of Greed").respond("Counter")
    assert (d.hand(THEM), d.graveyard(THEM), d.lp(YOU)) == ([], ["Pot of Greed"], 8500)
    assert null.effects[0].text().endswith(": Negate its effect. If you do, gain 500 Life Points.")
    assert deeds(null) == ["negate effect", "gain"]


@pytest.mark.word("NegateSummonOrActivation")
def test_a_summon_or_an_activation_is_negated():
    solemn = counter(
        w.NegateSummonOrActivation(), when=w.EitherEvent(w.SummonAttempt(), w.Activated(w.MAGIC))
    )
    for play in ("summon", "activate"):
        name = "Battle Ox" if play == "summon" else "Pot of Greed"
        d = table(you=set_("Counter"), them=hand(name), turn=THEM, cards=[solemn])
        getattr(d, play)(name).respond("Counter")
        assert (d.graveyard(THEM), d.hand(THEM)) == ([name], [])
    assert solemn.effects[0].text().endswith(": Negate the Summon or activation and destroy that card.")
    assert deeds(solemn) == ["negate summon", "negate activation", "destroy", "destroy"]


@pytest.mark.word("NegateAttack")
@pytest.mark.rule("J-BP-02")
def test_an_attack_is_negated():
    stop = trap("Stop", w.activate(w.NegateAttack(), when=w.AttackDeclared(by=w.OPPONENT)))
    d = table(you=set_("Stop"), them=attack("Battle Ox"), turn=THEM, cards=[stop]).to_battle()
    d.attack("Battle Ox").respond("Stop").resolve()
    assert (d.lp(YOU), d.step) == (8000, "Battle Step")
    assert not d.can("attack", "Battle Ox", DIRECT), "it is used up"
    assert stop.effects[0].text().endswith(": Negate the attack.")
    assert deeds(stop) == ["negate attack"]


@pytest.mark.word("EndBattlePhase")
@pytest.mark.rule("J-BP-02")
def test_the_battle_phase_ends():
    end = trap("Stop", w.activate(w.NegateAttack(), w.EndBattlePhase(), when=w.AttackDeclared(by=w.OPPONENT)))
    d = table(you=set_("Stop"), them=attack("Battle Ox", "Kuriboh"), turn=THEM, cards=[end]).to_battle()
    d.attack("Battle Ox").respond("Stop").resolve()
    assert (d.lp(YOU), d.phase) == (8000, MAIN_2)
    assert end.effects[0].text().endswith(": Negate the attack. End the Battle Phase.")
    assert deeds(end) == ["negate attack", "end battle"]
