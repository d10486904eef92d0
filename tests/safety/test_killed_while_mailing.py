"""kill -9 while mail goes out: what a server agreed to take is never handed in again.

The program that sends is killed at a moment that the server chooses: before a message, once it
was heard and not agreed to, or right after it was agreed to. The log knows of each what became of
it; the one of which nobody can know is told as such and left.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from clubadmin.model.correspondence.letters import MailServer, Sent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.correspondence import outbox, smtp
from clubadmin.services.correspondence.mail_message import maker
from tests.safety.programs import Program, needs_sigkill
from tests.services.correspondence.postbox import Postbox, postbox
from tests.services.correspondence.writing import NOW, people, sending, written
from tests.services.evening_club import new_club
from tests.turns import tries

pytestmark = needs_sigkill

PEOPLE = 5
MOMENTS = ("asked", "heard", "agreed")
TRIES = tries(1, 40)


def mail(pipe: Connection, path: Path, server: MailServer) -> None:
    """Another program: send to everybody."""
    with open_club(path) as club:
        outbox.send_all(club, sending(written(club), server), lambda _done, _total: None)
    pipe.send("sent")


def go_on(box: Postbox, path: Path) -> dict[str, Sent]:
    """At the next opening: what is unknown is told, and the rest goes out; answers the log."""
    with open_club(path) as club:
        outbox.note_broken_off(club)
        (before,) = outbox.mailings(club)
        if before.unsent:
            rest = outbox.resumed(before, written(club))
            again = sending(rest, box.server(), before)
            outbox.send_all(club, again, lambda _done, _total: None)
        return log_of(club)


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as made:
        yield made


def careless(pipe: Connection, path: Path, server: MailServer) -> None:
    """Another program, that notes nothing until all have gone."""
    make = maker("De Vier Azen", server.address, lambda _one: None, lambda: NOW)
    with open_club(path) as club, smtp.Post(server) as post:
        for one in written(club).letters:
            post.send(make(one))
    pipe.send("sent")


def killed_at(
    box: Postbox, path: Path, moment: str, address: str, work: Callable[..., None] = mail
) -> None:
    """Send, and kill the program at a moment of one message."""
    gone = threading.Event()
    program = Program(work, path, box.server())

    def meanwhile(now: str, to: str) -> None:
        if (now, to) == (moment, address) and not gone.is_set():
            program.kill()
            gone.set()
            raise ConnectionResetError  # nobody is there to agree with

    box.meanwhile = meanwhile
    assert gone.wait(120), "the server never came to that message"
    assert program.said() == []
    box.meanwhile = lambda _moment, _address: None


def log_of(club: OpenClub) -> dict[str, Sent]:
    (found,) = outbox.mailings(club)
    return {one.address: one.sent for one in found.letters}


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_was_agreed_to_is_never_handed_in_again(
    box: Postbox, tmp_path: Path, moment: str
) -> None:
    chance = Random(moment)
    for number in range(TRIES):
        folder = tmp_path / str(number)
        folder.mkdir()
        with new_club(folder) as club:
            everybody = [one.email for one in people(club, PEOPLE)]
        path = club.path
        at = chance.randrange(PEOPLE)
        box.got.clear()
        box.agreed.clear()
        killed_at(box, path, moment, everybody[at])
        assert box.agreed == everybody[: at + (moment == "agreed")]
        with open_club(path) as club:
            left = log_of(club)
        assert [left[one] for one in everybody[:at]] == [Sent.SENT] * at
        assert left[everybody[at]] in (Sent.SENDING, Sent.SENT)
        begun = at + 1
        if moment == "agreed" and left[everybody[at]] is Sent.SENT and begun < PEOPLE:
            # the answer may have been heard before the kill, and the next one begun
            begun += left[everybody[begun]] is Sent.SENDING
        assert [left[one] for one in everybody[begun:]] == [Sent.WAITING] * (PEOPLE - begun)
        found = go_on(box, path)
        sure = [one for one in everybody if found[one] is Sent.SENT]
        unknown = [one for one in everybody if found[one] is Sent.UNKNOWN]
        assert unknown in ([], [everybody[begun - 1]])
        assert sorted(sure + unknown) == everybody
        handed_in = Counter(box.to)
        assert max(handed_in.values()) == 1, "nobody gets it twice"
        assert set(sure) <= set(box.agreed) <= set(sure + unknown)


def test_a_program_that_notes_nothing_before_would_send_twice(box: Postbox, tmp_path: Path) -> None:
    """Broken on purpose."""
    with new_club(tmp_path) as club:
        people(club, PEOPLE)
    killed_at(box, club.path, "asked", "lid3@voorbeeld.nl", careless)
    with open_club(club.path) as club:
        outbox.send_all(club, sending(written(club), box.server()), lambda _done, _total: None)
    assert [one for one, count in Counter(box.to).items() if count == 2] == [
        "lid1@voorbeeld.nl",
        "lid2@voorbeeld.nl",
    ]
