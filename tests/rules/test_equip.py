"""Equip Magic, and who controls a monster while it is equipped (DESIGN §7.8)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.rule("R-EQUIP-01")
@pytest.mark.card("Axe of Despair")
def test_an_equip_changes_a_face_up_monster():
    d = table(you=hand("Axe of Despair") + attack("Kuriboh") + set_("Battle Ox")).activate("Axe of Despair")
    assert d.equipped_to("Axe of Despair") == "Kuriboh"
    assert d.attack_of("Kuriboh") == 1300


@pytest.mark.rule("R-EQUIP-01")
@pytest.mark.card("Axe of Despair")
def test_a_face_down_monster_is_not_equipped():
    d = table(you=hand("Axe of Despair") + set_("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Axe of Despair")


@pytest.mark.rule("R-EQUIP-02", "R-ZONE-05")
@pytest.mark.card("Axe of Despair", "Sword of Dark Destruction")
def test_an_equip_fits_monsters_of_both_sides():
    d = table(you=hand("Axe of Despair") + attack("Kuriboh"), them=attack("Battle Ox")).activate(
        "Axe of Despair"
    )
    assert sorted(d.options()) == ["pick Battle Ox", "pick Kuriboh"]
    d.pick("Battle Ox")
    assert d.attack_of("Battle Ox") == 2700
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == (["Axe of Despair"], [])


@pytest.mark.rule("R-EQUIP-03")
@pytest.mark.card("Sword of Dark Destruction", "Book of Secret Arts")
def test_some_equips_exclude_some_monsters():
    d = table(you=hand("Sword of Dark Destruction", "Book of Secret Arts") + attack("Kuriboh", "Battle Ox"))
    assert "J-EFF-12" in d.why_not("Book of Secret Arts")
    d.activate("Sword of Dark Destruction")
    assert d.equipped_to("Sword of Dark Destruction") == "Kuriboh"


@pytest.mark.rule("R-EQUIP-04")
@pytest.mark.card("Axe of Despair")
def test_a_monster_may_hold_several():
    d = table(you=hand("Axe of Despair", "Axe of Despair") + attack("Kuriboh"))
    d.activate("Axe of Despair").activate("Axe of Despair")
    assert d.attack_of("Kuriboh") == 2300


@pytest.mark.rule("R-EQUIP-05", "R-CTRL-04")
@pytest.mark.card("Axe of Despair", "Change of Heart")
def test_an_equip_stays_where_it_is_when_the_monster_changes_sides():
    d = table(
        you=attack("Kuriboh") + equip("Axe of Despair", on="Kuriboh"), them=hand("Change of Heart"), turn=THEM
    )
    d.activate("Change of Heart")
    assert (d.monsters(THEM), d.magic_traps(YOU)) == (["Kuriboh"], ["Axe of Despair"])
    assert d.attack_of("Kuriboh") == 1300


@pytest.mark.rule("R-EQUIP-06", "R-PUB-01")
@pytest.mark.card("Axe of Despair")
def test_everybody_sees_what_an_equip_is_on():
    d = table(you=attack("Kuriboh") + equip("Axe of Despair", on="Kuriboh"))
    for by in (YOU, THEM):
        seen = d.seen(by, YOU)
        assert seen.magic_traps[0].equipped_to == seen.monsters[0].handle
        assert seen.monsters[0].equips == (seen.magic_traps[0].handle,)


@pytest.mark.rule("J-EQUIP-01")
@pytest.mark.card("Axe of Despair", "Exiled Force")
def test_an_equip_is_destroyed_when_its_monster_leaves():
    d = table(you=attack("Exiled Force"), them=attack("Kuriboh") + equip("Axe of Despair", on="Kuriboh"))
    d.activate("Exiled Force")
    assert d.magic_traps(THEM) == []
    (axe,) = [event for event in d.events("move") if event.cards == ("Axe of Despair",)]
    assert axe.causes == {"rule"}


@pytest.mark.rule("J-EQUIP-01")
@pytest.mark.card("Axe of Despair", "Book of Moon")
def test_an_equip_is_destroyed_when_its_monster_is_turned_down():
    d = table(you=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + hand("Book of Moon"))
    d.activate("Book of Moon").no()
    assert d.graveyard(YOU) == ["Axe of Despair", "Book of Moon"]


LIGHT_ONLY = magic(
    "Feather Blade",
    w.continuous(w.equip_bonus(500)),
    icon="equip",
    equips=w.MONSTER & w.FACE_UP & (w.ATK <= 1500),
)


@pytest.mark.rule("J-EQUIP-01")
@pytest.mark.card("Rush Recklessly")
def test_an_equip_is_destroyed_when_its_condition_breaks():
    you = attack("Kuriboh") + equip("Feather Blade", on="Kuriboh") + hand("Rush Recklessly")
    d = table(you=you, cards=[LIGHT_ONLY]).activate("Rush Recklessly").resolve()
    assert d.attack_of("Kuriboh") == 1500
    d = table(you=you + hand("Rush Recklessly"), cards=[LIGHT_ONLY])
    d.activate("Rush Recklessly").resolve().activate("Rush Recklessly").resolve()
    assert d.magic_traps(YOU) == []
    assert d.attack_of("Kuriboh") == 1700


@pytest.mark.rule("J-EQUIP-01")
@pytest.mark.card("Rush Recklessly")
def test_even_in_the_damage_step():
    you = attack("Kuriboh") + equip("Feather Blade", on="Kuriboh") + hand("Rush Recklessly")
    d = table(you=you + set_("Reinforcements"), them=attack("Battle Ox"), cards=[LIGHT_ONLY]).to_battle()
    d.attack("Kuriboh", "Battle Ox")
    while not d.step.startswith("Damage Step"):
        d.pass_()
    d.activate("Rush Recklessly", ["Kuriboh"]).activate("Reinforcements", ["Kuriboh"]).resolve()
    assert d.magic_traps(YOU) == []
    assert d.graveyard(YOU)[0] == "Feather Blade"
    assert d.lp(YOU) == 8000 - (1700 - 1500)


@pytest.mark.rule("J-EQUIP-02")
@pytest.mark.card("Axe of Despair", "Ring of Destruction", "Book of Moon")
@pytest.mark.parametrize("answer", ["Ring of Destruction", "Book of Moon"])
def test_an_equip_without_its_target_goes_to_the_graveyard(answer):
    d = table(you=hand("Axe of Despair"), them=attack("Battle Ox") + set_(answer)).activate("Axe of Despair")
    d.respond(answer).resolve()
    assert d.graveyard(YOU) == ["Axe of Despair"]
    assert d.magic_traps(YOU) == []


@pytest.mark.rule("J-EQUIP-02", "J-MAG-06")
@pytest.mark.card("Imperial Order")
def test_an_equip_whose_effect_brings_its_monster_goes_to_the_graveyard_when_negated():
    burial = magic(
        "Second Spring",
        w.activate(
            w.SpecialSummon(w.TARGET, position=w.P_ATTACK),
            w.Equip(),
            target=w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS),
            cost=w.Pay(800),
        ),
        icon="equip",
    )
    d = table(you=hand("Second Spring") + graveyard("Battle Ox"), them=set_("Imperial Order"), cards=[burial])
    d.activate("Second Spring").respond("Imperial Order").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU), d.lp(YOU)) == ([], [], 7200)
    assert d.graveyard(YOU) == ["Battle Ox", "Second Spring"]


@pytest.mark.rule("J-EQUIP-02", "J-MAG-06")
@pytest.mark.card("Imperial Order", "Axe of Despair")
def test_a_negated_equip_is_on_its_monster_and_gives_nothing_for_the_time_being():
    d = table(
        you=hand("Axe of Despair", "Mystical Space Typhoon") + attack("Kuriboh"),
        them=set_("Imperial Order"),
    )
    d.activate("Axe of Despair").respond("Imperial Order").resolve()
    assert d.equipped_to("Axe of Despair") == "Kuriboh"
    assert d.attack_of("Kuriboh") == 300
    d = table(you=hand("Axe of Despair") + attack("Kuriboh"), them=face_up("Imperial Order"))
    d.activate("Axe of Despair").end_turn().no()
    assert d.graveyard(THEM) == ["Imperial Order"]
    assert d.attack_of("Kuriboh") == 1300


@pytest.mark.rule("J-EQUIP-03")
@pytest.mark.card("Snatch Steal")
def test_you_on_an_equip_is_its_controller():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox")).activate("Snatch Steal").end_turn()
    assert d.lp(THEM) == 9000
    d = table(you=hand("Healing Collar"), them=attack("Battle Ox"), cards=[COLLAR]).activate("Healing Collar")
    d.end_turn().end_turn()
    assert (d.lp(YOU), d.lp(THEM)) == (8500, 8000)


COLLAR = magic(
    "Healing Collar",
    w.duty(w.GainLife(500), phase=w.STANDBY_PHASE),
    icon="equip",
    equips=w.MONSTER & w.FACE_UP,
)


# -- who controls the monster -----------------------------------------------------------------------


@pytest.mark.rule("J-EQUIP-05", "J-CTRL-04")
@pytest.mark.card("Snatch Steal", "Book of Moon")
def test_snatch_steal_lost_to_a_face_down_monster_leaves_control():
    d = table(you=hand("Snatch Steal", "Book of Moon"), them=attack("Battle Ox"))
    d.activate("Snatch Steal").resolve().activate("Book of Moon", ["Battle Ox"]).resolve()
    assert d.graveyard(YOU) == ["Snatch Steal", "Book of Moon"]
    assert d.monsters(YOU) == ["Battle Ox"]
    d.end_turn()
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05")
@pytest.mark.card("Snatch Steal", "Mystical Space Typhoon")
def test_snatch_steal_destroyed_gives_the_monster_back():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox") + set_("Mystical Space Typhoon"))
    d.activate("Snatch Steal").end_turn().activate("Mystical Space Typhoon").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05", "J-TERM-07")
@pytest.mark.card("Snatch Steal", "Change of Heart", "Book of Moon", "Jinzo")
def test_the_game_of_snatch_steal_change_of_heart_and_book_of_moon():
    d = table(you=hand("Snatch Steal"), them=attack("Jinzo") + hand("Change of Heart", "Book of Moon"))
    d.activate("Snatch Steal").end_turn()
    assert (d.turn_player, d.monsters(YOU)) == (THEM, ["Jinzo"])
    d.activate("Change of Heart").resolve()
    assert d.monsters(THEM) == ["Jinzo"]
    d.activate("Book of Moon").resolve()
    assert d.magic_traps(YOU) == []
    assert d.monsters(THEM) == ["Jinzo"]
    d.end_turn()
    assert d.monsters(YOU) == ["Jinzo"]
    assert d.is_set("Jinzo")


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Snatch Steal", "Change of Heart")
def test_the_latest_control_wins_and_ends_with_the_previous_one():
    d = table(you=hand("Snatch Steal"), them=attack("Jinzo") + hand("Change of Heart"))
    d.activate("Snatch Steal").end_turn().activate("Change of Heart")
    assert d.monsters(THEM) == ["Jinzo"]
    d.end_turn()
    assert d.monsters(YOU) == ["Jinzo"]


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Snatch Steal", "Change of Heart", "Mystical Space Typhoon")
def test_a_control_that_ended_beneath_a_later_one_does_not_come_back():
    d = table(
        you=hand("Snatch Steal"), them=attack("Jinzo") + hand("Change of Heart", "Mystical Space Typhoon")
    )
    d.activate("Snatch Steal").end_turn().activate("Change of Heart").resolve()
    d.activate("Mystical Space Typhoon").resolve().end_turn()
    assert d.monsters(THEM) == ["Jinzo"]


@pytest.mark.rule("J-CTRL-04")
@pytest.mark.card("Snatch Steal")
def test_of_two_snatch_steals_the_later_counts():
    d = table(
        you=hand("Snatch Steal"), them=attack("Battle Ox") + hand("Snatch Steal", "Mystical Space Typhoon")
    )
    d.activate("Snatch Steal").end_turn().activate("Snatch Steal").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    d.activate("Mystical Space Typhoon", [d_steal(d, THEM)]).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]


def d_steal(d, seat):
    return at(seat, d.zones(seat, magic_trap=True).index("Snatch Steal") + 1, magic_trap=True)


@pytest.mark.rule("J-MAG-06", "J-CTRL-04")
@pytest.mark.card("Snatch Steal", "Imperial Order")
def test_imperial_order_sends_the_stolen_monster_back_for_the_time_being():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox") + set_("Imperial Order"))
    d.activate("Snatch Steal").end_turn().activate("Imperial Order").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    assert d.equipped_to("Snatch Steal") == "Battle Ox"
    d.end_turn().end_turn().no()
    assert d.graveyard(THEM) == ["Imperial Order"]
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.rule("J-MAG-06", "J-EQUIP-02")
@pytest.mark.card("Snatch Steal", "Imperial Order")
def test_snatch_steal_negated_as_it_resolves_takes_the_monster_later():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox") + set_("Imperial Order"))
    d.activate("Snatch Steal").respond("Imperial Order").resolve()
    assert (d.monsters(THEM), d.equipped_to("Snatch Steal")) == (["Battle Ox"], "Battle Ox")
    d.end_turn().no()
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.rule("J-CTRL-04", "J-EQUIP-05")
@pytest.mark.card("Snatch Steal")
def test_control_for_good_is_newer_than_an_equip():
    swap = magic("Fair Trade", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS))
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox") + hand("Fair Trade"), cards=[swap])
    d.activate("Snatch Steal").end_turn().activate("Fair Trade")
    assert (d.monsters(THEM), d.equipped_to("Snatch Steal")) == (["Battle Ox"], "Battle Ox")
    d.end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]
