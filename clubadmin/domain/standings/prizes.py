"""Places that win a prize by a rule, the prizes, and the consolation.

A rule names places, "1-4, 8, 12, 16 ...", or what each gets and from whom as well:
"1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst". Places that a comma puts
before a place with its prize get the same: "6, 12, 18: taart". A prize can be a part of the pot:
"1: 60 %, 2: 40 %". Beside places there are feats: "hoogste roem: fles wijn" (`feats`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from clubadmin.domain.standings.feats import FEAT, KNOWN, Feat, FeatKind, feat_of
from clubadmin.domain.standings.prize_money import PartOfPot, part_of_pot
from clubadmin.errors import Trouble
from clubadmin.i18n import Message

EXAMPLE = Message("bijvoorbeeld 1-4, 8, 12, 16 ...")
_PART = re.compile(r"([0-9]{1,6})(?:\s*[-–]\s*([0-9]{1,6}))?")
_APART = ";"
_ALL = 100  # percent
_MOST_LAST = 2  # who may share the last place and the poedelprijs
_CONSOLED = r"(?:(?:poedel|troost)(?:prijs)?|(?:consolation|booby)(?: prize)?)"
_NEXT = re.compile(
    rf"\s*;\s*|\s*,\s+(?=[0-9]{{1,6}}\s*(?:[-–,;:]|$)|\.{{2}}|…|{_CONSOLED}\s*:|(?:{FEAT})\s*:)",
    re.IGNORECASE,
)
_LAST = re.compile(rf"\s*{_CONSOLED}\s*", re.IGNORECASE)
_SPONSOR = re.compile(r"\s*\(([^()]+)\)\s*$")
_OTHER = re.compile(r"\s*[,;]\s*([^\W\d][^,;:]*):")
_GOES_ON = re.compile(r"[\s,;]*(?:\.{2,}|…)[\s,;.]*$")


class PrizeError(Trouble):
    """A prize rule that cannot be read; the message is for the secretary."""


@dataclass(frozen=True)
class Prize:
    """A prize and its sponsor; empty where the rule names the place alone."""

    what: str = ""
    sponsor: str = ""


@dataclass(frozen=True)
class Prizes:
    """The prizes of the places, of the last one, and of feats."""

    places: dict[int, Prize]
    last: Prize = Prize()
    feats: dict[Feat, Prize] = field(default_factory=dict)

    @property
    def of_pot(self) -> tuple[PartOfPot, ...]:
        """The parts of the pot among them."""
        every = (*self.places.values(), self.last, *self.feats.values())
        parts = (part_of_pot(one.what) for one in every)
        return tuple(filter(None, parts))

    def shared(self, covered: Iterable[int], among: int) -> Prize:
        """Share the prizes of the covered places among those who are level on the first.

        A part of the pot they share, with those of the other places; of all else each gets one.
        """
        first, *others = covered
        return _share(self.places[first], [self.places.get(one, Prize()) for one in others], among)

    def last_of(self, among: int) -> Prize:
        """Share the poedelprijs among those who are last."""
        return _share(self.last, (), among)

    def feat_of(self, feat: Feat, among: int) -> Prize:
        """Share the prize of a feat among those who did it equally well."""
        return _share(self.feats[feat], (), among)


def prizes_of(rule: str, participants: int) -> Prizes:
    """Work out the prizes of the places, up to the number of participants.

    Raises:
        PrizeError: the text is no rule.
    """
    if ":" not in rule:
        return Prizes({place: Prize() for place in _numbered(rule, participants)})
    found: dict[int, Prize] = {}
    last, feats = Prize(), dict[Feat, Prize]()
    bare, listed = list[str](), list[str]()
    for part in filter(None, _parts(rule)):
        places, named, what = part.partition(":")
        if part == _APART:
            bare += listed
            listed = []
        elif _LAST.fullmatch(places):
            last = _prize(what)
        elif named and places[:1].isalpha():
            feats[_feat(places)] = _prize(what)
        elif named:  # "6, 12, 18: wijn" is wine for all three
            for one in (*filter(_PART.fullmatch, listed), places.strip()):
                span = range(*_span_of(one, rule, participants))
                found |= dict.fromkeys(span, _prize(what))
            bare += [one for one in listed if not _PART.fullmatch(one)]
            listed = []
        else:
            listed.append(part)
    bare += listed
    more = dict.fromkeys(_numbered(", ".join(bare), participants), Prize())
    return Prizes(dict(sorted((more | found).items())), last, feats)


def _feat(words: str) -> Feat:
    feat = feat_of(words)
    if feat is None:
        raise PrizeError(
            "“{words}” is geen prijs die het programma kent. Het kent plaatsen (1, 2-3, 8, 12 ...),"
            " de poedelprijs, en: {known}.",
            words=words.strip(),
            known=KNOWN,
        )
    return feat


def labels_of(rule: str) -> tuple[str, ...]:
    """Find the labels by which a rule has prizes; none in a text that is no rule."""
    try:
        feats = prizes_of(rule, 1).feats
    except PrizeError:
        return ()
    return tuple(one.label for one in feats if one.kind is FeatKind.LABEL)


def _share(own: Prize, others: Iterable[Prize], among: int) -> Prize:
    part = part_of_pot(own.what)
    if part is None or among == 1:
        return own
    more = filter(None, (part_of_pot(one.what) for one in others))
    return replace(own, what=PartOfPot(part.percent + sum(one.percent for one in more), among).text)


def refuse_doubtful(found: Prizes) -> None:
    """Refuse prizes that are kept from now on and cannot be meant so.

    Raises:
        PrizeError: the parts of the pot are more than all of it; or behind a prize stands
            another for something that is no place, which the place before it would win.
    """
    for prize in (*found.places.values(), found.last, *found.feats.values()):
        if other := _OTHER.search(prize.what):
            raise PrizeError(
                "“{other}” is geen prijs die het programma kent. Het kent plaatsen (1, 2-3, 8,"
                " 12 ...), de poedelprijs, en: {known}. Reik deze prijs zelf uit, of laat de"
                " dubbele punt weg als het bij “{prize}” hoort.",
                other=other[1].strip(),
                known=KNOWN,
                prize=prize.what[: other.start()],
            )
    for feat, prize in found.feats.items():
        if feat.kind is FeatKind.CLUB and part_of_pot(prize.what):
            raise PrizeError(
                "De beste van elke club kan geen deel van de pot krijgen: hoeveel clubs er komen,"
                " is niet bekend. Noem een bedrag of een prijs."
            )
    together = sum(one.percent for one in found.of_pot)
    if together > _ALL:
        raise PrizeError(
            "De prijzen zijn samen {percent} % van de pot, en er is 100 %. Geef elke plaats"
            " minder.",
            percent=together,
        )


def _parts(rule: str) -> Iterator[str]:
    """The parts of a rule, with `_APART` between those that a semicolon separates."""
    begin = 0
    for between in _NEXT.finditer(rule):
        yield rule[begin : between.start()].strip()
        if ";" in between[0]:
            yield _APART
        begin = between.end()
    yield rule[begin:].strip()


def _span_of(places: str, rule: str, participants: int) -> tuple[int, int]:
    first, last = _span(places, rule)
    return first, min(last, participants) + 1


def _prize(text: str) -> Prize:
    """Read a prize, with its sponsor between brackets at the end."""
    sponsor = _SPONSOR.search(text)
    what = _SPONSOR.sub("", text).strip()
    return Prize(what, sponsor[1].strip() if sponsor else "")


def _numbered(rule: str, participants: int) -> tuple[int, ...]:
    """The places with a prize, in order, up to the number of participants.

    "..." goes on with the last step; after a single place that place is the step, so that
    "4 ..." is a prize for every four. An empty rule gives no prizes.

    Raises:
        PrizeError: the text is no rule.
    """
    listed, more = _GOES_ON.subn("", rule.strip())
    spans = [_span(part.strip(), rule) for part in re.split(r"[,;]", listed) if part.strip()]
    if more and not spans:
        raise PrizeError(
            "In de prijzenregel “{rule}” staat voor de puntjes geen plaats; schrijf {example}.",
            rule=rule.strip(),
            example=EXAMPLE,
        )
    places = {place for first, last in spans for place in range(first, min(last, participants) + 1)}
    if more:
        last, step = _going_on(spans)
        if step < 1:
            raise PrizeError(
                "In de prijzenregel “{rule}” lopen de plaatsen voor de puntjes niet op;"
                " schrijf {example}.",
                rule=rule.strip(),
                example=EXAMPLE,
            )
        places.update(range(last, participants + 1, step))
    return tuple(sorted(places))


def poedelprijs_place(places: Sequence[int]) -> int:
    """The place that gets the poedelprijs, out of everybody's; 0 where nobody does.

    It is the last one, where somebody is higher. It goes to one entrant, or to two who share
    that place; more are no last one but a whole round of losers of a knock-out.
    """
    if not places:
        return 0
    lowest = max(places)
    return lowest if lowest > 1 and places.count(lowest) <= _MOST_LAST else 0


def _span(part: str, rule: str) -> tuple[int, int]:
    match = _PART.fullmatch(part)
    if match:
        first = int(match[1])
        last = int(match[2] or first)
        if 1 <= first <= last:
            return first, last
    raise PrizeError(
        "In de prijzenregel “{rule}” is “{part}” geen plaats en geen reeks van laag"
        " naar hoog; schrijf {example}.",
        rule=rule.strip(),
        part=part,
        example=EXAMPLE,
    )


def _going_on(spans: list[tuple[int, int]]) -> tuple[int, int]:
    """The last place before the dots, and how far it is from there to the next."""
    first, last = spans[-1]
    if first < last:
        return last, 1
    return last, last - spans[-2][1] if len(spans) > 1 else last
