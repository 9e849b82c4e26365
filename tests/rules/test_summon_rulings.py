"""Rulings on Summons, FLIP effects and positions (DESIGN §7.4)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

MST = "Mystical Space Typhoon"
ENEMY = w.MONSTER & w.THEIRS

HUNTRESS = effect_monster(
    "Huntress", w.ignition(w.Destroy(w.TARGET), target=ENEMY, cost=w.TributeThis()), attack=1000
)
GREETER = effect_monster("Greeter", w.trigger(w.GainLife(100), when=w.Summoned(this=True)), attack=1500)
SHY = effect_monster(
    "Shy", w.trigger(w.GainLife(100), when=w.Summoned(this=True), mandatory=False), attack=1500
)
WATCHER = effect_monster(
    "Watcher",
    w.trigger(w.Damage(300), when=w.Summoned(by=w.OPPONENT, that=w.MONSTER & w.OTHER)),
    attack=500,
)
NECRO = effect_monster(
    "Necro",
    cannot_be_summoned=w.NORMAL_SUMMON,
    procedure=w.Procedure((w.Exists(w.MONSTER & w.IN_GRAVEYARD & w.YOURS, 3),), None),
    attack=2200,
    level=8,
)
GIANT = effect_monster(
    "Giant",
    cannot_be_summoned=w.NORMAL_SUMMON,
    procedure=w.Procedure((), w.tribute(2)),
    attack=3000,
    level=8,
)
CALL = magic("Call", w.activate(w.SpecialSummon(w.pick(w.MONSTER & w.IN_HAND & w.YOURS))), icon="quick-play")
SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
JUDGE = trap("Judge", w.activate(w.NegateSummon(), when=w.SummonAttempt()), icon="counter")
BUG = effect_monster("Bug", w.flip(w.Destroy(w.TARGET), target=ENEMY), attack=450)
SPY = effect_monster("Spy", w.flip(w.Draw(1), mandatory=False), attack=450)
SUNRISE = magic(
    "Sunrise",
    w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN),
    icon="quick-play",
)
OWN = [HUNTRESS, GREETER, SHY, WATCHER, NECRO, GIANT, CALL, SPARK, JUDGE, BUG, SPY, SUNRISE]
FOUR = ("Battle Ox", "Mystical Elf", "Kuriboh", "Silver Fang")


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


# -- the sequence of a Summon -----------------------------------------------------------------------


@pytest.mark.rule("J-SUM-01")
@pytest.mark.card("Horn of Heaven", "Solemn Judgment")
def test_in_the_negation_window_only_what_negates_a_summon_may_be_used():
    them = (
        set_("Horn of Heaven", MST, "Trap Hole", "Torrential Tribute") + attack("Kuriboh") + hand("Kuriboh")
    )
    d = scene(hand("Battle Ox"), them).summon("Battle Ox")
    assert (d.prompt, d.options()) == ("Negate the Summon?", ["activate Horn of Heaven", "pass"])
    assert d.monsters(YOU) == []  # not on the field yet
    d.pass_()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert sorted(d.options()[:-1]) == [
        f"activate {MST}",
        "activate Torrential Tribute",
        "activate Trap Hole",
    ]


@pytest.mark.rule("J-SUM-01", "J-CHAIN-02")
@pytest.mark.card("Solemn Judgment")
def test_a_chain_may_grow_in_the_negation_window_and_both_negations_undo_each_other():
    d = scene(hand("Battle Ox") + set_("Solemn Judgment"), set_("Judge")).summon("Battle Ox")
    d.respond("Judge").respond("Solemn Judgment").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert (d.lp(YOU), d.graveyard(THEM)) == (4000, ["Judge"])


@pytest.mark.rule("J-SUM-01", "J-TRAP-02")
@pytest.mark.card("Jinzo", "Solemn Judgment", "Trap Hole")
def test_continuous_effects_hold_as_soon_as_the_summon_has_succeeded():
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=set_("Solemn Judgment", "Trap Hole"))
    d.summon("Jinzo")
    assert d.options() == ["activate Solemn Judgment", "pass"]
    d.pass_()
    assert (d.asked, d.kind) == (YOU, "act")  # no Trap may be activated any more


@pytest.mark.rule("J-SUM-01", "J-SUM-04", "J-CHAIN-06")
def test_triggers_of_the_summon_come_before_anybody_speaks():
    d = scene(hand("Greeter", "Spark") + attack("Huntress"), attack("Watcher") + set_("Trap Hole"))
    d.summon("Greeter")
    assert (d.asked, d.chain()) == (YOU, ["Greeter", "Watcher"])
    assert d.options() == ["activate Spark", "pass"]  # no ignition effect: a trigger has begun the chain


@pytest.mark.rule("J-SUM-01", "J-SUM-02")
def test_a_negated_summon_triggers_nothing():
    d = scene(hand("Greeter"), attack("Watcher") + set_("Judge")).summon("Greeter").respond("Judge")
    d.resolve()
    assert (d.lp(YOU), d.graveyard(YOU), d.kind) == (8000, ["Greeter"], "act")
    assert d.events("move")[0].causes == {"effect"}


# -- priority ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-SUM-03")
def test_any_ignition_effect_of_a_monster_you_control_may_come_first():
    d = scene(hand("Battle Ox") + attack("Huntress"), attack("Kuriboh") + set_("Trap Hole"))
    d.summon("Battle Ox")
    assert (d.asked, d.options()) == (YOU, ["activate Huntress", "pass"])
    d.activate("Huntress")
    assert (d.chain(), d.asked) == (["Huntress"], THEM)
    d.respond("Trap Hole").resolve()
    assert d.graveyard(YOU) == ["Huntress", "Battle Ox"]


@pytest.mark.rule("J-SUM-03")
@pytest.mark.card("Monster Reborn")
def test_after_a_special_summon_too():
    d = scene(hand("Monster Reborn") + graveyard("Huntress"), attack("Kuriboh") + set_("Torrential Tribute"))
    d.activate("Monster Reborn").resolve().choose("attack")
    assert (d.asked, d.options()) == (YOU, ["activate Huntress", "pass"])


@pytest.mark.rule("J-SUM-03")
def test_after_a_flip_summon_too():
    d = scene(set_("Huntress"), attack("Kuriboh") + set_("Trap Hole")).flip("Huntress")
    assert (d.asked, d.options()) == (YOU, ["activate Huntress", "pass"])


@pytest.mark.rule("J-SUM-03")
def test_but_not_in_the_battle_phase():
    d = scene(
        hand("Call", "Huntress") + attack("Silver Fang"), attack("Kuriboh") + set_("Torrential Tribute")
    )
    d.to_battle().activate("Call").resolve().choose("attack")
    assert (d.asked, d.options()) == (THEM, ["activate Torrential Tribute", "pass"])


@pytest.mark.rule("J-SUM-03")
def test_not_in_the_opponents_turn_and_not_for_the_opponents_summon():
    d = scene(attack("Huntress"), hand("Battle Ox") + attack("Kuriboh"), turn=THEM).summon("Battle Ox")
    assert (d.asked, d.kind) == (THEM, "act")
    d = scene(attack("Huntress") + hand("Spark"), hand("Kuriboh") + set_("Call") + attack("Kuriboh"))
    d.activate("Spark").activate("Call").resolve().choose("attack").resolve()
    assert d.asked == YOU
    assert d.kind == "act"


@pytest.mark.rule("J-SUM-03")
def test_not_after_a_set_or_a_change_of_position():
    d = scene(hand("Battle Ox") + attack("Huntress", "Kuriboh"), attack("Kuriboh") + set_("Spark"))
    d.set("Battle Ox")
    assert (d.asked, d.options()) == (THEM, ["activate Spark", "pass"])
    d.pass_()
    assert d.can("activate", "Huntress")  # the open state again


@pytest.mark.rule("J-SUM-03", "J-CHAIN-07")
def test_not_when_the_summon_was_not_the_last_thing_to_happen():
    d = scene(
        hand("Call", "Battle Ox", "Spark") + attack("Huntress"), attack("Kuriboh") + set_("Spark")
    ).activate("Spark", seat=YOU)
    d.pass_()
    d.activate("Call").resolve_chain()
    d.choose("attack")
    assert "activate Huntress" not in d.options()


@pytest.mark.rule("J-SUM-03")
def test_a_magic_card_of_speed_1_or_an_ignition_effect_elsewhere_may_not():
    lab = magic("Lab", w.ignition(w.GainLife(1)), icon="continuous")
    d = table(
        you=hand("Battle Ox", "Pot of Greed", "Kuriboh") + face_up("Lab") + set_(MST),
        them=set_("Trap Hole"),
        cards=[lab],
    )
    assert d.can("activate", "Lab")
    d.summon("Battle Ox")
    assert (d.asked, d.options()) == (YOU, [f"activate {MST}", "pass"])


@pytest.mark.rule("J-SUM-04")
def test_a_declined_trigger_leaves_the_right_to_speak_first():
    d = scene(hand("Shy") + attack("Huntress"), attack("Kuriboh") + set_("Trap Hole")).summon("Shy").no()
    assert (d.asked, d.options()) == (YOU, ["activate Huntress", "pass"])


@pytest.mark.rule("J-SUM-04", "J-FLIP-04")
def test_a_flip_effect_takes_the_right_to_speak_first():
    d = scene(set_("Bug") + attack("Huntress"), attack("Kuriboh") + set_("Spark")).flip("Bug")
    assert (d.chain(), d.asked, d.options()) == (["Bug"], THEM, ["activate Spark", "pass"])
    d.pass_()
    assert (d.chain(), d.graveyard(THEM)) == ([], ["Kuriboh"])


# -- Special Summons built into a monster -----------------------------------------------------------


@pytest.mark.rule("J-SUM-06")
@pytest.mark.card("Horn of Heaven")
def test_a_built_in_special_summon_is_no_activation_and_can_be_negated():
    d = scene(hand("Necro") + graveyard(*FOUR[:3]), set_("Horn of Heaven", "Judge") + attack("Kuriboh"))
    d.special_summon("Necro", position="attack")
    assert d.chain() == []
    assert d.events("activate") == []
    assert d.options() == ["activate Horn of Heaven", "activate Judge", "pass"]
    d.activate("Judge").resolve()
    assert d.graveyard(YOU) == [*FOUR[:3], "Necro"]


@pytest.mark.rule("J-SUM-06", "R-SUM-01")
def test_a_built_in_special_summon_leaves_the_normal_summon():
    d = scene(hand("Necro", "Battle Ox") + graveyard(*FOUR[:3])).special_summon("Necro", position="defense")
    assert d.position("Necro") == "defense"
    assert d.can("summon", "Battle Ox")


@pytest.mark.rule("J-SUM-06")
def test_only_in_your_open_main_phase():
    d = scene(hand("Necro") + graveyard(*FOUR[:3]), set_("Spark")).to_battle()
    assert "J-SUM-06" in d.why_not("Necro", "special summon")
    d = scene(hand("Necro") + graveyard(*FOUR[:2]))
    assert d.why_not("Necro", "special summon") == ["J-SUM-06"]  # its own condition
    assert d.why_not("Necro", "summon") != []


@pytest.mark.rule("J-SUM-06", "J-TRIB-02", "J-SUM-02")
def test_what_it_costs_stays_paid_and_frees_its_zones():
    d = scene(hand("Giant") + attack(*FOUR, "Gemini Elf"), set_("Judge"))
    d.special_summon("Giant", cost=["Kuriboh", "Silver Fang"], position="attack").respond("Judge").resolve()
    assert d.graveyard(YOU)[-1] == "Giant"
    assert sorted(d.graveyard(YOU)[:2]) == ["Kuriboh", "Silver Fang"]
    assert len(d.monsters(YOU)) == 3


@pytest.mark.rule("J-SUM-06")
@pytest.mark.card("Monster Reborn", "Solemn Judgment")
def test_a_special_summon_by_an_effect_has_no_negation_window():
    d = table(you=hand("Monster Reborn") + graveyard("Battle Ox"), them=set_("Solemn Judgment"))
    d.activate("Monster Reborn")
    assert d.options() == ["activate Solemn Judgment", "pass"]  # it answers the Magic Card
    d.pass_().choose("attack")
    assert (d.monsters(YOU), d.kind) == (["Battle Ox"], "act")
    assert d.events("attempt") == []


@pytest.mark.rule("J-SUM-06", "J-FUS-06")
def test_a_monster_that_comes_out_only_by_itself_is_revived_only_after_that():
    d = scene(hand("Monster Reborn") + graveyard("Necro"))
    assert not d.can("activate", "Monster Reborn")
    d = scene(hand("Necro", "Dark Hole", "Monster Reborn") + graveyard(*FOUR[:3]))
    d.special_summon("Necro", position="attack").activate("Dark Hole").activate("Monster Reborn", ["Necro"])
    assert d.resolve().choose("attack").monsters(YOU) == ["Necro"]


# -- positions and zones on arrival -----------------------------------------------------------------


@pytest.mark.rule("J-SUM-08")
@pytest.mark.card("Monster Reborn", "Call of the Haunted")
def test_without_a_free_zone_when_it_arrives_the_monster_is_destroyed():
    d = table(
        you=hand("Monster Reborn") + set_("Call of the Haunted") + attack(*FOUR) + graveyard("Gemini Elf"),
        them=graveyard("Battle Ox"),
    ).activate("Monster Reborn", ["Battle Ox"])
    d.respond("Call of the Haunted", ["Gemini Elf"]).resolve()
    assert (d.monsters(YOU).count("Gemini Elf"), d.graveyard(THEM)) == (1, ["Battle Ox"])
    assert len(d.monsters(YOU)) == 5


@pytest.mark.rule("J-SUM-08")
def test_a_monster_from_the_hand_without_a_zone_goes_to_the_graveyard():
    d = scene(
        hand("Call", "Gemini Elf") + set_("Call of the Haunted") + attack(*FOUR) + graveyard("Dark Magician")
    ).activate("Call")
    d.respond("Call of the Haunted", ["Dark Magician"]).resolve()
    assert "Gemini Elf" in d.graveyard(YOU)
    assert any("rule" in event.causes for event in d.events("move"))


@pytest.mark.rule("J-SUM-07")
def test_the_summoner_chooses_between_attack_and_defense_position():
    d = scene(hand("Call", "Battle Ox")).activate("Call")
    assert d.options() == ["attack", "defense"]
    assert d.choose("defense").position("Battle Ox") == "defense"


@pytest.mark.rule("J-SUM-09")
def test_a_monster_summoned_in_the_battle_phase_may_attack():
    d = scene(hand("Call", "Battle Ox")).to_battle().activate("Call").choose("attack").attack("Battle Ox")
    assert d.lp(THEM) == 6300


@pytest.mark.rule("R-SS-02", "J-EFF-12")
@pytest.mark.card("Scapegoat")
def test_a_ban_on_special_summons_holds_for_tokens():
    ban = magic("Ban", w.continuous(w.no_summons(0)), icon="continuous")
    d = table(you=set_("Scapegoat") + face_up("Ban"), cards=[ban])
    assert "R-GEN-01" in d.why_not("Scapegoat")


# -- a Normal Summon by an effect -------------------------------------------------------------------


@pytest.mark.rule("J-SUM-10", "J-SUM-01", "J-CHAIN-04")
@pytest.mark.card("Ultimate Offering", "Horn of Heaven")
def test_its_negation_window_is_one_like_any_other():
    d = table(
        you=face_up("Ultimate Offering") + hand("Battle Ox"),
        them=set_(MST, "Horn of Heaven") + attack("Kuriboh"),
    ).activate("Ultimate Offering")
    d.resolve().choose("summon Battle Ox")
    assert (d.asked, d.options()) == (THEM, ["activate Horn of Heaven", "pass"])
    d.activate("Horn of Heaven").resolve()
    assert d.graveyard(YOU) == ["Battle Ox"]
    assert d.kind == "act"


@pytest.mark.rule("J-SUM-10", "R-TRIB-01", "R-SUM-01")
@pytest.mark.card("Ultimate Offering")
def test_tributes_are_paid_when_the_link_resolves_and_the_own_summon_is_left():
    d = table(
        you=face_up("Ultimate Offering") + hand("Summoned Skull", "Kuriboh") + attack("Battle Ox"),
        them=set_(MST),
    ).activate("Ultimate Offering")
    assert d.monsters(YOU) == ["Battle Ox"]
    d.resolve().choose("summon Summoned Skull").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Summoned Skull"], ["Battle Ox"])
    assert d.can("summon", "Kuriboh")


@pytest.mark.rule("J-SUM-10")
@pytest.mark.card("Ultimate Offering", "Trap Hole")
def test_it_is_a_normal_summon_and_can_be_answered_as_one():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=set_("Trap Hole")).activate(
        "Ultimate Offering"
    )
    d.resolve().choose("summon Battle Ox").respond("Trap Hole").resolve()
    assert d.graveyard(YOU) == ["Battle Ox"]


# -- Tributes ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-TRIB-04", "J-CHAIN-06")
@pytest.mark.card("Sangan", "Mysterious Puppeteer")
def test_sangan_is_link_1_and_the_trigger_of_the_summon_link_2():
    d = scene(
        attack("Sangan") + hand("Summoned Skull") + deck("Kuriboh", "Mystical Elf"),
        attack("Watcher") + set_("Trap Hole"),
    ).summon("Summoned Skull", tributes=["Sangan"])
    assert d.chain() == ["Sangan", "Watcher"]
    d.respond("Trap Hole").resolve()
    assert [event.cards[0] for event in d.events("resolve")][:2] == ["Trap Hole", "Watcher"]
    assert d.pick("Kuriboh").hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-TRIB-04", "J-SUM-02")
@pytest.mark.card("Sangan", "Horn of Heaven")
def test_sangan_searches_though_the_summon_it_was_tributed_for_was_negated():
    d = scene(
        attack("Sangan") + hand("Summoned Skull") + deck("Kuriboh"),
        set_("Horn of Heaven") + attack("Kuriboh"),
    ).summon("Summoned Skull", tributes=["Sangan"])
    d.respond("Horn of Heaven").resolve()
    assert d.hand(YOU) == ["Kuriboh"]
    assert d.graveyard(YOU) == ["Sangan", "Summoned Skull"]


# -- FLIP effects -----------------------------------------------------------------------------------


@pytest.mark.rule("J-FLIP-02", "J-POS-04")
@pytest.mark.card("Man-Eater Bug")
def test_an_effect_may_flip_a_monster_in_the_turn_it_was_set():
    d = scene(hand("Man-Eater Bug", "Sunrise"), attack("Battle Ox")).set("Man-Eater Bug")
    assert "J-FLIP-01" in d.why_not("Man-Eater Bug", "flip")
    d.activate("Sunrise").pick("Battle Ox").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-FLIP-03")
@pytest.mark.card("Man-Eater Bug", "Monster Reborn")
def test_a_flip_monster_summoned_face_up_does_not_use_its_effect():
    d = scene(hand("Man-Eater Bug"), attack("Battle Ox")).summon("Man-Eater Bug")
    assert d.kind == "act"
    d = scene(hand("Monster Reborn") + graveyard("Man-Eater Bug"), attack("Battle Ox"))
    d.activate("Monster Reborn").choose("attack")
    assert (d.kind, d.monsters(THEM)) == ("act", ["Battle Ox"])


@pytest.mark.rule("J-FLIP-03", "R-EFF-01")
@pytest.mark.card("Man-Eater Bug", "Book of Moon")
def test_turned_face_down_and_flipped_again_it_is_used():
    d = scene(set_("Sunrise") + attack("Man-Eater Bug") + set_("Book of Moon"), attack("Battle Ox"))
    d.activate("Book of Moon", ["Man-Eater Bug"]).activate("Sunrise").pick("Battle Ox")
    assert d.resolve().graveyard(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-FLIP-04")
@pytest.mark.card("Trap Hole", "Man-Eater Bug", "Torrential Tribute")
@pytest.mark.parametrize("name", ["Trap Hole", "Torrential Tribute"])
def test_what_is_chained_to_a_flip_effect_does_not_stop_it(name):
    strong = effect_monster("Strong Bug", w.flip(w.Damage(1000)), attack=1000)
    d = table(you=set_("Strong Bug"), them=set_(name), cards=[strong]).flip("Strong Bug")
    assert d.chain() == ["Strong Bug"]
    d.respond(name).resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Strong Bug"], 7000)


@pytest.mark.rule("J-FLIP-05")
def test_a_flip_effect_is_compulsory_unless_it_says_otherwise():
    d = scene(set_("Bug", "Spy"), attack("Battle Ox")).flip("Bug").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]
    d.flip("Spy")
    assert d.options() == ["first Spy", "no"]


@pytest.mark.rule("J-FLIP-05")
def test_a_flip_effect_without_a_target_fails():
    d = scene(set_("Bug")).flip("Bug")
    assert (d.kind, d.events("activate")) == ("act", [])


@pytest.mark.rule("J-FLIP-05")
def test_a_monster_destroyed_face_down_never_uses_flip():
    lightning = magic("Lightning", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))
    d = table(you=attack("Battle Ox") + hand("Lightning"), them=set_("Bug"), cards=[BUG, lightning])
    d.activate("Lightning", ["Bug"]).resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Bug"], ["Battle Ox"])


@pytest.mark.rule("J-FLIP-05", "J-TERM-03")
def test_a_negated_flip_summon_uses_no_flip_effect():
    d = scene(set_("Bug"), attack("Battle Ox") + set_("Judge")).flip("Bug").respond("Judge").resolve()
    assert (d.graveyard(YOU), d.monsters(THEM)) == (["Bug"], ["Battle Ox"])


@pytest.mark.rule("J-TERM-03", "J-SUM-01")
@pytest.mark.card("Sangan", "Witch of the Black Forest")
def test_a_negated_flip_summon_leaves_from_the_field():
    d = scene(set_("Sangan") + deck("Kuriboh"), set_("Judge")).flip("Sangan").respond("Judge").resolve()
    assert d.hand(YOU) == ["Kuriboh"]


# -- positions --------------------------------------------------------------------------------------


@pytest.mark.rule("J-POS-03", "R-POS-03")
def test_a_monster_turned_up_by_an_effect_may_not_be_changed_in_that_turn():
    d = scene(set_("Battle Ox") + hand("Sunrise")).activate("Sunrise", ["Battle Ox"])
    assert d.why_not("Battle Ox", "change") == ["R-POS-02"]
    d = scene(set_("Battle Ox") + hand("Sunrise"), rules={"effect_change_counts": False})
    assert d.activate("Sunrise", ["Battle Ox"]).can("change", "Battle Ox")


# -- room for a Summon built into a monster -----------------------------------------------------------


@pytest.mark.rule("R-ZONE-02", "J-SUM-06")
def test_what_is_paid_from_the_graveyard_or_the_hand_makes_no_zone_free():
    full = attack(*FOUR, "Battle Ox")
    fiends = w.remove_from_play(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)
    risen = effect_monster("Risen", cannot_be_summoned=w.NORMAL_SUMMON, procedure=w.Procedure((), fiends))
    thrifty = effect_monster("Thrifty", procedure=w.Procedure((), w.discard()), level=8)
    you = hand("Risen", "Thrifty", "Giant", "Kuriboh") + graveyard("Kuriboh")
    d = table(you=you + full, cards=[risen, thrifty, GIANT])
    assert d.why_not("Risen", "special summon") == ["R-ZONE-02"]
    assert d.why_not("Thrifty", "special summon") == ["R-ZONE-02"]
    d.special_summon("Giant", cost=["Kuriboh", "Silver Fang"], position="attack")
    assert "Giant" in d.monsters(YOU)
