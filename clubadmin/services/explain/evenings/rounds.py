"""A round of an evening: its games at the table, or what stood in place of them.

Of points for sitting out it is told by which rule, and from whose totals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.i18n import Words, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.draw import ledger
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.explain.explanation import Explained, Joins, Weight, summed, that_counts
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.explain.evenings.games import Telling, fine, games, told_totals
from clubadmin.services.explain.evenings.reading import Table, tables
from clubadmin.services.sheets.statistics import AtTable, at_tables, counting
from clubadmin.storage.sums.rounds import PLAYED, WHOLE

_ROUNDS = text(
    "SELECT round, points, roem, fines, pits, nat, credit FROM round_result"
    " WHERE evening_id = :evening AND participant_id = :who ORDER BY round"
)
_PAPER = text(
    "SELECT round, points, roem, pits FROM paper_result"
    " WHERE evening_id = :evening AND participant_id = :who"
)
_OUT = text("SELECT round FROM sitting_out WHERE evening_id = :evening AND participant_id = :who")
_WHOLE = text(
    "SELECT t.id FROM playing_table t JOIN evening e ON e.id = t.evening_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    f" WHERE t.evening_id = :evening AND {WHOLE}"
)
_RULE = text(
    "SELECT c.sit_out_points FROM competition c JOIN evening e ON e.competition_id = c.id"
    " WHERE e.id = :evening"
)
_BASIS = (
    "SELECT r.round, r.participant_id, r.points + r.roem - r.fines FROM round_result r"
    f" WHERE r.evening_id = :evening AND {PLAYED} {{which}} ORDER BY r.round, 3 DESC, 2"
)
_OF_ROUND = text(_BASIS.format(which="AND r.round = :round"))
_OF_EVENING = text(_BASIS.format(which=""))
_OF_HIM = text(_BASIS.format(which="AND r.participant_id = :who"))
_TO_COME = text(
    "SELECT EXISTS (SELECT 1 FROM playing_table t JOIN evening e ON e.id = t.evening_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = :evening"
    f" AND t.round = :round AND NOT {WHOLE})"
)
_GIVEN = text(
    "SELECT points FROM round_result WHERE evening_id = :evening AND participant_id = :who"
    " AND round = :round AND credit"
)
_JOINS: dict[str, Joins] = {
    "average": "average",
    "half": "half",
    "lowest": "lowest",
    "own-average": "average",
}


@dataclass(frozen=True)
class Played:
    """Somebody's evening as it is stored, to be told."""

    head: EveningHead
    person: Participant
    tables: Sequence[Table]
    rounds: Mapping[int, Mapping[Any, Any]]  # `round_result` by round
    paper: Mapping[int | None, Mapping[Any, Any]]  # `paper_result` by round; None: the evening
    out: frozenset[int]
    totals: Mapping[tuple[int, int], tuple[AtTable, ...]]
    whole: frozenset[int]  # tables with all games typed
    member: int | None = None  # one of a pair, whose fines are his own; None: of both

    @property
    def numbers(self) -> list[int]:
        """The rounds in which he has something, or was drawn."""
        drawn = {table.round for table in self.tables}
        return sorted({*self.rounds, *drawn, *self.out})


def played(
    conn: Connection, head: EveningHead, person: Participant, member_id: int | None = None
) -> Played:
    """Load a participant's evening as stored, or that of one member of a pair."""
    which = {"evening": head.id, "who": person.id}
    return Played(
        head,
        person,
        tables(conn, head.id, person.id),
        {row["round"]: row for row in conn.execute(_ROUNDS, which).mappings()},
        {row["round"]: row for row in conn.execute(_PAPER, which).mappings()},
        frozenset(conn.execute(_OUT, which).scalars()),
        at_tables(conn, head.id),
        frozenset(conn.execute(_WHOLE, {"evening": head.id}).scalars()),
        member_id,
    )


