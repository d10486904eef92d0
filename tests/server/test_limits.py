"""Nobody stalls the server, and with it off there is no port."""

import contextlib
import socket
import sys
import threading
from pathlib import Path

import httpx
import pytest

from clubadmin.server import hall as serving
from clubadmin.server import network
from clubadmin.server.access import Tries
from clubadmin.server.hall import HallServer, NotStarted
from tests.asking import PATIENCE, ask
from tests.server.serving import Hall, made, served

OPEN_PORTS = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc which ports are open")


def ports() -> set[int]:
    """The ports at which this program listens, as the system says."""
    mine = set()
    for handle in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            mine.add(str(handle.readlink()))
    found = set()
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/self/net/{table}").read_text("ascii").splitlines()[1:]:
            parts = line.split()
            listens = parts[3] == "0A" or table.startswith("udp")
            if listens and f"socket:[{parts[9]}]" in mine:
                found.add(int(parts[1].rpartition(":")[2], 16))
    return found


@OPEN_PORTS
def test_with_the_switch_off_no_port_is_open(tmp_path):
    before = ports()
    with served(*made(tmp_path)) as hall:
        assert ports() - before == {hall.server.port}
        hall.server.stop()
        assert ports() == before
        with pytest.raises(httpx.ConnectError):
            hall.ask("GET", "/desk")
    assert ports() == before


def test_it_is_started_again_at_the_same_port(hall: Hall):
    hall.server.stop()
    again = HallServer(hall.owner, hall.evening.id, port=hall.server.port).start()
    try:
        assert again.port == hall.server.port
        answer = ask("GET", f"{again.address}/api/t/{hall.code()}")
        assert answer.status_code == 200
    finally:
        again.stop()


def test_a_port_that_is_taken_is_told_in_a_sentence(hall: Hall):
    with pytest.raises(NotStarted, match=str(hall.server.port)):
        HallServer(hall.owner, hall.evening.id, port=hall.server.port).start()
    with pytest.raises(NotStarted, match="geen-adres"):
        HallServer(hall.owner, hall.evening.id, host="geen-adres.invalid").start()


def test_a_body_of_fifty_megabytes_is_refused_or_cut_off(hall: Hall):
    where = f"/api/t/{hall.code()}/rows/1"
    assert hall.ask("PUT", where, content=b"x" * 10_001).status_code == 413
    body = (b"x" * 65_536 for _ in range(800))
    with contextlib.suppress(httpx.TransportError):  # cut off while it was still sending
        assert hall.ask("PUT", where, content=body).status_code == 413
    with contextlib.suppress(httpx.TransportError):
        assert hall.ask("PUT", where, content=b"x" * 52_428_800).status_code == 413
    assert hall.row(1, "92").status_code == 200


