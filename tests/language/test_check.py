"""The check of a card's tree: a mistake in a card is told with the card's name and what to do."""

import pytest
from scenario import effect_monster, magic, trap

from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Script
from spellspeed.duel.facts import Facts
from spellspeed.language.card import define
from spellspeed.language.check import asks, check_all, check_card
from spellspeed.language.verbs.cards import PickDiscards
from spellspeed.language.words import *


def problems(script):
    found = check_card(script, library())
    assert all(sentence.startswith("Made Up: ") for sentence in found)
    return [sentence.removeprefix("Made Up: ") for sentence in found]


def spell(*effects, icon="normal", **more):
    return magic("Made Up", *effects, icon=icon, **more)


def set_trap(*effects, icon="normal", **more):
    return trap("Made Up", *effects, icon=icon, **more)


def monster(*effects, **more):
    return effect_monster("Made Up", *effects, **more)


HIDDEN_FACE = "would tell what a hidden card is"
SOMETHING_ELSE = "may be something else"

MISTAKES = [
    # names
    (spell(activate(Destroy(TARGET), target=Named("Dark Wizard"))), 'there is no card "Dark Wizard"'),
    (spell(activate(SummonTokens("Goat Token", 1))), 'there is no card "Goat Token"'),
    (spell(icon="field", also=("Uni",)), 'there is no card "Uni"'),
    # bindings
    (spell(activate(Destroy(TARGET))), "the effect has no target="),
    (spell(activate(Draw(1), target=MONSTER)), "it names targets, and no verb reads TARGET"),
    (spell(activate(Destroy(IT))), "no when= answers an event"),
    (set_trap(activate(Destroy(IT), when=Activated(MAGIC))), "no when= answers an event"),
    (spell(activate(IfDid(Draw(1)))), 'a verb reads "did"'),
    (spell(activate(Draw(same_as="counted"))), 'a verb reads "counted"'),
    (spell(activate(Reveal(chosen("summoned", "it")))), 'a verb reads "summoned"'),
    (spell(activate(ShuffleDeck(after_search="picked"))), 'a verb reads "picked"'),
    (spell(activate(IfHeads(1, 1, Draw(1)))), 'a verb reads "heads"'),
    (spell(activate(TossCoins(), EachPlayer(IfHeads(1, 1, Draw(1))))), 'a verb reads "heads"'),
    (spell(activate(May(Destroy(every(MONSTER))), IfDid(Draw(1)))), 'a verb reads "did"'),
    (
        spell(activate(Destroy(pick(MONSTER & FACE_UP)), LookAt(pick(IN_HAND & THEIRS)))),
        'two picks are called "picked"',
    ),
    # what is printed
    (monster(trigger(Draw(1), when=Damaged()), abilities=c.ABILITY_FLIP), "it prints FLIP"),
    (monster(flip(Draw(1))), "it has a FLIP effect and does not print FLIP"),
    (monster(continuous(piercing(THIS_CARD)), abilities=c.ABILITY_SPIRIT), "say spirit=True"),
    (monster(spirit=True), "leave out spirit=True"),
    (monster(), "it prints an effect and none is written"),
    (monster(activate(Draw(1))), "a Monster Card is not activated"),
    (spell(icon="equip"), "say equips="),
    (spell(activate(Draw(1)), icon="equip", equips=MONSTER & FACE_UP), "no effect has the verb Equip()"),
    (spell(equips=MAGIC, icon="equip"), SOMETHING_ELSE),
    (spell(continuous(equip_bonus(500)), icon="field"), "it speaks of the equipped monster"),
    (spell(activate(Draw(2)), icon="ritual"), "it is the Ritual Magic Card of"),
    (spell(continuous(no_summons())), "put lasting effects into Leave(...)"),
    (
        set_trap(activate(Draw(1)), quick(Draw(1))),
        "nothing but its activation is used there",
    ),
    (spell(), "its activation does nothing"),
    (
        spell(activate(SpecialSummon(TARGET, link=True), target=revivable(MONSTER & IN_GRAVEYARD))),
        "needs linked=1 or linked=2",
    ),
    (spell(activate(Draw(1)), linked=1), "`linked` needs the SpecialSummon"),
    # classes and timing
    (monster(ignition(Draw(1), once=6)), "once= is 1"),
    (monster(ignition()), "an effect does nothing"),
    (monster(trigger(Draw(1), when=Activated(TRAP))), "a trigger cannot answer a Chain Link"),
    (monster(trigger(Draw(1), when=Sent())), "its card is in the Graveyard by then"),
    (spell(activate(Draw(1), when=Summoned())), "answers nothing"),
    (set_trap(activate(Draw(1)), icon="counter"), "a Counter Trap answers something"),
    (monster(duty(Draw(1), phase=MAIN_1)), "a duty is due in a Draw, Standby, Battle or End Phase"),
    (monster(duty(Draw(1), phase=DRAW_PHASE)), "what stands for the draw is your own and may be left"),
    (monster(duty(Draw(1), phase=END_PHASE, whose=3)), "whose= is 0"),
    # the Damage Step
    (set_trap(activate(Gain(TARGET, attack=500), target=MONSTER & FACE_UP)), "say damage=MODIFIER"),
    (monster(quick(Gain(THIS, attack=500), cost=Pay(500))), "say damage=MODIFIER"),
    (
        spell(activate(Gain(TARGET, attack=500), target=MONSTER & FACE_UP, damage=MODIFIER)),
        "damage= is for effects of Spell Speed 2 and 3",
    ),
    (monster(quick(Draw(1), damage=AT_CALCULATION)), "go together"),
    (monster(quick(Draw(1), needs=AtCalculation())), "go together"),
    (set_trap(activate(Draw(1), damage=1 << 1)), "damage= is MODIFIER"),
    # selections that never fit, or fit what the verb cannot act on
    (spell(activate(Destroy(TARGET), target=MAGIC & ATTACK_POSITION)), "no card can ever be"),
    (spell(activate(Destroy(every(MONSTER & TRAP)))), "no card can ever be"),
    (set_trap(activate(Destroy(every(MONSTER)), when=Summoned(that=TRAP & FACE_DOWN & DARK))), "ever be"),
    (spell(activate(ChangeTo(TARGET, P_DEFENSE), target=CARD & FACE_UP)), SOMETHING_ELSE),
    (spell(activate(TakeControl(TARGET), target=THEIRS & FACE_UP)), SOMETHING_ELSE),
    (spell(activate(FlipDown(every(MONSTER & IN_GRAVEYARD)))), SOMETHING_ELSE),
    (spell(activate(SpecialSummon(pick(revivable(MONSTER & YOURS))))), SOMETHING_ELSE),
    (spell(activate(Leave(cannot_attack(MAGIC)))), SOMETHING_ELSE),
    (spell(continuous(Bonus(IN_HAND & MONSTER, attack=100)), icon="field"), SOMETHING_ELSE),
    (spell(activate(SpecialSummon(TARGET), target=MONSTER & IN_GRAVEYARD)), "write revivable(...)"),
    (spell(activate(Leave(cannot_attack()))), "does not say which cards it is about"),
    # what nobody may know
    (spell(activate(Destroy(TARGET), target=TRAP)), HIDDEN_FACE),
    (spell(activate(Destroy(TARGET), target=NORMAL_ICON & THEIRS & IN_HAND)), HIDDEN_FACE),
    (spell(activate(Destroy(every(TRAP)))), HIDDEN_FACE),
    (spell(activate(Discard(1, of=1), needs=Exists(MONSTER & IN_HAND & THEIRS))), HIDDEN_FACE),
    (spell(activate(SendAway(pick(MAGIC & IN_HAND & THEIRS)))), HIDDEN_FACE),
    (spell(activate(ToHand(pick(MONSTER & IN_DECK & YOURS)))), "use search(...)"),
    (spell(activate(ToHand(search(MONSTER & IN_DECK & YOURS)))), "add ShuffleDeck"),
    (spell(activate(Destroy(TARGET), target=Lowest(MONSTER & THEIRS))), HIDDEN_FACE),
]


