"""A match at the terminal, driven as by a person: lines in, lines out."""

import io
import itertools
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from match_scenes import FUSIONS, MAIN, SIDE, WITH_FUSIONS, WITH_SIDE, WITHOUT

from spellspeed import Deck
from spellspeed.decks import write_ydk
from spellspeed.duel.rules import Rules
from spellspeed.match import Match
from spellspeed.play import cli
from spellspeed.play.terminal.files import Folder, unfinished
from spellspeed.play.terminal.match import MatchTable
from spellspeed.play.terminal.screen import Screen
from spellspeed.play.terminal.start import Wishes, begin, begin_match, resume
from spellspeed.play.terminal.table import PERSON, sit

ALONE = (PERSON, "heuristic")
TWO = (PERSON, PERSON)
ASKED = re.compile(r"[^\n]*\Z")


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


def started(decks=(WITH_SIDE, WITHOUT), seed=1, casual=True, **switches):
    return Match.start(*decks, seed=seed, casual=casual, rules=Rules(**switches))


class At:
    """A table with a script: what is said to it, and what it says."""

    def __init__(self, *lines, match=None, players=ALONE, table=None, timer=None):
        self.sink = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), self.sink)
        if table is None:
            timer = {} if timer is None else {"timer": timer}
            self.table = MatchTable(screen, match or started(), players, **timer)
        else:
            self.table = table(screen)
        self.status = sit(self.table)

    @property
    def match(self):
        return self.table.match

    @property
    def text(self):
        return self.sink.getvalue()

    @property
    def lines(self):
        return self.text.splitlines()

    def after(self, mark):
        """The lines that follow the last one with this text."""
        at = max(number for number, line in enumerate(self.lines) if mark in line)
        return self.lines[at + 1 :]


def mine(**switches):
    """A Match in which the person at seat 0 chooses who starts."""
    for seed in itertools.count():
        match = started(seed=seed, **switches)
        if match.chooser == 0:
            return match


def siding(match=None, players=ALONE, **switches):
    """A Match whose first Duel the person has lost."""
    match = match or mine(**switches)
    match.choose(match.chooser, first=True)
    match.duel.concede(0)
    match.end_duel()
    return match


# ---- who starts ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-MATCH-06", "J-MATCH-01", "R-SETUP-07")
@pytest.mark.parametrize(("answer", "first"), [("1", 0), ("second", 1), ("go first", 0), ("2", 1)])
def test_who_wins_the_toss_chooses(answer, first):
    at = At(answer, match=mine())
    assert "You win the toss." in at.lines
    assert at.match.duel.log.first == first
    assert f"Duel 1 begins; {'you start' if first == 0 else 'the opponent starts'}." in at.lines


@pytest.mark.rule("R-MATCH-07")
def test_the_loser_of_a_duel_chooses():
    at = At("1", "concede", "1", "", "done", "2", match=mine())
    assert "You lost the last Duel and decide who starts." in at.lines
    assert at.match.number == 2 and at.match.duel.log.first == 1


@pytest.mark.rule("R-MATCH-06")
def test_the_computer_chooses_to_go_first():
    match = next(one for one in map(lambda seed: started(seed=seed), range(50)) if one.chooser == 1)
    at = At(match=match)
    assert "The opponent wins the toss." in at.lines
    assert "The opponent chooses to go first." in at.lines


@pytest.mark.rule("J-MATCH-01")
def test_by_the_letter_the_winner_of_the_toss_starts():
    at = At(match=started(toss="winner_starts"))
    assert "go first or second" not in at.text
    assert at.match.stage == "duel"


@pytest.mark.rule("R-MATCH-06", "R-SETUP-05")
def test_counts_and_toss_are_told_when_its_winner_simply_starts(tmp_path):
    (tmp_path / "mine.ydk").write_text(write_ydk(WITH_SIDE))
    wishes = Wishes(deck="mine.ydk", opponent="SDK", rules="letter", casual=True, seed=1)
    at = At(table=lambda screen: begin_match(screen, wishes))
    assert "You count out a Side Deck of 15 cards." in at.lines
    assert any(line.endswith("win the toss.") or line.endswith("wins the toss.") for line in at.lines)
    assert any(line.startswith("Duel 1 begins; ") for line in at.lines)
    assert not any("the toss" in line or line.startswith("Duel 1 begins") for line in At(table=resume).lines)


