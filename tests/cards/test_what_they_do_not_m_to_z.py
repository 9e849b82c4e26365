"""What cards must not do, M to Z: a second look at those with a test of what they do."""

import pytest
from scenario import *

from spellspeed.language import words as w

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


@pytest.mark.card("Zolga")
def test_zolga_heals_for_a_tribute_set_too():
    d = table(you=attack("Zolga") + hand("Summoned Skull")).set("Summoned Skull").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.is_set("Summoned Skull")) == (10000, 8000, True)


# -- Spell Counters ---------------------------------------------------------------------------------


@pytest.mark.card("Magical Plant Mandragola")
def test_magical_plant_mandragola_gives_none_when_summoned_and_none_to_face_down_cards():
    plant, marionette = "Magical Plant Mandragola", "Magical Marionette"
    d = table(you=hand(plant) + attack(marionette)).summon(plant).resolve()
    assert d.attack_of(marionette) == 2000
    d = table(you=set_(plant, marionette) + attack("Battle Ox")).flip(plant).resolve()
    assert d.flip(marionette).attack_of(marionette) == 2000
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Mega Ton Magical Cannon")
def test_mega_ton_magical_cannon_spares_your_own_cards_and_takes_no_counters_of_the_opponent():
    cannon, loaded = "Mega Ton Magical Cannon", {"Spell Counter": 10}
    mine = hand(cannon) + attack("Magical Marionette", notes=loaded) + set_("Waboku")
    d = table(you=mine, them=attack("Battle Ox") + hand("Kuriboh")).activate(cannon)
    d.resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Magical Marionette"], ["Waboku"])
    assert (d.monsters(THEM), d.hand(THEM)) == ([], ["Kuriboh"])
    theirs = attack("Magical Marionette", notes=loaded)
    assert "J-EFF-18" in table(you=hand(cannon), them=theirs).why_not(cannon)


@pytest.mark.card("Miracle Restoring")
def test_miracle_restoring_brings_no_other_magician_and_none_of_the_opponent():
    restoring = "Miracle Restoring"
    mine = set_(restoring) + attack("Magical Marionette", notes={"Spell Counter": 2})
    d = table(you=mine + graveyard("Dark Magician Girl"), them=graveyard("Dark Magician", "Buster Blader"))
    assert "J-EFF-12" in d.why_not(restoring)
    d = table(you=mine + graveyard("Buster Blader")).activate(restoring).resolve().choose("attack")
    assert (d.monsters(YOU), d.attack_of("Magical Marionette")) == (
        ["Magical Marionette", "Buster Blader"],
        2000,
    )


# -- Graveyards, Decks and the cards removed from play ----------------------------------------------


@pytest.mark.card("Miracle Dig")
def test_miracle_dig_counts_no_removed_cards_of_the_opponent():
    five = ("Battle Ox", "Kuriboh", "Sangan", "Silver Fang", "Mystical Elf")
    assert "J-EFF-12" in table(you=hand("Miracle Dig"), them=removed(*five)).why_not("Miracle Dig")
    d = table(you=hand("Miracle Dig") + removed(*five[:4]), them=removed(*five))
    assert "J-EFF-12" in d.why_not("Miracle Dig")


@pytest.mark.card("Mustering of the Dark Scorpions")
def test_mustering_brings_no_scorpion_from_elsewhere_and_none_for_a_don_zaloog_of_the_opponent():
    mustering, chick = "Mustering of the Dark Scorpions", "Dark Scorpion - Chick the Yellow"
    gorg = "Dark Scorpion - Gorg the Strong"
    d = table(you=hand(mustering, chick), them=attack("Don Zaloog"))
    assert "J-EFF-12" in d.why_not(mustering)
    mine = attack("Don Zaloog") + hand(mustering, "Kuriboh") + graveyard(gorg) + deck(chick)
    assert "J-EFF-12" in table(you=mine).why_not(mustering)


@pytest.mark.card("Nimble Momonga")
def test_nimble_momonga_does_nothing_when_an_effect_destroys_it():
    momonga = "Nimble Momonga"
    d = table(you=attack(momonga) + hand("Dark Hole") + deck(momonga)).activate("Dark Hole").resolve()
    assert (d.kind, d.lp(YOU), d.monsters(YOU)) == ("act", 8000, [])


