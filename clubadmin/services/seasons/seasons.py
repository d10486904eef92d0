"""Seasons, their competitions, and the list of their evenings.

A contest of one evening is a competition and its evening, made in one step.
"""

from collections.abc import Callable
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.rulesets import (
    refuse_order,
    refuse_rules,
    refuse_team,
    rule_sets,
    rules_at,
)
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.evenings.head import as_date
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.input.checks import (
    MAX_GAMES,
    MAX_ROUNDS,
    ODD_PLAYERS,
    as_kept,
    as_told,
    between,
    one_of,
    sit_out_points,
)
from clubadmin.services.input.unlikely import refuse_day
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import has_played
from clubadmin.storage.schema.tablenames import CompetitionRow, EveningRow, SeasonRow

PAIR_DRAWS = ("move", "drawn")
DRAWS_BY = ("chance", "standing", "strength")
FILL_INS = ("none", "better")
MOST_TEAM_PAIRS = 8
MOST_MINUTES = 240
MOST_EVENINGS = 200

_COMPETITION_FIELDS = (
    "id, season_id, name, format, rule_set, games, rounds, evenings, ranking, tie_breaks,"
    " prizes, odd_players, sit_out_points, pair_draw, draw_by, kin_apart, team_pairs,"
    " round_minutes, protest_minutes, fill_in, version"
)
_COMPETITIONS = f"SELECT {_COMPETITION_FIELDS} FROM competition"
_SAME_COMPETITION = text(
    "SELECT id FROM competition WHERE season_id = :season AND lower(name) = lower(:name)"
    " AND id <> :id"
)
_SEASON = text("SELECT name FROM season WHERE id = :id")
_EVENINGS_OF = text("SELECT count(*) FROM evening WHERE competition_id = :id")
_CLOSED = text("SELECT count(*) FROM evening WHERE competition_id = :id AND status = 'closed'")
_COVERING = text(
    "SELECT id, name FROM season WHERE starts <= :day AND ends >= :day"
    " ORDER BY starts DESC, id DESC LIMIT 1"
)
_SEASON_NAMED = text("SELECT id FROM season WHERE lower(name) = lower(:name)")
_NAMED = text("SELECT id FROM competition WHERE season_id = :season AND lower(name) = lower(:name)")


def competitions(club: OpenClub, season_id: int | None = None) -> tuple[Competition, ...]:
    """The competitions of a season, or of all seasons, in the order in which they were made."""
    where = "" if season_id is None else " WHERE season_id = :season"
    values = {} if season_id is None else {"season": season_id}
    with club.store.read() as conn:
        rows = conn.execute(text(f"{_COMPETITIONS}{where} ORDER BY id"), values).mappings()
        return tuple(_competition(row) for row in rows)


def add_competition(club: OpenClub, new: Competition) -> Competition:
    """Add a competition to a season; the id of `new` does not matter."""
    values = _checked(club, new, own=0)
    with club.store.change(Message("Competitie {name} toegevoegd", name=values["name"])) as change:
        made = change.insert(CompetitionRow, **values)
        assert made is not None
        return _load_competition(change.conn, made)


def change_competition(club: OpenClub, wanted: Competition) -> Competition:
    """Keep what was changed; evenings that exist keep their rules, games and rounds."""
    with club.store.read() as conn:
        now = _load_competition(conn, wanted.id)
        refuse_closed_season(conn, now.season_id)
        played = conn.execute(_EVENINGS_OF, {"id": wanted.id}).scalar()
        closed = conn.execute(_CLOSED, {"id": wanted.id}).scalar()
    if closed and wanted.sit_out_points != now.sit_out_points:
        raise Refused(
            "Van {now} zijn al avonden afgesloten; wat stilzitten oplevert kan niet meer"
            " veranderen, want hun uitslag zou mee veranderen. Maak er een nieuwe competitie voor.",
            now=now.name,
        )
    if closed and wanted.fill_in != now.fill_in:
        raise Refused(
            "Van {now} zijn al avonden afgesloten; of een ronde als invaller een lagere"
            " mag vervangen kan niet meer veranderen, want hun uitslag zou mee"
            " veranderen. Maak er een nieuwe competitie voor.",
            now=now.name,
        )
    if played and wanted.format != now.format:
        raise Refused(
            "{now} heeft al avonden met {format}; de spelvorm kan niet meer"
            " veranderen. Maak er een nieuwe competitie voor.",
            now=now.name,
            format=FORMATS[now.format].called,
        )
    if played and wanted.team_pairs != now.team_pairs:
        raise Refused(
            "{now} heeft al avonden met {pairs} paren in een team; dat kan niet"
            " meer veranderen. Maak er een nieuwe competitie voor.",
            now=now.name,
            pairs=now.team_pairs,
        )
    values = _checked(club, wanted, own=wanted.id)
    with club.store.change(Message("Competitie {name} gewijzigd", name=values["name"])) as change:
        change.update(CompetitionRow, wanted.id, version=wanted.version, **values)
        return _load_competition(change.conn, wanted.id)


