"""Positions: a duel goes on from them, and they are read from a duel."""

import pytest
from random_duels import states
from scenario import *

from spellspeed import notation
from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.position import (
    FILLER,
    Lasting,
    Placed,
    Position,
    PositionError,
    Side,
    Spot,
    alike,
    find_name,
    left_out,
)


def problems(you=Side(), them=Side(), **moment):  # noqa: B008
    return Position((you, them), **moment).problems(library())


# -- the law ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_position_of_a_random_duel_comes_back_whole(seed):
    """At an open state its position, written and read, starts a duel that goes on alike."""
    looked = 0
    for asked, duel in enumerate(states(seed, quiet=True)):
        if duel.decision.kind != c.ACT or asked % 3 or left_out(duel):
            continue
        position = Position.of(duel)
        assert position.problems(library()) == []
        text = notation.write(position, library())
        assert notation.read(text, library()) == position
        assert notation.read(notation.write(position, library(), you=1), library()) == position.mirrored()
        again = position.laid_out(library(), duel.rules, quiet=True)
        again.generator, again.pace = duel.generator, duel.pace
        again.advance()
        assert Position.of(again) == position
        assert alike(again, duel)
        assert notation.write(again).startswith(text)
        looked += 1
        if duel.turn > 30:
            break
    assert looked > 5


@pytest.mark.card("Pitch-Black Power Stone")
def test_counters_on_a_negated_card_are_there_all_the_same():
    d = table(
        you=attack("Skilled Dark Magician") + set_("Pitch-Black Power Stone"), them=face_up("Royal Decree")
    )
    d.activate("Pitch-Black Power Stone").resolve()
    there = Position.of(d.state)
    assert ("Spell Counter", 3) in there.sides[d.seat(YOU)].magic_traps[0].notes
    assert Position.of(there.start(library())) == there


@pytest.mark.card("Mystic Probe")
def test_what_is_negated_until_the_end_of_the_turn_is_so_in_its_picture():
    d = table(you=hand("Messenger of Peace") + face_up("Wave-Motion Cannon"), them=set_("Mystic Probe"))
    d.activate("Messenger of Peace").respond("Mystic Probe").resolve()
    again = Position.of(d.state).start(library())
    for duel in (d.state, again):
        negated = sorted(card.name for card in duel.cards if card.on_field and card.negaters)
        assert negated == ["Messenger of Peace", "Wave-Motion Cannon"]
    assert Position.of(again) == Position.of(d.state)


# -- starting -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn_player", [YOU, THEM])
@pytest.mark.parametrize("phase", [MAIN_1, BATTLE_PHASE, MAIN_2])
def test_a_duel_goes_on_from_a_main_phase_or_the_battle_phase(phase, turn_player):
    d = table(you=attack("Battle Ox"), them=attack("Battle Ox"), turn=turn_player, phase=phase)
    assert (d.phase, d.asked, d.kind, d.turn) == (phase, turn_player, "act", 5)
    d.end_turn()
    assert (d.phase, d.asked, d.turn) == (MAIN_1, 1 - turn_player, 6)


@pytest.mark.parametrize("turn_player", [YOU, THEM])
@pytest.mark.parametrize("phase", [DRAW_PHASE, STANDBY_PHASE, END_PHASE])
def test_a_duel_goes_on_from_the_other_phases(phase, turn_player):
    both = attack("Battle Ox") + set_("Reinforcements")
    d = table(you=both, them=both, turn=turn_player, phase=phase)
    assert (d.phase, d.asked, d.kind, d.turn) == (phase, turn_player, "respond", 5)
    assert len(d.hand(turn_player)) == 0
    d.resolve()
    assert d.turn == (6 if phase == END_PHASE else 5)


@pytest.mark.parametrize("step", ["Start Step", "Battle Step", "End Step"])
def test_a_duel_goes_on_from_a_step_of_the_battle_phase(step):
    both = attack("Battle Ox") + set_("Reinforcements")
    d = table(you=both, them=both, phase=BATTLE_PHASE, step=step)
    assert (d.phase, d.step, d.asked) == (BATTLE_PHASE, step, YOU)
    assert Position.of(d.state).step == ("" if step == "Battle Step" else step)
    d.main2()
    assert d.phase == MAIN_2


@pytest.mark.parametrize("turn_number", [1, 2, 5])
def test_before_the_draw(turn_number):
    d = table(them=deck("Kuriboh"), turn=THEM, phase=TURN_BEGINS, turn_number=turn_number)
    assert (d.turn, d.turn_player, d.phase) == (turn_number, THEM, MAIN_1)
    assert d.hand(THEM) == ["Kuriboh"]


