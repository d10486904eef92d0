"""A rule set: every choice of the scoring rules as a field, with the article it comes from.

Rule sets are data (`resources/rules/*.toml`); nothing asks for a rule set's name.
"""

import dataclasses
import json
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from clubadmin.domain.rules.cards import rank_said
from clubadmin.domain.rules.fields import CardPoints, FieldSpec, field_specs, frozen_value
from clubadmin.errors import Trouble
from clubadmin.i18n import Listed, Message

_THREE = "3"


def trouble_together(values: Mapping[str, Any]) -> tuple[str, Message] | None:
    """The field to change and the sentence that says why; None when all go together."""
    solo, three = values["system"] == "solo", values["players"] == _THREE
    if solo and not three:
        return "players", Message(
            "Waar één tegen twee speelt, zitten er drie spelers aan een tafel. Kies"
            " drie spelers of een andere telling."
        )

    if three and not solo:
        return "system", Message(
            "Met drie spelers aan een tafel speelt één tegen twee. Kies die telling of"
            " een ander aantal spelers."
        )

    if values["system"] == "tricks" and not values["trick_points"]:
        return "trick_points", Message(
            "Waar de slagen tellen, is een slag minstens één punt waard. Geef punten per slag."
        )

    return None


_HEADER = ("name", "title", "version", "valid_from", "source")
_PLAIN_ACE_SUITS = 3
_UNSAID = "geen afwijkende afspraak"
"""The article of a field that a rule set leaves out: it is as the game has it."""


