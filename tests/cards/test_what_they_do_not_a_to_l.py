"""What effect cards do not do, A to L: the second test of cards whose first one shows what they do."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Equip Magic ------------------------------------------------------------------------------------


@pytest.mark.rule("R-EQUIP-03")
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        pytest.param("Beast Fangs", {"type": "Beast"}, marks=pytest.mark.card("Beast Fangs")),
        pytest.param("Burning Spear", {"attribute": "FIRE"}, marks=pytest.mark.card("Burning Spear")),
        pytest.param("Dragonic Attack", {"type": "Warrior"}, marks=pytest.mark.card("Dragonic Attack")),
        pytest.param("Electro-Whip", {"type": "Thunder"}, marks=pytest.mark.card("Electro-Whip")),
        pytest.param("Elf's Light", {"attribute": "LIGHT"}, marks=pytest.mark.card("Elf's Light")),
        pytest.param("Follow Wind", {"type": "Winged Beast"}, marks=pytest.mark.card("Follow Wind")),
        pytest.param("Gravity Axe - Grarl", {}, marks=pytest.mark.card("Gravity Axe - Grarl")),
        pytest.param("Gust Fan", {"attribute": "WIND"}, marks=pytest.mark.card("Gust Fan")),
        pytest.param("Laser Cannon Armor", {"type": "Insect"}, marks=pytest.mark.card("Laser Cannon Armor")),
        pytest.param("Legendary Sword", {"type": "Warrior"}, marks=pytest.mark.card("Legendary Sword")),
        pytest.param("Lightning Blade", {"type": "Warrior"}, marks=pytest.mark.card("Lightning Blade")),
    ],
)
def test_an_equip_is_not_for_a_face_down_monster_and_lost_when_its_monster_is_turned_down(name, facts):
    host = normal_monster("Host", 1000, 1000, **facts)
    d = table(you=hand(name) + set_("Host"), cards=[host])
    assert not d.can("activate", name) and d.why_not(name) == ["J-EFF-12"]
    d = table(you=attack("Host") + equip(name, on="Host") + hand("Book of Moon"), cards=[host])
    assert (d.attack_of("Host"), d.defense_of("Host")) != (1000, 1000)
    d.activate("Book of Moon", ["Host"]).resolve()
    assert name in d.graveyard(YOU)
    assert (d.attack_of("Host"), d.defense_of("Host")) == (1000, 1000)


@pytest.mark.card("Cyclon Laser")
@pytest.mark.rule("R-EQUIP-03")
def test_cyclon_laser_fits_nothing_but_gradius():
    d = table(you=hand("Cyclon Laser") + attack("Battle Ox") + set_("Gradius"))
    assert d.why_not("Cyclon Laser") == ["J-EFF-12"]


@pytest.mark.card("Gravity Axe - Grarl")
def test_gravity_axe_on_the_opponents_monster_holds_nobody():
    axe = equip("Gravity Axe - Grarl", on="Battle Ox")
    d = table(you=axe, them=attack("Battle Ox", "Kuriboh"), turn=THEM)
    assert d.can("change", "Kuriboh") and d.can("change", "Battle Ox")


@pytest.mark.card("Horn of Light", "Heavy Storm")
@pytest.mark.rule("R-EQUIP-03")
def test_horn_of_light_stays_in_the_graveyard_of_a_player_who_cannot_pay():
    assert table(you=hand("Horn of Light") + set_("Battle Ox")).why_not("Horn of Light") == ["J-EFF-12"]
    mine = attack("Battle Ox") + equip("Horn of Light", on="Battle Ox") + lp(400)
    d = table(you=mine + hand("Heavy Storm")).activate("Heavy Storm").resolve()
    assert (d.kind, d.lp(YOU)) == ("act", 400)
    assert "Horn of Light" in d.graveyard(YOU)


@pytest.mark.card("Lightning Blade")
def test_lightning_blade_leaves_face_down_and_other_monsters_alone():
    mine = attack("Armaill", "Battle Ox") + equip("Lightning Blade", on="Armaill")
    d = table(you=mine, them=set_("Aqua Madoor"))
    assert (d.attack_of("Aqua Madoor"), d.attack_of("Battle Ox")) == (1200, 1700)


# -- Field Magic and what stands with it ------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts", "other"),
    [
        pytest.param("Forest", {"type": "Beast"}, {"type": "Warrior"}, marks=pytest.mark.card("Forest")),
        pytest.param(
            "Gaia Power", {"attribute": "EARTH"}, {"attribute": "WATER"}, marks=pytest.mark.card("Gaia Power")
        ),
        pytest.param(
            "Luminous Spark",
            {"attribute": "LIGHT"},
            {"attribute": "DARK"},
            marks=pytest.mark.card("Luminous Spark"),
        ),
    ],
)
def test_a_field_leaves_other_monsters_and_face_down_ones_alone(name, facts, other):
    cards = [
        normal_monster("Up", 1000, 1000, **facts),
        normal_monster("Down", 1000, 1000, **facts),
        normal_monster("Other", 1000, 1000, **other),
    ]
    d = table(you=field(name) + attack("Other") + set_("Down"), them=attack("Up"), cards=cards)
    assert d.attack_of("Up") > 1000
    for left_alone in ("Down", "Other"):
        assert (d.attack_of(left_alone), d.defense_of(left_alone)) == (1000, 1000)


@pytest.mark.card("Chorus of Sanctuary")
def test_chorus_of_sanctuary_gives_nothing_to_attackers_and_face_down_monsters():
    theirs = set_("Kuriboh") + defense("Sangan")
    d = table(you=field("Chorus of Sanctuary") + attack("Battle Ox"), them=theirs)
    assert [d.defense_of(name) for name in ("Battle Ox", "Kuriboh", "Sangan")] == [1000, 200, 1100]
    assert d.attack_of("Sangan") == 1000


# -- FLIP effects -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Arsenal Summoner", marks=pytest.mark.card("Arsenal Summoner")),
        pytest.param("Iron Blacksmith Kotetsu", marks=pytest.mark.card("Iron Blacksmith Kotetsu")),
    ],
)
def test_a_flip_search_fetches_nothing_where_there_is_nothing_and_nothing_of_the_opponents(name):
    d = table(
        you=set_(name) + deck("Kuriboh", "Dark Hole", "Celtic Guardian", rest=False),
        them=deck("Guardian Elma", "Axe of Despair"),
    )
    d.flip(name).resolve()
    assert (d.hand(YOU), d.hand(THEM), len(d.deck(YOU))) == ([], [], 3)


@pytest.mark.card("Bubonic Vermin")
def test_bubonic_vermin_brings_no_other_card_and_need_not_bring_one():
    d = table(you=set_("Bubonic Vermin") + deck("Giant Rat", "Sangan")).flip("Bubonic Vermin")
    d.use("Bubonic Vermin").resolve()
    assert (d.kind, d.monsters(YOU)) == ("act", ["Bubonic Vermin"])
    d = table(you=set_("Bubonic Vermin") + deck("Bubonic Vermin")).flip("Bubonic Vermin").no()
    assert (d.monsters(YOU), d.deck(YOU)[0]) == (["Bubonic Vermin"], "Bubonic Vermin")


@pytest.mark.card("Cobra Jar", "Dark Hole")
def test_the_token_of_cobra_jar_hurts_nobody_when_an_effect_destroys_it():
    d = table(you=set_("Cobra Jar") + hand("Dark Hole")).flip("Cobra Jar").resolve().choose("attack")
    assert d.resolve().monsters(YOU) == ["Cobra Jar", "Poisonous Snake Token"]
    d.activate("Dark Hole").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.lp(THEM)) == ([], 8000, 8000)


@pytest.mark.card("Des Feral Imp")
def test_des_feral_imp_takes_nothing_from_the_opponents_graveyard():
    d = table(you=set_("Des Feral Imp") + deck("Sparks", rest=False), them=graveyard("Kuriboh", "Dark Hole"))
    d.flip("Des Feral Imp").resolve()
    assert (d.kind, d.graveyard(THEM), d.deck(YOU)) == ("act", ["Kuriboh", "Dark Hole"], ["Sparks"])


@pytest.mark.card("Des Koala")
def test_des_koala_does_not_count_your_hand():
    d = table(you=set_("Des Koala") + hand("Kuriboh", "Sangan")).flip("Des Koala").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Dimension Jar")
def test_dimension_jar_removes_no_magic_and_nothing_of_the_players_own():
    buried = graveyard("Dark Hole", "Mirror Force")
    d = table(you=set_("Dimension Jar") + buried, them=buried + graveyard("Kuriboh")).flip("Dimension Jar")
    assert d.resolve().options() == ["pick Kuriboh", "done"]
    d.pick("Kuriboh")
    assert (d.removed(YOU), d.removed(THEM)) == ([], ["Kuriboh"])
    assert d.graveyard(YOU) == d.graveyard(THEM) == ["Dark Hole", "Mirror Force"]


@pytest.mark.card("Jowls of Dark Demise")
def test_jowls_of_dark_demise_lets_no_monster_of_yours_attack_directly():
    jowls = "Jowls of Dark Demise"
    d = table(you=set_(jowls) + attack("Battle Ox"), them=attack("Summoned Skull", "Kuriboh")).flip(jowls)
    d.pick("Summoned Skull").resolve().to_battle()
    assert d.can("attack", "Summoned Skull", DIRECT) and not d.can("attack", "Battle Ox", DIRECT)
    d = table(you=set_(jowls) + attack("Battle Ox")).flip(jowls).resolve()
    assert (d.kind, sorted(d.monsters(YOU))) == ("act", sorted([jowls, "Battle Ox"]))


@pytest.mark.card("Lady Assailant of Flames")
def test_lady_assailant_of_flames_leaves_the_opponents_deck_and_your_life_points_alone():
    lady = "Lady Assailant of Flames"
    d = table(you=set_(lady), them=deck("Kuriboh", "Sangan", rest=False)).flip(lady).resolve()
    assert (d.lp(YOU), d.removed(THEM), d.graveyard(YOU)) == (8000, [], [])
    assert d.deck(THEM) == ["Kuriboh", "Sangan"]


# -- Life Points ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost", "gained"),
    [
        pytest.param("Blue Medicine", [], 400, marks=pytest.mark.card("Blue Medicine")),
        pytest.param("Gift of The Mystical Elf", [], 900, marks=pytest.mark.card("Gift of The Mystical Elf")),
        pytest.param("Altar for Tribute", ["Kuriboh"], 300, marks=pytest.mark.card("Altar for Tribute")),
        pytest.param(
            "Emergency Provisions", ["Jar of Greed"], 1000, marks=pytest.mark.card("Emergency Provisions")
        ),
    ],
)
def test_who_gains_life_points_is_the_one_who_plays_it(name, cost, gained):
    mine = set_(name) + attack("Kuriboh") + set_("Jar of Greed")
    d = table(you=mine, them=attack("Battle Ox") + set_("Sangan", "Sakuretsu Armor"))
    d.activate(name, cost=cost).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000 + gained, 8000)
    assert (d.monsters(THEM), d.magic_traps(THEM)) == (["Battle Ox", "Sangan"], ["Sakuretsu Armor"])


@pytest.mark.card("Altar for Tribute", "Emergency Provisions", "Gift of The Mystical Elf")
@pytest.mark.rule("J-EFF-12")
def test_the_opponents_cards_do_not_pay_for_your_life_points():
    theirs = attack("Battle Ox") + set_("Jar of Greed")
    assert "J-EFF-12" in table(you=set_("Altar for Tribute"), them=theirs).why_not("Altar for Tribute")
    provisions = table(you=set_("Emergency Provisions"), them=theirs)
    assert "J-EFF-12" in provisions.why_not("Emergency Provisions")
    gift = table(you=set_("Gift of The Mystical Elf"), them=set_("Jar of Greed"))
    assert "J-EFF-12" in gift.why_not("Gift of The Mystical Elf")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Cure Mermaid", marks=pytest.mark.card("Cure Mermaid")),
        pytest.param("Dancing Fairy", marks=pytest.mark.card("Dancing Fairy")),
        pytest.param("Darklord Marie", marks=pytest.mark.card("Darklord Marie")),
    ],
)
def test_a_healer_gives_nothing_face_down_nor_in_the_opponents_standby_phase(name):
    d = table(you=set_(name), turn=THEM).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    there = graveyard(name) if name == "Darklord Marie" else defense(name)
    d = table(you=there).end_turn().to_phase(MAIN_1)
    assert (d.turn_player, d.lp(YOU), d.lp(THEM)) == (THEM, 8000, 8000)


@pytest.mark.card("Dancing Fairy", "Darklord Marie")
def test_dancing_fairy_does_not_heal_in_attack_position_nor_darklord_marie_on_the_field():
    d = table(you=attack("Dancing Fairy", "Darklord Marie"), turn=THEM).end_turn().to_phase(MAIN_1)
    assert d.lp(YOU) == 8000


@pytest.mark.card("Life Absorbing Machine", "Just Desserts", "Seven Tools of the Bandit")
def test_life_absorbing_machine_gives_nothing_for_damage_or_what_the_opponent_paid():
    mine = face_up("Life Absorbing Machine") + set_("Jar of Greed") + attack("Battle Ox")
    d = table(you=mine, them=set_("Seven Tools of the Bandit", "Just Desserts"))
    d.activate("Jar of Greed").respond("Seven Tools of the Bandit").resolve()
    d.leave_for(BATTLE_PHASE).respond("Just Desserts").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 7000)
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert (d.turn_player, d.lp(YOU), d.lp(THEM)) == (YOU, 7500, 7000)


# -- damage -----------------------------------------------------------------------------------------


@pytest.mark.card("Amazoness Archer")
@pytest.mark.rule("J-EFF-12")
def test_amazoness_archer_tributes_no_monster_of_the_opponent():
    d = table(you=attack("Amazoness Archer"), them=attack("Battle Ox", "Kuriboh"))
    assert d.why_not("Amazoness Archer", "activate") == ["J-EFF-12"]
    d = table(you=set_("Amazoness Archer") + attack("Battle Ox"))
    assert not d.can("activate", "Amazoness Archer")


@pytest.mark.card("Hysteric Fairy")
@pytest.mark.rule("J-EFF-12")
def test_hysteric_fairy_tributes_no_monster_of_the_opponent():
    d = table(you=attack("Hysteric Fairy"), them=attack("Battle Ox", "Kuriboh"))
    assert d.why_not("Hysteric Fairy", "activate") == ["J-EFF-12"]
    d = table(you=set_("Hysteric Fairy") + attack("Battle Ox"))
    assert not d.can("activate", "Hysteric Fairy")


@pytest.mark.card("Catapult Turtle")
def test_catapult_turtle_throws_no_monster_of_the_opponent():
    d = table(you=attack("Catapult Turtle", "Kuriboh"), them=attack("Summoned Skull"))
    d.activate("Catapult Turtle", cost=["Kuriboh"]).resolve()
    assert (d.lp(THEM), d.lp(YOU), d.monsters(THEM)) == (7850, 8000, ["Summoned Skull"])
    d = table(you=set_("Catapult Turtle") + attack("Kuriboh"))
    assert not d.can("activate", "Catapult Turtle")


@pytest.mark.card("Gravekeeper's Cannonholder")
@pytest.mark.rule("J-EFF-12")
def test_cannonholder_fires_neither_another_cannonholder_nor_a_stranger():
    holder = "Gravekeeper's Cannonholder"
    d = table(you=attack(holder, holder, "Battle Ox"), them=attack("Gravekeeper's Spy"))
    assert d.why_not(at(YOU, 1), "activate") == ["J-EFF-12"]


@pytest.mark.card("Gravekeeper's Curse")
def test_gravekeepers_curse_hurts_only_the_opponent_and_not_when_it_is_set():
    d = table(you=hand("Gravekeeper's Curse")).summon("Gravekeeper's Curse").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)
    d = table(you=hand("Gravekeeper's Curse")).set("Gravekeeper's Curse").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Graverobber's Retribution")
def test_graverobbers_retribution_counts_neither_magic_nor_your_own():
    mine = face_up("Graverobber's Retribution") + removed("Kuriboh", "Sangan")
    d = table(you=mine, them=removed("Dark Hole", "Battle Ox"), turn=THEM).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7900)
    d = table(you=mine, them=removed("Battle Ox")).end_turn().to_phase(MAIN_1)
    assert (d.turn_player, d.lp(THEM)) == (THEM, 8000)


@pytest.mark.card("Dark Snake Syndrome")
def test_dark_snake_syndrome_hurts_nobody_in_the_opponents_standby_phase():
    d = table(you=hand("Dark Snake Syndrome")).activate("Dark Snake Syndrome").resolve().end_turn()
    assert (d.to_phase(MAIN_1).lp(YOU), d.lp(THEM)) == (8000, 8000)
    d.end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (7800, 7800)


@pytest.mark.card("Jirai Gumo")
def test_jirai_gumo_calls_no_coin_when_it_is_attacked():
    d = table(you=attack("Jirai Gumo"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Jirai Gumo").resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (8000, ["Kuriboh"])


@pytest.mark.card("Griggle", "Change of Heart")
def test_griggle_heals_nobody_when_it_is_taken_face_down():
    d = table(you=hand("Change of Heart"), them=set_("Griggle")).activate("Change of Heart").resolve()
    assert (d.controller("Griggle"), d.lp(YOU), d.lp(THEM)) == (YOU, 8000, 8000)


# -- what dies and what is summoned -----------------------------------------------------------------


@pytest.mark.card("Agido", "Dark Hole")
@pytest.mark.rule("J-EFF-14")
def test_agido_rolls_no_die_when_an_effect_destroys_it_and_brings_nothing_unasked():
    d = table(you=attack("Agido") + graveyard("Keldo") + hand("Dark Hole")).activate("Dark Hole").resolve()
    assert (d.kind, d.monsters(YOU), d.events("chance")) == ("act", [], [])
    d = table(you=attack("Agido") + graveyard("Keldo"), them=attack("Summoned Skull"), chance=[3])
    d.to_battle().attack("Agido", "Summoned Skull").resolve().no()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Keldo", "Agido"])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("D.D. Crazy Beast", marks=pytest.mark.card("D.D. Crazy Beast")),
        pytest.param("Lesser Fiend", marks=pytest.mark.card("Lesser Fiend")),
    ],
)
def test_what_another_monster_destroys_goes_to_the_graveyard(name):
    d = table(you=attack(name, "Summoned Skull"), them=attack("Battle Ox", "Kuriboh")).to_battle()
    d.attack("Summoned Skull", "Battle Ox").resolve()
    assert (d.graveyard(THEM), d.removed(THEM)) == (["Battle Ox"], [])
    d = table(you=attack(name), them=attack("Blue-Eyes White Dragon"), turn=THEM).to_battle()
    d.attack("Blue-Eyes White Dragon", name).resolve()
    assert (d.graveyard(YOU), d.removed(YOU)) == ([name], [])


@pytest.mark.card("Des Dendle")
@pytest.mark.rule("R-TOK-01")
def test_des_dendle_grows_no_token_as_a_monster():
    d = table(you=attack("Des Dendle", "Vampiric Orchis"), them=set_("Kuriboh")).to_battle()
    d.attack("Des Dendle", "Kuriboh").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Kuriboh"], ["Des Dendle", "Vampiric Orchis"])


@pytest.mark.card("Freezing Beast")
def test_freezing_beast_destroys_nothing_as_a_monster():
    d = table(you=attack("Freezing Beast", "Burning Beast"), them=set_("Jar of Greed")).to_battle()
    d.attack("Freezing Beast").resolve()
    assert d.lp(THEM) < 8000
    assert d.magic_traps(THEM) == ["Jar of Greed"]


@pytest.mark.card("Autonomous Action Unit")
def test_autonomous_action_unit_takes_nothing_of_your_graveyard_and_nothing_unpaid():
    unit = "Autonomous Action Unit"
    d = table(you=hand(unit) + graveyard("Kuriboh"), them=graveyard("Dark Hole"))
    assert d.why_not(unit) == ["J-EFF-12"]
    assert table(you=hand(unit) + lp(1400), them=graveyard("Kuriboh")).why_not(unit) == ["J-EFF-07"]


@pytest.mark.card("Frontline Base")
def test_frontline_base_brings_nothing_else_and_nothing_from_elsewhere():
    base = face_up("Frontline Base")
    d = table(you=base + hand("Kuriboh", "Battle Ox") + deck("Y-Dragon Head") + graveyard("Z-Metal Tank"))
    assert not d.can("activate", "Frontline Base")
    assert "J-EFF-01" in table(you=base + hand("Y-Dragon Head"), turn=THEM).why_not("Frontline Base")


@pytest.mark.card("Gate Guardian", "Monster Reborn")
@pytest.mark.rule("J-SUM-06")
def test_gate_guardian_does_not_come_from_the_graveyard_it_was_discarded_to_nor_for_strangers():
    d = table(you=hand("Gate Guardian") + attack("Kuriboh", "Sangan", "Battle Ox"))
    assert not any(d.can(verb, "Gate Guardian") for verb in ("summon", "set", "special summon"))
    d = table(you=hand("Monster Reborn") + graveyard("Gate Guardian"))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


@pytest.mark.rule("R-RIT-02")
@pytest.mark.parametrize(
    ("name", "monster"),
    [
        pytest.param(
            "Contract with the Dark Master",
            "Dark Master - Zorc",
            marks=pytest.mark.card("Contract with the Dark Master"),
        ),
        pytest.param(
            "Incandescent Ordeal", "Legendary Flame Lord", marks=pytest.mark.card("Incandescent Ordeal")
        ),
    ],
)
def test_a_ritual_brings_no_other_monster_and_none_from_the_deck(name, monster):
    assert not table(you=hand(name, "Relinquished", "Cosmo Queen")).can("activate", name)
    assert not table(you=hand(name, "Cosmo Queen") + deck(monster)).can("activate", name)
    d = table(you=hand(name, monster), them=attack("Cosmo Queen"))
    assert not d.can("activate", name)


@pytest.mark.card("Beastking of the Swamps")
@pytest.mark.rule("J-FUS-03")
def test_beastking_of_the_swamps_stands_for_one_material_alone():
    king = "Beastking of the Swamps"
    d = table(you=hand("Polymerization", king, king) + fusion_deck("Rabid Horseman"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]
    d = table(you=hand("Polymerization", king, "Silver Fang") + fusion_deck("Rabid Horseman"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]


@pytest.mark.card("Insect Imitation")
def test_insect_imitation_brings_neither_another_type_nor_another_level():
    cards = [
        normal_monster("Bug 5", 500, 0, level=5, type="Insect"),
        normal_monster("Bug 3", 500, 0, level=3, type="Insect"),
        normal_monster("Beast 4", 500, 0, level=4, type="Beast"),
    ]
    d = table(
        you=hand("Insect Imitation") + attack("Silver Fang") + deck("Bug 5", "Bug 3", "Beast 4", rest=False),
        cards=cards,
    )
    d.activate("Insect Imitation").resolve()
    assert (d.kind, d.monsters(YOU), len(d.deck(YOU))) == ("act", [], 3)


# -- what is paid and how often ---------------------------------------------------------------------


@pytest.mark.card("Archfiend's Oath")
def test_archfiends_oath_asks_for_life_points_and_for_its_own_turn():
    d = table(you=face_up("Archfiend's Oath") + deck("Kuriboh") + lp(400))
    assert not d.can("activate", "Archfiend's Oath")
    assert "J-EFF-01" in table(you=face_up("Archfiend's Oath"), turn=THEM).why_not("Archfiend's Oath")


@pytest.mark.card("Card Shuffle")
def test_card_shuffle_leaves_the_other_deck_alone_and_asks_for_300_life_points():
    theirs = deck("Kuriboh", "Sparks", "Yami", "Sogen", rest=False)
    d = table(you=face_up("Card Shuffle") + deck("Sangan", "Battle Ox"), them=theirs)
    d.activate("Card Shuffle", mode="your Deck").resolve()
    assert (d.deck(THEM), len(d.events("shuffle"))) == (["Kuriboh", "Sparks", "Yami", "Sogen"], 1)
    assert "J-EFF-07" in table(you=face_up("Card Shuffle") + lp(200)).why_not("Card Shuffle")


@pytest.mark.card("Armor Exe", "Royal Magical Library")
@pytest.mark.rule("J-EFF-07")
def test_armor_exe_does_not_live_on_the_opponents_counters():
    theirs = attack("Royal Magical Library", notes={"Spell Counter": 2})
    d = table(you=attack("Armor Exe"), them=theirs).end_turn().resolve()
    assert (d.monsters(YOU), d.card("Royal Magical Library").notes) == ([], (("Spell Counter", 2),))
    assert table(you=attack("Armor Exe")).to_battle().can("attack", "Armor Exe", DIRECT)


@pytest.mark.card("Dark Master - Zorc")
def test_dark_master_zorc_rolls_once_a_turn_and_spares_his_side_when_there_is_no_other():
    zorc = "Dark Master - Zorc"
    d = table(you=attack(zorc, "Kuriboh"), them=set_("Jar of Greed"), chance=[0]).activate(zorc).resolve()
    assert (d.monsters(YOU), d.magic_traps(THEM)) == ([zorc, "Kuriboh"], ["Jar of Greed"])
    assert d.why_not(zorc, "activate")
    d = table(you=attack(zorc), them=attack("Kuriboh"), turn=THEM)
    assert "J-EFF-01" in d.why_not(zorc, "activate")


@pytest.mark.card("Goddess of Whim")
def test_goddess_of_whim_wagers_neither_face_down_nor_in_the_opponents_turn():
    goddess = "Goddess of Whim"
    assert table(you=set_(goddess)).why_not(goddess, "activate") == ["J-EFF-02"]
    assert "J-EFF-01" in table(you=attack(goddess), turn=THEM).why_not(goddess, "activate")


@pytest.mark.card("Legendary Flame Lord")
@pytest.mark.rule("J-EFF-18")
def test_legendary_flame_lord_gathers_nothing_for_traps_or_face_down():
    lord = "Legendary Flame Lord"
    d = table(you=attack(lord) + set_("Jar of Greed")).activate("Jar of Greed").resolve()
    assert not d.card(lord).notes
    d = table(you=set_(lord) + hand("Sparks")).activate("Sparks").resolve()
    assert not d.card(lord).notes


@pytest.mark.card("Infernalqueen Archfiend")
def test_infernalqueen_archfiend_costs_nothing_in_their_turn_and_strengthens_no_other_monster():
    queen = "Infernalqueen Archfiend"
    d = table(you=attack(queen, "Battle Ox"), them=attack("Kuriboh")).end_turn().resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of("Kuriboh"), d.attack_of(queen)) == (1700, 300, 1900)
    assert (d.turn_player, d.lp(YOU), d.lp(THEM)) == (THEM, 8000, 8000)


@pytest.mark.card("Inspection")
def test_inspection_is_not_offered_to_who_cannot_pay():
    d = table(you=face_up("Inspection") + lp(400), them=hand("Kuriboh")).end_turn()
    assert (d.phase, d.lp(YOU)) == (MAIN_1, 400)


@pytest.mark.card("Gather Your Mind")
def test_gather_your_mind_fetches_no_other_magic():
    mine = (
        hand("Gather Your Mind") + deck("Dark Hole", "Heart of Clear Water") + graveyard("Gather Your Mind")
    )
    d = table(you=mine, them=deck("Gather Your Mind"))
    d.activate("Gather Your Mind").resolve()
    assert (d.kind, d.hand(YOU), d.deck(YOU).count("Dark Hole")) == ("act", [], 1)


@pytest.mark.card("Emblem of Dragon Destroyer")
def test_emblem_of_dragon_destroyer_fetches_no_other_monster():
    emblem = "Emblem of Dragon Destroyer"
    d = table(you=hand(emblem) + deck("Battle Ox") + graveyard("Sangan"), them=graveyard("Buster Blader"))
    d.activate(emblem).resolve()
    assert (d.kind, d.hand(YOU), d.graveyard(THEM)) == ("act", [], ["Buster Blader"])


# -- what is hit ------------------------------------------------------------------------------------


@pytest.mark.card("Ante")
def test_ante_between_equal_levels_hurts_nobody():
    d = table(you=hand("Ante", "Battle Ox"), them=hand("Mystical Elf")).activate("Ante").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.hand(YOU), d.hand(THEM)) == (8000, 8000, ["Battle Ox"], ["Mystical Elf"])


@pytest.mark.card("Array of Revealing Light", "Mystical Space Typhoon")
def test_array_of_revealing_light_holds_nobody_once_it_is_gone():
    array = "Array of Revealing Light"
    d = table(you=hand(array, "Kuriboh", "Mystical Space Typhoon")).activate(array).choose("Fiend").resolve()
    d.summon("Kuriboh").activate("Mystical Space Typhoon", [array]).resolve().to_battle()
    assert d.can("attack", "Kuriboh", DIRECT)


@pytest.mark.card("Dragon's Gunfire")
@pytest.mark.rule("J-EFF-12")
def test_dragons_gunfire_needs_a_dragon_of_yours_and_destroys_none_with_high_def():
    gun = "Dragon's Gunfire"
    assert table(you=hand(gun), them=attack("Koumori Dragon")).why_not(gun) == ["J-EFF-12"]
    d = table(you=hand(gun) + attack("Koumori Dragon"), them=attack("Mystical Elf") + set_("Kuriboh"))
    d.activate(gun).resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (7200, 8000), "nothing could be destroyed"
    assert d.monsters(THEM) == ["Mystical Elf", "Kuriboh"]


@pytest.mark.card("Exhausting Spell", "Royal Magical Library")
@pytest.mark.rule("J-EFF-18")
def test_exhausting_spell_takes_the_counters_but_not_the_monster():
    library = "Royal Magical Library"
    d = table(you=set_("Exhausting Spell") + attack(library, notes={"Spell Counter": 3})).activate(
        "Exhausting Spell"
    )
    assert (d.resolve().monsters(YOU), d.why_not(library, "activate")) == ([library], ["J-EFF-18"])


@pytest.mark.card("Fairy Guardian", "Dark Hole")
def test_fairy_guardian_takes_back_no_trap_and_nothing_of_an_earlier_turn():
    mine = attack("Fairy Guardian") + set_("Waboku", "Sparks")
    d = table(you=mine, them=hand("Heavy Storm", "Kuriboh"), turn=THEM).activate("Heavy Storm").resolve()
    assert sorted(d.graveyard(YOU)) == ["Sparks", "Waboku"]
    d.end_turn().to_phase(MAIN_1)
    assert d.why_not("Fairy Guardian", "activate") == ["J-EFF-12"]


@pytest.mark.card("Fengsheng Mirror")
def test_fengsheng_mirror_spares_spirits_elsewhere():
    mine = hand("Fengsheng Mirror", "Asura Priest")
    d = table(you=mine, them=hand("Kuriboh") + attack("Yata-Garasu")).activate("Fengsheng Mirror").resolve()
    assert (d.hand(YOU), d.monsters(THEM), d.hand(THEM)) == (["Asura Priest"], ["Yata-Garasu"], ["Kuriboh"])


@pytest.mark.card("Fiend Comedian")
@pytest.mark.rule("J-EFF-14")
def test_fiend_comedian_spares_your_graveyard_and_their_deck():
    mine, theirs = graveyard("Sangan"), graveyard("Kuriboh") + deck("Sparks", rest=False)
    d = table(you=set_("Fiend Comedian") + mine, them=theirs, chance=[1]).activate("Fiend Comedian")
    d.choose("heads").resolve()
    assert (d.graveyard(YOU), d.removed(YOU)) == (["Sangan", "Fiend Comedian"], [])
    d = table(you=set_("Fiend Comedian") + mine, them=theirs, chance=[1]).activate("Fiend Comedian")
    d.choose("tails").resolve()
    assert (d.deck(THEM), d.removed(THEM), len(d.graveyard(YOU))) == (["Sparks"], [], 3)


@pytest.mark.card("Goblin of Greed", "Magic Jammer")
@pytest.mark.rule("J-EFF-06")
def test_goblin_of_greed_face_down_stops_nobody():
    mine = hand("Tribute to The Doomed", "Sparks")
    d = table(you=mine, them=set_("Goblin of Greed"))
    d.activate("Tribute to The Doomed", ["Goblin of Greed"], cost=["Sparks"]).resolve()
    assert d.graveyard(THEM) == ["Goblin of Greed"]


@pytest.mark.card("Gravedigger Ghoul")
@pytest.mark.rule("J-EFF-12")
def test_gravedigger_ghoul_removes_no_magic_and_nothing_of_yours():
    mine = hand("Gravedigger Ghoul") + graveyard("Kuriboh", "Sangan")
    assert table(you=mine, them=graveyard("Dark Hole")).why_not("Gravedigger Ghoul") == ["J-EFF-12"]
    d = table(you=mine, them=graveyard("Battle Ox", "Dark Hole")).activate("Gravedigger Ghoul").resolve()
    assert (d.removed(THEM), d.graveyard(THEM), d.removed(YOU)) == (["Battle Ox"], ["Dark Hole"], [])
