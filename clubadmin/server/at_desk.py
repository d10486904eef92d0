"""Requests of the second desk: all tables, any sheet, signing it, and people at the door."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from clubadmin.i18n import Language
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import Done, TableSheet
from clubadmin.server.answers import Document, done_json, sheet_json
from clubadmin.server.desk_board import Board, desk_json, people_json, read_board
from clubadmin.server.fragments import fragment, phrases
from clubadmin.server.handling import (
    Handler,
    behind,
    body_of,
    language_of,
    number_in,
    number_of,
    text_in,
    told,
)
from clubadmin.server.looks import waiting_look
from clubadmin.server.sending import asked, changed, done, sheet_stream, stream
from clubadmin.services.club.club import OpenClub
from clubadmin.services.tableside import calls, second_desk, table_rows
from clubadmin.services.tableside.second_desk import AlreadyThere
from clubadmin.services.tableside.table_sheet import load_table_sheet, table_of, table_sheet


async def desk(request: Request) -> Response:
    """`GET /api/desk/CODE`: every table of every round with how far it is, and who is there."""
    board = await asked(request, board_of(request))
    return JSONResponse(desk_json(board, language_of(request), request.path_params["code"]))


def board_of(request: Request) -> Callable[[OpenClub, Door], Board]:
    """Read the board, with the desks that have a sheet open now."""
    desks = request.app.state.watching.desks()
    return lambda club, opened: read_board(club, opened.evening_id, desks)


async def sheet(request: Request) -> Response:
    """`GET /api/desk/CODE/t/ROUND/TABLE`: a sheet, as its table has it."""
    at, number = _place(request)
    found = await asked(
        request, lambda club, opened: table_sheet(club, _table(club, opened, at, number))
    )
    return JSONResponse(sheet_json(found, language_of(request)))


async def ahead(request: Request) -> Response:
    """`GET /api/desk/CODE/sheets?at=ROUND-TABLE`: that sheet, and the next that are to be typed.

    With `?after=ROUND-TABLE` only those; `&have=` names sheets that need not be sent again. The
    next are those that nobody signed or has open.
    """
    query = request.query_params
    first, after = query.get("at"), query.get("after", "0-0")
    have = query.get("have", "").split(",")
    at, _, number = (first or after).partition("-")
    here = number_of(at), number_of(number)
    board_at = board_of(request)

    def work(club: OpenClub, opened: Door) -> tuple[list[str], list[tuple[str, TableSheet]]]:
        board = board_at(club, opened)
        order = [first] if first else []
        order += board.to_type(here)[:_AHEAD]
        ids = board.table_ids
        wanted = [one for one in order if one not in have]
        if first and first not in ids:
            _table(club, opened, *here)  # raises
        with club.store.read() as conn:
            return order, [(one, load_table_sheet(conn, ids[one])) for one in wanted]

    order, found = await asked(request, work)
    language, code = language_of(request), request.path_params["code"]
    sheets = {
        one: opened_json(sheet, language, code)
        | {"html": fragment("place", language, sheet_json(sheet, language))}
        for one, sheet in found
    }
    return JSONResponse({"order": order, "sheets": sheets})


def opened_json(found: TableSheet, language: Language, code: str) -> Document:
    """A sheet as the page of the desk has it open."""
    place = found.place
    return {
        "api": f"/api/desk/{code}/t/{place.round}/{place.number}",
        "sheet": sheet_json(found, language),
        "waits": waiting_look(found.rules, language),
    }


async def row(request: Request) -> Response:
    """`PUT /api/desk/CODE/t/ROUND/TABLE/rows/GAME`: a row as typed."""
    at, number = _place(request)
    game = number_of(request.path_params["game"])
    body = await body_of(request)
    typed, key, name = text_in(body, "typed"), text_in(body, "key"), _name(body)
    version, keys = number_in(body, "version"), body.get("keys") is True
    return await changed(
        request,
        lambda club, opened: table_rows.type_row(
            club,
            _table(club, opened, at, number),
            game,
            typed,
            version=version,
            key=key,
            desk=name,
            keys=keys,
        ),
    )


async def totals(request: Request) -> Response:
    """`PUT /api/desk/CODE/t/ROUND/TABLE/totals`: four totals in one line, where they come first."""
    at, number = _place(request)
    body = await body_of(request)
    typed, name = text_in(body, "typed"), _name(body)
    return await changed(
        request,
        lambda club, opened: second_desk.type_totals(
            club, _table(club, opened, at, number), typed, desk=name
        ),
    )


async def tried(request: Request) -> Response:
    """`POST /api/desk/CODE/t/ROUND/TABLE/try`: what keys come to in a row; nothing is kept."""
    at, number = _place(request)
    body = await body_of(request)
    game, typed = number_in(body, "game"), text_in(body, "typed")
    found = await asked(
        request,
        lambda club, opened: table_rows.try_row(
            club, _table(club, opened, at, number), game, typed
        ),
    )
    return JSONResponse(done_json(found.sheet, found.row, language_of(request)))


def _deed(what: Callable[..., Done]) -> Handler:
    """`POST /api/desk/CODE/t/ROUND/TABLE/DEED`: something that needs only the desk's name."""

    async def done_there(request: Request) -> Response:
        at, number = _place(request)
        name = _name(await body_of(request))
        return await changed(
            request, lambda club, opened: what(club, _table(club, opened, at, number), desk=name)
        )

    return done_there


