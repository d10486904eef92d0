"""Draws as they were when they were printed: what was asked, and a mark of what came of it.

What lies in a drawer (the emergency pack, a draw that is made again by its seed) is only the same
draw as long as the same question has the same answer. Where a draw is meant to become another one,
`python -m tests.domain.draw.printed` writes the table anew; say so in CHANGELOG.md.
"""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.mending import mend
from clubadmin.domain.draw.plan.schedule import (
    RoundDraw,
    Schedule,
    count_repeats,
    schedule_json,
)
from clubadmin.domain.draw.plan.task import Meetings
from tests.domain.draw.every_format import LEAST

TABLE = Path(__file__).parents[2] / "data" / "draws.csv"
KNOCKOUTS = ("knockout", "knockout-pairs")
FEW = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 20, 21, 24, 28, 32, 36)
"""So many more than the fewest that a format can have."""
SOME = (1, 4, 6, 8, 9, 12, 19)


def questions(
    few: Sequence[int] = FEW, some: Sequence[int] = SOME, forms: Iterable[str] = LEAST
) -> Iterator[tuple[str, DrawRequest]]:
    """Every draw of the table with its name, or those of some sizes and formats."""
    for form in forms:
        least = LEAST[form]
        for more in few:
            count = least + more
            yield _named("bare", _asked(form, count, 1 + count % 6))
        for more in some:
            count = least + more
            yield _named("long", _asked(form, count, min(count - 1, 9 if more < 9 else 5)))
            for kind, request in _wished(form, count, Random(100 * count + least)):
                yield _named(kind, request)


def _named(kind: str, request: DrawRequest) -> tuple[str, DrawRequest]:
    return f"{request.format} {len(request.entrants)} {kind}", request


def _asked(form: str, count: int, rounds: int) -> DrawRequest:
    return DrawRequest(form, tuple(range(1, count + 1)), rounds, seed=count)


def _wished(form: str, count: int, chance: Random) -> Iterator[tuple[str, DrawRequest]]:
    """One request of each kind of wish, and one with all of them."""
    asked = _asked(form, count, 4)
    everybody = list(asked.entrants)

    def couples(many: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            (one, other) for one, other in (chance.sample(everybody, 2) for _ in range(many))
        )

    yield (
        "odd",
        replace(
            asked, odd="three", method="drawn", games_a_round=3, pairs_per_team=2 + 2 * (count % 2)
        ),
    )
    yield (
        "season",
        replace(
            asked,
            history=Meetings.from_pairs(couples(count), couples(count // 2)),
            ledger={one: chance.randrange(4) for one in everybody},
        ),
    )
    yield (
        "wishes",
        replace(
            asked,
            together=couples(2),
            apart=couples(4),
            fixed={one: chance.randint(1, 3) for one in chance.sample(everybody, 2)},
        ),
    )
    best_first = tuple(chance.sample(everybody, count))
    yield "strength", replace(asked, by="strength", order=best_first, odd="three")
    if form in KNOCKOUTS:
        for rounds in (1, 2) if count >= 2 * LEAST[form] else (1,):
            yield f"played {rounds}", _played(asked, chance, rounds)
        return
    yield (
        "standing",
        replace(
            asked, by="standing", order=best_first, earlier=draw(replace(asked, rounds=2)).rounds
        ),
    )
    away = {2: frozenset({3, 4}), count: frozenset({1, 2}), count - 1: frozenset({2})}
    if count > LEAST[form] + 3:
        yield "absent", replace(asked, absences=away)
    if count >= 2 * LEAST[form]:
        half = {one: "AB"[2 * at // count] for at, one in enumerate(everybody)}
        yield "lines", replace(asked, lines=half, fixed={everybody[0]: 2})


def _played(asked: DrawRequest, chance: Random, rounds: int) -> DrawRequest:
    """A knock-out of which the first rounds are decided."""
    winners: dict[tuple[int, int], tuple[int, int]] = {}
    for number in range(rounds):
        known = draw(asked).rounds[: number + 1]
        for table in known[-1].tables:
            people = table.people
            sides = [people[:2], people[2:]] if len(people) == 4 else [people[:1], people[1:2]]
            side = chance.choice(sides)
            winners[number + 1, table.table] = (side[0], side[-1])
        asked = replace(asked, earlier=known, winners=dict(winners))
    return asked


def answer(request: DrawRequest) -> str:
    """A mark of the whole draw but its sentences; of one that can be mended of that as well."""
    drawn = draw(request)
    told: list[Mapping[str, object] | None] = [schedule_json(replace(drawn, notes=()))]
    told += [_mended(request, drawn, one) for one in (0, 1)]
    return sha256(json.dumps(told).encode()).hexdigest()[:8]


def _mended(request: DrawRequest, drawn: Schedule, come: int) -> Mapping[str, object] | None:
    """After two rounds somebody leaves, and somebody comes or does not."""
    kept, last = drawn.rounds[:2], len(drawn.rounds)
    if request.earlier or request.lines or request.format in KNOCKOUTS or last < 3:
        return None
    gone, new = request.entrants[-2], tuple(max(request.entrants) + 1 + at for at in range(come))
    away = dict(request.absences)
    away[gone] = away.get(gone, frozenset()).union(range(3, last + 1))
    away |= dict.fromkeys(new, frozenset({1, 2}))
    now = replace(
        request, entrants=(*request.entrants, *new), earlier=kept, absences=away, rounds=last
    )
    rounds = mend(now, drawn.rounds[2:])
    return None if rounds is None else schedule_json(_whole(drawn, (*kept, *rounds)))


def _whole(drawn: Schedule, rounds: Sequence[RoundDraw]) -> Schedule:
    return replace(drawn, rounds=tuple(rounds), repeats=count_repeats(rounds), notes=())


def printed() -> dict[str, str]:
    """The table: by the name of a draw its mark."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["draw"]: row["mark"] for row in csv.DictReader(file)}


def write() -> None:
    """Write the table anew."""
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["draw", "mark"])
        table.writerows((name, answer(request)) for name, request in questions())


if __name__ == "__main__":
    write()
