"""Evenings written out by hand, sound or not."""

from dataclasses import replace

from clubadmin.domain.draw.plan.schedule import PairTable, Repeats, RoundDraw, Schedule, TableSeats
from clubadmin.domain.draw.verify.verifier import repeats_of


def pair_table(at: int, text: str) -> PairTable:
    who, _, games = text.partition(":")
    ns, ew = map(int, who.split("-"))
    return PairTable(at, ns, ew, games=tuple(map(int, games.split(","))) if games else ())


def evening(form: str, *rounds: str | RoundDraw) -> Schedule:
    """Rounds of pairs: "1-2:7 3" is 1 N/Z, 2 O/W, with game 7, and 3 who sits out."""
    drawn = []
    for number, words in enumerate(rounds, 1):
        if isinstance(words, RoundDraw):
            drawn.append(replace(words, round=number))
            continue
        tables = [word for word in words.split() if "-" in word]
        out = tuple(int(word) for word in words.split() if "-" not in word)
        seated = tuple(pair_table(at, text) for at, text in enumerate(tables, 1))
        drawn.append(RoundDraw(number, seated, out))
    entrants = len({one for draw in drawn for one in draw.entrants})
    schedule = Schedule(form, entrants, tuple(drawn), Repeats(0, 0), "best-found", 1)
    return replace(schedule, repeats=repeats_of(schedule))


def of_fours(*people: int) -> tuple[TableSeats, ...]:
    """Tables of N, S, E and W."""
    return tuple(TableSeats(at // 4 + 1, *people[at : at + 4]) for at in range(0, len(people), 4))
