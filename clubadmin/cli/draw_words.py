"""`clubadmin draw` without --json: a schedule in words."""

from typing import Any

from clubadmin.cli.output import table

_SEATS = {
    "table": "tafel",
    "n": "N",
    "s": "Z",
    "e": "O",
    "w": "W",
    "ns": "N/Z",
    "ew": "O/W",
    "games": "spellen",
}


def in_words(schedule: dict[str, Any]) -> str:
    """The rounds of a schedule as tables of text."""
    return "\n\n".join(_round(drawn) for drawn in schedule["rounds"])


def _round(drawn: dict[str, Any]) -> str:
    rows = [tuple(_cell(cell) for cell in seated.values()) for seated in drawn["tables"]]
    rows += [(three["table"], *three["players"], "–") for three in drawn["three"]]
    header = next((_header(seated) for seated in drawn["tables"]), ("tafel", "N", "Z", "O", "W"))
    text = f"Ronde {drawn['round']}\n{table(header, rows)}"
    if drawn["sits_out"]:
        text += "\nzit stil: " + ", ".join(str(_cell(one)) for one in drawn["sits_out"])
    return text


def _header(seated: dict[str, Any]) -> tuple[str, ...]:
    return tuple(_SEATS[seat] for seat in seated)


def _cell(cell: object) -> object:
    """A number, the games from the first to the last, or from which table somebody comes."""
    if isinstance(cell, list):
        return f"{cell[0]}-{cell[-1]}" if len(cell) > 1 else cell[0]
    if isinstance(cell, dict):
        return f"winnaar {cell['winner']} van {cell['round']}.{cell['table']}"
    return cell
