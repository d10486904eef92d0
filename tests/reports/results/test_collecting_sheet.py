from clubadmin.model.club.printing import Printing
from clubadmin.reports.results import collecting_sheet
from tests.reports import looking, made_up
from tests.reports.played import played


def test_it_is_filled_with_the_matchpoints_of_each_game_and_their_sums() -> None:
    """NKF 1976, part 2, art. 22: four pairs, four games at two tables."""
    seen = played("schevenings", 4, 2, 2)
    assert seen.contest is not None
    text = looking.text(
        collecting_sheet.collecting_sheet(
            seen.evening, Printing(made_up.CLUB), seen.boards, seen.contest
        )
    )
    made: dict[str, list[int]] = {}
    points: dict[str, int] = {}
    for board in seen.boards:
        for line in board.lines:
            for who, worth, score in (
                (line.ns.number, line.ns_matchpoints, line.ns_points),
                (line.ew.number, line.ew_matchpoints, line.ew_points),
            ):
                made.setdefault(who, []).append(worth or 0)
                points[who] = points.get(who, 0) + (score or 0)
    tops = {who: games.count(4) for who, games in made.items()}  # the higher of two tables
    for one in seen.evening.participants:
        who = str(one.number)
        row = [who, one.name, *map(str, made[who]), str(sum(made[who])), str(tops[who])]
        assert " ".join([*row, str(points[who])]) in text
