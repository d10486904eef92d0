"""The layout of the club file, for whoever gives it a table or a column: `packaging/dev.py schema`.

Tells whether the last schema was released, and so whether its step may still change; prints the
digest that `LAYOUTS` must have, and the tables as they are made now where it differs. Freezes the
filled file of the schema before, which the tests migrate, out of the last commit that had that
schema; writes `resources/club-document.md` anew.
"""

import gzip
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import club_document

from clubadmin.storage.schema.layouts import LAYOUTS, layout_digest, our_tables, statements
from clubadmin.storage.schema.tablenames import RELEASED_SCHEMA, SCHEMA_VERSION

ROOT = Path(__file__).resolve().parent.parent
NUMBER = "clubadmin/storage/schema/tablenames.py"
FILLS = """
import sys
from pathlib import Path
from tests.storage.full_club import full_club
print(full_club(Path(sys.argv[1])))
"""


class NoSuchSchema(Exception):
    """No commit of this checkout has the schema; the text says which."""


def main() -> int:
    """Say how things stand, and make what is missing."""
    print(standing())
    digest = layout_digest(our_tables())
    if LAYOUTS.get(SCHEMA_VERSION) != digest:
        print("The tables as they are made now:", *statements(), sep="\n")
        if RELEASED_SCHEMA < SCHEMA_VERSION:
            print(f"\nWrote {note(digest).relative_to(ROOT)}")
    before = filled(SCHEMA_VERSION - 1)
    if not before.exists():
        try:
            before.write_bytes(frozen(SCHEMA_VERSION - 1))
        except NoSuchSchema as missing:
            print(missing, file=sys.stderr)
            return 2
        print(f"Made {before.relative_to(ROOT)}")
    page = club_document.write()
    print(f"Wrote {page.relative_to(ROOT)}")
    return 0


def standing() -> str:
    """The sentence that says where the next table or column goes."""
    if RELEASED_SCHEMA >= SCHEMA_VERSION:
        return (
            f"Schema {SCHEMA_VERSION} was released: what changes goes into a new step, "
            f"{SCHEMA_VERSION + 1}, and SCHEMA_VERSION is raised."
        )
    return f"Schema {SCHEMA_VERSION} was not released yet: its own step may still change."


def note(digest: str) -> Path:
    """Write down the digest of the tables as they are made now; answers where that stands."""
    file = ROOT / "clubadmin/storage/schema/layouts.py"
    lines = file.read_text(encoding="utf-8").splitlines()
    ours = f"    {SCHEMA_VERSION}: "
    at = next(number for number, line in enumerate(lines) if line.startswith("LAYOUTS"))
    end = lines.index("}", at)
    kept = [line for line in lines[at:end] if not line.startswith(ours)]
    lines[at:end] = [*kept, f'{ours}"{digest}",']
    file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return file


def filled(schema: int) -> Path:
    """The path of the filled file of a schema."""
    return ROOT / "tests" / "data" / f"schema-{schema}.klaverjas.gz"


def frozen(schema: int) -> bytes:
    """A club of an earlier schema with a row in every table, as its own sources make it; packed.

    Raises:
        NoSuchSchema: no commit has that schema.
    """
    with _sources_of(schema) as sources, tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FILLS, folder]
        environment = os.environ | {"PYTHONPATH": str(sources)}
        done = subprocess.run(
            command, cwd=sources, env=environment, check=True, capture_output=True, text=True
        )
        return gzip.compress(Path(done.stdout.splitlines()[-1]).read_bytes(), mtime=0)


@contextmanager
def _sources_of(schema: int) -> Iterator[Path]:
    """The sources of the last commit that had a schema, in a folder that goes again."""
    wanted = f"SCHEMA_VERSION = {schema}\n"
    for commit in _git("log", "--format=%H", "--", NUMBER).split():
        if wanted in _git("show", f"{commit}:{NUMBER}"):
            break
    else:
        raise NoSuchSchema(f"No commit of this checkout has schema {schema}.")
    # the newest commit that touched the number may be older than the last one that had it
    child = _git("log", "--format=%H", "--reverse", f"{commit}..HEAD", "--", NUMBER).split()
    last = f"{child[0]}^" if child else "HEAD"
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "sources"
        _git("worktree", "add", "--quiet", "--detach", str(sources), last)
        try:
            yield sources
        finally:
            _git("worktree", "remove", "--force", str(sources))


def _git(*words: str) -> str:
    command = ("git", *words)
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