def round_of(conn: Connection, made: Played, number: int, telling: Telling) -> Explained:
    """A round: the tables where he sat, the points for sitting out, or what the paper had."""
    row = made.rounds.get(number)
    value = _value(made, row, telling)
    at = [table for table in made.tables if table.round == number]
    if row is not None and row["credit"]:
        return credit(conn, made.head, made.person, number, telling)
    if not at and number in made.paper:
        return _from_paper(number, made.paper[number], telling)
    if not at:
        return sat_out(conn, made.head, number, telling)
    counting_tables, others = _split(made, number, at, row)
    if telling.figure == "imposed":
        value = sum(one.fine for table in counting_tables for _, one in table.fines(made.member))
    parts = _at_tables(made, number, counting_tables, telling)
    parts += [_lying(made, table, telling) for table in others]
    only = counting_tables[0] if len(counting_tables) == 1 else None
    words = telling.words
    return that_counts(
        words,
        words("Ronde {round}, tafel {table}", round=number, table=only.number)
        if only
        else words("Ronde {round}", round=number),
        value,
        note=_note(made, number, only, telling),
        parts=tuple(parts),
        evening_id=made.head.id,
        table_id=only.id if only else None,
        joins="sum",
    )


def _value(made: Played, row: Mapping[Any, Any] | None, telling: Telling) -> int:
    if row is None or telling.figure == "imposed":
        return 0
    fines = int(row["fines"]) if made.member is None else _his_fines(made, row)
    if telling.figure == "total":
        return int(row["points"] + row["roem"]) - fines
    return fines if telling.figure == "fines" else int(row[telling.figure])


def _his_fines(made: Played, row: Mapping[Any, Any]) -> int:
    """Sum the fines of one of a pair by his own doing; his partner keeps all."""
    at = [one for one in made.tables if one.round == row["round"] and not one.lent]
    his = [fine for table in at for _, fine in table.fines(made.member)]
    imposed = sum(fine.fine for fine in his)
    most = max(row["points"] + row["roem"], 0) if any(one.floored for one in his) else imposed
    return min(imposed, most, int(row["fines"]))


def _split(
    made: Played, number: int, at: Sequence[Table], row: Mapping[Any, Any] | None
) -> tuple[list[Table], list[Table]]:
    """The tables whose figures are the round's, and those that do not count."""
    if made.person.team_id is not None:
        return [one for one in at if not one.lent], [one for one in at if one.lent]
    here = made.totals.get((made.person.id, number), ())
    counted = counting(here, row) if row is not None else None
    own = [one for one in at if not one.lent]
    chosen = (
        [one for one in at if one.number == counted.table and one.lent == counted.lent]
        if counted
        else own[:1]
    )
    return chosen, [one for one in at if one not in chosen]


def _at_tables(made: Played, number: int, at: Sequence[Table], telling: Telling) -> list[Explained]:
    """The games, straight below the round where there is one table; fines after them."""
    if len(at) == 1:
        return [*_games(at[0], telling), *_fines(made, number, at, telling)]
    return [
        _apart(
            table,
            [*_games(table, telling), *_fines(made, number, [table], telling)],
            telling,
            _sat(table, telling),
        )
        for table in at
    ]


def _fines(made: Played, number: int, at: Sequence[Table], telling: Telling) -> list[Explained]:
    """Explain the points off by fines; less than imposed where a round never goes below 0."""
    if telling.figure not in ("total", "fines", "imposed"):
        return []
    imposed = [(table, game, one) for table in at for game, one in table.fines(made.member)]
    off = _off(made, number, at)
    if not imposed and not off:
        return []
    words = telling.words
    value = -off if telling.figure == "total" else off
    total = sum(one.fine for _, _, one in imposed)
    floored = total != off
    if telling.figure == "imposed":
        value = total
    article = telling.rules.articles["fine_floor"] if floored else ""
    return [
        that_counts(
            words,
            words("Boetes"),
            value,
            note=_floor_note(made, number, total, off, telling) if floored else "",
            article=article,
            parts=tuple(fine(table, game, one, telling) for table, game, one in imposed),
            joins="sum" if value == total else "",
        )
    ]


def _floor_note(made: Played, number: int, imposed: int, off: int, telling: Telling) -> str:
    """Why less or more came off here than was imposed."""
    words, sitting = telling.words, made.head.form.sitting
    if telling.figure == "imposed":
        return words("Daarvan ging er {off} van deze ronde af.", off=off)
    if sitting == 1:
        return words("Opgelegd is {imposed}; een ronde komt nooit onder 0.", imposed=imposed)
    first = (number - 1) // sitting * sitting + 1
    filled_in = number in made.out
    numbers = {number} if filled_in else {*range(first, first + sitting)} - made.out
    own = [one for one in made.tables if one.round in numbers and not one.lent]
    whole = sum(one.fine for table in own for _, one in table.fines(made.member))
    return words(
        "Boetes gaan van de {rounds} boompjes aan één tafel samen af, en die komen nooit onder 0:"
        " opgelegd is daar {imposed}.",
        rounds=sitting,
        imposed=whole,
    )


