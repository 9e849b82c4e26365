"""The rows that forbid are the rows that explain (law 5)."""

from random import Random

import pytest
from duel_laws import PLAYS, refusals, what_is_not_refused_is_offered
from random_duels import states
from scenario import face_up, hand, lp, table

from spellspeed.duel import constants as c
from spellspeed.duel import legality
from spellspeed.duel.legality.activation import ACTIVATE_ROWS
from spellspeed.duel.legality.rows import Table
from spellspeed.duel.rules import Rules
from spellspeed.duel.whynot import ANY_TARGET, why_not
from spellspeed.rulebook import RULES


@pytest.mark.parametrize("seed", range(8))
def test_what_is_not_refused_is_an_option_and_the_other_way_round(seed):
    chance = Random(seed)
    ids = set()
    for duel in states(seed, Rules(zones="ask"), quiet=True):
        if chance.randrange(4):
            continue
        what_is_not_refused_is_offered(duel)
        reasons = refusals(duel, duel.decision.player)
        ids |= {reason.rule for found in reasons.values() for reason in found}
    assert ids <= set(RULES)


@pytest.mark.parametrize("seed", range(4))
def test_the_other_player_is_told_that_it_is_not_his_move(seed):
    for duel in states(seed, quiet=True):
        other = 1 - duel.decision.player
        card = duel.pile(other, c.HAND)[:1]
        for uid in card:
            assert why_not(duel, other, c.V_SUMMON, uid)[0].rule == "J-CHAIN-03"


def test_every_row_rests_on_a_rule():
    tables = [table for name, table in vars(legality).items() if name.endswith("_ROWS")]
    tables.append(ACTIVATE_ROWS)
    assert len(tables) >= 10
    rows = [row for table in tables for row in (table.rows if isinstance(table, Table) else table)]
    assert {row.rule for row in rows} <= set(RULES)


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_are_not_named(seed):
    for duel in states(seed, quiet=True):
        player = duel.decision.player
        seen = {card.name for card in duel.cards if card.known >> player & 1}
        for card in duel.cards:
            if not card.known >> player & 1 and card.name not in seen:
                for verb in (*PLAYS, c.V_ACTIVATE, c.V_ATTACK):
                    for reason in why_not(duel, player, verb, card.uid, target=ANY_TARGET):
                        assert card.name not in reason.sentence
        if duel.turn > 6:
            break


def test_of_a_face_up_card_the_effect_that_it_has_there_is_explained():
    d = table(you=face_up("Ultimate Offering") + hand("Kuriboh") + lp(500))
    card = d.card("Ultimate Offering")
    assert [one.rule for one in why_not(d.state, 0, c.V_ACTIVATE, card.uid)] == ["J-EFF-07"]
