"""The terminal table, driven as by a person: lines in, lines out."""

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from spellspeed.decks import Deck
from spellspeed.play import cli
from spellspeed.play.terminal.files import Folder, load, unfinished
from spellspeed.play.terminal.game import Game
from spellspeed.play.terminal.screen import Screen
from spellspeed.play.terminal.start import Wishes, begin, resume
from spellspeed.play.terminal.table import PERSON, sit
from spellspeed.protocol import encode
from spellspeed.referee import BadSave, Duel

FILLER = ("Mystical Elf", "Giant Soldier of Stone", "Beaver Warrior")


def deck(name, *top):
    """A deck with these cards on top, in this order."""
    rest = (FILLER * 20)[: 40 - len(top)]
    return Deck(name, (*top, *rest))


MINE = (
    "Waboku",
    "Celtic Guardian",
    "Summoned Skull",
    "Trap Hole",
    "Dark Hole",
    "Feral Imp",
    "Silver Fang",
    "Fissure",
)
SHEEP = ("Scapegoat", *MINE[1:])
THEIRS = (
    "Battle Ox",
    "La Jinn the Mystical Genie of the Lamp",
    "Uraby",
    "Ryu-Kishin",
    "Kojikocy",
    "Judge Man",
)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


class Table:
    """A game with a script: what is said to it, and what it says."""

    def __init__(self, *lines, players=(PERSON, "heuristic"), mine=MINE, theirs=THEIRS, first=0, game=None):
        self.source = io.StringIO("".join(f"{line}\n" for line in lines))
        self.sink = io.StringIO()
        self.screen = Screen(self.source, self.sink)
        if game is None:
            duel = start(mine, theirs, first)
            self.game = Game(self.screen, duel, players)
        else:
            self.game = game(self.screen)
        self.status = sit(self.game)

    @property
    def text(self):
        return self.sink.getvalue()

    @property
    def lines(self):
        return self.text.splitlines()

    def after(self, mark):
        """The lines that follow the first one with this text."""
        at = next(number for number, line in enumerate(self.lines) if mark in line)
        return self.lines[at + 1 :]


def start(mine=MINE, theirs=THEIRS, first=0):
    one, two = deck("Mine", *mine), deck("Theirs", *theirs)
    return Duel.start(one, two, seed=1, orders=(list(one.main), list(two.main)), first=first)


# ---- a newcomer's path -----------------------------------------------------------------------------------


def test_a_newcomer_finds_the_way():
    table = Table("?", "hand", "board", "info skull", "summon celtic", "set waboku", "set trap hole", "end")
    assert table.status == 0
    assert "You draw Waboku, Celtic Guardian, Summoned Skull, Trap Hole and Dark Hole." in table.lines
    assert "Your move (Main Phase 1)" in table.lines
    assert "Your hand, 6 cards:" in table.lines
    assert "  Celtic Guardian, Level 4, ATK 1400, DEF 1200." in table.lines
    assert "Summoned Skull: Monster, DARK Fiend, Level 6, ATK 2500, DEF 1200." in table.lines
    assert "You Normal Summon Celtic Guardian in Attack Position." in table.lines
    assert "You Set Waboku in Magic & Trap Zone 3." in table.lines
    assert "Turn 2: the opponent's turn." in table.lines


def test_options_are_numbered_and_told_in_an_order():
    table = Table()
    shown = [line for line in table.after("Your move")[:20] if line[:1].isdigit()]
    assert [line.split()[0] for line in shown] == [str(n) for n in range(1, len(shown) + 1)]
    verbs = [line.split()[1] for line in shown]
    assert verbs == sorted(verbs, key=["Activate", "Summon", "Set", "Go"].index)
    assert "1 Summon Celtic Guardian, ATK 1400, DEF 1200" in shown


def test_an_option_is_chosen_by_its_number():
    assert "You Normal Summon Celtic Guardian in Attack Position." in Table("1").lines


