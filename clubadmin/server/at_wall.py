"""Requests of the wall: the draw, the standings that may be seen, and a visitor's own evening."""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clubadmin.errors import Gone
from clubadmin.model.tableside.codes import Opens
from clubadmin.model.tableside.wall_facts import MyEvening
from clubadmin.server.handling import behind, language_of, number_of
from clubadmin.server.seen import Made, Seen
from clubadmin.server.sending import stream
from clubadmin.server.wall_board import mine_json, wall_json
from clubadmin.services.tableside.seen_by_all import my_evening


async def wall(request: Request) -> Response:
    """`GET /api/wall/CODE`: the draw of each round, the standings, who plays.

    With `?number=NUMBER` somebody's own evening as well; without where nobody plays under that.
    """
    language = language_of(request)
    seen: Seen = request.app.state.seen
    mine = await _own(request)
    if mine is None:
        return (await seen.everything(language)).answer(request)
    facts = (await seen.now()).places.facts
    return Made.of(wall_json(facts, language, mine)).answer(request)


async def places(request: Request) -> Response:
    """`GET /api/wall/CODE/places`: what stands on the page of the wall for all, and no more."""
    seen: Seen = request.app.state.seen
    return (await seen.places(language_of(request))).answer(request)


async def own(request: Request) -> Response:
    """`GET /api/wall/CODE/mine?number=NUMBER`: somebody's own evening alone."""
    return Made.of(mine_json(await _own(request), language_of(request))).answer(request)


async def _own(request: Request) -> MyEvening | None:
    seen: Seen = request.app.state.seen
    with suppress(Gone):
        return my_evening(await seen.now(), _number(request))
    return None


def _number(request: Request) -> int:
    return number_of(request.query_params.get("number") or "0")


async def events(request: Request) -> Response:
    """`GET /api/wall/CODE/events`: `state` when something is to be seen anew, and the clock.

    With `?number=NUMBER` also when that is in somebody's own evening.
    """
    seen: Seen = request.app.state.seen
    await seen.everything(language_of(request))  # what is other from now on is told
    return stream(request, number=_number(request))


ROUTES = [
    Route("/api/wall/{code}", behind(Opens.WALL, wall), methods=["GET"]),
    Route("/api/wall/{code}/places", behind(Opens.WALL, places), methods=["GET"]),
    Route("/api/wall/{code}/mine", behind(Opens.WALL, own), methods=["GET"]),
    Route("/api/wall/{code}/events", behind(Opens.WALL, events), methods=["GET"]),
]
