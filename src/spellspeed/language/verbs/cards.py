"""Destroying, sending, returning, drawing and discarding cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.chain import in_use
from spellspeed.duel.chance import below
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import destroy, draw, is_marked, move, shuffle, stays_buried
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason, Ref

from ..picking import Pick
from ..prose import PLAIN, Speech, number
from ..targeting import Target
from ..which import THIS, Among, Every, Targets, Which
from .base import EACH, Deed, Verb, seats, who

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class Destroy(Verb):
    """Destroy cards; binds `did` to how many really were, `gone` to those, `gone face-up` to monsters."""

    def __init__(self, which: Which, *, to: int = c.GRAVEYARD) -> None:
        super().__init__(which)
        self.to = to

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        reason = super().obstacle(duel, ctx)
        if reason is not None or not duel.force_kinds & c.S_NOT_DESTROYED or self.which is None:
            return reason
        if not self.which.selections():
            return None
        found = self.which.foreseen(duel, ctx)
        if not found or not all([withheld(duel, card, ctx.source) for card in found]):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: nothing there can be destroyed by it.")

    def run(self, duel: State, ctx: Ctx) -> None:
        doomed = self.cards(duel, ctx)
        uids = [card.uid for card in doomed]
        gone = destroy(duel, uids, c.BY_EFFECT, source=ctx.source, by=ctx.player, to=self.to)
        duel.bind("did", len(gone))
        lost = [card for card in doomed if not duel.live(card.ref)]
        duel.bind("gone", tuple([card.ref for card in lost]))
        seen = [card.ref for card in lost if card.up and card.zone == c.MONSTER_ZONE]
        duel.bind("gone face-up", tuple(seen))

    def text(self, speech: Speech = PLAIN) -> str:
        if self.to == c.REMOVED:
            return f"destroy {self.what(speech)} and remove {'them' if self.many(speech) else 'it'} from play"
        return f"destroy {self.what(speech)}"

    def binds(self) -> tuple[str, ...]:
        return ("did", "gone", "gone face-up")

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("destroy", self.which),)


def withheld(duel: State, card: Card, source: Ref) -> bool:
    """Is it so safe from effects of this card that these are not even used for it?"""
    for force in duel.static_forces(c.S_NOT_DESTROYED):
        static = force.static
        if static.withholds() and static.covers(duel, force, card) and static.spares(duel, force, source):
            return True
    return False


class Moving(Verb):
    """Cards that may be moved: those destroyed in the battle that goes on stay where they are.

    So do Magic and Trap Cards that were used in this Chain: they go to the Graveyard as it ends, unless their
    own effect moves them.
    """

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        itself = self.which is THIS
        return [
            card
            for card in super().cards(duel, ctx)
            if not is_marked(duel, card) and (itself or not in_use(duel, card))
        ]

    def owners(self, speech: Speech, pile: str) -> str:
        """ "its owner's hand", "their owners' hands"."""
        return f"their owners' {pile}s" if self.many(speech) else f"its owner's {pile}"

    def binds(self) -> tuple[str, ...]:
        return ("did",)


class ToHand(Moving):
    """Return cards to their owners' hands, or add them to yours; binds `did` and `added`, the cards.

    With `shown` they are shown to the opponent, as what is searched for by kind is (J-PUB-02). `into`: into
    your hand (0) or the opponent's (1), whoever owns them.
    """

    def __init__(self, which: Which, *, shown: bool = False, into: int = -1) -> None:
        super().__init__(which)
        self.shown = shown
        self.into = into

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if self.shown and cards:
            show(duel, ctx.player, cards)
        # What is taken out of a Deck goes to the hand of the player whose Deck it is, whoever owns it.
        to = cards[0].side if cards and cards[0].zone == c.DECK else -1
        if self.into >= 0:
            to = who(ctx, self.into)
        uids = [card.uid for card in cards]
        refs = move(duel, uids, c.HAND, c.AS_MOVE, source=ctx.source, by=ctx.player, to=to)
        duel.bind("did", len(refs))
        duel.bind("added", tuple(refs))

    def binds(self) -> tuple[str, ...]:
        return ("did", "added")

    def text(self, speech: Speech = PLAIN) -> str:
        assert self.which is not None
        if self.into == 1:
            return f"give {self.moved(speech).replace(' from your hand', '')} to the opponent"
        if self.which.away(speech) or self.into == 0:
            return f"add {self.moved(speech)} to your hand"
        if any([sel.where() == c.IN_DECK for sel in self.which.selections()]):
            return f"add {self.moved(speech)} to his hand"
        return f"return {self.moved(speech)} to {self.owners(speech, 'hand')}"

    def deeds(self) -> tuple[Deed, ...]:
        added = self.which is not None and self.which.away()
        return (Deed("add" if added else "return", self.which),)


def show(duel: State, player: int, cards: list[Card]) -> None:
    """Shows cards to both players."""
    for card in cards:
        new = duel.cards[card.uid].twin()
        new.known = 3
        duel.put(new)
    duel.tell(c.REVEALED, player, tuple([duel.cards[card.uid].ref for card in cards]))


ON_TOP: Final = 0
AT_BOTTOM: Final = 1
SHUFFLED: Final = 2


class ToDeck(Moving):
    """Return cards to their owners' Decks: ON_TOP, AT_BOTTOM, or SHUFFLED into them.

    `destroyed`: even those that were destroyed in the battle that goes on (Fiber Jar). `into`: into your Deck
    (0) or the opponent's (1), whoever owns them; `face_up`: the other way round than the rest of it. Binds
    `did`, and `returned`, what really went to a Deck.
    """

    def __init__(
        self,
        which: Which,
        where: int = ON_TOP,
        *,
        destroyed: bool = False,
        into: int = -1,
        face_up: bool = False,
    ) -> None:
        super().__init__(which)
        self.where = where
        self.destroyed = destroyed
        self.into = into
        self.face_up = face_up

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = super().cards(duel, ctx)
        attack = duel.attack
        if self.destroyed and attack is not None:
            found.extend([duel.cards[ref[0]] for ref in attack.marked if duel.live(ref)])
        return found

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = self.uids(duel, ctx)
        refs = move(
            duel,
            uids,
            c.DECK,
            c.AS_MOVE,
            source=ctx.source,
            by=ctx.player,
            to=-1 if self.into < 0 else who(ctx, self.into),
            bottom=self.where == AT_BOTTOM,
            reversed_in=self.face_up,
        )
        if self.where == SHUFFLED:
            for seat in (duel.turn_player, 1 - duel.turn_player):
                if any(
                    [duel.cards[ref[0]].zone == c.DECK and duel.cards[ref[0]].side == seat for ref in refs]
                ):
                    shuffle(duel, seat)
        duel.bind("did", len(refs))
        duel.bind("returned", tuple([ref for ref in refs if duel.cards[ref[0]].zone == c.DECK]))

    def binds(self) -> tuple[str, ...]:
        return ("did", "returned")

    def text(self, speech: Speech = PLAIN) -> str:
        said = f"return {self.moved(speech)} to "
        if self.into >= 0:
            whose = ("your", "the opponent's")[self.into]
            face = " face-up" if self.face_up else ""
            return f"shuffle {self.moved(speech)}{face} into {whose} Deck"
        if self.where == SHUFFLED:
            many = self.many(speech)
            return f"{said}{self.owners(speech, 'Deck')}, which {'are' if many else 'is'} shuffled"
        return f"{said}the {'bottom' if self.where == AT_BOTTOM else 'top'} of {self.owners(speech, 'Deck')}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", self.which),)


class SendAway(Moving):
    """Send cards to the Graveyard, or remove them from play, without destroying them.

    `discarded`: cards of a hand, so that it is a discard (J-TERM-02). `tributed`: as a Tribute.
    `marked`: even those destroyed in the battle that goes on.
    """

    def __init__(
        self,
        which: Which,
        *,
        to: int = c.GRAVEYARD,
        discarded: bool = False,
        marked: bool = False,
        tributed: bool = False,
    ) -> None:
        super().__init__(which)
        self.marked = marked
        self.tributed = tributed
        self.to = to
        self.discarded = discarded
        if to == c.REMOVED and isinstance(which, Pick):
            which.removes = True
        if tributed and isinstance(which, Pick):
            which.tributes = True

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.to == c.REMOVED and stays_buried(duel, ctx.player) and self.from_graveyards(ctx):
            if not duel.explaining:
                return BLOCKED
            name = duel.cards[ctx.card].name
            return Reason("R-GEN-01", f"{name}: you cannot remove cards in a Graveyard from play now.")
        return super().obstacle(duel, ctx)

    def from_graveyards(self, ctx: Ctx) -> bool:
        """Are all cards meant in Graveyards?"""
        which, effect = self.which, ctx.effect
        assert which is not None
        found = list(which.selections())
        if isinstance(which, Targets) and effect is not None:
            found.extend([target.sel for target in effect.targets if isinstance(target, Target)])
        return len(found) > 0 and all([sel.where() == c.IN_GRAVEYARD for sel in found])

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        if self.marked and self.which is not None:
            return self.which.cards(duel, ctx)
        return super().cards(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        cause = c.AS_DISCARD if self.discarded else c.AS_TRIBUTE if self.tributed else c.AS_MOVE
        cards = self.cards(duel, ctx)
        if self.to == c.REMOVED and stays_buried(duel, ctx.player):
            cards = [card for card in cards if card.zone != c.GRAVEYARD]
        uids = [card.uid for card in cards]
        refs = move(duel, uids, self.to, cause, source=ctx.source, by=ctx.player)
        duel.bind("did", len(refs))

    def text(self, speech: Speech = PLAIN) -> str:
        if self.discarded:
            which = self.which
            if isinstance(which, Pick) and which.by == 1 and not which.least:
                words = which.sel.words()
                words.side, words.zones, words.told_where = "", 0, True
                return f"the opponent may discard {words.counted(which.most)}"
            return f"discard {self.moved(speech)}"
        if self.tributed:
            return f"Tribute {self.what(speech)}"
        if self.to == c.REMOVED:
            return f"remove {self.what(speech)} from play"
        if self.to == c.FUSION_DECK:
            return f"return {self.what(speech)} to the Fusion Deck"
        return f"send {self.moved(speech)} to the Graveyard"

    def deeds(self) -> tuple[Deed, ...]:
        if self.to == c.REMOVED:
            return (Deed("remove", self.which),)
        if self.discarded:
            unsure = isinstance(self.which, Every | Among)
            if isinstance(self.which, Pick):
                unsure = not (self.which.needed and self.which.least)
            sure = c.MAY if unsure else c.MUST
            return (Deed("discard", self.which, sure, of=discarder(self.which)),)
        return (Deed("send" if self.to == c.GRAVEYARD else "return", self.which),)


def discarder(which: Which | None) -> int:
    """Whose hand they are in: 0 that of who uses the effect, 1 the opponent's, 2 both, -1 unknown."""
    sides = [] if which is None else [sel.words().side for sel in which.selections()]
    if not sides or "" in sides:
        return -1
    return 2 if len(set(sides)) == 2 else 0 if sides[0] == "you" else 1