def _off(made: Played, number: int, at: Sequence[Table]) -> int:
    """Sum the points that fines took off at these tables."""
    row = made.rounds.get(number)
    if row is None:
        return 0
    if made.member is not None:
        return _his_fines(made, row)
    return _came_off(made, number, at) if made.person.team_id is not None else int(row["fines"])


def _came_off(made: Played, number: int, at: Sequence[Table]) -> int:
    """Sum points off by fines: what was made there, less the total that counts."""
    here = made.totals.get((made.person.id, number), ())
    numbers = {(one.number, one.lent) for one in at}
    left = sum(one.total for one in here if (one.table, one.lent) in numbers)
    return sum(sum(table.figures(row)[:2]) for table in at for row in table.games) - left


def _lying(made: Played, table: Table, telling: Telling) -> Explained:
    """A table that does not count: of who is lent the lower of both."""
    words = telling.words
    better = made.head.fill_in == "better"
    if not table.lent:
        told = marked("De eigen tafel telt niet: de ronde als invaller was hoger.")
    elif not better:
        told = marked(
            "Inval aan tafel {table}: wie invalt houdt in deze competitie zijn eigen ronde."
        )
    elif table.id not in made.whole:
        told = marked("Inval aan tafel {table}: telt pas mee als beide formulieren klaar zijn.")
    else:
        told = marked("Inval aan tafel {table}: niet hoger dan de eigen ronde, en telt niet.")
    article = words("Invallen: de beste van de twee ronden") if better else ""
    about = _apart(table, _games(table, telling), telling, words(told, table=table.number))
    return replace(about, article=article, weight="dropped")


def _apart(table: Table, parts: Sequence[Explained], telling: Telling, note: str) -> Explained:
    """A table beside another one of the same round, its games added up."""
    words = telling.words
    return summed(
        words,
        words("Tafel {table}", table=table.number),
        parts,
        note=note,
        evening_id=table.evening,
        table_id=table.id,
    )


def _games(table: Table, telling: Telling) -> list[Explained]:
    """The games of a table, and what halves of a point come to at the end of its sheet."""
    points, roem = table.rounding()
    words, parts = telling.words, list(games(table, telling))
    value = {"total": points + roem, "points": points, "roem": roem}.get(telling.figure, 0)
    if value:
        parts.append(
            that_counts(
                words,
                words("Halve punten"),
                value,
                note=words(
                    "Bij elk spel staat de helft afgerond; het totaal wordt eens afgerond, aan het"
                    " eind van het formulier."
                ),
                article=telling.rules.articles["solo_share"],
            )
        )
    return parts


def _note(made: Played, number: int, only: Table | None, telling: Telling) -> str:
    words = telling.words
    if only is None:
        return ""
    parts = [_sat(only, telling)]
    if only.lent:
        parts.append(
            words(
                "Inval aan tafel {table}: hoger dan aan de eigen tafel, en telt in plaats daarvan.",
                table=only.number,
            )
            if number not in made.out
            else _filled_in(words)
        )
    elif number in made.out:
        parts.append(_filled_in(words))
    if only.totals:
        parts.append(told_totals(only, telling))
    elif not only.games:
        parts.append(words("Nog niets getypt."))
    elif not only.signed:
        parts.append(words("Nog niet afgetekend."))
    return " ".join(part for part in parts if part)


def _filled_in(words: Words) -> str:
    return words("Zat stil, en speelde aan de invaltafel in plaats van punten voor stilzitten.")


def _sat(table: Table, telling: Telling) -> str:
    """Tell the side on which he sat, with whom and against whom."""
    words, rules = telling.words, telling.rules
    own = [one for one in table.seated if one.position in table.seats]
    others = [one for one in table.seated if one not in own]
    if rules.seats != 4:
        player = seat_names(words.language, rules.seats)[table.seats[0]]
        return words(
            "{player}, met {others} aan tafel.",
            player=player,
            others=words.listed([o.name for o in others]),
        )
    side = side_names("wij-zij", words.language)[table.side]
    across = words.listed([one.name for one in others if one.position.side is not table.side])
    with_him = [one.name for one in others if one.position.side is table.side]
    if with_him:
        return words(
            "{side}, met {partner} tegen {others}.",
            side=side,
            partner=words.listed(with_him),
            others=across,
        )
    return words("{side}, tegen {others}.", side=side, others=across)


