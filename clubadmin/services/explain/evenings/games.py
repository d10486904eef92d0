"""A game as a part of a round: what it is worth for him, why, and what was decided about it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from clubadmin.domain.row.columns import SEATS, columns
from clubadmin.domain.row.hand_roem import rejected
from clubadmin.domain.row.made import bar
from clubadmin.domain.row.raw import Box, FineKind, Mark, RawGame, State
from clubadmin.domain.row.settle import SettledGame, compared
from clubadmin.domain.row.stakes import (
    cards_worth,
    doubled,
    revoke_total,
    stake,
    sweep_bonus,
    winner_takes_all,
)
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.systems.manille import NO_TRUMPS, times
from clubadmin.domain.terms import Outcome, Side
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import EveningFigure
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.explain.evenings.reading import GameRow, OwnRow, Table
from clubadmin.services.explain.phrases.words import Words

Measure = Callable[[Table, GameRow], int]

MEASURES: dict[EveningFigure, Measure] = {
    "total": lambda table, row: sum(table.figures(row)[:2]),
    "points": lambda table, row: table.figures(row)[0],
    "roem": lambda table, row: table.figures(row)[1],
    "pits": lambda table, row: table.figures(row)[2],
    "nat": lambda table, row: table.figures(row)[3],
    "fines": lambda _table, _row: 0,
    "won": lambda _table, _row: 0,
}
"""What a game is worth for a figure."""

_COUNTED = ("pits", "nat")  # of which only the games stand that are one


class Telling(NamedTuple):
    """Under which rules, in which words, and for which figure."""

    rules: RuleSet
    words: Words
    figure: EveningFigure = "total"


def games(table: Table, telling: Telling) -> Iterator[Explained]:
    """The games of a table, those that make the figure; of pits only the games with one."""
    for row in table.games:
        one = game(table, row, telling)
        if one.value or telling.figure not in (*_COUNTED, "fines"):
            yield one


def game(table: Table, row: GameRow, telling: Telling) -> Explained:
    """One game: what it counts, why, and what was decided about it."""
    rules, words = telling.rules, telling.words
    value = MEASURES[telling.figure](table, row)
    sentence, article = reasons(row.typed, rules, words)
    said = row_words(row.typed, rules, words.language)
    points, roem, _, _ = table.figures(row)
    own = words("own", points=points, roem=roem) if roem and telling.figure == "total" else ""
    typed = words("typed", typed=row.typed.strip())
    parts = [f"{said[:1].upper()}{said[1:]}.", sentence, own, typed]
    return Explained(
        title=title_of(table, row.game, words),
        figure=words.number(value),
        note=" ".join(part for part in parts if part),
        article=article,
        weight="counts",
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(row.game, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=row.game,
        value=value,
    )


def title_of(table: Table, row: int, words: Words) -> str:
    """What a row is called: by its game, where that lies in a wallet with its row as well."""
    if 0 < row <= len(table.wallets):
        return words("game-row", game=table.wallets[row - 1], row=row)
    return words("game", game=row)


def decision(one: Decision, evening_id: int, rules: RuleSet, words: Words) -> Explained:
    """What a director decided about a game, and what that made of its row."""
    note = one.text
    if one.line_before != one.line_after:
        before, after = (
            row_words(line, rules, words.language) if line.strip() else words("nothing")
            for line in (one.line_before, one.line_after)
        )
        note = f"{note} {words('decision-line', before=before, after=after)}"
    when = _day(one.decided_at)
    return Explained(
        title=words("decision", who=one.decided_by, when=when),
        note=note.strip(),
        article=one.article,
        evening_id=evening_id,
        table_id=one.table_id,
        game=one.game,
    )


def fine(table: Table, at: int, own: OwnRow, telling: Telling) -> Explained:
    """A fine of a player, with the article that sets it."""
    rules, words = telling.rules, telling.words
    row = next((one for one in table.games if one.game == at), None)
    raw = judge(row.typed, rules).raw if row else None
    kinds = {one.kind for one in raw.fines if one.seat == own.position} if raw else set()
    misdeal = kinds == {FineKind.MISDEAL}
    return Explained(
        title=words("fine", game=title_of(table, at, words)),
        figure=words.number(own.fine),
        note=words("fine-misdeal" if misdeal else "fine-revoke"),
        article=rules.articles["misdeal_fine" if misdeal else "revoke"],
        weight="counts",
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(at, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=at,
        value=own.fine,
    )


def _day(moment: str) -> str:
    """The day of a moment as people write it: "2026-11-12 21:14:03" is 12-11-2026."""
    year, _, rest = moment[:10].partition("-")
    month, _, day = rest.partition("-")
    return f"{day}-{month}-{year}" if day else moment


class Reason(NamedTuple):
    """A sentence, and the field of the rule set whose article says so; "" where none does."""

    sentence: str
    field: str = ""


def reasons(typed: str, rules: RuleSet, words: Words) -> tuple[str, str]:
    """Why a line is worth what it is: the sentences, and the articles they go by.

    Args:
        typed: the line as typed.
        rules: the rule set it was played under.
        words: of the language that is asked for.
    """
    judged = judge(typed, rules)
    if judged.raw is None or judged.settled is None:
        return words("unread"), ""
    found = list(_reasons(judged.raw, judged.settled, rules, words))
    articles = [rules.articles[one.field] for one in found if one.field]
    return " ".join(one.sentence for one in found if one.sentence), "; ".join(
        dict.fromkeys(articles)
    )


def _reasons(raw: RawGame, game: SettledGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    if raw.state is not State.PLAYED:
        yield Reason(words(game.outcome.value))
        return
    if raw.arbitral:
        yield Reason(words("arbitral"))
        return
    if rules.system == "manille" and game.outcome is Outcome.MADE:
        yield _manille(raw, game, rules, words)
        return
    if rules.system == "tricks" and game.outcome is Outcome.MADE:
        yield Reason(words("tricks"), "system")
        return
    if rules.system == "solo":
        yield _solo(raw, rules, words)
    yield _outcome(raw, game, rules, words)
    yield from _stakes(raw, rules, words)
    yield from _boxes(raw, rules, words)


def _outcome(raw: RawGame, game: SettledGame, rules: RuleSet, words: Words) -> Reason:
    names = side_names(columns(rules).sides, words.language)
    side = game.side
    if game.outcome is Outcome.REVOKE and side is not None:
        return _revoke(raw, side, rules, words)
    if game.outcome is Outcome.PIT and side is not None:
        bonus = sweep_bonus(raw, rules)
        return Reason(words("pit", side=names[side], bonus=bonus), "sweep_bonus")
    if game.outcome is Outcome.NAT and side is not None:
        return _nat(raw, side, rules, words)
    player = raw.played_by
    if raw.counted and player is not None:
        own, other = _compared(raw, player, rules)
        told = words("made", side=names[player], own=own, other=other)
        if not winner_takes_all(raw, rules):
            told = f"{told} {words('keeps')}"
        return Reason(told, "tie")
    return Reason("", "trump_points")  # as it stands there, each side its own


def _nat(raw: RawGame, side: Side, rules: RuleSet, words: Words) -> Reason:
    names = side_names(columns(rules).sides, words.language)
    said = {"side": names[side], "winner": names[side.other]}
    if rules.nat_roem != "other":
        return Reason(words("nat-keeps", **said), "nat_roem")
    if not raw.counted or raw.mark is Mark.NAT:
        return Reason(words("nat-written", **said), "nat_roem")
    own, other = _compared(raw, side, rules)
    least = bar(raw, own + other, rules)
    if own < least:
        return Reason(words("nat-bid", own=own, bar=least, **said), "bidding")
    if own == other:
        return Reason(words("nat-tie", own=own, **said), "tie")
    return Reason(words("nat-count", own=own, other=other, **said), "nat_roem")


def _compared(raw: RawGame, side: Side, rules: RuleSet) -> tuple[int, int]:
    """What `side` and the other had, points and roem, when it was judged who made it."""
    ns, ew = compared(raw, rules)
    return (ns.total, ew.total) if side is Side.NS else (ew.total, ns.total)


def _revoke(raw: RawGame, side: Side, rules: RuleSet, words: Words) -> Reason:
    names = side_names(columns(rules).sides, words.language)
    if rules.revoke in ("redeal", "redeal-fine"):
        return Reason(words("revoke-redeal", side=names[side]), "revoke")
    if rules.revoke == "personal":
        return Reason(words("revoke-personal", side=names[side]), "revoke")
    points = revoke_total(raw, rules)
    told = words("revoke", side=names[side], winner=names[side.other], points=points)
    return Reason(told, "revoke")


def _stakes(raw: RawGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    """How many times the points count, and why."""
    count = stake(raw, rules)
    if not raw.counted or count == 1:
        return
    spades, twice = cards_worth(raw, rules) > 1, doubled(raw, rules) > 1
    why = [words("spades")] * spades + [words("doubled")] * twice
    field = "doubling" if twice else "spades_double"
    yield Reason(words("times", times=count, why=words.listed(why)), field)
    if winner_takes_all(raw, rules):
        yield Reason(words("takes-all"), "doubling")


def _boxes(raw: RawGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    if Box.BLANK in (raw.ns_roem, raw.ew_roem):
        yield Reason(words("blank"), "stripe_required")
    if rejected(raw, rules) is not None:
        yield Reason(words("hand-roem"), "hand_reject")


def _manille(raw: RawGame, game: SettledGame, rules: RuleSet, words: Words) -> Reason:
    half, count = rules.total // 2, times(raw, rules)
    won = max(game.ns.points, game.ew.points)
    if not won:
        return Reason(words("manille-level", half=half), "tie")
    more = words("manille-times", times=count) if count > 1 else ""
    excess = f"{half + won // count} – {half} = {won // count}"
    told = words("manille", half=half, total=rules.total, excess=excess, times=more)
    if raw.trump == NO_TRUMPS:
        told = f"{told} ({words('no-trumps')})"
    return Reason(told, "doubling" if count > 1 else "system")


def _solo(raw: RawGame, rules: RuleSet, words: Words) -> Reason:
    if raw.solo is None:
        return Reason(words("solo-unknown"), "players")
    player = seat_names(words.language, rules.seats)[SEATS[raw.solo - 1]]
    shared = words("solo-own" if rules.solo_share == "own" else "solo-half")
    return Reason(f"{words('solo', player=player)} {shared}", "solo_share")
