"""The commands, as the command line knows them."""

import re
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from clubadmin import __version__
from clubadmin.cli.output import answer

_WORDS = (
    ("Usage: ", "Gebruik: "),
    ("[OPTIONS]", "[OPTIES]"),
    ("COMMAND [ARGS]...", "OPDRACHT ..."),
    ("\nOptions:", "\nOpties:"),
    ("\nCommands:", "\nOpdrachten:"),
    ("\nArguments:", "\nGegevens:"),
    ("Show this message and exit.", "Toont deze uitleg."),
    ("[required]", "[verplicht]"),
    ("[default: ", "[standaard: "),
)
_TYPED = re.compile(r"^(  \S+)( <\w+>)(.*(?:\n {4}.*)*)", re.MULTILINE)
"""An argument, what kind of word it is to Python, and what is told of it, on more lines."""

_ABOUT = """Leden, avonden, formulieren en standen van een klaverjasclub.

\b
clubadmin               opent het venster met de club van de vorige keer
clubadmin BESTAND       opent het venster met dit clubbestand
clubadmin OPDRACHT ...  doet één opdracht zonder venster en is klaar
"""


_ORDER = (
    *("import", "draw", "score", "standings", "export", "hall", "matchpoints", "tricks", "rules"),
    *("cash", "dues", "statement", "letters"),
    *("check", "backup", "restore", "mend", "demo"),
)


def _in_dutch(help_text: str) -> str:
    for english, dutch in _WORDS:
        help_text = help_text.replace(english, dutch)
    return _TYPED.sub(lambda of: of[1] + of[3].replace("\n" + " " * len(of[2]), "\n"), help_text)


class _Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return _in_dutch(super().get_help(ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        """The evening's work first, then the club's money and letters, then care of the file."""
        known = super().list_commands(ctx)
        return sorted(known, key=lambda name: (_ORDER.index(name) if name in _ORDER else 99, name))


class Command(TyperCommand):
    """A command whose help is in Dutch."""

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return _in_dutch(super().get_help(ctx))


app = typer.Typer(
    name="clubadmin",
    cls=_Group,
    help=_ABOUT,
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
) -> None:
    """Read what stands before the command."""
