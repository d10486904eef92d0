"""Facts that the referee begins with; for the thread of the file."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.referee.entered_play import Entry
from clubadmin.domain.referee import seats_of
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.model.sheets.dispute import Case
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import begun_plays
from clubadmin.services.sheets.decisions import decisions_at


@dataclass(frozen=True)
class Start:
    """The referee's beginning: rule sets by title, the one to judge by, a play kept before."""

    rule_sets: Mapping[str, RuleSet]
    rules: RuleSet
    play: str = ""
    file: Path | None = None  # where plays are kept that are not in a decision
    kept: dict[str, tuple[str, str]] = field(default_factory=dict)


def start(
    club: OpenClub, case: Case | None, folder: Path | None = None, rules: RuleSet | None = None
) -> Start:
    """Load the beginning for a row of a sheet, or for none.

    Args:
        club: the open club.
        case: the row.
        folder: where the program keeps its settings.
        rules: those of the evening in view, for a play of no row; None: the club's own.
    """
    begun = _begun(club, case, rules)
    if folder is None:
        return begun
    file = begun_plays.file_of(club, folder)
    return replace(begun, file=file, kept=begun_plays.read(file))


def _begun(club: OpenClub, case: Case | None, rules: RuleSet | None) -> Start:
    offered = rule_sets(club)
    if case is not None:
        return Start(offered, case.rules, _play_of(club, case))
    if rules is not None:
        return Start(offered, rules)
    preferred = _preferred(club)
    known = [one for one in offered.values() if one.name == preferred]
    return Start(offered, known[-1] if known else next(iter(offered.values())))


def rule_sets(club: OpenClub) -> dict[str, RuleSet]:
    """The rule sets of the club by title; of several versions each with the day it began."""
    versions = rulesets.rule_sets(club)
    names = [version.name for version in versions]
    found = {}
    for version in versions:
        many = names.count(version.name) > 1
        title = version.title
        if many:
            title += f" ({short_date(version.valid_from)})"
        found[title] = rulesets.parsed(version.toml)
    return found


def _preferred(club: OpenClub) -> str:
    return clubs.settings(club).rule_set


def _play_of(club: OpenClub, case: Case) -> str:
    """The play that the last decision about this game was judged by."""
    made = [one for one in decisions_at(club, case.table_id) if one.game == case.game]
    return next((one.play for one in reversed(made) if one.play), "")


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
