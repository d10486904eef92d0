"""Faults in a row, each a finding with code and arguments.

Sentences are made in `wording.py`. Errors keep a sheet from being signed off, never from
being stored.
"""

from dataclasses import dataclass, replace

from clubadmin.domain.row.columns import columns, has_roem
from clubadmin.domain.row.signs import Unreadable
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Severity, Side

Arg = int | str | tuple[int, ...] | tuple[str, ...]

WARNINGS = frozenset(
    {
        "sweep-unmarked",
        "bid-missing",
        "match-stopped",
        "misdeal-dealer",
        "hand-left",
        "hand-carry",
        "solo-player",
        "revoke-doubled",
        "revoke-twice",
    }
)

_ON_SHEETS = {
    "Manille-tornooi": "Manille-tornooi, Einde van de ronde",
    "Wedstrijdreglement van de Nederlandse Klaverjas Federatie, januari 1976": "NKF 1976, art. 4",
}
"""What a document says of the sheet, by how a rule set's source begins; most are silent."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, where it is, and the article it goes by.

    `game` is the row (for `total-mismatch`: the row that explains it, if one does); `field`
    is points, roem, bid, double, fines, row or total. `args` are what the sentence needs.
    """

    game: int | None
    side: Side | None
    field: str
    severity: Severity
    code: str
    args: tuple[tuple[str, Arg], ...] = ()
    article: str = ""

    @property
    def values(self) -> dict[str, Arg]:
        """The arguments by name."""
        return dict(self.args)


def finding(
    code: str, side: Side | None, field: str, article: str, game: int | None, /, **args: Arg
) -> Finding:
    """A finding with the severity that its code has."""
    severity = Severity.WARNING if code in WARNINGS else Severity.ERROR
    return Finding(game, side, field, severity, code, tuple(args.items()), article)


def one_game(games: tuple[int, ...]) -> int | None:
    """The game that is named, None where several are or none is."""
    (game,) = games if len(games) == 1 else (None,)
    return game


def sheet_article(rules: RuleSet) -> str:
    """The article by which a whole sheet is kept; "" where the rules do not name one.

    That its games and totals stand there rightly is asked of any sheet: no other rules are cited.
    """
    return _ON_SHEETS.get(rules.source.partition(":")[0], "")


def of_sheet(found: tuple[Finding, ...], rules: RuleSet) -> tuple[Finding, ...]:
    """The findings with what the two sides are called on a sheet, where that is not Wij and Zij."""
    called = columns(rules).sides
    if called == "wij-zij" or not found:
        return found
    return tuple(replace(one, args=(*one.args, ("sides", called))) for one in found)


def unreadable(line: Unreadable, rules: RuleSet, meant: tuple[str, ...] = ()) -> Finding:
    """The finding for a line that cannot be read; `meant` are lines that may have been meant."""
    reason = line.reason
    if reason == "amount" and not has_roem(rules):
        reason = "amount-unknown"
    return finding(
        "unreadable",
        None,
        "row",
        rules.articles.get(_UNKNOWN.get(reason, ""), ""),
        None,
        reason=reason,
        char=line.char,
        position=line.position,
        meant=meant,
        title=rules.title,
    )


_UNKNOWN = {
    "amount-unknown": "roem_where",
    "bid-unknown": "bidding",
    "double-unknown": "doubling",
    "double-most": "doubling",
    "no-trumps-unknown": "no_trumps",
    "solo-unknown": "players",
    "player": "players",
    "share-unknown": "solo_share",
    "share": "solo_share",
    "hand-unknown": "roem_where",
    "stuk-unknown": "roem_where",
    "stuk": "stuk",
    "stripe": "stripe_required",
    "passed-unknown": "passed_round",
    "fine-unknown": "revoke",
    "misdeal-unknown": "misdeal_fine",
    "dealer-known": "first_dealer",
}
