"""Yu-Gi-Oh! Power of Chaos: Yugi the Destiny promotional cards (PCY), 2003-11-18."""

from spellspeed.language.words import *

card("Anti-Spell Fragrance", continuous(set_a_turn_before()))
card(
    "Thousand Knives",
    activate(
        Destroy(TARGET),
        target=MONSTER & THEIRS,
        needs=Exists(CARD & ON_FIELD & FACE_UP & YOURS & Named("Dark Magician")),
    ),
)
card("Windstorm of Etaqua", activate(ChangeTo(every(MONSTER & FACE_UP & THEIRS), P_OTHER)))
