"""What is said about what somebody needs, on the screen and on paper."""

from collections.abc import Iterator

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.kit.phrases import Phrases
from clubadmin.model.supposing.needed import ComingEvening, Needed, NeededCell, NeededRow

_TEXTS = {
    "title": ("Wat heb ik nodig?", "What do I need?"),
    "place": ("Plaats", "Place"),
    "name": ("Naam", "Name"),
    "now": ("Nu", "Now"),
    "average": ("Gem. alle", "Avg of all"),
    "average-hint": (
        "Gemiddeld over alle avonden, ook die niet tellen",
        "Average of all evenings, those that do not count as well",
    ),
    "group": ("Groep", "Group"),
    "for": ("Voor {place}e", "For no. {place}"),
    "for-hint": ("Nodig voor plaats {place} of hoger", "Needed for place {place} or better"),
    "certain": ("zeker", "certain"),
    "any": ("0", "0"),
    "after": ("Na avond {number}", "After evening {number}"),
    "before": ("Voor de eerste avond", "Before the first evening"),
    "left-one": ("nog 1 avond te spelen", "1 evening left"),
    "left": ("nog {count} avonden te spelen", "{count} evenings left"),
    "evening": ("avond {number}", "evening {number}"),
    "dated": ("avond {number} op {day}", "evening {number} on {day}"),
    "until": ("avond {first} tot en met {last}", "evening {first} to {last}"),
    "begun": ("avond {number} is bezig", "evening {number} is going on"),
    "legend-average": (
        "Een getal is genoeg als de anderen hun eigen gemiddelde maken.",
        "A figure is enough if the others make their own average.",
    ),
    "legend-best": (
        "Een getal is genoeg als de anderen hun beste avond evenaren.",
        "A figure is enough if the others equal their best evening.",
    ),
    "legend-away": (
        "Een getal is genoeg als de anderen niet komen.",
        "A figure is enough if the others stay away.",
    ),
    "legend": (
        "Tussen haakjes: kan alleen als zij het slechter doen.  zeker: wat er ook gebeurt.  –"
        " niet meer te halen.",
        "In brackets: only if they do worse.  certain: whatever happens.  – out of reach.",
    ),
    "each": (
        "Op elk van de avonden die nog komen, evenveel.",
        "On each of the evenings left, as much.",
    ),
    "bound": (
        "Uitgegaan van 0 tot {most} punten op een avond; het meeste ooit was {record}.",
        "Reckoned with 0 to {most} points on an evening; the most ever was {record}.",
    ),
    "bound-new": (
        "Uitgegaan van 0 tot {most} punten op een avond.",
        "Reckoned with 0 to {most} points on an evening.",
    ),
    "bound-wins": (
        "Het gaat om winstpunten: op een avond van 0 tot {most}.",
        "Win points decide: from 0 to {most} on an evening.",
    ),
    "exact": (
        "Binnen die grenzen is dit precies; dat mensen aan één tafel elkaar hinderen, is buiten"
        " beschouwing gelaten: wat zeker heet, is dat dan nog meer.",
        "Within these bounds this is exact; that people at one table hinder each other is left"
        " out: what is called certain is so all the more.",
    ),
    "not-proved": (
        "Bij deze regel kan een hogere avond minder waard zijn of wegblijven meer, op meer manieren"
        " dan na te gaan zijn. De getallen zijn daarom niet bewezen en niets heet zeker.",
        "Under this rule a higher evening may be worth less, or staying away more, in more ways"
        " than can be gone through. So the figures are not proved and nothing is called certain.",
    ),
    "ties": (
        "Bij een gelijk aantal beslist iets dat nog komt; wie gelijk zou eindigen, kan de"
        " plaats dus krijgen maar is er niet zeker van.",
        "At equal totals something decides that is still to come; whoever would finish level may"
        " have the place, but is not sure of it.",
    ),
    "newcomers": (
        "Wie nog niet meespeelde, is niet meegerekend.",
        "Those who have not played yet are left out.",
    ),
    "why": ("{name}: nodig voor plaats {place}", "{name}: needed for place {place}"),
    "season-of": ("{name} zou dan hebben", "{name} would then have"),
    "of-evening": ("Avond {number}", "Evening {number}"),
    "to-come": ("moet nog worden gespeeld", "is still to be played"),
    "row-now": (
        "Staat nu op plaats {place} met {score}.",
        "Is now in place {place} with {score}.",
    ),
    "row-none": (
        "Heeft nog geen plaats: speelde {played} van minstens {minimum} avonden.",
        "Has no place yet: played {played} of at least {minimum} evenings.",
    ),
    "too-few": (
        "Komt niet meer aan {minimum} avonden.",
        "Cannot reach {minimum} evenings any more.",
    ),
    "is-certain": ("Plaats {place} is zeker.", "Place {place} is certain."),
    "is-out": ("Plaats {place} is niet meer te halen.", "Place {place} is out of reach."),
    "seems-out": (
        "Plaats {place} lijkt niet meer te halen.",
        "Place {place} seems out of reach.",
    ),
    "is-away": (
        "Plaats {place} is met spelen niet meer te halen; alleen wie wegblijft kan die nog"
        " krijgen.",
        "Place {place} is out of reach by playing; only by staying away can it still be had.",
    ),
    "away": ("(weg)", "(away)"),
    "is-likely": (
        "Voor plaats {place}: {points}, {if_others}.",
        "For place {place}: {points}, {if_others}.",
    ),
    "is-lucky": (
        "Voor plaats {place} moet het de anderen tegenzitten: het kan vanaf {points}.",
        "For place {place} the others must do badly: it is possible from {points}.",
    ),
    "if-average": (
        "als de anderen hun gemiddelde maken",
        "if the others make their average",
    ),
    "if-best": (
        "als de anderen hun beste avond evenaren",
        "if the others equal their best evening",
    ),
    "if-away": ("als de anderen niet komen", "if the others stay away"),
    "points": ("{points} punten", "{points} points"),
    "points-more": ("nog {points} punten", "{points} points more"),
    "points-each": ("elke avond {points} punten", "{points} points each evening"),
    "from": (
        "Het kan al vanaf {points}, als zij tegenvallen.",
        "It is possible from {points}, if they do badly.",
    ),
    "from-none": (
        "Ook met niets kan het nog, als zij tegenvallen.",
        "Even with nothing it is possible, if they do badly.",
    ),
    "sure": ("Met {points} is het zeker.", "With {points} it is certain."),
    "not-sure": (
        "In eigen hand is het niet: de anderen kunnen het nog verhinderen.",
        "It is not in one's own hands: the others can still prevent it.",
    ),
    "not-known": (
        "Of het in eigen hand is, is niet te zeggen.",
        "Whether it is in one's own hands cannot be said.",
    ),
    "drop": ("Dan vervalt {evenings}.", "Then {evenings} is dropped."),
    "drops": ("Dan vervallen {evenings}.", "Then {evenings} are dropped."),
    "dropped": ("avond {number} ({points})", "evening {number} ({points})"),
}


