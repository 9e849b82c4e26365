"""Words of the families: what leaves, gains, returns and is brought back."""

import pytest
from scenario import *

from spellspeed.duel.constants import ABILITY_FLIP
from spellspeed.language import words as w

pytestmark = both_seats


def usable(d, name):
    return not d.why_not(name, "activate")


@pytest.mark.word("YourTurn")
def test_in_your_turn():
    gift = trap("Gift", w.activate(w.Draw(1), needs=w.YourTurn()))
    assert usable(table(you=set_("Gift"), cards=[gift]), "Gift")
    assert not usable(table(you=set_("Gift"), turn=THEM, cards=[gift]), "Gift")
    assert gift.effects[0].text() == "In your turn: Draw 1 card."


@pytest.mark.word("ThisIn")
def test_this_card_is_in_a_position():
    one = effect_monster("Giver", w.ignition(w.Draw(1), needs=w.ThisIn(w.P_DEFENSE)))
    assert usable(table(you=defense("Giver"), cards=[one]), "Giver")
    assert not usable(table(you=attack("Giver"), cards=[one]), "Giver")
    assert one.effects[0].text() == "In your Main Phase, if this card is in Defense Position: Draw 1 card."


@pytest.mark.word("SPIRIT_MONSTER", "UNION_MONSTER", "FIELD_ICON")
def test_kinds_of_cards():
    taker = magic(
        "Taker", w.activate(w.ToHand(w.every(w.CARD & w.IN_GRAVEYARD & w.YOURS & w.SPIRIT_MONSTER)))
    )
    both = magic(
        "Both", w.activate(w.ToHand(w.every((w.UNION_MONSTER | w.FIELD_ICON) & w.IN_GRAVEYARD & w.YOURS)))
    )
    buried = graveyard("Yata-Garasu", "Y-Dragon Head", "Yami", "Axe of Despair")
    assert table(you=hand("Taker") + buried, cards=[taker]).activate("Taker").hand(YOU) == ["Yata-Garasu"]
    d = table(you=hand("Both") + buried, cards=[both]).activate("Both")
    assert sorted(d.hand(YOU)) == ["Y-Dragon Head", "Yami"]


@pytest.mark.word("send")
@pytest.mark.rule("J-TERM-02")
def test_cards_sent_as_a_cost_are_not_discarded():
    payer = magic("Payer", w.activate(w.Draw(1), cost=w.send(2, w.MONSTER & w.IN_HAND & w.YOURS)))
    d = table(you=hand("Payer", "Kuriboh", "Sangan"), cards=[payer]).activate(
        "Payer", cost=["Kuriboh", "Sangan"]
    )
    assert sorted(d.graveyard(YOU)) == ["Kuriboh", "Payer", "Sangan"]
    assert "J-EFF-12" in table(you=hand("Payer", "Kuriboh"), cards=[payer]).why_not("Payer")
    assert payer.effects[0].text() == "Send 2 monsters from your hand to the Graveyard. Draw 1 card."


@pytest.mark.word("GainEach")
def test_each_event_is_one_gain():
    well = magic("Well", w.continuous(w.GainEach(300, w.Drawn(by=w.YOU))), icon="continuous")
    d = table(you=face_up("Well") + hand("Pot of Greed"), cards=[well]).activate("Pot of Greed").resolve()
    assert (d.lp(YOU), [one.amount for one in d.events("gain")]) == (8300, [300])
    assert well.effects[1].text() == "Each time you draw cards, you gain 300 Life Points."


@pytest.mark.word("gains_hurt")
def test_a_gain_of_the_opponent_may_be_damage():
    curse = trap("Curse", w.continuous(w.gains_hurt()), icon="continuous")
    d = (
        table(you=face_up("Curse") + hand("Upstart Goblin"), cards=[curse])
        .activate("Upstart Goblin")
        .resolve()
    )
    assert (d.lp(THEM), d.events("gain"), len(d.events("effect-damage"))) == (7000, [], 1)


@pytest.mark.word("Arm")
def test_a_flip_effect_makes_another_effect_work():
    bomb = effect_monster(
        "Bomb",
        w.flip(w.Arm()),
        w.trigger(w.Damage(700), when=w.Sent(armed=True), zones=w.FROM_GRAVEYARD),
        abilities=ABILITY_FLIP,
    )
    assert table(you=hand("Dark Hole") + attack("Bomb"), cards=[bomb]).activate("Dark Hole").lp(THEM) == 8000
    d = table(you=hand("Dark Hole") + set_("Bomb"), cards=[bomb]).flip("Bomb").resolve()
    assert d.activate("Dark Hole").resolve().lp(THEM) == 7300
    d = table(you=hand("Dark Hole", "Book of Moon") + set_("Bomb"), cards=[bomb]).flip("Bomb").resolve()
    assert d.activate("Book of Moon").resolve().activate("Dark Hole").resolve().lp(THEM) == 8000


