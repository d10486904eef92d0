"""Suppositions: a season under another rule set or another ranking rule. Nothing is written.

Of each row it can be told what it is made of, down to the games that come to something else.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, TypeVar

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.model.explain.explanation import Explained, Joins, Weight
from clubadmin.model.results.result import StandingCell, StandingRow, Standings
from clubadmin.model.supposing import what_if as what_if_words
from clubadmin.model.supposing.what_if import (
    EveningShift,
    GameShift,
    Shift,
    Supposition,
    Unread,
    WhatIf,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed, refuse_rules, rule_sets
from clubadmin.services.evenings.head import as_date, evening_head
from clubadmin.services.results.closing import line_words
from clubadmin.services.sheets.rows import LineFigures, Lines
from clubadmin.services.standings.material import about, gather
from clubadmin.services.standings.standings import standings
from clubadmin.storage.club.supposing import Supposed

LINES_A_TIME = 100  # before it is told how far it is
MOST_UNREAD = 200  # more would bury what is wrong
_EVENINGS_SETTLED = text(
    "SELECT e.id, e.number, e.date, e.depth, e.status, e.rule_set_id, r.title, r.toml, c.format,"
    " e.totals_first AND EXISTS (SELECT 1 FROM playing_table t JOIN scoresheet f"
    " ON f.playing_table_id = t.id AND f.totals_of > 0 WHERE t.evening_id = e.id) AS by_totals"
    " FROM evening e JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN competition c ON c.id = e.competition_id WHERE e.competition_id = :competition"
    " AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id) ORDER BY e.number"
)
_GAMES = text(
    "SELECT t.evening_id, t.id, t.round, t.number, g.game, g.typed, f.id AS sheet FROM game g"
    " JOIN scoresheet f ON f.id = g.scoresheet_id JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number, g.game"
)
_TYPED = text(
    "SELECT DISTINCT g.typed FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id IN (SELECT value FROM json_each(:ids))"
)
_SEATED = text(
    "SELECT s.playing_table_id, iif(s.position IN ('n', 's'), 'ns', 'ew') FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN participant p ON p.id = s.participant_id WHERE t.evening_id = :evening"
    " AND coalesce(p.member_id, p.pair_id, p.team_id) = :entrant ORDER BY s.position DESC"
)
_EXTRAS = re.compile(r"#\d+|@[shrkz]|k{1,3}$", re.IGNORECASE)
T = TypeVar("T")


class _OtherLines(Lines):
    """Lines by rules by which they were not played.

    A bid, a trump or a double that these rules do not know is left out: the cards were the same.
    """

    def __missing__(self, typed: str) -> LineFigures:
        figures = super().__missing__(typed)
        bare = _EXTRAS.sub("", typed.replace(" ", ""))
        if figures.outcome is None and bare != typed and self[bare].outcome is not None:
            del self.wrong[typed]
            if bare in self.wrong:
                self.wrong[typed] = self.wrong[bare]
            if bare in self.seats:
                self.seats[typed] = self.seats[bare]
            self[typed] = figures = self[bare]._replace(typed=typed)
        return figures


@dataclass(frozen=True)
class _Night:
    """An evening that is settled again, and the rules by which it was played."""

    id: int
    number: int
    closed: bool
    before: Lines


Going = Callable[[int, int], None]
"""Told how much is done, of how much; it may raise, and then the work stops."""


@dataclass(frozen=True)
class Resettled:
    """The outcome of settling evenings again."""

    nights: tuple[_Night, ...]  # those that were settled again
    from_paper: tuple[int, ...]  # the numbers of those of which no games are known
    lines: Lines  # what lines come to by the other rules
    by_totals: tuple[int, ...] = ()  # the numbers of those of which that holds for some sheets

    def changed(self, night: _Night, typed: str) -> bool:
        """Whether a line of an evening comes to something else."""
        if night.before[typed] != self.lines[typed]:
            return True
        return night.before.seats.get(typed) != self.lines.seats.get(typed)

    def told(self, conn: Connection, found: WhatIf, going: Going) -> WhatIf:
        """The comparison with what is to be said of the evenings and their games."""
        games = 0
        unread: list[Unread] = []
        for night in told_each(self.nights, going):
            for row in conn.execute(_GAMES, {"evening": night.id}):
                games += self.changed(night, row.typed)
                why = self.lines.wrong.get(row.typed)
                if why and row.typed not in night.before.wrong and len(unread) < MOST_UNREAD:
                    place = (night.number, row.round, row.number, row.game)
                    unread.append(Unread(*place, row.typed, why))
        return replace(
            found,
            settled=tuple(one.number for one in self.nights),
            from_paper=self.from_paper,
            by_totals=self.by_totals,
            games=games,
            unread=tuple(unread),
        )

    def games_of(
        self, conn: Connection, evening_id: int | None, entrant_id: int | None, language: Language
    ) -> tuple[GameShift, ...]:
        """The games that changed, of an evening and of an entrant if these are given."""
        found: list[GameShift] = []
        for night in self.nights:
            if evening_id in (None, night.id):
                found += self._of_night(conn, night, entrant_id, language)
        return tuple(found)

    def _of_night(
        self, conn: Connection, night: _Night, entrant_id: int | None, language: Language
    ) -> Iterable[GameShift]:
        which = {"evening": night.id}
        sides: Mapping[int, str] = {}
        if entrant_id is not None:
            seated = conn.execute(_SEATED, {**which, "entrant": entrant_id})
            sides = {row[0]: row[1] for row in seated}
        for row in conn.execute(_GAMES, which).all():
            if entrant_id is not None and row.id not in sides:
                continue
            if self.changed(night, row.typed):
                yield GameShift(
                    evening=night.number,
                    evening_id=night.id,
                    table_id=row.id,
                    round=row.round,
                    table=row.number,
                    game=row.game,
                    typed=row.typed,
                    before=_words(night.before, row.typed, language),
                    after=_words(self.lines, row.typed, language),
                    side=sides.get(row.id, ""),
                )


def untold(_done: int, _total: int) -> None:
    """Report progress to nobody."""


def settled_by(
    club: OpenClub,
    competition_id: int,
    rule_set_id: int,
    from_date: date | None = None,
    going: Going = untold,
) -> Resettled:
    """Settle the evenings of a competition by other rules.

    Args:
        rule_set_id: the version by which it is done.
        from_date: evenings before this day stay as they are.
        going: told how far it is.
    """
    version = next((one for one in rule_sets(club) if one.id == rule_set_id), None)
    if version is None:
        raise Refused("Deze spelregels zijn er niet meer. Kies andere spelregels.")
    with club.store.read() as conn:
        rows = conn.execute(_EVENINGS_SETTLED, {"competition": competition_id}).mappings().all()
        wanted = [one for one in rows if from_date is None or as_date(one["date"]) >= from_date]
        for row in wanted:
            _refuse_other_game(row, version)
        by_rules: dict[int, Lines] = {}
        nights = tuple(_night(row, by_rules) for row in wanted if row["depth"] == "game")
        lines = _OtherLines(parsed(version.toml))
        given = {"ids": json.dumps([night.id for night in nights])}
        every = conn.execute(_TYPED, given).scalars().all()
        for typed in told_each(every, going, LINES_A_TIME):
            lines[typed]  # settled where it is met for the first time
    paper = tuple(one["number"] for one in wanted if one["depth"] != "game")
    totals = tuple(one["number"] for one in wanted if one["by_totals"])
    return Resettled(nights, paper, lines, totals)


def suppose(store: Supposed, again: Resettled, rule_set_id: int, going: Going = untold) -> None:
    """Have a club that is only supposed go by what the lines come to."""
    ids = [one.id for one in again.nights]
    sums = stretch(going, 0, 70)
    store.settle(ids, rule_set_id, again.lines, again.lines.seats, going=sums)
    with store.read() as conn:
        for night in told_each(again.nights, stretch(going, 70, 100)):
            head = evening_head(conn, night.id)
            if night.closed and not head.form.by_points:
                from clubadmin.services.comparison.kept_results import figures

                store.keep_contest(night.id, figures(conn, head))


def _night(row: Mapping[Any, Any], by_rules: dict[int, Lines]) -> _Night:
    rules = by_rules.setdefault(row["rule_set_id"], Lines(parsed(row["toml"])))
    return _Night(row["id"], row["number"], row["status"] == "closed", rules)


def _refuse_other_game(row: Mapping[Any, Any], version: RuleSetVersion) -> None:
    """Refuse rules of another game of cards: what was typed means nothing in it."""
    refuse_rules(row["format"], version)
    if FORMATS[row["format"]].decides is Decides.KNOCKOUT:
        raise Refused(
            "Een afvaltoernooi is niet na te rekenen onder andere spelregels: wie een"
            " ronde won, speelde verder, en dat is al gebeurd."
        )
    played, other = parsed(row["toml"]), parsed(version.toml)
    same = ("seats", "system", "target", "total", "tricks")
    if any(getattr(played, name) != getattr(other, name) for name in same):
        raise Refused(
            "Avond {number} is gespeeld volgens {title}; wat toen is getypt, is geen spel volgens"
            " {version}. Kies spelregels waarin evenveel mensen om evenveel punten spelen.",
            number=row["number"],
            title=row["title"],
            version=version.title,
        )


def _words(lines: Lines, typed: str, language: Language) -> str:
    return line_words(lines[typed], lines.seats.get(typed, ()), language)


def stretch(going: Going, first: int, last: int) -> Going:
    """Report progress of a part of the work, between two hundredths of the whole."""

    def told(done: int, total: int) -> None:
        going(first + (last - first) * done // max(total, 1), 100)

    return told


def told_each(items: Sequence[T], going: Going, every: int = 1) -> Iterator[T]:
    """The items one after another; before each of so many it is told how far it is."""
    for at, item in enumerate(items):
        if at % every == 0:
            going(at, len(items))
        yield item


_EVENINGS = text(
    "SELECT id FROM evening WHERE competition_id = :competition"
    " UNION SELECT evening_id FROM also_counts WHERE competition_id = :competition"
)


def what_if(
    club: OpenClub, competition_id: int, supposed: Supposition, going: Going = untold
) -> WhatIf:
    """The standings of a competition as they are and as they would be.

    With another rule set every line that was typed is settled again, and what follows from it:
    rounds, fines, points for sitting out, matchpoints.
    """
    real = standings(club, competition_id)
    before = _ties(club, competition_id)
    again = None
    if supposed.rule_set_id is not None:
        which = (competition_id, supposed.rule_set_id, supposed.from_date)
        again = settled_by(club, *which, stretch(going, 0, 40))
    store = Supposed.beside(club.store, _evenings_of(club, competition_id))
    with OpenClub(store) as other_club:
        if again is not None and supposed.rule_set_id is not None:
            suppose(store, again, supposed.rule_set_id, stretch(going, 40, 80))
        other = standings(other_club, competition_id, rule=supposed.rule, ties=supposed.ties)
    found = WhatIf(
        competition_id=competition_id,
        supposed=supposed,
        real=real,
        other=other,
        ties_before=before,
        ties_after=before if supposed.ties is None else supposed.ties,
        shifts=_shifts(real, other),
    )
    if again is None:
        return found
    return club.read(again.told, found, stretch(going, 80, 100))


def games_behind(
    club: OpenClub,
    competition_id: int,
    supposed: Supposition,
    evening_id: int | None = None,
    entrant_id: int | None = None,
    *,
    language: Language = Language.NL,
) -> tuple[GameShift, ...]:
    """The games that come to something else under another rule set, in the order of play.

    Args:
        supposed: with a rule set; without one there are none.
        evening_id: of one evening only.
        entrant_id: of one member, pair or team only.
        language: of the words beside the figures.
    """
    if supposed.rule_set_id is None:
        return ()
    again = settled_by(club, competition_id, supposed.rule_set_id, supposed.from_date)
    return club.read(again.games_of, evening_id, entrant_id, language)


def _evenings_of(club: OpenClub, competition_id: int) -> set[int]:
    with club.store.read() as conn:
        return set(conn.execute(_EVENINGS, {"competition": competition_id}).scalars())


def _ties(club: OpenClub, competition_id: int) -> tuple[str, ...]:
    with club.store.read() as conn:
        return gather(conn, about(conn, competition_id)).force.ties


def _shifts(real: Standings, other: Standings) -> tuple[Shift, ...]:
    before = {row.entrant_id: row for row in real.rows}
    return tuple(
        _shift(before[row.entrant_id], row, real, other)
        for row in other.rows
        if row.entrant_id in before
    )


def _shift(before: StandingRow, after: StandingRow, real: Standings, other: Standings) -> Shift:
    return Shift(
        entrant_id=after.entrant_id,
        name=after.name,
        field=after.field,
        place_before=before.place,
        place_after=after.place,
        score_before=real.score(before),
        score_after=other.score(after),
        evenings=tuple(_evenings(before, after, other)),
    )


def _evenings(before: StandingRow, after: StandingRow, other: Standings) -> Iterable[EveningShift]:
    ids = dict(zip(other.evenings, other.evening_ids, strict=False))
    old = {cell.evening: cell for cell in before.evenings}
    for cell in after.evenings:
        was = old.get(cell.evening)
        if was is None or (was.points, was.counts) == (cell.points, cell.counts):
            continue
        yield EveningShift(
            cell.evening, ids.get(cell.evening, 0), was.points, cell.points, was.counts, cell.counts
        )


def explain_shift(
    club: OpenClub,
    competition_id: int,
    supposed: Supposition,
    entrant_id: int,
    language: Language = Language.NL,
) -> Explained:
    """The total that somebody would have, evening by evening."""
    found = what_if(club, competition_id, supposed)
    shift = next((one for one in found.shifts if one.entrant_id == entrant_id), None)
    row = next((one for one in found.other.rows if one.entrant_id == entrant_id), None)
    if shift is None or row is None:
        raise Refused("Deze deelnemer staat niet in de stand. Kies iemand uit de lijst.")
    games = games_behind(club, competition_id, supposed, None, entrant_id, language=language)
    words = Words(language)
    rule = parse_rule(found.other.rule)
    joins: Joins = "" if rule.by_wins else "average" if rule.averages else "sum"
    return Explained(
        title=words("Wat {name} zou hebben", name=shift.name),
        figure=found.other.written(words, shift.score_after),
        note=_note(words, found, shift),
        parts=tuple(_evening_parts(words, found, shift, row, games)),
        value=None if rule.averages else int(shift.score_after),
        joins=joins,
    )


def _note(words: Words, found: WhatIf, shift: Shift) -> str:
    before = found.real.written(words, shift.score_before)
    place = what_if_words.place(shift.place_before)
    had = words("Heeft nu {figure}, plaats {place}.", figure=before, place=place)
    return f"{had} {what_if_words.proposal(words, found)}."


def _evening_parts(
    words: Words, found: WhatIf, shift: Shift, row: StandingRow, games: Sequence[GameShift]
) -> list[Explained]:
    ids = dict(zip(found.other.evenings, found.other.evening_ids, strict=False))
    moved = {one.evening: one for one in shift.evenings}
    told = []
    for cell in row.evenings:
        if cell.points is None and cell.evening not in moved:
            continue
        was = moved.get(cell.evening)
        note = words("was {points},", points=what_if_words.points(words, was.before)) if was else ""
        told.append(
            Explained(
                title=words("Avond {number}", number=found.other.head(cell.evening)),
                figure=what_if_words.points(words, cell.points),
                note=f"{note} {what_if_words.counting(words, was)}".strip() if was else "",
                weight=_weight(cell),
                parts=tuple(_game(words, one) for one in games if one.evening == cell.evening),
                evening_id=ids.get(cell.evening),
                value=cell.points or 0,
            )
        )
    return told


def _weight(cell: StandingCell) -> Weight:
    if not cell.counts:
        return "dropped"
    return "given" if cell.substitute else "counts"


def _game(words: Words, one: GameShift) -> Explained:
    return Explained(
        title=words(
            "Ronde {round}, tafel {table}, spel {game}",
            round=one.round,
            table=one.table,
            game=one.game,
        ),
        figure=one.after,
        note=words("was {before}; getypt is “{typed}”", before=one.before, typed=one.typed),
        evening_id=one.evening_id,
        table_id=one.table_id,
        game=one.game,
    )
