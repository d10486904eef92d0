"""Contests, matches of teams and hands, made up by a seed."""

from collections.abc import Iterator
from random import Random

from clubadmin.domain.comparison.contestfile import contest_json, read_contest
from clubadmin.domain.comparison.decisions import (
    Decision,
    Given,
    article_of,
    concerns,
    decisions_said,
    decisions_text,
    in_order,
    of_one_player,
    read_code,
    read_decisions,
    ruling_for,
    seat_penalty,
)
from clubadmin.domain.comparison.hands import (
    deal,
    dealer_of,
    differences,
    lead_of,
    noted_hands,
    read_hands,
    write_hands,
)
from clubadmin.domain.comparison.matchpoints import (
    Result,
    Tally,
    add_up,
    in_group,
    rank,
    score_contest,
    unequal,
    worth,
)
from clubadmin.domain.comparison.reading import COLUMNS, contest_message, shown
from clubadmin.domain.comparison.teams import (
    TeamFigures,
    TeamTable,
    compare_game,
    compare_match,
    rank_teams,
)
from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Trouble
from tests.domain.marks import Subjects, unworded

CODES = (*(one.value for one in Decision), "ns=9", "ew=3", "ns-3", "ew-4", "n-3", "w-12", "ns=0")
NOISE = ("ns=1=2", "x", "ns-0", "n-0", "n=3", "ew-03", "AVERAGE-NS", " -1")


def decisions() -> Iterator[object]:
    """Every word alone and with others: what it means for both sides and each seat."""
    chance = Random("decisions")
    cells = [*CODES, *NOISE]
    cells += [";".join(chance.sample((*CODES, *NOISE), chance.randint(2, 4))) for _ in range(300)]
    for cell in cells:
        found, problems = read_decisions(cell)
        yield cell, found, problems, decisions_text(found), decisions_said(found)
        yield [ruling_for(side, found) for side in Side], of_one_player(found)
        yield (
            [seat_penalty(seat, found) for seat in Position],
            [article_of(one) for one in in_order(found)],
        )
        yield [concerns(side, found) for side in Side], read_code(cell)
    for text in ("ns=9", "ew-3", "n-12"):
        one = Given(text)
        yield one.whose, one.number, one.instead
    yield read_decisions(";".join(CODES * 3))


def results(chance: Random, games: int, tables: int) -> list[Result]:
    """Each game at most of the tables, with equal scores and decisions among them."""
    return [
        Result(
            game,
            str(table),
            str(table),
            str((table + game) % tables + 1 + (tables if game % 2 else 0)),
            *chance.choice(((162, 20), (82, 80), (90, 72), (0, 262), (100, 62), (None, None))),
            read_decisions(chance.choice(("", "", "", *CODES)))[0],
        )
        for game in range(1, games + 1)
        for table in range(1, tables + 1)
        if chance.random() < 0.9
    ]


def contests() -> Iterator[object]:
    """Whole contests, and their fields added up."""
    for number in range(12):
        chance = Random(f"contest {number}")
        scored = score_contest(results(chance, 4, 3 + number % 4))
        yield scored
        for game in scored.games:
            yield [[one.matchpoints(seat) for seat in Position] for one in game.results]
        yield add_up(scored.ns, scored.ew), unequal(scored.ns), add_up(in_group(scored.ns, "A"))
        yield [one.percentage for one in scored.ns]
        yield worth(chance.choices(range(6), k=7))
    chance = Random("tallies")
    for _ in range(20):
        tallies = [Tally(str(who), partial=chance.random() < 0.2) for who in range(1, 9)]
        for one in tallies:
            one.add(chance.randint(0, 3), chance.randint(0, 2), chance.randint(0, 2), 1, 8)
        yield rank(tallies)


NOISY = ("", "x", "0", "-1", "99999", "100000", "3+7", " 4 ", "3+", "262", "1001", "a\nb")


def table(chance: Random, number: int) -> list[list[str]]:
    """The rows of a file: of pairs, of pairs that meet for a series of games, or of players."""
    rows = []
    for one in results(chance, 3 + number % 3, 3):
        at, series = int(one.table), (one.game - 1) // 2
        ns, ew = {
            0: (one.ns, one.ew),
            1: (f"{one.ns}+{int(one.ns) + 8}", f"{one.ew}+{int(one.ew) + 16}"),
            2: (one.table, str(4 + (at + series) % 3)),
        }[number % 3]
        made = ("" if made is None else str(made) for made in (one.ns_points, one.ew_points))
        rows.append([str(one.game), one.table, ns, ew, *made, decisions_text(one.decisions)])
    return rows


def tables() -> Iterator[object]:
    """Tables of a contest as files have them, with what is wrong in them."""
    for number in range(30):
        chance = Random(f"table {number}")
        rows = table(chance, number)
        for _ in range(number // 4):
            row = chance.choice(rows)
            row[chance.randrange(len(row))] = chance.choice(NOISY)
        if number % 5 == 0:
            rows += [list(chance.choice(rows)), [*chance.choice(rows), "extra"], ["", ""]]
        read = read_contest(COLUMNS, rows)
        yield (
            read,
            read.wrong,
            unworded(contest_json(read)),
            [contest_message(one) for one in read.findings],
        )
    for header in (COLUMNS[1:], (*COLUMNS, "game"), tuple(reversed(COLUMNS))):
        try:
            yield read_contest(header, [["1"] * len(header)])
        except Trouble as trouble:
            yield trouble
    yield [shown(text) for text in ("a" * 39, "a" * 40, "a" * 41, " \x1b[1m ")]


def teams() -> Iterator[object]:
    """Matches at two tables and more."""
    chance = Random("teams")
    for _ in range(120):
        games = []
        for _game in range(chance.randint(0, 4)):
            made = [
                TeamTable(
                    chance.choice([*Side]),
                    *chance.choice(((162, 20), (82, 80), (82, 80), (80, 82), (None, 20))),
                    read_decisions(chance.choice(("", "", "", "", *CODES)))[0],
                )
                for _ in range(chance.choice((2, 2, 4)))
            ]
            games.append(compare_game(made))
        yield games, compare_match(games), [one.saldo for one in games]
        field = [TeamFigures(team, *chance.choices(range(3), k=3)) for team in range(6)]
        yield rank_teams(field)


def hands() -> Iterator[object]:
    """Deals, as they lie in wallets and as they were noted."""
    chance = Random("hands")
    for seed in range(6):
        for wallet in deal(5, seed):
            text = write_hands(wallet.hands)
            yield wallet, text, read_hands(text)
            noted = dict(zip(Position, text.split("|"), strict=True))
            seat, other = chance.sample([*Position], 2)
            noted[seat] = chance.choice(
                (noted[other], noted[seat][:-3], noted[seat] + " SA", "", "S A 10 7, H 8", "x")
            )
            try:
                found = noted_hands(noted)
                yield found, differences(wallet.hands, found)
            except Trouble as trouble:
                yield trouble
    for game in range(1, 18):
        yield dealer_of(game), lead_of(game)


SUBJECTS: Subjects = {
    "decisions": decisions,
    "contests": contests,
    "contest tables": tables,
    "teams": teams,
    "hands": hands,
}
