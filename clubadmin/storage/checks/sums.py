"""The sums and digests, made again from the games and compared in SQL."""

import sqlite3
from collections.abc import Iterator

from clubadmin.i18n import Message
from clubadmin.storage.schema.digest import SHEET_DIGEST
from clubadmin.storage.schema.ranges import MOST
from clubadmin.storage.schema.tables import SUMS
from clubadmin.storage.sums.career import CAREER_COLUMNS, careers
from clubadmin.storage.sums.reckoning import RECKONING, by_rules
from clubadmin.storage.sums.refresh import EVENING_SUMS, PEAK_COLUMNS, PEAKS, SHEET_SUMS, sum_of
from clubadmin.storage.sums.rounds import CREDITS, PLAYED_ROUNDS, WIN_COLUMNS, WINS

_STORED = ", ".join(f"s.{name}" for name in SUMS)
_SUMMED = ", ".join(sum_of(name, f"g.{name}") for name in SUMS)
_NOTHING = ", ".join(sum_of(name, "0") for name in SUMS)
_EMPTY_DIGEST = SHEET_DIGEST.replace("g.lines", "NULL")
_SHEETS = f"""
    SELECT s.id, ({_STORED}) IS NOT ({_SUMMED}) FROM ({SHEET_SUMS.format(where="")}) g
      CROSS JOIN scoresheet s ON s.id = g.scoresheet_id
    WHERE ({_STORED}) IS NOT ({_SUMMED}) OR s.digest <> {SHEET_DIGEST}
    UNION ALL
    SELECT s.id, ({_STORED}) IS NOT ({_NOTHING}) FROM scoresheet s
    WHERE NOT EXISTS (SELECT 1 FROM game WHERE scoresheet_id = s.id)
      AND (({_STORED}) IS NOT ({_NOTHING}) OR s.digest <> {_EMPTY_DIGEST})
    LIMIT {MOST}"""


def sheet_name(connection: sqlite3.Connection, sheet: int) -> Message:
    """The evening, round and table of a sheet."""
    found = connection.execute(
        "SELECT t.evening_id, t.round, t.number FROM scoresheet f"
        " JOIN playing_table t ON t.id = f.playing_table_id WHERE f.id = ?",
        (sheet,),
    ).fetchone()
    if not found:
        return Message("Formulier {sheet}", sheet=sheet)
    return Message(
        "{evening}, ronde {round}, tafel {table}",
        evening=evening_name(connection, found[0]),
        round=found[1],
        table=found[2],
    )


def evening_name(connection: sqlite3.Connection, evening: int) -> Message:
    """The competition and number of an evening."""
    found = connection.execute(
        "SELECT c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
        " WHERE e.id = ?",
        (evening,),
    ).fetchone()
    if found:
        return Message("{competition}, avond {number}", competition=found[0], number=found[1])
    return Message("Avond {evening}", evening=evening)


def number_of(connection: sqlite3.Connection, participant: int) -> int | str:
    """The number under which somebody played."""
    found = connection.execute(
        "SELECT number FROM participant WHERE id = ?", (participant,)
    ).fetchone()
    return found[0] if found else "?"


def sheet_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Sheets whose games, sums and digest do not go together."""
    for sheet, sums_differ in connection.execute(_SHEETS):
        what = (
            Message("de totalen kloppen niet met de spellen")
            if sums_differ
            else Message("een spel is veranderd")
        )
        yield Message(
            "{sheet}: {what}, of er ontbreekt een spel.",
            sheet=sheet_name(connection, sheet),
            what=what,
        )


def _differ(columns: tuple[str, ...]) -> str:
    """SQL: row `r` as kept is not row `x` as made again."""
    kept, made = (", ".join(f"{row}.{column}" for column in columns) for row in "rx")
    return f"({kept}) IS NOT ({made})"


def _all_agree(connection: sqlite3.Connection, made: str, kept: str, differ: str) -> bool:
    """Whether what is made again is what is kept, no row more or less; told in one pass.

    No row of `made` comes twice, so that as many rows as are kept are just these. Which rows
    differ takes two passes, and is asked only of a file in which some do.
    """
    query = f"SELECT count(*), count(*) FILTER (WHERE {differ}) FROM ({made}) x LEFT JOIN {kept}"
    rows, wrong = connection.execute(query).fetchone()
    (there,) = connection.execute(f"SELECT count(*) FROM {kept.partition(' ')[0]}").fetchone()
    return bool(rows == there and not wrong)


_OF_ROUND = ("evening_id", "points", "roem", "fines", "pits", "nat", "games", "credit")
_PLAYED = PLAYED_ROUNDS.format(once="", and_seat="", and_paper="")
_CREDITED = CREDITS.format(and_round="", and_out="")
_SAME_ROUND = "r.participant_id = x.participant_id AND r.round = x.round"
_ROUNDS = f"""
    SELECT x.evening_id, x.participant_id
    FROM ({_PLAYED} UNION ALL {_CREDITED}) x LEFT JOIN round_result r ON {_SAME_ROUND}
    WHERE {_differ(_OF_ROUND)}
    UNION
    SELECT r.evening_id, r.participant_id FROM round_result r
    WHERE NOT r.credit AND NOT EXISTS (
        SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
          JOIN scoresheet f ON f.playing_table_id = t.id
        WHERE s.participant_id = r.participant_id AND t.round = r.round AND NOT s.fill_in)
      AND NOT EXISTS (SELECT 1 FROM paper_result p
        WHERE p.participant_id = r.participant_id AND p.round = r.round)
    UNION
    SELECT r.evening_id, r.participant_id
    FROM round_result r LEFT JOIN ({_CREDITED}) x ON {_SAME_ROUND}
    WHERE r.credit AND x.round IS NULL
    LIMIT {MOST}"""
_OF_EVENING = (
    *("evening_id", "competition_id", "points", "roem", "fines", "total", "pits", "nat"),
    *("games", "rounds"),
)
_EVENINGS = f"""
    SELECT x.evening_id, x.participant_id
    FROM ({EVENING_SUMS.format(where="")}) x
      LEFT JOIN evening_result r ON r.participant_id = x.participant_id
    WHERE {_differ(_OF_EVENING)}
    UNION
    SELECT r.evening_id, r.participant_id FROM evening_result r
    WHERE NOT EXISTS (SELECT 1 FROM round_result o WHERE o.participant_id = r.participant_id)
      AND NOT EXISTS (SELECT 1 FROM paper_result w
        WHERE w.participant_id = r.participant_id AND w.round IS NULL)
    LIMIT {MOST}"""


def round_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Rounds that are not what the sheets say, by the rules of today or by earlier ones.

    An open evening goes over to those of today once the club is opened to be written in.
    """
    kept = f"round_result r ON {_SAME_ROUND}"
    made = f"{_PLAYED} UNION {_CREDITED}"  # which has each once: a pair comes twice
    for rules in range(RECKONING, 0, -1):
        if _all_agree(connection, by_rules(made, rules), kept, _differ(_OF_ROUND)):
            return
    for evening, participant in connection.execute(_ROUNDS):
        number = number_of(connection, participant)
        yield Message(
            "{evening}: een ronde van nummer {number} klopt niet.",
            evening=evening_name(connection, evening),
            number=number,
        )