class Draw(Verb):
    """Draw cards; with too few, what is there, and the duel is lost (J-WIN-03).

    `of`: 0 you, 1 the opponent, 2 each player at once, the turn player's cards first. Binds `drawn`, the
    cards drawn.
    """

    def __init__(self, count: int = 1, *, of: int = 0, same_as: str = "") -> None:
        super().__init__()
        self.count = count
        self.of = of
        self.same_as = same_as
        """The name of a bound number to draw instead."""

    def run(self, duel: State, ctx: Ctx) -> None:
        count = ctx.number(self.same_as) if self.same_as else self.count
        refs: list[Ref] = []
        if count:
            for player in seats(duel, ctx, self.of):
                drawn = draw(duel, player, count, source=ctx.source, by=ctx.player, same=len(refs) > 0)
                hand = duel.pile(player, c.HAND)
                refs.extend([duel.cards[uid].ref for uid in hand[len(hand) - drawn :]])
        duel.bind("drawn", tuple(refs))

    def binds(self) -> tuple[str, ...]:
        return ("drawn",)

    def text(self, speech: Speech = PLAIN) -> str:
        if self.same_as:
            return "the opponent draws as many cards" if self.of == 1 else "draw as many cards"
        if self.of == EACH:
            return f"each player draws {number(self.count, 'card')}"
        if self.of == 1:
            return f"the opponent draws {number(self.count, 'card')}"
        return f"draw {number(self.count, 'card')}"

    def reads(self) -> tuple[str, ...]:
        return (self.same_as,) if self.same_as else ()

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("draw", None),)


