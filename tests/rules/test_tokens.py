"""Tokens."""

import pytest
from scenario import *

from spellspeed.cards.catalogue import catalogue
from spellspeed.language import words as w
from spellspeed.language.costs import SendCards

pytestmark = both_seats

GOAT = "Sheep Token"


def goats(you=(), them=(), **how):
    """After Scapegoat: four Tokens on your side."""
    return table(you=[*hand("Scapegoat"), *you], them=them, **how).activate("Scapegoat").resolve()


@pytest.mark.rule("R-TOK-01")
@pytest.mark.card("Scapegoat")
def test_an_effect_makes_tokens_and_they_are_no_cards():
    d = goats()
    assert d.monsters(YOU) == [GOAT] * 4
    assert GOAT not in catalogue().by_name
    assert (len(d.hand(YOU)), d.graveyard(YOU)) == (0, ["Scapegoat"])


@pytest.mark.rule("R-TOK-02", "R-ZONE-09")
@pytest.mark.card("Scapegoat")
def test_a_token_occupies_a_monster_zone():
    d = goats(hand("Battle Ox", "Monster Reborn") + graveyard("Kuriboh") + attack("Gemini Elf"))
    assert None not in d.zones(YOU)
    assert "R-ZONE-02" in d.why_not("Battle Ox", "set")
    assert "R-ZONE-02" in d.why_not("Monster Reborn")


@pytest.mark.rule("R-TOK-03")
@pytest.mark.card("Scapegoat")
def test_a_token_shows_its_position():
    d = goats()
    assert {d.seen(THEM, YOU).monsters[zone].position for zone in range(4)} == {"defense"}
    d.end_turn().end_turn()
    d.change(at(YOU, 1))
    assert d.position(at(YOU, 1)) == "attack"


@pytest.mark.rule("R-TOK-04", "J-TOK-01")
@pytest.mark.card("Scapegoat", "Dark Hole")
def test_a_destroyed_token_is_gone():
    d = goats(hand("Dark Hole")).activate("Dark Hole")
    assert d.monsters(YOU) == []
    assert d.graveyard(YOU) == ["Scapegoat", "Dark Hole"]


@pytest.mark.rule("R-TOK-04", "R-DMG-12")
@pytest.mark.card("Scapegoat")
def test_a_token_destroyed_in_battle_is_gone():
    d = table(you=attack("Battle Ox"), them=defense(GOAT)).to_battle().attack("Battle Ox", GOAT)
    assert (d.monsters(THEM), d.graveyard(THEM), d.lp(THEM)) == ([], [], 8000)


@pytest.mark.rule("J-TOK-01")
@pytest.mark.card("Book of Moon", "Scapegoat")
def test_a_token_cannot_be_turned_face_down():
    d = table(you=hand("Book of Moon"), them=attack(GOAT))
    assert "J-EFF-12" in d.why_not("Book of Moon")
    d = table(you=hand("Book of Moon"), them=attack(GOAT, "Battle Ox")).activate("Book of Moon")
    assert d.is_set("Battle Ox")


@pytest.mark.rule("J-TOK-01")
def test_what_turns_all_monsters_face_down_spares_a_token():
    sleep = magic("Sleep Well", w.activate(w.FlipDown(w.every(w.MONSTER & w.FACE_UP))))
    d = table(you=hand("Sleep Well"), them=attack(GOAT, "Battle Ox"), cards=[sleep]).activate("Sleep Well")
    assert (d.is_set("Battle Ox"), d.is_set(GOAT)) == (True, False)


