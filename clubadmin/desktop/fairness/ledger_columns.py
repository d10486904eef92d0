"""How the ledger of sitting out stands in its tables, and as text for a spreadsheet."""

from collections.abc import Callable, Iterable

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.tables import Column, as_cell, folded
from clubadmin.i18n import Words
from clubadmin.model.draw import ledger_words
from clubadmin.model.draw.ledger import LedgerEntry, LedgerRow, Turn
from clubadmin.model.explain.figure_asked import EntrantAsked, LedgerAsked, LedgerFigure


def people(words: Words, competition_id: int) -> list[Column[LedgerRow]]:
    """A person's turns in figures, in a competition."""

    def asks(figure: LedgerFigure) -> Callable[[LedgerRow], LedgerAsked]:
        return lambda one: LedgerAsked(competition_id, one.entrant_id, figure)

    return [
        Column(_head(words("naam")), lambda one: one.name, lambda one: folded(one.name), least=24),
        Column(
            _head(words("avonden")),
            lambda one: str(one.evenings),
            lambda one: one.evenings,
            right=True,
            width=10,
            spare=True,
        ),
        _count(_head(words("stil")), Turn.SAT_OUT, Turn.FILLED_IN, width=7, asks=asks("sat-out")),
        _count(_head(words("aan drie")), Turn.THREE, width=10, asks=asks("three")),
        _count(_head(words.within("column", "inval")), Turn.LENT, width=8, asks=asks("lent")),
        Column(
            _head(words("beurten")),
            lambda one: str(one.turns),
            lambda one: one.turns,
            right=True,
            look=lambda _one: "strong",
            width=10,
            asks=asks("turns"),
        ),
        Column(
            _head(words("laatst")),
            lambda one: _when(one.last) if one.last else "",
            lambda one: (one.last.evening, one.last.round) if one.last else (0, 0),
            right=True,
            look=lambda _one: "muted",
            width=20,
        ),
        Column(
            _head(words("gekregen")),
            lambda one: words.number(one.credit) if one.credit else "",
            lambda one: one.credit,
            right=True,
            width=11,
            asks=asks("earned"),
        ),
    ]


def turns(words: Words, points: str, whose: Callable[[], int]) -> list[Column[LedgerEntry]]:
    """Each turn; `points` is the rule for sitting out, `whose` answers whose number."""
    return [
        Column(_head(words("avond")), lambda one: str(one.evening), right=True, width=8),
        Column(_head(words("datum")), lambda one: short_date(one.date), width=15),
        Column(_head(words("ronde")), lambda one: str(one.round), right=True, width=8),
        Column(_head(words("wat")), lambda one: ledger_words.turn(words, one.turn), least=20),
        Column(
            _head(words("waarvan")),
            lambda one: ledger_words.made_of(words, one, points),
            look=lambda _one: "muted",
            least=20,
        ),
        Column(
            _head(words("punten")),
            lambda one: words.number(one.total) if one.total is not None else "–",
            right=True,
            look=lambda one: "strong" if one.credit else "",
            width=10,
            asks=lambda one: EntrantAsked(one.evening_id, whose(), one.round),
        ),
    ]


def text(rows: Iterable[LedgerRow], points: str, words: Words) -> str:
    """The list, and below it each turn, columns apart by tabs."""
    listed = list(rows)
    by_person, by_turn = people(words, 0), turns(words, points, lambda: 0)
    lines = ["\t".join(one.title for one in by_person)]
    lines += ["\t".join(as_cell(one.text(row)) for one in by_person) for row in listed]
    lines += ["", "\t".join([by_person[0].title, *(one.title for one in by_turn)])]
    for row in listed:
        for entry in row.entries:
            cells = [row.name, *(one.text(entry) for one in by_turn)]
            lines.append("\t".join(map(as_cell, cells)))
    return "\n".join(lines) + "\n"


def _head(text: str) -> str:
    return text[:1].upper() + text[1:]


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
