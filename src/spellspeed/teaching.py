"""Lines for newcomers about the open question, made from the view alone: they tell no more than it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards.library import library

if TYPE_CHECKING:
    from .protocol import Decision, TableSide, View

__all__ = ["teaching"]

_HIGH = 5
_HIGHEST = 7


def teaching(view: View) -> tuple[str, ...]:
    """What a teacher behind the player would say. Empty when he is not asked.

    >>> from spellspeed import Deck, Duel
    >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
    >>> for line in teaching(Duel.start(skulls, skulls, seed=7).view(0)): print(line)
    You may Summon or Set one monster this turn.
    Monsters of Level 5 and 6 need 1 Tribute; you have no monster to Tribute.
    The player who starts has no Battle Phase in his first turn.
    """
    decision = view.decision
    if decision is None:
        return ()
    if decision.kind == "act":
        return tuple(_open(view, decision))
    if decision.kind == "respond":
        return tuple(_respond(view, decision))
    if decision.kind == "choose" and decision.most > 1:
        least, most = decision.least, decision.most
        count = f"{most}" if least == most else f"{least} to {most}"
        return (f"Choose {count} in all, one at a time; {len(decision.picked)} so far.",)
    return ()


def _open(view: View, decision: Decision) -> list[str]:
    """In an open state of one's own turn."""
    side = view.sides[decision.player]
    verbs = {option.verb for option in decision.options}
    lines = []
    if view.phase.startswith("Main"):
        if view.summon_left:
            lines.append("You may Summon or Set one monster this turn.")
            lines += _tributes(side)
        else:
            lines.append("Your Normal Summon or Set of this turn is used.")
        if view.turn == 1:
            lines.append("The player who starts has no Battle Phase in his first turn.")
        elif "attack" not in verbs and view.phase == "Main Phase 1" and _can_fight(side):
            lines.append("To attack, go to the Battle Phase; afterwards comes Main Phase 2.")
        if "set" in verbs and any(card.kind == "trap" for card in side.hand):
            lines.append("A Trap has to be Set before it can be used, and not in the same turn.")
    elif "attack" in verbs:
        lines.append("Each monster in Attack Position may attack once.")
    elif view.phase.startswith("Battle"):
        lines.append("Nothing can attack any more: go on to Main Phase 2.")
    if "flip-summon" in verbs:
        lines.append("A face-down monster can be Flip Summoned; that is no Normal Summon.")
    return lines


def _tributes(side: TableSide) -> list[str]:
    levels = [card.level for card in side.hand if card.kind == "monster"]
    here = sum(card is not None for card in side.monsters)
    have = "no monster" if not here else "1 monster" if here == 1 else f"{here} monsters"
    lines = []
    if any(_HIGH <= level < _HIGHEST for level in levels):
        lines.append(f"Monsters of Level 5 and 6 need 1 Tribute; you have {have} to Tribute.")
    if any(level >= _HIGHEST for level in levels):
        lines.append(f"Monsters of Level 7 and more need 2 Tributes; you have {have} to Tribute.")
    return lines


def _can_fight(side: TableSide) -> bool:
    return any(card is not None and card.position == "attack" for card in side.monsters)


def _respond(view: View, decision: Decision) -> list[str]:
    """In a chance to respond."""
    lines = []
    if view.chain:
        last = view.chain[-1]
        lines.append(f"{last.name} is Link {last.number}; what you add now resolves before it.")
        lines.append("Only Quick-Play Magic, Traps and quick effects can answer; Counter Traps answer all.")
    elif view.attack is not None:
        lines.append("An attack was declared; you may answer it before the Damage Step.")
    names = dict.fromkeys(_name(view, option.card) for option in decision.options if option.card)
    usable = [name for name in names if name]
    if usable:
        lines.append(
            f"You could use {_and(usable)} now, or pass and keep {'it' if len(usable) == 1 else 'them'}."
        )
    return lines


def _name(view: View, handle: str) -> str:
    for side in view.sides:
        for card in (*side.hand, *side.monsters, *side.magic_traps, side.field, *side.graveyard):
            if card is not None and card.handle == handle:
                return card.name if card.name in library().scripts else ""
    return ""


def _and(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
