"""Refusals about a season as a whole: closing, the next one, its book, its pages."""

SENTENCES = {
    # closing and opening again
    "Seizoen %1 is afgesloten en kan niet meer veranderen. Heropen het seizoen met een reden"
    " (Stand, Seizoen afsluiten); daarna kan het wel.": (
        "Season %1 is closed and cannot change any more. Reopen the season with a reason"
        " (Standings, Close the season); then it can."
    ),
    "Seizoen %1 kan nog niet worden afgesloten. %2": "Season %1 cannot be closed yet. %L2",
    "Seizoen %1 kan nog niet worden afgesloten. %2 Daarna nog %3.": (
        "Season %1 cannot be closed yet. %L2 After that %N3 more."
    ),
    "%1 is nog open. %2": "%L1 is still open. %L2",
    "Sluit haar af.": "Close it.",
    "Er staat niemand op de lijst; verwijder haar.": "Nobody is on the list; delete it.",
    "%1: over %2 is nog niet beslist. Doe uitspraak.": ("%L1: %L2 not decided yet. Give a ruling."),
    "Seizoen %1 heeft nog geen avonden; er is niets af te sluiten.": (
        "Season %1 has no evenings yet; there is nothing to close."
    ),
    "Geef een reden op om het seizoen te heropenen, bijvoorbeeld “Avond 7: roem vergeten”. De reden"
    " komt op de rectificatie.": (
        "Give a reason to reopen the season, for instance “Evening 7: roem forgotten”. The reason"
        " is put on the rectification."
    ),
    "Seizoen %1 is niet afgesloten; er kan gewoon aan gewerkt worden.": (
        "Season %1 is not closed; it can be worked on as usual."
    ),
    "%1, seizoen %2: de bewaarde eindstand is niet die van de avonden. Heropen het seizoen en sluit"
    " het opnieuw af.": (
        "%1, season %2: the final standings that were kept are not those of the evenings. Reopen"
        " the season and close it again."
    ),
    # the next one
    "Kies minstens één competitie om mee door te gaan.": (
        "Choose at least one competition to go on with."
    ),
    "%1: %2 valt buiten seizoen %3, dat van %4 tot en met %5 loopt. Kies de dagen van het seizoen"
    " ruimer, of laat de datums weg.": (
        "%1: %L2 is outside season %3, which runs from %L4 to %L5. Choose a longer season, or leave"
        " the dates out."
    ),
    "Twee competities heten %1. Geef ze elk een eigen naam.": (
        "Two competitions are called %1. Give each a name of its own."
    ),
    # its book
    "In seizoen %1 is nog geen avond gespeeld. Een seizoenboek kan er zijn zodra er een uitslag"
    " is.": (
        "No evening of season %1 has been played yet. There can be a season book as soon as there"
        " is a result."
    ),
    # its pages, and who may be named on them
    "Er is niemand gekozen. Kies eerst een of meer namen in de lijst.": (
        "Nobody is chosen. First choose one or more names in the list."
    ),
    "In %1 staat al een %2 die niet van dit programma is. Er is niets veranderd. Kies een lege map,"
    " of haal dat bestand daar weg.": (
        "There is already a %2 in %1 that is not of this program. Nothing was changed. Choose an"
        " empty folder, or take that file away."
    ),
}
