"""Safety 25: one phone that means harm shuts nobody out of the hall, whatever it does.

It stands at another address than the honest ones, as phones in a hall do; who tries codes may
stand at the same. The counts are those of the full trial in any run: it is they that did it.
"""

import contextlib
import multiprocessing
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest

from clubadmin.server import access
from clubadmin.server import hall as serving
from tests.asking import PATIENCE
from tests.safety.hostile import Attack, half_requests, quiet_streams, wrong_codes
from tests.server.serving import Hall, hall
from tests.turns import tries

ATTACKS = {
    "600 half requests": (half_requests, 600),
    "650 streams": (quiet_streams, 650),
    "wrong codes": (wrong_codes, 30),
}
SHORT = 10.0  # seconds that an honest phone waits
pytestmark = pytest.mark.skipif(
    sys.platform == "darwin", reason="its loopback has one address only until somebody adds another"
)


@contextlib.contextmanager
def attacked(here: Hall, attack: Attack, many: int) -> Iterator[None]:
    """While somebody does that."""
    spawned = multiprocessing.get_context("spawn")
    ours, theirs = spawned.Pipe()
    code = here.codes.wall if attack is quiet_streams else "nocode"
    program = spawned.Process(target=attack, args=(theirs, here.server.port, code, many))
    program.start()
    try:
        assert ours.poll(PATIENCE)
        ours.recv()
        yield
    finally:
        ours.send("enough")
        program.join(PATIENCE)
        program.kill()


def honest(here: Hall, many: int) -> tuple[int, float]:
    """Phones that come to look at a sheet or the board: how many got nothing; median seconds."""
    paths = (f"/api/t/{here.code()}", f"/api/desk/{here.codes.desk}")
    shut_out, times = 0, []
    with httpx.Client(timeout=SHORT, limits=httpx.Limits(max_keepalive_connections=0)) as phone:
        for at in range(many):
            begun = time.perf_counter()
            try:
                shut_out += phone.get(here.url(paths[at % 2])).status_code != 200
            except httpx.TransportError:
                shut_out += 1
            times.append(time.perf_counter() - begun)
    return shut_out, median(times)


@pytest.mark.parametrize("what", ATTACKS)
def test_every_honest_phone_is_answered(memory_folder: Path, what: str) -> None:
    """How quickly, the bench of the hall tells: here the machine has others to serve."""
    with hall(memory_folder) as here, attacked(here, *ATTACKS[what]):
        shut_out, middle = honest(here, tries(20, 100))
        assert here.row(1, "92").status_code == 200
    print(f"\n{what}: {shut_out} not answered, median {middle * 1000:.1f} ms")
    assert shut_out == 0


def test_who_has_a_good_code_is_let_in_at_the_address_where_others_try(memory_folder: Path) -> None:
    with hall(memory_folder) as here:
        for _ in range(3):
            found = {here.ask("GET", f"/api/desk/{at:012}").status_code for at in range(30)}
            assert 429 in found
            assert here.ask("GET", f"/api/desk/{here.codes.desk}").status_code == 200


def newcomers_go(self: serving.Connection, _those: Any) -> None:
    """Broken on purpose: whoever comes when it is full is the one that goes."""
    self.transport.abort()


@pytest.mark.parametrize("what", list(ATTACKS)[:2])
def test_without_shares_they_would_be_shut_out(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    for name in ("SHARE", "STRANGERS", "MOST"):
        monkeypatch.setattr(serving, name, 100)
    monkeypatch.setattr(serving.Connection, "_takes_the_place_of_one", newcomers_go)
    with hall(memory_folder) as here, attacked(here, *ATTACKS[what]):
        assert honest(here, 5)[0]


def test_with_a_lockout_by_address_a_good_code_would_be_shut_out(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = access.Access.judge

    async def strict(self: access.Access, code: str, opens: Any, address: str) -> Any:
        """Broken on purpose: an address that tries too often is not heard any more."""
        if not self._wrong.one_more(address):
            raise access.TooMany
        return await judge(self, code, opens, address)

    monkeypatch.setattr(access.Access, "judge", strict)
    with hall(memory_folder) as here:
        for at in range(30):
            here.ask("GET", f"/api/desk/{at:012}")
        assert here.ask("GET", f"/api/desk/{here.codes.desk}").status_code == 429