def test_equal_cards_in_hand_share_a_line():
    table = Table(mine=("Silver Fang", "Silver Fang", "Silver Fang", "Uraby", "Uraby", "Silver Fang"))
    assert table.text.count("Summon Silver Fang") == 1


@pytest.mark.parametrize("words", ["summon celtic guardian", "Summon Celtic", "sum celt", "summon celtik"])
def test_words_may_be_short_and_nearly_right(words):
    assert "You Normal Summon Celtic Guardian in Attack Position." in Table(words).lines


def test_what_may_mean_two_things_is_asked_back():
    table = Table("celtic")
    assert table.after("Which one do you mean?")[:2] == [
        "1 Summon Celtic Guardian",
        "4 Set Celtic Guardian",
    ]


def test_what_is_not_understood_changes_nothing():
    for line in (
        "xyzzy",
        "99",
        "0",
        "summon",
        "log x",
        "undo x",
        "graveyard nobody",
        "prompt loud",
        "pass",
        "\x00",
    ):
        table = Table(line)
        assert "Your move (Main Phase 1)" in table.text
        assert table.game.duel.log.answers == ()
        assert table.status == 0


def test_an_empty_line_tells_the_options_again():
    assert Table("").text.count("Your move (Main Phase 1)") == 2


def test_a_whole_duel_ends_with_its_reason_and_its_log(data):
    class Meek(io.TextIOBase):
        """Does as little as possible till the duel is over."""

        def readline(self):
            if game.duel.outcome is not None:
                return "log 3\n" if not self.done() else "\n"
            return f"{len(game.shown)}\n"

        def done(self):
            self.asked = getattr(self, "asked", 0) + 1
            return self.asked > 1

    sink = io.StringIO()
    game = Game(Screen(Meek(), sink), start())
    assert game.run() == 0
    lines = sink.getvalue().splitlines()
    assert "The opponent wins: your Life Points are at 0." in lines or any("wins" in line for line in lines)
    assert any(line.startswith("R-WIN-02: ") for line in lines)
    path = next(line for line in lines if line.startswith("The log: ")).removeprefix("The log: ")
    assert Duel.load(Path(path).read_bytes()).outcome.winner == 1
    assert unfinished(Folder()) == []


WORDS = """
1 2 3 5 9 summon set attack activate with skull celtic ox battle end pass next done yes no back undo log
why info board hand gy field prompt auto ask never events phase options concede change flip special the '
"""


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_is_typed_brings_it_down(seed):
    chance = random.Random(seed)
    words = WORDS.split()
    lines = [" ".join(chance.choices(words, k=chance.randint(0, 3))) for _ in range(60)]
    players = (PERSON, chance.choice(["random", "heuristic", PERSON]))
    table = Table(*lines, players=players)
    assert table.status == 0
    assert "The program failed" not in table.text


def test_what_cannot_be_decoded_or_shown_does_not_bring_it_down(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "spellspeed.play.cli", "play", "--seed", "4", "--first", "me"],
        input=b"\xff\xfe\ninfo man-eater\nwhy \xc3\nhand\n",
        capture_output=True,
        env={**os.environ, "SPELLSPEED_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")


# ---- why -------------------------------------------------------------------------------------------------


def test_why_tells_every_rule_in_the_way():
    table = Table("why skull summon", "why battle", "why celtic attack", "why summon celtic")
    assert "You cannot Summon Summoned Skull:" in table.lines
    assert any(line.startswith("  R-TRIB-01: Summoned Skull is Level 6") for line in table.lines)
    assert any(line.startswith("  R-PHASE-09: ") for line in table.lines)
    assert any(line.startswith("  R-BP-03: ") for line in table.lines)
    assert "You can Summon Celtic Guardian now." in table.lines


def test_a_forbidden_move_explains_itself():
    table = Table("summon skull", "activate trap hole", "attack with celtic")
    assert any("R-TRIB-01" in line for line in table.lines)
    assert any("R-TRAP-01" in line for line in table.lines)
    assert any("R-BP-03" in line for line in table.lines)