def test_who_sends_a_request_too_slowly_is_cut_off(hall: Hall, monkeypatch):
    monkeypatch.setattr(serving, "PATIENCE", 0.2)
    starts = (
        b"",
        b"PUT /api",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"PUT /api/t/x/rows/1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    )
    for start in starts:
        with hall.connect() as slow:
            slow.sendall(start)
            with contextlib.suppress(ConnectionResetError):
                while slow.recv(4096):
                    pass
    assert hall.row(1, "92").status_code == 200


def test_a_thousand_connections_at_once_leave_room_for_who_asks_something(hall: Hall):
    idle: list[socket.socket] = []
    try:
        for _ in range(1000):
            idle.append(hall.connect())
        assert hall.row(1, "92").status_code == 200
    finally:
        for one in idle:
            one.close()


@pytest.mark.parametrize(
    "said",
    [
        b"\x00" * 100,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_what_is_no_request_gets_no_traceback(hall: Hall, said: bytes, capfd):
    with hall.connect() as connection:
        connection.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            connection.sendall(said)
            connection.shutdown(socket.SHUT_WR)
            found = b""
            while got := connection.recv(4096):
                found += got
            assert b"Traceback" not in found
    assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200
    captured = capfd.readouterr()
    assert "Traceback" not in captured.out + captured.err


def test_while_the_club_is_busy_too_many_are_told_to_come_again(hall: Hall, monkeypatch):
    from clubadmin.server import access

    monkeypatch.setattr(access, "WAITING", 2)
    free, begun = threading.Event(), threading.Event()

    def busy(_club):
        begun.set()
        assert free.wait(PATIENCE)

    assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200  # the codes are known
    waiting = hall.owner.hand_in(busy)
    assert begun.wait(PATIENCE)
    answers: list[int] = []

    def types(game: int) -> None:
        answers.append(hall.row(game, "92").status_code)

    asking = [threading.Thread(target=types, args=(game,)) for game in (1, 2, 3)]
    for one in asking:
        one.start()
    while not answers:
        asking[0].join(0.01)
    assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200, "whoever looks sees it"
    free.set()
    waiting.result(PATIENCE)
    for one in asking:
        one.join(PATIENCE)
    assert sorted(answers) == [200, 200, 503]


def test_what_was_done_too_often_may_be_done_again_after_a_minute():
    now = [0.0]
    tries = Tries(most=3, within=60, clock=lambda: now[0])
    assert [tries.one_more("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert tries.one_more("b")
    now[0] = 60
    assert tries.one_more("a"), "what was refused did not count"


@pytest.mark.parametrize(
    ("address", "near"),
    [
        *(("127.0.0.1", True), ("192.168.178.20", True), ("10.1.2.3", True)),
        *(("172.16.0.1", True), ("169.254.3.4", True), ("::1", True), ("fe80::1%eth0", True)),
        *(("::ffff:192.168.1.1", True), ("8.8.8.8", False), ("172.32.0.1", False)),
        *(("2001:4860::1", False), ("::ffff:8.8.8.8", False), ("", False), ("x", False)),
        ("0.0.0.0", False),
    ],
)
def test_only_addresses_of_the_local_network_are_answered(address: str, near: bool):
    assert network.is_near(address) is near


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *(("localhost", True), ("LOCALHOST:80", True), ("clubadmin.local", True)),
        *(("192.168.1.1", True), ("192.168.1.1:8123", True), ("192.168.1.2", False)),
        *(("zaal.local", False), ("evil.example", False), ("localhost.evil.example", False)),
        *(("", False), (".local", False), ("[::1]:80", False), ("192.168.1.1.evil", False)),
    ],
)
def test_a_name_that_is_not_of_this_machine_is_not_ours(host: str, ours: bool):
    names = network.own_names(network.EVERYWHERE)
    assert network.is_our_host(host, names, "192.168.1.1") is ours


def test_the_name_at_which_it_was_started_and_that_of_the_machine_are_ours():
    names = network.own_names("zaal.example")
    for one in ("zaal.example:80", "Zaal.Example", socket.gethostname()):
        assert network.is_our_host(one, names, "192.168.1.1"), one
    assert not network.is_our_host("0.0.0.0", network.own_names("0.0.0.0"), "192.168.1.1")


def test_the_address_in_the_hall_is_a_local_one():
    for one in network.addresses():
        assert network.is_near(one)
        assert not one.startswith("127.")


def test_a_hall_that_comes_back_at_once_from_one_address_is_let_in(hall: Hall):
    """As behind the router of a guest network, after the program was started again."""
    asked = f"GET /api/t/{hall.code()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    phones = [hall.connect() for _ in range(150)]
    try:
        for one in phones:
            one.sendall(asked)
        assert {one.recv(12) for one in phones} == {b"HTTP/1.1 200"}
    finally:
        for one in phones:
            one.close()


def test_who_shows_no_code_makes_room_for_who_does(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serving, "GRACE", 0.0)
    monkeypatch.setattr(serving, "STRANGERS", 5)
    asked = f"GET /api/t/{hall.code()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with hall.connect() as known:
        known.sendall(asked)
        assert known.recv(12) == b"HTTP/1.1 200"
        strangers = [hall.connect() for _ in range(20)]
        for one in strangers[:10]:
            assert one.recv(1) == b"", "the oldest went"
        known.sendall(asked)
        assert known.recv(100_000)
        for one in strangers:
            one.close()


def test_an_address_has_its_share_and_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serving, "SHARE", 5)
    begun = f"GET /api/wall/{hall.codes.wall}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    streams = []
    try:
        for _ in range(8):
            streams.append(hall.connect())
            streams[-1].sendall(begun)
            assert streams[-1].recv(12) == b"HTTP/1.1 200"
        for one in streams[:3]:
            with contextlib.suppress(ConnectionResetError):
                while one.recv(4096):
                    pass
        with hall.connect() as phone:
            phone.sendall(f"GET /api/t/{hall.code()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert phone.recv(12) == b"HTTP/1.1 200"
    finally:
        for one in streams:
            one.close()
