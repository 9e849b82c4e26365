"""Check, show, convert and study decks.

DECK is a built-in deck (SDK, SDY, SDJ, SDP), a file, a ydke:// code, an Omega code, a share link, or - for
standard input. A file may be a .ydk list or a list of names such as "3x Summoned Skull"; nothing is
downloaded. What is not understood in a list is told with its line, and the status is then 2. docs/decks.md
has it all.

  spellspeed deck check my.ydk
  spellspeed deck convert names.txt --to ydke
  spellspeed deck stats SDY --odds "Dark Hole" --odds "2x kind:monster level<=4"
  spellspeed deck new mine.ydk
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter

from spellspeed.cards.catalogue import quoted, shown
from spellspeed.decks.deck import Deck, DeckError
from spellspeed.decks.format import DEFAULT_FORMAT, Format, FormatError, find_format, load_format
from spellspeed.play.deck_io import Form, Refused, emit, plain, read, save, written
from spellspeed.play.deck_words import (
    counts,
    described,
    group_of,
    grouped,
    named,
    sizes,
    tell,
    unwritten,
    with_all,
)

if TYPE_CHECKING:
    from spellspeed.decks.reading import Reading

NOT_LEGAL: Final = 1
NOT_READABLE: Final = 2
MOST_HANDS: Final = 1_000

command = App(name="deck", help_format="plaintext", help_formatter="plain")

DeckArgument = Annotated[
    str,
    Parameter(
        help="A built-in deck, a file, a code or a link; - reads standard input.", allow_leading_hyphen=True
    ),
]
FormatOption = Annotated[str, Parameter(help="The format: a name, or a file (.toml or .lflist.conf).")]
JsonOption = Annotated[
    bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object.")
]


def told(name: str, run: Callable[[], int]) -> int:
    """Runs, and says in a line what went wrong."""
    try:
        return run()
    except (DeckError, FormatError, Refused) as error:
        print(f"spellspeed deck {name}: {error}", file=sys.stderr)
        return NOT_READABLE


def doubts(name: str, reading: "Reading") -> int:
    """Tells what was not understood, for commands that go on without it. The status to end with."""
    for one in reading.unread:
        print(f"spellspeed deck {name}: {one}", file=sys.stderr)
    return NOT_READABLE if reading.unread else 0


# ---- check -----------------------------------------------------------------------------------------------


@command.command
def check(
    deck: DeckArgument = "-", /, *, format: FormatOption = DEFAULT_FORMAT, as_json: JsonOption = False
) -> int:
    """Say whether a deck is legal, and all that is wrong with it.

    Ends with 0 for a legal deck, 1 for one that is not, 2 if the list cannot be read or not all of it is
    understood.
    """
    try:
        chosen = load_format(format)
        reading = read(deck)
    except (DeckError, FormatError) as error:
        if as_json:
            emit(
                {
                    "deck": shown(deck),
                    "format": shown(format),
                    "readable": False,
                    "legal": False,
                    "problems": [
                        {"rule": "", "sentence": one, "mend": "", "cards": [], "see": [], "moves": []}
                        for one in error.problems
                    ],
                    "unread": [],
                    "notes": [],
                    "unwritten": [],
                }
            )
        else:
            print(f"spellspeed deck check: {error}", file=sys.stderr)
        return NOT_READABLE
    problems = reading.problems(chosen)
    status = NOT_READABLE if reading.unread else NOT_LEGAL if problems else 0
    missing = unwritten(reading.deck)
    if as_json:
        emit(
            {
                "deck": reading.deck.name,
                "form": reading.form,
                "format": chosen.name,
                "readable": not reading.unread,
                "legal": status == 0,
                "counts": counts(reading.deck),
                "problems": plain(problems),
                "unread": plain(reading.unread),
                "notes": list(reading.notes),
                "unwritten": missing,
            }
        )
        return status
    number = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    verdict = (
        f"legal in the format {chosen.title or chosen.name}",
        f"not legal in the format {chosen.title or chosen.name}, {number}",
        f"not understood as a whole, {number}",
    )[status]
    print(f"{named(reading.deck)}: {verdict}")
    print(f"  {sizes(reading.deck)}")
    for problem in problems:
        print(f"  {problem}")
    for note in reading.notes:
        print(f"  note: {note}")
    if missing:
        print(f"  note: not in the program yet: {', '.join(missing)}")
    return status


# ---- show ------------------------------------------------------------------------------------------------


@command.command
def show(
    deck: DeckArgument = "-",
    /,
    *,
    era: Annotated[bool, Parameter(negative="", show_default=False, help="Use the names of 2004.")] = False,
    format: FormatOption = DEFAULT_FORMAT,
    as_json: JsonOption = False,
) -> int:
    """Show a deck, its cards grouped by kind and counted."""
    return told("show", lambda: _show(deck, era, format, as_json))


def _show(text: str, era: bool, format: str, as_json: bool) -> int:
    chosen = load_format(format)
    reading = read(text)
    deck = reading.deck
    groups = grouped(deck)
    if as_json:
        emit(
            {
                "deck": deck.name,
                "form": reading.form,
                "counts": counts(deck),
                "groups": {name: dict(cards) for name, cards in groups},
                "unread": plain(reading.unread),
                "notes": list(reading.notes),
            }
        )
        return doubts("show", reading)
    print(f"{named(deck)}: {sizes(deck)}")
    for name, cards in groups:
        print(f"{name}: {sum(cards.values())}")
        for card, number in cards.items():
            print(f"  {number} {described(card, era, chosen)}")
    return doubts("show", reading)


# ---- convert ---------------------------------------------------------------------------------------------


@command.command
def convert(
    deck: DeckArgument = "-",
    /,
    *,
    to: Annotated[Form, Parameter(help="What to make of it.")] = "ydk",
    output: Annotated[
        str,
        Parameter(
            ("--output", "-o"),
            show_default=False,
            allow_leading_hyphen=True,
            help="The file to write; without it, it is printed.",
        ),
    ] = "",
    era: Annotated[
        bool, Parameter(negative="", show_default=False, help="In a list of names, use those of 2004.")
    ] = False,
    force: Annotated[bool, Parameter(negative="", show_default=False, help="Write over a file.")] = False,
) -> int:
    """Write a deck in another form: ydk, ydke, omega, names, link.

    Cards that are not of this pool keep their passwords. A list that is not understood as a whole is refused.
    """
    return told("convert", lambda: _convert(deck, to, output, era, force))


def _convert(text: str, to: Form, output: str, era: bool, force: bool) -> int:
    reading = read(text)
    if reading.unread:
        raise DeckError(reading.deck.name, tuple(str(one) for one in reading.unread))
    printings = [f"{name}: the printing {number} is not written" for name, number in reading.foreign]
    for one in (*reading.strange, *reading.notes, *printings):
        print(f"spellspeed deck convert: {one}", file=sys.stderr)
    save(written(reading.deck, to, era), output, force)
    return 0


# ---- stats -----------------------------------------------------------------------------------------------


@command.command
def stats(
    deck: DeckArgument = "-",
    /,
    *,
    odds: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help='Cards to be drawn: a name or a query of "spellspeed cards", perhaps with "2x" before it.',
        ),
    ] = (),
    together: Annotated[
        bool, Parameter(negative="", show_default=False, help="Also the odds of all of them at once.")
    ] = False,
    svg: Annotated[
        str,
        Parameter(
            show_default=False, allow_leading_hyphen=True, help="Write the charts as a picture to a file."
        ),
    ] = "",
    html: Annotated[
        str, Parameter(show_default=False, allow_leading_hyphen=True, help="Write all as a page to a file.")
    ] = "",
    force: Annotated[bool, Parameter(negative="", show_default=False, help="Write over a file.")] = False,
    plain: Annotated[
        bool,
        Parameter(negative="", show_default=False, help="No bars, for a screen reader; so it is in a pipe."),
    ] = False,
    format: FormatOption = DEFAULT_FORMAT,
    as_json: JsonOption = False,
) -> int:
    """Tell a deck in numbers: kinds, Levels, ATK and DEF, Tributes, and the odds of the opening hand.

    The odds are exact: for the opening 5, the first 6, and after the draw of your turns 1 to 5.
    """
    return told("stats", lambda: _stats(deck, odds, together, (svg, html, force), plain, format, as_json))


def _stats(
    text: str,
    queries: tuple[str, ...],
    together: bool,
    files: tuple[str, str, bool],
    bare: bool,
    format: str,
    as_json: bool,
) -> int:
    from spellspeed.decks import charts
    from spellspeed.decks.stats import stats as count

    chosen = load_format(format)
    reading = read(text)
    deck = reading.deck
    groups = [group_of(query, deck, chosen) for query in queries] or None
    found = count(deck, groups, chosen)
    if together:
        found = with_all(found, deck, groups or [], chosen)
    svg, html, force = files
    if svg == html == "-":
        raise Refused("only one of --svg and --html can be printed; give the other a file")
    if svg:
        save(charts.svg(charts.charts(found), named(deck)), svg, force)
    if html:
        save(charts.page(found), html, force)
    if as_json:
        emit(plain(found))
    elif "-" not in (svg, html):
        tell(found, bare)
    return doubts("stats", reading)


# ---- advise ----------------------------------------------------------------------------------------------


@command.command
def advise(
    deck: DeckArgument = "-", /, *, format: FormatOption = DEFAULT_FORMAT, as_json: JsonOption = False
) -> int:
    """Give the rulebook's hints for building a deck, each with the numbers behind it.

    They are hints only and say nothing about what is legal.
    """
    return told("advise", lambda: _advise(deck, format, as_json))


def _advise(text: str, format: str, as_json: bool) -> int:
    from spellspeed.decks.advice import advise as hints

    chosen = load_format(format)
    reading = read(text)
    found = hints(reading.deck, chosen)
    if as_json:
        emit({"deck": reading.deck.name, "format": chosen.name, "hints": plain(found)})
    else:
        wanting = sum(not hint.fine for hint in found)
        print(f"{named(reading.deck)}: {wanting} of {len(found)} hints to think about")
        for hint in sorted(found, key=lambda hint: hint.fine):
            print(f"  {hint}")
    return doubts("advise", reading)


# ---- hand ------------------------------------------------------------------------------------------------


@command.command
def hand(
    deck: DeckArgument = "-",
    /,
    *,
    hands: Annotated[int, Parameter(help="How many.")] = 10,
    draws: Annotated[int, Parameter(help="Cards to draw after the opening 5.")] = 1,
    seed: Annotated[
        int | None, Parameter(help="The same seed deals the same hands.", show_default=False)
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Deal sample hands: the opening 5, then what is drawn."""
    return told("hand", lambda: _hand(deck, hands, draws, seed, as_json))


