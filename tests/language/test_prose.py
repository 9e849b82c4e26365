"""How sentences are made."""

import pytest
from scenario import magic

from spellspeed.cards.library import library
from spellspeed.language import words as w
from spellspeed.language.card import describe
from spellspeed.language.prose import Noun, Phrase, article, joined, kind_noun, number, sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("monster", "a monster"),
        ("EARTH monster", "an EARTH monster"),
        ("Equip Magic Card", "an Equip Magic Card"),
        ("Union monster", "a Union monster"),
        ("other Insect monster", "another Insect monster"),
        ('"Umi"', '"Umi"'),
        ("2 monsters", "2 monsters"),
    ],
)
def test_articles(words, said):
    assert article(words) == said


def test_sentences():
    assert sentence("destroy the target") == "Destroy the target."
    assert sentence("draw. ") == "Draw."
    assert sentence("") == ""


def test_lists():
    assert joined(["a"]) == "a"
    assert joined(["a", "b"]) == "a and b"
    assert joined(["a", "b", "c"], "or") == "a, b or c"
    assert (number(1, "card"), number(2, "card")) == ("1 card", "2 cards")


@pytest.mark.parametrize(
    ("kind", "one", "many"),
    [
        (1, "monster", "monsters"),
        (2, "Magic Card", "Magic Cards"),
        (6, "Magic or Trap Card", "Magic and Trap Cards"),
        (3, "monster or Magic Card", "monsters and Magic Cards"),
        (7, "monster, Magic Card or Trap Card", "monsters, Magic Cards and Trap Cards"),
    ],
)
def test_kinds(kind, one, many):
    assert kind_noun(kind).form(False, "or") == one
    assert kind_noun(kind).form(True, "and") == many


def phrase(*adjectives, noun="monster"):
    made = Phrase()
    made.say_noun(Noun((noun,)))
    for word in adjectives:
        made.say_adjective(word)
    return made


def test_adjectives_have_an_order_and_are_said_once():
    made = phrase("Dragon", "DARK", "Level 4", "Attack Position", "face-up", "other", "DARK")
    assert made.bare() == "other face-up Attack Position Level 4 DARK Dragon monster"


def test_numbers():
    made = phrase("face-up")
    assert made.counted(1) == "1 face-up monster on the field"
    assert made.counted(3) == "3 face-up monsters on the field"
    assert made.counted(2, most=True) == "up to 2 face-up monsters on the field"
    assert made.all() == "all face-up monsters on the field"
    assert made.plural() == "face-up monsters on the field"
    assert made.a() == "a face-up monster"


def test_the_noun_that_says_most_is_said():
    made = phrase()
    made.say_noun(Noun(('"Umi"',), "", 2))
    made.say_noun(Noun(("Fusion Monster",), "", 1))
    assert made.counted(2) == '2 "Umi" on the field'


def test_words_of_a_phrase_alone():
    alone = Phrase()
    assert alone.bare() == "card"
    alone.say_suffix("with 100 ATK")
    assert alone.bare() == "monster with 100 ATK"


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        (w.SummonTokens("Sheep Token", 2), "It cannot be Tributed for a Tribute Summon or Set."),
        (w.May(w.SummonTokens("Slime Token", 1)), "A Slime Token is a WATER Aqua monster of Level 1"),
    ],
)
def test_a_card_that_makes_tokens_tells_what_they_are(verb, words):
    library()
    assert words in describe(magic("Maker", w.activate(verb)))


def test_what_is_left_behind_for_a_player_for_good_says_so():
    said = w.activate(w.Leave(w.hand_limit(7), until=w.FOREVER)).text()
    assert said == "Your hand size limit becomes 7 cards for the rest of the Duel."


def test_the_contrary_of_several_cards_is_that_not_all_are_there():
    names = ("Umi", 'Spirit Message "I"')
    there = w.Unless(w.EachNamed(names, w.CARD & w.FACE_UP & w.YOURS))
    buried = w.Unless(w.EachNamed(names, w.CARD & w.IN_GRAVEYARD & w.YOURS))
    assert there.text() == 'you do not control all of "Umi" and "Spirit Message \'I\'"'
    assert buried.text() == '"Umi" and "Spirit Message \'I\'" are not all in your Graveyard'
    assert w.Unless(w.LifeAtMost(500)).text() == "it is not so that you have 500 Life Points or less"
    assert w.Unless(w.DuringPhase((w.BATTLE_PHASE,))).text() == "it is not either player's Battle Phase"


def test_a_target_that_hangs_on_something_says_so_and_a_card_that_is_given_away_goes_to_the_opponent():
    second = w.Target(w.MONSTER & w.FACE_UP, 0, 1, only_if=w.Exists(w.WARRIOR & w.YOURS))
    said = w.activate(w.Destroy(w.TARGET), target=(w.Target(w.MONSTER), second)).text()
    assert " and up to 1 other face-up monster on the field if you control a Warrior monster." in said
    given = w.ToHand(w.pick(w.CARD & w.IN_HAND & w.YOURS, by=1), into=1)
    assert given.text() == "give 1 card of the opponent's choice to the opponent"


def test_exceptions_are_told_in_one():
    sel = w.MONSTER & ~w.Named("Umi") & ~w.Named("Sogen") & ~w.TOKEN
    assert sel.words().bare() == 'monster other than "Umi", "Sogen" or a Token'
