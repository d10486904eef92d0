"""What is known of a play before a card of it is entered: what stands in the row."""

from dataclasses import replace

from clubadmin.desktop.referee.entry import Entry
from clubadmin.domain.referee import seats_of
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.model.sheets.dispute import Case


def entry_of(case: Case) -> Entry:
    """The play of a row, of which no card is entered yet."""
    raw = _raw(case)
    if raw is None:
        return Entry(lead=case.lead)
    trump = Suit(raw.trump) if raw.trump in set(Suit) else None
    soloist = seats_of(case.rules)[raw.solo - 1] if raw.solo and case.rules.seats == 3 else None
    known = Entry(trump, soloist, case.lead, bid=raw.bid, double=raw.double)
    return replace(known, no_trump=raw.trump == "z")


def _raw(case: Case) -> RawGame | None:
    if not case.line:
        return None
    read = parse_line(case.line, case.rules)
    return None if isinstance(read, Unreadable) else read
