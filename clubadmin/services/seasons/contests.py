"""A contest of one evening: a competition and its evening, made in one step."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.playable import refuse_rules
from clubadmin.services.club.rulesets import rules_at
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import dutch_date
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.seasons.competitions import checked_fields
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import CompetitionRow, EveningRow, SeasonRow

_COVERING = text(
    "SELECT id, name FROM season WHERE starts <= :day AND ends >= :day"
    " ORDER BY starts DESC, id DESC LIMIT 1"
)
_SEASON_NAMED = text("SELECT id FROM season WHERE lower(name) = lower(:name)")
_NAMED = text("SELECT id FROM competition WHERE season_id = :season AND lower(name) = lower(:name)")


def add_contest(club: OpenClub, wanted: Competition, day: date) -> Evening:
    """Make a contest: a competition in the season of its day, and its (first) evening.

    Where no season has that day, one is made: from September to June, or the summer.

    Args:
        club: the open club.
        wanted: the competition; its id and its season do not matter.
        day: when it is played.

    Raises:
        Refused: a field cannot be, or the season has a competition of that name.
    """
    values = checked_fields(club, wanted)
    rules = rules_at(club, values["rule_set"], day)
    refuse_rules(values["format"], rules)
    with club.store.read() as conn:
        season_id = _season_with(conn, day, values["name"])
    with club.store.change(f"Wedstrijd {values['name']} gemaakt") as change:
        values["season_id"] = season_id or _new_season(change, day)
        competition_id = change.insert(CompetitionRow, **values)
        evening_id = change.insert(
            EveningRow,
            competition_id=competition_id,
            number=1,
            date=day,
            rule_set_id=rules.id,
            games=values["games"],
            rounds=values["rounds"],
        )
        assert evening_id is not None
        return load_evening(change.conn, evening_id)


def _season_with(conn: Connection, day: date, name: str) -> int | None:
    """The season that has this day, in which the name is free; None: there is none yet."""
    season: Any = conn.execute(_COVERING, {"day": str(day)}).first()
    if season is None:
        if conn.execute(_SEASON_NAMED, {"name": season_of(day)[0]}).first():
            raise Refused(
                f"{dutch_date(day)} valt in geen enkel seizoen. Kies een andere dag, of maak bij"
                " Club het seizoen langer."
            )
        return None
    refuse_closed_season(conn, season.id)
    if conn.execute(_NAMED, {"season": season.id, "name": name}).first():
        raise Refused(
            f"Seizoen {season.name} heeft al een competitie {name}. Kies een andere naam."
        )
    return int(season.id)


def _new_season(change: Change, day: date) -> int:
    name, starts, ends = season_of(day)
    made = change.insert(SeasonRow, name=name, starts=starts, ends=ends)
    assert made is not None
    return made


def season_of(day: date) -> tuple[str, date, date]:
    """The season that a day falls in, named by its years: September to June, or the summer."""
    if day.month in (7, 8):
        return f"Zomer {day.year}", date(day.year, 7, 1), date(day.year, 8, 31)
    first = day.year if day.month >= 9 else day.year - 1
    return f"{first}-{first + 1}", date(first, 9, 1), date(first + 1, 6, 30)
