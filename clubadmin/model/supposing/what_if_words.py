"""What is said of a season under another rule, on the screen and on paper."""

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.kit.phrases import Phrases
from clubadmin.model.results.result import Standings
from clubadmin.model.supposing.what_if import EveningShift, Shift, WhatIf

_TEXTS = {
    "title": ("Wat als", "What if"),
    "paper": ("Voorstel aan de leden", "Proposal to the members"),
    "proposal": ("Voorstel: {what}", "Proposal: {what}"),
    "rules": ("spelregels {title}", "rules {title}"),
    "ranking": ("{rule}", "{rule}"),
    "becomes": ("Wordt", "New"),
    "was": ("Was", "Was"),
    "name": ("Naam", "Name"),
    "group": ("Groep", "Group"),
    "is-now": ("Nu", "Now"),
    "would-be": ("Zou zijn", "Then"),
    "difference": ("Verschil", "Difference"),
    "new": ("nieuw", "new"),
    "evening": ("Avond", "Evening"),
    "where": ("Waar", "Where"),
    "where-hint": ("Ronde, tafel en spel", "Round, table and game"),
    "typed": ("Getypt", "Typed"),
    "counts-on": ("telt nu wel", "counts now"),
    "counts-off": ("telt niet meer", "no longer counts"),
    "counts-both": ("telt", "counts"),
    "counts-none": ("telt niet", "does not count"),
    "really": ("Zoals het is: {rule} · {rules}", "As it is: {rule} · {rules}"),
    "supposed": ("Zoals het zou zijn: {rule} · {rules}", "As it would be: {rule} · {rules}"),
    "nothing": (
        "Kies andere spelregels of een andere regel; hier komt dan de stand zoals die zou zijn."
        " Er verandert niets.",
        "Choose other rules or another ranking rule; the standings as they would be then appear"
        " here. Nothing changes.",
    ),
    "empty": (
        "Van deze competitie zijn er nog geen uitslagen.",
        "This competition has no results yet.",
    ),
    "moved-none": (
        "Niemand krijgt een andere plaats.",
        "Nobody gets another place.",
    ),
    "moved-one": (
        "1 van de {all} krijgt een andere plaats.",
        "1 of {all} gets another place.",
    ),
    "moved": (
        "{count} van de {all} krijgen een andere plaats.",
        "{count} of {all} get another place.",
    ),
    "first-stays": ("Bovenaan blijft {name}.", "{name} stays at the top."),
    "first-comes": ("Bovenaan komt {name}.", "{name} moves to the top."),
    "games": (
        "{games} spellen van {evenings} avonden zijn dan iets anders waard.",
        "{games} games of {evenings} evenings are then worth something else.",
    ),
    "games-none": (
        "Geen enkel spel van {evenings} avonden is dan iets anders waard.",
        "Not one game of {evenings} evenings is then worth anything else.",
    ),
    "typed-only": (
        "Nagerekend is alleen wat uit de getypte cijfers volgt. Regels die het spelen zelf anders"
        " maken, zoals wanneer men moet troeven of overtroeven (maatslag), wie troef kiest en hoe"
        " er geseind wordt, zijn daaruit niet af te leiden: met die regels was er anders gespeeld.",
        "Only what follows from the typed figures was worked out. Rules that change the play"
        " itself, such as when one must trump or overtrump, who chooses trumps and what may be"
        " signalled, cannot be told from them: under those rules play would have been different.",
    ),
    "from-paper": (
        "Van avond {numbers} zijn geen spellen bekend: daar verandert niets.",
        "No games are known of evening {numbers}: nothing changes there.",
    ),
    "unread-one": (
        "1 regel kan zo niet: avond {evening}, ronde {round}, tafel {table}, spel {game}:"
        " “{typed}”. {why}",
        "1 line cannot be read this way: evening {evening}, round {round}, table {table}, game"
        " {game}: “{typed}”. {why}",
    ),
    "unread": (
        "{count} regels kunnen zo niet en tellen zoals ze gelezen konden worden; de eerste:"
        " avond {evening}, ronde {round}, tafel {table}, spel {game}: “{typed}”. {why}",
        "{count} lines cannot be read this way and count as far as they could be read; the first:"
        " evening {evening}, round {round}, table {table}, game {game}: “{typed}”. {why}",
    ),
    "from": ("vanaf {day}", "from {day}"),
    "would-have": ("Wat {name} zou hebben", "What {name} would have"),
    "had": ("Heeft nu {figure}, plaats {place}.", "Has {figure} now, place {place}."),
    "was-worth": ("was {points},", "was {points},"),
    "of-evening": ("Avond {number}", "Evening {number}"),
    "of-game": (
        "Ronde {round}, tafel {table}, spel {game}",
        "Round {round}, table {table}, game {game}",
    ),
    "was-game": ("was {before}; getypt is “{typed}”", "was {before}; “{typed}” was typed"),
    "vote": (
        "Er is niets veranderd. Zo zou de stand zijn als dit voorstel gold.",
        "Nothing has changed. The standings would be so if this proposal were adopted.",
    ),
    "for": ("voor ______", "for ______"),
    "against": ("tegen ______", "against ______"),
    "blank": ("blanco ______", "blank ______"),
}


