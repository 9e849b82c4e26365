"""The words that say which cards: where they fit, and how they read."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def scene():
    return table(
        you=attack("Battle Ox")
        + defense("Giant Soldier of Stone")
        + set_("Man-Eater Bug", "Trap Hole")
        + face_up("Gravity Bind")
        + field("Sogen")
        + hand("Kuriboh", "Pot of Greed")
        + graveyard("Summoned Skull")
        + removed("Silver Fang")
        + deck("Mystic Horseman")
        + fusion_deck("Rabid Horseman"),
        them=attack("Jinzo") + set_("Dark Hole") + graveyard("Monster Reborn"),
    )


def found(d, sel, of=YOU, this=-1):
    """What fits, seen from a player, for an effect of card `this`."""
    return sorted(card.name for card in sel.find(d.state, d._seat(of), this))


@pytest.mark.word("CARD", "MONSTER", "MAGIC", "TRAP", "MAGIC_OR_TRAP", "ON_FIELD")
@pytest.mark.parametrize(
    ("sel", "names", "words"),
    [
        (w.MONSTER, "Battle Ox, Giant Soldier of Stone, Jinzo, Man-Eater Bug", "monster"),
        (w.MAGIC, "Dark Hole, Sogen", "Magic Card"),
        (w.TRAP, "Gravity Bind, Trap Hole", "Trap Card"),
        (w.MAGIC_OR_TRAP, "Dark Hole, Gravity Bind, Sogen, Trap Hole", "Magic or Trap Card"),
        (w.CARD & w.THEIRS, "Dark Hole, Jinzo", "card the opponent controls"),
        (w.ON_FIELD & w.THEIRS, "Dark Hole, Jinzo", "card the opponent controls"),
        (
            w.MONSTER | w.MAGIC,
            "Battle Ox, Dark Hole, Giant Soldier of Stone, Jinzo, Man-Eater Bug, Sogen",
            "monster or Magic Card",
        ),
    ],
)
def test_kinds_on_the_field(sel, names, words):
    assert found(scene(), sel) == names.split(", ")
    assert sel.words().bare() == words


def test_a_monster_that_lies_equipped_counts_as_magic():
    blob = effect_monster(
        "Blob", w.quick(w.Equip(), target=w.MONSTER & w.THEIRS), equips=w.MONSTER & w.FACE_UP
    )
    d = table(you=attack("Blob"), cards=[blob])
    card = d.card("Blob").twin()
    card.zone = c.MAGIC_TRAP_ZONE
    assert w.MAGIC.matches(d.state, card, 0, -1, None)
    assert not w.MONSTER.matches(d.state, card, 0, -1, None)


@pytest.mark.word(
    "IN_HAND", "IN_DECK", "IN_GRAVEYARD", "IN_FUSION_DECK", "REMOVED_FROM_PLAY", "YOURS", "THEIRS"
)
@pytest.mark.parametrize(
    ("sel", "names", "words"),
    [
        (w.IN_HAND & w.YOURS, "Kuriboh, Pot of Greed", "1 card in your hand"),
        (w.MONSTER & w.IN_HAND & w.YOURS, "Kuriboh", "1 monster in your hand"),
        (w.IN_GRAVEYARD, "Monster Reborn, Summoned Skull", "1 card in either player's Graveyard"),
        (w.IN_GRAVEYARD & w.THEIRS, "Monster Reborn", "1 card in the opponent's Graveyard"),
        (w.IN_FUSION_DECK & w.YOURS, "Rabid Horseman", "1 card in your Fusion Deck"),
        (w.REMOVED_FROM_PLAY & w.MONSTER, "Silver Fang", "1 monster removed from play"),
        (
            w.MONSTER & w.YOURS & (w.IN_HAND | w.IN_GRAVEYARD),
            "Kuriboh, Summoned Skull",
            "1 monster in your hand or Graveyard",
        ),
        (
            w.MONSTER & w.YOURS & (w.IN_HAND | w.ON_FIELD),
            "Battle Ox, Giant Soldier of Stone, Kuriboh, Man-Eater Bug",
            "1 monster in your hand or on your side of the field",
        ),
        (
            w.MONSTER & w.YOURS & (w.IN_GRAVEYARD | w.REMOVED_FROM_PLAY),
            "Silver Fang, Summoned Skull",
            "1 monster in your Graveyard or removed from play",
        ),
        (w.MONSTER & w.THEIRS, "Jinzo", "1 monster the opponent controls"),
        (w.MAGIC_OR_TRAP & w.YOURS, "Gravity Bind, Sogen, Trap Hole", "1 Magic or Trap Card you control"),
    ],
)
def test_places_and_sides(sel, names, words):
    assert found(scene(), sel) == names.split(", ")
    assert sel.phrase() == words


def test_the_whole_deck_can_be_searched():
    assert found(scene(), w.IN_DECK & w.YOURS).count("Mystic Horseman") == 1
    assert (w.IN_DECK & w.YOURS & w.MONSTER).words().counted(1, out=True) == "1 monster from your Deck"


@pytest.mark.word("FACE_UP", "FACE_DOWN", "ATTACK_POSITION", "DEFENSE_POSITION")
@pytest.mark.parametrize(
    ("sel", "names", "words"),
    [
        (w.MONSTER & w.FACE_UP & w.YOURS, "Battle Ox, Giant Soldier of Stone", "face-up monster you control"),
        (w.MONSTER & w.FACE_DOWN, "Man-Eater Bug", "face-down monster"),
        (w.MAGIC_OR_TRAP & w.FACE_DOWN, "Dark Hole, Trap Hole", "Set Magic or Trap Card"),
        (w.MONSTER & w.ATTACK_POSITION, "Battle Ox, Jinzo", "Attack Position monster"),
        (w.DEFENSE_POSITION, "Giant Soldier of Stone, Man-Eater Bug", "Defense Position monster"),
        (w.MONSTER & ~w.FACE_UP, "Man-Eater Bug", "face-down monster"),
        (
            w.MONSTER & ~w.ATTACK_POSITION,
            "Giant Soldier of Stone, Man-Eater Bug",
            "monster that is not in Attack Position",
        ),
    ],
)
def test_faces_and_positions(sel, names, words):
    assert found(scene(), sel) == names.split(", ")
    assert sel.words().bare() == words


@pytest.mark.word("OTHER", "THIS_CARD")
def test_this_card_and_others():
    d = scene()
    ox = d.card("Battle Ox").uid
    assert found(d, w.MONSTER & w.THIS_CARD, this=ox) == ["Battle Ox"]
    assert found(d, w.MONSTER & w.OTHER & w.YOURS, this=ox) == ["Giant Soldier of Stone", "Man-Eater Bug"]
    assert (w.MONSTER & w.THIS_CARD).phrase() == "this card"
    assert (w.MONSTER & w.OTHER).words().a() == "another monster"
    assert (w.MONSTER & ~w.THIS_CARD).words().bare() == "monster other than this card"


@pytest.mark.word("OWN")
def test_what_a_player_owns_wherever_it_lies():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox"))
    d.activate("Change of Heart")
    assert d.monsters(YOU) == ["Battle Ox"]
    assert found(d, w.MONSTER & w.OWN) == []
    assert found(d, w.MONSTER & w.OWN, of=THEM) == ["Battle Ox"]
    assert (w.MONSTER & w.OWN & w.YOURS).words().a() == "a monster you own and control"
    assert (w.MONSTER & w.OWN).words().a() == "a monster you own"


@pytest.mark.word("EQUIPPED_MONSTER")
def test_the_equipped_monster():
    d = table(you=attack("Battle Ox", "Silver Fang") + equip("Axe of Despair", on="Silver Fang"))
    axe = d.card("Axe of Despair").uid
    assert found(d, w.MONSTER & w.EQUIPPED_MONSTER, this=axe) == ["Silver Fang"]
    assert (w.MONSTER & w.EQUIPPED_MONSTER).phrase() == "the equipped monster"


@pytest.mark.word("Named")
def test_a_name_or_one_that_counts_as_it():
    ocean = magic("Ocean", icon="field", also=("Umi",))
    d = table(you=field("Ocean") + set_("Kuriboh"), them=attack("Kuriboh") + hand("Umi"), cards=[ocean])
    assert found(d, w.Named("Umi")) == ["Ocean"]
    assert found(d, w.Named("Kuriboh")) == ["Kuriboh"], (
        "the name of a face-down card cannot be read (J-EFF-20)"
    )
    assert w.Named("Umi").phrase() == '1 "Umi" on the field'
    assert (w.MONSTER & ~w.Named("Kuriboh")).words().bare() == 'monster other than "Kuriboh"'
    assert (w.FACE_UP & (w.Named("Umi") | w.Named("Sogen"))).words().a() == 'a face-up "Umi" or "Sogen"'


@pytest.mark.word("NORMAL_MONSTER", "FUSION_MONSTER", "TOKEN")
def test_frames():
    d = table(
        you=attack("Battle Ox", "Kuriboh", "Sheep Token") + defense("Rabid Horseman") + set_("Silver Fang"),
        them=hand("Battle Ox"),
    )
    assert found(d, w.NORMAL_MONSTER) == ["Battle Ox", "Sheep Token"]
    assert found(d, w.FUSION_MONSTER) == ["Rabid Horseman"]
    assert found(d, w.TOKEN) == ["Sheep Token"]
    assert found(d, w.MONSTER & ~w.TOKEN) == ["Battle Ox", "Kuriboh", "Rabid Horseman", "Silver Fang"]
    assert w.FUSION_MONSTER.phrase(2) == "2 Fusion Monsters on the field"
    assert (w.MONSTER & ~w.TOKEN).words().bare() == "monster other than a Token"
    assert (w.MONSTER & w.NORMAL_MONSTER).words().bare() == "Normal Monster"


@pytest.mark.word("NORMAL_ICON", "EQUIP_ICON")
def test_icons():
    d = table(you=hand("Pot of Greed", "Umi"), them=set_("Dark Hole"))
    assert found(d, w.MAGIC & w.NORMAL_ICON & w.IN_HAND) == ["Pot of Greed"]
    assert found(d, w.MAGIC & w.NORMAL_ICON) == [], "a Set card shows no icon"
    assert (w.MAGIC & w.NORMAL_ICON).words().a() == "a Normal Magic Card"
    d = table(you=hand("Axe of Despair", "Umi"))
    assert found(d, w.EQUIP_ICON & w.IN_HAND) == ["Axe of Despair"]
    assert (w.MAGIC & w.EQUIP_ICON).words().a() == "an Equip Magic Card"


@pytest.mark.word("AQUA", "BEAST", "BEAST_WARRIOR", "DINOSAUR", "DRAGON", "FAIRY", "FIEND", "FISH", "INSECT")
@pytest.mark.word("MACHINE", "PLANT", "PYRO", "REPTILE", "ROCK", "SEA_SERPENT", "SPELLCASTER", "THUNDER")
@pytest.mark.word("WARRIOR", "WINGED_BEAST", "ZOMBIE")
@pytest.mark.parametrize("kind", c.TYPE_NAMES[1:])
def test_types(kind):
    sel = getattr(w, kind.upper().replace("-", "_").replace(" ", "_"))
    other = "Warrior" if kind != "Warrior" else "Fiend"
    d = table(
        you=attack("One", "Other") + set_("Hidden"),
        cards=[
            normal_monster("One", type=kind),
            normal_monster("Hidden", type=kind),
            normal_monster("Other", type=other),
        ],
    )
    assert found(d, sel) == ["One"]
    assert sel.phrase() == f"1 {kind} monster on the field"
    assert found(d, w.MONSTER & ~sel) == ["Other"], "a face-down monster is neither"
    assert (~sel).phrase(2) == f"2 non-{kind} monsters on the field"


@pytest.mark.word("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK")
@pytest.mark.parametrize("attribute", c.ATTRIBUTE_NAMES[1:])
def test_attributes(attribute):
    sel = getattr(w, attribute)
    other = "DARK" if attribute != "DARK" else "LIGHT"
    d = table(
        you=attack("One", "Other"),
        cards=[normal_monster("One", attribute=attribute), normal_monster("Other", attribute=other)],
    )
    assert found(d, sel) == ["One"]
    assert sel.phrase() == f"1 {attribute} monster on the field"


@pytest.mark.word("revivable")
@pytest.mark.rule("J-FUS-06")
def test_what_an_effect_may_special_summon():
    d = table(you=graveyard("Battle Ox", "Rabid Horseman", "Inaba White Rabbit", "Pot of Greed"))
    assert found(d, w.revivable(w.MONSTER & w.IN_GRAVEYARD)) == ["Battle Ox"]
    assert w.revivable(w.MONSTER & w.IN_GRAVEYARD).phrase() == "1 monster in either player's Graveyard"


def test_alternatives_that_cannot_be_joined_are_both_said():
    sel = (w.MAGIC & w.FACE_UP) | (w.MAGIC_OR_TRAP & w.FACE_DOWN)
    assert found(scene(), sel) == ["Dark Hole", "Sogen", "Trap Hole"]
    assert sel.phrase() == "1 face-up Magic Card or 1 Set Magic or Trap Card on the field"
    assert (
        sel & w.THEIRS
    ).words().a() == "a face-up Magic Card or a Set Magic or Trap Card the opponent controls"
    assert sel.words().all() == "all face-up Magic Cards and Set Magic and Trap Cards on the field"
    either = (w.MONSTER & w.THEIRS & w.FACE_UP) | (w.MONSTER & w.YOURS & w.FACE_DOWN)
    assert either.phrase() == "1 face-up monster the opponent controls or 1 face-down monster you control"
    assert (w.MONSTER & w.FACE_UP & (w.DARK | (w.ATK >= 2000))).phrase() == (
        "1 face-up DARK monster or 1 face-up monster with 2000 or more ATK on the field"
    )


def test_one_of_two_places():
    sel = (w.MONSTER & w.IN_GRAVEYARD & w.YOURS) | (w.MONSTER & w.THEIRS)
    assert found(scene(), sel) == ["Jinzo", "Summoned Skull"]
    assert sel.phrase() == "1 monster in your Graveyard or 1 monster the opponent controls"


def test_groups_are_joined_with_and_where_all_are_meant():
    sel = w.MONSTER & w.FACE_UP & (w.FISH | w.SEA_SERPENT | w.AQUA)
    assert sel.words().plural() == "face-up Fish, Sea Serpent and Aqua monsters on the field"
    assert sel.phrase() == "1 face-up Fish, Sea Serpent or Aqua monster on the field"
    assert (w.MONSTER & w.IN_GRAVEYARD).words().all() == "all monsters in both players' Graveyards"


def test_no_two_places_at_once():
    with pytest.raises(ValueError, match="this selection looks in no zone at all"):
        w.IN_HAND & w.IN_DECK


def test_a_selection_is_neither_true_nor_false():
    with pytest.raises(TypeError, match="neither true nor false"):
        bool(w.MONSTER)
    with pytest.raises(TypeError, match="neither true nor false"):
        w.MONSTER and w.FACE_UP  # noqa: B018
    with pytest.raises(TypeError, match="neither true nor false"):
        1000 <= w.ATK <= 2000  # noqa: B015


@pytest.mark.parametrize("other", [True, 4, "Dragon", None])
def test_only_selections_are_joined(other):
    with pytest.raises(TypeError):
        w.MONSTER & other
    with pytest.raises(TypeError):
        w.MONSTER | other
