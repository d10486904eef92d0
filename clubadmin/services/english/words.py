"""Words that come into sentences and labels as values: `%L1` in a template looks them up here."""

_MONTHS = {
    "januari": "January",
    "februari": "February",
    "maart": "March",
    "april": "April",
    "mei": "May",
    "juni": "June",
    "juli": "July",
    "augustus": "August",
    "september": "September",
    "oktober": "October",
    "november": "November",
    "december": "December",
}
_FIELDS = {
    "De naam van de club": "The name of the club",
    "De plaats": "The place",
    "Spelregels": "Rules",
    "Spellen in een boompje": "Games in a boompje",
    "Ronden op een avond": "Rounds in an evening",
    "Wie overblijft": "Who is left over",
    "De naam van de competitie": "The name of the competition",
    "Enkel of paren": "Individual or pairs",
    "Aantal avonden": "Number of evenings",
    "De prijzen": "The prizes",
    "Indeling van de paren": "Draw of the pairs",
    "De beslissing": "The decision",
    "Het kaartverloop": "The course of the cards",
    "Het artikel": "The article",
    "Wie besliste": "Who decided",
    "De voornaam": "The first name",
    "Het tussenvoegsel": "The infix",
    "De achternaam": "The last name",
    "De opmerking": "The remark",
    "Het telefoonnummer": "The telephone number",
    "Het e-mailadres": "The e-mail address",
    "De naam van de spelregels": "The name of the rules",
    "De naam van het seizoen": "The name of the season",
    "De naam van het team": "The name of the team",
    "De spelvorm": "The format",
    "Waarop geloot wordt": "What the draw goes by",
    "Paren in een team": "Pairs in a team",
    "Minuten per ronde": "Minutes a round",
    "Protesttijd": "Time for protests",
    "Nummer": "Number",
    "De groep": "The group",
    "Het district of de club": "The district or club",
    "De reden": "The reason",
    "Het nummer van de tafel": "The number of the table",
    "Wie invalt": "Who fills in",
    "Het protest": "The protest",
    "De uitspraak": "The ruling",
    "De naam van de groep": "The name of the group",
    "De manier waarop": "The way in which",
}
_PLACES = {
    "Avond %1 van %2 (%3)": "Evening %N1 of %2 (%L3)",
    "%1, avond %2": "%1, evening %N2",
    "Avond %1": "Evening %N1",
    "Formulier %1": "Sheet %N1",
    "Formulier tafel %1, ronde %2": "Sheet of table %N1, round %N2",
    "formulier tafel %1, ronde %2": "the sheet of table %N1, round %N2",
    "%1, ronde %2, tafel %3": "%L1, round %N2, table %N3",
    "%1, beslissing bij spel %2": "%L1, decision on game %N2",
    "Ronde %1, tafel %2": "Round %N1, table %N2",
    "tafel %1, ronde %2": "table %N1, round %N2",
    "%1, avond %2, %3": "%1, evening %N2, %L3",
    "%1, avond %2, %3, ronde %4, tafel %5, spel %6": (
        "%1, evening %N2, %L3, round %N4, table %N5, game %N6"
    ),
    "rectificatie %1, %2": "rectification %N1, %L2",
    "winnaar van tafel %1, ronde %2": "winner of table %N1, round %N2",
    "spel %1": "game %N1",
    "spel %1–%2": "games %N1–%N2",
    "ronde %1": "round %N1",
    "ronde %1–%2": "rounds %N1–%N2",
}
_ON_A_SHEET = {
    "Wij": "Wij",
    "Zij": "Zij",
    "Noord": "North",
    "Oost": "East",
    "Zuid": "South",
    "West": "West",
    "Alleen": "Alone",
    "Samen": "Together",
    "Speler %1": "Player %N1",
    "speler %1": "player %N1",
    "veel": "much",
    "weinig": "little",
    "punten": "points",
    "roem": "roem",
    "bod": "bid",
    "straf": "penalty",
    "totaal": "total",
    "punten %1": "points %L1",
    "roem %1": "roem %L1",
    "bod %1": "bid %L1",
    "straf %1": "penalty %L1",
    "totaal %1": "total %L1",
}
_FORMATS = {
    "individueel spel": "individual play",
    "boompjes met een blijvende schrijver": "boompjes with a writer who stays",
    "vaste paren": "fixed pairs",
    "Schevenings": "Schevenings",
    "Howell met paren": "Howell for pairs",
    "Howell met losse spelers": "Howell for players",
    "viertallen en andere teams": "teams of four and other teams",
    "een afvaltoernooi": "a knock-out",
}
_CARDS = {
    f"{suit}{dutch}": f"{suit}{english}"
    for suit in "♠♥♦♣"
    for dutch, english in zip("AHVB", "AKQJ", strict=True)
}
_DRAWN = {
    "ronde": "round",
    "ronden": "rounds",
    "boompjes": "boompjes",
    "teams": "teams",
    "matchpunten": "matchpoints",
    "gewonnen ronden": "rounds won",
    "samen": "together",
    "apart": "apart",
    "%1 keer spelen twee opnieuw samen": "as partners again: %N1",
    "niemand speelt twee keer met dezelfde maat": "nobody has the same partner twice",
}
_OTHER = {
    "%1 twee keer": "%L1 twice",
    "%1 tot en met %2": "%N1 to %N2",
    "%1 of %2": "%1 or %N2",
    "lid": "member",
    "gast": "guest",
    "oud-lid": "former member",
    "niets": "nothing",
    "'niets'": "'nothing'",
    "spelers": "players",
    "paren": "pairs",
    "drie": "three",
    "twee": "two",
    "deelnemer is": "participant",
    "deelnemers is": "participants",
    "is 1 formulier": "1 sheet is",
    "een protest": "a protest is",
    "%1 protesten": "%N1 protests are",
    "zijn %1 formulieren": "%N1 sheets are",
    "een map": "a folder",
    "geen gewoon bestand": "no ordinary file",
    "1 plaats": "1 place",
    "%1 plaatsen": "%N1 places",
    "%1 of meer plaatsen": "%N1 or more places",
    "een rij": "a row",
    "rij %1": "row %N1",
    "buiten het programma om veranderd": "was changed outside the program",
    "buiten het programma om toegevoegd": "was added outside the program",
    "verdwenen": "is gone",
    "de totalen kloppen niet met de spellen": "the totals do not match the games",
    "een spel is veranderd": "a game was changed",
    "er is er al een met dezelfde naam, hetzelfde nummer of dezelfde plaats": (
        "there is one already with the same name, number or place"
    ),
    "iets anders verwijst er nog naar, of waar het naar verwijst is er niet meer": (
        "something else still refers to it, or what it refers to is gone"
    ),
    "er ontbreekt iets, of een waarde kan niet": "something is missing, or a value cannot be",
    "bijvoorbeeld 1-4, 8, 12, 16 ...": "for instance 1-4, 8, 12, 16 ...",
    "bijvoorbeeld sum, average, best:5 of average-best:6,min:5,absent:lowest": (
        "for instance sum, average, best:5 or average-best:6,min:5,absent:lowest"
    ),
    "de korte naam": "the short name",
    "de naam": "the name",
    "de versie": "the version",
    "de ingangsdatum": "the first day",
    "de bron": "the source",
    "(leeg)": "(empty)",
}
WORDS = (
    {f"%1 {dutch} %2": f"%N1 {english} %N2" for dutch, english in _MONTHS.items()}
    | _FIELDS
    | {dutch.lower(): english.lower() for dutch, english in _FIELDS.items()}
    | _PLACES
    | _ON_A_SHEET
    | _FORMATS
    | _CARDS
    | _DRAWN
    | _OTHER
)
