"""A whole field as one plain record, from which a duel can go on.

Tests, puzzles, lessons and bug reports all set up a `Position`, whether they write it in Python or as a
picture (`spellspeed.notation`), and all of it becomes a duel in one place: `Position.start`.

>>> from spellspeed.cards.library import library
>>> you = Side(monsters=(Placed("Summoned Skull"),), lp=1000)
>>> them = Side(monsters=(Placed("Kuriboh", face_down=True, defense=True),))
>>> duel = Position((you, them)).start(library())
>>> duel.decision.prompt
'Your move (Main Phase 1)'
>>> Position.of(duel).sides[0].monsters
(Placed(name='Summoned Skull', zone=3),)
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

import msgspec

from spellspeed.cards.catalogue import catalogue, fold, quoted
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Library
from spellspeed.duel.rules import JUDGE, Rules
from spellspeed.duel.state import State

__all__ = [
    "FILLER",
    "HOW",
    "LASTS",
    "NOWHERE",
    "PHASES",
    "PILES",
    "STEPS",
    "UNTIL",
    "Before",
    "Lasting",
    "Mark",
    "Past",
    "Placed",
    "Position",
    "PositionError",
    "Side",
    "Spot",
    "Taken",
    "Where",
    "find_name",
    "mirrored_note",
    "zoned",
]

FILLER: Final = "Cosmo Queen"
"""What fills the rest of a Deck: a Normal Monster that no search finds and that needs two Tributes."""
DECK_SIZE: Final = 20
"""A filled Deck has at least so many cards."""
TURN_BEGINS: Final = "the turn begins"
PHASES: Final = (TURN_BEGINS, *c.PHASE_NAMES[1:])
STEPS: Final = c.STEP_NAMES
HOW: Final = {
    "": c.UNPLACED,
    "Normal Summoned": c.NORMAL_SUMMON,
    "Tribute Summoned": c.TRIBUTE_SUMMON,
    "Flip Summoned": c.FLIP_SUMMON,
    "Special Summoned": c.SPECIAL_SUMMON,
    "Fusion Summoned": c.FUSION_SUMMON,
    "Ritual Summoned": c.RITUAL_SUMMON,
    "Set": c.SET_DOWN,
    "returned": c.UNPLACED,
    "by its own effect": c.PLACED,
    "held": c.HELD,
}
"""How a card came to lie where it lies. Of a duel also "in use" and "being Summoned" are told."""
UNTIL: Final = {
    "": c.FOREVER,
    "for good": c.FOREVER,
    "this turn": c.END_OF_TURN,
    "while equipped": c.WHILE_SOURCE,
}
"""How long a player has control of a card that is not his.

With nothing told it is for good, or while his Equip that takes control is on it.
"""
LASTS: Final = {
    "for good": c.FOREVER,
    "until the end of the turn": c.END_OF_TURN,
    "until the end of the Damage Step": c.END_OF_DAMAGE_STEP,
    "until the end of the phase": c.END_OF_PHASE,
    "while its card is face-up": c.WHILE_SOURCE,
    "until its player's next turn": c.YOUR_NEXT_TURN,
    "until the end of its player's next turn": c.END_OF_YOUR_NEXT_TURN,
    "until the end of the opponent's next turn": c.END_OF_THEIR_NEXT_TURN,
    "until the opponent's next End Phase": c.THEIR_END_PHASE,
    "until the End Phase": c.THIS_END_PHASE,
    "for the next Chain Link": c.NEXT_LINK,
    "for this Chain Link": c.THIS_LINK,
}
"""How long an effect lasts that was left behind."""
_SEAT_NOTES: Final = {"away side": 0, c.TRIBUTED_FROM: 1}
"""Notes of a card that hold a seat, and what is added to it."""
PILES: Final = {
    "hand": c.HAND,
    "deck": c.DECK,
    "fusion_deck": c.FUSION_DECK,
    "graveyard": c.GRAVEYARD,
    "removed": c.REMOVED,
    "monsters": c.MONSTER_ZONE,
    "magic_traps": c.MAGIC_TRAP_ZONE,
    "field": c.FIELD_ZONE,
}
"""The places of a `Side`, and the zones of the duel that they are."""

Where = tuple[int, int]
"""A Monster Zone: (seat, zone from 1 to 5)."""


class PositionError(ValueError):
    """No duel can begin like this; `problems` has one sentence for each reason."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A card of the position, as something else refers to it: by where it lies."""

    seat: int = 0
    place: str = ""
    """A field of `Side`; "" for a card that is in no place any more: a Token that has gone."""
    number: int = 0
    """On the field its zone, else its place in the list, from 1."""
    gone: bool = False
    """It has moved since it was referred to, so that it is not the same any more."""
    turned: bool = False
    """It has been turned face-down since."""
    name: str = ""
    """Of a Token that has gone."""


