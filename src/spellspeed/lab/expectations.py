"""What is expected, in words: "you LP 7000; Kuriboh in their graveyard; them monsters: none"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from spellspeed.cards.catalogue import quoted
from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.records import Card
from spellspeed.notation import Item, item
from spellspeed.position import PHASES
from spellspeed.position.records import PILES

from .plays import Called, Name, Plays, called
from .words import OWN_WORDS, Sentences, Unclear

__all__ = ["Expectation", "Verdict", "read_expectations"]

SEATS: Final = ("you", "them")


class Verdict(NamedTuple):
    """Does an expectation hold, and what there is instead?"""

    holds: bool
    found: str


class Expectation(NamedTuple):
    """One thing that is expected."""

    text: str
    check: Callable[[Plays], Verdict]


_WHO: Final = r"(?P<who>you|your|them|their|they)"
_LP: Final = re.compile(rf"{_WHO}\s+LP\s*:?\s*(?P<number>\d{{1,9}})", re.IGNORECASE)
_PILE: Final = re.compile(
    rf"{_WHO}\s+(?P<place>hand|deck|fusion deck|removed|graveyard|field|magic and traps|monsters)\s*:"
    r"(?P<cards>.*)",
    re.IGNORECASE,
)
_COUNT: Final = re.compile(
    rf"{_WHO}\s+(?:have|has)?\s*(?P<number>\d{{1,3}})\s+cards?\s+in\s+(?:the\s+)?"
    r"(?P<place>hand|deck|fusion deck|graveyard)",
    re.IGNORECASE,
)
_TURN: Final = re.compile(r"turn\s*:?\s*(?P<who>you|them)|(?P<whose>your|their)\s+turn", re.IGNORECASE)
_PHASE: Final = re.compile(r"(?:phase\s*:?\s*)?(?P<phase>[a-z]+ phase(?: \d)?)", re.IGNORECASE)
_STEP: Final = re.compile(r"(?:step\s*:?\s*)?(?P<step>start|battle|damage|end)\s+step", re.IGNORECASE)
_ASKED: Final = re.compile(r"(?P<who>you|them|they|nobody)\s+(?:are|is)?\s*asked", re.IGNORECASE)
_CHAIN: Final = re.compile(r"chain\s*:(?P<cards>.*)", re.IGNORECASE)
_WIN: Final = re.compile(
    r"(?:(?P<who>you|they|them)\s+wins?|(?P<draw>draw|the duel is a draw))"
    r"(?:\s+by\s+(?P<rule>[RJ]-[A-Z]+-\d+))?",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(r"the duel (?:goes on|is not over)", re.IGNORECASE)
_STAT: Final = re.compile(r"(?:has\s+)?(?P<stat>ATK|DEF|Level)\s*:?\s*(?P<number>-?\d{1,7})", re.IGNORECASE)
_COUNTERS: Final = re.compile(r"(?:has\s+)?(?P<number>\d{1,4})\s+(?P<name>.*?counter)s?", re.IGNORECASE)
_IS: Final = re.compile(r"(?:is\s+)?(?P<not>not\s+)?(?:in\s+)?(?P<rest>.+)", re.IGNORECASE)
_POSITIONS: Final = {
    "attack position": (1, 1),
    "defense position": (-1, 0),
    "defence position": (-1, 0),
    "face-up attack position": (1, 1),
    "face-up defense position": (1, 0),
    "face-down defense position": (0, 0),
    "face-down attack position": (0, 1),
    "face-up": (1, -1),
    "face-down": (0, -1),
    "set": (0, -1),
}
"""Face (1 up) and position (1 attack); -1 for whichever."""
_EVERYWHERE: Final = re.compile(
    rf"(?:on\s+)?(?:the\s+field|{_WHO}\s+(?:side|field)(?:\s+of\s+the\s+field)?)", re.I
)
_PLACE: Final = re.compile(
    rf"{_WHO}\s+(?P<place>hand|graveyard|deck|fusion deck|removed cards|removed|monster zone|monster|"
    r"magic & trap zone|magic and trap zone|magic and traps|magic|field card zone)?\s*(?P<number>\d{1,3})?",
    re.IGNORECASE,
)
_PLACES: Final = {
    "removed cards": "removed",
    "monster zone": "monsters",
    "monster": "monsters",
    "": "monsters",
    "magic & trap zone": "magic_traps",
    "magic and trap zone": "magic_traps",
    "magic and traps": "magic_traps",
    "magic": "magic_traps",
    "field card zone": "field",
    "fusion deck": "fusion_deck",
}


def read_expectations(text: str, sentences: Sentences) -> list[Expectation]:
    """What a line expects, its parts divided by ";". Raises Unclear."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    found = [_read(part, sentences) for part in parts if part]
    if not found:
        raise Unclear("nothing is expected; for example: expect: you LP 7000; Kuriboh in their graveyard")
    return found


