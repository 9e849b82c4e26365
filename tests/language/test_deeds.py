"""What an effect would do, asked of a Chain Link before it resolves (DESIGN §7.7)."""

from pathlib import Path

import pytest
from scenario import *

from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Effect
from spellspeed.duel.records import NO_CTX
from spellspeed.language import words as w
from spellspeed.language.card import WRITTEN
from spellspeed.language.deeds import deeds_of, targets_of
from spellspeed.language.verbs.base import DEEDS, Deed

FILE = Path(__file__).with_name("deeds.txt")
MUST, MAY, LATER = c.MUST, c.MAY, c.LATER
SURE = {MUST: "must", MAY: "may", LATER: "later"}
BODY = trap(
    "Body as a Wall",
    w.activate(
        w.NegateActivation(),
        when=w.Activated(by=w.OPPONENT, would=w.Would("destroy", on=w.MONSTER & w.ON_FIELD)),
        cost=w.Pay(1500),
    ),
    icon="counter",
)
TYRANNY = trap(
    "Tyranny",
    w.activate(
        w.NegateActivation(),
        when=w.Activated(would=w.Would("special summon", sure=w.MAY)),
        cost=w.Pay(800),
    ),
    icon="counter",
)
WITNESS = trap("Witness", w.activate(w.Draw(1), when=w.Activated(by=w.OPPONENT)), icon="counter")
"""Answers anything of the opponent's, so that a Chain Link can be looked at."""
OWN = [BODY, TYRANNY, WITNESS]


def written_down():
    """What every card would do, as its verbs say it."""
    lines = []
    scripts = library().scripts
    for name in sorted(WRITTEN):
        for effect in scripts[name].effects:
            for deed in effect.deeds():
                what = "" if deed.which is None else f" {deed.which.text()}"
                lines.append(f"{name}: {SURE[deed.sure]} {deed.deed}{what}\n")
    return "".join(lines)


def test_the_deeds_of_all_cards_are_as_written_down():
    assert written_down() == FILE.read_text(), (
        "read the difference, then: python tests/language/test_deeds.py"
    )


def test_every_effect_that_resolves_says_what_it_does():
    silent = [
        name
        for name, script in library().scripts.items()
        for effect in script.effects
        if effect.steps and not effect.deeds()
    ]
    assert silent == []


def test_deeds_have_known_names():
    with pytest.raises(ValueError, match="there is no deed 'smash'"):
        Deed("smash", None)
    with pytest.raises(ValueError, match="there is no deed 'smash'"):
        w.Would("destroy", "smash")
    assert "destroy" in DEEDS


# -- My Body as a Shield: the lists of its ruling, as far as the cards are written ---------------------------

DESTROYS = {
    "Dark Hole": ([], []),
    "Fissure": ([], []),
    "Two-Pronged Attack": ([], ["Battle Ox", "Mystic Horseman", "Silver Fang"]),
    "Exiled Force": ([], ["Silver Fang"]),
    "Ring of Destruction": ([], ["Silver Fang"]),
}
SPARES = {
    "Change of Heart": ["Silver Fang"],
    "Block Attack": ["Silver Fang"],
    "Call of the Haunted": ["Kuriboh"],
    "Monster Reborn": ["Kuriboh"],
    "Mystical Space Typhoon": ["Umi"],
    "Pot of Greed": [],
    "Heavy Storm": [],
}


def scene(name):
    """The opponent is about to use the card; YOU hold the answers."""
    facts = library().script(name).facts
    them = attack("Battle Ox", "Mystic Horseman") + graveyard("Kuriboh") + deck("Kuriboh")
    if facts.kind == c.TRAP:
        them = them + set_(name)
    elif facts.kind == c.MONSTER:
        them = them + attack(name)
    else:
        them = them + hand(name)
    you = attack("Silver Fang") + set_("Body as a Wall", "Tyranny") + field("Umi")
    return table(you=you, them=them, turn=THEM, cards=OWN)


@both_seats
@pytest.mark.card("My Body as a Shield")
@pytest.mark.parametrize("name", DESTROYS)
def test_it_must_destroy_a_monster_on_the_field(name):
    d = scene(name)
    d.activate(name, DESTROYS[name][1])
    assert d.can("activate", "Body as a Wall")


