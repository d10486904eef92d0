"""Results and games of a whole club as tables; contests that points do not tell are left out.

Their wallets, teams and brackets have no place in such a file, and read back it would be an
evening by points. A whole club, which is a file of its own, has them.
"""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, text

from clubadmin.i18n import Message
from clubadmin.model.members.member import label_of
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.results import RESULTS_HEADER, STOOD_IN
from clubadmin.services.exchange.write import Cell
from clubadmin.storage.schema.format_names import formats

BY_POINTS = formats(lambda form: form.by_points)
"""SQL: the formats that points tell whole."""

_LEFT_OUT = text(
    "SELECT c.name, s.name FROM competition c JOIN season s ON s.id = c.season_id"
    f" WHERE c.format NOT IN ({BY_POINTS})"
    " AND EXISTS (SELECT 1 FROM evening e WHERE e.competition_id = c.id) ORDER BY s.starts, c.id"
)
_PAPER_EVENINGS = text(
    "SELECT s.name, c.name, e.number, e.date, p.id, '' AS round, w.points, w.roem, w.pits"
    " FROM paper_result w JOIN evening e ON e.id = w.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " JOIN participant p ON p.id = w.participant_id WHERE w.round IS NULL"
    f" AND c.format IN ({BY_POINTS})"
)
_ROUNDS = text(
    "SELECT s.name, c.name, e.number, e.date, p.id, r.round, r.points - r.fines, r.roem,"
    " iif(e.totals_first AND EXISTS (SELECT 1 FROM seat x"
    " JOIN playing_table t ON t.id = x.playing_table_id JOIN scoresheet f"
    " ON f.playing_table_id = t.id AND f.totals_of > 0"
    " WHERE x.participant_id = p.id AND t.round = r.round), NULL, r.pits)"
    " FROM round_result r JOIN evening e ON e.id = r.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " JOIN participant p ON p.id = r.participant_id"
    " WHERE NOT EXISTS (SELECT 1 FROM paper_result w"
    "  WHERE w.participant_id = p.id AND w.round IS NULL)"
    f" AND c.format IN ({BY_POINTS})"
)
_NAMES = text(
    "SELECT p.id, coalesce(p.member_id, p.substitute_a, q.member_a),"
    " coalesce(p.substitute_b, q.member_b) FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
)
_FOR = text(
    "SELECT p.id, q.member_a, q.member_b FROM participant p JOIN pair q ON q.id = p.pair_id"
    " WHERE coalesce(p.substitute_a, p.substitute_b) IS NOT NULL"
)
_LABELS = text("SELECT id, first_name, infix, last_name, remark FROM member")
_GAMES = text(
    "SELECT t.id, s.name, c.name, e.number, e.date, t.round, t.number, g.game, g.typed"
    " FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    f" WHERE c.format IN ({BY_POINTS}) AND f.totals_of = 0"
    " ORDER BY s.starts, s.id, c.id, e.number, t.round, t.number, g.game"
)
_SEATS = text("SELECT playing_table_id, position, member_id FROM seat")
_RESTING = text(
    "SELECT s.name, c.name, e.number, e.date, o.round, coalesce(p.member_id, q.member_a),"
    " q.member_b FROM sitting_out o JOIN participant p ON p.id = o.participant_id"
    " LEFT JOIN pair q ON q.id = p.pair_id JOIN evening e ON e.id = o.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    f" WHERE c.format IN ({BY_POINTS})"
)
_OPENED = text(
    "SELECT c.name, s.name FROM competition c JOIN season s ON s.id = c.season_id"
    " WHERE c.id IN (SELECT competition_id FROM opening)"
)
_BY_TOTALS = text("SELECT count(*) FROM scoresheet WHERE totals_of > 0")
_STOOD_IN = text(
    "SELECT EXISTS (SELECT 1 FROM seat x JOIN participant p ON p.id = x.participant_id"
    " JOIN evening e ON e.id = p.evening_id JOIN competition c ON c.id = e.competition_id"
    f" LEFT JOIN pair q ON q.id = p.pair_id WHERE c.format IN ({BY_POINTS}) AND (x.fill_in OR"
    " x.member_id NOT IN (coalesce(p.member_id, q.member_a), coalesce(p.member_id, q.member_b))))"
)
GAMES_HEADER = (
    *("season", "competition", "evening", "date", "round", "table", "n", "s", "e", "w", "game"),
    "typed",
)


