"""Made-up evenings and standings for the papers; the same seed gives the same figures."""

from datetime import date, datetime
from random import Random

from clubadmin.domain.rules.rules import RuleSet, changed
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import (
    ChangedGame,
    EveningResult,
    MovedRow,
    Rectification,
    ResultRow,
    RoundFigure,
    StandingCell,
    StandingRow,
    Standings,
)
from clubadmin.services.club.rulesets import installed

CLUB = ClubSettings(name="Klaverjasclub De Nel", place="Zuidwolde", accent="#1f6b4a")
DAY = date(2026, 11, 12)
STAMP = datetime(2026, 11, 12, 22, 41)
NKU = next(rules for rules in installed() if rules.name == "nku")


def own_rules(title: str, **fields: object) -> RuleSet:
    """NKU with some fields changed."""
    return changed(NKU, title, DAY, **fields)


FIRST = [
    "Jan",
    "Nel",
    "Gerrit",
    "Alie",
    "Wim",
    "Klaas",
    "Truus",
    "Ans",
    "Dirk",
    "Joke",
    "Corrie",
    "Arie",
    "Anneke",
    "Ger",
    "Toos",
    "Magda",
]
LAST = [
    "Hendriks",
    "Dijk",
    "Mulder",
    "Bos",
    "Smit",
    "Vos",
    "Meijer",
    "Peters",
    "Kok",
    "Berg",
    "Meer",
    "Graaf",
    "Bakker",
    "Linden",
    "Smits",
    "Łukaszewska-de Boer",
    "Wit",
    "Jansen",
    "Vries",
    "Brouwer",
    "Visser",
    "Dekker",
    "Dijkstra",
    "Groot",
    "Schouten",
]
INFIXES = {
    "Dijk": "van",
    "Berg": "van den",
    "Meer": "van der",
    "Graaf": "de",
    "Wit": "de",
    "Vries": "de",
}


def members(count: int) -> list[Member]:
    """Members 1..count with names that real clubs could have."""
    chance = Random(count)
    people = []
    for number in range(1, count + 1):
        last = LAST[(number * 7) % len(LAST)]
        first = FIRST[chance.randrange(len(FIRST))]
        people.append(Member(number, last, first, INFIXES.get(last, "")))
    return people


def standings(
    rows: int, evenings: int = 7, best: int = 5, seed: int = 1, names: list[str] | None = None
) -> Standings:
    """Standings of `rows` people after `evenings` evenings of which `best` count."""
    chance = Random(seed)
    people = names or [member.sorted_name for member in members(rows)]
    lines = []
    for number in range(rows):
        points = [
            None if chance.random() < 0.12 else chance.randint(4100, 5500) for _ in range(evenings)
        ]
        played = sorted((p for p in points if p is not None), reverse=True)[:best]
        left = list(played)
        cells = []
        for evening, one in enumerate(points, start=1):
            counts = one is not None and one in left
            if counts:
                left.remove(one)
            cells.append(StandingCell(evening, one, counts))
        total = sum(played)
        average = total / max(len(played), 1)
        pits = chance.randrange(9)
        lines.append((people[number % len(people)], total, average, tuple(cells), pits))
    lines.sort(key=lambda line: -line[1])
    return Standings(
        club=CLUB.name,
        season="2026-2027",
        competition="Donderdagavond",
        format="individual",
        rule=f"best:{best}",
        rule_text=f"beste {best} van 16 tellen",
        rule_set_title="NKU",
        depth="game",
        after=evenings,
        last_date=DAY,
        evenings=tuple(range(1, evenings + 1)),
        rows=tuple(
            StandingRow(place, name, total, average, cells, pits, lines[0][1] - total, place)
            for place, (name, total, average, cells, pits) in enumerate(lines, start=1)
        ),
    )


