"""Static effects by what they do: what cards and players may not do, must do, or are spared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .selections import CARD, EQUIPPED_MONSTER, FACE_UP, IN_GRAVEYARD, MONSTER, THIS_CARD, Sel
from .statics import Bonus, ForPlayer, Simple, SpokenStatic, alike

if TYPE_CHECKING:
    from spellspeed.duel.effects import Static
    from spellspeed.duel.records import Card, Force, Ref
    from spellspeed.duel.state import State

    from .conditions import Cond

__all__ = [
    "Lure",
    "attacks_directly",
    "cannot_activate",
    "cannot_attack",
    "cannot_attack_directly",
    "cannot_be_attacked",
    "cannot_be_targeted",
    "cannot_change",
    "decks_turned",
    "destroyed_after_calculation",
    "destroyed_while",
    "equip_bonus",
    "frees_graveyard",
    "gathers_spell_counters",
    "hand_limit",
    "hands_shown",
    "held_in",
    "keeps_control",
    "lent",
    "locks_graveyards",
    "must_be_tributed",
    "negates",
    "no_battle_damage",
    "no_battle_phase",
    "no_removal",
    "no_summons",
    "no_tribute",
    "no_tribute_summon",
    "not_destroyed",
    "owners_control",
    "pays_to_attack",
    "piercing",
    "quells",
    "removed_instead",
    "removes_yours",
    "rests",
    "safe_unless_targeted",
    "skips",
    "skips_turn",
    "turn_hand_shown",
    "wins",
]


class Lure(SpokenStatic):
    """Whoever could attack these monsters can attack nothing else; with `attackers` only these monsters."""

    def __init__(self, on: Sel, *, attackers: Sel | None = None) -> None:
        super().__init__(c.S_LURE, on)
        self.attackers = attackers

    def lures(self, duel: State, force: Force, attacker: Card, target: Card) -> bool:
        assert self.on is not None
        if not self.on.matches(duel, target, force.player, force.source[0], None):
            return False
        if self.attackers is None:
            return attacker.side != target.side
        return self.attackers.matches(duel, attacker, force.player, force.source[0], None)

    def number(self, duel: State, force: Force) -> int:
        return 2 if self.attackers is None else 1

    def said_of(self, what: str, many: bool) -> str:
        if self.attackers is None:
            return f"monsters that could attack {what} can attack nothing else"
        assert self.on is not None
        who = self.attackers.words().bare()
        return f"{who} can attack nothing but {what}, if there are any"


def no_battle_damage(who: int = 0, *, when: Cond | None = None) -> SpokenStatic:
    """A player takes no Battle Damage: 0 you, 1 the opponent."""
    said = ("you take", "the opponent takes")[who] + " no Battle Damage"
    return ForPlayer(c.S_NO_BATTLE_DAMAGE, who, said, when=when)


def no_battle_phase(who: int = 0) -> SpokenStatic:
    """A player has no Battle Phase: 0 you, 1 the opponent."""
    said = ("you have", "the opponent has")[who] + " no Battle Phase"
    return ForPlayer(c.S_NO_BATTLE_PHASE, who, said)


def skips(phase: int, who: int = 0, *, times: int = 1) -> SpokenStatic:
    """A player skips his Draw or Standby Phase: 0 you, 1 the opponent. Left behind for ever, the next one.

    With `times` the next so many of them. What is skipped by two effects at once is skipped once.
    """
    phases = c.PHASE_NAMES[phase] if times == 1 else f"{times} {c.PHASE_NAMES[phase]}s"
    said = ("you skip your", "the opponent skips his")[who] + f" next {phases}"
    skip = ForPlayer(c.S_SKIP, who, said, amount=phase)
    skip.after = times
    skip.once = True
    return skip


class TurnPlayersHand(ForPlayer):
    """The hand of the player whose turn it is."""

    def covers_player(self, duel: State, force: Force, player: int) -> bool:
        return player == duel.turn_player


def hands_shown(who: int = 2) -> SpokenStatic:
    """Hands lie open: 0 yours, 1 the opponent's, 2 both."""
    said = ("your hand is", "the opponent's hand is", "both hands are")[who] + " shown to both players"
    return ForPlayer(c.S_HANDS_SHOWN, who, said)


