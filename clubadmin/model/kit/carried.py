"""Figures that take over what others have by the same names."""

from dataclasses import fields
from typing import Any, TypeVar

_Made = TypeVar("_Made")


def carried(cls: type[_Made], *sources: object, **more: Any) -> _Made:
    """Make one of a dataclass: what is not in `more` comes from the first source that has it."""
    for name in (each.name for each in fields(cls) if each.name not in more):  # type: ignore[arg-type]
        if (source := next((one for one in sources if hasattr(one, name)), None)) is not None:
            more[name] = getattr(source, name)
    return cls(**more)
