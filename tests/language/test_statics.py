"""Static effects: what holds while a card is face-up, or for a while after an effect."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def land(*statics):
    """A Field Magic under which this holds."""
    return magic("Land", w.continuous(*statics), icon="field")


def text(static):
    return land(static).effects[1].text()


def scene(static, you=(), them=(), **more):
    return table(you=field("Land") + list(you), them=list(them), cards=[land(static)], **more)


@pytest.mark.word("Bonus", "ADD")
def test_atk_and_def_are_added_to():
    static = w.Bonus(w.MONSTER & w.FACE_UP & w.FIEND, attack=200, defense=-100)
    d = scene(static, you=attack("Kuriboh", "Battle Ox"))
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh")) == (500, 100)
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1700, 1000)
    assert text(static) == "Face-up Fiend monsters on the field gain 200 ATK and lose 100 DEF."
    assert (
        text(w.Bonus(w.MONSTER & w.YOURS, attack=-300, defense=-300))
        == "Monsters you control lose 300 ATK and DEF."
    )


@pytest.mark.word("HALVE", "DOUBLE", "BECOME")
@pytest.mark.rule("J-EFF-08")
@pytest.mark.parametrize(
    ("operation", "amount", "attack_of", "words"),
    [
        (w.HALVE, 1, 2, "The ATK of monsters on the field is halved."),
        (w.DOUBLE, 1, 6, "The ATK of monsters on the field is doubled."),
        (w.BECOME, 500, 500, "The ATK of monsters on the field becomes 500."),
    ],
)
def test_atk_is_changed_otherwise(operation, amount, attack_of, words):
    static = w.Bonus(w.MONSTER, attack=amount, operation=operation)
    d = table(you=field("Land") + attack("Tiny"), cards=[land(static), normal_monster("Tiny", 3, 4)])
    assert (d.attack_of("Tiny"), d.defense_of("Tiny")) == (attack_of, 4)
    assert text(static) == words


def test_a_static_effect_may_hang_on_a_condition():
    static = w.Bonus(w.MONSTER & w.YOURS, attack=500, when=w.Exists(w.DRAGON & w.FACE_UP & w.YOURS))
    assert scene(static, you=attack("Kuriboh")).attack_of("Kuriboh") == 300
    assert scene(static, you=attack("Kuriboh", "Baby Dragon")).attack_of("Kuriboh") == 800
    assert text(static) == "While you control a face-up Dragon monster, monsters you control gain 500 ATK."


@pytest.mark.word("equip_bonus")
def test_the_equipped_monster_gains():
    gear = magic(
        "Gear", w.continuous(w.equip_bonus(300, -100)), icon="equip", equips=w.MONSTER & w.FACE_UP & w.FIEND
    )
    d = table(you=attack("Kuriboh") + hand("Gear"), them=attack("Battle Ox"), cards=[gear]).activate("Gear")
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh")) == (600, 100)
    assert [effect.text() for effect in gear.effects] == [
        "Equip only to a face-up Fiend monster.",
        "The equipped monster gains 300 ATK and loses 100 DEF.",
    ]


@pytest.mark.word("Reversed")
def test_additions_are_turned_round():
    reverse = trap("Reverse", w.activate(w.Leave(w.Reversed())))
    gain = magic("Gain", w.activate(w.Gain(w.every(w.MONSTER), 500)))
    d = table(you=set_("Reverse") + hand("Gain") + attack("Battle Ox"), cards=[reverse, gain])
    d.activate("Gain").respond("Reverse")
    assert d.attack_of("Battle Ox") == 1200
    assert reverse.effects[0].text() == (
        "Until the end of this turn, every effect that adds to ATK or DEF subtracts instead, "
        "and the other way round."
    )


@pytest.mark.word("negates")
def test_effects_are_negated():
    static = w.negates(w.TRAP)
    d = scene(static, you=attack("Battle Ox"), them=face_up("Gravity Bind")).to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)
    assert text(static) == "The effects of face-up Trap Cards on the field are negated."
    assert text(w.negates(w.MONSTER & w.THIS_CARD)) == "The effect of this card is negated."


@pytest.mark.word("cannot_activate")
def test_cards_cannot_be_activated():
    static = w.cannot_activate(w.TRAP & w.THEIRS)
    d = scene(static, you=hand("Battle Ox"), them=set_("Trap Hole")).summon("Battle Ox")
    assert not d.can_respond("Trap Hole")
    assert text(w.cannot_activate(w.TRAP)) == "Trap Cards cannot be activated."
    assert text(static) == "Trap Cards the opponent controls cannot be activated."


@pytest.mark.word("cannot_attack")
def test_monsters_cannot_attack():
    static = w.cannot_attack(w.MONSTER & w.FACE_UP & (w.LEVEL >= 4))
    d = scene(static, you=attack("Kuriboh", "Battle Ox")).to_battle()
    assert d.can("attack", "Kuriboh", DIRECT) and not d.can("attack", "Battle Ox", DIRECT)
    assert text(static) == "Face-up Level 4 or higher monsters on the field cannot attack."


@pytest.mark.word("cannot_be_attacked")
def test_monsters_cannot_be_attacked():
    static = w.cannot_be_attacked(w.MONSTER & w.THEIRS & w.FIEND)
    d = scene(static, you=attack("Battle Ox"), them=attack("Kuriboh", "Silver Fang")).to_battle()
    assert not d.can("attack", "Battle Ox", "Kuriboh") and d.can("attack", "Battle Ox", "Silver Fang")
    assert text(static) == "Fiend monsters the opponent controls cannot be attacked."


@pytest.mark.word("pays_to_attack")
@pytest.mark.rule("J-REPLAY-04")
def test_an_attack_costs_life_points():
    static = w.pays_to_attack(500, w.MONSTER & w.FIEND)
    d = scene(static, you=attack("Kuriboh", "Battle Ox")).to_battle().attack("Kuriboh").attack("Battle Ox")
    assert d.lp(YOU) == 7500
    d = scene(static, you=attack("Kuriboh") + lp(500)).to_battle()
    assert not d.can("attack", "Kuriboh", DIRECT)
    assert text(w.pays_to_attack(500, w.MONSTER & w.THIS_CARD)) == (
        "This card attacks only if you pay 500 Life Points."
    )


@pytest.mark.word("cannot_change")
@pytest.mark.rule("J-POS-04")
def test_battle_positions_cannot_be_changed():
    static = w.cannot_change(w.MONSTER & w.YOURS)
    d = scene(static, you=attack("Kuriboh"), them=attack("Battle Ox"))
    assert not d.can("change", "Kuriboh")
    d = scene(static, you=attack("Kuriboh") + hand("Book of Moon"), them=attack("Battle Ox"))
    assert d.activate("Book of Moon", ["Kuriboh"]).position("Kuriboh") == "set", "an effect can"
    assert text(static) == "The battle positions of monsters you control cannot be changed."
    assert (
        text(w.cannot_change(w.MONSTER & w.THIS_CARD))
        == "The battle position of this card cannot be changed."
    )


@pytest.mark.word("attacks_directly")
def test_monsters_attack_directly():
    static = w.attacks_directly(w.FIEND & w.YOURS)
    d = scene(static, you=attack("Kuriboh", "Battle Ox"), them=attack("Silver Fang")).to_battle()
    assert d.can("attack", "Kuriboh", DIRECT) and d.can("attack", "Kuriboh", "Silver Fang")
    assert not d.can("attack", "Battle Ox", DIRECT)
    only = w.attacks_directly(w.FIEND & w.YOURS, only=True)
    d = scene(only, you=attack("Kuriboh"), them=attack("Silver Fang")).to_battle()
    assert not d.can("attack", "Kuriboh", "Silver Fang")
    assert text(static) == "Fiend monsters you control can attack the opponent directly."
    assert text(only) == "Fiend monsters you control can attack only the opponent directly."


@pytest.mark.word("cannot_attack_directly")
def test_monsters_cannot_attack_directly():
    static = w.cannot_attack_directly(w.FIEND & w.YOURS)
    d = scene(static, you=attack("Kuriboh", "Battle Ox")).to_battle()
    assert not d.can("attack", "Kuriboh", DIRECT) and d.can("attack", "Battle Ox", DIRECT)
    assert text(static) == "Fiend monsters you control cannot attack the opponent directly."


@pytest.mark.word("piercing")
def test_the_excess_goes_through():
    static = w.piercing(w.MONSTER & w.YOURS)
    d = scene(static, you=attack("Battle Ox"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").lp(THEM) == 6500
    assert text(static) == (
        "When monsters you control attack a Defense Position monster with DEF lower than the attacker's ATK, "
        "they inflict the difference as Battle Damage."
    )


@pytest.mark.word("cannot_be_targeted")
def test_cards_are_no_targets():
    static = w.cannot_be_targeted(w.MONSTER & w.FACE_UP & w.DRAGON)
    d = scene(static, you=hand("Change of Heart"), them=attack("Baby Dragon"))
    assert not d.can("activate", "Change of Heart")
    assert text(w.cannot_be_targeted(w.MONSTER & w.THIS_CARD)) == (
        "This card cannot be the target of Magic, Trap or monster effects."
    )


@pytest.mark.word("held_in", "P_ATTACK", "P_DEFENSE")
@pytest.mark.parametrize(("position", "is_in"), [(w.P_DEFENSE, "defense"), (w.P_ATTACK, "attack")])
def test_monsters_are_held_in_a_position(position, is_in):
    static = w.held_in(w.MONSTER & w.FACE_UP & w.DRAGON, position)
    d = table(
        you=hand("Land") + attack("Baby Dragon") + defense("Blue-Eyes White Dragon"), cards=[land(static)]
    ).activate("Land")
    assert (d.position("Baby Dragon"), d.position("Blue-Eyes White Dragon")) == (is_in, is_in)
    assert not d.can("change", "Baby Dragon")
    assert text(static) == (
        f"Face-up Dragon monsters on the field are changed to {c.POSITION_NAMES[position]} "
        "and cannot change their positions."
    )


@pytest.mark.word("not_destroyed")
@pytest.mark.parametrize(
    ("causes", "how", "battle", "effect"),
    [
        (w.BY_BATTLE, " by battle", True, False),
        (w.BY_EFFECT, " by effects", False, True),
        (w.IS_DESTROYED, "", True, True),
    ],
)
def test_cards_are_not_destroyed(causes, how, battle, effect):
    static = w.not_destroyed(w.MONSTER & w.YOURS, causes)
    d = scene(static, you=attack("Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert (d.attack("Battle Ox", "Kuriboh").monsters(YOU) == ["Kuriboh"]) == battle
    d = scene(static, you=attack("Kuriboh") + hand("Dark Hole")).activate("Dark Hole")
    assert (d.monsters(YOU) == ["Kuriboh"]) == effect
    assert text(static) == f"Monsters you control cannot be destroyed{how}."


@pytest.mark.word("no_tribute_summon")
def test_monsters_are_no_tributes_for_a_summon():
    static = w.no_tribute_summon(w.MONSTER & w.FIEND)
    d = scene(static, you=attack("Kuriboh") + hand("Summoned Skull"))
    assert d.why_not("Summoned Skull", "summon") == ["R-TRIB-01"]
    d = scene(static, you=attack("Kuriboh") + set_("Horn of Heaven"), them=hand("Battle Ox"), turn=THEM)
    assert d.summon("Battle Ox").respond("Horn of Heaven").graveyard(YOU) == ["Kuriboh", "Horn of Heaven"]
    assert text(static) == "Fiend monsters on the field cannot be Tributed for a Tribute Summon or Set."


@pytest.mark.word("destroyed_while")
def test_cards_are_destroyed_while_something_is_so():
    static = w.destroyed_while(w.MONSTER & w.FIEND, w.Exists(w.DRAGON & w.FACE_UP))
    d = scene(static, you=attack("Kuriboh") + hand("Baby Dragon"))
    assert d.monsters(YOU) == ["Kuriboh"]
    assert d.summon("Baby Dragon").monsters(YOU) == ["Baby Dragon"]
    assert text(static) == (
        "While a face-up Dragon monster is on the field, Fiend monsters on the field are destroyed."
    )


@pytest.mark.word("must_be_tributed")
def test_a_lent_monster_is_the_next_tribute():
    lend = magic(
        "Lend", w.activate(w.Leave(w.must_be_tributed(), which=w.TARGET), target=w.MONSTER & w.THEIRS)
    )
    d = table(you=hand("Lend", "Summoned Skull") + attack("Kuriboh"), them=attack("Battle Ox"), cards=[lend])
    d.activate("Lend").summon("Summoned Skull")
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Kuriboh", "Summoned Skull"], ["Battle Ox"])
    assert "when you Tribute a monster, you must Tribute the target" in lend.effects[0].text()


@pytest.mark.word("no_battle_damage")
@pytest.mark.parametrize(("who", "hurt", "words"), [(0, YOU, "You take"), (1, THEM, "The opponent takes")])
def test_no_battle_damage(who, hurt, words):
    d = scene(w.no_battle_damage(who), you=attack("Battle Ox"), them=attack("Kuriboh")).to_battle()
    assert (d.attack("Battle Ox", "Kuriboh").lp(THEM) == 8000) == (hurt == THEM)
    assert text(w.no_battle_damage(who)) == f"{words} no Battle Damage."


@pytest.mark.word("no_battle_phase")
@pytest.mark.parametrize(("who", "may", "words"), [(0, False, "You have"), (1, True, "The opponent has")])
def test_no_battle_phase(who, may, words):
    assert scene(w.no_battle_phase(who), you=attack("Battle Ox")).can_go(BATTLE_PHASE) == may
    assert text(w.no_battle_phase(who)) == f"{words} no Battle Phase."


@pytest.mark.word("no_summons")
def test_no_summons_but_a_set():
    d = scene(
        w.no_summons(), you=hand("Kuriboh", "Monster Reborn") + set_("Battle Ox") + graveyard("Silver Fang")
    )
    assert not d.can("summon", "Kuriboh") and not d.can("flip", "Battle Ox")
    assert not d.can("activate", "Monster Reborn")
    assert d.can("set", "Kuriboh")
    assert scene(w.no_summons(1), you=hand("Kuriboh")).can("summon", "Kuriboh")
    assert text(w.no_summons()) == "You cannot Normal, Flip or Special Summon."
    assert text(w.no_summons(1)) == "The opponent cannot Normal, Flip or Special Summon."


@pytest.mark.word("hand_limit", "UNLIMITED")
def test_a_player_keeps_more_cards():
    seven = hand(*["Kuriboh"] * 7)
    assert len(scene(w.hand_limit(w.UNLIMITED), you=seven).end_turn().hand(YOU)) == 7
    assert len(scene(w.hand_limit(w.UNLIMITED, 1), you=seven).end_turn().pick("Kuriboh").hand(YOU)) == 6
    assert text(w.hand_limit(7)) == "Your hand size limit becomes 7 cards."
    assert text(w.hand_limit(w.UNLIMITED, 2)) == "The players have no hand size limit."


@pytest.mark.word("skips")
def test_a_phase_is_skipped():
    skip = magic("Skip", w.activate(w.Leave(w.skips(c.DRAW_PHASE, 1), until=w.FOREVER)))
    d = table(you=hand("Skip"), cards=[skip]).activate("Skip").end_turn()
    assert (d.turn_player, d.hand(THEM)) == (THEM, [])
    assert skip.effects[0].text() == "The opponent skips his next Draw Phase."


@pytest.mark.word("Said")
def test_a_rule_that_the_card_reminds_of():
    static = w.Said("you win when you like")
    assert text(static) == "You win when you like."
    assert not scene(static).over


@pytest.mark.word("Waits")
def test_an_effect_left_behind_waits_for_its_event_once():
    late = w.Waits(w.trigger(w.Draw(1), when=w.Summoned(by=w.YOU)))
    omen = magic("Omen", w.activate(w.Leave(late)))
    d = table(you=hand("Omen", "Battle Ox") + set_("Kuriboh"), cards=[omen]).activate("Omen")
    assert d.hand(YOU) == ["Battle Ox"]
    assert len(d.summon("Battle Ox").resolve().hand(YOU)) == 1
    assert len(d.flip("Kuriboh").resolve().hand(YOU)) == 1, "only once"
    assert omen.effects[0].text() == "Once this turn, when you Summon a monster: Draw 1 card."
    assert [(deed.deed, deed.sure) for deed in omen.effects[0].deeds()] == [("draw", c.LATER)]


@pytest.mark.word("Due")
@pytest.mark.parametrize(
    ("whose", "words"),
    [(0, "your next End Phase"), (1, "the opponent's next End Phase"), (2, "the End Phase")],
)
def test_an_effect_left_behind_falls_due(whose, words):
    late = w.Leave(
        w.Due(w.duty(w.Destroy(w.TARGET), phase=w.END_PHASE, whose=whose)), until=w.FOREVER, which=w.TARGET
    )
    fuse = magic("Fuse", w.activate(late, target=w.MONSTER & w.THEIRS))
    d = table(you=hand("Fuse"), them=attack("Battle Ox"), cards=[fuse]).activate("Fuse")
    assert d.monsters(THEM) == ["Battle Ox"]
    d.end_turn()
    assert (d.monsters(THEM) == []) == (whose != 1)
    if whose == 1:
        assert d.end_turn().monsters(THEM) == []
    assert (
        fuse.effects[0].text() == f"Target 1 monster the opponent controls. In {words}: Destroy the target."
    )