def test_what_is_no_answer_is_asked_again():
    at = At("", "third", "99", "\x00", "swap a for b", match=mine())
    assert at.match.stage == "choice"
    assert at.text.count("1 or 2, please; ? tells what else you can say.") == 4
    assert at.text.count("Do you go first or second?") == 2


# ---- the Side Deck ---------------------------------------------------------------------------------------


def test_the_side_deck_is_listed_with_numbers():
    at = At(match=siding())
    listed = at.after("Which card comes in?")
    assert listed[0].startswith(f"1 {SIDE[0]}, Level ")
    assert listed[14].startswith(f"15 {SIDE[14]}, ")


@pytest.mark.rule("R-MATCH-08", "R-DECK-08")
def test_a_card_comes_in_and_another_goes_out():
    at = At("2", "3", "done", "1", match=siding())
    assert f"Out: {MAIN[2]}. In: {SIDE[1]}." in at.lines
    deck = at.match.decks[0]
    assert SIDE[1] in deck.main and MAIN[2] in deck.side
    assert (len(deck.main), len(deck.side)) == (40, 15)
    held = [card.name for card in at.match.duel.state.cards if card.owner == 0]
    assert SIDE[1] in held and MAIN[2] not in held


@pytest.mark.rule("R-MATCH-08")
def test_swap_takes_both_cards_in_one_line():
    at = At(f"swap {MAIN[0].lower()} for {SIDE[0].lower()}", "changes", match=siding())
    assert at.after("Against the deck you registered:")[:2] == [f"  Out: {MAIN[0]}.", f"  In: {SIDE[0]}."]


def test_a_card_with_the_word_for_in_its_name_is_swapped():
    deck = Deck("Mine", (*MAIN[:39], "Altar for Tribute"), (), ("Helping Robo for Combat", *SIDE[:14]))
    match = siding()
    match._decks[0] = deck
    at = At("swap altar for tribute for helping robo for combat", match=match)
    assert "Out: Altar for Tribute. In: Helping Robo for Combat." in at.lines


def test_a_card_that_was_chosen_may_be_left():
    at = At("1", "", "back", "changes", match=siding())
    assert at.text.count(f"Which card goes out for {SIDE[0]}?") == 2
    assert "Nothing is exchanged." in at.lines
    assert "Your Deck is as it was registered." in at.lines


@pytest.mark.rule("R-DECK-08")
def test_what_cannot_be_exchanged_is_explained_and_changes_nothing():
    lines = (
        "0",
        "16",
        "9" * 40,
        "kuriboh",
        "swap",
        "swap a",
        "swap for",
        f"swap {SIDE[0]} for {MAIN[0]}",
        "1",
    )
    at = At(*lines, "41", "99999", "nobody", match=siding())
    assert "There is no number 0; there are 1 to 15." in at.lines
    assert "There is no number 16; there are 1 to 15." in at.lines
    assert 'In your Side Deck is no card called "kuriboh".' in at.lines
    assert at.text.count("swap takes two cards: swap celtic guardian for trap hole") == 3
    assert f'In your Deck is no card called "{SIDE[0]}".' in at.lines
    assert 'In your Deck is no card called "nobody".' in at.lines
    assert at.match.decks == at.match.registered


@pytest.mark.rule("J-DECK-03")
def test_fusion_monsters_are_exchanged_with_fusion_monsters():
    match = siding(Match.start(WITH_FUSIONS, WITHOUT, seed=1, casual=True))
    at = At(f"swap {MAIN[0]} for {FUSIONS[1]}", f"swap {FUSIONS[0]} for {FUSIONS[1]}", "deck", match=match)
    assert any(line.startswith("J-DECK-03: Fusion Monsters are exchanged with") for line in at.lines)
    assert at.match.decks[0].fusion == FUSIONS[1:2]
    assert at.after("Your Fusion Deck, 1 card:")[0].startswith(f"41 {FUSIONS[1]}, Level ")


def test_exchanges_are_taken_back():
    at = At("1", "1", "reset", match=siding())
    assert "Your Deck is as it was registered." in at.lines
    assert at.match.decks == at.match.registered


