"""Requests of an evening to the draw: who is there when, earlier meetings, wishes.

Before is what the season remembers: who met whom, and who sat out or played at three. A draw goes
by chance, by the standing of the contest, or by how strong everybody is.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.draw.plan.schedule import Couple
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.request import By, DrawRequest
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.club.rulesets import missing_entrants, parsed
from clubadmin.services.draw.seats import as_drawn
from clubadmin.services.draw.wishes import draw_wishes
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.sheets.knockout_outcome import outcomes

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
_MEMORY = timedelta(days=550)
"""How far back strength is read: this season and the one before."""
_SAME_GAME = (
    " FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN {results} x ON x.evening_id = e.id JOIN participant p ON p.id = x.participant_id"
    " WHERE e.status = 'closed' AND e.date < :day AND e.date >= :since AND r.name = :rules"
)
_BY_POINTS = text(
    "SELECT coalesce(p.member_id, p.pair_id, p.team_id),"
    " sum(x.total) * 1.0 / sum(x.rounds * e.games)"
    + _SAME_GAME.format(results="evening_result")
    + " AND x.rounds > 0 AND (p.member_id IS NOT NULL) = :single"
    " AND (p.pair_id IS NOT NULL) = :paired GROUP BY 1"
)
_BY_MATCHPOINTS = text(
    "SELECT coalesce(p.member_id, p.pair_id, p.team_id),"
    " sum(x.matchpoints) * 1.0 / sum(x.attainable)"
    + _SAME_GAME.format(results="contest_result")
    + " AND x.attainable > 0 AND (p.member_id IS NOT NULL) = :single"
    " AND (p.pair_id IS NOT NULL) = :paired GROUP BY 1"
)
_SEASONS = (
    "SELECT s.name FROM season s WHERE s.id IN (SELECT c.season_id" + _SAME_GAME + ")"
    " ORDER BY s.starts"
)
_SEASONS_POINTS = text(_SEASONS.format(results="evening_result"))
_SEASONS_MATCHPOINTS = text(_SEASONS.format(results="contest_result"))


def draw_request(
    conn: Connection,
    head: EveningHead,
    evening: Evening,
    rounds: tuple[int, int],
    *,
    seed: int,
    order: tuple[int, ...],
) -> DrawRequest:
    """Make the request of a draw, all rounds before it kept.

    Args:
        evening: with its people and plan.
        rounds: the first and the last to draw.
        seed: the same seed gives the same draw.
        order: the numbers that it goes by, the best first, as `draw_order` gives them.
    """
    first, last = rounds
    knockout = head.form.decides is Decides.KNOCKOUT
    ended = outcomes(conn, evening) if knockout else {}
    return replace(
        _request(conn, head, evening, first),
        rounds=head.rounds if knockout else last,
        seed=seed,
        by=_by(head, order),
        order=order,
        winners={
            place: (one.numbers[0], one.numbers[1])
            for place, one in ended.items()
            if place[0] < first and len(one.numbers) == 2
        },
    )


def mend_request(
    conn: Connection, head: EveningHead, evening: Evening, first: int, last: int
) -> DrawRequest:
    """Make the request to fit drawn rounds, from `first` to `last`, to who is there now.

    Whatever they were drawn by, nothing but who is there counts now.
    """
    return replace(_request(conn, head, evening, first), rounds=last)


def _request(conn: Connection, head: EveningHead, evening: Evening, first: int) -> DrawRequest:
    """Make the request that every draw shares: with the seed that the evening has, by chance."""
    people = evening.participants
    history, ledger = season_memory(conn, head, people)
    wishes = draw_wishes(conn, people)
    away = {person.number: _missed(person, head.rounds) for person in people}
    return DrawRequest(
        format=head.format,
        entrants=tuple(person.number for person in people),
        rounds=head.rounds,
        seed=head.seed or 0,
        history=history,
        ledger=ledger,
        earlier=tuple(as_drawn(head, plan) for plan in evening.plan if plan.round < first),
        absences={number: rounds for number, rounds in away.items() if rounds},
        together=wishes.together,
        apart=wishes.apart,
        kin=wishes.kin if head.kin_apart else (),
        partners=wishes.partners,
        fixed=wishes.fixed,
        odd="three" if head.odd_players == "three" else "sits-out",
        players=head.players,
        method="move" if _moves(head) else "drawn",
        games_a_round=head.games,
        pairs_per_team=head.team_pairs,
        lines={person.number: person.line for person in people if person.line},
    )


def _moves(head: EveningHead) -> bool:
    """Whether numbers decide where pairs sit: nothing else orders the draw, and it is not drawn.

    Where the standing or strength orders it, those of whom nothing is known yet are drawn.
    """
    return head.pair_draw == "move" and head.draw_by == "chance"


def refuse_too_few(head: EveningHead, people: Sequence[Participant], first: int) -> None:
    """Refuse a draw of rounds in which there are not enough for a table."""
    knockout = head.form.decides is Decides.KNOCKOUT
    for number in range(first, head.rounds + 1):
        there = sum(_plays(person, number) for person in people)
        missing = missing_entrants(head.format, there, head.players)
        if missing and (number == 1 or not knockout):
            least, name = missing
            raise Refused(
                "Voor ronde {number} zijn er te weinig {name}: {there}, en een tafel vraagt"
                " er {least}. Vink eerst aan wie er zijn.",
                number=number,
                there=there,
                name=name,
                least=least,
            )


def refuse_teams(head: EveningHead, people: Sequence[Participant]) -> None:
    """Refuse a draw of teams that were changed after they entered, and cannot be seated."""
    needed = 2 * head.team_pairs
    seen: dict[int, str] = {}
    for team in (person for person in people if person.team_id is not None):
        if len(team.members) < needed:
            raise Refused(
                "{team} heeft nog maar {count} spelers, en er zijn er {needed} nodig. Vul"
                " het team bij Leden aan.",
                team=team.name,
                count=len(team.members),
                needed=needed,
            )
        for member in team.members:
            if member.id in seen:
                raise Refused(
                    "{member} staat in {seen} en in {team}, en kan maar voor een van beide"
                    " spelen. Wijzig een van de teams bij Leden.",
                    member=member.label,
                    seen=seen[member.id],
                    team=team.name,
                )
            seen[member.id] = team.name


def _by(head: EveningHead, order: Sequence[int]) -> By:
    """Choose the order of a draw: by chance where there is no standing or strength yet."""
    if not order or head.draw_by == "chance":
        return "chance"
    return "standing" if head.draw_by == "standing" else "strength"


def _plays(person: Participant, number: int) -> bool:
    return person.from_round <= number <= (person.last_round or number)


def _missed(person: Participant, rounds: int) -> frozenset[int]:
    return frozenset(one for one in range(1, rounds + 1) if not _plays(person, one))


def season_memory(
    conn: Connection, head: EveningHead, people: tuple[Participant, ...]
) -> tuple[Meetings, dict[int, int]]:
    """The other evenings of the competition, for those who are there now.

    Who met at a fill-in game of this evening itself, beside the draw, did so as well.

    Answers who met whom, and how often each sat out or played at a table of three; both by the
    numbers of this evening.
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
    """Note who bore a repeat on an evening; three boompjes at a table are one meeting."""
    met: dict[int, set[tuple[int, Couple]]] = defaultdict(set)
    for (evening, number, _), table in tables.items():
        if evening == head.id or (number - 1) % head.form.sitting:
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