def turn_hand_shown() -> SpokenStatic:
    """The hand of the player whose turn it is lies open."""
    said = "each player shows his hand to the other in his own turn"
    return TurnPlayersHand(c.S_HANDS_SHOWN, 2, said)


def skips_turn(who: int = 0) -> SpokenStatic:
    """A player skips his next turn: 0 you, 1 the opponent."""
    said = ("you skip your", "the opponent skips his")[who] + " next turn"
    skip = ForPlayer(c.S_SKIP, who, said, amount=c.NO_PHASE)
    skip.once = True
    return skip


def hand_limit(limit: int, who: int = 0) -> SpokenStatic:
    """So many cards a player may hold at the end of his turn, or UNLIMITED: 0 you, 1 the opponent, 2 each."""
    whose = ("your hand size limit", "the opponent's hand size limit", "each player's hand size limit")[who]
    if limit == c.UNLIMITED:
        said = ("you have", "the opponent has", "the players have")[who] + " no hand size limit"
    else:
        said = f"{whose} becomes {limit} cards"
    return ForPlayer(c.S_HAND_LIMIT, who, said, amount=limit)


def no_summons(who: int = 0, *, other: bool = False) -> SpokenStatic:
    """A player, or both (2), cannot Normal, Flip or Special Summon; he may Set.

    What the card Summons itself is never forbidden by it; with `other` the words say so.
    """
    said = ("you cannot", "the opponent cannot", "neither player can")[who]
    said = f"{said} Normal, Flip or Special Summon{' monsters except by this card' if other else ''}"
    return ForPlayer(c.S_CANNOT_SUMMON, who, said, amount=c.NORMAL_SUMMON | c.FLIP_SUMMON | c.SPECIAL_SUMMON)


def keeps_control(on: Sel) -> SpokenStatic:
    """The control of face-up monsters cannot change."""
    said = "control of {} cannot change"
    return alike(c.S_CONTROL, on, said, amount=1)


def owners_control() -> SpokenStatic:
    """Each monster on the field goes back to its owner, and stays there."""
    return ForPlayer(c.S_CONTROL, 2, "all monsters on the field are controlled by their owners", amount=2)


def must_be_tributed() -> SpokenStatic:
    """The chosen monster of the opponent is your next Tribute, as if it were yours (Soul Exchange)."""
    said = "when you Tribute a monster, you must Tribute {}, as if you controlled it"
    return Simple(c.S_MUST_TRIBUTE, None, said, said)


def negates(on: Sel) -> SpokenStatic:
    """Negates the effects of face-up cards."""
    return Simple(c.S_NEGATE, on & FACE_UP, "the effect of {} is negated", "the effects of {} are negated")


def lent(amount: int) -> SpokenStatic:
    """Who uses these cards of his hand takes damage: activates or Sets them, or pays a cost with them."""
    return alike(c.S_LENT, None, f"if you use {{}}, you take {amount} damage", amount=amount)


def decks_turned() -> SpokenStatic:
    """Both Decks lie upside down, so that their top cards show."""
    return ForPlayer(c.S_DECKS_TURNED, 2, "both players' Decks are turned upside down")


def cannot_activate(on: Sel, *, sets: bool = False) -> SpokenStatic:
    """Cards cannot be activated, and their effects cannot be used; with `sets` they cannot be Set either."""
    if sets:
        return alike(c.S_CANNOT_ACTIVATE, on, "{} cannot be activated or Set", amount=1)
    return alike(c.S_CANNOT_ACTIVATE, on, "{} cannot be activated")


def cannot_attack(on: Sel | None = None, when: Cond | None = None) -> SpokenStatic:
    """Monsters cannot declare an attack."""
    return alike(c.S_CANNOT_ATTACK, on, "{} cannot attack", when=when)


