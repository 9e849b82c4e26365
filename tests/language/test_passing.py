"""Words for what passes a card by, for what the field counts as, and for Equips beside each other."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def ghost(*statics):
    return effect_monster("Ghost", w.continuous(*statics), attack=1000, defense=1000)


@pytest.mark.word("unaffected_by")
def test_effects_of_certain_cards_pass_a_monster_by():
    still = ghost(w.unaffected_by(w.TRAP))
    weaken = trap("Weaken", w.activate(w.Gain(w.TARGET, attack=-500), target=w.MONSTER, damage=w.MODIFIER))
    lock = trap("Lock", w.continuous(w.cannot_attack(w.MONSTER)), icon="continuous")
    d = table(you=attack("Ghost") + face_up("Lock"), them=set_("Weaken"), cards=[still, weaken, lock])
    d.to_battle().attack("Ghost").respond("Weaken", ["Ghost"]).resolve()
    assert d.lp(THEM) == 7000
    assert still.effects[0].text() == "This card is unaffected by the effects of Trap Cards."


@pytest.mark.word("unaffected_by")
def test_it_may_hang_on_something():
    still = ghost(w.unaffected_by(w.MAGIC, when=w.FieldIs("Umi")))
    mine = attack("Ghost") + hand("Dark Hole")
    assert table(you=mine, cards=[still]).activate("Dark Hole").resolve().monsters(YOU) == []
    d = table(you=mine + field("Umi"), cards=[still]).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == ["Ghost"]
    assert still.effects[0].text() == (
        'While "Umi" is on the field, this card is unaffected by the effects of Magic Cards.'
    )


@pytest.mark.word("field_counts_as", "FieldIs")
def test_the_field_counts_as_a_card():
    shore = ghost(w.field_counts_as("Umi"))
    dive = magic("Dive", w.activate(w.Draw(1), needs=w.FieldIs("Umi")))
    assert not table(you=hand("Dive"), cards=[dive]).can("activate", "Dive")
    assert table(you=hand("Dive") + attack("Ghost"), cards=[dive, shore]).can("activate", "Dive")
    assert table(you=hand("Dive"), them=field("A Legendary Ocean"), cards=[dive]).can("activate", "Dive")
    assert dive.effects[0].text() == 'If "Umi" is on the field: Draw 1 card.'
    assert shore.effects[0].text() == (
        'While there is no face-up Field Magic Card, the field counts as "Umi".'
    )


@pytest.mark.word("Wields")
@pytest.mark.rule("R-TRIB-01")
def test_a_monster_is_summoned_only_with_its_equip_after_the_tributes_too():
    heir = effect_monster(
        "Heir", w.continuous(w.piercing(w.THIS_CARD)), level=5, only_if=w.Wields("Axe of Despair")
    )
    mine = hand("Heir") + attack("Kuriboh") + equip("Axe of Despair", on="Kuriboh")
    assert table(you=mine, cards=[heir]).why_not("Heir") == ["R-GEN-01"]
    d = table(you=mine + attack("Sangan", "Battle Ox"), cards=[heir]).summon("Heir", tributes=["Sangan"])
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Heir", "Kuriboh"]


@pytest.mark.word("warded")
def test_magic_that_targets_a_monster_is_negated_and_destroyed():
    plate = magic(
        "Plate",
        w.continuous(w.warded(w.MONSTER & w.EQUIPPED_MONSTER)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    mine = attack("Battle Ox", "Kuriboh") + equip("Plate", on="Battle Ox") + hand("Axe of Despair")
    d = table(you=mine, cards=[plate]).activate("Axe of Despair", ["Battle Ox"]).resolve()
    assert (d.graveyard(YOU), d.attack_of("Battle Ox")) == (["Axe of Despair"], 1700)
    d = table(you=mine, cards=[plate]).activate("Axe of Despair", ["Kuriboh"]).resolve()
    assert d.attack_of("Kuriboh") == 1300
    assert plate.effects[1].text() == (
        "The effects of other Magic Cards that target the equipped monster are negated, "
        "and these cards are destroyed."
    )


@pytest.mark.word("EQUIP_BESIDE_THIS")
def test_other_equips_on_the_same_monster():
    envy = magic(
        "Envy",
        w.continuous(w.destroyed_while(w.MAGIC & w.EQUIP_BESIDE_THIS)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    mine = attack("Battle Ox", "Kuriboh") + hand("Envy")
    mine += equip("Axe of Despair", on="Battle Ox") + equip("Black Pendant", on="Kuriboh")
    d = table(you=mine, cards=[envy]).activate("Envy", ["Battle Ox"]).resolve()
    assert sorted(d.magic_traps(YOU)) == ["Black Pendant", "Envy"]
    assert envy.effects[1].text() == "Other Equip Magic Cards on the equipped monster are destroyed."


@pytest.mark.word("EQUIPS_THIS", "Equip")
@pytest.mark.rule("R-ZONE-04")
def test_a_monster_is_equipped_with_a_card_of_the_graveyard():
    smith = effect_monster(
        "Smith",
        w.ignition(w.Equip(w.THIS, card=w.TARGET), target=w.EQUIPS_THIS & w.IN_GRAVEYARD & w.YOURS),
    )
    mine = attack("Smith") + graveyard("Axe of Despair", "Snatch Steal", "Premature Burial", "Dark Hole")
    d = table(you=mine, cards=[smith]).activate("Smith").resolve()
    assert (d.equipped_to("Axe of Despair"), d.attack_of("Smith")) == ("Smith", 1000)
    full = set_("Waboku", "Waboku", "Waboku", "Waboku", "Waboku")
    assert "R-ZONE-04" in table(you=mine + full, cards=[smith]).why_not("Smith", "activate")
    d = table(you=mine, cards=[smith], rules={"zones": "ask"}).activate("Smith")
    assert sorted(d.options()) == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]
    assert smith.effects[0].text() == (
        "In your Main Phase: Target 1 fitting Equip Magic Card in your Graveyard. "
        "Equip the target to this card."
    )


CASE = effect_monster(
    "Case",
    w.ignition(
        w.Equip(comes=True),
        target=w.MONSTER & w.FACE_UP & w.Named("Kuriboh"),
        cost=w.UseSummon(),
        zones=w.FROM_HAND,
    ),
    w.continuous(w.values_of_this()),
    attack=1200,
    defense=900,
    equips=w.MONSTER & w.FACE_UP & w.Named("Kuriboh"),
)


@pytest.mark.word("values_of_this", "UseSummon", "Equip")
@pytest.mark.rule("R-SUM-01")
def test_a_monster_of_the_hand_becomes_an_equip_in_place_of_the_normal_summon():
    d = table(you=hand("Case", "Sangan") + attack("Kuriboh"), cards=[CASE]).activate("Case").resolve()
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh"), d.magic_traps(YOU)) == (1200, 900, ["Case"])
    assert d.why_not("Sangan") == ["R-SUM-01"]
    assert CASE.effects[0].text() == (
        "In your Main Phase, while this card is in your hand: Use your Normal Summon or Set of this turn. "
        'Target 1 face-up "Kuriboh" on the field. Equip this card to the target.'
    )
    assert (
        CASE.effects[1].text()
        == "The original ATK and DEF of the equipped monster become those of this card."
    )


@pytest.mark.word("EquippedFor")
def test_turns_with_an_equip_are_counted():
    crack = magic("Crack", w.activate(w.Destroy(w.every(w.MONSTER & w.EquippedFor("Case", 1)))))
    mine = hand("Case", "Crack") + attack("Kuriboh", "Sangan")
    d = table(you=mine, cards=[CASE, crack]).activate("Case").resolve()
    assert "J-EFF-12" in d.why_not("Crack")
    d.end_turn().end_turn().activate("Crack").resolve()
    assert d.monsters(YOU) == ["Sangan"]
    assert crack.effects[0].text() == (
        'Destroy all monsters on the field equipped with "Case" for 1 or more of your turns.'
    )


@pytest.mark.word("GatherEquips")
@pytest.mark.rule("J-EQUIP-01")
def test_all_equips_are_moved_to_one_monster():
    pull = magic("Pull", w.activate(w.GatherEquips(), target=w.MONSTER & w.FACE_UP))
    mine = hand("Pull") + attack("Battle Ox", "Kuriboh", "Mystical Elf")
    mine += equip("Axe of Despair", on="Kuriboh") + equip("Invigoration", on="Battle Ox")
    d = table(you=mine, cards=[pull]).activate("Pull", ["Mystical Elf"]).resolve()
    assert (d.attack_of("Mystical Elf"), d.graveyard(YOU)) == (1800, ["Invigoration", "Pull"])
    assert pull.effects[0].text() == (
        "Target 1 face-up monster on the field. "
        "Equip all Equip Cards on the field to the target; those that do not fit are destroyed."
    )
    assert [deed.deed for deed in pull.effects[0].deeds()] == ["equip", "destroy"]


@pytest.mark.word("STAT", "DeclaredBonus")
def test_one_of_atk_and_def_is_declared_and_raised():
    tune = magic(
        "Tune",
        w.activate(w.Equip(), w.KeepDeclared(), target=w.MONSTER & w.FACE_UP, first=(w.Declare(w.STAT),)),
        w.continuous(w.DeclaredBonus(w.MONSTER & w.EQUIPPED_MONSTER, 300)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    d = table(you=hand("Tune") + attack("Kuriboh"), cards=[tune]).activate("Tune").choose("DEF").resolve()
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh")) == (300, 500)
    assert tune.effects[0].text() == "Declare ATK or DEF. Equip to a face-up monster."
    assert tune.effects[1].text() == "The declared value of the equipped monster is increased by 300."


def anew(static):
    """What is left of a monster that changes sides in the first of its two turns with an Equip."""
    rot = magic(
        "Rot",
        w.continuous(static),
        w.duty(
            w.Destroy(w.every(w.MONSTER & w.EQUIPPED_MONSTER)), phase=w.END_PHASE, whose=2, needs=w.WornFor(2)
        ),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    d = (
        table(you=hand("Rot", "Change of Heart"), them=attack("Kuriboh"), cards=[rot])
        .activate("Rot")
        .resolve()
    )
    d.end_turn().end_turn().activate("Change of Heart").resolve()
    return d.end_turn().end_turn().monsters(THEM)


@pytest.mark.word("WornFor", "turns_anew")
def test_turns_of_the_monsters_controller_are_counted_and_begin_anew():
    rot = magic(
        "Rot",
        w.continuous(w.turns_anew()),
        w.duty(
            w.Destroy(w.every(w.MONSTER & w.EQUIPPED_MONSTER)), phase=w.END_PHASE, whose=2, needs=w.WornFor(1)
        ),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    d = table(you=hand("Rot") + attack("Kuriboh"), cards=[rot]).activate("Rot").resolve().end_turn()
    assert d.monsters(YOU) == ["Kuriboh"]
    d.end_turn().end_turn()
    assert d.monsters(YOU) == []
    assert anew(w.turns_anew()) == ["Kuriboh"] and anew(w.piercing(w.THIS_CARD)) == []
    assert rot.effects[1].text() == (
        "When control of the equipped monster changes, its turns are counted anew."
    )
    assert rot.effects[2].text() == (
        "In each End Phase, if the equipped monster has worn this card for 1 turns of its controller: "
        "Destroy the equipped monster."
    )


@pytest.mark.word("PlainAtk")
@pytest.mark.rule("J-EQUIP-01")
def test_what_a_card_adds_in_battle_does_not_count_against_it():
    spur = magic(
        "Spur",
        w.continuous(w.FightingBonus(1000, w.MONSTER & w.EQUIPPED_MONSTER)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP & w.PlainAtk(500),
    )
    d = table(you=attack("Kuriboh") + equip("Spur", on="Kuriboh"), them=attack("Sangan"), cards=[spur])
    d.to_battle().attack("Kuriboh", "Sangan").resolve()
    assert (d.lp(THEM), d.magic_traps(YOU)) == (7700, ["Spur"])
    assert spur.effects[0].text() == "Equip only to a face-up monster with 500 or less ATK."


@pytest.mark.word("LifeCompared")
def test_who_has_more_life_points():
    lead = magic("Lead", w.activate(w.Draw(1), needs=w.LifeCompared(more=True)))
    assert not table(you=hand("Lead"), cards=[lead]).can("activate", "Lead")
    assert table(you=hand("Lead"), them=lp(7000), cards=[lead]).can("activate", "Lead")
    trail = magic("Trail", w.activate(w.Draw(1), needs=w.LifeCompared(more=False)))
    assert table(you=hand("Trail") + lp(7000), cards=[trail]).can("activate", "Trail")
    assert trail.effects[0].text() == "If you have fewer Life Points than the opponent: Draw 1 card."


@pytest.mark.word("TURN_COUNTER", "GainLife")
def test_counters_that_count_turns_and_life_for_damage():
    age = magic(
        "Age",
        w.continuous(w.Bonus(w.MONSTER & w.FACE_UP & w.YOURS, attack=100, each_counter=w.TURN_COUNTER)),
        w.duty(w.PutCounters(name=w.TURN_COUNTER), phase=w.STANDBY_PHASE),
        w.trigger(w.GainLife(as_much=True), when=w.Damaged(by=w.MONSTER & w.YOURS)),
        icon="continuous",
    )
    d = table(you=attack("Kuriboh") + face_up("Age"), turn=THEM, cards=[age]).end_turn().to_battle()
    d.attack("Kuriboh").resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (7600, 8400)
    assert age.effects[2].text() == "In your Standby Phase: Put 1 Turn Counter on this card."
    assert age.effects[3].text().endswith(": Gain as many Life Points.")


@pytest.mark.word("cannot_be_targeted", "not_destroyed", "cannot_be_attacked")
def test_protections_of_one_side_and_from_effects_that_target():
    seal = magic(
        "Seal", w.continuous(w.cannot_be_targeted(w.MONSTER & w.YOURS, theirs=True)), icon="continuous"
    )
    shot = magic("Shot", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))
    mine = face_up("Seal") + attack("Kuriboh")
    assert not table(you=mine, them=hand("Shot"), turn=THEM, cards=[seal, shot]).can("activate", "Shot")
    assert table(you=mine + hand("Shot"), cards=[seal, shot]).can("activate", "Shot")
    veil = magic(
        "Veil",
        w.continuous(w.not_destroyed(w.MONSTER & w.EQUIPPED_MONSTER, w.BY_EFFECT, aimed=True)),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    mine = attack("Kuriboh") + equip("Veil", on="Kuriboh") + hand("Shot", "Dark Hole")
    d = table(you=mine, cards=[veil, shot]).activate("Shot").resolve()
    assert d.monsters(YOU) == ["Kuriboh"]
    assert d.activate("Dark Hole").resolve().monsters(YOU) == []
    assert veil.effects[1].text() == "The equipped monster cannot be destroyed by effects that target it."
