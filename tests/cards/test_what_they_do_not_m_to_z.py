"""What cards must not do, M to Z: a second look at those with a test of what they do."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Equip Magic ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, kind, value",
    [
        pytest.param(
            "Machine Conversion Factory",
            "type",
            "Machine",
            marks=pytest.mark.card("Machine Conversion Factory"),
        ),
        pytest.param("Mystical Moon", "type", "Beast-Warrior", marks=pytest.mark.card("Mystical Moon")),
        pytest.param("Power of Kaishin", "type", "Aqua", marks=pytest.mark.card("Power of Kaishin")),
        pytest.param("Raise Body Heat", "type", "Dinosaur", marks=pytest.mark.card("Raise Body Heat")),
        pytest.param("Silver Bow and Arrow", "type", "Fairy", marks=pytest.mark.card("Silver Bow and Arrow")),
        pytest.param("Violet Crystal", "type", "Zombie", marks=pytest.mark.card("Violet Crystal")),
        pytest.param("Steel Shell", "attribute", "WATER", marks=pytest.mark.card("Steel Shell")),
    ],
)
def test_an_equip_is_not_for_a_face_down_monster_and_is_lost_with_its_turning(name, kind, value):
    host = normal_monster("Host", 1000, 1000, **{kind: value})
    assert table(you=hand(name) + set_("Host"), cards=[host]).why_not(name) == ["J-EFF-12"]
    d = table(you=equip(name, on="Host") + hand("Book of Moon"), them=attack("Host"), cards=[host])
    assert d.attack_of("Host", THEM) > 1000, "also a monster of the opponent bears it"
    d.activate("Book of Moon", ["Host"]).resolve()
    assert (d.is_set("Host"), d.attack_of("Host", THEM), d.magic_traps(YOU)) == (True, 1000, [])


@pytest.mark.card("Mask of Brutality")
def test_mask_of_brutality_costs_nothing_in_the_standby_phase_of_the_opponent():
    d = table(you=attack("Battle Ox") + equip("Mask of Brutality", on="Battle Ox")).end_turn().resolve()
    assert (d.phase, d.lp(YOU), d.lp(THEM)) == ("Main Phase 1", 8000, 8000)
    assert d.magic_traps(YOU) == ["Mask of Brutality"]


@pytest.mark.card("Mask of the Accursed")
def test_mask_of_the_accursed_burns_nobody_in_the_standby_phase_of_the_opponent_and_stops_no_other():
    mine = attack("Battle Ox", "Silver Fang") + equip("Mask of the Accursed", on="Battle Ox")
    d = table(you=mine).end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    d = table(you=mine).to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT) and d.can("attack", "Silver Fang", DIRECT)


@pytest.mark.card("Raregold Armor")
def test_raregold_armor_stops_neither_direct_attacks_nor_those_of_its_own_player():
    armor = equip("Raregold Armor", on="Battle Ox")
    d = table(you=attack("Summoned Skull") + armor, them=attack("Battle Ox", "Kuriboh")).to_battle()
    assert d.can("attack", "Summoned Skull", "Kuriboh"), "its player does not control its bearer"
    mine = attack("Battle Ox", "Kuriboh") + armor + hand("Book of Moon")
    d = table(you=mine, them=attack("Summoned Skull")).activate("Book of Moon", ["Battle Ox"]).resolve()
    assert d.end_turn().to_battle().can("attack", "Summoned Skull", "Kuriboh"), "lost with its bearer turned"


@pytest.mark.card("Smoke Grenade of the Thief")
def test_smoke_grenade_takes_nothing_when_its_bearer_turns_or_falls_in_battle():
    smoke = "Smoke Grenade of the Thief"
    d = table(
        you=attack("Battle Ox") + equip(smoke, on="Battle Ox") + hand("Book of Moon"), them=hand("Kuriboh")
    )
    d.activate("Book of Moon").resolve()
    assert (d.graveyard(YOU), d.hand(THEM)) == ([smoke, "Book of Moon"], ["Kuriboh"])
    d = table(you=attack("Kuriboh") + equip(smoke, on="Kuriboh"), them=attack("Battle Ox") + hand("Sangan"))
    d.to_battle().attack("Kuriboh", "Battle Ox").resolve()
    assert (sorted(d.graveyard(YOU)), d.hand(THEM)) == (["Kuriboh", smoke], ["Sangan"])


@pytest.mark.card("Stim-Pack")
def test_stim_pack_weakens_its_bearer_below_what_is_printed_but_only_while_it_is_there():
    d = table(
        you=attack("Battle Ox") + equip("Stim-Pack", on="Battle Ox"), them=hand("Mystical Space Typhoon")
    )
    for _ in range(4):
        d.end_turn().end_turn()
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1700 + 700 - 800, 1000)
    d.end_turn().activate("Mystical Space Typhoon").resolve()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Sword of Deep-Seated")
def test_sword_of_deep_seated_goes_to_the_deck_of_its_owner_and_not_when_it_is_removed():
    sword = "Sword of Deep-Seated"
    d = table(you=equip(sword, on="Battle Ox"), them=attack("Battle Ox") + hand("Dark Hole"), turn=THEM)
    d.activate("Dark Hole").resolve()
    assert (d.deck(YOU)[0], d.graveyard(YOU), sword in d.deck(THEM)) == (sword, [], False)
    d = table(you=set_(sword), them=hand("Nobleman of Extermination"), turn=THEM)
    d.activate("Nobleman of Extermination").resolve()
    assert (d.removed(YOU), sword in d.deck(YOU)) == ([sword], False)


@pytest.mark.card("Zombie Tiger")
def test_zombie_tiger_takes_nothing_when_its_host_strikes_directly_or_only_wounds():
    mine = attack("Decayed Commander") + attack("Zombie Tiger")
    d = table(you=mine, them=hand("Sangan")).activate("Zombie Tiger").resolve().to_battle()
    assert d.attack("Decayed Commander").resolve().lp(THEM) == 6500
    d = table(you=mine, them=hand("Sangan") + defense("Battle Ox") + set_("Waboku"))
    d.activate("Zombie Tiger").resolve().to_battle().attack("Decayed Commander", "Battle Ox")
    d.respond("Waboku").resolve()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Sangan"], ["Battle Ox"])


# -- Field Magic ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, attribute",
    [
        pytest.param("Molten Destruction", "FIRE", marks=pytest.mark.card("Molten Destruction")),
        pytest.param("Mystic Plasma Zone", "DARK", marks=pytest.mark.card("Mystic Plasma Zone")),
        pytest.param("Rising Air Current", "WIND", marks=pytest.mark.card("Rising Air Current")),
        pytest.param("Umiiruka", "WATER", marks=pytest.mark.card("Umiiruka")),
    ],
)
def test_a_field_leaves_monsters_alone_face_down_and_once_it_is_gone(name, attribute):
    host = normal_monster("Host", 1000, 1000, attribute=attribute)
    mine = attack("Host") + hand("Wasteland", "Host")
    d = table(you=mine, them=field(name) + set_("Host"), cards=[host])
    assert (d.attack_of("Host", YOU), d.defense_of("Host", YOU)) == (1500, 600)
    assert (d.attack_of("Host", THEM), d.defense_of("Host", THEM)) == (1000, 1000)
    d.activate("Wasteland").resolve()
    assert (d.field(THEM), d.attack_of("Host", YOU), d.defense_of("Host", YOU)) == (None, 1000, 1000)


@pytest.mark.card("Wasteland")
def test_wasteland_leaves_other_types_and_face_down_monsters_alone():
    d = table(you=attack("Battle Ox", "Mystical Elf"), them=field("Wasteland") + set_("Skull Servant"))
    assert [d.attack_of(name) for name in ("Battle Ox", "Mystical Elf", "Skull Servant")] == [1700, 800, 300]
    assert d.end_turn().flip("Skull Servant").attack_of("Skull Servant") == 500


# -- Life gain and damage ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, amount",
    [
        pytest.param("Red Medicine", 500, marks=pytest.mark.card("Red Medicine")),
        pytest.param("Soul of the Pure", 800, marks=pytest.mark.card("Soul of the Pure")),
    ],
)
def test_a_medicine_heals_nobody_else_and_nobody_when_it_is_negated(name, amount):
    d = table(you=hand(name) + lp(100), them=lp(200)).activate(name).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (100 + amount, 200)
    d = table(you=hand(name) + lp(100), them=set_("Magic Jammer") + hand("Kuriboh")).activate(name)
    assert d.respond("Magic Jammer").resolve().lp(YOU) == 100


@pytest.mark.card("Minor Goblin Official")
def test_minor_goblin_official_burns_on_when_its_victim_has_recovered_but_not_its_player():
    trap_ = "Minor Goblin Official"
    d = table(you=face_up(trap_) + lp(1000), them=lp(6000)).end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (1000, 5500)
    d.end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (1000, 5500)
    assert "J-EFF-12" in table(you=set_(trap_) + lp(1000)).why_not(trap_), "its player's life does not count"


@pytest.mark.card("Poison Mummy")
def test_poison_mummy_does_not_burn_when_it_dies_face_down_and_never_its_player():
    d = table(you=set_("Poison Mummy") + hand("Dark Hole")).activate("Dark Hole").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    d = table(you=set_("Poison Mummy"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", "Poison Mummy").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)


@pytest.mark.card("Poison of the Old Man")
def test_poison_of_the_old_man_does_only_one_and_nothing_when_it_is_negated():
    poison = "Poison of the Old Man"
    d = table(you=set_(poison), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate(poison, mode="damage").respond("Magic Jammer").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    d = table(you=set_(poison), them=lp(800)).activate(poison, mode="damage").resolve()
    assert (d.over, d.winner, d.lp(YOU)) == (True, YOU, 8000)


@pytest.mark.card("Secret Barrel")
def test_secret_barrel_counts_neither_your_cards_nor_the_graveyard():
    mine = set_("Secret Barrel", "Waboku") + hand("Kuriboh") + attack("Battle Ox")
    d = table(you=mine, them=hand("Sangan") + graveyard("Kuriboh", "Dark Hole") + removed("Battle Ox"))
    d.activate("Secret Barrel").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7800)


@pytest.mark.card("Solemn Wishes")
def test_solemn_wishes_heals_neither_for_the_draws_of_the_opponent_nor_for_other_ways_into_the_hand():
    wishes = face_up("Solemn Wishes")
    d = table(
        you=wishes
        + hand("The Warrior Returning Alive")
        + graveyard("Flame Manipulator", "Battle Ox", "Marauding Captain")
    )
    d.activate("The Warrior Returning Alive").resolve()
    assert (d.hand(YOU), d.lp(YOU)) == (["Marauding Captain"], 8000)
    d = table(you=wishes, them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Spirit of the Breeze")
def test_spirit_of_the_breeze_heals_neither_in_defense_nor_face_down():
    for part in (defense("Spirit of the Breeze"), set_("Spirit of the Breeze")):
        d = table(you=part, phase=TURN_BEGINS).to_phase(MAIN_1)
        assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("The Spell Absorbing Life")
def test_the_spell_absorbing_life_counts_no_normal_monsters_and_wakes_no_flip_effects():
    d = table(you=set_("The Spell Absorbing Life", "Battle Ox"), them=set_("Poison Mummy"))
    d.activate("The Spell Absorbing Life").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8400, 8000), "the Mummy counts, its FLIP effect stays asleep"
    assert (d.position("Battle Ox"), d.position("Poison Mummy")) == ("defense", "defense")


@pytest.mark.card("Token Thanksgiving")
def test_token_thanksgiving_spares_cards_and_heals_nobody_else():
    d = table(you=hand("Scapegoat", "Token Thanksgiving") + attack("Battle Ox"), them=attack("Kuriboh"))
    d.activate("Scapegoat").resolve().activate("Token Thanksgiving").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Kuriboh"])
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (11200, 8000, ["Scapegoat", "Token Thanksgiving"])


@pytest.mark.card("Tremendous Fire")
def test_tremendous_fire_burns_nobody_when_it_is_negated():
    mine, theirs = hand("Tremendous Fire") + lp(500), set_("Magic Jammer") + hand("Kuriboh") + lp(1000)
    d = table(you=mine, them=theirs).activate("Tremendous Fire").respond("Magic Jammer").resolve()
    assert (d.over, d.lp(YOU), d.lp(THEM)) == (False, 500, 1000)


@pytest.mark.card("Type Zero Magic Crusher")
def test_type_zero_magic_crusher_takes_no_trap_or_monster_and_nothing_while_it_is_set():
    crusher = "Type Zero Magic Crusher"
    d = table(you=face_up(crusher) + hand("Kuriboh", "Waboku"))
    assert not d.can("activate", crusher) and d.lp(THEM) == 8000
    d = table(you=set_(crusher, this_turn=True) + hand("Sparks"))
    assert not d.can("activate", crusher), "a Trap waits a turn"


@pytest.mark.card("Zolga")
def test_zolga_does_not_heal_when_it_is_destroyed_or_another_is_tributed():
    d = table(you=attack("Zolga") + hand("Dark Hole")).activate("Dark Hole").resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Zolga", "Dark Hole"], 8000)
    d = table(you=attack("Zolga", "Kuriboh") + hand("Summoned Skull")).summon("Summoned Skull", ["Kuriboh"])
    assert (d.resolve().lp(YOU), "Zolga" in d.monsters(YOU)) == (8000, True)
    ark, shinato = "Shinato's Ark", "Shinato, King of a Higher Plane"
    d = table(you=attack("Zolga", "Battle Ox") + hand(ark, shinato)).activate(ark).pick("Zolga", "Battle Ox")
    d.choose("attack").resolve()
    assert (d.monsters(YOU), d.lp(YOU)) == ([shinato], 8000), "a Ritual Summon is no Tribute Summon"
