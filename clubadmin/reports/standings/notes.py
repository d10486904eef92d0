"""Notes below the season standings: the meaning of signs, and the season's best."""

from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise

from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
from clubadmin.domain.standings.ranking_words import (
    ended_level,
    placed_below,
    rule_parts,
    rule_text,
)
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.results.result import Standings, depth_notes
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.standings.columns import Layout

_FINED = 4  # who are named with their fines
_LONG_RULE = 60  # letters of a rule that still stands in the head
_LONG = 260.0  # points; a longer name is shortened in a note


def rule_in_words(view: Standings, words: Words) -> str:
    """Tell which evenings count, in the language of the paper."""
    if words.language is Language.NL:
        return view.rule_text
    try:
        return rule_text(parse_rule(view.rule), view.planned, words.language)
    except RankingError:
        return view.rule_text


def rule_in_short(view: Standings, words: Words) -> str:
    """Tell the rule for the head of a paper: only how evenings count, where all is too long."""
    whole = rule_in_words(view, words)
    if len(whole) <= _LONG_RULE:
        return whole
    try:
        return rule_parts(parse_rule(view.rule), view.planned, words.language)[0]
    except RankingError:
        return whole


def rule_with_date(view: Standings, words: Words) -> str:
    """Tell the rule, with the day since when it holds where it was adopted in the season."""
    rule = rule_in_short(view, words)
    if view.adopted is None:
        return rule
    return words("{rule} (sinds {day})", rule=rule, day=words.day(view.adopted))


def notes(view: Standings, paper: Paper, layout: Layout) -> list[str]:
    """The sentences, in the order they are read."""
    words = paper.words
    return [
        *_rule(view, words),
        *_signs(view, words, layout),
        *_columns(view, words, layout),
        *_level(view, words),
        *_undecided(view, words),
        *_made_by(view, words),
        *_best(view, words),
    ]


def _rule(view: Standings, words: Words) -> Iterator[str]:
    """The rule in force, where the head has no room for all of it or it is not the first one."""
    whole = rule_in_words(view, words)
    if view.adopted is not None:
        yield words("Telling sinds {day}: {rule}.", rule=whole, day=words.day(view.adopted))
    elif whole != rule_in_short(view, words):
        yield words("Telling: {rule}.", rule=whole)


def _columns(view: Standings, words: Words, layout: Layout) -> Iterator[str]:
    """Explain the columns that are no evenings."""
    earlier = layout.earlier
    if earlier and earlier[0].period:
        yield words(
            "Kolom {first}–{last}: wat van die perioden meetelt.",
            first=earlier[0].number,
            last=earlier[-1].number,
        )
    elif earlier:
        yield words(
            "Kolom {first}–{last}: wat van die avonden meetelt.",
            first=earlier[0].number,
            last=earlier[-1].number,
        )
    periods = [slot.number for slot in layout.shown if slot.period]
    if periods:
        one = len(periods) == 1
        yield (
            words("Kolom periode {last}: wat die periode oplevert.", last=periods[-1])
            if one
            else words(
                "Kolom periode 1 tot en met {last}: wat die perioden opleveren.", last=periods[-1]
            )
        )
        shown = [slot.number for slot in layout.shown if not slot.period]
        before = [number for number in view.evenings if view.periods[-1].first <= number]
        if shown and shown[0] > before[0]:
            yield words(
                "Van de laatste periode staan de avonden vanaf {first} erbij.", first=shown[0]
            )


def _level(view: Standings, words: Words) -> Iterator[str]:
    """Tell who is level with another place, with the tie-break and both figures."""
    told = [
        placed_below(_short(row.name), _short(above.name), row.parted)
        for above, row in pairwise(view.rows)
        if row.parted
    ]
    if told:
        yield words.text(ended_level(told))


