"""A figure of the statistics, taken apart: by evening, or by the games it is made of."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.domain.draw.formats import INDIVIDUAL, PAIRS
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.statistics import SeenSheet, Statistic, of_games, of_player
from clubadmin.domain.terms import Language, Position
from clubadmin.errors import Gone
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, Joins, Value, that_counts
from clubadmin.model.explain.figure_asked import StatisticAsked
from clubadmin.services.members.entrants import entrant_names
from clubadmin.services.sheets.statistics import SeatedSheet, first_seats, seated_sheets

_NUMBER = re.compile(r"([\d,]+(?:\.\d)?)( \(\d+%\)| of \d+)?")
_MEAN = re.compile(r"[\d,]+\.\d")


class _Sheet(NamedTuple):
    """A sheet, and the seat from which it is looked at; None: from outside."""

    table: SeatedSheet
    seat: Position | None


def explain_statistic(conn: Connection, asked: StatisticAsked, words: Words) -> Explained:
    """A figure of the statistics."""
    sheets = list(_sheets(conn, asked))
    found = _figure(sheets, asked.code)
    if found is None:
        raise Gone("Dit getal is er niet (meer). Kijk opnieuw naar de statistiek.")
    by_evening = asked.evening_id is None and len({_evening(one) for one in sheets}) > 1
    mean = _MEAN.fullmatch(found.value.text(Language.EN)) is not None
    parts = tuple(_evenings(sheets, asked, words) if by_evening else _games(sheets, asked, words))
    if not mean:
        parts = tuple(one for one in parts if one.value)
    value, joins = _number(found), _joins(parts, found, mean=mean, by_evening=by_evening)
    if joins == "average":  # exactly, where the figure has one decimal
        value = Explained("", parts=parts, joins=joins).made()
    if joins == "highest":
        parts = tuple(one for one in parts if one.value == value)
    title = found.label.text(words.language)
    if who := _name(conn, asked):
        title = f"{who}: {title}"
    return Explained(
        title=title,
        figure=found.value.text(words.language),
        note=words.counted("Van {n} formulier.", "Van {n} formulieren.", len(sheets)),
        article=asked.rule_set,
        weight="counts",
        parts=parts,
        evening_id=asked.evening_id,
        value=value,
        joins=joins,
    )


def _joins(
    parts: tuple[Explained, ...], found: Statistic, *, mean: bool, by_evening: bool
) -> Joins:
    """How the parts make the figure: the means of evenings do not, for some have more games."""
    if mean:
        return "" if by_evening else "average"
    shell = Explained("", parts=parts, value=_number(found))
    fitting: tuple[Joins, ...] = ("sum", "highest")
    return next((how for how in fitting if replace(shell, joins=how).adds_up), "")


def _sheets(conn: Connection, asked: StatisticAsked) -> Iterator[_Sheet]:
    who = (asked.member_id, asked.pair_id)
    for one in seated_sheets(conn, asked.evening_id, asked.competition_id):
        if one.seen.sheet.rules.title != asked.rule_set:
            continue
        if who == (None, None):
            yield _Sheet(one, None)
        elif (seat := first_seats(one).get(who)) is not None:
            yield _Sheet(one, seat)


def _figure(sheets: Sequence[_Sheet], code: str) -> Statistic | None:
    if not sheets:
        return None
    rules = sheets[-1].table.seen.sheet.rules
    if sheets[0].seat is None:
        found = of_games([one.table.seen for one in sheets], rules)
    else:
        played = [(one.table.seen, one.seat) for one in sheets if one.seat is not None]
        found = of_player(played, rules)
    return next((one for one in found if one.code == code), None)


def _evening(one: _Sheet) -> int:
    return one.table.evening_id


def _evenings(sheets: Sequence[_Sheet], asked: StatisticAsked, words: Words) -> Iterator[Explained]:
    """Explain the figure of each evening, to be opened."""
    for evening_id in dict.fromkeys(_evening(one) for one in sheets):
        here = [one for one in sheets if _evening(one) == evening_id]
        found = _figure(here, asked.code)
        if found is None:
            continue
        number = here[0].table.seen.evening
        yield Explained(
            title=words("Avond {number}", number=number or 0),
            figure=found.value.text(words.language),
            weight="counts",
            evening_id=evening_id,
            value=_number(found),
            deeper=replace(asked, evening_id=evening_id),
        )


def _games(sheets: Sequence[_Sheet], asked: StatisticAsked, words: Words) -> Iterator[Explained]:
    """The games that make the figure, each with the line as typed."""
    for one in sheets:
        sheet = one.table.seen.sheet
        match = sheet.match
        last = match.over_after if match and match.over_after else len(sheet.games)
        for game in sheet.games[:last]:
            alone = _alone(one, game.game)
            found = _figure([alone], asked.code)
            nothing = _figure([_alone(one, 0)], asked.code)
            value = _number(found) if found is not None else None
            if found is None or value is None or found == nothing:
                continue
            typed = words("De regel: {typed}", typed=game.typed.strip())
            said = row_words(game.typed, sheet.rules, words.language)
            yield that_counts(
                words,
                words(
                    "Ronde {round}, tafel {table}, spel {game}",
                    round=one.table.seen.round,
                    table=one.table.seen.table,
                    game=game.game,
                ),
                value,
                note=f"{said[:1].upper()}{said[1:]}. {typed}",
                evening_id=one.table.evening_id,
                table_id=one.table.table_id,
                game=game.game,
            )


def _alone(one: _Sheet, game: int) -> _Sheet:
    """The sheet with nothing but one game on it; 0: with none."""
    sheet = one.table.seen.sheet
    games = tuple(each for each in sheet.games if each.game == game)
    seen: SeenSheet = replace(one.table.seen, sheet=replace(sheet, games=games, match=None))
    return _Sheet(replace(one.table, seen=seen), one.seat)


def _number(found: Statistic) -> Value | None:
    """The first number of a figure; None where it has none."""
    said = _NUMBER.match(found.value.text(Language.EN))
    return Fraction(said[1].replace(",", "")) if said else None


def _name(conn: Connection, asked: StatisticAsked) -> str:
    if asked.pair_id is not None:
        return entrant_names(conn, PAIRS, [asked.pair_id]).get(asked.pair_id, "")
    if asked.member_id is not None:
        return entrant_names(conn, INDIVIDUAL, [asked.member_id]).get(asked.member_id, "")
    return ""
