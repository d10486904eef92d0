"""What an evening asks of a draw: who is there when, what was before, what is wished."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.draw.request import By, DrawRequest
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.playable import missing_entrants
from clubadmin.services.draw.memory import season_memory
from clubadmin.services.draw.next import last_round
from clubadmin.services.draw.order import draw_order
from clubadmin.services.draw.seats import as_drawn
from clubadmin.services.draw.wishes import draw_wishes
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.sheets.knockout_outcome import outcomes


def draw_request(
    club: OpenClub, head: EveningHead, evening: Evening, first: int, seed: int
) -> DrawRequest:
    """What is asked of the draw from round `first` on, all rounds before it kept.

    Args:
        club: the open club.
        head: the evening.
        evening: the same, with its people and plan.
        first: the first round to draw.
        seed: the same seed gives the same draw.
    """
    order = draw_order(club, head, evening.participants)
    with club.store.read() as conn:
        knockout = head.form.decides is Decides.KNOCKOUT
        ended = outcomes(conn, evening) if knockout else {}
        request = _request(conn, head, evening, first)
    return replace(
        request,
        rounds=head.rounds if knockout else last_round(head, first),
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
    """What is asked where drawn rounds, from `first` to `last`, are to fit who is there now.

    Whatever they were drawn by, nothing but who is there counts now.
    """
    return replace(_request(conn, head, evening, first), rounds=last)


def _request(conn: Connection, head: EveningHead, evening: Evening, first: int) -> DrawRequest:
    """What every draw asks: with the seed that the evening has, by chance."""
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
    """Refuse a draw of rounds in which there are not enough for a table.

    Raises:
        Refused: there are too few in one of them; of a knock-out, in the first.
    """
    knockout = head.form.decides is Decides.KNOCKOUT
    for number in range(first, head.rounds + 1):
        there = sum(_plays(person, number) for person in people)
        missing = missing_entrants(head.format, there, head.players)
        if missing and (number == 1 or not knockout):
            least, name = missing
            raise Refused(
                f"In ronde {number} zijn er {there} {name}; voor een tafel zijn er {least}"
                " nodig. Vink eerst aan wie er zijn."
            )


def refuse_teams(head: EveningHead, people: Sequence[Participant]) -> None:
    """Refuse a draw of teams that were changed after they entered, and cannot be seated.

    Raises:
        Refused: a team has too few players by now, or somebody plays for two.
    """
    needed = 2 * head.team_pairs
    seen: dict[int, str] = {}
    for team in (person for person in people if person.team_id is not None):
        if len(team.members) < needed:
            raise Refused(
                f"{team.name} heeft nog maar {len(team.members)} spelers, en er zijn er {needed}"
                " nodig. Vul het team bij Leden aan."
            )
        for member in team.members:
            if member.id in seen:
                raise Refused(
                    f"{member.label} staat in {seen[member.id]} en in {team.name}, en kan maar"
                    " voor een van beide spelen. Wijzig een van de teams bij Leden."
                )
            seen[member.id] = team.name


def _by(head: EveningHead, order: Sequence[int]) -> By:
    """By chance as well where there is no standing yet, and nothing is known of anybody."""
    if not order or head.draw_by == "chance":
        return "chance"
    return "standing" if head.draw_by == "standing" else "strength"


def _plays(person: Participant, number: int) -> bool:
    return person.from_round <= number <= (person.last_round or number)


def _missed(person: Participant, rounds: int) -> frozenset[int]:
    return frozenset(one for one in range(1, rounds + 1) if not _plays(person, one))