class RulesError(Trouble):
    """A rule set that cannot be: the message says what, where and what to do."""

    def __init__(self, message: Message | str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules under which a sheet is settled and checked; points unless said otherwise."""

    name: str
    title: str
    version: str
    valid_from: date
    source: str
    trump_points: CardPoints
    plain_points: CardPoints
    last_trick: int
    three_in_sequence: int
    four_in_sequence: int
    stuk: int
    four_alike: int
    four_jacks: int
    four_nines: int
    four_alike_ranks: tuple[str, ...]
    stripe_required: bool
    tie: str
    nat_roem: str
    sweep_bonus: int
    sweep_by_defenders: str
    revoke: str
    revoke_redeals: str
    revoke_penalty: int
    revoke_written: str
    revoke_roem: str
    false_accusation: str
    card_short: str
    misdeal: str
    games: int
    first_dealer: str
    dealing: str
    follow_suit: str
    trump_led_higher: bool
    partner_holds: str
    others_hold: str
    undertrump: str
    bidding: str
    bid_order: str
    doubling: str
    no_trumps: bool
    system: str
    players: str
    deck: str
    trick_points: int
    trump_order: tuple[str, ...]
    plain_order: tuple[str, ...]
    follow_higher: str
    trump_choice: str
    passed_round: str
    level_bar: str
    lowest_bid: int
    doubled_bonus: bool
    spades_double: bool
    roem_where: str
    five_in_sequence: int
    hand_reject: str
    hand_trick: bool
    hand_carried: bool
    misdeal_fine: int
    fine_floor: bool
    target: int
    turn_seconds: int
    solo_share: str
    talon: str
    articles: Mapping[str, str]
    total: int = dataclasses.field(init=False)
    """All points of a game, the last trick included: 162; 60 in manille, 13 where tricks count."""
    four_alike_worths: tuple[tuple[str, int], ...] = dataclasses.field(
        init=False, repr=False, compare=False
    )
    """The worth of four alike of each rank that counts, in roem."""

    def __post_init__(self) -> None:
        total = self.tricks * self.trick_points
        if self.system != "tricks":
            total += _worth(self.trump_points) + _PLAIN_ACE_SUITS * _worth(self.plain_points)
            total += self.last_trick
        object.__setattr__(self, "total", total)
        apart = {"J": self.four_jacks, "9": self.four_nines or self.four_alike}
        worths = tuple((rank, apart.get(rank, self.four_alike)) for rank in self.four_alike_ranks)
        object.__setattr__(self, "four_alike_worths", worths)

    @property
    def seats(self) -> int:
        """How many players sit at a table: 4, 3 or 2."""
        return int(self.players)

    @property
    def tricks(self) -> int:
        """How many tricks a game has: 8, 10 with three players, 16 with two, 13 with 52 cards."""
        return int(self.deck) // self.seats

    def __hash__(self) -> int:
        # Cheap, because every cached line is looked up by it.
        return hash(self.name)

    @property
    def longest_match(self) -> int:
        """The games in which a side has surely reached the target; 0 where none is played to.

        Every game shares out all points of the cards, so until then both can be just below it. A
        match that is level there takes more.
        """
        return 2 * (self.target - 1) // self.total + 1 if self.target else 0

    @property
    def revoke_in_box(self) -> bool:
        """Whether the penalty of a revoke stands in the roem box, as the bonus of a pit does."""
        roem = self.roem_where != "none" and self.system != "tricks"
        return self.revoke == "262" and self.revoke_written == "roem" and roem

    @property
    def hangs(self) -> bool:
        """Whether a game of as much for both is left, all or half of it, to the next one."""
        return self.system == "klaverjas" and self.tie in ("next", "next-own")

    @property
    def revoke_total(self) -> int:
        """Card points for the side that did not revoke, when the row is written as a revoke."""
        added = self.revoke == "262" and not self.revoke_in_box
        return self.total + (self.revoke_penalty if added else 0)


@dataclass(frozen=True)
class FieldLine:
    """A field of a rule set, ready to be shown."""

    field: str
    label: Message
    value: Message
    article: str


@lru_cache(maxsize=64)
def read_rules(text: str) -> RuleSet:
    """The rule set that the TOML `text` holds.

    Raises:
        RulesError: it is no TOML, or a field is missing, unknown or impossible.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RulesError(
            Message("Dit reglement is geen leesbare TOML: {error}.", error=str(error))
        ) from None
    header = {key: data.pop(key, None) for key in _HEADER}
    values, articles = _fields(data)
    return _build(header, values, articles)


def write_rules(rules: RuleSet) -> str:
    """The TOML of a rule set; `read_rules` gives the same rule set again."""
    lines = [f"{key} = {_toml(getattr(rules, key))}" for key in _HEADER]
    for spec in field_specs().values():
        lines += [
            "",
            f"[{spec.name}]",
            f"value = {_toml(_open_value(spec, getattr(rules, spec.name)))}",
            f"article = {_toml(rules.articles[spec.name])}",
        ]
    return "\n".join(lines) + "\n"


def changed(rules: RuleSet, title: str, valid_from: date, **chosen: Any) -> RuleSet:
    """A club's own copy of `rules` with some fields changed, valid from a date.

    The same title makes a new version of the same rule set; another title makes a rule set
    of its own. A changed field loses its article: it is the club's own rule.

    Raises:
        RulesError: the title is empty or a value is impossible.
    """
    title = " ".join(title.split())
    values = {spec.name: getattr(rules, spec.name) for spec in field_specs().values()}
    articles = dict(rules.articles)
    for name, given in chosen.items():
        if name not in field_specs():
            raise RulesError(
                Message("Een reglement heeft geen veld {unknown}.", unknown=name), name
            )
        value = frozen_value(field_specs()[name], given)
        if value != values[name]:
            values[name], articles[name] = value, f"{title}, eigen regel"
    name = rules.name if title == rules.title else _slug(title)
    if not name:
        raise RulesError(Message("Geef het reglement een naam met letters of cijfers."), "title")
    header = {
        "name": name,
        "title": title,
        "version": valid_from.isoformat(),
        "valid_from": valid_from,
        "source": rules.source,
    }
    return _build(header, values, articles)


def describe(rules: RuleSet) -> tuple[FieldLine, ...]:
    """Every field of a rule set as people read it, with its article."""
    return tuple(_line(spec, rules) for spec in field_specs().values())


def _line(spec: FieldSpec, rules: RuleSet) -> FieldLine:
    value = _said(spec, getattr(rules, spec.name))
    return FieldLine(spec.name, spec.label, value, rules.articles[spec.name])


def _said(spec: FieldSpec, value: Any) -> Message:
    if spec.kind == "flag":
        return Message("ja") if value else Message("nee")
    if spec.kind == "choice":
        return next(choice.label for choice in spec.choices if choice.value == value)
    if spec.kind == "card-points":
        points = (Message("{rank} {worth}", rank=rank_said(r), worth=w) for r, w in value)
        return Message("{cards}", cards=Listed(tuple(points), joint=""))
    if spec.kind in ("ranks", "order"):
        ranks = tuple(rank_said(rank) for rank in value)
        return Message("{cards}", cards=Listed(ranks or ("-",), joint="", between=" "))
    return Message.verbatim(str(value))


def _worth(points: CardPoints) -> int:
    return sum(worth for _, worth in points)


def _fields(data: dict[str, Any]) -> tuple[dict[str, object], dict[str, str]]:
    unknown = sorted(set(data) - set(field_specs()))
    if unknown:
        raise RulesError(
            Message("Een reglement heeft geen veld {unknown}.", unknown=unknown[0]), unknown[0]
        )
    values: dict[str, object] = {}
    articles: dict[str, str] = {}
    for spec in field_specs().values():
        entry = data.get(spec.name)
        if entry is None and spec.default is not None:
            values[spec.name], articles[spec.name] = spec.default, _UNSAID
            continue
        if not isinstance(entry, dict) or not {"value", "article"} <= set(entry):
            raise RulesError(
                Message(
                    "In het reglement ontbreekt het veld {spec} ({label}): geef een waarde"
                    " (value) en het artikel (article).",
                    spec=spec.name,
                    label=spec.label,
                ),
                spec.name,
            )
        values[spec.name] = frozen_value(spec, entry["value"])
        articles[spec.name] = str(entry["article"])
    return values, articles


def _build(
    header: Mapping[str, Any], values: Mapping[str, Any], articles: Mapping[str, str]
) -> RuleSet:
    for key in _HEADER:
        good = isinstance(header[key], date if key == "valid_from" else str)
        if not good or header[key] == "":
            raise RulesError(
                Message(
                    "In het reglement ontbreekt {label} ({key}).",
                    label=_HEADER_LABELS[key],
                    key=key,
                ),
                key,
            )
    for spec in field_specs().values():
        if trouble := spec.trouble(values[spec.name]):
            raise RulesError(trouble, spec.name)
    if together := trouble_together(values):
        field, sentence = together
        raise RulesError(sentence, field)
    return RuleSet(**header, **values, articles=articles)


_HEADER_LABELS = {
    "name": Message("de korte naam"),
    "title": Message("de naam"),
    "version": Message("de versie"),
    "valid_from": Message("de ingangsdatum"),
    "source": Message("de bron"),
}


def _open_value(spec: FieldSpec, value: Any) -> Any:
    return dict(value) if spec.kind == "card-points" else value


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, int):
        return str(value)
    # JSON's escapes are TOML's, but for DEL, which TOML wants escaped
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = "".join(char if char.isalnum() else " " for char in plain).split()
    return "-".join(words)