def test_why_without_a_move_goes_through_the_likely_ones():
    table = Table("why waboku")
    assert "You cannot activate Waboku:" in table.lines
    assert "You can Set Waboku now." in table.lines


def test_why_of_a_card_that_is_not_seen():
    assert 'You see no card called "kuriboh".' in Table("why Kuriboh").lines


def test_a_token_is_asked_for_and_told_by_its_name():
    table = Table(
        "activate scapegoat", "why sheep token attack", "why sheep change", "info sheep", mine=SHEEP
    )
    assert "You cannot attack with Sheep Token:" in table.lines
    assert any(line.startswith("  R-BP-05: ") for line in table.lines)
    assert "You cannot change the position of Sheep Token:" in table.lines
    assert "Sheep Token: a Token, EARTH, Beast, Level 1." in table.lines
    assert table.lines.count("Now: Sheep Token, Defense Position, ATK 0, DEF 0.") == 4


# ---- looking ---------------------------------------------------------------------------------------------


def test_the_board_tells_both_sides_but_no_hidden_card():
    table = Table("set waboku", "board", "field", "gy", "gy opp")
    assert "Your Magic & Trap Zone 3: Waboku, face-down." in table.lines
    assert "Your Graveyard is empty." in table.lines
    assert "Battle Ox" not in table.text


def test_a_picture_waits_for_the_end():
    table = Table("picture", "concede", "yes", "picture")
    assert "A picture shows hidden cards too; it is there when the duel is over." in table.text
    assert "you LP: 8000" in table.after("conceded")


def test_info_of_any_card():
    table = Table("info Pot of Greed", "i fissure", "info Gravedigger Ghoul", "info dragon", "info zzzz")
    assert "Pot of Greed: Magic." in table.lines
    assert "Draw 2 cards." in table.lines
    assert any(line.endswith("say more of the name.") for line in table.lines)
    assert 'No card is called "zzzz".' in table.lines


def test_the_log_tells_what_happened():
    table = Table("summon celtic", "log 2", "log")
    assert table.lines.count("You Normal Summon Celtic Guardian in Attack Position.") == 3


# ---- taking back -----------------------------------------------------------------------------------------


def test_undo_takes_back_any_number_of_answers_with_the_computers():
    table = Table("summon celtic", "set trap hole", "end", "undo 3", "hand")
    assert "Taken back: 3 answers." in table.lines
    assert "Your hand, 6 cards:" in table.lines
    assert table.game.duel.log.answers == ()


def test_undo_beyond_the_beginning_goes_to_the_beginning():
    table = Table("undo", "summon celtic", "undo 99")
    assert "There is nothing to take back." in table.lines
    assert "Taken back: 1 answer." in table.lines


def test_the_same_play_after_an_undo_goes_the_same_way():
    once = Table("summon celtic", "end", "log 99")
    twice = Table("summon celtic", "end", "undo 2", "summon celtic", "end", "log 99")
    assert once.after("> ")[-20:] == twice.after("> ")[-20:]


def test_back_leaves_a_play_that_was_only_begun():
    lines = ("summon celtic", "end", "summon imp", "end", "summon skull", "back", "field")
    table = Table(*lines, theirs=("Mystical Elf",) * 6)
    assert "Summoned Skull: choose a Tribute (1 of 1)" in table.lines
    assert "back: take this play back" in table.lines
    assert any(
        "Celtic Guardian, Attack Position" in line for line in table.after("back: take this play back")
    )
    assert "You Tribute Summon Summoned Skull in Attack Position." not in table.lines


def test_there_may_be_no_way_back():
    refused = "There is no way back: no play has been begun. undo takes back what has been done."
    assert refused in Table("back").lines


# ---- saving ----------------------------------------------------------------------------------------------


