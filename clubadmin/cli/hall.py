"""`clubadmin hall`: sheets typed at the tables, served without a window until it is interrupted."""

import json as as_json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clubadmin.cli.app import Command, about, app, option
from clubadmin.cli.database import Database, OfCompetition, OfSeason, find_evening, target_of
from clubadmin.cli.output import DONE, Stop, answer, refuse_beyond, say, words

if TYPE_CHECKING:
    from clubadmin.model.tableside.codes import HallCodes
    from clubadmin.services.club.club import OpenClub

_STOPS = (signal.SIGINT, signal.SIGTERM)
_LOOK = 0.2  # seconds: where a signal does not wake who waits
_HIGHEST = 65_535
_OK = 200  # as HTTP says it


@app.command(cls=Command, help=about("hall"))
def hall(
    *,
    database: Database = None,
    season: OfSeason = None,
    competition: OfCompetition = None,
    evening: Annotated[
        int | None, option("--evening", "Nummer van de avond; anders de laatste die open is.", "N")
    ] = None,
    host: Annotated[
        str | None, option("--host", "Adres in de zaal; anders deze computer.", "ADRES")
    ] = None,
    port: Annotated[int, option("--port", "Poort; anders een die vrij is.", "P")] = 0,
    json: Annotated[bool, option("--json", "Adres en codes als één regel JSON.")] = False,
) -> int:
    """Serve an evening until it is interrupted."""
    refuse_beyond("--port", port, 0, _HIGHEST)
    target = target_of(database)
    from clubadmin.server.hall import LOOPBACK, HallServer
    from clubadmin.server.owner import ClubThread
    from clubadmin.services.club.club import open_club

    with _until_stopped() as stopped:
        owner = ClubThread(lambda: open_club(target))
        try:
            meant = (season, competition, evening)
            codes = owner.hand_in(lambda club: _codes(club, *meant)).result()
            server = HallServer(owner, codes.evening_id, host=host or LOOPBACK, port=port).start()
            try:
                _tell(server.address, codes, json=json)
                while not stopped.wait(_LOOK) and server.running:
                    pass
            finally:
                server.stop()
        finally:
            owner.close()
    return DONE


def _codes(
    club: "OpenClub", season: str | None, competition: str | None, number: int | None
) -> "HallCodes":
    """The codes of the evening that is meant."""
    from clubadmin.services.tableside.codes import last_open, turn_on

    if season is not None or competition is not None:
        which: int | None = find_evening(club, season, competition, number)
    else:
        which = last_open(club) if number is None else _open_evening(club, number)
    if which is None:
        raise Stop("Er is geen open avond die geloot is. Noem er een met --evening.")
    return turn_on(club, which)


def _open_evening(club: "OpenClub", number: int) -> int:
    """The id of the open evening of this number, or that has it as its id, which --json told."""
    from clubadmin.services.seasons.seasons import evenings

    there = [one for one in evenings(club) if one.status == "open"]
    meant = {one.id: one for one in there if number in (one.number, one.id)}
    if len(meant) == 1:
        return next(iter(meant))
    listed = ", ".join(f"{one.number} ({one.competition})" for one in meant.values() or there)
    if meant:
        raise Stop(
            "--evening {number} kan meer avonden zijn: {listed}. Noem ook --competition.",
            number=number,
            listed=listed,
        )
    listed = listed or words("geen enkele")
    raise Stop("Noem met --evening een avond die open is: {listed}.", listed=listed)


def _tell(address: str, codes: "HallCodes", *, json: bool) -> None:
    if json:
        document = {"address": address, "evening": codes.evening_id, **_document(codes)}
        answer(as_json.dumps(document, ensure_ascii=False))
        return
    lines = [f"{words('tafel')} {one.table:>3}  {address}/t/{one.code}" for one in codes.cards]
    lines.append(f"{words('wand'):<11}{address}/wall/{codes.wall}")
    lines.append(f"{words('bureau'):<11}{address}/desk, code {codes.desk}")
    answer("\n".join(lines))
    say("Stop met Ctrl+C.")


def _document(codes: "HallCodes") -> dict[str, Any]:
    return {
        "tables": [
            {"table": one.table, "round": one.round, "code": one.code} for one in codes.tables
        ],
        "cards": [{"table": one.table, "code": one.code} for one in codes.cards],
        "desk": codes.desk,
        "wall": codes.wall,
    }


@contextmanager
def _until_stopped() -> Iterator[threading.Event]:
    """Set once somebody interrupts; that is how it ends, and no fault."""
    stopped = threading.Event()
    before = {one: signal.signal(one, lambda *_: stopped.set()) for one in _STOPS}
    try:
        yield stopped
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def selftest(folder: Path) -> Iterator[tuple[str, bool]]:
    """Have a table in the hall served."""
    yield words("een tafel in de zaal, op een telefoon"), _serves(folder / "zaal.klaverjas")


def _serves(path: Path) -> bool:
    """Whether a page of a table comes from the server in the hall, on this computer alone."""
    from http.client import HTTPConnection

    from clubadmin.cli.selftest import play
    from clubadmin.server.hall import LOOPBACK, HallServer
    from clubadmin.server.owner import ClubThread
    from clubadmin.services.club.club import open_club
    from clubadmin.services.tableside.codes import last_open, turn_on

    play(path, closes=False)
    owner = ClubThread(lambda: open_club(path))
    try:
        codes = owner.hand_in(lambda club: turn_on(club, last_open(club) or 0)).result()
        server = HallServer(owner, codes.evening_id).start()
        asked = HTTPConnection(LOOPBACK, server.port, timeout=30)
        try:
            asked.request("GET", f"/t/{codes.cards[0].code}")
            page = asked.getresponse()
            return page.status == _OK and b"</html>" in page.read()
        finally:
            asked.close()
            server.stop()
    finally:
        owner.close()
