"""Somebody's evening: its rounds, his place, its win points, and his turns to sit out."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_words import decided_by
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.errors import Gone
from clubadmin.i18n import Words, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.draw import ledger as ledger_words
from clubadmin.model.draw.ledger import LedgerEntry, LedgerRow, Turn
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.explain.explanation import Explained, summed, that_counts
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    EntrantAsked,
    EveningAsked,
    LedgerAsked,
    LedgerFigure,
    PlayersAsked,
)
from clubadmin.model.results.result import ResultRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.ledger import ledger
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.explain.evenings.games import Telling
from clubadmin.services.explain.evenings.reading import Table
from clubadmin.services.explain.evenings.rounds import Played, paper, played, round_of
from clubadmin.services.results.result import load_result, parted_below

_TURNS: Mapping[LedgerFigure, tuple[Turn, ...]] = {
    "sat-out": (Turn.SAT_OUT, Turn.FILLED_IN),
    "three": (Turn.THREE,),
    "lent": (Turn.LENT,),
    "turns": (Turn.SAT_OUT, Turn.FILLED_IN, Turn.THREE),
}


def explain_ledger(club: OpenClub, asked: LedgerAsked, words: Words) -> Explained:
    """Each turn that adds to the figure, with what it came to."""
    found = ledger(club, asked.competition_id)
    row = next((one for one in found.rows if one.entrant_id == asked.entrant_id), None)
    if row is None:
        raise Gone("Deze speler staat niet (meer) in de lijst van wie stilzat. Kijk opnieuw.")
    return summed(
        words,
        f"{row.name}, {found.competition} {found.season}",
        (_turn(asked, one, found.sit_out_points, words) for one in _entries(asked, row)),
        note=words(sentences("ledger")[asked.figure]),
        article=ledger_words.rule(words, found.sit_out_points),
    )


def _entries(asked: LedgerAsked, row: LedgerRow) -> list[LedgerEntry]:
    if asked.figure == "earned":
        return [one for one in row.entries if one.credit]
    return [one for one in row.entries if one.turn in _TURNS[asked.figure]]


def _turn(asked: LedgerAsked, one: LedgerEntry, rule: str, words: Words) -> Explained:
    earned = asked.figure == "earned"
    value = one.total or 0 if earned else 1
    evening = words("Avond {number}, {day}", number=one.evening, day=words.short_day(one.date))
    return that_counts(
        words,
        f"{evening}: " + words("Ronde {round}", round=one.round),
        value,
        note=ledger_words.said(words, one, rule),
        weight="given" if earned else "counts",
        evening_id=one.evening_id,
        deeper=EntrantAsked(one.evening_id, asked.entrant_id, one.round) if earned else None,
    )


_FIGURES = {
    "points": marked("punten"),
    "roem": marked("roem"),
    "pits": marked("pits"),
    "nat": marked("nat"),
    "fines": marked("boetes"),
    "imposed": marked("boetes"),
}
_ENDED = (marked("gewonnen"), marked("gelijk"), marked("verloren"))


def explain_evening(conn: Connection, asked: EveningAsked, words: Words) -> Explained:
    """A figure of somebody's evening, or of one round of it."""
    head = evening_head(conn, asked.evening_id)
    person = who(conn, head, asked.participant_id)
    if asked.figure == "place":
        title = f"{person.name}, {evening_name(head, words)}"
        return evening_place(conn, head, person.id, title, words)
    telling = Telling(head.rules, words, asked.figure)
    made = played(conn, head, person, asked.member_id)
    if asked.figure == "won":
        return _wins(made, asked.win or (2, 1, 0), telling)
    if asked.round is not None:
        one = round_of(conn, made, asked.round, telling)
        title = f"{person.name}, {evening_name(head, words)}, {one.title}"
        return _titled(one, title, telling)
    return _evening(conn, made, telling)


def explain_round_of(conn: Connection, asked: EntrantAsked, words: Words) -> Explained:
    """A round of a member, pair or team."""
    head = evening_head(conn, asked.evening_id)
    for one in load_participants(conn, head.id):
        if one.entrant_id == asked.entrant_id:
            found = EveningAsked(head.id, one.id, round=asked.round)
            return explain_evening(conn, found, words)
    raise Gone(
        "Deze speler doet niet (meer) mee aan {title}. Kijk opnieuw naar de uitslag.",
        title=head.title,
    )


def explain_of_players(conn: Connection, asked: PlayersAsked, words: Words) -> Explained:
    """A figure of those who played together, or of who played alone or in a pair."""
    head, wanted = evening_head(conn, asked.evening_id), set(asked.member_ids)
    there = [
        (one, {member.id for member in one.members}) for one in load_participants(conn, head.id)
    ]
    there.sort(key=lambda both: both[1] != wanted)  # who are just these first
    for one, members in there:
        if wanted <= members:
            found = EveningAsked(head.id, one.id, asked.figure, asked.round)
            return explain_evening(conn, found, words)
    raise Gone(
        "Deze speler doet niet (meer) mee aan {title}. Kijk opnieuw naar de uitslag.",
        title=head.title,
    )


def who(conn: Connection, head: EveningHead, participant_id: int) -> Participant:
    """The participant of that evening."""
    for one in load_participants(conn, head.id):
        if one.id == participant_id:
            return one
    raise Gone(
        "Deze speler doet niet (meer) mee aan {title}. Kijk opnieuw naar de uitslag.",
        title=head.title,
    )


def evening_name(head: EveningHead, words: Words) -> str:
    """An evening by its number and day; a contest of its own by its name."""
    day = words.short_day(head.date)
    if head.planned == 1:
        return f"{head.competition}, {day}"
    return words("Avond {number}, {day}", number=head.number, day=day)