def _read(text: str, sentences: Sentences) -> Expectation:
    for pattern, reader in _READERS:
        match = pattern.fullmatch(text)
        if match is not None:
            return Expectation(text, reader(match, sentences))
    return Expectation(text, _read_card(text, sentences))


# -- the moment -------------------------------------------------------------------------------------


def _lp(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    seat, number = _who(match), int(match["number"])

    def check(plays: Plays) -> Verdict:
        lp = plays.state.lp[plays.seat(seat)]
        return Verdict(lp == number, f"{SEATS[seat]} LP {lp}")

    return check


def _turn(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    seat = OWN_WORDS[(match["who"] or match["whose"]).lower()]

    def check(plays: Plays) -> Verdict:
        now = plays.seat(plays.state.turn_player)
        return Verdict(now == seat, f"turn: {SEATS[now]}")

    return check


def _phase(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    phases = {name.casefold(): name for name in PHASES[1:]}
    wanted = match["phase"].casefold()
    if wanted not in phases:
        raise Unclear(f"there is no {quoted(match['phase'])}; there are {', '.join(PHASES[1:])}")

    def check(plays: Plays) -> Verdict:
        now = c.PHASE_NAMES[plays.state.phase]
        return Verdict(now == phases[wanted], now)

    return check


def _step(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    wanted = f"{match['step'].capitalize()} Step"

    def check(plays: Plays) -> Verdict:
        now = c.STEP_NAMES[plays.state.step]
        return Verdict(now == wanted, now or "no step")

    return check


def _asked(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    word = match["who"].lower()
    seat = -1 if word == "nobody" else OWN_WORDS[word]

    def check(plays: Plays) -> Verdict:
        decision = plays.state.decision
        if decision is None:
            return Verdict(seat < 0, "the duel is over")
        now = plays.seat(decision.player)
        if seat < 0:
            return Verdict(decision.kind == c.ACT, f"{SEATS[now]} asked: {decision.prompt}")
        return Verdict(now == seat, f"{SEATS[now]} asked: {decision.prompt}")

    return check


def _chain(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    names = [_full(one, sentences) for one in _items(match["cards"])]

    def check(plays: Plays) -> Verdict:
        chain = plays.state.chain
        links = [] if chain is None else [plays.state.cards[link.source[0]].name for link in chain.links]
        return Verdict(links == names, f"chain: {' | '.join(links) or 'none'}")

    return check


def _win(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    seat = -1 if match["draw"] else OWN_WORDS[match["who"].lower()]
    rule = (match["rule"] or "").upper()

    def check(plays: Plays) -> Verdict:
        outcome = plays.state.outcome
        if outcome is None:
            return Verdict(False, "the duel goes on")
        winner = -1 if outcome.winner < 0 else plays.seat(outcome.winner)
        said = "draw" if winner < 0 else f"{('you', 'they')[winner]} win"
        holds = winner == seat and (not rule or rule == outcome.rule)
        return Verdict(holds, f"{said} by {outcome.rule}: {outcome.reason}")

    return check


def _goes_on(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    def check(plays: Plays) -> Verdict:
        outcome = plays.state.outcome
        return Verdict(outcome is None, "" if outcome is None else f"the duel is over: {outcome.reason}")

    return check


# -- whole places -----------------------------------------------------------------------------------


def _count(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    seat, number, place = _who(match), int(match["number"]), _place(match["place"])

    def check(plays: Plays) -> Verdict:
        cards = plays.state.cards_in(plays.seat(seat), PILES[place])
        return Verdict(len(cards) == number, f"{SEATS[seat]} {len(cards)} cards in {match['place']}")

    return check


def _pile(match: re.Match[str], sentences: Sentences) -> Callable[[Plays], Verdict]:
    """A place holds just these cards; what is not said of one does not matter. A Deck may end with "..."."""
    seat, place = _who(match), _place(match["place"])
    said = _items(match["cards"])
    more = bool(said) and said[-1] == "..."
    wanted: list[Item] = []
    for one in said[: len(said) - more]:
        told = item(one)
        if told.zone and place not in ("monsters", "magic_traps"):
            told = told._replace(zone=0, name=f"{told.zone} {told.name}")
        wanted += [told._replace(name=_full(told.name, sentences))] * told.times

    def check(plays: Plays) -> Verdict:
        cards = plays.state.cards_in(plays.seat(seat), PILES[place])
        if place == "deck":
            cards = cards[::-1]
        found = f"{SEATS[seat]} {match['place'].lower()}: "
        found += " | ".join(_told(plays, card) for card in cards[:40]) or "none"
        if place == "deck":
            first = cards[: len(wanted)] if more else cards
            same = len(first) == len(wanted)
            return Verdict(same and all(map(lambda c, w: _fits(plays, c, w), first, wanted)), found)
        return Verdict(len(cards) == len(wanted) and _all_fit(plays, cards, wanted), found)

    return check


def _all_fit(plays: Plays, cards: list[Card], wanted: list[Item]) -> bool:
    """Can every wanted card be one of these, each another one? The most told first."""
    left = list(cards)
    for one in sorted(wanted, key=lambda one: -sum(map(bool, one))):
        fitting = next((card for card in left if _fits(plays, card, one)), None)
        if fitting is None:
            return False
        left.remove(fitting)
    return True


def _fits(plays: Plays, card: Card, wanted: Item) -> bool:
    if card.name != wanted.name or (wanted.zone and card.slot + 1 != wanted.zone):
        return False
    if wanted.down and (card.up if wanted.down != "reversed" else not card.up):
        return False
    if wanted.position:
        if card.attacking != (wanted.position == "ATK") or (not card.up and not wanted.down):
            return False
    if wanted.values is not None and wanted.values != _values(plays, card):
        return False
    if wanted.on is not None:
        host = plays.state.cards[card.host[0]] if plays.state.same(card.host) else None
        place = (plays.seat(SEATS.index(wanted.on[0])), wanted.on[1])
        if host is None or (host.side, host.slot + 1) != place:
            return False
    return True


def _values(plays: Plays, card: Card) -> tuple[int, int]:
    state = plays.state
    return values.shown(values.attack(state, card)), values.shown(values.defense(state, card))


def _told(plays: Plays, card: Card) -> str:
    if not card.on_field:
        return card.name
    zone = f"{card.slot + 1} " if card.zone != c.FIELD_ZONE else ""
    down = "" if card.up else "(set) "
    if card.zone != c.MONSTER_ZONE:
        return f"{zone}{down}{card.name}"
    attack, defense = _values(plays, card)
    position = "ATK" if card.attacking else "DEF" if card.up else ""
    return " ".join(f"{zone}{down}{card.name} {position} ({attack}/{defense})".split())


# -- one card ---------------------------------------------------------------------------------------


def _read_card(text: str, sentences: Sentences) -> Callable[[Plays], Verdict]:
    """ "Kuriboh in their graveyard", "2 Kuriboh not on the field", "Battle Ox ATK 2700"."""
    many = re.match(r"(\d{1,3}|no)\s+", text)
    number = -1
    if many and sentences.name(text) is None:
        number = 0 if many[1] == "no" else int(many[1])
        text = text[many.end() :]
    if number < 0:
        card, rest = sentences.card(text)
    else:
        named = sentences.name(text)
        if named is None:
            raise Unclear(sentences.unknown(text))
        card, rest = named
    if isinstance(card, Called) and card.name and not rest:
        # "Kuriboh in their graveyard" has been read as one.
        return _where(card.name, number, False, card.seat, card.place, card.number)
    stat = _STAT.fullmatch(rest)
    if stat:
        return _stat(card, stat["stat"].upper(), int(stat["number"]))
    counters = _COUNTERS.fullmatch(rest)
    if counters:
        return _counters(card, counters["name"], int(counters["number"]))
    said = _IS.fullmatch(rest)
    if said is None:
        raise Unclear(f"what of {called(card)}? Say where it is, or its ATK, DEF, position or counters")
    words, negated = said["rest"], bool(said["not"])
    if words.lower() in _POSITIONS:
        return _position(card, words.lower(), negated)
    on = re.fullmatch(r"(?:equipped to|equipped on|linked to)\s+(.+)", words, re.IGNORECASE)
    if on:
        host, more = sentences.card(on[1])
        if more:
            raise Unclear(f"{quoted(more)} is not understood")
        return _equipped(card, host, negated)
    name = card if isinstance(card, str) else card.name if isinstance(card, Called) else ""
    if not name:
        raise Unclear(f"{called(card)}: its place is told already; say its ATK, DEF or position")
    field = _EVERYWHERE.fullmatch(words)
    if field:
        seat = OWN_WORDS[field["who"].lower()] if field["who"] else -1
        return _where(name, number, negated, seat, "on the field", 0)
    place = _PLACE.fullmatch(words)
    if place:
        return _where(
            name, number, negated, _who(place), _place(place["place"] or ""), int(place["number"] or 0)
        )
    raise Unclear(
        f"{quoted(words)} is not understood; say like 'Kuriboh in their graveyard', 'Kuriboh on the field', "
        "'Battle Ox ATK 2700', 'Battle Ox in defense position'"
    )


def _where(
    name: str, number: int, negated: bool, seat: int, place: str, spot: int
) -> Callable[[Plays], Verdict]:
    """So many cards of this name are there (-1: at least one)."""

    def check(plays: Plays) -> Verdict:
        cards = [card for card in plays.state.cards if card.name == name and card.zone != c.NOWHERE]
        there = []
        for card in cards:
            if place == "on the field":
                fits = card.on_field and seat in (-1, plays.seat(card.side))
            else:
                fits = plays.is_(card, Called(name, seat, place, spot)) and card.zone != c.ARRIVING
            if fits:
                there.append(card)
        holds = len(there) == number if number >= 0 else bool(there)
        cards.sort(key=lambda card: plays.seat(card.side))
        where = Counter(_place_words(plays, card) for card in cards)
        found = ", ".join(f"{count} x {one}" if count > 1 else one for one, count in where.items())
        return Verdict(holds != negated, f"{name}: {found or 'nowhere'}")

    return check


def _place_words(plays: Plays, card: Card) -> str:
    number = f" {card.slot + 1}" if card.slot >= 0 and card.zone != c.FIELD_ZONE else ""
    return f"{SEATS[plays.seat(card.side)]} {c.ZONE_NAMES[card.zone]}{number}"


def _lying(plays: Plays, card: Name) -> Card | Verdict:
    """The one card on the field that is meant."""
    found = [
        one
        for one in plays.state.cards
        if (one.on_field or isinstance(card, Called)) and plays.is_(one, card)
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        return Verdict(False, f"no card is {called(card)} on the field")
    found.sort(key=lambda one: plays.seat(one.side))
    which = f"; say which, like {_spot_words(plays, found[0])!r}" if isinstance(card, str) else ""
    return Verdict(False, f"{len(found)} cards are {called(card)} on the field{which}")


def _spot_words(plays: Plays, card: Card) -> str:
    """A card on the field by its name and zone, as a ruling tells it."""
    zone = "" if card.zone == c.MONSTER_ZONE else "field " if card.zone == c.FIELD_ZONE else "magic "
    return f"{card.name} ({SEATS[plays.seat(card.side)]} {zone}{card.slot + 1})"


def _stat(card: Name, stat: str, number: int) -> Callable[[Plays], Verdict]:
    def check(plays: Plays) -> Verdict:
        one = _lying(plays, card)
        if isinstance(one, Verdict):
            return one
        attack, defense = _values(plays, one)
        now = {"ATK": attack, "DEF": defense, "LEVEL": values.level(plays.state, one)}[stat]
        return Verdict(now == number, f"{one.name} {stat} {now}")

    return check


def _counters(card: Name, name: str, number: int) -> Callable[[Plays], Verdict]:
    names = {one.casefold(): one for one in c.COUNTER_NAMES}
    wanted = names.get(name.casefold())
    if wanted is None:
        raise Unclear(f"there is no {quoted(name)}; there are {', '.join(c.COUNTER_NAMES)}")

    def check(plays: Plays) -> Verdict:
        one = _lying(plays, card)
        if isinstance(one, Verdict):
            return one
        return Verdict(one.note(wanted) == number, f"{one.name} has {one.note(wanted)} {wanted}s")

    return check


def _position(card: Name, words: str, negated: bool) -> Callable[[Plays], Verdict]:
    up, attacking = _POSITIONS[words]

    def check(plays: Plays) -> Verdict:
        one = _lying(plays, card)
        if isinstance(one, Verdict):
            return one
        holds = up in (-1, int(one.up)) and attacking in (-1, int(one.attacking))
        position = (
            f" {'Attack' if one.attacking else 'Defense'} Position" if one.zone == c.MONSTER_ZONE else ""
        )
        return Verdict(holds != negated, f"{one.name} is face-{'up' if one.up else 'down'}{position}")

    return check


def _equipped(card: Name, host: Name, negated: bool) -> Callable[[Plays], Verdict]:
    def check(plays: Plays) -> Verdict:
        one = _lying(plays, card)
        if isinstance(one, Verdict):
            return one
        on = plays.state.cards[one.host[0]] if plays.state.same(one.host) else None
        found = f"{one.name} is on {on.name if on else 'no monster'}"
        return Verdict((on is not None and plays.is_(on, host)) != negated, found)

    return check


# -- small things -----------------------------------------------------------------------------------


def _who(match: re.Match[str]) -> int:
    return OWN_WORDS[match["who"].lower()]


def _place(text: str) -> str:
    words = text.lower()
    return _PLACES.get(words, words)


def _items(text: str) -> list[str]:
    said = text.strip()
    return [] if said.casefold() in ("", "none") else [one.strip() for one in said.split("|") if one.strip()]


def _full(text: str, sentences: Sentences) -> str:
    found = sentences.name(text)
    if found is None or found[1]:
        raise Unclear(sentences.unknown(text))
    return found[0]


_READERS: Final = (
    (_LP, _lp),
    (_PILE, _pile),
    (_COUNT, _count),
    (_TURN, _turn),
    (_STEP, _step),
    (_ASKED, _asked),
    (_CHAIN, _chain),
    (_WIN, _win),
    (_GOES_ON, _goes_on),
    (_PHASE, _phase),
)
