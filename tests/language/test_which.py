"""Which cards a verb acts on."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


@pytest.mark.word("TARGET")
@pytest.mark.rule("J-EFF-10")
def test_the_targets_as_long_as_they_fit():
    blast = magic("Spell", w.activate(w.Destroy(w.TARGET), target=w.MONSTER & w.FACE_UP), icon="quick-play")
    d = table(you=hand("Spell"), them=attack("Battle Ox") + set_("Waboku"), cards=[blast]).activate("Spell")
    assert d.resolve().graveyard(THEM) == ["Battle Ox"]
    d = table(you=hand("Spell") + attack("Kuriboh"), them=attack("Battle Ox"), cards=[blast])
    d.activate("Spell", ["Battle Ox"])
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Kuriboh"], ["Battle Ox"])


@pytest.mark.word("THIS")
@pytest.mark.rule("J-TERM-07")
def test_this_card_while_it_is_the_same():
    leaver = effect_monster("Leaver", w.ignition(w.ToHand(w.THIS)))
    d = table(you=attack("Leaver"), them=set_("Ring of Destruction"), cards=[leaver]).activate("Leaver")
    d.respond("Ring of Destruction").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Leaver"])
    d = table(you=attack("Leaver"), cards=[leaver]).activate("Leaver")
    assert d.hand(YOU) == ["Leaver"]


@pytest.mark.word("IT")
def test_the_card_of_the_event():
    hole = trap("Hole", w.activate(w.Destroy(w.IT), when=w.Summoned(by=w.OPPONENT)))
    d = table(you=set_("Hole"), them=hand("Battle Ox") + attack("Kuriboh"), turn=THEM, cards=[hole])
    d.summon("Battle Ox").respond("Hole")
    assert d.monsters(THEM) == ["Kuriboh"]
    assert hole.effects[0].text() == "When the opponent Summons a monster: Destroy that monster."


@pytest.mark.word("ATTACKER")
def test_the_attacking_monster():
    wall = effect_monster(
        "Wall", w.trigger(w.Destroy(w.ATTACKER), when=w.Battled(as_target=True)), defense=2000
    )
    d = table(you=defense("Wall"), them=attack("Battle Ox"), turn=THEM, cards=[wall]).to_battle()
    assert d.attack("Battle Ox", "Wall").resolve().graveyard(THEM) == ["Battle Ox"]
    assert wall.effects[0].text().endswith(": Destroy the attacking monster.")


@pytest.mark.word("those")
def test_the_cards_of_the_event_that_still_fit():
    tiger = effect_monster(
        "Tiger", w.trigger(w.Destroy(w.those(w.MONSTER & (w.ATK <= 1400))), when=w.Summoned(w.SPECIAL_SUMMON))
    )
    d = table(
        you=attack("Tiger") + hand("Monster Reborn", "Rush Recklessly") + graveyard("Silver Fang"),
        cards=[tiger],
    ).activate("Monster Reborn")
    d.resolve().choose("attack")
    assert d.respond("Rush Recklessly", ["Silver Fang"]).resolve().monsters(YOU) == ["Tiger", "Silver Fang"]
    assert tiger.effects[0].text() == "When a monster is Special Summoned: Destroy every such monster."


@pytest.mark.word("every")
@pytest.mark.rule("J-EFF-11")
def test_all_that_fit_as_it_resolves():
    storm = spell(w.Destroy(w.every(w.MONSTER & w.THEIRS)))
    d = table(
        you=hand("Spell") + attack("Kuriboh"), them=attack("Battle Ox") + set_("Silver Fang"), cards=[storm]
    )
    assert d.activate("Spell").monsters(THEM) == []
    assert d.monsters(YOU) == ["Kuriboh"]
    d = table(you=hand("Spell"), cards=[storm])
    assert d.reasons("Spell")[0].sentence == "Spell: there is no monster the opponent controls."
    calm = spell(w.Destroy(w.every(w.MONSTER & w.THEIRS, needed=False)))
    assert table(you=hand("Spell"), cards=[calm]).can("activate", "Spell")
    assert text(w.Destroy(w.every(w.MONSTER & w.OTHER))) == "Destroy all other monsters on the field."


@pytest.mark.word("pick")
def test_some_are_chosen_as_it_resolves():
    two = spell(w.Destroy(w.pick(w.MONSTER & w.THEIRS, 1, 2)))
    d = table(you=hand("Spell"), them=attack("Battle Ox", "Kuriboh", "Silver Fang"), cards=[two])
    d.activate("Spell").pick("Kuriboh").done()
    assert d.monsters(THEM) == ["Battle Ox", "Silver Fang"]
    theirs = spell(w.Destroy(w.pick(w.MONSTER & w.THEIRS, by=1)))
    d = table(you=hand("Spell"), them=attack("Battle Ox", "Kuriboh"), cards=[theirs]).activate("Spell")
    assert d.asked == THEM
    assert d.pick("Kuriboh").monsters(THEM) == ["Battle Ox"]
    assert (
        text(w.Destroy(w.pick(w.MONSTER & w.THEIRS, 1, 2)))
        == "Destroy up to 2 monsters the opponent controls."
    )
    assert text(w.Destroy(w.pick(w.MONSTER & w.THEIRS, by=1))) == (
        "Destroy 1 monster the opponent controls of the opponent's choice."
    )
    none = spell(w.Destroy(w.pick(w.MONSTER & w.THEIRS, needed=False)), w.Draw(1))
    assert len(table(you=hand("Spell"), cards=[none]).activate("Spell").hand(YOU)) == 1


def asked(*verbs, **extras):
    """The first question of an effect of yours."""
    d = table(
        you=hand("Spell", "Battle Ox", "Silver Fang") + attack("Battle Ox", "Kuriboh") + graveyard("Kuriboh"),
        them=attack("Battle Ox", "Kuriboh") + graveyard("Battle Ox", "Kuriboh"),
        cards=[spell(*verbs, **extras)],
    ).activate("Spell")
    return d.asked, d.prompt


@pytest.mark.word("pick")
def test_a_question_is_read_by_the_player_who_is_asked():
    theirs = w.MONSTER & w.THEIRS
    assert asked(w.Destroy(w.pick(theirs))) == (YOU, "Choose 1 monster the opponent controls")
    assert asked(w.Destroy(w.pick(theirs, by=1))) == (THEM, "Choose 1 monster you control")
    mine = w.CARD & w.IN_HAND & w.YOURS
    assert asked(w.SendAway(w.pick(mine, by=1), discarded=True)) == (
        THEM,
        "Choose 1 card in the opponent's hand",
    )
    buried = w.MONSTER & w.IN_GRAVEYARD & w.THEIRS
    assert asked(w.SpecialSummon(w.TARGET), target=w.Target(buried, by=1)) == (
        THEM,
        "Choose a target: 1 monster in your Graveyard",
    )


def test_a_question_about_a_cost_says_what_becomes_of_the_card():
    draw = w.Draw(1)
    mine = w.MONSTER & w.YOURS
    assert asked(draw, cost=w.discard(1))[1] == "Choose 1 card in your hand to discard"
    assert asked(draw, cost=w.tribute())[1] == "Choose 1 monster you control to Tribute"
    assert asked(draw, cost=w.remove_from_play(mine))[1] == "Choose 1 monster you control to remove from play"
    assert asked(draw, cost=w.send(1, mine))[1] == "Choose 1 monster you control to send to the Graveyard"


@pytest.mark.word("search")
@pytest.mark.rule("J-PUB-03")
def test_a_search_may_find_nothing():
    find = spell(
        w.ToHand(w.search(w.MONSTER & w.IN_DECK & w.YOURS & w.DRAGON)), w.ShuffleDeck(after_search="picked")
    )
    d = table(you=hand("Spell"), cards=[find]).activate("Spell")
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Spell"])
    d = table(you=hand("Spell") + deck("Baby Dragon", "Baby Dragon", "Blue-Eyes White Dragon"), cards=[find])
    d.activate("Spell")
    assert sorted(d.options()) == ["pick Baby Dragon", "pick Blue-Eyes White Dragon"], "of each name one"
    assert d.pick("Baby Dragon").hand(YOU) == ["Baby Dragon"]
    assert find.effects[0].text() == "Add 1 Dragon monster from your Deck to your hand. Shuffle your Deck."


@pytest.mark.word("chosen")
def test_cards_bound_by_an_earlier_verb():
    revive = w.SpecialSummon(w.pick(w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)), position=w.P_ATTACK)
    call = spell(revive, w.Gain(w.chosen("summoned", "it"), 500))
    d = table(you=hand("Spell") + graveyard("Battle Ox"), cards=[call]).activate("Spell")
    assert d.attack_of("Battle Ox") == 2200
    assert call.effects[0].text() == (
        "Special Summon 1 monster from your Graveyard in Attack Position. "
        "It gains 500 ATK until the end of this turn."
    )
    assert w.chosen("summoned", "they", many=True).many()


@pytest.mark.word("pick_of")
def test_some_of_the_cards_bound_by_an_earlier_verb():
    give = spell(w.Excavate(3, name="shown"), w.ToHand(w.pick_of("shown", 1)))
    d = table(you=hand("Spell") + deck("Kuriboh", "Battle Ox", "Silver Fang"), cards=[give]).activate("Spell")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Kuriboh", "pick Silver Fang"]
    assert d.pick("Battle Ox").hand(YOU) == ["Battle Ox"]


@pytest.mark.word("Target")
def test_so_many_targets():
    hands = spell(w.ToHand(w.TARGET), target=w.Target(w.MONSTER, 1, 2))
    d = table(you=hand("Spell") + attack("Kuriboh"), them=attack("Battle Ox", "Silver Fang"), cards=[hands])
    d.activate("Spell", ["Kuriboh", "Battle Ox"])
    assert (d.hand(YOU), d.hand(THEM)) == (["Kuriboh"], ["Battle Ox"])
    two = spell(
        w.Destroy(w.TARGET), target=(w.Target(w.MONSTER & w.YOURS), w.Target(w.MONSTER & w.THEIRS, 2))
    )
    d = table(you=hand("Spell") + attack("Kuriboh"), them=attack("Battle Ox"), cards=[two])
    assert d.reasons("Spell")[0].sentence == "Spell: there is no monster the opponent controls to target."
    assert hands.effects[0].text() == (
        "Target up to 2 monsters on the field. Return the targets to their owners' hands."
    )
    assert two.effects[0].text() == (
        "Target 1 monster you control and 2 monsters the opponent controls. Destroy the targets."
    )


@pytest.mark.word("IT_AS_TARGET", "ATTACKER_AS_TARGET")
@pytest.mark.rule("J-EFF-11")
def test_the_card_of_the_event_is_the_target():
    dragons = effect_monster("Lord", w.continuous(w.cannot_be_targeted(w.MONSTER & w.THEIRS & w.DRAGON)))
    hole = trap(
        "Hole", w.activate(w.Destroy(w.TARGET), target=w.IT_AS_TARGET, when=w.Summoned(by=w.OPPONENT))
    )
    d = table(you=set_("Hole") + attack("Lord"), them=hand("Baby Dragon"), turn=THEM, cards=[dragons, hole])
    assert not d.summon("Baby Dragon").can_respond("Hole")
    stop = trap(
        "Stop",
        w.activate(w.Destroy(w.TARGET), target=w.ATTACKER_AS_TARGET, when=w.AttackDeclared(by=w.OPPONENT)),
    )
    d = table(
        you=set_("Stop") + attack("Kuriboh"), them=attack("Battle Ox"), turn=THEM, cards=[stop]
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Stop")
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Kuriboh"], ["Battle Ox"])
    assert stop.effects[0].text().endswith(": Target that monster. Destroy the target.")


@pytest.mark.rule("J-DMG-03")
def test_what_was_destroyed_in_the_battle_that_goes_on_is_not_chosen():
    bug = effect_monster("Bug", w.flip(w.Destroy(w.every(w.MONSTER, needed=False))), defense=100)
    d = table(
        you=set_("Bug") + attack("Kuriboh"), them=attack("Battle Ox"), turn=THEM, cards=[bug]
    ).to_battle()
    d.attack("Battle Ox", "Bug").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Kuriboh", "Bug"], ["Battle Ox"])
