"""Evenings of a competition: making one, changing its date and length, taking it away."""

from collections.abc import Collection
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.rulesets import parsed, refuse_rules, rule_set_on, rules_at
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.also_counts import (
    Room,
    chosen_for,
    count_from_the_start,
    counts_others,
    follow_day,
    make_room,
    room_for,
)
from clubadmin.services.evenings.head import EveningHead, as_date, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds, typed_tables
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.input.checks import MAX_GAMES, MAX_ROUNDS
from clubadmin.storage.schema.tablenames import EveningRow, ParticipantRow

_COMPETITION = text(
    "SELECT c.name, c.format, c.games, c.rounds, s.name AS season, s.starts, s.ends"
    " FROM competition c JOIN season s ON s.id = c.season_id WHERE c.id = :competition"
)
_NUMBERS = text(
    "SELECT number FROM evening WHERE competition_id = :competition"
    " UNION SELECT number FROM also_counts WHERE competition_id = :competition"
    " UNION SELECT evenings FROM opening WHERE competition_id = :competition"
)
_LAST_GAME = text(
    "SELECT MAX(n) FROM ("
    "SELECT MAX(g.game) AS n FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening"
    " UNION ALL SELECT MAX(o.game) FROM other_game o JOIN scoresheet f ON f.id = o.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening"
    " UNION ALL SELECT MAX(d.game) FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening) AS typed"
)
_SIGNED = text(
    "SELECT COUNT(*) FROM scoresheet f JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening AND f.status = 'signed'"
)
_BY_TOTALS = text(
    "SELECT COUNT(*) FROM scoresheet f JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening AND f.totals_of > 0"
)
_VERSIONS = text("SELECT COUNT(*) FROM evening_version WHERE evening_id = :evening")
_PROTESTS = text("SELECT COUNT(*) FROM protest WHERE evening_id = :evening")
_SANCTIONS = text("SELECT COUNT(*) FROM sanction WHERE evening_id = :evening")
_MONEY = text(
    "SELECT EXISTS (SELECT 1 FROM evening_stake WHERE evening_id = :evening)"
    " OR EXISTS (SELECT 1 FROM evening_card WHERE evening_id = :evening)"
    " OR EXISTS (SELECT 1 FROM cash_line WHERE evening_id = :evening)"
)
_PAPER = text("SELECT COUNT(*) FROM paper_result WHERE evening_id = :evening")
_PLAYED = text(
    "SELECT e.competition_id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE (c.season_id = :season OR :season = 0)"
    " AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id)"
    " GROUP BY e.competition_id ORDER BY max(e.date) DESC, max(e.id) DESC"
)


evening = reads(load_evening)


def add_evening(
    club: OpenClub,
    competition_id: int,
    day: date,
    number: int | None = None,
    *,
    also: Collection[int] | None = None,
) -> Evening:
    """A new evening on `day`; without a number it gets the next.

    Where evenings of other competitions count as well it gets the number of its day among them.

    Games and rounds are the competition's, and the rules those in force on the day.

    Args:
        number: of the evening; None: the next.
        also: other competitions in which it counts as well; None: those in which the evenings
            before it did.
    """
    with club.store.read() as conn:
        competition = conn.execute(_COMPETITION, {"competition": competition_id}).mappings().first()
        if competition is None:
            raise Refused("Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.")
        refuse_closed_competition(conn, competition_id)
        taken = set(conn.execute(_NUMBERS, {"competition": competition_id}).scalars())
        rule_set = rule_set_on(conn, competition_id, day)
        counts_in = chosen_for(conn, competition_id, day, also)
        room = Room(0, ())
        if number is None and counts_others(conn, competition_id):
            room = room_for(conn, competition_id, day)
    _refuse_outside(day, competition["season"], competition["starts"], competition["ends"])
    number = room.number or _free_number(number, taken, competition["name"])
    rules = rules_at(club, rule_set, day)
    refuse_rules(competition["format"], rules)
    label = Message(
        "Avond {number} van {competition} gemaakt", number=number, competition=competition["name"]
    )
    with club.store.change(label) as change:
        make_room(change, competition_id, room)
        evening_id = change.insert(
            EveningRow,
            competition_id=competition_id,
            number=number,
            date=day,
            rule_set_id=rules.id,
            games=competition["games"],
            rounds=competition["rounds"],
        )
        assert evening_id is not None
        count_from_the_start(change, evening_id, day, counts_in)
        return load_evening(change.conn, evening_id)


