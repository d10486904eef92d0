"""Protests: handed in within the time after the end, decided on, and then the result is final.

A result is provisional for as long as the competition says, 15 minutes by the rules (NKF 1976,
1, art. 24). A protest after that is kept as well: the director decides whether it still counts.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message, marked
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.results.protest import Finality, Protest, ProtestDraft, ProtestState, Stage
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import LAST_DRAWN, EveningHead, evening_head, open_evening
from clubadmin.services.evenings.view import load_participants, load_plan
from clubadmin.services.hall.clock import seconds_since
from clubadmin.services.input.checks import cited, decider, written
from clubadmin.services.results.protest_time import last_version, protests_until
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.reading import reader
from clubadmin.storage.schema.tablenames import ProtestRow

_PROTEST = (
    "SELECT p.id, p.evening_id, p.participant_id, p.playing_table_id AS table_id,"
    ' coalesce(t.round, 0) AS round, coalesce(t.number, 0) AS "table", p.game, p.text, p.made_at,'
    " p.status AS state, p.ruling, p.article, p.decided_by, p.decided_at, p.version"
    " FROM protest p LEFT JOIN playing_table t ON t.id = p.playing_table_id"
)
_read = reader(Protest, given=("name",))
_OF_EVENING = text(f"{_PROTEST} WHERE p.evening_id = :id ORDER BY p.id")
_ONE = text(f"{_PROTEST} WHERE p.id = :id")
_OPEN_BY_TABLE = text(
    "SELECT playing_table_id AS id, count(*) AS protests FROM protest WHERE evening_id = :id"
    " AND status = 'open' AND playing_table_id IS NOT NULL GROUP BY playing_table_id"
)
_COUNTS = text(
    "SELECT count(*) FILTER (WHERE status = 'open'), count(*) FILTER (WHERE status <> 'withdrawn')"
    " FROM protest WHERE evening_id = :id"
)
_UNSIGNED = text(
    "SELECT count(*) AS tables, coalesce(sum(coalesce(f.status, 'draft') <> 'signed'), 0) AS open,"
    f" {LAST_DRAWN} AS rounds FROM evening e JOIN playing_table t ON t.evening_id = e.id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE e.id = :id"
)


def protests(club: OpenClub, evening_id: int) -> tuple[Protest, ...]:
    """The protests against an evening's result, in the order in which they were handed in."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        people = {one.id: one for one in load_participants(conn, evening_id)}
        rows = conn.execute(_OF_EVENING, {"id": evening_id}).mappings()
        return tuple(_protest(row, people) for row in rows)


def open_by_table(club: OpenClub, evening_id: int) -> Mapping[int, int]:
    """How many open protests are about each table of an evening, of those that have any."""
    with club.store.read() as conn:
        rows = conn.execute(_OPEN_BY_TABLE, {"id": evening_id})
        return {row.id: row.protests for row in rows}


def finality(club: OpenClub, evening_id: int, now: datetime | None = None) -> Finality:
    """How far the result of an evening is from being final.

    What was closed within the time for protests is final, and yet one can come until `until`:
    see `protests_until`, which says when none can.

    Args:
        now: local time; None takes the clock's.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        open_, made = conn.execute(_COUNTS, {"id": evening_id}).one()
        over = _is_over(conn, head)
        until = protests_until(head, last_version(conn, evening_id))
    left = 0
    if until:
        gone = seconds_since(head.ended_at, now or datetime.now())
        left = max(round(head.protest_minutes * 60 - gone), 0)
    return Finality(
        evening_id,
        _stage(head, over=over, left=left, protested=bool(open_)),
        ended_at=head.ended_at,
        until=until if left or head.status == "open" else "",
        left=left,
        minutes=head.protest_minutes,
        open=open_,
        made=made,
    )


def hand_in(
    club: OpenClub,
    evening_id: int,
    draft: ProtestDraft,
    *,
    beside: Callable[[Change], None] | None = None,
) -> Saved:
    """Keep a protest.

    Args:
        evening_id: against whose result.
        draft: the protest.
        beside: writes what is kept with it, in the same change.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        told = written(
            draft.text, Message("Schrijf op waartegen het protest gaat."), Message("Het protest")
        )
        who = _who(conn, head, draft.participant_id)
        place = _place(conn, head, draft)
    label = Message(
        "{protest} ingediend", protest=_called(who.name if who else None, place, draft.game)
    )
    with club.store.change(label) as change:
        change.insert(
            ProtestRow,
            evening_id=evening_id,
            participant_id=draft.participant_id,
            playing_table_id=draft.table_id,
            game=draft.game,
            text=told,
            made_at=change.at,
        )
        if beside is not None:
            beside(change)
    return club.saved()


