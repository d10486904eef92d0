"""Safety 11: requests of any shape get a clear answer or none, and nothing is changed by them."""

import contextlib
import random
from pathlib import Path

import pytest

from clubadmin.server import access
from tests.asking import PATIENCE
from tests.server.serving import Hall, hall
from tests.turns import tries

ANSWERS = {200, 303, 400, 403, 404, 405, 409, 411, 413, 422, 423, 429}
PARTS = (
    *(b"GET", b"PUT", b"POST", b"DELETE", b"OPTIONS", b"HEAD", b"PATCH", b"", b"\xff", b"TRACE"),
    *(b"/", b"//", b"/api/t/", b"/api/desk/", b"/api/wall/", b"/t/", b"/static/", b"?lang=en"),
    *(b"/rows/1", b"/rows/-1", b"/rows/99999999999999999999", b"/confirm", b"/call", b"/protest"),
    *(b"/events%00", b"/../", b"%2e%2e", b"%", b"%zz", b"\x00", b" ", b"\t", b"\xc3\xa9", b"#"),
)
VALUES = (
    *('"92"', '"abc"', '""', "0", "-1", "1e400", "true", "null", "[]", "{}", '"\\u0000"', "NaN"),
    *('"\\ud800"', '"' + "9" * 5000 + '"', "[" * 2000, '{"ns": 1}', '"ns"', '{"ns": {}}', "\x00"),
)
NEAR = (
    *((b"PUT", b"/api/t/", b"/rows/1"), (b"PUT", b"/api/t/", b"/rows/9"), (b"GET", b"/t/", b"")),
    *(
        (b"POST", b"/api/t/", b"/confirm"),
        (b"POST", b"/api/t/", b"/call"),
        (b"GET", b"/wall/", b""),
    ),
    *((b"POST", b"/api/t/", b"/protest"), (b"GET", b"/api/t/", b""), (b"GET", b"/desk/", b"")),
    *((b"PUT", b"/api/desk/", b"/t/1/1/rows/1"), (b"POST", b"/api/desk/", b"/t/1/1/sign")),
    *((b"POST", b"/api/desk/", b"/people"), (b"GET", b"/api/desk/", b"/candidates?search=%ff")),
    *((b"GET", b"/api/wall/", b""), (b"GET", b"/api/wall/", b"?number=0")),
)
"""Method, and what stands before and behind the code, of what is there."""
FIELDS = ("typed", "version", "key", "side", "totals", "text", "game", "id", "guest", "desk")


def fuzzed(chance: random.Random, codes: list[bytes]) -> bytes:
    """A request that may be anything, most often something near a good one."""
    method = chance.choice(PARTS[:6])
    path = chance.choice(PARTS[10:18]) + chance.choice(codes) + chance.choice(PARTS[18:])
    near = chance.random() < 0.5
    if near:
        method, begins, ends = chance.choice(NEAR)
        path = begins + chance.choice(codes[:-4]) + ends
    pairs = ", ".join(
        f'"{chance.choice(FIELDS)}": {chance.choice(VALUES)}' for _ in range(chance.randrange(5))
    )
    body = f"{{{pairs}}}".encode("utf-8", "surrogatepass")
    length = len(body) if near else chance.choice((len(body), len(body), 0, 5, 10**9))
    said = (
        method
        + b" "
        + path
        + b" HTTP/1.1\r\nHost: "
        + (b"localhost" if near else chance.choice((b"localhost", b"evil.example", b"")))
        + b"\r\nContent-Length: "
        + str(length).encode()
        + chance.choice((b"", b"", b"\r\nAccept-Language: en", b"\r\nX: " + b"y" * 3000))
        + b"\r\nConnection: close\r\n\r\n"
        + body
    )
    if chance.random() < 0.3:  # some bytes are others
        spoilt = bytearray(said)
        for _ in range(chance.randrange(1, 8)):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        said = bytes(spoilt)
    return said


def status_of(here: Hall, said: bytes) -> int | None:
    """The status of the answer; None where there is none."""
    found = b""
    with here.connect() as connection, contextlib.suppress(ConnectionError):
        connection.settimeout(PATIENCE)
        connection.sendall(said)
        connection.shutdown(1)  # nothing more comes: it need not wait for the rest
        while b"\r\n" not in found and (got := connection.recv(4096)):
            found += got
    assert b"Traceback" not in found
    return int(found.split()[1]) if found else None


def shapes(here: Hall) -> list[bytes]:
    """Codes that open something, and others."""
    good = [one.code for one in here.codes.tables]
    return [
        *(one.encode() for one in (*good, *good, here.codes.wall, here.codes.desk)),
        *(b"x", b"0" * 16, b"a" * 3000, b"\xff\xfe"),
    ]


def test_whatever_is_sent_gets_a_clear_answer_or_none(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(access, "WRONG", 10**9)
    monkeypatch.setattr(access, "CHANGES", dict.fromkeys(access.CHANGES, 10**9))
    chance = random.Random(1)
    seen: dict[int | None, int] = {}
    with hall(memory_folder) as here:
        codes = shapes(here)
        for _ in range(tries(400, 10_000)):
            status = status_of(here, fuzzed(chance, codes))
            seen[status] = seen.get(status, 0) + 1
        version = here.ask("GET", f"/api/t/{here.code()}").json()["games"][0]["version"]
        assert here.row(1, "92", version=version, key="at-last").status_code in (200, 423)
    print(f"\n{seen}")
    assert set(seen) - {None} <= ANSWERS, seen
    assert len(seen) > 5, "it was not always the same that was refused"
    captured = capfd.readouterr()
    assert "Traceback" not in captured.err


def test_a_fault_behind_the_gate_is_caught(memory_folder: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: a handler that fails is an answer that is not among those."""

    with hall(memory_folder) as here:
        monkeypatch.setattr("clubadmin.server.at_table.text_in", lambda *_: 1 / 0)
        body = {"typed": "92", "version": 0, "key": "a"}
        answer = here.ask("PUT", f"/api/t/{here.code()}/rows/1", json=body)
    assert answer.status_code == 500
    assert answer.status_code not in ANSWERS
    assert "Traceback" not in answer.text
