"""The turnout of a season as CSV and XLSX, a column for each evening."""

from collections import Counter
from collections.abc import Iterator
from datetime import date

from clubadmin.model.members.member import Came, CompetitionTurnout, SeasonTurnout
from clubadmin.services.exchange.write import Cell, table_bytes

_SAID = {
    Came.PRESENT: "was er",
    Came.NOTICE: "afgemeld",
    Came.SILENT: "zonder bericht",
    Came.AWAY: "was er niet",
}
_Evening = tuple[date, int]  # a day, and which evening of that day in its competition


def turnout_table(found: SeasonTurnout, name: str) -> bytes:
    """A row for everybody in each competition; `name` is of the file: .csv or .xlsx.

    Empty where an evening was not theirs to come to.
    """
    return table_bytes(name, f"Opkomst {found.season}", _rows(found))


def _rows(found: SeasonTurnout) -> Iterator[list[Cell]]:
    held = [_evenings(one) for one in found.competitions]
    columns = sorted({evening for of in held for evening in of})
    yield ["competitie", "naam", "was er", "van", "laatst op", *map(_head, columns)]
    for competition, of in zip(found.competitions, held, strict=True):
        for person in competition.people:
            came = dict(zip(of, person.evenings, strict=True))
            last = competition.last(person)
            yield [
                competition.name,
                person.member.label,
                person.present,
                person.of,
                f"{last:%d-%m-%Y}" if last else "",
                *(_SAID.get(came.get(each, Came.NO_MEMBER), "") for each in columns),
            ]


def _evenings(of: CompetitionTurnout) -> list[_Evening]:
    seen: Counter[date] = Counter()
    found = []
    for _number, day in of.evenings:
        seen[day] += 1
        found.append((day, seen[day]))
    return found


def _head(evening: _Evening) -> str:
    day, which = evening
    return f"{day:%d-%m-%Y}" if which == 1 else f"{day:%d-%m-%Y} ({which})"
