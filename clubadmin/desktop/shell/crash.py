"""A crash that Python cannot catch leaves its trace, and is told at the next start."""

import faulthandler
from pathlib import Path
from typing import TextIO

_trace: TextIO | None = None  # faulthandler writes to it as long as the program runs


def watch(file: Path) -> bool:
    """Leave traces in `file` from now on; whether there was one of last time.

    The trace of last time is kept beside it, with `.vorige` behind its name.
    """
    global _trace  # noqa: PLW0603 - one program, one trace
    try:
        crashed = file.exists() and file.stat().st_size > 0
        if crashed:
            file.replace(file.with_name(file.name + ".vorige"))
        stop()
        _trace = file.open("w", encoding="utf-8")
    except OSError:
        return False  # without a trace the program works as well
    faulthandler.enable(_trace)
    return crashed


def stop() -> None:
    """Leave no traces any more."""
    global _trace  # noqa: PLW0603 - one program, one trace
    if _trace is not None:
        faulthandler.disable()
        _trace.close()
        _trace = None