@pytest.mark.card("Nimble Momonga")
def test_nimble_momonga_heals_its_owner_whoever_controls_it():
    d = table(you=attack("Nimble Momonga", owner=THEM), them=attack("Battle Ox")).to_battle()
    d.attack("Nimble Momonga", "Battle Ox").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7300, 9000)


@pytest.mark.card("Nobleman of Extermination")
def test_nobleman_of_extermination_hits_nothing_face_up_and_no_namesake_in_hand_or_on_the_field():
    noble = "Nobleman of Extermination"
    assert "J-EFF-12" in table(you=hand(noble), them=face_up("Toll") + field("Yami")).why_not(noble)
    d = table(you=hand(noble, "Waboku") + graveyard("Waboku") + set_("Waboku"), them=set_("Waboku"))
    d.activate(noble, [at(THEM, 1, magic_trap=True)]).resolve()
    assert (d.removed(YOU), d.removed(THEM)) == ([], ["Waboku"])
    assert (d.hand(YOU), d.magic_traps(YOU), d.graveyard(YOU)) == (["Waboku"], ["Waboku"], ["Waboku", noble])


@pytest.mark.card("Outstanding Dog Marron")
def test_outstanding_dog_marron_is_not_shuffled_in_when_it_goes_elsewhere():
    dog = "Outstanding Dog Marron"
    d = table(you=set_(dog), them=hand("Nobleman of Crossout"), turn=THEM).activate("Nobleman of Crossout")
    d.resolve()
    assert (d.removed(YOU), dog in d.deck(YOU), d.events("shuffle")) == ([dog], False, [])
    d = table(you=attack(dog) + set_("Penguin Soldier")).flip("Penguin Soldier").use("Penguin Soldier")
    d.pick(dog).done().resolve()
    assert (d.hand(YOU), d.events("shuffle")) == ([dog], [])


@pytest.mark.card("Ray of Hope")
def test_ray_of_hope_takes_neither_other_attributes_nor_the_graveyard_of_the_opponent():
    mine = set_("Ray of Hope") + graveyard("Mystical Elf", "Kuriboh", "Sangan")
    d = table(you=mine, them=graveyard("Shining Angel", "Mystical Elf"))
    assert "J-EFF-12" in d.why_not("Ray of Hope")


@pytest.mark.card("Serpentine Princess")
def test_serpentine_princess_brings_none_from_the_graveyard_or_the_hand():
    princess = "Serpentine Princess"
    small = deck("Kuriboh", "Silver Fang")
    d = table(you=attack(princess) + hand("Dark Hole") + small).activate("Dark Hole").resolve()
    assert (d.kind, d.monsters(YOU), d.graveyard(YOU)) == ("act", [], [princess, "Dark Hole"])
    d = table(you=attack(princess) + set_("Penguin Soldier") + small).flip("Penguin Soldier")
    d.use("Penguin Soldier").pick(princess).done().resolve()
    assert (princess in d.hand(YOU), d.monsters(YOU)) == (True, ["Penguin Soldier"])


@pytest.mark.card("Soul Demolition")
def test_soul_demolition_needs_a_fiend_of_its_player_face_up_and_500_life_points():
    soul, graves = face_up("Soul Demolition") + graveyard("Kuriboh"), graveyard("Battle Ox")
    d = table(you=soul + set_("Sangan"), them=graves)
    assert "J-EFF-12" in d.why_not("Soul Demolition")
    d = table(you=soul, them=graves + attack("Sangan"))
    assert "J-EFF-12" in d.why_not("Soul Demolition")
    d = table(you=soul + attack("Sangan") + lp(400), them=graves)
    assert not d.can("activate", "Soul Demolition")


@pytest.mark.card("Spellbook Organization")
def test_spellbook_organization_neither_draws_nor_shuffles_nor_touches_the_fourth_card():
    book = "Spellbook Organization"
    d = table(you=hand(book) + deck("Kuriboh", "Battle Ox", "Sparks", "Yami"), them=deck("Sangan", "Kuriboh"))
    d.activate(book).pick("Sparks").pick("Kuriboh").resolve()
    assert (d.deck(YOU)[3], d.deck(THEM)[:2], d.hand(YOU)) == ("Yami", ["Sangan", "Kuriboh"], [])
    assert d.events("shuffle") == []