@pytest.mark.rule("J-TOK-01")
def test_a_token_is_a_normal_monster_without_effect():
    plain = magic("Plain Folk", w.activate(w.Destroy(w.every(w.MONSTER & w.NORMAL_MONSTER))))
    d = table(you=hand("Plain Folk"), them=attack(GOAT, "Kuriboh"), cards=[plain]).activate("Plain Folk")
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.rule("J-TOK-01", "R-GEN-01")
@pytest.mark.card("Exiled Force", "Horn of Heaven", "Scapegoat")
def test_a_token_is_tributed_for_a_cost_but_not_for_a_tribute_summon():
    d = table(you=attack(GOAT) + set_("Horn of Heaven"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Horn of Heaven").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Horn of Heaven"])
    d = table(you=attack(GOAT) + hand("Summoned Skull"))
    assert d.why_not("Summoned Skull", "summon") == ["R-TRIB-01"]


@pytest.mark.rule("J-TOK-01", "J-TRIB-02")
def test_a_token_whose_text_does_not_forbid_it_is_tributed():
    from spellspeed.duel import constants as c
    from spellspeed.duel.effects import Script
    from spellspeed.duel.facts import Facts

    pawn = Script(Facts("Pawn Token", c.MONSTER, c.FRAME_TOKEN, level=1, type=4, attribute=1))
    d = table(you=attack("Pawn Token") + hand("Summoned Skull"), cards=[pawn])
    d.summon("Summoned Skull", ["Pawn Token"])
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Summoned Skull"], [])


@pytest.mark.rule("J-TOK-01")
@pytest.mark.card("Exiled Force", "Change of Heart")
def test_a_token_is_a_target_and_may_be_controlled():
    d = table(you=hand("Change of Heart"), them=attack(GOAT)).activate("Change of Heart")
    assert d.monsters(YOU) == [GOAT]
    d.end_turn()
    assert d.monsters(THEM) == [GOAT]
    d = table(you=attack("Exiled Force"), them=attack(GOAT)).activate("Exiled Force")
    assert d.monsters(THEM) == []


@pytest.mark.rule("J-TOK-01")
@pytest.mark.parametrize("way", [w.ToHand(w.TARGET), w.ToDeck(w.TARGET), w.SendAway(w.TARGET, to=w.REMOVED)])
def test_however_a_token_leaves_it_vanishes(way):
    away = magic("Away With It", w.activate(way, target=w.MONSTER))
    d = table(you=hand("Away With It"), them=attack(GOAT), cards=[away])
    cards = len(d.deck(THEM))
    d.activate("Away With It")
    assert (d.monsters(THEM), d.hand(THEM), d.graveyard(THEM), d.removed(THEM)) == ([], [], [], [])
    assert len(d.deck(THEM)) == cards


@pytest.mark.rule("J-TOK-01")
def test_a_token_does_not_pay_what_must_go_to_the_graveyard():
    send = SendCards(w.MONSTER & w.YOURS, 1, w.AS_COST, w.GRAVEYARD, "send")
    grave = magic("Grave Offering", w.activate(w.Draw(2), cost=send))
    d = table(you=hand("Grave Offering") + attack(GOAT), cards=[grave])
    assert "J-EFF-12" in d.why_not("Grave Offering")
    d = table(you=hand("Grave Offering") + attack(GOAT, "Kuriboh"), cards=[grave]).activate("Grave Offering")
    assert (d.monsters(YOU), len(d.hand(YOU))) == ([GOAT], 2)


@pytest.mark.rule("J-TOK-01")
def test_a_token_triggers_no_graveyard_effects():
    mourner = effect_monster("Mourner", w.trigger(w.GainLife(500), when=w.Sent(that=w.MONSTER & w.YOURS)))
    d = table(you=attack("Mourner", GOAT, "Kuriboh"), them=attack("Exiled Force"), turn=THEM, cards=[mourner])
    d.activate("Exiled Force", [GOAT])
    assert d.lp(YOU) == 8000


@pytest.mark.rule("J-TOK-01", "J-EFF-12")
@pytest.mark.card("Scapegoat")
def test_four_tokens_need_four_zones():
    d = table(you=hand("Scapegoat") + attack("Battle Ox", "Kuriboh"))
    assert d.why_not("Scapegoat") == ["J-EFF-12"]
