"""The evenings on which two people both had a result of their own, and who had more."""

import json
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, text

from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import SameEvening, SameEveningsAsked
from clubadmin.services.archive.meetings import same_evenings
from clubadmin.services.evenings.head import as_date
from clubadmin.services.explain.careers.career import name_of
from clubadmin.services.explain.phrases.words import Words

_NAMED = text(
    "SELECT id, number, date FROM evening WHERE id IN (SELECT value FROM json_each(:evenings))"
    " ORDER BY date, id"
)
_COUNTS: Mapping[SameEvening, Callable[[int, int], bool]] = {
    "evenings": lambda _one, _other: True,
    "ahead": lambda one, other: one > other,
    "behind": lambda one, other: one < other,
    "level": lambda one, other: one == other,
}


def explain_same_evenings(conn: Connection, asked: SameEveningsAsked, words: Words) -> Explained:
    """Each of the evenings, with what both made.

    Raises:
        Gone: one of them is not there.
    """
    name = name_of(conn, "member", asked.member_id)
    other = name_of(conn, "member", asked.other_id)
    counts = _COUNTS[asked.figure]
    both = same_evenings(conn, asked.member_id, asked.other_id)
    made = {key: two for key, two in both.items() if counts(*two)}
    parts = tuple(
        Explained(
            title=words("evening", number=number, day=words.day(as_date(day))),
            figure=words.number(1),
            note=words(
                "met-scored", made=words.number(made[key][0]), other=words.number(made[key][1])
            ),
            weight="counts",
            evening_id=key,
            value=1,
        )
        for key, number, day in conn.execute(_NAMED, {"evenings": json.dumps(list(made))})
    )
    return Explained(
        title=words("same-of", name=name, other=other),
        figure=words.number(len(parts)),
        note=words(f"same-{asked.figure}", name=name, other=other),
        weight="counts",
        parts=parts,
        value=len(parts),
        joins="sum",
    )
