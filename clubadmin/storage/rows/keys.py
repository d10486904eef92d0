"""Foreign keys, in the four ways in which a row hangs on another.

A reference to a member also says what making one of two members does with it, and whether the
row tells that the member `played`, paid or was written to, so that his own row has to stay.
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