def decide(
    club: OpenClub,
    protest_id: int,
    *,
    upheld: bool,
    ruling: str,
    decided_by: str,
    article: str = "",
) -> Saved:
    """Uphold or reject a protest, with the reason; deciding again replaces what was decided."""
    row, called = _open(club, protest_id)
    if row["state"] == ProtestState.WITHDRAWN:
        raise Refused("Dit protest is ingetrokken; er valt niets meer over te beslissen.")
    state = ProtestState.UPHELD if upheld else ProtestState.REJECTED
    told = written(
        ruling,
        Message("Schrijf op waarom; dat blijft bij het protest bewaard."),
        Message("De uitspraak"),
    )
    with club.store.change(Message(_DECIDED[state], protest=called)) as change:
        change.update(
            ProtestRow,
            protest_id,
            version=row["version"],
            status=state.value,
            ruling=told,
            article=cited(article),
            decided_by=decider(decided_by),
            decided_at=change.at,
        )
    return club.saved()


def withdraw(club: OpenClub, protest_id: int) -> Saved:
    """Withdraw a protest; it stays on the list as withdrawn."""
    row, called = _open(club, protest_id)
    if row["state"] != ProtestState.OPEN:
        raise Refused(
            "Over dit protest is al beslist of het is al ingetrokken. Bekijk de lijst opnieuw."
        )
    with club.store.change(Message("{protest} ingetrokken", protest=called)) as change:
        change.update(
            ProtestRow,
            protest_id,
            version=row["version"],
            status=ProtestState.WITHDRAWN.value,
            decided_at=change.at,
        )
    return club.saved()


_AT = marked("tafel {table}, ronde {round}")
_DECIDED = {
    ProtestState.UPHELD: marked("{protest} toegewezen"),
    ProtestState.REJECTED: marked("{protest} afgewezen"),
}


def _protest(row: Mapping[Any, Any], people: Mapping[int, Participant]) -> Protest:
    who = people.get(row["participant_id"])
    return _read(row, name=who.name if who else "")


def _is_over(conn: Connection, head: EveningHead) -> bool:
    """Whether every round is drawn and every sheet signed; an evening without sheets always."""
    if head.depth != "game":
        return True
    found = conn.execute(_UNSIGNED, {"id": head.id}).one()
    return bool(found.tables and not found.open and found.rounds >= head.rounds)


def _stage(head: EveningHead, *, over: bool, left: int, protested: bool) -> Stage:
    if head.status == "closed":
        return Stage.FINAL
    if not over:
        return Stage.GOING_ON
    if left:
        return Stage.PROVISIONAL
    return Stage.PROTESTED if protested else Stage.READY


def _open(club: OpenClub, protest_id: int) -> tuple[Mapping[Any, Any], Message]:
    """A protest of an evening that is open, and what it is called."""
    with club.store.read() as conn:
        row = conn.execute(_ONE, {"id": protest_id}).mappings().first()
        if row is None:
            raise Refused("Dit protest is er niet (meer). Bekijk de lijst opnieuw.")
        people = load_participants(conn, open_evening(conn, row["evening_id"]).id)
        name = next((one.name for one in people if one.id == row["participant_id"]), None)
        place = None
        if row["table_id"]:
            place = Message(_AT, table=row["table"], round=row["round"])
        return row, _called(name, place, row["game"])


def _who(conn: Connection, head: EveningHead, participant_id: int | None) -> Participant | None:
    if participant_id is None:
        return None
    for one in load_participants(conn, head.id):
        if one.id == participant_id:
            return one
    raise Refused("Wie protesteert, doet deze avond niet (meer) mee. Kies iemand uit de lijst.")


def _called(name: str | None, place: Message | None, game: int | None) -> Message:
    """Name a protest by its maker and its subject; each part may be left out."""
    if place is not None and game is not None:
        place = Message("{place}, spel {game}", place=place, game=game)
    if name is None:
        return Message("Protest") if place is None else Message("Protest bij {place}", place=place)
    if place is None:
        return Message("Protest van {name}", name=name)
    return Message("Protest van {name} bij {place}", name=name, place=place)


def _place(conn: Connection, head: EveningHead, draft: ProtestDraft) -> Message | None:
    """The table that it is about; None where it is about none."""
    plan = load_plan(conn, head)
    if not plan:
        raise Refused(
            "Deze avond is nog niet geloot, dus er valt nog nergens tegen te protesteren."
        )
    if draft.table_id is None:
        if draft.game is not None:
            raise Refused("Kies bij het spel ook de tafel waar het gespeeld is.")
        return None
    tables = {table.table_id: table for one in plan for table in one.tables}
    if (table := tables.get(draft.table_id)) is None:
        raise Refused("Deze tafel hoort niet (meer) bij deze avond. Kies een tafel uit de lijst.")
    place = Message(_AT, table=table.number, round=table.round)
    if draft.game is None:
        return place
    games = table.wallets or tuple(range(1, head.games + 1))
    if draft.game not in games:
        raise Refused(
            "Spel {game} is niet gespeeld aan {place}: daar lagen spel {games}.",
            game=draft.game,
            place=place,
            games=_told(games),
        )
    return place


def _told(games: tuple[int, ...]) -> Message | Listed:
    if games == tuple(range(games[0], games[-1] + 1)) and len(games) > 1:
        return Message("{first} tot en met {last}", first=games[0], last=games[-1])
    return Listed(games, joint="")
