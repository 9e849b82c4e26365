"""Words of the families: what leaves, gains, returns and is brought back."""

import pytest
from scenario import *

from spellspeed.duel.constants import ABILITY_FLIP
from spellspeed.language import words as w

pytestmark = both_seats


def usable(d, name):
    return not d.why_not(name, "activate")


@pytest.mark.word("YourTurn")
def test_in_your_turn():
    gift = trap("Gift", w.activate(w.Draw(1), needs=w.YourTurn()))
    assert usable(table(you=set_("Gift"), cards=[gift]), "Gift")
    assert not usable(table(you=set_("Gift"), turn=THEM, cards=[gift]), "Gift")
    assert gift.effects[0].text() == "In your turn: Draw 1 card."


@pytest.mark.word("ThisIn")
def test_this_card_is_in_a_position():
    one = effect_monster("Giver", w.ignition(w.Draw(1), needs=w.ThisIn(w.P_DEFENSE)))
    assert usable(table(you=defense("Giver"), cards=[one]), "Giver")
    assert not usable(table(you=attack("Giver"), cards=[one]), "Giver")
    assert one.effects[0].text() == "In your Main Phase, if this card is in Defense Position: Draw 1 card."


@pytest.mark.word("SPIRIT_MONSTER", "UNION_MONSTER", "FIELD_ICON")
def test_kinds_of_cards():
    taker = magic(
        "Taker", w.activate(w.ToHand(w.every(w.CARD & w.IN_GRAVEYARD & w.YOURS & w.SPIRIT_MONSTER)))
    )
    both = magic(
        "Both", w.activate(w.ToHand(w.every((w.UNION_MONSTER | w.FIELD_ICON) & w.IN_GRAVEYARD & w.YOURS)))
    )
    buried = graveyard("Yata-Garasu", "Y-Dragon Head", "Yami", "Axe of Despair")
    assert table(you=hand("Taker") + buried, cards=[taker]).activate("Taker").hand(YOU) == ["Yata-Garasu"]
    d = table(you=hand("Both") + buried, cards=[both]).activate("Both")
    assert sorted(d.hand(YOU)) == ["Y-Dragon Head", "Yami"]


@pytest.mark.word("send")
@pytest.mark.rule("J-TERM-02")
def test_cards_sent_as_a_cost_are_not_discarded():
    payer = magic("Payer", w.activate(w.Draw(1), cost=w.send(2, w.MONSTER & w.IN_HAND & w.YOURS)))
    d = table(you=hand("Payer", "Kuriboh", "Sangan"), cards=[payer]).activate(
        "Payer", cost=["Kuriboh", "Sangan"]
    )
    assert sorted(d.graveyard(YOU)) == ["Kuriboh", "Payer", "Sangan"]
    assert "J-EFF-12" in table(you=hand("Payer", "Kuriboh"), cards=[payer]).why_not("Payer")
    assert payer.effects[0].text() == "Send 2 monsters from your hand to the Graveyard. Draw 1 card."


@pytest.mark.word("GainEach")
def test_each_event_is_one_gain():
    well = magic("Well", w.continuous(w.GainEach(300, w.Drawn(by=w.YOU))), icon="continuous")
    d = table(you=face_up("Well") + hand("Pot of Greed"), cards=[well]).activate("Pot of Greed").resolve()
    assert (d.lp(YOU), [one.amount for one in d.events("gain")]) == (8300, [300])
    assert well.effects[1].text() == "Each time you draw cards, you gain 300 Life Points."


@pytest.mark.word("gains_hurt")
def test_a_gain_of_the_opponent_may_be_damage():
    curse = trap("Curse", w.continuous(w.gains_hurt()), icon="continuous")
    d = (
        table(you=face_up("Curse") + hand("Upstart Goblin"), cards=[curse])
        .activate("Upstart Goblin")
        .resolve()
    )
    assert (d.lp(THEM), d.events("gain"), len(d.events("effect-damage"))) == (7000, [], 1)


@pytest.mark.word("Arm")
def test_a_flip_effect_makes_another_effect_work():
    bomb = effect_monster(
        "Bomb",
        w.flip(w.Arm()),
        w.trigger(w.Damage(700), when=w.Sent(armed=True), zones=w.FROM_GRAVEYARD),
        abilities=ABILITY_FLIP,
    )
    assert table(you=hand("Dark Hole") + attack("Bomb"), cards=[bomb]).activate("Dark Hole").lp(THEM) == 8000
    d = table(you=hand("Dark Hole") + set_("Bomb"), cards=[bomb]).flip("Bomb").resolve()
    assert d.activate("Dark Hole").resolve().lp(THEM) == 7300
    d = table(you=hand("Dark Hole", "Book of Moon") + set_("Bomb"), cards=[bomb]).flip("Bomb").resolve()
    assert d.activate("Book of Moon").resolve().activate("Dark Hole").resolve().lp(THEM) == 8000


@pytest.mark.word("FROM_DECK")
def test_a_card_may_answer_that_it_left_the_deck():
    shout = w.trigger(w.Draw(1), when=w.Sent(origin=w.FROM_DECK, kept=True), zones=w.FROM_GRAVEYARD)
    one = effect_monster("Shouter", shout)
    mill = magic("Mill", w.activate(w.Mill(1)))
    d = table(you=hand("Mill") + deck("Shouter"), cards=[one, mill]).activate("Mill").resolve()
    assert len(d.hand(YOU)) == 1
    said = "When this card is sent from your Deck to the Graveyard: Draw 1 card."
    assert one.effects[0].text() == said


def test_a_gain_for_each_card_is_one_gain():
    gift = magic("Gift", w.activate(w.GainLife(more=200, each=w.MONSTER & w.YOURS)))
    d = table(you=hand("Gift") + attack("Kuriboh", "Sangan"), cards=[gift]).activate("Gift")
    assert (d.lp(YOU), len(d.events("gain"))) == (8400, 1)
    assert "J-EFF-12" in table(you=hand("Gift"), cards=[gift]).why_not("Gift")
    assert gift.effects[0].text() == "Gain 200 Life Points for each monster you control."
