"""How many times a row counts: spades double (2), kraak, rekraak, superkraak (2, 4, 8).

And what a row has beside that of a game before it that hung (`carried`).
"""

from clubadmin.domain.row.raw import Mark, RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side

_SPADES = "s"
_MOST_KLOPPEN = 4
SUPERKRAAK = 3
"""How often a game can be doubled."""


def cards_worth(raw: RawGame, rules: RuleSet) -> int:
    """How many times each card counts before anything is compared: 2 with spades double."""
    return 2 if rules.spades_double and raw.trump == _SPADES else 1


def doubled(raw: RawGame, rules: RuleSet) -> int:
    """How many times the points of the row are noted because they were doubled: 1 to 8."""
    if rules.doubling == "none":
        return 1
    times = 1 << min(max(raw.double, 0), SUPERKRAAK)
    return times if rules.doubling == "kraken" else min(times, _MOST_KLOPPEN)


def stake(raw: RawGame, rules: RuleSet) -> int:
    """How many times the row's points count in all: 1 to 16."""
    return cards_worth(raw, rules) * doubled(raw, rules)


def row_total(raw: RawGame, rules: RuleSet) -> int:
    """The points of the whole row as settled: 162, 324 ... 2592."""
    return rules.total * stake(raw, rules)


def written_total(raw: RawGame, rules: RuleSet) -> int:
    """The sum of both sides' points as the row has them.

    As counted that is what the cards are worth; as written it is what the row is worth.
    """
    return rules.total if raw.counted else row_total(raw, rules) + carried(raw, rules)


def carried(raw: RawGame, rules: RuleSet) -> int:
    """The points of a game before that hung: what both sides' points are more than this game."""
    read_out = raw.counted and not raw.arbitral
    if not rules.hangs or read_out or raw.ns_points is None or raw.ew_points is None:
        return 0
    own = _revoke_total(raw, rules) if raw.mark is Mark.REVOKE else row_total(raw, rules)
    return max(raw.ns_points + raw.ew_points - own, 0)


def revoke_total(raw: RawGame, rules: RuleSet) -> int:
    """The points for the side that did not revoke, the penalty and what hung included."""
    return _revoke_total(raw, rules) + carried(raw, rules)


def _revoke_total(raw: RawGame, rules: RuleSet) -> int:
    penalty = rules.revoke_total - rules.total
    return row_total(raw, rules) + penalty * _bonus_times(raw, rules)


def sweep_bonus(raw: RawGame, rules: RuleSet) -> int:
    """The bonus of a pit in the roem box."""
    return rules.sweep_bonus * _bonus_times(raw, rules)


def box_bonus(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The amount in a side's box beside roem: the bonus of its pit, or the other's penalty."""
    if raw.mark is Mark.PIT and raw.mark_side is side:
        return sweep_bonus(raw, rules)
    if raw.mark is Mark.REVOKE and raw.mark_side is side.other and rules.revoke_in_box:
        return rules.revoke_penalty * _bonus_times(raw, rules)
    return 0


def without_bonus(roem: int, side: Side, raw: RawGame, rules: RuleSet) -> int:
    """A side's roem without what else its box holds; less than that lacks it already."""
    bonus = box_bonus(raw, side, rules)
    return roem if roem < bonus else roem - bonus


def winner_takes_all(raw: RawGame, rules: RuleSet) -> bool:
    """Whether all points and roem of the row go to one side: a game that was gekraakt."""
    return rules.doubling == "kraken" and raw.double > 0


def _bonus_times(raw: RawGame, rules: RuleSet) -> int:
    return stake(raw, rules) if rules.doubled_bonus else 1
