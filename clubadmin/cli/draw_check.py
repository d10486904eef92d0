"""`clubadmin draw --check`: whether a schedule of anybody keeps what its format promises."""

import json
from dataclasses import replace
from typing import Any

from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, told, words
from clubadmin.cli.textfile import bytes_of, shown
from clubadmin.domain.draw.formats import DRAWN
from clubadmin.domain.draw.request import DrawError
from clubadmin.domain.draw.verify.document import MOST, schedule_of
from clubadmin.domain.draw.verify.verifier import verify
from clubadmin.services.lists.read import Columns, read_grid

_MOST_KILOBYTES = 10_000
_NAMES = ("round", "table", "n", "s", "e", "w", "ns", "ew")
_IN_DUTCH = {
    "ronde": "round",
    "tafel": "table",
    "z": "s",
    "o": "e",
    "n/z": "ns",
    "o/w": "ew",
    "noord": "n",
    "zuid": "s",
    "oost": "e",
    "west": "w",
    "nz": "ns",
    "ow": "ew",
}


def check_schedule(file: str, form: str, *, as_json: bool) -> int:
    """Say what a schedule does not keep, or that it keeps all: the exit code of the command.

    Args:
        file: the document of `draw --json`, or a CSV with a row for each table.
        form: the format, where the file does not tell it.
        as_json: whether the answer is one document.
    """
    data = bytes_of(file, words("een schema"), _MOST_KILOBYTES)
    document = _document(data, file, form)
    try:
        schedule = schedule_of(document)
        faults = verify(schedule)
    except DrawError as error:
        raise Stop("{file}: {what}", file=shown(file), what=error) from error
    again = schedule.repeats
    document = {
        "format": schedule.format,
        "entrants": schedule.entrants,
        "rounds": len(schedule.rounds),
        "repeats": {"partners": again.partners, "tablemates": again.tablemates},
        "faults": faults,
    }
    if as_json:
        answer_json(document)
    else:
        answer("\n".join(map(told, faults)) or words("Dit schema klopt."))
        answer(
            "{entrants} deelnemers in {rounds} ronde(n); opnieuw aan één tafel: {tablemates}"
            " keer, opnieuw maten: {partners} keer.",
            entrants=schedule.entrants,
            rounds=len(schedule.rounds),
            tablemates=again.tablemates,
            partners=again.partners,
        )
    return ERRORS_IN_INPUT if faults else DONE


def _document(data: bytes, file: str, form: str) -> Any:
    if data.lstrip().startswith((b"{", b"[")):
        try:
            document = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise Stop("{file} is geen JSON die te lezen is.", file=shown(file)) from error
        return {"format": form, **document} if isinstance(document, dict) else document
    return {"format": form, **_of_rows(data, file, threes=form in DRAWN and DRAWN[form].threes)}


def _of_rows(data: bytes, file: str, *, threes: bool) -> dict[str, Any]:
    """The document of a table: who stands in no row of a round sits out in it."""
    grid = read_grid(data, shown(file))
    header = tuple(_IN_DUTCH.get(title, title) for title in grid.header)
    columns = Columns(replace(grid, header=header), _NAMES, ("round", "table"))
    rounds: dict[int, list[dict[str, int]]] = {}
    for at, cells in enumerate(grid.rows):
        number, *seats = (columns.number(cells, at, one, 1, MOST) for one in _NAMES)
        seated = {seat: one for seat, one in zip(_NAMES[1:], seats, strict=True) if one}
        rounds.setdefault(number or 0, []).append(seated)
    for problem in columns.problems:
        raise Stop("{file}: {what}", file=shown(file), what=problem)
    playing = {
        number: {one for row in rows for seat, one in row.items() if seat != "table"}
        for number, rows in rounds.items()
    }
    people = set[int]().union(*playing.values())
    return {
        "entrants": len(people),
        "rounds": [
            {
                "round": number,
                "tables": [row for row in rows if not (threes and _is_three(row))],
                "three": [
                    {"table": row["table"], "players": [row[seat] for seat in "nse"]}
                    for row in rows
                    if threes and _is_three(row)
                ],
                "sits_out": sorted(people - playing[number]),
            }
            for number, rows in sorted(rounds.items())
        ],
    }


def _is_three(row: dict[str, int]) -> bool:
    return row.keys() == {"table", *"nse"}
