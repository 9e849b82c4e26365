"""What must be true of a duel at each of its questions (DESIGN §2): for the law tests and for bench/long.py.

`play` plays one random duel. It looks at each of its questions, at the cards at one question in `WHOLE`, and
asks all laws at one in `EVERY`, chosen by chance.
"""

from random import Random

import msgspec
import random_duels

from spellspeed.duel import constants as c
from spellspeed.duel.chain import responses
from spellspeed.duel.legality import activation_reasons
from spellspeed.duel.legality.activation import ACTIVATE_ROWS
from spellspeed.duel.records import Reason
from spellspeed.duel.rules import Rules
from spellspeed.duel.settle import settle
from spellspeed.duel.state import State
from spellspeed.duel.whynot import why_not
from spellspeed.protocol import Snapshot, encode
from spellspeed.redeal import redeal
from spellspeed.saves import restore, snapshot, state_hash
from spellspeed.view import view

AHEAD = 12
"""So many answers a copy is played on."""
WHOLE = 4
EVERY = 120
DRAWN = tuple(name for name in Rules.CHOICES if name != "clock")
"""The switches that an odd duel draws by chance; an even one is judged as games were."""


def has_answers(duel: State) -> None:
    """The open question has an answer, and no two are alike."""
    keys = [option.key for option in duel.decision.options]
    assert keys, "a question has no answer"
    assert len(set(keys)) == len(keys), "two answers are alike"


