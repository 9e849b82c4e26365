"""What words mean; more stands in test_general.py."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats

ANYWHERE = c.ON_FIELD | 1 << c.ARRIVING


def witness(name="Witness", **facts):
    """Gains 100 when sent from the field to the Graveyard, and 1000 when destroyed."""
    first = w.trigger(w.GainLife(100), when=w.Sent(), zones=w.FROM_GRAVEYARD)
    second = w.trigger(
        w.GainLife(1000), when=w.Sent(origin=ANYWHERE, causes=w.IS_DESTROYED), zones=w.FROM_GRAVEYARD
    )
    return effect_monster(name, first, second, attack=1000, **facts)


def told(d, player=YOU):
    """What the witness has to tell: the sum of its gains."""
    while d.kind == "order":
        d.choose(d.state.decision.options[0].key)
    return d.lp(player) - 8000


@pytest.mark.rule("J-TERM-01")
@pytest.mark.card("Dark Hole", "Fissure")
def test_destroyed_by_battle_and_by_an_effect_is_destroyed():
    d = table(you=attack("Witness") + hand("Dark Hole"), cards=[witness()]).activate("Dark Hole")
    assert told(d) == 1100
    d = table(you=attack("Witness"), them=attack("Battle Ox"), turn=THEM, cards=[witness()]).to_battle()
    assert told(d.attack("Battle Ox", "Witness")) == 1100 - 700


@pytest.mark.rule("J-TERM-01", "J-FUS-01")
@pytest.mark.card("Horn of Heaven")
def test_tributed_paid_or_sent_is_not_destroyed():
    send = magic("Send Away", w.activate(w.SendAway(w.TARGET), target=w.MONSTER))
    d = table(you=attack("Witness") + hand("Send Away"), cards=[witness(), send]).activate("Send Away")
    assert told(d) == 100
    d = table(you=attack("Witness") + hand("Summoned Skull"), cards=[witness()]).summon("Summoned Skull")
    assert told(d) == 100
    d = table(
        you=attack("Witness") + set_("Horn of Heaven"), them=hand("Kuriboh"), turn=THEM, cards=[witness()]
    )
    assert told(d.summon("Kuriboh").respond("Horn of Heaven").resolve()) == 100


@pytest.mark.rule("J-TERM-01", "J-TERM-02")
@pytest.mark.card("Card Destruction")
def test_discarded_is_neither_destroyed_nor_sent_from_the_field():
    d = table(you=hand("Witness", "Card Destruction"), cards=[witness()]).activate("Card Destruction")
    assert told(d) == 0
    (moved,) = [event for event in d.events("move") if "Witness" in event.cards]
    assert moved.causes == {"discard"}


@pytest.mark.rule("J-TERM-02")
def test_sent_from_the_hand_is_no_discard():
    send = magic("Send Away", w.activate(w.SendAway(w.pick(w.IN_HAND & w.YOURS))))
    listener = effect_monster(
        "Listener",
        w.trigger(
            w.GainLife(100), when=w.Sent(origin=c.IN_HAND, causes=w.AS_DISCARD), zones=w.FROM_GRAVEYARD
        ),
    )
    d = table(you=hand("Send Away", "Listener"), cards=[send, listener]).activate("Send Away")
    assert (told(d), d.graveyard(YOU)) == (0, ["Listener", "Send Away"])
    d = table(you=hand("Card Destruction", "Listener"), cards=[listener]).activate("Card Destruction")
    assert told(d) == 100


@pytest.mark.rule("J-TERM-01")
@pytest.mark.card("Call of the Haunted", "Heavy Storm")
def test_a_rule_that_destroys_is_destruction():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Witness") + hand("Mystical Space Typhoon"),
        cards=[witness()],
    )
    d.activate("Call of the Haunted").resolve().activate("Mystical Space Typhoon").resolve()
    assert told(d) == 1100


@pytest.mark.rule("J-TERM-03", "J-SUM-02")
@pytest.mark.card("Horn of Heaven", "Solemn Judgment")
def test_a_negated_summon_is_destroyed_and_not_from_the_field():
    d = table(you=hand("Witness"), them=set_("Solemn Judgment"), cards=[witness()])
    assert told(d.summon("Witness").respond("Solemn Judgment").resolve()) == 1000


@pytest.mark.rule("J-TERM-03")
@pytest.mark.card("Solemn Judgment")
def test_a_negated_flip_summon_is_destroyed_from_the_field():
    d = table(you=set_("Witness"), them=set_("Solemn Judgment"), cards=[witness()])
    assert told(d.flip("Witness").respond("Solemn Judgment").resolve()) == 1100


@pytest.mark.rule("J-TERM-04")
@pytest.mark.card("Change of Heart", "Penguin Soldier", "Hane-Hane")
@pytest.mark.parametrize(
    "way, pile",
    [
        (w.ToHand(w.TARGET), "hand"),
        (w.ToDeck(w.TARGET), "deck"),
        (w.SendAway(w.TARGET, to=w.REMOVED), "removed"),
        (w.Destroy(w.TARGET), "graveyard"),
    ],
)
def test_a_card_goes_to_its_owner(way, pile):
    away = magic("Away With It", w.activate(way, target=w.MONSTER))
    d = table(you=attack("Battle Ox", owner=THEM) + hand("Away With It"), cards=[away]).activate(
        "Away With It"
    )
    assert getattr(d, pile)(THEM)[0] == "Battle Ox"
    assert "Battle Ox" not in getattr(d, pile)(YOU)


@pytest.mark.rule("J-TERM-04", "R-FUS-09")
def test_a_fusion_monster_goes_to_its_owners_fusion_deck():
    away = magic("Away With It", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
    d = table(you=attack("Rabid Horseman", owner=THEM) + hand("Away With It"), cards=[away])
    assert d.activate("Away With It").fusion_deck(THEM) == ["Rabid Horseman"]


@pytest.mark.rule("J-TERM-07")
@pytest.mark.card("Rush Recklessly")
def test_what_came_back_is_a_new_one():
    blink = magic(
        "Blink",
        w.activate(
            w.ToHand(w.TARGET),
            w.SpecialSummon(w.pick(w.MONSTER & w.IN_HAND & w.YOURS, needed=False), position=w.P_ATTACK),
            target=w.MONSTER & w.YOURS,
        ),
        icon="quick-play",
    )
    d = table(you=attack("Battle Ox") + hand("Blink", "Rush Recklessly"), cards=[blink])
    d.activate("Rush Recklessly").resolve().activate("Blink").resolve()
    assert d.attack_of("Battle Ox") == 1700
    d = table(you=attack("Battle Ox") + hand("Blink", "Rush Recklessly"), cards=[blink])
    d.activate("Rush Recklessly").respond("Blink").resolve()
    assert d.attack_of("Battle Ox") == 1700, "the target has left, though an equal monster is there"


@pytest.mark.rule("J-TERM-07", "J-EFF-03")
@pytest.mark.card("Book of Moon")
def test_turned_face_down_ends_the_marks_of_its_own_effects():
    lender = effect_monster("Careful Lender", w.ignition(w.GainLife(300), once=1))
    rise = magic("Wake Up", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN))
    d = table(you=attack("Careful Lender") + hand("Book of Moon", "Wake Up"), cards=[lender, rise])
    d.activate("Careful Lender").resolve()
    assert not d.can("activate", "Careful Lender")
    d.activate("Book of Moon").resolve().activate("Wake Up").resolve().activate("Careful Lender")
    assert d.lp(YOU) == 8600


@pytest.mark.rule("J-TERM-07", "J-FLIP-01", "J-POS-01")
@pytest.mark.card("Book of Moon")
def test_turned_face_down_keeps_the_marks_of_the_rules():
    d = table(you=hand("Battle Ox", "Book of Moon")).summon("Battle Ox").activate("Book of Moon").resolve()
    assert "J-FLIP-01" in d.why_not("Battle Ox", "flip")


@pytest.mark.rule("J-TERM-07", "J-EFF-10")
@pytest.mark.card("Exiled Force", "Book of Moon")
def test_turned_face_down_stays_a_target_that_may_have_either_face():
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox") + set_("Book of Moon"))
    d.activate("Exiled Force").respond("Book of Moon").resolve()
    assert set(d.graveyard(THEM)) == {"Book of Moon", "Battle Ox"}