@both_seats
@pytest.mark.card("My Body as a Shield")
@pytest.mark.parametrize("name", SPARES)
def test_it_destroys_no_monster_on_the_field(name):
    d = scene(name)
    d.activate(name, SPARES[name])
    assert not d.can_respond("Body as a Wall")


@both_seats
def test_a_flip_effect_must_destroy_its_target():
    d = table(
        you=set_("Body as a Wall") + attack("Silver Fang"), them=set_("Man-Eater Bug"), turn=THEM, cards=OWN
    )
    d.flip("Man-Eater Bug").pick("Silver Fang")
    assert d.can("activate", "Body as a Wall")


@both_seats
def test_an_effect_that_answers_a_summon_must_destroy():
    d = table(
        you=hand("Battle Ox") + set_("Body as a Wall"),
        them=set_("Trap Hole", "Torrential Tribute"),
        cards=OWN,
    )
    d.summon("Battle Ox").respond("Trap Hole")
    assert d.can("activate", "Body as a Wall")


@both_seats
def test_what_hangs_on_a_coin_may_happen():
    gun = magic("Coin Gun", w.activate(w.TossCoins(), w.IfHeads(1, 1, w.Destroy(w.TARGET)), target=w.MONSTER))
    d = table(
        you=set_("Body as a Wall", "Witness") + attack("Silver Fang"),
        them=hand("Coin Gun"),
        turn=THEM,
        cards=[*OWN, gun],
    )
    d.activate("Coin Gun")
    assert not d.can("activate", "Body as a Wall")
    assert answers(d, w.Would("destroy")) == MAY


@both_seats
def test_what_is_only_set_up_comes_later():
    late = w.Leave(w.Due(w.duty(w.Destroy(w.TARGET), phase=c.END_PHASE)), which=w.TARGET)
    bomb = magic("Time Bomb", w.activate(late, target=w.MONSTER))
    d = table(
        you=set_("Body as a Wall", "Witness") + attack("Silver Fang"),
        them=hand("Time Bomb"),
        turn=THEM,
        cards=[*OWN, bomb],
    )
    d.activate("Time Bomb")
    assert answers(d, w.Would("destroy", on=w.MONSTER)) == LATER
    assert not d.can("activate", "Body as a Wall")


# -- Royal Oppression: may Special Summon -------------------------------------------------------------------


@both_seats
@pytest.mark.card("Royal Oppression")
@pytest.mark.parametrize("name", ["Monster Reborn", "Call of the Haunted"])
def test_it_may_special_summon(name):
    d = scene(name)
    d.activate(name, ["Kuriboh"])
    assert d.can("activate", "Tyranny")


@both_seats
@pytest.mark.card("Royal Oppression")
def test_tokens_are_special_summoned_too():
    d = table(you=set_("Tyranny"), them=set_("Scapegoat"), turn=THEM, cards=OWN).activate("Scapegoat")
    assert d.can("activate", "Tyranny")


@both_seats
def test_an_optional_special_summon_is_enough():
    may = magic(
        "Perhaps", w.activate(w.May(w.SpecialSummon(w.pick(w.revivable(w.MONSTER & w.IN_GRAVEYARD)))))
    )
    d = table(you=set_("Tyranny"), them=hand("Perhaps") + graveyard("Kuriboh"), turn=THEM, cards=[*OWN, may])
    d.activate("Perhaps")
    assert d.can("activate", "Tyranny")


# -- single questions ---------------------------------------------------------------------------------------


def answers(d, would, player=YOU):
    """The answer for the newest Chain Link, asked by this player."""
    link = d.state.chain.links[-1]
    return would.answer(d.state, link.effect, link.ctx, d._seat(player), -1)


def judged(effect, on, *, them=(), you=()):
    """How sure the effect of the opponent's Magic Card destroys such a card; `on` is seen from YOU."""
    d = table(
        you=attack("Silver Fang") + list(you),
        them=hand("Test") + list(them),
        turn=THEM,
        cards=[magic("Test", effect), *OWN],
    )
    d.activate("Test")
    return answers(d, w.Would("destroy", on=on))


