"""Decisions about more than one row: a game that is cancelled, a table where people sat wrong."""

from collections.abc import Collection

from clubadmin.domain.comparison.decisions import PART, Decision
from clubadmin.domain.terms import Side
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import game_list, rows_of, with_wallets
from clubadmin.services.comparison.deciding import (
    at_table,
    fitting,
    kept_words,
    place_of,
    write_decision,
)
from clubadmin.services.comparison.session import load_session
from clubadmin.services.evenings.head import open_evening

WRONG_SEATS = f"{PART}17"
CANCELLED = f"{PART}14"

_LOWEST = {Side.NS: Decision.LOWEST_NS, Side.EW: Decision.LOWEST_EW}
_AVERAGE = {Side.NS: Decision.AVERAGE_NS, Side.EW: Decision.AVERAGE_EW}


def cancel_game(
    club: OpenClub,
    evening_id: int,
    game: int,
    *,
    reason: str,
    decided_by: str,
    line: str = "",
    altogether: bool = True,
) -> Saved:
    """Cancel a game altogether, or where it was not played yet (art. 14).

    Args:
        club: the open club.
        evening_id: the evening.
        game: the number of the game.
        reason: why.
        decided_by: the director.
        line: the group whose wallet it is; there each has wallets of its own.
        altogether: at every table; False keeps the scores that are in, so that nobody who
            played it comes off worse.
    """
    kept = kept_words(reason, CANCELLED, decided_by)
    with club.store.read() as conn:
        head = with_wallets(open_evening(conn, evening_id))
        session = load_session(conn, head, game=game)
        rows = [one for one in rows_of(conn, session, game) if one.line == line]
    left = [
        one
        for one in rows
        if Decision.CANCELLED not in one.result.decisions and (altogether or not one.typed)
    ]
    if not left:
        raise Refused(
            Message(
                "Spel {game} is al aan alle tafels vervallen of gespeeld; er is niets te"
                " schrappen.",
                game=game,
            )
        )
    with club.store.change(
        Message("{title}, spel {game} vervallen", title=head.title, game=game)
    ) as change:
        for one in left:
            write_decision(change, one, fitting(one, {Decision.CANCELLED}), kept)
    return club.saved()


def wrong_seats(
    club: OpenClub,
    table_id: int,
    games: Collection[int],
    sides: Collection[Side],
    *,
    reason: str,
    decided_by: str,
) -> Saved:
    """Cancel games that were played on wrong seats; who sat wrong gets the lowest (art. 17).

    A side that sat where it should gets the average (art. 21).

    Args:
        club: the open club.
        table_id: the table.
        games: the numbers of the games that were played so.
        sides: who sat wrong.
        reason: what happened.
        decided_by: the director.
    """
    if not sides or not games:
        raise Refused(
            Message("Kies welke spellen er verkeerd gespeeld zijn en wie er verkeerd zat.")
        )
    kept = kept_words(reason, WRONG_SEATS, decided_by)
    codes = {Decision.CANCELLED, *(_given(side, side in sides) for side in Side)}
    with club.store.read() as conn:
        rows = [at_table(conn, table_id, game) for game in sorted(games)]
    checked = [(one, fitting(one, codes)) for one in rows]
    label = Message(
        "{place}, verkeerd gezeten bij spel {games}",
        place=place_of(rows[0]),
        games=game_list(games),
    )
    with club.store.change(label) as change:
        for one, wanted in checked:
            write_decision(change, one, wanted, kept)
    return club.saved()


def _given(side: Side, wrong: bool) -> Decision:
    return _LOWEST[side] if wrong else _AVERAGE[side]