@pytest.mark.parametrize(("script", "sentence"), MISTAKES, ids=[sentence for _, sentence in MISTAKES])
def test_a_mistake_is_told(script, sentence):
    assert any(sentence in problem for problem in problems(script)), problems(script)


SOUND = [
    spell(activate(Destroy(TARGET), target=(MAGIC & FACE_UP) | (MAGIC_OR_TRAP & FACE_DOWN))),
    spell(activate(Destroy(TARGET), target=~TOKEN & MONSTER)),
    spell(activate(Destroy(every(TRAP, needed=False)))),
    spell(activate(LookAt(every(IN_HAND & THEIRS)), SendAway(pick(MAGIC & IN_HAND & THEIRS)))),
    spell(activate(Draw(1), needs=Exists(MONSTER & IN_HAND & YOURS))),
    set_trap(activate(Gain(TARGET, attack=-500), target=MONSTER & FACE_UP, damage=NEVER)),
    set_trap(activate(Gain(TARGET, attack=-500), Draw(1), target=MONSTER & FACE_UP)),
    spell(activate(TossCoins(2), May(IfHeads(2, 2, Draw(1))))),
    spell(activate(Leave(cannot_attack(), which=TARGET), target=MONSTER)),
    set_trap(activate(Destroy(IT), when=EitherEvent(Summoned(), Activated(MAGIC)))),
    spell(icon="field", also=("Umi",)),
    monster(cannot_be_summoned=NORMAL_SUMMON, procedure=Procedure((), tribute(2))),
]


