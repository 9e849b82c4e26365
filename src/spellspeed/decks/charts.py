"""The numbers of a deck as pictures: bars in plain lines, as SVG, and as a page of HTML."""

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from .stats import Spread, Stats

__all__ = ["Bar", "Chart", "charts", "lines", "page", "svg"]


class Bar(NamedTuple):
    label: str
    value: float
    said: str
    """The value in words."""
    colour: str


class Chart(NamedTuple):
    title: str
    bars: tuple[Bar, ...]
    most: float = 0.0
    """What a whole bar stands for; 0: the highest value."""


# The frames of the cards, as everywhere in Spellspeed; the rest is neutral.
_COLOURS: Final = {
    "normal": "#F0DC82",
    "effect": "#D8702A",
    "ritual": "#5B9BEA",
    "fusion": "#5E2AB5",
    "magic": "#20694B",
    "trap": "#C66FAE",
}
_MONSTER: Final = "#D8702A"
_PLAIN: Final = "#4F8A8B"
_SECOND: Final = "#8A7F4F"


def charts(found: Stats) -> tuple[Chart, ...]:
    """The charts of a deck; those without a bar are left out."""
    kinds = {"monster": "Monsters", "magic": "Magic Cards", "trap": "Trap Cards"}
    made = (
        Chart(
            "Kinds",
            tuple(
                Bar(kinds[kind], count, _cards(count), _COLOURS.get(kind, _MONSTER))
                for kind, count in found.kinds.items()
            ),
        ),
        Chart(
            "Frames and icons",
            tuple(
                Bar(_title(name), count, _cards(count), _colour(name))
                for name, count in {**found.frames, **found.icons}.items()
            ),
        ),
        Chart(
            "Levels",
            tuple(
                Bar(
                    f"Level {level}", found.levels.get(level, 0), _cards(found.levels.get(level, 0)), _MONSTER
                )
                for level in range(1, max(found.levels, default=0) + 1)
            ),
        ),
        _spread("ATK", found.attack, _PLAIN),
        _spread("DEF", found.defense, _SECOND),
        Chart("Types", _counts(found.types, _PLAIN)),
        Chart("Attributes", _counts(found.attributes, _SECOND)),
        Chart(
            "Odds in the first 6 cards",
            tuple(
                Bar(_wanted(one.label), one.first_draw, _percent(one.first_draw), _PLAIN)
                for one in found.chances
            ),
            1.0,
        ),
    )
    return tuple(chart for chart in made if any(bar.value for bar in chart.bars))


def _title(name: str) -> str:
    return name.replace("+", " ").title()


def _colour(name: str) -> str:
    return next((_COLOURS[word] for word in _COLOURS if word in name.replace("normal ", "")), _PLAIN)


def _counts(counts: dict[str, int], colour: str) -> tuple[Bar, ...]:
    return tuple(Bar(name, count, _cards(count), colour) for name, count in counts.items())


def _spread(title: str, found: Spread | None, colour: str) -> Chart:
    steps = found.steps if found else {}
    return Chart(
        title,
        tuple(Bar(f"{step} to {step + 499}", count, _cards(count), colour) for step, count in steps.items()),
    )


def _wanted(label: str) -> str:
    return label[:1].upper() + label[1:]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# ---- plain lines -----------------------------------------------------------------------------------------


def lines(chart: Chart, width: int = 0) -> list[str]:
    """The chart in lines: the label, the value, and with a width a bar of up to so many signs.

    >>> bars = Bar("Traps", 2, "2 cards", ""), Bar("Magic", 4, "4 cards", "")
    >>> print("\\n".join(lines(Chart("Kinds", bars), 8)))
    Kinds
      Traps: 2 cards  ████
      Magic: 4 cards  ████████
    """
    most = chart.most or max((bar.value for bar in chart.bars), default=0)
    said = [f"{bar.label}: {bar.said}" for bar in chart.bars]
    if not width:
        return [chart.title, *(f"  {words}" for words in said)]
    room = max(map(len, said), default=0)
    return [
        chart.title,
        *(
            f"  {words:<{room}}  {_blocks(bar.value / most * width if most else 0)}".rstrip()
            for words, bar in zip(said, chart.bars, strict=True)
        ),
    ]


