"""Fields with a limit, so that a client cannot send too much in one."""

from typing import Annotated

import msgspec

__all__ = ["Count", "Name", "Short", "Text"]

Name = Annotated[str, msgspec.Meta(max_length=200)]
Short = Annotated[str, msgspec.Meta(max_length=500)]
Text = Annotated[str, msgspec.Meta(max_length=100_000)]
Count = Annotated[int, msgspec.Meta(ge=0)]
