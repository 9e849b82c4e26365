"""Words for effects that wait and count, that win the Duel, that lock the Graveyards."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.check import check_card
from spellspeed.language.effects import CardEffect

pytestmark = both_seats


def last_turns(d, count):
    for _ in range(count):
        d.end_turn()
    return d


@pytest.mark.word("WinDuel")
@pytest.mark.rule("J-WIN-10")
@pytest.mark.parametrize(("of", "winner"), [(0, YOU), (1, THEM)])
def test_a_card_wins_the_duel(of, winner):
    crown = magic("Crown", w.activate(w.WinDuel(of=of)))
    d = table(hand("Crown"), cards=[crown])
    d.activate("Crown").resolve()
    assert (d.winner, d.rule) == (winner, "J-WIN-10")


@pytest.mark.word("WinDuel")
@pytest.mark.rule("J-WIN-07")
def test_who_wins_and_loses_at_once_draws():
    crown = magic("Crown", w.activate(w.WinDuel(), w.Damage(8000, of=0)))
    d = table(hand("Crown"), cards=[crown])
    d.activate("Crown").resolve()
    assert (d.winner, d.rule) == (DRAW, "J-WIN-07")


@pytest.mark.word("TURN_END", "Due")
def test_what_is_due_at_the_end_of_a_turn_comes_after_the_hand_limit():
    later = w.Due(w.duty(w.Damage(500), phase=w.TURN_END, whose=2), after=2)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse"), cards=[fuse])
    d.activate("Fuse").resolve().end_turn()
    assert d.lp(THEM) == 8000
    d.end_turn()
    assert d.lp(THEM) == 7500
    last_turns(d, 2)
    assert d.lp(THEM) == 7500
    assert fuse.effects[0].text() == (
        "At the end of the 2nd turn, counting this one: Inflict 500 damage to the opponent."
    )


@pytest.mark.word("Due", "STANDBY_PHASE")
def test_an_effect_may_be_due_in_the_nth_phase():
    later = w.Due(w.duty(w.Damage(500), phase=w.STANDBY_PHASE, whose=1), after=2)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse"), cards=[fuse])
    d.activate("Fuse").resolve()
    assert "in the opponent's 2nd Standby Phase after this" in fuse.effects[0].text().lower().replace(
        "standby phase", "Standby Phase"
    )
    last_turns(d, 2)
    assert d.lp(THEM) == 8000
    d.end_turn()
    assert d.lp(THEM) == 7500


@pytest.mark.word("Due", "skips")
@pytest.mark.rule("J-PHASE-03")
def test_an_effect_due_in_the_next_phase_is_lost_when_that_is_skipped():
    later = w.Due(w.duty(w.Damage(500), phase=w.STANDBY_PHASE, whose=1))
    book = magic("Book", w.activate(w.Leave(w.skips(w.STANDBY_PHASE, 1), until=w.FOREVER)))
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse", "Book"), cards=[fuse, book])
    d.activate("Fuse").resolve()
    d.activate("Book").resolve()
    last_turns(d, 4)
    assert d.lp(THEM) == 8000


@pytest.mark.word("AdvanceCount")
def test_a_turn_count_moves_at_once():
    later = w.Due(w.duty(w.Damage(500), phase=w.TURN_END, whose=2), after=3, clock=True)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    clock = magic("Clock", w.activate(w.AdvanceCount(2)))
    d = table(hand("Fuse", "Clock"), cards=[fuse, clock])
    assert d.why_not("Clock") == ["J-EFF-12"]
    d.activate("Fuse").resolve()
    d.activate("Clock").resolve().end_turn()
    assert d.lp(THEM) == 7500


@pytest.mark.word("TURN_END")
def test_a_printed_duty_has_a_phase():
    odd = effect_monster("Odd", w.duty(w.Damage(100), phase=w.TURN_END))
    assert any("TURN_END" in problem for problem in check_card(odd))
    assert isinstance(odd.effects[0], CardEffect)


# -- removed for a time -----------------------------------------------------------------------------


@pytest.mark.word("RemoveForNow", "BringBack", "REMOVED_BY_THIS", "UNTIL_DONE")
def test_a_card_removes_monsters_and_brings_its_own_back():
    away = w.activate(w.RemoveForNow(w.TARGET, keeps_zone=True), target=w.MONSTER)
    tower = magic("Tower", away, w.ignition(w.BringBack(w.REMOVED_BY_THIS)), remains=w.UNTIL_DONE)
    d = table(hand("Tower"), defense("Battle Ox", zone=2) + removed("Kuriboh"), cards=[tower])
    d.activate("Tower").resolve()
    assert d.removed(THEM) == ["Kuriboh", "Battle Ox"]
    assert d.seen(YOU, THEM).kept == (2,)
    d.activate("Tower").resolve()
    assert (d.removed(THEM), d.zones(THEM)[1], d.position("Battle Ox")) == (
        ["Kuriboh"],
        "Battle Ox",
        "defense",
    )
    assert d.seen(YOU, THEM).kept == ()
    assert not d.can("activate", "Tower")


@pytest.mark.word("MONSTERS_REMOVED_BY_THIS")
def test_what_a_card_removed_it_knows_in_the_graveyard():
    pit = magic(
        "Pit",
        w.activate(w.RemoveForNow(w.every(w.MONSTER))),
        w.trigger(
            w.ToHand(w.MONSTERS_REMOVED_BY_THIS), when=w.Sent(causes=w.IS_DESTROYED), zones=w.FROM_GRAVEYARD
        ),
        icon="continuous",
    )
    d = table(hand("Pit", "Heavy Storm"), attack("Battle Ox", "Silver Fang"), cards=[pit])
    d.activate("Pit").resolve()
    d.activate("Heavy Storm").resolve()
    assert sorted(d.hand(THEM)) == ["Battle Ox", "Silver Fang"]


@pytest.mark.word("RemoveForNow")
@pytest.mark.rule("J-SUM-08")
def test_a_monster_that_finds_its_side_full_is_lost():
    back = w.Due(w.duty(w.BringBack(w.TARGET), phase=w.END_PHASE, whose=2))
    leave = w.Leave(back, until=w.FOREVER, which=w.chosen("removed", "it"))
    pit = magic("Pit", w.activate(w.RemoveForNow(w.TARGET), leave, target=w.MONSTER))
    d = table(hand("Pit", "Kuriboh") + attack("Battle Ox", *["Silver Fang"] * 4), cards=[pit])
    d.activate("Pit", ["Battle Ox"]).resolve()
    d.summon("Kuriboh").resolve().end_turn()
    assert d.graveyard(YOU) == ["Pit", "Battle Ox"]


@pytest.mark.word("at_random")
def test_cards_are_chosen_by_chance():
    thief = magic("Thief", w.activate(w.SendAway(w.at_random(w.IN_HAND & w.THEIRS, 2))))
    d = table(hand("Thief"), hand("Kuriboh", "Sangan", "Jinzo"), cards=[thief], chance=[2, 0])
    d.activate("Thief").resolve()
    assert (d.hand(THEM), sorted(d.graveyard(THEM))) == (["Sangan"], ["Jinzo", "Kuriboh"])
    assert thief.effects[0].text() == "Send 2 random cards from the opponent's hand to the Graveyard."
    assert "J-EFF-12" in table(hand("Thief"), cards=[thief]).why_not("Thief")


@pytest.mark.word("UNTIL_DONE")
@pytest.mark.rule("J-MAG-05")
@pytest.mark.parametrize("answer", ["", "Mystical Space Typhoon", "Imperial Order"])
def test_a_card_that_stays_by_its_own_effect(answer):
    draw = w.activate(w.Draw(1), w.Leave(w.cannot_attack(w.MONSTER & w.THEIRS), w.WHILE_SOURCE))
    lamp = magic("Lamp", draw, remains=w.UNTIL_DONE)
    d = table(hand("Lamp"), set_(answer) if answer else (), cards=[lamp])
    d.activate("Lamp")
    (d.respond(answer) if answer else d).resolve()
    assert d.magic_traps(YOU) == ([] if answer else ["Lamp"])
    assert len(d.hand(YOU)) == (0 if answer == "Imperial Order" else 1)


# -- what falls, holds and wins together ------------------------------------------------------------

PAIR = ("Sun", "Moon")


@pytest.mark.word("PlaceNext", "EachNamed", "wins", "FreeZone", "Unless")
def test_cards_are_placed_one_after_the_other_and_win_together():
    need = w.Unless(w.EachNamed(PAIR, w.ON_FIELD & w.YOURS))
    altar = magic(
        "Altar",
        w.ignition(w.PlaceNext(*PAIR), needs=(w.FreeZone(), need)),
        w.continuous(w.wins(w.EachNamed(PAIR, w.ON_FIELD & w.YOURS))),
        icon="continuous",
        together=("Altar", *PAIR),
    )
    own = [
        altar,
        *[magic(name, icon="continuous", only_placed=True, together=("Altar", *PAIR)) for name in PAIR],
    ]
    d = table(face_up("Altar") + hand("Moon") + deck("Sun"), cards=own)
    assert not d.can("activate", "Moon")
    d.activate("Altar").resolve()
    assert sorted(d.magic_traps(YOU)) == ["Altar", "Sun"]
    d.activate("Altar").resolve()
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")
    full = table(face_up("Altar") + set_(*["Waboku"] * 4), cards=own)
    assert "J-EFF-12" in full.why_not("Altar")


@pytest.mark.word("PlaceNext")
@pytest.mark.rule("J-PUB-03")
def test_when_there_is_none_to_place_the_deck_is_shown():
    altar = magic("Altar", w.ignition(w.PlaceNext(*PAIR)), icon="continuous")
    own = [altar, *[magic(name, icon="continuous", only_placed=True) for name in PAIR]]
    d = table(face_up("Altar"), cards=own)
    d.activate("Altar").resolve()
    assert d.magic_traps(YOU) == ["Altar"]
    assert [event.text for event in d.events("reveal")] == ["verify"]
    asked = table(face_up("Altar") + hand("Sun"), cards=own, rules={"zones": "ask"})
    asked.activate("Altar").resolve()
    asked.choose("zone 4").resolve()
    assert asked.zones(YOU, magic_trap=True)[3] == "Sun"


@pytest.mark.word("removed_instead")
def test_only_some_cards_are_removed_instead():
    gate = magic("Gate", w.continuous(w.removed_instead(w.MONSTER & w.THEIRS)), icon="continuous")
    d = table(face_up("Gate") + hand("Dark Hole") + attack("Battle Ox"), attack("Silver Fang"), cards=[gate])
    d.activate("Dark Hole").resolve()
    assert (d.removed(THEM), sorted(d.graveyard(YOU))) == (["Silver Fang"], ["Battle Ox", "Dark Hole"])


@pytest.mark.word("not_destroyed")
def test_a_card_that_only_some_effects_do_not_destroy():
    wall = effect_monster("Wall", w.continuous(w.not_destroyed(w.THIS_CARD, w.BY_EFFECT, by=w.MAGIC)))
    d = table(hand("Raigeki"), attack("Wall") + set_("Man-Eater Bug"), cards=[wall])
    d.activate("Raigeki").resolve()
    assert d.monsters(THEM) == ["Wall"]
    d = table(set_("Man-Eater Bug"), attack("Wall"), cards=[wall])
    d.flip("Man-Eater Bug").pick("Wall").resolve()
    assert d.monsters(THEM) == []
    assert wall.effects[0].text() == "This card cannot be destroyed by the effects of Magic Cards."


@pytest.mark.word("Drawn")
def test_draws_are_answered():
    bell = effect_monster("Bell", w.trigger(w.Damage(100), when=w.Drawn(by=w.OPPONENT)))
    owl = effect_monster("Owl", w.trigger(w.Damage(10), when=w.Drawn(by=w.OPPONENT, outside=True)))
    d = table(attack("Bell", "Owl"), hand("Pot of Greed"), turn=THEM, phase=TURN_BEGINS, cards=[bell, owl])
    assert d.lp(THEM) == 7900
    d.activate("Pot of Greed").resolve()
    while d.kind == "order":
        d.choose(d.state.decision.options[0].key)
    assert d.lp(THEM) == 7790


@pytest.mark.word("DrawUpTo", "DiscardDrawn", "DrewLastTurn")
def test_as_many_cards_are_discarded_as_were_drawn():
    well = magic(
        "Well",
        w.duty(w.DrawUpTo(2), phase=w.STANDBY_PHASE, whose=1),
        w.duty(w.DiscardDrawn(), phase=w.STANDBY_PHASE, needs=w.DrewLastTurn()),
        icon="continuous",
    )
    d = table(face_up("Well") + hand("Battle Ox"), cards=[well])
    d.end_turn()
    assert len(d.hand(YOU)) == 2
    d.end_turn()
    assert (len(d.hand(YOU)), len(d.graveyard(YOU))) == (2, 1)


@pytest.mark.word("Including")
def test_words_in_a_name():
    tomb = magic("Tomb", w.activate(w.Destroy(w.every(w.MONSTER & w.FACE_UP & w.Including("Gravekeeper's")))))
    d = table(
        hand("Tomb"), attack("Gravekeeper's Spy", "Battle Ox") + set_("Gravekeeper's Guard"), cards=[tomb]
    )
    d.activate("Tomb").resolve()
    assert d.monsters(THEM) == ["Battle Ox", "Gravekeeper's Guard"]
    assert tomb.effects[0].text() == 'Destroy all face-up "Gravekeeper\'s" monsters on the field.'


@pytest.mark.word("SpecialSummon", "EXODIA")
@pytest.mark.rule("J-FUS-06")
def test_a_card_that_is_a_monsters_own_way_out():
    door = magic("Door", w.activate(w.SpecialSummon(w.pick(w.MONSTER & w.IN_HAND & w.YOURS), own_way=True)))
    titan = effect_monster("Titan", cannot_be_summoned=w.NORMAL_SUMMON, level=8)
    d = table(hand("Door", "Titan"), cards=[door, titan])
    d.activate("Door").resolve()
    d.choose("attack")
    assert d.card("Titan").proper
    assert len(w.EXODIA) == 5


# -- after the Chain --------------------------------------------------------------------------------


@pytest.mark.word("Afterwards", "OpponentDoes")
def test_something_is_done_after_the_chain_by_the_opponent():
    horn = trap("Horn", w.activate(w.Afterwards(w.OpponentDoes(w.Draw(1))), w.Draw(1)))
    d = table(set_("Horn") + attack("Kuriboh"), hand("Raigeki"), turn=THEM, cards=[horn])
    d.activate("Raigeki").respond("Horn").resolve()
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (1, 1)
    assert d.kinds().index("resolve") < len(d.kinds()) - 1 - d.kinds()[::-1].index("draw")
    assert horn.effects[0].text() == "After that, the opponent does this: draw 1 card. Draw 1 card."


@pytest.mark.word("SpecialBattlePhase", "TheirTurn", "LifeAtMost")
def test_two_monsters_fight_in_whatever_phase_it_is():
    ring = trap(
        "Arena",
        w.activate(
            w.RemoveForNow(w.every(w.MAGIC & w.ON_FIELD, needed=False)),
            w.Afterwards(
                w.Note("mine", w.MONSTER & w.YOURS),
                w.Note("his", w.MONSTER & w.THEIRS),
                w.SpecialBattlePhase("his", "mine"),
            ),
            needs=(w.TheirTurn(), w.LifeAtMost(4000)),
        ),
    )
    d = table(lp(4000) + set_("Arena") + attack("Battle Ox"), attack("Silver Fang"), turn=THEM, cards=[ring])
    d.leave_for(END_PHASE).activate("Arena").resolve()
    assert d.options() == ["attack Silver Fang > Battle Ox"]
    d.attack("Silver Fang", "Battle Ox").resolve()
    assert (d.phase, d.monsters(THEM), d.lp(THEM)) == (MAIN_1, [], 8000)
    rich = table(
        lp(4001) + set_("Arena") + attack("Battle Ox"), attack("Silver Fang"), turn=THEM, cards=[ring]
    )
    assert "J-EFF-12" in rich.why_not("Arena")


@pytest.mark.word("LoneMonsterWins")
@pytest.mark.rule("J-WIN-10")
@pytest.mark.parametrize(
    ("yours", "theirs", "winner"), [(1, 0, YOU), (0, 1, THEM), (1, 1, DRAW), (0, 0, DRAW)]
)
def test_who_alone_has_monsters_wins(yours, theirs, winner):
    judge = magic("Judge", w.activate(w.LoneMonsterWins()))
    d = table(hand("Judge") + attack(*["Battle Ox"] * yours), attack(*["Battle Ox"] * theirs), cards=[judge])
    d.activate("Judge").resolve()
    assert (d.winner, d.rule) == (winner, "J-WIN-10")


@pytest.mark.word("all_but")
def test_all_cards_but_some():
    flood = magic("Flood", w.activate(w.Destroy(w.all_but(w.pick(w.MONSTER & w.YOURS), w.MONSTER))))
    d = table(hand("Flood") + attack("Battle Ox", "Silver Fang"), attack("Kuriboh"), cards=[flood])
    d.activate("Flood").pick("Battle Ox").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [])
    assert flood.effects[0].text() == "Destroy all monsters on the field except 1 monster you control."


@pytest.mark.word("Due")
def test_what_nobody_can_answer_starts_no_chain():
    later = w.Due(w.duty(w.Damage(500), phase=w.END_PHASE, whose=2, unanswered=True), this_turn=True)
    fuse = trap("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(set_("Fuse", "Mystical Space Typhoon"), set_("Mystical Space Typhoon"), cards=[fuse])
    while d.phase != END_PHASE:
        d.pass_() if d.can("pass") else d.choose("End Phase")
    d.activate("Fuse").resolve_chain()
    while d.lp(THEM) == 8000:
        assert d.phase == END_PHASE
        assert not d.chain()
        d.pass_() if d.can("pass") else d.choose(d.state.decision.options[0].key)
    assert (d.lp(THEM), d.turn) == (7500, 5)


# -- locked Graveyards ------------------------------------------------------------------------------


@pytest.mark.word("locks_graveyards")
@pytest.mark.rule("R-GEN-01")
def test_one_players_graveyard_is_locked():
    lock = w.locks_graveyards(w.CARD & w.IN_GRAVEYARD & w.THEIRS)
    tomb = magic("Tomb", w.continuous(lock), icon="continuous")
    d = table(
        face_up("Tomb") + hand("Soul Release") + graveyard("Kuriboh"), graveyard("Battle Ox"), cards=[tomb]
    )
    d.activate("Soul Release")
    assert d.removed(YOU) == ["Kuriboh"] or "pick Battle Ox" not in d.options()
    d = table(face_up("Tomb") + hand("Soul Release"), graveyard("Battle Ox"), cards=[tomb])
    assert "R-GEN-01" in d.why_not("Soul Release")


@pytest.mark.word("SendAll")
def test_all_cards_are_the_price():
    pyre = magic("Pyre", w.activate(w.Draw(1), cost=w.SendAll(w.MONSTER & w.YOURS)))
    d = table(hand("Pyre") + attack("Battle Ox", "Kuriboh", "Sheep Token"), cards=[pyre])
    d.activate("Pyre").resolve()
    assert d.monsters(YOU) == ["Sheep Token"]
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Kuriboh", "Pyre"]
    assert pyre.effects[0].text() == "Send all monsters you control to the Graveyard. Draw 1 card."
    assert table(hand("Pyre"), cards=[pyre]).why_not("Pyre") == ["J-EFF-12"]


@pytest.mark.word("ExchangeLife")
def test_life_points_are_exchanged():
    scales = magic("Scales", w.activate(w.ExchangeLife()))
    d = table(lp(100) + hand("Scales"), lp(9000), cards=[scales])
    d.activate("Scales").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 100)
    assert d.events("gain") == d.events("pay") == []


@pytest.mark.word("removes_yours")
def test_monsters_stand_for_those_in_graveyards():
    rite = magic("Rite", w.activate(w.Leave(w.removes_yours())))
    dig = magic("Dig", w.activate(w.SendAway(w.pick(w.MONSTER & w.IN_GRAVEYARD), to=w.REMOVED)))
    d = table(hand("Rite", "Dig") + attack("Battle Ox", "Sheep Token"), graveyard("Jinzo"), cards=[rite, dig])
    d.activate("Rite").resolve()
    d.activate("Dig").resolve()
    assert (d.removed(YOU), d.monsters(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Sheep Token"], ["Jinzo"])
    d = table(hand("Rite", "Dig"), graveyard("Jinzo"), cards=[rite, dig])
    d.activate("Rite").resolve()
    assert "J-EFF-12" in d.why_not("Dig")


@pytest.mark.word("remove_from_play")
def test_cards_removed_from_play_are_the_price():
    pact = magic(
        "Pact", w.activate(w.Draw(1), cost=w.remove_from_play(w.MONSTER & w.IN_GRAVEYARD & w.YOURS, 2))
    )
    d = table(hand("Pact") + graveyard("Kuriboh", "Jinzo", "Umi"), cards=[pact])
    d.activate("Pact", cost=["Kuriboh", "Jinzo"]).resolve()
    assert (d.removed(YOU), d.graveyard(YOU)) == (["Kuriboh", "Jinzo"], ["Umi", "Pact"])
    assert pact.effects[0].text() == "Remove 2 monsters from your Graveyard from play. Draw 1 card."
    assert "J-EFF-12" in table(hand("Pact") + graveyard("Kuriboh"), cards=[pact]).why_not("Pact")