@pytest.mark.parametrize("script", SOUND)
def test_nothing_is_told_of_a_sound_card(script):
    assert problems(script) == []


@pytest.mark.parametrize("step", [PickDiscards(Discard(1)), *search(MONSTER & IN_DECK & YOURS).asks()])
def test_a_step_that_takes_an_answer_is_known(step):
    """Such a step may stand neither among those that pay nor be a verb itself (law 2)."""
    assert asks(step)


@pytest.mark.parametrize(
    "step", [Draw(1), Discard(1), Destroy(TARGET), *Pay(100).payment(), *tribute().payment()]
)
def test_a_step_that_acts_takes_no_answer(step):
    assert not asks(step)


def test_an_effect_without_a_class_is_told():
    effect = activate(Draw(1))
    effect.kind = 0
    facts = Facts("Made Up", c.MAGIC, c.FRAME_MAGIC, icon=c.CONTINUOUS, effect=True)
    assert "an effect has no class" in problems(Script(facts, (effect,)))[0]


def test_a_monster_without_effect_has_none():
    facts = Facts("Made Up", c.MONSTER, c.FRAME_NORMAL, level=4)
    assert problems(define("Made Up", ignition(Draw(1))).script(facts)) == [
        "it prints no effect, and one is written"
    ]


def test_effects_left_behind_are_checked_too():
    late = Leave(Waits(trigger(Destroy(TARGET), when=Summoned())))
    assert problems(spell(activate(late))) == ["a verb reads TARGET, and the effect has no target="]
    on_cards = Leave(Due(duty(Destroy(TARGET), phase=END_PHASE)), which=every(MONSTER))
    assert problems(spell(activate(on_cards))) == []


def test_names_are_not_looked_up_without_a_library():
    assert check_card(spell(activate(Destroy(TARGET), target=Named("Dark Wizard") & FACE_UP))) == []


def test_a_library_is_checked_card_by_card():
    assert check_all(library()) == []
