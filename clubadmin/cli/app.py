"""The commands, as the command line knows them."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

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


def _in_dutch(help_text: str) -> str:
    for english, dutch in _WORDS:
        help_text = help_text.replace(english, dutch)
    return help_text


class _Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return _in_dutch(super().get_help(ctx))


class Command(TyperCommand):
    """A command whose help is in Dutch."""

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return _in_dutch(super().get_help(ctx))


app = typer.Typer(
    name="clubadmin",
    cls=_Group,
    help="Leden, avonden, formulieren en standen. Zonder opdracht opent het venster.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    suggest_commands=False,
)
