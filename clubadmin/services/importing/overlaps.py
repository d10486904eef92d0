"""Overlaps of a list's evenings with the club's, also under another number or name."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.names import letters
from clubadmin.i18n import Listed, Message
from clubadmin.model.importing.importing import Answer, Choice
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing.assembling import Evening, Key
from clubadmin.services.importing.existing import Known, KnownEvening
from clubadmin.services.importing.questions import LEAVE, Asked, evening_number
from clubadmin.services.importing.values import years_of

_NAMED = 4  # differences
_FEWEST = 2  # of fewer people the same figures can be chance
_TOTALS = text(
    "SELECT s.name, c.name, e.number, e.date, r.total FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " JOIN evening_result r ON r.evening_id = e.id"
    " WHERE e.date IN (SELECT value FROM json_each(:days))"
)
_Held = dict[tuple[str, str, int, str], list[int]]


def with_names(evenings: Iterable[Evening], known: Known, asked: Asked) -> None:
    """Ask where a season or a competition is spelled nearly as one in the club or the list."""
    seasons: dict[str, None] = dict.fromkeys(known.seasons)
    formats = dict.fromkeys(known.formats)
    for evening in evenings:
        evening.season = _season(evening, seasons, asked)
        evening.competition = _competition(evening, formats, asked)
        seasons[evening.season] = formats[evening.season, evening.competition] = None


def _season(evening: Evening, known: Mapping[str, None], asked: Asked) -> str:
    name = evening.season
    if name in known:
        return name
    years = years_of(name)
    near = [
        one
        for one in known
        if letters(one) == letters(name) or (years is not None and years_of(one) == years)
    ]
    return _same_or_new(f"likeseason:{name}", name, near, evening, asked)


def _competition(evening: Evening, known: Mapping[tuple[str, str], None], asked: Asked) -> str:
    name = evening.competition
    held = {one for season, one in known if season == evening.season}
    every = held or {one for _, one in known}
    if name in every:
        return name
    near = sorted(one for one in every if letters(one) == letters(name))
    return _same_or_new(f"likecompetition:{name}", name, near, evening, asked)


def _same_or_new(key: str, name: str, near: list[str], evening: Evening, asked: Asked) -> str:
    if not near:
        return name
    choices = [*(Choice("same", one, one) for one in near[:3]), Choice("apart", label=name)]
    answer = asked.ask(key, [name, near[0]], evening.spots[:1], choices, 0)
    if answer is None or answer.choice == "apart":
        return near[0] if answer is None else name
    return answer.choice.partition(":")[2]


def not_there_yet(evenings: list[Evening], known: Known, asked: Asked) -> list[Evening]:
    """The evenings that can come in: of the right kind, and under a number that is free."""
    forms = dict(known.formats)
    fitting = [one for one in evenings if _of_the_kind(one, forms, asked)]
    taken = {one.key for one in fitting}
    coming: dict[Key, Evening] = {}
    for evening in fitting:
        first = evening.key not in coming or _renumbered(evening, known, taken, asked)
        if first and _already_held(evening, known, taken, asked):
            coming[evening.key] = evening
    return list(coming.values())


def opened(evenings: Iterable[Evening], known: Known, asked: Asked) -> list[Evening]:
    """The opening stands that can come in: what is in the club counts once."""
    forms = dict(known.formats)
    fitting = (one for one in evenings if one.entries and _of_the_kind(one, forms, asked))
    return [one for one in fitting if _counts_once(one, known, asked)]


def _counts_once(stand: Evening, known: Known, asked: Asked) -> bool:
    """Whether no evening of a stand, and no other stand, counts already; that may be replaced."""
    place = (stand.season, stand.competition)
    before = known.openings.get(place)
    held = [one.number for one in known.evenings.get(place, ()) if one.number <= stand.number]
    if before is None and not held:
        return True
    values = [stand.competition, stand.season, max((*held, before or 0)), stand.number]
    choices = (LEAVE,) if held else (LEAVE, Choice("replace"))
    answer = asked.ask(f"opened:{stand.named}", values, stand.spots[:1], choices)
    return answer is not None and answer.choice == "replace"


def _renumbered(evening: Evening, known: Known, taken: set[Key], asked: Asked) -> bool:
    """Settle an evening that got the place of another of the list, by its date or its name."""
    numbers = _numbers(evening, known, taken)
    choices = (LEAVE, Choice("number", str(_free(numbers)), typed="number"))
    spot = evening.spots[0]
    key = f"clash:{evening.named}:{spot.sheet}:{spot.row}:{spot.column}"
    values = [evening.number, evening.competition, evening.season]
    answer = asked.ask(key, values, [spot], choices)
    return _take_number(evening, answer, (key, numbers), taken, asked)


def _of_the_kind(evening: Evening, forms: dict[tuple[str, str], str], asked: Asked) -> bool:
    """Whether its competition is played by such entrants, for points; a new one as it begins."""
    form = forms.setdefault((evening.season, evening.competition), _entrants(evening))
    if _fits(evening, form):
        return True
    key = f"format:{evening.season}|{evening.competition}|{_entrants(evening)}"
    choices = (Choice("competition", typed="text"), LEAVE)
    values = [evening.competition, evening.season, _entrants(evening), form]
    answer = asked.ask(key, values, evening.spots[:1], choices)
    if answer is None or answer.choice == "leave":
        return False
    evening.competition = answer.value.strip()
    form = forms.setdefault((evening.season, evening.competition), _entrants(evening))
    if not _fits(evening, form):
        asked.refuse(key, "format")
    return True


def _entrants(evening: Evening) -> str:
    return "pairs" if len(evening.entries[0].people) == 2 else "individual"


def _fits(evening: Evening, form: str) -> bool:
    known = FORMATS[form]
    return known.decides is Decides.POINTS and known.entrant is FORMATS[_entrants(evening)].entrant


def _already_held(
    evening: Evening, known: Known, taken: set[tuple[str, str, int]], asked: Asked
) -> bool:
    """Settle an evening whose number is in the club already; one that is the same is left out."""
    place = (evening.season, evening.competition)
    held = known.evening(place, evening.number)
    if held is None:
        return True
    numbers = _numbers(evening, known, taken)
    choices = [LEAVE, Choice("number", str(_free(numbers)), typed="number")]
    if held.from_paper:
        choices.insert(1, Choice("replace"))
    rounds = max(one.round or 0 for one in evening.entries)
    if held.lacks(evening.totals, evening.day, rounds):
        choices.insert(1, Choice("join"))
    other = _differences(evening, held, known)
    told = Message(" Anders is: {what}.", what=_first(other)) if other and held.from_paper else ""
    values = [evening.number, evening.competition, evening.season, held.day, told]
    same = held.from_paper and not other and evening.day in (None, held.day)
    key = f"held:{evening.named}"
    left = Answer("leave") if same else None
    answer = asked.ask(key, values, evening.spots[:1], choices, known=left)
    if answer is not None and answer.choice == "replace":
        evening.replaces = held.id
        return True
    if answer is not None and answer.choice == "join":
        evening.joins, evening.day = held.id, held.day
        return True
    return _take_number(evening, answer, (key, numbers), taken, asked)


def _differences(evening: Evening, held: KnownEvening, known: Known) -> list[str]:
    """Each total that the list has otherwise than the club, as "Jan Bos 5012 (nu 5021)"."""
    names = {tuple(sorted(one.people)): one.name for one in evening.entries}
    made = dict.fromkeys(names, 0)
    for people, total in evening.totals.items():
        made[tuple(sorted(people))] += total
    for people in held.made.keys() - made.keys():
        names[people] = " – ".join(known.alike.by_id[one].label for one in people)
    return [
        f"{name} {made.get(people, '–')} ({held.made.get(people, '–')})"
        for people, name in names.items()
        if made.get(people) != held.made.get(people)
    ]


def _first(told: Sequence[str]) -> Listed:
    """The first of them, and how many more."""
    more = Message("en nog {count}", count=len(told) - _NAMED)
    return Listed((*told[:_NAMED], *([more] if len(told) > _NAMED else ())), joint="")


def _numbers(evening: Evening, known: Known, taken: set[Key]) -> set[int]:
    """The numbers that its competition has already, in the club or the list."""
    place = (evening.season, evening.competition)
    numbers = {one.number for one in known.evenings.get(place, ())}
    return numbers | {number for season, name, number in taken if (season, name) == place}


def _free(numbers: set[int]) -> int:
    return next(one for one in range(1, 100_000) if one not in numbers)


def _take_number(
    evening: Evening,
    answer: Answer | None,
    about: tuple[str, set[int]],
    taken: set[Key],
    asked: Asked,
) -> bool:
    """Give it the number that was typed; False when it is left out or not decided."""
    if answer is None or answer.choice == "leave":
        return False
    key, numbers = about
    number = evening_number(answer)
    if not number or number in numbers:
        asked.refuse(key, "number")
        return False
    evening.number = number
    taken.add(evening.key)
    return True


def without_copies(club: OpenClub, evenings: Sequence[Evening], asked: Asked) -> list[Evening]:
    """The evenings, asking of each whose day and figures are those of one that is there."""
    held = _held(club, evenings)
    return [one for one in evenings if not _is_copy(one, held, asked)]


def _held(club: OpenClub, evenings: Sequence[Evening]) -> _Held:
    """Find the results of the same days, by season, competition, number and day."""
    days = sorted({str(one.day) for one in evenings if one.day is not None})
    found: _Held = defaultdict(list)
    if days:
        listed = "[" + ",".join(f'"{day}"' for day in days) + "]"
        with club.store.read() as conn:
            for season, name, number, day, total in conn.execute(_TOTALS, {"days": listed}):
                found[season, name, number, str(day)].append(total)
    return found


def _is_copy(evening: Evening, held: _Held, asked: Asked) -> bool:
    """Whether it is left out, because it is there already."""
    made = sorted(evening.totals.values())
    if len(made) < _FEWEST:
        return False
    for (season, name, number, day), others in held.items():
        if (
            day != str(evening.day)
            or sorted(others) != made
            or evening.key == (season, name, number)
        ):
            continue
        values = [evening.number, evening.competition, number, name, season]
        choices = (LEAVE, Choice("both"))
        answer = asked.ask(f"copy:{evening.named}", values, evening.spots[:1], choices)
        return answer is not None and answer.choice == "leave"
    return False