def _blocks(length: float) -> str:
    """A bar as long as so many signs, to an eighth of a sign."""
    whole, eighths = divmod(round(length * 8), 8)
    return "█" * whole + " ▏▎▍▌▋▊▉"[eighths].strip()


# ---- SVG and HTML ----------------------------------------------------------------------------------------

_WIDTH: Final = 640
_ROW: Final = 24
_LABELS: Final = 230
_VALUES: Final = 90
_LETTERS: Final = 34


def svg(made: Iterable[Chart], title: str) -> str:
    """The charts one below the other as an SVG picture, which tells its numbers to a screen reader too."""
    made = list(made)
    parts = []
    top = 44
    for chart in made:
        parts.append(f'<g transform="translate(0 {top})">\n{_drawn(chart)}\n</g>')
        top += _height(chart)
    told = "; ".join(f"{chart.title}: {_told(chart)}" for chart in made)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{top}" '
        f'viewBox="0 0 {_WIDTH} {top}" role="img" aria-labelledby="t d" '
        f'font-family="sans-serif" font-size="14">\n'
        f'<title id="t">{_safe(title)}</title>\n<desc id="d">{_safe(told)}</desc>\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n'
        f'<text x="10" y="28" font-size="18" font-weight="bold">{_safe(title)}</text>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _height(chart: Chart) -> int:
    return 44 + _ROW * len(chart.bars)


def _drawn(chart: Chart) -> str:
    most = chart.most or max((bar.value for bar in chart.bars), default=0) or 1
    room = _WIDTH - _LABELS - _VALUES - 20
    rows = [f'<text x="10" y="20" font-weight="bold">{_safe(chart.title)}</text>']
    for number, bar in enumerate(chart.bars):
        top = 30 + _ROW * number
        long = round(room * min(bar.value / most, 1.0), 1)
        label = bar.label if len(bar.label) <= _LETTERS else bar.label[: _LETTERS - 1] + "…"
        rows.append(
            f'<text x="{_LABELS}" y="{top + 14}" text-anchor="end">{_safe(label)}</text>'
            f'<rect x="{_LABELS + 8}" y="{top}" width="{long}" height="{_ROW - 6}" '
            f'fill="{_safe(bar.colour)}" stroke="#333" stroke-width="0.5"/>'
            f'<text x="{_LABELS + 14 + long}" y="{top + 14}">{_safe(bar.said)}</text>'
        )
    return "\n".join(rows)


def _told(chart: Chart) -> str:
    return ", ".join(f"{bar.label} {bar.said}" for bar in chart.bars)


def _safe(text: str) -> str:
    """Text as XML may hold it."""
    return escape("".join(sign if sign.isprintable() else "�" for sign in text))


_STYLE: Final = """\
body { font: 16px/1.5 sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: bold; }
td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { background: #0f2a2e; color: #eee; } svg { background: #fff; } }
"""


def page(found: Stats) -> str:
    """The numbers of a deck as a page of HTML that needs nothing else: a picture, and the odds as a table."""
    title = f"{found.name or 'A deck'}: {_cards(found.size)}"
    turns = range(1, len(found.chances[0].by_turn) + 1) if found.chances else range(0)
    head = "".join(f'<th scope="col">turn {turn}</th>' for turn in turns)
    rows = "".join(
        f'<tr><th scope="row">{_safe(_wanted(one.label))}</th><td class="number">{one.copies}</td>'
        f'<td class="number">{_percent(one.opening)}</td>'
        + "".join(f'<td class="number">{_percent(share)}</td>' for share in one.by_turn)
        + "</tr>\n"
        for one in found.chances
    )
    table = (
        f'<table>\n<caption>Odds of having drawn</caption>\n<tr><th scope="col"></th>'
        f'<th scope="col">copies</th><th scope="col">opening 5</th>{head}</tr>\n{rows}</table>\n'
        if found.chances
        else ""
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{_safe(title)}</title>\n'
        f"<style>\n{_STYLE}</style>\n</head>\n<body>\n<h1>{_safe(title)}</h1>\n"
        f"{svg(charts(found), title)}{table}</body>\n</html>\n"
    )
