"""What somebody would have under another rule, down to the games that come to something else."""

from collections.abc import Sequence

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.tenths import tenths
from clubadmin.domain.terms import Language
from clubadmin.model.explain.explanation import Explained, Joins, Weight
from clubadmin.model.results.result import StandingCell, StandingRow
from clubadmin.model.supposing.what_if import GameShift, Shift, Supposition, WhatIf
from clubadmin.model.supposing.what_if_words import WhatIfWords
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.supposing.what_if import games_behind, what_if


def explain_shift(
    club: OpenClub,
    competition_id: int,
    supposed: Supposition,
    entrant_id: int,
    language: Language = Language.NL,
) -> Explained:
    """The total that somebody would have, evening by evening.

    Raises:
        Refused: as `what_if`; or nobody of that number is in the standings.
    """
    found = what_if(club, competition_id, supposed)
    shift = next((one for one in found.shifts if one.entrant_id == entrant_id), None)
    row = next((one for one in found.other.rows if one.entrant_id == entrant_id), None)
    if shift is None or row is None:
        raise Refused("Deze deelnemer staat niet in de stand. Kies iemand uit de lijst.")
    games = games_behind(club, competition_id, supposed, None, entrant_id, language=language)
    words = WhatIfWords(language)
    rule = parse_rule(found.other.rule)
    joins: Joins = "" if rule.by_wins else "average" if rule.averages else "sum"
    return Explained(
        title=words("would-have", name=shift.name),
        figure=words.number(tenths(shift.score_after)),
        note=_note(words, found, shift),
        parts=tuple(_evenings(words, found, shift, row, games)),
        value=None if rule.averages else int(shift.score_after),
        joins=joins,
    )


def _note(words: WhatIfWords, found: WhatIf, shift: Shift) -> str:
    before = words.number(tenths(shift.score_before))
    place = words.place(shift.place_before)
    return f"{words('had', figure=before, place=place)} {words.proposal(found)}."


def _evenings(
    words: WhatIfWords, found: WhatIf, shift: Shift, row: StandingRow, games: Sequence[GameShift]
) -> list[Explained]:
    ids = dict(zip(found.other.evenings, found.other.evening_ids, strict=False))
    moved = {one.evening: one for one in shift.evenings}
    told = []
    for cell in row.evenings:
        if cell.points is None and cell.evening not in moved:
            continue
        was = moved.get(cell.evening)
        note = words("was-worth", points=words.points(was.before)) if was else ""
        told.append(
            Explained(
                title=words("of-evening", number=cell.evening),
                figure=words.points(cell.points),
                note=f"{note} {words.counting(was)}".strip() if was else "",
                weight=_weight(cell),
                parts=tuple(_game(words, one) for one in games if one.evening == cell.evening),
                evening_id=ids.get(cell.evening),
                value=cell.points or 0,
            )
        )
    return told


def _weight(cell: StandingCell) -> Weight:
    if not cell.counts:
        return "dropped"
    return "given" if cell.substitute else "counts"


def _game(words: WhatIfWords, one: GameShift) -> Explained:
    return Explained(
        title=words("of-game", round=one.round, table=one.table, game=one.game),
        figure=one.after,
        note=words("was-game", before=one.before, typed=one.typed),
        evening_id=one.evening_id,
        table_id=one.table_id,
        game=one.game,
    )
