"""What the two sides of a table are to somebody at it, as SQL.

`x` is his seat and `y` that of somebody else at the table of sheet `f`. Where one plays against
two, sides change with every game: there nobody is with anybody for a whole table, and what each
made is his own.
"""

from sqlalchemy import Connection, text

from clubadmin.services.rulesets import parsed

_RULES = text("SELECT id, toml FROM rule_set WHERE id IN (SELECT rule_set_id FROM evening)")
_FIRST = "IN ('n', 's')"

SOLO = "e.rule_set_id IN (SELECT value FROM json_each(:solo))"
"""SQL: evening `e` is played by one against two."""

TOGETHER = f"(NOT {SOLO} AND (x.position {_FIRST}) = (y.position {_FIRST}))"
"""SQL: both sit on one side."""


def _of(seat: str, figures: str) -> str:
    ns, ew = (" + ".join(f"f.{side}_{one}" for one in figures.split()) for side in ("ns", "ew"))
    return f"iif({seat}.position {_FIRST}, {ns}, {ew})"


def _alone(seat: str) -> str:
    return (
        "(SELECT coalesce(sum(o.points + o.roem - o.fine), 0) FROM game_seat o"
        f" WHERE o.scoresheet_id = f.id AND o.position = {seat}.position)"
    )


def _made(seat: str) -> str:
    return f"iif({SOLO}, {_alone(seat)}, {_of(seat, 'points roem')})"


MADE = _made("x")
"""SQL: what his side made, where one plays against two he himself."""

OTHER = (
    f"iif({SOLO}, {_alone('y')}, iif(x.position {_FIRST},"
    " f.ew_points + f.ew_roem, f.ns_points + f.ns_roem))"
)
"""SQL: what the other side made, where one plays against two the other person."""

PITS = _of("x", "pits")
"""SQL: the pits of his side."""


def solo_rules(conn: Connection) -> list[int]:
    """The rule sets that were played by, in which one plays against two."""
    return [key for key, toml in conn.execute(_RULES) if parsed(toml).system == "solo"]
