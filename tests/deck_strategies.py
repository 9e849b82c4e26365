"""Decks and texts for hypothesis."""

from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.decks import Deck

ALL = sorted(catalogue().by_name)
FUSIONS = [name for name in ALL if catalogue().by_name[name].facts.is_fusion]
OTHERS = [name for name in ALL if name not in FUSIONS]
STRANGE = st.integers(100_000_000, 2**32 - 1).map("#{}".format)
"""Cards of which only the password is known."""

NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=12).map(str.strip)
"""Names of decks, on one line and without spaces around."""


def parts(names: list[str], most: int, strange: bool = True):
    one = st.one_of(st.sampled_from(names), STRANGE) if strange else st.sampled_from(names)
    return st.lists(one, max_size=most).map(tuple)


def decks(strange: bool = True, most: int = 60, name: st.SearchStrategy[str] = NAMES):
    """Decks that are not empty and keep their Fusion Monsters apart; few are legal."""
    fusion = parts(FUSIONS, 15, strange)
    built = st.builds(Deck, name, parts(OTHERS, most, strange), fusion, parts(ALL, 15, strange))
    return built.filter(lambda deck: deck.main or deck.fusion or deck.side)


any_deck = st.builds(Deck, NAMES, parts(ALL, 60), parts(ALL, 15), parts(ALL, 20))
"""Decks with anything anywhere."""


def _legal(names: list[str], fusions: list[str], side: bool) -> Deck:
    copies: dict[str, int] = {}
    kept = []
    for name in names:
        if copies.get(name, 0) < MOST[name]:
            copies[name] = copies.get(name, 0) + 1
            kept.append(name)
    spare = [name for name in OTHERS if name not in copies and name not in ("Umi", "A Legendary Ocean")]
    kept += spare[: max(0, 55 - len(kept))]
    cut = len(kept) - 15 if side else len(kept)
    fused = [name for place, name in enumerate(fusions) if fusions[:place].count(name) < 3]
    return Deck("Legal", tuple(kept[:cut]), tuple(fused), tuple(kept[cut:]))


MOST = {
    card.name: {"limited": 1, "semi-limited": 2}.get(card.limit, 3)
    for card in catalogue()
    if card.name not in ("Umi", "A Legendary Ocean")
}
legal_decks = st.builds(
    _legal,
    st.lists(st.sampled_from([name for name in OTHERS if name in MOST]), max_size=90),
    st.lists(st.sampled_from(FUSIONS), max_size=12),
    st.booleans(),
)