def test_marks_of_this_turn():
    d = table(
        you=attack("Battle Ox", this_turn=True)
        + attack("Gemini Elf", changed=True)
        + attack("Kuriboh", attacked=True)
        + set_("Mystical Elf", "Trap Hole", this_turn=True),
        phase=MAIN_2,
        summons=0,
    )
    assert d.why_not("Battle Ox", "change") == ["J-POS-01"]
    assert d.why_not("Gemini Elf", "change") == ["R-POS-02"]
    assert d.why_not("Kuriboh", "change") == ["J-POS-02"]
    assert d.why_not("Mystical Elf", "flip") == ["J-FLIP-01"]
    assert "R-TRAP-02" in d.why_not("Trap Hole")
    assert d.state.summons_left == 0


def test_what_attacked_this_turn_attacks_no_more():
    d = table(you=attack("Kuriboh", attacked=True), phase=BATTLE_PHASE)
    assert d.why_not("Kuriboh", "attack") == ["R-BP-06"]


def test_a_deck_is_filled_unless_it_is_told_whole():
    d = table(you=deck("Kuriboh"), them=deck("Kuriboh", rest=False))
    assert d.deck(YOU) == ["Kuriboh"] + [FILLER] * 19
    assert d.deck(THEM) == ["Kuriboh"]


def test_continuous_effects_are_in_force():
    d = table(you=equip("Axe of Despair", on="Battle Ox"), them=attack("Battle Ox") + face_up("Gravity Bind"))
    assert d.attack_of("Battle Ox") == 2700
    assert d.equipped_to("Axe of Despair") == "Battle Ox"
    assert d.end_turn().to_battle().why_not("Battle Ox", "attack") == ["R-GEN-01"]


def test_the_order_in_which_effects_came_into_force():
    traps = attack("Jinzo") + face_up("Gravity Bind")
    assert table(you=traps).card("Gravity Bind").negaters
    d = table(you=attack("Jinzo", order=2) + face_up("Imperial Order", order=1))
    assert d.card("Imperial Order").negaters
    position = Position.of(d.state)
    assert Position.of(position.start(library())) == position


def test_who_lies_on_the_other_side_and_for_how_long():
    d = table(
        you=attack("Battle Ox", owner=THEM) + attack("Gemini Elf", owner=THEM, until="this turn"),
    )
    assert d.controller("Battle Ox") == d.controller("Gemini Elf") == YOU
    d.end_turn()
    assert d.controller("Battle Ox") == YOU
    assert d.controller("Gemini Elf") == THEM


def test_held_while_equipped():
    d = table(
        you=attack("Battle Ox", owner=THEM, until="while equipped")
        + equip("Snatch Steal", on="Battle Ox")
        + hand("Mystical Space Typhoon")
    )
    assert d.controller("Battle Ox") == YOU
    d.activate("Mystical Space Typhoon").resolve()
    assert d.controller("Battle Ox") == THEM


@pytest.mark.parametrize("proper", [True, False, None])
def test_properly_summoned_or_not(proper):
    d = table(you=graveyard("Gaia the Dragon Champion", proper=proper) + hand("Monster Reborn"))
    assert d.can("activate", "Monster Reborn") is bool(proper)


def test_zones():
    position = Position(
        (Side(monsters=(Placed("Kuriboh"), Placed("Battle Ox", 3), Placed("Gemini Elf"))), Side())
    )
    assert [(card.zone, card.name) for card in position.with_zones().sides[0].monsters] == [
        (2, "Kuriboh"),
        (3, "Battle Ox"),
        (4, "Gemini Elf"),
    ]


def test_mirrored_twice_is_the_same():
    d = table(
        you=attack("Battle Ox", owner=THEM) + hand("Kuriboh", known=2),
        them=equip("Axe of Despair", on="Battle Ox") + field("Yami"),
        turn=THEM,
    )
    position = Position.of(d.state)
    other = position.mirrored()
    assert other.sides[1].monsters[0].owner == 0
    assert other.sides[0].magic_traps[0].on == (1, 1)
    assert other.sides[1].hand[0].known == 1
    assert other.turn_player == 0
    assert other.mirrored() == position


# -- what is wrong ------------------------------------------------------------------------------------


def test_all_problems_are_told_at_once():
    five = tuple(Placed("Kuriboh") for _ in range(6))
    with pytest.raises(PositionError) as caught:
        Position((Side(lp=-1, monsters=five), Side(hand=(Placed("Pot of Gread"),))), turn=0).start(library())
    assert caught.value.problems == (
        "there is no turn 0",
        "you: Life Points cannot be -1",
        "you monsters: 6 cards for 5 zones",
        'them: no card is called "Pot of Gread"; the nearest names are Pot of Greed, Jar of Greed, '
        "Goblin of Greed",
    )