NOWHERE: Final = Spot(gone=True)


class Taken(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """That a player has taken control of a monster."""

    player: int
    until: str = ""
    """One of `UNTIL`."""
    source: Spot = NOWHERE
    """The card that is equipped to it, if it is held while equipped."""


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One card and all that is to be said of it where it lies. In a hand or pile most of it says nothing."""

    name: str
    zone: int = 0
    """1 to 5 from its player's left; 0 takes the middle free one (3, 2, 4, 1, 5)."""
    face_down: bool = False
    defense: bool = False
    """In Defense Position. A Set monster is `face_down` and `defense`."""
    on: Where | None = None
    """The monster it is equipped to or linked with."""
    how: str = ""
    """How it came here, one of `HOW`; "" is the usual: Normal Summoned, or Set when face-down."""
    this_turn: bool = False
    """It was Summoned, Set or Flip Summoned this turn."""
    by_other: bool = False
    """`this_turn`, but by the other player."""
    changed: bool = False
    """It has changed its battle position this turn."""
    declared: bool = False
    """It has declared an attack this turn."""
    attacks: int = 0
    """Attacks it has made this turn."""
    proper: bool | None = None
    """Properly Summoned once (J-FUS-06); None: yes on the field, no elsewhere."""
    owner: int = -1
    """Whose card it is, when not his on whose side it lies."""
    until: str = ""
    """How long the other player's card stays, one of `UNTIL`; "" is the usual."""
    known: int = 0
    """Bit per seat: that player knows which card this is here, beyond who does anyway."""
    notes: tuple[tuple[str, int], ...] = ()
    """What its own effects remember: counters, uses."""
    order: int = 0
    """Its place among all effects in force, Continuous and lasting; 0: as they are listed, cards first."""
    since_turn: int = 0
    """The turn before this one in which it came to the field; of a Set card or an Equip that may matter."""
    later: bool = False
    """It came to the field when all that is in force was so already."""
    muted: bool = False
    """Negated until it leaves the Graveyard."""
    reversed: bool = False
    """In a Deck: it lies the other way round than the rest."""
    spent: tuple[int, ...] = ()
    """Its effects, counted from 0, that work once per Duel and have been used."""
    done: bool = False
    """What its effect has to do in this phase is done."""
    away: Spot | None = None
    """The card that has removed it from play for a time; how it lay before is in the notes."""
    held_with: int = 0
    """Held while equipped: by the card in this Magic & Trap Zone, where there are several."""
    material_of: Spot | None = None
    """The monster whose Summon it was used for, since when it lies in the Graveyard."""
    attacked: tuple[Spot, ...] = ()
    """The monsters it has attacked this turn; `NOWHERE` for an attack on the player."""
    taken: tuple[Taken, ...] = ()
    """Who has taken control of it, the latest last, where `owner` and `until` do not say all of it."""
    mixed: int = 0
    """A number for each group of cards that were laid face-down together and mixed."""
    mixed_known: int = 0
    """Bit per seat: that player knew it as it was mixed in."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One player's half of the field, with his hand, his piles and his Life Points."""

    lp: int = 8000
    hand: tuple[Placed, ...] = ()
    deck: tuple[Placed, ...] = ()
    """From the top down."""
    filled: bool = True
    """Below these the Deck holds harmless cards, so that nobody runs out of cards by accident."""
    fusion_deck: tuple[Placed, ...] = ()
    graveyard: tuple[Placed, ...] = ()
    """From the bottom up."""
    removed: tuple[Placed, ...] = ()
    monsters: tuple[Placed, ...] = ()
    magic_traps: tuple[Placed, ...] = ()
    field: Placed | None = None


class Before(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A card that a past event is about: where it is now, and how it lay before it moved."""

    now: Spot
    was: Spot | None = None
    face_up: bool = False
    attacking: bool = False
    values: tuple[int, int, int] = (0, 0, 0)
    """ATK, DEF and Level then."""
    armed: bool = False
    """A verb of its own had made it ready."""
    nullified: bool = False
    """Its activation had been negated."""


class Past(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Something of this turn that some card of the duel asks about."""

    kind: str
    """One of `constants.EVENT_NAMES`."""
    player: int = -1
    by: int = -1
    """Who used what did it; -1 for the rules."""
    amount: int = 0
    causes: tuple[str, ...] = ()
    """Words of `sentences.cause_words`."""
    source: Spot = NOWHERE
    cards: tuple[Before, ...] = ()


class Mark(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A number that the duel keeps under a name, with {} where the seat stands in it."""

    name: str
    value: int = 1
    seat: int = -1


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """An effect that goes on after it has resolved."""

    static: str
    """The name of the static effect, as the library knows it."""
    player: int = 0
    """Who used it."""
    until: str = "for good"
    """One of `LASTS`."""
    on: tuple[Spot, ...] = ()
    """The cards it was put on."""
    source: Spot = NOWHERE
    """The card it comes from."""
    this_turn: bool = False
    """It began this turn."""
    count: int = 0
    """The phases or turns it has counted, or the value that it has given."""
    order: int = 0
    """As `Placed.order`."""


class Position(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Both sides of the field and the moment of the turn."""

    sides: tuple[Side, Side] = (Side(), Side())
    turn: int = 5
    turn_player: int = 0
    phase: str = "Main Phase 1"
    """One of `PHASES`. The Draw Phase is after the draw; "the turn begins" is before it."""
    step: str = ""
    """In the Battle Phase: Start Step, Battle Step (the usual) or End Step."""
    summons_left: int = 1
    lasting: tuple[Lasting, ...] = ()
    """In the order in which they began."""
    past: tuple[Past, ...] = ()
    """What is remembered of this turn."""
    stirred: bool = False
    """Something has happened in this phase."""
    marks: tuple[Mark, ...] = ()
    """What else the duel keeps: effects used by name this turn, what was paid."""
    last_attacker: Spot | None = None
    """The monster whose attack was the last of this Battle Phase."""

    def start(
        self,
        library: Library,
        rules: Rules = JUDGE,
        *,
        seed: int = 0,
        chance: tuple[int, ...] = (),
        quiet: bool = False,
    ) -> State:
        """A duel at its first question from here; `chance` holds forced results, handed out first.

        Raises PositionError with everything that is wrong.
        """
        duel = self.laid_out(library, rules, seed=seed, chance=chance, quiet=quiet)
        duel.advance()
        return duel

    def laid_out(
        self,
        library: Library,
        rules: Rules = JUDGE,
        *,
        seed: int = 0,
        chance: tuple[int, ...] = (),
        quiet: bool = False,
    ) -> State:
        """The duel of `start` before anything has happened in it: `advance()` goes on to the question."""
        from .laying import lay_out

        problems = self.problems(library)
        if problems:
            raise PositionError(problems)
        return lay_out(self.with_zones(), library, rules, seed=seed, chance=chance, quiet=quiet)

    @staticmethod
    def of(duel: State) -> Position:
        """The field of a duel. `left_out` tells what a position does not hold."""
        from .taking import position_of

        return position_of(duel)

    def with_zones(self) -> Position:
        """The same with every card of the field in a zone of its own, in the order of the zones."""
        sides = tuple(
            msgspec.structs.replace(side, monsters=zoned(side.monsters), magic_traps=zoned(side.magic_traps))
            for side in self.sides
        )
        return msgspec.structs.replace(self, sides=sides)

    def mirrored(self) -> Position:
        """The same with the two seats changed over."""
        first, second = self.sides
        return msgspec.structs.replace(
            self,
            sides=(_mirrored_side(second), _mirrored_side(first)),
            turn_player=1 - self.turn_player,
            lasting=tuple(_mirrored_lasting(one) for one in self.lasting),
            past=tuple(_mirrored_past(one) for one in self.past),
            marks=tuple(
                msgspec.structs.replace(one, seat=one.seat if one.seat < 0 else 1 - one.seat)
                for one in self.marks
            ),
            last_attacker=None if self.last_attacker is None else _mirrored_spot(self.last_attacker),
        )

    def problems(self, library: Library) -> list[str]:
        """All that is wrong with it, one sentence each; empty when a duel can begin."""
        from .checking import problems

        return problems(self, library)


def find_name(library: Library, text: str) -> str:
    """The name of a card of the library, however it is capitalised; its name of 2004 is understood too.

    Raises LookupError with the nearest names.
    """
    if text in library.scripts:
        return text
    names = {fold(card.era_name): card.name for card in catalogue() if card.name in library.scripts}
    names.pop("", None)
    names |= {fold(name): name for name in library.scripts}
    wanted = fold(text)
    if wanted in names:
        return names[wanted]
    near = [names[one] for one in difflib.get_close_matches(wanted[:80], names, n=3, cutoff=0.6)]
    near += [name for one, name in names.items() if len(wanted) > 2 and wanted in one and name not in near]
    hint = f"; the nearest names are {', '.join(near[:3])}" if near else ""
    raise LookupError(f"no card is called {quoted(text)}{hint}")


def zoned(cards: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Every card in a zone, in the order of the zones; those without one take the middle free zone."""
    taken = {card.zone for card in cards}
    free = [slot + 1 for slot in c.MIDDLE_FIRST if slot + 1 not in taken]
    placed = []
    for card in cards:
        placed.append(card if card.zone or not free else msgspec.structs.replace(card, zone=free.pop(0)))
    return tuple(sorted(placed, key=lambda card: card.zone))


def _mirrored_side(side: Side) -> Side:
    changed: dict[str, object] = {}
    for name in ("hand", "deck", "fusion_deck", "graveyard", "removed", "monsters", "magic_traps"):
        changed[name] = tuple(_mirrored_card(card) for card in getattr(side, name))
    if side.field is not None:
        changed["field"] = _mirrored_card(side.field)
    return msgspec.structs.replace(side, **changed)


def _mirrored_card(card: Placed) -> Placed:
    return msgspec.structs.replace(
        card,
        on=None if card.on is None else (1 - card.on[0], card.on[1]),
        owner=card.owner if card.owner < 0 else 1 - card.owner,
        known=_mirrored_bits(card.known),
        away=None if card.away is None else _mirrored_spot(card.away),
        taken=tuple(
            msgspec.structs.replace(one, player=1 - one.player, source=_mirrored_spot(one.source))
            for one in card.taken
        ),
        attacked=tuple(_mirrored_spot(spot) for spot in card.attacked),
        mixed_known=_mirrored_bits(card.mixed_known),
        material_of=None if card.material_of is None else _mirrored_spot(card.material_of),
        notes=tuple(mirrored_note(name, value) for name, value in card.notes),
    )


def mirrored_note(name: str, value: int) -> tuple[str, int]:
    """A note of a card with the seats changed over."""
    more = _SEAT_NOTES.get(name, -1)
    return (name, value if more < 0 else 1 + 2 * more - value)


def _mirrored_bits(bits: int) -> int:
    return (bits & 1) << 1 | bits >> 1


def _mirrored_spot(spot: Spot) -> Spot:
    return msgspec.structs.replace(spot, seat=1 - spot.seat) if spot.place or spot.name else spot


def _mirrored_lasting(one: Lasting) -> Lasting:
    return msgspec.structs.replace(
        one,
        player=1 - one.player,
        on=tuple(_mirrored_spot(spot) for spot in one.on),
        source=_mirrored_spot(one.source),
    )


def _mirrored_past(one: Past) -> Past:
    return msgspec.structs.replace(
        one,
        player=one.player if one.player < 0 else 1 - one.player,
        by=one.by if one.by < 0 else 1 - one.by,
        source=_mirrored_spot(one.source),
        cards=tuple(
            msgspec.structs.replace(
                card, now=_mirrored_spot(card.now), was=None if card.was is None else _mirrored_spot(card.was)
            )
            for card in one.cards
        ),
    )
