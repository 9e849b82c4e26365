"""The worked examples of docs/rulings, and what the lab does with moves and expectations."""

import doctest
from pathlib import Path

import pytest

from spellspeed.cards.library import library
from spellspeed.lab import RulingError, play_ruling, read_ruling, write_ruling

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "rulings").glob("*.txt"))


def played(text, swapped=False):
    return play_ruling(read_ruling(text, library()), library(), swapped=swapped)


def problems(text):
    with pytest.raises(RulingError) as caught:
        read_ruling(text, library())
    return list(caught.value.problems)


def problem(text):
    (one,) = problems(text)
    return one


# -- the examples -----------------------------------------------------------------------------------


@pytest.mark.parametrize("swapped", [False, True], ids=["seats", "swapped"])
@pytest.mark.parametrize("file", EXAMPLES, ids=[file.stem for file in EXAMPLES])
def test_every_example_holds(file, swapped):
    report = played(file.read_text(encoding="utf-8"), swapped)
    assert [(step.line, step.text, step.said) for step in report.steps if not step.holds] == []
    assert report.holds
    assert report.title
    assert any(step.kind in ("expect", "refused") for step in report.steps)


def test_there_are_ten_of_them_and_each_names_its_rules():
    assert len(EXAMPLES) >= 10
    for file in EXAMPLES:
        assert "# " in file.read_text(encoding="utf-8"), f"{file.name} names no rule"


def test_every_example_stands_on_the_page():
    page = (EXAMPLES[0].parents[1] / "ruling-lab.md").read_text(encoding="utf-8")
    assert [file.name for file in EXAMPLES if f"rulings/{file.name}" not in page] == []


def test_the_examples_of_the_page_run():
    page = EXAMPLES[0].parents[1] / "ruling-lab.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 5) == (0, True)


# -- moves ------------------------------------------------------------------------------------------

OX = """
turn: 5, you, Main Phase 1
you hand: Summoned Skull | Gemini Elf | Trap Hole | Yami
you monsters: 2 Battle Ox ATK | 3 (set) Kuriboh
them monsters: 3 Mystical Elf DEF | 4 Giant Soldier of Stone ATK
"""


@pytest.mark.parametrize("swapped", [False, True], ids=["seats", "swapped"])
@pytest.mark.parametrize(
    "move, expected",
    [
        ("summon Gemini Elf", "you monsters: Battle Ox ATK | (set) Kuriboh | 4 Gemini Elf ATK"),
        ("Summon the Gemini Elf.", "Gemini Elf in your monster zone 4"),
        (
            "tribute summon Summoned Skull with Battle Ox",
            "Battle Ox in your graveyard; Summoned Skull ATK 2500",
        ),
        ("set Gemini Elf", "Gemini Elf is face-down; Gemini Elf in defense position"),
        ("set Summoned Skull by tributing Kuriboh", "Kuriboh in your graveyard"),
        ("set Trap Hole", "you magic and traps: (set) Trap Hole"),
        ("activate Yami", "Yami on the field; Mystical Elf ATK 1000; Summoned Skull in your hand 1"),
        ("flip Kuriboh", "Kuriboh in face-up attack position"),
        ("flip summon you 3", "Kuriboh not face-down"),
        ("change Battle Ox", "Battle Ox in defense position"),
        ("change the position of Battle Ox to defense position", "Battle Ox not in attack position"),
        ("go to the Battle Phase", "Battle Phase; your turn; you asked"),
        ("end turn", "turn: them; Main Phase 1; they are asked; them have 1 card in hand"),
        ("concede", "they win by J-WIN-09"),
    ],
)
def test_moves_of_a_main_phase(move, expected, swapped):
    report = played(f"{OX}\nyou: {move}\nexpect: {expected}", swapped)
    assert [step.said for step in report.steps if not step.holds] == []


