"""The classes of effect, and how an effect begins (J-EFF-01)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def text(effect):
    """The words of an effect on a monster."""
    return effect_monster("Thing", effect).effects[0].text()


@pytest.mark.word("activate")
@pytest.mark.parametrize(
    ("make", "icon", "speed"),
    [
        (magic, "normal", 1),
        (magic, "quick-play", 2),
        (magic, "field", 1),
        (trap, "normal", 2),
        (trap, "counter", 3),
    ],
)
def test_the_spell_speed_of_an_activation_is_printed(make, icon, speed):
    made = make("Thing", w.activate(w.Draw(1)), icon=icon)
    assert (made.effects[0].kind, made.effects[0].speed) == (c.CARD_ACTIVATION, speed)
    assert text(w.activate(w.Draw(1))) == "Draw 1 card."


def test_a_card_without_activation_gets_an_empty_one():
    land = magic("Land", w.continuous(w.no_summons()), icon="field")
    assert [effect.kind for effect in land.effects] == [c.CARD_ACTIVATION, c.CONTINUOUS_EFFECT]
    assert land.effects[0].text() == ""


@pytest.mark.word("ignition")
@pytest.mark.rule("J-EFF-01", "J-EFF-03")
def test_an_ignition_effect_is_used_in_your_main_phase():
    gun = effect_monster("Gun", w.ignition(w.Damage(500), cost=w.Pay(100)))
    d = table(you=attack("Gun"), cards=[gun]).activate("Gun").activate("Gun")
    assert (d.lp(YOU), d.lp(THEM)) == (7800, 7000)
    assert not table(you=attack("Gun"), them=hand("Kuriboh"), turn=THEM, cards=[gun]).can_respond("Gun")
    assert text(w.ignition(w.Draw(1))) == "In your Main Phase: Draw 1 card."


@pytest.mark.parametrize(
    ("once", "words"),
    [
        (0, "In your Main Phase: Draw 1 card."),
        (1, "Once per turn, in your Main Phase: Draw 1 card."),
        (2, "Once while this card is face-up on the field, in your Main Phase: Draw 1 card."),
    ],
)
def test_an_effect_may_be_used_only_so_often(once, words):
    well = effect_monster("Well", w.ignition(w.Draw(1), once=once))
    d = table(you=attack("Well"), cards=[well]).activate("Well")
    assert d.can("activate", "Well") == (once == 0)
    d.end_turn().end_turn()
    assert d.to_phase(MAIN_1).can("activate", "Well") == (once < 2)
    assert well.effects[0].text() == words


@pytest.mark.word("trigger")
@pytest.mark.rule("J-CHAIN-05")
def test_a_trigger_starts_by_itself():
    ear = effect_monster("Ear", w.trigger(w.Draw(1), when=w.Summoned(by=w.OPPONENT)))
    d = table(you=attack("Ear"), them=hand("Kuriboh"), turn=THEM, cards=[ear]).summon("Kuriboh")
    assert len(d.resolve().hand(YOU)) == 1


def test_an_optional_trigger_is_asked_for():
    ear = effect_monster("Ear", w.trigger(w.Draw(1), when=w.Summoned(by=w.OPPONENT), mandatory=False))
    d = table(you=attack("Ear"), them=hand("Kuriboh"), turn=THEM, cards=[ear]).summon("Kuriboh")
    assert (d.asked, d.can("no")) == (YOU, True)
    assert d.no().hand(YOU) == []


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (
            w.trigger(w.Draw(1), when=w.Damaged(), mandatory=False),
            "When this card inflicts Battle Damage to the opponent: You may draw 1 card.",
        ),
        (
            w.trigger(w.Draw(1), when=w.Sent(), zones=w.FROM_GRAVEYARD, mandatory=False, cost=w.tribute()),
            "When this card is sent from the field to the Graveyard: You may Tribute 1 monster you control. "
            "If you do, draw 1 card.",
        ),
        (
            w.trigger(w.Draw(1, of=1), when=w.Damaged(), mandatory=False),
            "When this card inflicts Battle Damage to the opponent: You may use this effect. "
            "The opponent draws 1 card.",
        ),
        (
            w.trigger(w.Draw(1), when=w.Summoned(), zones=w.FROM_GRAVEYARD),
            "When a monster is Summoned, while this card is in your Graveyard: Draw 1 card.",
        ),
        (
            w.trigger(w.Draw(1), when=w.Summoned(), stays=True),
            "When a monster is Summoned: Draw 1 card. "
            "This card must still be face-up on the field as the effect resolves.",
        ),
        (w.flip(w.Draw(1), mandatory=False), "FLIP: You may draw 1 card."),
        (
            w.flip(w.Draw(1), needs=w.NoSummonThisTurn()),
            "FLIP, if you have Summoned no monster this turn: Draw 1 card.",
        ),
        (w.quick(w.Draw(1)), "In either player's turn: Draw 1 card."),
        (
            w.quick(w.Draw(1), zones=w.FROM_HAND),
            "In either player's turn, while this card is in your hand: Draw 1 card.",
        ),
        (
            w.quick(w.Draw(1), when=w.Activated(w.TRAP)),
            "When a Trap Card or its effect is activated: Draw 1 card.",
        ),
        (w.duty(w.Draw(1), phase=w.END_PHASE, whose=1), "In the opponent's End Phase: Draw 1 card."),
        (
            w.duty(w.Draw(1), phase=w.STANDBY_PHASE, whose=2, mandatory=False),
            "In each Standby Phase: You may draw 1 card.",
        ),
        (
            w.duty(w.Draw(1), phase=w.STANDBY_PHASE, zones=w.FROM_GRAVEYARD),
            "In your Standby Phase, while this card is in your Graveyard: Draw 1 card.",
        ),
        (
            w.ignition(w.Destroy(w.TARGET), cost=w.Pay(500), target=w.MONSTER, needs=w.NoBattlePhaseYet()),
            "In your Main Phase, if you have had no Battle Phase this turn: Pay 500 Life Points. "
            "Target 1 monster on the field. Destroy the target.",
        ),
    ],
)
def test_how_effects_begin(effect, words):
    assert text(effect) == words


@pytest.mark.word("flip")
@pytest.mark.rule("R-EFF-01", "J-FLIP-06")
def test_a_flip_effect():
    bug = effect_monster("Bug", w.flip(w.Draw(1)))
    assert len(table(you=set_("Bug"), cards=[bug]).flip("Bug").resolve().hand(YOU)) == 1
    d = table(you=set_("Bug"), them=attack("Battle Ox"), turn=THEM, cards=[bug]).to_battle()
    assert len(d.attack("Battle Ox", "Bug").resolve().hand(YOU)) == 1


@pytest.mark.word("quick")
@pytest.mark.rule("J-EFF-01", "R-CHAIN-08")
def test_a_quick_effect_answers():
    hawk = effect_monster("Hawk", w.quick(w.Draw(1), once=1))
    d = table(you=attack("Hawk"), them=hand("Pot of Greed"), turn=THEM, cards=[hawk])
    d.activate("Pot of Greed").respond("Hawk")
    assert len(d.hand(YOU)) == 1


@pytest.mark.rule("J-TRAP-01")
def test_the_effect_of_a_continuous_trap_needs_a_later_chain():
    tower = trap("Tower", w.quick(w.Draw(1), cost=w.Pay(500)), icon="continuous")
    d = table(you=set_("Tower"), them=hand("Pot of Greed"), turn=THEM, cards=[tower])
    assert d.activate("Pot of Greed").respond("Tower").chain() == [], "it was not asked for once more"
    d = table(you=face_up("Tower"), them=hand("Pot of Greed"), turn=THEM, cards=[tower])
    assert d.activate("Pot of Greed").can("activate", "Tower")
    assert tower.effects[1].text() == (
        "In either player's turn, while this card is face-up: Pay 500 Life Points. Draw 1 card."
    )


@pytest.mark.word("continuous")
@pytest.mark.rule("R-EFF-03", "R-EFF-04")
def test_a_continuous_effect_holds_while_its_card_is_face_up():
    lord = effect_monster("Lord", w.continuous(w.Bonus(w.MONSTER & w.YOURS & w.OTHER, attack=500)))
    d = table(you=set_("Lord") + attack("Kuriboh"), cards=[lord])
    assert d.attack_of("Kuriboh") == 300
    assert d.flip("Lord").attack_of("Kuriboh") == 800
    two = w.continuous(w.no_battle_damage(), w.cannot_attack(w.MONSTER & w.THIS_CARD))
    assert text(two) == "You take no Battle Damage. This card cannot attack."


@pytest.mark.rule("J-PHASE-03")
def test_a_duty_is_due_in_its_phase():
    mill = effect_monster("Mill", w.duty(w.Damage(100), phase=w.END_PHASE))
    d = table(you=attack("Mill"), cards=[mill]).end_turn()
    assert d.lp(THEM) == 7900
    assert d.end_turn().lp(THEM) == 7900, "only in its own player's"


def test_several_verbs_are_several_sentences():
    both = w.activate(w.Draw(2), w.Discard(1), cost=w.Pay(500))
    assert text(both) == "Pay 500 Life Points. Draw 2 cards. Discard 1 card."
