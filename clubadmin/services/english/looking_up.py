"""What is gone when somebody asks after it: a figure to explain, a name of the archive."""

SENTENCES = {
    "Kies twee verschillende personen om te vergelijken.": (
        "Choose two different people to compare."
    ),
    "Deze deelnemer is er niet (meer). Kies iemand uit de lijst.": (
        "This participant is not there (any more). Choose somebody from the list."
    ),
    "Deze naam staat niet (meer) in de club. Zoek opnieuw.": (
        "This name is not in the club (any more). Search again."
    ),
    "Dit spel is er niet (meer) bij. Kijk opnieuw naar de uitslag.": (
        "This game is not among them (any more). Look at the result again."
    ),
    "Deze speler doet niet (meer) mee aan %1. Kijk opnieuw naar de uitslag.": (
        "This player is not in %L1 (any more). Look at the result again."
    ),
    "Deze speler staat niet (meer) in deze stand. Kijk opnieuw naar de stand.": (
        "This player is not in these standings (any more). Look at the standings again."
    ),
    "Deze speler staat niet (meer) in de lijst van wie stilzat. Kijk opnieuw.": (
        "This player is not in the list of who sat out (any more). Look again."
    ),
    "Deze avond telt niet (meer) mee in de stand. Kijk opnieuw naar de stand.": (
        "This evening does not count in the standings (any more). Look at the standings again."
    ),
    "Deze periode is er niet (meer). Kijk opnieuw naar de stand.": (
        "This period is not there (any more). Look at the standings again."
    ),
    "Deze tafel bestaat niet (meer). Kies de tafel opnieuw.": (
        "This table does not exist (any more). Choose the table again."
    ),
    "Van dit spel is nog niets getypt.": "Nothing has been typed of this game yet.",
    "Van %1 is er geen uitslag (meer). Kijk opnieuw naar de lijst.": (
        "There is no result of %L1 (any more). Look at the list again."
    ),
    "Dit getal is er niet (meer). Kijk opnieuw naar de statistiek.": (
        "This figure is not there (any more). Look at the statistics again."
    ),
}
