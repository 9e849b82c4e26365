"""Other targets, other attackers, and static effects that act on what happens."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

CURSE = magic("Curse", w.activate(w.Destroy(w.TARGET), target=w.MONSTER & w.FACE_UP))


@pytest.mark.word("Redirect", "Activated")
@pytest.mark.rule("J-EFF-10")
def test_an_effect_with_one_target_gets_another():
    mirror = trap("Mirror", w.activate(w.Redirect(), when=w.Activated(w.MAGIC, aims=w.MONSTER & w.ON_FIELD)))
    d = table(you=hand("Curse"), them=attack("Battle Ox", "Kuriboh") + set_("Mirror"), cards=[CURSE, mirror])
    d.activate("Curse", ["Battle Ox"]).respond("Mirror").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    assert mirror.effects[0].text() == (
        "When a Magic Card or its effect that targets exactly 1 monster on the field and nothing else is "
        "activated: It gets another legal target of your choice."
    )
    assert [deed.deed for deed in mirror.effects[0].deeds()] == ["redirect"]


@pytest.mark.word("Redirect")
def test_an_attack_gets_another_target():
    shift = trap(
        "Swap",
        w.activate(w.Redirect(w.MONSTER & w.YOURS, attacks=True), when=w.AttackDeclared(by=w.OPPONENT)),
    )
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh", "Sangan") + set_("Swap"), cards=[shift])
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Swap").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.word("TurnAttack", "ATTACKED_NOW")
def test_an_attack_is_turned_to_a_target():
    wall = trap(
        "Wall",
        w.activate(
            w.TurnAttack(w.TARGET),
            when=w.AttackDeclared(by=w.OPPONENT, on=w.MONSTER),
            target=w.MONSTER & w.YOURS & ~w.ATTACKED_NOW,
        ),
    )
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh", "Mystical Elf") + set_("Wall"), cards=[wall])
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Wall", ["Mystical Elf"]).resolve()
    assert d.monsters(THEM) == ["Kuriboh"]
    assert (
        wall.effects[0]
        .text()
        .endswith(
            "Target 1 monster you control other than the attacked monster. The attack goes at the target "
            "instead."
        )
    )


@pytest.mark.word("AttackInstead", "ATTACKING_NOW")
@pytest.mark.rule("J-BP-02")
def test_another_monster_attacks_instead_at_no_cost():
    spirit = trap(
        "Silence",
        w.activate(
            w.NegateAttack(),
            w.AttackInstead(w.TARGET),
            when=w.AttackDeclared(by=w.OPPONENT),
            target=w.MONSTER & w.FACE_UP & w.THEIRS & ~w.ATTACKING_NOW,
        ),
    )
    d = table(you=attack("Battle Ox") + defense("Kuriboh"), them=set_("Silence"), cards=[spirit]).to_battle()
    d.attack("Battle Ox").respond("Silence").resolve()
    assert (d.lp(THEM), d.position("Kuriboh")) == (7700, "attack")
    assert (d.can("attack", "Battle Ox"), d.can("attack", "Kuriboh")) == (False, True)


@pytest.mark.word("LinkTo", "LINKED_MONSTER")
def test_a_card_that_is_linked_with_a_monster_speaks_of_it():
    circle = trap(
        "Circle",
        w.activate(w.LinkTo(w.TARGET), target=w.MONSTER & w.THEIRS),
        w.continuous(w.cannot_attack(w.LINKED_MONSTER)),
        icon="continuous",
        linked=3,
    )
    d = table(you=set_("Circle"), them=attack("Battle Ox", "Kuriboh"), cards=[circle])
    d.activate("Circle", ["Battle Ox"]).resolve().end_turn().to_battle()
    assert (d.can("attack", "Battle Ox"), d.can("attack", "Kuriboh")) == (False, True)
    assert circle.effects[1].text() == "That monster cannot attack."


@pytest.mark.word("OnAttackers")
def test_what_attacks_gets_a_static_effect_as_long_as_the_card_is_there():
    fog = trap("Fog", w.continuous(w.OnAttackers(w.Bonus(attack=-500))), icon="continuous")
    d = table(you=attack("Battle Ox"), them=face_up("Fog"), cards=[fog]).to_battle()
    d.attack("Battle Ox").resolve()
    assert (d.lp(THEM), d.attack_of("Battle Ox")) == (6800, 1200)
    assert fog.effects[1].text() == (
        "A monster the opponent controls loses 500 ATK when it attacks, as long as this card is face-up on "
        "the field."
    )


@pytest.mark.word("DamageEachGain")
def test_each_gain_of_life_points_burns():
    flame = trap("Flame", w.continuous(w.DamageEachGain(300)), icon="continuous")
    d = table(you=face_up("Flame") + hand("Dian Keto the Cure Master"), cards=[flame])
    assert d.activate("Dian Keto the Cure Master").lp(THEM) == 7700
    assert flame.effects[1].text() == "Each time you gain Life Points, inflict 300 damage to the opponent."


@pytest.mark.word("sends_to_attack")
def test_an_attack_costs_cards_of_the_deck():
    toll = trap("Toll", w.continuous(w.sends_to_attack(2, w.MONSTER & w.THEIRS)), icon="continuous")
    d = table(you=attack("Battle Ox") + deck("Kuriboh", "Sangan"), them=face_up("Toll"), cards=[toll])
    assert d.to_battle().attack("Battle Ox").resolve().graveyard(YOU) == ["Kuriboh", "Sangan"]
    assert toll.effects[1].text() == (
        "Monsters the opponent controls can attack only if their player sends the top 2 cards of his Deck to "
        "the Graveyard."
    )


@pytest.mark.word("DamageEachSent")
def test_each_card_sent_to_the_graveyard_burns_its_owner():
    flame = trap("Flame", w.continuous(w.DamageEachSent(100)), icon="continuous")
    d = table(you=face_up("Flame") + hand("Raigeki"), them=attack("Battle Ox", "Sangan"), cards=[flame])
    d.activate("Raigeki").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7900, 7800)
    assert flame.effects[1].text() == (
        "Each time cards are sent to the Graveyard, inflict 100 damage to their owner for each card."
    )
