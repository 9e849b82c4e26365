"""What is attacked, and how often: one monster alone, what the other player says, two Battle Phases."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

ALONE = trap(
    "Alone",
    w.activate(
        w.OnlyTarget(w.TARGET),
        target=w.MONSTER & w.FACE_UP & w.YOURS & w.CAN_BE_ATTACKED,
        when=w.AttackDeclared(by=w.OPPONENT),
    ),
)
TWICE = magic("Twice", w.activate(w.SecondBattlePhase()))


@pytest.mark.word("OnlyTarget", "CAN_BE_ATTACKED")
@pytest.mark.parametrize("letter", [{}, {"replay_sources": "trap_quickplay"}])
def test_one_monster_alone_is_attacked_and_must_be(letter):
    d = table(
        you=attack("Summoned Skull", "Kuriboh") + set_("Alone"),
        them=attack("Battle Ox"),
        turn=THEM,
        cards=[ALONE],
        rules=letter,
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Alone", ["Summoned Skull"]).resolve()
    assert d.can("attack", "Battle Ox", "Summoned Skull") and not d.can("attack", "Battle Ox", "Kuriboh")
    assert not d.can_go(MAIN_2)
    assert ALONE.effects[0].text() == (
        "When a monster the opponent controls declares an attack: Target 1 face-up monster you control "
        "that can be attacked. The attack begins again, and until the end of this turn, monsters the "
        "opponent controls can attack only the target and, if face-up, must attack it if possible; if it "
        "leaves the field, they cannot attack."
    )
    assert [deed.deed for deed in ALONE.effects[0].deeds()] == ["lasting", "redirect"]


@pytest.mark.word("OnlyTarget", "CAN_BE_ATTACKED")
def test_a_monster_that_cannot_be_attacked_cannot_be_the_only_one():
    hidden = effect_monster("Hidden", w.continuous(w.cannot_be_attacked(w.MONSTER & w.THIS_CARD)), attack=900)
    d = table(
        you=attack("Hidden") + set_("Alone", "Kuriboh"),
        them=attack("Battle Ox"),
        turn=THEM,
        cards=[ALONE, hidden],
    )
    assert not d.to_battle().attack("Battle Ox", "Kuriboh").can_respond("Alone")


@pytest.mark.word("chooses_attacked")
def test_the_other_player_says_what_is_attacked():
    warden = effect_monster("Warden", w.continuous(w.chooses_attacked()))
    d = table(you=attack("Warden", "Kuriboh"), them=attack("Battle Ox"), turn=THEM, cards=[warden])
    d.to_battle().attack("Battle Ox", "Warden").pick("Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]
    assert warden.effects[0].text() == (
        "When a monster the opponent controls attacks, you choose what it attacks, of all that it could."
    )


@pytest.mark.word("SecondBattlePhase", "two_battle_phases")
def test_there_are_two_battle_phases_in_a_turn_and_no_third():
    d = table(you=hand("Twice", "Twice") + attack("Kuriboh"), cards=[TWICE]).activate("Twice")
    d.resolve().activate("Twice").resolve().to_battle().attack("Kuriboh").resolve()
    d.leave_for(MAIN_2).resolve().yes().attack("Kuriboh").resolve().leave_for(MAIN_2).resolve()
    assert (d.phase, d.lp(THEM)) == (MAIN_2, 7400)
    assert TWICE.effects[0].text() == (
        "You may have 2 Battle Phases this turn, or in your next turn if this is the opponent's turn."
    )
    assert [deed.deed for deed in TWICE.effects[0].deeds()] == ["lasting"]


@pytest.mark.word("SecondBattlePhase", "no_battle_phase")
def test_the_second_battle_phase_is_forbidden_like_any_other():
    still = trap("Still", w.activate(w.Leave(w.no_battle_phase(1))))
    d = table(you=hand("Twice") + attack("Kuriboh"), them=set_("Still"), cards=[TWICE, still]).activate(
        "Twice"
    )
    d.resolve().to_battle().attack("Kuriboh").respond("Still").resolve().leave_for(MAIN_2).resolve()
    assert d.phase == MAIN_2


@pytest.mark.word("TurnAttack", "trigger")
def test_an_attack_is_turned_freely_and_by_a_face_down_card():
    sly = effect_monster(
        "Sly",
        w.trigger(
            w.TurnAttack(w.TARGET, freely=True),
            when=w.AttackDeclared(by=w.OPPONENT, on=w.MONSTER & w.THIS_CARD),
            target=w.MONSTER & w.YOURS & w.OTHER,
            face_down=True,
        ),
    )
    hidden = effect_monster("Hidden", w.continuous(w.cannot_be_attacked(w.MONSTER & w.THIS_CARD)), attack=900)
    d = table(you=set_("Sly") + attack("Hidden"), them=attack("Kuriboh"), turn=THEM, cards=[sly, hidden])
    d.to_battle().attack("Kuriboh", "Sly").resolve()
    assert (d.graveyard(THEM), d.is_set("Sly"), d.knows(THEM, "Sly")) == (["Kuriboh"], True, True)
    assert sly.effects[0].text() == (
        "When a monster the opponent controls declares an attack on this card, even while this card is "
        "face-down: Target 1 other monster you control. The attack goes at the target instead, even if "
        "it could not be attacked otherwise."
    )


@pytest.mark.word("RemoveForLevel", "OfPaidLevel")
def test_as_many_cards_are_removed_as_the_target_has_levels():
    grave = trap(
        "Grave",
        w.activate(
            w.Destroy(w.TARGET),
            target=w.OfPaidLevel(w.MONSTER & w.FACE_UP),
            cost=w.RemoveForLevel(w.MONSTER & w.IN_GRAVEYARD & w.YOURS),
        ),
    )
    d = table(
        you=set_("Grave") + graveyard("Kuriboh", "Sangan", "Battle Ox"), them=attack("Sangan"), cards=[grave]
    )
    d.activate("Grave").resolve()
    while d.kind == "choose":
        d.choose(d.options()[0])
    assert (d.resolve().graveyard(THEM), len(d.removed(YOU))) == (["Sangan"], 3)
    assert grave.effects[0].text() == (
        "Remove any number of monsters in your Graveyard from play. Target 1 face-up monster on the "
        "field whose Level is their number. Destroy the target."
    )


@pytest.mark.word("Declare", "ATTRIBUTE")
def test_two_are_named_and_the_opponent_declares_one_of_them():
    quake = trap(
        "Quake",
        w.activate(
            w.Declare(w.ATTRIBUTE, by=1, of_two=True),
            w.Destroy(w.every(w.MONSTER & w.FACE_UP, declared=w.ATTRIBUTE)),
            first=(w.Declare(w.ATTRIBUTE, two=True),),
        ),
    )
    d = table(you=set_("Quake"), them=attack("Kuriboh", "Battle Ox"), cards=[quake])
    d.activate("Quake").choose("DARK").choose("EARTH").resolve().choose("DARK")
    assert d.monsters(THEM) == ["Battle Ox"]
    assert quake.effects[0].text() == (
        "Declare 2 different Attributes. The opponent declares 1 of the two. Destroy all face-up "
        "monsters on the field of the declared Attribute."
    )
    assert [deed.deed for deed in quake.effects[0].deeds()] == ["declare", "destroy"]


@pytest.mark.word("Would", "every")
def test_what_is_destroyed_by_what_is_declared_later_is_not_sure():
    quake = trap(
        "Quake",
        w.activate(w.Declare(w.KIND), w.Destroy(w.every(w.CARD & w.ON_FIELD & w.THEIRS, declared=w.KIND))),
    )
    for sure, asked in ((w.MUST, YOU), (w.MAY, THEM)):
        would = w.Would("destroy", on=w.MONSTER & w.ON_FIELD & w.YOURS, sure=sure)
        shield = trap("Shield", w.activate(w.NegateActivation(), when=w.Activated(would=would)))
        d = table(you=set_("Quake"), them=attack("Kuriboh") + set_("Shield"), cards=[quake, shield])
        assert d.activate("Quake").asked == asked
