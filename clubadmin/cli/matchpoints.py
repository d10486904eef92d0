"""`clubadmin matchpoints`: comparison play from a table."""

from collections.abc import Sequence
from typing import Annotated

from clubadmin.cli.app import Command, Json, app, argument
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, say, table, words
from clubadmin.cli.textfile import bytes_of, shown
from clubadmin.domain.comparison.contestfile import ReadContest, contest_json, read_contest
from clubadmin.domain.comparison.matchpoints import Standing, unequal
from clubadmin.domain.comparison.reading import NoContest, contest_sentence
from clubadmin.services.lists.read import MOST_BYTES, read_grid

_HELP = """Vergelijkingswedstrijd: matchpunten en rangschikking (NKF 1976, deel 2).

Het bestand is een CSV, ook zoals een rekenblad hem bewaart (met puntkomma's), met de kopregel
game,table,ns,ew,ns_points,ew_points,decision en een uitslag per regel. Punten zijn met roem.

Per spel, N/Z en O/W elk apart, krijgt de laagste score 2, de volgende 4, enzovoort; gelijke
scores delen het gemiddelde (art. 18). De volgorde gaat naar matchpunten, tops en punten; wie dan
nog gelijk is, deelt de plaats (art. 19).

Een beslissing verandert alleen de matchpunten van het paar waar zij over gaat (art. 20); een
score die gemaakt is, wordt gewoon vergeleken. Meer beslissingen krijgen een ; ertussen.

\b
decision:
average-ns average-ew average-both
                      het gemiddelde: de helft van wat er te halen is (art. 15, 21)
half-both             niet te spelen: beide de helft, geen score telt (art. 16)
lowest-ns lowest-ew   het laagste dat een spel geeft: 2 (art. 14, 15, 17)
cancelled             vervallen aan deze tafel: geen score telt en niemand krijgt iets,
                      tenzij het erbij staat: cancelled;average-ns;lowest-ew (art. 14, 17)
ns-1 ns-2 ew-1 ew-2   strafpunten, die van de rest af gaan (art. 13, 14, 20); meer mag: ns-3
ns=9 ew=9             zoveel matchpunten, hoogstens wat er op het spel te halen is (art. 20, 21)
n-1 s-1 e-1 w-1, -2   strafpunten voor één losse speler: van 3+7 is 3 de n en 7 de s, of
                      3 de e en 7 de w

Punten mogen leeg blijven als een beslissing zegt wat het paar krijgt.

\b
Met --json:
ns, ew        per paar: entrant, place, matchpoints, tops, points, games (hoeveel spellen er
              tellen) en attainable (hoeveel matchpunten daarop te halen waren)
total         N/Z en O/W van een paar samen (Howell); leeg als elk veld zijn eigen paren heeft;
              van losse spelers, als 3+7 geschreven, elke speler apart
games         per spel: results (ns_matchpoints null: vervallen) en frequencies, hoe vaak elke
              score voorkwam en wat zij waard is
findings      line, game, severity, code, message, article

Einde: 0 gedaan; 1 gedaan, maar er staan fouten in het bestand (findings met severity error) die
niet meetellen; 2 niet gedaan.
"""

_MOST_ROWS = 100_000
_KILOBYTE = 1000


@app.command(cls=Command, help=_HELP, short_help=_HELP.partition(" (")[0] + ".")
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
