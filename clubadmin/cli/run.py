"""Runs a command and turns whatever happens into an exit code and one sentence."""

import contextlib
import sys
from collections.abc import Sequence

from clubadmin.cli.misuse import sentence_for
from clubadmin.cli.output import DONE, NOT_DONE, Stop, let_go_of_output, say
from clubadmin.errors import Trouble


def main(argv: Sequence[str] | None = None) -> int:
    """Run `clubadmin ARGV`; the answer is the exit code, never an exception."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        return _run(arguments)
    except BrokenPipeError:  # `clubadmin ... | head`: nobody reads on
        let_go_of_output()
        return NOT_DONE
    except KeyboardInterrupt:
        say("Afgebroken; er is niets half gedaan.")
        return NOT_DONE
    except Exception as error:  # the last net: a sentence, never a traceback
        say(_sentence(error, arguments))
        return NOT_DONE


def _run(arguments: list[str]) -> int:
    from clubadmin.cli.commands import command

    outcome = command.main(args=arguments, prog_name="clubadmin", standalone_mode=False)
    return outcome if isinstance(outcome, int) else DONE


def _sentence(error: Exception, arguments: list[str]) -> str:
    if isinstance(error, Stop):
        return str(error)
    return sentence_for(error, arguments) or _told_by_the_services(error) or _unforeseen(error)


def _told_by_the_services(error: Exception) -> str | None:
    """Refusals and troubles with the club's file carry their own text."""
    return " ".join(str(error).split()) if isinstance(error, Trouble) else None


def _unforeseen(error: Exception) -> str:
    return (
        f"De opdracht is niet uitgevoerd door een fout in het programma"
        f" ({type(error).__name__}); er is niets half gedaan. Meld dit met de opdracht erbij."
    )
