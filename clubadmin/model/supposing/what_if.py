"""A season under another rule beside the real one."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from clubadmin.domain.standings.ranked import shortened
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.i18n import Message, Words
from clubadmin.model.results.result import Standings


@dataclass(frozen=True)
class Supposition:
    """A supposition; None leaves a part as it is."""

    rule: str | None = None  # for ranking, as `parse_rule` reads it
    ties: tuple[str, ...] | None = None
    rule_set_id: int | None = None  # the version by which evenings are settled again
    from_date: date | None = None  # which evenings: those from this day on; None: all


@dataclass(frozen=True)
class EveningShift:
    """An evening of somebody that is worth something else, or counts otherwise."""

    evening: int
    evening_id: int
    before: int | None  # None: absent, worth nothing
    after: int | None
    counted: bool
    counts: bool


@dataclass(frozen=True)
class Shift:
    """Somebody's season, as it is and as it would be."""

    entrant_id: int
    name: str
    field: str
    place_before: int | None
    place_after: int | None
    score_before: float  # what the place goes by: the sum, or the average
    score_after: float
    evenings: tuple[EveningShift, ...]  # that are otherwise

    @property
    def moved(self) -> int:
        """Places up (above 0) or down; 0 where one of them is not known."""
        if self.place_before is None or self.place_after is None:
            return 0
        return self.place_before - self.place_after

    @property
    def other_place(self) -> bool:
        """Whether the place is another one, or came or went."""
        return self.place_before != self.place_after


@dataclass(frozen=True)
class Unread:
    """Lines of a table that cannot be settled by the other rules."""

    evening: int
    round: int
    table: int
    game: int
    typed: str
    why: Message


@dataclass(frozen=True)
class WhatIf:
    """The real standings, those under what is supposed, and who moves."""

    competition_id: int
    supposed: Supposition
    real: Standings
    other: Standings
    ties_before: tuple[str, ...]
    ties_after: tuple[str, ...]
    shifts: tuple[Shift, ...]  # by place under what is supposed
    settled: tuple[int, ...] = ()  # numbers of the evenings that were settled again
    from_paper: tuple[int, ...] = ()  # of which no games are known, so that they stay as they are
    by_totals: tuple[int, ...] = ()  # of which that holds for some sheets
    games: int = 0  # that come to something else
    unread: tuple[Unread, ...] = ()

    @property
    def moved(self) -> int:
        """How many have another place."""
        return sum(one.other_place for one in self.shifts)

    @property
    def decimals(self) -> int:
        """The decimals of a difference of averages."""
        return max(self.real.decimals, self.other.decimals)


@dataclass(frozen=True)
class GameShift:
    """A game that comes to something else."""

    evening: int
    evening_id: int
    table_id: int
    round: int
    table: int
    game: int
    typed: str
    before: str  # "92 20 / 70 –"
    after: str
    side: str = ""  # "ns" or "ew": where the one who is asked about sat


def rule(words: Words, found: Standings) -> str:
    """The ranking rule in words."""
    return rule_text(parse_rule(found.rule), found.planned, words.language)


def proposal(words: Words, found: WhatIf) -> str:
    """The proposal: other rules, another ranking rule, or both; and from which day."""
    parts = []
    if found.supposed.rule_set_id is not None:
        parts.append(words("spelregels {title}", title=found.other.rule_set_title))
    if found.supposed.rule is not None:
        parts.append(rule(words, found.other))
    if found.supposed.from_date is not None:
        parts.append(words("vanaf {day}", day=words.short_day(found.supposed.from_date)))
    return words("Voorstel: {what}", what=", ".join(parts))


def summed_up(words: Words, found: WhatIf) -> str:
    """How many move, and who is on top."""
    every = len(found.shifts)
    if not every:
        return words("Van deze competitie zijn er nog geen uitslagen.")
    first = next((one for one in found.shifts if one.place_after == 1), None)
    top = "" if first is None else _at_the_top(words, first)
    return f"{_moved(words, found.moved, every)} {top}".rstrip()


def _moved(words: Words, moved: int, every: int) -> str:
    if not moved:
        return words("Niemand krijgt een andere plaats.")
    return words.counted(
        "1 van de {all} krijgt een andere plaats.",
        "{n} van de {all} krijgen een andere plaats.",
        moved,
        all=every,
    )


def _at_the_top(words: Words, first: Shift) -> str:
    if first.place_before == 1:
        return words("Bovenaan blijft {name}.", name=first.name)
    return words("Bovenaan komt {name}.", name=first.name)


def notes(words: Words, found: WhatIf) -> list[str]:
    """Tell what was settled again, what was not, and what cannot be."""
    lines = []
    if found.supposed.rule_set_id is not None:
        lines.append(_settled(words, found.games, len(found.settled)))
        lines.append(
            words(
                "Nagerekend is alleen wat uit de getypte cijfers volgt. Regels die het spelen"
                " zelf anders maken, zoals wanneer men moet troeven of overtroeven (maatslag),"
                " wie troef kiest en hoe er geseind wordt, zijn daaruit niet af te leiden: met"
                " die regels was er anders gespeeld."
            )
        )
    if found.from_paper:
        numbers = words.listed(found.from_paper)
        lines.append(
            words(
                "Van avond {numbers} zijn geen spellen bekend: daar verandert niets.",
                numbers=numbers,
            )
        )
    if found.by_totals:
        lines.append(
            words(
                "Van avond {numbers} zijn van een deel alleen totalen bekend: dat blijft zoals het"
                " is.",
                numbers=words.listed(found.by_totals),
            )
        )
    if found.unread:
        lines.append(_unread(words, found.unread))
    return lines


def _settled(words: Words, games: int, evenings: int) -> str:
    if games:
        return words(
            "{games} spellen van {evenings} avonden zijn dan iets anders waard.",
            games=games,
            evenings=evenings,
        )
    return words(
        "Geen enkel spel van {evenings} avonden is dan iets anders waard.", evenings=evenings
    )


def _unread(words: Words, unread: Sequence[Unread]) -> str:
    one = unread[0]
    return words.counted(
        "1 regel kan zo niet: avond {evening}, ronde {round}, tafel {table}, spel {game}:"
        " “{typed}”. {why}",
        "{n} regels kunnen zo niet en tellen zoals ze gelezen konden worden; de eerste:"
        " avond {evening}, ronde {round}, tafel {table}, spel {game}: “{typed}”. {why}",
        len(unread),
        evening=one.evening,
        round=one.round,
        table=one.table,
        game=one.game,
        typed=one.typed,
        why=one.why,
    )


def place(found: int | None) -> str:
    """A place, or a dash for none."""
    return "–" if found is None else str(found)


def arrow(one: Shift) -> str:
    """Up or down, and how far."""
    if one.moved:
        return f"▲ {one.moved}" if one.moved > 0 else f"▼ {-one.moved}"
    return "•" if one.other_place else ""


def counting(words: Words, one: EveningShift) -> str:
    """Whether the evening counts, then and now."""
    if one.counted != one.counts:
        return words("telt nu wel") if one.counts else words("telt niet meer")
    return words("telt") if one.counts else words("telt niet")


def points(words: Words, made: int | None) -> str:
    """Points of an evening, or a dash."""
    return "–" if made is None else words.number(made)


def difference(words: Words, figure: float, decimals: int = 1) -> str:
    """How many points more or less; nothing for none."""
    said = shortened(figure, decimals)
    return words.signed(said, None if said.is_integer() else decimals) if said else ""
