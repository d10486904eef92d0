"""A game of a sheet as a part of a round: what it is worth for whom, why, what was decided."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.row.columns import SEATS, columns
from clubadmin.domain.row.doubling import (
    box_bonus,
    cards_worth,
    carried,
    doubled,
    revoke_total,
    stake,
    sweep_bonus,
    winner_takes_all,
)
from clubadmin.domain.row.hand_roem import rejected
from clubadmin.domain.row.nat import bar
from clubadmin.domain.row.raw import Box, FineKind, Mark, RawGame, State
from clubadmin.domain.row.settle import SettledGame, compared, hanging
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.systems.manille import NO_TRUMPS, times
from clubadmin.domain.terms import Outcome, Side
from clubadmin.errors import Gone
from clubadmin.i18n import Words, marked
from clubadmin.model.explain.explanation import Explained, summed, that_counts
from clubadmin.model.explain.figure_asked import EveningFigure, SheetAsked
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.evenings.reading import GameRow, OwnRow, Table, tables

Measure = Callable[[Table, GameRow], int]

MEASURES: dict[EveningFigure, Measure] = {
    "total": lambda table, row: sum(table.figures(row)[:2]),
    "points": lambda table, row: table.figures(row)[0],
    "roem": lambda table, row: table.figures(row)[1],
    "pits": lambda table, row: table.figures(row)[2],
    "nat": lambda table, row: table.figures(row)[3],
    "fines": lambda _table, _row: 0,
    "imposed": lambda _table, _row: 0,
    "won": lambda _table, _row: 0,
}
"""What a game is worth for a figure."""

_COUNTED = ("pits", "nat")  # of which only the games stand that are one
_ENDED = {
    Outcome.NOT_PLAYED: marked("Niet gespeeld: telt voor niemand."),
    Outcome.CANCELLED: marked("Vervallen: telt voor niemand."),
}


class Telling(NamedTuple):
    """Under which rules, in which words, and for which figure."""

    rules: RuleSet
    words: Words
    figure: EveningFigure = "total"


def games(table: Table, telling: Telling) -> Iterator[Explained]:
    """The games of a table, those that make the figure; of pits only the games with one.

    Where totals count in place of games, these; and of pits that nobody knows them.
    """
    if table.totals:
        yield _totals(table, table.totals, telling)
        return
    for row in table.games:
        one = game(table, row, telling)
        if one.value or telling.figure not in (*_COUNTED, "fines", "imposed"):
            yield one


def told_totals(table: Table, telling: Telling) -> str:
    """Tell that only totals are known, with those of his side; of pits that these do not say."""
    words = telling.words
    if table.totals is None:
        return ""
    if telling.figure in _COUNTED:
        return words("Wie pit maakte of nat ging, zeggen totalen niet.")
    points, roem, _, _ = table.figures(table.totals)
    return words("Alleen totalen: {points} + {roem} roem.", points=points, roem=roem)


def _totals(table: Table, totals: GameRow, telling: Telling) -> Explained:
    """Explain totals that count while the games are not all typed."""
    words, note = telling.words, told_totals(table, telling)
    if telling.figure in _COUNTED:
        return Explained(words("Alleen totalen"), "?", note, evening_id=table.evening)
    return that_counts(
        words,
        words("Alleen totalen"),
        MEASURES[telling.figure](table, totals),
        note=note,
        evening_id=table.evening,
        table_id=table.id,
    )


def game(table: Table, row: GameRow, telling: Telling) -> Explained:
    """Explain a game: its worth, the reason, and decisions about it."""
    rules, words = telling.rules, telling.words
    value = MEASURES[telling.figure](table, row)
    sentence, article = reasons(row.typed, rules, words)
    said = row_words(row.typed, rules, words.language)
    points, roem, _, _ = table.figures(row)
    own = (
        words("Eigen: {points} + {roem} roem.", points=points, roem=roem)
        if roem and telling.figure == "total"
        else ""
    )
    typed = words("De regel: {typed}", typed=row.typed.strip())
    parts = [f"{said[:1].upper()}{said[1:]}.", sentence, own, typed]
    return that_counts(
        words,
        title_of(table, row.game, words),
        value,
        note=" ".join(part for part in parts if part),
        article=article,
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(row.game, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=row.game,
    )


def title_of(table: Table, row: int, words: Words) -> str:
    """Name a row: by its game, where that lies in a wallet with its row as well."""
    if 0 < row <= len(table.wallets):
        return words("Spel {game} (rij {row})", game=table.wallets[row - 1], row=row)
    return words("Spel {game}", game=row)


def decision(one: Decision, evening_id: int, rules: RuleSet, words: Words) -> Explained:
    """Explain a director's decision about a game, and its effect on the row."""
    note = one.text
    if one.line_before != one.line_after:
        before, after = (
            row_words(line, rules, words.language) if line.strip() else words("niets")
            for line in (one.line_before, one.line_after)
        )
        note += " " + words("Er stond: {before}. Dat werd: {after}.", before=before, after=after)
    when = _day(one.decided_at, words)
    return Explained(
        title=words("Beslissing van {who}, {when}", who=one.decided_by, when=when),
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
    misdeal = kinds - {FineKind.DEALT} == {FineKind.MISDEAL}
    return that_counts(
        words,
        words("Boete, {game}", game=title_of(table, at, words)),
        own.fine,
        note=words("Verkeerd gedeeld.") if misdeal else words("Verzaakt of vals gespeeld."),
        article=rules.articles["misdeal_fine" if misdeal else "revoke"],
        parts=tuple(
            decision(one, table.evening, rules, words) for one in table.decisions.get(at, ())
        ),
        evening_id=table.evening,
        table_id=table.id,
        game=at,
    )


def _day(moment: str, words: Words) -> str:
    """The day of a moment as it was kept; that itself where it is none."""
    try:
        return words.short_day(date.fromisoformat(moment[:10]))
    except ValueError:
        return moment


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
        return words("Deze regel kan nog niet worden gelezen en telt 0."), ""
    found = list(_reasons(judged.raw, judged.settled, rules, words))
    articles = [rules.articles[one.field] for one in found if one.field]
    return " ".join(one.sentence for one in found if one.sentence), "; ".join(
        dict.fromkeys(articles)
    )


def _reasons(raw: RawGame, game: SettledGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    if raw.state is not State.PLAYED:
        yield Reason(words(_ENDED[game.outcome]))
        return
    if raw.arbitral:
        yield Reason(words("Arbitrale score: zoals de wedstrijdleider besliste."))
        return
    if rules.system == "manille" and game.outcome is Outcome.MADE:
        yield _manille(raw, game, rules, words)
        return
    if rules.system == "tricks" and game.outcome is Outcome.MADE:
        yield Reason(words("Elke slag telt 1."), "system")
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
        return Reason(
            words("Alle slagen: {bonus} extra, in het roemhokje.", bonus=bonus), "sweep_bonus"
        )
    if game.outcome is Outcome.NAT and side is not None:
        return _nat(raw, side, rules, words)
    if hanging(raw, rules) is not None:
        hung = words(_HUNG[rules.tie], total=_compared(raw, Side.NS, rules)[0])
        return Reason(hung, "tie")
    player = raw.played_by
    if raw.counted and player is not None:
        own, other = _compared(raw, player, rules)
        told = words(
            "{side} speelde en haalde het: {own} tegen {other}, roem meegeteld.",
            side=names[player],
            own=own,
            other=other,
        )
        if not winner_takes_all(raw, rules):
            told = told + " " + words("Elke kant houdt het zijne.")
        return Reason(told, "tie")
    return Reason("", "trump_points")  # as it stands there, each side its own


_HUNG = {
    "next": marked("Gelijk: elk had {total}. Alles is voor wie het volgende spel wint."),
    "next-own": marked(
        "Gelijk: elk had {total}. Wat wie speelde had is voor wie het volgende spel wint."
    ),
}


def _nat(raw: RawGame, side: Side, rules: RuleSet, words: Words) -> Reason:
    names = side_names(columns(rules).sides, words.language)
    said: dict[str, str | int] = {"side": names[side], "winner": names[side.other]}
    field = "nat_roem"
    if rules.nat_roem != "other":
        told = marked("{side} is nat; de roem blijft bij wie hem maakte.")
    elif not raw.counted or raw.mark is Mark.NAT:
        told = marked("Het formulier zegt nat: 0 voor {side}, alles voor {winner}.")
    else:
        own, other = _compared(raw, side, rules)
        least = bar(raw, own + other, rules)
        said |= {"own": own, "other": other, "bar": least}
        told = marked(
            "{side} speelde en had {own} tegen {other}, roem meegeteld. Dat is niet meer, dus"
            " nat: alles gaat naar {winner}."
        )
        if own < least:
            field = "bidding"
            told = marked(
                "{side} speelde en had {own} van de {bar} die het bod vraagt, roem meegeteld. Dat"
                " is nat: alles gaat naar {winner}."
            )
        elif own == other:
            field = "tie"
            told = marked(
                "{side} speelde en had net zo veel als de ander: {own}, roem meegeteld. Gelijk is"
                " nat: alles gaat naar {winner}."
            )
    return Reason(words(told, **said), field)


def _compared(raw: RawGame, side: Side, rules: RuleSet) -> tuple[int, int]:
    """The points and roem of `side` and the other, when it was judged who made it."""
    ns, ew = compared(raw, rules)
    return (ns.total, ew.total) if side is Side.NS else (ew.total, ns.total)


def _revoke(raw: RawGame, side: Side, rules: RuleSet, words: Words) -> Reason:
    names = side_names(columns(rules).sides, words.language)
    field = "revoke"
    if rules.revoke in ("redeal", "redeal-fine"):
        told = marked("{side} verzaakte; het spel is overgedaan en deze rij telt 0.")
    elif rules.revoke == "personal":
        told = marked("{side} verzaakte; wie het deed betaalt zelf, al het andere telt.")
    elif rules.revoke_in_box:
        field = "revoke_written"
        told = marked(
            "{side} verzaakte: 0, en {points} met {roem} en {penalty} in het roemhokje voor"
            " {winner}."
        )
    else:
        field = "revoke" if rules.revoke_roem == "other" else "revoke_roem"
        told = marked("{side} verzaakte: 0, en {points} met {roem} voor {winner}.")
    said: dict[str, str | int] = {
        "side": names[side],
        "winner": names[side.other],
        "points": revoke_total(raw, rules),
        "roem": words(_REVOKE_ROEM[rules.revoke_roem]),
        "penalty": box_bonus(raw, side.other, rules),
    }
    return Reason(words(told, **said), field)


_REVOKE_ROEM = {
    "other": marked("alle roem"),
    "own": marked("de eigen roem"),
    "lost": marked("geen roem"),
}


def _stakes(raw: RawGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    """How many times the points count, and why."""
    count = stake(raw, rules)
    if not raw.counted or count == 1:
        return
    spades, twice = cards_worth(raw, rules) > 1, doubled(raw, rules) > 1
    why = [words.within("reason", "schoppen dubbel")] * spades + [words("gedubbeld")] * twice
    field = "doubling" if twice else "spades_double"
    yield Reason(
        words("De punten tellen {times} keer ({why}).", times=count, why=words.listed(why)), field
    )
    if winner_takes_all(raw, rules):
        yield Reason(words("Er is gekraakt: alles gaat naar wie het haalt."), "doubling")


def _boxes(raw: RawGame, rules: RuleSet, words: Words) -> Iterator[Reason]:
    if over := carried(raw, rules):
        yield Reason(words("{points} ervan bleef hangen uit een spel ervoor.", points=over), "tie")
    if Box.BLANK in (raw.ns_roem, raw.ew_roem):
        yield Reason(words("Een roemhokje is leeg gelaten; dat telt 0."), "stripe_required")
    if rejected(raw, rules) is not None:
        yield Reason(
            words("Roem in de hand: de hoogste telt, die van de ander is afgewezen."), "hand_reject"
        )


def _manille(raw: RawGame, game: SettledGame, rules: RuleSet, words: Words) -> Reason:
    half, count = rules.total // 2, times(raw, rules)
    won = max(game.ns.points, game.ew.points)
    if not won:
        return Reason(
            words("Onbeslist ({half} tegen {half}): niemand krijgt punten.", half=half), "tie"
        )
    more = words(", {times} keer", times=count) if count > 1 else ""
    excess = f"{half + won // count} – {half} = {won // count}"
    told = words(
        "Alleen wat boven de helft ({half} van {total}) komt telt: {excess}{times}.",
        half=half,
        total=rules.total,
        excess=excess,
        times=more,
    )
    if raw.trump == NO_TRUMPS:
        told = told + " (" + words("zonder troef") + ")"
    return Reason(told, "doubling" if count > 1 else "system")


def _solo(raw: RawGame, rules: RuleSet, words: Words) -> Reason:
    if raw.solo is None:
        return Reason(
            words("Er staat niet bij wie alleen speelde; zolang krijgt niemand iets."), "players"
        )
    player = seat_names(words.language, rules.seats)[SEATS[raw.solo - 1]]
    shared = (
        words("Van de twee samen houdt ieder wat hij zelf maakte.")
        if rules.solo_share == "own"
        else words("De twee samen delen wat zij maakten.")
    )
    alone = words("{player} speelde alleen.", player=player)
    return Reason(f"{alone} {shared}", "solo_share")


_SEATED = text(
    "SELECT t.evening_id, s.participant_id FROM playing_table t"
    " JOIN seat s ON s.playing_table_id = t.id WHERE t.id = :table"
    " AND s.position IN (SELECT value FROM json_each(:seats)) LIMIT 1"
)
_POSITIONS = {"ns": '["n", "s"]', "ew": '["e", "w"]'}


def explain_sheet(conn: Connection, asked: SheetAsked, words: Words) -> Explained:
    """Explain the score of a side on a sheet, or in one game of it; or of both sides."""
    if asked.side:
        return _of_side(conn, asked, words)
    both = tuple(_of_side(conn, replace(asked, side=side), words) for side in Side)
    one = both[0]
    place = one.title.partition(": ")[0]
    return Explained(
        title=f"{place}, {one.title.rpartition(', ')[2]}" if asked.game is not None else place,
        figure=" – ".join(side.figure for side in both),
        note=one.note if asked.game is not None else "",
        article=one.article,
        parts=tuple(replace(side, title=side.title.partition(": ")[2]) for side in both),
        evening_id=one.evening_id,
        table_id=one.table_id,
        game=one.game,
    )


def _of_side(conn: Connection, asked: SheetAsked, words: Words) -> Explained:
    which = {"table": asked.table_id, "seats": _POSITIONS[asked.side]}
    seated = conn.execute(_SEATED, which).first()
    if seated is None:
        raise Gone("Deze tafel bestaat niet (meer). Kies de tafel opnieuw.")
    head = evening_head(conn, seated.evening_id)
    found = tables(conn, head.id, seated.participant_id)
    table = replace(next(one for one in found if one.id == asked.table_id), own={})
    telling = Telling(head.rules, words)
    side = side_names(columns(head.rules).sides, words.language)[Side(asked.side)]
    title = words(
        "Ronde {round}, tafel {table}: {side}", round=table.round, table=table.number, side=side
    )
    if asked.game is not None:
        row = next((one for one in table.games if one.game == asked.game), None)
        if row is None:
            raise Gone("Van dit spel is nog niets getypt.")
        made = game(table, row, telling)
        return replace(made, title=f"{title}, {made.title}")
    parts = tuple(games(table, telling))
    return summed(
        words,
        title,
        parts,
        note=words("Nog niets getypt.") if not parts else "",
        article=head.rule_set_title,
        evening_id=head.id,
        table_id=table.id,
    )