def left_out(club: OpenClub, *, games: bool = False) -> Message | None:
    """Tell what a file of results, or of games, lacks; None where it holds all."""
    with club.store.read() as conn:
        names = [f"{name} ({season})" for name, season in conn.execute(_LEFT_OUT)]
        stands = [f"{name} ({season})" for name, season in conn.execute(_OPENED)]
        stood_in = games and conn.execute(_STOOD_IN).scalar_one()
        totals = conn.execute(_BY_TOTALS).scalar_one() if games else 0
    said: list[Message] = []
    if stands:
        said.append(
            Message(
                "Niet in dit bestand: de beginstand van {names}. Die gaat alleen mee met de hele"
                " club.",
                names=", ".join(stands),
            )
        )
    if names:
        said.append(
            Message(
                "Niet in dit bestand: {names}. Mapjes, teams en het schema van een"
                " afvaltoernooi gaan alleen mee met de hele club.",
                names=", ".join(names),
            )
        )
    if stood_in:
        said.append(
            Message(
                "Niet in dit bestand: voor wie een invaller speelde. Teruggelezen telt dat spel"
                " voor hem zelf; met de hele club gaat het wel mee."
            )
        )
    if totals:
        said.append(
            Message.counted(
                "Niet in dit bestand: {n} formulier waarvan alleen de totalen er zijn. Dat gaat mee"
                " met de uitslagen en met de hele club.",
                "Niet in dit bestand: {n} formulieren waarvan alleen de totalen er zijn. Die gaan"
                " mee met de uitslagen en met de hele club.",
                totals,
            )
        )
    return Message.joined(*said) if said else None


def results_rows(conn: Connection) -> Iterator[Sequence[Cell]]:
    """Everybody's rounds, fines taken off, and whole evenings where rounds are not known.

    Where somebody stood in, the name is of who played, and a column more says for which pair.
    """
    labels = _labels(conn)
    names, pairs = (
        {
            participant: " – ".join(labels[one] for one in people if one is not None)
            for participant, *people in conn.execute(query)
        }
        for query in (_NAMES, _FOR)
    )
    rows = [tuple(row) for query in (_PAPER_EVENINGS, _ROUNDS) for row in conn.execute(query)]
    rows.sort(key=lambda row: (row[3], row[0], row[1], row[2], str(row[5]), -row[6]))
    stood_in = any(row[4] in pairs for row in rows)
    yield (*RESULTS_HEADER, *([STOOD_IN] if stood_in else []))
    for row in rows:
        beside = [pairs.get(row[4], "")] if stood_in else []
        yield (*row[:4], names[row[4]], *row[5:], *beside)


def games_rows(conn: Connection) -> Iterator[Sequence[Cell]]:
    """Every game with who sat where; then who sat out, in rows without table and game."""
    labels = _labels(conn)
    seats: dict[tuple[int, str], str] = {
        (table, seat): labels[member] for table, seat, member in conn.execute(_SEATS)
    }
    yield GAMES_HEADER
    for table_id, *place, game, typed in conn.execute(_GAMES):
        yield (*place, *(seats.get((table_id, seat), "") for seat in "nsew"), game, typed)
    resting = (
        (*place, "", labels[one], labels.get(other, ""), "", "", "", "")
        for *place, one, other in conn.execute(_RESTING)
    )
    yield from sorted(resting, key=lambda row: (row[3], row[1], row[4], row[6]))


def _labels(conn: Connection) -> dict[int, str]:
    return {one: label_of(*name) for one, *name in conn.execute(_LABELS)}
