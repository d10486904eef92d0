"""Feats that win a prize whatever the place: the best round, most roem, the first of each club.

A rule of prizes names them by what a club says: "hoogste roem: fles wijn, beste ronde: taart,
beste van elke club: lint, beste dames: bloemen". The last is the first of those with the label
"dames" on the list of entrants, and any other label does as well.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from clubadmin.domain.names import fold
from clubadmin.i18n import Message


class FeatKind(StrEnum):
    """The kinds of feats."""

    ROEM = "roem"  # most roem of the evening
    ROUND = "round"  # the best round, which is one sheet
    CLUB = "club"  # the first of each club or district
    LABEL = "label"  # the first of those with a label


class Feat(NamedTuple):
    """A feat: `label` is the label, and of whom it was won the club; "" elsewhere."""

    kind: FeatKind
    label: str = ""


class Doer(Protocol):
    """Somebody who may have done a feat."""

    @property
    def who(self) -> int:
        """The number of the entrant."""

    @property
    def place(self) -> int:
        """The place of the entrant."""

    @property
    def roem(self) -> int:
        """The roem of the evening."""

    @property
    def best_round(self) -> int:
        """The total of the best round; 0 where rounds are not known."""

    @property
    def club(self) -> str:
        """The club or district; "" for none."""

    @property
    def label(self) -> str:
        """The label; "" for none."""


KNOWN = Message(
    "hoogste roem, beste ronde, beste van elke club, beste dames (of een ander kenmerk)"
)
_READ: tuple[tuple[FeatKind, str], ...] = (
    (FeatKind.ROEM, r"(?:hoogste|meeste|highest|most) roem"),
    (
        FeatKind.ROUND,
        r"(?:beste|hoogste|best|highest) (?:ronde|formulier|boompje|boom|partij|round|sheet)",
    ),
    (
        FeatKind.CLUB,
        r"(?:beste|eerste|best|first) (?:van|of) (?:elke?|iedere?|de|each|every)"
        r" (?:club|vereniging|district)",
    ),
    (FeatKind.LABEL, r"(?:beste|eerste|best|first) (?:van de |of the |bij de )?([^,;:]+?)"),
)
FEAT = "|".join(pattern.replace("([^", "(?:[^") for _, pattern in _READ).replace(" ", r"\s+")
"""The pattern of a feat in a rule, in any case of letters."""


def feat_of(words: str) -> Feat | None:
    """Read the name of a feat; None where it names none."""
    text = " ".join(words.split())
    for kind, pattern in _READ:
        if found := re.fullmatch(pattern, text, re.IGNORECASE):
            return Feat(kind, found[1] if kind is FeatKind.LABEL else "")
    return None


def done(feat: Feat, field: Iterable[Doer]) -> dict[Feat, list[int]]:
    """Find who did a feat among those who are ranked together; of each club, its first."""
    there = list(field)
    if feat.kind is FeatKind.ROEM:
        return _most(feat, there, lambda one: one.roem)
    if feat.kind is FeatKind.ROUND:
        return _most(feat, there, lambda one: one.best_round)
    if feat.kind is FeatKind.LABEL:
        return _first(feat, [one for one in there if fold(one.label) == fold(feat.label)])
    clubs: dict[str, list[Doer]] = {}
    for one in there:
        if one.club:
            clubs.setdefault(fold(one.club), []).append(one)
    found: dict[Feat, list[int]] = {}
    for mine in clubs.values():
        found |= _first(feat._replace(label=mine[0].club), mine)
    return found


def _most(feat: Feat, there: Sequence[Doer], worth: Callable[[Doer], int]) -> dict[Feat, list[int]]:
    most = max(map(worth, there), default=0)
    return {feat: [one.who for one in there if worth(one) == most]} if most > 0 else {}


def _first(feat: Feat, there: Sequence[Doer]) -> dict[Feat, list[int]]:
    best = min((one.place for one in there), default=0)
    return {feat: [one.who for one in there if one.place == best]} if there else {}
