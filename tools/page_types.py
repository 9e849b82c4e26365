"""Writes page/src/protocol.ts: the records that travel, as TypeScript, from their JSON Schema.

python tools/page_types.py            write it
python tools/page_types.py --check    say whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from spellspeed.protocol import schema
from spellspeed.server import messages
from spellspeed.server.schema import MESSAGES

TARGET: Final = Path(__file__).parent.parent / "page/src/protocol.ts"
HEAD: Final = "// Made by tools/page_types.py from `spellspeed schema --server`. Do not edit.\n"
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
FILES: Final = ("Log", "MatchLog", "Snapshot")
"""Records of files, which the page only passes on."""


def text() -> str:
    kinds = {name: one for name, one in MESSAGES.items() if name not in FILES}
    parts: dict[str, Any] = schema("", kinds)["$defs"]
    asked = {one.__name__ for one in messages.FROM_CLIENT}
    lines = [HEAD]
    for name, part in sorted(parts.items()):
        lines.append(f"export interface {name} {{")
        needed = part.get("required", [])
        for field, kind in part["properties"].items():
            lines.append(f"  {_key(field)}{'' if field in needed else '?'}: {_type(kind)};")
        lines.append("}\n")
    lines.append(_union("FromClient", sorted(asked)))
    lines.append(_union("FromServer", sorted(one.__name__ for one in messages.FROM_SERVER)))
    return "\n".join(lines)


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _union(name: str, parts: list[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(one) for one in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(_literal(one) for one in kind["enum"])
    if "const" in kind:
        return _literal(kind["const"])
    found = kind.get("type")
    if isinstance(found, list):
        return " | ".join(PLAIN[one] for one in found)
    if found == "array":
        return _array(kind)
    if found == "object":
        more = kind.get("additionalProperties")
        return f"Record<string, {_type(more)}>" if isinstance(more, dict) else "Record<string, unknown>"
    return PLAIN[found] if found else "unknown"


def _array(kind: dict[str, Any]) -> str:
    if "prefixItems" in kind:
        return "[" + ", ".join(_type(one) for one in kind["prefixItems"]) + "]"
    items = kind.get("items", {})
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if TARGET.read_text(encoding="utf-8") == text():
            return 0
        print("page/src/protocol.ts is not up to date: python tools/page_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
