"""Words of battles: how often monsters attack, their ATK in a fight, the damage they do."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def fighter(name, value, *effects, **facts):
    return effect_monster(name, *effects, attack=value, defense=value, **facts)


def said(*statics):
    return fighter("Fighter", 1000, w.continuous(*statics)).effects[0].text()


THIS = w.MONSTER & w.THIS_CARD


@pytest.mark.word("attacks_often")
@pytest.mark.rule("R-BP-06")
def test_a_monster_attacks_several_times():
    twice = fighter("Fighter", 1000, w.continuous(w.attacks_often(2, THIS)))
    d = table(you=attack("Fighter"), cards=[twice]).to_battle().attack("Fighter").attack("Fighter")
    assert (d.lp(THEM), d.can("attack", "Fighter")) == (6000, False)
    assert said(w.attacks_often(2, THIS)) == "This card can attack twice in each Battle Phase."
    assert said(w.attacks_often(3, THIS)) == "This card can attack 3 times in each Battle Phase."


@pytest.mark.word("EACH_ONCE")
def test_a_monster_attacks_each_monster_once():
    each = fighter("Fighter", 1000, w.continuous(w.attacks_often(w.EACH_ONCE, THIS)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh") + defense("Wall"), cards=[each, WALL]).to_battle()
    d.attack("Fighter", "Kuriboh").attack("Fighter", "Wall")
    assert not d.can("attack", "Fighter")
    assert d.end_turn().end_turn().to_battle().can("attack", "Fighter", "Wall")
    text = "This card can attack all monsters the opponent controls, once each."
    assert said(w.attacks_often(w.EACH_ONCE, THIS)) == text


WALL = normal_monster("Wall", 0, 1000)


@pytest.mark.word("must_attack")
def test_a_monster_must_attack_before_the_battle_phase_is_left():
    forced = fighter("Fighter", 1000, w.continuous(w.must_attack(THIS)))
    d = table(you=attack("Fighter", "Kuriboh"), cards=[forced]).to_battle()
    assert d.why_not_go(MAIN_2) == ["R-GEN-01"]
    assert d.attack("Fighter").can_go(MAIN_2)
    d = table(you=attack("Fighter") + face_up("Gravity Bind"), cards=[forced]).to_battle()
    assert d.can_go(MAIN_2)
    assert said(w.must_attack(THIS)) == "This card must attack if possible."


@pytest.mark.word("FightingBonus")
@pytest.mark.parametrize(
    ("more", "value", "words"),
    [
        ({}, 1500, "If this card battles a monster, it gains 500 ATK"),
        ({"against": w.MONSTER & w.FIEND}, 1500, "If this card battles a Fiend monster, it gains 500 ATK"),
        ({"against": w.MONSTER & w.DRAGON}, 1000, "If this card battles a Dragon monster, it gains 500 ATK"),
        ({"attacking": True}, 1500, "If this card attacks a monster, it gains 500 ATK"),
        ({"direct": True}, 1000, "If this card attacks directly, it gains 500 ATK"),
        ({"hidden": True}, 1000, None),
        ({"operation": w.BECOME}, 500, "If this card battles a monster, it has 500 ATK"),
    ],
)
def test_atk_changes_during_damage_calculation_alone(more, value, words):
    static = w.FightingBonus(500, **more)
    d = table(
        you=attack("Fighter"), them=attack("Kuriboh"), cards=[fighter("Fighter", 1000, w.continuous(static))]
    )
    d.to_battle().attack("Fighter", "Kuriboh").resolve()
    assert (d.lp(THEM), d.attack_of("Fighter")) == (8000 - (value - 300), 1000)
    if words:
        assert said(static) == f"During damage calculation, {words[0].lower()}{words[1:]}."


@pytest.mark.word("FightingBonus")
def test_what_holds_in_damage_calculation_comes_after_everything_else():
    own = fighter("Fighter", 1000, w.continuous(w.FightingBonus(500)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh") + face_up("Mirror Wall"), cards=[own]).to_battle()
    assert d.attack("Fighter", "Kuriboh").resolve().lp(THEM) == 8000 - 700


@pytest.mark.word("ORIGINAL_ATK")
def test_a_fighter_gains_the_original_atk_of_the_other():
    static = w.FightingBonus(w.ORIGINAL_ATK)
    d = table(
        you=attack("Fighter"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
        cards=[fighter("Fighter", 1100, w.continuous(static))],
    ).to_battle()
    assert d.attack("Fighter", "Battle Ox").resolve().lp(THEM) == 7900
    assert said(static).endswith("it gains ATK equal to the original ATK of that monster.")


@pytest.mark.word("RivalBecomes")
def test_the_original_atk_of_an_attacker_is_another():
    ear = fighter("Fighter", 1000, w.continuous(w.RivalBecomes(200)))
    d = table(you=attack("Fighter"), them=attack("Battle Ox"), turn=THEM, cards=[ear]).to_battle()
    assert d.attack("Battle Ox", "Fighter").resolve().lp(THEM) == 7200
    assert said(w.RivalBecomes(200)) == (
        "During damage calculation in the opponent's turn, the original ATK of a monster that battles this "
        "card is 200."
    )


@pytest.mark.word("repels")
@pytest.mark.parametrize(
    ("hidden", "how", "falls"), [(False, defense, 1), (True, defense, 0), (True, set_, 1)]
)
def test_a_weaker_attacker_is_destroyed_by_an_effect(hidden, how, falls):
    shell = fighter("Fighter", 1000, w.continuous(w.repels(THIS, hidden=hidden)))
    d = table(you=how("Fighter"), them=attack("Kuriboh"), turn=THEM, cards=[shell]).to_battle()
    d.attack("Kuriboh", "Fighter").resolve()
    assert (d.lp(THEM), len(d.graveyard(THEM))) == (7300, falls)
    assert said(w.repels(THIS, late=True)) == (
        "Destroy the monster that attacks this card in Defense Position with less ATK than the DEF of the "
        "attacked monster at the end of the Damage Step."
    )


@pytest.mark.word("damage_halved", "damage_becomes")
@pytest.mark.rule("J-EFF-08")
@pytest.mark.parametrize(
    ("static", "damage", "words"),
    [
        (w.damage_halved(THIS), 501, "The Battle Damage that this card inflicts to the opponent is halved."),
        (
            w.damage_becomes(400, THIS, direct=True),
            400,
            "The Battle Damage that this card inflicts to the opponent by a direct attack becomes 400.",
        ),
    ],
)
def test_battle_damage_is_another(static, damage, words):
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1001, w.continuous(static))]).to_battle()
    assert d.attack("Fighter").resolve().lp(THEM) == 8000 - damage
    assert said(static) == words


@pytest.mark.word("damage_as_effect")
@pytest.mark.rule("J-DMG-09")
def test_battle_damage_is_effect_damage():
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1000, w.continuous(w.damage_as_effect(THIS)))])
    d.to_battle().attack("Fighter").resolve()
    assert (len(d.events("effect-damage")), d.events("battle-damage")) == (1, [])
    assert said(w.damage_as_effect(THIS)).endswith("inflicts to the opponent is effect damage instead.")


@pytest.mark.word("damage_to_rival")
def test_the_opponent_takes_the_damage():
    mirror = fighter("Fighter", 1000, w.continuous(w.damage_to_rival()))
    d = table(you=attack("Fighter"), them=attack("Battle Ox"), turn=THEM, cards=[mirror]).to_battle()
    d.attack("Battle Ox", "Fighter").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (8000, 7300, ["Fighter"])
    assert said(w.damage_to_rival()).startswith("The opponent takes the Battle Damage that you would take")


@pytest.mark.word("ZERO")
def test_atk_becomes_zero():
    static = w.Bonus(THIS, attack=1, operation=w.ZERO)
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1000, w.continuous(static))])
    assert (d.attack_of("Fighter"), d.defense_of("Fighter")) == (0, 1000)
    assert said(static) == "The ATK of this card becomes 0."


@pytest.mark.word("TopOrBottom")
@pytest.mark.parametrize("of", [0, 1])
def test_the_top_card_of_a_deck_goes_to_the_top_or_the_bottom(of):
    card = magic("Look", w.activate(w.TopOrBottom(of=of)))
    seat = (YOU, THEM)[of]
    d = (
        table(you=hand("Look") + deck("Kuriboh"), them=deck("Kuriboh"), cards=[card])
        .activate("Look")
        .resolve()
    )
    assert "Kuriboh" in d.prompt
    assert d.yes().resolve().deck(seat)[-1] == "Kuriboh"
    whose = ("your", "the opponent's")[of]
    text = f"Look at the top card of {whose} Deck and put it on the top or the bottom of that Deck."
    assert card.effects[0].text() == text
