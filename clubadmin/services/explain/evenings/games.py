"""A game as a part of a round: what it is worth for him, why, and what was decided about it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from clubadmin.domain.row.raw import FineKind
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.sheet import judge
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import EveningFigure
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.explain.evenings.reading import GameRow, OwnRow, Table
from clubadmin.services.explain.evenings.reasons import reasons
from clubadmin.services.explain.phrases.words import Words

Measure = Callable[[Table, GameRow], int]

MEASURES: dict[EveningFigure, Measure] = {
    "total": lambda table, row: sum(table.figures(row)[:2]),
    "points": lambda table, row: table.figures(row)[0],
    "roem": lambda table, row: table.figures(row)[1],
    "pits": lambda table, row: table.figures(row)[2],
    "nat": lambda table, row: table.figures(row)[3],
    "fines": lambda _table, _row: 0,
    "won": lambda _table, _row: 0,
}
"""What a game is worth for a figure."""

_COUNTED = ("pits", "nat")  # of which only the games stand that are one


class Telling(NamedTuple):
    """Under which rules, in which words, and for which figure."""

    rules: RuleSet
    words: Words
    figure: EveningFigure = "total"


def games(table: Table, telling: Telling) -> Iterator[Explained]:
    """The games of a table, those that make the figure; of pits only the games with one."""
    for row in table.games:
        one = game(table, row, telling)
        if one.value or telling.figure not in (*_COUNTED, "fines"):
            yield one


def game(table: Table, row: GameRow, telling: Telling) -> Explained:
    """One game: what it counts, why, and what was decided about it."""
    rules, words = telling.rules, telling.words
    value = MEASURES[telling.figure](table, row)
    sentence, article = reasons(row.typed, rules, words)
    said = row_words(row.typed, rules, words.language)
    points, roem, _, _ = table.figures(row)
    own = words("own", points=points, roem=roem) if roem and telling.figure == "total" else ""
    typed = words("typed", typed=row.typed.strip())
    parts = [f"{said[:1].upper()}{said[1:]}.", sentence, own, typed]
    return Explained(
        title=title_of(table, row.game, words),
        figure=words.number(value),
        note=" ".join(part for part in parts if part),
        article=article,
        weight="counts",
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(row.game, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=row.game,
        value=value,
    )


def title_of(table: Table, row: int, words: Words) -> str:
    """What a row is called: by its game, where that lies in a wallet with its row as well."""
    if 0 < row <= len(table.wallets):
        return words("game-row", game=table.wallets[row - 1], row=row)
    return words("game", game=row)


def decision(one: Decision, evening_id: int, rules: RuleSet, words: Words) -> Explained:
    """What a director decided about a game, and what that made of its row."""
    note = one.text
    if one.line_before != one.line_after:
        before, after = (
            row_words(line, rules, words.language) if line.strip() else words("nothing")
            for line in (one.line_before, one.line_after)
        )
        note = f"{note} {words('decision-line', before=before, after=after)}"
    when = _day(one.decided_at)
    return Explained(
        title=words("decision", who=one.decided_by, when=when),
        note=note.strip(),
        article=one.article,
        evening_id=evening_id,
        table_id=one.table_id,
        game=one.game,
    )


def fine(table: Table, at: int, own: OwnRow, telling: Telling) -> Explained:
    """A fine of a player, with the article that sets it."""
    rules, words = telling.rules, telling.words
    row = next((one for one in table.games if one.game == at), None)
    raw = judge(row.typed, rules).raw if row else None
    kinds = {one.kind for one in raw.fines if one.seat == own.position} if raw else set()
    misdeal = kinds == {FineKind.MISDEAL}
    return Explained(
        title=words("fine", game=title_of(table, at, words)),
        figure=words.number(own.fine),
        note=words("fine-misdeal" if misdeal else "fine-revoke"),
        article=rules.articles["misdeal_fine" if misdeal else "revoke"],
        weight="counts",
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(at, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=at,
        value=own.fine,
    )


def _day(moment: str) -> str:
    """The day of a moment as people write it: "2026-11-12 21:14:03" is 12-11-2026."""
    year, _, rest = moment[:10].partition("-")
    month, _, day = rest.partition("-")
    return f"{day}-{month}-{year}" if day else moment
