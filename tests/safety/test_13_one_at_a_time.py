"""Safety 13: a second start is refused, and the lock of a program that died is free again."""

from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from clubadmin.storage.club.store import Store
from clubadmin.storage.file import lock
from clubadmin.storage.file.errors import ClubInUse
from clubadmin.storage.file.lock import ON_THE_FILE, lock_path
from tests.safety.programs import Program, needs_sigkill
from tests.storage.made_up import new_store
from tests.turns import tries

pytestmark = needs_sigkill

ROUNDS = tries(20, 100)


def hold(pipe: Connection, path: Path) -> None:
    """Another program: open the club, say so, and stay until stopped."""
    try:
        store = Store.open(path, check=False)
    except ClubInUse as refusal:
        pipe.send(str(refusal))
        return
    pipe.send("open")
    pipe.recv()
    store.close()


@pytest.fixture
def club(memory_folder: Path) -> Path:
    path = memory_folder / "club.klaver"
    new_store(path).close()
    return path


def test_a_second_start_is_refused_in_a_sentence(club: Path):
    first = Store.open(club)
    program = Program(hold, club)
    said = program.pipe.recv()
    program.wait()
    with pytest.raises(ClubInUse):
        Store.open(club)  # nor in this program
    first.close()
    assert "al geopend" in said
    assert "Ga naar dat venster" in said
    assert not lock_path(club).exists()


def test_the_lock_of_a_killed_program_is_taken_over(club: Path):
    for _ in range(ROUNDS):
        program = Program(hold, club)
        assert program.pipe.recv() == "open"
        program.kill()
        program.pipe.close()
        if not ON_THE_FILE:
            assert lock_path(club).exists(), "what a killed program leaves"
        Store.open(club, check=False).close()


class Forgetful(set[tuple[int, int]]):
    """Holds nothing."""

    def add(self, mark: tuple[int, int]) -> None:
        """Let go of it at once."""


def test_without_a_lock_two_would_write_at_once(club: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: the lock is not taken."""
    monkeypatch.setattr(lock, "seize", lambda handle: None)
    monkeypatch.setattr(lock, "_held", Forgetful())
    first = Store.open(club)
    second = Store.open(club)
    first.close()
    second.close()
