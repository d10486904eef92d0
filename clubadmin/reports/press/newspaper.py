"""A text for the newspaper: what was played, who won, how the season stands."""

from collections.abc import Sequence

from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Decides
from clubadmin.model.publishing.publishing import PressFacts
from clubadmin.model.results.result import EveningResult, ResultRow, StandingRow, Standings
from clubadmin.reports.press.dutch import (
    at,
    contest,
    count,
    counted,
    day,
    fields_of,
    has,
    lead,
    listed,
    made,
    nth,
    people,
    sentence,
    several,
)

_NAMED = 3  # who are named of the standings
_CLIMB = 3  # places up in one evening are worth a sentence


def press_text(facts: PressFacts) -> str:
    """A headline and a few paragraphs, from a closed or a provisional result."""
    if not facts.result.rows:
        return ""
    paragraphs = [_opening(facts), _evening(facts.result), season_lines(facts), _ending(facts)]
    told = [" ".join(lines) for lines in paragraphs if lines]
    return "\n\n".join([_headline(facts.result), *told]) + "\n"


def _headline(one: EveningResult) -> str:
    winners = [row.name for _, rows in fields_of(one) for row in at(rows, 1)]
    who = people(winners)
    if one.planned == 1:
        what, at_all = contest(one.competition, evenings=False), "in "
    else:
        what = f"de {nth(one.number)} avond van {contest(one.competition, evenings=True)}"
        at_all = "op "
    verb = _won_verb(one, winners, "winnen", "wint")
    return sentence(f"{who} {verb} {at_all if one.missing else ''}{what}").removesuffix(".")


def _opening(facts: PressFacts) -> list[str]:
    one, club = facts.result, facts.club
    where = f"{club.place.upper()} – " if club.place else ""
    told = [where + sentence(f"op {day(one.date)} speelde {club.name} {_occasion(one)}")]
    if facts.players:
        there = "was" if facts.players == 1 else "waren"
        tables = f" aan {counted(facts.tables, 'tafel', 'tafels')}" if facts.tables else ""
        told.append(f"Er {there} {counted(facts.players, 'speler', 'spelers')}{tables}.")
    if one.missing:
        told.append(f"Dit is een tussenstand: {_to_come(one.missing)}.")
    elif not one.closed:
        told.append("De uitslag is nog voorlopig.")
    return told


def _to_come(sheets: int) -> str:
    verb = "komt" if sheets == 1 else "komen"
    return f"er {verb} nog {counted(sheets, 'formulier', 'formulieren')}"


def _occasion(one: EveningResult) -> str:
    if one.planned == 1:
        return contest(one.competition, evenings=False)
    of = f"van de {count(one.planned)} avonden" if one.planned else "avond"
    return f"de {nth(one.number)} {of} van {contest(one.competition, evenings=True)}"


def _evening(one: EveningResult) -> list[str]:
    if FORMATS[one.format].decides is Decides.KNOCKOUT:
        return _final(one)
    lines = [line for field, rows in fields_of(one) for line in _places(one, field, rows)]
    return [*lines, *_most_pits(one)]


def _final(one: EveningResult) -> list[str]:
    """Tell the final of each group of a knock-out; partners share a place."""
    lines = []
    for field, rows in fields_of(one):
        where = f" in {field}" if field else ""
        names = [row.name for row in at(rows, 1)]
        won = "wonnen" if several(names) else "won"
        lines.append(sentence(f"{people(names)} {won} de finale{where}"))
        if losers := [row.name for row in at(rows, 2)]:
            verb = "verloren" if several(losers) else "verloor"
            lines.append(sentence(f"in de finale{where} {verb} {people(losers)}"))
    return lines


def _places(one: EveningResult, field: str, rows: Sequence[ResultRow]) -> list[str]:
    where = f"in {field} " if field else ""
    lines = []
    if first := at(rows, 1):
        lines.append(sentence(_won(one, where, first)))
    if second := at(rows, 2):
        names = [row.name for row in second]
        became = _became(one, names)
        lines.append(sentence(f"tweede {became} {people(names)}{_aside(one, second[0])}"))
    if third := at(rows, 3):
        names = [row.name for row in third]
        was = "is" if one.missing else "was"
        aside = _aside(one, third[0])
        lines.append(sentence(f"de derde plaats {was} voor {people(names)}{aside}"))
    return lines


def _became(one: EveningResult, names: Sequence[str]) -> str:
    if one.missing:
        return "staan" if several(names) else "staat"
    return "werden" if several(names) else "werd"


def _won(one: EveningResult, where: str, first: Sequence[ResultRow]) -> str:
    names = [row.name for row in first]
    score = made(one, first[0])
    if len(first) > 1:
        share = "delen" if one.missing else "deelden"
        who = f"{people(names)} {share}" if not where else f"{where}{share} {people(names)}"
        return f"{who} de eerste plaats met {score}"
    verb = _won_verb(one, names)
    who = f"{where}{verb} {people(names)}" if where else f"{people(names)} {verb}"
    return f"{who} met {score}"


def _won_verb(
    one: EveningResult, names: Sequence[str], more: str = "wonnen", single: str = "won"
) -> str:
    """The verb for first place: nobody has won while sheets are still to come."""
    if one.missing:
        return "staan bovenaan" if several(names) else "staat bovenaan"
    return more if several(names) else single


def _aside(one: EveningResult, row: ResultRow) -> str:
    return f" ({made(one, row).removesuffix(' punten')})"


def _most_pits(one: EveningResult) -> list[str]:
    """Tell the most pits; both players of a pair would have made the same."""
    most = max(row.pits for row in one.rows)
    best = [row.name for row in one.rows if row.pits == most]
    unsure = one.format != INDIVIDUAL.name or one.totals_only
    if unsure or most < 2 or len(best) > 2:
        return []
    verb = "maakten elk" if several(best) else "maakte"
    return [sentence(f"{people(best)} {verb} {counted(most, 'pit', 'pits')}")]


def _ending(facts: PressFacts) -> list[str]:
    if facts.next_day is not None:
        return [f"De volgende avond is op {day(facts.next_day)}."]
    return []


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
        after = counted(found.held, "avond", "avonden")
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
    """Tell the greatest climber since the evening before; a club likes to read that."""
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