def _hand(text: str, hands: int, draws: int, seed: int | None, as_json: bool) -> int:
    import secrets
    from random import Random

    from spellspeed.decks.odds import OPENING

    reading = read(text)
    main = reading.deck.main
    if not 1 <= hands <= MOST_HANDS:
        raise Refused(f"--hands must be from 1 to {MOST_HANDS}")
    if len(main) < OPENING:
        cards = "1 card" if len(main) == 1 else f"{len(main)} cards"
        raise Refused(f"the Deck has {cards}, too few for an opening hand of {OPENING}")
    if draws < 0 or len(main) < OPENING + draws:
        raise Refused(f"--draws must be from 0 to {len(main) - OPENING} for a Deck of {len(main)}")
    seed = secrets.randbits(32) if seed is None else seed
    chance = Random(seed)
    dealt = [chance.sample(main, OPENING + draws) for _ in range(hands)]
    if as_json:
        emit(
            {
                "deck": reading.deck.name,
                "seed": seed,
                "hands": [{"hand": one[:OPENING], "draws": one[OPENING:]} for one in dealt],
            }
        )
        return doubts("hand", reading)
    print(f"{named(reading.deck)}: {hands} hand{'' if hands == 1 else 's'}, seed {seed}")
    for number, one in enumerate(dealt, start=1):
        then = f"; then {', '.join(map(shown, one[OPENING:]))}" if draws else ""
        print(f"  {number}: {', '.join(map(shown, one[:OPENING]))}{then}")
    return doubts("hand", reading)


