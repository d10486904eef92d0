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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SECTOR = 512
CALLS = (
    "openat,creat,write,pwrite64,pwritev,ftruncate,fsync,fdatasync,unlink,unlinkat,"
    "rename,renameat,renameat2"
)
_BEGUN = re.compile(r"^(\d+) +(.*) <unfinished \.\.\.>$")
_RESUMED = re.compile(r"^(\d+) +<\.\.\. \w+ resumed>(.*)$")
_LINE = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (\d+)")
_FD = re.compile(r"^\d+<([^>]*)>")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True)
class Operation:
    """One thing that a program asked of the disk, or said."""

    kind: (
        str  # write | append | truncate | sync | sync-folder | open | make | rename | remove | said
    )
    path: str = ""
    offset: int = 0
    data: bytes = b""
    words: Any = None
    other: str = ""  # the new name


def can_record() -> bool:
    """Whether this machine lets one program record another."""
    if sys.platform != "linux" or not shutil.which("strace"):
        return False
    tried = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False)
    return tried.returncode == 0


def record(
    command: list[str], folder: Path, disk: Path, saying: Path, log: Path
) -> list[Operation]:
    """Run a command in a folder and answer what it asked of another, in order.

    Args:
        command: it says things in the file `saying`.
        folder: where it is run.
        disk: the folder that lies on the disk that loses power.
        saying: beside that folder.
        log: likewise, of the recording itself.
    """
    strace = ["strace", "-f", "-y", "-xx", "-s", "10000000", "-e", f"trace={CALLS}", "-o", f"{log}"]
    subprocess.run([*strace, *command], check=True, cwd=folder)
    with log.open() as lines:
        return [one for line in _whole(lines) for one in _read(line, disk, saying)]


def _whole(lines: Iterable[str]) -> Iterator[str]:
    """A call of one thread that was written in two, with calls of another between, is one line."""
    begun: dict[str, str] = {}
    for line in lines:
        if found := _BEGUN.match(line):
            begun[found[1]] = found[2]
        elif found := _RESUMED.match(line):
            yield begun.pop(found[1], "") + found[2]
        else:
            yield line


def _read(line: str, disk: Path, saying: Path) -> Iterator[Operation]:
    found = _LINE.match(line)
    if not found:
        return
    call, arguments = found[1], found[2]
    texts = [_bytes(text) for text in _TEXT.findall(arguments)]
    fd = _FD.match(arguments)
    path = _bytes(fd[1]).decode() if fd else ""
    if call == "write" and path == str(saying):
        yield Operation("said", words=json.loads(texts[0]))
    elif path == str(disk) or _within(path, disk):
        yield from _of_file(call, arguments, path, texts)
    else:
        names = [text.decode(errors="replace") for text in texts]
        yield from _of_names(call, arguments, [one for one in names if _within(one, disk)])


def _of_file(call: str, arguments: str, path: str, texts: list[bytes]) -> Iterator[Operation]:
    """What was asked of a file that is open, or of a folder."""
    if call == "pwritev":
        raise AssertionError(f"not played back yet: {arguments[:80]}")
    if call == "write":
        yield Operation("append", path, data=texts[0])
    elif call == "pwrite64":
        yield Operation("write", path, int(arguments.rsplit(", ", 1)[1]), texts[0])
    elif call == "ftruncate":
        yield Operation("truncate", path, int(arguments.rsplit(", ", 1)[1]))
    elif call in ("fsync", "fdatasync"):
        yield Operation("sync-folder" if Path(path).is_dir() else "sync", path)


def _of_names(call: str, arguments: str, names: list[str]) -> Iterator[Operation]:
    """What was asked of files by their names."""
    if call in ("rename", "renameat", "renameat2") and len(names) == 2:
        yield Operation("rename", names[0], other=names[1])
    elif call == "openat" and names:
        yield Operation("make" if "O_CREAT" in arguments else "open", names[0])
        if "O_TRUNC" in arguments:
            yield Operation("truncate", names[0])
    elif call in ("unlink", "unlinkat") and names:
        yield Operation("remove", names[0])


def _within(path: str, disk: Path) -> bool:
    return path.startswith(f"{disk}/")


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
    """The files of a folder, and of folders in it, while operations are played back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._now = {  # as programs see it
            str(one): File(bytearray(one.read_bytes()))
            for one in folder.rglob("*")
            if one.is_file()
        }
        self._safe = dict(self._now)  # the names that the folders have on the disk
        self._waiting: list[dict[str, File | None]] = []  # names given and taken since
        self._at: dict[str, int] = {}  # where what is written next comes

    def play(self, one: Operation) -> None:
        """Take one operation."""
        if one.kind in ("open", "make"):
            self._at[one.path] = 0
        if one.kind == "append":
            at = self._at.get(one.path, 0)
            self._at[one.path] = at + len(one.data)
            self._now[one.path].waiting.append(Operation("write", one.path, at, one.data))
        elif one.kind in ("write", "truncate"):
            self._now[one.path].waiting.append(one)
        elif one.kind == "sync":
            self._now[one.path].sync()
        elif one.kind == "make" and one.path not in self._now:
            self._now[one.path] = File()
            self._waiting.append({one.path: self._now[one.path]})
        elif one.kind == "remove" and self._now.pop(one.path, None):
            self._waiting.append({one.path: None})
        elif one.kind == "rename":
            self._now[one.other] = self._now.pop(one.path)
            self._waiting.append({one.other: self._now[one.other], one.path: None})
        elif one.kind == "sync-folder":
            self._sync_names(one.path)

    def _sync_names(self, folder: str) -> None:
        """The names in a folder are safe now; a name in another one still waits."""
        left: list[dict[str, File | None]] = []
        for names in self._waiting:
            if any(str(Path(name).parent) == folder for name in names):
                self._give(self._safe, names)
            else:
                left.append(names)
        self._waiting = left

    @staticmethod
    def _give(files: dict[str, File], names: dict[str, File | None]) -> None:
        for name, file in names.items():
            if file:
                files[name] = file
            else:
                files.pop(name, None)

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files as they may be when the power comes back, by their place in the folder."""
        files = dict(self._safe)
        for names in self._waiting[: chance.randint(0, len(self._waiting))]:
            self._give(files, names)
        return {
            str(Path(path).relative_to(self.folder)): file.after_a_cut(chance)
            for path, file in files.items()
        }

    def lay(self, folder: Path, chance: random.Random) -> None:
        """Put them in a folder."""
        for path, data in self.cut(chance).items():
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
