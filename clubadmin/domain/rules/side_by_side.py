"""Rule sets beside each other: a row a field, grouped, with what differs."""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.domain.rules.field_use import Use, unused, values_of
from clubadmin.domain.rules.fields import FieldGroup, field_groups, field_specs
from clubadmin.domain.rules.rules import FieldLine, RuleSet, describe
from clubadmin.i18n import Language

NOTHING = "–"
"""What is shown of a field that does nothing under a rule set."""


@dataclass(frozen=True)
class Said:
    """The value of a field in a rule set; `idle` tells why it does nothing there."""

    line: FieldLine
    idle: Use | None = None

    def value(self, language: Language) -> str:
        """The value as people read it; a dash where the field does nothing."""
        if self.idle is not None:
            return NOTHING
        return self.line.value.text(language)

    @property
    def article(self) -> str:
        """The article that the rule set has it from."""
        return self.line.article


@dataclass(frozen=True)
class ComparedField:
    """A field with what each rule set says of it, in the order of the rule sets."""

    name: str
    said: tuple[Said, ...]

    def label(self, language: Language) -> str:
        """The label of the field."""
        return field_specs()[self.name].label.text(language)

    @property
    def differs(self) -> bool:
        """Whether the rule sets do not all say the same."""
        return len({one.value(Language.NL) for one in self.said}) > 1

    def apart(self, at: int) -> bool:
        """Whether the rule set with this index says something else than the first."""
        return self.said[at].value(Language.NL) != self.said[0].value(Language.NL)

    @property
    def counts(self) -> bool:
        """Whether the field does something under any of the rule sets."""
        return any(one.idle is None for one in self.said)


@dataclass(frozen=True)
class ComparedGroup:
    """A heading and the fields below it."""

    group: FieldGroup
    fields: tuple[ComparedField, ...]


def column_titles(rules: Sequence[RuleSet]) -> list[str]:
    """Title the columns: versions of the same rules by the day they begin as well."""
    titles = [one.title for one in rules]
    return [
        f"{one.title} {one.valid_from:%d-%m-%Y}" if titles.count(one.title) > 1 else one.title
        for one in rules
    ]


def side_by_side(
    rules: Sequence[RuleSet], *, only_differences: bool = False
) -> tuple[ComparedGroup, ...]:
    """All fields of one or more rule sets, by group; groups without fields are left out."""
    lines = [{line.field: line for line in describe(one)} for one in rules]
    values = [values_of(one) for one in rules]

    def compared(name: str) -> ComparedField:
        each = zip(lines, values, strict=True)
        return ComparedField(
            name, tuple(Said(line[name], unused(name, value)) for line, value in each)
        )

    found = []
    for group in field_groups():
        fields = [compared(name) for name in group.fields]
        kept = tuple(one for one in fields if one.differs or not only_differences)
        if kept:
            found.append(ComparedGroup(group, kept))
    return tuple(found)
