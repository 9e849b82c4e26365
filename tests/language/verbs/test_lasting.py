"""Effects that go on after they have resolved."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, icon="quick-play", **more):
    return magic("Spell", w.activate(*verbs, **more), icon=icon)


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


@pytest.mark.word("Gain", "END_OF_TURN", "FOREVER", "MODIFIER")
def test_values_change_for_a_while():
    d = table(
        you=hand("Spell") + attack("Kuriboh"),
        cards=[spell(w.Gain(w.TARGET, 700, -100), target=w.MONSTER & w.FACE_UP)],
    )
    d.activate("Spell")
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh")) == (1000, 100)
    assert d.end_turn().attack_of("Kuriboh") == 300
    ever = spell(w.Gain(w.every(w.MONSTER), 500, until=w.FOREVER))
    d = table(you=hand("Spell") + attack("Kuriboh"), cards=[ever]).activate("Spell").end_turn()
    assert d.attack_of("Kuriboh") == 800
    assert text(w.Gain(w.TARGET, 700), target=w.MONSTER & w.FACE_UP) == (
        "Target 1 face-up monster on the field. The target gains 700 ATK until the end of this turn."
    )
    assert text(w.Gain(w.every(w.MONSTER), -500, -500, until=w.FOREVER)) == (
        "All monsters on the field lose 500 ATK and DEF."
    )
    assert [deed.deed for deed in ever.effects[0].deeds()] == ["values"]


@pytest.mark.rule("J-TERM-07", "J-EFF-20")
def test_a_monster_turned_face_down_forgets_it_and_a_set_one_gains_nothing():
    gain = spell(w.Gain(w.every(w.MONSTER), 500))
    d = table(you=hand("Spell", "Book of Moon") + attack("Kuriboh") + set_("Battle Ox"), cards=[gain])
    d.activate("Spell").resolve()
    assert (d.attack_of("Kuriboh"), d.attack_of("Battle Ox")) == (800, 1700)
    assert d.activate("Book of Moon").attack_of("Kuriboh") == 300


@pytest.mark.rule("J-DMG-02")
@pytest.mark.word("NEVER")
def test_a_modifier_is_used_before_calculation():
    for damage, may in ((w.MODIFIER, True), (w.NEVER, False)):
        rush = spell(w.Gain(w.TARGET, 700), target=w.MONSTER & w.FACE_UP, damage=damage)
        d = table(you=hand("Spell") + attack("Kuriboh"), them=attack("Battle Ox"), cards=[rush]).to_battle()
        d.attack("Kuriboh", "Battle Ox").pass_()
        assert (d.step == "Damage Step: before damage calculation") == may


@pytest.mark.word("END_OF_DAMAGE_STEP", "END_OF_PHASE")
@pytest.mark.parametrize(
    ("until", "words", "later"),
    [
        (w.END_OF_DAMAGE_STEP, "until the end of the Damage Step", 300),
        (w.END_OF_PHASE, "until the end of the Battle Phase", 1000),
    ],
)
def test_values_change_until_the_end_of_the_damage_step_or_the_phase(until, words, later):
    rush = spell(w.Gain(w.TARGET, 700, until=until), target=w.MONSTER & w.FACE_UP, damage=w.MODIFIER)
    d = table(you=hand("Spell", "Spell") + attack("Kuriboh"), cards=[rush]).to_battle()
    d.attack("Kuriboh").activate("Spell").resolve()
    assert (d.lp(THEM), d.attack_of("Kuriboh")) == (7000, later)
    assert d.to_phase(MAIN_2).attack_of("Kuriboh") == 300
    assert rush.effects[0].text().endswith(f"The target gains 700 ATK {words}.")


@pytest.mark.word("Leave")
def test_a_static_effect_is_left_behind():
    d = table(
        you=hand("Spell") + attack("Kuriboh", "Battle Ox"),
        cards=[spell(w.Leave(w.cannot_attack(), which=w.TARGET), target=w.MONSTER & w.YOURS)],
    )
    d.activate("Spell", ["Kuriboh"]).to_battle()
    assert not d.can("attack", "Kuriboh", DIRECT) and d.can("attack", "Battle Ox", DIRECT)
    everyone = spell(w.Leave(w.cannot_attack(w.MONSTER & w.YOURS)))
    d = table(you=hand("Spell") + attack("Kuriboh"), cards=[everyone]).activate("Spell").to_battle()
    assert not d.can("attack", "Kuriboh", DIRECT)
    assert everyone.effects[0].text() == "Monsters you control cannot attack until the end of this turn."
    assert text(w.Leave(w.cannot_attack(), which=w.TARGET), target=w.Target(w.MONSTER, 2)) == (
        "Target 2 monsters on the field. The targets cannot attack until the end of this turn."
    )
    assert [(deed.deed, deed.sure) for deed in everyone.effects[0].deeds()] == [("lasting", c.LATER)]


@pytest.mark.word("WHILE_SOURCE")
def test_a_static_effect_as_long_as_its_card_is_there():
    hold = w.Leave(w.cannot_attack(), until=w.WHILE_SOURCE, which=w.TARGET)
    chains = magic("Spell", w.activate(hold, target=w.MONSTER & w.THEIRS), icon="continuous")
    d = table(you=hand("Spell", "Mystical Space Typhoon"), them=attack("Battle Ox"), cards=[chains])
    d.activate("Spell").end_turn().to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT)
    d = table(you=hand("Spell", "Mystical Space Typhoon"), them=attack("Battle Ox"), cards=[chains])
    d.activate("Spell").activate("Mystical Space Typhoon").end_turn().to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)
    assert (
        chains.effects[0]
        .text()
        .endswith("The target cannot attack as long as this card is face-up on the field.")
    )


def test_an_oath_follows_from_the_activation_whatever_becomes_of_the_effect():
    pact = magic("Spell", w.activate(w.Draw(2), oath=(w.Leave(w.no_battle_phase()),)))
    d = table(
        you=hand("Spell") + attack("Kuriboh"), them=hand("Battle Ox") + set_("Magic Jammer"), cards=[pact]
    )
    assert not d.activate("Spell").resolve().can_go(BATTLE_PHASE)
    assert pact.effects[0].text() == (
        "Draw 2 cards. You have no Battle Phase in the turn you activate this card."
    )
