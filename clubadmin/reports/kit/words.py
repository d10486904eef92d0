"""What the papers say: figures, dates and phrases, in Dutch and in English."""

from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal

from clubadmin.domain.terms import Language

_DAYS = {
    Language.NL: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
    Language.EN: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
}
_MONTHS = {
    Language.NL: [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
    Language.EN: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
}

_PHRASES: dict[str, tuple[str, str]] = {
    # every paper
    "page": ("pagina {page} van {pages}", "page {page} of {pages}"),
    "printed": ("afgedrukt {moment}", "printed {moment}"),
    "moment": ("{day}, {hour:02}.{minute:02} uur", "{day}, {hour:02}:{minute:02}"),
    "individual": ("individueel", "individual"),
    "pairs": ("paren", "pairs"),
    "evening": ("avond {number}", "evening {number}"),
    "evening-of": ("avond {number} van {planned}", "evening {number} of {planned}"),
    "round": ("ronde {round}", "round {round}"),
    "Round": ("Ronde {round}", "Round {round}"),
    "table": ("tafel", "table"),
    "Table": ("Tafel {table}", "Table {table}"),
    "wij": ("Wij", "Wij"),
    "zij": ("Zij", "Zij"),
    "n": ("Noord", "North"),
    "s": ("Zuid", "South"),
    "e": ("Oost", "East"),
    "w": ("West", "West"),
    "blind": ("blinde hand", "blind hand"),
    "the-blind": ("de blinde hand", "the blind hand"),
    "rest": ("rust", "sits out"),
    "nobody": ("Nog niemand aangemeld.", "Nobody has been entered yet."),
    # season standings and the result of an evening
    "standings": ("Stand na avond {number}", "Standings after evening {number}"),
    "standings-start": ("Stand", "Standings"),
    "player": ("speler", "player"),
    "guest": ("gast", "guest"),
    "pair": ("paar", "pair"),
    "total": ("totaal", "total"),
    "rounds-won": ("gewonnen ronden", "rounds won"),
    "average": ("gemiddeld", "average"),
    "behind": ("achter", "behind"),
    "points": ("punten", "points"),
    "roem": ("roem", "roem"),
    "pits": ("pits", "pits"),
    "tops": ("tops", "tops"),
    "nat": ("nat", "nat"),
    "no-rows": ("Nog geen uitslagen.", "No results yet."),
    "struck": (
        "Doorgestreept telt niet mee ({rule}).",
        "Struck through does not count ({rule}).",
    ),
    "absent": ("– afwezig.", "– absent."),
    "absent-points": (
        "° punten bij afwezigheid, volgens het reglement.",
        "° points for an absence, by the club's rules.",
    ),
    "earlier": (
        "Kolom {first}–{last}: wat van die avonden meetelt.",
        "Column {first}–{last}: what counts of those evenings.",
    ),
    "no-place": (
        "Zonder plaats: nog te weinig avonden gespeeld.",
        "Without a place: not enough evenings played yet.",
    ),
    "highest": (
        "Hoogste avond: {name}, {points} ({evening}).",
        "Highest evening: {name}, {points} ({evening}).",
    ),
    "most-pits": ("Meeste pits: {name}, {pits}.", "Most pits: {name}, {pits}."),
    "depth-evening": (
        "Van deze avonden zijn alleen de avondtotalen bekend.",
        "Only whole-evening totals are known of these evenings.",
    ),
    "depth-round": (
        "Van deze avonden zijn alleen de rondetotalen bekend.",
        "Only round totals are known of these evenings.",
    ),
    "provisional": ("Voorlopig", "Provisional"),
    "final": ("Definitief", "Final"),
    "version": ("versie {version}", "version {version}"),
    "result": ("Uitslag avond {number}", "Result of evening {number}"),
    "result-once": ("Uitslag {competition}", "Result of {competition}"),
    "missing": ("nog {count} formulieren", "{count} sheets to come"),
    "missing-one": ("nog 1 formulier", "1 sheet to come"),
    "not-closed": ("nog niet afgesloten", "not closed yet"),
    "prize": ("prijs", "prize"),
    "poedelprijs": ("poedelprijs", "booby prize"),
    "credit": (
        "° punten voor een ronde rust.",
        "° points for a round sat out.",
    ),
    "fill-in": ("inval", "fill-in"),
    "lent-one": ("{name} (geleend)", "{name} (lent)"),
    "lent": (
        "* gemaakt als invaller, beter dan aan de eigen tafel.",
        "* made at a fill-in table, better than at one's own.",
    ),
    "not-in": (
        "… formulier nog niet binnen.",
        "… sheet not in yet.",
    ),
    "not-played": ("– niet gespeeld.", "– not played."),
    "rounds-include-roem": (
        "De ronden zijn punten en roem samen.",
        "The rounds are points and roem together.",
    ),
    "fines": ("straf", "fines"),
    "fines-off": (
        "Straf is van de ronde en van het totaal af.",
        "Fines have come off the round and the total.",
    ),
    "fines-floored": (
        "Straf is van de ronde en van het totaal af, nooit verder dan tot 0.",
        "Fines have come off the round and the total, never below 0.",
    ),
    "fines-season": (
        "Straf is van de totalen af: {names}.",
        "Fines have come off the totals: {names}.",
    ),
    "and-more": ("en nog {count}", "and {count} more"),
    # draw list and slips
    "draw": ("Indeling", "Draw"),
    "draw-name": ("Indeling op naam", "Draw by name"),
    "no-draw": ("Er is nog geen indeling.", "Nothing has been drawn yet."),
    "name": ("naam", "name"),
    "number": ("nr", "no."),
    "resting": ("Rust deze ronde: {names}", "Sitting out this round: {names}"),
    "resting-plays": (
        "Laat in de ronde, als invaltafel: tafel {table}. Rust tot dan: {names}",
        "Late in the round, as a fill-in game: table {table}. Sitting out till then: {names}",
    ),
    "with": ("met {name}", "with {name}"),
    "against": ("tegen {name}", "against {name}"),
    "and": ("en {name}", "and {name}"),
    "sits-out": ("deze ronde rust", "sits out this round"),
    "seats": (
        "N noord · O oost · Z zuid · W west. Noord en zuid zijn Wij.",
        "N north · E east · S south · W west. North and south are Wij.",
    ),
    "slips": ("Plaatsbriefjes", "Seat slips"),
    # blank scoresheets
    "sheets": ("Scoreformulieren", "Scoresheets"),
    "game": ("spel", "game"),
    "dealer": ("gever", "dealer"),
    "Total": ("Totaal", "Total"),
    "together": ("samen", "together"),
    "signed": ("handtekening {side}", "signature {side}"),
    "stripe": (
        "Geen roem? Streep door het roemvakje.",
        "No roem? Strike through the roem box.",
    ),
    "tricks": ("slagen", "tricks"),
    "stand": ("stand", "score"),
    "alone": ("Alleen", "Alone"),
    "two-together": ("Samen", "Together"),
    "each": ("ieder", "each"),
    "seat-player": ("speler {number}", "player {number}"),
    "after-fines": ("na straf", "less fines"),
    "part": ("blad {part} van {parts}", "part {part} of {parts}"),
    "carried": ("over naar blad {part}", "carried to part {part}"),
    "brought": ("van blad {part}", "from part {part}"),
    "remind-solo": (
        "Zet bij elk spel het nummer van wie alleen speelt, en zijn bod.",
        "Write down for each game the number of who plays alone, and the bid.",
    ),
    "remind-manille": (
        "Alleen wat boven {half} komt telt; {half}–{half} is ---.",
        "Only what is above {half} counts; {half}–{half} is ---.",
    ),
    "remind-tricks": (
        "Schrijf de slagen op: samen {tricks}.",
        "Write down the tricks: {tricks} in all.",
    ),
    "remind-target": (
        "Wie na een spel {target} haalt, wint; staat het dan gelijk, dan beslist nog één spel.",
        "Whoever has {target} after a game wins; if level then, one more game decides.",
    ),
    "remind-kraken": (
        "Kraak k, rekraak kk, superkraak kkk.",
        "Kraak k, rekraak kk, superkraak kkk.",
    ),
    "remind-kloppen": ("Geklopt k, tegengeklopt kk.", "Klop k, tegenklop kk."),
    "remind-spades": (
        "Is schoppen troef, dan tellen de punten dubbel.",
        "With spades as trumps points count double.",
    ),
    "remind-hand": (
        "Van roem in de hand telt alleen die van wie de meeste heeft.",
        "Of roem in the hand only that of the side with most counts.",
    ),
    "remind-stuk": (
        "Roem is alleen stuk: {stuk}.",
        "The only roem is stuk: {stuk}.",
    ),
    # rectification
    "rectification": ("Rectificatie {number}", "Rectification {number}"),
    "reason": ("Reden: {reason}", "Reason: {reason}"),
    "changed-games": ("Gewijzigde spellen", "Games changed"),
    "moved": ("Gevolg voor de uitslag", "What it does to the result"),
    "was": ("was", "was"),
    "becomes": ("wordt", "becomes"),
    "place": ("plaats", "place"),
    "mp": ("MP", "MP"),
    "difference": ("verschil", "change"),
    "no-games": ("Er is geen spel gewijzigd.", "No game was changed."),
    "no-moves": (
        "Niemands totaal of plaats is veranderd.",
        "Nobody's total or place has changed.",
    ),
    # statistics
    "statistics": ("Statistiek", "Statistics"),
    "statistics-of": ("{title}, formulieren: {count}", "{title}, sheets: {count}"),
    "statistics-unsigned": (
        "nog niet afgetekend, wel meegeteld: {count}",
        "not signed off yet but counted: {count}",
    ),
    "no-statistics": ("Er is nog niets getypt.", "Nothing has been typed yet."),
    # rule sets
    "rules-of": ("Spelregels {title}", "Rules {title}"),
    "rules-beside": ("{count} spelregels naast elkaar", "{count} rule sets side by side"),
    "rules-same": ("Deze spelregels verschillen nergens.", "These rule sets differ nowhere."),
    "rules-mark": (
        "» is niet overal gelijk; vet wijkt af van {title}",
        "» is not the same everywhere; bold differs from {title}",
    ),
    "rule": ("regel", "rule"),
    "rule-here": ("hier", "here"),
    "article": ("artikel", "article"),
    "game-order": ("Eerst Wij, dan Zij: punten en roem.", "Wij first, then Zij: points and roem."),
}


class Words:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = _PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase

    def number(self, value: float, decimals: int = 0) -> str:
        """26180 as "26.180", 5068.25 with one decimal as "5.068,3"."""
        exact = Decimal(str(value)) if isinstance(value, float) else Decimal(value)
        rounded = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
        plain = f"{rounded:,}"
        if self.language is Language.NL:
            return plain.translate(_DUTCH)
        return plain

    def signed(self, value: float) -> str:
        """A difference with its sign: "+40", "–40" (the dash, a figure wide), "0"."""
        sign = "+" if value > 0 else "–" if value < 0 else ""
        return sign + self.number(abs(value))

    def day(self, day: date, *, weekday: bool = False) -> str:
        """12 november 2026, with `weekday` donderdag before it."""
        text = f"{day.day} {_MONTHS[self.language][day.month - 1]} {day.year}"
        return f"{_DAYS[self.language][day.weekday()]} {text}" if weekday else text

    def moment(self, stamp: datetime) -> str:
        """12 november 2026, 22.41 uur."""
        return self("moment", day=self.day(stamp.date()), hour=stamp.hour, minute=stamp.minute)

    def seat(self, seat: str) -> str:
        """The letter of a seat ("n", "e", "s", "w")."""
        return self(seat)[0]


_DUTCH = str.maketrans(",.", ".,")