# ---- new and list ----------------------------------------------------------------------------------------


@command.command
def new(
    file: Annotated[
        str,
        Parameter(help="The file to write; its name is the deck's. - prints it.", allow_leading_hyphen=True),
    ],
    /,
    *,
    like: Annotated[
        str,
        Parameter(
            show_default=False, help="Begin with a copy of this deck; without it one is made by chance."
        ),
    ] = "",
    seed: Annotated[
        int | None, Parameter(show_default=False, help="The same seed makes the same deck.")
    ] = None,
    to: Annotated[
        Form | None,
        Parameter(show_default=False, help="The form; by default .ydk, or names for a .txt file."),
    ] = None,
    force: Annotated[bool, Parameter(negative="", show_default=False, help="Write over a file.")] = False,
    format: FormatOption = DEFAULT_FORMAT,
) -> int:
    """Begin a deck: a copy of another, or one made by chance that is legal and follows the hints."""
    return told("new", lambda: _new(file, like, seed, to, force, format))


def _new(file: str, like: str, seed: int | None, to: Form | None, force: bool, format: str) -> int:
    import secrets

    from spellspeed.decks.build import build

    chosen = load_format(format)
    path = Path(file)
    if not file.strip() or not path.name:
        raise Refused("name the file to write, such as mine.ydk")
    if file != "-" and not path.suffix:
        path = path.with_suffix(".txt" if to == "names" else ".ydk")
    form: Form = to or ("names" if path.suffix.lower() == ".txt" else "ydk")
    name = "" if file == "-" else shown(path.stem)
    if like:
        source = read(like).whole()
        deck = Deck(name or source.name, source.main, source.fusion, source.side)
    else:
        seed = secrets.randbits(32) if seed is None else seed
        try:
            deck = build(seed, name or f"Deck {seed}", chosen)
        except ValueError as error:
            raise Refused(str(error)) from None
    save(written(deck, form), str(path), force)
    if file != "-":
        made = f"like {shown(like)}" if like else f"by chance, seed {seed}"
        print(f"{shown(str(path))}: {sizes(deck)}, made {made}")
    return 0


