"""The headless commands: `clubadmin COMMAND` runs and ends.

Standard output carries the answer (with `--json` one JSON document and nothing else),
standard error carries sentences for people. Exit 0: done; 1: done, and the input has
errors that the answer names; 2: not done.
"""

from clubadmin.cli.run import main

__all__ = ["main"]
