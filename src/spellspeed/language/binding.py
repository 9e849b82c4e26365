"""Which names an effect binds, and whether each is bound before it is read; a part of `check`."""

from __future__ import annotations

from .effects import CardEffect
from .picking import Pick
from .verbs.base import Verb
from .which import EVENT, TARGETS


class Bindings:
    """Follows the names of one effect through its verbs, in the order in which they run."""

    def __init__(self, effect: CardEffect, *, on_cards: bool = False) -> None:
        self.effect = effect
        self.on_cards = on_cards
        """It was left behind on cards, which are its targets."""
        self.found: list[str] = []
        self.used_targets = False

    def problems(self) -> list[str]:
        effect = self.effect
        bound = {"cost"} if effect.price is not None else set()
        for verb in effect.first:
            bound.update(verb.binds())
        self.follow(effect.verbs, bound)
        self.follow(effect.promises, set())
        if effect.targets and not self.used_targets:
            self.found.append("it names targets, and no verb reads TARGET")
        return self.found

    def follow(self, verbs: tuple[Verb, ...], bound: set[str]) -> None:
        picked: set[str] = set()
        for verb in verbs:
            which = verb.which
            if which is not None:
                for name in which.binds():
                    if isinstance(which, Pick) and name in picked:
                        self.found.append(f'two picks are called "{name}": give one of them a name=')
                    picked.add(name)
                    bound.add(name)
                for name in which.reads():
                    self.read(name, bound)
            for name in verb.reads():
                self.read(name, bound)
            bound.update(verb.binds())
            inner = verb.inner()
            if inner:
                self.follow(inner, set(bound) if verb.tells_inner() else set())

    def read(self, name: str, bound: set[str]) -> None:
        if name == TARGETS:
            self.used_targets = True
            if not self.effect.targets and not self.on_cards:
                self.found.append("a verb reads TARGET, and the effect has no target=")
        elif name == EVENT:
            event = self.effect.event
            if event is None or not event.kinds:
                self.found.append("a verb reads the cards of the event, and no when= answers an event")
        elif name not in bound:
            self.found.append(f'a verb reads "{name}", and no verb before it binds that')
