"""The columns of an evening: its result, the standings before and after, its games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.figure_columns import figured, leads, rank_column, worded
from clubadmin.desktop.kit.figures import total
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.archive.evening import EveningPage
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.explain.figure_asked import StandingAsked
from clubadmin.model.results.result import ResultRow, StandingRow

translate = QCoreApplication.translate
NAME = 34  # grid steps that a name takes before figures that can be missed
Who = Mapping[int, Participant]
"""Who plays, by participant."""


@dataclass(frozen=True)
class Moved:
    """A row of the standings after an evening, and where it stood before."""

    row: StandingRow
    before: int | None
    competition_id: int
    after: int
    spot: Spot | None

    @property
    def up(self) -> int | None:
        """Places won; below 0: lost; None: it had none before, or has none now."""
        if self.before is None or self.row.place is None:
            return None
        return self.before - self.row.place


def result_columns(page: EveningPage, who: Who, rules: RuleSet) -> list[Column[ResultRow]]:
    """The result as the evening itself shows it, with names that lead on."""
    from clubadmin.desktop.results import columns as shown_as

    result = page.result
    if result.depth == "evening":  # no round of it is known
        result = replace(result, rounds=0)
    plain = shown_as.result_columns(result, rules)
    named = next((at for at, one in enumerate(plain) if not one.width), -1)
    return [
        Column(
            one.title,
            one.text,
            _order(one) if at else lambda row: row.place,
            right=one.right,
            look=one.look,
            width=one.width,
            least=NAME if at == named else one.least,
            hint=one.hint,
            spare=one.spare,
            asks=one.asks,
            link=_person(who) if at == named else None,
        )
        for at, one in enumerate(plain)
    ]


def _order(column: Column[ResultRow]) -> Callable[[ResultRow], tuple[int, str]]:
    """Figures by what they come to, the highest first; words by their letters."""

    def key(row: ResultRow) -> tuple[int, str]:
        text = column.text(row)
        if not column.right:
            return 0, folded(text)
        return -int("".join(sign for sign in text if sign.isdecimal()) or 0), ""

    return key


def moved_columns() -> list[Column[Moved]]:
    """The standings after an evening, beside those before."""
    return [
        rank_column(
            "",
            lambda one: one.row.place,
            6,
            lambda one: replace(standing_asked(one), figure="place"),
            missing="–",
            look=lambda one: "accent" if leads(one.row.place) else "muted",
            hint=translate("Archive", "Plaats"),
        ),
        rank_column(
            translate("Archive", "Was"), lambda one: one.before, 7, _was_asked, look="muted"
        ),
        Column(
            "",
            lambda one: _arrow(one.up),
            lambda one: -(one.up or 0),
            right=True,
            look=lambda one: "good" if (one.up or 0) > 0 else "muted",
            width=8,
            hint=translate("Archive", "Plaatsen gewonnen of verloren"),
        ),
        worded(
            translate("Archive", "Naam"),
            lambda one: one.row.name,
            look=lambda one: "strong" if leads(one.row.place) else "",
            least=24,
            link=lambda one: one.spot,
        ),
        figured(
            translate("Archive", "Stand"),
            lambda one: one.row.total,
            total,
            look="strong",
            width=12,
            asks=standing_asked,
            down=True,
        ),
    ]


def standing_asked(one: Moved) -> StandingAsked:
    """The question about somebody's standing after the evening."""
    return StandingAsked(one.competition_id, one.row.entrant_id, after=one.after)


def _was_asked(one: Moved) -> StandingAsked | None:
    if one.before is None:
        return None
    return replace(standing_asked(one), figure="place", after=one.after - 1)


def spot_of(one: Participant) -> Spot:
    """The page of who plays: a person, a pair, a team."""
    if one.team_id is not None:
        return Spot("team", (one.team_id,))
    if one.pair_id is not None:
        return Spot("pair", (one.pair_id,))
    return Spot("member", (one.members[0].id,))


def _person(who: Who) -> Callable[[ResultRow], Spot | None]:
    def link(row: ResultRow) -> Spot | None:
        found = who.get(row.participant_id)
        return spot_of(found) if found and found.members else None

    return link


def _arrow(up: int | None) -> str:
    if not up:
        return ""
    return f"▲ {up}" if up > 0 else f"▼ {-up}"