def kept_prizes(club: OpenClub, wanted: Competition) -> Message | None:
    """Tell before other prizes are stored that closed evenings keep theirs."""
    with club.store.read() as conn:
        if wanted.prizes.strip() == _load_competition(conn, wanted.id).prizes:
            return None
        closed = conn.execute(_CLOSED, {"id": wanted.id}).scalar_one()
    if not closed:
        return None
    return Message.counted(
        "De avond die al is afgesloten houdt de prijzen van toen. Heropen hem bij Uitslag en"
        " sluit hem weer af, dan gelden deze.",
        "De {n} avonden die al zijn afgesloten houden de prijzen van toen. Heropen er een bij"
        " Uitslag en sluit hem weer af, dan gelden deze daar.",
        closed,
    )


def remove_competition(club: OpenClub, competition_id: int) -> None:
    """Remove a competition without evenings."""
    with club.store.read() as conn:
        gone = _load_competition(conn, competition_id)
        refuse_closed_season(conn, gone.season_id)
        if conn.execute(_EVENINGS_OF, {"id": competition_id}).scalar():
            raise Refused("In {gone} staan avonden. Verwijder die eerst.", gone=gone.name)
    with club.store.change(Message("Competitie {gone} verwijderd", gone=gone.name)) as change:
        change.delete(CompetitionRow, competition_id)


def checked_fields(club: OpenClub, wanted: Competition) -> dict[str, Any]:
    """The columns of a competition as it may be kept; which season it is in is not looked at."""
    versions = rule_sets(club)
    names = {version.name for version in versions}
    values = {
        "season_id": wanted.season_id,
        **as_told("competition", wanted, needed=("name",)),
        "format": one_of(wanted.format, FORMATS, Message("De spelvorm")),
        "rule_set": one_of(wanted.rule_set, names, Message("Spelregels")),
        "games": between(wanted.games, 1, MAX_GAMES, Message("Spellen in een boompje")),
        "rounds": between(wanted.rounds, 1, MAX_ROUNDS, Message("Ronden op een avond")),
        "evenings": between(wanted.evenings, 0, MOST_EVENINGS, Message("Aantal avonden")),
        "ranking": wanted.ranking.strip(),
        "tie_breaks": ",".join(wanted.tie_breaks),
        "odd_players": one_of(wanted.odd_players, ODD_PLAYERS, Message("Wie overblijft")),
        "sit_out_points": sit_out_points(wanted.sit_out_points),
        "pair_draw": one_of(wanted.pair_draw, PAIR_DRAWS, Message("Indeling van de paren")),
        "draw_by": one_of(wanted.draw_by, DRAWS_BY, Message("Waarop geloot wordt")),
        "kin_apart": wanted.kin_apart,
        "team_pairs": between(wanted.team_pairs, 2, MOST_TEAM_PAIRS, Message("Paren in een team")),
        "round_minutes": between(
            wanted.round_minutes, 0, MOST_MINUTES, Message("Minuten per ronde")
        ),
        "protest_minutes": between(wanted.protest_minutes, 0, MOST_MINUTES, Message("Protesttijd")),
        "fill_in": one_of(wanted.fill_in, FILL_INS, Message("Wie invalt")),
    }
    for version in versions:
        if version.name == values["rule_set"]:
            refuse_rules(wanted.format, version)
    refuse_order(wanted.format, wanted.draw_by)
    refuse_team(wanted.format, wanted.team_pairs)
    _check_rules(wanted)
    return values


