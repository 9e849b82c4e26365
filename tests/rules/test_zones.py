"""Zones, and what is public."""

import pytest
from scenario import *

pytestmark = both_seats

FIVE = ("Battle Ox", "Mystical Elf", "Kuriboh", "Summoned Skull", "Dark Magician")


@pytest.mark.rule("R-ZONE-01")
def test_five_monsters_find_a_zone():
    d = table(you=attack(*FIVE[:4]) + hand("Battle Ox")).summon("Battle Ox")
    assert len(d.monsters(YOU)) == 5
    assert None not in d.zones(YOU)


@pytest.mark.rule("R-ZONE-01")
def test_a_monster_takes_the_middle_free_zone():
    d = table(you=hand("Battle Ox")).summon("Battle Ox")
    assert d.zones(YOU) == [None, None, "Battle Ox", None, None]
    d = table(you=attack("Kuriboh", zone=3) + hand("Battle Ox")).summon("Battle Ox")
    assert d.zones(YOU) == [None, "Battle Ox", "Kuriboh", None, None]


@pytest.mark.rule("R-ZONE-01")
def test_switch_zones_ask_lets_the_player_choose():
    d = table(you=attack("Kuriboh", zone=3) + hand("Battle Ox"), rules={"zones": "ask"})
    d.summon("Battle Ox")
    assert d.options() == ["zone 1", "zone 2", "zone 4", "zone 5"]
    d.choose("zone 5")
    assert d.zones(YOU) == [None, None, "Kuriboh", None, "Battle Ox"]


@pytest.mark.rule("R-ZONE-01", "J-TRIB-02")
def test_with_zones_ask_a_zone_that_a_tribute_frees_may_be_chosen():
    d = table(you=attack(*FIVE) + hand("Cosmo Queen"), rules={"zones": "ask"})
    d.summon("Cosmo Queen", tributes=["Battle Ox", "Kuriboh"])
    assert d.options() == ["zone 1", "zone 3"]
    d.choose("zone 1")
    assert d.zones(YOU) == ["Cosmo Queen", "Mystical Elf", None, "Summoned Skull", "Dark Magician"]


@pytest.mark.rule("R-ZONE-02")
def test_with_five_monsters_no_further_one_may_be_summoned_or_set():
    d = table(you=attack(*FIVE) + hand("Battle Ox"))
    assert not d.can("summon", "Battle Ox")
    assert not d.can("set", "Battle Ox")
    assert d.why_not("Battle Ox", "summon") == ["R-ZONE-02"]
    assert d.why_not("Battle Ox", "set") == ["R-ZONE-02"]


@pytest.mark.rule("R-ZONE-02")
def test_the_opponents_full_zones_do_not_matter():
    d = table(you=hand("Battle Ox"), them=attack(*FIVE))
    assert d.can("summon", "Battle Ox")


@pytest.mark.rule("R-ZONE-03")
def test_five_magic_and_trap_cards_find_a_zone():
    d = table(you=set_("Trap Hole", "Dark Hole", "Raigeki", "Just Desserts") + hand("Pot of Greed"))
    d.set("Pot of Greed")
    assert None not in d.zones(YOU, magic_trap=True)
    assert len(d.magic_traps(YOU)) == 5


@pytest.mark.rule("R-ZONE-04")
def test_with_five_magic_and_trap_cards_no_further_one_may_be_set():
    five = set_("Trap Hole", "Dark Hole", "Raigeki", "Just Desserts", "Fissure")
    d = table(you=five + hand("Waboku", "Pot of Greed"))
    for name in ("Waboku", "Pot of Greed"):
        assert not d.can("set", name)
        assert d.why_not(name, "set") == ["R-ZONE-04"]


@pytest.mark.rule("R-ZONE-04", "R-ZONE-06", "R-FIELD-01")
def test_a_field_magic_has_a_zone_of_its_own():
    five = set_("Trap Hole", "Dark Hole", "Raigeki", "Just Desserts", "Fissure")
    d = table(you=five + hand("Yami")).set("Yami")
    assert d.field(YOU) == "Yami"
    assert d.is_set("Yami")
    assert len(d.magic_traps(YOU)) == 5


@pytest.mark.rule("R-ZONE-06")
def test_only_a_field_magic_goes_to_the_field_card_zone():
    d = table(you=hand("Dark Hole", "Trap Hole", "Malevolent Nuzzler"))
    for name in ("Dark Hole", "Trap Hole", "Malevolent Nuzzler"):
        d.set(name)
    assert d.field(YOU) is None
    assert d.zones(YOU, magic_trap=True) == [None, "Trap Hole", "Dark Hole", "Malevolent Nuzzler", None]


@pytest.mark.rule("R-ZONE-05")
def test_an_equip_on_an_opponents_monster_takes_one_of_your_own_zones():
    d = table(you=equip("Malevolent Nuzzler", on="Battle Ox"), them=attack("Battle Ox"))
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == (["Malevolent Nuzzler"], [])
    assert d.equipped_to("Malevolent Nuzzler") == "Battle Ox"


@pytest.mark.rule("R-ZONE-07", "R-PUB-02", "R-PUB-05", "J-PUB-01")
def test_both_graveyards_are_open_to_both_players():
    d = table(you=graveyard("Kuriboh", "Trap Hole"), them=graveyard("Battle Ox"))
    for by in (YOU, THEM):
        assert [card.name for card in d.seen(by, YOU).graveyard] == ["Kuriboh", "Trap Hole"]
        assert [card.name for card in d.seen(by, THEM).graveyard] == ["Battle Ox"]