@pytest.mark.parametrize(
    "side, problem",
    [
        (Side(monsters=(Placed("Pot of Greed"),)), "you: Pot of Greed is no monster"),
        (Side(monsters=(Placed("Kuriboh", 7),)), "you monsters: there is no zone 7 for Kuriboh"),
        (Side(monsters=(Placed("Kuriboh", 1), Placed("Battle Ox", 1))), "you monsters: two cards in zone 1"),
        (
            Side(magic_traps=(Placed("Kuriboh"),)),
            "you: Kuriboh is a monster; in a Magic & Trap Zone it must be equipped to one",
        ),
        (Side(magic_traps=(Placed("Yami"),)), "you: Yami is a Field Magic and has a zone of its own"),
        (Side(magic_traps=(Placed("Trap Hole"),)), "you: Trap Hole does not stay on the field face-up"),
        (Side(magic_traps=(Placed("Axe of Despair"),)), "you: Axe of Despair is face-up but on no monster"),
        (
            Side(magic_traps=(Placed("Axe of Despair", on=(1, 2)),)),
            "you: Axe of Despair is on a Monster Zone with no monster",
        ),
        (Side(field=Placed("Gravity Bind")), "you: Gravity Bind is no Field Magic"),
        (
            Side(fusion_deck=(Placed("Kuriboh"),)),
            "you: Kuriboh is no Fusion Monster and does not go to the Fusion Deck",
        ),
        (Side(hand=(Placed("Sheep Token"),)), "you: Sheep Token is a Token and lies only on the field"),
        (Side(hand=(Placed("kuriboh"),)), 'you: "kuriboh" is written Kuriboh'),
        (
            Side(monsters=(Placed("Kuriboh", how="in use"),)),
            "you: Kuriboh: a duel cannot begin with a card that is in use",
        ),
    ],
)
def test_what_a_duel_cannot_begin_with(side, problem):
    assert problems(side) == [problem]


@pytest.mark.parametrize(
    "moment, problem",
    [
        ({"phase": "Lunch"}, "there is no phase 'Lunch'; the phases are the turn begins, Draw Phase"),
        ({"phase": MAIN_1, "step": "Start Step"}, "the Start Step belongs to the Battle Phase"),
        ({"phase": BATTLE_PHASE, "step": "Damage Step"}, "a duel cannot begin in the step 'Damage Step'"),
        ({"turn_player": 2}, "there is no seat 2"),
    ],
)
def test_moments_a_duel_cannot_begin_at(moment, problem):
    (found,) = problems(**moment)
    assert found.startswith(problem)


def test_names_are_found_as_people_write_them():
    assert find_name(library(), "  harpie’s feather duster ") == "Harpie's Feather Duster"
    with pytest.raises(LookupError, match="Feather Duster"):
        find_name(library(), "feather duster")


def test_what_ha_des_has_negated_and_what_was_used_once_per_duel():
    d = table(you=attack("Dark Ruler Ha Des"), them=attack("Sangan")).to_battle()
    d.attack("Dark Ruler Ha Des", "Sangan").resolve().main2()
    assert Position.of(d.state).sides[d._seat(THEM)].graveyard == (Placed("Sangan", muted=True),)
    assert left_out(d.state) == []
    d = (
        table(you=attack("Twin-Headed Behemoth"), them=hand("Raigeki"), turn=THEM)
        .activate("Raigeki")
        .end_turn()
    )
    d.choose("attack").to_phase(MAIN_1)
    (behemoth,) = Position.of(d.state).sides[d._seat(YOU)].monsters
    assert len(behemoth.spent) == 1
    assert left_out(d.state) == []


def test_what_a_position_leaves_out_is_told():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + hand("Change of Heart"))
    d.activate("Change of Heart").resolve()
    assert left_out(d.state) == []
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh") + set_("Reinforcements"))
    d.to_battle().attack("Battle Ox", "Kuriboh")
    assert left_out(d.state) == ["an attack"]


@pytest.mark.card("Mask of Dispel")
def test_a_link_with_a_magic_card_is_told_as_left_out():
    d = table(you=hand("Mask of Dispel") + face_up("Messenger of Peace")).activate("Mask of Dispel").resolve()
    assert left_out(d.state) == ["a card linked with a Magic or Trap Card"]


