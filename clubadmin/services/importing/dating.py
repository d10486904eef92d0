"""The day of each evening, and whether it lies in its season."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Answer, Choice, Draft
from clubadmin.services.importing.assembling import Evening
from clubadmin.services.importing.existing import Known, KnownSeason
from clubadmin.services.importing.questions import LEAVE, TAKE, Asked
from clubadmin.services.importing.scores import Fact
from clubadmin.services.importing.values import Years, read_day, season_of, years_of
from clubadmin.services.input.unlikely import unlikely

_EXTEND = Choice("extend")
_AFTER = {"week": 7, "fortnight": 14}  # days
_LONGEST = 800  # days, as `services.seasons` has it


def calendar_year(draft: Draft) -> str:
    """The year that the lines above the list, its sheet or its file name by itself; "" for none."""
    if draft.given.season or any(role.kind == "season" for role in draft.layout.roles):
        return ""
    sheet = draft.book.sheets[draft.sheets[0]]
    top = max(draft.layout.header - draft.layout.above, 0)
    said = [" ".join(row) for row in sheet.rows[:top]]
    for line in (*said, sheet.name, draft.book.file):
        years = years_of(line)
        if years is not None and years.starts.month == 1:
            return str(years.starts.year)
    return ""


def of_one_year(facts: Sequence[Fact], year: str, known: Known, asked: Asked) -> list[Fact]:
    """The facts, those of a list that is of one calendar year in one season if that is so."""
    days = [one.day for one in facts if one.day is not None and not one.season]
    if not year or not days or any(str(day.year) != year for day in days):
        return list(facts)
    first, last = season_of(min(days)), season_of(max(days))
    if first == last or all(known.season_on(day) for day in (min(days), max(days))):
        return list(facts)
    choices = (Choice("oneyear", year, year), Choice("halves", "", ""))
    spots = [facts[0].spot]
    answer = asked.ask("years:all", [year], spots, choices, 0)
    if answer is not None and answer.choice == "halves":
        return list(facts)
    return [one if one.season else replace(one, season=year) for one in facts]


@dataclass
class _Series:
    """The evenings of a competition as far as they were gone through."""

    before: Evening | None = None  # the last one that comes
    # how long after the one before it an evening was said to be; those that follow without a date
    # are taken to go on like that, until something else is said of one
    step: Answer | None = None


def dated(
    evenings: Sequence[Evening], known: Known, asked: Asked, today: date, *, fixed: bool = False
) -> list[Evening]:
    """The evenings that have a day, with that day; the season may have become another.

    Args:
        evenings: of the list.
        known: the club.
        asked: where it is asked.
        today: by which a day is unlikely.
        fixed: the days are as a club has them: a new season is as long as they make it.
    """
    found: list[Evening] = []
    series: dict[tuple[str, str], _Series] = {}
    for evening in sorted(evenings, key=lambda one: one.key):
        own = series.setdefault((evening.season, evening.competition), _Series())
        evening.day, comes = _day(evening, own, asked)
        if comes:
            own.before = evening
        if evening.day is None:
            found += [evening] if comes else []
            continue
        made = fixed and evening.season not in known.seasons
        if not made and not _in_season(evening, known, asked):
            continue
        if _is_meant(evening, known, asked, today):
            found.append(evening)
    if not fixed:
        _same_day(found, known, asked)
    return [one for one in found if one.entries]


def _day(evening: Evening, series: _Series, asked: Asked) -> tuple[date | None, bool]:
    """The day of an evening, None as long as it is not known; and whether the evening comes."""
    days = Counter(one.day for one in evening.entries if one.day is not None)
    about = [evening.number, evening.competition, evening.season]
    if len(days) == 1:
        return next(iter(days)), True
    if not days:
        return _unknown_day(evening, series, asked)
    choices = [
        *(Choice("day", str(day), said(day)) for day, _ in days.most_common(5)),
        Choice("date", typed="date"),
        LEAVE,
    ]
    odd = [one.spot for one in evening.entries if one.day != days.most_common(1)[0][0]]
    answer = asked.ask(f"dates:{evening.named}", [*about, len(days)], odd, choices)
    if answer is None:
        return days.most_common(1)[0][0], True
    if answer.choice == "leave":
        return None, False
    return read_day(answer.value or answer.choice.partition(":")[2]), True


def said(day: date) -> Message:
    """A day by itself."""
    return Message("{day}", day=day)


def _unknown_day(evening: Evening, series: _Series, asked: Asked) -> tuple[date | None, bool]:
    """Ask for an unknown day: a date, or some weeks after the evening before it."""
    key = f"nodate:{evening.named}"
    about = [evening.number, evening.competition, evening.season]
    before = series.before
    after = [Choice(code) for code in _AFTER] if before is not None else []
    choices = [Choice("date", typed="date"), *after, LEAVE]
    answer = asked.ask(key, about, evening.spots[:1], choices, known=series.step)
    if answer is None or answer.choice == "leave":
        return None, answer is None
    if answer.choice == "date":
        return read_day(answer.value), True
    series.step = answer
    if before is None or before.day is None:
        asked.refuse(key, "before")
        return None, True
    return before.day + timedelta(days=_AFTER[answer.choice]), True


def _is_meant(evening: Evening, known: Known, asked: Asked, today: date) -> bool:
    """Ask about a day that hardly any evening has; False when the evening is left out."""
    if not unlikely((evening.day,), today) or asked.holds(f"outside:{evening.named}"):
        return True
    key = f"unlikely:{evening.named}"
    values = [evening.number, evening.competition, evening.day]
    choices = (TAKE, Choice("date", typed="date"), LEAVE)
    answer = asked.ask(key, values, evening.spots[:1], choices)
    if answer is not None and answer.choice == "date":
        evening.day = read_day(answer.value)
        _must_fit(evening, known, asked, key)
    return answer is None or answer.choice != "leave"


def _in_season(evening: Evening, known: Known, asked: Asked) -> bool:
    """Settle a date outside the season; False when the evening is left out or undecided."""
    assert evening.day is not None
    season = _bounds(evening.season, known)
    if season is None or season.starts <= evening.day <= season.ends:
        return _open_season(evening, known, asked)
    name = known.season_on(evening.day) or season_of(evening.day)
    first, last = min(season.starts, evening.day), max(season.ends, evening.day)
    meant = _within(evening.day, season)
    choices = [Choice("date", meant, typed="date"), Choice("season", name, typed="text")]
    if not season.closed and (last - first).days <= _LONGEST:
        choices.append(_EXTEND)
    values = [
        evening.number,
        evening.competition,
        evening.day,
        evening.season,
        Message("{first} – {last}", first=season.starts, last=season.ends),
    ]
    key = f"outside:{evening.named}"
    answer = asked.ask(key, values, evening.spots[:1], [*choices, LEAVE])
    if answer is None:
        return True  # shown as it stands, and not taken before it is decided
    if answer.choice == "leave":
        return False
    if answer.choice == "extend":
        evening.extends = True
        return True
    if answer.choice == "date":
        evening.day = read_day(answer.value)
    else:
        evening.season = answer.value.strip()
    _must_fit(evening, known, asked, key)
    return True


def _within(day: date, season: KnownSeason) -> str:
    """Put a day and month into the season, where only the year may be a slip; else ""."""
    found = Years(season.starts, season.ends).dated(day.day, day.month)
    return f"{found:%d-%m-%Y}" if found and season.starts <= found <= season.ends else ""


def _must_fit(evening: Evening, known: Known, asked: Asked, key: str) -> None:
    """Refuse an answer after which the evening is still outside its season."""
    season = _bounds(evening.season, known)
    day = evening.day
    inside = season is None or (day and season.starts <= day <= season.ends and not season.closed)
    if day is None or not inside:
        asked.refuse(key, "outside")


def _bounds(name: str, known: Known) -> KnownSeason | None:
    """Find the bounds of a season: as the club has it, or as its name tells."""
    if name in known.seasons:
        return known.seasons[name]
    years = years_of(name)
    if years is None or years.starts.month == 1:
        return None
    return KnownSeason(name, years.starts, years.ends, closed=False)


def _open_season(evening: Evening, known: Known, asked: Asked) -> bool:
    """A closed season takes no evening any more."""
    season = known.seasons.get(evening.season)
    if season is None or not season.closed:
        return True
    values = [evening.number, evening.competition, evening.season]
    key = f"closed:{evening.named}"
    choices = (LEAVE, Choice("season", typed="text"))
    answer = asked.ask(key, values, evening.spots[:1], choices)
    if answer is None or answer.choice == "leave":
        return False
    evening.season = answer.value.strip()
    _must_fit(evening, known, asked, key)
    return True


def _same_day(evenings: Sequence[Evening], known: Known, asked: Asked) -> None:
    """Ask about two evenings of a competition on one day."""
    first: dict[tuple[str, str, date], int] = {}
    for key, held in known.evenings.items():
        for one in held:
            first.setdefault((*key, one.day), one.number)
    for evening in evenings:
        if evening.day is None:
            continue
        at = (evening.season, evening.competition, evening.day)
        other = first.setdefault(at, evening.number)
        if other == evening.number:
            continue
        there = known.evening((evening.season, evening.competition), other)
        values = [evening.number, evening.competition, evening.day, other]
        kind = "sameday" if there is None else "heldday"
        choices = (Choice("both"), Choice("date", typed="date"), LEAVE)
        answer = asked.ask(f"{kind}:{evening.named}", values, evening.spots[:1], choices)
        if answer is not None and answer.choice == "leave":
            evening.entries = []
        elif answer is not None and answer.choice == "date":
            evening.day = read_day(answer.value)
            _must_fit(evening, known, asked, f"{kind}:{evening.named}")
