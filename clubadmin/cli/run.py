"""Runs a command and turns whatever happens into an exit code and one sentence."""

import contextlib
import sys
from collections.abc import Sequence
from difflib import get_close_matches

from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    NOT_DONE,
    SEE_HELP,
    Stop,
    asked_about,
    in_doubt,
    let_go_of_output,
    say,
)
from clubadmin.errors import Trouble

_NO_COMMAND = "Geen opdracht gegeven; `clubadmin --help` noemt ze."
_SUPERFLUOUS = "Got unexpected extra argument"
_LONGEST = 80  # signs of a word that is named


def main(argv: Sequence[str] | None = None) -> int:
    """Run `clubadmin ARGV`; the answer is the exit code, never an exception."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    asked_about.clear()
    in_doubt.clear()
    try:
        return _run(arguments)
    except BrokenPipeError:  # `clubadmin ... | head`: nobody reads on
        let_go_of_output()
        return NOT_DONE
    except KeyboardInterrupt:
        say("Afgebroken; er is niets half gedaan.")
        return NOT_DONE
    except Exception as error:  # the last net: a sentence, never a traceback
        say(_sentence(_behind(error), arguments))
        return NOT_DONE


def _run(arguments: list[str]) -> int:
    from clubadmin.cli.commands import command

    outcome = command.main(args=arguments, prog_name="clubadmin", standalone_mode=False)
    code = outcome if isinstance(outcome, int) else DONE
    return ERRORS_IN_INPUT if code == DONE and in_doubt else code


def _behind(error: Exception) -> Exception:
    """Find the damage of a club behind an error that came after it was closed."""
    for path in asked_about:
        from clubadmin.services.club.strange import damage_told  # loaded when the club was opened

        try:
            with damage_told(path):
                raise error
        except Exception as told:
            error = told
    return error


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


def sentence_for(error: Exception, typed: Sequence[str] = ()) -> str | None:
    """Tell the fault of a command line; None when `error` is about something else."""
    if not hasattr(error, "format_message"):  # the toolkit's own errors, and only they, have this
        return None
    kind, message = type(error).__name__, str(error)
    if kind == "NoArgsIsHelpError" or "Missing command" in message:
        return _NO_COMMAND
    if kind == "NoSuchOption":
        option = getattr(error, "option_name", "")
        possible = getattr(error, "possibilities", None) or ()
        meant = _meant(get_close_matches(option, possible, n=1))
        return f"De optie {option} bestaat niet{meant}. {SEE_HELP}"
    if kind == "NoSuchCommand" or "No such command" in message:
        return (
            f"'{_word(message)}' is geen opdracht en geen clubbestand{_like(_word(message))};"
            " `clubadmin --help` noemt de opdrachten."
        )
    if kind == "MissingParameter":
        return f"Er ontbreekt iets: {_parameter(error)}. {SEE_HELP}"
    if kind == "BadParameter":
        return _wrong_value(error, typed)
    if kind == "BadOptionUsage":
        belongs = "geen waarde" if "does not take" in message else "een waarde"
        return f"Achter {getattr(error, 'option_name', 'de optie')} hoort {belongs}. {SEE_HELP}"
    if message.startswith(_SUPERFLUOUS):
        return _too_many(error, message)
    return f"Deze opdrachtregel kan niet worden gelezen. {SEE_HELP}"


def _like(word: str) -> str:
    from clubadmin.cli.commands import command

    return _meant(get_close_matches(word.lower(), getattr(command, "commands", ()), n=2))


def _meant(likely: Sequence[str]) -> str:
    """The question that names what may have been meant; empty without any."""
    return f" (bedoelde u {' of '.join(sorted(likely))}?)" if likely else ""


def _wrong_value(error: Exception, typed: Sequence[str]) -> str:
    name = _parameter(error)
    value = _value_of(name, typed)
    belongs = "hier hoort een geheel getal" if "integer" in str(error) else "dat kan hier niet"
    return f"{name} {value}: {belongs}. {SEE_HELP}" if value else f"{name}: {belongs}. {SEE_HELP}"


def _value_of(option: str, typed: Sequence[str]) -> str:
    """Find the value typed behind an option, the last time it was given."""
    for place in range(len(typed) - 1, -1, -1):
        name, equals, value = typed[place].partition("=")
        if name == option:
            found = value if equals else "".join(typed[place + 1 : place + 2])
            return _short(found)
    return ""


def _too_many(error: Exception, message: str) -> str:
    word = _short(message[message.index(" (") + 2 : -1])
    options = [
        name
        for one in getattr(getattr(getattr(error, "ctx", None), "command", None), "params", ())
        for name in one.opts
    ]
    if "--database" in options:
        return f"'{word}' hoort hier niet; een club noemt u met --database BESTAND. {SEE_HELP}"
    return f"'{word}' hoort hier niet. {SEE_HELP}"


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "een optie"
    options = [name for name in parameter.opts if name.startswith("-")]
    return str(options[0] if options else (parameter.metavar or parameter.name or "").upper())


def _word(message: str) -> str:
    """Find the typed word that the toolkit quotes in its English message."""
    parts = message.split("'", 1)
    return _short(parts[1].rsplit("'", 1)[0]) if len(parts) == 2 else "dit"


def _short(word: str) -> str:
    return word if len(word) <= _LONGEST else word[: _LONGEST - 1] + "…"
