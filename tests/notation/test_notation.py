"""Pictures: written, read back, and what is said of wrong ones."""

import pytest
from scenario import *

from spellspeed import notation
from spellspeed.cards.library import library
from spellspeed.notation import NotationError
from spellspeed.position import Placed, Position, Side

WHOLE = """\
turn: 7, them, Main Phase 2
summons left: 0
them LP: 4000
them hand: Kuriboh [known to you] | Pot of Greed
them deck: Monster Reborn | ...
them fusion deck: Gaia the Dragon Champion
them removed: Raigeki | (face-down) Dark Hole
them graveyard: Raigeki | Summoned Skull | Kuriboh x2 | Performance of Sword [properly Summoned]
them field: (set) Yami
them magic and traps: 1 (set) Trap Hole | 2 Axe of Despair on you 3 | 5 (set) Waboku [this turn]
them monsters: 2 Battle Ox DEF (1700/1000) [this turn, by the other player] | 4 (set) Mystical Elf (800/2000)
you monsters: 1 Dark Magician ATK (2500/2100) [owner them, held this turn] | \
3 Summoned Skull ATK (3500/1200) [declared an attack, attacks 1] | \
5 Kuriboh DEF (300/200) [Special Summoned, changed]
you magic and traps: 3 Gravity Bind
you deck: none
you hand: none
you LP: 8000"""


def start(text):
    return notation.read(text, library()).start(library())


def test_a_picture_is_read_and_written_again_as_it_was():
    position = notation.read(WHOLE, library())
    assert position.problems(library()) == []
    assert notation.write(position, library()) == WHOLE


def test_a_duel_that_begins_from_a_picture_gives_the_picture():
    text = WHOLE.replace(" | ...", "")
    remarks = [line for line in notation.write(start(text)).splitlines() if line.startswith("#")]
    assert notation.write(start(text)).splitlines() == text.splitlines() + remarks
    assert remarks == ["# asked: them: Your move (Main Phase 2)"]


def test_what_a_picture_says():
    position = notation.read(WHOLE, library())
    you, them = position.sides
    assert (position.turn, position.turn_player, position.phase) == (7, 1, "Main Phase 2")
    assert position.summons_left == 0
    assert them.graveyard[2] == them.graveyard[3] == Placed("Kuriboh")
    assert them.graveyard[4].proper
    assert them.hand[0].known == 1
    assert them.filled and not you.filled
    assert them.magic_traps[1] == Placed("Axe of Despair", 2, on=(0, 3))
    assert you.monsters[0] == Placed("Dark Magician", 1, owner=1, until="this turn")


def test_order_capitals_blank_lines_and_remarks_do_not_matter():
    position = notation.read(
        """
        # a scene
        You  Monsters: summoned skull ATK

        them LP: 100
        TURN: 3, you, main phase 1
        """,
        library(),
    )
    assert position.sides[0].monsters == (Placed("Summoned Skull"),)
    assert position.sides[1].lp == 100
    assert position.turn == 3


def test_what_is_left_out_is_usual():
    assert notation.read("", library()) == Position()


def test_the_same_picture_from_the_other_seat():
    position = notation.read(WHOLE, library())
    assert notation.read(WHOLE, library(), you=1) == position.mirrored()
    assert notation.write(position.mirrored(), library(), you=1) == WHOLE


def test_names_that_begin_with_a_number():
    position = notation.read("you monsters: 3 7 Colored Fish ATK\nyou hand: 7 Colored Fish", library())
    assert position.sides[0].monsters == (Placed("7 Colored Fish", 3),)
    assert position.sides[0].hand == (Placed("7 Colored Fish"),)
    position = notation.read("you monsters: 4-Starred Ladybug of Doom ATK", library())
    assert position.sides[0].monsters[0].name == "4-Starred Ladybug of Doom"


def test_every_name_can_be_written():
    for name, script in library().scripts.items():
        side = Side(graveyard=(Placed(name), Placed("Kuriboh")), filled=False)
        if script.facts.is_monster:
            side = Side(monsters=(Placed(name, 2, defense=True, notes=(("counter", 3),)),), filled=False)
        position = Position((side, Side()))
        assert notation.read(notation.write(position, library()), library()) == position


def test_the_names_of_2004_are_read_too():
    position = notation.read("you hand: Red-Moon Baby", library())
    assert position.sides[0].hand == (Placed("Vampire Baby"),)


@pytest.mark.parametrize(
    "text, problem",
    [
        (
            "you hand: Pot of Gread",
            'line 1: no card is called "Pot of Gread"; the nearest names are Pot of Greed',
        ),
        ("\nyou hnd: Kuriboh", "line 2: there is no 'you hnd'; do you mean 'you hand'?"),
        ("hello", "line 1: 'hello' has no colon"),
        ("you LP: many", "line 1: 'many' is no number"),
        ("you LP: 1\nyou LP: 2", "line 2: 'you lp' stands twice"),
        ("turn: 5, you", "line 1: '5, you' is not like '5, you, Main Phase 1'"),
        (
            "turn: 5, you, Lunch",
            "line 1: there is no phase 'Lunch'; the phases are the turn begins, Draw Phase",
        ),
        ("turn: 5, you, Battle Phase, Long Step", "line 1: there is no step 'Long Step'"),
        ("you monsters: 3 Kuriboh", "line 1: Kuriboh: in which position, ATK, DEF or (set)?"),
        ("you hand: Kuriboh ATK", "line 1: Kuriboh: a position is told of monsters on the field"),
        (
            "you monsters: Kuriboh ATK [change]",
            "line 1: Kuriboh: there is no mark 'change'; do you mean 'changed'?",
        ),
        ("you field: Yami | Umi", "line 1: there is one Field Card Zone"),
    ],
)
def test_errors_name_the_line_and_what_may_be_meant(text, problem):
    with pytest.raises(NotationError) as caught:
        notation.read(text, library())
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith(problem)