def _undecided(view: Standings, words: Words) -> Iterator[str]:
    """Name those who are level where not all of them can go to another group."""
    names = [_short(row.name) for row in view.rows if row.moves.endswith("?")]
    if names:
        more = len(names) - _FINED
        named = "; ".join(names[:_FINED])
        said = _and_more(words, named, more)
        yield words(
            "Gelijk op de grens van omhoog of omlaag, en nog te beslissen door loting of het"
            " bestuur: {names}.",
            names=said,
        )


def _made_by(view: Standings, words: Words) -> Iterator[str]:
    """Tell the source of win points, and when standings were fixed."""
    if view.win_points and view.depth != "game":
        yield words("Winstpunten zijn er alleen van avonden met formulieren.")
    if view.frozen_at:
        yield words(
            "Vastgesteld bij het afsluiten van het seizoen op {day}.",
            day=words.day(datetime.fromisoformat(view.frozen_at).date()),
        )


def _signs(view: Standings, words: Words, layout: Layout) -> Iterator[str]:
    shown = {slot.number for slot in (*layout.shown, *layout.earlier) if not slot.period}
    cells = [cell for row in view.rows for cell in row.evenings if cell.evening in shown]
    told = any(_rule(view, words))
    dropped = [cell for cell in cells if cell.points is not None and not cell.counts]
    if dropped or any(one.points and not one.counts for row in view.rows for one in row.periods):
        yield (
            words("Doorgestreept telt niet mee.")
            if told
            else words("Doorgestreept telt niet mee ({rule}).", rule=rule_in_words(view, words))
        )
    absent = any(cell.points is None and not (cell.unknown or cell.sat_out) for cell in cells)
    if absent:
        yield (
            words("– afwezig, of van een open avond nog niets getypt.")
            if view.provisional
            else words("– afwezig.")
        )
    if any(cell.sat_out for cell in cells):
        yield (
            words("– ook wie er was en elke ronde stilzat.")
            if absent
            else words("– was er, en zat elke ronde stil.")
        )
    if any(cell.unknown for cell in cells):
        yield words("? niet bekend.")
    if any(cell.substitute for cell in cells):
        yield (
            words("° gekregen voor een avond die iemand miste, volgens deze telling.")
            if told
            else words("° punten bij afwezigheid, volgens het reglement.")
        )
    if any(row.place is None for row in view.rows):
        yield words("Zonder plaats: nog te weinig avonden gespeeld.")
    if any(row.fines for row in view.rows):
        yield words("Straf is van de totalen af: {names}.", names=_fined(view, words))
    yield from depth_notes(words, view.depth)


def _fined(view: Standings, words: Words) -> str:
    """Name those who lost most by fines, with the points."""
    fined = sorted((row for row in view.rows if row.fines), key=lambda row: -row.fines)
    said = [f"{_short(row.name)} {words.number(row.fines)}" for row in fined[:_FINED]]
    named = "; ".join(said)
    more = len(fined) - _FINED
    return _and_more(words, named, more)


def _and_more(words: Words, named: str, more: int) -> str:
    return named + " " + words("en nog {count}", count=more) if more > 0 else named


def _best(view: Standings, words: Words) -> Iterator[str]:
    """The highest evening and the most pits, when one person has them."""
    played = [
        (cell.points, cell.evening, row.name)
        for row in view.rows
        for cell in row.evenings
        if cell.points is not None and not cell.substitute
    ]
    if not played:
        return
    points, number, name = max(played, key=lambda one: one[0])
    if sum(one[0] == points for one in played) == 1 and not view.wins:
        evening = words("avond {number}", number=number)
        yield words(
            "Hoogste avond: {name}, {points} ({evening}).",
            name=_short(name),
            points=words.number(points),
            evening=evening,
        )
    most = max(view.rows, key=lambda row: row.pits)
    if most.pits and sum(row.pits == most.pits for row in view.rows) == 1:
        yield words("Meeste pits: {name}, {pits}.", name=_short(most.name), pits=most.pits)


def _short(name: str) -> str:
    return fonts.fit(name, _LONG, fonts.NARROW, 8)[0]
