"""What a season book is made of, gathered from the results that are kept.

Standings after every evening are made one by one, and only what the book shows of them stays:
the memory it takes does not grow with evenings times evenings.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import text

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.archive.records import RecordBook, Scope, What
from clubadmin.model.publishing.season_book import (
    BOOK_PARTS,
    AfterRow,
    BookCompetition,
    BookEvening,
    BookOffer,
    BookPart,
    OfferedCompetition,
    SeasonBook,
)
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.model.seasons.season import Competition
from clubadmin.services import archive
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.errors import Refused
from clubadmin.services.results import results
from clubadmin.services.seasons import competitions, seasons
from clubadmin.services.seasons.members import book_members
from clubadmin.services.standings import standings

Going = Callable[[int, int], None]
"""Told how many evenings are done, and of how many; may raise to stop."""

_EVENINGS = text(
    "SELECT e.id, e.number, e.status, count(*) FROM evening e"
    " JOIN evening_result x ON x.evening_id = e.id WHERE e.competition_id = :competition"
    " GROUP BY e.id ORDER BY e.number"
)
_RULES = text(
    "SELECT DISTINCT r.title, r.valid_from, r.toml FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id WHERE e.competition_id ="
    " :competition ORDER BY r.title, r.valid_from"
)


@dataclass(frozen=True)
class _Wanted:
    """A competition that goes into the book, with its evenings: id and number."""

    about: Competition
    evenings: tuple[tuple[int, int], ...]


def offer(club: OpenClub, season_id: int) -> BookOffer:
    """What a book of this season could hold.

    Raises:
        Refused: there is no such season.
    """
    season = seasons.season(club, season_id)
    found = []
    for one in competitions.competitions(club, season_id):
        rows = _evenings(club, one.id)
        if rows:
            still = sum(status == "open" for _, _, status, _ in rows)
            came = sum(count for *_, count in rows) // len(rows)
            found.append(OfferedCompetition(one, len(rows), still, came))
    people = len(book_members(club, (), [one.about.id for one in found])) if found else 0
    return BookOffer(season, tuple(found), people)


def gather(
    club: OpenClub,
    season_id: int,
    wanted: Collection[int] | None = None,
    parts: Collection[BookPart] = BOOK_PARTS,
    going: Going | None = None,
) -> SeasonBook:
    """Everything of a season.

    Args:
        club: the open club.
        season_id: which season.
        wanted: the ids of the competitions; None for all that have results.
        parts: what goes in; what is not asked for is not gathered.
        going: told after every evening.

    Raises:
        Refused: there is no such season, or nothing was played in it.
    """
    season = seasons.season(club, season_id)
    chosen = [
        _Wanted(one, tuple((evening, number) for evening, number, *_ in _evenings(club, one.id)))
        for one in competitions.competitions(club, season_id)
        if wanted is None or one.id in wanted
    ]
    chosen = [one for one in chosen if one.evenings]
    if not chosen:
        raise Refused(
            f"In seizoen {season.name} is nog geen avond gespeeld. Een seizoenboek kan er zijn"
            " zodra er een uitslag is."
        )
    steps = _Steps(going, sum(len(one.evenings) for one in chosen))
    ended = any(other.starts > season.starts for other in seasons.seasons(club))
    found = tuple(replace(_competition(club, one, parts, steps), ended=ended) for one in chosen)
    records = archive.records(club, Scope(season_id)) if "records" in parts else None
    return SeasonBook(
        season=season,
        club=clubs.settings(club),
        competitions=found,
        members=book_members(club, found) if "members" in parts else (),
        titles=archive.titles(club, steps.still) if "titles" in parts else (),
        records=records,
        rules=_rules(club, chosen) if "rules" in parts else (),
        club_records=_of_all_time(club, records) if records is not None else frozenset(),
    )


class _Steps:
    """Counts evenings, whatever competition they are of."""

    def __init__(self, going: Going | None, total: int) -> None:
        self._going, self._total, self._done = going, total, 0

    def step(self) -> None:
        """An evening more."""
        self._done += 1
        self.still()

    def still(self, *_progress: int) -> None:
        """As far as before; whoever is told may stop."""
        if self._going is not None:
            self._going(self._done, self._total)


def _evenings(club: OpenClub, competition_id: int) -> list[tuple[int, int, str, int]]:
    """Id, number, status and how many there were, of each evening with a result."""
    with club.store.read() as conn:
        rows = conn.execute(_EVENINGS, {"competition": competition_id}).all()
    return [(evening, number, status, came) for evening, number, status, came in rows]


def _rules(club: OpenClub, chosen: Sequence[_Wanted]) -> tuple[RuleSet, ...]:
    """The rules that were played, each version once."""
    with club.store.read() as conn:
        texts = [
            toml
            for one in chosen
            for *_, toml in conn.execute(_RULES, {"competition": one.about.id})
        ]
    return tuple(parsed(toml) for toml in dict.fromkeys(texts))


def _of_all_time(club: OpenClub, records: RecordBook) -> frozenset[tuple[What, int, str]]:
    """The records of a season that are those of the club, where it has played in others too."""
    found = set()
    for one in records.lists:
        if not any(row.where for row in one.rows):
            continue
        ever = archive.all_time(club, one.what, Scope(size=one.size), most=1)
        if ever.evenings > one.evenings:
            found |= {(one.what, row.where.evening_id, row.name) for row in ever.rows if row.where}
    return frozenset(found)


def _competition(
    club: OpenClub, one: _Wanted, parts: Collection[BookPart], steps: _Steps
) -> BookCompetition:
    """A competition with its evenings; standings only where there is more than one evening."""
    several, found = len(one.evenings) > 1, []
    follows = several and not {"standings", "charts"}.isdisjoint(parts)
    before: Mapping[int, int | None] = {}
    for evening_id, number in one.evenings:
        rows: tuple[AfterRow, ...] = ()
        if follows:
            after = standings.standings(club, one.about.id, number)
            rows = _after(after, number, before)
            before = {row.entrant_id: row.place for row in rows}
        found.append(_evening(club, evening_id, rows, parts))
        steps.step()
    final = standings.standings(club, one.about.id)
    return BookCompetition(one.about, tuple(found), final if several else None)


def _evening(
    club: OpenClub, evening_id: int, rows: tuple[AfterRow, ...], parts: Collection[BookPart]
) -> BookEvening:
    result = results.result(club, evening_id)
    if "evenings" not in parts:
        return BookEvening(result, rows)
    return BookEvening(result, rows, *archive.stood_out(club, evening_id, result))


def _after(view: Standings, number: int, before: Mapping[int, int | None]) -> tuple[AfterRow, ...]:
    """What the book shows of the standings after an evening."""
    by_average = view.rule.startswith("average")
    return tuple(_row(row, number, before, by_average=by_average) for row in view.rows)


def _row(
    row: StandingRow, number: int, before: Mapping[int, int | None], *, by_average: bool
) -> AfterRow:
    cell = next((one for one in reversed(row.evenings) if one.evening == number), None)
    played = sum(one.points is not None and not one.substitute for one in row.evenings)
    return AfterRow(
        place=row.place,
        before=before.get(row.entrant_id),
        name=row.name,
        made=cell.points if cell else None,
        counts=bool(cell and cell.counts),
        evenings=played,
        figure=row.average if by_average else row.total,
        behind=row.behind,
        field=row.field,
        entrant_id=row.entrant_id,
    )
