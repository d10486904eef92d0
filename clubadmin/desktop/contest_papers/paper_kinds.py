"""The papers there are: for which evening each makes sense, what it needs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from clubadmin.domain.draw.formats import Decides
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.comparison.comparison import Board, Contest, Crosstable, DealtWallet, Traveller
from clubadmin.model.draw.knockout import Bracket
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.moves import Moves
from clubadmin.model.results.result import EveningResult, Standings

BEFORE, DURING, AFTER, SEASON = "before", "during", "after", "season"  # when a paper is wanted

_MOST_ROWS = 24  # games of which three boompjes fit beside each other, to be written in by hand


@dataclass(frozen=True)
class Options:
    """How lists and cards are printed."""

    both_sides: bool = False  # hand cards: printed on the back, else folded
    hung: bool = True  # large, to hang on a wall; else small, for a table
    own_sets: bool = False  # tables that play the same games each have wallets of their own


@dataclass(frozen=True)
class Facts:
    """All that papers are made from; what no ticked paper needs is not read."""

    club: ClubSettings
    evening: Evening
    result: EveningResult | None = None
    boards: tuple[Board, ...] = ()
    wallets: tuple[DealtWallet, ...] = ()
    contest: Contest | None = None
    travellers: tuple[Traveller, ...] = ()
    crosstables: tuple[Crosstable, ...] = ()
    bracket: Bracket | None = None
    sessions: Contest | None = None  # the contest up to this evening
    standings: Standings | None = None  # of the competition, up to this evening
    moves: Moves = field(default_factory=dict)  # in it, since the evening before


Given = Callable[[Facts, Options], tuple[tuple[Any, ...], dict[str, Any]]]


@dataclass(frozen=True)
class Kind:
    """A paper."""

    key: str
    when: str
    suits: Callable[[Evening], bool]  # whether it means anything for such an evening
    needs: frozenset[str] = frozenset()  # fields of `Facts`
    given: Given = lambda _facts, _options: ((), {})
    """What the report takes beside the evening and the club."""


def _always(_: Evening) -> bool:
    return True


def _compared(evening: Evening) -> bool:
    return evening.form.compared


def _matchpoints(evening: Evening) -> bool:
    return evening.form.decides is Decides.MATCHPOINTS


def _knockout(evening: Evening) -> bool:
    return evening.form.decides is Decides.KNOCKOUT


def has_standings(evening: Evening) -> bool:
    """Whether an evening is one of more that together make standings."""
    return evening.planned != 1 and not _knockout(evening)


def _sessions(evening: Evening) -> bool:
    return evening.planned != 1 and _matchpoints(evening)


def _moves(evening: Evening) -> bool:
    return evening.rounds > 1 and not _knockout(evening)  # who wins plays whom is not known before


def _cards(facts: Facts, options: Options) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (facts.wallets,), {"own_sets": options.own_sets}


def _hand_cards(facts: Facts, options: Options) -> tuple[tuple[Any, ...], dict[str, Any]]:
    sides = {"both_sides": options.both_sides, "own_sets": options.own_sets}
    return (facts.wallets,), sides


def _labels(facts: Facts, options: Options) -> tuple[tuple[Any, ...], dict[str, Any]]:
    reserve = tuple(one.game for one in facts.wallets if one.reserve)
    return (reserve,), {"own_sets": options.own_sets}


def _sets(_: Facts, options: Options) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (), {"own_sets": options.own_sets}


def _fields(*fields: str) -> Given:
    return lambda facts, _: (tuple(getattr(facts, field) for field in fields), {})


def _hung(*fields: str) -> Given:
    """Make the arguments of a list that hangs on a wall, or lies on a table."""
    return lambda facts, options: (
        tuple(getattr(facts, field) for field in fields),
        {"hung": options.hung},
    )


def _by_sitting(evening: Evening) -> bool:
    return evening.form.sitting > 1 and evening.players == 4 and evening.games <= _MOST_ROWS


KINDS: tuple[Kind, ...] = (
    Kind("participants", BEFORE, _always, given=_hung()),
    Kind("draw-table", BEFORE, _always, given=_hung()),
    Kind("draw-name", BEFORE, _always,
         given=lambda _, options: (("name",), {"hung": options.hung})),
    Kind("slips", BEFORE, _always),
    Kind("table-cards", BEFORE, _always),
    Kind("movement", BEFORE, _moves),
    Kind("labels", BEFORE, _compared, frozenset({"wallets"}), _labels),
    Kind("hand-cards", BEFORE, _compared, frozenset({"wallets"}), _hand_cards),
    Kind("control-cards", BEFORE, _compared, frozenset({"wallets"}), _cards),
    Kind("score-cards", DURING, _compared, given=_sets),
    Kind("sheets", DURING, _always),
    Kind("round-sheets", DURING, _by_sitting),
    Kind("collecting-blank", DURING, _matchpoints),
    Kind("bracket", DURING, _knockout, frozenset({"bracket"}), _fields("bracket")),
    Kind("result", AFTER, _always, frozenset({"result"}), _hung("result")),
    Kind("announcer", AFTER, _always, frozenset({"result"}), _fields("result")),
    Kind("diplomas", AFTER, _always, frozenset({"result"}), _fields("result")),
    Kind("boards", AFTER, _compared, frozenset({"boards"}), _fields("boards")),
    Kind("travellers", AFTER, _matchpoints, frozenset({"travellers"}), _fields("travellers")),
    Kind("crosstable", AFTER, _matchpoints, frozenset({"crosstables"}), _fields("crosstables")),
    Kind("collecting", AFTER, _matchpoints, frozenset({"boards", "contest"}),
         _fields("boards", "contest")),
    Kind("sessions", SEASON, _sessions, frozenset({"sessions"}), _hung("sessions")),
    Kind("standings", SEASON, has_standings, frozenset({"standings", "moves"}),
         _hung("standings", "moves")),
    Kind("season-announcer", SEASON, has_standings, frozenset({"standings"}), _fields("standings")),
    Kind("season-diplomas", SEASON, has_standings, frozenset({"standings"}), _fields("standings")),
)  # fmt: skip


def suitable(evening: Evening) -> Iterator[Kind]:
    """The papers that mean something for an evening."""
    return (kind for kind in KINDS if kind.suits(evening))


def tells_standing(kind: Kind) -> bool:
    """Whether one can read from a paper how it stands."""
    return kind.when in {AFTER, SEASON} or kind.key == "bracket"


def lacking(kind: Kind, evening: Evening, dealt: bool) -> str:
    """Tell what has to be there first: "people", "draw", "deal" or "scores"; "" when nothing."""
    if not evening.participants:
        return "people"
    if kind.key == "participants":
        return ""
    if not evening.plan and evening.depth == "game":
        return "draw"
    if kind.key == "control-cards" and not dealt:
        return "deal"
    if kind.when == AFTER and not evening.begun:
        return "scores"
    return ""


def is_over(evening: Evening) -> bool:
    """Whether every sheet of every round is signed off."""
    if evening.status == "closed":
        return True
    return (
        bool(evening.plan)
        and len(evening.plan) >= evening.rounds
        and (evening.signed == evening.sheets)
    )
