"""What one worker of a run makes, the others have: a file each in the folder they share."""

import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TypeVar, cast

Made = TypeVar("Made")

folder: list[Path] = []
"""Of all workers of this run, and of no other run."""


def for_all(name: object, make: Callable[[], Made]) -> Made:
    """What `make` makes, or what a worker made of this name before; the first that is made stays.

    Args:
        name: what tells it from all else that is made, in any process.
        make: makes something that can be pickled.
    """
    if not folder:
        return make()
    path = folder[0] / f"{sha256(repr(name).encode()).hexdigest()}.made"
    if not path.exists():
        aside = path.with_suffix(f".{os.getpid()}")
        aside.write_bytes(pickle.dumps(make()))
        with suppress(FileExistsError):
            path.hardlink_to(aside)
        aside.unlink()
    return cast(Made, pickle.loads(path.read_bytes()))
