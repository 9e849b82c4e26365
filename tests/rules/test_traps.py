"""Trap Cards, and what negates what (DESIGN §7.9)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

DRAIN = trap(
    "Skill Drain", w.activate(cost=w.Pay(1000)), w.continuous(w.negates(w.MONSTER)), icon="continuous"
)
DECREE = trap(
    "Royal Decree",
    w.continuous(w.negates(w.TRAP & w.OTHER), w.cannot_activate(w.TRAP & w.OTHER)),
    icon="continuous",
)
OWN = [DRAIN, DECREE]


@pytest.mark.rule("R-TRAP-01")
@pytest.mark.card("Waboku")
def test_a_trap_is_never_played_from_the_hand():
    d = table(you=hand("Waboku"))
    assert d.options()[0] == "set Waboku"
    assert "R-TRAP-01" in d.why_not("Waboku")


@pytest.mark.rule("R-TRAP-02")
@pytest.mark.card("Waboku", "Reverse Trap")
def test_a_trap_waits_for_the_opponents_next_turn():
    d = table(you=hand("Waboku")).set("Waboku")
    assert d.why_not("Waboku") == ["R-TRAP-02"]
    d.end_turn()
    assert d.turn_player == THEM
    d.leave_for(BATTLE_PHASE)
    assert d.can("activate", "Waboku")


@pytest.mark.rule("R-TRAP-02")
@pytest.mark.card("Waboku")
def test_a_trap_may_be_used_from_the_start_of_that_turn():
    d = table(you=hand("Waboku")).set("Waboku").leave_for(END_PHASE)
    while d.turn_player == YOU:
        d.pass_()
    assert (d.phase, d.can("activate", "Waboku")) == (DRAW_PHASE, True)


@pytest.mark.rule("R-TRAP-02")
@pytest.mark.card("Reverse Trap")
def test_a_trap_set_earlier_may_be_used_in_the_own_turn():
    d = table(you=set_("Reverse Trap")).activate("Reverse Trap")
    assert d.graveyard(YOU) == ["Reverse Trap"]


@pytest.mark.rule("R-TRAP-03")
@pytest.mark.card("Waboku")
def test_a_normal_trap_goes_to_the_graveyard():
    d = table(you=set_("Waboku")).activate("Waboku")
    assert (d.magic_traps(YOU), d.graveyard(YOU)) == ([], ["Waboku"])


@pytest.mark.rule("R-TRAP-04")
@pytest.mark.card("Gravity Bind", "Mystical Space Typhoon")
def test_a_continuous_trap_stays_until_destroyed():
    d = table(you=set_("Gravity Bind"), them=hand("Mystical Space Typhoon") + attack("Battle Ox"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Gravity Bind").resolve()
    assert d.magic_traps(YOU) == ["Gravity Bind"]
    d.to_battle()
    assert d.why_not("Battle Ox") == ["R-GEN-01"]
    d.activate("Mystical Space Typhoon").resolve()
    assert d.can("attack", "Battle Ox")


@pytest.mark.rule("R-TRAP-04", "J-EFF-07")
@pytest.mark.card("Imperial Order")
def test_a_continuous_trap_may_have_an_upkeep():
    d = table(you=face_up("Imperial Order"), phase=TURN_BEGINS)
    assert (d.asked, d.options()) == (YOU, ["yes", "no"])
    assert d.yes().lp(YOU) == 7300


@pytest.mark.rule("R-TRAP-05", "J-CHAIN-09")
@pytest.mark.card("Magic Jammer", "Horn of Heaven", "Solemn Judgment")
def test_a_counter_trap_answers_a_summon_or_magic_and_goes():
    d = table(you=set_("Solemn Judgment", "Magic Jammer"), them=hand("Battle Ox", "Pot of Greed"), turn=THEM)
    assert "J-EFF-12" in d.why_not("Solemn Judgment")
    d.summon("Battle Ox").respond("Solemn Judgment").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Solemn Judgment"], ["Battle Ox"])
    d = table(you=set_("Magic Jammer") + hand("Kuriboh"), them=hand("Pot of Greed"), turn=THEM)
    d.activate("Pot of Greed").respond("Magic Jammer").resolve()
    assert d.graveyard(YOU) == ["Kuriboh", "Magic Jammer"]


@pytest.mark.rule("J-TRAP-01")
@pytest.mark.card("Ultimate Offering")
def test_activating_a_continuous_trap_and_using_its_effect_are_two_things():
    d = table(you=set_("Ultimate Offering") + hand("Battle Ox")).activate("Ultimate Offering")
    assert (d.magic_traps(YOU), d.lp(YOU)) == (["Ultimate Offering"], 8000)
    d.activate("Ultimate Offering").resolve().choose("summon Battle Ox")
    assert (d.monsters(YOU), d.lp(YOU)) == (["Battle Ox"], 7500)


@pytest.mark.rule("J-TRAP-01", "J-CHAIN-02")
@pytest.mark.card("Ultimate Offering", "Waboku")
def test_its_effect_cannot_be_used_in_the_chain_of_its_activation():
    d = table(you=set_("Ultimate Offering", "Reverse Trap") + hand("Battle Ox"), them=set_("Waboku"))
    d.activate("Ultimate Offering").respond("Waboku")
    assert (d.asked, d.options()) == (YOU, ["activate Reverse Trap", "pass"])
    assert "J-TRAP-01" in d.why_not("Ultimate Offering")


@pytest.mark.rule("J-TRAP-01")
@pytest.mark.card("Call of the Haunted")
def test_one_that_acts_on_activation_acts_at_once():
    d = table(you=set_("Call of the Haunted") + graveyard("Battle Ox")).activate("Call of the Haunted")
    assert d.position("Battle Ox") == "attack"


# -- Jinzo ------------------------------------------------------------------------------------------


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo", "Torrential Tribute", "Waboku")
def test_once_jinzo_is_there_no_trap_may_be_activated():
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=set_("Torrential Tribute", "Waboku")).summon(
        "Jinzo"
    )
    assert d.kind == "act"
    assert "J-TRAP-02" in d.why_not("Torrential Tribute")
    assert "J-TRAP-02" in d.why_not("Waboku")


@pytest.mark.rule("J-TRAP-02", "J-SUM-01")
@pytest.mark.card("Jinzo", "Solemn Judgment", "Horn of Heaven")
@pytest.mark.parametrize("answer", ["Solemn Judgment", "Horn of Heaven"])
def test_his_summon_can_be_negated(answer):
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=set_(answer) + attack("Mystical Elf")).summon(
        "Jinzo"
    )
    assert d.monsters(YOU) == [], "he is not on the field yet"
    d.respond(answer).resolve()
    assert d.graveyard(YOU) == ["Kuriboh", "Jinzo"]


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo", "Gravity Bind", "Imperial Order")
def test_face_up_traps_are_negated_while_he_is_there():
    d = table(you=hand("Jinzo", "Dark Hole") + attack("Kuriboh", "Battle Ox"), them=face_up("Gravity Bind"))
    d.summon("Jinzo", ["Kuriboh"]).to_battle()
    assert d.can("attack", "Battle Ox")
    d.main2().activate("Dark Hole").end_turn()
    d = table(you=attack("Jinzo") + hand("Dark Hole"), them=face_up("Gravity Bind") + attack("Battle Ox"))
    d.activate("Dark Hole")
    d = table(you=attack("Jinzo", "Battle Ox"), them=face_up("Gravity Bind") + hand("Fissure")).end_turn()
    d.activate("Fissure")
    assert d.monsters(YOU) == ["Jinzo"]


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo", "Gravity Bind", "Change of Heart")
def test_face_up_traps_work_again_when_he_is_gone():
    d = table(you=attack("Jinzo", "Battle Ox") + hand("Book of Moon"), them=face_up("Gravity Bind"))
    d.activate("Book of Moon", ["Jinzo"]).to_battle()
    assert d.why_not("Battle Ox") == ["R-GEN-01"]


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo", "Waboku")
def test_a_trap_that_has_resolved_keeps_its_result():
    d = table(you=set_("Waboku"), them=hand("Jinzo") + attack("Kuriboh", "Battle Ox"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Waboku").resolve()
    d.summon("Jinzo", ["Kuriboh"]).to_battle().attack("Jinzo")
    assert d.lp(YOU) == 8000


@pytest.mark.rule("J-TRAP-02", "J-MAG-05")
@pytest.mark.card("Jinzo", "Call of the Haunted", "Waboku")
def test_jinzo_in_the_chain_negates_the_traps_below():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Jinzo"), them=set_("Reverse Trap", "Waboku"), turn=THEM
    )
    d.leave_for(BATTLE_PHASE).respond("Waboku")
    d = table(
        you=set_("Call of the Haunted") + graveyard("Jinzo", proper=True) + attack("Battle Ox"),
        them=set_("Mirror Force"),
    ).to_battle()
    d.attack("Battle Ox").respond("Mirror Force").respond("Call of the Haunted").resolve()
    assert d.monsters(YOU) == ["Battle Ox", "Jinzo"]


@pytest.mark.rule("J-TRAP-02", "J-CHAIN-04")
@pytest.mark.card("Jinzo", "Call of the Haunted", "Mystical Space Typhoon")
def test_call_of_the_haunted_is_negated_by_the_jinzo_it_brought():
    you = set_("Call of the Haunted") + graveyard("Jinzo") + hand("Mystical Space Typhoon")
    d = table(you=you).activate("Call of the Haunted").resolve().activate("Mystical Space Typhoon").resolve()
    assert d.monsters(YOU) == ["Jinzo"]
    d = table(you=you, them=attack("Exiled Force")).activate("Call of the Haunted").end_turn()
    d.activate("Exiled Force", ["Jinzo"]).resolve()
    assert sorted(d.graveyard(YOU)) == ["Call of the Haunted", "Jinzo"]


# -- negation among Continuous effects ----------------------------------------------------------------


@pytest.mark.rule("J-TRAP-02", "J-EFF-04")
@pytest.mark.card("Jinzo")
def test_skill_drain_in_force_first_negates_jinzo():
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=face_up("Skill Drain") + set_("Waboku"), cards=OWN)
    d.summon("Jinzo").leave_for(BATTLE_PHASE)
    assert d.can("activate", "Waboku")
    assert d.seen(THEM, YOU).monsters[2].negated


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo")
def test_jinzo_there_first_forbids_skill_drain():
    d = table(you=attack("Jinzo"), them=set_("Skill Drain"), cards=OWN, turn=THEM)
    assert d.why_not("Skill Drain") == ["J-TRAP-02"]


@pytest.mark.rule("J-TRAP-02", "J-CHAIN-04")
@pytest.mark.card("Jinzo")
def test_the_game_of_skill_drain_jinzo_and_royal_decree():
    you = hand("Jinzo") + attack("Kuriboh")
    d = table(you=you, them=face_up("Skill Drain") + set_("Royal Decree", "Waboku"), cards=OWN)
    d.summon("Jinzo").leave_for(BATTLE_PHASE).respond("Royal Decree").resolve()
    table_of = {name: card.negated for name, card in negated(d).items()}
    assert table_of == {"Jinzo": False, "Skill Drain": True, "Royal Decree": True}
    assert d.why_not("Waboku") == ["J-TRAP-02"]


def negated(d):
    cards = (*d.seen(YOU, YOU).monsters, *d.seen(YOU, THEM).magic_traps)
    return {card.name: card for card in cards if card is not None and card.face == "up"}


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo")
@pytest.mark.parametrize("order", [1, -1])
def test_a_negated_decree_forbids_nothing_whichever_it_says_first(order):
    statics = (w.negates(w.TRAP & w.OTHER), w.cannot_activate(w.OTHER))
    decree = trap("Royal Decree", w.continuous(*statics[::order]), icon="continuous")
    d = table(
        you=hand("Jinzo", "Dark Hole") + attack("Kuriboh"),
        them=face_up("Skill Drain") + set_("Royal Decree"),
        cards=[DRAIN, decree],
    )
    d.summon("Jinzo").leave_for(BATTLE_PHASE).respond("Royal Decree").resolve()
    assert d.can("activate", "Dark Hole")


@pytest.mark.rule("J-TRAP-02")
@pytest.mark.card("Jinzo")
def test_when_jinzo_goes_the_traps_are_free_again():
    them = face_up("Skill Drain") + set_("Royal Decree") + hand("Dark Hole")
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=them, cards=OWN)
    d.summon("Jinzo").leave_for(BATTLE_PHASE).respond("Royal Decree").resolve().end_turn()
    d.activate("Dark Hole")
    assert sum(card.negated for card in negated(d).values()) == 1, "one negates the other"


@pytest.mark.rule("J-EFF-04")
@pytest.mark.card("Exiled Force")
def test_skill_drain_negates_what_is_still_there_as_it_resolves():
    healer = effect_monster("Slow Healer", w.ignition(w.GainLife(1000)))
    d = table(you=attack("Slow Healer", "Exiled Force"), them=face_up("Skill Drain"), cards=[*OWN, healer])
    d.activate("Slow Healer")
    assert d.lp(YOU) == 8000
    d.activate("Exiled Force", ["Slow Healer"])
    assert d.monsters(YOU) == [], "it was Tributed, so its effect is not negated"


@pytest.mark.rule("J-EFF-04")
@pytest.mark.card("Man-Eater Bug", "Sangan")
def test_skill_drain_negates_flip_effects_and_not_those_of_the_graveyard():
    d = table(
        you=set_("Man-Eater Bug") + deck("Kuriboh"),
        them=face_up("Skill Drain") + attack("Battle Ox"),
        cards=OWN,
    )
    d.flip("Man-Eater Bug").pick("Battle Ox").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    d = table(
        you=attack("Sangan") + hand("Dark Hole") + deck("Kuriboh"), them=face_up("Skill Drain"), cards=OWN
    )
    d.activate("Dark Hole")
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-EFF-15", "J-EFF-04")
@pytest.mark.card("Inaba White Rabbit")
def test_a_negated_spirit_stays():
    d = table(you=hand("Inaba White Rabbit"), them=face_up("Skill Drain"), cards=OWN)
    d.summon("Inaba White Rabbit").end_turn()
    assert d.monsters(YOU) == ["Inaba White Rabbit"]


@pytest.mark.rule("J-EFF-04", "J-CTRL-03")
@pytest.mark.card("Jinzo", "Change of Heart")
def test_a_monster_that_leaves_what_is_covered_is_negated_no_more():
    curse = trap("Curse of Silence", w.continuous(w.negates(w.MONSTER & w.THEIRS)), icon="continuous")
    d = table(
        you=face_up("Curse of Silence", order=1) + face_up("Gravity Bind") + hand("Change of Heart"),
        them=attack("Jinzo", order=2),
        cards=[curse],
    )
    assert d.card("Jinzo").negaters
    d.activate("Change of Heart")
    assert not d.card("Jinzo").negaters
    assert d.card("Gravity Bind").negaters


# -- values -----------------------------------------------------------------------------------------

GROWER = effect_monster(
    "Grower", w.ignition(w.Gain(w.THIS, attack=700, until=w.FOREVER)), attack=1000, defense=1000
)


@pytest.mark.rule("R-EFF-04", "J-EFF-04")
@pytest.mark.card("Mystical Space Typhoon", "Rush Recklessly")
def test_a_negated_monster_loses_what_its_own_effect_gave_it_for_good():
    d = table(
        you=attack("Grower") + hand("Rush Recklessly"),
        them=set_("Skill Drain", "Mystical Space Typhoon"),
        cards=[*OWN, GROWER],
    )
    d.activate("Grower").resolve().activate("Rush Recklessly").resolve()
    assert d.attack_of("Grower") == 2400
    d.leave_for(END_PHASE).respond("Skill Drain").resolve()
    assert d.attack_of("Grower") == 1700, "what another card gave it stays"
    d.end_turn().activate("Mystical Space Typhoon", seat=THEM).resolve()
    assert (d.graveyard(THEM), d.attack_of("Grower")) == (["Skill Drain", "Mystical Space Typhoon"], 1000)


@pytest.mark.rule("R-EFF-03", "J-EFF-08")
@pytest.mark.card("Injection Fairy Lily")
def test_values_change_in_the_order_in_which_changes_began():
    wall = trap(
        "Halving Wall",
        w.continuous(w.Bonus(w.MONSTER & w.THEIRS, attack=1, operation=w.HALVE)),
        icon="continuous",
    )
    d = table(
        you=attack("Injection Fairy Lily"),
        them=attack("Summoned Skull") + face_up("Halving Wall"),
        cards=[wall],
    ).to_battle()
    d.attack("Injection Fairy Lily", "Summoned Skull").respond("Injection Fairy Lily").resolve()
    assert d.lp(THEM) == 8000 - (200 + 3000 - 2500)
