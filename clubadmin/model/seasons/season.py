"""Seasons, competitions and the list of their evenings."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Season:
    """A season, such as 2026-2027."""

    id: int
    name: str
    starts: date
    ends: date
    version: int = 1
    closed_at: str = ""  # when its standings were frozen; empty: it is going on


@dataclass(frozen=True)
class Competition:
    """A competition within a season."""

    id: int
    season_id: int
    name: str
    format: str  # as in `domain.competition.formats`
    rule_set: str
    games: int
    rounds: int
    evenings: int = 0  # planned; 0 = not known
    ranking: str = "sum"  # as `ranking_rule.parse_rule` reads it: "best:5,min:5,absent:lowest"
    tie_breaks: tuple[str, ...] = ("pits",)  # of `domain.competition.ties.TIE_BREAKS`, in order
    prizes: str = ""  # "1-4, 8, 12, 16 ..."
    odd_players: str = "sits-out"
    sit_out_points: str = "average"
    pair_draw: str = "move"  # "move" | "drawn"
    draw_by: str = "chance"  # or "standing", "strength"
    kin_apart: bool = False  # whether a draw keeps those of one club or one home apart
    team_pairs: int = 2  # teams only: how many pairs one has
    round_minutes: int = 0  # what the clock of a round starts at; 0 = no clock
    protest_minutes: int = 15  # how long a result is provisional after the end
    fill_in: str = "better"  # a round of who filled in may replace a lower own one; or "none"
    version: int = 1


@dataclass(frozen=True)
class EveningLine:
    """An evening in a list."""

    id: int
    competition_id: int
    competition: str
    number: int
    date: date
    status: str  # "open" | "closed"
    depth: str  # "game" | "round" | "evening"
    participants: int
    sheets_signed: int
    sheets: int