@pytest.mark.card("Super Rejuvenation")
def test_super_rejuvenation_counts_neither_other_types_nor_dragons_that_were_destroyed():
    wyrm = normal_monster("Wyrm", 1000, 0, type="Dragon")
    mine = hand("Super Rejuvenation", "Summoned Skull", "Dark Hole") + attack("Battle Ox", "Wyrm")
    d = table(you=mine, cards=[wyrm]).activate("Super Rejuvenation").resolve()
    d.summon("Summoned Skull", ["Battle Ox"]).resolve().activate("Dark Hole").resolve().end_turn()
    assert d.hand(YOU) == []


@pytest.mark.card("Super Rejuvenation", "Solemn Wishes")
def test_super_rejuvenation_with_solemn_wishes_heals_500_for_each_card():
    wyrm = normal_monster("Wyrm", 1000, 0, type="Dragon")
    mine = face_up("Solemn Wishes") + hand("Super Rejuvenation", "Cosmo Queen") + attack("Wyrm", "Wyrm")
    d = table(you=mine, cards=[wyrm]).activate("Super Rejuvenation").resolve()
    d.summon("Cosmo Queen").pick(at(YOU, 1)).resolve().end_turn()
    assert (len(d.hand(YOU)), d.lp(YOU)) == (2, 9000)


@pytest.mark.card("The Cheerful Coffin")
def test_the_cheerful_coffin_takes_no_fourth_monster_and_none_of_the_opponent():
    four = ("Kuriboh", "Sangan", "Battle Ox", "Silver Fang")
    d = table(you=hand("The Cheerful Coffin", *four), them=hand("Kuriboh")).activate("The Cheerful Coffin")
    d.pick("Kuriboh", "Sangan", "Battle Ox").resolve()
    assert (d.hand(YOU), d.hand(THEM), d.monsters(YOU)) == (["Silver Fang"], ["Kuriboh"], [])


@pytest.mark.card("The Warrior Returning Alive")
def test_the_warrior_returning_alive_takes_none_of_the_opponent_or_of_another_type():
    d = table(
        you=hand("The Warrior Returning Alive") + graveyard("Sangan") + removed("Marauding Captain"),
        them=graveyard("Marauding Captain"),
    )
    assert d.why_not("The Warrior Returning Alive") == ["J-EFF-12"]


@pytest.mark.card("Tornado Bird")
def test_tornado_bird_returns_nothing_when_there_is_nothing_and_no_monsters():
    d = table(you=set_("Tornado Bird"), them=attack("Battle Ox") + graveyard("Dark Hole"))
    d.flip("Tornado Bird").resolve()
    assert (d.kind, d.hand(THEM), d.monsters(THEM)) == ("act", [], ["Battle Ox"])
    d = table(you=hand("Tornado Bird"), them=set_("Dark Hole", "Waboku")).summon("Tornado Bird").resolve()
    assert d.magic_traps(THEM) == ["Dark Hole", "Waboku"]


# -- What is seen -----------------------------------------------------------------------------------


@pytest.mark.card("Patrol Robo")
def test_patrol_robo_does_not_look_face_down_nor_in_the_turn_of_the_opponent_nor_at_your_own():
    d = table(you=set_("Patrol Robo"), them=set_("Trap Hole"), turn=THEM).end_turn().resolve()
    assert (d.phase, d.knows(YOU, "Trap Hole")) == ("Main Phase 1", False)
    d = table(you=attack("Patrol Robo"), them=set_("Trap Hole")).end_turn().resolve()
    assert (d.phase, d.knows(YOU, "Trap Hole")) == ("Main Phase 1", False)
    d = table(you=attack("Patrol Robo") + set_("Waboku"), them=face_up("Toll"), turn=THEM)
    assert "Patrol Robo" not in str(d.end_turn().options())


@pytest.mark.card("Respect Play")
def test_respect_play_shows_no_hand_while_it_is_set_and_none_after_it_is_gone():
    d = table(you=set_("Respect Play") + hand("Sparks"), them=hand("Kuriboh"))
    assert "[known" not in d.picture()
    mine = set_("Mystical Space Typhoon") + face_up("Respect Play")
    d = table(you=mine, them=deck("Kuriboh") + hand("Yami")).activate("Mystical Space Typhoon").resolve()
    d.end_turn()
    assert (d.turn_player, d.hand(THEM), "[known" in d.picture()) == (THEM, ["Yami", "Kuriboh"], False)


