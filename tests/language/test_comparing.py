"""ATK, DEF and Level, compared with plain numbers."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

WEAK = normal_monster("Weak", 500, 2000, level=2)
STRONG = normal_monster("Strong", 1500, 100, level=4)
GREAT = normal_monster("Great", 2500, 2500, level=7)
OWN = [WEAK, STRONG, GREAT]


def found(sel, *parts, this=-1):
    d = table(you=attack("Weak", "Strong", "Great") + list(parts), cards=OWN)
    return [card.name for card in sel.find(d.state, d._seat(YOU), this)]


@pytest.mark.word("ATK", "DEF", "LEVEL")
@pytest.mark.parametrize(
    ("sel", "names", "words"),
    [
        (w.ATK >= 1500, ["Strong", "Great"], "1 monster on the field with 1500 or more ATK"),
        (w.ATK <= 1500, ["Weak", "Strong"], "1 monster on the field with 1500 or less ATK"),
        (w.DEF <= 2000, ["Weak", "Strong"], "1 monster on the field with 2000 or less DEF"),
        (w.DEF.exactly(2500), ["Great"], "1 monster on the field with 2500 DEF"),
        (w.LEVEL >= 4, ["Strong", "Great"], "1 Level 4 or higher monster on the field"),
        (w.LEVEL <= 4, ["Weak", "Strong"], "1 Level 4 or lower monster on the field"),
        (w.LEVEL.exactly(4), ["Strong"], "1 Level 4 monster on the field"),
        (~(w.LEVEL <= 4), ["Great"], "1 monster on the field that is not Level 4 or lower"),
    ],
)
def test_comparisons(sel, names, words):
    assert found(sel) == names
    assert sel.phrase() == words


def test_the_present_value_counts():
    d = table(you=attack("Weak") + equip("Axe of Despair", on="Weak"), cards=OWN)
    assert [card.name for card in (w.ATK >= 1500).find(d.state, d._seat(YOU), -1)] == ["Weak"]


@pytest.mark.rule("J-EFF-20")
def test_a_face_down_monster_has_no_number_to_read():
    d = table(you=set_("Great"), cards=OWN)
    for sel in (w.ATK >= 0, w.ATK <= 9999, ~(w.ATK >= 9999), w.LEVEL >= 1):
        assert sel.find(d.state, d._seat(YOU), -1) == []


def test_magic_cards_have_no_level():
    d = table(you=hand("Pot of Greed", "Great"), cards=OWN)
    sel = (w.LEVEL <= 12) & w.IN_HAND
    assert [card.name for card in sel.find(d.state, d._seat(YOU), -1)] == ["Great"]


@pytest.mark.word("Lowest")
def test_the_lowest_of_a_selection_or_several_when_tied():
    sel = w.Lowest(w.MONSTER & w.FACE_UP & w.YOURS)
    assert found(sel) == ["Weak"]
    assert found(sel, attack("Weak")) == ["Weak", "Weak"]
    assert sel.phrase() == "1 face-up monster you control with the lowest ATK"


@pytest.mark.parametrize("number", ["1000", 1000.5, None, w.DEF])
def test_numbers_are_compared_with_plain_numbers_only(number):
    with pytest.raises(TypeError):
        w.ATK >= number  # noqa: B015, SIM300
    with pytest.raises(TypeError):
        w.LEVEL.exactly(number)


def test_only_what_cards_say_is_compared():
    with pytest.raises(TypeError, match="compare with <=, >= or"):
        w.ATK == 1000  # noqa: B015
    with pytest.raises(TypeError, match="compare with <=, >= or"):
        w.ATK > 1000  # noqa: B015
    with pytest.raises(TypeError, match="compare with <=, >= or"):
        w.ATK < 1000  # noqa: B015
