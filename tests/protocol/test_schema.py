"""Messages, their JSON and its schema."""

import json

import pytest
from random_duels import states

from spellspeed import Duel, protocol
from spellspeed.play.commands.schema import command
from spellspeed.protocol import decode, encode
from spellspeed.view import view


def references(schema):
    """Every $ref anywhere in a schema."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


@pytest.mark.parametrize("name", ["", *protocol.MESSAGES])
def test_a_schema_stands_alone(name):
    schema = protocol.schema(name)
    assert {ref.removeprefix("#/$defs/") for ref in references(schema)} <= set(schema["$defs"])


def test_the_schema_of_a_message_names_its_fields():
    fields = protocol.schema("Decision")["$defs"]["Decision"]["properties"]
    assert fields["message"] == {"enum": ["decision"]}
    assert {"number", "player", "kind", "prompt", "options"} <= set(fields)


def test_every_record_is_part_of_the_schema():
    records = {one for one in protocol.__all__ if isinstance(getattr(protocol, one), type)}
    assert set(protocol.schema()["$defs"]) == records


@pytest.mark.parametrize("viewer", [0, 1, "public", "all"])
def test_a_view_survives_the_journey(viewer):
    for duel in states(3):
        seen = view(duel, viewer, duel.news)
        assert decode(encode(seen), protocol.View) == seen
        if duel.turn > 8:
            break


def test_fields_that_hold_their_usual_value_are_left_out():
    option = protocol.Option("pass", "Pass", "pass")
    assert json.loads(encode(option)) == {"key": "pass", "sentence": "Pass", "verb": "pass"}


def test_messages_are_told_apart_by_their_name():
    kinds = protocol.View | protocol.Answer | protocol.Refusal
    answer = protocol.Answer("pass", 4)
    assert encode(answer) == b'{"message":"answer","key":"pass","number":4}'
    assert decode(encode(answer), kinds) == answer


def test_the_command_prints_the_schema(capsys):
    for word, name in (("view", "View"), ("", "")):
        assert command(word) == 0
        assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(protocol.schema(name)))


def test_the_command_knows_no_other_message(capsys):
    assert command("Chess") == 2
    assert "there are View, Decision" in capsys.readouterr().err


def test_why_not_is_asked_and_answered_by_messages():
    duel = Duel.start("SDY", "SDK", seed=5, first=0)
    asked = decode(encode(protocol.WhyNot("phase", "battle")), protocol.WhyNot)
    told = decode(encode(duel.explain(0, asked)), protocol.Refusal)
    assert [one.rule for one in told.reasons] == ["R-PHASE-09"]
    assert not duel.explain(0, protocol.WhyNot("phase", "end")).reasons
    assert "no move" in duel.explain(0, protocol.WhyNot("fly")).sentence
