"""How the season stands, in running text: who leads, who climbed, who is champion."""

from collections.abc import Sequence

from clubadmin.model.publishing.publishing import PressFacts
from clubadmin.model.results.result import EveningResult, StandingRow, Standings
from clubadmin.reports.press.dutch import contest, counted, listed, nth, people, sentence, several
from clubadmin.reports.press.scores import has, lead

_NAMED = 3  # who are named of the standings
_CLIMB = 3  # places up in one evening are worth a sentence


def season_lines(facts: PressFacts) -> list[str]:
    """The sentences on the standings after the evening; none for a contest of one evening."""
    found = facts.standings
    if found is None:
        return []
    over = _over(facts.result)
    lines: list[str] = []
    for field in found.fields:
        rows = [row for row in found.rows if row.field == field and row.place is not None]
        if rows:
            lines += _leaders(facts.result, found, field, rows, over=over)
    return lines if over else [*lines, *_climber(found, facts.before)]


def _over(one: EveningResult) -> bool:
    """Whether this was the last evening that was planned."""
    return one.closed and 0 < one.planned <= one.number


def _leaders(
    one: EveningResult, found: Standings, field: str, rows: Sequence[StandingRow], *, over: bool
) -> list[str]:
    first = [row for row in rows if row.place == 1]
    names = [row.name for row in first]
    score = has(found, first[0])
    of = _group(found, field)
    if over:
        verb = "zijn" if several(names) else "is"
        what = contest(one.competition, evenings=True)
        said = f"{people(names)} {verb} kampioen{of} van {what} {one.season} met {score}"
    else:
        after = counted(len(found.evenings), "avond", "avonden")
        verb = "gaan" if several(names) else "gaat"
        together = " samen" if len(first) > 1 else ""
        said = f"in de stand{of} na {after} {verb} {people(names)}{together} aan de leiding"
        said += f" met {score}"
    return [sentence(said), *_following(found, rows, _NAMED - len(first))]


def _following(found: Standings, rows: Sequence[StandingRow], most: int) -> list[str]:
    behind = [row for row in rows if (row.place or 0) > 1][: max(most, 0)]
    if not behind:
        return []
    second = behind[0]
    who = listed([f"{row.name} ({has(found, row).removesuffix(' punten')})" for row in behind])
    verb = "volgen" if several([row.name for row in behind]) else "volgt"
    gap = lead(found, second.behind)
    return [sentence(f"daarachter {verb} {who}; het verschil met de tweede is {gap}")]


def _group(found: Standings, field: str) -> str:
    if not field:
        return ""
    return f" in groep {field}" if found.grouped else f" {field}"


def _climber(found: Standings, before: Standings | None) -> list[str]:
    """Who went up most since the evening before; a club likes to read that."""
    was = {row.entrant_id: row.place for row in before.rows} if before else {}
    climbs = [
        (old - row.place, row, old)
        for row in found.rows
        if row.place and (old := was.get(row.entrant_id)) and old - row.place >= _CLIMB
    ]
    if not climbs:
        return []
    most = max(climb for climb, _, _ in climbs)
    best = [(row, old) for climb, row, old in climbs if climb == most]
    if len(best) > 1:
        return []
    row, old = best[0]
    verb = "klommen" if several([row.name]) else "klom"
    up = f"van de {nth(old)} naar de {nth(row.place or 0)} plaats"
    return [sentence(f"de grootste sprong: {row.name} {verb} {up}")]
