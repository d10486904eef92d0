"""Made-up contests for the papers: drawn as the program draws them, with every result."""

from clubadmin.domain.comparison.hands import deal
from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, TableSeats
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member
from tests.reports import made_up

DISTRICTS = ("Ons Genoegen", "De Vier Azen", "Kring Vechtdal", "")


def dealt(games: int, reserve: int = 2) -> tuple[DealtWallet, ...]:
    """So many wallets, the last ones in reserve."""
    return tuple(
        DealtWallet(
            one.game, one.dealer, one.lead, one.hands, "seed", 7, one.game > games - reserve
        )
        for one in deal(games, 7)
    )


def contest(
    form: str,
    entrants: int,
    rounds: int,
    games: int = 4,
    lines: int = 1,
    names: tuple[str, ...] = (),
    team_pairs: int = 2,
) -> Evening:
    """An evening of a format as it is drawn; `lines` is how many groups play."""
    entered = _entered(form, entrants, lines, names, team_pairs)
    groups = sorted({one.line for one in entered})
    plans: dict[int, list[TablePlace]] = {}
    out: dict[int, list[Participant]] = {}
    tables = 0
    for group in groups:
        mine = {one.number: one for one in entered if one.line == group}
        schedule = draw(
            DrawRequest(form, tuple(mine), rounds, 1, games_a_round=games,
                        pairs_per_team=team_pairs)
        )  # fmt: skip
        for one in schedule.rounds:
            plans.setdefault(one.round, []).extend(_tables(one, mine, tables))
            out.setdefault(one.round, []).extend(mine[number] for number in one.sits_out)
        tables += max(len(one.seatings) for one in schedule.rounds)
    evening = made_up.evening(0, rounds=rounds, games=games)
    return _replaced(evening, form, entered, plans, out)


def _replaced(
    evening: Evening,
    form: str,
    entered: list[Participant],
    plans: dict[int, list[TablePlace]],
    out: dict[int, list[Participant]],
) -> Evening:
    from dataclasses import replace

    return replace(
        evening,
        format=form,
        competition="Kringkampioenschap",
        number=1,
        planned=1,
        participants=tuple(entered),
        plan=tuple(
            RoundPlan(number, tuple(places), tuple(out[number]))
            for number, places in sorted(plans.items())
        ),
    )


def _entered(
    form: str, entrants: int, lines: int, names: tuple[str, ...], team_pairs: int
) -> list[Participant]:
    entrant = FORMATS[form].entrant
    size = {Entrant.MEMBER: 1, Entrant.PAIR: 2, Entrant.TEAM: 2 * team_pairs}[entrant]
    people = made_up.members(size * entrants * lines)
    if names:
        people = [Member(one.id, names[at % len(names)]) for at, one in enumerate(people)]
    entered = []
    for number in range(1, entrants * lines + 1):
        mine = tuple(people[(number - 1) * size : number * size])
        entered.append(
            Participant(
                id=1000 + number,
                number=number,
                members=mine,
                pair_id=number if entrant is Entrant.PAIR else None,
                team_id=number if entrant is Entrant.TEAM else None,
                team=f"De Troefkaarten {number}" if entrant is Entrant.TEAM else "",
                line="ABCDEFGH"[(number - 1) // entrants] if lines > 1 else "",
                district=DISTRICTS[number % len(DISTRICTS)],
            )
        )
    return entered


def _tables(drawn: RoundDraw, by_number: dict[int, Participant], before: int) -> list[TablePlace]:
    seen: dict[int, int] = {}
    made = []
    for seats in drawn.tables:
        number = before + seats.table
        where = (drawn.round * 1000 + number, drawn.round, number)
        if isinstance(seats, PairTable):
            ns = _pair(by_number[seats.ns], seen)
            ew = _pair(by_number[seats.ew], seen)
            made.append(TablePlace(*where, *ns, *ew, (seats.ns,), (seats.ew,), wallets=seats.games))
        elif isinstance(seats, TableSeats):
            n, s, e, w = (by_number[one].members[0] for one in (seats.n, seats.s, seats.e, seats.w))
            made.append(
                TablePlace(
                    *where, n, s, e, w, (seats.n, seats.s), (seats.e, seats.w),
                    wallets=seats.games,
                )
            )  # fmt: skip
    return made


def _pair(one: Participant, seen: dict[int, int]) -> tuple[Member, Member]:
    """The pair of a team that sits down next; of a pair its two."""
    at = seen.get(one.number, 0)
    seen[one.number] = at + 1
    return one.members[2 * at], one.members[2 * at + 1]
