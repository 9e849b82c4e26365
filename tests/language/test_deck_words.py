"""The words about Decks, hands and names: what is taken, turned up, held and declared."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("Mill")
def test_mill_takes_the_top_cards_of_the_deck_it_says():
    card = magic("Mill", w.activate(w.Mill(2), w.Mill(1, of=1)))
    d = table(you=hand("Mill") + deck("Jinzo", "Kuriboh"), them=deck("Sogen", "Umi"), cards=[card])
    d.activate("Mill").resolve()
    assert d.graveyard(YOU) == ["Jinzo", "Kuriboh", "Mill"]
    assert d.graveyard(THEM) == ["Sogen"]


@pytest.mark.word("search", "ShuffleDeck")
def test_the_opponent_searches_his_own_deck_which_is_shuffled():
    sel = w.MONSTER & w.IN_DECK & w.THEIRS
    card = magic(
        "Call", w.activate(w.ToHand(w.search(sel, by=1)), w.ShuffleDeck(after_search="picked", of=1))
    )
    d = table(you=hand("Call"), them=deck("Jinzo", "Kuriboh"), cards=[card]).activate("Call").resolve()
    assert d.asked == THEM
    d.pick("Kuriboh")
    assert (d.hand(THEM), d.hand(YOU)) == (["Kuriboh"], [])
    assert [one.player for one in d.events("shuffle")] == [THEM]


@pytest.mark.word("hand_limit")
@pytest.mark.rule("R-PHASE-12")
@pytest.mark.parametrize(("who", "yours", "theirs"), [(0, 8, 6), (1, 6, 8), (2, 8, 8)])
def test_a_hand_limit_is_of_you_the_opponent_or_both(who, yours, theirs):
    card = magic("Purse", w.continuous(w.hand_limit(8, who)), icon="continuous")
    d = table(you=hand(*["Umi"] * 9) + face_up("Purse"), them=hand(*["Sogen"] * 8), cards=[card]).end_turn()
    assert len(d.state.decision.picked) == 0 and d.state.decision.least == 9 - yours
    while d.kind == "choose":
        d.pick("Umi")
    d.end_turn()
    assert d.state.decision.least == 9 - theirs


# -- turned up from the Deck ------------------------------------------------------------------------


def excavator(*verbs):
    return magic("Spade", w.activate(*verbs))


@pytest.mark.word("Excavate")
def test_excavate_turns_up_so_many_cards_or_up_to_the_first_that_fits():
    several = excavator(w.Excavate(2), w.ToHand(w.chosen("excavated", "them")))
    d = table(you=hand("Spade") + deck("Umi", "Jinzo", "Sogen"), cards=[several]).activate("Spade").resolve()
    assert (d.hand(YOU), d.events("reveal")[0].cards) == (["Umi", "Jinzo"], ("Umi", "Jinzo"))
    first = excavator(w.Excavate(until=w.MONSTER), w.ToHand(w.chosen("found", "it")))
    d = table(you=hand("Spade") + deck("Umi", "Jinzo", "Kuriboh"), cards=[first]).activate("Spade").resolve()
    assert (d.hand(YOU), d.deck(YOU)[:2]) == (["Jinzo"], ["Umi", "Kuriboh"])


@pytest.mark.word("Excavate")
def test_excavate_of_each_player_turns_up_the_turn_players_cards_first():
    card = excavator(w.Excavate(1, of=2), w.SendAway(w.chosen("excavated", "them", many=True)))
    d = table(you=hand("Spade") + deck("Umi"), them=deck("Sogen"), cards=[card]).activate("Spade").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Umi", "Spade"], ["Sogen"])
    assert [one.cards for one in d.events("reveal")] == [("Umi",), ("Sogen",)]


@pytest.mark.word("SummonExcavated")
@pytest.mark.rule("J-SUM-07")
def test_what_fits_is_summoned_and_the_rest_goes_to_the_graveyard_first():
    card = excavator(w.Excavate(3), w.SummonExcavated(w.revivable(w.MONSTER & (w.LEVEL <= 4))))
    d = table(you=hand("Spade") + deck("Umi", "Jinzo", "Kuriboh"), cards=[card]).activate("Spade")
    d.resolve().choose("defense")
    assert (d.monsters(YOU), d.position("Kuriboh")) == (["Kuriboh"], "defense")
    assert d.graveyard(YOU) == ["Umi", "Jinzo", "Spade"]
    assert d.events("move")[0].moment < d.events("summon")[0].moment


@pytest.mark.word("SummonExcavated")
@pytest.mark.rule("R-ZONE-02")
def test_to_summon_what_is_turned_up_a_zone_must_be_free():
    card = excavator(w.Excavate(1), w.SummonExcavated(w.revivable(w.MONSTER)))
    five = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")
    assert table(you=hand("Spade") + attack(*five), cards=[card]).why_not("Spade") == ["R-ZONE-02"]


@pytest.mark.word("ToDeck", "Draw")
def test_everything_returns_and_each_player_draws_in_one_moment():
    card = excavator(w.ToDeck(w.every(w.IN_GRAVEYARD), w.SHUFFLED), w.Draw(2, of=2))
    d = table(you=hand("Spade") + graveyard("Umi"), them=graveyard("Sogen"), cards=[card]).activate("Spade")
    d.resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Spade"], [])
    assert (len(d.hand(YOU)), len(d.hand(THEM)), len({one.moment for one in d.events("draw")})) == (2, 2, 1)


# -- declared ---------------------------------------------------------------------------------------


@pytest.mark.word("Declare", "IfDeclared", "NAME", "MONSTER_NAME", "bottommost", "chosen")
def test_what_is_done_hangs_on_the_declared_name():
    sel = w.IN_GRAVEYARD & w.YOURS
    card = magic(
        "Guess",
        w.activate(
            w.Declare(w.NAME),
            w.IfDeclared(
                w.bottommost(sel),
                w.NAME,
                right=w.ToHand(w.chosen("it", "it")),
                wrong=w.ToDeck(w.chosen("it", "it", that=w.MONSTER)),
            ),
        ),
    )
    d = table(you=hand("Guess") + graveyard("Umi", "Jinzo"), cards=[card]).activate("Guess").choose("Umi")
    assert d.hand(YOU) == ["Umi"]
    d = table(you=hand("Guess") + graveyard("Umi", "Jinzo"), cards=[card]).activate("Guess").choose("Jinzo")
    assert "Umi" in d.graveyard(YOU), "it is no monster"
    d = table(you=hand("Guess") + graveyard("Jinzo", "Umi"), cards=[card]).activate("Guess").choose("Umi")
    assert d.deck(YOU)[0] == "Jinzo"


@pytest.mark.word("Declare")
@pytest.mark.rule("J-DECK-01")
def test_a_name_is_one_of_one_list_without_tokens():
    card = magic("Call", w.activate(w.Declare(w.MONSTER_NAME), w.Draw(1)))
    d = table(you=hand("Call"), cards=[card]).activate("Call")
    options = d.state.decision.options
    names = [option.word for option in options]
    assert "Jinzo" in names and "Sheep Token" not in names and "Umi" not in names
    twin = d.state.clone()
    twin.ask_again()
    assert twin.decision.options is options, "the list is made once"


@pytest.mark.word("LEVEL_STARS", "IfDeclared", "NORMAL_SUMMONABLE")
def test_the_opponent_declares_a_level():
    card = magic(
        "Stars",
        w.activate(
            w.Declare(w.LEVEL_STARS, by=1),
            w.Excavate(until=w.MONSTER & w.NORMAL_SUMMONABLE),
            w.IfDeclared(
                w.chosen("found", "it"),
                w.LEVEL_STARS,
                right=w.GainLife(100),
                wrong=w.GainLife(200),
                none=w.GainLife(300),
            ),
        ),
    )
    for level, cards, life in (
        (6, ["Jinzo"], 8100),
        (5, ["Performance of Sword", "Jinzo"], 8200),
        (6, ["Umi"], 8300),
    ):
        d = table(you=hand("Stars") + deck(*cards, rest=False), cards=[card]).activate("Stars").resolve()
        assert d.asked == THEM
        assert d.choose(level).lp(YOU) == life


@pytest.mark.word("BansDeclared")
def test_a_ban_on_a_declared_name():
    card = magic(
        "Ban", w.activate(first=(w.Declare(w.NAME),)), w.continuous(w.BansDeclared()), icon="continuous"
    )
    d = table(you=hand("Ban", "Jinzo", "Kuriboh"), cards=[card]).activate("Ban").choose("Kuriboh").resolve()
    assert not d.can("summon", "Kuriboh")
    d = table(you=hand("Ban", "Kuriboh"), cards=[card]).activate("Ban").choose("Jinzo").resolve()
    assert d.can("summon", "Kuriboh")


# -- cards that lie the other way round ---------------------------------------------------------------


@pytest.mark.word("ToDeck", "DrawnFaceUp", "SendThisCard", "trigger", "Target")
def test_a_card_shuffled_face_up_into_a_deck_works_when_it_is_drawn():
    own = effect_monster(
        "Mole",
        w.ignition(w.ToDeck(w.THIS, w.SHUFFLED, into=1, face_up=True)),
        w.trigger(
            w.GainLife(700),
            when=w.DrawnFaceUp(),
            cost=w.SendThisCard(w.FROM_HAND),
            target=w.Target(w.IN_GRAVEYARD & w.THEIRS, needed=False),
            zones=w.FROM_HAND,
        ),
    )
    d = table(you=attack("Mole"), them=deck(rest=False), cards=[own]).activate("Mole").resolve()
    assert (d.deck(THEM), d.seen(THEM, THEM).deck_top.name) == (["Mole"], "Mole")
    d.end_turn()
    assert (d.lp(THEM), d.hand(THEM), d.graveyard(YOU)) == (8700, [], ["Mole"])


@pytest.mark.word("decks_turned")
def test_turned_decks_show_their_top_cards():
    own = magic("Upside", w.continuous(w.decks_turned()), icon="continuous")
    d = table(you=hand("Upside") + deck("Umi", "Jinzo", rest=False), cards=[own]).activate("Upside").resolve()
    assert (d.deck(YOU), d.seen(THEM, YOU).deck_top.name) == (["Jinzo", "Umi"], "Jinzo")


@pytest.mark.word("Becomes", "WITH_SUMMONER", "CameByItself", "SpecialSummon")
def test_what_a_monster_that_came_by_its_own_effect_changes():
    own = effect_monster(
        "Queen",
        w.quick(w.SpecialSummon(w.THIS, position=w.P_ATTACK), zones=w.FROM_HAND),
        w.continuous(
            w.Becomes(w.ATTRIBUTE, "FIRE", w.MONSTER & w.FACE_UP & w.WITH_SUMMONER, when=w.CameByItself())
        ),
    )
    d = table(you=hand("Queen", "Queen") + attack("Battle Ox"), them=attack("Jinzo"), cards=[own])
    assert d.state.monsters(d._seat(YOU))[0].facts.attribute == c.ATTRIBUTE_NAMES.index("EARTH")
    d.summon("Queen")
    assert values.attribute(d.state, d.card("Battle Ox")) == c.ATTRIBUTE_NAMES.index("EARTH")
    d.activate("Queen").resolve()
    assert values.attribute(d.state, d.card("Battle Ox")) == c.ATTRIBUTE_NAMES.index("FIRE")
    assert values.attribute(d.state, d.card("Jinzo")) == c.ATTRIBUTE_NAMES.index("DARK")


@pytest.mark.word("PoseBeside")
@pytest.mark.rule("J-PUB-04")
def test_a_card_poses_as_a_monster_until_the_battle_phase_ends():
    verb = w.PoseBeside(w.search(w.MAGIC & w.IN_DECK & w.YOURS), w.TARGET)
    hide = trap("Hide", w.activate(verb, target=w.MONSTER & w.YOURS))
    d = table(
        you=attack("Battle Ox") + set_("Hide") + deck("Umi"),
        them=attack("Summoned Skull"),
        turn=THEM,
        phase=BATTLE_PHASE,
        cards=[hide],
    )
    d.attack("Summoned Skull", "Battle Ox").activate("Hide").resolve()
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Umi"]
    assert (d.attack_of("Umi"), d.defense_of("Umi"), d.knows(THEM, "Umi")) == (0, 0, False)
    assert d.main2().monsters(YOU) == ["Battle Ox"]


# -- someone else's card ------------------------------------------------------------------------------


@pytest.mark.word("ForceActivation", "IN_MAGIC_TRAP_ZONE", "activate")
def test_a_set_trap_is_forced():
    push = magic(
        "Push",
        w.activate(
            w.ForceActivation(w.TARGET),
            w.GainLife(100),
            target=w.MAGIC_OR_TRAP & w.FACE_DOWN & w.IN_MAGIC_TRAP_ZONE,
            goes_on=True,
        ),
    )
    mine = trap("Mine", w.activate(w.Damage(300)))
    gone = trap("Gone", w.activate(w.Destroy(w.TARGET), target=w.TRAP & w.OTHER))
    d = table(you=hand("Push"), them=set_("Mine"), cards=[push, mine]).activate("Push").pass_()
    assert (d.lp(YOU), d.graveyard(THEM)) == (7800, ["Mine"])
    d = table(you=hand("Push"), them=set_("Mine", "Gone"), cards=[push, mine, gone])
    d.activate("Push", ["Mine"]).respond("Gone", ["Mine"]).resolve()
    assert d.lp(YOU) == 8100, "the rest is done though the target is gone"


@pytest.mark.word("UseAsOwn", "TargetToUse")
def test_a_magic_card_in_the_other_graveyard_is_used_as_if_it_were_yours():
    echo = magic(
        "Echo", w.activate(w.UseAsOwn(w.TARGET), target=w.TargetToUse(w.MAGIC & w.IN_GRAVEYARD & w.THEIRS))
    )
    d = table(you=hand("Echo"), them=graveyard("Ookazi", "Echo"), cards=[echo])
    d.activate("Echo", ["Ookazi"]).resolve()
    assert (d.lp(THEM), d.graveyard(THEM)) == (7200, ["Ookazi", "Echo"])
    assert "J-EFF-12" in table(you=hand("Echo"), them=graveyard("Echo"), cards=[echo]).why_not("Echo")


@pytest.mark.word("lent", "ToHand")
@pytest.mark.rule("J-TERM-04")
def test_a_lent_card_costs_who_uses_it():
    rob = magic(
        "Rob",
        w.activate(
            w.ToHand(w.TARGET, into=0),
            w.Leave(w.lent(600), which=w.chosen("added", "it")),
            target=w.MAGIC & w.IN_GRAVEYARD & w.THEIRS,
        ),
    )
    d = table(you=hand("Rob"), them=graveyard("Ookazi"), cards=[rob]).activate("Rob").resolve()
    assert d.hand(YOU) == ["Ookazi"]
    d.activate("Ookazi").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(THEM)) == (7400, 7200, ["Ookazi"])
