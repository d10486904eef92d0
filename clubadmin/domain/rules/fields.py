"""The choices of a rule set: each field with its label, its choices, bounds and meaning.

The fields lie in `resources/fields.toml`: the one list from which rule sets are read, written,
checked, explained and shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from clubadmin import assets
from clubadmin.domain.rules.cards import ALL_RANKS, RANKS
from clubadmin.i18n import Message

CardPoints = tuple[tuple[str, int], ...]
Value = int | str | bool | tuple[str, ...] | CardPoints

MOST_ROEM = 1000
MOST_GAMES = 64
MOST_TARGET = 9999

_FILE = "fields.toml"


@dataclass(frozen=True)
class Choice:
    """A value that a field can have, as people read it."""

    value: str
    label: Message


@dataclass(frozen=True)
class FieldGroup:
    """A heading with the names of the fields below it."""

    code: str
    title: Message
    fields: tuple[str, ...]


@dataclass(frozen=True)
class FieldSpec:
    """A field of a rule set.

    `kind`: roem, points, games, target, flag, choice, ranks, order, card-points. `help` says what
    it is about, `source` which documents speak of it. A field with a `default` may be left out
    of a rule set: that is how rule sets from before it was there are read.
    """

    name: str
    kind: str
    label: Message
    help: Message
    source: str
    choices: tuple[Choice, ...] = ()
    default: Value | None = None

    def trouble(self, value: object) -> Message | None:
        """Tell why `value` is no good; None when it is good."""
        wanted = _WANTED[self.kind](self, value)
        if wanted:
            return Message(
                "{label}: {shown} kan niet. {wanted}",
                label=self.label,
                shown=_shown(value),
                wanted=wanted,
            )
        return None


def _roem(_: FieldSpec, value: object) -> Message | None:
    if _is_int(value, 0, MOST_ROEM) and value % 10 == 0:  # type: ignore[operator]
        return None
    return Message("Geef een veelvoud van 10, van 0 tot en met {most}.", most=MOST_ROEM)


def _points(_: FieldSpec, value: object) -> Message | None:
    if _is_int(value, 0, MOST_ROEM):
        return None
    return Message("Geef een getal van 0 tot en met {most}.", most=MOST_ROEM)


def _games(_: FieldSpec, value: object) -> Message | None:
    if _is_int(value, 1, MOST_GAMES):
        return None
    return Message("Geef een getal van 1 tot en met {most}.", most=MOST_GAMES)


def _target(_: FieldSpec, value: object) -> Message | None:
    if _is_int(value, 0, MOST_TARGET):
        return None
    return Message("Geef een getal van 0 (geen) tot en met {most}.", most=MOST_TARGET)


def _flag(_: FieldSpec, value: object) -> Message | None:
    return None if isinstance(value, bool) else Message("Geef ja of nee (true of false).")


def _choice(spec: FieldSpec, value: object) -> Message | None:
    values = [choice.value for choice in spec.choices]
    return None if value in values else Message("Kies uit: {values}.", values=", ".join(values))


def _ranks(_: FieldSpec, value: object) -> Message | None:
    if isinstance(value, tuple) and len(set(value)) == len(value) and set(value) <= set(RANKS):
        return None
    return Message("Noem kaarten uit {ranks}, elk één keer.", ranks=", ".join(RANKS))


def _order(_: FieldSpec, value: object) -> Message | None:
    whole = (set(RANKS), set(ALL_RANKS))
    if isinstance(value, tuple) and len(set(value)) == len(value) and set(value) in whole:
        return None
    return Message(
        "Noem alle kaarten van hoog naar laag, elk één keer: {ranks}.", ranks=", ".join(RANKS)
    )


def _card_points(_: FieldSpec, value: object) -> Message | None:
    pairs = dict(value) if isinstance(value, tuple) else {}
    if set(pairs) == set(RANKS) and all(_is_int(worth, 0, MOST_ROEM) for worth in pairs.values()):
        return None
    return Message("Geef voor elk van {ranks} een aantal punten.", ranks=", ".join(RANKS))


def _is_int(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _shown(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


_WANTED = {
    "roem": _roem,
    "points": _points,
    "games": _games,
    "target": _target,
    "flag": _flag,
    "choice": _choice,
    "ranks": _ranks,
    "order": _order,
    "card-points": _card_points,
}


@cache
def field_specs() -> Mapping[str, FieldSpec]:
    """Every field by its name, in the order in which a rule set is written."""
    return {name: _read(name, entry) for name, entry in assets.table(_FILE)["field"].items()}


@cache
def field_groups() -> tuple[FieldGroup, ...]:
    """The fields under headings, in the order in which people read rules."""
    return tuple(
        FieldGroup(one["code"], _said(one["title"]), tuple(one["fields"]))
        for one in assets.table(_FILE)["group"]
    )


def _read(name: str, entry: Mapping[str, Any]) -> FieldSpec:
    default = entry.get("default")
    return FieldSpec(
        name=name,
        kind=entry["kind"],
        label=_said(entry["label"]),
        help=_said(entry["help"]),
        source=_line(entry["source"]),
        choices=tuple(
            Choice(value, _said(label)) for value, label in entry.get("choices", {}).items()
        ),
        default=tuple(default) if isinstance(default, list) else default,
    )


def _said(text: str) -> Message:
    """A text of the file, which translators find there."""
    return Message.within("field", _line(text))


def _line(text: str) -> str:
    return " ".join(text.split())


def frozen_value(spec: FieldSpec, value: object) -> object:
    """A value as TOML or a dialog gives it, in the form that a rule set keeps it."""
    if spec.kind == "card-points" and isinstance(value, Mapping):
        return tuple((rank, value[rank]) for rank in RANKS if rank in value) + tuple(
            (str(rank), worth) for rank, worth in value.items() if rank not in RANKS
        )
    if (
        spec.kind in ("ranks", "order")
        and isinstance(value, Sequence)
        and not isinstance(value, str)
    ):
        return tuple(str(rank) for rank in value)
    return value
