"""What a viewer calls the cards, and everything that is said to him in whole sentences.

All of it is made from what he may know: `Eyes` decides which card he sees, the rest only asks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from .duel import constants as c
from .duel.decks import top_shown
from .duel.legality import tributes_needed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .duel.records import Card, Decision, Event, Link, Option, Outcome, Ref
    from .duel.state import State

__all__ = [
    "Eyes",
    "Viewer",
    "cause_bits",
    "cause_words",
    "event_sentence",
    "link_sentence",
    "listed",
    "option_sentence",
    "option_word",
    "outcome_sentence",
    "prompt",
    "summon_word",
]

Viewer = Literal[0, 1, "public", "all"]
"""A player, a spectator who sees what both players see, or a replay that sees everything."""

_PLACES: Final = {
    c.NOWHERE: "gone",
    c.DECK: "deck",
    c.HAND: "hand",
    c.MONSTER_ZONE: "monster",
    c.MAGIC_TRAP_ZONE: "magic",
    c.FIELD_ZONE: "field",
    c.GRAVEYARD: "graveyard",
    c.REMOVED: "removed",
    c.FUSION_DECK: "fusion",
    c.ARRIVING: "monster",
}
_CAUSES: Final = {
    c.BY_BATTLE: "battle",
    c.BY_EFFECT: "effect",
    c.BY_RULE: "rule",
    c.AS_COST: "cost",
    c.AS_TRIBUTE: "tribute",
    c.AS_MATERIAL: "material",
    c.AS_DISCARD: "discard",
    c.BY_HAND_LIMIT: "hand-limit",
    c.AS_MOVE: "move",
    c.AS_USED: "used",
    c.AS_DRAW: "draw",
}


class Eyes:
    """One viewer looking at one state: which cards he knows, and what he calls them."""

    __slots__ = ("_decks", "duel", "seat", "viewer")

    def __init__(self, duel: State, viewer: Viewer) -> None:
        self.duel = duel
        self.viewer = viewer
        self.seat = viewer if isinstance(viewer, int) else -1
        """The viewer's own seat, -1 if he does not play."""
        self._decks: dict[int, str] = {}

    def knows(self, card: Card, seen: int = 0) -> bool:
        """May he know which card this record is of? `seen` are the bits of those who were shown it."""
        if self.seat >= 0:
            return ((card.known | seen) >> self.seat) & 1 == 1
        if self.viewer == "all" or seen == 3 or card.zone == c.GRAVEYARD:
            return True
        return top_shown(self.duel, card.side) is card if card.zone == c.DECK else card.up

    def still(self, ref: Ref, since: int) -> bool:
        """Can he still tell which card on the table is meant, named at that `State.order`?

        Not one that has left, nor one that has been mixed with others since.
        """
        card = self.duel.cards[ref[0]]
        return self.duel.live(ref) and (card.mixed <= since or self.knows(card))

    # -- handles ------------------------------------------------------------------------------------

    def handle(self, card: Card) -> str:
        """The handle of a card as it is now."""
        if self.viewer == "all":
            return str(card.uid)
        followed = self.followed(card)
        if followed:
            return followed
        zone = card.zone
        hidden = zone == c.DECK or zone == c.FUSION_DECK
        if hidden and self.seat >= 0 and (card.side == self.seat or self.knows(card)):
            return self.in_deck(card)
        if hidden:
            return f"{self.whose_place(card)}-{_PLACES[zone]}"
        return f"{self.whose_place(card)}-{_PLACES[zone]}-{self.place_number(card)}"

    def followed(self, card: Card) -> str:
        """The handle of a card this viewer can follow by eye, else nothing; the record may be an old one."""
        if self.viewer == "all":
            return str(card.uid)
        number = card.handle_0 if self.seat == 0 else card.handle_1 if self.seat == 1 else 0
        return f"c{number}" if number else ""

    def in_deck(self, card: Card) -> str:
        """A card in a Deck: its name and a number among its copies, which says nothing of the order."""
        if card.uid not in self._decks:
            place = _PLACES[card.zone]
            prefix = place if card.side == self.seat else f"their-{place}"
            copies: dict[str, int] = {}
            asked = self._asked_about()
            # First those he knows there, then those he is asked about: their numbers hang on nothing hidden.
            pile = sorted(
                self.duel.pile(card.side, card.zone),
                key=lambda uid: (not self.knows(self.duel.cards[uid]), asked.get(uid, len(asked)), uid),
            )
            for uid in pile:
                one = self.duel.cards[uid]
                if card.side == self.seat or self.knows(one):
                    count = copies[one.name] = copies.get(one.name, 0) + 1
                    self._decks[uid] = f"{prefix}-{one.name}-{count}"
        return self._decks[card.uid]

    def _asked_about(self) -> dict[int, int]:
        """The cards of the open question, if it is this viewer's, each with its place in it."""
        decision = self.duel.decision
        if decision is None or decision.player != self.seat:
            return {}
        uids = [ref[0] for ref in decision.picked] + [option.card for option in decision.options]
        return {uid: place for place, uid in enumerate(dict.fromkeys(uids))}

    def whose_place(self, card: Card) -> str:
        if self.seat < 0:
            return str(card.side)
        return "my" if card.side == self.seat else "their"

    def place_number(self, card: Card) -> int:
        """From 1: the slot on the field, the place in a hand or pile otherwise."""
        if card.slot >= 0:
            return card.slot + 1
        pile = self.duel.pile(card.side, card.zone)
        return pile.index(card.uid) + 1 if card.uid in pile else 0

    # -- words --------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The subject of a sentence."""
        if self.seat < 0:
            return f"Player {seat + 1}"
        return "You" if seat == self.seat else "The opponent"

    def does(self, seat: int, verb: str, rest: str = "") -> str:
        """ "You draw", "The opponent draws": subject and verb, in the present."""
        if seat != self.seat or self.seat < 0:
            verb = _third_person(verb)
        return f"{self.who(seat)} {verb}{' ' if rest else ''}{rest}"

    def whose(self, seat: int) -> str:
        if self.seat < 0:
            return f"Player {seat + 1}'s"
        return "your" if seat == self.seat else "the opponent's"

    def name(self, card: Card, seen: int = 0) -> str:
        """The card's name, or nothing if he may not know it."""
        return card.name if self.knows(card, seen) else ""

    def label(self, card: Card, seen: int = 0) -> str:
        """What a sentence calls the card: its name, or where it lies."""
        if self.knows(card, seen):
            return card.name
        kind = "monster" if card.zone == c.MONSTER_ZONE or card.zone == c.ARRIVING else "card"
        if card.on_field:
            return f"the face-down {kind} in {self.place(card)}"
        if card.zone == c.HAND:
            return f"a card in {self.whose(card.side)} hand"
        return f"a card in {self.whose(card.side)} {c.ZONE_NAMES[card.zone]}"

    def choice(self, card: Card) -> str:
        """As `label`; but who searches his Deck sees the cards in it."""
        if card.zone == c.DECK and card.side == self.seat:
            return card.name
        return self.label(card)

    def place(self, card: Card) -> str:
        """ "your Monster Zone 3", "the opponent's hand"."""
        zone = c.MONSTER_ZONE if card.zone == c.ARRIVING else card.zone
        if zone == c.REMOVED:
            return "the cards removed from play"
        number = f" {card.slot + 1}" if card.slot >= 0 and zone != c.FIELD_ZONE else ""
        return f"{self.whose(card.side)} {c.ZONE_NAMES[zone]}{number}"