@pytest.mark.parametrize(
    "position, problem",
    [
        (
            Position(lasting=(Lasting("Nothing#0.static0"),)),
            'no lasting effect is called "Nothing#0.static0"',
        ),
        (
            Position(lasting=(Lasting("Rush Recklessly#0.static0", on=(Spot(0, "monsters", 3),)),)),
            "Rush Recklessly: no card is there: you monsters 3",
        ),
        (
            Position(lasting=(Lasting("Rush Recklessly#0.static0", until="for ever"),)),
            "Rush Recklessly: nothing lasts 'for ever'; it lasts for good",
        ),
        (
            Position((Side(field=Placed("Yami")), Side(field=Placed("Umi")))),
            "only one Field Magic is active at a time (R-FIELD-02): one of the two lies face-down",
        ),
        (
            Position((Side(hand=(Placed("Gaia the Dragon Champion"),)), Side())),
            "you: Gaia the Dragon Champion is a Fusion Monster and lies in no hand and no Deck",
        ),
    ],
)
def test_what_else_cannot_be(position, problem):
    (found,) = position.problems(library())
    assert found.startswith(problem)


def test_a_zone_kept_for_a_card_that_is_away_is_free_of_others():
    gone = Placed("Kuriboh", away=Spot(0, "monsters", 3), notes=(("away side", 0), ("kept zone", 3)))
    with pytest.raises(PositionError, match="the zone kept for it is not free"):
        Position((Side(removed=(gone,), monsters=(Placed("Battle Ox", 3),)), Side())).start(library())


MARKED = """\
turn: 6, you, Main Phase 1
last attacker: you 3
mark: for good paid <them> = 250
remembered: move | them | by them | amount 6 | cause battle | from them 3 | \
card you graveyard 1, was you 2, face-up, attack, 1700/1000/4
them LP: 8000
them removed: Kuriboh [away up=1, away side=1, kept zone=4, away by you magic 2]
them deck: (reversed) Kuriboh | Sangan
them hand: none
them magic and traps: 1 Axe of Despair on you 3 [since turn 3] | 2 (set) Waboku [since turn 5]
them monsters: 3 Gemini Elf ATK (1900/900)
you monsters: 2 Mystical Elf DEF (800/2000) [owner them, taken by you this turn, \
taken by you while equipped you magic 1] | 3 Summoned Skull ATK (3500/1200) [has attacked directly, \
has attacked them 3]
you magic and traps: 1 Snatch Steal on you 2 | 2 Gravity Bind
you graveyard: Battle Ox [material of you 3]
you deck: none
you hand: Pot of Greed [mixed 1, mixed known to them]
you LP: 8000"""


def test_the_marks_of_a_duel_in_progress_are_read_and_written():
    position = notation.read(MARKED, library())
    assert position.problems(library()) == []
    written = notation.write(position, library()).splitlines()
    assert sorted(written) == sorted(MARKED.splitlines())
    duel = position.start(library())
    assert Position.of(duel).sides[0].monsters == position.sides[0].monsters
    assert position.mirrored().mirrored() == position
    assert duel.pile(1, c.MONSTER_ZONE)[3] == c.KEPT


@pytest.mark.parametrize(
    "line, problem",
    [
        ("you magic and traps: (set) Waboku [since turn 9]", "you: Waboku: turn 9 is still to come"),
        ("you graveyard: Kuriboh [material of you 3]", "you: Kuriboh: no card is there: you monsters 3"),
        ("you removed: Kuriboh [away by them magic 1]", "you: Kuriboh: no card is there: them magic traps 1"),
        ("remembered: dance", "nothing remembered is a 'dance'"),
        ("remembered: move | cause magic", "remembered: there is no cause 'magic'"),
        ("remembered: move | card you 3", "remembered: no card is there: you monsters 3"),
        ("last attacker: you 3", "the last attacker: no card is there: you monsters 3"),
    ],
)
def test_marks_that_cannot_be(line, problem):
    assert notation.read(f"turn: 5, you, Main Phase 1\n{line}", library()).problems(library()) == [problem]


@both_seats
def test_a_card_that_counts_turns_has_just_come_when_nothing_is_told_of_its_count():
    swords = "Swords of Revealing Light"
    d = table(you=attack("Battle Ox"), them=face_up(swords)).end_turn().end_turn().end_turn().end_turn()
    assert d.to_battle().why_not("Battle Ox", "attack") == ["R-GEN-01"]
    d.end_turn()
    assert d.graveyard(THEM) == [swords]
    counted = f"lasting: {swords} | them | on them magic 3 | count 2"
    d = from_picture(f"them magic and traps: 3 {swords}\n{counted}").end_turn()
    assert d.graveyard(THEM) == [swords]
