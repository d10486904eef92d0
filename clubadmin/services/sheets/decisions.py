"""Decisions of a director about a game: kept with it, together with the row that follows.

A decision and its row are one change, so that undo takes both back. A closed evening keeps its
decisions with its result.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.scoring.rulings import RulingKind
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.sheets.decision import Decision, DecisionDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.input.checks import cited, decider, refuse_long, written
from clubadmin.services.sheets.head import SheetHead, draft_or_signed, open_sheet
from clubadmin.services.sheets.rows import (
    UNSIGNED,
    changed_lines,
    judged,
    scored_sheet,
    stored_sheet,
    write_lines,
)
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import DecisionRow

LONGEST_PLAY = 10_000

_DECISION = (
    "SELECT d.id, f.playing_table_id AS table_id, d.game, d.kind, d.seat, d.text, d.article,"
    " d.decided_by, d.decided_at, d.line_before, d.line_after, d.play, d.version, d.matchpoints"
    " FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id"
)
_OF_EVENING = text(f"{_DECISION} WHERE t.evening_id = :id ORDER BY t.round, t.number, d.game, d.id")
_OF_TABLE = text(f"{_DECISION} WHERE t.id = :id ORDER BY d.game, d.id")
_ONE = text(f"{_DECISION} WHERE d.id = :id")


def decisions(club: OpenClub, evening_id: int) -> tuple[Decision, ...]:
    """List the decisions of an evening, by round, table and game."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return decided(conn, evening_id)


def decided(conn: Connection, evening_id: int) -> tuple[Decision, ...]:
    """Load the decisions of an evening, within a transaction that reads more."""
    return _all(conn, _OF_EVENING, evening_id)


def decisions_at(club: OpenClub, table_id: int) -> tuple[Decision, ...]:
    """List the decisions about the games of a table, by game; the last one stands last."""
    return club.read(_all, _OF_TABLE, table_id)


def decide(
    club: OpenClub, table_id: int, game: int, draft: DecisionDraft, *, unsign: bool = False
) -> Saved:
    """Keep a decision about a game, and the row that follows from it.

    Args:
        table_id: whose sheet.
        game: the row of it, from 1.
        draft: what was decided.
        unsign: whether a sheet that is signed off loses its signature by it.
    """
    with club.store.read() as conn:
        head = (draft_or_signed if unsign else open_sheet)(conn, table_id)
    draft = _checked(draft, head)
    before = head.lines.get(game, "")
    after = {game: before if draft.line is None else draft.line}
    changed = changed_lines(head, after, head.lines)
    rows = (*head.decided.get(game, ()), (before, changed.get(game, before)))
    head = replace(head, decided={**head.decided, game: rows})
    with club.store.change(_label(head, game), scope=head.scope) as change:
        sheet_id = _write(change, head, changed)
        change.insert(
            DecisionRow,
            scoresheet_id=sheet_id,
            game=game,
            kind=draft.kind,
            seat=draft.seat,
            text=draft.text,
            article=draft.article,
            decided_by=draft.decided_by,
            decided_at=change.at,
            line_before=before,
            line_after=changed.get(game, before),
            play=draft.play,
        )
    return club.saved()


def withdraw(club: OpenClub, decision_id: int) -> Saved:
    """Take a decision back: its row becomes what it was before."""
    with club.store.read() as conn:
        found = conn.execute(_ONE, {"id": decision_id}).mappings().first()
        if found is None:
            raise Refused("Deze beslissing is er niet (meer). Bekijk het formulier opnieuw.")
        made = Decision(**found)
        head = open_sheet(conn, made.table_id)
        _refuse_overtaken(conn, head, made)
    head = replace(head, decided={**head.decided, made.game: head.decided[made.game][:-1]})
    with club.store.change(
        Message("{label} ingetrokken", label=_label(head, made.game)), scope=head.scope
    ) as change:
        change.delete(DecisionRow, made.id)
        _write(change, head, changed_lines(head, {made.game: made.line_before}, head.lines))
    return club.saved()


def _all(conn: Connection, query: Any, which: int) -> tuple[Decision, ...]:
    return tuple(Decision(**row) for row in conn.execute(query, {"id": which}).mappings())


def _label(head: SheetHead, game: int) -> Message:
    return Message("{place}, beslissing bij spel {game}", place=head.title, game=head.game(game))


def _write(change: Change, head: SheetHead, changed: Mapping[int, str]) -> int:
    """The row, if it changes; the id of the sheet, which is there from now on."""
    beside = judged(scored_sheet(head, lines={**head.lines, **changed}))
    if head.signed:
        beside |= UNSIGNED
    sheet_id = stored_sheet(change, head, **beside)
    write_lines(change, head, sheet_id, changed)
    return sheet_id


def _checked(draft: DecisionDraft, head: SheetHead) -> DecisionDraft:
    """The draft as it can be kept."""
    try:
        kind = RulingKind(draft.kind).value
    except ValueError:
        raise Refused(
            "Een beslissing van de soort {kind} bestaat niet. Kies een andere soort.",
            kind=f"{draft.kind!r}",
        ) from None
    seats = [seat.value for seat in SEATS[: head.rules.seats]]
    if draft.seat is not None and draft.seat not in seats:
        raise Refused(
            "Aan deze tafel zit niemand op plaats {seat}. Kies een plaats waar iemand zit.",
            seat=f"{draft.seat!r}",
        )
    needed = Message("Schrijf op wat er beslist is; dat blijft bij het spel bewaard.")
    told = written(draft.text, needed, Message("De beslissing"))
    refuse_long(draft.play, LONGEST_PLAY, Message("Het kaartverloop"))
    return replace(
        draft,
        kind=kind,
        text=told,
        article=cited(draft.article),
        decided_by=decider(draft.decided_by),
        play=draft.play.encode("utf-8", "replace").decode(),
    )


def _refuse_overtaken(conn: Connection, head: SheetHead, made: Decision) -> None:
    """Refuse to withdraw a decision where later decisions or typing would be lost."""
    game = head.game(made.game)
    later = [one for one in _all(conn, _OF_TABLE, made.table_id) if one.game == made.game]
    if later[-1].id != made.id:
        raise Refused(
            "Over spel {game} is daarna nog iets beslist. Trek eerst die beslissing in.", game=game
        )
    if head.lines.get(made.game, "") != made.line_after:
        raise Refused(
            "De regel van spel {game} is na de beslissing veranderd en gaat daarom niet"
            " vanzelf terug. Zet er eerst {line} in, of laat de beslissing staan.",
            game=game,
            line=f"{made.line_after!r}" if made.line_after else Message("'niets'"),
        )
