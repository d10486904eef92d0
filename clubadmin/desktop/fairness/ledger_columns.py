"""How the ledger of sitting out stands in its tables, and as text for a spreadsheet."""

from collections.abc import Callable, Iterable

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.model.draw.ledger import LedgerEntry, LedgerRow, Turn
from clubadmin.model.draw.ledger_words import LedgerWords
from clubadmin.model.explain.figure_asked import EntrantAsked, LedgerAsked, LedgerFigure


def people(words: LedgerWords, competition_id: int) -> list[Column[LedgerRow]]:
    """A person's turns in figures, in a competition."""

    def asks(figure: LedgerFigure) -> Callable[[LedgerRow], LedgerAsked]:
        return lambda one: LedgerAsked(competition_id, one.entrant_id, figure)

    def head(key: str) -> str:
        text = words(key)
        return text[:1].upper() + text[1:]

    return [
        Column(head("name"), lambda one: one.name, lambda one: folded(one.name), least=24),
        Column(
            head("evenings"),
            lambda one: str(one.evenings),
            lambda one: one.evenings,
            right=True,
            width=10,
            spare=True,
        ),
        _count(head("sat-out"), Turn.SAT_OUT, Turn.FILLED_IN, width=7, asks=asks("sat-out")),
        _count(head("three"), Turn.THREE, width=10, asks=asks("three")),
        _count(head("lent"), Turn.LENT, width=8, asks=asks("lent")),
        Column(
            head("turns"),
            lambda one: str(one.turns),
            lambda one: one.turns,
            right=True,
            look=lambda _one: "strong",
            width=10,
            asks=asks("turns"),
        ),
        Column(
            head("last"),
            lambda one: _when(one.last) if one.last else "",
            lambda one: (one.last.evening, one.last.round) if one.last else (0, 0),
            right=True,
            look=lambda _one: "muted",
            width=20,
        ),
        Column(
            head("earned"),
            lambda one: words.number(one.credit) if one.credit else "",
            lambda one: one.credit,
            right=True,
            width=11,
            asks=asks("earned"),
        ),
    ]


def turns(words: LedgerWords, points: str, whose: Callable[[], int]) -> list[Column[LedgerEntry]]:
    """Each turn; `points` is the rule for sitting out, `whose` answers whose number."""

    def head(key: str) -> str:
        text = words(key)
        return text[:1].upper() + text[1:]

    return [
        Column(head("evening"), lambda one: str(one.evening), right=True, width=8),
        Column(head("date"), lambda one: short_date(one.date), width=15),
        Column(head("round"), lambda one: str(one.round), right=True, width=8),
        Column(head("what"), lambda one: words.turn(one.turn), least=20),
        Column(
            head("why"),
            lambda one: words.made_of(one, points),
            look=lambda _one: "muted",
            least=20,
        ),
        Column(
            head("credit"),
            lambda one: words.number(one.total) if one.total is not None else "–",
            right=True,
            look=lambda one: "strong" if one.credit else "",
            width=10,
            asks=lambda one: EntrantAsked(one.evening_id, whose(), one.round),
        ),
    ]


def text(rows: Iterable[LedgerRow], points: str, words: LedgerWords) -> str:
    """The list, and below it each turn, columns apart by tabs."""
    listed = list(rows)
    by_person, by_turn = people(words, 0), turns(words, points, lambda: 0)
    lines = ["\t".join(one.title for one in by_person)]
    lines += ["\t".join(one.text(row) for one in by_person) for row in listed]
    lines += ["", "\t".join([by_person[0].title, *(one.title for one in by_turn)])]
    for row in listed:
        for entry in row.entries:
            lines.append("\t".join([row.name, *(one.text(entry) for one in by_turn)]))
    return "\n".join(lines) + "\n"


def _count(
    title: str, *which: Turn, width: float, asks: Callable[[LedgerRow], LedgerAsked]
) -> Column[LedgerRow]:
    return Column(
        title,
        lambda one: str(one.count(*which) or "–"),
        lambda one: one.count(*which),
        right=True,
        width=width,
        asks=asks,
    )


def _when(entry: LedgerEntry) -> str:
    return f"{entry.evening} · {short_date(entry.date)}"