def _third_person(verb: str) -> str:
    """The form for one person: the last word carries the ending, as in "Flip Summons"."""
    before, _, last = verb.rpartition(" ")
    last += "es" if last.endswith(("s", "x", "ch", "sh")) else "s"
    return f"{before} {last}" if before else last


def listed(words: Iterable[str]) -> str:
    """ "one, two and three", equal words counted.

    >>> listed(["Kuriboh", "Sangan", "Kuriboh"])
    'Kuriboh (2) and Sangan'
    """
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    parts = [word if count == 1 else f"{word} ({count})" for word, count in counts.items()]
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def cause_words(cause: int) -> tuple[str, ...]:
    """The bits of a cause as words."""
    return tuple(word for bit, word in _CAUSES.items() if cause & bit)


def cause_bits(words: Iterable[str]) -> int:
    """The bits of these words; KeyError when one is none.

    >>> cause_words(cause_bits(["battle", "cost"]))
    ('battle', 'cost')
    """
    bits = {word: bit for bit, word in _CAUSES.items()}
    return sum({bits[word] for word in words})


def summon_word(how: int) -> str:
    """How a monster is Summoned."""
    if how & c.FUSION_SUMMON == c.FUSION_SUMMON:
        return "Fusion Summon"
    if how & c.RITUAL_SUMMON == c.RITUAL_SUMMON:
        return "Ritual Summon"
    if how & c.SPECIAL_SUMMON:
        return "Special Summon"
    if how & c.FLIP_SUMMON:
        return "Flip Summon"
    return "Tribute Summon" if how & c.TRIBUTE_SUMMON else "Normal Summon"


