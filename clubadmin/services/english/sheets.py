"""Refusals about sheets and what is decided on them."""

SENTENCES = {
    "Ronde %1 bestaat niet of is nog niet geloot: er zijn %2 ronden geloot.": (
        "There is no round %1 or it is not drawn yet: %2 rounds are drawn."
    ),
    "Tafel %1 bestaat niet in ronde %2: daar staan tafel 1 tot en met %3.": (
        "There is no table %1 in round %2: there are tables 1 to %3."
    ),
    "Deze tafel bestaat niet (meer): de ronde is opnieuw geloot of de avond is weg. Kies de tafel"
    " opnieuw op het bord.": (
        "This table does not exist (any more): the round was drawn again or the evening is gone."
        " Choose the table on the board again."
    ),
    "%1 is afgetekend. Haal eerst de aftekening weg om er iets aan te veranderen.": (
        "%L1 is signed off. Take the signature back first to change anything on it."
    ),
    "Spel %1 bestaat niet op %2: daar staan spel 1 tot en met %3.": (
        "There is no game %1 on %L2: there are games 1 to %3."
    ),
    "Bij spel %1 staat een regel van %2 tekens; een regel heeft er hoogstens %3. Plak de regels van"
    " een formulier onder elkaar.": (
        "At game %1 there is a line of %2 characters; a line has %3 at most. Paste the lines of a"
        " sheet one below the other."
    ),
    "Een totaal van %1 kan niet. Typ het getal dat onder de kolom staat.": (
        "A total of %1 cannot be. Type the number under the column."
    ),
    "%1 is al afgetekend.": "%L1 is signed off already.",
    "%1 is niet afgetekend; er kan gewoon op getypt worden.": (
        "%L1 is not signed off; it can simply be typed on."
    ),
    "%1 kan nog niet worden afgetekend: %2": "%L1 cannot be signed off yet: %L2",
    "%1 kan nog niet worden afgetekend: %2 (en nog %3)": (
        "%L1 cannot be signed off yet: %L2 (and %3 more)"
    ),
    # what was decided
    "Deze beslissing is er niet (meer). Bekijk het formulier opnieuw.": (
        "This decision is not there (any more). Look at the sheet again."
    ),
    "Een beslissing van de soort %1 bestaat niet. Kies een andere soort.": (
        "There is no decision of the kind %1. Choose another kind."
    ),
    "Aan deze tafel zit niemand op plaats %1. Kies een plaats waar iemand zit.": (
        "Nobody sits at place %1 of this table. Choose a place where somebody sits."
    ),
    "Schrijf op wat er beslist is; dat blijft bij het spel bewaard.": (
        "Write down what was decided; that is kept with the game."
    ),
    "%1 is te lang: %2 tekens, er passen er %3.": "%L1 is too long: %2 characters, %3 fit.",
    "Over spel %1 is daarna nog iets beslist. Trek eerst die beslissing in.": (
        "Something else was decided on game %1 since. Withdraw that decision first."
    ),
    "De regel van spel %1 is na de beslissing veranderd en gaat daarom niet vanzelf terug. Zet er"
    " eerst %2 in, of laat de beslissing staan.": (
        "The line of game %1 was changed after the decision and so does not go back by itself. Put"
        " %L2 in it first, or let the decision stand."
    ),
}
