"""What players may know, show and verify; what the table shows is in test_zones.py."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.redeal import redeal
from spellspeed.view import view

pytestmark = both_seats


@pytest.mark.rule("J-PUB-01", "J-CTRL-03")
@pytest.mark.card("Change of Heart")
def test_who_takes_a_face_down_monster_may_look_at_it():
    d = table(you=hand("Change of Heart"), them=set_("Man-Eater Bug", "Battle Ox"))
    assert not d.knows(YOU, "Man-Eater Bug")
    d.activate("Change of Heart", ["Man-Eater Bug"])
    assert d.is_set("Man-Eater Bug")
    assert d.seen(YOU, YOU).monsters[2].name == "Man-Eater Bug"
    assert not d.knows(YOU, "Battle Ox")
    d.end_turn()
    assert d.knows(YOU, "Man-Eater Bug"), "it has been followed by eye"


@pytest.mark.rule("J-PUB-01")
def test_nobody_knows_the_order_of_a_deck():
    d = table(you=deck("Kuriboh", "Battle Ox"), them=deck("Jinzo"))
    assert not any(card.known for card in d.state.cards if card.zone == 1)


@pytest.mark.rule("J-PUB-01")
def test_what_a_viewer_may_not_know_changes_nothing_he_sees():
    d = table(
        you=hand("Kuriboh") + set_("Trap Hole") + attack("Battle Ox"),
        them=hand("Jinzo", "Pot of Greed")
        + set_("Man-Eater Bug", "Mirror Force")
        + deck("Sangan", "Raigeki"),
    )
    me = d.state.decision.player
    for seed in range(5):
        other = redeal(d.state, me, seed)
        assert view(other, me) == view(d.state, me)


# -- searches ---------------------------------------------------------------------------------------

ANY = magic("Any Card", w.activate(w.ToHand(w.search(w.CARD & w.IN_DECK & w.YOURS)), w.ShuffleDeck()))


@pytest.mark.rule("J-PUB-02")
@pytest.mark.card("Sangan")
def test_a_card_of_a_specific_kind_is_shown_and_the_deck_is_shuffled():
    d = table(you=attack("Sangan") + hand("Dark Hole") + deck("Kuriboh", "Mystical Elf", "Jinzo"))
    d.activate("Dark Hole").pick("Mystical Elf")
    assert d.hand(YOU) == ["Mystical Elf"]
    assert d.events("reveal")[0].cards == ("Mystical Elf",)
    assert [card.name for card in d.seen(THEM, YOU).hand] == ["Mystical Elf"]
    assert d.kinds().index("reveal") < d.kinds().index("shuffle")


@pytest.mark.rule("J-PUB-02")
def test_an_unrestricted_search_shows_nothing():
    d = table(you=hand("Any Card") + deck("Kuriboh", "Jinzo"), cards=[ANY]).activate("Any Card").pick("Jinzo")
    assert (d.hand(YOU), d.seen(THEM, YOU).hand) == (["Jinzo"], ())
    assert d.events("reveal") == []
    assert len(d.events("shuffle")) == 1


@pytest.mark.rule("J-PUB-02")
@pytest.mark.card("Ancient Telescope")
def test_looking_without_searching_does_not_shuffle():
    d = table(you=hand("Ancient Telescope"), them=deck("Kuriboh", "Jinzo")).activate("Ancient Telescope")
    assert d.events("shuffle") == []
    assert d.deck(THEM)[:2] == ["Kuriboh", "Jinzo"]


@pytest.mark.rule("J-PUB-02", "J-PUB-01")
@pytest.mark.card("Sangan")
def test_a_shuffle_ends_what_was_known_of_a_deck():
    back = magic("Go Under", w.activate(w.ToDeck(w.TARGET), target=w.MONSTER))
    d = table(you=attack("Battle Ox", "Sangan") + hand("Go Under", "Dark Hole"), cards=[back])
    d.activate("Go Under", ["Battle Ox"])
    assert [card.known for card in d.state.cards if card.zone == 1 and card.known] == [3]
    d.activate("Dark Hole")
    assert [card.known for card in d.state.cards if card.zone == 1 and card.known] == []


@pytest.mark.rule("J-PUB-03", "J-PUB-02")
@pytest.mark.card("Reinforcement of the Army", "Sangan", "Mystic Tomato")
@pytest.mark.parametrize("searcher", ["Sangan", "Witch of the Black Forest", "Mystic Tomato"])
def test_a_searcher_that_finds_nothing_shows_the_deck_and_shuffles(searcher):
    d = table(
        you=attack("Summoned Skull"), them=attack(searcher) + deck("Dark Magician", "Trap Hole")
    ).to_battle()
    d.attack("Summoned Skull", searcher)
    if d.kind == "order":
        d.choose(f"first {searcher}")
    (shown,) = d.events("reveal")
    assert {"Dark Magician", "Trap Hole"} <= set(shown.cards)
    assert shown.shown == {YOU, THEM}
    assert (d.hand(THEM), len(d.events("shuffle"))) == ([], 1)


@pytest.mark.rule("J-PUB-03")
@pytest.mark.card("Reinforcement of the Army")
def test_one_who_can_find_must_find():
    d = table(you=hand("Reinforcement of the Army") + deck("Exiled Force", "Gearfried the Iron Knight"))
    d.activate("Reinforcement of the Army")
    assert sorted(d.options()) == ["pick Exiled Force", "pick Gearfried the Iron Knight"]


# -- cards Set at the same time -----------------------------------------------------------------------

SPREAD = magic(
    "Lay Them Out",
    w.activate(w.Excavate(3), w.SpecialSummon(w.chosen("excavated", "them"), position=w.P_SET)),
)
RISE = magic(
    "Rise Unseen",
    w.activate(w.SpecialSummon(w.every(w.MONSTER & w.IN_GRAVEYARD & w.YOURS), position=w.P_SET)),
)
THREE = ("Kuriboh", "Battle Ox", "Mystical Elf")


@pytest.mark.rule("J-PUB-04")
@pytest.mark.parametrize("name", ["Lay Them Out", "Rise Unseen"])
def test_monsters_set_together_are_mixed(name):
    orders = set()
    for seed in range(8):
        d = table(you=hand(name) + deck(*THREE) + graveyard(*THREE), cards=[SPREAD, RISE], seed=seed)
        known = {card.handle for card in d.seen(THEM, YOU).graveyard}
        d.activate(name)
        seen = [card for card in d.seen(THEM, YOU).monsters if card is not None]
        assert [(card.name, card.face) for card in seen] == [("", "down")] * 3
        assert not known & {card.handle for card in seen}
        assert {card.name for card in d.seen(YOU, YOU).monsters if card} == set(THREE)
        orders.add(tuple(d.monsters(YOU)))
    assert len(orders) > 1


@pytest.mark.rule("J-PUB-04")
def test_a_monster_set_alone_is_followed_by_eye():
    d = table(you=hand("Rise Unseen") + graveyard("Kuriboh"), cards=[RISE])
    (before,) = d.seen(THEM, YOU).graveyard
    d.activate("Rise Unseen")
    assert d.seen(THEM, YOU).monsters[2].handle == before.handle
