"""Rulings on the Damage Step (DESIGN §7.6)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats

START, BEFORE, CALCULATION = 1 << c.DAMAGE_START, 1 << c.BEFORE_CALCULATION, 1 << c.CALCULATION
AFTER = 1 << c.AFTER_DAMAGE
EVER = (1 << c.DAMAGE_END + 1) - 2
ENEMY = w.MONSTER & w.THEIRS

SWORDSMAN = effect_monster(
    "Swordsman",
    w.quick(w.Destroy(w.TARGET), target=ENEMY & w.FACE_DOWN, damage=START),
    attack=500,
)
VANISH = effect_monster("Vanish", w.quick(w.ToHand(w.THIS), damage=BEFORE), attack=100)
PUSH = trap("Push", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=ENEMY, damage=BEFORE))
HYPNOSIS = trap("Hypnosis", w.activate(w.TakeControl(w.TARGET), target=ENEMY, damage=BEFORE))
SALVE = trap("Salve", w.activate(w.GainLife(1000), when=w.Damaged(who=w.YOU, from_this=False), damage=AFTER))
JAVELIN = trap("Javelin", w.activate(w.GainLife(1000), when=w.AttackDeclared(by=w.OPPONENT)))
CLOCK = trap("Clock", w.quick(w.GainLife(1), damage=EVER), icon="continuous")
BLAST = effect_monster("Blast", w.flip(w.Destroy(w.every(w.MONSTER))), attack=500, defense=500)
PICKER = effect_monster("Picker", w.flip(w.Destroy(w.TARGET), target=w.MONSTER), attack=500, defense=500)
CHIEF = effect_monster("Chief", w.continuous(w.Bonus(w.MONSTER & w.YOURS, attack=1000)), defense=500)
FRAGILE = effect_monster(
    "Fragile",
    w.continuous(w.destroyed_while(w.THIS_CARD, w.Exists(w.MONSTER & w.THEIRS))),
    attack=100,
    defense=3000,
)
LOSER = effect_monster("Loser", w.trigger(w.Draw(1), when=w.Battled()), attack=100)
RAIDER = effect_monster("Raider", w.trigger(w.Draw(1), when=w.Damaged(), mandatory=False), attack=1400)
OWN = [SWORDSMAN, VANISH, PUSH, HYPNOSIS, SALVE, JAVELIN, CLOCK, BLAST, PICKER, CHIEF, FRAGILE, LOSER, RAIDER]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more).to_battle()


def in_damage_step(d, attacker, target=None):
    """Up to the first question in the Damage Step."""
    return d.attack(attacker, target).until("Damage Step")


# -- Airknight Parshath and Sangan against a Set Man-Eater Bug --------------------------------------


def airknight():
    you = attack("Airknight Parshath", "Sangan") + set_("Rush Recklessly") + deck("Kuriboh", "Mystical Elf")
    d = table(you=you + deck("Silver Fang"), them=set_("Man-Eater Bug")).to_battle()
    return d.attack("Airknight Parshath", "Man-Eater Bug")


@pytest.mark.rule("J-DMG-01", "R-DMG-03", "J-DMG-02")
@pytest.mark.card("Airknight Parshath", "Man-Eater Bug", "Rush Recklessly")
def test_airknight_1_to_3_the_bug_is_turned_up_and_rush_recklessly_is_allowed():
    d = airknight().until("before damage calculation")
    assert d.position("Man-Eater Bug") == "defense"
    assert d.events("activate") == []  # its FLIP effect waits
    assert d.options() == ["activate Rush Recklessly", "pass"]
    d.activate("Rush Recklessly", ["Airknight Parshath"]).resolve()
    assert d.lp(THEM) == 8000 - (1900 + 700 - 600)


@pytest.mark.rule("J-DMG-01", "J-DMG-04", "J-DMG-03")
@pytest.mark.card("Airknight Parshath", "Man-Eater Bug")
def test_airknight_4_and_5_damage_then_the_draw_then_the_flip_effect():
    d = airknight().resolve()
    assert d.step == "Damage Step: FLIP effects"
    assert d.lp(THEM) == 8000 - (1900 - 600)
    assert d.hand(YOU) == ["Kuriboh"]  # Airknight has drawn
    assert d.monsters(THEM) == ["Man-Eater Bug"]  # destroyed, but still on the field
    assert (d.asked, d.options()) == (THEM, ["pick Airknight Parshath", "pick Sangan"])  # not itself


@pytest.mark.rule("J-DMG-01", "R-DMG-08", "J-CHAIN-05")
@pytest.mark.card("Airknight Parshath", "Man-Eater Bug", "Sangan")
def test_airknight_6_sangan_searches_in_a_chain_of_its_own_then_the_bug_is_buried():
    d = airknight().resolve().pick("Sangan").resolve()
    assert d.kind == "choose"
    assert d.monsters(THEM) == ["Man-Eater Bug"]  # still not buried
    d.pick("Mystical Elf")
    assert d.hand(YOU) == ["Kuriboh", "Mystical Elf"]
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Sangan"], ["Man-Eater Bug"])
    activated = [event.cards[0] for event in d.events("activate")]
    assert activated == ["Airknight Parshath", "Man-Eater Bug", "Sangan"]
    assert [event.cards for event in d.events("move")][-1] == ("Man-Eater Bug",)


@pytest.mark.rule("J-DMG-03")
@pytest.mark.card("Airknight Parshath", "Man-Eater Bug")
def test_airknight_that_the_bug_chooses_is_destroyed():
    d = airknight().resolve().pick("Airknight Parshath").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Airknight Parshath"], ["Man-Eater Bug"])


# -- the six sub-steps ------------------------------------------------------------------------------


@pytest.mark.rule("J-DMG-01", "J-DMG-10")
def test_the_parts_of_the_damage_step_in_their_order():
    d = scene(attack("Silver Fang") + face_up("Clock"), set_("Battle Ox"))
    d.attack("Silver Fang", "Battle Ox")
    steps = []
    while d.kind == "respond":
        if "Damage Step" in d.step:
            steps.append(d.step.removeprefix("Damage Step: "))
        d.pass_()
    assert steps == [
        "start",
        "before damage calculation",
        "damage calculation",
        "after damage calculation",
        "FLIP effects",
        "end",
    ]


@pytest.mark.rule("J-DMG-01", "J-DMG-05", "J-FLIP-05")
@pytest.mark.card("Man-Eater Bug")
def test_at_the_start_the_target_is_still_face_down_and_may_be_destroyed_without_flipping():
    d = in_damage_step(scene(attack("Swordsman"), set_("Man-Eater Bug")), "Swordsman", "Man-Eater Bug")
    assert (d.step, d.is_set("Man-Eater Bug")) == ("Damage Step: start", True)
    d.activate("Swordsman").resolve()
    assert d.graveyard(THEM) == ["Man-Eater Bug"]
    assert d.monsters(YOU) == ["Swordsman"]
    assert d.events("flip") == d.events("battle") == []


@pytest.mark.rule("J-DMG-01", "J-TRAP-02")
@pytest.mark.card("Jinzo", "Reinforcements")
def test_a_continuous_effect_of_the_flipped_monster_holds_before_the_calculation():
    d = scene(attack("Battle Ox") + set_("Reinforcements"), set_("Jinzo")).attack("Battle Ox", "Jinzo")
    assert d.kind == "respond"  # in the Battle Step Reinforcements could be used
    d.pass_()
    assert d.kind == "act"  # in the Damage Step Jinzo is face-up
    assert d.graveyard(THEM) == ["Jinzo"]


@pytest.mark.rule("J-DMG-01")
def test_a_bonus_of_the_flipped_monster_counts_in_this_fight():
    lord = effect_monster("Lord", w.continuous(w.Bonus(w.MONSTER & w.YOURS, defense=1000)), defense=1000)
    d = table(you=attack("Battle Ox"), them=set_("Lord"), cards=[lord]).to_battle()
    d.attack("Battle Ox", "Lord")
    assert (d.monsters(THEM), d.lp(YOU)) == (["Lord"], 8000 - 300)


@pytest.mark.rule("J-DMG-01")
def test_a_self_destroying_condition_waits_until_after_the_effects():
    d = scene(attack("Battle Ox") + face_up("Clock"), set_("Fragile")).attack("Battle Ox", "Fragile")
    d.until("FLIP effects")
    assert d.lp(YOU) == 8000 - 1300
    assert d.monsters(THEM) == ["Fragile"]
    d.until("end")
    assert d.graveyard(THEM) == ["Fragile"]


@pytest.mark.rule("J-DMG-01", "J-DMG-02")
@pytest.mark.card("Injection Fairy Lily")
def test_the_turn_player_decides_first_and_two_lilies_make_one_chain():
    d = scene(attack("Injection Fairy Lily"), attack("Injection Fairy Lily"))
    d.attack("Injection Fairy Lily", "Injection Fairy Lily")
    assert (d.step, d.asked) == ("Damage Step: damage calculation", YOU)
    d.activate("Injection Fairy Lily")
    assert (d.asked, d.chain()) == (THEM, ["Injection Fairy Lily"])
    d.activate("Injection Fairy Lily").resolve()
    assert len(d.graveyard(YOU)) == len(d.graveyard(THEM)) == 1
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 6000)


@pytest.mark.rule("J-DMG-01", "R-DMG-07")
@pytest.mark.card("Wall of Illusion")
def test_effects_of_having_battled_come_before_the_burial():
    d = scene(attack("Battle Ox"), defense("Wall of Illusion")).attack("Battle Ox", "Wall of Illusion")
    assert d.hand(YOU) == ["Battle Ox"]
    d = scene(attack("Battle Ox"), attack("Loser")).attack("Battle Ox", "Loser").resolve()
    assert len(d.hand(THEM)) == 1
    assert d.kinds().index("draw") < len(d.kinds()) - 1 - d.kinds()[::-1].index("move")


# -- what may be used -------------------------------------------------------------------------------


@pytest.mark.rule("J-DMG-02", "R-DMG-01")
@pytest.mark.card(
    "Mystical Space Typhoon", "Ring of Destruction", "Waboku", "Call of the Haunted", "Imperial Order"
)
@pytest.mark.parametrize(
    "name",
    ["Mystical Space Typhoon", "Ring of Destruction", "Waboku", "Call of the Haunted", "Imperial Order"],
)
def test_T10_what_does_not_change_atk_or_def_is_refused(name):
    you = attack("Battle Ox") + face_up("Clock") + graveyard("Kuriboh")
    d = scene(you, attack("Gemini Elf") + set_(name) + graveyard("Kuriboh")).attack("Battle Ox", "Gemini Elf")
    assert d.can_respond(name)  # in the Battle Step
    for step in (
        "start",
        "before damage calculation",
        "damage calculation",
        "after damage calculation",
        "end",
    ):
        d.until(f": {step}")
        assert "J-DMG-02" in d.why_not(name)


@pytest.mark.rule("J-DMG-02", "R-DMG-02")
@pytest.mark.card("Rush Recklessly", "Castle Walls", "Reinforcements")
@pytest.mark.parametrize("name", ["Rush Recklessly", "Castle Walls", "Reinforcements"])
def test_T10_what_changes_atk_or_def_is_allowed_before_the_calculation_alone(name):
    d = scene(attack("Battle Ox") + face_up("Clock"), attack("Gemini Elf") + set_(name))
    d.attack("Battle Ox", "Gemini Elf")
    allowed = []
    for step in (
        "start",
        "before damage calculation",
        "damage calculation",
        "after damage calculation",
        "end",
    ):
        d.until(f": {step}")
        if "J-DMG-02" not in d.why_not(name):
            allowed.append(step)
    assert allowed == ["before damage calculation"]


@pytest.mark.rule("J-DMG-02")
@pytest.mark.card("Magic Jammer", "Rush Recklessly")
def test_a_counter_trap_answers_what_was_legally_activated():
    d = table(
        you=attack("Battle Ox") + hand("Rush Recklessly"),
        them=attack("Gemini Elf") + set_("Magic Jammer") + hand("Silver Fang"),
    ).to_battle()
    d.attack("Battle Ox", "Gemini Elf").until("before damage calculation")
    d.activate("Rush Recklessly", ["Battle Ox"])
    assert (d.asked, d.options()) == (THEM, ["activate Magic Jammer", "pass"])
    d.activate("Magic Jammer").resolve()
    assert d.graveyard(YOU) == ["Rush Recklessly", "Battle Ox"]


@pytest.mark.rule("J-DMG-02")
def test_a_cards_own_flag_decides_oddities():
    d = scene(attack("Battle Ox"), set_("Salve", "Javelin")).attack("Battle Ox")
    assert d.options() == ["activate Javelin", "pass"]
    d.pass_()
    assert (d.step, d.options()) == ("Damage Step: after damage calculation", ["activate Salve", "pass"])
    assert d.activate("Salve").lp(THEM) == 8000 - 1700 + 1000


@pytest.mark.rule("J-DMG-02", "J-DMG-08")
@pytest.mark.card("Mystic Tomato", "King Tiger Wanghu", "Torrential Tribute", "Trap Hole")
def test_compulsory_triggers_start_in_the_damage_step_and_nothing_else_does():
    d = table(
        you=attack("Battle Ox", "King Tiger Wanghu") + set_("Torrential Tribute", "Trap Hole"),
        them=attack("Mystic Tomato") + deck("Kuriboh"),
    ).to_battle()
    d.attack("Battle Ox", "Mystic Tomato").resolve().use("Mystic Tomato").resolve()
    assert d.graveyard(THEM) == ["Mystic Tomato", "Kuriboh"]  # King Tiger Wanghu
    assert len(d.magic_traps(YOU)) == 2


# -- monsters destroyed in the battle ---------------------------------------------------------------


@pytest.mark.rule("J-DMG-03", "R-DMG-06")
def test_a_flip_effect_destroys_everything_but_what_this_battle_destroyed():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Blast") + attack("Kuriboh")).attack(
        "Battle Ox", "Blast"
    )
    moves = [event for event in d.events("move") if event.causes & {"battle", "effect"}]
    assert [sorted(event.cards) for event in moves] == [
        ["Battle Ox", "Gemini Elf", "Kuriboh"],
        ["Blast"],
    ]
    assert [event.causes for event in moves] == [{"effect"}, {"battle"}]


@pytest.mark.rule("J-DMG-03", "R-DMG-06")
def test_a_destroyed_monster_is_still_counted_and_its_continuous_effect_holds():
    d = scene(attack("Silver Fang") + face_up("Clock"), attack("Chief", "Kuriboh"))
    d.attack("Silver Fang", "Chief").until("after damage calculation")
    assert sorted(d.monsters(THEM)) == ["Chief", "Kuriboh"]
    assert d.attack_of("Kuriboh") == 1300
    d.until("end")
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.rule("J-DMG-03", "R-DMG-05")
def test_a_destroyed_flip_monster_may_choose_the_attacker_that_survived():
    d = scene(attack("Battle Ox"), set_("Picker")).attack("Battle Ox", "Picker")
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Picker"])


@pytest.mark.rule("J-DMG-03")
@pytest.mark.card("Waboku")
def test_a_monster_that_battle_does_not_destroy_is_not_marked():
    d = scene(attack("Battle Ox"), set_("Picker", "Waboku")).attack("Battle Ox", "Picker").respond("Waboku")
    d.resolve()
    assert d.options() == ["pick Battle Ox", "pick Picker"]


# -- no calculation ---------------------------------------------------------------------------------


@pytest.mark.rule("J-DMG-05")
@pytest.mark.parametrize(
    ("you", "them", "answer"),
    [
        (attack("Vanish"), attack("Silver Fang"), "Vanish"),
        (attack("Battle Ox"), attack("Vanish"), "Vanish"),
        (attack("Battle Ox"), attack("Silver Fang") + set_("Push"), "Push"),
        (attack("Battle Ox"), attack("Silver Fang") + set_("Hypnosis"), "Hypnosis"),
        (attack("Battle Ox") + set_("Hypnosis"), attack("Silver Fang"), "Hypnosis"),
    ],
    ids=["attacker leaves", "target leaves", "attacker in Defense", "attacker taken", "target taken"],
)
def test_with_a_fighter_out_of_the_fight_there_is_no_calculation(you, them, answer):
    d = scene(you, them)
    (attacker,), (target,) = d.monsters(YOU), d.monsters(THEM)
    d.attack(attacker, target).until("before damage calculation").respond(answer).resolve()
    assert d.events("battle") == d.events("battle-damage") == d.events("replay") == []
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    assert (d.graveyard(YOU) + d.graveyard(THEM)) in ([], [answer])
    assert (d.step, d.kind) == ("Battle Step", "act")


@pytest.mark.rule("J-DMG-05", "R-DMG-05")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_is_used_even_if_there_was_no_calculation():
    d = scene(attack("Vanish", "Battle Ox"), set_("Man-Eater Bug")).attack("Vanish", "Man-Eater Bug")
    d.until("before damage calculation").respond("Vanish").resolve()
    assert d.events("battle") == []
    assert d.kind == "choose"
    d.pick("Battle Ox").resolve()
    assert d.graveyard(YOU) == ["Battle Ox"]


# -- Battle Damage ----------------------------------------------------------------------------------


@pytest.mark.rule("J-DMG-09")
@pytest.mark.card("Airknight Parshath", "Waboku", "Kuriboh")
@pytest.mark.parametrize("name", ["Waboku", "Kuriboh"])
def test_battle_damage_reduced_to_0_is_none(name):
    them = set_("Waboku") if name == "Waboku" else hand("Kuriboh")
    d = table(you=attack("Airknight Parshath"), them=them).to_battle()
    d.attack("Airknight Parshath").respond(name).resolve()
    assert (d.lp(THEM), d.hand(YOU), d.events("battle-damage")) == (8000, [], [])


@pytest.mark.rule("J-DMG-09")
@pytest.mark.card("Ookazi")
def test_effect_damage_and_payments_are_no_battle_damage():
    hurt = effect_monster("Hurt", w.trigger(w.Draw(1), when=w.Damaged(who=w.YOU, from_this=False)))
    price = magic("Price", w.activate(w.GainLife(1), cost=w.Pay(500)))
    d = table(you=hand("Ookazi", "Price"), them=attack("Hurt"), cards=[hurt, price])
    d.activate("Ookazi").activate("Price")
    assert (d.hand(THEM), d.hand(YOU), d.lp(THEM)) == ([], [], 7200)
    d = table(you=attack("Hurt") + hand("Price"), cards=[hurt, price]).activate("Price")
    assert d.hand(YOU) == []


@pytest.mark.rule("J-CHAIN-06", "J-DMG-01")
def test_effects_after_the_calculation_share_a_chain_by_tiers():
    d = scene(attack("Raider"), attack("Loser")).attack("Raider", "Loser").use("Raider")
    assert [event.cards[0] for event in d.events("activate")] == ["Loser", "Raider"]
    assert [event.player for event in d.events("draw")] == [YOU, THEM]


@pytest.mark.rule("J-DMG-10")
@pytest.mark.card("Airknight Parshath")
def test_triggers_always_get_their_chain():
    d = scene(attack("Airknight Parshath") + face_up("Clock"), face_up("Clock"))
    d.attack("Airknight Parshath").until("after damage calculation").resolve_chain()
    assert len(d.hand(YOU)) == 1  # Airknight's chain came first and used up nobody's
    assert (d.asked, d.options()) == (YOU, ["activate Clock", "pass"])


@pytest.mark.rule("J-DMG-10")
def test_one_chain_for_each_player_in_each_part():
    d = scene(attack("Battle Ox") + face_up("Clock"), face_up("Clock")).attack("Battle Ox").until("start")
    assert d.asked == YOU
    d.activate("Clock", seat=YOU)
    assert (d.chain(), d.asked) == (["Clock"], THEM)  # to answer is not to start a chain
    d.activate("Clock", seat=THEM).resolve_chain()
    assert (d.step, d.asked) == ("Damage Step: start", THEM)  # YOU have had your chain, THEM have not
    d.activate("Clock", seat=THEM).resolve_chain()
    assert d.step == "Damage Step: before damage calculation"
    assert d.asked == YOU


# -- effects of a fight before the calculation ------------------------------------------------------

SAMURAI = effect_monster(
    "Samurai",
    w.trigger(w.Destroy(w.ATTACKED), when=w.Fighting(c.DAMAGE_START, against=w.FACE_DOWN)),
    attack=500,
)
MIRROR = effect_monster(
    "Mirror", w.trigger(w.Damage(1000), when=w.Fighting(c.BEFORE_CALCULATION, as_target=True)), attack=1700
)


def fight(you=(), them=()):
    return table(you=you, them=them, cards=[SAMURAI, MIRROR, CLOCK]).to_battle()


@pytest.mark.rule("J-DMG-01", "J-FLIP-05")
@pytest.mark.card("Man-Eater Bug")
def test_a_compulsory_effect_at_the_start_destroys_the_target_without_turning_it_up():
    d = fight(attack("Samurai"), set_("Man-Eater Bug")).attack("Samurai", "Man-Eater Bug").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Man-Eater Bug"], ["Samurai"])
    assert d.events("flip") == d.events("battle") == []
    d = fight(attack("Samurai"), defense("Silver Fang")).attack("Samurai", "Silver Fang")
    assert d.events("activate") == []


@pytest.mark.rule("J-DMG-01", "J-DMG-02")
def test_a_compulsory_effect_of_the_attacked_monster_comes_before_the_calculation():
    d = fight(attack("Battle Ox") + face_up("Clock"), attack("Mirror")).attack("Battle Ox", "Mirror")
    d.until("before damage calculation").resolve_chain()
    assert (d.lp(YOU), d.step) == (7000, "Damage Step: before damage calculation")
    assert d.monsters(THEM) == ["Mirror"]
    d.resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Mirror"])


@pytest.mark.rule("J-WIN-01", "J-DMG-01")
def test_it_may_end_the_duel_before_there_is_a_calculation():
    d = fight(attack("Battle Ox") + lp(1000), attack("Mirror") + lp(100)).attack("Battle Ox", "Mirror")
    assert d.winner == THEM
    assert d.events("battle") == []


@pytest.mark.rule("J-DMG-01")
@pytest.mark.parametrize("name", ["Samurai", "Mirror"])
def test_it_is_nothing_in_a_direct_attack(name):
    d = fight(attack(name)).attack(name)
    assert d.events("activate") == []
    assert d.lp(THEM) < 8000
