"""Open the window, or hand over to the headless commands."""

import os
import sys
from pathlib import Path


def main() -> int:
    """Without arguments, or with only a club file, the window; else a command. The exit code."""
    given = sys.argv[1:]
    completing = "_CLUBADMIN_COMPLETE" in os.environ  # a terminal asks what can follow
    if not completing and (not given or (len(given) == 1 and _is_club_file(given[0]))):
        from clubadmin.desktop.shell.app import main as window

        return window(given)
    if given == ["--selftest"]:
        from clubadmin.cli.selftest import selftest
        from clubadmin.desktop.shell.app import paints

        return selftest(paints)
    from clubadmin.cli import main as command

    return int(command() or 0)


def _is_club_file(word: str) -> bool:
    """Whether a word names a file; `check` stays a command where a file has that name."""
    try:
        there = Path(word).is_file()
    except OSError:  # longer than any name
        return False
    return there and not (word.isalpha() and _is_command(word))


def _is_command(word: str) -> bool:
    from clubadmin.cli.commands import is_command

    return is_command(word)


if __name__ == "__main__":
    sys.exit(main())
