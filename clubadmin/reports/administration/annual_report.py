"""The annual report: members, evenings, money and the board, as long as there is to tell."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.administration.annual_report import (
    AnnualReport,
    CashYear,
    CompetitionYear,
    DuesYear,
)
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.assembly import Attending, Meeting, Resigning
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.reports.kit.flow import WIDE, Flow
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_SIZE = 9.5
_AMOUNT, _DAY, _PLACE = 90.0, 110.0, 40.0
_BELOW = 40.0  # points that a section has at least below its title
_GAP = 14.0
_TOP = 3  # places of a list


def annual_report_paper(found: AnnualReport, printing: Printing) -> bytes:
    """The report as a PDF; its figures add up."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Jaarverslag")
    season = found.season
    time = f"{words.day(season.starts)} – {words.day(season.ends)}"
    flow = Flow(paper, [paper.club_line, words("seizoen {name}", name=season.name), time])
    made = _Report(paper, flow)
    made.members(found)
    for one in found.competitions:
        made.competition(one)
    if found.dues is not None:
        made.dues(found.dues)
    if found.cash is not None:
        made.cash(found.cash)
    made.meetings(found.meetings)
    made.board(found.resigning)
    return paper.document(paper.title, f"{printing.club.name} {season.name}")


class _Report:
    def __init__(self, paper: Paper, flow: Flow) -> None:
        self.paper, self.flow, self.words = paper, flow, paper.words
        self.plain = paper.kind(_SIZE)
        self.bold = paper.kind(_SIZE, bold=True)

    def members(self, found: AnnualReport) -> None:
        """How many there were, who came and who went; they add up."""
        words, year = self.words, found.members
        self.flow.section(words("Leden"), _BELOW)
        self._sum(
            (
                (words("leden aan het begin"), str(year.before)),
                (words("erbij gekomen"), f"+ {len(year.joined)}"),
                (words("vertrokken"), f"− {len(year.left)}"),
            ),
            (words("leden aan het eind"), str(year.after)),
            words("aantal"),
        )
        rows = [(one.label, words.day(day), words("lid geworden")) for one, day in year.joined]
        rows += [(one.label, words.day(day), words("vertrokken")) for one, day in year.left]
        rows += [
            (one.member.label, words.day(one.day), words.text(one.what)) for one in found.jubilees
        ]
        heads = (words("naam"), words("dag"), words("wat"))
        self._table(heads, (WIDE - 2 * _DAY, _DAY, _DAY), rows)
        if year.undated:
            self.flow.notes(
                [
                    words.counted(
                        "Van {n} oud-lid is de dag van vertrek niet bekend; dat is niet meegeteld.",
                        "Van {n} oud-leden is de dag van vertrek niet bekend; die zijn niet"
                        " meegeteld.",
                        year.undated,
                    )
                ]
            )
        self.flow.gap(_GAP)

    def competition(self, one: CompetitionYear) -> None:
        """Draw the champions of a competition, and its attendance."""
        words, flow = self.words, self.flow
        flow.section(one.name, _BELOW)
        if one.standings is None:
            flow.notes([words("Hier is nog niet gespeeld.")], self.plain, 14)
            flow.gap(_GAP)
            return
        who = words.text(FORMATS[one.standings.format].entrant.plural)
        told = words.counted(
            "{n} avond, gemiddeld {average} {who}.",
            "{n} avonden, gemiddeld {average} {who}.",
            len(one.attendance),
            average=words.number(one.average, 1),
            who=who,
        )
        flow.notes([told], self.plain, 14)
        flow.gap(5)
        for field in one.standings.fields:
            self._top(one.standings, field)
        flow.gap(_GAP)

    def dues(self, dues: DuesYear) -> None:
        """Draw the dues asked, come in and open."""
        words = self.words
        self.flow.section(words("Contributie"), _BELOW)
        told = words.counted("van {n} lid gevraagd", "van {n} leden gevraagd", dues.members)
        self._sum(
            ((told, words.money(dues.asked)), (words("ontvangen"), f"− {words.money(dues.paid)}")),
            (words("staat nog open"), words.money(dues.open)),
            words("euro"),
        )
        self.flow.gap(_GAP)

    def cash(self, cash: CashYear) -> None:
        """Draw the cash of all evenings together."""
        words = self.words
        self.flow.section(words("Kas van de avonden"), _BELOW)
        told = words.counted("ontvangen op {n} avond", "ontvangen op {n} avonden", cash.evenings)
        rows = [
            (told, words.money(cash.came_in)),
            (words("betaald, met de prijzen"), f"− {words.money(cash.went_out)}"),
        ]
        if cash.difference:
            sign = "+" if cash.difference > 0 else "−"
            money = words.money(abs(cash.difference))
            rows.append((words("kasverschillen"), f"{sign} {money}"))
        self._sum(rows, (words("overgebleven"), words.money(cash.left)), words("euro"))
        self.flow.gap(_GAP)

    def meetings(self, found: Sequence[Meeting]) -> None:
        """Draw the meetings, with day and attendance."""
        if not found:
            return
        words = self.words
        self.flow.section(words("Vergaderingen"), _BELOW)
        heads = (words("vergadering"), words("dag"), words("aanwezig"), words("volmacht"))
        wide = (WIDE - _DAY - 2 * 80, _DAY, 80.0, 80.0)
        rows = [
            (
                one.name,
                words.day(one.held_on),
                str(one.count(Attending.PRESENT)),
                str(one.count(Attending.PROXY)),
            )
            for one in found
        ]
        self._table(heads, wide, rows)
        self.flow.gap(_GAP)

    def board(self, found: Sequence[Resigning]) -> None:
        """Draw the roster of resignations."""
        if not found:
            return
        words = self.words
        self.flow.section(words("Rooster van aftreden"), _BELOW)
        heads = (words("jaar"), words("functie"), words("naam"), words("herkiesbaar"))
        rest = (WIDE - 50 - 90) / 2
        rows = [
            (
                str(one.year),
                one.office,
                one.member.label,
                words("ja") if one.eligible else words("nee"),
            )
            for one in found
        ]
        self._table(heads, (50.0, rest, rest, 90.0), rows)

    def _top(self, found: Standings, field: str) -> None:
        """The first places of one list, those that are equal as well."""
        words = self.words
        rows = [row for row in found.rows if row.field == field and row.place and row.place <= _TOP]
        if field:
            self.flow.notes([field], self.bold, 14)
        heads = (words("plaats"), words("naam"), words("score"))
        told = [(str(row.place), row.name, _score(self.paper, found, row)) for row in rows]
        self._table(heads, (_PLACE + 10, WIDE - _PLACE - 10 - _AMOUNT, _AMOUNT), told, last=True)

    def _sum(self, rows: Iterable[tuple[str, str]], total: tuple[str, str], head: str = "") -> None:
        """Figures below each other, and what they come to."""
        what = self.words("omschrijving")
        columns = [Column(what, WIDE - _AMOUNT, right=False), Column(head, _AMOUNT)]
        made = [Row([Cell(text, self.plain) for text in row], _ROW) for row in rows]
        made.append(Row([Cell(text, self.bold) for text in total], _ROW))
        self.flow.table(columns, made)
        self.flow.gap(6)

    def _table(
        self,
        heads: Sequence[str],
        widths: Sequence[float],
        rows: Sequence[tuple[str, ...]],
        *,
        last: bool = False,
    ) -> None:
        count = len(heads)
        columns = [
            Column(head, wide, right=last and at == count - 1)
            for at, (head, wide) in enumerate(zip(heads, widths, strict=True))
        ]
        self.flow.table(
            columns, [Row([Cell(text, self.plain) for text in row], _ROW) for row in rows]
        )