def test_all_wrong_lines_are_told_at_once():
    with pytest.raises(NotationError) as caught:
        notation.read("you hand: Nobody\nyou field\nyou monsters: Kuriboh", library())
    assert [problem.split(":")[0] for problem in caught.value.problems] == ["line 1", "line 2", "line 3"]


def test_a_duel_tells_what_a_picture_does_not_hold():
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh") + set_("Reinforcements", "Mirror Force"))
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Reinforcements", targets=["Kuriboh"])
    assert "# besides: a Chain of 1" in d.picture()
    assert "# besides: an attack" in d.picture()
    assert "# asked: them: Answer the newest Chain Link?" in d.picture()
    d.resolve()
    d = table(you=attack("Battle Ox"), them=lp(100)).to_battle().attack("Battle Ox")
    assert "# won by you: Life Points at 0 (R-WIN-02)" in d.picture()


def test_a_lasting_effect_is_told():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly")).activate("Rush Recklessly").resolve()
    assert "you monsters: 1 Battle Ox ATK (2400/1000)" in d.picture()
    lasting = "lasting: Rush Recklessly#0.static0 | you | until the end of the turn | on you 1 | "
    assert lasting + "from you graveyard 1 (gone) | this turn" in d.picture()
    assert d.picture().count("besides") == 0


@pytest.mark.parametrize(
    "line, problem",
    [
        ("lasting: Battle Ox | you", 'line 1: "Battle Ox": it leaves no lasting effect'),
        ("lasting: Rush Reckless", 'line 1: no card is called "Rush Reckless"; the nearest'),
        (
            "lasting: Rush Recklessly | for ever",
            "line 1: Rush Recklessly: 'for ever' says nothing of a lasting effect; do you mean 'for good'?",
        ),
        ("lasting: Rush Recklessly | on you hand", "line 1: 'you hand' is no place of a card"),
        ("this phase: new", "line 1: the phase is under way or at its beginning, not 'new'"),
        ("last attacker: me", "line 1: 'me' is no place of a card"),
        ("remembered: summon | me", "line 1: 'me' says nothing of what is remembered"),
        ("remembered: summon | card you 3, up", "line 1: 'up' says nothing of how a card lay"),
        ("you hand: (reversed) Kuriboh", "line 1: Kuriboh: only in a Deck a card lies the other way round"),
    ],
)
def test_what_is_wrong_with_lines_of_the_moment(line, problem):
    with pytest.raises(NotationError) as caught:
        notation.read(line, library())
    assert caught.value.problems[0].startswith(problem)


def test_a_lasting_effect_is_called_by_its_card_and_is_in_force():
    d = from_picture(
        "you monsters: 3 Battle Ox ATK\nlasting: rush recklessly | until the end of the turn | on you 3"
    )
    assert d.attack_of("Battle Ox") == 2400
    assert d.end_turn().attack_of("Battle Ox") == 1700


def test_a_mark_with_a_comma_in_it():
    text = 'you monsters: 3 Battle Ox ATK [changed, "declares Shinato, King of a Higher Plane"=1]'
    card = notation.read(text, library()).sides[0].monsters[0]
    assert card.changed and card.notes == (("declares Shinato, King of a Higher Plane", 1),)
    assert '"declares Shinato, King of a Higher Plane"=1' in notation.write(start(text))


def test_three_ways_to_the_same_position():
    by_words = table(
        you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + hand("Kuriboh"),
        them=set_("Mystical Elf", "Trap Hole") + lp(100),
    )
    by_picture = from_picture(
        """
        turn: 5, you, Main Phase 1
        them LP: 100
        them magic and traps: 1 (set) Trap Hole
        them monsters: 1 (set) Mystical Elf
        you monsters: 1 Battle Ox ATK
        you magic and traps: 1 Axe of Despair on you 1
        you hand: Kuriboh
        """
    )
    sides = (
        Side(
            hand=(Placed("Kuriboh"),),
            monsters=(Placed("Battle Ox", 1),),
            magic_traps=(Placed("Axe of Despair", 1, on=(0, 1)),),
        ),
        Side(
            lp=100,
            monsters=(Placed("Mystical Elf", 1, face_down=True, defense=True),),
            magic_traps=(Placed("Trap Hole", 1, face_down=True),),
        ),
    )
    by_record = Position(sides).start(library())
    assert by_words.picture() == by_picture.picture() == notation.write(by_record)
