"""Requests of a window or page to open another, without knowing its module.

    ask(self, ShowSeasonEnd(season_id))

The main window holds the doors; `clubadmin.desktop.shell.doors` says what opens for each request,
and each part says it of its own.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, dataclass_transform

from clubadmin.part import Show, parts

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from clubadmin.domain.referee.record import Judgement
    from clubadmin.domain.rules.rules import RuleSet
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.explain.explanation import Explained
    from clubadmin.model.explain.figure_asked import Asked
    from clubadmin.model.sheets.dispute import Case, InView
    from clubadmin.services.club.club import OpenClub

Opener = str | Callable[[Any, Any, Any], object]
"""The class of a window beside the main one, or what opens it, named from `clubadmin.desktop` on:
it is shown about what stands in the request. Or what gets the main window, the widget that asks
and the request."""


class Doors:
    """The map of requests to what opens."""

    def __init__(self, window: Any, openers: Mapping[type, Opener]) -> None:
        self._window = window
        self._openers = openers

    def open(self, asking: "QWidget", request: object) -> object:
        """Open what is asked for, above the window that the asking widget is in.

        Of a part that is not there nothing opens.
        """
        if not leads(request):
            return None
        if isinstance(request, Show):
            opener, about = _of_parts()[request.door], request.about
        else:
            opener, about = self._openers[type(request)], (*vars(request).values(),)
        if not isinstance(opener, str):
            return opener(self._window, asking, request)
        window, found = self._window, loaded(opener)
        return getattr(found, "open_one", found)(asking, window.ops, window.theme, *about)


def loaded(place: str) -> Any:
    """A class of the window, loaded when it is needed, such as "standings.page.StandingsPage"."""
    module, _, name = f"clubadmin.desktop.{place}".rpartition(".")
    return getattr(import_module(module), name)


def _of_parts() -> Mapping[str, Opener]:
    return {door: opener for part in parts().values() for door, opener in part.doors.items()}


def leads(request: object) -> bool:
    """Whether something opens for a request: a part may have been taken out."""
    return not isinstance(request, Show) or request.door in _of_parts()


def ask(asking: "QWidget", request: object) -> object:
    """Open what is asked for; answers what the opener answers.

    Raises:
        LookupError: the widget is in no window that has doors.
    """
    at: Any = asking
    while at is not None:
        if isinstance(doors := getattr(at, "doors", None), Doors):
            return doors.open(asking, request)
        at = at.parent()
    raise LookupError("what is asked for opens from a widget in the main window only")


@dataclass_transform(frozen_default=True)
class Request:
    """A request: what is annotated in its class, in that order.

    A dataclass to who reads it, and a tenth of the time of one to load.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        fields = type(self).__annotations__
        found = dict(zip(fields, given, strict=False)) | named
        vars(self).update({name: found.pop(name, getattr(self, name, ...)) for name in fields})
        if found or len(given) > len(fields) or ... in vars(self).values():
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))


# places of the main window


class GiveCommand(Request):
    """The request for a command in the help; the name is one of `shell.commands`."""

    name: str


class ShowEvening(Request):
    """An evening, at the step where there is work; answers the main window."""

    evening_id: int


class ShowSheet(Request):
    """A sheet, and a row of it; answers the main window."""

    evening_id: int
    table_id: int
    game: int | None = None


class ShowEntrant(Request):
    """The page of a person, a pair or a team; Backspace there comes back to where it was asked."""

    kind: str  # "member", "pair" or "team"
    id: int


class ShowParticipant(Request):
    """The page of who plays an evening under a number: a person, a pair or a team."""

    participant_id: int


class ShowRanked(Request):
    """The page of who has a row in the standings of a competition."""

    competition_id: int
    entrant_id: int


class ShowPastEvening(Request):
    """The page of an evening; Backspace there comes back to where it was asked."""

    evening_id: int


# a figure


