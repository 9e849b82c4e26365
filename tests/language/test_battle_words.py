"""Words of battles: how often monsters attack, their ATK in a fight, the damage they do."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def fighter(name, value, *effects, **facts):
    return effect_monster(name, *effects, attack=value, defense=value, **facts)


def said(*statics):
    return fighter("Fighter", 1000, w.continuous(*statics)).effects[0].text()


THIS = w.MONSTER & w.THIS_CARD


@pytest.mark.word("attacks_often")
@pytest.mark.rule("R-BP-06")
def test_a_monster_attacks_several_times():
    twice = fighter("Fighter", 1000, w.continuous(w.attacks_often(2, THIS)))
    d = table(you=attack("Fighter"), cards=[twice]).to_battle().attack("Fighter").attack("Fighter")
    assert (d.lp(THEM), d.can("attack", "Fighter")) == (6000, False)
    assert said(w.attacks_often(2, THIS)) == "This card can attack twice in each Battle Phase."
    assert said(w.attacks_often(3, THIS)) == "This card can attack 3 times in each Battle Phase."


@pytest.mark.word("EACH_ONCE")
def test_a_monster_attacks_each_monster_once():
    each = fighter("Fighter", 1000, w.continuous(w.attacks_often(w.EACH_ONCE, THIS)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh") + defense("Wall"), cards=[each, WALL]).to_battle()
    d.attack("Fighter", "Kuriboh").attack("Fighter", "Wall")
    assert not d.can("attack", "Fighter")
    assert d.end_turn().end_turn().to_battle().can("attack", "Fighter", "Wall")
    text = "This card can attack all monsters the opponent controls, once each."
    assert said(w.attacks_often(w.EACH_ONCE, THIS)) == text


WALL = normal_monster("Wall", 0, 1000)


@pytest.mark.word("must_attack")
def test_a_monster_must_attack_before_the_battle_phase_is_left():
    forced = fighter("Fighter", 1000, w.continuous(w.must_attack(THIS)))
    d = table(you=attack("Fighter", "Kuriboh"), cards=[forced]).to_battle()
    assert d.why_not_go(MAIN_2) == ["R-GEN-01"]
    assert d.attack("Fighter").can_go(MAIN_2)
    d = table(you=attack("Fighter") + face_up("Gravity Bind"), cards=[forced]).to_battle()
    assert d.can_go(MAIN_2)
    assert said(w.must_attack(THIS)) == "This card must attack if possible."


@pytest.mark.word("FightingBonus")
@pytest.mark.parametrize(
    ("more", "value", "words"),
    [
        ({}, 1500, "If this card battles a monster, it gains 500 ATK"),
        ({"against": w.MONSTER & w.FIEND}, 1500, "If this card battles a Fiend monster, it gains 500 ATK"),
        ({"against": w.MONSTER & w.DRAGON}, 1000, "If this card battles a Dragon monster, it gains 500 ATK"),
        ({"attacking": True}, 1500, "If this card attacks a monster, it gains 500 ATK"),
        ({"direct": True}, 1000, "If this card attacks directly, it gains 500 ATK"),
        ({"hidden": True}, 1000, None),
        ({"operation": w.BECOME}, 500, "If this card battles a monster, it has 500 ATK"),
    ],
)
def test_atk_changes_during_damage_calculation_alone(more, value, words):
    static = w.FightingBonus(500, **more)
    d = table(
        you=attack("Fighter"), them=attack("Kuriboh"), cards=[fighter("Fighter", 1000, w.continuous(static))]
    )
    d.to_battle().attack("Fighter", "Kuriboh").resolve()
    assert (d.lp(THEM), d.attack_of("Fighter")) == (8000 - (value - 300), 1000)
    if words:
        assert said(static) == f"During damage calculation, {words[0].lower()}{words[1:]}."


@pytest.mark.word("FightingBonus")
def test_what_holds_in_damage_calculation_comes_after_everything_else():
    own = fighter("Fighter", 1000, w.continuous(w.FightingBonus(500)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh") + face_up("Mirror Wall"), cards=[own]).to_battle()
    assert d.attack("Fighter", "Kuriboh").resolve().lp(THEM) == 8000 - 700


@pytest.mark.word("ORIGINAL_ATK")
def test_a_fighter_gains_the_original_atk_of_the_other():
    static = w.FightingBonus(w.ORIGINAL_ATK)
    d = table(
        you=attack("Fighter"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
        cards=[fighter("Fighter", 1100, w.continuous(static))],
    ).to_battle()
    assert d.attack("Fighter", "Battle Ox").resolve().lp(THEM) == 7900
    assert said(static).endswith("it gains ATK equal to the original ATK of that monster.")


@pytest.mark.word("RivalBecomes")
def test_the_original_atk_of_an_attacker_is_another():
    ear = fighter("Fighter", 1000, w.continuous(w.RivalBecomes(200)))
    d = table(you=attack("Fighter"), them=attack("Battle Ox"), turn=THEM, cards=[ear]).to_battle()
    assert d.attack("Battle Ox", "Fighter").resolve().lp(THEM) == 7200
    assert said(w.RivalBecomes(200)) == (
        "During damage calculation in the opponent's turn, the original ATK of a monster that battles this "
        "card is 200."
    )


@pytest.mark.word("repels")
@pytest.mark.parametrize(
    ("hidden", "how", "falls"), [(False, defense, 1), (True, defense, 0), (True, set_, 1)]
)
def test_a_weaker_attacker_is_destroyed_by_an_effect(hidden, how, falls):
    shell = fighter("Fighter", 1000, w.continuous(w.repels(THIS, hidden=hidden)))
    d = table(you=how("Fighter"), them=attack("Kuriboh"), turn=THEM, cards=[shell]).to_battle()
    d.attack("Kuriboh", "Fighter").resolve()
    assert (d.lp(THEM), len(d.graveyard(THEM))) == (7300, falls)
    assert said(w.repels(THIS, late=True)) == (
        "If a monster attacks this card in Defense Position with less ATK than its DEF, destroy the attacker "
        "at the end of the Damage Step."
    )


@pytest.mark.word("damage_halved", "damage_becomes")
@pytest.mark.rule("J-EFF-08")
@pytest.mark.parametrize(
    ("static", "damage", "words"),
    [
        (w.damage_halved(THIS), 501, "The Battle Damage that this card inflicts to the opponent is halved."),
        (
            w.damage_becomes(400, THIS, direct=True),
            400,
            "The Battle Damage that this card inflicts to the opponent by a direct attack becomes 400.",
        ),
    ],
)
def test_battle_damage_is_another(static, damage, words):
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1001, w.continuous(static))]).to_battle()
    assert d.attack("Fighter").resolve().lp(THEM) == 8000 - damage
    assert said(static) == words


@pytest.mark.word("damage_as_effect")
@pytest.mark.rule("J-DMG-09")
def test_battle_damage_is_effect_damage():
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1000, w.continuous(w.damage_as_effect(THIS)))])
    d.to_battle().attack("Fighter").resolve()
    assert (len(d.events("effect-damage")), d.events("battle-damage")) == (1, [])
    assert said(w.damage_as_effect(THIS)).endswith("inflicts to the opponent is effect damage instead.")


@pytest.mark.word("damage_to_rival")
def test_the_opponent_takes_the_damage():
    mirror = fighter("Fighter", 1000, w.continuous(w.damage_to_rival()))
    d = table(you=attack("Fighter"), them=attack("Battle Ox"), turn=THEM, cards=[mirror]).to_battle()
    d.attack("Battle Ox", "Fighter").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (8000, 7300, ["Fighter"])
    assert said(w.damage_to_rival()).startswith("The opponent takes the Battle Damage that you would take")


@pytest.mark.word("ZERO")
def test_atk_becomes_zero():
    static = w.Bonus(THIS, attack=1, operation=w.ZERO)
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1000, w.continuous(static))])
    assert (d.attack_of("Fighter"), d.defense_of("Fighter")) == (0, 1000)
    assert said(static) == "The ATK of this card becomes 0."


@pytest.mark.word("TopOrBottom")
@pytest.mark.parametrize("of", [0, 1])
def test_the_top_card_of_a_deck_goes_to_the_top_or_the_bottom(of):
    card = magic("Look", w.activate(w.TopOrBottom(of=of)))
    seat = (YOU, THEM)[of]
    d = (
        table(you=hand("Look") + deck("Kuriboh"), them=deck("Kuriboh"), cards=[card])
        .activate("Look")
        .resolve()
    )
    assert "Kuriboh" in d.prompt
    assert d.yes().resolve().deck(seat)[-1] == "Kuriboh"
    whose = ("your", "the opponent's")[of]
    text = f"Look at the top card of {whose} Deck and put it on the top or the bottom of that Deck."
    assert card.effects[0].text() == text


@pytest.mark.word("P_OTHER")
def test_a_monster_is_changed_to_the_other_position():
    card = magic("Turn", w.activate(w.ChangeTo(w.every(w.MONSTER), w.P_OTHER)))
    d = table(you=hand("Turn") + attack("Kuriboh"), them=defense("Sangan") + set_("Battle Ox"), cards=[card])
    d.activate("Turn").resolve()
    assert [d.position(name) for name in ("Kuriboh", "Sangan", "Battle Ox")] == [
        "defense",
        "attack",
        "attack",
    ]
    assert card.effects[0].text() == "Change the battle positions of all monsters on the field."


@pytest.mark.word("Defeats")
def test_a_monster_destroyed_by_battle_is_still_there_when_its_victor_is_told():
    victor = fighter("Fighter", 1000, w.trigger(w.GainLife(500), when=w.Defeats(w.MONSTER & w.THEIRS)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh"), cards=[victor]).to_battle()
    assert d.attack("Fighter", "Kuriboh").resolve().lp(YOU) == 8500
    d = table(you=attack("Fighter"), them=defense("Wall"), cards=[victor, WALL]).to_battle()
    assert d.attack("Fighter", "Wall").resolve().lp(YOU) == 8000
    text = "When this card destroys a monster the opponent controls by battle: Gain 500 Life Points."
    assert victor.effects[0].text() == text


@pytest.mark.word("Defeats")
def test_a_monster_destroyed_by_battle_may_act_while_it_is_still_there():
    loser = fighter("Loser", 500, w.trigger(w.GainLife(500), when=w.Defeats(lost=True)))
    d = table(you=attack("Loser", owner=THEM), them=attack("Battle Ox"), turn=THEM, cards=[loser])
    d.to_battle().attack("Battle Ox", "Loser").resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (8000 - 1200 + 500, ["Loser"])
    assert loser.effects[0].text() == "When this card is destroyed by battle: Gain 500 Life Points."


@pytest.mark.word("SetDown")
def test_a_set_is_answered():
    card = trap("Hear", w.activate(w.Draw(1), when=w.SetDown(by=w.OPPONENT)))
    d = table(you=set_("Hear"), them=hand("Kuriboh"), turn=THEM, cards=[card])
    d.set("Kuriboh").respond("Hear").resolve()
    assert len(d.hand(YOU)) == 1
    assert card.effects[0].text() == "When the opponent Sets a monster: Draw 1 card."


@pytest.mark.word("AllOf")
def test_all_conditions_must_hold():
    needs = w.AllOf(w.Exists(w.MONSTER & w.YOURS), w.Exists(w.MONSTER & w.THEIRS))
    card = magic("Both", w.activate(w.Draw(1), needs=needs))
    assert table(you=hand("Both") + attack("Kuriboh"), them=attack("Sangan"), cards=[card]).can(
        "activate", "Both"
    )
    assert not table(you=hand("Both") + attack("Kuriboh"), cards=[card]).can("activate", "Both")
    text = "If you control a monster and the opponent controls a monster: Draw 1 card."
    assert card.effects[0].text() == text


@pytest.mark.word("InBattleStep")
def test_the_battle_step_is_a_time_of_its_own():
    card = trap("Now", w.activate(w.GainLife(500), needs=w.InBattleStep()))
    d = table(you=set_("Now") + attack("Kuriboh"), cards=[card])
    assert not d.can("activate", "Now") and d.to_battle().can("activate", "Now")
    assert card.effects[0].text() == "In the Battle Step: Gain 500 Life Points."


@pytest.mark.word("AFTER_ANOTHER")
def test_a_monster_comes_after_another_that_has_attacked():
    only = w.cannot_attack(w.MONSTER & w.AFTER_ANOTHER)
    d = table(
        you=attack("Fighter", "Kuriboh"), cards=[fighter("Fighter", 1000, w.continuous(only))]
    ).to_battle()
    d.attack("Kuriboh")
    assert not d.can("attack", "Fighter")
    assert said(only) == "All monsters but the first to attack in each Battle Phase cannot attack."


@pytest.mark.word("FREE_TO_ATTACK")
def test_a_monster_that_nothing_keeps_from_attacking():
    free = w.MONSTER & w.YOURS & w.FREE_TO_ATTACK
    card = magic("Go", w.activate(w.Destroy(w.TARGET), target=free))
    scene = {"you": hand("Go") + attack("Kuriboh"), "cards": [card]}
    assert not table(**scene).can("activate", "Go")
    assert table(**scene, them=attack("Sangan")).can("activate", "Go")
    locked = attack("Sangan") + face_up("Swords of Revealing Light")
    assert not table(**scene, them=locked).can("activate", "Go")
    assert "Target 1 monster you control that can attack a monster this turn." in card.effects[0].text()


@pytest.mark.word("came_by")
def test_monsters_by_how_they_came():
    lock = w.cannot_attack(w.MONSTER & w.came_by(w.NORMAL_SUMMON, this_turn=True))
    d = table(you=attack("Fighter") + hand("Kuriboh"), cards=[fighter("Fighter", 1000, w.continuous(lock))])
    d.summon("Kuriboh").to_battle()
    assert d.can("attack", "Fighter") and not d.can("attack", "Kuriboh")
    assert said(lock) == "Monsters on the field Normal Summoned this turn cannot attack."
    assert said(w.cannot_attack(w.MONSTER & w.came_by(w.TRIBUTE_SUMMON))) == (
        "Tribute Summoned monsters on the field cannot attack."
    )


@pytest.mark.word("OF_DECLARED_TYPE")
def test_monsters_of_the_type_that_was_declared_for_this_card():
    lock = w.cannot_attack(w.MONSTER & w.FACE_UP & w.OF_DECLARED_TYPE)
    card = magic(
        "Ban", w.activate(w.KeepDeclared(), first=(w.Declare(w.TYPE),)), w.continuous(lock), icon="continuous"
    )
    d = table(you=hand("Ban") + attack("Kuriboh", "Battle Ox"), cards=[card])
    d.activate("Ban").choose("Fiend").resolve().to_battle()
    assert d.can("attack", "Battle Ox") and not d.can("attack", "Kuriboh")
    assert card.effects[1].text() == "Face-up monsters on the field of the declared Type cannot attack."


@pytest.mark.word("OriginalBecomes")
def test_original_values_are_set():
    small = fighter("Fighter", 2000, w.continuous(w.OriginalBecomes(500, THIS)))
    d = table(you=attack("Fighter") + equip("Axe of Despair", on="Fighter"), cards=[small])
    assert (d.attack_of("Fighter"), d.defense_of("Fighter")) == (1500, 500)
    assert said(w.OriginalBecomes(500, THIS)) == "The original ATK and DEF of this card are 500."


@pytest.mark.word("safe_unless_targeted")
def test_a_card_is_destroyed_by_what_targets_it_alone():
    safe = fighter("Fighter", 1000, w.continuous(w.safe_unless_targeted(w.MAGIC)))
    them = hand("Raigeki", "Raigeki", "Tribute to The Doomed", "Kuriboh")
    d = table(you=attack("Fighter", "Kuriboh"), them=them, turn=THEM, cards=[safe])
    assert d.activate("Raigeki").resolve().monsters(YOU) == ["Fighter"]
    assert d.why_not("Raigeki", "activate") == ["J-EFF-12"]
    assert d.activate("Tribute to The Doomed", cost=["Kuriboh"]).resolve().monsters(YOU) == []
    text = "This card cannot be destroyed by the effects of Magic Cards that do not target it."
    assert said(w.safe_unless_targeted(w.MAGIC)) == text


@pytest.mark.word("safe_in_battle")
@pytest.mark.parametrize(
    ("against", "safe"), [(w.MONSTER & w.FIEND, True), (w.MONSTER & w.DRAGON, False), (None, False)]
)
def test_a_monster_is_safe_in_some_battles(against, safe):
    tough = fighter("Fighter", 100, w.continuous(w.safe_in_battle(THIS, against=against)))
    d = table(you=attack("Fighter"), them=attack("Kuriboh"), turn=THEM, cards=[tough]).to_battle()
    assert (d.attack("Kuriboh", "Fighter").resolve().monsters(YOU) == ["Fighter"]) == safe
    assert said(w.safe_in_battle(THIS)).endswith("by battle with a monster of the same ATK.")


@pytest.mark.word("END_OF_THEIR_NEXT_TURN")
@pytest.mark.parametrize(("turn", "turns"), [(YOU, 1), (THEM, 2)])
def test_an_effect_lasts_until_the_opponents_next_turn_ends(turn, turns):
    card = trap(
        "Grow",
        w.activate(w.Gain(w.TARGET, 500, until=w.END_OF_THEIR_NEXT_TURN), target=w.MONSTER & w.FACE_UP),
    )
    d = table(you=set_("Grow") + attack("Kuriboh"), turn=turn, cards=[card])
    (d if turn == YOU else d.leave_for(BATTLE_PHASE)).activate("Grow").resolve()
    for _ in range(turns):
        assert d.end_turn().attack_of("Kuriboh") == 800
    assert d.end_turn().attack_of("Kuriboh") == 300
    assert card.effects[0].text().endswith("gains 500 ATK until the end of the opponent's next turn.")


@pytest.mark.word("attacks_directly_up_to")
def test_a_monster_attacks_directly_as_long_as_it_is_weak():
    card = magic(
        "Go", w.activate(w.Leave(w.attacks_directly_up_to(500), which=w.TARGET), target=w.MONSTER & w.YOURS)
    )
    scene = {"you": hand("Go") + attack("Kuriboh", "Battle Ox"), "them": attack("Sangan"), "cards": [card]}
    assert (
        table(**scene)
        .activate("Go", targets=["Kuriboh"])
        .resolve()
        .to_battle()
        .can("attack", "Kuriboh", DIRECT)
    )
    d = table(**scene).activate("Go", targets=["Battle Ox"]).resolve().to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT)
    text = card.effects[0].text()
    assert "while its ATK is 500 or less, and past monsters its ATK counts as 500 at most." in text


@pytest.mark.word("OnlyAttacker")
def test_your_other_monsters_do_not_attack():
    card = magic("One", w.activate(w.OnlyAttacker(w.TARGET), target=w.MONSTER & w.YOURS))
    d = table(you=hand("One") + attack("Kuriboh", "Sangan"), cards=[card]).activate(
        "One", targets=["Kuriboh"]
    )
    d.resolve().to_battle()
    assert d.can("attack", "Kuriboh") and not d.can("attack", "Sangan")
    assert card.effects[0].text().endswith("Your other monsters cannot attack until the end of this turn.")


@pytest.mark.word("SwitchAttacks")
def test_original_atk_are_switched():
    card = magic("Switch", w.activate(w.SwitchAttacks(), target=w.Target(w.MONSTER & w.FACE_UP, 2)))
    d = table(you=hand("Switch") + attack("Kuriboh"), them=attack("Sangan"), cards=[card])
    d.activate("Switch", targets=["Kuriboh", "Sangan"]).resolve()
    assert (d.attack_of("Kuriboh"), d.attack_of("Sangan"), d.end_turn().attack_of("Kuriboh")) == (
        1000,
        300,
        300,
    )
    assert "The original ATK of the targets is switched until" in card.effects[0].text()


@pytest.mark.word("GiveHalf")
@pytest.mark.rule("J-EFF-08")
def test_half_of_the_atk_goes_to_another_monster():
    card = magic("Give", w.activate(w.GiveHalf(), target=w.Target(w.MONSTER & w.FACE_UP, 2)))
    odd = normal_monster("Odd", 1001, 0)
    d = table(you=hand("Give") + attack("Odd", "Kuriboh"), cards=[card, odd])
    d.activate("Give", targets=["Odd", "Kuriboh"]).resolve()
    assert (d.attack_of("Odd"), d.attack_of("Kuriboh")) == (501, 800)
    assert card.effects[0].text().endswith("the second gains as much as it lost.")


@pytest.mark.word("GainOfTributes", "FROM_MONSTER_ZONE")
def test_a_monster_gains_the_atk_of_its_tribute():
    lord = effect_monster(
        "Lord",
        w.aftermath(
            w.GainOfTributes(1), when=w.Summoned(w.TRIBUTE_SUMMON, this=True), zones=w.FROM_MONSTER_ZONE
        ),
        level=5,
    )
    d = table(you=hand("Lord") + attack("Kuriboh"), cards=[lord])
    assert d.summon("Lord", tributes=["Kuriboh"]).attack_of("Lord") == 300
    d = table(you=hand("Lord") + attack("Kuriboh"), cards=[lord]).set("Lord", tributes=["Kuriboh"])
    assert d.end_turn().end_turn().flip("Lord").attack_of("Lord") == 0
    assert lord.effects[0].text().endswith("This card gains the original ATK of its Tribute.")


@pytest.mark.word("BattleAhead")
def test_a_battle_phase_is_still_to_come():
    card = magic("Ahead", w.activate(w.GainLife(500), needs=w.BattleAhead()))
    assert table(you=hand("Ahead"), cards=[card]).can("activate", "Ahead")
    assert not table(you=hand("Ahead"), cards=[card]).to_battle().main2().can("activate", "Ahead")
    assert not table(you=hand("Ahead"), cards=[card], turn_number=1).can("activate", "Ahead")
    text = "In your Main Phase 1, with a Battle Phase to come: Gain 500 Life Points."
    assert card.effects[0].text() == text


@pytest.mark.word("AttackedLast")
def test_this_card_attacked_last():
    again = w.attacks_often(2, THIS, when=w.AttackedLast())
    d = table(
        you=attack("Fighter", "Kuriboh"), cards=[fighter("Fighter", 1000, w.continuous(again))]
    ).to_battle()
    assert d.attack("Fighter").can("attack", "Fighter")
    assert not d.attack("Kuriboh").can("attack", "Fighter")
    assert (
        said(again)
        == "While this card was the last to attack, this card can attack twice in each Battle Phase."
    )


@pytest.mark.word("BattledThisTurn")
def test_a_monster_that_battled_this_turn():
    back = w.duty(w.ToHand(w.THIS), phase=w.END_PHASE, needs=w.BattledThisTurn())
    scene = {"you": attack("Fighter"), "cards": [fighter("Fighter", 1000, back)]}
    assert table(**scene).to_battle().attack("Fighter").end_turn().hand(YOU) == ["Fighter"]
    assert table(**scene).end_turn().monsters(YOU) == ["Fighter"]
    assert (
        back.text()
        == "In your End Phase, if this card battled this turn: Return this card to its owner's hand."
    )


@pytest.mark.word("InDamageStep")
def test_the_damage_step_is_a_time_of_its_own():
    card = trap("Now", w.activate(w.GainLife(500), needs=w.InDamageStep(), damage=w.MODIFIER))
    d = table(you=set_("Now") + attack("Kuriboh"), cards=[card])
    assert not d.can("activate", "Now")
    assert (
        d.to_battle().attack("Kuriboh").until("before damage calculation").respond("Now").resolve().lp(YOU)
        == 8500
    )
    assert card.effects[0].text() == "In the Damage Step: Gain 500 Life Points."


@pytest.mark.word("DiscardEachDamage")
def test_each_battle_damage_costs_a_card():
    card = magic(
        "Steal", w.activate(w.Leave(w.DiscardEachDamage(), which=w.TARGET), target=w.MONSTER & w.YOURS)
    )
    d = table(you=hand("Steal") + attack("Kuriboh"), them=hand("Sangan", "Umi"), cards=[card])
    assert len(d.activate("Steal").resolve().to_battle().attack("Kuriboh").hand(THEM)) == 1
    assert (
        card.effects[0].text().endswith("inflicts Battle Damage to the opponent, he discards 1 random card.")
    )


@pytest.mark.word("FansAway")
def test_a_flip_summoned_monster_is_destroyed_at_once():
    fan = magic("Fan", w.continuous(w.FansAway(w.MONSTER & w.FACE_UP & w.FIEND)), icon="continuous")
    d = table(you=face_up("Fan") + set_("Kuriboh"), cards=[fan]).flip("Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]
    assert fan.effects[1].text() == (
        "When a face-up Fiend monster is Flip Summoned, destroy it; its effects are not used then."
    )


@pytest.mark.word("BecomeEquip", "EQUIPPED_TO", "AS_EQUIP")
def test_a_monster_becomes_an_equip_of_another():
    leech = effect_monster(
        "Leech",
        w.trigger(w.BecomeEquip(w.ATTACKER), when=w.Fighting(w.BEFORE_CALCULATION, as_target=True)),
        w.duty(w.GainLife(attack_of=w.EQUIPPED_TO, half=True), phase=w.END_PHASE, whose=2, zones=w.AS_EQUIP),
    )
    d = table(you=attack("Leech"), them=attack("Battle Ox"), turn=THEM, cards=[leech]).to_battle()
    d.attack("Battle Ox", "Leech").resolve()
    assert (d.magic_traps(YOU), d.equipped_to("Leech"), d.lp(YOU)) == (["Leech"], "Battle Ox", 8000)
    assert d.end_turn().lp(YOU) == 8850
    assert leech.effects[0].text().endswith("This card becomes an Equip Card on the attacking monster.")


@pytest.mark.word("NAMESAKES_OF_TARGET")
def test_namesakes_of_a_target_in_the_hand_and_deck_of_its_controller():
    card = magic("Purge", w.activate(w.Destroy(w.NAMESAKES_OF_TARGET), target=w.MONSTER & w.FACE_UP))
    d = table(
        you=hand("Purge"), them=attack("Kuriboh") + hand("Kuriboh", "Sangan") + deck("Kuriboh"), cards=[card]
    )
    assert d.activate("Purge").resolve().graveyard(THEM) == ["Kuriboh", "Kuriboh"]
    assert card.effects[0].text().endswith("with the name of the target in its controller's hand and Decks.")


@pytest.mark.word("spirits_stay")
@pytest.mark.rule("J-EFF-15")
def test_spirits_stay_where_they_are():
    hall = magic("Hall", w.continuous(w.spirits_stay()), icon="continuous")
    d = table(you=hand("Asura Priest") + face_up("Hall"), cards=[hall]).summon("Asura Priest").end_turn()
    assert d.monsters(YOU) == ["Asura Priest"]
    assert hall.effects[1].text() == "Spirit monsters do not return to the hand in the End Phase."


@pytest.mark.word("DiscardOrLose")
@pytest.mark.parametrize("pays", [True, False])
def test_a_card_is_discarded_to_keep_this_one(pays):
    hall = magic("Hall", w.duty(w.DiscardOrLose(), phase=w.END_PHASE, upkeep=True), icon="continuous")
    d = table(you=hand("Kuriboh") + face_up("Hall"), cards=[hall]).leave_for(END_PHASE)
    (d.pick("Kuriboh") if pays else d.no()).resolve()
    assert d.graveyard(YOU) == ["Kuriboh" if pays else "Hall"]
    assert hall.effects[-1].text() == "In your End Phase: Discard 1 card, or this card is destroyed."


@pytest.mark.word("MixSet")
@pytest.mark.rule("J-PUB-04")
def test_face_down_monsters_change_places():
    card = magic("Mix", w.activate(w.MixSet()))
    d = (
        table(you=hand("Mix") + set_("Kuriboh", "Sangan"), cards=[card], chance=[0, 0])
        .activate("Mix")
        .resolve()
    )
    assert sorted(d.monsters(YOU)) == ["Kuriboh", "Sangan"]
    assert card.effects[0].text().startswith("Your face-down Defense Position monsters change places")


@pytest.mark.word("OneOfNames")
def test_cards_with_one_of_several_names():
    card = magic("Pair", w.activate(w.Destroy(w.every(w.MONSTER & w.OneOfNames(("Kuriboh", "Sangan"))))))
    d = table(you=hand("Pair") + attack("Kuriboh", "Battle Ox"), them=attack("Sangan"), cards=[card])
    d.activate("Pair").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [])
    assert card.effects[0].text() == "Destroy all monsters on the field with one of those names."


@pytest.mark.word("Disarm")
def test_a_card_is_ready_no_more():
    once = effect_monster(
        "Bomb",
        w.trigger(w.Arm(), when=w.Damaged()),
        w.duty(w.GainLife(500), w.Disarm(), phase=w.END_PHASE, needs=w.Armed()),
        attack=500,
    )
    d = table(you=attack("Bomb"), cards=[once]).to_battle().attack("Bomb").end_turn()
    assert d.lp(YOU) == 8500 and d.end_turn().end_turn().lp(YOU) == 8500


@pytest.mark.word("BATTLING_NOW")
def test_a_monster_that_battles_now():
    card = trap(
        "Hit",
        w.activate(
            w.Gain(w.TARGET, -100),
            target=w.MONSTER & w.FACE_UP & w.BATTLING_NOW,
            damage=w.MODIFIER,
        ),
    )
    d = table(you=set_("Hit") + attack("Kuriboh", "Sangan"), cards=[card])
    assert not d.can("activate", "Hit")
    d.to_battle().attack("Kuriboh").respond("Hit").resolve()
    assert d.lp(THEM) == 7800
    assert card.effects[0].text().startswith("Target 1 face-up monster on the field that battles now.")


@pytest.mark.word("PayHundreds", "HUNDREDS")
@pytest.mark.rule("J-EFF-07")
def test_the_player_says_how_much_he_pays():
    card = magic(
        "Pay",
        w.activate(
            w.Gain(w.TARGET, -100, per=w.HUNDREDS),
            target=w.MONSTER & w.THEIRS,
            cost=w.PayHundreds(w.MONSTER & w.THEIRS),
        ),
    )
    d = table(you=hand("Pay") + lp(250), them=attack("Battle Ox"), cards=[card]).activate("Pay")
    assert len(d.options()) == 2
    d.choose("200").resolve()
    assert (d.lp(YOU), d.attack_of("Battle Ox")) == (50, 1500)
    assert "Pay any multiple of 100 Life Points, no more than is needed." in card.effects[0].text()


@pytest.mark.word("GrowBeside")
def test_a_monster_grows_as_long_as_another_card_stays():
    grows = w.duty(w.GrowBeside(w.MONSTER & w.FACE_UP & w.Named("Kuriboh"), 100, 2), phase=w.STANDBY_PHASE)
    d = table(you=attack("Fighter", "Kuriboh"), them=hand("Fissure"), cards=[fighter("Fighter", 1000, grows)])
    for value in (1100, 1200, 1200):
        assert d.end_turn().end_turn().attack_of("Fighter") == value
    assert d.end_turn().activate("Fissure").resolve().attack_of("Fighter") == 1000
    assert grows.text().endswith("stays face-up on the field, no more than 2 times.")


@pytest.mark.word("CountUse", "UsedLessThan")
def test_an_effect_works_so_many_times():
    twice = w.duty(w.GainLife(500), w.CountUse(), phase=w.END_PHASE, needs=w.UsedLessThan(2))
    d = table(you=attack("Fighter"), cards=[fighter("Fighter", 1000, twice)])
    for value in (8500, 9000, 9000):
        assert d.end_turn().end_turn().lp(YOU) == value
    assert twice.text() == "In your End Phase, if this has been done less than 2 times: Gain 500 Life Points."


@pytest.mark.word("HoldAll")
def test_monsters_become_equips_of_this_one():
    taker = effect_monster(
        "Taker",
        w.continuous(w.holds_one(), w.Bonus(w.THIS_CARD, attack=100, each=w.HELD_BY_THIS)),
        w.ignition(w.HoldAll(w.every(w.MONSTER & w.IN_GRAVEYARD))),
    )
    d = table(you=attack("Taker") + graveyard("Kuriboh"), them=graveyard("Sangan"), cards=[taker])
    d.activate("Taker").resolve()
    assert (d.attack_of("Taker"), sorted(d.magic_traps(YOU))) == (200, ["Kuriboh", "Sangan"])
    assert taker.effects[1].text().endswith("to this card, as far as there are zones.")
