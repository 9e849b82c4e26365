"""Terms, and the cards against the rules."""

import pytest
from scenario import *

from spellspeed.cards.catalogue import catalogue
from spellspeed.language import words as w

pytestmark = both_seats

EXILE = magic("Exile", w.activate(w.SendAway(w.TARGET, to=w.REMOVED), target=w.MONSTER))


@pytest.mark.rule("R-GEN-01", "R-DMG-12")
@pytest.mark.card("Airknight Parshath")
def test_a_card_is_followed_where_it_disagrees_with_the_rules():
    d = table(you=attack("Airknight Parshath", "Battle Ox"), them=defense("Kuriboh", "Skull Servant"))
    d.to_battle().attack("Battle Ox", "Skull Servant")
    assert d.lp(THEM) == 8000
    d.attack("Airknight Parshath", "Kuriboh")
    assert d.lp(THEM) == 8000 - (1900 - 200)


@pytest.mark.rule("R-GEN-03")
@pytest.mark.card("Heavy Storm", "Dark Hole")
def test_the_field_is_the_zones_and_not_hand_deck_and_graveyard():
    d = table(
        you=hand("Heavy Storm", "Dark Hole", "Trap Hole") + field("Yami"),
        them=hand("Waboku", "Kuriboh")
        + set_("Trap Hole", "Mystical Elf")
        + face_up("Gravity Bind")
        + graveyard("Raigeki")
        + deck("Fissure"),
    )
    d.activate("Heavy Storm").resolve().activate("Dark Hole").resolve()
    for seat in (YOU, THEM):
        assert d.magic_traps(seat) == d.monsters(seat) == []
        assert d.field(seat) is None
    assert (d.hand(YOU), d.hand(THEM)) == (["Trap Hole"], ["Waboku", "Kuriboh"])
    assert d.graveyard(THEM)[0] == "Raigeki"
    assert d.deck(THEM)[0] == "Fissure"


@pytest.mark.rule("R-GEN-04", "J-CHAIN-11")
@pytest.mark.card("Reinforcements")
def test_every_play_may_be_answered():
    you = (
        hand("Kuriboh", "Dark Hole", "Trap Hole")
        + attack("Battle Ox")
        + set_("Mystical Elf")
        + defense("Gemini Elf")
    )
    them = set_("Reinforcements") + attack("Summoned Skull")

    def asked_after(play):
        d = table(you=you, them=them)
        return play(d).asked

    assert asked_after(lambda d: d.summon("Kuriboh")) == THEM
    assert asked_after(lambda d: d.set("Kuriboh")) == THEM
    assert asked_after(lambda d: d.set("Trap Hole")) == THEM
    assert asked_after(lambda d: d.change("Gemini Elf")) == THEM
    assert asked_after(lambda d: d.flip("Mystical Elf")) == THEM
    assert asked_after(lambda d: d.activate("Dark Hole")) == THEM


@pytest.mark.rule("R-GEN-05")
@pytest.mark.card("Gravity Bind", "Jinzo")
def test_a_set_card_does_nothing():
    d = table(you=attack("Battle Ox"), them=set_("Gravity Bind", "Jinzo")).to_battle()
    assert d.can("attack", "Battle Ox")
    assert d.state.forces == ()


@pytest.mark.rule("R-GEN-06", "J-TERM-01")
@pytest.mark.card("Fissure")
def test_what_is_destroyed_and_what_is_only_sent():
    d = table(
        you=hand("Summoned Skull", "Fissure", "Magic Jammer") + attack("Kuriboh"),
        them=attack("Battle Ox", "Gemini Elf"),
    )
    d.summon("Summoned Skull", tributes=["Kuriboh"]).activate("Fissure").resolve()
    d.to_battle().attack("Summoned Skull", "Gemini Elf")
    told = {event.cards[0]: set(event.causes) for event in d.events("move")}
    assert told == {
        "Kuriboh": {"tribute"},
        "Battle Ox": {"effect"},
        "Fissure": {"used"},
        "Gemini Elf": {"battle"},
    }