class ShowExplanation(Request):
    """The request for the explanation of a figure."""

    figure: "Asked"


class ShowAnswer(Request):
    """The request for an explanation by a question of one's own, asked again at each change."""

    question: "Callable[[OpenClub], Explained]"


# a competition or a season


class ShowRule(Request):
    """The rule of the standings."""

    competition_id: int


class ShowGroups(Request):
    """The request for the groups."""

    competition_id: int


class ShowAlsoCounting(Request):
    """The request for evenings of other competitions that count as well."""

    competition_id: int


class ShowAbsentees(Request):
    """The request for those absent from an evening; in a competition, None: its own."""

    evening_id: int
    competition_id: int | None = None


class ShowStatistics(Request):
    """How was played in a competition, or on one evening of it."""

    competition_id: int
    evening_id: int | None = None


class ShowLedger(Request):
    """The request for turns of sitting out."""

    competition_id: int


class ShowSeasonEnd(Request):
    """Closing a season, opening it again, and making the next one from it."""

    season_id: int


EXCHANGE = 4  # the number of the part of the place "Club" that reads and writes lists


# an evening


class ShowManual(Request):
    """The help as a paper: all of it, or the card of one page."""

    card: bool = False


class ShowDues(Request):
    """The dues of members and what they paid, or a statement of the bank with its file."""

    file: "Path | None" = None


class ShowCash(Request):
    """The money of an evening."""

    evening_id: int


PEOPLE, PAIRS, TEAMS, DUES, LETTERS, CONSENTS, BOARD, TWICE, FIELDS, HISTORY = range(10)
"""The numbers of the tabs of the place "Leden"."""


class ShowMembers(Request):
    """A tab of the place "Leden"."""

    tab: int


class ShowWishes(Request):
    """The wishes of members for every draw."""


class ShowFillIn(Request):
    """A fill-in game in a round; `seated` gets the evening with its table."""

    evening: "Evening"
    round: int
    seated: "Callable[[Evening], object]"


class ShowControlDesk(Request):
    """The request for the sheets' places; `go` is called with the table to open."""

    evening_id: int
    go: Callable[[int], object]


class ShowDealing(Request):
    """The games as they are dealt, beginning with one of them."""

    evening: "Evening"
    game: int | None = None


class ShowPapers(Request):
    """Every paper of an evening; `delivered` is told when some were printed or kept."""

    evening_id: int
    delivered: Callable[[], object] | None = None


class TurnClock(Request):
    """Start the clock of the round, or have it stand still."""

    evening_id: int


class ShowProtests(Request):
    """The protests; `go` is called with the table and row to show, None: its sheet opens."""

    evening_id: int
    go: Callable[[int, int], object] | None = None


class ShowDecisions(Request):
    """The request for decisions; `go` is called with the table and game, None: its sheet opens."""

    evening_id: int
    go: Callable[[int, int], object] | None = None


class EveningInView(Request):
    """Answers the id of the evening that the main window shows; 0 for none."""


# a row of a sheet


class ShowReferee(Request):
    """The referee on a row, or on whatever was entered last without one.

    `view` is the sheet that is looked at while one is in none of its rows, and `rules` those of
    the evening in view: a play of no row begins under them.
    """

    case: "Case | None" = None
    view: "InView | None" = None
    rules: "RuleSet | None" = None


class ShowDecision(Request):
    """The request for a decision about a row; with the referee's `judgement` and `play`.

    `decided` is called with what stands in the row once it is in the file.
    """

    case: "Case"
    judgement: "Judgement | None" = None
    play: str = ""
    decided: Callable[[str], object] | None = None


class ShowDamage(Request):
    """The request for the damage of a club that was closed, and the ways on from there."""

    error: Exception


class ShowPlayPaper(Request):
    """A play on paper before anything is decided, of a row or of none."""

    case: "Case | None"
    play: str
    rules: "RuleSet"
