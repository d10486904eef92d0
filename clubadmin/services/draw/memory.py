"""What the season remembers for a draw: who met whom, and who sat out or played at three."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import Entrant
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Couple
from clubadmin.domain.draw.verify.promises import BOOMPJES
from clubadmin.model.evenings.evening import Participant
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import EveningHead

_RULES = text(
    "SELECT e.id, r.toml FROM evening e JOIN rule_set r ON r.id = e.rule_set_id"
    " WHERE e.competition_id = :competition"
)
_ENTRANT = "coalesce(x.member_id, x.pair_id, x.team_id)"
_SEATS = text(
    f"SELECT t.evening_id, t.round, s.playing_table_id, s.position, {_ENTRANT}"
    " FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN evening e ON e.id = t.evening_id JOIN participant x ON x.id = s.participant_id"
    " WHERE e.competition_id = :competition AND (e.id <> :evening OR EXISTS"
    " (SELECT 1 FROM seat l WHERE l.playing_table_id = t.id AND l.fill_in))"
)
_OUT = text(
    f"SELECT {_ENTRANT} FROM sitting_out o JOIN evening e ON e.id = o.evening_id"
    " JOIN participant x ON x.id = o.participant_id"
    " WHERE e.competition_id = :competition AND e.id <> :evening"
)

_Table = dict[str, int]


def season_memory(
    conn: Connection, head: EveningHead, people: tuple[Participant, ...]
) -> tuple[Meetings, dict[int, int]]:
    """The other evenings of the competition, for those who are there now.

    Who met at a fill-in game of this evening itself, beside the draw, did so as well.

    Returns:
        Who met whom, and how often each sat out or played at a table of three; both by
        the numbers of this evening.
    """
    numbers = {person.entrant_id: person.number for person in people}
    single = head.form.entrant is Entrant.MEMBER
    which = {"competition": head.competition_id, "evening": head.id}
    # under rules for three or two players nobody is partners, and no blind hand is missing one
    of_four = {evening: parsed(toml).seats == 4 for evening, toml in conn.execute(_RULES, which)}
    tables: dict[tuple[int, int, int], _Table] = defaultdict(dict)
    for evening, number, table_id, position, entrant in conn.execute(_SEATS, which):
        tables[evening, number, table_id][position] = entrant
    meetings, ledger = Meetings(), dict.fromkeys(numbers.values(), 0)
    _note_again(meetings, head, tables, numbers)
    for (evening, _, _), table in tables.items():
        if not single or not of_four[evening]:
            _meet(meetings, table, numbers)
            continue
        _remember(meetings, table, numbers)
        if "w" not in table:
            _count(ledger, table.values(), numbers)
    _count(ledger, conn.execute(_OUT, which).scalars(), numbers)
    return meetings, ledger


def _note_again(
    meetings: Meetings,
    head: EveningHead,
    tables: Mapping[tuple[int, int, int], _Table],
    numbers: Mapping[int, int],
) -> None:
    """Who bore it that two met again on one evening; three boompjes at a table are one meeting."""
    met: dict[int, set[tuple[int, Couple]]] = defaultdict(set)
    for (evening, number, _), table in tables.items():
        if evening == head.id or (head.format == "boompje" and number % BOOMPJES != 1):
            continue
        here = {numbers[one] for one in table.values() if one in numbers}
        met[evening] |= {(number, two) for two in combinations(sorted(here), 2)}
    for evening_met in met.values():
        meetings.note_again(two for _, two in evening_met)


def _meet(meetings: Meetings, table: _Table, numbers: Mapping[int, int]) -> None:
    """Everybody, or each pair, at the table met; nobody was partners."""
    here = {numbers[one] for one in table.values() if one in numbers}
    for a, b in combinations(sorted(here), 2):
        meetings.add(a, b)


def _remember(meetings: Meetings, table: _Table, numbers: Mapping[int, int]) -> None:
    """A table of four people, or of three and a blind hand."""
    seated = [(seat, numbers[one]) for seat, one in table.items() if one in numbers]
    for (seat, a), (other, b) in combinations(seated, 2):
        meetings.add(a, b, partner={seat, other} in ({"n", "s"}, {"e", "w"}))
    if "w" not in table and table.get("e") in numbers:
        meetings.add_alone(numbers[table["e"]])


def _count(ledger: dict[int, int], who: Iterable[int], numbers: Mapping[int, int]) -> None:
    for one in who:
        if one in numbers:
            ledger[numbers[one]] += 1
