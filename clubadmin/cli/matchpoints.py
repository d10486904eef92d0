"""`clubadmin matchpoints`: comparison play from a table."""

from collections.abc import Sequence
from typing import Annotated

from clubadmin.cli.app import Command, Json, about, app, argument
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, say, table, words
from clubadmin.cli.textfile import bytes_of, shown
from clubadmin.domain.comparison.contestfile import ReadContest, contest_json, read_contest
from clubadmin.domain.comparison.matchpoints import Standing, unequal
from clubadmin.domain.comparison.reading import NoContest, contest_sentence
from clubadmin.services.lists.read import MOST_BYTES, read_grid

_MOST_ROWS = 100_000
_KILOBYTE = 1000


@app.command(
    cls=Command,
    help=about("matchpoints"),
    short_help="Vergelijkingswedstrijd: matchpunten en rangschikking.",
)
def matchpoints(
    file: Annotated[str, argument("BESTAND|-", "- is de invoer.")], json: Json = False
) -> int:
    """Score a contest."""
    read = _read(file)
    for finding in read.findings:
        say(contest_sentence(finding, words.language))
    if json:
        answer_json(contest_json(read))
    else:
        answer(_in_words(read))
    return ERRORS_IN_INPUT if read.wrong else DONE


def _read(file: str) -> ReadContest:
    name = words("De invoer") if file == "-" else shown(file)
    data = bytes_of(file, words("een wedstrijd"), MOST_BYTES // _KILOBYTE)
    grid = read_grid(data, name, _MOST_ROWS)
    try:
        return read_contest(grid.header, grid.rows)
    except NoContest as error:
        raise Stop("{file}: {what}", file=name, what=error) from error


def _in_words(read: ReadContest) -> str:
    fields = (("N/Z", read.contest.ns), ("O/W", read.contest.ew), (words("Samen"), read.total))
    parts = [f"{title}\n{_table(field)}" for title, field in fields if field]
    judged = (read.total,) if read.total else (read.contest.ns, read.contest.ew)
    if any(unequal(field) for field in judged):
        parts.append(words("Niet alle paren konden evenveel matchpunten halen."))
    return "\n\n".join(parts) or words("Er is geen uitslag die telt.")


def _table(standings: Sequence[Standing]) -> str:
    rows = [
        (one.place, one.entrant, one.matchpoints, one.tops, one.points, one.games)
        for one in standings
    ]
    return table(("plaats", "paar", "matchpunten", "tops", "punten", "spellen"), rows)
