"""The rulebook itself: complete, well worded, and found by id and by words."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from spellspeed import rulebook

IDS = Path(__file__).with_name("ids.txt").read_text().split()
RULES = rulebook.RULES.values()
OURS_ONLY = re.compile(r"\bseeds?\b|\bS[0-3]\b|RULES\.md|\bUDE\b|\bengine\b|\bmodern\b", re.IGNORECASE)
NOT_OF_2004 = re.compile(r"\bbanish\w*|\bextra deck\b|\bmain deck\b|\bquick effect\b", re.IGNORECASE)
WORDS_OF_THE_GAME = re.compile(
    r"\b(attack position|battle phase|chain link|damage step|deck|defense position|duel|end phase|graveyard"
    r"|life points|magic|main phase|match|monster zone|spell speed|summon(ed)?|trap|tribute[ds]?)s?\b"
)


def test_every_id_is_there_once_and_in_order():
    assert list(rulebook.RULES) == IDS


def test_ids_are_counted_without_a_gap_in_each_family():
    families: dict[str, list[int]] = {}
    for id in IDS:
        kind, _, number = id.rpartition("-")
        families.setdefault(kind, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in families.values())


def faults(text):
    """What keeps a sentence from being shown to a player."""
    rows = (
        (15 < len(text) <= 300, "its length"),
        (text[:1].isupper(), "its first letter"),
        (text.endswith("."), "its full stop"),
        (text.count(". ") <= 1, "more than two sentences"),
        (text.isprintable() and "  " not in text and text == text.strip(), "odd signs or spaces"),
        (not OURS_ONLY.search(text), "a word only we know"),
        (not NOT_OF_2004.search(text), "a word of later years"),
        (not WORDS_OF_THE_GAME.search(text), "a word of the game without its capitals"),
    )
    return [fault for fine, fault in rows if not fine]


def test_every_sentence_is_fit_to_be_shown():
    assert {rule.id: faults(rule.sentence) for rule in RULES if faults(rule.sentence)} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "its length"),
        ("You may not. " * 30, "its length"),
        ("a Trap must be Set first.", "its first letter"),
        ("A Trap must be Set first", "its full stop"),
        ("It is Set. It is a Trap. It waits.", "more than two sentences"),
        ("A Trap  must be Set first.", "odd signs or spaces"),
        ("The seeds say nothing of it.", "a word only we know"),
        ("The card is banished instead.", "a word of later years"),
        ("It is sent to the graveyard.", "a word of the game without its capitals"),
    ],
)
def test_what_is_not_fit_is_found(text, fault):
    assert fault in faults(text)


def test_no_two_rules_say_the_same():
    assert len({rule.sentence for rule in RULES}) == len(RULES)


def test_every_rule_says_where_it_comes_from():
    for rule in RULES:
        assert rule.source and not rule.source.endswith("."), rule.id
        assert not OURS_ONLY.search(rule.source), rule.id
        assert rule.section, rule.id


def test_how_sure_we_are():
    """What is printed is sure, a ruling says how sure it is, a contradiction is what settles it."""
    for rule in RULES:
        if rule.id.startswith("R-"):
            assert rule.confidence == "H" and rule.source.startswith("Rulebook"), rule.id
        elif (
            rule.id.startswith("X-") or rule.id == "J-EFF-19"
        ):  # the latter: how this game is made, no ruling
            assert rule.confidence == "", rule.id
        else:
            assert rule.confidence in ("H", "M", "L"), rule.id


def test_ids_a_rule_speaks_of_exist():
    for rule in RULES:
        named = re.findall(r"\b(?:[RJ]-[A-Z]+|X)-\d\d\b", rule.sentence)
        assert set(named) | set(rule.settled_by) <= set(IDS) - {rule.id}, rule.id


def test_what_settles_a_rule_needs_no_settling():
    for rule in RULES:
        for id in rule.settled_by:
            assert not id.startswith("X-") and not set(rulebook.rule(id).settled_by) & {rule.id}, rule.id


def test_a_contradiction_names_in_its_sentence_what_settles_it():
    for rule in rulebook.family("X"):
        assert rule.settled_by
        assert set(rule.settled_by) == set(re.findall(r"[RJ]-[A-Z]+-\d\d", rule.sentence)), rule.id


def test_a_rule_cannot_be_changed():
    with pytest.raises(AttributeError):
        rulebook.rule("R-WIN-01").sentence = "Each player begins with 4000 Life Points."


def test_importing_the_rulebook_reads_no_file():
    code = (
        "from spellspeed import rulebook\n"
        "assert not {'RULES', 'SWITCHES', 'PRESETS'} & set(vars(rulebook))\n"
        "assert rulebook.RULES is rulebook.rules() and 'RULES' in vars(rulebook)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_name_the_package_does_not_have():
    with pytest.raises(AttributeError, match="NOTHING"):
        rulebook.NOTHING  # noqa: B018


@pytest.mark.parametrize("asked", ["R-TRAP-02", "r-trap-02", " R-TRAP-2 ", "rtrap02", "R-TRAP-002"])
def test_an_id_is_found_however_it_is_typed(asked):
    assert rulebook.rule(asked).id == "R-TRAP-02"


def test_a_contradiction_is_found_however_it_is_typed():
    assert rulebook.rule("x1") is rulebook.rule("X-01")


@pytest.mark.parametrize("asked", ["R-TRAP-99", "J-FOO-01", "", "\n\x1b[2J", "R-" + "A" * 500])
def test_an_unknown_id_is_refused_with_the_nearest(asked):
    with pytest.raises(rulebook.UnknownRule) as refusal:
        rulebook.sentence(asked)
    assert len(refusal.value.nearest) == 3
    assert set(refusal.value.nearest) <= set(IDS)
    message = str(refusal.value)
    assert message.isprintable() and len(message) < 120
    assert all(id in message for id in refusal.value.nearest)


def test_the_nearest_id_is_of_the_same_family():
    assert rulebook.nearest("R-BP-99", 1)[0].startswith("R-BP-")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("trap set turn", "R-TRAP-02"),
        ("8000", "R-WIN-01"),
        ("yata garasu", "J-WIN-09"),  # by its source
        ("J-DMG-06", "J-DMG-06"),
        ("advice staples pot", None),
        ("HARPIE", None),
        ("", None),
        ("'", None),
    ],
)
def test_search(words, expected):
    found = [rule.id for rule in rulebook.search(words)]
    assert expected in found if expected else not found


def test_search_takes_the_singular_for_the_plural():
    assert {rule.id for rule in rulebook.search("tributes")} >= {"R-TRIB-01", "R-TRIB-03"}


def test_search_puts_the_rules_that_say_the_words_first():
    found = rulebook.search("chain link 1")
    assert "chain link 1" in found[0].sentence.lower()


def test_switches_and_presets_are_those_of_the_duel():
    duel = pytest.importorskip("spellspeed.duel.rules")
    assert {name: switch.values for name, switch in rulebook.SWITCHES.items()} == duel.Rules.CHOICES
    assert {name: switch.default for name, switch in rulebook.SWITCHES.items()} == duel.Rules().items()
    assert {name: rules.items() for name, rules in duel.PRESETS.items()} == rulebook.PRESETS


@pytest.mark.parametrize("switch", rulebook.SWITCHES.values(), ids=list(rulebook.SWITCHES))
def test_a_switch_says_what_it_decides(switch):
    assert switch.sentence.startswith(("Whether ", "In which "))
    assert faults(switch.sentence) == []
    assert switch.default == switch.values[0]
    assert len(set(switch.values)) == len(switch.values) > 1
    assert switch.rules and set(switch.rules) <= set(IDS)


def test_every_rule_that_waits_exists_and_says_for_what():
    for id, waits in rulebook.waiting().items():
        assert id in rulebook.RULES and not id.startswith("X-")
        assert waits.issue and waits.why.endswith(".")


def test_the_index_names_rules_that_exist():
    path = Path(rulebook.__file__).with_name("tests.json")
    index = msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[str, ...]])
    assert set(index) <= set(IDS)
    for id, names in index.items():
        assert names == rulebook.shown_by(id)
        assert all(re.fullmatch(r"tests/[\w/]+\.py(::\w+)+", name) for name in names)


def test_the_page_on_the_rules_tells_every_switch():
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    for switch in rulebook.SWITCHES.values():
        values = ", ".join(f"`{str(value).lower()}`" for value in switch.values)
        decides = switch.sentence[0].lower() + switch.sentence[1:].rstrip(".")
        assert f"| `{switch.name}` | {values} | {', '.join(switch.rules)} | {decides} |\n" in page