@pytest.mark.parametrize(
    "move",
    [
        "attack Giant Soldier of Stone with Battle Ox",
        "attack the Giant Soldier of Stone with Battle Ox.",
        "attack with Battle Ox on Giant Soldier of Stone",
        "Battle Ox attacks Giant Soldier of Stone",
        "attack their 4 with your 2",
        "attack Giant Soldier of Stone (them 4) with Battle Ox in your monster zone 2",
    ],
)
def test_an_attack_is_told_in_many_ways(move):
    report = played(
        f"{OX}\nyou: go to the battle phase\nyou: {move}\nexpect: Giant Soldier of Stone in their graveyard"
    )
    assert report.holds


@pytest.mark.parametrize(
    "move", ["attack directly with Battle Ox", "Battle Ox attacks directly", "attack with Battle Ox"]
)
def test_a_direct_attack(move):
    report = played(
        f"turn: 5, you, Battle Phase\nyou monsters: Battle Ox ATK\nyou: {move}\nexpect: them LP 6300"
    )
    assert report.holds


def test_a_move_that_is_not_legal_says_why_and_ends_the_ruling():
    report = played(f"{OX}\nyou: summon Gemini Elf\nyou: attack directly with Battle Ox\nyou: end turn")
    assert not report.holds
    assert report.stopped == 8
    assert [step.line for step in report.steps] == [7, 8]
    (reason, *_) = report.steps[1].reasons
    assert reason.rule == "R-BP-03"
    assert reason.sentence == "Battle Ox attacks only in the Battle Step of your Battle Phase."


def test_why_a_trap_may_not_answer():
    report = played(
        """
        turn: 5, them, Main Phase 1
        you magic and traps: (set) Trap Hole
        them hand: Kuriboh
        them: summon Kuriboh
        refused: you: activate Trap Hole on Kuriboh [J-EFF-12]
        you: activate Trap Hole on Kuriboh
        """
    )
    assert [step.holds for step in report.steps] == [True, True, False]
    assert {reason.rule for reason in report.steps[2].reasons} == {"J-EFF-12"}


def test_a_target_that_cannot_be_one():
    report = played(
        """
        you hand: Monster Reborn
        you graveyard: Battle Ox | Pot of Greed
        refused: you: activate Monster Reborn on Pot of Greed
        you: activate Monster Reborn on Pot of Greed
        """
    )
    assert report.steps[0].holds
    assert "Pot of Greed" in report.steps[1].said


@pytest.mark.parametrize(
    "line, said",
    [
        ("refused: you: summon Gemini Elf", "it is legal"),
        ("refused: you: summon Jinzo", "Jinzo is nowhere in this duel"),
        (
            "refused: you: attack directly with Battle Ox [R-TRAP-02]",
            "it is refused, but not by R-TRAP-02; by R-BP-03, R-BP-08",
        ),
        ("allowed: you: attack directly with Battle Ox", "attack Battle Ox > direct: it is not offered"),
    ],
)
def test_a_refusal_that_is_none(line, said):
    (step,) = played(f"{OX}\n{line}").steps
    assert not step.holds
    assert step.said.startswith(said)


def test_a_tried_move_is_not_made():
    report = played(f"{OX}\nallowed: you: summon Gemini Elf\nexpect: Gemini Elf in your hand")
    assert report.holds


def test_who_tries_a_move_does_not_pass_before():
    """In the Damage Step it is refused, though its player could pass and use it afterwards."""
    report = played(
        (EXAMPLES[0].parent / "rush-recklessly-in-the-damage-step.txt").read_text(encoding="utf-8")
    )
    assert report.holds


def test_coins_and_dice_are_forced():
    text = """
    chance: {}
    you monsters: 3 Time Wizard ATK
    them monsters: 3 Battle Ox ATK
    you: activate Time Wizard choosing heads
    """
    won = played(text.format("heads") + "expect: Time Wizard on your field; Battle Ox in their graveyard")
    lost = played(text.format("tails") + "expect: Battle Ox on their field; Time Wizard in your graveyard")
    assert won.holds and lost.holds