# ---- options and prompts -----------------------------------------------------------------------------------


def option_word(option: Option) -> str:
    """The word that goes with an option's number."""
    if option.verb == c.V_PHASE:
        return c.PHASE_NAMES[option.number]
    if option.verb == c.V_POSITION:
        return c.POSITION_NAMES[option.number]
    return option.word


def option_sentence(eyes: Eyes, option: Option, player: int) -> str:
    """One answer in the game's words, without what tells equal ones apart."""
    duel = eyes.duel
    verb = option.verb
    card = duel.cards[option.card] if option.card >= 0 else None
    said = _WITHOUT_CARD.get(verb)
    if said is not None and card is None:
        return said(option)
    assert card is not None
    name = eyes.choice(card)
    if verb == c.V_ATTACK:
        if option.target < 0:
            return f"Attack directly with {name}"
        return f"Attack {eyes.label(duel.cards[option.target])} with {name}"
    if verb == c.V_SUMMON or verb == c.V_SET:
        sentence = f"{'Summon' if verb == c.V_SUMMON else 'Set'} {name}"
        if card.script.facts.kind == c.MONSTER:
            need = tributes_needed(duel, card)
            if need:
                sentence += f" ({_counted(need, 'Tribute')})"
        return sentence
    if verb == c.V_ACTIVATE:
        return _use(eyes, card, option.effect)
    if verb == c.V_FIRST:
        if option.effect < 0:
            return f"Control of {name} goes back"
        on = f" on {eyes.label(duel.cards[option.target])}" if option.target >= 0 else ""
        return _use(eyes, card, option.effect) + on
    if verb == c.V_CHANGE_POSITION:
        return f"Change {name} to {'Defense' if card.attacking else 'Attack'} Position"
    if verb == c.V_FLIP_SUMMON:
        return f"Flip Summon {name}"
    if verb == c.V_SPECIAL_SUMMON:
        return f"Special Summon {name}"
    if verb == c.V_PICK:
        return f"Choose {name}"
    word = option_word(option) or (str(option.number) if option.number >= 0 else "")
    return f"{_upper(c.VERB_NAMES[verb])} {name}{': ' if word else ''}{word}"


def _use(eyes: Eyes, card: Card, index: int) -> str:
    name = eyes.label(card)
    effects = card.script.effects
    if not 0 <= index < len(effects):
        return f"Use the effect of {name}"
    effect = effects[index]
    if effect.kind == c.CARD_ACTIVATION:
        return f"Activate {name}"
    alike = [e for e in effects if e.kind in (c.IGNITION, c.MULTI_TRIGGER, c.TRIGGER, c.DUTY)]
    gist = effect.gist() if len(alike) > 1 and effect in alike else ""
    return f"Use the effect of {name}{': ' if gist else ''}{gist}"


def _phase(option: Option) -> str:
    if option.number == c.MAIN_2:
        return "End the Battle Phase"
    return f"Go to the {c.PHASE_NAMES[option.number]}"


def _word_or_number(option: Option) -> str:
    return _upper(option_word(option)) or str(option.number)


_WITHOUT_CARD: Final[dict[int, Callable[[Option], str]]] = {
    c.V_PHASE: _phase,
    c.V_PASS: lambda option: "Pass",
    c.V_DONE: lambda option: "Done",
    c.V_YES: lambda option: "Yes",
    c.V_NO: lambda option: "No",
    c.V_MODE: _word_or_number,
    c.V_POSITION: lambda option: _upper(c.POSITION_NAMES[option.number]),
    c.V_ZONE: lambda option: f"{option.word} Zone {option.number}".strip(),
    c.V_DECLARE: _word_or_number,
    c.V_PICK: _word_or_number,
}


