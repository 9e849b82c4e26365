"""Words of the families: hands compared and cut down, control that shifts, Life Points before damage."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def usable(d, name):
    return not d.why_not(name, "activate")


@pytest.mark.word("GiveControl", "ControlShifted")
def test_control_is_given_away_and_that_is_answered():
    hot = effect_monster(
        "Hot", w.ignition(w.GiveControl()), w.trigger(w.Damage(300, of=0), when=w.ControlShifted(), once=2)
    )
    d = table(you=attack("Hot"), cards=[hot]).activate("Hot").resolve()
    assert (d.controller("Hot"), d.lp(THEM)) == (THEM, 7700)
    five = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang", "Mystical Elf")
    assert not usable(table(you=attack("Hot"), them=five, cards=[hot]), "Hot")
    assert hot.effects[0].text() == "In your Main Phase: The opponent takes control of this card."


@pytest.mark.word("SwapWithThis")
def test_a_monster_changes_places_with_this():
    swap = effect_monster("Swap", w.ignition(w.SwapWithThis(), target=w.MONSTER & w.THEIRS))
    d = table(you=attack("Swap"), them=attack("Kuriboh"), cards=[swap]).activate("Swap").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], ["Swap"])


@pytest.mark.word("CutDownTo", "AnyHolds")
def test_each_player_keeps_so_many_cards():
    cut = trap("Cut", w.activate(w.CutDownTo(2), needs=w.AnyHolds(3)))
    d = table(you=set_("Cut"), them=hand("Kuriboh", "Sangan") + attack("Battle Ox"), cards=[cut])
    d.activate("Cut").resolve().pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert not usable(table(you=set_("Cut") + hand("Kuriboh", "Sangan"), cards=[cut]), "Cut")


@pytest.mark.word("LowerLoses", "all_picked")
def test_the_lower_level_loses():
    both = w.all_picked(
        w.pick(w.CARD & w.IN_HAND & w.YOURS, name="mine"),
        w.pick(w.CARD & w.IN_HAND & w.THEIRS, by=1, name="his"),
    )
    duel = magic("Contest", w.activate(w.Reveal(both), w.LowerLoses("mine", "his", 400)))
    d = (
        table(you=hand("Contest", "Dark Hole"), them=hand("Kuriboh"), cards=[duel])
        .activate("Contest")
        .resolve()
    )
    assert (d.lp(YOU), d.hand(YOU), d.hand(THEM)) == (7600, [], ["Kuriboh"])


@pytest.mark.word("nth_target")
def test_the_first_and_the_second_target():
    two = w.Target(w.MONSTER & w.THEIRS), w.Target(w.MONSTER & w.THEIRS)
    split = magic("Split", w.activate(w.Destroy(w.nth_target(0)), w.ToHand(w.nth_target(1)), target=two))
    d = table(you=hand("Split"), them=attack("Kuriboh", "Sangan"), cards=[split]).activate("Split")
    d.pick("Sangan").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)[0]) == (["Sangan"], "Kuriboh")
    said = "Destroy the 1st target. Return the 2nd target to its owner's hand."
    assert split.effects[0].text().endswith(said)


@pytest.mark.word("GainPaid")
def test_half_of_what_was_paid_in_your_last_turn():
    well = trap("Well", w.duty(w.GainPaid(), phase=w.STANDBY_PHASE), icon="continuous")
    payer = magic("Payer", w.activate(w.Draw(1), cost=w.Pay(301)))
    d = table(you=face_up("Well") + hand("Payer"), cards=[well, payer]).activate("Payer").resolve()
    assert d.end_turn().end_turn().to_phase(MAIN_1).lp(YOU) == 8000 - 301 + 151


@pytest.mark.word("GainsBeforeDamage", "UpToCalculation")
def test_life_points_before_great_damage():
    shield = trap(
        "Shield",
        w.activate(
            w.Leave(w.GainsBeforeDamage(1000, 500)),
            needs=w.UpToCalculation(),
            damage=w.MODIFIER | w.AT_CALCULATION,
        ),
    )
    d = table(you=set_("Shield"), them=attack("Battle Ox"), turn=THEM, cards=[shield])
    assert not usable(d, "Shield")
    d.to_battle().attack("Battle Ox").respond("Shield").resolve()
    assert d.lp(YOU) == 8000 + 500 - 1700


@pytest.mark.word("keeps_control", "owners_control")
def test_control_that_cannot_change_and_control_of_the_owners():
    loyal = effect_monster("Loyal", w.continuous(w.keeps_control(w.THIS_CARD)))
    home = trap("Home", w.continuous(w.owners_control()), icon="continuous")
    d = table(you=hand("Change of Heart"), them=attack("Loyal"), cards=[loyal, home])
    assert not usable(d, "Change of Heart")
    d = table(you=hand("Change of Heart"), them=attack("Kuriboh") + face_up("Home"), cards=[loyal, home])
    assert d.activate("Change of Heart").resolve().controller("Kuriboh") == THEM


@pytest.mark.word("SelectHost", "mirrors_linked", "LinkedGone")
@pytest.mark.rule("J-SUM-06")
def test_a_monster_linked_with_another_has_its_values_and_goes_with_it():
    shadow = effect_monster(
        "Shadow",
        w.continuous(w.mirrors_linked(), w.destroyed_while(w.THIS_CARD, w.LinkedGone())),
        cannot_be_summoned=w.NORMAL_SUMMON,
        procedure=w.Procedure((), w.SelectHost(w.MONSTER & w.FACE_UP & w.YOURS)),
    )
    d = table(you=hand("Shadow", "Axe of Despair") + attack("Battle Ox", "Kuriboh"), cards=[shadow])
    d.special_summon("Shadow", ["Battle Ox"], position="attack")
    assert (d.attack_of("Shadow"), d.defense_of("Shadow")) == (1700, 1000)
    assert d.activate("Axe of Despair", ["Battle Ox"]).resolve().attack_of("Shadow") == 2700
    d = table(you=hand("Shadow") + attack("Battle Ox"), them=set_("Book of Moon"), cards=[shadow])
    d.special_summon("Shadow", position="attack").respond("Book of Moon", ["Battle Ox"]).resolve()
    assert d.graveyard(YOU) == ["Shadow"]
    assert not table(you=hand("Shadow"), cards=[shadow]).can("special summon", "Shadow")
    assert shadow.effects[0].text() == (
        "The ATK and DEF of this card are always those of that monster. "
        "While that monster is not face-up on the field, this card is destroyed."
    )


@pytest.mark.word("SummonForLevels", "MADE_UP_LEVEL")
def test_a_monster_for_exactly_as_many_levels():
    caller = magic(
        "Caller",
        w.activate(
            w.SummonForLevels(),
            target=w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS) & w.MADE_UP_LEVEL,
        ),
    )
    mine = hand("Caller") + graveyard("Summoned Skull", "Battle Ox")
    d = table(you=mine + attack("Silver Fang", "Sangan", "Kuriboh"), cards=[caller])
    d.activate("Caller", ["Battle Ox"]).resolve()
    assert sorted(d.options()) == ["pick Kuriboh", "pick Sangan", "pick Silver Fang"]
    d.pick("Kuriboh", "Sangan").choose("attack")
    assert (d.monsters(YOU), d.removed(YOU)) == (["Silver Fang", "Battle Ox"], ["Sangan", "Kuriboh"])
    d = table(you=mine + attack("Kuriboh", "Silver Fang", "Silver Fang"), cards=[caller])
    d.activate("Caller", ["Summoned Skull"]).resolve().pick(at(YOU, 2)).choose("defense")
    assert sorted(d.monsters(YOU)) == ["Kuriboh", "Summoned Skull"]
    assert "J-EFF-12" in table(you=mine + attack("Kuriboh"), cards=[caller]).why_not("Caller")


@pytest.mark.word("SummonDouble")
def test_a_token_like_another_monster():
    maker = trap("Maker", w.activate(w.SummonDouble("Mirage Token"), target=w.MONSTER & w.FACE_UP & w.THEIRS))
    d = (
        table(you=set_("Maker"), them=attack("Battle Ox"), cards=[maker])
        .activate("Maker")
        .resolve()
        .choose("attack")
    )
    assert (d.attack_of("Mirage Token"), d.defense_of("Mirage Token"), d.level_of("Mirage Token")) == (
        1700,
        1000,
        4,
    )
    assert maker.effects[0].text() == (
        "Target 1 face-up monster the opponent controls. Special Summon 1 Mirage Token, with the Level, "
        "Type, Attribute, ATK and DEF that the target has then."
    )


@pytest.mark.word("SummonAsManyBack")
def test_as_many_monsters_come_back_as_were_returned():
    tide = magic(
        "Tide",
        w.activate(
            w.ToHand(w.every(w.MONSTER & w.ON_FIELD)),
            w.SummonAsManyBack(w.revivable(w.MONSTER, face_down=True)),
        ),
    )
    d = table(
        you=hand("Tide", "Sangan") + attack("Battle Ox"), them=attack("Kuriboh", "Silver Fang"), cards=[tide]
    )
    d.activate("Tide").resolve().pick("Sangan")
    assert (d.monsters(YOU), d.hand(YOU), len(d.monsters(THEM)), d.hand(THEM)) == (
        ["Sangan"],
        ["Battle Ox"],
        2,
        [],
    )
    assert d.is_set("Kuriboh") and d.is_set("Sangan")


@pytest.mark.word("Withhold")
def test_a_card_that_cannot_be_activated_this_turn():
    taker = magic(
        "Taker",
        w.activate(
            w.ToHand(w.TARGET),
            w.Withhold(w.chosen("added", "it")),
            target=w.MAGIC & w.IN_GRAVEYARD & w.YOURS,
        ),
    )
    d = table(you=hand("Taker", "Dark Hole") + graveyard("Pot of Greed") + attack("Kuriboh"), cards=[taker])
    d.activate("Taker").resolve()
    assert not usable(d, "Pot of Greed") and usable(d, "Dark Hole")
    assert not usable(d.set("Pot of Greed"), "Pot of Greed")
    assert usable(d.end_turn().end_turn().to_phase(MAIN_1), "Pot of Greed")


@pytest.mark.word("activate")
@pytest.mark.rule("J-MAG-06")
def test_what_cannot_be_negated():
    firm = magic("Firm", w.activate(w.Draw(1), firm=True))
    d = (
        table(you=hand("Firm"), them=set_("Magic Jammer") + hand("Kuriboh"), cards=[firm])
        .activate("Firm")
        .resolve()
    )
    assert (len(d.hand(YOU)), d.graveyard(THEM)) == (1, [])
    d = table(you=hand("Firm"), them=face_up("Imperial Order"), cards=[firm]).activate("Firm").resolve()
    assert len(d.hand(YOU)) == 1
    assert firm.effects[0].text().endswith("Neither this activation nor this effect can be negated.")


@pytest.mark.word("PickByChance")
@pytest.mark.rule("J-EFF-14")
def test_one_of_the_targets_picked_at_random():
    picker = magic(
        "Picker",
        w.activate(
            w.PickByChance(
                2,
                w.ToHand(w.chosen("hit", "it")),
                w.ToDeck(w.chosen("offered", "the rest", many=True), w.ON_TOP),
            ),
            target=w.Target(w.CARD & w.IN_GRAVEYARD & w.YOURS, 2),
        ),
    )
    seen = set()
    for seed in range(8):
        d = table(you=hand("Picker") + graveyard("Kuriboh", "Sangan"), cards=[picker], seed=seed)
        d.activate("Picker", ["Kuriboh", "Sangan"]).resolve()
        seen.add((d.hand(YOU)[0], d.deck(YOU)[0]))
    assert seen == {("Kuriboh", "Sangan"), ("Sangan", "Kuriboh")}
    assert picker.effects[0].text() == (
        "Target 2 cards in your Graveyard. If all the targets are still there, the opponent picks 1 of them "
        "at random; return it to its owner's hand and return the rest to the top of their owners' Decks."
    )