def test_chance_may_be_forced_between_moves():
    report = played(
        """
        you monsters: 3 Time Wizard ATK
        them monsters: 3 Battle Ox ATK
        you: change Time Wizard
        chance: tails
        you: activate Time Wizard choosing heads
        expect: Battle Ox on their field
        """
    )
    assert report.holds


def test_a_forced_result_that_does_not_fit_is_told():
    report = played(
        """
        chance: 6
        you monsters: 3 Time Wizard ATK
        them monsters: 3 Battle Ox ATK
        you: activate Time Wizard choosing heads
        """
    )
    assert report.stopped == 5
    assert "what was forced does not fit" in report.steps[-1].said


def test_zones_are_chosen_when_the_rules_ask():
    report = played(
        """
        rules: zones ask
        you hand: Battle Ox | Trap Hole
        you: summon Battle Ox in zone 5
        you: set Trap Hole in zone 1
        expect: Battle Ox in your monster zone 5; Trap Hole in your magic 1
        """
    )
    assert report.holds


def test_a_choice_of_several_cards_ends_by_itself():
    report = played(
        """
        you hand: Graceful Charity | Kuriboh | Sangan
        you deck: Dark Hole | Raigeki | Waboku | ...
        you: activate Graceful Charity
        you: pick Kuriboh and Sangan
        expect: you hand: Dark Hole | Raigeki | Waboku; Kuriboh in your graveyard; 0 Sangan in your hand
        """
    )
    assert report.holds


def test_both_pass_and_resolve_are_the_same():
    for words in ("resolve", "both: pass", "pass"):
        report = played(
            f"""
            you hand: Pot of Greed
            them magic and traps: (set) Jar of Greed
            you: activate Pot of Greed
            expect: chain: Pot of Greed; them asked
            {words}
            expect: chain: none; you have 2 cards in hand; Jar of Greed is face-down; nobody asked
            """
        )
        assert report.holds, words


def test_an_expectation_that_comes_too_early_says_so():
    report = played(
        """
        you hand: Pot of Greed
        them magic and traps: (set) Jar of Greed
        you: activate Pot of Greed
        expect: you have 2 cards in hand
        """
    )
    assert report.steps[1].said == "you 0 cards in hand (they may still respond; 'both: pass' goes on)"


def test_an_expectation_in_the_middle_of_a_choice_says_so():
    report = played(
        """
        you hand: Monster Reborn
        you graveyard: Battle Ox
        you: activate Monster Reborn on Battle Ox
        both: pass
        expect: Battle Ox on your field
        """
    )
    assert report.steps[2].said == "Battle Ox: you Graveyard (you must still choose: In which position?)"


def test_a_turn_does_not_end_in_the_middle_of_a_choice():
    report = played(
        """
        you hand: Monster Reborn
        you graveyard: Battle Ox
        you: activate Monster Reborn on Battle Ox
        you: end turn
        """
    )
    assert report.stopped == 5
    assert report.steps[1].said == "end turn: you must choose first"
    assert report.steps[1].asked == "you: In which position? Attack Position; Defense Position"


@pytest.mark.parametrize(
    "used, holds",
    [
        ("them: use Newdoria", True),
        ("them: use Newdoria on Battle Ox", True),
        ("them: use Newdoria on Gemini Elf", False),
        ("you: use Newdoria on Battle Ox", False),
        ("you: use Battle Ox", False),
    ],
)
def test_an_effect_that_has_started_by_itself_may_be_named_all_the_same(used, holds):
    report = played(
        f"""
        turn: 5, you, Battle Phase
        you monsters: Battle Ox ATK
        them monsters: Newdoria ATK
        them hand: Gemini Elf
        you: attack Newdoria with Battle Ox
        {used}
        expect: Battle Ox in your graveyard
        """
    )
    assert report.holds is holds