_NAMED = 3  # evenings that are named one by one


class NeededWords(Phrases):
    """The words, and how a cell and a person are told."""

    TEXTS = _TEXTS

    def cell(self, one: NeededCell) -> str:
        """What stands in the column of a place."""
        if one.certain:
            return self("certain")
        if one.least is None:
            return self("away") if one.away else "–"
        if one.likely is None:
            return f"({self.number(one.least)})"
        return self.number(one.likely)

    def coming(self, found: Needed) -> str:
        """Nog 2 avonden te spelen: avond 15 op 18 mrt 2027 en avond 16."""
        count = len(found.coming)
        head = self("left-one") if count == 1 else self("left", count=count)
        if count <= _NAMED:
            return f"{head}: {self.listed([self._evening(one) for one in found.coming])}"
        begun = [self._evening(one) for one in found.coming if one.begun]
        rest = [one.number for one in found.coming if not one.begun]
        until = self("until", first=rest[0], last=rest[-1])
        return f"{head}: {self.listed([*begun, until])}"

    def state(self, found: Needed) -> str:
        """After which evening."""
        if not found.after:
            return self("before")
        text = self("after", number=found.after)
        return f"{text}, {self.day(found.after_date)}" if found.after_date else text

    def rule(self, found: Needed) -> str:
        """The ranking rule in words."""
        return rule_text(parse_rule(found.rule), found.planned, self.language)

    def legend(self, found: Needed) -> list[str]:
        """What the figures mean."""
        lines = [f"{self(f'legend-{found.expected}')}  {self('legend')}"]
        lines.append(f"{self('average')}: {self('average-hint').lower()}.")
        if len(found.coming) > 1:
            lines.append(self("each"))
        return lines

    def grounds(self, found: Needed) -> list[str]:
        """On what it rests, and how far it is exact."""
        most, record = self.number(found.most), self.number(found.record)
        if found.wins:
            bound = self("bound-wins", most=most)
        elif found.record:
            bound = self("bound", most=most, record=record)
        else:
            bound = self("bound-new", most=most)
        lines = [bound, self("exact" if found.proved else "not-proved")]
        if not found.shares:
            lines.append(self("ties"))
        return [*lines, self("newcomers")]

    def told(self, found: Needed, row: NeededRow) -> Iterator[str]:
        """A sentence or more for each place."""
        yield self._now(found, row)
        if found.minimum > row.played + len(found.coming):
            yield self("too-few", minimum=found.minimum)
            return
        for one in row.cells:
            yield self.place_told(found, one)

    def _now(self, found: Needed, row: NeededRow) -> str:
        if row.place is None:
            return self("row-none", played=row.played, minimum=max(found.minimum, 1))
        return self("row-now", place=row.place, score=self.number(row.score))

    def place_told(self, found: Needed, one: NeededCell) -> str:
        """What is needed for a place, in sentences."""
        if one.certain:
            return self("is-certain", place=one.place)
        if one.least is None:
            key = "is-away" if one.away else "is-out" if found.proved else "seems-out"
            return self(key, place=one.place)
        if one.likely is None:
            return self("is-lucky", place=one.place, points=self._points(found, one.least))
        points, others = self._points(found, one.likely), self(f"if-{found.expected}")
        parts = [self("is-likely", place=one.place, points=points, if_others=others)]
        if one.least < one.likely:
            key = "from" if one.least else "from-none"
            parts.append(self(key, points=self.number(one.least)))
        if one.enough is None:
            parts.append(self("not-sure" if found.proved else "not-known"))
        else:
            parts.append(self("sure", points=self.number(one.enough)))
        if one.drops:
            evenings = self.listed(
                [self("dropped", number=at, points=self.number(made)) for at, made in one.drops]
            )
            parts.append(self("drop" if len(one.drops) == 1 else "drops", evenings=evenings))
        return " ".join(parts)

    def _points(self, found: Needed, points: int) -> str:
        key = "points-each"
        if len(found.coming) == 1:
            key = "points-more" if found.coming[0].begun else "points"
        return self(key, points=self.number(points))

    def _evening(self, one: ComingEvening) -> str:
        if one.begun:
            return self("begun", number=one.number)
        if one.date is None:
            return self("evening", number=one.number)
        return self("dated", number=one.number, day=self.day(one.date))