class WhatIfWords(Phrases):
    """The words, and how a comparison is summed up."""

    TEXTS = _TEXTS

    def rule(self, found: Standings) -> str:
        """The ranking rule in words."""
        return rule_text(parse_rule(found.rule), found.planned, self.language)

    def proposal(self, found: WhatIf) -> str:
        """What is proposed: other rules, another ranking rule, or both; and from when."""
        parts = []
        if found.supposed.rule_set_id is not None:
            parts.append(self("rules", title=found.other.rule_set_title))
        if found.supposed.rule is not None:
            parts.append(self.rule(found.other))
        if found.supposed.from_date is not None:
            parts.append(self("from", day=self.day(found.supposed.from_date)))
        return self("proposal", what=", ".join(parts))

    def summed_up(self, found: WhatIf) -> str:
        """How many move, and who is on top."""
        every = len(found.shifts)
        if not every:
            return self("empty")
        key = {0: "moved-none", 1: "moved-one"}.get(found.moved, "moved")
        parts = [self(key, count=found.moved, all=every)]
        for one in found.shifts:
            if one.place_after == 1:
                stays = "first-stays" if one.place_before == 1 else "first-comes"
                parts.append(self(stays, name=one.name))
                break
        return " ".join(parts)

    def notes(self, found: WhatIf) -> list[str]:
        """What was settled again, what was not, and what cannot be."""
        lines = []
        if found.supposed.rule_set_id is not None:
            key = "games" if found.games else "games-none"
            lines.append(self(key, games=found.games, evenings=len(found.settled)))
            lines.append(self("typed-only"))
        if found.from_paper:
            numbers = self.listed([str(number) for number in found.from_paper])
            lines.append(self("from-paper", numbers=numbers))
        if found.unread:
            one = found.unread[0]
            key = "unread-one" if len(found.unread) == 1 else "unread"
            place = {"evening": one.evening, "round": one.round, "table": one.table}
            told = {"game": one.game, "typed": one.typed, "why": one.why}
            lines.append(self(key, count=len(found.unread), **place, **told))
        return lines

    def place(self, place: int | None) -> str:
        """A place, or a dash for none."""
        return "–" if place is None else str(place)

    def arrow(self, one: Shift) -> str:
        """Up or down, and how far."""
        if one.moved:
            return f"▲ {one.moved}" if one.moved > 0 else f"▼ {-one.moved}"
        return "•" if one.other_place else ""

    def counting(self, one: EveningShift) -> str:
        """Whether the evening counts, then and now."""
        if one.counted != one.counts:
            return self("counts-on" if one.counts else "counts-off")
        return self("counts-both" if one.counts else "counts-none")

    def points(self, points: int | None) -> str:
        """Points of an evening, or a dash."""
        return "–" if points is None else self.number(points)