@pytest.mark.parametrize(
    "used, holds",
    [
        ("use Man-Eater Bug on Gemini Elf", True),
        ("pick Gemini Elf", True),
        ("use Man-Eater Bug on Kuriboh", False),
        ("use Gemini Elf on Gemini Elf", False),
    ],
)
def test_an_effect_that_has_started_and_asks_for_its_target_is_used(used, holds):
    report = played(
        f"""
        you monsters: (set) Man-Eater Bug
        them monsters: Battle Ox ATK | Gemini Elf ATK
        you: flip Man-Eater Bug
        you: {used}
        expect: Gemini Elf in their graveyard
        """
    )
    assert report.holds is holds


@pytest.mark.parametrize(
    "cards",
    ["X-Head Cannon, Y-Dragon Head and Z-Metal Tank", "X-Head Cannon, Y-Dragon Head, and Z-Metal Tank"],
)
def test_three_cards_are_listed_as_one_writes_them(cards):
    report = played(
        f"""
        you monsters: X-Head Cannon ATK | Y-Dragon Head ATK | Z-Metal Tank ATK
        you fusion deck: XYZ-Dragon Cannon
        you: special summon XYZ-Dragon Cannon with {cards}, in attack position
        expect: XYZ-Dragon Cannon on your field; you removed: X-Head Cannon | Y-Dragon Head | Z-Metal Tank
        """
    )
    assert report.holds


@pytest.mark.parametrize(
    "place", ["magic and traps", "magic & trap zone 3", "magic and trap zone 3", "magic 3"]
)
def test_a_magic_and_trap_zone_is_called_in_several_ways(place):
    report = played(
        f"""
        you hand: Trap Hole
        you: set Trap Hole
        expect: Trap Hole in your {place}
        """
    )
    assert report.holds


@pytest.mark.parametrize("target, holds", [("Battle Ox", True), ("Gemini Elf", False)])
def test_the_only_target_may_be_named_though_more_is_asked_after_it(target, holds):
    report = played(
        f"""
        turn: 6, them, Battle Phase
        you monsters: Battle Ox ATK
        you deck: Gravekeeper's Servant | Waboku | Trap Hole
        you magic and traps: (set) Magical Hats
        them monsters: Gemini Elf ATK
        them: attack Battle Ox with Gemini Elf
        you: activate Magical Hats on {target}, Gravekeeper's Servant and Waboku
        expect: you monsters: (set) Battle Ox | (set) Gravekeeper's Servant | (set) Waboku
        """
    )
    assert report.holds is holds


@pytest.mark.parametrize("picked, holds", [("Kuriboh", True), ("Summoned Skull", False)])
def test_the_only_card_that_could_be_picked_may_be_named_all_the_same(picked, holds):
    report = played(
        f"""
        you hand: Raigeki
        them monsters: Sangan ATK
        them deck: Kuriboh | Summoned Skull
        you: activate Raigeki
        them: pick {picked}
        expect: Kuriboh in their hand
        """
    )
    assert report.holds is holds


def test_who_is_not_asked_has_passed():
    drawn = "expect: you have 2 cards in hand; you asked"
    assert played(f"you hand: Pot of Greed\nyou: activate Pot of Greed\nthem: pass\n{drawn}").holds
    report = played("you hand: Pot of Greed\nyou: pass")
    assert report.steps[0].said == "nobody is asked something that could be passed"