def result(rows: int, rounds: int = 3, missing: int = 0, seed: int = 1) -> EveningResult:
    """The result of an evening; with `missing` sheets it is provisional."""
    chance = Random(seed)
    lines = []
    for member in members(rows):
        figures = tuple(
            RoundFigure(
                number,
                chance.randint(1000, 1500),
                chance.randrange(5, 40) * 10,
                chance.randrange(3),
                chance.randrange(4),
                credit=rows % 4 != 0
                and number == 1 + member.id % rounds
                and member.id < rows % 4 + 1,
            )
            for number in range(1, rounds + 1)
        )
        lacks = 1 if missing and member.id <= missing * 4 else 0
        lines.append((member, figures[: rounds - lacks], lacks))
    lines.sort(key=lambda line: -sum(f.total for f in line[1]))
    return EveningResult(
        evening_id=1,
        club=CLUB.name,
        season="2026-2027",
        competition="Donderdagavond",
        number=7,
        date=DAY,
        format="individual",
        rule_set_title="NKU",
        rounds=rounds,
        depth="game",
        rows=tuple(
            ResultRow(
                place=place,
                participant_id=member.id,
                number=member.id,
                name=member.label,
                points=sum(f.points for f in figures),
                roem=sum(f.roem for f in figures),
                total=sum(f.total for f in figures),
                pits=sum(f.pits for f in figures),
                nat=sum(f.nat for f in figures),
                rounds=figures,
                missing=lacks,
                prize=place <= 4 or place in (8, 12, 16),
                poedelprijs=place == rows and rows > 4,
            )
            for place, (member, figures, lacks) in enumerate(lines, start=1)
        ),
        missing=missing,
        closed=not missing,
        version=0 if missing else 1,
        closed_at="" if missing else "2026-11-12T22:41:03",
    )


def evening(
    players: int,
    rounds: int = 3,
    games: int = 16,
    kind: str = "individual",
    rules: RuleSet | None = None,
) -> Evening:
    """An evening with a draw: not a good draw, but every seat taken."""
    rules = rules or NKU
    people = members(players * (2 if kind == "pairs" else 1))
    if kind == "pairs":
        entered = [
            Participant(n, n, (people[2 * n - 2], people[2 * n - 1]), pair_id=n)
            for n in range(1, players + 1)
        ]
        size = 2
    else:
        entered = [Participant(member.id, member.id, (member,)) for member in people]
        size = rules.seats
    plan = []
    for number in range(1, rounds + 1):
        order = list(entered)
        Random(number).shuffle(order)
        whole = len(order) // size * size
        tables = tuple(
            _table(number, start // size + 1, order[start : start + size], rules.seats)
            for start in range(0, whole, size)
        )
        rest = order[whole:]
        if len(rest) == 3 and size == 4:
            n, s, e = rest
            three = TablePlace(
                number * 100 + len(tables) + 1, number, len(tables) + 1,
                n.members[0], s.members[0], e.members[0], None, (n.number, s.number), (e.number,),
            )  # fmt: skip
            tables, rest = (*tables, three), []
        plan.append(RoundPlan(number, tables, tuple(rest)))
    return Evening(
        id=1,
        competition_id=1,
        season="2026-2027",
        competition="Donderdagavond",
        format=kind,
        number=7,
        planned=16,
        date=DAY,
        rule_set_id=1,
        rule_set_title=rules.title,
        rules=rules,
        games=games,
        rounds=rounds,
        status="open",
        depth="game",
        version=1,
        participants=tuple(entered),
        plan=tuple(plan),
    )


def _table(round_: int, number: int, seats: list[Participant], players: int) -> TablePlace:
    where = (round_ * 100 + number, round_, number)
    one, two, *others = seats
    if len(one.members) == 2:
        people = (one.members[0], one.members[1], two.members[0], two.members[1])
        return TablePlace(*where, *people, (one.number,), (two.number,))
    if players == 4:
        n, s, e, w = seats
        four = (n.members[0], s.members[0], e.members[0], w.members[0])
        return TablePlace(*where, *four, (n.number, s.number), (e.number, w.number))
    south = [other.members[0] for other in others] or [None]
    ns = (one.number, *(other.number for other in others))
    return TablePlace(
        *where, one.members[0], south[0], two.members[0], None, ns, (two.number,), players=players
    )


def rectification(games: int = 2, moved: int = 5) -> Rectification:
    """A correction of an evening."""
    names = [member.label for member in members(moved)]
    return Rectification(
        number=2,
        club=CLUB.name,
        competition="Donderdagavond",
        season="2026-2027",
        evening=7,
        date=DAY,
        reason="Formulier van tafel 4 in ronde 2 verkeerd overgenomen",
        closed_at="2026-11-19T20:15:00",
        games=tuple(
            ChangedGame(2, 4, number, "92 20 / 70 –", "92 – / 70 20")
            for number in range(3, 3 + games)
        ),
        moved=tuple(
            MovedRow(
                name,
                place + 1,
                max(1, place + 1 + (-1) ** place),
                4800 - place * 13,
                4840 - place * 33,
            )
            for place, name in enumerate(names)
        ),
        counts=True,
    )
