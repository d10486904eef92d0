"""Suppositions: a season under another rule set or another ranking rule. Nothing is written.

Of each row it can be told what it is made of, down to the games that come to something else.
"""

from collections.abc import Iterable, Sequence

from sqlalchemy import text

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, Joins, Weight
from clubadmin.model.results.result import StandingCell, StandingRow, Standings
from clubadmin.model.supposing import what_if as what_if_words
from clubadmin.model.supposing.what_if import EveningShift, GameShift, Shift, Supposition, WhatIf
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.material import about, gather
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing.resettling import Going, settled_by, stretch, suppose, untold
from clubadmin.storage.club.supposing import Supposed

_EVENINGS = text(
    "SELECT id FROM evening WHERE competition_id = :competition"
    " UNION SELECT evening_id FROM also_counts WHERE competition_id = :competition"
)


def what_if(
    club: OpenClub, competition_id: int, supposed: Supposition, going: Going = untold
) -> WhatIf:
    """The standings of a competition as they are and as they would be.

    With another rule set every line that was typed is settled again, and what follows from it:
    rounds, fines, points for sitting out, matchpoints.
    """
    real = standings(club, competition_id)
    before = _ties(club, competition_id)
    again = None
    if supposed.rule_set_id is not None:
        which = (competition_id, supposed.rule_set_id, supposed.from_date)
        again = settled_by(club, *which, stretch(going, 0, 40))
    store = Supposed.beside(club.store, _evenings_of(club, competition_id))
    with OpenClub(store) as other_club:
        if again is not None and supposed.rule_set_id is not None:
            suppose(store, again, supposed.rule_set_id, stretch(going, 40, 80))
        other = standings(other_club, competition_id, rule=supposed.rule, ties=supposed.ties)
    found = WhatIf(
        competition_id=competition_id,
        supposed=supposed,
        real=real,
        other=other,
        ties_before=before,
        ties_after=before if supposed.ties is None else supposed.ties,
        shifts=_shifts(real, other),
    )
    if again is None:
        return found
    return club.read(again.told, found, stretch(going, 80, 100))


def games_behind(
    club: OpenClub,
    competition_id: int,
    supposed: Supposition,
    evening_id: int | None = None,
    entrant_id: int | None = None,
    *,
    language: Language = Language.NL,
) -> tuple[GameShift, ...]:
    """The games that come to something else under another rule set, in the order of play.

    Args:
        club: the open club.
        competition_id: which competition.
        supposed: with a rule set; without one there are none.
        evening_id: of one evening only.
        entrant_id: of one member, pair or team only.
        language: of the words beside the figures.
    """
    if supposed.rule_set_id is None:
        return ()
    again = settled_by(club, competition_id, supposed.rule_set_id, supposed.from_date)
    return club.read(again.games_of, evening_id, entrant_id, language)


def _evenings_of(club: OpenClub, competition_id: int) -> set[int]:
    with club.store.read() as conn:
        return set(conn.execute(_EVENINGS, {"competition": competition_id}).scalars())


def _ties(club: OpenClub, competition_id: int) -> tuple[str, ...]:
    with club.store.read() as conn:
        return gather(conn, about(conn, competition_id)).force.ties


def _shifts(real: Standings, other: Standings) -> tuple[Shift, ...]:
    before = {row.entrant_id: row for row in real.rows}
    return tuple(
        _shift(before[row.entrant_id], row, real, other)
        for row in other.rows
        if row.entrant_id in before
    )


def _shift(before: StandingRow, after: StandingRow, real: Standings, other: Standings) -> Shift:
    return Shift(
        entrant_id=after.entrant_id,
        name=after.name,
        field=after.field,
        place_before=before.place,
        place_after=after.place,
        score_before=real.score(before),
        score_after=other.score(after),
        evenings=tuple(_evenings(before, after, other)),
    )


def _evenings(before: StandingRow, after: StandingRow, other: Standings) -> Iterable[EveningShift]:
    ids = dict(zip(other.evenings, other.evening_ids, strict=False))
    old = {cell.evening: cell for cell in before.evenings}
    for cell in after.evenings:
        was = old.get(cell.evening)
        if was is None or (was.points, was.counts) == (cell.points, cell.counts):
            continue
        yield EveningShift(
            cell.evening,
            ids.get(cell.evening, 0),
            was.points,
            cell.points,
            was.counts,
            cell.counts,
        )


def explain_shift(
    club: OpenClub,
    competition_id: int,
    supposed: Supposition,
    entrant_id: int,
    language: Language = Language.NL,
) -> Explained:
    """The total that somebody would have, evening by evening."""
    found = what_if(club, competition_id, supposed)
    shift = next((one for one in found.shifts if one.entrant_id == entrant_id), None)
    row = next((one for one in found.other.rows if one.entrant_id == entrant_id), None)
    if shift is None or row is None:
        raise Refused("Deze deelnemer staat niet in de stand. Kies iemand uit de lijst.")
    games = games_behind(club, competition_id, supposed, None, entrant_id, language=language)
    words = Words(language)
    rule = parse_rule(found.other.rule)
    joins: Joins = "" if rule.by_wins else "average" if rule.averages else "sum"
    return Explained(
        title=words("Wat {name} zou hebben", name=shift.name),
        figure=found.other.written(words, shift.score_after),
        note=_note(words, found, shift),
        parts=tuple(_evening_parts(words, found, shift, row, games)),
        value=None if rule.averages else int(shift.score_after),
        joins=joins,
    )


def _note(words: Words, found: WhatIf, shift: Shift) -> str:
    before = found.real.written(words, shift.score_before)
    place = what_if_words.place(shift.place_before)
    had = words("Heeft nu {figure}, plaats {place}.", figure=before, place=place)
    return f"{had} {what_if_words.proposal(words, found)}."


def _evening_parts(
    words: Words, found: WhatIf, shift: Shift, row: StandingRow, games: Sequence[GameShift]
) -> list[Explained]:
    ids = dict(zip(found.other.evenings, found.other.evening_ids, strict=False))
    moved = {one.evening: one for one in shift.evenings}
    told = []
    for cell in row.evenings:
        if cell.points is None and cell.evening not in moved:
            continue
        was = moved.get(cell.evening)
        note = words("was {points},", points=what_if_words.points(words, was.before)) if was else ""
        told.append(
            Explained(
                title=words("Avond {number}", number=found.other.head(cell.evening)),
                figure=what_if_words.points(words, cell.points),
                note=f"{note} {what_if_words.counting(words, was)}".strip() if was else "",
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


def _game(words: Words, one: GameShift) -> Explained:
    return Explained(
        title=words(
            "Ronde {round}, tafel {table}, spel {game}",
            round=one.round,
            table=one.table,
            game=one.game,
        ),
        figure=one.after,
        note=words("was {before}; getypt is “{typed}”", before=one.before, typed=one.typed),
        evening_id=one.evening_id,
        table_id=one.table_id,
        game=one.game,
    )
