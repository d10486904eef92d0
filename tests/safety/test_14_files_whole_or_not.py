"""Safety 14: kill -9 while a file is written leaves the old one or the new one, never half."""

import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from clubadmin.storage.file.atomic import save_bytes
from tests.safety.programs import Program, needs_sigkill
from tests.turns import tries

pytestmark = needs_sigkill

ROUNDS = tries(80, 500)
SIZE = 400_000


def contents(letter: int) -> bytes:
    """A file that shows by every byte which one it is."""
    return bytes([letter]) * SIZE


def directly(path: Path, data: bytes) -> None:
    """Broken on purpose: as most programs write."""
    with path.open("wb") as file:
        for start in range(0, len(data), 4096):
            file.write(data[start : start + 4096])
            file.flush()


def write_for_ever(pipe: Connection, path: Path, write: Callable[[Path, bytes], None]) -> None:
    """Another program that writes one version after another."""
    write(path, contents(ord("h")))
    pipe.send("begins")
    while True:
        for letter in b"abcdefgh":
            write(path, contents(letter))


def halves(folder: Path, write: Callable[[Path, bytes], None], rounds: int) -> int:
    """How often a kill left something that is no version at all."""
    chance = random.Random(14)
    path = folder / "uitslag.pdf"
    save_bytes(path, contents(ord("a")))
    found = 0
    for _ in range(rounds):
        program = Program(write_for_ever, path, write)
        assert program.pipe.recv() == "begins"
        time.sleep(chance.uniform(0, 0.012))
        program.kill()
        program.pipe.close()
        data = path.read_bytes()
        found += len(data) != SIZE or data != data[:1] * SIZE
    return found


def test_a_killed_writer_leaves_the_old_file_or_the_new(memory_folder: Path):
    assert halves(memory_folder, save_bytes, ROUNDS) == 0


def test_writing_directly_leaves_half_files(memory_folder: Path):
    assert halves(memory_folder, directly, 20) > 0