def _evening(conn: Connection, made: Played, telling: Telling) -> Explained:
    words, head = telling.words, made.head
    name = evening_name(head, words)
    title = f"{_his_name(made)}, {name}"
    if None in made.paper:
        one = paper(
            title,
            made.paper[None],
            telling,
            words("Van deze avond is alleen het totaal bekend."),
            "counts",
        )
        return _titled(one, title, telling)
    rounds = tuple(round_of(conn, made, number, telling) for number in made.numbers)
    value = sum(int(one.value or 0) for one in rounds)
    notes = (
        [f"{words(_FIGURES[telling.figure]).capitalize()}."] if telling.figure != "total" else []
    )
    stood_in = [one.label for one in made.person.substitutes if one is not None]
    notes += [words("Met {who} als invaller.", who=words.listed(stood_in))] if stood_in else []
    notes += [words("Voorlopig: de avond is nog open.")] if head.status != "closed" else []
    return that_counts(
        words,
        title,
        value,
        note=" ".join(notes) if rounds else words("Niet gespeeld."),
        article=head.rule_set_title,
        parts=rounds,
        evening_id=head.id,
        joins="sum",
    )


def _his_name(made: Played) -> str:
    """The name, or of one of a pair his own."""
    own = (one.label for one in made.person.members if one.id == made.member)
    return next(own, made.person.name)


def _wins(made: Played, win: tuple[int, ...], telling: Telling) -> Explained:
    words = telling.words
    parts = rounds_won(made.tables, win, telling)
    return summed(
        words,
        f"{made.person.name}, {evening_name(made.head, words)}",
        parts,
        note=words(
            "Winstpunten: {won} voor een gewonnen ronde, {level} voor gelijk, {lost} voor"
            " verloren.",
            won=win[0],
            level=win[1],
            lost=win[2],
        ),
        evening_id=made.head.id,
    )


def _titled(one: Explained, title: str, telling: Telling) -> Explained:
    """Title a figure that stands on its own by its whole name."""
    note = one.note
    if telling.figure != "total":
        note = f"{telling.words(_FIGURES[telling.figure]).capitalize()}. {note}".strip()
    return replace(one, title=title, note=note)


def evening_place(
    conn: Connection, head: EveningHead, participant_id: int, title: str, words: Words
) -> Explained:
    """The place in his own field and group, with those above him."""
    rows = load_result(conn, head.id).rows
    own = next(one for one in rows if one.participant_id == participant_id)
    field = [one for one in rows if (one.field, one.line) == (own.field, own.line)]
    above = [one for one in field if one.place < own.place]
    shared = [one.name for one in field if one.place == own.place and one is not own]
    notes = [words("Plaats {place} van {count}.", place=own.place, count=len(field))]
    notes.append(
        words.counted("{n} staat hoger.", "{n} staan hoger.", len(above))
        if above
        else words("Niemand staat hoger.")
    )
    if shared:
        notes.append(
            words("Gelijk met {names}; de plaats wordt gedeeld.", names=words.listed(shared))
        )
    if head.form.decides is Decides.POINTS:
        notes += _parted(head, own, [one for one in field if one.score == own.score], words)
    return Explained(
        title=title,
        figure=str(own.place),
        note=" ".join(notes),
        weight="counts",
        parts=tuple(_row(head, one, words) for one in (*above, own)),
        evening_id=head.id,
    )


def _parted(
    head: EveningHead, own: ResultRow, level: Sequence[ResultRow], words: Words
) -> Iterator[str]:
    """Tell who is level but placed above, and the tie-breaks up to the one that parted them."""
    equals = [
        Figure(
            entrant=one.participant_id,
            evening=head.number,
            total=one.total,
            pits=one.pits,
            nat=one.nat,
            points=one.points,
            roem=one.roem,
            unseen=one.totals_only,
        )
        for one in level
    ]
    by: dict[tuple[LookedAt, ...], list[str]] = {}
    for one in level:
        if one.place < own.place:
            looked = parted_below(head, equals, own.participant_id, one.participant_id)
            by.setdefault(looked, []).append(one.name)
    for looked, names in by.items():
        yield decided_by(names, looked, words)


def _row(head: EveningHead, one: ResultRow, words: Words) -> Explained:
    asked: Asked = EveningAsked(head.id, one.participant_id)
    value = one.score
    if head.form.decides is not Decides.POINTS and head.depth == "game":
        asked = ContestAsked(head.id, one.participant_id)
    if head.form.decides is Decides.KNOCKOUT:
        return Explained(f"{one.place}. {one.name}", note="", deeper=asked)
    return Explained(f"{one.place}. {one.name}", words.number(value), value=value, deeper=asked)


def rounds_won(tables: Sequence[Table], win: Sequence[int], telling: Telling) -> list[Explained]:
    """A part for each table where a round was won, level or lost.

    Nobody wins a round where each has figures of his own, nor as one who is lent.
    """
    return [
        _round(table, win, telling)
        for table in tables
        if not table.lent and table.counted and not table.shared_out
    ]


def _round(table: Table, win: Sequence[int], telling: Telling) -> Explained:
    words = telling.words
    own, other = table.sums()
    at = 0 if own > other else 1 if own == other else 2
    value = win[at]
    return that_counts(
        words,
        words("Ronde {round}, tafel {table}", round=table.round, table=table.number),
        value,
        note=words(
            "{own} tegen {other}: {what}.",
            own=words.number(own),
            other=words.number(other),
            what=words(_ENDED[at]),
        ),
        evening_id=table.evening,
        table_id=table.id,
    )