def test_the_computers_plan_is_offered_with_its_reasons():
    deck = Deck("Mine", MAIN, (), ("Mystical Space Typhoon", *SIDE[:14]))
    foe = Deck("Theirs", (*MAIN[:37], "Dark Hole", "Raigeki", "Swords of Revealing Light"))
    match = Match.start(deck, foe, seed=1, casual=True)
    match._seen[0].update(foe.main[37:])
    refused = At("auto", "no", match=siding(match))
    assert any("In: Mystical Space Typhoon. It answers Magic and Traps" in line for line in refused.lines)
    assert refused.match.decks[0] == deck
    taken = At("auto", "yes", match=refused.match)
    assert "Mystical Space Typhoon" in taken.match.decks[0].main


def test_without_a_plan_the_computer_would_exchange_nothing():
    assert "The computer would exchange nothing." in At("auto", match=siding()).lines


@pytest.mark.rule("R-DECK-10")
def test_the_side_deck_is_not_offered_before_the_first_duel():
    assert "Side Deck, one for one" not in At("1", match=mine()).text


@pytest.mark.rule("R-SETUP-05", "R-SETUP-06")
def test_of_the_computers_side_deck_only_the_count_is_told():
    match = Match.start(WITH_SIDE, Deck("Theirs", MAIN, (), SIDE), seed=1, casual=True)
    match._seen[1].update(("Dark Hole", "Raigeki"))
    at = At("done", "1", match=siding(match))
    assert "The opponent counts out again a Side Deck of 15 cards." in at.lines
    assert "You count out again a Side Deck of 15 cards." in at.lines
    assert not any(line.startswith("Out: ") for line in at.lines)


def test_without_a_side_deck_there_is_nothing_to_ask():
    at = At(match=siding(Match.start(WITHOUT, WITHOUT, seed=1, casual=True)))
    assert "Side Deck, one for one" not in at.text
    assert at.match.stage == "choice"


# ---- in a Duel and at its end ----------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-09")
def test_a_duel_is_given_up_or_the_match_or_nothing():
    goes_on = At("1", "concede", "no", match=mine())
    assert "The Duel goes on." in goes_on.lines and goes_on.match.duel.outcome is None
    duel = At("1", "concede duel", "", match=mine())
    assert duel.match.stage == "siding" and "Duels won: you 0, the opponent 1." in duel.lines
    doubts = At("1", "concede", "2", "no", match=mine())
    assert "The match goes on." in doubts.lines and doubts.match.stage == "duel"
    match = At("1", "concede match", "yes", match=mine())
    assert match.match.outcome.rule == "J-WIN-09"
    assert "The opponent wins the Match: you conceded it." in match.lines


@pytest.mark.rule("J-WIN-09")
def test_the_match_is_given_up_between_duels():
    for match in (mine(), siding()):
        at = At("concede", "no", "concede", "y", match=match)
        assert "The match goes on." in at.lines
        assert at.match.outcome.winner == 1


def test_answers_are_taken_back_within_a_duel():
    at = At("1", "next", "undo", "score", match=mine())
    assert "Taken back: 1 answer." in at.lines
    assert "Duel 1. Duels won: you 0, the opponent 0." in at.lines


def test_the_end_of_a_duel_is_taken_back_before_the_match_goes_on_and_not_after():
    at = At("1", "concede 1", "undo", match=mine())
    assert at.match.stage == "duel" and at.match.duel.outcome is None
    later = At("1", "concede 1", "", "done", "1", "undo", match=mine())
    assert "There is nothing to take back." in later.lines
    assert later.match.number == 2


def test_when_a_duel_is_over_one_may_look_before_the_match_goes_on():
    at = At("1", "concede 1", "log 1", "board", "summon", "score", match=mine())
    assert "Enter goes on with the match." in at.text
    assert at.match.stage == "duel"


def test_how_one_is_asked_holds_for_the_whole_match():
    at = At("1", "prompt ask", "concede 1", "", "done", "1", "prompt", match=mine())
    assert at.lines.count("Mode ask: always asks.") == 2


def test_what_is_silenced_for_a_turn_is_not_silent_in_the_next_duel():
    at = At("1", "never", "concede 1", "", "done", "1", "prompt", match=mine())
    assert any(line.startswith("Mode auto: ") for line in at.after("Turn 1: your turn."))


def test_a_picture_of_the_hidden_cards_waits_for_the_end_of_the_match():
    at = At("1", "concede 1", "picture", match=mine())
    assert "A picture shows hidden cards too; there is none while the match goes on." in at.lines


