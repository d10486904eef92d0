"""Why somebody has his place on an evening: who has more, and what parted who has as much."""

from sqlalchemy import Connection

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import Asked, ContestAsked, EveningAsked
from clubadmin.model.results.result import ResultRow
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.explain.phrases.words import Words
from clubadmin.services.results.result import load_result


def evening_place(
    conn: Connection, head: EveningHead, participant_id: int, title: str, words: Words
) -> Explained:
    """The place in his own field and group, with those above him."""
    rows = load_result(conn, head.id).rows
    own = next(one for one in rows if one.participant_id == participant_id)
    field = [one for one in rows if (one.field, one.line) == (own.field, own.line)]
    above = [one for one in field if one.place < own.place]
    shared = [one.name for one in field if one.place == own.place and one is not own]
    parted = [one.name for one in above if one.score == own.score]
    notes = [words("place-of", place=own.place, count=len(field))]
    notes.append(words.some("above-count", len(above)) if above else words("above-none"))
    if shared:
        notes.append(words("level-with", names=words.listed(shared)))
    if parted and head.form.decides is Decides.POINTS:
        ties = [tie.strip() for tie in head.tie_breaks.split(",") if tie.strip()]
        by = words.listed([words(f"tie-{tie}") for tie in ties])
        notes.append(words("parted", names=words.listed(parted), by=by))
    return Explained(
        title=title,
        figure=str(own.place),
        note=" ".join(notes),
        weight="counts",
        parts=tuple(_row(head, one, words) for one in (*above, own)),
        evening_id=head.id,
    )


def _row(head: EveningHead, one: ResultRow, words: Words) -> Explained:
    asked: Asked = EveningAsked(head.id, one.participant_id)
    value = one.score
    if head.form.decides is not Decides.POINTS and head.depth == "game":
        asked = ContestAsked(head.id, one.participant_id)
    if head.form.decides is Decides.KNOCKOUT:
        return Explained(f"{one.place}. {one.name}", note="", deeper=asked)
    return Explained(f"{one.place}. {one.name}", words.number(value), value=value, deeper=asked)