@pytest.mark.parametrize(
    "mark, whose",
    [
        ("owner them", "their"),
        ("owner them, held while equipped", "their"),
        ("owner them, held for good", "your"),
        ("owner them, held this turn", "your"),
    ],
)
def test_a_stolen_monster_is_held_by_the_snatch_steal_that_is_on_it(mark, whose):
    text = f"""
        turn: 5, you, Main Phase 1
        you hand: Mystical Space Typhoon
        you monsters: 3 Battle Ox ATK [{mark}]
        you magic and traps: 1 Axe of Despair on you 3 | 3 Snatch Steal on you 3
        you: activate Mystical Space Typhoon on Snatch Steal
        expect: Battle Ox in {whose} monster zone 3; Axe of Despair equipped to Battle Ox
        """
    assert played(text).holds
    ruling = read_ruling(text, library())
    again = write_ruling(ruling.start(library()))
    assert played(again + "".join(text.splitlines(keepends=True)[-3:])).holds


# -- expectations -----------------------------------------------------------------------------------


def test_what_there_is_instead_is_told_alike_from_both_seats():
    text = """
        you monsters: Battle Ox ATK
        them monsters: Battle Ox ATK
        expect: Battle Ox in your graveyard; Battle Ox ATK 1700; Battle Ox (you 3) ATK 1700
        """
    for swapped in (False, True):
        assert [step.said for step in played(text, swapped).steps] == [
            "Battle Ox: you Monster Zone 3, them Monster Zone 3",
            "2 cards are Battle Ox on the field; say which, like 'Battle Ox (you 3)'",
            "",
        ]


TABLE = """
turn: 7, them, Battle Phase
you LP: 4000
you hand: Kuriboh | Kuriboh | Pot of Greed
you graveyard: Raigeki | Summoned Skull
you monsters: 3 Battle Ox ATK [owner them] | 4 Gemini Elf DEF
you magic and traps: 1 Axe of Despair on you 3
you field: Yami
them removed: Dark Hole
them monsters: 2 (set) Mystical Elf | 4 Royal Magical Library DEF [Spell Counter=2]
them deck: Monster Reborn | ...
"""


@pytest.mark.parametrize("swapped", [False, True], ids=["seats", "swapped"])
@pytest.mark.parametrize(
    "expected",
    [
        "you LP 4000; them LP: 8000",
        "you hand: Pot of Greed | Kuriboh x2",
        "you graveyard: Summoned Skull | Raigeki",
        "you monsters: Gemini Elf DEF (2100/1100) | 3 Battle Ox ATK (2700/1000)",
        "them monsters: 2 (set) Mystical Elf | Royal Magical Library",
        "you magic and traps: 1 Axe of Despair on you 3",
        "you field: Yami; them field: none; them hand: none; them removed: Dark Hole",
        "them deck: Monster Reborn | ...",
        "2 Kuriboh in your hand; Kuriboh in your hand; no Kuriboh in their hand; Kuriboh not on the field",
        "Battle Ox ATK 2700; Battle Ox DEF: 1000; your 4 ATK 2100; Gemini Elf Level 4",
        "Battle Ox on your field; Battle Ox not on their field; Battle Ox on the field",
        "Axe of Despair equipped to Battle Ox; Axe of Despair not equipped to Gemini Elf",
        "Royal Magical Library has 2 Spell Counters; Mystical Elf is set",
        "Mystical Elf in face-down defense position; their 2 not face-up",
        "turn: them; their turn; Battle Phase; Battle Step; them asked; the duel goes on; chain: none",
        "you have 3 cards in hand; Dark Hole in their removed cards; Yami in your field card zone",
    ],
)
def test_what_can_be_expected(expected, swapped):
    report = played(f"{TABLE}\nexpect: {expected}", swapped)
    assert [(step.text, step.said) for step in report.steps if not step.holds] == []