@pytest.mark.word("FROM_DECK")
def test_a_card_may_answer_that_it_left_the_deck():
    shout = w.trigger(w.Draw(1), when=w.Sent(origin=w.FROM_DECK, kept=True), zones=w.FROM_GRAVEYARD)
    one = effect_monster("Shouter", shout)
    mill = magic("Mill", w.activate(w.Mill(1)))
    d = table(you=hand("Mill") + deck("Shouter"), cards=[one, mill]).activate("Mill").resolve()
    assert len(d.hand(YOU)) == 1
    said = "When this card is sent from your Deck to the Graveyard: Draw 1 card."
    assert one.effects[0].text() == said


def test_a_gain_for_each_card_is_one_gain():
    gift = magic("Gift", w.activate(w.GainLife(more=200, each=w.MONSTER & w.YOURS)))
    d = table(you=hand("Gift") + attack("Kuriboh", "Sangan"), cards=[gift]).activate("Gift")
    assert (d.lp(YOU), len(d.events("gain"))) == (8400, 1)
    assert "J-EFF-12" in table(you=hand("Gift"), cards=[gift]).why_not("Gift")
    assert gift.effects[0].text() == "Gain 200 Life Points for each monster you control."


@pytest.mark.word("ThisTurn", "PRINTED_LEVEL")
def test_something_has_happened_this_turn():
    event = w.Sent(that=w.YOURS & (w.PRINTED_LEVEL >= 7))
    gift = magic("Gift", w.activate(w.Draw(1), needs=w.ThisTurn(event)), icon="quick-play")
    d = table(you=hand("Gift", "Dark Hole") + attack("Dark Magician"), cards=[gift])
    assert not usable(d, "Gift")
    assert usable(d.activate("Dark Hole").resolve(), "Gift")
    said = "If a printed Level 7 or higher monster you control was sent from the field to the Graveyard"
    assert gift.effects[0].text() == f"{said} this turn: Draw 1 card."


@pytest.mark.word("SentThisTurn")
def test_cards_that_were_sent_this_turn():
    fell = w.SentThisTurn(w.Sent(causes=w.BY_EFFECT, that=w.MONSTER))
    lately = w.MONSTER & w.IN_GRAVEYARD & w.YOURS & fell
    taker = magic("Taker", w.activate(w.ToHand(w.TARGET), target=lately))
    d = table(you=hand("Taker", "Dark Hole") + attack("Kuriboh") + graveyard("Sangan"), cards=[taker])
    assert not usable(d, "Taker")
    d.activate("Dark Hole").resolve().activate("Taker").resolve()
    assert d.hand(YOU) == ["Kuriboh"]
    said = "Target 1 monster in your Graveyard that was destroyed by an effect this turn."
    assert taker.effects[0].text() == f"{said} Add the target to your hand."


@pytest.mark.word("NoNormalSummonThisTurn", "no_normal_summons")
def test_normal_summons_and_their_absence():
    gift = magic("Gift", w.activate(w.Leave(w.no_normal_summons()), needs=w.NoNormalSummonThisTurn()))
    d = table(you=hand("Gift", "Kuriboh", "Sangan"), cards=[gift])
    assert not usable(d.set("Kuriboh"), "Gift")
    d = table(you=hand("Gift", "Kuriboh"), cards=[gift]).activate("Gift").resolve()
    assert not d.can("summon", "Kuriboh") and not d.can("set", "Kuriboh")


@pytest.mark.word("targets_that")
def test_some_targets_are_treated_differently():
    both = w.Target(w.MONSTER & w.YOURS), w.Target(w.MONSTER & w.THEIRS)
    split = magic(
        "Split",
        w.activate(w.ToHand(w.targets_that(w.YOURS)), w.Destroy(w.targets_that(w.THEIRS)), target=both),
    )
    d = table(you=hand("Split") + attack("Kuriboh"), them=attack("Sangan"), cards=[split]).activate("Split")
    d.resolve()
    assert (d.hand(YOU), d.monsters(THEM)) == (["Kuriboh"], [])


