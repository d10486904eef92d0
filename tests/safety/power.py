"""A disk that loses power: recorded writes played back, as far as they had to be kept.

What a disk owes after fsync it keeps. Of what was written since, any 512-byte sector may be
there or not, in any order; a change of length as well; and a name that was made or removed
since the folder was synced may be as it was.
"""

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SECTOR = 512
CALLS = (
    "openat,creat,write,pwrite64,pwritev,ftruncate,fsync,fdatasync,unlink,unlinkat,"
    "rename,renameat,renameat2"
)
ENDINGS = ("", "-journal", "-wal")  # what SQLite reads when the power comes back
_LINE = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (\d+)")
_FD = re.compile(r"^\d+<([^>]*)>")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True)
class Operation:
    """One thing that a program asked of the disk, or said."""

    kind: str  # write | truncate | sync | sync-folder | make | remove | said
    path: str = ""
    offset: int = 0
    data: bytes = b""
    words: Any = None


def can_record() -> bool:
    """Whether this machine lets one program record another."""
    if sys.platform != "linux" or not shutil.which("strace"):
        return False
    tried = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False)
    return tried.returncode == 0


def record(
    command: list[str], folder: Path, club: Path, saying: Path, log: Path
) -> list[Operation]:
    """Run a command in a folder and answer what it asked of the disk, in order."""
    strace = ["strace", "-f", "-y", "-xx", "-s", "10000000", "-e", f"trace={CALLS}", "-o", f"{log}"]
    subprocess.run([*strace, *command], check=True, cwd=folder)
    with log.open() as lines:
        return [one for line in lines for one in _read(line, club, saying)]


def _read(line: str, club: Path, saying: Path) -> Iterator[Operation]:
    found = _LINE.match(line)
    if not found:
        return
    call, arguments = found[1], found[2]
    texts = [_bytes(text) for text in _TEXT.findall(arguments)]
    fd = _FD.match(arguments)
    path = _bytes(fd[1]).decode() if fd else ""
    ours = _named(path.encode(), club)
    if call == "write" and path == str(saying):
        yield Operation("said", words=json.loads(texts[0]))
    elif call in ("write", "pwritev") and ours:
        raise AssertionError(f"a write without a place cannot be played back: {line[:80]}")
    elif call == "pwrite64" and ours:
        yield Operation("write", path, int(arguments.rsplit(", ", 1)[1]), texts[0])
    elif call == "ftruncate" and ours:
        yield Operation("truncate", path, int(arguments.rsplit(", ", 1)[1]))
    elif call in ("fsync", "fdatasync") and ours:
        yield Operation("sync", path)
    elif call in ("fsync", "fdatasync") and path == str(club.parent):
        yield Operation("sync-folder")
    elif call == "openat" and "O_CREAT" in arguments and _named(texts[0], club):
        yield Operation("make", texts[0].decode())
    elif call in ("unlink", "unlinkat") and _named(texts[-1], club):
        yield Operation("remove", texts[-1].decode())


def _named(path: bytes, club: Path) -> bool:
    return path.decode() in {f"{club}{ending}" for ending in ENDINGS}


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


@dataclass
class File:
    """A file on the disk: what is safe, and what was asked since."""

    safe: bytearray = field(default_factory=bytearray)
    waiting: list[Operation] = field(default_factory=list)

    def sync(self) -> None:
        """Everything asked so far is safe."""
        for one in self.waiting:
            _apply(self.safe, one)
        self.waiting = []

    def after_a_cut(self, chance: random.Random) -> bytes:
        """What may be there: everything safe, and any part of the rest."""
        data = bytearray(self.safe)
        share = chance.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        for one in self.waiting:
            for part in _sectors(one):
                if chance.random() < share:
                    _apply(data, part)
        return bytes(data)


def _sectors(one: Operation) -> Iterator[Operation]:
    """A write cut where the disk may cut it."""
    if one.kind != "write":
        yield one
        return
    start = 0
    while start < len(one.data):
        end = min(len(one.data), start + SECTOR - (one.offset + start) % SECTOR)
        yield Operation("write", one.path, one.offset + start, one.data[start:end])
        start = end


def _apply(data: bytearray, one: Operation) -> None:
    if one.kind == "truncate":
        del data[one.offset :]
        data.extend(bytes(one.offset - len(data)))
    else:
        data.extend(bytes(max(0, one.offset - len(data))))
        data[one.offset : one.offset + len(one.data)] = one.data


class Disk:
    """The files of a club while operations are played back."""

    def __init__(self, club: Path) -> None:
        self._now = {str(club): File(bytearray(club.read_bytes()))}  # as programs see it
        self._safe = dict(self._now)  # the names that the folder has on the disk
        self._waiting: list[tuple[str, File | None]] = []  # names given and taken since

    def play(self, one: Operation) -> None:
        """Take one operation."""
        if one.kind in ("write", "truncate"):
            self._now[one.path].waiting.append(one)
        elif one.kind == "sync":
            self._now[one.path].sync()
        elif one.kind == "make" and one.path not in self._now:
            self._now[one.path] = File()
            self._waiting.append((one.path, self._now[one.path]))
        elif one.kind == "remove":
            self._now.pop(one.path, None)
            self._waiting.append((one.path, None))
        elif one.kind == "sync-folder":
            self._safe, self._waiting = dict(self._now), []

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files as they may be when the power comes back."""
        files: dict[str, File | None] = {**self._safe}
        for path, file in self._waiting[: chance.randint(0, len(self._waiting))]:
            files[path] = file
        return {path: file.after_a_cut(chance) for path, file in files.items() if file}
