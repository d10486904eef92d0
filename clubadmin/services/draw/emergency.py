"""Draws by number for an evening without the laptop, and taking one over afterwards.

Such a draw knows nobody and remembers nothing: the format, how many there are and how many
rounds are all it goes by. So the program makes the very draw again that was printed, and four
letters tell whether it is the same one.
"""

from dataclasses import replace
from hashlib import sha256

from sqlalchemy import Connection, text

from clubadmin.domain.draw import drawing as door
from clubadmin.domain.draw.formats import FORMATS, Decides, Entrant
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.draw.emergency import Emergency, NumberedDraw
from clubadmin.model.evenings.evening import DrawReport, Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import first_round, with_tables
from clubadmin.services.draw.seats import planned
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import remove_rounds, write_rounds
from clubadmin.services.evenings.view import evening_of, load_evening
from clubadmin.services.members import members, pairs, teams
from clubadmin.storage.schema.chain import letters
from clubadmin.storage.schema.tablenames import EveningRow

FEWEST, MOST = 8, 40
"""People for whom there is a draw."""
_SEED = 1  # any will do, as long as it is always the same one
_LAST = text(
    "SELECT id FROM evening WHERE depth = 'game' ORDER BY status = 'closed', date DESC, id DESC"
    " LIMIT 1"
)
_TABLES = text(
    "SELECT max(n) FROM (SELECT count(*) AS n FROM playing_table t"
    " JOIN evening e ON e.id = t.evening_id"
    " WHERE e.date <= :day AND e.date > date(:day, '-1 year') GROUP BY t.evening_id, t.round)"
)


def emergency(club: OpenClub, evening_id: int = 0) -> Emergency:
    """Gather the facts of the next evening, without its draws: these take a second.

    Args:
        evening_id: whose competition it is; 0 takes the open evening, or else the last one.
    """
    with club.store.read() as conn:
        wanted = evening_id or conn.execute(_LAST).scalar()
        if not wanted:
            raise Refused(
                "Er is nog geen avond. Maak er bij Avond eerst een: daaraan ziet het pakket"
                " hoe de club speelt."
            )
        head = evening_head(conn, wanted)
        evening = evening_of(conn, head)
        most = conn.execute(_TABLES, {"day": head.date}).scalar()
    names = _names(club, head)
    seats = head.players if head.form.entrant is Entrant.MEMBER else 2
    return Emergency(
        evening=evening,
        names=names,
        tables=most or min(max(len(names) // seats, 1), MOST // 4),
        odd="three" if head.odd_players == "three" else "sits-out",
        moves=head.pair_draw == "move",
    )


def with_draws(pack: Emergency) -> Emergency:
    """Add the draws; a format that goes by results or wallets has none."""
    if not can_be_drawn(pack.evening.format):
        return pack
    sizes = range(FEWEST, MOST + 1)
    if pack.evening.form.entrant is Entrant.PAIR:
        sizes = range(FEWEST // 2, MOST // 2 + 1)
    return replace(pack, draws=tuple(numbered(pack, count) for count in sizes))


def can_be_drawn(kind: str) -> bool:
    """Whether a format can be drawn by number, before anything is known or played."""
    form = FORMATS[kind]
    return form.decides is Decides.POINTS and form.entrant is not Entrant.TEAM


def numbered(pack: Emergency, count: int) -> NumberedDraw:
    """The draw for so many."""
    drawn = _schedule(pack, count)
    seats = repr([(one.round, one.seatings, one.sits_out) for one in drawn.rounds])
    return NumberedDraw(count, letters(sha256(seats.encode()).hexdigest()), drawn.rounds)


def _schedule(pack: Emergency, count: int) -> Schedule:
    return door.draw(
        DrawRequest(
            format=pack.evening.format,
            entrants=tuple(range(1, count + 1)),
            rounds=pack.evening.rounds,
            seed=_SEED,
            odd="three" if pack.odd == "three" else "sits-out",
            players=pack.evening.rules.seats,
            method="move" if pack.moves else "drawn",
        )
    )


def take_over(club: OpenClub, evening_id: int) -> tuple[Evening, DrawReport]:
    """Give an evening the printed draw for as many as there are, in the place of any other."""
    pack = emergency(club, evening_id)
    with club.store.read() as conn:
        head = with_tables(open_evening(conn, evening_id))
        evening = evening_of(conn, head)
        _refuse(conn, head, evening)
    drawn = numbered(pack, len(evening.participants))
    label = Message(
        "Indeling van het noodpakket, avond {number} van {competition}",
        number=head.number,
        competition=head.competition,
    )
    with club.store.change(label) as change:
        change.update(EveningRow, evening_id, version=head.version, seed=_SEED)
        remove_rounds(change, evening_id, 1)
        write_rounds(change, evening_id, planned(drawn.rounds, evening))
        after = load_evening(change.conn, evening_id)
    told = Message(
        "Dit is de indeling van het noodpakket voor {count}, code {letters}. Staat op het papier"
        " een andere code, dan is dat een andere indeling: neem die over door te verwisselen.",
        count=drawn.entrants,
        letters=drawn.letters,
    )
    return after, DrawReport(len(drawn.rounds), 0, 0, proven_best=False, notes=(told,))


def _refuse(conn: Connection, head: EveningHead, evening: Evening) -> None:
    people = evening.participants
    if not can_be_drawn(head.format):
        raise Refused("Van deze wedstrijdvorm staat er geen indeling in het noodpakket.")
    first_round(conn, head, 1)
    each = 2 if head.form.entrant is Entrant.PAIR else 1
    if not FEWEST <= len(people) * each <= MOST:
        raise Refused(
            "Het noodpakket heeft indelingen voor {least} tot en met {most}; er staan er"
            " {count} op de lijst.",
            least=FEWEST // each,
            most=MOST // each,
            count=len(people),
        )
    if sorted(one.number for one in people) != list(range(1, len(people) + 1)):
        raise Refused(
            "De nummers lopen niet door van 1 tot en met {count}. Zet ieder op de lijst in de"
            " volgorde van het nummer dat hij trok.",
            count=len(people),
        )
    partly = next((one for one in people if one.from_round > 1 or one.last_round), None)
    if partly is not None:
        raise Refused(
            "{name} is niet alle ronden op de lijst, en de indeling van het noodpakket is"
            " voor wie er de hele avond is. Zet dat bij Aanwezig eerst recht.",
            name=partly.name,
        )


def _names(club: OpenClub, head: EveningHead) -> tuple[str, ...]:
    if head.form.entrant is Entrant.PAIR:
        return tuple(one.label for one in pairs.pairs(club))
    if head.form.entrant is Entrant.TEAM:
        return tuple(one.name for one in teams.teams(club))
    people = members.members(club, guests=False)
    return tuple(one.sorted_label for one in people)