@pytest.mark.word("FOE", "FIGHTERS")
def test_the_monster_that_fights_with_this_card():
    hook = effect_monster("Hook", w.trigger(w.ToHand(w.FOE), when=w.Battled()), attack=1000)
    net = effect_monster(
        "Net", w.trigger(w.SendAway(w.FIGHTERS, to=w.REMOVED, marked=True), when=w.Battled()), attack=1000
    )
    d = table(you=attack("Hook"), them=defense("Mystical Elf"), cards=[hook])
    assert d.to_battle().attack("Hook", "Mystical Elf").resolve().hand(THEM) == ["Mystical Elf"]
    d = table(you=attack("Net"), them=attack("Summoned Skull"), cards=[net]).to_battle()
    d.attack("Net", "Summoned Skull").resolve()
    assert (d.removed(YOU), d.removed(THEM)) == (["Net"], ["Summoned Skull"])


@pytest.mark.word("FROM_MONSTER_ZONE")
def test_what_a_summon_leaves_behind():
    heavy = effect_monster(
        "Heavy",
        w.aftermath(
            w.Leave(w.no_normal_summons()),
            when=w.Summoned(w.SPECIAL_SUMMON, by=w.YOU, this=True),
            zones=w.FROM_MONSTER_ZONE,
            either=True,
        ),
    )
    d = table(you=hand("Monster Reborn", "Kuriboh") + graveyard("Heavy"), cards=[heavy])
    assert not d.activate("Monster Reborn").choose("attack").can("summon", "Kuriboh")


@pytest.mark.word("Armed")
def test_this_card_is_ready():
    one = effect_monster(
        "Giver", w.flip(w.Arm()), w.ignition(w.Draw(1), needs=w.Armed()), abilities=ABILITY_FLIP
    )
    assert not usable(table(you=attack("Giver"), cards=[one]), "Giver")
    assert usable(table(you=set_("Giver"), cards=[one]).flip("Giver").resolve(), "Giver")
    assert one.effects[0].text() == "FLIP: This card is ready from now on."
    assert one.effects[1].text() == "In your Main Phase, if this card is ready: Draw 1 card."


@pytest.mark.word("OnlyOne")
def test_only_one_of_its_name():
    lone = effect_monster("Lone", w.continuous(w.OnlyOne()))
    d = table(you=hand("Lone") + attack("Lone"), cards=[lone])
    assert not d.can("summon", "Lone") and d.can("set", "Lone")
    assert table(you=hand("Lone"), them=attack("Lone"), cards=[lone]).can("summon", "Lone")


@pytest.mark.word("frees_graveyard")
def test_a_card_keeps_your_graveyard_open():
    key = magic("Key", w.continuous(w.frees_graveyard()), icon="continuous")
    lock = magic("Lock", w.continuous(w.locks_graveyards()), icon="continuous")
    buried = graveyard("Kuriboh") + hand("Monster Reborn")
    assert not usable(table(you=face_up("Lock") + buried, cards=[key, lock]), "Monster Reborn")
    assert usable(table(you=face_up("Key", "Lock") + buried, cards=[key, lock]), "Monster Reborn")
    assert not usable(
        table(you=face_up("Lock") + buried, them=face_up("Key"), cards=[key, lock]), "Monster Reborn"
    )


@pytest.mark.word("shares_upkeep")
def test_the_opponent_pays_an_upkeep_too():
    dear = effect_monster("Dear", w.duty(w.PayOrLose(300), phase=w.STANDBY_PHASE, upkeep=True))
    share = trap("Share", w.continuous(w.shares_upkeep(w.MONSTER & w.FACE_UP & w.YOURS)), icon="continuous")
    d = table(you=attack("Dear") + face_up("Share"), phase=TURN_BEGINS, cards=[dear, share]).resolve().yes()
    assert (d.lp(YOU), d.lp(THEM)) == (7700, 7700)


@pytest.mark.word("TributeOrLose")
def test_a_tribute_as_an_upkeep():
    hungry = effect_monster(
        "Hungry", w.duty(w.TributeOrLose(w.MONSTER & w.YOURS & w.OTHER), phase=w.STANDBY_PHASE, upkeep=True)
    )
    d = table(you=attack("Hungry", "Kuriboh"), phase=TURN_BEGINS, cards=[hungry]).resolve().pick("Kuriboh")
    assert d.monsters(YOU) == ["Hungry"]
    d = table(you=attack("Hungry"), phase=TURN_BEGINS, cards=[hungry]).to_phase(MAIN_1)
    assert d.monsters(YOU) == []