def _checked(club: OpenClub, wanted: Competition, own: int) -> dict[str, Any]:
    values = checked_fields(club, wanted)
    with club.store.read() as conn:
        season = conn.execute(_SEASON, {"id": wanted.season_id}).scalar()
        if season is None:
            raise Refused("Dit seizoen is er niet meer. Kies een seizoen uit de lijst.")
        refuse_closed_season(conn, wanted.season_id)
        same = {"season": wanted.season_id, "name": values["name"], "id": own}
        if conn.execute(_SAME_COMPETITION, same).first():
            raise _taken(season, values["name"])
    return values


def _taken(season: str, name: str) -> Refused:
    return Refused(
        "Seizoen {season} heeft al een competitie {name}. Kies een andere naam.",
        season=season,
        name=name,
    )


def _check_rules(wanted: Competition) -> None:
    """The ranking, the tie-breaks and the prizes can be read."""
    from clubadmin.domain.standings.prizes import PrizeError, prizes_of, refuse_doubtful
    from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
    from clubadmin.domain.standings.ties import check_ties
    from clubadmin.services.standings.material import refuse_wins

    try:
        refuse_wins(parse_rule(wanted.ranking), FORMATS[wanted.format])
        check_ties(wanted.tie_breaks)
        refuse_doubtful(prizes_of(wanted.prizes, 100))
    except (RankingError, PrizeError) as error:
        raise Refused(error.message) from None


def _load_competition(conn: Connection, competition_id: int) -> Competition:
    row = (
        conn.execute(text(f"{_COMPETITIONS} WHERE id = :id"), {"id": competition_id})
        .mappings()
        .first()
    )
    if row is None:
        raise Refused("Deze competitie is er niet meer. Kies een competitie uit de lijst.")
    return _competition(row)


competition = reads(_load_competition)


def _competition(row: Any) -> Competition:
    return Competition(
        **{**row, "tie_breaks": read_ties(row["tie_breaks"]), "kin_apart": bool(row["kin_apart"])}
    )


def add_contest(
    club: OpenClub,
    wanted: Competition,
    day: date,
    come: Callable[[Change, int], None] = lambda _change, _evening_id: None,
) -> Evening:
    """Make a contest: a competition in the season of its day, and its (first) evening.

    Where no season has that day, one is made: from September to June, or the summer.

    Args:
        wanted: the competition; its id and its season do not matter.
        day: when it is played.
        come: puts who is there from the start on the list of the evening, in the same change.
    """
    refuse_day(day)
    values = checked_fields(club, wanted)
    rules = rules_at(club, values["rule_set"], day)
    refuse_rules(values["format"], rules)
    season_id = club.read(_season_with, day, values["name"])
    with club.store.change(Message("Wedstrijd {name} gemaakt", name=values["name"])) as change:
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
        come(change, evening_id)
        return load_evening(change.conn, evening_id)


def _season_with(conn: Connection, day: date, name: str) -> int | None:
    """The season that has this day, in which the name is free; None: there is none yet."""
    season: Any = conn.execute(_COVERING, {"day": str(day)}).first()
    if season is None:
        if conn.execute(_SEASON_NAMED, {"name": season_of(day)[0]}).first():
            raise Refused(
                "{day} valt in geen enkel seizoen. Kies een andere dag, of maak bij Club"
                " het seizoen langer.",
                day=day,
            )
        return None
    refuse_closed_season(conn, season.id)
    if conn.execute(_NAMED, {"season": season.id, "name": name}).first():
        raise _taken(season.name, name)
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


LONGEST = 800  # days; a longer season is a slip in a date

_FIELDS = "id, name, starts, ends, version, closed_at"
_ALL = text(f"SELECT {_FIELDS} FROM season ORDER BY starts DESC, id DESC")
_ONE = text(f"SELECT {_FIELDS} FROM season WHERE id = :id")
_SAME = text("SELECT id FROM season WHERE lower(name) = lower(:name) AND id <> :id")
_OUTSIDE = text(
    "SELECT e.number, e.date, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :id AND (e.date < :starts OR e.date > :ends) ORDER BY e.date LIMIT 1"
)
_HAS_EVENINGS = text(
    "SELECT EXISTS (SELECT 1 FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :id)"
)
_EVENINGS = """
    SELECT e.id, e.competition_id, c.name AS competition, e.number, e.date, e.status, e.depth,
      (SELECT count(*) FROM participant p WHERE p.evening_id = e.id) AS participants,
      (SELECT count(*) FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id
        WHERE t.evening_id = e.id AND f.status = 'signed') AS sheets_signed,
      (SELECT count(*) FROM playing_table t WHERE t.evening_id = e.id) AS sheets
    FROM evening e JOIN competition c ON c.id = e.competition_id {where}
    ORDER BY e.date DESC, e.number DESC, e.id DESC"""