def test_help_names_what_can_be_said():
    assert "  score (or match): how the match stands, and the time left" in At("1", "?", match=mine()).lines
    between = At("?", "score", "log", "info kuriboh", "info", "info zzzz", match=siding())
    assert "  swap CARD for CARD: the first goes out, the second comes in" in between.lines
    assert "Kuriboh: Effect Monster, DARK Fiend, Level 1, ATK 300, DEF 200." in between.lines
    assert "Duel 1 begins; you start." in between.lines


# ---- whole matches ---------------------------------------------------------------------------------------


class Script(io.TextIOBase):
    """Answers by what was asked last; after `most` lines the input ends, or is interrupted."""

    def __init__(self, most=10**9, end=""):
        self.most = most
        self.end = end
        self.read = 0
        self.sink = io.StringIO()

    def readline(self):
        self.read += 1
        if self.read > self.most:
            if self.end == "Ctrl-C":
                raise KeyboardInterrupt
            return ""
        return f"{self.answer()}\n"

    def answer(self):
        match = self.table.match
        asked = ASKED.search(self.sink.getvalue())[0]
        if "press Enter" in asked:
            return ""
        if "1 Give up this Duel" in asked:
            return "1"
        if match.stage == "choice":
            return "1"
        if match.stage == "siding":
            seat = match.view(0).ready[0] * 1
            exchanged = match.decks[seat] != match.registered[seat]
            return "done" if exchanged or not match.decks[seat].side else f"swap {MAIN[0]} for {SIDE[0]}"
        if match.duel.outcome is not None:
            return ""
        if match.duel.state.turn >= 3:
            return "concede"
        return str(len(match.duel.decision.options)) if match.duel.state.turn < 3 else "1"


def whole(players, decks, interrupted=(), end=""):
    """A match played to its end; the input ends after so many lines, and it is resumed."""
    script = Script(interrupted[0] if interrupted else 10**9, end)
    script.table = MatchTable(Screen(script, script.sink), started(decks), players)
    status = sit(script.table)
    said = script.sink.getvalue()
    for most in (*interrupted[1:], *([10**9] if interrupted else [])):
        assert status == (130 if end else 0)
        if not unfinished(Folder()):
            break
        script = Script(most, end)
        script.table = resume(Screen(script, script.sink))
        status = sit(script.table)
        said += script.sink.getvalue()
    return script.table.match, said, script.read


BOTH = (Deck("One", MAIN, (), SIDE), Deck("Two", MAIN, (), SIDE))


@pytest.mark.rule("R-MATCH-01", "R-MATCH-02", "J-MATCH-04")
@pytest.mark.parametrize("players", [ALONE, TWO])
def test_a_match_is_played_to_its_end(players, data):
    match, said, _ = whole(players, BOTH)
    assert match.stage == "over" and match.outcome.rule == "R-MATCH-02"
    assert match.decks == match.registered
    assert unfinished(Folder()) == []
    path = Path(next(x for x in said.splitlines() if x.startswith("The log: ")).removeprefix("The log: "))
    again = Match.load(path.read_bytes())
    assert again.outcome == match.outcome
    text = path.with_suffix(".txt").read_text().splitlines()
    assert text[0] == "A Match: Player 1 with One against Player 2 with Two."
    assert f"Player 1 exchanges cards. Out: {MAIN[0]}. In: {SIDE[0]}." in text
    assert text[-1] == match.outcome.sentence


@pytest.mark.parametrize("end", ["", "Ctrl-C"])
@pytest.mark.parametrize("players", [ALONE, TWO])
def test_nothing_is_lost_wherever_it_is_left(players, end):
    match, _, lines = whole(players, BOTH)
    for most in range(lines):
        again, _, _ = whole(players, BOTH, (most,), end)
        assert again.log.steps == match.log.steps, most
        assert again.outcome == match.outcome


def test_left_at_every_prompt_it_still_comes_to_its_end():
    match, _, lines = whole(ALONE, BOTH)
    again, _, _ = whole(ALONE, BOTH, (1,) * (lines + 2))
    assert again.log.steps == match.log.steps


