"""The program's own rules by which an evening is reckoned, as SQL.

What no rule set says, such as what a game is worth to a team that was never played, the program
decides. Such a rule is dated as a rule set is: where it changes, the number below goes up, an
evening that was closed keeps the number it was closed by, also when it is corrected, and what
it came to does not change by a newer version of the program. One that is open then goes over to
the new rules when the club is opened, and whose figures became others is told.

1. The first rules.
2. What will have no figure any more is told from what has none yet: a game of teams that was not
   played counts for neither, and their match ends without it; a table at which nothing was played
   is no round for who sits out, and who was there all evening without a table was there. What one
   table cannot pay of a fine does not come off another. Who never played has no place in the
   standings.
3. The half of an odd share of three players is rounded once, at the end of their sheet: three
   times the half of 77 is 115.5, and so 116; before, it was three times 39.
4. A pair whose substitute sat out all evening was absent with notice, where a substitute does not
   play for the pair.
"""

from sqlalchemy import Connection, text

from clubadmin.storage.schema.packed import FROZEN

RECKONING = 4
"""The number of the rules of today."""

_TODAY = f"/* today */ {RECKONING}"
_KEPT = f"iif(json_valid({FROZEN}), coalesce(json_extract({FROZEN}, '$.reckoning'), 1), 1)"


def reckoned(evening: str) -> str:
    """SQL: the number of the rules for an evening, told by its id."""
    return f"""coalesce((SELECT {_KEPT} FROM evening_version v WHERE v.evening_id = {evening}
      ORDER BY v.number DESC LIMIT 1), {_TODAY})"""


def by_rules(sql: str, number: int) -> str:
    """Adapt SQL so that open evenings are reckoned by the rules of a number."""
    return sql.replace(_TODAY, str(number))


EACH_HALF = f"{reckoned('t.evening_id')} < 3"
"""SQL: whether on the evening of table `t` halves of a point are rounded in each game."""

_RECKONED = text(f"SELECT {reckoned(':evening')}")


def reckoning_of(conn: Connection, evening_id: int) -> int:
    """The number of the rules by which an evening is reckoned."""
    return int(conn.execute(_RECKONED, {"evening": evening_id}).scalar_one())
