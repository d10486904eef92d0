"""Contents of each page, in the form that its template shows."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from clubadmin.i18n import Words
from clubadmin.model.archive.records import record_figure, record_title
from clubadmin.model.publishing.publishing import (
    Site,
    SiteCompetition,
    SiteEvening,
    SitePerson,
    SitePersonEvening,
    SiteRecord,
)
from clubadmin.model.results.result import (
    ResultRow,
    StandingRow,
    Standings,
    depth_notes,
    field_name,
    totals_only_note,
)
from clubadmin.reports.kit.heading import dashed
from clubadmin.reports.standings.notes import rule_in_words

Phrases = Mapping[str, str]
Shown = dict[str, Any]
_TOP = 3  # of each competition on the first page
PEOPLE = "spelers.html"
RECORDS = "records.html"
INDEX = "index.html"
STYLE = "stijl.css"
_LONGEST = 60


class Files:
    """The names of all pages of a site."""

    people = PEOPLE
    records = RECORDS

    def __init__(self, site: Site) -> None:
        self._people = {one.member_id: _person(one) for one in site.people}
        self._evenings = {
            evening.result.evening_id: _evening(one, season.season.name, evening.result.number)
            for season in site.seasons
            for one in season.competitions
            for evening in one.evenings
        }

    def person(self, member_id: int) -> str:
        """The page of a person; "" when there is none."""
        return self._people.get(member_id, "")

    def evening(self, evening_id: int) -> str:
        """The page of an evening; "" when there is none."""
        return self._evenings.get(evening_id, "")

    def competition(self, one: SiteCompetition, season: str) -> str:
        """The page of the standings of a competition."""
        return f"stand-{slug(one.name)}-{slug(season)}-{one.id}.html"


class Figures:
    """The pages of one site."""

    def __init__(self, site: Site, files: Files, words: Words, phrases: Phrases) -> None:
        self._site = site
        self._files = files
        self.words = words
        self._say = phrases

    def index(self) -> Shown:
        """All seasons with their competitions, the first few of each."""
        seasons = [
            {
                "name": dashed(season.season.name),
                "competitions": [self._card(one, season.season.name) for one in found],
            }
            for season in self._site.seasons
            if (found := season.competitions)
        ]
        return {"seasons": seasons}

    def _card(self, one: SiteCompetition, season: str) -> Shown:
        found = one.standings
        top = [row for row in found.rows if row.place is not None and row.place <= _TOP]
        return {
            "name": one.name,
            "file": self._files.competition(one, season),
            "about": self._about(found),
            "top": [
                {"place": row.place, "name": row.name, "figure": self._figure(found, row)}
                for row in top
                if row.field == found.fields[0]
            ][: _TOP + 2],
            "evenings": [self._link(evening) for evening in reversed(one.evenings)],
        }

    def _link(self, evening: SiteEvening) -> Shown:
        one = evening.result
        return {
            "file": self._files.evening(one.evening_id),
            "title": self.words("avond {number}", number=one.number).capitalize(),
            "day": self.words.day(one.date),
        }

    def standing(self, one: SiteCompetition) -> Shown:
        """The standings with a column an evening."""
        found = one.standings
        total = "matchpoints" if found.matchpoints else "rounds_won" if found.wins else "total"
        return {
            "heading": f"{one.name} {dashed(found.season)}",
            "about": self._rule(found),
            "total_head": self._say[total],
            "pits_head": self._say["tops" if found.matchpoints else "pits"],
            "won": found.win_points,
            "average": found.by_average,
            "evenings": [self._head(found, at) for at in range(len(found.evenings))],
            "fields": [self._field(one, field) for field in found.fields],
            "notes": self._notes(found),
        }

    def _rule(self, found: Standings) -> str:
        about = self._about(found)
        if found.planned == 1:
            return about
        rule = rule_in_words(found, self.words)
        if found.adopted is not None:
            rule += f" ({self._say['since']} {self.words.day(found.adopted)})"
        return f"{about} · {rule}"

    def _head(self, found: Standings, at: int) -> Shown:
        number = found.evenings[at]
        evening_id = found.evening_ids[at] if at < len(found.evening_ids) else 0
        head = found.head(number)
        title = self.words("avond {number}", number=head).capitalize()
        return {"number": head, "file": self._files.evening(evening_id), "title": title}

    def _field(self, one: SiteCompetition, field: str) -> Shown:
        rows = [row for row in one.standings.rows if row.field == field]
        shown = [
            {
                "place": row.place,
                "name": row.name,
                "member": one.people.get(row.entrant_id),
                "total": row.total,
                "average": one.standings.written(self.words, row.average),
                "pits": row.pits,
                "won": row.won,
                "moves": row.moves,
                "evenings": row.evenings,
            }
            for row in rows
        ]
        return {"name": self._named(field, grouped=one.standings.grouped), "rows": shown}

    def _named(self, field: str, *, grouped: bool = False) -> str:
        if grouped and field:
            return f"{self._say['group']} {field}"
        return field_name(self.words, field, long=True) if field else ""

    def _about(self, found: Standings) -> str:
        day = self.words.day(found.last_date) if found.last_date else ""
        if found.planned == 1:
            return day
        after = self.words("Stand na avond {number}", number=found.after)
        return f"{after}, {day}" if day else after

    def _figure(self, found: Standings, row: StandingRow) -> str:
        if found.by_average:
            return self.words.number(row.average, found.decimals)
        return self.words.number(row.total)

    def _notes(self, found: Standings) -> str:
        cells = [cell for row in found.rows for cell in row.evenings]
        said = []
        if any(cell.points is not None and not cell.counts for cell in cells):
            said.append(self._say["struck"])
        if any(cell.substitute for cell in cells):
            said.append(self._say["gave"])
        return " ".join([*said, *depth_notes(self.words, found.depth)])

    def evening(self, one: SiteCompetition, at: int, season: str) -> Shown:
        """The result of an evening, with the evenings before and after it."""
        evening = one.evenings[at]
        result = evening.result
        rounds = sorted({made.round for row in result.rows for made in row.rounds})
        shown = rounds if result.depth != "evening" and len(rounds) > 1 else []
        parts = groupby(result.rows, key=lambda row: (row.line, row.field))
        fields = [
            {"name": self._place(*key), "rows": [self._row(evening, row, shown) for row in rows]}
            for key, rows in parts
        ]
        title = self.words("avond {number}", number=result.number).capitalize()
        return {
            "heading": one.name if result.planned == 1 else f"{one.name}, {title.lower()}",
            "about": " · ".join(
                [
                    self.words.full_day(result.date),
                    *map(self.words.text, totals_only_note(result.totals_only)),
                ]
            ),
            "competition": {"name": one.name, "file": self._files.competition(one, season)},
            "matchpoints": any(row.matchpoints is not None for row in result.rows),
            "rounds": shown,
            "fields": fields,
            "before": self._link(one.evenings[at - 1]) if at else None,
            "after": self._link(one.evenings[at + 1]) if at + 1 < len(one.evenings) else None,
        }

    def _place(self, line: str, field: str) -> str:
        said = [f"{self._say['group']} {line}"] if line else []
        return ", ".join([*said, *([self._named(field)] if field else [])])

    def _row(self, evening: SiteEvening, row: ResultRow, rounds: Sequence[int]) -> Shown:
        made = {one.round: one for one in row.rounds}
        return {
            "place": row.place,
            "name": row.name,
            "member": evening.people.get(row.participant_id),
            "matchpoints": row.matchpoints or 0,
            "total": row.total,
            "pits": f"{row.pits}?" if row.totals_only else row.pits,
            "prize": self.words.text(row.thanked) if row.thanked else "",
            "rounds": [made.get(number) for number in rounds],
        }

    def people(self) -> Shown:
        """The list of people with a page."""
        shown = [
            {
                "file": self._files.person(one.member_id),
                "name": one.name,
                "about": self._evenings(len(one.evenings)),
            }
            for one in self._site.people
        ]
        return {"people": shown}

    def person(self, one: SitePerson) -> Shown:
        """The page of a person, evening by evening."""
        totals = [evening.total for evening in one.evenings]
        number = self.words.number
        facts = [
            (self._say["evenings"], number(len(totals))),
            (self._say["mean"], number(sum(totals) / len(totals), 1)),
            (self._say["best"], number(max(totals))),
            (self._say["first"], number(sum(evening.place == 1 for evening in one.evenings))),
            (self._say["pits"], number(sum(evening.pits for evening in one.evenings))),
        ]
        seasons = groupby(one.evenings, key=lambda evening: evening.season)
        return {
            "name": one.name,
            "facts": facts,
            "seasons": [
                {"name": dashed(name), "evenings": [self._played(evening) for evening in found]}
                for name, found in seasons
            ],
        }

    def _played(self, one: SitePersonEvening) -> Shown:
        evening = self.words("avond {number}", number=one.number)
        return {
            "file": self._files.evening(one.evening_id),
            "title": f"{one.competition}, {evening}",
            "day": self.words.day(one.date),
            "place": one.place,
            "total": one.total,
            "pits": one.pits,
        }

    def records(self) -> Shown:
        """The firsts in the lists of all times, list by list."""
        lists = groupby(self._site.records, key=lambda one: one.what)
        return {
            "records": [
                {
                    "title": record_title(self.words, what),
                    "rows": [self._record(one) for one in rows],
                }
                for what, rows in lists
            ]
        }

    def _record(self, one: SiteRecord) -> Shown:
        return {
            "figure": record_figure(self.words, one.what, one.figure),
            "name": one.name,
            "member": one.member_id,
            **self._where(one),
        }

    def _where(self, one: SiteRecord) -> Shown:
        if one.where is None:
            since = f"{self._say['since']} {one.since.year}" if one.since else ""
            return {"detail": since, "file": ""}
        where, words = one.where, self.words
        evening = "" if where.planned == 1 else ", " + words("avond {number}", number=where.number)
        detail = f"{where.competition}{evening}, {words.day(where.date)}"
        return {"detail": detail, "file": self._files.evening(where.evening_id)}

    def _evenings(self, count: int) -> str:
        word = self._say["evening" if count == 1 else "evenings"].lower()
        return f"{self.words.number(count)} {word}"


def slug(text: str) -> str:
    """A name in letters and digits that every server takes: "jan-de-vries"."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST].rstrip("-") or "x"


def _person(one: SitePerson) -> str:
    return f"speler-{slug(one.name)}-{one.member_id}.html"


def _evening(one: SiteCompetition, season: str, number: int) -> str:
    return f"avond-{slug(one.name)}-{slug(season)}-{one.id}-{number:02}.html"
