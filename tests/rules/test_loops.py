"""Endless loops: a wilful one is refused, a forced one is broken, one with progress plays out (J-WIN-08)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel.loops import LIMIT
from spellspeed.duel.whynot import why_not
from spellspeed.language import words as w

pytestmark = [pytest.mark.rule("J-WIN-08"), both_seats]

# Cards of these tests: one that turns for nothing, one that comes back from every destruction.
TURNCOAT = effect_monster(
    "Turncoat",
    w.ignition(w.ChangeTo(w.THIS, w.P_DEFENSE), needs=w.Exists(w.THIS_CARD & w.ATTACK_POSITION)),
    w.ignition(w.ChangeTo(w.THIS, w.P_ATTACK), needs=w.Exists(w.THIS_CARD & w.DEFENSE_POSITION)),
    attack=1500,
)
PHOENIX = effect_monster(
    "Phoenix",
    w.trigger(
        w.SpecialSummon(w.THIS, position=w.P_ATTACK),
        when=w.Sent(causes=w.IS_DESTROYED),
        zones=w.FROM_GRAVEYARD,
    ),
    attack=1000,
)
GHOST = effect_monster(
    "Ghost",
    w.trigger(
        w.SpecialSummon(w.THIS, position=w.P_ATTACK),
        when=w.Sent(causes=w.IS_DESTROYED),
        zones=w.FROM_GRAVEYARD,
        mandatory=False,
    ),
    attack=1000,
)
OWN = [TURNCOAT, PHOENIX, GHOST]


def refused(d, name, verb):
    """Is the play refused as an endless loop, and is that the only reason?"""
    card = d.card(name)
    return [reason.rule for reason in why_not(d.state, card.side, verb, card.uid)] == ["J-WIN-08"]


def test_a_play_that_only_leads_back_is_refused_after_a_while():
    d = table(monster("Turncoat"), cards=OWN)
    plays = 0
    while d.can("activate", "Turncoat"):
        d.activate("Turncoat").resolve()
        plays += 1
        assert plays < LIMIT + 8
    assert plays >= LIMIT
    assert refused(d, "Turncoat", c.V_ACTIVATE)
    assert d.can_go(BATTLE_PHASE)


def test_two_players_who_undo_each_other_come_to_an_end():
    to_attack = w.ChangeTo(w.every(w.MONSTER & w.THEIRS), w.P_ATTACK)
    to_defense = w.ChangeTo(w.every(w.MONSTER & w.YOURS), w.P_DEFENSE)
    exists = w.Exists(w.MONSTER & w.THEIRS & w.DEFENSE_POSITION)
    pusher = trap("Pusher", w.quick(to_attack, needs=exists), icon="continuous")
    holder = trap(
        "Holder",
        w.quick(to_defense, needs=w.Exists(w.MONSTER & w.YOURS & w.ATTACK_POSITION)),
        icon="continuous",
    )
    d = table(face_up("Pusher"), face_up("Holder") + defense("Battle Ox"), cards=[pusher, holder])
    answers = 0
    while d.asked is not None and any(option.startswith("activate") for option in d.options()):
        d.choose(next(option for option in d.options() if option.startswith("activate")))
        answers += 1
        assert answers < LIMIT + 8
    assert answers >= LIMIT


def test_what_pays_for_itself_goes_on():
    payer = effect_monster("Payer", w.ignition(w.ChangeTo(w.THIS, w.P_ATTACK), cost=w.Pay(10)))
    d = table(monster("Payer"), cards=[payer])
    for _ in range(3 * LIMIT):
        d.activate("Payer").resolve()
    assert d.lp(YOU) == 8000 - 30 * LIMIT
    assert d.can("activate", "Payer")


def test_the_next_turn_is_a_new_one():
    d = table(monster("Turncoat"), cards=OWN)
    while d.can("activate", "Turncoat"):
        d.activate("Turncoat").resolve()
    d.end_turn().end_turn()
    assert d.can("activate", "Turncoat")


@pytest.mark.card("King Tiger Wanghu")
def test_a_forced_loop_costs_the_card_that_closes_it():
    d = table(monster("King Tiger Wanghu") + hand("Phoenix"), cards=OWN)
    d.summon("Phoenix").resolve()
    assert d.kind == "act"
    assert [event.cards for event in d.events("loop")] == [("King Tiger Wanghu",)]
    assert d.monsters(YOU) == ["Phoenix"]
    assert d.graveyard(YOU) == ["King Tiger Wanghu"]


@pytest.mark.card("King Tiger Wanghu")
def test_two_tigers_and_a_monster_that_comes_back():
    d = table(
        monster("King Tiger Wanghu"), monster("King Tiger Wanghu") + hand("Phoenix"), cards=OWN, turn=THEM
    )
    d.summon("Phoenix").resolve()
    assert d.kind == "act"
    assert "Phoenix" in d.monsters(THEM)
    assert not d.monsters(YOU)


@pytest.mark.card("King Tiger Wanghu")
def test_two_tigers_of_one_player_ask_which_goes_first_and_come_to_an_end():
    d = table(monster("King Tiger Wanghu", "King Tiger Wanghu") + hand("Phoenix"), cards=OWN)
    d.summon("Phoenix")
    asked = 0
    while d.kind != "act":
        d.choose(next(option.key for option in d.state.decision.options))
        asked += 1
        assert asked < 4 * LIMIT
    assert "Phoenix" in d.monsters(YOU)
    assert "King Tiger Wanghu" not in d.monsters(YOU)


@pytest.mark.card("King Tiger Wanghu")
def test_two_weakened_tigers_destroy_each_other_once():
    cradle = magic(
        "Cradle",
        w.activate(
            w.SpecialSummon(w.pick(w.revivable(w.MONSTER & w.IN_HAND & w.YOURS), 2), position=w.P_ATTACK)
        ),
    )
    sapper = effect_monster(
        "Sapper", w.continuous(w.Bonus(w.MONSTER & w.FACE_UP & ~w.THIS_CARD, attack=-500))
    )
    d = table(
        hand("Cradle", "King Tiger Wanghu", "King Tiger Wanghu") + monster("Sapper"), cards=[cradle, sapper]
    )
    d.activate("Cradle")
    while d.kind != "act":
        d.choose(d.state.decision.options[0].key)
    assert d.monsters(YOU) == ["Sapper"]
    assert d.events("loop") == []


@pytest.mark.card("King Tiger Wanghu")
def test_an_effect_that_need_not_be_used_is_refused_when_it_only_leads_back():
    d = table(monster("King Tiger Wanghu") + hand("Ghost"), cards=OWN)
    d.summon("Ghost").resolve()
    uses = 0
    while d.kind == "order":
        d.use("Ghost").resolve()
        uses += 1
        assert uses < 2 * LIMIT
    assert d.kind == "act"
    assert d.graveyard(YOU) == ["Ghost"]
    assert d.monsters(YOU) == ["King Tiger Wanghu"]


def test_continuous_effects_that_undo_each_other():
    up = magic("Up", w.continuous(w.held_in(w.MONSTER & w.DEFENSE_POSITION, w.P_ATTACK)), icon="continuous")
    down = magic(
        "Down", w.continuous(w.held_in(w.MONSTER & w.ATTACK_POSITION, w.P_DEFENSE)), icon="continuous"
    )
    d = table(hand("Up", "Down") + monster("Battle Ox"), cards=[up, down])
    d.activate("Up").resolve()
    d.activate("Down").resolve()
    assert d.kind == "act"
    assert d.magic_traps(YOU) == ["Up"]
    assert d.position("Battle Ox") == "attack"


def test_a_saved_duel_refuses_the_same():
    from spellspeed.saves import restore, snapshot, state_hash

    d = table(monster("Turncoat"), cards=OWN)
    while d.can("activate", "Turncoat"):
        d.activate("Turncoat").resolve()
    again = restore(snapshot(d.state), d.state.library)
    assert [option.key for option in again.decision.options] == [o.key for o in d.state.decision.options]
    assert state_hash(again) == state_hash(d.state)
    assert again.refusals == d.state.refusals


# -- the games that are told of ----------------------------------------------------------------------


def dagger(d):
    """One round: the dagger is equipped to Gearfried, destroyed by him, and returned to the hand."""
    d.activate("Butterfly Dagger - Elma", ["Gearfried the Iron Knight"]).resolve()
    return d.use("Butterfly Dagger - Elma").resolve()


@pytest.mark.card("Gearfried the Iron Knight", "Butterfly Dagger - Elma")
def test_gearfried_and_the_dagger_alone_come_to_an_end():
    d = table(attack("Gearfried the Iron Knight") + hand("Butterfly Dagger - Elma"))
    rounds = 0
    while d.can("activate", "Butterfly Dagger - Elma"):
        dagger(d)
        rounds += 1
        assert rounds < LIMIT
    assert rounds > LIMIT / 4
    assert d.hand(YOU) == ["Butterfly Dagger - Elma"]
    card = next(card for card in d.state.cards if card.name == "Butterfly Dagger - Elma")
    reasons = why_not(d.state, card.side, c.V_ACTIVATE, card.uid)
    assert [reason.rule for reason in reasons] == ["J-WIN-08"]
    assert d.can_go(END_PHASE)
    d.end_turn().end_turn()
    assert d.can("activate", "Butterfly Dagger - Elma")


@pytest.mark.card("Gearfried the Iron Knight", "Butterfly Dagger - Elma", "Royal Magical Library")
def test_with_the_library_each_round_gets_somewhere_so_it_plays_out():
    d = table(
        attack("Gearfried the Iron Knight", "Royal Magical Library") + hand("Butterfly Dagger - Elma"),
        turn_number=5,
    )
    cards = len(d.deck(YOU))
    for _ in range(cards):
        dagger(dagger(dagger(d)))
        d.activate("Royal Magical Library").resolve()
    assert (len(d.hand(YOU)), d.deck(YOU)) == (1 + cards, [])
    dagger(dagger(dagger(d)))
    d.activate("Royal Magical Library").resolve()
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")


@pytest.mark.card("Gearfried the Iron Knight", "Butterfly Dagger - Elma", "Royal Magical Library")
def test_with_a_full_library_the_dagger_alone_gets_nowhere():
    d = table(attack("Gearfried the Iron Knight", "Royal Magical Library") + hand("Butterfly Dagger - Elma"))
    rounds = 0
    while d.can("activate", "Butterfly Dagger - Elma"):
        dagger(d)
        rounds += 1
        assert rounds < LIMIT
    assert d.can("activate", "Royal Magical Library")
    d.activate("Royal Magical Library").resolve()
    assert d.can("activate", "Butterfly Dagger - Elma")


@pytest.mark.card("Appropriate")
def test_two_appropriates_draw_till_somebody_cannot():
    d = table(face_up("Appropriate") + hand("Upstart Goblin"), face_up("Appropriate"))
    d.activate("Upstart Goblin").resolve()
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")
    assert d.events("loop") == []
