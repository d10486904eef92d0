"""What is said at the end of a season, on the screen and on paper."""

from collections.abc import Iterator

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.kit.phrases import Phrases
from clubadmin.model.seasons.closing import Ending, SeasonMoved, SeasonReview, StandingMoved

_TEXTS = {
    "title": ("Einde van het seizoen", "End of the season"),
    "competition": ("Competitie", "Competition"),
    "evenings": ("Avonden", "Evenings"),
    "entrants": ("In de stand", "Ranked"),
    "winner": ("Winnaar", "Winner"),
    "leader": ("Bovenaan", "At the top"),
    "of-planned": ("{evenings} van {planned}", "{evenings} of {planned}"),
    "rule": ("Regel van de stand", "Ranking rule"),
    "rules": ("Spelregels", "Rules"),
    "nobody": ("nog niemand", "nobody yet"),
    "of-group": ("{group}: {names}", "{group}: {names}"),
    "up": ("Omhoog: {names}.", "Up: {names}."),
    "down": ("Omlaag: {names}.", "Down: {names}."),
    "undecided": (
        "Gelijk op de grens van omhoog of omlaag: {names}. Zij gaan niet vanzelf: beslis door"
        " loting of in het bestuur, en zet wie gaat bij Groepen van het volgende seizoen. Met"
        " loten onder wat bij gelijk aantal beslist, gebeurt dit niet.",
        "Level at the line for going up or down: {names}. They do not move by themselves: decide by"
        " lot or by the board, and move whoever goes under Groups of the next season. With the"
        " lot among the tie-breaks this does not happen.",
    ),
    "open": (
        "Nog niet afgesloten. Afsluiten bevriest de eindstanden met de regels waarmee ze"
        " ontstonden; daarna verandert er niets meer aan dit seizoen.",
        "Not closed yet. Closing freezes the final standings with the rules by which they came"
        " about; after that nothing of this season changes any more.",
    ),
    "reopened": (
        "Heropend: {reason}. Bij het afsluiten wordt een andere eindstand een genummerde"
        " rectificatie.",
        "Reopened: {reason}. On closing, other final standings become a numbered rectification.",
    ),
    "closed": (
        "Afgesloten op {when}. De eindstanden zijn bevroren.",
        "Closed on {when}. The final standings are frozen.",
    ),
    "next": ("Seizoen {season} staat klaar.", "Season {season} is ready."),
    "moved": ("Rectificatie {number}: {competition}", "Rectification {number}: {competition}"),
    "why": ("{when}: {reason}", "{when}: {reason}"),
    "name": ("Naam", "Name"),
    "place-was": ("was", "was"),
    "place-is": ("wordt", "becomes"),
    "total-was": ("totaal was", "total was"),
    "total-is": ("wordt", "becomes"),
    "nothing-moved": ("Niemand kreeg een andere plaats.", "Nobody got another place."),
}


class SeasonEndWords(Phrases):
    """The words, and how a competition is told."""

    TEXTS = _TEXTS

    def state(self, found: SeasonReview) -> str:
        """Whether it is closed, and since when; and whether the next is there."""
        if found.closed:
            told = self("closed", when=self.moment(found.season.closed_at))
        elif found.reopen_reason:
            told = self("reopened", reason=found.reopen_reason)
        else:
            told = self("open")
        after = self("next", season=found.next_season) if found.next_season else ""
        return f"{told} {after}".strip()

    def moment(self, at: str) -> str:
        """12-11-2026 21:14 of "2026-11-12 21:14:03"."""
        year, month, day = at[:10].split("-")
        return f"{int(day)}-{int(month)}-{year} {at[11:16]}"

    def winners(self, one: Ending) -> str:
        """Who came first, of groups one each."""
        told = [
            self("of-group", group=self.field(each.field), names=self.listed(list(each.names)))
            if each.field
            else self.listed(list(each.names))
            for each in one.winners
        ]
        return "; ".join(told) or self("nobody")

    def rule(self, one: Ending) -> str:
        """The ranking rule in words."""
        return rule_text(parse_rule(one.rule), one.planned, self.language)

    def evenings(self, one: Ending) -> str:
        """How many were played, and of how many where that is known and another number."""
        if one.planned in (0, one.evenings):
            return str(one.evenings)
        return self("of-planned", evenings=one.evenings, planned=one.planned)

    def winner(self, *, closed: bool) -> str:
        """The head above who is first; nobody has won before the season is closed."""
        return self("winner" if closed else "leader")

    def moves(self, one: Ending) -> Iterator[str]:
        """Who go to another group."""
        if one.up:
            yield self("up", names=self.listed(list(one.up)))
        if one.down:
            yield self("down", names=self.listed(list(one.down)))
        if one.undecided:
            yield self("undecided", names=self.listed(list(one.undecided)))

    def rectified(self, one: SeasonMoved) -> str:
        """The head of a rectification."""
        return self("moved", number=one.rectification, competition=one.competition)

    def place(self, place: int | None) -> str:
        """A place, or a dash for none."""
        return "–" if place is None else str(place)

    def moved(self, one: StandingMoved) -> str:
        """A line in the window: "A. Bos: 3 wordt 2 (25.341 wordt 25.361)"."""
        totals = f"{self.number(one.total_before)} → {self.number(one.total_after)}"
        return (
            f"{one.name}: {self.place(one.place_before)} → {self.place(one.place_after)} ({totals})"
        )
