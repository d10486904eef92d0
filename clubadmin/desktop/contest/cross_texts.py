"""Crosstables in texts: of teams from their matches, of pairs and players from their games."""

from collections import defaultdict

from clubadmin.desktop.contest.crosstable import CrossText
from clubadmin.model.comparison.comparison import Crosstable, TeamContest
from clubadmin.model.explain.figure_asked import ContestAsked


def team_cross(contest: TeamContest) -> CrossText:
    """Match points with the difference: "2 (+120)"; a second match stands behind a comma."""
    teams = sorted(contest.rows, key=lambda one: one.number)
    at = {one.participant_id: place for place, one in enumerate(teams)}
    cells: dict[tuple[int, int], list[str]] = defaultdict(list)
    for match in contest.matches:
        first = at.get(match.first.participants[0])
        second = at.get(match.second.participants[0])
        if first is None or second is None:
            continue
        cells[first, second].append(_match(match.first_match_points, match.saldo))
        cells[second, first].append(_match(match.second_match_points, -match.saldo))
    return CrossText(
        tuple(f"{one.number}  {one.name}" for one in teams),
        tuple(str(one.number) for one in teams),
        {place: ", ".join(texts) for place, texts in cells.items()},
        tuple(one.name for one in teams),
        frozenset((place, place) for place in range(len(teams))),
        lambda row, column: ContestAsked(
            contest.evening_id,
            teams[row].participant_id,
            against=teams[column].participant_id,
        ),
    )


def games_cross(table: Crosstable, evening_id: int) -> CrossText:
    """Matchpoints that each made against each on that evening."""
    cells = {
        (row, column): str(cell.matchpoints)
        for row, one in enumerate(table.rows)
        for column, other in enumerate(table.columns)
        if (cell := table.cells.get((one.participant_id, other.participant_id))) is not None
    }
    ids = [one.participant_id for one in table.columns]
    same = {
        (row, ids.index(one.participant_id))
        for row, one in enumerate(table.rows)
        if one.participant_id in ids
    }
    return CrossText(
        tuple(f"{one.number}  {one.name}" for one in table.rows),
        tuple(str(one.number) for one in table.columns),
        cells,
        tuple(one.name for one in table.columns),
        frozenset(same),
        lambda row, column: ContestAsked(
            evening_id, table.rows[row].participant_id, against=ids[column]
        ),
    )


def signed(number: int) -> str:
    """A difference with its sign: "+120", "−30", "0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _match(points: int | None, saldo: int) -> str:
    return f"… ({signed(saldo)})" if points is None else f"{points} ({signed(saldo)})"
