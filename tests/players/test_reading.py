import pytest

from spellspeed.cards.library import library
from spellspeed.players.heuristic.reading import Deed, fits, flips, read
from spellspeed.protocol import CardView

WRITTEN = sorted(name for name, script in library().scripts.items() if script.written and script.effects)


def deeds(name):
    return {(deed.what, deed.scope) for reading in read(name) for deed in reading.deeds}


def test_every_card_can_be_read():
    for name in WRITTEN:
        for number, reading in enumerate(read(name)):
            assert reading.effect == number
            assert len(reading.targets) == len(reading.counts)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Dark Hole", ("destroy", "every")),
        ("Fissure", ("destroy", "pick")),
        ("Trap Hole", ("destroy", "event")),
        ("Man-Eater Bug", ("destroy", "target")),
        ("Monster Reborn", ("special summon", "target")),
        ("Change of Heart", ("take control", "target")),
        ("Sangan", ("search", "pick")),
        ("Reinforcements", ("values", "target")),
        ("Just Desserts", ("damage", "each")),
        ("Pot of Greed", ("draw", "")),
        ("Waboku", ("lasting", "static")),
        ("Yami", ("static", "every")),
        ("Sword of Dark Destruction", ("equip", "target")),
    ],
)
def test_what_a_card_does(name, expected):
    assert expected in deeds(name)


def test_amounts_and_costs():
    assert read("Pot of Greed")[0].deeds == (Deed("draw", amount=2),)
    assert read("Magic Jammer")[0].discards == 1
    assert read("Ultimate Offering")[1].life == 500
    assert read("Exiled Force")[0].tributes_this


def test_what_stays_counts_with_the_activation():
    bonus = [deed for deed in read("Sogen")[0].deeds if deed.what == "static"]
    assert [(deed.amount, deed.defense) for deed in bonus] == [(200, 200)]


def test_flip_effects_are_known():
    assert flips("Man-Eater Bug")
    assert not flips("Mystical Elf")
    assert not flips("")


# ---- selections on what is seen --------------------------------------------------------------------------

OX = CardView(
    "c1", "Battle Ox", "monster", "normal", "", "EARTH", "Beast-Warrior", 4, 1700, 1000, seat=1,
    zone="Monster Zone", face="up", position="attack",
)  # fmt: skip
HIDDEN = CardView("c2", seat=1, zone="Monster Zone", face="down", position="defense")
SET_CARD = CardView("c3", seat=1, zone="Magic & Trap Zone", face="down")


def sel(text):
    from spellspeed.language import selections

    return eval(text, vars(selections))


@pytest.mark.parametrize(
    ("text", "card", "answer"),
    [
        ("MONSTER & THEIRS", OX, True),
        ("MONSTER & YOURS", OX, False),
        ("MONSTER & FACE_UP & (ATK <= 1500)", OX, False),
        ("MONSTER & FACE_UP & (ATK >= 1500)", OX, True),
        ("LEVEL.exactly(4)", OX, True),
        ("MONSTER & EARTH & BEAST_WARRIOR & ATTACK_POSITION", OX, True),
        ("WARRIOR | FIEND", OX, False),
        ("~WARRIOR", OX, True),
        ("MONSTER", HIDDEN, True),
        ("MONSTER & FACE_UP", HIDDEN, False),
        ("ATK >= 0", HIDDEN, False),
        ("MAGIC", SET_CARD, True),
        ("TRAP", SET_CARD, True),
        ("MONSTER", SET_CARD, False),
        ("IN_GRAVEYARD", OX, False),
        ("EQUIPPED_MONSTER", OX, False),
        ("NORMAL_MONSTER", OX, True),
        ("CARD", OX, True),
    ],
)
def test_does_a_card_that_is_seen_fit(text, card, answer):
    assert fits(sel(text), card, 0) is answer


def test_an_equip_fits_its_own_monster():
    assert fits(sel("MONSTER & EQUIPPED_MONSTER"), OX, 0, host="c1")