@pytest.mark.parametrize("swapped", [False, True], ids=["seats", "swapped"])
@pytest.mark.parametrize(
    "expected, found",
    [
        ("you LP 4001", "you LP 4000"),
        ("you hand: Kuriboh | Pot of Greed", "you hand: Kuriboh | Kuriboh | Pot of Greed"),
        (
            "you monsters: Battle Ox DEF | Gemini Elf DEF",
            "you monsters: 3 Battle Ox ATK (2700/1000) | 4 Gemini Elf DEF (2100/1100)",
        ),
        (
            "them monsters: 1 Mystical Elf | Royal Magical Library",
            "them monsters: 2 (set) Mystical Elf (800/2000)",
        ),
        ("you magic and traps: Axe of Despair on you 4", "you magic and traps: 1 Axe of Despair"),
        ("3 Kuriboh in your hand", "Kuriboh: 2 x you hand"),
        ("Kuriboh on the field", "Kuriboh: 2 x you hand"),
        ("Jinzo in your hand", "Jinzo: nowhere"),
        ("Battle Ox not on your field", "Battle Ox: you Monster Zone 3"),
        ("Battle Ox ATK 1700", "Battle Ox ATK 2700"),
        ("Gemini Elf in attack position", "Gemini Elf is face-up Defense Position"),
        ("Axe of Despair equipped to Gemini Elf", "Axe of Despair is on Battle Ox"),
        ("Royal Magical Library has 3 Spell Counters", "Royal Magical Library has 2 Spell Counters"),
        ("Kuriboh ATK 300", "no card is Kuriboh on the field"),
        ("your turn", "turn: them"),
        ("Main Phase 2", "Battle Phase"),
        ("Damage Step", "Battle Step"),
        ("you asked", "them asked: Your move (Battle Step)"),
        ("chain: Pot of Greed", "chain: none"),
        ("you win", "the duel goes on"),
        ("draw", "the duel goes on"),
        ("them deck: Kuriboh | ...", "them deck: Monster Reborn"),
    ],
)
def test_an_expectation_that_fails_says_what_there_is(expected, found, swapped):
    report = played(f"{TABLE}\nexpect: {expected}", swapped)
    (step,) = report.steps
    assert not report.holds and not step.holds
    assert step.said.startswith(found)


def test_how_a_duel_ends():
    text = "turn: 5, you, Battle Phase\nyou monsters: Battle Ox ATK\nthem LP: 100\n"
    text += "you: attack directly with Battle Ox\n"
    assert played(text + "expect: you win by R-WIN-02").holds
    (_, step) = played(text + "expect: you win by J-WIN-09").steps
    assert step.said == "you win by R-WIN-02: Life Points at 0"
    (_, step) = played(text + "expect: the duel goes on").steps
    assert not step.holds


