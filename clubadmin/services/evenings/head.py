"""The head of an evening: its competition, and whether it may change."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import EveningFacts
from clubadmin.services.club.rulesets import parsed

_HELD = "(SELECT count(*) FROM evening o WHERE o.competition_id = c.id)"
PLANNED = (  # evenings of competition c, 0 where that is not known; never fewer than there are
    f"CASE WHEN c.evenings > 0 AND c.evenings < {_HELD} THEN {_HELD} ELSE c.evenings END"
)
LAST_DRAWN = (  # the last round of evening e, also where nobody is left for a table
    "max(coalesce((SELECT max(d.round) FROM playing_table d WHERE d.evening_id = e.id), 0),"
    " coalesce((SELECT max(d.round) FROM sitting_out d WHERE d.evening_id = e.id), 0))"
)
_ENDED = (  # once every round is drawn and every sheet signed off: when the last one was
    f"coalesce((SELECT CASE WHEN sum(f.status = 'signed') = count(*) AND {LAST_DRAWN} >= e.rounds"
    " THEN max(f.signed_at) END FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = e.id), '')"
)
_HEAD = text(
    "SELECT e.id, e.competition_id, s.name AS season, c.name AS competition,"
    f" c.format, e.number, {PLANNED} AS planned, e.date, e.rule_set_id,"
    " r.title AS rule_set_title, r.toml, e.games, e.rounds, e.status, e.reopen_reason, e.depth,"
    " e.seed, e.version, e.hidden_from, e.totals_first, c.tie_breaks, c.prizes, c.odd_players,"
    " c.pair_draw, c.draw_by, c.kin_apart, c.team_pairs, c.round_minutes,"
    " c.protest_minutes, c.fill_in,"
    f" {_ENDED} AS ended_at"
    " FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id JOIN rule_set r ON r.id = e.rule_set_id"
    " WHERE e.id = :evening"
)


@dataclass(frozen=True, kw_only=True)
class EveningHead(EveningFacts):
    """An evening, and what its competition says about it."""

    seed: int
    tie_breaks: str
    odd_players: str
    pair_draw: str
    fill_in: str

    @property
    def title(self) -> Message:
        """The title as the secretary says it: "Avond 3 van Maandavond (12 november 2026)"."""
        return evening_title(self.number, self.competition, self.date)


_MONTHS = (
    *("januari", "februari", "maart", "april", "mei", "juni"),
    *("juli", "augustus", "september", "oktober", "november", "december"),
)


def dutch_date(day: date) -> str:
    """A date in words: "12 november 2026"."""
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


def evening_title(number: int, competition: str, day: date) -> Message:
    """An evening as the secretary says it: "Avond 3 van Maandavond (12 november 2026)"."""
    return Message(
        "Avond {number} van {competition} ({day})", number=number, competition=competition, day=day
    )


def as_date(value: date | str) -> date:
    """A date column as plain SQL gives it: SQLite hands over its text."""
    return value if isinstance(value, date) else date.fromisoformat(value)


def evening_head(conn: Connection, evening_id: int) -> EveningHead:
    """The evening `evening_id`."""
    row = conn.execute(_HEAD, {"evening": evening_id}).mappings().first()
    if row is None:
        raise Gone(
            "Een avond met nummer {evening} staat niet in deze club. Kies een avond uit de lijst.",
            evening=evening_id,
        )
    return _from_row(row)


def open_evening(conn: Connection, evening_id: int) -> EveningHead:
    """The evening `evening_id`, to be changed."""
    head = evening_head(conn, evening_id)
    refuse_closed(head.status, head.title)
    return head


def refuse_closed(status: str, title: Message) -> None:
    """Refuse to change a closed evening, and say what to do."""
    if status == "closed":
        raise Refused(
            "{title} is afgesloten en kan niet meer veranderen. Heropen de avond met"
            " een reden; daarna kan het wel.",
            title=title,
        )


def _from_row(row: Mapping[Any, Any]) -> EveningHead:
    values = {str(key): value for key, value in row.items()}
    values["date"] = as_date(values["date"])
    values |= {name: bool(values[name]) for name in ("kin_apart", "totals_first")}
    values["rules"] = parsed(values.pop("toml"))
    return EveningHead(**values)
