"""Which rule set a competition is played by on a day."""

from datetime import date

from sqlalchemy import Connection, text

_ADOPTED = text(
    "SELECT rule_set FROM adopted_rule_set WHERE competition_id = :competition"
    " AND valid_from <= :day ORDER BY valid_from DESC LIMIT 1"
)
_OWN = text("SELECT rule_set FROM competition WHERE id = :competition")


def rule_set_on(conn: Connection, competition_id: int, day: date) -> str:
    """The name of the rule set: the one that was adopted last, or the competition's own."""
    which = {"competition": competition_id, "day": day.isoformat()}
    adopted = conn.execute(_ADOPTED, which).scalar()
    return str(adopted or conn.execute(_OWN, which).scalar_one())
