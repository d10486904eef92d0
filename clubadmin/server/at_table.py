"""Requests of a table: its sheet, a row, agreeing, the referee, a protest, and changes."""

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import TableSheet
from clubadmin.server.answers import done_json, sheet_json
from clubadmin.server.handling import (
    Unreadable,
    behind,
    body_of,
    language_of,
    number_in,
    number_of,
    text_in,
    whole,
)
from clubadmin.server.sending import asked, changed, sheet_stream
from clubadmin.services.club.club import OpenClub
from clubadmin.services.tableside import calls, confirming, table_rows
from clubadmin.services.tableside.codes import code_of_round
from clubadmin.services.tableside.table_sheet import table_of, table_sheet

T = TypeVar("T")
LONGEST_PROTEST = 2000


async def sheet(request: Request) -> Response:
    """`GET /api/t/CODE`: the sheet, and the code of its round: a card's page goes on with that."""
    language = language_of(request)

    def work(club: OpenClub, opened: Door) -> tuple[TableSheet, str]:
        read = table_sheet(club, _table(club, opened))
        with club.store.read() as conn:
            place = read.place
            return read, code_of_round(conn, opened.evening_id, place.number, place.round)

    found, code = await asked(request, work)
    return JSONResponse(sheet_json(found, language) | {"code": code})


async def row(request: Request) -> Response:
    """`PUT /api/t/CODE/rows/GAME`: a row as typed."""
    game = number_of(request.path_params["game"])
    body = await body_of(request)
    typed, key = text_in(body, "typed"), text_in(body, "key")
    version, keys = number_in(body, "version"), body.get("keys") is True
    return await changed(
        request,
        lambda club, opened: table_rows.type_row(
            club, _table(club, opened), game, typed, version=version, key=key, keys=keys
        ),
    )


async def tried(request: Request) -> Response:
    """`POST /api/t/CODE/try`: what keys come to in a row; nothing is kept."""
    language, body = language_of(request), await body_of(request)
    game, typed = number_in(body, "game"), text_in(body, "typed")
    found = await asked(
        request, lambda club, opened: table_rows.try_row(club, _table(club, opened), game, typed)
    )
    return JSONResponse(done_json(found.sheet, found.row, language))


async def confirm(request: Request) -> Response:
    """`POST /api/t/CODE/confirm`: a side agrees with the totals."""
    body = await body_of(request)
    side, key, totals = text_in(body, "side"), text_in(body, "key"), totals_in(body)
    return await changed(
        request,
        lambda club, opened: confirming.confirm(club, _table(club, opened), side, totals, key=key),
    )


async def call(request: Request) -> Response:
    """`POST /api/t/CODE/call`: the table asks for the referee; with `"on": false` no more."""
    body = await body_of(request)
    key, ask = text_in(body, "key"), calls.take_back if body.get("on") is False else calls.call
    return await changed(request, lambda club, opened: ask(club, _table(club, opened), key=key))


async def protest(request: Request) -> Response:
    """`POST /api/t/CODE/protest`: a protest, in words, perhaps about a game."""
    body = await body_of(request)
    said, key = text_in(body, "text", longest=LONGEST_PROTEST), text_in(body, "key")
    game = None if body.get("game") is None else number_in(body, "game")
    return await changed(
        request,
        lambda club, opened: calls.protest(club, _table(club, opened), said, game=game, key=key),
    )


async def withdraw(request: Request) -> Response:
    """`DELETE /api/t/CODE/protest`: the table thinks better of what it protested."""
    return await changed(request, lambda club, opened: calls.withdraw(club, _table(club, opened)))


async def events(request: Request) -> Response:
    """`GET /api/t/CODE/events`: what changes, as it changes; first the sheet as it is."""
    return await sheet_stream(request, _table)


ROUTES = [
    Route("/api/t/{code}", behind(Opens.TABLE, sheet), methods=["GET"]),
    Route("/api/t/{code}/rows/{game}", behind(Opens.TABLE, row), methods=["PUT"]),
    Route("/api/t/{code}/try", behind(Opens.TABLE, tried), methods=["POST"]),
    Route("/api/t/{code}/confirm", behind(Opens.TABLE, confirm), methods=["POST"]),
    Route("/api/t/{code}/call", behind(Opens.TABLE, call), methods=["POST"]),
    Route("/api/t/{code}/protest", behind(Opens.TABLE, protest), methods=["POST"]),
    Route("/api/t/{code}/protest", behind(Opens.TABLE, withdraw), methods=["DELETE"]),
    Route("/api/t/{code}/events", behind(Opens.TABLE, events), methods=["GET"]),
]


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


def _table(club: OpenClub, opened: Door) -> int:
    return club.read(table_of, opened.evening_id, opened.table, opened.round)