def prompt(eyes: Eyes, decision: Decision) -> str:
    """What is asked, with the card that asks."""
    if decision.about < 0:
        return decision.prompt
    card = eyes.duel.cards[decision.about]
    if decision.kind == c.RESPOND:
        return f"Answer {eyes.label(card)}?"
    text = decision.prompt
    return f"{_upper(eyes.label(card))}: {text[:1].lower()}{text[1:]}"


# ---- events ------------------------------------------------------------------------------------------------


def link_sentence(eyes: Eyes, link: Link, number: int) -> str:
    """A Chain Link in one sentence."""
    duel = eyes.duel
    card = duel.cards[link.source[0]]
    name = card.name if link.effect.script_name == card.name else link.effect.script_name
    what = f"{eyes.whose(link.player)} {name}"
    targets = [eyes.label(duel.cards[ref[0]]) for ref in link.ctx.targets if eyes.still(ref, link.order)]
    text = f"Chain Link {number}: {what}"
    if targets:
        text += f", target {listed(targets)}"
    if link.negated:
        text += " (its activation is negated)"
    elif link.effect_negated:
        text += " (its effect is negated)"
    return text + "."


def outcome_sentence(eyes: Eyes, outcome: Outcome) -> str:
    """Who has won, and why."""
    if outcome.winner < 0:
        return f"The duel is a draw: {outcome.reason}."
    loser = 1 - outcome.winner
    whom = eyes.who(loser) if eyes.seat < 0 else eyes.who(loser).lower()
    why = {
        "could not draw": f"{whom} could not draw",
        "the opponent conceded": f"{whom} conceded",
        "Life Points at 0": f"{eyes.whose(loser)} Life Points are at 0",
    }.get(outcome.reason, outcome.reason)
    return f"{eyes.does(outcome.winner, 'win')}: {why}."


class _Told:
    """An event with its cards as this viewer calls them."""

    def __init__(self, eyes: Eyes, event: Event) -> None:
        self.eyes = eyes
        self.event = event
        self.cards = event.shown
        self.labels = [eyes.label(card, seen) for card, seen in zip(event.shown, event.seen, strict=False)]
        self.first = self.labels[0] if self.labels else "a card"
        self.source = "" if event.origin is None else event.origin.name

    @property
    def all(self) -> str:
        return listed(self.labels) or "a card"

    def are(self, singular: str = "is", plural: str = "are") -> str:
        return singular if len(self.cards) == 1 else plural

    def names(self, noun: str = "card") -> str:
        """The names of the cards he knows, and how many others."""
        known = [
            card.name
            for card, seen in zip(self.cards, self.event.seen, strict=False)
            if self.eyes.knows(card, seen)
        ]
        rest = len(self.cards) - len(known)
        if rest:
            known.append(_counted(rest, noun) if not known else f"{rest} more")
        return listed(known)

    def from_source(self, word: str, cards: Iterable[Card] = ()) -> str:
        """ "by Raigeki", unless one of these cards is itself the source."""
        origin = self.event.origin
        if origin is None or any(card.uid == origin.uid for card in cards):
            return ""
        return f" {word} {origin.name}"


