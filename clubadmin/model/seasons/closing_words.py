"""What is said at the end of a season, on the screen and on paper."""

from collections.abc import Iterator
from datetime import datetime

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.i18n import Words
from clubadmin.model.results.field_words import field_name
from clubadmin.model.seasons.closing import Ending, SeasonMoved, SeasonReview, StandingMoved


def state(words: Words, found: SeasonReview) -> str:
    """Whether it is closed, and since when; and whether the next is there."""
    if found.closed:
        told = words(
            "Afgesloten op {when}. De eindstanden zijn bevroren.",
            when=moment(words, found.season.closed_at),
        )
    elif found.reopen_reason:
        told = words(
            "Heropend: {reason}. Bij het afsluiten wordt een andere eindstand een genummerde"
            " rectificatie.",
            reason=found.reopen_reason,
        )
    else:
        told = words(
            "Nog niet afgesloten. Afsluiten bevriest de eindstanden met de regels waarmee ze"
            " ontstonden; daarna verandert er niets meer aan dit seizoen."
        )
    after = (
        words("Seizoen {season} staat klaar.", season=found.next_season)
        if found.next_season
        else ""
    )
    return f"{told} {after}".strip()


def moment(words: Words, at: str) -> str:
    """12 november 2026, 21.14 uur of "2026-11-12 21:14:03"."""
    return words.moment(datetime.fromisoformat(at))


def winners(words: Words, one: Ending) -> str:
    """Who came first, of groups one each."""
    told = [
        f"{field_name(words, each.field)}: {words.listed(each.names)}"
        if each.field
        else words.listed(each.names)
        for each in one.winners
    ]
    return "; ".join(told) or words("nog niemand")


def rule(words: Words, one: Ending) -> str:
    """The ranking rule in words."""
    return rule_text(parse_rule(one.rule), one.planned, words.language)


def evenings(words: Words, one: Ending) -> str:
    """How many were played, and of how many where that is known and another number."""
    if one.planned in (0, one.evenings):
        return str(one.evenings)
    return words("{evenings} van {planned}", evenings=one.evenings, planned=one.planned)


def winner(words: Words, *, closed: bool) -> str:
    """The head above who is first; nobody has won before the season is closed."""
    return words("Winnaar") if closed else words("Bovenaan")


def moves(words: Words, one: Ending) -> Iterator[str]:
    """Who go to another group."""
    if one.up:
        yield words("Omhoog: {names}.", names=words.listed(one.up))
    if one.down:
        yield words("Omlaag: {names}.", names=words.listed(one.down))
    if one.undecided:
        yield words(
            "Gelijk op de grens van omhoog of omlaag: {names}. Zij gaan niet vanzelf: beslis"
            " door loting of in het bestuur, en zet wie gaat bij Groepen van het volgende"
            " seizoen. Met loten onder wat bij gelijk aantal beslist, gebeurt dit niet.",
            names=words.listed(one.undecided),
        )


def rectified(words: Words, one: SeasonMoved) -> str:
    """The head of a rectification."""
    return words(
        "Rectificatie {number}: {competition}",
        number=one.rectification,
        competition=one.competition,
    )


def place(found: int | None) -> str:
    """A place, or a dash for none."""
    return "–" if found is None else str(found)


def moved(words: Words, one: StandingMoved) -> str:
    """A line in the window: "A. Bos: 3 wordt 2 (25.341 wordt 25.361)"."""
    totals = f"{words.number(one.total_before)} → {words.number(one.total_after)}"
    return f"{one.name}: {place(one.place_before)} → {place(one.place_after)} ({totals})"