async def candidates(request: Request) -> Response:
    """`GET /api/desk/CODE/candidates?search=LETTERS`: who may still come, and who is there."""
    letters = request.query_params.get("search", "")[:100]
    found = await asked(
        request, lambda club, opened: second_desk.at_the_door(club, opened.evening_id, letters)
    )
    there = [one.name for one in found.there]
    may_come = [_candidate(one) for one in found.may_come]
    new = [
        {"name": one.label, "who": {"pair": letters, "way": way}}
        for way, one in enumerate(found.pairs[:_MOST])
    ]
    if found.guest:
        new.append({"name": found.guest, "who": {"guest": found.guest}})
    html = fragment("candidates", language_of(request), there, may_come[:_MOST], new)
    first = -1 if there and not may_come else 0  # no guest by one Enter too many
    return JSONResponse(
        {"candidates": may_come, "guest": found.guest, "there": there, "first": first, "html": html}
    )


async def check_in(request: Request) -> Response:
    """`POST /api/desk/CODE/people`: somebody is there.

    `{"id": 12}`, `{"guest": "riet bos"}`, `{"pair": "riet bos en jan dam", "way": 0}`, or
    `{"letters": "ri"}` for the first whom these mean; each with the `"club"` they play for.
    """
    body = await body_of(request)
    kind = next((one for one in ("guest", "letters", "pair") if one in body), "id")
    said = "" if kind == "id" else text_in(body, kind, longest=200)
    who = number_in(body, {"id": "id", "pair": "way"}[kind]) if kind in ("id", "pair") else 0
    more = {
        "desk": _name(body),
        "district": text_in(body, "club", longest=100) if "club" in body else "",
    }

    def work(club: OpenClub, opened: Door) -> Evening:
        if kind == "guest":
            return second_desk.check_in_guest(club, opened.evening_id, said, **more)
        if kind == "letters":
            return second_desk.check_in_meant(club, opened.evening_id, said, **more)
        if kind == "pair":
            return second_desk.check_in_pair(club, opened.evening_id, said, who, **more)
        return second_desk.check_in(club, opened.evening_id, who, **more)

    try:
        evening = await done(request, work, comer=kind != "id")
    except AlreadyThere as error:
        beside = people_json(error.evening, language_of(request))
        return told(409, "there", error.message, language_of(request), beside)
    came = phrases(language_of(request))["is_there"].format(name=evening.participants[-1].name)
    return JSONResponse(people_json(evening, language_of(request)) | {"said": f"✓ {came}"})


async def events(request: Request) -> Response:
    """`GET /api/desk/CODE/events`: `state` when something is other; with a sheet, its rows too."""
    return stream(request)


async def sheet_events(request: Request) -> Response:
    """`GET /api/desk/CODE/t/ROUND/TABLE/events`: what changes on a sheet."""
    at, number = _place(request)
    return await sheet_stream(request, lambda club, opened: _table(club, opened, at, number))


_SHEET = "/api/desk/{code}/t/{round}/{table}"
_MOST = 8  # candidates that the page shows
_AHEAD = 8  # sheets that a page keeps to go on with where there is no connection
_DEEDS = (
    ("sign", _deed(second_desk.sign)),
    ("unsign", _deed(second_desk.unsign)),
    ("answered", _deed(calls.answered)),  # somebody went to a table that called
)
ROUTES = [
    Route("/api/desk/{code}", behind(Opens.DESK, desk), methods=["GET"]),
    Route("/api/desk/{code}/sheets", behind(Opens.DESK, ahead), methods=["GET"]),
    Route("/api/desk/{code}/candidates", behind(Opens.DESK, candidates), methods=["GET"]),
    Route("/api/desk/{code}/people", behind(Opens.DESK, check_in), methods=["POST"]),
    Route("/api/desk/{code}/events", behind(Opens.DESK, events), methods=["GET"]),
    Route(_SHEET, behind(Opens.DESK, sheet), methods=["GET"]),
    Route(f"{_SHEET}/rows/{{game}}", behind(Opens.DESK, row), methods=["PUT"]),
    Route(f"{_SHEET}/totals", behind(Opens.DESK, totals), methods=["PUT"]),
    Route(f"{_SHEET}/try", behind(Opens.DESK, tried), methods=["POST"]),
    *(
        Route(f"{_SHEET}/{name}", behind(Opens.DESK, deed), methods=["POST"])
        for name, deed in _DEEDS
    ),
    Route(f"{_SHEET}/events", behind(Opens.DESK, sheet_events), methods=["GET"]),
]


def _candidate(one: Member | Pair | Team) -> Document:
    if isinstance(one, Team):
        return {"id": one.id, "name": one.name, "guest": False}
    return {"id": one.id, "name": one.label, "guest": isinstance(one, Member) and one.guest}


def _name(body: Document) -> str:
    """The name that the desk gives itself; "" where it gives none."""
    return text_in(body, "desk", longest=100) if "desk" in body else ""


def _place(request: Request) -> tuple[int, int]:
    path = request.path_params
    return number_of(path["round"]), number_of(path["table"])


def _table(club: OpenClub, opened: Door, at: int, number: int) -> int:
    return club.read(table_of, opened.evening_id, number, at)
