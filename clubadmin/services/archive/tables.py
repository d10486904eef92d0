"""What the two sides of a table are to somebody at it, as SQL.

`x` is his seat and `y` that of somebody else at the table of sheet `f`, of evening `e`. Where one
plays against two, sides change with every game: there nobody is with anybody for a whole table,
and what each made is his own. Most clubs never do, and their queries need not ask.
"""

import json
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.services.club.rulesets import parsed

_RULES = text("SELECT id, toml FROM rule_set")
_PLAYED_BY = text("SELECT 1 FROM evening WHERE rule_set_id = :id LIMIT 1")
_SOLO = "e.rule_set_id IN (SELECT value FROM json_each(:solo))"
_FIRST = "IN ('n', 's')"
_NS, _EW = "(g.ns_points + g.ns_roem)", "(g.ew_points + g.ew_roem)"


class AtTable(NamedTuple):
    """Figures of a table, each as SQL.

    Attributes:
        together: whether both sit on one side.
        made: what his side made; where one plays against two he himself.
        other: what the other side made, or there the other person.
        pits: the pits of his side, or his own.
        gained: what his side made more than the other in game `g`, or he than the other person.
        side: "ns" or "ew"; empty where one plays against two.
    """

    together: str
    made: str
    other: str
    pits: str
    gained: str
    side: str


def _of(figures: str) -> str:
    ns, ew = (" + ".join(f"f.{side}_{one}" for one in figures.split()) for side in ("ns", "ew"))
    return f"iif(x.position {_FIRST}, {ns}, {ew})"


def _own(seat: str, what: str, which: str = "") -> str:
    return (
        f"(SELECT coalesce(sum({what}), 0) FROM game_seat o JOIN game h USING (scoresheet_id, game)"
        f" WHERE o.scoresheet_id = f.id AND o.position = {seat}.position {which})"
    )


_MADE = "o.points + o.roem - o.fine"
_TWO_SIDES = AtTable(
    f"((x.position {_FIRST}) = (y.position {_FIRST}))",
    _of("points roem"),
    f"iif(x.position {_FIRST}, f.ew_points + f.ew_roem, f.ns_points + f.ns_roem)",
    _of("pits"),
    f"iif(x.position {_FIRST}, {_NS} - {_EW}, {_EW} - {_NS})",
    f"iif(x.position {_FIRST}, 'ns', 'ew')",
)
_ALONE = AtTable(
    "0",
    _own("x", _MADE),
    _own("y", _MADE),
    _own("x", "h.outcome = 'pit' AND h.side = o.side"),
    f"{_own('x', _MADE, 'AND o.game = g.game')} - {_own('y', _MADE, 'AND o.game = g.game')}",
    "''",
)
_BOTH = AtTable(
    *(f"iif({_SOLO}, {alone}, {two})" for alone, two in zip(_ALONE, _TWO_SIDES, strict=True))
)
WAYS = {False: _TWO_SIDES, True: _BOTH}
"""By whether the club ever played one against two."""


def solo_rules(conn: Connection) -> str:
    """The rule sets in which one plays against two, as far as they were played by: a JSON list."""
    solo = [key for key, toml in conn.execute(_RULES) if parsed(toml).system == "solo"]
    return json.dumps([key for key in solo if conn.execute(_PLAYED_BY, {"id": key}).first()])


def parameters(conn: Connection) -> tuple[bool, dict[str, str]]:
    """Which of `WAYS` a club needs, and its parameter."""
    solo = solo_rules(conn)
    return (solo != "[]", {"solo": solo} if solo != "[]" else {})