class PickDiscards(Step):
    """The player chooses which cards of his hand to discard."""

    def __init__(self, verb: Discard) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        verb = self.verb
        player = who(ctx, verb.of)
        hand = duel.pile(player, c.HAND)
        picked = ctx.refs("discards")
        taken = [ref[0] for ref in picked]
        need = min(verb.number(ctx), len(hand))
        if len(picked) >= need:
            return
        options = [Option(c.V_PICK, uid) for uid in hand if uid not in taken]
        duel.ask(
            player,
            c.CHOOSE,
            f"Choose a card to discard ({len(picked) + 1} of {need})",
            options,
            self,
            ctx,
            about=ctx.card,
            least=need,
            most=need,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("discards", (*ctx.refs("discards"), duel.cards[pick.card].ref))


class Discard(Verb):
    """Discard cards from the hand, of the player's own choice or at random.

    Without a count as many as the event was about that it answers.
    """

    def __init__(self, count: int = 0, *, of: int = 0, at_random: bool = False) -> None:
        super().__init__()
        self.count = count
        self.of = of
        self.at_random = at_random

    def number(self, ctx: Ctx) -> int:
        """How many cards."""
        return self.count or (0 if ctx.event is None else len(ctx.event.cards))

    def asks(self) -> tuple[Step, ...]:
        return () if self.at_random else (PickDiscards(self),)

    def run(self, duel: State, ctx: Ctx) -> None:
        player = who(ctx, self.of)
        if self.at_random:
            hand = list(duel.pile(player, c.HAND))
            uids = []
            for _ in range(min(self.number(ctx), len(hand))):
                uids.append(hand.pop(below(duel, len(hand))))
        else:
            uids = [ref[0] for ref in ctx.refs("discards")]
        move(duel, uids, c.GRAVEYARD, c.AS_DISCARD, source=ctx.source, by=ctx.player)
        duel.bind("discards", ())

    def text(self, speech: Speech = PLAIN) -> str:
        what = number(self.count, "card") if self.count else "as many cards"
        what += " at random" if self.at_random else ""
        if self.of == 1:
            return f"the opponent discards {what}"
        return f"discard {what}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", None, of=self.of),)


class DiscardHand(Verb):
    """Both players discard their hands in one moment; each draws `draws`, or as many as he discarded."""

    def __init__(self, *, draws: int = 0) -> None:
        super().__init__()
        self.draws = draws

    def run(self, duel: State, ctx: Ctx) -> None:
        first = duel.turn_player
        counts = {}
        uids: list[int] = []
        for seat in (first, 1 - first):
            hand = duel.pile(seat, c.HAND)
            counts[seat] = len(hand)
            uids.extend(hand)
        move(duel, uids, c.GRAVEYARD, c.AS_DISCARD, source=ctx.source, by=ctx.player)
        same = False
        for seat in (first, 1 - first):
            count = self.draws or counts[seat]
            if count:
                draw(duel, seat, count, source=ctx.source, by=ctx.player, same=same)
                same = True

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        mine = [uid for uid in duel.pile(ctx.player, c.HAND) if uid != ctx.card]
        if self.draws or mine or duel.pile(1 - ctx.player, c.HAND):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: nobody has a card to discard.")

    def text(self, speech: Speech = PLAIN) -> str:
        count = number(self.draws, "card") if self.draws else "as many cards as he discarded"
        return f"both players discard their whole hands, then each draws {count}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", None, of=2), Deed("draw", None))
