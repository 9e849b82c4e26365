"""What every verb can do besides run: ask first, explain, and tell its deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.immunity import unaffected
from spellspeed.duel.machine import Step
from spellspeed.duel.records import Ctx, Reason

from ..prose import PLAIN, Speech
from ..which import Which

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

    from ..sel import Sel


DEEDS: Final = frozenset(
    (
        "add",
        "attack",
        "battle",
        "chance",
        "counters",
        "declare",
        "damage",
        "destroy",
        "discard",
        "draw",
        "end battle",
        "equip",
        "exchange",
        "gain",
        "lasting",
        "look",
        "lose",
        "negate activation",
        "negate attack",
        "negate effect",
        "negate summon",
        "normal summon",
        "pay",
        "place",
        "position",
        "redirect",
        "remove",
        "return",
        "send",
        "set",
        "show",
        "shuffle",
        "special summon",
        "take control",
        "turn down",
        "turn up",
        "use",
        "values",
        "win",
    )
)
"""All that a verb can say of itself."""


class Deed:
    """What a verb would do, to which cards, and whether it MUST, MAY or does so LATER (DESIGN §7.7)."""

    def __init__(
        self, deed: str, which: Which | None, sure: int = c.MUST, *, seen: Sel | None = None, of: int = -1
    ) -> None:
        if deed not in DEEDS:
            raise ValueError(f"there is no deed {deed!r}")
        self.deed = deed
        self.which = which
        self.sure = sure
        self.seen = seen
        """It MUST be done to a card that fits, though only who may look at the card can tell."""
        self.of = of
        """Whom it befalls: 0 who uses the effect, 1 his opponent, 2 both, 3 the controllers of the cards."""

    def but(self, sure: int) -> Deed:
        """The same deed, as sure as this."""
        return Deed(self.deed, self.which, sure, of=self.of)

    def turned(self) -> Deed:
        """The same deed, when the opponent does it."""
        of = 1 - self.of if self.of in (0, 1) else self.of
        return Deed(self.deed, self.which, self.sure, seen=self.seen, of=of)


class Verb(Step):
    """One thing an effect does."""

    def __init__(self, which: Which | None = None) -> None:
        self.which = which

    def asks(self) -> tuple[Step, ...]:
        """The steps that ask for its choices; they stand before it in the program (law 2)."""
        return () if self.which is None else self.which.asks()

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return None if self.which is None else self.which.obstacle(duel, ctx)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards it acts on: those that the effects of its card affect."""
        found = [] if self.which is None else self.which.cards(duel, ctx)
        if duel.force_kinds & c.S_UNAFFECTED:
            found = [card for card in found if not unaffected(duel, card, ctx.card)]
        return found

    def uids(self, duel: State, ctx: Ctx) -> list[int]:
        return [card.uid for card in self.cards(duel, ctx)]

    def what(self, speech: Speech) -> str:
        return "" if self.which is None else self.which.text(speech)

    def moved(self, speech: Speech) -> str:
        """As `what`, for a verb that takes the cards away: "1 card from your hand"."""
        return "" if self.which is None else self.which.moved(speech)

    def many(self, speech: Speech) -> bool:
        return self.which is not None and self.which.many(speech)

    def text(self, speech: Speech = PLAIN) -> str:
        """A sentence without capital and full stop: "destroy the target"."""
        raise NotImplementedError

    def deeds(self) -> tuple[Deed, ...]:
        """What it would do (DESIGN §7.7)."""
        return ()

    def remembers(self) -> int:
        """Bits of the kinds of event that it asks about, besides what its selections do."""
        return 0

    # What follows is read by `check` alone.

    def binds(self) -> tuple[str, ...]:
        """Names that it binds for the verbs after it."""
        return ()

    def reads(self) -> tuple[str, ...]:
        """Names that must be bound before it, besides those its cards ask for."""
        return ()

    def names(self) -> tuple[str, ...]:
        """Names of cards that it quotes."""
        return ()

    def selections(self) -> tuple[Sel, ...]:
        """Selections in it, besides those of its cards."""
        return ()

    def wants(self) -> int:
        """Bits of the zones in which it acts on monsters; 0 when it acts on any card anywhere."""
        return 0

    def inner(self) -> tuple[Verb, ...]:
        """Verbs in it; what these bind is not known after it."""
        return ()

    def tells_inner(self) -> bool:
        """Do the verbs in it know what was bound before?"""
        return True


EACH: Final = 2
"""`of`: each player, the turn player first."""


def seats(duel: State, ctx: Ctx, of: int) -> tuple[int, ...]:
    """The seats meant: 0 the player who uses the effect, 1 the opponent, 2 each player."""
    if of == EACH:
        return (duel.turn_player, 1 - duel.turn_player)
    return (who(ctx, of),)


def who(ctx: Ctx, of: int) -> int:
    """The seat meant: 0 the player who uses the effect, 1 the opponent."""
    return ctx.player if of == 0 else 1 - ctx.player
