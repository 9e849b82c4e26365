"""Field Magic."""

import pytest
from scenario import *

pytestmark = both_seats

TYPHOON = "Mystical Space Typhoon"


@pytest.mark.rule("R-FIELD-01", "R-ZONE-06")
@pytest.mark.card("Sogen")
def test_field_magic_goes_to_the_field_card_zone():
    d = table(you=hand("Sogen"), them=attack("Battle Ox")).activate("Sogen")
    assert (d.field(YOU), d.magic_traps(YOU)) == ("Sogen", [])
    assert d.attack_of("Battle Ox") == 1900


@pytest.mark.rule("R-FIELD-01")
@pytest.mark.card("Sogen")
def test_a_set_field_magic_is_inactive_until_flipped():
    d = table(you=hand("Sogen") + attack("Battle Ox")).set("Sogen")
    assert d.field(YOU) == "Sogen"
    assert d.attack_of("Battle Ox") == 1700
    d.activate("Sogen")
    assert d.attack_of("Battle Ox") == 1900


@pytest.mark.rule("R-FIELD-02", "R-FIELD-03", "J-FIELD-01")
@pytest.mark.card("Sogen", "Umi")
def test_a_new_field_magic_replaces_the_opponents():
    d = table(you=hand("Umi"), them=field("Sogen") + attack("Battle Ox")).activate("Umi")
    assert (d.field(YOU), d.field(THEM), d.graveyard(THEM)) == ("Umi", None, ["Sogen"])
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.rule("J-FIELD-01", "J-TERM-01")
@pytest.mark.card("Sogen", "Umi")
def test_the_opponents_old_one_is_sent_and_not_destroyed():
    d = table(you=hand("Umi"), them=field("Sogen")).activate("Umi")
    (gone,) = [event for event in d.events("move") if event.cards == ("Sogen",)]
    assert not gone.causes & {"battle", "effect", "rule"}


@pytest.mark.rule("J-FIELD-01", "R-FIELD-03")
@pytest.mark.card("Sogen", "Umi", "Mystical Space Typhoon")
def test_the_old_one_leaves_as_the_new_one_resolves():
    d = table(you=hand("Umi"), them=field("Sogen") + set_(TYPHOON)).activate("Umi")
    assert d.field(THEM) == "Sogen"
    d.respond(TYPHOON, ["Umi"]).resolve()
    assert (d.field(YOU), d.field(THEM)) == (None, "Sogen")


@pytest.mark.rule("J-FIELD-01")
@pytest.mark.card("Sogen", "Umi", "Magic Jammer")
def test_a_negated_new_one_leaves_the_old_one():
    d = table(you=hand("Umi"), them=field("Sogen") + set_("Magic Jammer") + hand("Kuriboh")).activate("Umi")
    d.respond("Magic Jammer").resolve()
    assert (d.field(YOU), d.field(THEM)) == (None, "Sogen")


@pytest.mark.rule("R-FIELD-04")
@pytest.mark.card("Sogen", "Umi", "Mystical Space Typhoon")
def test_a_destroyed_field_leaves_it_neutral_and_no_set_one_turns_up():
    d = table(you=field("Sogen") + attack("Battle Ox"), them=set_("Umi", TYPHOON), turn=THEM)
    d.activate(TYPHOON, ["Sogen"]).resolve()
    assert d.attack_of("Battle Ox") == 1700
    assert d.is_set("Umi")


@pytest.mark.rule("R-FIELD-05", "R-MAG-01")
@pytest.mark.card("Sogen")
def test_only_its_controller_in_his_own_turn():
    d = table(you=hand("Sogen") + set_("Umi"), turn=THEM)
    assert "R-MAG-01" in d.why_not("Umi")
    assert not any("Umi" in option for option in d.options())


@pytest.mark.rule("R-FIELD-03", "J-FIELD-02")
@pytest.mark.card("Sogen", "Umi")
def test_your_own_old_one_is_destroyed_at_activation():
    d = table(you=field("Sogen") + hand("Umi"), them=set_(TYPHOON)).activate("Umi")
    assert d.graveyard(YOU) == ["Sogen"]
    assert d.events("move")[-1].causes == {"rule"}
    d.respond(TYPHOON, ["Umi"]).resolve()
    assert d.field(YOU) is None


@pytest.mark.rule("J-FIELD-02", "R-FIELD-02")
@pytest.mark.card("Sogen", "Umi")
def test_setting_destroys_your_own_and_leaves_the_opponents():
    d = table(you=field("Sogen") + hand("Umi")).set("Umi")
    assert d.is_set("Umi")
    assert d.graveyard(YOU) == ["Sogen"]
    d = table(you=hand("Umi"), them=field("Sogen")).set("Umi")
    assert (d.field(YOU), d.field(THEM)) == ("Umi", "Sogen")


@pytest.mark.rule("J-FIELD-02")
@pytest.mark.card("Sogen", "Umi", "Yami")
def test_a_set_one_is_replaced_too():
    d = table(you=hand("Umi", "Yami")).set("Umi").set("Yami")
    assert (d.field(YOU), d.graveyard(YOU)) == ("Yami", ["Umi"])


@pytest.mark.rule("R-FIELD-02", "R-FIELD-03")
@pytest.mark.card("Sogen", "Umi")
def test_turning_up_a_set_one_replaces_the_opponents():
    d = table(you=set_("Umi"), them=field("Sogen")).activate("Umi")
    assert (d.field(YOU), d.field(THEM)) == ("Umi", None)


@pytest.mark.rule("R-FIELD-02")
@pytest.mark.card("Sogen", "Umi")
def test_the_opponents_set_one_is_left_alone():
    d = table(you=hand("Umi"), them=set_("Sogen")).activate("Umi")
    assert (d.field(YOU), d.field(THEM)) == ("Umi", "Sogen")
    assert d.is_set("Sogen")