def _score(paper: Paper, found: Standings, row: StandingRow) -> str:
    return found.written(paper.words, found.score(row))


def attendance_list(found: Meeting, printing: Printing) -> bytes:
    """A list of all members to be signed at the door; notice and proxy stand behind the name."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Presentielijst")
    flow = Flow(paper, [paper.club_line, found.name, words.day(found.held_on)])
    heads = (words("naam"), words("volmacht aan"), words("handtekening"))
    widths = (WIDE * 0.38, WIDE * 0.27, WIDE * 0.35)
    columns = [Column(head, wide, right=False) for head, wide in zip(heads, widths, strict=True)]
    kind = paper.kind(10)
    rows = []
    for one in found.people:
        proxy = one.proxy.label if one.proxy else ""
        said = words("afgemeld") if one.how is Attending.NOTICE else ""
        cells = (one.member.sorted_label, proxy, said)
        rows.append(Row([Cell(text, kind) for text in cells], 21.0))
    flow.table(columns, rows)
    flow.gap(8)
    if found.quorum:
        flow.notes(
            [
                words(
                    "Van {members} leden moeten er voor een besluit {needed} aanwezig zijn of een"
                    " volmacht hebben gegeven ({percent} %).",
                    members=len(found.people),
                    needed=found.needed,
                    percent=found.quorum,
                )
            ],
            paper.kind(9.5),
            14,
        )
    return paper.document(paper.title, found.name)
