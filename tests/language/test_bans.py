"""Static effects that forbid plays or effects of a whole kind; bans that last until your next turn."""

import pytest
from scenario import *

from spellspeed.language import words as w

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
