"""Events: what starts a trigger or may be answered, and how it reads."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def ear(when, **more):
    """A monster that draws when it hears something."""
    return effect_monster("Ear", w.trigger(w.Draw(1), when=when, **more), attack=1000, defense=1000)


def answer(when):
    """A trap that answers something."""
    return trap("Answer", w.activate(w.Draw(1), when=when, damage=w.MODIFIER), icon="counter")


def heard(d, of=YOU):
    """How many cards the Ear has drawn."""
    return len(d.resolve().hand(of))


def head(when):
    return ear(when).effects[0].text().removesuffix(": Draw 1 card.")


@pytest.mark.word(
    "Summoned", "NORMAL_SUMMON", "TRIBUTE_SUMMON", "FLIP_SUMMON", "SPECIAL_SUMMON", "ANY_SUMMON"
)
@pytest.mark.parametrize(
    ("ways", "hears"),
    [
        (w.NORMAL_SUMMON, {"normal", "tribute"}),
        (w.TRIBUTE_SUMMON, {"tribute"}),
        (w.FLIP_SUMMON, {"flip"}),
        (w.SPECIAL_SUMMON, {"special"}),
        (w.ANY_SUMMON, {"normal", "tribute", "flip", "special"}),
    ],
)
def test_ways_of_summoning(ways, hears):
    cards = [ear(w.Summoned(ways))]
    plays = {
        "normal": table(them=hand("Kuriboh"), you=attack("Ear"), turn=THEM, cards=cards).summon("Kuriboh"),
        "tribute": table(
            them=hand("Summoned Skull") + attack("Kuriboh"), you=attack("Ear"), turn=THEM, cards=cards
        ).summon("Summoned Skull", ["Kuriboh"]),
        "flip": table(them=set_("Battle Ox"), you=attack("Ear"), turn=THEM, cards=cards).flip("Battle Ox"),
        "special": table(
            them=hand("Monster Reborn") + graveyard("Battle Ox"), you=attack("Ear"), turn=THEM, cards=cards
        )
        .activate("Monster Reborn")
        .choose("attack"),
    }
    assert {way for way, d in plays.items() if heard(d)} == hears


@pytest.mark.word("ANYONE", "YOU", "OPPONENT")
@pytest.mark.parametrize(("by", "mine", "theirs"), [(w.ANYONE, 1, 1), (w.YOU, 1, 0), (w.OPPONENT, 0, 1)])
def test_who_summoned(by, mine, theirs):
    cards = [ear(w.Summoned(by=by))]
    assert heard(table(you=attack("Ear") + hand("Battle Ox"), cards=cards).summon("Battle Ox")) == mine
    d = table(you=attack("Ear"), them=hand("Battle Ox"), turn=THEM, cards=cards).summon("Battle Ox")
    assert heard(d) == theirs


def test_which_monster_was_summoned():
    cards = [ear(w.Summoned(that=w.MONSTER & w.OTHER & (w.ATK >= 1000)))]
    assert heard(table(you=attack("Ear") + hand("Battle Ox"), cards=cards).summon("Battle Ox")) == 1
    assert heard(table(you=attack("Ear") + hand("Kuriboh"), cards=cards).summon("Kuriboh")) == 0


def test_this_card_was_summoned():
    cards = [ear(w.Summoned(this=True))]
    assert heard(table(you=hand("Ear"), cards=cards).summon("Ear")) == 1
    assert heard(table(you=attack("Ear") + hand("Battle Ox"), cards=cards).summon("Battle Ox")) == 0


@pytest.mark.parametrize(
    ("when", "words"),
    [
        (w.Summoned(), "When a monster is Summoned"),
        (w.Summoned(this=True), "When this card is Summoned"),
        (w.Summoned(w.NORMAL_SUMMON, by=w.YOU), "When you Normal Summon a monster"),
        (w.Summoned(w.TRIBUTE_SUMMON, this=True), "When this card is Tribute Summoned"),
        (
            w.Summoned(w.SPECIAL_SUMMON, by=w.OPPONENT, that=w.DRAGON),
            "When the opponent Special Summons a Dragon monster",
        ),
        (w.SummonAttempt(), "When a monster would be Summoned"),
        (w.SummonAttempt(w.FLIP_SUMMON, by=w.OPPONENT), "When the opponent would Flip Summon a monster"),
        (w.Flipped(), "When this card is turned face-up"),
        (w.Sent(), "When this card is sent from the field to the Graveyard"),
        (w.Sent(origin=w.FROM_HAND, causes=w.AS_DISCARD), "When this card is discarded"),
        (w.Sent(origin=w.FROM_HAND), "When this card is sent from the hand to the Graveyard"),
        (w.Sent(causes=w.BY_BATTLE), "When this card is destroyed by battle and sent to the Graveyard"),
        (w.Sent(causes=w.IS_DESTROYED), "When this card is destroyed and sent to the Graveyard"),
        (w.Sent(causes=w.AS_TRIBUTE), "When this card is Tributed"),
        (w.Sent(causes=w.AS_COST), "When this card is used to pay a cost"),
        (w.Sent(causes=w.BY_EFFECT), "When this card is destroyed by an effect and sent to the Graveyard"),
        (
            w.Sent(causes=w.BY_EFFECT, by=w.OPPONENT),
            "When this card is destroyed by the opponent's card and sent to the Graveyard",
        ),
        (w.Sent(to=w.HAND), "When this card is returned from the field to the hand"),
        (w.Sent(to=w.REMOVED), "When this card is removed from play"),
        (
            w.Sent(that=w.MONSTER & w.YOURS),
            "When a monster you control is sent from the field to the Graveyard",
        ),
        (w.AttackDeclared(), "When a monster declares an attack"),
        (w.AttackDeclared(by=w.OPPONENT), "When a monster the opponent controls declares an attack"),
        (w.AttackDeclared(that=w.THIS_CARD), "When this card declares an attack"),
        (
            w.AttackDeclared(on=w.MONSTER & w.YOURS & w.FACE_DOWN),
            "When a monster declares an attack on a face-down monster you control",
        ),
        (w.Damaged(), "When this card inflicts Battle Damage to the opponent"),
        (w.Damaged(who=w.YOU, from_this=False), "When you take Battle Damage"),
        (w.Damaged(from_this=False), "When the opponent takes Battle Damage"),
        (w.Battled(), "After damage calculation, if this card has battled a monster"),
        (w.Battled(as_target=True), "After damage calculation, if a monster has attacked this card"),
        (w.Battled(as_attacker=True), "After damage calculation, if this card has attacked a monster"),
        (w.Activated(w.TRAP, cards_only=True), "When a Trap Card is activated"),
        (w.Activated(w.MONSTER, effects_only=True), "When the effect of a monster is activated"),
        (w.Activated(by=w.OPPONENT), "When the opponent activates a card or its effect"),
        (
            w.EitherEvent(w.Summoned(), w.Activated(w.MAGIC, cards_only=True)),
            "When a monster is Summoned, or a Magic Card is activated",
        ),
    ],
)
def test_events_in_words(when, words):
    assert head(when) == words


@pytest.mark.word("SummonAttempt")
@pytest.mark.rule("J-SUM-01")
def test_a_summon_that_is_being_made():
    cards = [answer(w.SummonAttempt(w.FLIP_SUMMON, by=w.OPPONENT))]
    d = table(you=set_("Answer"), them=hand("Kuriboh") + set_("Battle Ox"), turn=THEM, cards=cards)
    assert d.flip("Battle Ox").can("activate", "Answer")
    d = table(you=set_("Answer"), them=hand("Kuriboh") + set_("Battle Ox"), turn=THEM, cards=cards)
    assert not d.summon("Kuriboh").can_respond("Answer")
    assert d.can_go(BATTLE_PHASE)


@pytest.mark.word("Flipped")
def test_this_card_is_turned_up_in_whatever_way():
    cards = [ear(w.Flipped())]
    assert heard(table(you=set_("Ear"), cards=cards).flip("Ear")) == 1
    d = table(you=set_("Ear"), them=attack("Kuriboh"), turn=THEM, cards=cards).to_battle()
    assert heard(d.attack("Kuriboh", "Ear")) == 1
    assert heard(table(you=hand("Ear"), cards=cards).summon("Ear")) == 0


@pytest.mark.word("Sent", "GRAVEYARD", "HAND", "REMOVED", "DECK", "FROM_GRAVEYARD")
@pytest.mark.parametrize(
    ("to", "zones"),
    [(w.GRAVEYARD, w.FROM_GRAVEYARD), (w.HAND, w.FROM_HAND)],
)
def test_where_this_card_goes(to, zones):
    cards = [ear(w.Sent(to=to), zones=zones)]
    d = table(
        you=attack("Ear") + hand("Hane-Hane"), them=set_("Ring of Destruction", "Hane-Hane"), cards=cards
    )
    if to == w.GRAVEYARD:
        d.summon("Hane-Hane").respond("Ring of Destruction", ["Ear"])
        assert heard(d) == 1
    else:
        d = table(you=attack("Ear") + set_("Hane-Hane"), cards=cards).flip("Hane-Hane").pick("Ear")
        assert sorted(d.resolve().hand(YOU))[:1] == ["Cosmo Queen"] and "Ear" in d.hand(YOU)


@pytest.mark.word("BY_BATTLE", "BY_EFFECT", "IS_DESTROYED", "AS_TRIBUTE", "AS_COST", "AS_DISCARD")
@pytest.mark.rule("J-TERM-01")
@pytest.mark.parametrize(
    ("causes", "hears"),
    [
        (0, {"battle", "effect", "tribute"}),
        (w.BY_BATTLE, {"battle"}),
        (w.BY_EFFECT, {"effect"}),
        (w.IS_DESTROYED, {"battle", "effect"}),
        (w.AS_TRIBUTE, {"tribute"}),
        (w.AS_COST, set()),
    ],
)
def test_why_this_card_goes(causes, hears):
    cards = [ear(w.Sent(causes=causes), zones=w.FROM_GRAVEYARD)]
    you = attack("Ear") + hand("Summoned Skull", "Dark Hole")
    battle = table(you=attack("Ear"), them=attack("Battle Ox"), turn=THEM, cards=cards).to_battle()
    plays = {
        "battle": (battle.attack("Battle Ox", "Ear"), 0),
        "effect": (table(you=you, cards=cards).activate("Dark Hole"), 1),
        "tribute": (table(you=you, cards=cards).summon("Summoned Skull", ["Ear"]), 1),
    }
    assert {way for way, (d, left) in plays.items() if heard(d) > left} == hears


def test_a_discard_is_heard_from_the_graveyard():
    cards = [ear(w.Sent(origin=w.FROM_HAND, causes=w.AS_DISCARD), zones=w.FROM_GRAVEYARD)]
    d = table(you=hand("Graceful Charity", "Ear"), cards=cards).activate("Graceful Charity")
    assert heard(d.pick("Ear", "Cosmo Queen")) == 3


def test_the_card_of_the_opponent_did_it():
    cards = [ear(w.Sent(causes=w.IS_DESTROYED, by=w.OPPONENT), zones=w.FROM_GRAVEYARD)]
    mine = table(you=attack("Ear") + hand("Dark Hole"), cards=cards).activate("Dark Hole")
    theirs = table(you=attack("Ear"), them=hand("Dark Hole"), turn=THEM, cards=cards).activate("Dark Hole")
    assert (heard(mine), heard(theirs)) == (0, 1)


def test_another_card_goes_with_what_was_last_known_of_it():
    cards = [ear(w.Sent(that=w.MONSTER & w.THEIRS & (w.ATK >= 1700)))]
    d = table(
        you=attack("Ear") + set_("Ring of Destruction"),
        them=attack("Battle Ox", "Kuriboh") + hand("Baby Dragon"),
        turn=THEM,
        cards=cards,
    )
    d.summon("Baby Dragon").respond("Ring of Destruction", ["Battle Ox"])
    assert heard(d) == 1


@pytest.mark.word("AttackDeclared")
def test_an_attack_is_declared():
    cards = [
        answer(w.AttackDeclared(by=w.OPPONENT, that=w.FIEND, on=w.MONSTER & w.YOURS & w.DEFENSE_POSITION))
    ]
    for attacker, target, may in (
        ("Kuriboh", "Giant Soldier of Stone", True),
        ("Battle Ox", "Giant Soldier of Stone", False),
        ("Kuriboh", "Silver Fang", False),
    ):
        d = table(
            you=defense("Giant Soldier of Stone") + attack("Silver Fang") + set_("Answer"),
            them=attack("Kuriboh", "Battle Ox"),
            turn=THEM,
            cards=cards,
        )
        assert d.to_battle().attack(attacker, target).can_respond("Answer") == may


@pytest.mark.word("Damaged")
@pytest.mark.rule("R-EFF-06")
def test_battle_damage():
    cards = [ear(w.Damaged())]
    assert heard(table(you=attack("Ear"), cards=cards).to_battle().attack("Ear")) == 1
    d = table(you=attack("Ear", "Battle Ox"), cards=cards).to_battle()
    assert heard(d.attack("Battle Ox")) == 0, "another monster"
    assert heard(table(you=attack("Ear") + hand("Ookazi"), cards=cards).activate("Ookazi")) == 0
    hurt = [ear(w.Damaged(who=w.YOU, from_this=False))]
    d = table(you=attack("Ear", "Kuriboh"), them=attack("Battle Ox"), turn=THEM, cards=hurt).to_battle()
    assert heard(d.attack("Battle Ox", "Kuriboh")) == 1


@pytest.mark.word("Battled")
@pytest.mark.parametrize(
    ("ways", "attacks", "is_attacked"),
    [({}, 1, 1), ({"as_target": True}, 0, 1), ({"as_attacker": True}, 1, 0)],
)
def test_this_card_has_battled(ways, attacks, is_attacked):
    cards = [ear(w.Battled(**ways))]
    d = table(you=attack("Ear"), them=defense("Giant Soldier of Stone"), cards=cards).to_battle()
    assert heard(d.attack("Ear", "Giant Soldier of Stone")) == attacks
    d = table(you=defense("Ear"), them=attack("Kuriboh"), turn=THEM, cards=cards).to_battle()
    assert heard(d.attack("Kuriboh", "Ear")) == is_attacked
    assert heard(table(you=attack("Ear"), cards=cards).to_battle().attack("Ear")) == 0, "no monster to battle"


@pytest.mark.word("Fighting", "DAMAGE_START", "BEFORE_CALCULATION", "ATTACKED")
@pytest.mark.rule("J-DMG-01")
def test_this_card_fights_early_in_the_damage_step():
    blade = w.trigger(w.Destroy(w.ATTACKED), when=w.Fighting(w.DAMAGE_START, against=w.FACE_DOWN))
    cards = [effect_monster("Blade", blade)]
    for target, gone in ((set_("Battle Ox"), True), (defense("Battle Ox"), False)):
        d = table(you=attack("Blade"), them=target, cards=cards).to_battle().attack("Blade", "Battle Ox")
        assert (d.resolve().graveyard(THEM) == ["Battle Ox"]) == gone
    shell = w.trigger(w.Damage(100), when=w.Fighting(w.BEFORE_CALCULATION, as_target=True))
    d = table(
        you=attack("Shell"), them=attack("Battle Ox"), turn=THEM, cards=[effect_monster("Shell", shell)]
    )
    assert d.to_battle().attack("Battle Ox", "Shell").resolve().lp(THEM) == 7900
    assert blade.text() == (
        "At the start of the Damage Step, if this card attacks a face-down monster: "
        "Destroy the attacked monster."
    )
    assert shell.text().startswith("Before damage calculation, if a monster attacks this card: ")


@pytest.mark.word("Activated")
def test_the_newest_chain_link():
    def asked(when, play):
        d = table(
            you=set_("Answer"),
            them=hand("Pot of Greed") + attack("Exiled Force") + set_("Jar of Greed", "Waboku"),
            turn=THEM,
            cards=[answer(when)],
        )
        return d.activate(play, ["Exiled Force"] if play == "Exiled Force" else []).can_respond("Answer")

    assert asked(w.Activated(w.MAGIC), "Pot of Greed")
    assert not asked(w.Activated(w.TRAP), "Pot of Greed")
    assert asked(w.Activated(w.TRAP, cards_only=True), "Waboku")
    assert not asked(w.Activated(effects_only=True), "Pot of Greed")
    assert not asked(w.Activated(by=w.YOU), "Pot of Greed")


def test_effects_and_cards_are_told_apart():
    def asked(when):
        d = table(you=set_("Answer"), them=attack("Exiled Force", "Kuriboh"), turn=THEM, cards=[answer(when)])
        return d.activate("Exiled Force", ["Kuriboh"]).can_respond("Answer")

    assert asked(w.Activated(w.MONSTER)) and asked(w.Activated(effects_only=True))
    assert not asked(w.Activated(cards_only=True))


@pytest.mark.word("EitherEvent")
def test_one_of_two():
    cards = [answer(w.EitherEvent(w.SummonAttempt(), w.Activated(w.MAGIC, cards_only=True)))]
    d = table(you=set_("Answer"), them=hand("Kuriboh", "Pot of Greed"), turn=THEM, cards=cards)
    assert d.summon("Kuriboh").can("activate", "Answer")
    d = table(you=set_("Answer"), them=hand("Kuriboh", "Pot of Greed"), turn=THEM, cards=cards)
    assert d.activate("Pot of Greed").can("activate", "Answer")


@pytest.mark.rule("J-CHAIN-07")
def test_an_optional_trigger_can_miss_its_event():
    for misses in (True, False):
        cards = [ear(w.Sent(), zones=w.FROM_GRAVEYARD, mandatory=False, misses=misses)]
        d = table(you=attack("Ear") + hand("Summoned Skull"), cards=cards).summon("Summoned Skull")
        assert (d.kind == "act") is misses


def test_what_is_missing_is_told():
    d = table(you=set_("Trap Hole"), turn=THEM)
    assert d.reasons("Trap Hole", "activate")[0].sentence == (
        "Trap Hole: nothing that fits was Summoned (it answers only this: the opponent Normal or Flip "
        "Summons a monster with 1000 or more ATK)."
    )
    d = table(you=set_("Magic Cylinder"), turn=THEM)
    assert d.reasons("Magic Cylinder", "activate")[0].sentence == (
        "Magic Cylinder: it answers only this: a monster the opponent controls declares an attack."
    )