def cannot_be_targeted(
    on: Sel | None = None, *, theirs: bool = False, when: Cond | None = None
) -> SpokenStatic:
    """No effect can target the cards; with `theirs` no effect of the opponent."""
    whose = "the opponent's " if theirs else ""
    said = f"{{}} cannot be the target of {whose}Magic, Trap or monster effects"
    amount = 1 if theirs else 0
    return Simple(c.S_CANNOT_TARGET, on, said, said.replace("target", "targets"), amount=amount, when=when)


def held_in(on: Sel, position: int) -> SpokenStatic:
    """Holds face-up monsters in a position."""
    said = f"changed to {c.POSITION_NAMES[position]} and cannot change"
    one, many = f"{{}} is {said} its position", f"{{}} are {said} their positions"
    return Simple(c.S_POSITION, on, one, many, amount=position)


def piercing(on: Sel | None = None) -> SpokenStatic:
    """The excess over DEF goes through as Battle Damage."""
    attacks = "a Defense Position monster with DEF lower than the attacker's ATK"
    one = f"when {{}} attacks {attacks}, it inflicts the difference as Battle Damage"
    many = f"when {{}} attack {attacks}, they inflict the difference as Battle Damage"
    return Simple(c.S_PIERCING, on, one, many)


def attacks_directly(on: Sel | None = None, *, only: bool = False, when: Cond | None = None) -> SpokenStatic:
    """Monsters may attack the player although he has monsters; `only`: they attack nothing else."""
    if only:
        return alike(c.S_DIRECT, on, "{} can attack only the opponent directly", amount=1, when=when)
    return alike(c.S_DIRECT, on, "{} can attack the opponent directly", when=when)


def cannot_attack_directly(on: Sel | None = None) -> SpokenStatic:
    """Monsters can attack nothing but monsters."""
    return alike(c.S_CANNOT_ATTACK_DIRECTLY, on, "{} cannot attack the opponent directly")


def cannot_be_attacked(
    on: Sel | None = None, *, blocks: bool = True, when: Cond | None = None
) -> SpokenStatic:
    """The opponent's monsters cannot attack these monsters; with no other to attack they do not attack.

    Without `blocks` these monsters do not stop direct attacks.
    """
    if blocks:
        return alike(c.S_CANNOT_BE_ATTACKED, on, "{} cannot be attacked", when=when)
    said = "{} cannot be attacked and does not stop direct attacks"
    return Simple(c.S_CANNOT_BE_ATTACKED, on, said, said.replace("does", "do"), amount=1, when=when)


def cannot_change(on: Sel | None = None, *, when: Cond | None = None) -> SpokenStatic:
    """A player cannot change the battle positions of monsters; effects can (J-POS-04)."""
    said = "the battle position of {} cannot be changed"
    return Simple(c.S_CANNOT_CHANGE, on, said, said.replace("position", "positions"), when=when)


def destroyed_after_calculation(on: Sel | None = None) -> SpokenStatic:
    """Cards are destroyed right after damage calculation, before anything is triggered."""
    one = "{} is destroyed after damage calculation"
    doom = Simple(c.S_DOOMED, on, one, one.replace(" is ", " are "))
    doom.once = True
    return doom


class Quells(Simple):
    """See `quells`."""

    def __init__(self, on: Sel | None, victims: Sel, when: Cond | None) -> None:
        what = victims.words().plural(located=False)
        said = f"the effects of {what} that {{}} destroys by battle are negated, also in the Graveyard"
        super().__init__(c.S_QUELLS, on, said, said.replace("destroys", "destroy"), when=when)
        self.victims = victims

    def quells(self, duel: State, force: Force, card: Card) -> bool:
        return self.victims.matches(duel, card, force.player, force.source[0], None)


def quells(on: Sel | None = None, victims: Sel = MONSTER, *, when: Cond | None = None) -> SpokenStatic:
    """The effects of monsters destroyed by battle with these are negated until they leave the Graveyard."""
    return Quells(on, victims, when)


def no_removal(who: int = 0) -> SpokenStatic:
    """A player cannot remove cards in either Graveyard from play: 0 you, 1 the opponent."""
    said = ("you", "the opponent")[who] + " cannot remove cards in either Graveyard from play"
    return ForPlayer(c.S_NO_REMOVAL, who, said)