@pytest.mark.rule("R-ZONE-08", "R-GEN-05")
def test_how_cards_lie():
    d = table(you=attack("Kuriboh") + hand("Battle Ox", "Trap Hole")).set("Battle Ox").set("Trap Hole")
    assert d.position("Kuriboh") == "attack"
    assert d.position("Battle Ox") == "set"
    assert d.is_set("Trap Hole")
    monsters = {card.face: card for card in d.seen(THEM, YOU).monsters if card}
    assert (monsters["up"].position, monsters["down"].position) == ("attack", "defense")
    (trap,) = [card for card in d.seen(THEM, YOU).magic_traps if card]
    assert (trap.face, trap.position) == ("down", "")


@pytest.mark.rule("R-ZONE-09")
def test_a_monster_taken_from_the_opponent_takes_one_of_your_monster_zones():
    d = table(you=attack(*FIVE[:4]) + attack("Gemini Elf", owner=THEM) + hand("Battle Ox"))
    assert d.controller("Gemini Elf") == YOU
    assert d.why_not("Battle Ox", "summon") == ["R-ZONE-02"]


@pytest.mark.rule("R-PUB-01")
def test_every_move_is_announced():
    d = table(
        you=hand("Battle Ox", "Trap Hole") + attack("Gemini Elf") + defense("Kuriboh") + set_("Mystical Elf"),
        them=attack("Dark Magician"),
    )
    d.summon("Battle Ox").set("Trap Hole").change("Kuriboh").flip("Mystical Elf")
    d.to_battle().attack("Gemini Elf", "Dark Magician").end_turn()
    told = [kind for kind in d.kinds() if kind not in ("step", "turn", "draw")]
    assert told == [
        "attempt",
        "summon",
        "set",
        "position",
        "attempt",
        "flip",
        "summon",
        "phase",
        "attack",
        "battle",
        "battle-damage",
        "move",
        "phase",
        "phase",
        "phase",
        "phase",
        "phase",
    ]


@pytest.mark.rule("R-PUB-03", "J-PUB-01")
def test_the_number_of_cards_in_a_hand_is_open_but_not_which():
    d = table(you=hand("Kuriboh", "Trap Hole"))
    assert d.seen(THEM, YOU).hand_count == 2
    assert d.seen(THEM, YOU).hand == ()
    assert [card.name for card in d.seen(YOU, YOU).hand] == ["Kuriboh", "Trap Hole"]


@pytest.mark.rule("R-PUB-04")
def test_nobody_moves_the_cards_of_the_other():
    d = table(
        you=hand("Kuriboh"),
        them=hand("Battle Ox", "Pot of Greed") + attack("Gemini Elf") + set_("Mystical Elf", "Trap Hole"),
    )
    assert d.asked == YOU
    for words in d.options():
        assert not any(name in words for name in ("Battle Ox", "Pot of Greed", "Elf", "Trap Hole"))
    assert "R-PHASE-01" in d.why_not("Battle Ox", "summon")


@pytest.mark.rule("J-PUB-01")
def test_a_face_down_card_is_known_to_its_controller_alone():
    d = table(you=hand("Mystical Elf", "Trap Hole")).set("Mystical Elf").set("Trap Hole")
    for name in ("Mystical Elf", "Trap Hole"):
        assert d.knows(YOU, name)
        assert not d.knows(THEM, name)
    for by, known in ((YOU, {"Mystical Elf", "Trap Hole"}), (THEM, {""})):
        side = d.seen(by, YOU)
        assert {card.name for card in (*side.monsters, *side.magic_traps) if card} == known


@pytest.mark.rule("J-PUB-01")
def test_a_face_down_monster_taken_from_the_opponent_is_known_to_its_controller():
    d = table(you=set_("Mystical Elf", owner=THEM))
    assert d.knows(YOU, "Mystical Elf")
    assert d.seen(YOU, YOU).monsters[0].name == "Mystical Elf"


@pytest.mark.rule("J-PUB-01")
def test_what_is_open():
    d = table(you=attack("Battle Ox") + lp(1234) + deck("Kuriboh") + removed("Raigeki"))
    side = d.seen(THEM, YOU)
    assert side.lp == 1234
    assert side.deck_count == 20
    assert side.monsters[0].name == "Battle Ox"
    assert [card.name for card in side.removed] == ["Raigeki"]


@pytest.mark.rule("J-TERM-05")
def test_a_graveyard_keeps_its_order():
    d = table(
        you=graveyard("Kuriboh") + attack("Battle Ox", "Summoned Skull"),
        them=attack("Mystical Elf") + attack("Dark Magician"),
    ).to_battle()
    d.attack("Battle Ox", "Dark Magician").attack("Summoned Skull", "Mystical Elf")
    assert d.graveyard(YOU) == ["Kuriboh", "Battle Ox"]
    assert d.graveyard(THEM) == ["Mystical Elf"]


@pytest.mark.rule("J-TERM-05")
def test_cards_that_go_together_lie_in_the_order_of_their_zones():
    d = table(
        you=attack("Kuriboh", zone=4) + attack("Mystical Elf", zone=1) + hand("Dark Magician"),
    ).summon("Dark Magician", tributes=["Kuriboh", "Mystical Elf"])
    assert d.graveyard(YOU) == ["Mystical Elf", "Kuriboh"]