def is_whole(duel: State) -> None:
    """Every card lies in exactly one place, and knows it."""
    lying = {}
    for index, pile in enumerate(duel.piles):
        for slot, uid in enumerate(pile):
            if uid < 0:
                continue
            assert uid not in lying, "a card lies in two places"
            lying[uid] = (index // c.ZONES, index % c.ZONES, slot)
    for card in duel.cards:
        if card.zone == c.NOWHERE:
            assert card.uid not in lying
            continue
        assert card.uid in lying, "a card is lost"
        seat, zone, slot = lying[card.uid]
        assert seat == card.side
        assert zone == (c.MONSTER_ZONE if card.zone == c.ARRIVING else card.zone)
        if card.on_field:
            assert slot == card.slot
        elif card.zone not in (c.HAND, c.DECK, c.ARRIVING):
            assert seat == card.owner
    for seat in (0, 1):
        assert len(duel.pile(seat, c.MONSTER_ZONE)) == len(duel.pile(seat, c.MAGIC_TRAP_ZONE)) == 5
        assert duel.lp[seat] >= 0


def is_over(duel: State) -> None:
    """The duel has come to its end."""
    assert duel.decision is None, "it does not end"
    assert duel.outcome is not None
    assert not duel.stack


def question(duel: State) -> tuple[object, ...]:
    """All of the open question that a player is told."""
    one = duel.decision
    return (
        (one.number, one.player, one.kind, one.prompt, one.about, one.least, one.most, one.picked),
        [option.key for option in one.options],
    )


def ahead(duel: State, seed: int) -> str:
    """A copy played on for some answers, as a hash."""
    twin = duel.clone()
    chance = Random(seed)
    for _ in range(AHEAD):
        if twin.decision is None:
            break
        twin.choose(chance.choice(twin.decision.options))
    return state_hash(twin)


def asks_again(duel: State) -> None:
    """A question dropped and asked again is the same, and nothing has changed (law 2)."""
    twin = duel.clone()
    before = state_hash(twin)
    twin.ask_again()
    assert question(twin) == question(duel), "asked again it is another question"
    assert state_hash(twin) == before == state_hash(duel), "asking has changed something"


def copies_go_on_alike(duel: State, seed: int) -> None:
    """Two copies and one that was saved go on alike; the duel itself stays as it is (law 1)."""
    before = state_hash(duel)
    saved = encode(snapshot(duel))
    again = restore(msgspec.json.decode(saved, type=Snapshot))
    assert question(again) == question(duel), "a saved duel asks something else"
    assert encode(snapshot(again)) == saved, "a saved duel is not as it was"
    gone = ahead(duel, seed)
    assert gone == ahead(duel, seed) == ahead(again, seed), "a copy goes on in another way"
    assert state_hash(duel) == before, "a copy has changed the duel"


PLAYS = (c.V_SUMMON, c.V_SET, c.V_FLIP_SUMMON, c.V_CHANGE_POSITION, c.V_SPECIAL_SUMMON)
Play = tuple[int, int, int, int, int]
"""Verb, card, effect, target and number."""


def refusals(duel: State, player: int) -> dict[Play, list[Reason]]:
    """Every conceivable play with the reasons against it."""
    found = {}
    for card in duel.cards:
        for verb in PLAYS:
            found[verb, card.uid, -1, -1, -1] = why_not(duel, player, verb, card.uid)
        for effect in card.script.effects:
            key = (c.V_ACTIVATE, card.uid, effect.index, -1, -1)
            found[key] = why_not(duel, player, c.V_ACTIVATE, card.uid, effect.index)
        if card.side == player and card.zone == c.MONSTER_ZONE:
            for target in (*(one.uid for one in duel.cards if one.zone == c.MONSTER_ZONE), -1):
                key = (c.V_ATTACK, card.uid, -1, target, -1)
                found[key] = why_not(duel, player, c.V_ATTACK, card.uid, target=target)
    for phase in range(1, 7):
        found[c.V_PHASE, -1, -1, -1, phase] = why_not(duel, player, c.V_PHASE, number=phase)
    return found


def what_is_not_refused_is_offered(duel: State) -> None:
    """The rows that forbid are the rows that explain, at an open state and at a response (law 5)."""
    decision = duel.decision
    if decision.kind not in (c.ACT, c.RESPOND):
        return
    allowed = {play for play, reasons in refusals(duel, decision.player).items() if not reasons}
    offered = {(one.verb, one.card, one.effect, one.target, one.number) for one in decision.options}
    offered = {play for play in offered if play[0] not in (c.V_PASS, c.V_NO)}
    assert offered - allowed == set(), "an option is refused all the same"
    assert allowed - offered == set(), "what nothing refuses is no option"


USABLE = c.CARD_ACTIVATION | c.IGNITION | c.MULTI_TRIGGER


def usable(duel: State, player: int) -> set[tuple[int, int]]:
    """What the player may activate in the open window: every row asked of every effect of every card."""
    found = set()
    for card in duel.cards:
        for effect in card.script.effects:
            if effect.kind & USABLE and (
                effect.kind != c.CARD_ACTIVATION or effect is card.script.activation
            ):
                if not any(row.fails(duel, player, card, effect) for row in ACTIVATE_ROWS):
                    if not activation_reasons(duel, player, card, effect, True):
                        found.add((card.uid, effect.index))
    return found


def nobody_is_passed_over(duel: State) -> None:
    """Who is not asked has nothing to answer with: the quick looks find what the slow one finds."""
    twin = duel.clone()
    if duel.decision.kind == c.ACT:
        twin.window = ()
        twin.window_kind = c.LEAVING
    elif duel.decision.kind != c.RESPOND:
        return
    for player in (0, 1):
        offered = {(option.card, option.effect) for option in responses(twin, player)}
        assert offered == usable(twin, player), "somebody is passed over, or asked for nothing"


def the_rules_are_at_rest(duel: State) -> None:
    """At an open state the rules have done all there is to do, though they looked only where they had to."""
    if duel.decision.kind != c.ACT:
        return
    twin = duel.clone()
    twin.odd = c.O_ALL
    twin.traits = -1
    twin.dirty = True
    settle(twin)
    twin.dirty = duel.dirty
    assert twin.outcome is None, "an end was overlooked"
    assert state_hash(twin) == state_hash(duel), "the rules have overlooked something"


def told(duel: State, player: int) -> dict[Play, list[tuple[str, str]]]:
    """Every reason that the player is told of a card he knows."""
    known = [card.uid for card in duel.cards if card.known >> player & 1]
    return {
        play: [(reason.rule, reason.sentence) for reason in reasons]
        for play, reasons in refusals(duel, player).items()
        if play[1] < 0 or play[1] in known
    }


def views_are_blind(duel: State, seed: int) -> None:
    """What a player sees does not depend on what he may not know, and all that happened can be told."""
    public = encode(view(duel, "public"))
    for player in (0, 1):
        view(duel, player, duel.news)
        before = encode(view(duel, player))
        asked = player == duel.decision.player
        twin = redeal(duel, player, seed, ask=asked)
        assert encode(view(twin, player)) == before, "a view shows what is hidden"
        assert encode(view(twin, "public")) == public, "the public view shows what is hidden"
        if asked:
            assert told(twin, player) == told(duel, player), "a reason tells what is hidden"


def all_laws(duel: State, seed: int) -> None:
    """Everything, at one question."""
    asks_again(duel)
    copies_go_on_alike(duel, seed)
    what_is_not_refused_is_offered(duel)
    nobody_is_passed_over(duel)
    the_rules_are_at_rest(duel)
    views_are_blind(duel, seed)


def rules_of(seed: int) -> Rules:
    """The rules of this duel."""
    if seed % 2 == 0:
        return Rules()
    chance = Random(f"rules {seed}")
    return Rules(**{name: chance.choice(Rules.CHOICES[name]) for name in DRAWN})


def play(seed: int, every: int = EVERY) -> int:
    """Plays one random duel to its end: how many questions it had. What raises says where it was."""
    chance = Random(f"laws {seed}")
    count = 0
    try:
        duel = random_duels.start(seed, rules_of(seed))
        for _ in random_duels.played(duel, seed):
            count += 1
            has_answers(duel)
            if count % WHOLE == 0:
                is_whole(duel)
            if chance.randrange(every) == 0:
                all_laws(duel, seed)
        is_over(duel)
    except Exception as error:
        error.add_note(f"duel {seed}, question {count}")
        raise
    return count