def test_two_people_see_neither_hands_nor_side_decks_of_each_other():
    one, two = Deck("One", MAIN, (), SIDE), Deck("Two", WITHOUT.main, (), tuple(reversed(FUSIONS)) * 5)
    match = started((one, two))
    match.choose(match.chooser, first=True)
    match.duel.concede(0)
    match.end_duel()
    at = At("", "1", "1", "done", "", "done", match=match, players=TWO)
    first = at.lines[: at.lines.index("Player 2 is asked; player 1 does not look.")]
    second = at.lines[at.lines.index("Player 2 is asked; player 1 does not look.") :]
    assert "Player 1 is asked; player 2 does not look." in first
    assert not any(name in "\n".join(first) for name in FUSIONS)
    assert not any(name in "\n".join(second) for name in SIDE)
    assert "Player 2 counts out again a Side Deck of 15 cards." in second


def test_a_screen_is_emptied_before_it_goes_over(monkeypatch):
    hidden = []
    monkeypatch.setattr(Screen, "hide", lambda self: hidden.append(self.sink.tell()))
    At("", "done", match=siding(), players=TWO)
    assert len(hidden) >= 3


def test_the_hand_of_a_duel_that_is_over_is_out_of_sight_when_the_other_chooses(monkeypatch):
    hidden = []
    monkeypatch.setattr(Screen, "hide", lambda self: hidden.append(self.sink.tell()))
    at = At("1", "", "hand", "concede", "1", "", match=started((WITHOUT, WITHOUT)), players=TWO)
    hand, asked = at.text.index("Your hand"), at.text.rindex("do you go first or second?")
    assert any(hand < place < asked for place in hidden)
    assert re.search(r"^Player [12] wins: Player [12] conceded\.$", at.text, re.MULTILINE)


@pytest.mark.rule("J-WIN-06")
def test_nor_is_a_hand_shown_before_it_is_known_who_looks():
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    exodia = Deck("Exodia", ("Exodia the Forbidden One", *limbs))
    at = At("1", "", match=started((exodia, exodia)), players=TWO)
    asked = at.lines.index("Player 1 is asked; player 2 does not look.")
    assert next(number for number, line in enumerate(at.lines) if line.startswith("You draw ")) > asked


def test_what_one_has_typed_is_not_offered_to_the_other():
    readline = pytest.importorskip("readline")
    screen = Screen(io.StringIO(), io.StringIO())
    screen.interactive = screen._real = True
    readline.add_history("swap mirror force for trap hole")
    screen.hide()
    assert readline.get_current_history_length() == 0


WORDS = """
1 2 3 5 40 summon set done swap for mystical back auto yes no reset deck side changes concede match duel undo
log score info next pass first second save load quit? keep help ? prompt ask board hand end the '
"""


@pytest.mark.parametrize("seed", range(10))
def test_nothing_that_is_typed_brings_it_down(seed):
    chance = random.Random(seed)
    words = WORDS.split()
    lines = [" ".join(chance.choices(words, k=chance.randint(0, 3))) for _ in range(80)]
    match = started(BOTH, seed=seed)
    players = (PERSON, chance.choice(["random", "heuristic", PERSON]))
    at = At(*lines, match=siding(match) if seed % 2 else match, players=players)
    assert at.status == 0
    assert "The program failed" not in at.text


# ---- the clock -------------------------------------------------------------------------------------------


def ticking(seconds):
    """A clock that goes on by so many seconds whenever it is looked at."""
    now = itertools.count(0, seconds)
    return lambda: next(now)


@pytest.mark.rule("J-MATCH-05")
def test_when_the_time_is_up_the_duel_and_the_match_end():
    at = At("1", *["score"] * 20, "", match=mine(clock="2003"), timer=ticking(400))
    assert "Time is up." in at.lines
    assert any("the time was up, both had 8000 Life Points" in line for line in at.lines)
    assert any("wins the Match on time" in line or "win the Match on time" in line for line in at.lines)
    assert at.match.outcome.rule == "J-MATCH-05"


@pytest.mark.rule("J-MATCH-05")
def test_the_clock_of_2005_names_the_last_turn():
    at = At("1", *["score"] * 30, match=mine(clock="2005"), timer=ticking(200))
    assert "Turn 4 is the last." in at.lines
    assert at.match.duel.outcome is None
    assert "The time is up." in at.lines


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("make", [mine, siding])
def test_time_may_be_up_between_duels(make):
    at = At(*["score"] * 20, match=make(clock="2003"), timer=ticking(500))
    assert at.match.stage == "over" and at.match.outcome.rule == "J-MATCH-05"
    assert "The log: " in at.text


