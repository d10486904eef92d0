"""Closing an evening, opening it again with a reason, and the correction that comes of it."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import decision_words
from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.row.columns import seat_letters
from clubadmin.domain.terms import Language, Position
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.kit.carried import carried
from clubadmin.model.results.result import (
    ChangedGame,
    ChangedPrize,
    EveningResult,
    MovedRow,
    Rectification,
)
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.input.checks import reason_to_reopen
from clubadmin.services.results.frozen import Frozen, GamePlace, freeze, thaw
from clubadmin.services.results.result import load_result
from clubadmin.services.sheets.knockout_outcome import outcomes
from clubadmin.services.sheets.rows import LineFigures, SeatFigures
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.packed import FROZEN
from clubadmin.storage.schema.tablenames import EveningRow, EveningVersionRow

_VERSIONS = text(
    f"SELECT number, closed_at, reason, rectification, {FROZEN} AS figures FROM evening_version v"
    " WHERE evening_id = :evening ORDER BY number"
)
_LAST_NUMBER = text(
    "SELECT MAX(n) FROM (SELECT MAX(rectification) AS n FROM evening_version"
    " UNION ALL SELECT MAX(rectification) FROM season_standing)"
)

Version = Mapping[Any, Any]
_PHRASES = {
    "nat": ("nat", "nat"),
    "pit": ("pit", "pit"),
    "revoke": ("verzaakt", "revoke"),
    "not-played": ("niet gespeeld", "not played"),
    "cancelled": ("vervallen", "cancelled"),
    "not-typed": ("niet getypt", "not typed"),
    "unreadable": ("onleesbaar ({typed})", "unreadable ({typed})"),
    "fine": ("{fine} straf", "{fine} penalty"),
}
_MARKS = ("nat", "pit", "revoke")
_ALONE = ("not-played", "cancelled")


def versions(conn: Connection, evening_id: int) -> tuple[Version, ...]:
    """The versions of an evening's result, oldest first."""
    return tuple(conn.execute(_VERSIONS, {"evening": evening_id}).mappings())


def current_result(conn: Connection, evening_id: int) -> EveningResult:
    """The result as it stands; of a closed evening as it was closed, whatever changed since."""
    today = load_result(conn, evening_id)
    kept = versions(conn, evening_id) if today.closed else ()
    return thaw(kept[-1]["figures"], today, kept[-1]).result if kept else today


def next_number(conn: Connection) -> int:
    """The number of the club's next rectification."""
    return (conn.execute(_LAST_NUMBER).scalar() or 0) + 1


def load_version(conn: Connection, evening_id: int, number: int) -> EveningResult:
    """The result of an evening as it was closed the `number`-th time."""
    today = load_result(conn, evening_id)
    kept = versions(conn, evening_id)
    for version in kept:
        if version["number"] == number:
            return thaw(version["figures"], today, version).result
    raise Refused(
        "Uitslag {number} van avond {today} bestaat niet: de avond is {count} keer afgesloten.",
        number=number,
        today=today.number,
        count=len(kept),
    )


def load_rectifications(
    conn: Connection, today: EveningResult, language: Language = Language.NL
) -> tuple[Rectification, ...]:
    """The rectifications that led to a result, oldest first.

    Args:
        conn: a transaction.
        today: the result as it stands, which has everybody's name.
        language: of the words beside the figures of a game.
    """
    kept = versions(conn, today.evening_id)
    return tuple(
        _rectification(today, before, after, language)
        for before, after in pairwise(kept)
        if after["rectification"] is not None
    )


def differ(before: Frozen, after: Frozen) -> bool:
    """Whether there is anything to rectify between two closings."""
    return bool(changed_games(before, after) or moved_rows(before.result, after.result))


def changed_games(
    before: Frozen, after: Frozen, language: Language = Language.NL
) -> tuple[ChangedGame, ...]:
    """The games whose figures changed, in order of round, table and game."""
    places = sorted(
        before.games.keys() | after.games.keys() | before.decided.keys() | after.decided.keys()
    )
    pairs = [
        (at, game_words(before, at, language), game_words(after, at, language)) for at in places
    ]
    return tuple(_changed(after, at, old, new) for at, old, new in pairs if old != new)