def event_sentence(eyes: Eyes, event: Event) -> str:
    """What happened, in one sentence from this viewer's side."""
    say = _SAYINGS.get(event.kind)
    told = _Told(eyes, event)
    text = say(told) if say is not None else event.text or c.EVENT_NAMES[event.kind]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _moved(told: _Told) -> str:
    event, eyes = told.event, told.eyes
    before = [was.card for was in event.was]
    # A card is called by what it was if only the old place tells which one is meant.
    labels = []
    for i, card in enumerate(told.cards):
        old = before[i] if i < len(before) else card
        seen = event.seen[i] if i < len(event.seen) else 0
        labels.append(card.name if eyes.knows(card, seen) or eyes.knows(old) else eyes.label(old))
    cards = listed(labels)
    are = told.are()
    seat = before[0].side if before else event.player
    cause, going = event.cause, event.amount
    if cause & c.AS_TRIBUTE:
        return eyes.does(seat if event.by < 0 else event.by, "Tribute", cards)
    if cause & c.AS_DISCARD:
        return eyes.does(seat, "discard", cards) + (
            " (hand limit)" if cause & c.BY_HAND_LIMIT else told.from_source("for", before)
        )
    if cause & c.IS_DESTROYED:
        how = told.from_source("by")
        if cause & c.BY_BATTLE:
            how = " by battle"
        elif cause & c.BY_RULE:
            how = ""
        return f"{_upper(cards)} {are} destroyed{how}" + _and_goes(going)
    if going == c.NOWHERE:
        return f"{_upper(cards)} {told.are('disappears', 'disappear')}"
    if going == c.REMOVED:
        return f"{_upper(cards)} {are} removed from play"
    if cause & c.AS_MATERIAL:
        return f"{_upper(cards)} {are} used as Fusion Material"
    back = going in (c.HAND, c.DECK, c.FUSION_DECK) and before and before[0].on_field
    verb = "returns" if back or going == c.MONSTER_ZONE else "goes"
    verb = (
        verb if len(told.cards) == 1 else verb.rstrip("s").removesuffix("e") if verb == "goes" else "return"
    )
    side = told.cards[0].side if told.cards else seat
    cost = " (cost)" if cause & c.AS_COST else ""
    return f"{_upper(cards)} {verb} to {eyes.whose(side)} {c.ZONE_NAMES[going]}{cost}"


def _and_goes(going: int) -> str:
    if going == c.GRAVEYARD or going == c.NOWHERE:
        return ""
    return " and removed from play" if going == c.REMOVED else f" and put into the {c.ZONE_NAMES[going]}"


def _drawn(told: _Told) -> str:
    return told.eyes.does(told.event.player, "draw", told.names())


def _summoned(told: _Told) -> str:
    eyes, event = told.eyes, told.event
    text = eyes.does(event.player, summon_word(event.amount), told.all)
    if len(told.cards) == 1:
        card = told.cards[0]
        if not card.up:
            return f"{text} face-down"
        return f"{text} in {'Attack' if card.attacking else 'Defense'} Position"
    return text


def _attempt(told: _Told) -> str:
    word = summon_word(told.event.amount)
    return told.eyes.does(told.event.player, "declare", f"the {word} of {told.all}")


def _set(told: _Told) -> str:
    eyes, event = told.eyes, told.event
    card = told.cards[0]
    if eyes.knows(card, event.seen[0]):
        what = card.name
    else:
        what = "a monster" if card.zone == c.MONSTER_ZONE else "a card"
    place = (
        eyes.place(card)
        if card.side != event.player
        else eyes.place(card).removeprefix(eyes.whose(card.side))
    )
    return eyes.does(event.player, "Set", f"{what} in {place.strip()}")


def _position(told: _Told) -> str:
    card = told.cards[0]
    name = told.eyes.label(card, told.event.seen[0] if told.event.seen else 0)
    if not card.up:
        was = told.event.was
        if was and was[0].card.up:
            return f"{card.name} is turned face-down"
    return f"{_upper(name)} is changed to {'Attack' if card.attacking else 'Defense'} Position"


def _attack(told: _Told) -> str:
    if len(told.labels) < 2:
        return f"{told.first} attacks directly"
    return f"{told.first} attacks {told.labels[1]}"


def _battled(told: _Told) -> str:
    if len(told.labels) < 2:
        return f"{told.first} hits directly"
    return f"{told.first} battles {told.labels[1]}"


def _damage(told: _Told) -> str:
    kind = "battle damage" if told.event.kind == c.BATTLE_DAMAGE else "damage"
    return told.eyes.does(told.event.player, "take", f"{told.event.amount} {kind}{told.from_source('from')}")


def _activated(told: _Told) -> str:
    card = told.event.origin
    effects = () if card is None else card.script.effects
    index = told.event.amount
    if 0 <= index < len(effects) and effects[index].kind != c.CARD_ACTIVATION:
        return told.eyes.does(told.event.player, "use", f"the effect of {told.all}")
    return told.eyes.does(told.event.player, "activate", told.all)


