"""Where `spellspeed play` plays: in the browser, unless something speaks for the terminal."""

import sys

import pytest

from spellspeed.play import browser, cli
from spellspeed.play.terminal import start


@pytest.fixture
def play(monkeypatch, tmp_path):
    """Says where it would be played; nothing is."""
    page = tmp_path / "index.html"
    page.write_text("")
    monkeypatch.setattr(browser, "PAGE", page)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    where = []

    def in_browser(host, port):
        where.append(f"browser {host}")
        return 0

    def in_terminal(*_):
        where.append("terminal")
        raise EOFError

    monkeypatch.setattr(browser, "play_in_browser", in_browser)
    for name in ("begin", "begin_match", "resume"):
        monkeypatch.setattr(start, name, in_terminal)

    def run(*arguments):
        with pytest.raises(SystemExit):
            cli.main(["play", *arguments])
        return where.pop()

    run.page = page
    return run


def test_without_options_the_page_opens(play):
    assert play() == "browser 127.0.0.1"
    assert play("--lan") == "browser 0.0.0.0"


@pytest.mark.parametrize(
    "wish", [["--terminal"], ["--deck", "SDJ"], ["--match"], ["--hotseat"], ["--resume"], ["--seed", "4"]]
)
def test_the_terminal_is_kept_for_who_asks_for_it_or_for_a_duel_of_a_certain_kind(play, wish):
    assert play(*wish) == "terminal"


def test_without_the_page_one_line_says_so(play, capsys):
    play.page.unlink()
    assert play() == "terminal"
    assert (
        "The page in the browser has not been built (make page), so you play here.\n"
        in capsys.readouterr().err
    )


def test_a_script_plays_in_the_terminal(play, monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert play() == "terminal"
    assert play("--browser") == "browser 127.0.0.1"