# -- what cannot be read ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, told",
    [
        (
            "you: summon Pot of Gread",
            'line 1: no card is called "Pot of Gread"; the nearest names are Pot of Greed',
        ),
        (
            "\nyou hand: Pot of Gread",
            'line 2: no card is called "Pot of Gread"; the nearest names are Pot of Greed',
        ),
        ("you: sumon Battle Ox", "line 1: there is no move \"sumon Battle Ox\"; do you mean 'summon'?"),
        ("you: summon", "line 1: summon what? Its card is missing"),
        (
            "you: attack Kuriboh",
            "line 1: with which monster? An attack is told like 'attack Kuriboh with Battle Ox'",
        ),
        (
            "you: activate Raigeki frequently",
            'line 1: "frequently" is not understood; behind a card there may be',
        ),
        ("you: go to lunch", 'line 1: there is no "lunch" to go to; there are Draw Phase'),
        ("both: summon Battle Ox", "line 1: both can pass, or go to a phase, but not"),
        ("expect: ", "line 1: nothing is expected; for example"),
        ("expect: Kuriboh in the moon", 'line 1: "the moon" is not understood; say like'),
        ("expect: Kuriboh", "line 1: what of Kuriboh? Say where it is"),
        ("expect: Kuribo in your hand", 'line 1: no card is called "Kuribo"; the nearest names are Kuriboh'),
        ("expect: Lunch Phase", 'line 1: there is no "Lunch Phase"; there are Draw Phase'),
        ("expect: you hand: Kuribo", 'line 1: no card is called "Kuribo"; the nearest names are Kuriboh'),
        ("refused: summon Battle Ox", "line 1: who? It is told like 'refused: you: summon Battle Ox'"),
        ("refused: you: summon Battle Ox [why]", "line 1: in brackets stands the id of a rule"),
        ("chance: sideways", 'line 1: "sideways" is no result of chance'),
        ("rules: lettre", "line 1: there are no rules 'lettre'; do you mean 'letter'?"),
        ("rules: zones=never", "line 1: the switch zones is auto, ask, not 'never'"),
        ("title: a\ntitle: b", "line 2: 'title' stands twice"),
        ("hello", 'line 1: "hello" has no colon; a move is told like'),
        ("yuo: pass", "line 1: there is no \"yuo\"; do you mean 'you'?"),
        ("you: pass\nyou hand: Kuriboh", 'line 2: "you hand" belongs to the position, which is told before'),
        ("you monsters: 3 Kuriboh ATK | 3 Sangan ATK", "the position: you monsters: two cards in zone 3"),
        (
            f"you monsters: {' | '.join(['Kuriboh ATK'] * 6)}",
            "the position: you monsters: 6 cards for 5 zones",
        ),
        ("snapshot: no", "line 1: the snapshot is damaged"),
        ("snapshot: {}", "line 1: this is no saved duel"),
        ("snapshot: eJyrVgIAAQ==", "line 1: "),
        (
            "you: summon Battle Ox in zone 5",
            "line 1: cards take the middle free zone by themselves; with 'rules: zones ask'",
        ),
        ("generator: 1 2 3", 'line 1: 4 numbers below 4294967296 stand here, not "1 2 3"'),
        ("you: pass\n" * 10_000, "the file has 10000 lines; a ruling has at most 2000"),
    ],
)
def test_what_cannot_be_read_is_told_by_line(text, told):
    assert problem(text).startswith(told)


def test_all_wrong_lines_are_told_at_once():
    found = problems("you hand: Nobody\nyou: dance\nexpect: nothing\nyou monsters: Kuriboh")
    assert [one.split(":")[0] for one in found] == ["line 1", "line 2", "line 3", "line 4"]


def test_the_names_of_2004_are_read_too():
    assert played(
        "you hand: Red-Moon Baby\nyou: summon Red-Moon Baby\nexpect: Vampire Baby on your field"
    ).holds


def test_names_with_small_words_in_them():
    report = played(
        """
        you hand: A Deal with Dark Ruler | Soul of Purity and Light | Blast with Chain
        expect: Soul of Purity and Light in your hand; A Deal with Dark Ruler in your hand
        you: set Blast with Chain
        """
    )
    assert report.holds


# -- odd cards and positions ------------------------------------------------------------------------