class Rests(Simple):
    """Monsters that have attacked go to Defense Position, and may not be changed for a while."""

    def __init__(self, on: Sel | None, when: int, locked: bool) -> None:
        ends = "Battle Phase" if when == c.END_OF_PHASE else "Damage Step"
        said = f"if {{}} attacks, it is changed to Defense Position at the end of the {ends}"
        if locked:
            said += ", and its battle position cannot be changed until the end of your next turn"
        super().__init__(c.S_RESTS, on, said, said.replace("attacks, it is", "attack, they are"), amount=when)
        self.lock = cannot_change() if locked else None

    def follow(self) -> Static | None:
        return self.lock


def rests(on: Sel | None = None, *, after: int = c.END_OF_DAMAGE_STEP, locked: bool = False) -> SpokenStatic:
    """Monsters that have attacked are changed to Defense Position: END_OF_DAMAGE_STEP or END_OF_PHASE.

    With `locked` their positions then cannot be changed until the end of their controller's next turn.
    """
    return Rests(on, after, locked)


def pays_to_attack(amount: int, on: Sel | None = None) -> SpokenStatic:
    """Declaring an attack costs Life Points, paid by the player who attacks (J-REPLAY-04)."""
    one = f"{{}} attacks only if you pay {amount} Life Points"
    many = f"{{}} attack only if their controllers pay {amount} Life Points for each"
    return Simple(c.S_PAY_TO_ATTACK, on, one, many, amount=amount)


def gathers_spell_counters() -> SpokenStatic:
    """Each Magic Card activated while this was in force gives a Spell Counter as it resolves (J-EFF-18)."""
    said = "each time a Magic Card that was activated resolves, put 1 Spell Counter on {}"
    return alike(c.S_GATHERS, THIS_CARD, said)


class Safe(SpokenStatic):
    """Cards that some causes do not destroy."""

    def __init__(self, on: Sel | None, causes: int, by: Sel | None, aimed: bool = False) -> None:
        super().__init__(c.S_NOT_DESTROYED, on)
        self.causes = causes
        self.by = by
        self.aimed = aimed

    def number(self, duel: State, force: Force) -> int:
        return self.causes

    def spares(self, duel: State, force: Force, source: Ref) -> bool:
        if self.aimed and not aimed_at_host(duel, force, source):
            return False
        if self.by is None:
            return True
        if source[0] < 0:
            return False
        return self.by.matches(duel, duel.cards[source[0]], force.player, force.source[0], None)

    def said_of(self, what: str, many: bool) -> str:
        if self.by is not None:
            effects = f"the effects of {self.by.words().plural(located=False)}"
            how = f" by battle or by {effects}" if self.causes & c.BY_BATTLE else f" by {effects}"
        else:
            how = {c.BY_BATTLE: " by battle", c.BY_EFFECT: " by effects"}.get(self.causes, "")
            if self.aimed:
                how = " by effects that target it"
        return f"{what} cannot be destroyed{how}"


class SafeUnlessTargeted(Safe):
    """This card is not destroyed by the effects of some cards that do not target it."""

    def spares(self, duel: State, force: Force, source: Ref) -> bool:
        chain = duel.chain
        if chain is not None and chain.resolving >= 0:
            link = chain.links[chain.resolving]
            if link.source[0] == source[0] and any([ref[0] == force.source[0] for ref in link.aimed()]):
                return False
        return super().spares(duel, force, source)

    def withholds(self) -> bool:
        return True

    def said_of(self, what: str, many: bool) -> str:
        return f"{super().said_of(what, many)} that do not target it"


def safe_unless_targeted(by: Sel) -> SpokenStatic:
    """This card is not destroyed by the effects of such cards, unless they target it."""
    return SafeUnlessTargeted(MONSTER & THIS_CARD, c.BY_EFFECT, by)