@pytest.mark.word("Possess")
def test_a_card_of_the_graveyard_is_equipped_and_takes_control():
    ghost = effect_monster(
        "Ghost",
        w.trigger(
            w.Possess(), when=w.Sent(causes=w.BY_EFFECT), target=w.MONSTER & w.THEIRS, zones=w.FROM_GRAVEYARD
        ),
    )
    d = table(you=hand("Exile") + attack("Ghost"), them=attack("Kuriboh"), cards=[ghost, exile()])
    d.activate("Exile", ["Ghost"]).resolve()
    assert (d.controller("Kuriboh"), d.equipped_to("Ghost")) == (YOU, "Kuriboh")


def exile():
    return magic("Exile", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))


@pytest.mark.word("CHOICE")
def test_a_token_in_the_position_its_player_likes():
    gift = magic("Gift", w.activate(w.SummonTokens("Slime Token", 1, position=w.CHOICE)))
    d = table(you=hand("Gift"), cards=[gift]).activate("Gift").choose("defense")
    assert d.position("Slime Token") == "defense"


@pytest.mark.word("TargetOfLink")
def test_one_of_the_targets_of_what_is_answered():
    save = trap(
        "Save",
        w.activate(
            w.ToHand(w.TARGET),
            when=w.Activated(aims_at=w.MONSTER & w.YOURS),
            target=w.TargetOfLink(w.MONSTER & w.YOURS),
        ),
    )
    d = table(you=hand("Exile"), them=set_("Save") + attack("Kuriboh", "Sangan"), cards=[save, exile()])
    d.activate("Exile", ["Kuriboh"]).respond("Save").resolve()
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.word("PAID")
def test_life_points_as_much_as_the_original_atk_of_what_was_paid():
    gain = w.GainLife(attack_of=w.PAID, original=True)
    altar = trap("Altar", w.activate(gain, cost=w.send(1, w.MONSTER & w.YOURS)))
    d = (
        table(you=set_("Altar") + attack("Battle Ox") + field("Sogen"), cards=[altar])
        .activate("Altar")
        .resolve()
    )
    assert d.lp(YOU) == 9700
    said = "Gain Life Points equal to the original ATK of that card."
    assert altar.effects[0].text() == f"Send 1 monster you control to the Graveyard. {said}"


@pytest.mark.word("TributeNamed")
def test_monsters_of_certain_names_as_a_cost():
    cost = w.TributeNamed("Kuriboh", "Sangan", hand=True)
    giver = magic("Giver", w.activate(w.Draw(1), cost=cost))
    d = table(you=hand("Giver", "Kuriboh") + set_("Sangan"), cards=[giver]).activate("Giver").resolve()
    assert sorted(d.graveyard(YOU)) == ["Giver", "Kuriboh", "Sangan"]
    assert not usable(table(you=hand("Giver", "Kuriboh", "Kuriboh"), cards=[giver]), "Giver")


@pytest.mark.word("TributeHost")
@pytest.mark.rule("J-EQUIP-01")
def test_the_equipped_monster_as_a_cost():
    chain = magic(
        "Chain", w.ignition(w.Draw(2), cost=w.TributeHost()), icon="equip", equips=w.MONSTER & w.FACE_UP
    )
    d = table(you=attack("Kuriboh") + equip("Chain", on="Kuriboh"), cards=[chain]).activate("Chain").resolve()
    assert (len(d.hand(YOU)), sorted(d.graveyard(YOU))) == (2, ["Chain", "Kuriboh"])
    d = table(you=equip("Chain", on="Kuriboh"), them=attack("Kuriboh"), cards=[chain])
    assert not usable(d, "Chain")


@pytest.mark.word("RemoveCountersFrom")
@pytest.mark.rule("J-EFF-18")
def test_counters_of_several_cards_as_a_cost():
    giver = magic("Giver", w.activate(w.Draw(1), cost=w.RemoveCountersFrom(2)))
    holders = attack("Royal Magical Library", notes={"Spell Counter": 1}) + attack(
        "Skilled Dark Magician", notes={"Spell Counter": 1}
    )
    d = (
        table(you=hand("Giver") + holders, cards=[giver])
        .activate("Giver")
        .pick("Royal Magical Library")
        .resolve()
    )
    assert len(d.hand(YOU)) == 1
    assert not usable(table(you=hand("Giver") + holders[:1], cards=[giver]), "Giver")