def _declared(told: _Told) -> str:
    if told.cards:
        name = told.source or told.eyes.who(told.event.player)
        return f"{name} targets {told.all}"
    return told.eyes.does(told.event.player, "declare", told.event.text or str(told.event.amount))


def _lasting(told: _Told) -> str:
    name = told.source or "An effect"
    return f"{name} now affects {told.all}" if told.cards else f"{name} stays in force for a time"


def _turn(told: _Told) -> str:
    return f"Turn {told.event.amount}: {told.eyes.whose(told.event.player)} turn"


def _negated(told: _Told) -> str:
    what = "activation" if told.event.text == "activation" else "effect"
    return f"The {what} of {told.all} is negated{told.from_source('by')}"


def _resolved(told: _Told) -> str:
    return f"{_upper(told.all)} resolves (Chain Link {told.event.amount})"


def _over(told: _Told) -> str:
    outcome = told.eyes.duel.outcome
    return told.event.text if outcome is None else outcome_sentence(told.eyes, outcome)


def _chance(told: _Told) -> str:
    return told.event.text or f"Chance decides: {told.event.amount}"


def _life(verb: str) -> Callable[[_Told], str]:
    return lambda told: told.eyes.does(told.event.player, verb, f"{told.event.amount} Life Points")


_SAYINGS: Final[dict[int, Callable[[_Told], str]]] = {
    c.TURN_BEGAN: _turn,
    c.PHASE_BEGAN: lambda told: c.PHASE_NAMES[told.event.amount],
    c.STEP_BEGAN: lambda told: c.STEP_NAMES[told.event.amount],
    c.DRAWN: _drawn,
    c.MOVED: _moved,
    c.SUMMON_ATTEMPT: _attempt,
    c.SUMMONED: _summoned,
    c.SET: _set,
    c.FLIPPED: lambda told: f"{told.first} is turned face-up",
    c.POSITION_CHANGED: _position,
    c.ATTACK_DECLARED: _attack,
    c.BATTLED: _battled,
    c.BATTLE_DAMAGE: _damage,
    c.EFFECT_DAMAGE: _damage,
    c.LIFE_GAINED: _life("gain"),
    c.LIFE_PAID: _life("pay"),
    c.LIFE_LOST: _life("lose"),
    c.SUBSTITUTED: lambda told: f"{told.labels[-1]} is destroyed in place of {told.first}",
    c.ACTIVATED: _activated,
    c.RESOLVED: _resolved,
    c.NEGATED: _negated,
    c.CONTROL_CHANGED: lambda told: told.eyes.does(told.event.player, "take", f"control of {told.all}"),
    c.EQUIPPED: lambda told: f"{told.first} is equipped to {told.labels[-1] if told.labels else 'a monster'}",
    c.SHUFFLED: lambda told: told.eyes.does(
        told.event.player, "shuffle", f"{'your' if told.event.player == told.eyes.seat else 'the'} Deck"
    ),
    c.REVEALED: lambda told: f"{_upper(told.all)} {told.are()} shown",
    c.CHANCE: _chance,
    c.DUEL_OVER: _over,
    c.GREETED: lambda told: f"The duel begins. {told.eyes.does(told.event.player, 'start')}",
    c.SUMMON_NEGATED: lambda told: f"The Summon of {told.all} is negated{told.from_source('by')}",
    c.ATTACK_STOPPED: lambda told: (
        f"The attack of {told.all} {'is negated' if told.event.text == 'negated' else 'stops'}"
    ),
    c.REPLAY: lambda told: f"Replay: the attack of {told.all} starts again",
    c.DISAPPEARED: lambda told: f"The effect of {told.all} disappears",
    c.DECLARED: _declared,
    c.LASTING_BEGAN: _lasting,
    c.COUNTERS: lambda told: (
        f"{told.all} {'gets' if told.event.amount > 0 else 'loses'} "
        f"{_counted(abs(told.event.amount), told.event.text)}"
    ),
    c.MODIFIED: lambda told: f"{told.source or 'An effect'} changes {told.all}",
    c.CLOCK: lambda told: f"The turn count of {told.all} goes forward by {told.event.amount}",
    c.EXCHANGED: lambda told: "The players exchange their Life Points",
    c.LOOP_BROKEN: lambda told: f"{told.first} keeps an endless loop going and is destroyed (J-WIN-08)",
}