FILES: Final = (".ydk", ".txt", ".ydke")


@command.command(name="list")
def list_(
    folder: Annotated[str, Parameter(help="Where to look for files.")] = ".",
    /,
    *,
    format: FormatOption = DEFAULT_FORMAT,
    as_json: JsonOption = False,
) -> int:
    """List the built-in decks, and the decks among the files of a folder."""
    return told("list", lambda: _list(folder, format, as_json))


def _list(folder: str, format: str, as_json: bool) -> int:
    from spellspeed.decks.builtin import builtin, builtin_names
    from spellspeed.decks.reading import Reading

    chosen = load_format(format)
    found: list[tuple[str, str, Reading | str]] = [
        (code, title, Reading(deck=builtin(code), form="built-in")) for code, title in builtin_names().items()
    ]
    try:
        paths = sorted(
            path for path in Path(folder).iterdir() if path.suffix.lower() in FILES and path.is_file()
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise Refused(f"{quoted(folder)} cannot be listed: {reason}") from None
    for path in paths:
        try:
            found.append((str(path), path.name, read(f"./{path}" if not path.is_absolute() else str(path))))
        except DeckError as error:
            if path.suffix.lower() != ".txt":  # not every text is meant to be a deck
                found.append((str(path), path.name, error.problems[0]))
    rows = [row(where, title, reading, chosen) for where, title, reading in found]
    if as_json:
        emit(rows)
        return 0
    for one in rows:
        count = one["counts"]
        size = f"{count['main']}, {count['fusion']}, {count['side']}" if count else ""
        facts = [fact for fact in (one["title"], size, one["verdict"]) if fact]
        print(f"{shown(one['deck'])}: {', '.join(facts)}")
    return 0


def row(where: str, title: str, reading: "Reading | str", chosen: Format) -> dict[str, Any]:
    """A deck in the list, as it goes into ``--json``."""
    if isinstance(reading, str):
        return {"deck": where, "title": "", "counts": {}, "legal": False, "verdict": reading}
    problems = reading.problems(chosen)
    verdict = (
        f"not legal, {len(problems)} problem{'' if len(problems) == 1 else 's'}" if problems else "legal"
    )
    return {
        "deck": where,
        "title": title if reading.form == "built-in" else "",
        "counts": counts(reading.deck),
        "legal": not problems,
        "verdict": verdict,
    }


# ---- format ----------------------------------------------------------------------------------------------


@command.command(name="format")
def format_(
    format: Annotated[str, Parameter(help="A name, or a file (.toml or .lflist.conf).")] = DEFAULT_FORMAT,
    /,
    *,
    to: Annotated[
        Literal["", "toml", "lflist"],
        Parameter(
            show_default=False, help="Write it as a file of ours, or as a list that other programs read."
        ),
    ] = "",
    output: Annotated[
        str,
        Parameter(
            ("--output", "-o"),
            show_default=False,
            allow_leading_hyphen=True,
            help="The file to write; without it, it is printed.",
        ),
    ] = "",
    force: Annotated[bool, Parameter(negative="", show_default=False, help="Write over a file.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Show a format, its pool and its list of limits, or write it for another program."""
    return told("format", lambda: _format(format, to, output, force, as_json))


def _format(text: str, to: str, output: str, force: bool, as_json: bool) -> int:
    from spellspeed.decks.format import format_names, write_format
    from spellspeed.decks.lflist import lflist_hash, write_lflist

    chosen, notes = find_format(text)
    for note in notes:
        print(f"spellspeed deck format: {note}", file=sys.stderr)
    if to:
        save(write_format(chosen) if to == "toml" else write_lflist([chosen]), output, force)
        return 0
    if output:
        raise Refused("--output needs --to toml or --to lflist")
    listed = {
        word: sorted(name for name in chosen.cards if chosen.copies(name) == copies)
        for copies, word in enumerate(("Forbidden", "Limited", "Semi-Limited"))
    }
    if as_json:
        emit(
            {
                "name": chosen.name,
                "title": chosen.title,
                "date": chosen.date.isoformat() if chosen.date else None,
                "cards": len(chosen.cards),
                "sets": list(chosen.pool.sets),
                **{word.lower(): names for word, names in listed.items()},
                "foreign": len(chosen.foreign),
                "rules": chosen.rules.items(),
                "lflist_hash": lflist_hash(chosen),
                "notes": list(notes),
                "formats": list(format_names()),
            }
        )
        return 0
    print(f"{shown(chosen.title or chosen.name)}: {len(chosen.cards)} cards")
    if chosen.date:
        print(f"  in force on {chosen.date}")
    for word, names in listed.items():
        print(f"  {word}: {len(names)}{': ' if names else ''}{', '.join(names)}")
    if chosen.foreign:
        print(f"  cards that are none of ours: {len(chosen.foreign)}")
    print(f"  as a list in network play: {lflist_hash(chosen):#010x}")
    print(f"  formats that come with the program: {', '.join(format_names())}")
    return 0