def test_the_end_of_the_input_loses_nothing():
    first = Table("summon celtic")
    assert "The input has ended." in first.lines
    assert "The duel is saved: spellspeed play --resume continues it." in first.lines
    again = Table("field", game=lambda screen: resume(screen))
    assert "Your Monster Zone 3: Celtic Guardian, Attack Position, ATK 1400, DEF 1200." in again.lines


def test_a_damaged_save_keeps_nobody_from_the_one_before():
    Table("summon celtic")
    good = unfinished(Folder())[0]
    damaged = good.with_name("9999.json")
    damaged.write_bytes(good.read_bytes()[:100])
    os.utime(damaged, ns=(2**62, 2**62))
    again = Table("hand", game=lambda screen: resume(screen))
    assert any("9999.json" in line and line.endswith("The one before it is tried.") for line in again.lines)
    assert "Your hand, 5 cards:" in again.lines
    good.unlink()
    with pytest.raises(BadSave):
        resume(Screen(io.StringIO(""), io.StringIO()))


def test_ctrl_c_loses_nothing():
    class Rude(io.TextIOBase):
        def readline(self):
            raise KeyboardInterrupt

    sink = io.StringIO()
    assert Game(Screen(Rude(), sink), start()).run() == 130
    assert "The duel is saved" in sink.getvalue()
    assert unfinished(Folder())


def test_quit_and_resume_with_undo(data):
    Table("summon celtic", "prompt ask", "quit")
    again = Table("undo", "hand", game=lambda screen: resume(screen))
    assert "Taken back: 1 answer." in again.lines
    assert "Your hand, 6 cards:" in again.lines
    assert again.game.prompts[0].mode == "ask"


def test_save_and_load_a_file(tmp_path):
    path = tmp_path / "mine.json"
    Table("summon celtic", f"save {path}")
    table = Table(f"load {path}", "field")
    assert f"Loaded: {path}" in table.lines
    assert any("Celtic Guardian" in line for line in table.after(f"Loaded: {path}"))


def test_a_table_with_a_player_that_is_not_here_is_refused_and_the_duel_goes_on(tmp_path):
    path = tmp_path / "later.json"
    Table("summon celtic", f"save {path}")
    path.write_text(
        path.read_text().replace('"heuristic"', '"grandmaster"').replace('"random"', '"grandmaster"')
    )
    table = Table(f"load {path}", "summon celtic")
    assert any('there is no player "grandmaster"' in line for line in table.lines)
    assert any("Normal Summon Celtic Guardian" in line for line in table.lines)


def test_of_half_a_table_it_is_said_that_it_was_cut_off(tmp_path):
    path = tmp_path / "half.json"
    Table("summon celtic", f"save {path}")
    path.write_bytes(path.read_bytes()[:300])
    assert any("truncated" in line for line in Table(f"load {path}").lines)


def test_a_log_of_anyones_can_be_loaded(tmp_path):
    duel = start()
    duel.submit(duel.decision.options[0].key)
    path = tmp_path / "log.json"
    path.write_bytes(encode(duel.log))
    assert "Loaded: " in Table(f"load {path}").text


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"{}",
        b'{"format":"chess"}',
        b'{"format":"spellspeed-table-1"}',
        b"\xff\x00",
        b"[" * 999,
    ],
)
def test_a_broken_or_foreign_save_is_refused(tmp_path, content):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    table = Table(f"load {path}", "summon celtic")
    assert "does not hold a duel that can be continued here" in table.text
    assert "You Normal Summon Celtic Guardian in Attack Position." in table.lines


def test_a_changed_save_is_refused(tmp_path):
    path = tmp_path / "mine.json"
    Table("summon celtic", "end", f"save {path}")
    saved = json.loads(path.read_text())
    saved["duel"]["answers"][0][1] = "summon:99"
    path.write_text(json.dumps(saved))
    with pytest.raises(BadSave):
        load(path)


