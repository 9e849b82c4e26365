"""Words for Equips that go to another monster, Fusions made in other ways, Levels of Tributes."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.check import check_card

pytestmark = both_seats

AXE = "Axe of Despair"


@pytest.mark.word("MoveEquip", "MOVABLE_EQUIP")
@pytest.mark.rule("J-EQUIP-01", "J-EFF-12")
def test_an_equip_goes_to_another_monster_that_it_fits():
    hang = magic("Hang", w.activate(w.MoveEquip(), target=w.MOVABLE_EQUIP))
    alone = attack("Battle Ox") + equip(AXE, on="Battle Ox") + hand("Hang")
    assert "J-EFF-12" in table(you=alone, cards=[hang]).why_not("Hang"), "there is no other monster"
    d = table(you=alone, them=attack("Kuriboh"), cards=[hang]).activate("Hang").resolve()
    assert (d.equipped_to(AXE), d.attack_of("Battle Ox"), d.attack_of("Kuriboh")) == ("Kuriboh", 1700, 1300)
    assert hang.effects[0].text() == (
        "Target 1 Equip Card equipped to a monster. Equip the target to another monster that it fits."
    )
    assert [deed.deed for deed in hang.effects[0].deeds()] == ["equip"]
    assert check_card(hang) == []


@pytest.mark.word("WORN_EQUIP")
def test_the_equips_that_monsters_wear():
    strip = magic("Strip", w.activate(w.Destroy(w.every(w.WORN_EQUIP))))
    held = attack("Kuriboh", "Battle Ox") + equip(AXE, on="Battle Ox")
    d = table(you=hand("Strip") + held, them=set_("Black Pendant"), cards=[strip]).activate("Strip").resolve()
    assert (d.graveyard(YOU), d.magic_traps(THEM)) == ([AXE, "Strip"], ["Black Pendant"])
    assert "J-EFF-12" in table(you=hand("Strip") + set_(AXE), cards=[strip]).why_not("Strip")
    assert strip.effects[0].text() == "Destroy all Equip Cards equipped to a monster."


@pytest.mark.word("TributeForLevel", "same_level")
@pytest.mark.rule("J-FUS-01")
def test_a_monster_is_tributed_for_a_card_of_its_level():
    wanted = w.FUSION_MONSTER & w.IN_FUSION_DECK & w.YOURS
    fit = magic("Fit", w.activate(w.SpecialSummon(w.same_level(wanted)), cost=w.TributeForLevel(wanted)))
    fusions = fusion_deck("Flame Swordsman", "Darkfire Dragon")  # Levels 5 and 4
    d = table(you=hand("Fit") + attack("Kuriboh", "Battle Ox") + fusions, cards=[fit])
    d.activate("Fit").choose("attack")
    assert (d.resolve().monsters(YOU), d.graveyard(YOU)) == (
        ["Kuriboh", "Darkfire Dragon"],
        ["Battle Ox", "Fit"],
    )
    assert "J-EFF-12" in table(you=hand("Fit") + attack("Kuriboh") + fusions, cards=[fit]).why_not("Fit")
    assert fit.effects[0].text().startswith("Tribute 1 monster you control")
    assert (
        fit.effects[0]
        .text()
        .endswith(
            "Special Summon 1 Fusion Monster of the Level of the Tributed monster from your Fusion Deck."
        )
    )


@pytest.mark.word("ReturnThis")
@pytest.mark.rule("J-FUS-01")
def test_a_fusion_monster_returns_to_its_deck_as_a_cost():
    back = effect_monster(
        "Back", w.ignition(w.Draw(1), cost=w.ReturnThis()), materials=("Battle Ox", "Kuriboh"), attack=1000
    )
    d = table(you=attack("Back"), cards=[back]).activate("Back").resolve()
    assert (d.fusion_deck(YOU), d.monsters(YOU), len(d.hand(YOU))) == (["Back"], [], 1)
    assert back.effects[0].text() == "In your Main Phase: Return this card to the Fusion Deck. Draw 1 card."


@pytest.mark.word("HALF_ATK", "FightingBonus")
@pytest.mark.rule("J-DMG-04")
def test_half_of_the_other_monsters_atk_is_added_as_it_attacks():
    bold = effect_monster("Bold", w.continuous(w.FightingBonus(w.HALF_ATK, attacking=True)), attack=1000)
    d = table(you=attack("Bold"), them=attack("Battle Ox"), cards=[bold]).to_battle()
    d.attack("Bold", "Battle Ox").resolve()
    assert (d.lp(THEM), d.graveyard(THEM)) == (8000 - 150, ["Battle Ox"])
    d = table(you=attack("Bold"), them=attack("Battle Ox"), cards=[bold], turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Bold").resolve().lp(YOU) == 8000 - 700
    assert "half" in bold.effects[0].text()


@pytest.mark.word("FusionSummon", "ignition")
@pytest.mark.rule("J-FUS-01")
def test_either_player_fuses_with_a_card_and_its_materials_are_removed():
    gate = magic("Gate", w.ignition(w.FusionSummon(removes=True), either=True), icon="continuous")
    parts = hand("Flame Manipulator", "Masaki the Legendary Swordsman") + fusion_deck("Flame Swordsman")
    d = table(you=parts, them=face_up("Gate"), cards=[gate]).activate("Gate")
    d.pick("Flame Manipulator").choose("attack").resolve()
    assert d.monsters(YOU) == ["Flame Swordsman"]
    assert sorted(d.removed(YOU)) == ["Flame Manipulator", "Masaki the Legendary Swordsman"]
    assert gate.effects[-1].text() == (
        "In his own Main Phase, while this card is face-up, either player may do this: "
        "Fusion Summon 1 Fusion Monster from your Fusion Deck: "
        "remove its Fusion Material Monsters in your hand or on your field from play."
    )


@pytest.mark.word("flip")
@pytest.mark.rule("J-DMG-05")
def test_a_flip_effect_has_a_cost():
    ghoul = effect_monster("Ghoul", w.flip(w.Draw(1), cost=w.tribute(1, w.OTHER)))
    d = table(you=set_("Ghoul") + attack("Kuriboh"), cards=[ghoul]).flip("Ghoul")
    d.resolve()
    assert d.graveyard(YOU) == ["Kuriboh"] and len(d.hand(YOU)) == 1
    d = table(you=set_("Ghoul"), cards=[ghoul]).flip("Ghoul").resolve()
    assert d.hand(YOU) == []
    assert "Tribute" in ghoul.effects[0].text()