def aimed_at_host(duel: State, force: Force, source: Ref) -> bool:
    """Does the card with this effect target the monster that the static effect's card is equipped to?"""
    host = duel.cards[force.source[0]].host
    if host[0] < 0:
        return False
    if source[0] < 0:
        # A broken link: its card had targeted the monster (Premature Burial).
        return True
    if duel.cards[source[0]].host == host:
        return True
    chain = duel.chain
    if chain is None or chain.resolving < 0:
        return False
    link = chain.links[chain.resolving]
    return link.source[0] == source[0] and any([ref[0] == host[0] for ref in link.aimed()])


def not_destroyed(
    on: Sel | None = None, causes: int = c.IS_DESTROYED, *, by: Sel | None = None, aimed: bool = False
) -> SpokenStatic:
    """Cards are safe from destruction by battle (BY_BATTLE), by effects (BY_EFFECT) or by both.

    `by`: of effects only by those of such cards; `aimed`: only by those that target the monster that this
    card is equipped to.
    """
    return Safe(on, causes, by, aimed)


class Removed(SpokenStatic):
    """Cards on their way to the Graveyard are removed from play instead."""

    def __init__(self, on: Sel) -> None:
        super().__init__(c.S_REPLACE_MOVE, on)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return c.REMOVED if value == c.GRAVEYARD else value

    def said_of(self, what: str, many: bool) -> str:
        return f"{what} that would go to the Graveyard {'are' if many else 'is'} removed from play instead"


def removed_instead(on: Sel = CARD) -> SpokenStatic:
    """Cards that would go to the Graveyard are removed from play (Banisher of the Light)."""
    return Removed(on)


def locks_graveyards(on: Sel = CARD & IN_GRAVEYARD) -> SpokenStatic:
    """No effect but its own chooses or moves a card in a Graveyard (Necrovalley)."""
    said = (
        "no cost or effect can target, move or remove from play {}, except one of the card itself; such an "
        "effect is negated"
    )
    return alike(c.S_GRAVE_LOCK, on, said)


def frees_graveyard() -> SpokenStatic:
    """No card locks your Graveyard (Gravekeeper's Chief)."""
    return ForPlayer(c.S_GRAVE_LOCK, 0, "no card locks your Graveyard")


def removes_yours() -> SpokenStatic:
    """Monsters you control are removed from play in place of monsters in Graveyards (Spirit Elimination)."""
    said = (
        "when you would remove monsters in a Graveyard from play, you remove monsters you control instead, "
        "as if these lay there"
    )
    return ForPlayer(c.S_REMOVES_YOURS, 0, said)


class Wins(SpokenStatic):
    """You win the Duel as soon as something is so."""

    def __init__(self, when: Cond) -> None:
        super().__init__(c.S_WINS, None, when)

    def said_of(self, what: str, many: bool) -> str:
        return "you win the Duel"


def wins(when: Cond) -> SpokenStatic:
    """You win the Duel as soon as something is so (J-WIN-10)."""
    return Wins(when)


def no_tribute(on: Sel | None = None) -> SpokenStatic:
    """Monsters cannot be Tributed at all."""
    return alike(c.S_CANNOT_BE_TRIBUTED, on, "{} cannot be Tributed", amount=1)


def no_tribute_summon(on: Sel | None = None) -> SpokenStatic:
    """Monsters are no Tributes for a Tribute Summon or Set; they may pay costs."""
    return alike(c.S_CANNOT_BE_TRIBUTED, on, "{} cannot be Tributed for a Tribute Summon or Set")


def destroyed_while(
    on: Sel, when: Cond | None = None, *, by_effect: bool = False, before_flips: bool = False
) -> SpokenStatic:
    """Cards are destroyed as soon as something is so; `by_effect`: by the effect of this card, at once.

    In the Damage Step otherwise only at its end (J-DMG-01), with `before_flips` before the FLIP effects.
    """
    amount = c.BY_EFFECT if by_effect else c.BY_RULE if before_flips else 0
    return Simple(c.S_DESTROYED_IF, on, "{} is destroyed", "{} are destroyed", amount=amount, when=when)


def equip_bonus(attack: int = 0, defense: int = 0, *, each: Sel | None = None) -> Bonus:
    """The equipped monster gains ATK and DEF."""
    return Bonus(MONSTER & EQUIPPED_MONSTER, attack=attack, defense=defense, each=each)