@pytest.mark.word("FreeMonsterZones", "MoreMonsters")
def test_zones_and_monsters_of_both_sides():
    zones = magic("Zones", w.activate(w.Draw(1), needs=w.FreeMonsterZones(4)))
    more = magic("More", w.activate(w.Draw(1), needs=w.MoreMonsters(2)))
    assert usable(table(you=hand("Zones") + attack("Kuriboh"), cards=[zones]), "Zones")
    assert not usable(table(you=hand("Zones") + attack("Kuriboh", "Sangan"), cards=[zones]), "Zones")
    assert usable(table(you=hand("More"), them=attack("Kuriboh", "Sangan"), cards=[more]), "More")
    assert not usable(
        table(you=hand("More") + set_("Kuriboh"), them=attack("Kuriboh", "Sangan"), cards=[more]), "More"
    )


@pytest.mark.word("DamageEachDestroyed")
def test_damage_when_certain_monsters_are_destroyed():
    bomb = magic(
        "Bomb",
        w.activate(
            w.Leave(w.DamageEachDestroyed(400, own=True), until=w.FOREVER, which=w.TARGET), target=w.MONSTER
        ),
    )
    d = table(you=hand("Bomb", "Exile"), them=attack("Kuriboh"), cards=[bomb, exile()])
    d.activate("Bomb").resolve().activate("Exile").resolve()
    assert d.lp(THEM) == 7600


@pytest.mark.word("EquipsPay")
def test_equips_bring_and_cost_life_points():
    boost = magic("Boost", w.continuous(w.EquipsPay(300, 200)), icon="continuous")
    d = table(
        you=face_up("Boost") + hand("Axe of Despair", "Exile") + attack("Kuriboh"), cards=[boost, exile()]
    )
    assert d.activate("Axe of Despair").resolve().lp(YOU) == 8300
    assert d.activate("Exile").resolve().lp(YOU) == 8100


@pytest.mark.word("no_tribute")
def test_a_monster_that_cannot_be_tributed():
    proud = effect_monster("Proud", w.continuous(w.no_tribute(w.THIS_CARD)))
    payer = magic("Payer", w.activate(w.Draw(1), cost=w.tribute()))
    d = table(you=hand("Payer", "Summoned Skull") + attack("Proud"), cards=[proud, payer])
    assert not usable(d, "Payer") and not d.can("summon", "Summoned Skull")


@pytest.mark.word("takes_away")
def test_what_it_destroys_by_battle_is_removed():
    beast = effect_monster("Beast", w.continuous(w.takes_away(w.THIS_CARD)), attack=1800)
    d = table(you=attack("Beast"), them=attack("Sangan"), cards=[beast]).to_battle().attack("Beast", "Sangan")
    assert (d.removed(THEM), d.hand(THEM)) == (["Sangan"], [])


@pytest.mark.word("ATTACK_OR_SET")
def test_a_special_summon_in_attack_or_face_down():
    summon = w.SpecialSummon(w.TARGET, position=w.ATTACK_OR_SET)
    gift = magic("Gift", w.activate(summon, target=w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)))
    d = table(you=hand("Gift") + graveyard("Kuriboh"), cards=[gift]).activate("Gift").choose("set")
    assert d.is_set("Kuriboh")


@pytest.mark.word("DrawForEach")
def test_a_card_for_each_that_was_discarded_this_turn():
    lost = w.Sent(that=w.MONSTER & w.YOURS, origin=w.FROM_HAND, causes=w.AS_DISCARD)
    gift = magic("Gift", w.activate(w.DrawForEach(lost), needs=w.ThisTurn(lost)))
    d = table(you=hand("Graceful Charity", "Gift", "Kuriboh", "Sangan"), cards=[gift]).activate(
        "Graceful Charity"
    )
    d.pick("Kuriboh", "Sangan").resolve()
    held = len(d.hand(YOU))
    assert len(d.activate("Gift").resolve().hand(YOU)) == held - 1 + 2


@pytest.mark.word("TributedFor")
@pytest.mark.rule("J-TRIB-01")
def test_a_card_answers_that_it_was_tributed_for_a_summon():
    giver = effect_monster(
        "Giver",
        w.trigger(w.GainLife(500), when=w.TributedFor(sets=True), zones=w.FROM_GRAVEYARD, either=True),
    )
    d = table(you=attack("Giver") + hand("Summoned Skull"), cards=[giver])
    assert d.summon("Summoned Skull").resolve().lp(YOU) == 8500
    d = table(you=attack("Giver") + hand("Summoned Skull"), cards=[giver])
    assert d.set("Summoned Skull").resolve().lp(YOU) == 8500
    d = table(you=hand("Exile") + attack("Giver"), cards=[giver, exile()])
    assert d.activate("Exile").resolve().lp(YOU) == 8000
