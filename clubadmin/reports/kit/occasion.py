"""The occasion of a small paper: its contest, and the groups in it."""

from collections import Counter
from datetime import date
from typing import NamedTuple, Protocol

from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import Paper, Sheet


class Occasion(Protocol):
    """An evening, or what was made of it."""

    @property
    def competition(self) -> str:
        """The name of the competition."""

    @property
    def season(self) -> str:
        """The name of the season."""

    @property
    def date(self) -> date:
        """The day of play."""

    @property
    def planned(self) -> int:
        """How many evenings the competition has; 1: a contest of its own, 0: not known."""


def parts(paper: Paper, evening: Evening) -> list[str]:
    """Tell the occasion apart: its contest or the number of the evening, its day."""
    return [called(paper, evening, evening.number), paper.words.day(evening.date)]


def called(paper: Paper, of: Occasion, number: int) -> str:
    """The name of a contest of its own, else the number of the evening."""
    return of.competition if of.planned == 1 else paper.words("avond {number}", number=number)


def head(paper: Paper, of: Occasion, number: int) -> list[str]:
    """The lines below a paper's title; a contest of its own has no number of an evening."""
    words = paper.words
    day = words.full_day(of.date)
    if of.planned == 1:
        return [of.competition, day]
    evening = words("avond {number}", number=number) + f", {day}"
    return [f"{of.competition} {heading.dashed(of.season)}".strip(), evening]


def line(paper: Paper, evening: Evening) -> str:
    """The club and the occasion on one line."""
    return " · ".join(part for part in (paper.club.name, *parts(paper, evening)) if part)


def groups(evening: Evening) -> tuple[str, ...]:
    """The names of the groups, in order; one without a name where there is one."""
    return tuple(sorted({one.line for one in evening.participants})) or ("",)


def group_of(evening: Evening, place: TablePlace) -> str:
    """The group that plays at a table."""
    at_table = {*place.ns, *place.ew}
    return next((one.line for one in evening.participants if one.number in at_table), "")


def wallets(evening: Evening) -> tuple[int, ...]:
    """The games that lie in wallets on this evening, in order."""
    return tuple(
        sorted({game for plan in evening.plan for place in plan.tables for game in place.wallets})
    )


def spelled(games: tuple[int, ...]) -> str:
    """Games as people say them: "1–4", "1–4, 9"."""
    runs: list[list[int]] = []
    for game in games:
        if runs and game == runs[-1][-1] + 1:
            runs[-1].append(game)
        else:
            runs.append([game])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


class Deck(NamedTuple):
    """A set of wallets: a group has its own, or more than one where tables play the same."""

    group: str
    copy: int  # from 1
    copies: int

    def label(self, paper: Paper) -> str:
        """The text on a deck's cards: "groep A · set 2"; empty where there is one set."""
        words = paper.words
        group = [words("groep {group}", group=self.group)] if self.group else []
        copy = [words("set {copy}", copy=self.copy)] if self.copies > 1 else []
        return " · ".join([*group, *copy])


def decks(evening: Evening, *, own: bool = False) -> tuple[Deck, ...]:
    """The sets of wallets that are needed.

    Tables that play the same games in a round can pass them on to each other, as many tables
    as there are games; with `own` each has a set of its own.
    """
    most: Counter[str] = Counter(dict.fromkeys(groups(evening), 1))
    for plan in evening.plan:
        at_once: Counter[tuple[str, tuple[int, ...]]] = Counter(
            (group_of(evening, place), place.wallets) for place in plan.tables if place.wallets
        )
        for (group, games), tables in at_once.items():
            most[group] = max(most[group], tables if own else -(-tables // len(games)))
    return tuple(
        Deck(group, copy, most[group])
        for group in groups(evening)
        for copy in range(1, most[group] + 1)
    )


def new_page(
    paper: Paper, evening: Evening, size: tuple[float, float] | None = None
) -> tuple[Sheet, float]:
    """A new page with its heading, and y below that; of the paper's own size unless given."""
    sheet = paper.sheet(size or paper.size)
    if len(paper.sheets) > 1:
        return sheet, heading.following(paper, sheet)
    words = paper.words
    number = words("avond {number}", number=evening.number)
    if evening.planned:
        number = words(
            "avond {number} van {planned}", number=evening.number, planned=evening.planned
        )
    if evening.planned == 1:  # a contest of its own
        number = ""
    day = words.full_day(evening.date)
    return sheet, heading.first(paper, sheet, [paper.club_line, day, evening.competition, number])
