"""Putting cards into words, in one house style: short sentences, cost first, duration last."""

from __future__ import annotations


class Noun:
    """A noun in a phrase; a proper one takes no number."""

    def __init__(self, word: str, proper: bool = False) -> None:
        self.word = word
        self.proper = proper

    def form(self, count: int) -> str:
        if count == 1 or self.proper:
            return self.word
        if " or " in self.word and self.word.endswith(" Card"):
            return self.word + "s"
        return self.word + "s"


class Phrase:
    """The words of a selection: adjectives, noun, side, place and what comes after."""

    def __init__(self) -> None:
        self.adjectives: list[str] = []
        self.nouns: list[Noun] = []
        self.sides: list[str] = []
        self.places: list[str] = []
        self.suffixes: list[str] = []
        self.zones = 0

    def adjective(self, word: str) -> None:
        if word not in self.adjectives:
            self.adjectives.append(word)

    def noun(self, noun: Noun) -> None:
        self.nouns.append(noun)

    def side(self, who: str) -> None:
        self.sides.append(who)

    def place(self, where: str) -> None:
        self.places.append(where)

    def suffix(self, words: str) -> None:
        self.suffixes.append(words)

    def either(self, left: Phrase, right: Phrase) -> None:
        """One of two: like parts are joined with "or"."""
        if left.nouns and right.nouns and not left.adjectives and not right.adjectives:
            self.nouns.append(Noun(f"{left.nouns[0].word} or {right.nouns[0].word}"))
        elif left.adjectives and right.adjectives and not left.nouns and not right.nouns:
            self.adjectives.append(" or ".join([*left.adjectives, *right.adjectives]))
        else:
            self.suffixes.append(f"that is {left.bare()} or {right.bare()}")

    def without(self, inner: Phrase) -> None:
        if inner.adjectives and not inner.nouns:
            self.adjectives.append("non-" + " ".join(inner.adjectives))
        else:
            bare = inner.bare()
            article = "" if inner.proper() else "an " if bare[0] in "AEIOUaeiou" else "a "
            self.suffixes.append(f"other than {article}{bare}")

    def head(self, count: int) -> str:
        noun = (
            self.nouns[-1] if self.nouns else Noun("monster" if self.adjectives or self.suffixes else "card")
        )
        order = sorted(self.adjectives, key=_rank)
        return " ".join([*order, noun.form(count)])

    def tail(self) -> str:
        parts: list[str] = []
        side = self.sides[-1] if self.sides else ""
        place = self.places[-1] if self.places else ""
        owner = {"": "", "you": "your ", "the opponent": "the opponent's "}[side]
        if place in ("hand", "Deck", "Graveyard", "Fusion Deck"):
            if owner:
                parts.append(f"in {owner}{place}")
            else:
                parts.append("in either player's " + place)
        elif place == "hand or field":
            parts.append(f"from {owner}hand or field")
        elif side:
            parts.append("you control" if side == "you" else "the opponent controls")
        elif place:
            parts.append(place)
        parts.extend(self.suffixes)
        return " ".join(parts)

    def proper(self) -> bool:
        return bool(self.nouns) and self.nouns[-1].proper

    def bare(self) -> str:
        """Without a number: "face-up monster you control"."""
        return f"{self.head(1)} {self.tail()}".strip()

    def plural(self) -> str:
        return f"{self.head(2)} {self.tail()}".strip()

    def counted(self, count: int) -> str:
        if self.proper():
            return self.bare()
        return f"{count} {self.head(count)} {self.tail()}".strip()

    def all(self) -> str:
        if self.proper():
            return self.bare()
        return f"all {self.plural()}" + ("" if self.tail() else " on the field")


def _rank(adjective: str) -> int:
    """The order in which adjectives are said."""
    if adjective == "other":
        return 0
    if adjective in ("face-up", "Set"):
        return 1
    if "Position" in adjective:
        return 2
    if adjective.startswith("Level"):
        return 3
    return 4 if adjective.isupper() else 5


def sentence(text: str) -> str:
    """A sentence of its own: a capital first, a full stop last."""
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def joined(parts: list[str], word: str = "and") -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} " + parts[-1]


def number(count: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{count} {noun}" + ("" if count == 1 else "s")