def change_evening(
    club: OpenClub,
    evening_id: int,
    day: date | None = None,
    games: int | None = None,
    rounds: int | None = None,
    *,
    totals_first: bool | None = None,
) -> Evening:
    """Change the day, the games of a sheet or the number of rounds; None leaves as it is.

    With `totals_first` a sheet counts by its four totals until its games are typed.

    Drawn rounds beyond a smaller number of rounds go, when nothing was typed of them. A new
    day takes the rules in force on it, as long as nothing was typed; where those seat more or
    fewer at a table, the draw goes. So it does where wallets lie on the tables and a round gets
    another number of games.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        typed = bool(typed_tables(conn, evening_id))
        _refuse_new_length(conn, head, games, rounds)
        _refuse_new_day(conn, head, day)
        _refuse_totals(conn, head, totals_first)
    rule_set_id, players = head.rule_set_id, head.players
    if day is not None and day != head.date and not typed:
        rule_set = club.read(rule_set_on, head.competition_id, day)
        rules = rules_at(club, rule_set, day)
        refuse_rules(head.format, rules)
        rule_set_id, players = rules.id, parsed(rules.toml).seats
    with club.store.change(Message("{title} gewijzigd", title=head.title)) as change:
        if players != head.players or (head.form.compared and games not in (None, head.games)):
            remove_rounds(change, evening_id, 1)
        elif rounds is not None:
            remove_rounds(change, evening_id, rounds + 1)
        change.update(
            EveningRow,
            evening_id,
            version=head.version,
            date=day or head.date,
            games=head.games if games is None else games,
            rounds=head.rounds if rounds is None else rounds,
            rule_set_id=rule_set_id,
            totals_first=head.totals_first if totals_first is None else totals_first,
        )
        if day not in (None, head.date):
            follow_day(change, head.competition_id, evening_id)
        return load_evening(change.conn, evening_id)


def remove_evening(club: OpenClub, evening_id: int) -> None:
    """Take away an evening of which nothing was typed."""
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        _refuse_loss(conn, head)
        people = [person.id for person in load_evening(conn, evening_id).participants]
    with club.store.change(Message("{title} verwijderd", title=head.title)) as change:
        remove_rounds(change, evening_id, 1)
        for person in people:
            change.delete(ParticipantRow, person)
        change.delete(EveningRow, evening_id)


def _free_number(number: int | None, taken: set[int], competition: str) -> int:
    if number is None:
        return max(taken, default=0) + 1
    if number < 1:
        raise Refused("Een avond heeft een nummer vanaf 1; {number} kan niet.", number=number)
    if number in taken:
        raise Refused(
            "{competition} heeft al een avond {number}. Neem {taken}, of laat het"
            " nummer leeg voor het eerstvolgende.",
            competition=competition,
            number=number,
            taken=max(taken) + 1,
        )
    return number


def _refuse_outside(day: date, season: str, starts: date | str, ends: date | str) -> None:
    first, last = as_date(starts), as_date(ends)
    if not first <= day <= last:
        raise Refused(
            "{day} valt buiten seizoen {season}, dat van {first} tot en met {last}"
            " loopt. Kies een dag daarbinnen of wijzig het seizoen.",
            day=day,
            season=season,
            first=first,
            last=last,
        )


def _refuse_totals(conn: Connection, head: EveningHead, wanted: bool | None) -> None:
    """Refuse totals where they tell too little, and to do without while sheets count by them."""
    if wanted and not head.may_total:
        raise Refused(
            "Totalen eerst kan op deze avond niet: er tellen spellen of spelers apart, en dat"
            " zeggen vier totalen niet."
        )
    if wanted is False:
        _refuse_by_totals(conn, head)


def sheets_by_totals(conn: Connection, evening_id: int) -> int:
    """Count the sheets of an evening of which only the totals count."""
    return int(conn.execute(_BY_TOTALS, {"evening": evening_id}).scalar() or 0)


def _refuse_by_totals(conn: Connection, head: EveningHead) -> None:
    counting = sheets_by_totals(conn, head.id)
    if counting:
        raise Refused(
            "Formulieren die met alleen totalen tellen: {count}. Typ daar eerst de spellen van,"
            " of haal de totalen weg.",
            count=counting,
        )


def _refuse_new_day(conn: Connection, head: EveningHead, day: date | None) -> None:
    if day is None or day == head.date:
        return
    row = conn.execute(_COMPETITION, {"competition": head.competition_id}).mappings().one()
    _refuse_outside(day, row["season"], row["starts"], row["ends"])


def _refuse_new_length(
    conn: Connection, head: EveningHead, games: int | None, rounds: int | None
) -> None:
    if games is not None and games != head.games:
        _refuse_games(conn, head, games)
    if rounds is not None and rounds != head.rounds:
        _refuse_rounds(conn, head, rounds)


def _refuse_games(conn: Connection, head: EveningHead, games: int) -> None:
    if not 1 <= games <= MAX_GAMES:
        raise Refused(
            "Een boompje heeft 1 tot {most} spellen; {games} kan niet.", most=MAX_GAMES, games=games
        )
    typed = typed_tables(conn, head.id)
    if head.form.compared and typed:
        raise Refused(
            "De mapjes met {games} spellen per ronde zijn al gespeeld, het eerst aan tafel {typed}"
            " in ronde {round}. Het aantal spellen kan niet meer veranderen.",
            games=head.games,
            typed=typed[0].number,
            round=typed[0].round,
        )
    signed = conn.execute(_SIGNED, {"evening": head.id}).scalar()
    if signed:
        raise Refused(
            "Al afgetekende formulieren van {games} spellen: {signed}. Haal eerst die"
            " aftekeningen weg, of houd het aantal spellen zoals het is.",
            games=head.games,
            signed=signed,
        )
    _refuse_by_totals(conn, head)
    last = conn.execute(_LAST_GAME, {"evening": head.id}).scalar() or 0
    if games < last:
        raise Refused(
            "Van spel {last} is al iets getypt of beslist. Haal dat eerst weg, of houd"
            " het bij {last2} spellen of meer.",
            last=last,
            last2=last,
        )


def _refuse_rounds(conn: Connection, head: EveningHead, rounds: int) -> None:
    if not 1 <= rounds <= MAX_ROUNDS:
        raise Refused(
            "Een avond heeft 1 tot {most} ronden; {rounds} kan niet.",
            most=MAX_ROUNDS,
            rounds=rounds,
        )
    kept = kept_rounds(conn, head.id)
    if rounds < kept:
        raise Refused(
            "Van ronde {kept} is al getypt. De avond kan niet korter worden dan {kept2} ronden.",
            kept=kept,
            kept2=kept,
        )


def refuse_money(conn: Connection, evening_id: int) -> None:
    """Refuse to do away with an evening of which money was noted."""
    if conn.execute(_MONEY, {"evening": evening_id}).scalar():
        raise Refused(
            "{title} kan niet weg: er is geld van ontvangen of uitgegeven. Neem dat eerst"
            " terug in de kas van de avond.",
            title=evening_head(conn, evening_id).title,
        )


def _refuse_loss(conn: Connection, head: EveningHead) -> None:
    which = {"evening": head.id}
    typed = typed_tables(conn, head.id)
    if typed:
        raise Refused(
            "{title} kan niet weg: er is al van {count} formulier(en) getypt, het eerst"
            " tafel {typed} in ronde {round}.",
            title=head.title,
            count=len(typed),
            typed=typed[0].number,
            round=typed[0].round,
        )
    if conn.execute(_PROTESTS, which).scalar():
        raise Refused("{title} kan niet weg: er is een protest ingediend.", title=head.title)
    if conn.execute(_SANCTIONS, which).scalar():
        raise Refused(
            "{title} kan niet weg: er is een waarschuwing, een straf of een uitsluiting"
            " gegeven. Trek die eerst in (F9).",
            title=head.title,
        )
    refuse_money(conn, head.id)
    if conn.execute(_PAPER, which).scalar():
        raise Refused(
            "{title} kan niet weg: er staan uitslagen in die van papier komen.", title=head.title
        )
    if conn.execute(_VERSIONS, which).scalar():
        raise Refused(
            "{title} kan niet weg: er is al een uitslag van vastgesteld.", title=head.title
        )


def with_results(club: OpenClub, season_id: int | None = None) -> tuple[int, ...]:
    """The ids of competitions with results, the one last played first.

    Args:
        season_id: of this season only; None: of all.
    """
    with club.store.read() as conn:
        return tuple(conn.execute(_PLAYED, {"season": season_id or 0}).scalars())
