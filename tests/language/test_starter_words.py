"""Words that the decks of Joey and Pegasus brought: what they mean, and how they read."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w
from spellspeed.language.statics import alike

pytestmark = both_seats


def found(d, sel, of=YOU, this=-1):
    return sorted(card.name for card in sel.find(d.state, d._seat(of), this))


@pytest.mark.word("EQUIPPED", "EQUIP_ON_THIS")
def test_monsters_with_an_equip_and_the_equips_on_one_of_them():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + equip("Axe of Despair", on="Battle Ox"),
        them=attack("Jinzo")
        + face_up("Call of the Haunted", on="Jinzo")
        + equip("Black Pendant", on=at(YOU, 1)),
    )
    ox = d.card("Battle Ox").uid
    assert found(d, w.MONSTER & w.EQUIPPED) == ["Battle Ox"]
    assert found(d, w.EQUIP_ON_THIS, this=ox) == ["Axe of Despair", "Black Pendant"]
    assert found(d, w.EQUIP_ON_THIS & w.YOURS, this=ox) == ["Axe of Despair"]
    assert (w.MONSTER & w.EQUIPPED).phrase() == "1 monster on the field equipped with an Equip Card"


@pytest.mark.word("RITUAL_ICON")
def test_ritual_magic_cards():
    d = table(you=hand("Turtle Oath", "Dark Hole", "Crab Turtle"))
    assert found(d, w.RITUAL_ICON & w.IN_HAND) == ["Turtle Oath"]
    assert (w.MAGIC & w.RITUAL_ICON & w.IN_HAND).phrase() == "1 Ritual Magic Card in either player's hand"


@pytest.mark.word("Changed")
@pytest.mark.parametrize("before, after", [("attack", "defense"), ("defense", "attack")])
def test_changed_hears_one_position_alone(before, after):
    to = w.P_ATTACK if after == "attack" else w.P_DEFENSE
    mine = effect_monster("Turner", w.trigger(w.Draw(1), when=w.Changed(to)))
    start = attack("Turner") if before == "attack" else defense("Turner")
    assert len(table(you=start, cards=[mine]).change("Turner").hand(YOU)) == 1
    other = defense("Turner") if before == "attack" else attack("Turner")
    assert table(you=other, cards=[mine]).change("Turner").hand(YOU) == []


@pytest.mark.word("Changed")
def test_changed_does_not_hear_a_flip():
    mine = effect_monster("Turner", w.trigger(w.Draw(1), when=w.Changed(w.P_ATTACK)))
    assert table(you=set_("Turner"), cards=[mine]).flip("Turner").hand(YOU) == []


@pytest.mark.word("Damaged")
def test_damaged_by_other_monsters():
    mine = effect_monster("Cheer", w.trigger(w.Draw(1), when=w.Damaged(by=w.MONSTER & w.YOURS & w.OTHER)))
    d = table(you=attack("Cheer", "Battle Ox"), phase=BATTLE_PHASE, cards=[mine])
    assert d.attack("Cheer").resolve().hand(YOU) == []
    assert len(d.attack("Battle Ox").resolve().hand(YOU)) == 1


@pytest.mark.word("NegateEffect")
@pytest.mark.rule("J-MAG-06")
def test_a_negated_effect_was_activated_and_its_cost_stays_paid():
    hush = trap("Hush", w.activate(w.NegateEffect(), w.IfDid(w.Draw(1)), when=w.Activated(w.MAGIC)))
    burn = magic("Burn", w.activate(w.Damage(500), cost=w.Pay(300)))
    d = table(you=hand("Burn"), them=set_("Hush"), cards=[hush, burn])
    d.activate("Burn").respond("Hush").resolve()
    assert (d.lp(YOU), d.lp(THEM), len(d.hand(THEM))) == (7700, 8000, 1)
    assert d.graveyard(YOU) == ["Burn"]


@pytest.mark.word("GainLife")
def test_life_points_as_many_as_the_atk_of_a_target():
    drink = magic("Drink", w.activate(w.GainLife(attack_of=w.TARGET), target=w.MONSTER & w.FACE_UP))
    assert table(you=attack("Battle Ox") + hand("Drink"), cards=[drink]).activate("Drink").lp(YOU) == 9700


@pytest.mark.word("ToHand")
@pytest.mark.rule("J-MAG-04")
def test_a_used_card_is_not_returned_before_its_chain_ends():
    wind = trap("Wind", w.activate(w.ToHand(w.every(w.MAGIC_OR_TRAP & w.THEIRS))))
    d = table(you=hand("Pot of Greed") + set_("Waboku"), them=set_("Wind"), cards=[wind])
    d.activate("Pot of Greed").respond("Wind").resolve()
    assert (d.graveyard(YOU), sorted(d.hand(YOU))) == (["Pot of Greed"], [FILLER, FILLER, "Waboku"])


@pytest.mark.word("Original", "SWITCH", "DOUBLE", "HALVE")
@pytest.mark.parametrize(
    "operation, values, words",
    [
        (w.SWITCH, (1000, 1700), "the original ATK and DEF of monsters on the field are switched"),
        (w.DOUBLE, (3400, 1000), "the original ATK of monsters on the field is doubled"),
        (w.HALVE, (850, 1000), "the original ATK of monsters on the field is halved"),
    ],
)
def test_original_values_come_before_all_that_is_added(operation, values, words):
    static = w.Original(operation, w.MONSTER)
    law = magic("Law", w.continuous(static), icon="continuous")
    d = table(you=attack("Battle Ox") + equip("Invigoration", on="Battle Ox") + hand("Law"), cards=[law])
    d.activate("Law")
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (values[0] + 400, values[1] - 200)
    assert static.text() == words
    shown = d.seen(by=THEM, of=YOU).monsters[0]
    assert [(entry.name, entry.after) for entry in shown.attack_sum] == [
        ("Law", values[0]),
        ("Invigoration", values[0] + 400),
    ]


@pytest.mark.word("Original")
@pytest.mark.rule("J-EFF-08")
def test_half_an_odd_original_atk_is_rounded_up():
    law = magic("Law", w.continuous(w.Original(w.HALVE, w.MONSTER)), icon="continuous")
    odd = normal_monster("Odd", 1001, 7)
    d = table(you=attack("Odd") + face_up("Law"), cards=[law, odd])
    assert (d.attack_of("Odd"), d.defense_of("Odd")) == (501, 7)


@pytest.mark.word("RITUAL_MONSTER")
def test_ritual_monsters():
    d = table(you=hand("Turtle Oath", "Crab Turtle", "Jinzo") + graveyard("Hungry Burger"))
    assert found(d, w.RITUAL_MONSTER & w.IN_HAND) == ["Crab Turtle"]
    assert found(d, w.RITUAL_MONSTER & w.IN_GRAVEYARD & w.DARK) == ["Hungry Burger"]


@pytest.mark.word("RitualSummon")
@pytest.mark.rule("J-RIT-01")
def test_a_ritual_of_any_fitting_monster_wants_exactly_its_level():
    rite = magic("Rite", w.activate(w.RitualSummon(w.RITUAL_MONSTER & w.WATER)), icon="ritual")
    d = table(you=hand("Rite", "Crab Turtle", "Hungry Burger", "Cosmo Queen"), cards=[rite])
    assert d.activate("Rite").choose("attack").monsters(YOU) == ["Crab Turtle"]
    d = table(you=hand("Rite", "Crab Turtle", "Summoned Skull", "Battle Ox"), cards=[rite])
    assert d.why_not("Rite") == ["R-RIT-02"]


@pytest.mark.word("CallCoin", "IfCalled")
def test_a_coin_is_called_before_it_is_tossed():
    toss = magic(
        "Toss", w.activate(w.CallCoin(), w.IfCalled(True, w.Draw(2)), w.IfCalled(False, w.GainLife(100)))
    )
    d = table(you=hand("Toss"), cards=[toss], chance=[0]).activate("Toss")
    assert d.options() == ["heads", "tails"]
    assert len(d.choose("tails").hand(YOU)) == 2
    d = table(you=hand("Toss"), cards=[toss], chance=[0]).activate("Toss", mode="heads")
    assert d.lp(YOU) == 8100
    assert d.events("chance")[0].text == "The coin shows tails: called wrong"


@pytest.mark.word("destroyed", "Damage")
def test_damage_of_what_the_destroyed_monsters_had():
    bomb = magic(
        "Bomb", w.activate(w.Destroy(w.every(w.MONSTER & w.THEIRS)), w.Damage(attack_of=w.destroyed()))
    )
    half = magic(
        "Half",
        w.activate(
            w.Destroy(w.every(w.MONSTER & w.THEIRS)), w.Damage(attack_of=w.destroyed(face_up=True), half=True)
        ),
    )
    odd = normal_monster("Odd", 1001, 7)
    them = attack("Odd") + set_("Battle Ox") + equip("Axe of Despair", on="Odd")
    d = table(you=hand("Bomb"), them=them, cards=[bomb, half, odd]).activate("Bomb")
    assert d.lp(THEM) == 8000 - (2001 + 1700)
    d = table(you=hand("Half"), them=them, cards=[bomb, half, odd]).activate("Half")
    assert d.lp(THEM) == 8000 - 1001


@pytest.mark.word("Damage")
def test_life_points_that_are_lost_are_no_damage():
    toll = magic(
        "Toll", w.activate(w.Damage(attack_of=w.TARGET, of=0, lost=True), target=w.MONSTER & w.FACE_UP)
    )
    d = table(you=hand("Toll") + attack("Battle Ox"), cards=[toll]).activate("Toll")
    assert (d.lp(YOU), d.events("effect-damage"), len(d.events("lose"))) == (6300, [], 1)


@pytest.mark.word("Draw", "among")
def test_what_was_drawn_is_known_to_the_verbs_after_it():
    scout = magic("Scout", w.activate(w.Draw(2), w.SendAway(w.among("drawn", w.MONSTER), discarded=True)))
    d = table(you=hand("Scout", "Sangan") + deck("Jinzo", "Dark Hole"), cards=[scout]).activate("Scout")
    assert sorted(d.hand(YOU)) == ["Dark Hole", "Sangan"]
    assert w.among("drawn", w.MONSTER & w.DARK).text() == "all DARK monsters among them"


@pytest.mark.word("ArrangeDeckTop")
def test_the_top_of_the_opponents_deck_in_another_order():
    fate = magic("Fate", w.activate(w.ArrangeDeckTop(3, of=1)))
    d = table(you=hand("Fate"), them=deck("Jinzo", "Sangan", "Kuriboh", "Umi"), cards=[fate])
    d.activate("Fate").pick("Kuriboh", "Jinzo")
    assert d.deck(THEM)[:4] == ["Kuriboh", "Jinzo", "Sangan", "Umi"]


@pytest.mark.word("Spare")
def test_what_is_spared_is_spared_from_one_chain_link():
    shield = trap("Shield", w.activate(w.Spare(w.MONSTER & w.YOURS), when=w.Activated(by=w.OPPONENT)))
    d = table(you=hand("Raigeki", "Raigeki"), them=attack("Battle Ox") + set_("Shield"), cards=[shield])
    d.activate("Raigeki").respond("Shield").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    assert d.activate("Raigeki").monsters(THEM) == []


@pytest.mark.word("Would")
def test_a_player_knows_of_his_own_set_card_whether_it_would_be_destroyed():
    guard = trap(
        "Guard",
        w.activate(w.Draw(1), when=w.Activated(by=w.OPPONENT, would=w.Would("destroy", on=w.TRAP & w.YOURS))),
    )
    d = table(you=hand("De-Spell"), them=set_("Guard", "Waboku"), cards=[guard])
    assert not d.activate("De-Spell", ["Waboku"]).can_respond("Guard")
    d = table(you=set_("Trap Master"), them=set_("Guard", "Waboku"), cards=[guard]).flip("Trap Master")
    assert d.pick("Waboku").can_respond("Guard")


@pytest.mark.word("Lure")
def test_a_lure_for_some_attackers():
    bull = effect_monster(
        "Bull", w.continuous(w.Lure(w.MONSTER & w.THEIRS & w.FIRE, attackers=w.THIS_CARD)), attack=1000
    )
    red = normal_monster("Red", 500, attribute="FIRE")
    d = table(
        you=attack("Bull", "Battle Ox"), them=attack("Red", "Sangan"), phase=BATTLE_PHASE, cards=[bull, red]
    )
    assert d.can("attack", "Bull", "Red") and not d.can("attack", "Bull", "Sangan")
    assert d.can("attack", "Battle Ox", "Sangan")
    d = table(you=attack("Bull"), them=attack("Sangan"), phase=BATTLE_PHASE, cards=[bull, red])
    assert d.can("attack", "Bull", "Sangan")


@pytest.mark.word("destroyed_while")
@pytest.mark.rule("J-DMG-01")
def test_what_a_continuous_effect_destroys_does_not_wait_for_the_end_of_the_damage_step():
    foe = effect_monster(
        "Foe", w.continuous(w.destroyed_while(w.MONSTER & w.FACE_UP & w.FIEND, by_effect=True)), attack=1000
    )
    d = table(you=attack("Battle Ox", "Foe"), them=set_("Feral Imp"), phase=BATTLE_PHASE, cards=[foe])
    d.attack("Battle Ox", "Feral Imp").resolve()
    (moved,) = d.events("move")
    assert (moved.cards, moved.causes, d.lp(THEM)) == (("Feral Imp",), {"effect"}, 8000)
    assert (
        w.destroyed_while(w.FIEND & w.MONSTER, by_effect=True).text()
        == "Fiend monsters on the field are destroyed"
    )


@pytest.mark.word("Absent")
def test_a_condition_that_nothing_fits():
    lonely = w.Absent(w.MONSTER & w.YOURS & w.OTHER)
    brave = effect_monster("Brave", w.continuous(w.Bonus(w.THIS_CARD, attack=500, when=lonely)), attack=1000)
    assert table(you=attack("Brave"), them=attack("Sangan"), cards=[brave]).attack_of("Brave") == 1500
    assert table(you=attack("Brave", "Sangan"), cards=[brave]).attack_of("Brave") == 1000
    assert lonely.text() == "you control no other monster"
    assert w.Absent(w.MONSTER & w.FIEND).text() == "there is no Fiend monster on the field"
    assert w.Absent(w.IN_HAND & w.YOURS).text() == "there is no card in your hand"


@pytest.mark.word("TOON_MONSTER")
def test_toon_monsters():
    d = table(you=attack("Toon Mermaid") + set_("Manga Ryu-Ran"), them=attack("Jinzo"))
    assert found(d, w.MONSTER & w.TOON_MONSTER) == ["Toon Mermaid"]
    assert (w.MONSTER & w.TOON_MONSTER).phrase() == "1 Toon monster on the field"


@pytest.mark.word("falls_with")
def test_a_card_that_falls_when_another_is_destroyed():
    twin = effect_monster("Twin", w.continuous(w.falls_with(w.MONSTER & w.FIEND)), attack=1000)
    d = table(you=attack("Twin") + hand("Dark Hole"), cards=[twin])
    assert d.monsters(YOU) == ["Twin"]
    d = table(you=attack("Twin", "Feral Imp") + hand("Ring"), cards=[twin, ring()]).activate(
        "Ring", ["Feral Imp"]
    )
    assert d.monsters(YOU) == []
    d = table(you=attack("Twin", "Feral Imp") + hand("Summoned Skull"), cards=[twin])
    assert d.summon("Summoned Skull", ["Feral Imp"]).monsters(YOU) == ["Twin", "Summoned Skull"]


def ring():
    return magic("Ring", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))


@pytest.mark.word("ArrivedThisTurn", "attacks_directly")
def test_what_holds_in_the_turn_a_card_arrived():
    slow = w.cannot_attack(
        w.THIS_CARD, when=w.ArrivedThisTurn(w.SPECIAL_SUMMON | w.FLIP_SUMMON, turned_up=False)
    )
    assert slow.text() == "this card cannot attack in the turn it was Special Summoned or Flip Summoned"
    free = w.attacks_directly(w.THIS_CARD, when=w.Absent(w.MONSTER & w.THEIRS & w.FIEND))
    assert (
        free.text()
        == "while the opponent controls no Fiend monster, this card can attack the opponent directly"
    )


@pytest.mark.word("Absorb", "HELD_BY_THIS", "values_of_held", "saved_by_held", "Substituted")
@pytest.mark.rule("J-EQUIP-04")
def test_a_monster_that_holds_another():
    maw = effect_monster(
        "Maw",
        w.ignition(w.Absorb(), target=w.MONSTER & w.THEIRS),
        w.continuous(w.values_of_held(), w.saved_by_held()),
        w.trigger(w.Damage(as_much=True), when=w.Substituted()),
        attack=100,
    )
    d = table(you=attack("Maw"), them=attack("Battle Ox", "Summoned Skull"), cards=[maw])
    d.activate("Maw", ["Battle Ox"])
    assert (d.attack_of("Maw"), found(d, w.HELD_BY_THIS, this=d.card("Maw").uid)) == (1700, ["Battle Ox"])
    assert found(d, w.EQUIP_ICON & w.ON_FIELD) == ["Battle Ox"]
    d.to_battle().attack("Maw", "Summoned Skull").resolve()
    assert (d.attack_of("Maw"), d.lp(YOU), d.lp(THEM)) == (100, 7200, 7200)
    assert w.Absent(w.HELD_BY_THIS).text() == "there is no monster equipped to this card"


@pytest.mark.word("TributeThis")
def test_a_monster_that_cannot_be_tributed_cannot_tribute_itself():
    ban = magic(
        "Ban",
        w.continuous(alike(c.S_CANNOT_BE_TRIBUTED, w.MONSTER, "{} cannot be Tributed", amount=1)),
        icon="continuous",
    )
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox") + face_up("Ban"), cards=[ban])
    assert d.why_not("Exiled Force", "activate") == ["R-GEN-01"]