@pytest.mark.rule("J-MATCH-05")
def test_nothing_is_taken_back_when_the_time_is_up():
    at = At("1", "next", *["score"] * 14, "undo", match=mine(clock="2005"), timer=ticking(200))
    assert "The time is up: nothing is taken back any more." in at.lines


@pytest.mark.rule("J-MATCH-05")
def test_nor_is_it_offered_then():
    at = At("1", *["score"] * 10, "what", "undo", match=mine(clock="2003"), timer=ticking(400))
    assert "log tells what happened, board shows the table, Enter goes on with the match." in at.lines
    assert "The duel is over: log, board, graveyard, info, load; Enter goes on with the match." in at.lines
    assert "The time is up: nothing is taken back any more." in at.lines


def test_the_time_that_is_left_is_told():
    at = At("1", *["score"] * 90, match=mine(clock="2003"), timer=ticking(25))
    for line in ("10 minutes are left.", "5 minutes are left."):
        assert at.lines.count(line) == 1, line
    assert any(line.startswith("Time left: 3") for line in at.lines)


def test_time_goes_on_counting_where_a_match_was_left():
    at = At("1", "score", match=mine(clock="2003"), timer=ticking(100))
    left = at.match.seconds_left
    again = At(table=resume)
    assert 0 < left < 2400 and again.match.seconds_left == left


# ---- files -----------------------------------------------------------------------------------------------


def test_quit_and_resume():
    at = At("1", "next", "quit", match=mine())
    assert "The match is saved: spellspeed play --resume continues it." in at.lines
    again = At("undo", table=resume)
    assert again.lines[0] == "The match goes on with Duel 1. Duels won: you 0, the opponent 0."
    assert "Taken back: 1 answer." in again.lines


def test_a_match_is_saved_to_a_file_and_loaded_from_a_duel_and_from_a_match(tmp_path):
    path = tmp_path / "match.json"
    At("1", f"save {path}", match=mine())
    other = At("1", f"load {path}", "score", match=siding())
    assert f"Loaded: {path}" in other.lines
    assert "Duel 1. Duels won: you 0, the opponent 0." in other.after("Loaded: ")
    duel = At(f"load {path}", "score", table=lambda screen: begin(screen, Wishes(first="me", seed=1)))
    assert "Duel 1. Duels won: you 0, the opponent 0." in duel.after("Loaded: ")
    between = At("save", f"save {tmp_path}", "load", "load nowhere", f"load {path}", "score", match=siding())
    assert f"Loaded: {path}" in between.lines
    assert "cannot be written" in between.text or "cannot be read" in between.text


@pytest.mark.parametrize("name", ["a" * 3000, "\x00", "~no-such-user-here/x", "/", "'"])
def test_strange_names_of_files_are_refused(name):
    at = At(f"load {name}", f"load {name * 2}", "score", match=siding())
    assert len([x for x in at.lines if "there is no file" in x or "cannot be read" in x]) == 2
    at = At(f"save {name[:1] * 3000}", "save \x00", match=siding())
    assert at.text.count("cannot be written") == 2


def test_the_log_of_a_match_can_be_loaded(tmp_path):
    path = tmp_path / "log.json"
    path.write_bytes(siding().save())
    assert f"Loaded: {path}" in At(f"load {path}", match=mine()).lines


def test_the_log_of_a_match_that_is_over_tells_how_it_ended(tmp_path):
    path = tmp_path / "log.json"
    match = siding()
    match.concede(1)
    path.write_bytes(match.save())
    at = At(f"load {path}", match=mine())
    assert "You win the Match: the opponent conceded it." in at.after("Loaded: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"seed":', '"seed":1', "was changed after it was saved"),
        ('"heuristic"', '"grandmaster"', 'there is no player "grandmaster"'),
        ('"spellspeed-match-1"', '"spellspeed-match-9"', "this is no saved Match"),
        ('"match":', '"mitch":', "missing required field"),
        ('"players":["you"', '"players":[7', "Expected `str`"),
    ],
)
def test_a_match_that_was_tampered_with_is_refused_in_one_line(tmp_path, old, new, said):
    path = tmp_path / "match.json"
    At("1", f"save {path}", match=mine())
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    at = At(f"load {path}", match=siding())
    (refusal,) = [line for line in at.lines if "does not hold a duel" in line]
    assert said in refusal
    assert at.match.stage == "siding"


