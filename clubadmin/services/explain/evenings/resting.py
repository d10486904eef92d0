"""Points for sitting out a round: by which rule, and from whose totals."""

from collections.abc import Sequence

from sqlalchemy import Connection, text

from clubadmin.model.draw.ledger_words import LedgerWords
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.explain.explanation import Explained, Joins
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.explain.evenings.games import Telling

_RULE = text(
    "SELECT c.sit_out_points FROM competition c JOIN evening e ON e.competition_id = c.id"
    " WHERE e.id = :evening"
)
_BASIS = (
    "SELECT r.round, r.participant_id, r.points + r.roem - r.fines FROM round_result r"
    " WHERE r.evening_id = :evening AND NOT r.credit {which} ORDER BY r.round, 3 DESC, 2"
)
_OF_ROUND = text(_BASIS.format(which="AND r.round = :round"))
_OF_EVENING = text(_BASIS.format(which=""))
_OF_HIM = text(_BASIS.format(which="AND r.participant_id = :who"))
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


def credit(
    conn: Connection, head: EveningHead, person: Participant, number: int, telling: Telling
) -> Explained:
    """What sitting out a round gave, and what that follows from."""
    words = telling.words
    which = {"evening": head.id, "who": person.id, "round": number}
    rule = str(conn.execute(_RULE, which).scalar_one())
    kind = rule.partition(":")[0]
    given = int(conn.execute(_GIVEN, which).scalar_one())
    value = given if telling.figure in ("total", "points") else 0
    basis = _basis(conn, kind, which) if value == given else []
    note = words(
        f"credit-{kind}",
        count=len(basis),
        sum=words.number(sum(total for _, _, total in basis)),
    )
    return Explained(
        title=words("round", round=number),
        figure=words.number(value),
        note=note,
        article=_article(rule, telling),
        weight="given",
        parts=_parts(conn, head, basis, telling),
        evening_id=head.id,
        value=value,
        joins=_JOINS.get(kind, "") if basis else "",
    )


def sat_out(conn: Connection, head: EveningHead, number: int, telling: Telling) -> Explained:
    """A round that somebody sat out and that gives nothing, or nothing yet."""
    words = telling.words
    rule = str(conn.execute(_RULE, {"evening": head.id}).scalar_one())
    key = "credit-none" if rule == "none" else "credit-to-come"
    title = words("round", round=number)
    return Explained(title, "–", words(key), _article(rule, telling), evening_id=head.id)


def _article(rule: str, telling: Telling) -> str:
    return LedgerWords(telling.words.language).rule(rule)


def _basis(conn: Connection, kind: str, which: dict[str, int]) -> Sequence[tuple[int, int, int]]:
    """The totals it follows from: round, participant, total."""
    queries = {"lowest": _OF_EVENING, "own-average": _OF_HIM}
    if kind == "fixed":
        return []
    return [tuple(row) for row in conn.execute(queries.get(kind, _OF_ROUND), which)]


def _parts(
    conn: Connection,
    head: EveningHead,
    basis: Sequence[tuple[int, int, int]],
    telling: Telling,
) -> tuple[Explained, ...]:
    words = telling.words
    names = {one.id: one.name for one in load_participants(conn, head.id)} if basis else {}
    return tuple(
        Explained(
            title=words("of", name=words("round", round=number), what=names[who]),
            figure=words.number(total),
            weight="counts",
            value=total,
        )
        for number, who, total in basis
    )
