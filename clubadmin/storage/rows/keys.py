"""Foreign keys, in the four ways in which a row hangs on another."""

from typing import Any

from sqlalchemy import Column, ForeignKey, Integer
from sqlmodel import Field


def child_of(target: str, **kwargs: Any) -> Any:
    """A required foreign key whose row goes with its parent."""
    return Field(
        sa_column=Column(
            Integer, ForeignKey(target, ondelete="CASCADE"), nullable=False, index=True, **kwargs
        )
    )


def key_of(target: str) -> Any:
    """Part of the primary key and a foreign key in one; the row goes with its parent."""
    return Field(
        sa_column=Column(Integer, ForeignKey(target, ondelete="CASCADE"), primary_key=True)
    )


def refers_to(target: str) -> Any:
    """An optional foreign key; a row that is still referred to cannot be deleted."""
    return Field(
        default=None, sa_column=Column(Integer, ForeignKey(target), nullable=True, index=True)
    )


def requires(target: str) -> Any:
    """A required foreign key; a row that is still referred to cannot be deleted."""
    return Field(sa_column=Column(Integer, ForeignKey(target), nullable=False, index=True))