def test_a_match_that_was_cut_off_or_nested_is_refused(tmp_path):
    path = tmp_path / "match.json"
    At("1", f"save {path}", match=mine())
    for data in (path.read_bytes()[:500], b'{"format":"spellspeed-match-table-1","match":' + b"[" * 100_000):
        path.write_bytes(data)
        assert "does not hold a duel that can be continued here" in At(f"load {path}", match=mine()).text


def test_a_data_folder_that_cannot_be_written_is_told_once(tmp_path, monkeypatch):
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("SPELLSPEED_HOME", str(blocker))
    at = At("1", "next", "concede match", "yes", match=mine())
    assert at.text.count("the match cannot be saved") == 1
    assert "the log cannot be written" in at.text
    assert at.status == 0


# ---- the command -----------------------------------------------------------------------------------------


def test_a_match_begins_with_decks_counts_and_toss():
    at = At("1", table=lambda screen: begin_match(screen, Wishes(seed=8)))
    assert at.lines[0].startswith("Spellspeed: a match, best of three duels, by the rules of 2 February 2004")
    assert "You play SDY (50 cards)." in at.lines
    assert any("toss" in line for line in at.lines)


@pytest.mark.rule("J-MATCH-03")
def test_the_switches_of_a_match_can_be_chosen():
    wishes = Wishes(policy="ude", minutes=15, time_up="2005", rules="letter")
    at = At(table=lambda screen: begin_match(screen, wishes))
    assert "until a player has won two duels" in at.lines[0]
    assert "Time left: 15 minutes and 0 seconds." in at.lines
    rules = at.match.log.rules
    assert (rules["match_policy"], rules["clock"], rules["toss"]) == ("ude", "2005", "winner_starts")


@pytest.mark.rule("J-MATCH-05")
def test_a_format_may_have_a_policy_and_a_clock(tmp_path):
    from spellspeed.decks import load_format, write_format

    text = write_format(load_format("2004-02-02"))
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("[rules]", '[rules]\nclock = "2005"\nmatch_policy = "ude"'))
    rules = At(table=lambda s: begin_match(s, Wishes(format=str(path)))).match.log.rules
    assert (rules["match_policy"], rules["clock"]) == ("ude", "2005")
    plain = At(table=lambda s: begin_match(s, Wishes(time_up="2005"))).match
    assert plain.seconds_left == 2400 and plain.log.rules["clock"] == "2005"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--match", "--first", "me"], "a match begins with a toss"),
        (["--match", "--clock", "-3"], "minutes"),
        (["--match", "--clock", "999999"], "minutes"),
        (["--match", "--seed", "-4"], "a seed is a number"),
        (["--match", "--player", "judge"], 'there is no player "judge"'),
        (["--match", "--deck", "nowhere.ydk"], 'there is no deck or file "nowhere.ydk"'),
        (["--clock", "40"], "are for a match"),
        (["--policy", "ude"], "are for a match"),
        (["--time-up", "2005"], "are for a match"),
    ],
)
def test_bad_options_get_a_clear_message(capsys, arguments, message):
    with pytest.raises(SystemExit) as end:
        cli.main(["play", *arguments])
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith("spellspeed play: ") and message in err


@pytest.mark.rule("R-DECK-01", "R-DECK-09", "R-DECK-13")
def test_a_deck_that_is_not_legal_plays_casual_matches_only(tmp_path, capsys):
    path = tmp_path / "few.ydk"
    path.write_text(write_ydk(Deck("Few", MAIN[:20], (), SIDE[:3])))
    with pytest.raises(SystemExit) as end:
        cli.main(["play", "--match", "--deck", str(path)])
    err = capsys.readouterr().err
    assert end.value.code == 2 and "R-DECK-01" in err and "R-DECK-09" in err
    wishes = Wishes(deck=str(path), casual=True, seed=1)
    assert "You count out a Side Deck of 3 cards." in At(table=lambda s: begin_match(s, wishes)).lines


def test_the_whole_program_as_a_person_starts_it(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "spellspeed.play.cli", "play", "--match", "--seed", "4"],
        input="1\nconcede\n1\n\n1\nconcede 1\n\n",
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The opponent wins the Match: 2 Duels won, 0 lost." in done.stdout
    log = next(x for x in done.stdout.splitlines() if x.startswith("The log: ")).removeprefix("The log: ")
    assert json.loads(Path(log).read_text())["format"] == "spellspeed-match-1"
