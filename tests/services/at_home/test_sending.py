"""The page gets there: by SFTP, WebDAV and PUT, over a line that is cut, the last one that was."""

from collections.abc import Iterator
from queue import Queue
from threading import Event

import pytest

from clubadmin.errors import Refused, Trouble
from clubadmin.services.at_home.address import Address, public_address, read_address
from clubadmin.services.at_home.courier import Courier, Sent
from clubadmin.services.at_home.delivery import Files, NotSent, StrangeServer, Stuck, send
from tests.services.at_home.servers import PASSWORD, Dav, Sftp, dav, sftp

PAGE = {"stand.png": b"p" * 40_000, "stand.json": b"{}", "index.html": b"<p>na ronde 3"}
CUTS = 10
MINUTE = 60.0


@pytest.fixture(scope="module")
def web() -> Iterator[Dav]:
    with dav() as server:
        yield server


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sftp]:
    with sftp(tmp_path_factory.mktemp("sftp")) as server:
        yield server


class Carried:
    """A courier whose pauses take no time, and what it told."""

    def __init__(self, to: str, trusted: str = "", password: str = PASSWORD) -> None:
        self.pauses: list[float] = []
        self.told: list[Sent] = []
        self.here = Event()
        address = read_address(to)

        def bring(files: Files) -> None:
            send(files, address, password, trusted)

        def pause(_event: Event, seconds: float) -> None:
            self.pauses.append(seconds)

        def tell(sent: Sent) -> None:
            self.told.append(sent)
            if sent.trouble is None:
                self.here.set()

        self.courier = Courier(bring, tell, pause)

    def arrived(self) -> bool:
        """Whether the last is there."""
        found = self.here.wait(60) and self.courier.rests(60)
        self.courier.close()
        return found


def test_by_webdav_a_page_arrives_within_the_minute_though_the_line_is_cut_ten_times(
    web: Dav,
) -> None:
    web.cuts = CUTS
    carried = Carried(web.address)
    carried.courier.send({**PAGE, "index.html": b"na ronde 1"}, "ronde 1")
    carried.courier.send(PAGE, "ronde 3")
    assert carried.arrived()
    assert web.kept == {f"/club/stand/{name}": data for name, data in PAGE.items()}
    assert len(carried.pauses) == CUTS
    assert sum(carried.pauses) < MINUTE
    assert carried.pauses[0] == 1.0
    assert max(carried.pauses) <= 10.0
    assert str(carried.told[0].trouble) == "De verbinding met 127.0.0.1 brak af."
    assert carried.told[-1].what == "ronde 3"
    assert web.asked[-1] == "PUT /club/stand/index.html"  # after what it leads to


def test_by_sftp_a_page_arrives_though_the_line_is_cut_ten_times(files: Sftp) -> None:
    files.cuts = CUTS
    carried = Carried(files.address, files.print)
    carried.courier.send(PAGE, "ronde 3")
    assert carried.arrived()
    there = files.folder / "club" / "stand"
    assert {one.name: one.read_bytes() for one in there.iterdir()} == PAGE
    assert len(carried.pauses) == CUTS
    assert sum(carried.pauses) < MINUTE
    said = {str(one.trouble) for one in carried.told[:-1]}
    assert said == {"De verbinding met 127.0.0.1 brak af."}
    files.renames_over = False  # as older servers
    send({"index.html": b"nieuw"}, read_address(files.address), PASSWORD, files.print)
    files.renames_over = True
    assert (there / "index.html").read_bytes() == b"nieuw"


def test_a_server_with_another_key_gets_nothing(files: Sftp) -> None:
    to = read_address(files.address)
    with pytest.raises(StrangeServer, match=r"nog niet bekend\. Hij toont sleutel SHA256:") as new:
        send(PAGE, to, PASSWORD, "")
    assert new.value.shown == files.print
    with pytest.raises(StrangeServer, match="toont een andere sleutel dan eerst"):
        send(PAGE, to, PASSWORD, "SHA256:" + "x" * 43)
    with pytest.raises(NotSent, match="gebruikersnaam of het wachtwoord niet aan"):
        send(PAGE, to, "iets anders", files.print)


def test_what_a_server_says_is_told_in_a_sentence(web: Dav) -> None:
    to = read_address(web.address)
    said = {301: "ander adres", 405: "niets neerzetten", 507: r"niet aan \(507\)"}
    for status, sentence in said.items():
        web.moved = status
        with pytest.raises(NotSent, match=sentence) as told:
            send(PAGE, to, PASSWORD, "")
        assert PASSWORD not in str(told.value)
    web.moved = 0
    with pytest.raises(NotSent, match="gebruikersnaam of het wachtwoord"):
        send(PAGE, to, "x", "")


def test_only_what_is_whole_and_safe_is_an_address() -> None:
    assert read_address("sftp://jan@club.nl:2222/~/www/stand/") == Address(
        "sftp", "club.nl", 2222, "jan", "/~/www/stand"
    )
    assert read_address(" davs://club.nl/a%20b ").path == "/a b"
    for wrong in ("club.nl", "ftp://club.nl", "http://club.nl/x", "https://a:b@club.nl", "sftp://"):
        with pytest.raises(Refused):
            read_address(wrong)
    assert public_address("club.nl/stand") == "https://club.nl/stand"
    assert public_address("") == ""
    with pytest.raises(Refused):
        public_address("kijk hier")


def test_closing_tries_once_more_and_says_what_was_not_sent() -> None:
    tried: list[str] = []

    def bring(_files: Files) -> None:
        tried.append("")
        raise Trouble("de lijn is weg")

    first = Event()
    courier = Courier(bring, lambda _: first.set(), lambda event, _: event.wait(60))
    courier.send(PAGE, "stand na ronde 2")
    assert first.wait(60)
    assert not courier.rests(0.05)
    assert courier.waiting == "stand na ronde 2"
    courier.close()
    assert len(tried) >= 1


def test_a_password_that_is_wrong_is_not_tried_again_until_somebody_did_something() -> None:
    tried: list[Files] = []
    told: Queue[Sent] = Queue()

    def bring(files: Files) -> None:
        tried.append(files)
        if len(tried) < 3:
            raise Stuck("het wachtwoord klopt niet")

    courier = Courier(bring, told.put, lambda *_: pytest.fail("it was tried again"))
    courier.send(PAGE, "ronde 1")
    assert told.get(timeout=60).trouble
    courier.send({}, "ronde 2")
    assert told.get(timeout=60).trouble
    courier.hurry()
    assert told.get(timeout=60).trouble is None
    assert tried == [PAGE, {}, {}]
    courier.close()