@pytest.mark.card("Senri Eye")
def test_senri_eye_neither_looks_nor_costs_unless_its_player_wants_and_only_in_their_own_turn():
    d = table(you=face_up("Senri Eye"), them=deck("Kuriboh"), turn=THEM, phase=END_PHASE)
    d.end_turn().pass_().resolve()
    assert (d.lp(YOU), "Kuriboh [known" in d.picture()) == (8000, False)
    d = table(you=face_up("Senri Eye"), them=deck("Yami", "Kuriboh")).end_turn().resolve()
    assert (d.phase, d.lp(YOU), "[known" in d.picture()) == ("Main Phase 1", 8000, False)


@pytest.mark.card("The Eye of Truth")
def test_the_eye_of_truth_pays_its_own_player_nothing_and_nothing_for_traps():
    eye = face_up("The Eye of Truth")
    d = table(you=eye + hand("Sparks"), them=hand("Waboku") + deck("Trap Hole")).end_turn().resolve()
    assert (d.turn_player, d.lp(YOU), d.lp(THEM)) == (THEM, 8000, 8000)
    d.end_turn().resolve()
    assert (d.turn_player, d.lp(YOU), d.lp(THEM)) == (YOU, 8000, 8000), "not in your own Standby Phase"


# -- Turns and battles ------------------------------------------------------------------------------


@pytest.mark.card("Non Aggression Area")
def test_non_aggression_area_is_for_your_standby_phase_and_stops_nothing_in_this_turn():
    area = "Non Aggression Area"
    mine = set_(area) + hand("Kuriboh")
    assert "J-EFF-12" in table(you=mine).why_not(area)
    assert table(you=mine, turn=THEM, phase=STANDBY_PHASE).why_not(area)
    d = table(you=set_(area, "Waboku"), phase=STANDBY_PHASE)
    assert d.can("activate", "Waboku") and d.why_not(area) == ["J-EFF-12"], "no card to discard"
    d = table(you=mine, them=set_("Call of the Haunted") + graveyard("Battle Ox"), phase=STANDBY_PHASE)
    d.activate(area).resolve().to_phase(MAIN_1)
    d.leave_for(BATTLE_PHASE).activate("Call of the Haunted").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Nutrient Z")
def test_nutrient_z_does_not_add_up_the_damage_of_two_attacks():
    d = table(you=set_("Nutrient Z"), them=attack("Battle Ox", "Silver Fang"), turn=THEM).to_battle()
    d.attack("Battle Ox").respond("Nutrient Z").resolve().attack("Silver Fang").resolve()
    assert d.lp(YOU) == 8000 - 1700 - 1200
    d = table(you=set_("Nutrient Z") + attack("Summoned Skull"), them=attack("Summoned Skull")).to_battle()
    assert "Nutrient Z" not in str(d.attack("Summoned Skull", "Summoned Skull").options()), "your own turn"


@pytest.mark.card("Roulette Barrel")
def test_roulette_barrel_spares_face_down_and_high_monsters_but_not_itself():
    barrel = "Roulette Barrel"
    theirs = attack("Cosmo Queen") + set_("Battle Ox")
    d = table(you=attack(barrel), them=theirs, chance=[3, 3]).activate(barrel).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Cosmo Queen", "Battle Ox"])
    assert not table(you=set_(barrel), them=theirs).can("activate", barrel)


@pytest.mark.card("Soul of Purity and Light")
def test_soul_of_purity_and_light_is_not_summoned_otherwise_and_weakens_none_of_your_own():
    soul = "Soul of Purity and Light"
    d = table(you=hand(soul) + attack("Battle Ox", "Silver Fang") + graveyard("Mystical Elf", "Sangan"))
    assert not d.can("summon", soul) and not d.can("set", soul) and not d.can("special summon", soul)
    mine = attack(soul, "Silver Fang")
    d = table(you=mine, them=attack("Battle Ox") + set_("Kuriboh"), turn=THEM)
    assert d.attack_of("Battle Ox") == 1700
    d.to_battle()
    assert [d.attack_of(name) for name in (soul, "Silver Fang", "Battle Ox")] == [2000, 1200, 1400]


