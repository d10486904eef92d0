"""Brings the command groups together; importing a group registers its commands."""

from importlib import import_module

from typer.main import get_command

from clubadmin.cli.app import app
from clubadmin.part import parts

GROUPS = "administration care cash demo draw exchange matchpoints rules score standings tricks"
for _group in (*GROUPS.split(), *(name for part in parts().values() for name in part.cli)):
    import_module(f"clubadmin.cli.{_group}")

command = get_command(app)
"""All commands, put together once."""

_COMPLETION = {
    "install_completion": "Laat uw terminal opdrachten aanvullen met Tab.",
    "show_completion": "Toont wat daarvoor in de terminal komt.",
}
for _option in command.params:
    if _option.name in _COMPLETION:
        _option.help = _COMPLETION[_option.name]  # type: ignore[attr-defined]


def is_command(word: str) -> bool:
    """Whether a word is the name of a command."""
    return word in getattr(command, "commands", ())
