"""Foreign keys, in the four ways in which a row hangs on another.

A reference to a member, pair, team or season also says what making one of two of those does with
it, and whether the row tells that they `played`, paid or were written to, so that the row it names
has to stay; what neither holds that row nor goes by itself is forgotten when it is removed.
"""

from typing import Any

from sqlalchemy import Column, ForeignKey, Integer
from sqlmodel import Field

from clubadmin.model.kit.kept_columns import Merging


def child_of(target: str, merging: Merging | None = None, **kwargs: Any) -> Any:
    """A required foreign key whose row goes with its parent."""
    key = ForeignKey(target, ondelete="CASCADE", info=_info(merging, played=False))
    return Field(sa_column=Column(Integer, key, nullable=False, index=True, **kwargs))


def key_of(target: str, merging: Merging | None = None, *, played: bool = False) -> Any:
    """Part of the primary key and a foreign key in one; the row goes with its parent."""
    key = ForeignKey(target, ondelete="CASCADE", info=_info(merging, played=played))
    return Field(sa_column=Column(Integer, key, primary_key=True))


def refers_to(target: str, merging: Merging | None = None, *, played: bool = True) -> Any:
    """An optional foreign key; a row that is still referred to cannot be deleted."""
    key = ForeignKey(target, info=_info(merging, played=played))
    return Field(default=None, sa_column=Column(Integer, key, nullable=True, index=True))


def requires(target: str, merging: Merging | None = None) -> Any:
    """A required foreign key; a row that is still referred to cannot be deleted."""
    key = ForeignKey(target, info=_info(merging, played=True))
    return Field(sa_column=Column(Integer, key, nullable=False, index=True))


def _info(merging: Merging | None, *, played: bool) -> dict[str, Any]:
    return {"merging": merging, "played": played}
