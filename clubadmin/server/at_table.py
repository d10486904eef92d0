"""What a table asks: its sheet, a row, agreeing, the referee, a protest, and what changes."""

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import Done, TableSheet
from clubadmin.server.access import Asking
from clubadmin.server.answers import done_json, sheet_json
from clubadmin.server.handling import (
    Unreadable,
    address_of,
    answering,
    body_of,
    language_of,
    number_in,
    number_of,
    text_in,
    whole,
)
from clubadmin.server.watching import Watcher, Watching
from clubadmin.services.club.club import OpenClub
from clubadmin.services.tableside import calls, confirming, table_rows
from clubadmin.services.tableside.codes import code_of_round
from clubadmin.services.tableside.table_sheet import table_of

T = TypeVar("T")
LONGEST_PROTEST = 2000


async def sheet(request: Request) -> Response:
    """`GET /api/t/CODE`: the sheet, and the code of its round: a card's page goes on with that."""
    language = language_of(request)

    def work(club: OpenClub, opened: Door) -> tuple[tuple[int, TableSheet], str]:
        read = request.app.state.watching.read(club, _table(club, opened))
        with club.store.read() as conn:
            place = read[1].place
            return read, code_of_round(conn, opened.evening_id, place.number, place.round)

    (_, found), code = await _ask(request, work)
    return JSONResponse(sheet_json(found, language) | {"code": code})


async def row(request: Request) -> Response:
    """`PUT /api/t/CODE/rows/GAME`: a row as typed."""
    game = number_of(request.path_params["game"])
    body = await body_of(request)
    typed, key = text_in(body, "typed"), text_in(body, "key")
    version = number_in(body, "version")
    return await changed(
        request,
        Opens.TABLE,
        lambda club, opened: table_rows.type_row(
            club, _table(club, opened), game, typed, version=version, key=key
        ),
    )


async def confirm(request: Request) -> Response:
    """`POST /api/t/CODE/confirm`: a side agrees with the totals."""
    body = await body_of(request)
    side, key, totals = text_in(body, "side"), text_in(body, "key"), totals_in(body)
    return await changed(
        request,
        Opens.TABLE,
        lambda club, opened: confirming.confirm(club, _table(club, opened), side, totals, key=key),
    )


async def call(request: Request) -> Response:
    """`POST /api/t/CODE/call`: the table asks for the referee."""
    key = text_in(await body_of(request), "key")
    return await changed(
        request, Opens.TABLE, lambda club, opened: calls.call(club, _table(club, opened), key=key)
    )


async def protest(request: Request) -> Response:
    """`POST /api/t/CODE/protest`: a protest, in words, perhaps about a game."""
    body = await body_of(request)
    said, key = text_in(body, "text", longest=LONGEST_PROTEST), text_in(body, "key")
    game = None if body.get("game") is None else number_in(body, "game")
    return await changed(
        request,
        Opens.TABLE,
        lambda club, opened: calls.protest(club, _table(club, opened), said, game=game, key=key),
    )


async def events(request: Request) -> Response:
    """`GET /api/t/CODE/events`: what changes, as it changes; first the sheet as it is."""
    watching: Watching = request.app.state.watching
    read = await _ask(request, lambda club, opened: watching.read(club, _table(club, opened)))
    watcher = Watcher(
        request.path_params["code"], Opens.TABLE, language_of(request), read[1].place.table_id
    )
    return stream(watching, watcher, read)


ROUTES = [
    Route("/api/t/{code}", answering(sheet), methods=["GET"]),
    Route("/api/t/{code}/rows/{game}", answering(row), methods=["PUT"]),
    Route("/api/t/{code}/confirm", answering(confirm), methods=["POST"]),
    Route("/api/t/{code}/call", answering(call), methods=["POST"]),
    Route("/api/t/{code}/protest", answering(protest), methods=["POST"]),
    Route("/api/t/{code}/events", answering(events), methods=["GET"]),
]


async def changed(
    request: Request, opens: Opens, work: Callable[[OpenClub, Door], Done]
) -> Response:
    """Do what changes a sheet, tell who watches it, and answer how it is now."""
    asking: Asking = request.app.state.asking
    watching: Watching = request.app.state.watching

    def done(club: OpenClub, opened: Door) -> tuple[int, Done]:
        found = work(club, opened)
        return watching.order(), found

    code = request.path_params["code"]
    opening = asking.opening(code, opens, done, address_of(request))
    order, found = await asking.change(opening)
    if not found.again:
        watching.took(order, found.sheet)
        watching.changed()
    return JSONResponse(done_json(found.sheet, found.row, language_of(request)))


def stream(
    watching: Watching, watcher: Watcher, read: tuple[int, TableSheet] | None = None
) -> Response:
    """Server-sent events, until one side leaves."""

    async def told() -> AsyncIterator[bytes]:
        watching.join(watcher, read)
        try:
            async for event in watcher.told():
                yield event
        finally:
            watching.part(watcher)

    return StreamingResponse(told(), media_type="text/event-stream")


def totals_in(body: dict[str, object]) -> dict[str, int]:
    """The totals that somebody agrees with; as whole numbers, or as the sheet has them.

    Raises:
        Unreadable: they are none.
    """
    found = body.get("totals")
    if not isinstance(found, dict) or len(found) > 4:
        raise Unreadable
    return {
        str(side): whole(total.get("total") if isinstance(total, dict) else total)
        for side, total in found.items()
    }


async def _ask(request: Request, work: Callable[[OpenClub, Door], T]) -> T:
    asking: Asking = request.app.state.asking
    code = request.path_params["code"]
    return await asking.ask(asking.opening(code, Opens.TABLE, work, address_of(request)))


def _table(club: OpenClub, opened: Door) -> int:
    with club.store.read() as conn:
        return table_of(conn, opened.evening_id, opened.table, opened.round)