@pytest.mark.card("Spirit's Invitation")
def test_spirits_invitation_answers_no_other_monster_and_no_spirit_of_the_opponent():
    mine = face_up("Spirit's Invitation") + attack("Battle Ox") + set_("Penguin Soldier")
    d = table(you=mine, them=attack("Kuriboh")).flip("Penguin Soldier").use("Penguin Soldier")
    d.pick("Battle Ox").done().resolve()
    assert (d.hand(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Kuriboh"])
    d = table(you=mine, them=hand("Yata-Garasu") + attack("Kuriboh"), turn=THEM).summon("Yata-Garasu")
    d.end_turn()
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.card("The Fiend Megacyber")
def test_the_fiend_megacyber_comes_not_from_elsewhere_and_counts_also_set_monsters():
    cyber = "The Fiend Megacyber"
    d = table(you=hand(cyber), them=attack("Battle Ox") + face_up("Toll"))
    assert not d.can("special summon", cyber)
    d = table(you=graveyard(cyber), them=set_("Battle Ox", "Kuriboh", "Sangan"))
    assert not d.can("special summon", cyber)
    d = table(you=hand(cyber) + set_("Sangan"), them=set_("Battle Ox", "Kuriboh"))
    assert not d.can("special summon", cyber), "your own Set monster counts too"


@pytest.mark.card("Tribute Doll")
def test_tribute_doll_needs_a_tribute_and_brings_no_special_monster_of_level_7():
    doll = "Tribute Doll"
    assert table(you=hand(doll, "Dark Magician"), them=attack("Kuriboh")).why_not(doll) == ["J-EFF-12"]
    special = effect_monster("Nomi", attack=2500, level=7, cannot_be_summoned=w.NORMAL_SUMMON)
    d = table(you=hand(doll, "Nomi") + attack("Kuriboh"), cards=[special])
    assert "J-EFF-12" in d.why_not(doll)
    d = table(you=hand(doll, "Dark Magician") + attack("Kuriboh")).activate(doll).resolve().choose("attack")
    d.end_turn().end_turn()
    assert d.to_battle().can("attack", "Dark Magician", DIRECT), "it rests for one turn only"


# -- Ritual and Fusion Monsters ---------------------------------------------------------------------


@pytest.mark.card("Shinato's Ark")
def test_shinatos_ark_brings_no_other_ritual_monster_and_none_from_the_graveyard():
    ark, shinato = "Shinato's Ark", "Shinato, King of a Higher Plane"
    d = table(you=hand(ark, "Skull Guardian", "Cosmo Queen"))
    assert d.why_not(ark)
    assert table(you=hand(ark, "Cosmo Queen") + graveyard(shinato)).why_not(ark)
    assert table(you=hand(ark, shinato), them=attack("Cosmo Queen")).why_not(ark) == ["R-RIT-02"]


@pytest.mark.parametrize(
    "cannon, parts, theirs",
    [
        pytest.param(
            "XZ-Tank Cannon",
            ("X-Head Cannon", "Z-Metal Tank"),
            face_up("Toll") + set_("Kuriboh"),
            marks=pytest.mark.card("XZ-Tank Cannon"),
        ),
        pytest.param(
            "YZ-Tank Dragon",
            ("Y-Dragon Head", "Z-Metal Tank"),
            attack("Battle Ox") + set_("Waboku"),
            marks=pytest.mark.card("YZ-Tank Dragon"),
        ),
    ],
)
def test_a_cannon_needs_its_parts_a_card_to_discard_and_its_own_kind_of_victim(cannon, parts, theirs):
    d = table(you=attack(parts[0]) + hand("Polymerization", parts[1]) + fusion_deck(cannon))
    assert not d.can("special summon", cannon) and d.why_not("Polymerization")
    d = table(you=attack(cannon) + hand("Kuriboh") + set_("Waboku", "Sangan"), them=theirs)
    assert "J-EFF-12" in d.why_not(cannon, "activate"), "nor does it hit your own"
    d = table(you=attack(cannon), them=set_("Waboku", "Kuriboh"))
    assert [one.sentence for one in d.reasons(cannon, "activate")] == [
        f"{cannon}: you cannot discard 1 card; you have 0."
    ]