_OF_WINS = tuple(WIN_COLUMNS.split(", "))[1:]
_COUNTED = WINS.format(and_seat="")
_WINS = f"""
    SELECT p.evening_id, x.participant_id FROM ({_COUNTED}) x
      JOIN participant p ON p.id = x.participant_id
      LEFT JOIN round_wins r ON r.participant_id = x.participant_id
    WHERE {_differ(_OF_WINS)}
    UNION
    SELECT p.evening_id, r.participant_id FROM round_wins r
      JOIN participant p ON p.id = r.participant_id
    WHERE r.participant_id NOT IN (SELECT participant_id FROM ({_COUNTED}))
    LIMIT {MOST}"""


def win_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Rounds won and lost that are not what the sheets say."""
    kept = "round_wins r ON r.participant_id = x.participant_id"
    if _all_agree(connection, _COUNTED, kept, _differ(_OF_WINS)):
        return
    for evening, participant in connection.execute(_WINS).fetchall():
        number = number_of(connection, participant)
        name = evening_name(connection, evening)
        yield Message(
            "{name}: de gewonnen ronden van nummer {number} kloppen niet.", name=name, number=number
        )


def evening_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Evenings that are not what the rounds say."""
    kept = "evening_result r ON r.participant_id = x.participant_id"
    if _all_agree(connection, EVENING_SUMS.format(where=""), kept, _differ(_OF_EVENING)):
        return
    for evening, participant in connection.execute(_EVENINGS):
        number = number_of(connection, participant)
        yield Message(
            "{evening}: het totaal van nummer {number} klopt niet.",
            evening=evening_name(connection, evening),
            number=number,
        )


_OF_CAREER = tuple(CAREER_COLUMNS.split(", "))[2:]
_MADE = careers(given=False)
_SAME_CAREER = "r.competition_id = x.competition_id AND r.member_id = x.member_id"
_CAREERS = f"""
    WITH made AS MATERIALIZED ({_MADE})
    SELECT x.competition_id FROM made x LEFT JOIN career r ON {_SAME_CAREER}
    WHERE {_differ(_OF_CAREER)}
    UNION
    SELECT r.competition_id FROM career r LEFT JOIN made x ON {_SAME_CAREER}
    WHERE x.member_id IS NULL
    LIMIT {MOST}"""
_COMPETITION = (
    "SELECT c.name || ' ' || s.name FROM competition c JOIN season s ON s.id = c.season_id"
    " WHERE c.id = ?"
)


def career_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Competitions whose sums for the archive are not what their closed evenings make."""
    for (competition,) in connection.execute(_CAREERS).fetchall():
        (name,) = connection.execute(_COMPETITION, (competition,)).fetchone() or ("?",)
        yield Message("{name}: de totalen voor het archief kloppen niet met de avonden.", name=name)


_OF_PEAK = tuple(PEAK_COLUMNS.split(", "))[1:]
_HIGHEST = PEAKS.format(and_evening="")
_PEAKS = f"""
    WITH highest AS MATERIALIZED ({_HIGHEST})
    SELECT x.evening_id FROM highest x LEFT JOIN evening_peak r USING (evening_id)
    WHERE {_differ(_OF_PEAK)}
    UNION
    SELECT r.evening_id FROM evening_peak r LEFT JOIN highest x USING (evening_id)
    WHERE x.games IS NULL
    LIMIT {MOST}"""


def peak_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Closed evenings of which the highest game is not the highest of its games."""
    for (evening,) in connection.execute(_PEAKS).fetchall():
        name = evening_name(connection, evening)
        yield Message(
            "{name}: het hoogste spel voor het archief klopt niet met de spellen.", name=name
        )