def _from_paper(number: int, row: Mapping[Any, Any], telling: Telling) -> Explained:
    words = telling.words
    note = words("Van deze ronde is alleen het totaal bekend.")
    return paper(words("Ronde {round}", round=number), row, telling, note, "counts")


def paper(
    title: str, row: Mapping[Any, Any], telling: Telling, note: str, weight: Weight
) -> Explained:
    """A published total: points and roem, where the paper told them apart."""
    words, figure = telling.words, telling.figure
    roem = row["roem"] or 0
    values = {"total": row["points"] + roem, "points": row["points"], "roem": roem}
    value = values.get(figure, (row["pits"] or 0) if figure == "pits" else 0)
    parts: tuple[Explained, ...] = ()
    if figure == "total" and row["roem"] is not None:
        parts = tuple(
            that_counts(words, name, part)
            for name, part in ((words("Punten"), row["points"]), (words("Roem"), roem))
        )
    return Explained(title, words.number(value), note, "", weight, parts, value=value, joins="sum")


def credit(
    conn: Connection, head: EveningHead, person: Participant, number: int, telling: Telling
) -> Explained:
    """Explain the points for sitting out a round."""
    words = telling.words
    which = {"evening": head.id, "who": person.id, "round": number}
    rule = str(conn.execute(_RULE, which).scalar_one())
    kind = rule.partition(":")[0]
    given = int(conn.execute(_GIVEN, which).scalar_one())
    value = given if telling.figure in ("total", "points") else 0
    basis = _basis(conn, kind, which) if value == given else []
    note = words(
        sentences("credit")[kind],
        count=len(basis),
        sum=words.number(sum(total for _, _, total in basis)),
    )
    return that_counts(
        words,
        words("Ronde {round}", round=number),
        value,
        note=note,
        article=_article(rule, telling),
        weight="given",
        parts=_parts(conn, head, basis, telling),
        evening_id=head.id,
        joins=_JOINS.get(kind, "") if basis else "",
    )


def sat_out(conn: Connection, head: EveningHead, number: int, telling: Telling) -> Explained:
    """A round that somebody sat out and that gives nothing, or nothing yet."""
    words = telling.words
    rule = str(conn.execute(_RULE, {"evening": head.id}).scalar_one())
    if rule == "none":
        note = words("Zat stil; daar staan in deze competitie geen punten op.")
    elif head.status == "open" and _to_come(conn, head, number, rule):
        note = words("Zat stil; de punten volgen zodra alle formulieren getypt zijn.")
    else:
        note = words("Zat stil; er is niets gespeeld waarvan de punten te rekenen zijn.")
    title = words("Ronde {round}", round=number)
    return Explained(title, "–", note, _article(rule, telling), evening_id=head.id)


def _to_come(conn: Connection, head: EveningHead, number: int, rule: str) -> bool:
    """Whether what sitting out gives still follows; the average of a round is that round's."""
    if rule not in ("average", "half"):
        return True
    return bool(conn.execute(_TO_COME, {"evening": head.id, "round": number}).scalar_one())


def _article(rule: str, telling: Telling) -> str:
    return ledger.rule(telling.words, rule)


def _basis(conn: Connection, kind: str, which: dict[str, int]) -> Sequence[tuple[int, int, int]]:
    """The totals it follows from: round, participant, total."""
    queries = {"lowest": _OF_EVENING, "own-average": _OF_HIM}
    if kind == "fixed":
        return []
    return [tuple(row) for row in conn.execute(queries.get(kind, _OF_ROUND), which)]


def _parts(
    conn: Connection, head: EveningHead, basis: Sequence[tuple[int, int, int]], telling: Telling
) -> tuple[Explained, ...]:
    words = telling.words
    names = {one.id: one.name for one in load_participants(conn, head.id)} if basis else {}
    return tuple(
        that_counts(words, words("Ronde {round}", round=number) + f": {names[who]}", total)
        for number, who, total in basis
    )
