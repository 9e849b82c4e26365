"""Words for Unions, for what a monster was made of, for Levels."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w
from spellspeed.language.check import check_card

pytestmark = both_seats

RIDER = effect_monster(
    "Rider",
    w.continuous(w.equip_bonus(500)),
    attack=1000,
    abilities=c.ABILITY_UNION,
    union=w.MONSTER & w.FACE_UP & w.Named("Battle Ox"),
)


@pytest.mark.word("Unite", "WITHOUT_UNION")
@pytest.mark.rule("J-EFF-16")
def test_a_union_is_equipped_to_a_monster_without_one():
    d = table(you=attack("Battle Ox", "Rider", "Rider"), cards=[RIDER]).activate(at(YOU, 2)).resolve()
    assert (d.attack_of("Battle Ox"), d.magic_traps(YOU)) == (2200, ["Rider"])
    assert "J-EFF-12" in d.why_not(at(YOU, 3), "activate")
    assert RIDER.effects[0].text() == (
        "Once per turn, in your Main Phase, if this card has used no Union effect this turn: "
        'Target 1 face-up "Battle Ox" you control that no Union is equipped to. '
        "Equip this card to the target as a Union."
    )
    assert [deed.deed for deed in RIDER.effects[0].deeds()] == ["equip"]
    assert check_card(RIDER) == []


@pytest.mark.word("Unite")
@pytest.mark.rule("J-EFF-16", "J-EFF-10")
def test_a_union_whose_host_is_gone_as_it_resolves_stays_a_monster():
    shot = trap("Shot", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))
    d = table(you=attack("Battle Ox", "Rider"), them=set_("Shot"), cards=[RIDER, shot]).activate("Rider")
    d.respond("Shot", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == ["Rider"] and "J-EFF-12" in d.why_not("Rider", "activate")


@pytest.mark.word("Separate")
@pytest.mark.rule("J-EFF-16")
def test_a_union_comes_back_as_a_monster():
    d = table(you=attack("Battle Ox", "Rider"), cards=[RIDER]).activate("Rider").resolve()
    d.end_turn().end_turn().activate("Rider").resolve()
    assert (d.monsters(YOU), d.position("Rider")) == (["Battle Ox", "Rider"], "attack")
    assert RIDER.effects[1].text().endswith("Special Summon this card in Attack Position.")
    assert [deed.deed for deed in RIDER.effects[1].deeds()] == ["special summon"]


@pytest.mark.word("UNITED", "Separate")
def test_a_card_takes_a_union_off_its_monster():
    part = magic("Part", w.activate(w.Separate(w.pick(w.UNITED & w.YOURS))))
    d = table(you=attack("Battle Ox", "Rider") + hand("Part"), cards=[RIDER, part])
    assert "J-EFF-12" in d.why_not("Part")
    d.activate("Rider").resolve().activate("Part").resolve()
    assert d.monsters(YOU) == ["Battle Ox", "Rider"]
    assert part.effects[0].text() == "Special Summon 1 equipped Union Monster you control in Attack Position."


@pytest.mark.word("saved_by_this")
@pytest.mark.rule("J-EFF-16")
def test_battle_destroys_the_equip_in_place_of_its_monster():
    shield = magic("Shield", w.continuous(w.saved_by_this()), icon="equip", equips=w.MONSTER & w.FACE_UP)
    d = table(you=attack("Kuriboh") + equip("Shield", on="Kuriboh"), them=attack("Battle Ox"), cards=[shield])
    d.to_battle().attack("Kuriboh", "Battle Ox").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU), d.lp(YOU)) == (["Kuriboh"], ["Shield"], 6600)
    assert shield.effects[1].text() == (
        "If the equipped monster would be destroyed by battle, this card is destroyed instead."
    )


@pytest.mark.word("saved_by_this")
def test_a_counter_goes_in_place_of_the_equip_and_its_monster_is_saved():
    shield = magic("Shield", w.continuous(w.saved_by_this()), icon="equip", equips=w.MONSTER & w.FACE_UP)
    mine = attack("Kuriboh") + equip("Shield", on="Kuriboh") + hand("Magic Reflector")
    d = table(you=mine, them=attack("Battle Ox"), cards=[shield]).activate("Magic Reflector").resolve()
    d.to_battle().attack("Kuriboh", "Battle Ox").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Kuriboh"], ["Shield"])


@pytest.mark.word("holds_one", "UNION_MONSTER")
@pytest.mark.rule("J-EQUIP-04")
def test_a_monster_may_hold_another_without_taking_anything_on():
    hoarder = effect_monster(
        "Hoarder",
        w.ignition(w.Absorb(), target=w.MONSTER & w.FACE_UP & w.UNION_MONSTER & w.THEIRS),
        w.continuous(w.holds_one()),
        attack=100,
    )
    d = table(you=attack("Hoarder"), them=attack("Battle Ox", "Rider"), cards=[hoarder, RIDER])
    d.activate("Hoarder").resolve()
    assert (d.magic_traps(YOU), d.attack_of("Hoarder")) == (["Rider"], 100)
    assert hoarder.effects[1].text() == "Monsters equipped to this card give it nothing of their own."


@pytest.mark.word("RemoveNamed")
@pytest.mark.rule("J-SUM-06")
def test_monsters_of_these_names_are_removed_to_come_out_of_the_fusion_deck():
    titan = effect_monster(
        "Titan",
        procedure=w.Procedure((), w.RemoveNamed("Battle Ox", "Kuriboh"), zone=w.FUSION_DECK),
        materials=("Battle Ox", "Kuriboh"),
        no_revival=True,
    )
    d = table(you=attack("Battle Ox", "Battle Ox") + fusion_deck("Titan"), cards=[titan])
    assert d.why_not("Titan", "special summon") == ["J-EFF-12"]
    d = table(you=attack("Battle Ox", "Battle Ox") + set_("Kuriboh") + fusion_deck("Titan"), cards=[titan])
    d.special_summon("Titan", cost=[at(YOU, 2)], position="defense")
    assert sorted(d.removed(YOU)) == ["Battle Ox", "Kuriboh"]


@pytest.mark.word("FUSION_MATERIAL", "all_materials")
@pytest.mark.rule("J-FUS-05")
def test_what_a_fusion_monster_was_made_of_is_remembered():
    undo = magic(
        "Undo",
        w.activate(
            w.SendAway(w.TARGET, to=w.FUSION_DECK),
            w.SpecialSummon(w.all_materials(w.TARGET), whole=True, position=w.P_ATTACK),
            target=w.FUSION_MONSTER & w.FACE_UP & w.ON_FIELD,
        ),
    )
    dig = magic("Dig", w.activate(w.ToHand(w.every(w.MONSTER & w.FUSION_MATERIAL & w.YOURS))))
    mine = hand("Polymerization", "Undo", "Dig", "Mystic Horseman") + attack("Battle Ox")
    d = table(you=mine + graveyard("Kuriboh") + fusion_deck("Rabid Horseman"), cards=[undo, dig])
    d.activate("Polymerization", ["Battle Ox"]).choose("attack")
    d.activate("Dig").resolve()
    assert sorted(d.hand(YOU)) == ["Battle Ox", "Mystic Horseman", "Undo"]
    assert dig.effects[0].text() == (
        "Add all monsters used for a Fusion Summon from your Graveyard to your hand."
    )
    assert (
        undo.effects[0]
        .text()
        .endswith("all Fusion Material Monsters it was made of from your Graveyard in Attack Position.")
    )


@pytest.mark.word("TRIBUTED_FOR_THIS")
def test_what_was_tributed_for_a_monster_is_remembered():
    heir = effect_monster(
        "Heir",
        w.trigger(
            w.SpecialSummon(w.TRIBUTED_FOR_THIS, position=w.P_DEFENSE),
            when=w.Sent(causes=w.IS_DESTROYED),
            zones=w.FROM_GRAVEYARD,
        ),
        level=5,
        keeps_tributes=True,
    )
    d = table(you=hand("Heir", "Dark Hole") + attack("Battle Ox") + graveyard("Battle Ox"), cards=[heir])
    d.summon("Heir").activate("Dark Hole").resolve()
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (["Battle Ox"], ["Battle Ox", "Dark Hole", "Heir"])
    d = table(you=attack("Heir") + hand("Dark Hole"), cards=[heir]).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == [], "it was not Tribute Summoned"
    assert (
        heir.effects[0]
        .text()
        .endswith(
            "the monster that was Tributed for its Tribute Summon from the Graveyard in Defense Position."
        )
    )


@pytest.mark.word("Levels")
def test_levels_are_changed_in_the_hand_and_on_the_field_but_not_below_1():
    tide = magic("Tide", w.continuous(w.Levels(-3, w.MONSTER & (w.ON_FIELD | w.IN_HAND))), icon="field")
    d = table(you=hand("Summoned Skull") + attack("Kuriboh") + field("Tide"), cards=[tide])
    assert (d.level_of("Kuriboh"), d.can("summon", "Summoned Skull")) == (1, True)
    assert tide.effects[1].text() == (
        "The Levels of monsters in both players' hands and on the field are reduced by 3."
    )


@pytest.mark.word("destroyed_while")
def test_some_are_destroyed_before_the_flip_effects():
    shy = effect_monster(
        "Shy",
        w.continuous(
            w.destroyed_while(w.THIS_CARD, w.Exists(w.MONSTER & w.FIEND & w.YOURS), before_flips=True)
        ),
    )
    d = table(you=attack("Shy") + set_("Kuriboh"), them=attack("Battle Ox"), turn=THEM, cards=[shy])
    d.to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Shy", "Kuriboh"]


@pytest.mark.word("unite_any")
def test_a_card_equips_a_union_to_one_of_its_monsters():
    weld = magic("Weld", w.activate(w.unite_any()))
    d = table(you=hand("Weld") + attack("Rider", "Battle Ox", "Kuriboh"), cards=[RIDER, weld])
    d.activate("Weld").resolve()
    assert d.equipped_to("Rider") == "Battle Ox"
    assert "J-EFF-12" in table(you=hand("Weld") + attack("Rider", "Kuriboh"), cards=[RIDER, weld]).why_not(
        "Weld"
    )
    assert weld.effects[0].text() == (
        "Equip 1 face-up Union monster you control to a fitting monster you control as a Union."
    )


@pytest.mark.word("union_on", "AttackAgain", "ATTACKED_WITH_UNION")
@pytest.mark.rule("R-BP-06")
def test_a_monster_that_attacked_with_a_union_is_parted_from_it_and_attacks_again():
    part = magic(
        "Part",
        w.activate(
            w.Separate(w.union_on(w.TARGET)),
            w.AttackAgain(w.TARGET),
            target=w.MONSTER & w.FACE_UP & w.ATTACKED_WITH_UNION,
        ),
        icon="quick-play",
    )
    d = (
        table(you=hand("Part") + attack("Rider", "Battle Ox"), cards=[RIDER, part])
        .activate("Rider")
        .resolve()
    )
    assert "J-EFF-12" in d.why_not("Part")
    d.to_battle().attack("Battle Ox").resolve().activate("Part").resolve().attack("Battle Ox").attack("Rider")
    assert d.resolve().lp(THEM) == 8000 - 2200 - 1700 - 1000
    assert part.effects[0].text() == (
        "Target 1 face-up monster on the field that has attacked this turn and is equipped with "
        "a Union Monster. "
        "Special Summon the Union equipped to the target in Attack Position. "
        "The target may attack again this turn."
    )


@pytest.mark.word("AS_EQUIP", "Defeats", "TributeThis")
def test_effects_of_a_monster_that_serves_as_an_equip():
    squire = effect_monster(
        "Squire",
        w.trigger(
            w.Draw(1),
            when=w.Defeats(w.MONSTER & w.THEIRS, by_host=True),
            zones=w.AS_EQUIP,
        ),
        w.ignition(w.GainLife(500), cost=w.TributeThis(), zones=w.AS_EQUIP),
        abilities=c.ABILITY_UNION,
        union=w.MONSTER & w.FACE_UP & w.Named("Battle Ox"),
    )
    d = table(you=attack("Squire", "Battle Ox"), them=attack("Kuriboh", "Sangan"), cards=[squire])
    assert d.why_not("Squire", "activate") == []
    d.activate("Squire", effect=0).resolve().to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert len(d.hand(YOU)) == 1
    d.main2().activate("Squire").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8500, ["Squire"])
    text = "When the equipped monster destroys a monster the opponent controls by battle: Draw 1 card."
    assert squire.effects[3].text() == text