def choice_of(count, sel=w.MONSTER):
    return w.activate(w.Destroy(w.pick(sel, count)))


@both_seats
def test_a_choice_is_sure_only_of_what_it_cannot_avoid():
    keeps = set_("Witness")
    assert judged(choice_of(1), w.MONSTER, you=keeps) == MUST
    assert judged(choice_of(1), w.YOURS, you=keeps) == MUST
    assert judged(choice_of(1), w.YOURS, you=keeps, them=attack("Battle Ox")) == MAY
    assert judged(choice_of(2), w.YOURS, you=keeps, them=attack("Battle Ox")) == MUST
    assert judged(choice_of(1), w.MAGIC, you=keeps) == 0


@both_seats
def test_all_that_fit_are_hit():
    every = w.activate(w.Destroy(w.every(w.MONSTER)))
    assert judged(every, w.YOURS, you=set_("Witness"), them=attack("Battle Ox")) == MUST


@both_seats
def test_nothing_is_told_of_a_hidden_pile():
    search = w.activate(
        w.SpecialSummon(w.search(w.revivable(w.MONSTER & w.IN_DECK & w.YOURS))),
        w.ShuffleDeck(after_search="picked"),
    )
    d = table(you=set_("Witness"), them=hand("Test"), turn=THEM, cards=[magic("Test", search), *OWN])
    d.activate("Test")
    link = d.state.chain.links[-1]
    assert [(one.deed, one.cards, one.sure) for one in deeds_of(d.state, link.effect, link.ctx)] == [
        ("special summon", [], MUST),
        ("shuffle", [], MUST),
    ]


@both_seats
def test_de_spell_must_destroy_a_face_up_magic_card_and_may_destroy_a_set_one():
    d = table(you=set_("Witness") + field("Umi"), them=hand("De-Spell"), turn=THEM, cards=OWN)
    d.activate("De-Spell", ["Umi"])
    assert answers(d, w.Would("destroy", on=w.MAGIC_OR_TRAP)) == MUST
    d = table(you=set_("Witness", "Waboku"), them=hand("De-Spell"), turn=THEM, cards=OWN)
    d.activate("De-Spell", ["Waboku"])
    assert answers(d, w.Would("destroy", on=w.MAGIC_OR_TRAP)) == MAY


@both_seats
def test_a_negation_destroys_the_card_it_answers():
    d = table(
        you=hand("Pot of Greed") + set_("Witness"), them=hand("Kuriboh") + set_("Magic Jammer"), cards=OWN
    )
    d.activate("Pot of Greed").respond("Magic Jammer")
    assert answers(d, w.Would("negate activation")) == MUST
    assert answers(d, w.Would("destroy", on=w.MAGIC & w.YOURS)) == MUST
    assert answers(d, w.Would("destroy", on=w.MONSTER)) == 0


@both_seats
def test_the_targets_of_a_link_can_be_asked_for():
    d = scene("Ring of Destruction").activate("Ring of Destruction", ["Silver Fang"])
    link = d.state.chain.links[-1]
    assert [card.name for card in targets_of(d.state, link.ctx)] == ["Silver Fang"]


@both_seats
def test_any_move_out_of_a_graveyard_can_be_asked_for():
    d = scene("Monster Reborn")
    d.activate("Monster Reborn", ["Kuriboh"])
    assert answers(d, w.Would(*w.MOVES, on=w.MONSTER & w.IN_GRAVEYARD)) == MUST
    assert answers(d, w.Would(*w.MOVES, on=w.MONSTER & w.ON_FIELD)) == 0


def test_an_effect_of_the_core_alone_says_nothing():
    assert deeds_of(table().state, Effect(c.TRIGGER), NO_CTX) == []


@pytest.mark.word("Would", "MOVES")
def test_a_question_can_be_put_into_words():
    assert BODY.effects[0].text() == (
        "When the opponent activates a card or its effect that would destroy a monster on the field: "
        "Pay 1500 Life Points. Negate the activation and destroy the card."
    )
    assert w.Would("draw", "discard", sure=w.MAY).text() == "that could draw or discard"


if __name__ == "__main__":
    FILE.write_text(written_down())