def draw_order(
    conn: Connection,
    head: EveningHead,
    people: Iterable[Participant],
    standing: Sequence[int] | None = None,
) -> tuple[int, ...]:
    """The numbers of who are there, the best first; nobody of whom nothing is known.

    By standing: of the whole contest, tonight's rounds included. By strength: what everybody
    made a game in the last two seasons, under the same rules and in the same kind of contest.

    Args:
        people: who are there.
        standing: the entrants of the contest, the first one first; None where it is not asked.

    Raises:
        ValueError: the evening is drawn by standing, and none was handed in.
    """
    numbers = {person.entrant_id: person.number for person in people}
    ranked: Sequence[int] = ()
    if head.draw_by == "strength":
        ranked = _by_strength(conn, head)
    elif head.draw_by == "standing":
        if standing is None:
            raise ValueError("an evening that is drawn by standing needs the standing")
        ranked = standing
    return tuple(numbers[one] for one in ranked if one in numbers)


def strength_notes(conn: Connection, head: EveningHead, *, known: bool) -> list[Message]:
    """Tell where the strength of a draw comes from, or that there is none yet.

    Args:
        known: whether of anybody who is there something is known.
    """
    if head.draw_by != "strength":
        return []
    if not known:
        return [Message("Van niemand is al een sterkte bekend; de tafels zijn geloot.")]
    query = _SEASONS_MATCHPOINTS if head.form.compared else _SEASONS_POINTS
    which = {"day": head.date, "since": _since(head.date), "rules": head.rules.name}
    seasons = ", ".join(conn.execute(query, which).scalars())
    return [Message("De sterkte komt uit seizoen {seasons}.", seasons=seasons)]


def _by_strength(conn: Connection, head: EveningHead) -> list[int]:
    kind = head.form.entrant
    query = _BY_MATCHPOINTS if head.form.compared else _BY_POINTS
    which = {
        "day": head.date,
        "since": _since(head.date),
        "rules": head.rules.name,
        "single": kind is Entrant.MEMBER,
        "paired": kind is Entrant.PAIR,
    }
    made = {row[0]: row[1] for row in conn.execute(query, which)}
    return sorted(made, key=lambda one: (-made[one], one))


def _since(day: date) -> date:
    return day - _MEMORY
