"""The commands, as the command line knows them."""

import re
from copy import copy
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from clubadmin import __version__, assets
from clubadmin.cli.output import answer, words
from clubadmin.i18n import Language

_WORDS = (
    ("Usage: ", "Gebruik: "),
    ("[OPTIONS]", "[OPTIES]"),
    ("COMMAND [ARGS]...", "OPDRACHT ..."),
    ("\nOptions:", "\nOpties:"),
    ("\nCommands:", "\nOpdrachten:"),
    ("\nArguments:", "\nGegevens:"),
    ("Show this message and exit.", "Toont deze uitleg."),
    ("[required]", "[verplicht]"),
    ("[default:", "[standaard:"),
)
_TYPED = re.compile(r"^(  \S+)( <\w+>)(.*(?:\n {4}.*)*)", re.MULTILINE)
"""An argument, what kind of word it is to Python, and what is told of it, on more lines."""


_ORDER = (
    *("import", "draw", "score", "standings", "export", "hall", "matchpoints", "tricks", "rules"),
    *("cash", "dues", "statement", "collect", "letters"),
    *("check", "backup", "restore", "mend", "demo"),
)


def about(command: str) -> str:
    r"""The help page of a command, from its file; behind a `\b` lines stand as they are."""
    text = assets.path(f"commands/{command}.txt").read_text(encoding="utf-8")
    return text.replace("\\b", "\b")


def option(name: str, said: str, metavar: str | None = None) -> Any:
    """An option of a command: what is said of it, and what stands for its value."""
    return typer.Option(name, metavar=metavar, help=said)


def argument(metavar: str, said: str) -> Any:
    """An argument of a command, given without the name of an option."""
    return typer.Argument(metavar=metavar, help=said)


Json = Annotated[bool, option("--json", "Als één JSON-document.")]


def _told(command: Any) -> Any:
    """A copy of a command that says in the language spoken what it and its options are for."""
    spoken = copy(command)
    spoken.params = [copy(one) for one in command.params]
    for one in (spoken, *spoken.params):
        for name in ("help", "short_help"):
            if text := getattr(one, name, None):
                setattr(one, name, words(text))
        if getattr(one, "metavar", None):
            one.metavar = words.within("metavar", one.metavar)
    return spoken


def _page(help_text: str) -> str:
    """A page of help without the kinds of arguments, and in Dutch where the toolkit is English."""
    for english, dutch in _WORDS if words.language is Language.NL else ():
        help_text = help_text.replace(english, dutch)
    return _TYPED.sub(lambda of: of[1] + of[3].replace("\n" + " " * len(of[2]), "\n"), help_text)


class _Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        spoken = _told(self)
        spoken.commands = {name: _told(command) for name, command in self.commands.items()}
        return _page(TyperGroup.get_help(spoken, ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        """The evening's work first, then the club's money and letters, then care of the file."""
        known = super().list_commands(ctx)
        return sorted(known, key=lambda name: (_ORDER.index(name) if name in _ORDER else 99, name))


class Command(TyperCommand):
    """A command whose help is in the language spoken."""

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return _page(TyperCommand.get_help(_told(self), ctx))


app = typer.Typer(
    name="clubadmin",
    cls=_Group,
    help=about("clubadmin"),
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    suggest_commands=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        answer(f"clubadmin {__version__}")
        raise typer.Exit


def _look_after_itself(wanted: bool) -> None:
    if wanted:
        from clubadmin.cli.selftest import selftest

        raise typer.Exit(selftest())


@app.callback()
def _before_any_command(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_say_version, help="Noemt de versie."),
    ] = False,
    selftest: Annotated[
        bool,
        typer.Option(
            "--selftest",
            is_eager=True,
            callback=_look_after_itself,
            help="Speelt een avond van een verzonnen club en kijkt na of alles klopt.",
        ),
    ] = False,
    lang: Annotated[
        str, option("--lang", "Spreekt nl of en; ook achter een opdracht.", "TAAL")
    ] = "nl",
) -> None:
    """Read what stands before the command."""