@pytest.mark.parametrize("swapped", [False, True], ids=["seats", "swapped"])
@pytest.mark.parametrize(
    "text",
    [
        """
        # an optional effect that waits is declined, or used
        you hand: Last Will
        you monsters: 2 Witch of the Black Forest ATK
        you deck: Kuriboh | Sinister Serpent | Man-Eater Bug | ...
        them monsters: 3 Summoned Skull ATK
        you: activate Last Will
        you: go to the battle phase
        you: attack Summoned Skull with Witch of the Black Forest
        you: no
        you: pick Man-Eater Bug
        expect: Man-Eater Bug in your hand; you monsters: none
        """,
        """
        you hand: Last Will
        you monsters: 2 Witch of the Black Forest ATK
        you deck: Kuriboh | Sinister Serpent | Man-Eater Bug | ...
        them monsters: 3 Summoned Skull ATK
        you: activate Last Will
        you: go to the battle phase
        you: attack Summoned Skull with Witch of the Black Forest
        you: use Last Will on Kuriboh in defense position
        expect: Kuriboh on your field
        """,
        """
        # a Union
        you hand: Z-Metal Tank
        you monsters: 3 X-Head Cannon ATK | 2 Y-Dragon Head ATK
        you: activate Y-Dragon Head on X-Head Cannon
        expect: X-Head Cannon ATK 2200; Y-Dragon Head in your magic 3; Y-Dragon Head equipped to X-Head Cannon
        you: summon Z-Metal Tank
        refused: you: activate Z-Metal Tank on X-Head Cannon [J-EFF-12]
        """,
        """
        # Jinzo negates the Call of the Haunted that brought him: without it he stays
        you hand: Mystical Space Typhoon
        them monsters: 3 Jinzo ATK
        them magic and traps: 3 Call of the Haunted on them 3
        you: activate Mystical Space Typhoon on their magic 3
        expect: Jinzo on their field; Call of the Haunted in their graveyard
        """,
        """
        # a monster that holds another
        you monsters: 3 Relinquished ATK
        them monsters: 3 Battle Ox ATK
        you: activate Relinquished on Battle Ox
        both: pass
        expect: Relinquished ATK 1700; Battle Ox equipped to Relinquished; Battle Ox in your magic 3
        """,
        """
        # Tokens, and a monster in face-down Attack Position
        turn: 5, you, Main Phase 1
        you hand: Scapegoat
        them monsters: 1 (set) Kuriboh ATK
        you: activate Scapegoat
        both: pass
        expect: 4 Sheep Token on your field; your 3 in defense position; Kuriboh in face-down attack position
        you: end turn
        them: flip Kuriboh
        expect: Kuriboh in face-up attack position
        """,
        """
        # control until the end of the turn
        you hand: Change of Heart
        them monsters: 3 Summoned Skull ATK | 2 (set) Man-Eater Bug
        you monsters: 1 Kuriboh ATK
        you: activate Change of Heart on their 2
        both: pass
        expect: Man-Eater Bug on your field; Man-Eater Bug is face-down
        you: flip Man-Eater Bug
        you: pick Summoned Skull
        expect: Summoned Skull in their graveyard
        you: end turn
        expect: Man-Eater Bug on their field
        """,
        """
        # a word is declared, a cost is told before or after it
        you hand: Tribe-Infecting Virus | Kuriboh
        them monsters: 3 Battle Ox ATK | 2 Kuriboh ATK
        you: summon Tribe-Infecting Virus
        you: activate Tribe-Infecting Virus discarding Kuriboh declaring Fiend
        expect: them monsters: Battle Ox; Kuriboh in their graveyard; Kuriboh in your graveyard
        """,
        """
        # the hand limit
        turn: 3, you, End Phase
        you hand: Kuriboh x8
        you: pick Kuriboh and Kuriboh
        expect: their turn; 6 Kuriboh in your hand
        """,
        """
        # a Fusion Summon
        you hand: Polymerization | Summoned Skull | Red-Eyes B. Dragon
        you fusion deck: B. Skull Dragon
        you: activate Polymerization on B. Skull Dragon with Summoned Skull and Red-Eyes B. Dragon
        you: choose defense position
        expect: B. Skull Dragon in defense position; you hand: none
        """,
        """
        # a lasting effect in mid-turn, from the position on
        turn: 5, you, Battle Phase
        lasting: Rush Recklessly | you | until the end of the turn | on you 3 | this turn
        lasting: Waboku#0.static0 | them | until the end of the turn | this turn
        lasting: Waboku#0.static1 | them | until the end of the turn | this turn
        you monsters: 3 Battle Ox ATK
        you: attack directly with Battle Ox
        expect: them LP 8000; Battle Ox ATK 2400
        """,
    ],
)
def test_odd_cards_and_positions(text, swapped):
    try:
        report = played(text, swapped)
    except RulingError as error:
        pytest.fail("\n".join(error.problems))
    assert [(step.text, step.said, step.asked) for step in report.steps if not step.holds] == []
