"""Takes out of a frozen folder what Linux does not need: orphaned libraries, debug symbols."""

import re
import subprocess
from pathlib import Path


def drop_orphans(folder: Path) -> None:
    """Take out the libraries that nothing asks for any more since what did was left out."""
    found = [one for one in sorted(folder.rglob("*")) if one.is_file() and not one.is_symlink()]
    needs = {one: asked for one in found if (asked := asked_for(one)) is not None}
    loose = {one.name: one for one in needs if is_library(one, folder)}
    todo = [one for one in needs if one not in loose.values()]
    reached: set[Path] = set()
    while todo:
        for name in needs[todo.pop()] & loose.keys():
            if loose[name] not in reached:
                reached.add(loose[name])
                todo.append(loose[name])
    orphans = set(loose.values()) - reached
    print(f"Not needed by anything: {sum(one.stat().st_size for one in orphans) / 1e6:.1f} MB")
    for link in [one for one in folder.rglob("*.so*") if one.is_symlink()]:
        if link.resolve() in {one.resolve() for one in orphans}:
            link.unlink()
    for one in orphans:
        one.unlink()


def beyond(folder: Path) -> set[str]:
    """The names of the libraries that are asked for and do not lie in a folder."""
    found = [one for one in folder.rglob("*") if one.is_file()]
    asked = (asked_for(one) or set() for one in found)
    return set[str]().union(*asked) - {one.name for one in found}


def is_library(file: Path, folder: Path) -> bool:
    """Whether a file is there for others only: not looked for by its name, as a plugin is."""
    inside = file.relative_to(folder)
    shared = inside.name.startswith("lib") and ".so" in inside.name and ".abi3" not in inside.name
    at_top = len(inside.parts) == 1 and not inside.name.startswith("libpython")
    return shared and (at_top or inside.parts[0] == "pillow.libs" or "Qt/lib" in inside.as_posix())


def asked_for(file: Path) -> set[str] | None:
    """The names of the libraries that a file is linked with; None where it is no program."""
    with file.open("rb") as read:
        if read.read(4) != b"\x7fELF":
            return None
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", told.stdout, re.MULTILINE))


def strip(folder: Path) -> None:
    """Take out what only a debugger reads; Qt's own libraries carry nothing of that."""
    for library in sorted(folder.rglob("*.so*")):
        ours = not any(part in {"Qt", "pillow.libs"} for part in library.parts)
        if ours and library.is_file() and not library.is_symlink():
            subprocess.run(["strip", "--strip-unneeded", library], check=True)
