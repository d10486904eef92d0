"""Lists as clubs write them, made by chance, with one error planted and the truth beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from random import Random

from clubadmin.model.importing.importing import Book, Merged, SheetText

FIRST = (
    *("Jan", "Piet", "Greet", "Klaas", "Truus", "Henk", "Annie", "Wim", "Cor", "Toos", "Bep"),
    *("Ria", "Sjaak", "Dirk", "Nel", "Arie", "Gerda", "Freek", "Loes", "Theo"),
)
LAST = (
    *("Bosman", "Vosmeer", "van den Berg", "Kokshoorn", "Mulder", "Smitskamp", "de Boer"),
    *("Prinsen", "Dekker", "Haanstra", "Zwartjes", "ter Maat", "Rietberg", "Meekes", "Veeger"),
    *("Oosterhof", "Lammers", "Wiersma", "Hoekstra", "Terpstra"),
)
TEAMS = (
    *("De Azen", "Schoppenboer", "Ruit en Co", "Het Viertal", "Hartenjagers", "Nel en Boer"),
    *("De Troeven", "Roem Negentig", "Pit", "De Laatste Slag", "Klaveren Vier", "Kloppers"),
)
SHAPES = ("wide", "best", "running", "beside", "single", "pairs", "average", "teams")
NAMES = tuple(f"{one} {LAST[(3 * at) % len(LAST)]}" for at, one in enumerate(FIRST))
COUPLES = tuple(
    (f"{FIRST[2 * at]} {LAST[at]}", f"{FIRST[2 * at + 1]} {LAST[at]}") for at in range(10)
)


@dataclass
class MadeList:
    """A list with what is true about it.

    Attributes:
        planted: what is wrong, "" for nothing; `row` and `column` say where. Of "merged" nothing
            is: two who made the same share a cell, which is asked for all the same.
        right: what should stand there.
        totals: what all together made on each evening.
        results: how many figures of evenings it has.
        excused: kinds of doubts that are no doubt about a figure.
    """

    shape: str
    book: Book
    planted: str = ""
    row: int = -1
    column: int = -1
    right: str = ""
    totals: list[int] = field(default_factory=list)
    results: int = 0
    excused: frozenset[str] = frozenset()
    joined: bool = False  # the cell at `row` and `column` is one with that below it


class Maker:
    """Makes a list of a shape.

    Args:
        seed: the same list each time.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.shape = SHAPES[seed % len(SHAPES)]
        self.clean = seed // len(SHAPES) % 5 == 0

    def made(self) -> MadeList:
        """The list."""
        pairs = self.shape == "pairs"
        most = {"pairs": 10, "teams": 12}.get(self.shape, 18)
        count = self.chance.randint(8 if pairs else 10, most)
        evenings = 1 if self.shape in ("single", "pairs") else self.chance.randint(4, 7)
        made = self._figures(count, evenings)
        names = self._names(count)
        head, rows, places = self._table(names, made, evenings)
        found = MadeList(self.shape, Book("lijst.csv", ()))
        if not self.clean:
            self._plant(found, rows, places, made)
        found.totals = [sum(row[at] or 0 for row in made) for at in range(evenings)]
        found.results = sum(one is not None for row in made for one in row)
        found.book = self._dressed(found, head, rows)
        return found

    def _figures(self, count: int, evenings: int) -> list[list[int | None]]:
        """What everybody made, in the order of the list; now and then an evening is missed."""
        made: list[list[int | None]] = [
            [int(min(max(self.chance.gauss(4700, 330), 3900), 5500)) for _ in range(evenings)]
            for _ in range(count)
        ]
        if evenings > 3:
            for row in made[::4]:
                row[self.chance.randrange(1, evenings)] = None
        best = evenings - 1 if self.shape == "best" else evenings
        average = self.shape == "average"
        return sorted(made, key=lambda row: -_total(row, best) / (_played(row) if average else 1))

    def _names(self, count: int) -> list[str]:
        if self.shape == "pairs":
            return [self._couple(*one) for one in self.chance.sample(COUPLES, count)]
        if self.shape == "teams":
            return self.chance.sample(TEAMS, count)
        names = self.chance.sample(NAMES, count)
        return [self._written(one) for one in names]

    def _couple(self, one: str, other: str) -> str:
        first, _, last = one.partition(" ")
        second = other.partition(" ")[0]
        way = self.chance.random()
        return f"{first} en {second} {last}" if way < 0.5 else f"{one} – {other}"

    def _written(self, name: str) -> str:
        """A name as a list has it: turned round, or with a title before it."""
        first, _, last = name.partition(" ")
        way = self.chance.random()
        if way < 0.2:
            return f"{last}, {first}"
        return f"{self.chance.choice(('Dhr.', 'Mevr.'))} {name}" if way < 0.3 else name

    def _table(
        self, names: Sequence[str], made: Sequence[Sequence[int | None]], evenings: int
    ) -> tuple[list[str], list[list[str]], dict[str, int]]:
        """The head, the rows, and in which column what stands."""
        start = date(2023, 9, 7)
        days = [f"{start + timedelta(14 * at):%d-%m-%Y}" for at in range(evenings)]
        head = ["Plaats", "Team" if self.shape == "teams" else "Naam"]
        for day in days:
            head += {
                "running": [f"Stand na {day}"],
                "beside": [day, f"Totaal na {day}"],
            }.get(self.shape, [day])
        told = {"average": "Gemiddelde", **dict.fromkeys(("wide", "best", "teams"), "Totaal")}
        totals = told.get(self.shape)
        head += [totals] if totals else []
        best = evenings - 1 if self.shape == "best" else evenings
        rows = []
        for at, (name, row) in enumerate(zip(names, made, strict=True)):
            cells = [str(at + 1), name, *self._cells(row)]
            if totals == "Gemiddelde":
                cells.append(f"{_total(row, best) / _played(row):.1f}".replace(".", ","))
            elif totals:
                cells.append(str(_total(row, best)))
            rows.append(cells)
        return head, rows, {"first": 2, "total": len(head) - 1}

    def _cells(self, row: Sequence[int | None]) -> list[str]:
        cells: list[str] = []
        run = 0
        for one in row:
            run += one or 0
            said = "" if one is None else str(one)
            cells += {"running": [str(run)], "beside": [said, str(run)]}.get(self.shape, [said])
        return cells

    # --- an error

    def _plant(
        self,
        found: MadeList,
        rows: list[list[str]],
        places: dict[str, int],
        made: list[list[int | None]],
    ) -> None:
        ways = ["changed", "swapped", "dropped", "note", "merged"]
        own = {"pairs": ["half"], "teams": []}.get(self.shape, ["initial"])
        found.planted = self.chance.choice([*ways, *own])
        if found.planted == "merged":
            self._join(found, rows, places, made)
            return
        if found.planted == "initial":
            at = self.chance.randrange(len(rows))
            name = rows[at][1].removeprefix("Dhr. ").removeprefix("Mevr. ")
            last, turned, first = name.partition(", ")
            if not turned:
                first, _, last = name.partition(" ")
            rows[at][1] = f"{first[0]}. {last}"
            found.row, found.column = at, 1
            return
        if found.planted == "half":
            self._half(found, rows)
            return
        for _ in range(200):
            at = self.chance.randrange(1, len(rows) - 1)
            column = self._where(places, len(rows[at]))
            was = rows[at][column]
            if not was.isdigit():
                continue
            wrong = self._wrong(found.planted, was)
            if wrong != was and self._shows(found.planted, at, column, wrong, rows, made):
                rows[at][column] = wrong
                found.row, found.column, found.right = at, column, was
                return
        found.planted = ""

    def _where(self, places: dict[str, int], wide: int) -> int:
        if self.shape == "average":
            return self.chance.randrange(places["first"], wide - 1)
        return self.chance.randrange(places["first"], wide)

    def _wrong(self, planted: str, was: str) -> str:
        at = self.chance.randrange(len(was) - 2)  # thousands or hundreds: it can be seen
        if planted == "changed":
            other = self.chance.choice([one for one in "123456789" if one != was[at]])
            return was[:at] + other + was[at + 1 :]
        if planted == "swapped":
            return was[:at] + was[at + 1] + was[at] + was[at + 2 :]
        if planted == "dropped":
            return was[:at] + was[at + 1 :]
        return f"{was} (met invaller)"

    def _shows(
        self,
        planted: str,
        at: int,
        column: int,
        wrong: str,
        rows: Sequence[Sequence[str]],
        made: Sequence[Sequence[int | None]],
    ) -> bool:
        """Whether the rest of the list contradicts it; else nobody could know."""
        if planted == "note":
            return True
        if self.shape in ("single", "pairs"):
            above, below = int(rows[at - 1][column]), int(rows[at + 1][column])
            return not below <= int(wrong) <= above
        if self.shape == "best" and column < len(rows[at]) - 1:
            row = list(made[at])
            before = _total(row, len(row) - 1)
            row[column - 2] = int(wrong)
            return _total(row, len(row) - 1) != before
        if self.shape == "running":  # less than before, or more than two evenings
            own = int(wrong)
            last = int(rows[at][column - 1]) if column > 2 else 0
            after = int(rows[at][column + 1]) if column + 1 < len(rows[at]) else own + 4700
            return own < last or own - last > 7500 or after < own or after - own > 7500
        return True

    def _join(
        self,
        found: MadeList,
        rows: list[list[str]],
        places: dict[str, int],
        made: list[list[int | None]],
    ) -> None:
        """Two below each other made the same, and one cell says so for both."""
        at = self.chance.randrange(len(rows) - 1)
        made[at + 1] = list(made[at])
        rows[at + 1][2:] = rows[at][2:]
        columns = [one for one in range(places["first"], len(rows[at])) if rows[at][one]]
        if self.shape == "average":
            columns.pop()
        column = self.chance.choice(columns)
        rows[at + 1][column] = ""
        found.row, found.column, found.joined = at, column, True
        found.right = rows[at][column]

    def _half(self, found: MadeList, rows: list[list[str]]) -> None:
        """Half of one pair stands in another as well."""
        at = self.chance.randrange(1, len(rows))
        for row in (0, at):
            first, second = self.chance.sample(LAST, 2)
            rows[row][1] = f"{first} – {second}"
        rows[at][1] = f"{rows[0][1].partition(' – ')[0]} – Niemeijer"
        found.row, found.column = at, 1
        found.excused = frozenset(("near", "unknown"))

    # --- as it looks

    def _dressed(self, found: MadeList, head: list[str], rows: list[list[str]]) -> Book:
        """The table with a title over it, units behind figures, and a blank column."""
        if self.chance.random() < 0.3:
            for row in rows:
                for at in range(2, len(row)):
                    row[at] += " p." if row[at].isdigit() else ""
        if self.chance.random() < 0.3:
            head.insert(2, "")
            for row in rows:
                row.insert(2, "")
            found.column += found.column >= 2
        title = ["Klaverjasclub De Vier Azen, seizoen 2023-2024"]
        found.row += 2 if found.row >= 0 else 0
        merged = (Merged(0, 0, 0, len(head) - 1),)
        if found.joined:
            merged += (Merged(found.row, found.column, found.row + 1, found.column),)
        table = tuple(tuple(row) for row in (title, head, *rows))
        return Book("lijst.xlsx", (SheetText("Blad1", table, frozenset(), merged),))


def _total(row: Sequence[int | None], best: int) -> int:
    return sum(sorted((one for one in row if one is not None), reverse=True)[:best])


def _played(row: Sequence[int | None]) -> int:
    return len([one for one in row if one is not None])
