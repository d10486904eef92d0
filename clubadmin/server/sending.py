"""Work behind a code: what it answers, who else is told, and a stream of what changes."""

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from clubadmin.domain.names import tidy
from clubadmin.model.tableside.codes import Door
from clubadmin.model.tableside.sheet import Done, TableSheet
from clubadmin.server.access import Access
from clubadmin.server.answers import done_json
from clubadmin.server.handling import address_of, language_of
from clubadmin.server.watching import Watcher, Watching
from clubadmin.services.club.club import OpenClub
from clubadmin.services.tableside.by_desk import LONGEST_NAME
from clubadmin.services.tableside.table_sheet import table_sheet

T = TypeVar("T")


async def asked(request: Request, work: Callable[[OpenClub, Door], T]) -> T:
    """Answer a request by work that changes nothing, behind its code."""
    access: Access = request.app.state.access
    return await access.ask(_behind(request, work), address_of(request))


async def done(request: Request, work: Callable[[OpenClub, Door], T], *, comer: bool = False) -> T:
    """Answer a request by work that changes something; watchers of all tables are told.

    With `comer` somebody is checked in.
    """
    access: Access = request.app.state.access
    access.count_change(request.state.door, comer=comer)
    found = await access.change(_behind(request, work), address_of(request))
    request.app.state.watching.changed()
    return found


def _behind(request: Request, work: Callable[[OpenClub, Door], T]) -> Callable[[OpenClub], T]:
    access: Access = request.app.state.access
    return access.behind(request.path_params["code"], request.state.door.opens, work)


async def changed(request: Request, work: Callable[[OpenClub, Door], Done]) -> Response:
    """Do what changes a sheet, tell who watches it, and answer how it is now."""
    access: Access = request.app.state.access
    watching: Watching = request.app.state.watching

    access.count_change(request.state.door)
    order, found = await access.change_sheet(_behind(request, work), address_of(request))
    watching.changed()
    if not found.again:
        watching.took(order, found.sheet)
    return JSONResponse(done_json(found.sheet, found.row, language_of(request)))


async def sheet_stream(request: Request, table: Callable[[OpenClub, Door], int]) -> Response:
    """The events of a sheet, from as it is now."""
    access: Access = request.app.state.access
    order = access.order()
    read = await asked(request, lambda club, opened: table_sheet(club, table(club, opened)))
    return stream(request, (order, read))


def stream(
    request: Request, read: tuple[int, TableSheet] | None = None, *, number: int = 0
) -> Response:
    """Server-sent events, of a sheet that was read or of all tables, until one side leaves.

    With a number, also of the evening of who plays under it.
    """
    watching: Watching = request.app.state.watching
    table_id = read[1].place.table_id if read else 0
    code, door = request.path_params["code"], request.state.door
    name = tidy(request.query_params.get("desk", "")[:100])[:LONGEST_NAME]
    watcher = Watcher(code, door.opens, language_of(request), table_id, name, number)
    request.state.connection.begin_stream(door)

    async def told() -> AsyncIterator[bytes]:
        watching.join(watcher, read)
        try:
            async for event in watcher.told():
                yield event
        finally:
            watching.part(watcher)

    return StreamingResponse(told(), media_type="text/event-stream")
