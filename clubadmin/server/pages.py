"""The pages of a table, the wall and the second desk: templates and files of `resources/tableside`.

Text of people is escaped by the templates. Files are known by their names alone; each has its
digest in its address, so that a browser keeps it until it is another.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from clubadmin.assets import path
from clubadmin.i18n import Language, Words
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.server.access import Access
from clubadmin.server.answers import Document, sheet_json
from clubadmin.server.at_desk import desk_json
from clubadmin.server.at_wall import wall_json
from clubadmin.server.handling import Handler, address_of, answering, language_of
from clubadmin.server.phrases import PHRASES
from clubadmin.server.tapping import pad
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import screen
from clubadmin.services.tableside import second_desk
from clubadmin.services.tableside.at_tables import at_tables
from clubadmin.services.tableside.codes import LONGEST, code_of_round, meant
from clubadmin.services.tableside.table_sheet import load_table_sheet, table_of

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
_FOR_EVER = "max-age=31536000, immutable"


async def table(request: Request) -> Response:
    """`GET /t/CODE`: the page of a table; of a card in the round that is played now."""
    language, opened_by = language_of(request), request.path_params["code"]

    def work(club: OpenClub, opened: Door) -> Document:
        with club.store.read() as conn:
            table_id = table_of(conn, opened.evening_id, opened.table, opened.round)
            sheet = load_table_sheet(conn, table_id)
            place = sheet.place
            code = code_of_round(conn, opened.evening_id, place.number, place.round)
        names = tuple(member.label for _, member in place.seats)
        shown = sheet_json(sheet, language)
        return {
            "sheet": shown,
            "data": {"code": code, "card": meant(opened_by), "sheet": shown},
            "pad": pad(sheet.rules, names, Words(language)),
        }

    return await _page(request, "table.html", Opens.TABLE, work)


async def wall(request: Request) -> Response:
    """`GET /wall/CODE`: what everybody may see."""
    language, code = language_of(request), request.path_params["code"]

    def work(club: OpenClub, opened: Door) -> Document:
        shown = wall_json(screen.facts(club, opened.evening_id), language)
        return {"wall": shown, "data": {"code": code, "wall": shown}}

    return await _page(request, "wall.html", Opens.WALL, work)


async def desk(request: Request) -> Response:
    """`GET /desk/CODE`: the second desk."""
    language, code = language_of(request), request.path_params["code"]

    def work(club: OpenClub, opened: Door) -> Document:
        evening = second_desk.evening_of_desk(club, opened.evening_id)
        shown = desk_json(evening, dict(at_tables(club, opened.evening_id)), language)
        return {"desk": shown, "data": {"code": code, "desk": shown}}

    return await _page(request, "desk.html", Opens.DESK, work)


async def ask_for_code(request: Request) -> Response:
    """`GET /desk`: on a new device the code of the desk is asked for."""
    typed = meant(request.query_params.get("code", ""))[:LONGEST]
    if typed.isalnum():
        return RedirectResponse(f"/desk/{quote(typed)}", 303)
    return rendered("code.html", language_of(request))


async def file(request: Request) -> Response:
    """`GET /static/NAME`: a style, a script, a picture."""
    found = files().get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    content, kind, _ = found
    return Response(content, media_type=kind, headers={"cache-control": _FOR_EVER})


def shown(page: Handler) -> Handler:
    """The page, or one that says in a sentence why it is not there."""
    answered = answering(page)

    async def paged(request: Request) -> Response:
        answer = await answered(request)
        if answer.status_code < 400:
            return answer
        told = json.loads(bytes(answer.body))["message"]
        return rendered("nobody.html", language_of(request), answer.status_code, told=told)

    return paged


ROUTES = [
    Route("/t/{code}", shown(table), methods=["GET"]),
    Route("/wall/{code}", shown(wall), methods=["GET"]),
    Route("/desk/{code}", shown(desk), methods=["GET"]),
    Route("/desk", ask_for_code, methods=["GET"]),
    Route("/static/{name}", file, methods=["GET"]),
]


def rendered(name: str, language: Language, status: int = 200, **values: object) -> Response:
    """A page; it gets `language`, `say` (the phrases by name), `words` and what is given."""
    words = Words(language)
    say = {key: words(phrase) for key, phrase in PHRASES.items()}
    page = _templates().get_template(name)
    if isinstance(data := values.get("data"), dict):
        values["data"] = data | {"say": say}
    return HTMLResponse(
        page.render(language=language.value, say=say, words=words, **values), status
    )


@cache
def files() -> Mapping[str, tuple[bytes, str, str]]:
    """The files that pages use, by name: content, kind and a short digest."""
    found = {}
    for one in sorted(path("tableside/static").iterdir()):
        if (kind := _KINDS.get(one.suffix)) is not None:
            content = one.read_bytes()
            found[one.name] = (content, kind, sha256(content).hexdigest()[:12])
    return found


def address(name: str) -> str:
    """Where a file is asked for."""
    return f"/static/{name}?v={files()[name][2]}"


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(path("tableside")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["address"] = address
    return made


async def _page(
    request: Request, name: str, opens: Opens, work: Callable[[OpenClub, Door], Document]
) -> Response:
    access: Access = request.app.state.access
    code = request.path_params["code"]
    opening = access.opening(code, opens, work, address_of(request))
    found = await access.ask(opening)
    return rendered(name, language_of(request), **found)
