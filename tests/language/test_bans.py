"""Static effects that forbid plays or effects of a whole kind; bans that last until your next turn."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.card import describe

pytestmark = both_seats

SILENCE = trap("Silence", w.continuous(w.NoEffects(w.FLIP)), icon="continuous")
BUG = effect_monster("Bug", w.flip(w.Damage(500)), attack=400, abilities=1)


@pytest.mark.word("NoEffects", "FLIP")
def test_effects_of_one_class_are_neither_activated_nor_applied():
    d = table(you=set_("Bug"), them=face_up("Silence"), cards=[SILENCE, BUG])
    d.flip("Bug")
    assert (d.kind, d.lp(THEM)) == ("act", 8000)
    assert SILENCE.effects[1].text() == "FLIP effects cannot be activated, and are negated."


@pytest.mark.word("NoEffects")
def test_one_that_is_on_the_chain_already_is_negated():
    d = table(you=set_("Bug"), them=set_("Silence"), cards=[SILENCE, BUG])
    assert d.flip("Bug").respond("Silence").resolve().lp(THEM) == 8000


@pytest.mark.word("set_a_turn_before")
def test_a_magic_card_waits_for_a_turn_of_its_player():
    slow = trap("Slow", w.continuous(w.set_a_turn_before()), icon="continuous")
    d = table(
        you=hand("Pot of Greed") + set_("Raigeki", this_turn=True) + set_("Dark Hole"),
        them=face_up("Slow") + attack("Kuriboh"),
        cards=[slow],
    )
    assert [d.can("activate", name) for name in ("Pot of Greed", "Raigeki", "Dark Hole")] == [
        False,
        False,
        True,
    ]
    assert slow.effects[1].text() == (
        "A Magic Card can be activated only if it was Set before its player's latest turn began."
    )


@pytest.mark.word("YOUR_NEXT_TURN", "PhaseBegins", "cannot_activate")
def test_a_ban_until_your_next_turn_made_at_the_start_of_the_main_phase():
    cold = magic(
        "Cold",
        w.activate(
            w.Leave(w.cannot_activate(w.TRAP & w.ON_FIELD, sets=True), until=w.YOUR_NEXT_TURN),
            needs=w.PhaseBegins(),
        ),
    )
    d = table(you=hand("Cold") + set_("Reckless Greed"), them=set_("Waboku"), cards=[cold])
    d.activate("Cold").resolve()
    assert "J-TRAP-02" in d.why_not("Waboku")
    d.end_turn()
    assert "J-TRAP-02" in d.why_not("Waboku")
    assert "J-TRAP-02" not in d.end_turn().why_not("Waboku")
    assert cold.effects[0].text() == (
        "At the start of your Main Phase 1: Trap Cards on the field cannot be activated or Set until your "
        "next turn."
    )


@pytest.mark.word("DRAW_PHASE")
def test_a_draw_phase_is_skipped():
    seal = magic("Seal", w.activate(w.Leave(w.skips(w.DRAW_PHASE, who=1), until=w.FOREVER)))
    assert table(you=hand("Seal"), cards=[seal]).activate("Seal").end_turn().hand(THEM) == []


def law(static, name="Law"):
    return trap(name, w.continuous(static), icon="continuous")


@pytest.mark.word("NoMoreMonsters")
def test_no_more_monsters_than_the_controller_has():
    few = law(w.NoMoreMonsters())
    d = table(you=attack("Kuriboh") + hand("Battle Ox"), them=face_up("Law") + attack("Kuriboh"), cards=[few])
    assert [reason.sentence for reason in d.reasons("Battle Ox", "summon")] == [
        "Battle Ox: Law forbids you to Summon it now."
    ]
    assert few.effects[1].text().startswith("While you control a monster, the opponent cannot Summon or Set")


@pytest.mark.word("OneType")
def test_one_type_alone():
    one = law(w.OneType())
    d = table(you=set_("Law") + attack("Battle Ox", "Kuriboh"), cards=[one]).activate("Law")
    assert (d.prompt, d.options()) == ("Which Type do you keep?", ["Beast-Warrior", "Fiend"])
    assert d.choose("Fiend").monsters(YOU) == ["Kuriboh"]
    assert one.effects[1].text().startswith("Each player can control face-up monsters of 1 Type alone")


@pytest.mark.word("no_face_down_monsters")
def test_no_monster_is_set_or_turned_face_down():
    light = law(w.no_face_down_monsters())
    moon = magic("Moon", w.activate(w.FlipDown(w.every(w.MONSTER & w.FACE_UP & w.THEIRS))))
    d = table(you=face_up("Law") + hand("Moon", "Battle Ox"), them=attack("Kuriboh"), cards=[light, moon])
    assert (d.why_not("Moon"), d.can("set", "Battle Ox")) == (["R-GEN-01"], False)
    assert d.summon("Battle Ox").choose("defense").position("Battle Ox") == "defense"
    assert light.effects[1].text().startswith("No monster can be Set or turned face-down")


@pytest.mark.word("takes_fee")
def test_a_fee_for_each_card_from_the_hand():
    fee = law(w.takes_fee(300))
    d = table(you=face_up("Law") + hand("Battle Ox"), cards=[fee])
    assert d.summon("Battle Ox").lp(YOU) == 7700
    assert fee.effects[1].text().startswith("Each player must pay 300 Life Points for each card")


@pytest.mark.word("BecomesDeclared", "KeepDeclared")
def test_a_card_keeps_what_was_declared_and_monsters_become_that():
    surgery = trap(
        "Surgery",
        w.activate(w.KeepDeclared(), first=(w.Declare(w.ATTRIBUTE),)),
        w.continuous(w.BecomesDeclared(w.ATTRIBUTE, w.MONSTER & w.FACE_UP & w.YOURS)),
        icon="continuous",
    )
    d = table(you=set_("Surgery") + attack("Milus Radiant"), them=attack("Milus Radiant"), cards=[surgery])
    d.activate("Surgery", mode="WIND")
    assert (d.attack_of("Milus Radiant", YOU), d.attack_of("Milus Radiant", THEM)) == (0, 1300)
    assert [effect.text() for effect in surgery.effects] == [
        "Declare 1 Attribute.",
        "Face-up monsters you control have the declared Attribute.",
    ]


@pytest.mark.word("card")
@pytest.mark.rule("R-GEN-01")
def test_a_monster_that_is_summoned_only_if_something_is_so():
    shy = effect_monster(
        "Shy", w.continuous(w.Bonus(w.THIS_CARD, attack=1)), summoned_if=w.Exists(w.FIEND & w.YOURS)
    )
    d = table(you=hand("Shy") + attack("Battle Ox"), cards=[shy])
    assert (d.why_not("Shy", "summon"), d.can("set", "Shy")) == (["R-GEN-01"], True)
    d = table(you=hand("Shy") + attack("Kuriboh"), cards=[shy])
    assert d.can("summon", "Shy")
    d = table(you=set_("Shy"), cards=[shy])
    assert d.why_not("Shy", "flip") == ["R-GEN-01"]


@pytest.mark.word("AsNormalSummon")
@pytest.mark.rule("R-GEN-01")
def test_a_monster_of_which_only_the_normal_summon_asks_for_something():
    shy = effect_monster(
        "Shy",
        w.continuous(w.Bonus(w.THIS_CARD, attack=1)),
        summoned_if=w.AsNormalSummon(w.Absent(w.MONSTER & w.YOURS)),
    )
    d = table(you=hand("Shy") + set_("Shy"), cards=[shy])
    assert (d.why_not("Shy", "summon"), d.can("flip", "Shy")) == (["R-GEN-01"], True)
    assert table(you=hand("Shy"), cards=[shy]).can("summon", "Shy")
    assert describe(shy).startswith("Can be Normal Summoned only if you control no monster.")
