"""Replays (DESIGN §7.5)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w
from spellspeed.language.statics import Simple

pytestmark = both_seats

LETTER = {"replay_sources": "trap_quickplay"}

BOLT = magic("Bolt", w.activate(w.Destroy(w.TARGET), target=w.MONSTER), icon="quick-play")
SEND_HOME = trap("Send Home", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
SWITCH = trap("Switch", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS))
SENTRY = effect_monster("Sentry", w.quick(w.Destroy(w.TARGET), target=w.MONSTER & w.YOURS), attack=1200)
CALLER = effect_monster(
    "Caller",
    w.quick(w.SpecialSummon(w.TARGET), target=w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)),
    attack=1200,
)
TOLL = magic(
    "Toll",
    w.continuous(Simple(c.S_PAY_TO_ATTACK, w.MONSTER & w.THEIRS, "costs 500 to attack with", "", amount=500)),
    icon="continuous",
)
LEAPER = effect_monster("Leaper", w.continuous(w.attacks_directly(w.THIS_CARD)), attack=1000)
GUARD = trap("Guard", w.activate(w.Leave(w.cannot_attack_directly(w.MONSTER & w.THEIRS))))
OWN = [BOLT, SEND_HOME, SWITCH, SENTRY, CALLER, TOLL, LEAPER, GUARD]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more).to_battle()


def is_replay(d):
    """Back in the Battle Step, with the attacker free to attack."""
    assert d.events("replay")
    assert (d.step, d.kind, d.asked) == ("Battle Step", "act", YOU)
    return True


# -- what makes one ---------------------------------------------------------------------------------


@pytest.mark.rule("R-REPLAY-01", "R-REPLAY-02")
def test_a_defender_that_disappears_makes_a_replay():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Gemini Elf") + set_("Send Home"))
    d.attack("Battle Ox", "Kuriboh").respond("Send Home", ["Gemini Elf"]).resolve()
    assert is_replay(d)
    assert d.monsters(THEM) == ["Kuriboh"]
    assert d.options() == ["attack Battle Ox > Kuriboh", MAIN_2]


@pytest.mark.rule("R-REPLAY-01", "R-BP-08", "J-REPLAY-02")
def test_when_the_last_defender_disappears_the_new_attack_may_be_direct():
    d = scene(attack("Battle Ox"), attack("Silver Fang") + set_("Send Home"))
    d.attack("Battle Ox", "Silver Fang").respond("Send Home", ["Silver Fang"]).resolve()
    assert is_replay(d)
    assert d.attack("Battle Ox").lp(THEM) == 8000 - 1700


@pytest.mark.rule("J-REPLAY-01")
def test_a_defender_that_changes_sides_makes_a_replay():
    d = scene(attack("Battle Ox") + hand("Bolt"), attack("Kuriboh") + set_("Switch"))
    d.attack("Battle Ox", "Kuriboh").respond("Switch", ["Battle Ox"]).resolve()
    assert d.events("replay") == []  # the attacker itself went over: its attack stops
    d = scene(attack("Battle Ox", "Gemini Elf"), attack("Kuriboh") + set_("Switch"))
    d.attack("Battle Ox", "Kuriboh").respond("Switch", ["Gemini Elf"]).resolve()
    assert is_replay(d)


@pytest.mark.rule("J-REPLAY-01", "J-BP-04")
@pytest.mark.card("Book of Moon")
def test_a_defender_turned_face_down_makes_none():
    d = scene(attack("Battle Ox"), attack("Kuriboh") + set_("Book of Moon"))
    d.attack("Battle Ox", "Kuriboh").respond("Book of Moon", ["Kuriboh"])
    assert d.events("replay") == []
    assert d.graveyard(THEM) == ["Book of Moon", "Kuriboh"]


@pytest.mark.rule("J-REPLAY-01", "J-BP-03")
@pytest.mark.card("Mirror Force")
def test_mirror_force_on_the_attacking_side_makes_none():
    d = scene(
        attack("Battle Ox", "Gemini Elf") + defense("Kuriboh"), attack("Kuriboh") + set_("Mirror Force")
    )
    d.attack("Battle Ox", "Kuriboh").respond("Mirror Force").resolve()
    assert d.events("replay") == []
    assert d.monsters(YOU) == ["Kuriboh"]
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-REPLAY-01")
@pytest.mark.card("Mirror Force")
def test_an_attacker_that_stops_makes_no_replay_even_if_a_defender_has_gone():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Sentry") + set_("Mirror Force"))
    d.attack("Battle Ox", "Kuriboh").respond("Mirror Force").respond("Sentry", ["Kuriboh"]).resolve()
    assert d.events("replay") == []
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Sentry"])


@pytest.mark.rule("J-REPLAY-01", "R-REPLAY-01")
@pytest.mark.card("Call of the Haunted", "Magic Cylinder")
def test_a_negated_attack_is_no_replay():
    them = attack("Kuriboh") + set_("Magic Cylinder", "Call of the Haunted") + graveyard("Gemini Elf")
    d = scene(attack("Battle Ox"), them).attack("Battle Ox", "Kuriboh")
    d.respond("Magic Cylinder").respond("Call of the Haunted", ["Gemini Elf"]).resolve()
    assert len(d.monsters(THEM)) == 2
    assert d.events("replay") == []
    assert d.lp(YOU) == 8000 - 1700
    assert "R-BP-06" in d.why_not("Battle Ox", "attack")


@pytest.mark.rule("J-REPLAY-01")
def test_a_monster_that_left_and_came_back_is_another_one():
    back = w.pick(w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS), needed=False)
    there_and_back = trap(
        "There and Back",
        w.activate(
            w.Destroy(w.TARGET),
            w.SpecialSummon(back, position=w.P_ATTACK),
            target=w.MONSTER & w.YOURS,
        ),
    )
    d = table(
        you=attack("Battle Ox"), them=attack("Kuriboh") + set_("There and Back"), cards=[there_and_back]
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("There and Back").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]
    assert is_replay(d)


# -- whose doing ------------------------------------------------------------------------------------


@pytest.mark.rule("J-REPLAY-03")
def test_a_monsters_effect_makes_a_replay_too():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Sentry"))
    d.attack("Battle Ox", "Kuriboh").respond("Sentry", ["Kuriboh"]).resolve()
    assert is_replay(d)
    d = scene(attack("Battle Ox"), attack("Caller") + graveyard("Kuriboh"))
    d.attack("Battle Ox", "Caller").respond("Caller", ["Kuriboh"]).resolve()
    d.choose("defense").resolve()
    assert is_replay(d)


@pytest.mark.rule("J-REPLAY-03")
def test_a_direct_attack_that_may_no_longer_be_direct_is_replayed():
    d = scene(attack("Leaper"), attack("Kuriboh") + set_("Guard")).attack("Leaper")
    d.respond("Guard").resolve()
    assert is_replay(d)
    assert d.options() == ["attack Leaper > Kuriboh", MAIN_2]


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
@pytest.mark.card("Call of the Haunted")
def test_by_the_letter_a_trap_and_a_quick_play_make_a_replay():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Gemini Elf") + set_("Send Home"), rules=LETTER)
    d.attack("Battle Ox", "Kuriboh").respond("Send Home", ["Gemini Elf"]).resolve()
    assert is_replay(d)
    d = scene(attack("Battle Ox") + hand("Bolt"), attack("Kuriboh", "Gemini Elf"), rules=LETTER)
    d.attack("Battle Ox", "Kuriboh").respond("Bolt", ["Gemini Elf"]).resolve()
    assert is_replay(d)


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
@pytest.mark.card("Ultimate Offering")
def test_by_the_letter_what_a_trap_lets_a_player_do_counts_as_its_doing():
    d = scene(
        attack("Battle Ox"), attack("Kuriboh") + face_up("Ultimate Offering") + hand("Ansatsu"), rules=LETTER
    )
    d.attack("Battle Ox", "Kuriboh").respond("Ultimate Offering").resolve()
    d.choose("summon Ansatsu").resolve()
    assert d.monsters(THEM) == ["Ansatsu"]
    assert is_replay(d)
    d = scene(attack("Battle Ox", "Gemini Elf"), attack("Kuriboh") + set_("Switch"), rules=LETTER)
    d.attack("Battle Ox", "Kuriboh").respond("Switch", ["Gemini Elf"]).resolve()
    assert is_replay(d)


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
def test_by_the_letter_a_monsters_effect_makes_none():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Sentry"), rules=LETTER)
    d.attack("Battle Ox", "Kuriboh").respond("Sentry", ["Sentry"]).resolve()
    assert d.events("replay") == []
    assert d.monsters(THEM) == []  # the attack on the Kuriboh went on
    d = scene(attack("Battle Ox"), attack("Caller") + graveyard("Kuriboh"), rules=LETTER)
    d.attack("Battle Ox", "Caller").respond("Caller", ["Kuriboh"]).resolve()
    d.choose("defense").resolve()
    assert d.events("replay") == []
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
def test_by_the_letter_an_attack_whose_target_left_otherwise_has_nothing_to_hit():
    d = scene(attack("Battle Ox"), attack("Kuriboh", "Sentry"), rules=LETTER)
    d.attack("Battle Ox", "Kuriboh").respond("Sentry", ["Kuriboh"]).resolve()
    assert d.events("replay") == []
    assert d.monsters(THEM) == ["Sentry"]
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
def test_by_the_letter_what_a_trap_does_on_the_attacking_side_does_not_lend_its_name():
    d = scene(
        attack("Battle Ox", "Kuriboh"), attack("Gemini Elf", "Sentry") + set_("Send Home"), rules=LETTER
    )
    d.attack("Battle Ox", "Gemini Elf").respond("Send Home", ["Kuriboh"]).respond("Sentry", ["Sentry"])
    d.resolve()
    assert d.events("replay") == []
    assert d.graveyard(YOU) == ["Battle Ox"]


# -- what may be chosen -----------------------------------------------------------------------------


def replayed(them=(), **more):
    d = scene(
        attack("Battle Ox", "Gemini Elf"),
        attack("Kuriboh") + set_("Call of the Haunted") + graveyard("Mystical Elf") + them,
        **more,
    )
    return d.attack("Battle Ox", "Kuriboh").respond("Call of the Haunted", ["Mystical Elf"]).resolve()


@pytest.mark.rule("R-REPLAY-03", "J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_every_attack_is_open_again_and_none_has_been_used():
    d = replayed()
    assert d.options() == [
        "attack Battle Ox > Kuriboh",
        "attack Battle Ox > Mystical Elf",
        "attack Gemini Elf > Kuriboh",
        "attack Gemini Elf > Mystical Elf",
        MAIN_2,
    ]


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_the_same_attacker_may_choose_the_same_target_again():
    d = replayed().attack("Battle Ox", "Kuriboh")
    assert d.monsters(THEM) == ["Mystical Elf"]
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_no_attack_at_all_may_follow():
    d = replayed().main2()
    assert d.monsters(THEM) == ["Kuriboh", "Mystical Elf"]
    assert d.lp(THEM) == 8000


@pytest.mark.rule("J-REPLAY-02", "J-POS-02")
@pytest.mark.card("Call of the Haunted")
def test_the_first_attacker_has_its_attack_but_not_its_change_of_position():
    d = replayed().attack("Gemini Elf", "Kuriboh").attack("Battle Ox", "Mystical Elf").main2()
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]
    d = replayed().main2()
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]
    assert d.can("change", "Gemini Elf")


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted", "Mirror Force")
def test_a_new_declaration_can_be_answered_anew():
    d = replayed(set_("Mirror Force")).attack("Gemini Elf", "Kuriboh")
    d.respond("Mirror Force").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_same_only_lets_the_attacker_attack_again_or_gives_up_its_attack():
    d = replayed(rules={"replay_attacker": "same_only"})
    assert d.options() == ["attack Battle Ox > Kuriboh", "attack Battle Ox > Mystical Elf", "no"]
    assert d.why_not("Gemini Elf", "attack") == ["J-REPLAY-02"]
    assert not d.can_go(MAIN_2)
    d.no()
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
    assert d.can("attack", "Gemini Elf", "Kuriboh")


# -- costs ------------------------------------------------------------------------------------------


@pytest.mark.rule("J-REPLAY-04", "J-BP-01")
@pytest.mark.card("Call of the Haunted")
def test_what_an_attack_costs_is_not_refunded_and_is_paid_again():
    d = scene(
        attack("Battle Ox"),
        attack("Kuriboh") + face_up("Toll") + set_("Call of the Haunted") + graveyard("Mystical Elf"),
    ).attack("Battle Ox", "Kuriboh")
    assert d.lp(YOU) == 7500
    d.respond("Call of the Haunted", ["Mystical Elf"]).resolve()
    assert d.lp(YOU) == 7500
    assert d.attack("Battle Ox", "Kuriboh").lp(YOU) == 7000


@pytest.mark.rule("J-REPLAY-04", "J-EFF-07")
@pytest.mark.card("Call of the Haunted")
def test_who_cannot_pay_again_does_not_attack_again():
    d = scene(
        attack("Battle Ox") + lp(1000),
        attack("Kuriboh") + face_up("Toll") + set_("Call of the Haunted") + graveyard("Mystical Elf"),
    ).attack("Battle Ox", "Kuriboh")
    d.respond("Call of the Haunted", ["Mystical Elf"]).resolve()
    assert d.options() == [MAIN_2]


# -- the Damage Step --------------------------------------------------------------------------------


@pytest.mark.rule("J-REPLAY-05", "J-DMG-05")
def test_a_defender_that_leaves_in_the_damage_step_makes_no_replay():
    duty = w.quick(w.ToHand(w.THIS), damage=1 << c.BEFORE_CALCULATION)
    shy = effect_monster("Shy", duty, attack=100)
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=attack("Shy"), cards=[shy]).to_battle()
    d.attack("Battle Ox", "Shy").until("before damage calculation").respond("Shy").resolve()
    assert d.events("replay") == []
    assert d.lp(THEM) == 8000
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
    assert d.can("attack", "Gemini Elf", DIRECT)


@pytest.mark.rule("R-REPLAY-05", "J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_battles_that_are_over_stand():
    d = scene(
        attack("Battle Ox", "Gemini Elf"),
        attack("Kuriboh", "Silver Fang") + set_("Call of the Haunted"),
    ).attack("Gemini Elf", "Kuriboh")
    d.attack("Battle Ox", "Silver Fang").respond("Call of the Haunted", ["Kuriboh"]).resolve()
    assert is_replay(d)
    assert d.lp(THEM) == 8000 - 1600
    assert d.why_not("Gemini Elf", "attack") == ["R-BP-06"]
