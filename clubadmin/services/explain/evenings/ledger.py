"""Explanations of sitting out in a competition: its points, and the turns."""

from collections.abc import Mapping

from clubadmin.errors import Gone
from clubadmin.i18n import Words, marked
from clubadmin.model.draw import ledger as ledger_words
from clubadmin.model.draw.ledger import LedgerEntry, LedgerRow, Turn
from clubadmin.model.explain.explanation import Explained, that_counts
from clubadmin.model.explain.figure_asked import EntrantAsked, LedgerAsked, LedgerFigure
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.ledger import ledger

_TURNS: Mapping[LedgerFigure, tuple[Turn, ...]] = {
    "sat-out": (Turn.SAT_OUT, Turn.FILLED_IN),
    "three": (Turn.THREE,),
    "lent": (Turn.LENT,),
    "turns": (Turn.SAT_OUT, Turn.FILLED_IN, Turn.THREE),
}
_NOTES: Mapping[LedgerFigure, str] = {
    "earned": marked("Punten voor stilzitten, bij elkaar."),
    "sat-out": marked("Keren stilgezeten."),
    "three": marked("Keren aan een tafel van drie."),
    "lent": marked("Keren elders ingevallen."),
    "turns": marked("Beurten die bij het indelen meetellen: stilzitten en een tafel van drie."),
}


def explain_ledger(club: OpenClub, asked: LedgerAsked, words: Words) -> Explained:
    """Each turn that adds to the figure, with what it came to."""
    found = ledger(club, asked.competition_id)
    row = next((one for one in found.rows if one.entrant_id == asked.entrant_id), None)
    if row is None:
        raise Gone("Deze speler staat niet (meer) in de lijst van wie stilzat. Kijk opnieuw.")
    parts = tuple(_turn(asked, one, found.sit_out_points, words) for one in _entries(asked, row))
    value = sum(int(one.value or 0) for one in parts)
    return that_counts(
        words,
        f"{row.name}, {found.competition} {found.season}",
        value,
        note=words(_NOTES[asked.figure]),
        article=ledger_words.rule(words, found.sit_out_points),
        parts=parts,
        joins="sum",
    )


def _entries(asked: LedgerAsked, row: LedgerRow) -> list[LedgerEntry]:
    if asked.figure == "earned":
        return [one for one in row.entries if one.credit]
    return [one for one in row.entries if one.turn in _TURNS[asked.figure]]


def _turn(asked: LedgerAsked, one: LedgerEntry, rule: str, words: Words) -> Explained:
    earned = asked.figure == "earned"
    value = one.total or 0 if earned else 1
    evening = words("Avond {number}, {day}", number=one.evening, day=words.short_day(one.date))
    return that_counts(
        words,
        f"{evening}: " + words("Ronde {round}", round=one.round),
        value,
        note=ledger_words.said(words, one, rule),
        weight="given" if earned else "counts",
        evening_id=one.evening_id,
        deeper=EntrantAsked(one.evening_id, asked.entrant_id, one.round) if earned else None,
    )
