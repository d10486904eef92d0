"""The health of the club file, and its copies."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.hands import NoHand, deal, noted_hands, write_hands
from clubadmin.domain.terms import Position
from clubadmin.errors import Refused, Trouble
from clubadmin.i18n import Message
from clubadmin.model.club.club import Health, Mended
from clubadmin.services.club import erased
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.last_copies import note_copy
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.club.strange import is_own, note_own
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.members import leftovers
from clubadmin.services.sheets.rows import LineFigures, Lines, SeatFigures
from clubadmin.services.standings.standings import UNREADABLE, differ, freeze, kept_order, standings
from clubadmin.storage.checks.club import check as club_check
from clubadmin.storage.copies import backup as storage_backup
from clubadmin.storage.file.errors import DamagedClub, StorageError
from clubadmin.storage.file.opening import newest_good
from clubadmin.storage.file.places import club_path, synced_warning
from clubadmin.storage.file.retention import copies
from clubadmin.storage.file.troubles import damaged

MOST = 20  # sentences; more would bury the first
_RULES = text("SELECT id, toml FROM rule_set")
_AT = (
    " FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
)
_LINES = text(
    "SELECT e.rule_set_id, g.typed, g.outcome, g.side, g.ns_points, g.ns_roem, g.ew_points,"
    f" g.ew_roem, count(*), min(g.scoresheet_id){_AT} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8"
)
_SEATS = text(
    "SELECT e.rule_set_id, g.typed, x.position, x.side, x.points, x.roem, x.fine, x.floored,"
    f" count(*), min(g.scoresheet_id){_AT}"
    " JOIN game_seat x ON x.scoresheet_id = g.scoresheet_id AND x.game = g.game"
    " GROUP BY 1, 2, 3, 4, 5, 6, 7, 8"
)
_PLACE = text(
    "SELECT c.name, e.number, t.round, t.number AS at FROM scoresheet f"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
    " JOIN competition c ON c.id = e.competition_id WHERE f.id = :sheet"
)
Rows = Sequence[Sequence[Any]]
Place = tuple[str, int]  # a typed line and the first sheet that has it
_WALLETS = text("SELECT evening_id, game, hands, seed FROM wallet ORDER BY evening_id, game")
_FROZEN = text(
    "SELECT x.competition_id, c.name, s.name AS season, x.figures FROM season_standing x"
    " JOIN competition c ON c.id = x.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE s.closed_at <> '' AND x.number = (SELECT max(y.number) FROM season_standing y"
    " WHERE y.competition_id = x.competition_id) ORDER BY x.competition_id"
)


def check(club: OpenClub) -> Health:
    """Look through the whole file: pages, references, digests, sums, journal, every line."""
    seen = club_check(club.store)
    figures = () if club.look_only else _figure_problems(club, whole=not seen.problems)
    problems = (*seen.problems, *figures)
    return Health(not problems, problems, seen.sheets, seen.games, seen.members)


def _figure_problems(club: OpenClub, *, whole: bool) -> tuple[Message, ...]:
    """Check figures against rules and sheets; where something else is wrong, as far as possible."""
    try:
        found = club.read(figure_problems)
        return found or frozen_problems(club)
    except Exception:
        if whole:
            raise
        return ()  # a row that this needs is missing, or is none


def backup(
    club: OpenClub, folder: str | Path | None = None, *, password: str | None = None
) -> Path:
    """Make a copy that was opened and checked; see `copied`."""
    return copied(club, folder, password=password).path


def copied(
    club: OpenClub, folder: str | Path | None = None, *, password: str | None = None
) -> storage_backup.Copied:
    """Make a copy that was opened and checked; without a folder, in the one beside the club.

    One on another medium than the club is remembered as such. With a password it is locked.
    Where something cannot be right it is made as well, marked with that, and named.

    Raises:
        NoRoom, NoAccess, DamagedClub: there is no new copy; older ones stay.
    """
    chosen = Path(folder).expanduser().resolve() if folder else None
    made = storage_backup.copied(club.store, chosen, password=password)
    if not made.findings:
        note_copy(club, made.path)
    if not club.look_only:
        leftovers.clear_owed(club, made=made.path, password=password)
    return made


def keep(club: OpenClub) -> None:
    """Make a copy, unless the last one has all there is; one that is being made is waited for."""
    with club.store.copying:
        if club.store.copied is not club.store.last:
            backup(club)


def keep_closed(club: OpenClub) -> Message | None:
    """Copy the club once something was closed; answers what is to be told where that fails."""
    try:
        keep(club)
    except (StorageError, Refused, OSError) as error:
        told = error.message if isinstance(error, Trouble) else str(error)
        return Message(
            "Het afsluiten is bewaard, maar er kon geen reservekopie worden gemaakt. {error}",
            error=told,
        )
    return None


def backups(club: OpenClub) -> tuple[Path, ...]:
    """The copies of the club in the folder beside it, newest first."""
    return tuple(reversed(copies(club.path)))


def restore(
    file: str | Path, target: str | Path, *, only_itself: bool = False, password: str | None = None
) -> Path | None:
    """Put a copy in the place of a club that is not open, or where there is none yet.

    Answers where what stood there before was kept; None when there was nothing.

    Args:
        file: the copy.
        target: the place of the club.
        only_itself: replace the club that the copy was made of, and nothing else.
        password: of a copy that is locked.

    Raises:
        StorageError: the copy is not good, the password is another one, or the place cannot be
            written; nothing changed.
    """
    kept = storage_backup.restore(file, target, only_itself=only_itself, password=password)
    path = club_path(target)
    uid = storage_backup.uid_of(path) or ""
    erased.in_file(path, uid)
    note_own(path, uid)  # it was checked and made anew just now
    return kept


def mend(target: str | Path) -> Mended:
    """Put a damaged club right as far as its own journal proves how it was; it is not open.

    What was there is kept first. What nothing proves is left and named.

    Raises:
        StorageError: see `storage.mending`; the file is what it was.
    """
    # comparison play and mending would be loaded at each start
    from clubadmin.services.comparison.kept_results import remake_figures
    from clubadmin.storage.mending.mending import mend as put_right

    path = club_path(target)
    own = path.exists() and is_own(path, storage_backup.uid_of(path) or "")
    mended = put_right(path, remake_figures)
    if mended.kept and (own or not mended.left):
        note_own(path, storage_backup.uid_of(path) or "")  # it is another file on the disk now
    return mended


def damage(club: OpenClub, where: Message) -> DamagedClub:
    """Describe the damage of a club in which a check found something, with the ways on."""
    return damaged(club.path, newest_good(club.path), where)


def place_warning(club: OpenClub) -> Message | None:
    """Warn that the club lies in a folder that another program keeps in step."""
    return synced_warning(club.path)


def figure_problems(conn: Connection) -> tuple[Message, ...]:
    """A sentence for each line that is stored with other figures than it comes to.

    A line that is met again under the same rules costs nothing, so that a club of many years
    takes no longer than it has different lines.
    """
    # comparison play would be loaded at each start, and is looked at in a check only
    from clubadmin.services.comparison.kept_results import figures_problems

    known = {row.id: Lines(parsed(row.toml)) for row in conn.execute(_RULES)}
    lines = conn.execute(_LINES).all()
    seats = conn.execute(_SEATS).all()
    wrong = dict.fromkeys((*_wrong_lines(lines, known), *_wrong_seats(lines, seats, known)))
    told = (_sentence(conn, *one) for one in wrong)
    return tuple(islice(chain(told, figures_problems(conn), wallet_problems(conn)), MOST))


def _wrong_lines(lines: Rows, known: dict[int, Lines]) -> Iterator[Place]:
    for rule_set, typed, *figures, _, sheet in lines:
        if known[rule_set][typed] != LineFigures(typed, *figures):
            yield typed, sheet


def _wrong_seats(lines: Rows, seats: Rows, known: dict[int, Lines]) -> Iterator[Place]:
    """Find wrong figures of single players: each as often as the line is there, and no others."""
    games: Counter[tuple[int, str]] = Counter()
    first: dict[tuple[int, str], int] = {}
    for rule_set, typed, *_, count, sheet in lines:
        games[rule_set, typed] += count
        first.setdefault((rule_set, typed), sheet)
    found: dict[tuple[int, str], set[tuple[SeatFigures, int]]] = {}
    for rule_set, typed, *figures, count, _ in seats:
        found.setdefault((rule_set, typed), set()).add((SeatFigures(*figures), count))
    for line, count in games.items():
        rule_set, typed = line
        expected = {(seat, count) for seat in known[rule_set].seats.get(typed, ())}
        if found.get(line, set()) != expected:
            yield typed, first[line]


def _sentence(conn: Connection, typed: str, sheet: int) -> Message:
    name, number, round_number, table = conn.execute(_PLACE, {"sheet": sheet}).one()
    return Message(
        "{name}, avond {number}, ronde {round}, tafel {table}: bij de regel {typed}"
        " is iets anders bewaard dan de spelregels van die avond geven.",
        name=name,
        number=number,
        round=round_number,
        table=table,
        typed=f"{typed!r}",
    )


def wallet_problems(conn: Connection) -> Iterator[Message]:
    """A sentence for each evening on which a wallet has other cards than it should."""
    evenings: dict[int, list[Any]] = defaultdict(list)
    for row in conn.execute(_WALLETS):
        evenings[row.evening_id].append(row)
    for evening_id, rows in evenings.items():
        last = max(row.game for row in rows)
        seeds = {row.seed for row in rows if row.seed is not None}
        dealt = {seed: deal(last, seed) for seed in seeds}
        for row in rows:
            wanted = dealt[row.seed][row.game - 1].hands if row.seed is not None else None
            if not _whole(row.hands) or (wanted and write_hands(wanted) != row.hands):
                head = evening_head(conn, evening_id)
                yield Message(
                    "{competition}, avond {number}, spel {game}: de bewaarde kaarten zijn niet"
                    " die welke gedeeld zijn. Kijk het mapje na en noteer de kaarten opnieuw.",
                    competition=head.competition,
                    number=head.number,
                    game=row.game,
                )

                break


def _whole(hands: str) -> bool:
    parts = hands.split("|")
    if len(parts) != len(Position):
        return False
    try:
        noted_hands(dict(zip(Position, parts, strict=True)))
    except NoHand:
        return False
    return True


def frozen_problems(club: OpenClub) -> tuple[Message, ...]:
    """A sentence for each competition whose frozen standings are not those of its evenings."""
    with club.store.read() as conn:
        rows = conn.execute(_FROZEN).all()
    return tuple(
        Message(
            "{name}, seizoen {season}: de bewaarde eindstand is niet die van de"
            " avonden. Heropen het seizoen en sluit het opnieuw af.",
            name=row.name,
            season=row.season,
        )
        for row in rows
        if _damaged(club, row.competition_id, row.figures)
    )


def _damaged(club: OpenClub, competition_id: int, figures: str) -> bool:
    """Whether they are other ones, or cannot be read at all."""
    try:
        return differ(figures, _again(club, competition_id, figures))
    except (*UNREADABLE, Refused):
        return True


def _again(club: OpenClub, competition_id: int, figures: str) -> str:
    """The standings worked out once more by the rule that they were kept with."""
    rule, ties = kept_order(figures)
    return freeze(standings(club, competition_id, rule=rule, ties=ties), (), ties)
