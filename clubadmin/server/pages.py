"""The pages of a table, the wall and the second desk, and the files that they use.

Files are known by their names alone; each has its digest in its address, so that a browser keeps
it until it is another.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from clubadmin.i18n import Language, Words
from clubadmin.model.club.colours import ACCENT, Tokens, is_colour, tokens
from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import TableSheet
from clubadmin.server.answers import sheet_json
from clubadmin.server.at_desk import board_of, opened_json
from clubadmin.server.desk_board import Board, desk_json
from clubadmin.server.fragments import file_called, phrases, template
from clubadmin.server.handling import Handler, behind, language_of, number_of
from clubadmin.server.looks import waiting_look
from clubadmin.server.seen import Made, Seen
from clubadmin.server.sending import asked
from clubadmin.server.tapped import RESULTS, blank, pieces
from clubadmin.server.tapping import pad
from clubadmin.server.wall_board import wall_json
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.tableside.by_desk import LONGEST_NAME
from clubadmin.services.tableside.codes import LONGEST, code_of_round, meant
from clubadmin.services.tableside.table_sheet import load_table_sheet, table_of

_NAMES = {"field_line": "field", "accent_soft": "soft"}  # as the style of the pages calls them
_PREFIX, _ENDING = "club-", ".css"

T = TypeVar("T")
_FOR_EVER = "max-age=31536000, immutable"


def style_name(accent: str) -> str:
    """The file that has the colours around an accent: it says all that it depends on."""
    return f"{_PREFIX}{(accent if is_colour(accent) else ACCENT)[1:].lower()}{_ENDING}"


@lru_cache(16)
def style(name: str) -> bytes | None:
    """The file of that name; None where it is none of these."""
    accent = "#" + name.removeprefix(_PREFIX).removesuffix(_ENDING)
    if not is_colour(accent) or style_name(accent) != name:
        return None
    light, dark = (_properties(tokens(dark, accent)) for dark in (False, True))
    written = f":root {{{light}}}\n@media (prefers-color-scheme: dark) {{ :root {{{dark}}} }}\n"
    return written.encode()


def _properties(shades: Tokens) -> str:
    named = {_NAMES.get(name, name): shade for name, shade in shades._asdict().items()}
    return " ".join(f"--{name.replace('_', '-')}: {shade};" for name, shade in named.items())


async def table(request: Request) -> Response:
    """`GET /t/CODE`: the page of a table; of a card in the round that is played now."""
    language = language_of(request)

    def work(club: OpenClub, opened: Door) -> tuple[TableSheet, str]:
        with club.store.read() as conn:
            table_id = table_of(conn, opened.evening_id, opened.table, opened.round)
            found = load_table_sheet(conn, table_id)
            place = found.place
            return found, code_of_round(conn, opened.evening_id, place.number, place.round)

    (found, code), accent = await asked(request, coloured(work))
    shown = sheet_json(found, language)
    names = tuple(member.label for _, member in found.place.seats)
    keys = pad(found.rules, names, Words(language))
    no_result = dict.fromkeys(RESULTS, "")
    opened = meant(request.path_params["code"])
    card = opened if opened != code else ""  # a card goes on to the next round by itself
    data = {
        "api": f"/api/t/{code}",
        "card": card,
        "sheet": shown,
        "pieces": pieces(found.rules),
        "blank": blank(found.rules),
        "no_result": no_result,
        "marks": dict(keys.marks),
        "waits": waiting_look(found.rules, language),
    }
    return rendered(
        "table.html", language, accent=accent, sheet=shown, data=data, pad=keys, no_result=no_result
    )


async def wall(request: Request) -> Response:
    """`GET /wall/CODE`: what everybody may see."""
    language = language_of(request)
    seen: Seen = request.app.state.seen
    found = await seen.places(language)
    code = meant(request.path_params["code"])

    def page(facts: ScreenFacts) -> Made:
        data = {"code": code, "tag": found.tag}
        shown = wall_json(facts, language)
        made = rendered("wall.html", language, accent=accent, wall=shown, data=data)
        return Made(bytes(made.body), "text/html")

    _, accent = await asked(request, coloured(lambda _club, _opened: None))
    return (await seen.made((language, code, accent), page)).answer(request)


async def desk(request: Request) -> Response:
    """`GET /desk/CODE` and `/desk/CODE/t/ROUND/TABLE`: the second desk, with a sheet or without."""
    language, code = language_of(request), request.path_params["code"]
    at, number = (number_of(request.path_params.get(name, "0")) for name in ("round", "table"))

    board_at = board_of(request)

    def work(club: OpenClub, opened: Door) -> tuple[Board, TableSheet | None]:
        if not at:
            return board_at(club, opened), None
        with club.store.read() as conn:
            table_id = table_of(conn, opened.evening_id, number, at)
            return board_at(club, opened), load_table_sheet(conn, table_id)

    (board, found), accent = await asked(request, coloured(work))
    shown = desk_json(board, language, code)
    opened = opened_json(found, language, code) if found else {"sheet": None}
    data = {"code": code, "desk": shown, **opened}
    sheet = opened["sheet"]
    return rendered("desk.html", language, accent=accent, desk=shown, sheet=sheet, data=data)


def coloured(work: Callable[[OpenClub, Door], T]) -> Callable[[OpenClub, Door], tuple[T, str]]:
    """Give the answer of work together with the accent of the club."""
    return lambda club, opened: (work(club, opened), settings(club).accent)


async def ask_for_code(request: Request) -> Response:
    """`GET /desk`: on a new device the code of the desk is asked for."""
    typed = meant(request.query_params.get("code", ""))[:LONGEST]
    if typed.isalnum():
        name = quote(request.query_params.get("name", "")[:LONGEST_NAME])
        return RedirectResponse(f"/desk/{quote(typed)}{f'?name={name}' if name else ''}", 303)
    return rendered("code.html", language_of(request))


async def file(request: Request) -> Response:
    """`GET /static/NAME`: a style, a script, a picture."""
    name = request.path_params["name"]
    content, kind = file_called(name) or (style(name), "text/css")
    if content is None:
        raise HTTPException(404)
    return Response(content, media_type=kind, headers={"cache-control": _FOR_EVER})


def shown(opens: Opens, page: Handler) -> Handler:
    """The page behind a code, or one that says in a sentence why it is not there."""
    answered = behind(opens, page)

    async def paged(request: Request) -> Response:
        answer = await answered(request)
        if answer.status_code < 400:
            return answer
        told = json.loads(bytes(answer.body))["message"]
        return rendered("nobody.html", language_of(request), answer.status_code, told=told)

    return paged


ROUTES = [
    Route("/t/{code}", shown(Opens.TABLE, table), methods=["GET"]),
    Route("/wall/{code}", shown(Opens.WALL, wall), methods=["GET"]),
    Route("/desk/{code}", shown(Opens.DESK, desk), methods=["GET"]),
    Route("/desk/{code}/t/{round}/{table}", shown(Opens.DESK, desk), methods=["GET"]),
    Route("/desk", ask_for_code, methods=["GET"]),
    Route("/static/{name}", file, methods=["GET"]),
]


def rendered(
    name: str, language: Language, status: int = 200, *, accent: str = ACCENT, **values: object
) -> Response:
    """A page; it gets `language`, `say` (the phrases by name), its colours and what is given."""
    say = phrases(language)
    if isinstance(data := values.get("data"), dict):
        values["data"] = data | {"say": say}
    return HTMLResponse(
        template(name).render(
            language=language.value, say=say, colours=style_name(accent), **values
        ),
        status,
    )