@pytest.mark.rule("R-GEN-07")
def test_a_card_removed_from_play_does_not_go_to_the_graveyard():
    d = table(you=hand("Exile"), them=attack("Battle Ox"), cards=[EXILE]).activate("Exile").resolve()
    assert (d.removed(THEM), d.graveyard(THEM), d.monsters(THEM)) == (["Battle Ox"], [], [])


@pytest.mark.rule("R-GEN-07", "J-TERM-01", "J-CHAIN-07")
@pytest.mark.card("Sangan")
def test_removed_from_play_is_not_sent_to_the_graveyard():
    d = table(you=hand("Exile"), them=attack("Sangan"), cards=[EXILE]).activate("Exile").resolve()
    assert d.hand(THEM) == []
    assert [event.cards[0] for event in d.events("activate")] == ["Exile"]


@pytest.mark.rule("R-GEN-08")
@pytest.mark.card("Monster Reborn")
def test_a_card_removed_from_play_does_not_come_back():
    d = table(you=hand("Monster Reborn") + removed("Battle Ox"), them=removed("Gemini Elf"))
    assert not d.can("activate", "Monster Reborn")
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


@pytest.mark.rule("J-TERM-02")
@pytest.mark.card("Card Destruction", "Magic Jammer")
def test_to_discard_is_a_matter_of_the_hand():
    d = table(you=hand("Card Destruction", "Kuriboh"), them=hand("Battle Ox") + set_("Magic Jammer"))
    d.activate("Card Destruction").respond("Magic Jammer", cost=["Battle Ox"])
    (paid,) = [event for event in d.events("move") if event.cards == ("Battle Ox",)]
    assert paid.causes == {"cost", "discard"}
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-TERM-06")
@pytest.mark.card("Magic Jammer")
def test_a_spell_card_is_a_magic_card():
    since_the_new_name = {
        card.name
        for card in catalogue()
        if card.kind == "magic" and card.first_date.isoformat() >= "2003-10-10"
    }
    assert since_the_new_name
    spell = magic(min(since_the_new_name), w.activate(w.Draw(1)))
    d = table(you=hand(spell.facts.name), them=set_("Magic Jammer") + hand("Kuriboh"), cards=[spell])
    d.activate(spell.facts.name).respond("Magic Jammer")
    assert d.hand(YOU) == []


@pytest.mark.rule("J-TERM-07")
@pytest.mark.card("Book of Moon", "Rush Recklessly", "Axe of Despair")
def test_a_monster_turned_face_down_loses_its_changes_and_equips():
    d = table(
        you=attack("Battle Ox")
        + equip("Axe of Despair", on="Battle Ox")
        + hand("Rush Recklessly", "Book of Moon")
    )
    assert d.activate("Rush Recklessly").resolve().attack_of("Battle Ox") == 1700 + 1000 + 700
    d.activate("Book of Moon").resolve()
    assert d.position("Battle Ox") == "set"
    assert d.magic_traps(YOU) == []
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.rule("J-TERM-07", "J-BP-03")
@pytest.mark.card("Book of Moon")
def test_a_monster_turned_face_down_keeps_the_marks_of_the_rules():
    d = table(you=attack("Battle Ox") + hand("Book of Moon"), them=attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh").main2().activate("Book of Moon").resolve()
    assert "J-POS-02" in d.why_not("Battle Ox", "flip")


@pytest.mark.rule("J-TERM-07", "J-SUM-09")
@pytest.mark.card("Call of the Haunted")
def test_a_monster_that_comes_back_is_a_new_one():
    d = table(
        you=attack("Battle Ox") + set_("Call of the Haunted"),
        them=attack("Summoned Skull", "Kuriboh"),
    ).to_battle()
    d.attack("Battle Ox", "Summoned Skull")
    assert d.graveyard(YOU) == ["Battle Ox"]
    d.activate("Call of the Haunted").resolve()
    assert d.can("attack", "Battle Ox", "Kuriboh")
