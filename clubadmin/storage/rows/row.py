"""The base of all tables' classes: a name, a number, a version where people change rows."""

import re

from sqlalchemy.orm import declared_attr
from sqlmodel import Field, SQLModel


class Row(SQLModel):
    """A row of the table that is called as its class: `RuleSetRow` of "rule_set"."""

    @declared_attr.directive
    def __tablename__(cls) -> str:  # noqa: N805 - asked of the class
        return re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__.removesuffix("Row")).lower()


class NumberedRow(Row):
    """A row with a number of its own."""

    id: int | None = Field(default=None, primary_key=True)


class VersionedRow(NumberedRow):
    """A row that people change; its version tells whether somebody else did meanwhile."""

    version: int = 1