def test_a_missing_file_and_a_folder(tmp_path):
    table = Table(f"load {tmp_path / 'none.json'}", f"load {tmp_path}", "load", f"save {tmp_path}")
    assert "there is no file" in table.text
    assert "cannot be read" in table.text
    assert "load takes a file" in table.text
    assert table.status == 0


def test_save_writes_over_no_strange_file(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt")
    assert "choose another name" in Table(f"save {path}").text
    assert path.read_text() == "Dear aunt"


def test_a_data_folder_that_cannot_be_written_is_told_once(tmp_path, monkeypatch):
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("SPELLSPEED_HOME", str(blocker))
    table = Table("summon celtic", "set waboku", "set trap hole")
    assert table.text.count("cannot be saved") == 1
    assert table.status == 0
    asked = Table("summon celtic", "save", "save")
    assert asked.text.count("cannot be saved") == 3, "and whenever it is asked for"


def test_there_is_nothing_to_resume(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["play", "--resume"])
    assert end.value.code == 2
    assert "spellspeed play: there is no unfinished duel" in capsys.readouterr().err


# ---- failures --------------------------------------------------------------------------------------------


def test_a_computer_player_that_fails_does_not_end_the_duel():
    class Broken:
        def choose(self, view, decision):
            raise RuntimeError("no idea")

    sink = io.StringIO()
    game = Game(Screen(io.StringIO("end\nfield\n"), sink), start())
    game.bots[1] = Broken()
    assert game.run() == 0
    assert "The computer player failed (RuntimeError: no idea)." in sink.getvalue()
    assert "Turn 3: your turn." in sink.getvalue()


def test_a_failing_program_leaves_the_duel_as_it_was(monkeypatch):
    def submit(self, key, number=None):
        if key.startswith(("set:", "phase=4")):
            raise RuntimeError("no such table")
        return good(self, key, number)

    good = Duel.submit
    monkeypatch.setattr(Duel, "submit", submit)
    table = Table("set waboku", "summon celtic", "end", "field")
    assert "The program failed at this (RuntimeError: no such table)." in table.lines
    assert "You Normal Summon Celtic Guardian in Attack Position." in table.lines
    assert "Turn 3: your turn." in table.lines  # the computer had to do something else, too


def test_a_stale_answer_is_refused():
    sink = io.StringIO()
    game = Game(Screen(io.StringIO(), sink), start())
    old = game.duel.decision
    option = old.options[0]
    assert game.give(old, option)
    assert not game.give(old, option)
    assert "That is no longer possible" in sink.getvalue()


def test_conceding_asks_once_more():
    assert "The duel goes on." in Table("concede", "no").lines
    table = Table("concede", "yes", "")
    assert table.game.duel.outcome.winner == 1
    assert any(line.startswith("J-WIN-09: ") for line in table.lines)


def test_undo_after_the_end():
    table = Table("concede", "yes", "undo", "hand")
    assert "Taken back: 1 answer." in table.lines
    assert table.game.duel.outcome is None


# ---- prompts ---------------------------------------------------------------------------------------------


def asked(*lines, **kwargs):
    """How often the player was asked for an answer, not for a move."""
    table = Table(*lines, **kwargs)
    return [line for line in table.lines if line.startswith(("Answer", "Use a card"))], table


def test_mode_ask_asks_wherever_an_answer_is_possible():
    questions, _ = asked("prompt ask", "set waboku", "end")
    assert questions


def test_a_set_card_is_never_passed_over():
    for mode in ("auto", "set", "ask"):
        questions, table = asked(f"prompt {mode}", "set waboku", "end")
        assert questions, mode
        assert "Activate Waboku" in table.text


def test_mode_never_passes_over_everything_till_the_turn_ends():
    _, table = asked("set waboku", "end", "never", *["pass"] * 4)
    after = table.after("Mode never")
    turn = after.index("Turn 3: your turn.")
    assert not [line for line in after[:turn] if line.startswith(("Answer", "Use a card"))]
    assert "Go to the End Phase" in " ".join(after[turn:])


def test_what_is_passed_over_is_in_the_log():
    table = Table("set waboku", "end", "never", "pass")
    passes = [answer for answer in table.game.duel.log.answers if answer.player == 0 and answer.key == "pass"]
    assert passes


def test_modes_and_events_are_told():
    table = Table(
        "prompt", "events", "events phase attack", "events none", "events moon", "ask", "auto", "set"
    )
    assert "summon (a monster is Summoned): asks." in table.lines
    assert "phase (a phase or step ends): does not ask." in table.lines
    assert "phase (a phase or step ends): asks." in table.lines
    assert 'There is no event "moon"; there are summon, attack, activation, phase, or none.' in table.lines
    assert "Mode ask: always asks." in table.lines


# ---- two people ------------------------------------------------------------------------------------------


def test_two_people_share_a_keyboard_and_see_no_other_hand():
    table = Table("", "summon celtic", "end", "", "hand", "summon ox", players=(PERSON, PERSON))
    assert "Player 1 is asked; player 2 does not look." in table.lines
    second = table.after("Player 2 is asked")
    assert "  Battle Ox, Level 4, ATK 1700, DEF 1000." in second
    assert "Waboku" not in "\n".join(second)
    assert "The opponent Normal Summons Celtic Guardian in Attack Position." in second
    first = table.lines[: table.lines.index("Player 2 is asked; player 1 does not look.")]
    assert "Battle Ox" not in "\n".join(first)


def test_a_hotseat_duel_is_resumed_as_one():
    Table("", "summon celtic", "quit", players=(PERSON, PERSON))
    again = Table("", "hand", game=lambda screen: resume(screen))
    assert again.game.hotseat
    assert "Player 1 is asked; player 2 does not look." in again.lines


# ---- the start -------------------------------------------------------------------------------------------


def test_a_duel_begins_with_greeting_decks_and_toss():
    table = Table("1", "1", game=lambda screen: begin(screen, Wishes(seed=8)))
    assert table.lines[0].startswith("Spellspeed: a duel by the rules of 2 February 2004")
    assert "You play SDY (50 cards)." in table.lines
    assert any("toss" in line for line in table.lines)


def test_who_wins_the_toss_chooses_or_by_the_letter_starts():
    results = set()
    for seed in range(12):
        for answer in ("1", "2"):
            table = Table("x", answer, game=lambda screen, seed=seed: begin(screen, Wishes(seed=seed)))
            results.add((table.game.duel.log.first, "You win the toss." in table.text))
    assert results == {(0, True), (1, True), (1, False)}
    for seed in range(12):
        table = Table(game=lambda screen, seed=seed: begin(screen, Wishes(seed=seed, rules="letter")))
        assert "the toss and start" in table.text


def test_an_unfinished_duel_is_announced_and_kept():
    Table("summon celtic", "quit")
    table = Table(game=lambda screen: begin(screen, Wishes(seed=1, first="me")))
    assert "An unfinished duel waits for you: spellspeed play --resume continues it." in table.lines
    assert len(list(Folder().duels.glob("*.json"))) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--deck", "nowhere.ydk"], 'there is no deck or file "nowhere.ydk"'),
        (["--opponent", "Mai"], 'there is no deck or file "Mai"'),
        (["--player", "judge"], 'there is no player "judge"'),
        (["--seed", "-4"], "seed"),
    ],
)
def test_bad_options_get_a_clear_message(capsys, arguments, message):
    with pytest.raises(SystemExit) as end:
        cli.main(["play", *arguments])
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith("spellspeed play: ")
    assert message in err


def test_the_whole_program_as_a_person_starts_it(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "spellspeed.play.cli", "play", "--terminal", "--seed", "4", "--first", "me"],
        input="hand\nend\n",
        capture_output=True,
        text=True,
        env={**os.environ, "SPELLSPEED_HOME": str(tmp_path)},
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "The duel is saved: spellspeed play --resume continues it." in done.stdout
