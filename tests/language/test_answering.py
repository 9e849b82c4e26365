"""What answers damage, destruction and targeting; zones that are closed; families of names."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("AFTER_BATTLE", "Damaged", "GainLife")
@pytest.mark.rule("J-DMG-02")
def test_damage_of_every_kind_is_answered_in_the_damage_step_too():
    healer = trap(
        "Healer",
        w.activate(
            w.GainLife(500, more=100, each=w.MONSTER & w.IN_GRAVEYARD & w.YOURS),
            when=w.Damaged(who=w.YOU, effects=True),
            damage=w.AFTER_BATTLE,
        ),
    )
    d = table(you=attack("Battle Ox"), them=set_("Healer") + graveyard("Kuriboh"), cards=[healer]).to_battle()
    assert d.attack("Battle Ox").respond("Healer").resolve().lp(THEM) == 6900
    assert healer.effects[0].text() == (
        "When you take damage: Gain 500 Life Points, and 100 more for each monster in your Graveyard."
    )


@pytest.mark.word("in_zone", "RollDie")
def test_a_die_that_is_rolled_again_chooses_a_zone():
    needles = magic("Needles", w.activate(w.RollDie(again=6), w.Destroy(w.in_zone())))
    d = table(you=hand("Needles"), them=attack("Kuriboh", zone=4), cards=[needles], chance=[5, 3])
    assert d.activate("Needles").monsters(THEM) == []
    assert [event.amount for event in d.events("chance")] == [6, 4]
    assert needles.effects[0].text() == (
        "Roll a die, again as long as it shows 6. Destroy the monster in the opponent's Monster Zone of that "
        "number, counted from your right."
    )


@pytest.mark.word("ChooseZones", "KeepZones", "ZonesClosed")
@pytest.mark.rule("R-ZONE-02")
def test_zones_that_are_closed_are_not_free():
    pit = magic(
        "Pit",
        w.activate(w.KeepZones(), first=(w.ChooseZones(),)),
        w.continuous(w.ZonesClosed()),
        icon="continuous",
    )
    d = table(you=hand("Pit"), cards=[pit]).activate("Pit").choose("Your zone 3").choose("Your zone 4")
    assert d.resolve().state.free_slots(d.state.turn_player, c.MONSTER_ZONE) == 3
    assert [effect.text() for effect in pit.effects] == [
        "Choose 2 free Monster Zones on the field.",
        "Nobody can use these Monster Zones.",
    ]


@pytest.mark.word("REFLECTOR_COUNTER")
def test_a_reflector_counter_goes_in_place_of_the_card():
    glass = magic(
        "Glass", w.activate(w.PutCounters(1, w.TARGET, name=w.REFLECTOR_COUNTER), target=w.MAGIC & w.FACE_UP)
    )
    d = table(you=hand("Glass") + face_up("Messenger of Peace"), them=set_("Dust Tornado"), cards=[glass])
    d.activate("Glass").leave_for(BATTLE_PHASE).respond("Dust Tornado", ["Messenger of Peace"]).resolve()
    assert (d.magic_traps(YOU), d.card("Messenger of Peace").notes) == (["Messenger of Peace"], ())


@pytest.mark.word("Family")
def test_a_family_goes_by_a_word_in_the_name_and_has_other_members():
    horde = magic("Horde", w.activate(w.Destroy(w.every(w.MONSTER & w.FACE_UP & w.Family("Archfiend")))))
    names = ("Terrorking Archfiend", "Summoned Skull", "Lesser Fiend", "Kuriboh")
    d = table(you=hand("Horde"), them=attack(*names), cards=[horde]).activate("Horde")
    assert d.monsters(THEM) == ["Kuriboh"]
    assert horde.effects[0].text() == "Destroy all face-up Archfiend monsters on the field."


@pytest.mark.word("frail")
@pytest.mark.rule("J-EFF-10")
def test_a_frail_monster_falls_once_it_has_been_targeted():
    ghost = effect_monster("Ghost", w.continuous(w.frail(w.THIS_CARD)))
    d = table(you=hand("Rush Recklessly") + attack("Ghost"), cards=[ghost]).activate("Rush Recklessly")
    assert d.monsters(YOU) == []
    assert ghost.effects[0].text() == (
        "When an effect that targets this card has resolved, this card is destroyed."
    )


@pytest.mark.word("rolls_when_targeted")
@pytest.mark.rule("J-EFF-14")
def test_a_die_for_each_effect_of_the_opponent_that_targets_it():
    imp = effect_monster("Imp", w.continuous(w.rolls_when_targeted(w.THIS_CARD, 1)))
    d = table(you=hand("Change of Heart"), them=attack("Imp"), cards=[imp], chance=[0])
    assert d.activate("Change of Heart").resolve().monsters(THEM) == ["Imp"]
    assert imp.effects[0].text() == (
        "As an effect of the opponent that targets this card resolves, roll a die: if it shows 1, negate the "
        "effect and destroy the opponent's card."
    )


@pytest.mark.word("no_upkeep", "PayOrLose")
@pytest.mark.rule("J-EFF-07")
def test_an_upkeep_that_must_be_paid_and_one_that_need_not():
    miser = effect_monster("Miser", w.duty(w.PayOrLose(300, must=True), phase=w.STANDBY_PHASE, upkeep=True))
    free = magic("Free", w.continuous(w.no_upkeep(w.MONSTER & w.FACE_UP)), icon="continuous")
    d = table(you=attack("Miser"), phase=TURN_BEGINS, cards=[miser, free]).to_phase(MAIN_1)
    assert d.lp(YOU) == 7700
    d = table(you=attack("Miser"), them=face_up("Free"), phase=TURN_BEGINS, cards=[miser, free])
    assert d.to_phase(MAIN_1).lp(YOU) == 8000
    assert miser.effects[0].text() == (
        "In your Standby Phase: You must pay 300 Life Points; if you cannot, this card is destroyed."
    )
    assert free.effects[1].text() == (
        "Neither player has to pay Life Points for face-up monsters on the field in the Standby Phase."
    )


@pytest.mark.word("TargetOfEvent", "FirstOfItsName", "BY_RULE")
def test_one_of_the_monsters_that_were_destroyed_is_targeted_and_no_second_card_answers():
    rescue = effect_monster(
        "Rescue",
        w.quick(
            w.SpecialSummon(w.TARGET, position=w.P_ATTACK),
            when=w.Sent(that=w.MONSTER & w.YOURS, causes=w.BY_EFFECT | w.BY_RULE),
            target=w.TargetOfEvent(w.revivable(w.MONSTER & w.IN_GRAVEYARD)),
            cost=w.DiscardThis(),
            needs=w.FirstOfItsName(),
            zones=w.FROM_HAND,
        ),
    )
    d = table(
        you=attack("Kuriboh", "Battle Ox") + hand("Rescue", "Rescue"),
        them=hand("Raigeki"),
        turn=THEM,
        cards=[rescue],
    )
    d.activate("Raigeki").respond("Rescue", ["Battle Ox"])
    assert not d.can_respond("Rescue")
    assert d.resolve().monsters(YOU) == ["Battle Ox"]
    assert rescue.effects[0].text() == (
        "When a monster you control is destroyed otherwise than by battle and sent to the Graveyard, if no "
        "card of this name is on the Chain: Discard this card. Target 1 such monster in either player's "
        "Graveyard. Special Summon the target in Attack Position."
    )


@pytest.mark.word("quick", "trigger", "search")
def test_an_effect_of_either_player():
    tyrant = trap(
        "Tyrant",
        w.quick(w.NegateEffect(), when=w.Activated(), cost=w.Pay(100), either=True),
        icon="continuous",
    )
    d = table(you=hand("Pot of Greed"), them=face_up("Tyrant"), cards=[tyrant]).activate("Pot of Greed")
    d.respond("Tyrant", seat=YOU).resolve()
    assert (d.hand(YOU), d.lp(YOU)) == ([], 7900)
    heirs = trap(
        "Heirs",
        w.trigger(
            w.ToHand(w.search(w.MONSTER & w.IN_DECK & w.YOURS, below=True), shown=True),
            w.ShuffleDeck(after_search="picked"),
            when=w.Sent(that=w.MONSTER & w.OWN),
            either=True,
        ),
        icon="continuous",
    )
    d = table(
        you=attack("Battle Ox") + deck("Kuriboh", "Silver Fang"),
        them=face_up("Heirs") + hand("Raigeki"),
        turn=THEM,
        cards=[heirs],
    )
    d.activate("Raigeki").resolve()
    assert sorted(d.options()) == ["pick Kuriboh", "pick Silver Fang"]
    assert d.pick("Silver Fang").hand(YOU) == ["Silver Fang"]
