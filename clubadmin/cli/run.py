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
    busy,
    in_doubt,
    let_go_of_output,
    refuse_other,
    say,
    told,
    words,
)
from clubadmin.errors import Trouble
from clubadmin.i18n import Language

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
    words.language = Language.NL
    try:
        with busy():
            return _run(_in_its_language(arguments))
    except BrokenPipeError:  # `clubadmin ... | head`: nobody reads on
        let_go_of_output()
        return NOT_DONE
    except KeyboardInterrupt:
        say("Afgebroken; er is niets half gedaan.")
        return NOT_DONE
    except Exception as error:  # the last net: a sentence, never a traceback
        say(_sentence(_behind(error), arguments))
        return NOT_DONE


def _in_its_language(arguments: list[str]) -> list[str]:
    """The command line without `--lang`, which stands before the command or anywhere behind it."""
    for at, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--lang":
            behind = at + 1 if equals else at + 2
            wanted = value if equals else "".join(arguments[at + 1 : behind])
            refuse_other("--lang", _short(wanted), Language)
            words.language = Language(wanted)
            return _in_its_language([*arguments[:at], *arguments[behind:]])
    return arguments


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
        except Exception as found:
            error = found
    return error


def _sentence(error: Exception, arguments: list[str]) -> str:
    if isinstance(error, Stop):
        return told(error.message)
    if isinstance(error, Trouble):
        return " ".join(told(error.message).split())
    if hasattr(error, "format_message"):  # the toolkit's own errors, and only they, have this
        return sentence_for(error, arguments)
    return words(
        "De opdracht is niet uitgevoerd door een fout in het programma ({kind}); er is niets half"
        " gedaan. Meld dit met de opdracht erbij.",
        kind=type(error).__name__,
    )


def sentence_for(error: Exception, typed: Sequence[str] = ()) -> str:
    """Tell the fault of a command line."""
    kind, message = type(error).__name__, str(error)
    if kind == "NoArgsIsHelpError" or "Missing command" in message:
        return words("Geen opdracht gegeven; `clubadmin --help` noemt ze.")
    if kind == "NoSuchOption":
        option = getattr(error, "option_name", "")
        possible = getattr(error, "possibilities", None) or ()
        meant = _meant(get_close_matches(option, possible, n=1))
        return told(
            "De optie {option} bestaat niet{meant}. {see}", option=option, meant=meant, see=SEE_HELP
        )
    if kind == "NoSuchCommand" or "No such command" in message:
        word = _word(message)
        return words(
            "'{word}' is geen opdracht en geen clubbestand{meant}; `clubadmin --help` noemt de"
            " opdrachten.",
            word=word,
            meant=_like(word),
        )
    if kind == "MissingParameter":
        return told("Er ontbreekt iets: {what}. {see}", what=_parameter(error), see=SEE_HELP)
    if kind == "BadParameter":
        return _wrong_value(error, typed)
    if kind == "BadOptionUsage":
        takes = words("een waarde") if "does not take" not in message else words("geen waarde")
        option = getattr(error, "option_name", "")
        return told("Achter {option} hoort {what}. {see}", option=option, what=takes, see=SEE_HELP)
    if message.startswith(_SUPERFLUOUS):
        return _too_many(error, message)
    return told("Deze opdrachtregel kan niet worden gelezen. {see}", see=SEE_HELP)


def _like(word: str) -> str:
    from clubadmin.cli.commands import command

    return _meant(get_close_matches(word.lower(), getattr(command, "commands", ()), n=2))


def _meant(likely: Sequence[str]) -> str:
    """The question that names what may have been meant; empty without any."""
    either = words.listed(sorted(likely), "of")
    return words(" (bedoelde u {either}?)", either=either) if likely else ""


def _wrong_value(error: Exception, typed: Sequence[str]) -> str:
    name = _parameter(error)
    value = _value_of(name, typed)
    whole = words("hier hoort een geheel getal")
    belongs = whole if "integer" in str(error) else words("dat kan hier niet")
    return f"{name} {value}".rstrip() + f": {belongs}. {told(SEE_HELP)}"


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
        return told(
            "'{word}' hoort hier niet; een club noemt u met --database BESTAND. {see}",
            word=word,
            see=SEE_HELP,
        )
    return told("'{word}' hoort hier niet. {see}", word=word, see=SEE_HELP)


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return words("een optie")
    options = [name for name in parameter.opts if name.startswith("-")]
    return str(options[0] if options else (parameter.metavar or parameter.name or "").upper())


def _word(message: str) -> str:
    """Find the typed word that the toolkit quotes in its English message."""
    parts = message.split("'", 1)
    return _short(parts[1].rsplit("'", 1)[0]) if len(parts) == 2 else "dit"


def _short(word: str) -> str:
    return word if len(word) <= _LONGEST else word[: _LONGEST - 1] + "…"