def moved_rows(before: EveningResult, after: EveningResult) -> tuple[MovedRow, ...]:
    """Everybody whose place or total (or matchpoints) changed, by new place."""
    old = {row.participant_id: row for row in before.rows}
    moved = []
    for row in after.rows:
        was = old.get(row.participant_id)
        if was is not None and (was.place, was.score) != (row.place, row.score):
            figures = (was.place, row.place, was.score, row.score)
            moved.append(MovedRow(row.name, *figures, row.field, row.line))
    return tuple(moved)


def changed_prizes(before: EveningResult, after: EveningResult) -> tuple[ChangedPrize, ...]:
    """Everybody who gets another prize, or one no longer, by new place."""
    old = {row.participant_id: row for row in before.rows}
    rows = [(old[row.participant_id], row) for row in after.rows if row.participant_id in old]
    pairs = [(row.name, was.thanked, row.thanked) for was, row in rows]
    return tuple(ChangedPrize(*one) for one in pairs if one[1] != one[2])


def _rectification(
    today: EveningResult, before: Version, after: Version, language: Language
) -> Rectification:
    old = thaw(before["figures"], today, before)
    new = thaw(after["figures"], today, after)
    return carried(
        Rectification,
        today,
        number=after["rectification"],
        evening=today.number,
        reason=after["reason"],
        closed_at=after["closed_at"],
        games=changed_games(old, new, language),
        moved=moved_rows(old.result, new.result),
        prizes=changed_prizes(old.result, new.result),
        matchpoints=any(row.matchpoints is not None for row in new.result.rows),
        counts=today.planned != 1 and FORMATS[today.format].decides is not Decides.KNOCKOUT,
    )


def _changed(kept: Frozen, at: GamePlace, before: str, after: str) -> ChangedGame:
    round_number, table, _ = at
    return ChangedGame(round_number, table, kept.game(at), before, after)


def game_words(kept: Frozen, at: GamePlace, language: Language) -> str:
    """A row of the paper, with what single players got: "92 20 / 70 –; Z 100 straf".

    Behind it stands what was decided about matchpoints.
    """
    decided = decision_words(kept.decided.get(at, ()), language)
    figures = line_words(kept.games.get(at), kept.seats.get(at, ()), language)
    return "; ".join(text for text in (figures, decided) if text)


def line_words(game: LineFigures | None, seats: Iterable[SeatFigures], language: Language) -> str:
    """A row of the paper, with what single players got; None: it is not typed."""
    told = (_seat(one, language) for one in seats)
    return "; ".join((_figures(game, language), *told))


def _seat(one: SeatFigures, language: Language) -> str:
    letter = seat_letters(language)[Position(one.position)]
    own = "" if one.points is None else f" {_half(one.points, one.roem or 0)}"
    fine = f" {_say('fine', language).format(fine=one.fine)}" if one.fine else ""
    return f"{letter}{own}{fine}"


def _figures(game: LineFigures | None, language: Language) -> str:
    """A game as a row of the paper: "92 20 / 70 –"."""
    if game is None:
        return _say("not-typed", language)
    if game.outcome is None:
        return _say("unreadable", language).format(typed=game.typed)
    if game.outcome in _ALONE:
        return _say(game.outcome, language)
    mark = f" {_say(game.outcome, language)}" if game.outcome in _MARKS else ""
    ours = _half(game.ns_points, game.ns_roem, mark if game.side == "ns" else "")
    theirs = _half(game.ew_points, game.ew_roem, mark if game.side == "ew" else "")
    return f"{ours} / {theirs}"


def _half(points: int, roem: int, mark: str = "") -> str:
    return f"{points} {roem or '–'}{mark}"


def _say(key: str, language: Language) -> str:
    return _PHRASES[key][0 if language is Language.NL else 1]


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
    return club.read(load_result, evening_id)


def reopen(club: OpenClub, evening_id: int, reason: str) -> Evening:
    """Open a closed evening again for a correction; the result so far is kept."""
    needed = Message(
        "Geef een reden op om de avond te heropenen, bijvoorbeeld “Tafel 3, ronde 2: roem"
        " vergeten”. De reden komt op de rectificatie."
    )
    reason = reason_to_reopen(reason, needed)
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
