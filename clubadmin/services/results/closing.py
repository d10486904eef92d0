"""Closing an evening, opening it again with a reason, and what is kept of each closing."""

from sqlalchemy import Connection

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult, Rectification
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.results.frozen import freeze, thaw
from clubadmin.services.results.rectifying import (
    current_result,
    differ,
    load_rectifications,
    load_version,
    next_number,
    versions,
)
from clubadmin.services.results.result import load_result
from clubadmin.services.sheets.knockout_outcome import outcomes
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import EveningRow, EveningVersionRow

__all__ = ["close", "reopen", "result", "result_version", "with_rectifications"]


LONGEST_REASON = 500


def close(club: OpenClub, evening_id: int) -> EveningResult:
    """Close an evening: its result is kept, and it is read-only from now on.

    Closing again after a correction gives a numbered rectification.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        _refuse_unfinished(conn, head)
    with club.store.change(
        Message("{title} afgesloten", title=head.title), undoable=False
    ) as change:
        _keep(change, head)
        change.update(
            EveningRow, evening_id, version=head.version, status="closed", reopen_reason=""
        )
        if not head.form.by_points:
            from clubadmin.services.comparison.kept_results import keep_figures

            keep_figures(change, evening_id)
    with club.store.read() as conn:
        return load_result(conn, evening_id)


def reopen(club: OpenClub, evening_id: int, reason: str) -> Evening:
    """Open a closed evening again for a correction; the result so far is kept."""
    reason = " ".join(reason.split())
    if not reason:
        raise Refused(
            "Geef een reden op om de avond te heropenen, bijvoorbeeld “Tafel 3, ronde"
            " 2: roem vergeten”. De reden komt op de rectificatie."
        )
    if len(reason) > LONGEST_REASON:
        raise Refused(
            "Houd de reden bij {longest} tekens; dit zijn er {count}.",
            longest=LONGEST_REASON,
            count=len(reason),
        )
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        refuse_closed_competition(conn, head.competition_id)
    if head.status != "closed":
        raise Refused(
            "{title} is niet afgesloten; er kan gewoon aan gewerkt worden.", title=head.title
        )
    with club.store.change(
        Message("{title} heropend: {reason}", title=head.title, reason=reason), undoable=False
    ) as change:
        if not versions(change.conn, evening_id):
            _keep(change, head)  # an imported evening was never closed here
        change.update(
            EveningRow, evening_id, version=head.version, status="open", reopen_reason=reason
        )
        if not head.form.by_points:
            from clubadmin.services.comparison.kept_results import forget_figures

            forget_figures(change, evening_id)
        return load_evening(change.conn, evening_id)


result = reads(current_result)


def with_rectifications(
    club: OpenClub, evening_id: int, language: Language = Language.NL
) -> tuple[EveningResult, tuple[Rectification, ...]]:
    """The result, and what changed at each closing after a correction, oldest first.

    Args:
        club: the open club.
        evening_id: the evening.
        language: of the words beside the figures of a game.
    """
    with club.store.read() as conn:
        found = current_result(conn, evening_id)
        return found, load_rectifications(conn, found, language)


result_version = reads(load_version)


def _refuse_unfinished(conn: Connection, head: EveningHead) -> None:
    evening = load_evening(conn, head.id)
    if not evening.participants:
        raise Refused(
            "{title} kan niet worden afgesloten: er staat niemand op de lijst.", title=head.title
        )
    if head.depth != "game":
        return
    unsigned = [table for plan in evening.plan for table in plan.tables if table.state != "signed"]
    if unsigned:
        first = unsigned[0]
        what = (
            Message("is 1 formulier")
            if len(unsigned) == 1
            else Message("zijn {count} formulieren", count=len(unsigned))
        )
        raise Refused(
            "{title} kan nog niet worden afgesloten: er {what} niet afgetekend, het"
            " eerst tafel {first} in ronde {round}.",
            title=head.title,
            what=what,
            first=first.number,
            round=first.round,
        )
    if len(evening.plan) < head.rounds:
        raise Refused(
            "{title} kan nog niet worden afgesloten: ronde {count} is niet geloot. Loot"
            " die ronde, of geef de avond minder ronden.",
            title=head.title,
            count=len(evening.plan) + 1,
        )
    _refuse_level(conn, head, evening)


def _refuse_level(conn: Connection, head: EveningHead, evening: Evening) -> None:
    """Refuse to close a knock-out until it is known at each table who went on."""
    if head.form.decides is not Decides.KNOCKOUT:
        return
    for (number, table), outcome in outcomes(conn, evening).items():
        if outcome.level:
            raise Refused(
                "{title} kan nog niet worden afgesloten: in ronde {number} staat het aan"
                " tafel {table} gelijk. Kies eerst wie er doorgaan.",
                title=head.title,
                number=number,
                table=table,
            )


def _keep(change: Change, head: EveningHead) -> None:
    """Keep the result as it is now; a rectification if it is another than before.

    What was opened again and is closed as it was stays the version that it is.
    """
    today = load_result(change.conn, head.id)
    figures = freeze(change.conn, today)
    kept = versions(change.conn, head.id)
    rectification = None
    if kept and kept[-1]["figures"] == figures:
        return
    if kept:
        now = {"number": len(kept) + 1, "rectification": None, "closed_at": ""}
        before = thaw(kept[-1]["figures"], today, kept[-1])
        if differ(before, thaw(figures, today, now)):
            rectification = next_number(change.conn)
    change.insert(
        EveningVersionRow,
        evening_id=head.id,
        number=len(kept) + 1,
        closed_at=change.at,
        reason=head.reopen_reason,
        rectification=rectification,
        figures=figures,
    )