def seasons(club: OpenClub) -> tuple[Season, ...]:
    """All seasons, newest first."""
    with club.store.read() as conn:
        return tuple(_season(row) for row in conn.execute(_ALL).mappings())


def add_season(club: OpenClub, name: str, starts: date, ends: date) -> Season:
    """Add a season from the first up to and including the last day."""
    values = club.read(season_values, 0, name, starts, ends)
    with club.store.change(Message("Seizoen {name} toegevoegd", name=values["name"])) as change:
        made = change.insert(SeasonRow, **values)
        assert made is not None
        return _load(change.conn, made)


def change_season(club: OpenClub, wanted: Season) -> Season:
    """Keep another name or other days."""
    with club.store.read() as conn:
        _load(conn, wanted.id)
        refuse_closed_season(conn, wanted.id)
        values = season_values(conn, wanted.id, wanted.name, wanted.starts, wanted.ends)
    with club.store.change(Message("Seizoen {name} gewijzigd", name=values["name"])) as change:
        change.update(SeasonRow, wanted.id, version=wanted.version, **values)
        return _load(change.conn, wanted.id)


def remove_season(club: OpenClub, season_id: int) -> None:
    """Remove a season without evenings, with its competitions."""
    with club.store.read() as conn:
        gone = _load(conn, season_id)
        refuse_closed_season(conn, season_id)
        if conn.execute(_HAS_EVENINGS, {"id": season_id}).scalar():
            raise Refused("In seizoen {gone} staan avonden. Verwijder die eerst.", gone=gone.name)
        if conn.execute(has_played("season"), {"id": season_id}).scalar():
            raise Refused(
                "Voor seizoen {gone} is contributie vastgesteld of betaald. Dat blijft bewaard,"
                " en het seizoen dus ook.",
                gone=gone.name,
            )
    with club.store.change(Message("Seizoen {gone} verwijderd", gone=gone.name)) as change:
        change.delete(SeasonRow, season_id)


def evenings(club: OpenClub, competition_id: int | None = None) -> tuple[EveningLine, ...]:
    """The evenings of a competition, or of all, newest first."""
    where = "" if competition_id is None else "WHERE e.competition_id = :id"
    values = {} if competition_id is None else {"id": competition_id}
    with club.store.read() as conn:
        rows = conn.execute(text(_EVENINGS.format(where=where)), values).mappings()
        return tuple(EveningLine(**{**row, "date": as_date(row["date"])}) for row in rows)


def season_values(
    conn: Connection, own: int, name: str, starts: date, ends: date
) -> dict[str, Any]:
    """The columns of a season as it may be kept; `own` is its id, 0 for a new one."""
    clean = as_kept("season", "name", name, needed=True)
    if conn.execute(_SAME, {"name": clean, "id": own}).first():
        raise Refused("Er is al een seizoen {clean}. Kies een andere naam.", clean=clean)
    if ends < starts or (ends - starts).days > LONGEST:
        raise Refused(
            "Een seizoen van {starts} tot en met {ends} kan niet. Kies een laatste dag"
            " na de eerste, hooguit twee jaar later.",
            starts=starts,
            ends=ends,
        )
    out = conn.execute(_OUTSIDE, {"id": own, "starts": str(starts), "ends": str(ends)}).first()
    if out:
        raise Refused(
            "Avond {out} van {name} op {date} zou buiten het seizoen vallen. Kies de dagen ruimer.",
            out=out.number,
            name=out.name,
            date=as_date(out.date),
        )
    return {"name": clean, "starts": starts, "ends": ends}


def _load(conn: Connection, season_id: int) -> Season:
    row = conn.execute(_ONE, {"id": season_id}).mappings().first()
    if row is None:
        raise Refused("Dit seizoen is er niet meer. Kies een seizoen uit de lijst.")
    return _season(row)


season = reads(_load)


def _season(row: Any) -> Season:
    return Season(**{**row, "starts": as_date(row["starts"]), "ends": as_date(row["ends"])})
