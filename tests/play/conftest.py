import pytest

from spellspeed.decks import Deck

# Monsters without effects from the two starter decks of Yugi and Kaiba.
YUGI = """\
Mystical Elf; Feral Imp; Winged Dragon, Guardian of the Fortress #1; Summoned Skull; Beaver Warrior;
Dark Magician; Gaia The Fierce Knight; Curse of Dragon; Celtic Guardian; Mammoth Graveyard; Great White;
Silver Fang; Giant Soldier of Stone; Neo the Magic Swordsman"""
KAIBA = """\
Blue-Eyes White Dragon; Hitotsu-Me Giant; Ryu-Kishin; Dark Titan of Terror; Battle Ox; Koumori Dragon;
Judge Man; Rogue Doll; Kojikocy; Uraby; Gyakutenno Megami; Mystic Horseman; Terra the Terrible;
Swordstalker"""


def plain_deck(name, cards):
    names = [card.strip() for card in cards.split(";")]
    return Deck(name, tuple((names * 4)[:40]))


@pytest.fixture(scope="session")
def plain_decks():
    """Two decks of monsters without effects."""
    return plain_deck("Yugi", YUGI), plain_deck("Kaiba", KAIBA)
