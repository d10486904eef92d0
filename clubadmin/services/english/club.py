"""Refusals about members, pairs, seasons, competitions and rules of a club."""

SENTENCES = {
    # what may stand in a field
    "%1 is nog niet ingevuld. Vul %2 in.": "%L1 is not filled in yet. Fill in %L2.",
    "%1 is te lang: %2 tekens, er passen er %3. Kort %4 in.": (
        "%L1 is too long: %2 characters, %3 fit. Shorten %L4."
    ),
    "%1: %2 kan niet. Kies een getal van %3 tot en met %4.": (
        "%L1: %2 cannot be. Choose a number from %3 to %4."
    ),
    "%1: %2 is niet bekend. Kies uit: %3.": "%L1: %2 is not known. Choose from: %3.",
    "De kleur %1 is geen kleur. Geef haar als #1f6b4a.": (
        "The colour %1 is no colour. Give it as #1f6b4a."
    ),
    "Het logo is geen PNG of JPEG. Kies een ander bestand.": (
        "The logo is no PNG or JPEG. Choose another file."
    ),
    "Het logo is %1 bij %2 beeldpunten; het mag er %3 breed en hoog zijn. Maak het kleiner.": (
        "The logo is %1 by %2 pixels; it may be %3 wide and high. Make it smaller."
    ),
    "Het logo is %1 kB; er passen er %2. Maak het kleiner.": (
        "The logo is %1 kB; %2 fit. Make it smaller."
    ),
    "%1 seizoenen kan niet: van 1 tot en met %2.": "%1 seasons cannot be: from 1 to %2.",
    # people
    "Deze persoon staat niet (meer) in de club. Zoek opnieuw.": (
        "This person is not in the club (any more). Search again."
    ),
    "Dit lid is er niet meer. Zoek het lid opnieuw in de ledenlijst.": (
        "This member is gone. Find the member again in the list of members."
    ),
    "Er is geen rij die toegevoegd kan worden. Verbeter de rijen eerst.": (
        "There is no row that can be added. Correct the rows first."
    ),
    "Dit paar is er niet meer. Zoek het opnieuw in de lijst van paren.": (
        "This pair is gone. Find it again in the list of pairs."
    ),
    "%1 en %2 zijn al een paar.": "%1 and %2 are a pair already.",
    "%1 heeft al gespeeld. Maak een nieuw paar, of zet voor een avond een invaller in.": (
        "%1 played already. Make a new pair, or take a substitute for an evening."
    ),
    "%1 kan geen paar vormen met zichzelf. Kies twee leden.": (
        "%1 cannot be a pair with himself. Choose two members."
    ),
    # seasons
    "Dit seizoen is er niet meer. Kies een seizoen uit de lijst.": (
        "This season is gone. Choose a season from the list."
    ),
    "In seizoen %1 staan avonden. Verwijder die eerst.": (
        "There are evenings in season %1. Delete those first."
    ),
    "Er is al een seizoen %1. Kies een andere naam.": (
        "There is a season %1 already. Choose another name."
    ),
    "Een seizoen van %1 tot en met %2 kan niet. Kies een laatste dag na de eerste, hooguit twee"
    " jaar later.": (
        "A season from %1 to %2 cannot be. Choose a last day after the first, two years later at"
        " most."
    ),
    "Avond %1 van %2 op %3 zou buiten het seizoen vallen. Kies de dagen ruimer.": (
        "Evening %1 of %2 on %3 would be outside the season. Choose a longer season."
    ),
    # competitions
    "Deze competitie is er niet meer. Kies een competitie uit de lijst.": (
        "This competition is gone. Choose a competition from the list."
    ),
    "Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.": (
        "This competition does not exist (any more). Choose a competition from the list."
    ),
    "Deze avond staat niet (meer) in deze club.": "This evening is not in this club (any more).",
    "Deze competitie staat niet (meer) in deze club.": (
        "This competition is not in this club (any more)."
    ),
    "%1 Kies opnieuw uit de lijst.": "%L1 Choose from the list again.",
    "Van %1 zijn al avonden afgesloten; wat stilzitten oplevert kan niet meer veranderen, want hun"
    " uitslag zou mee veranderen. Maak er een nieuwe competitie voor.": (
        "Evenings of %1 are closed already; what sitting out is worth cannot change any more, for"
        " their results would change with it. Make a new competition for it."
    ),
    "In %1 staan avonden. Verwijder die eerst.": "There are evenings in %1. Delete those first.",
    "Seizoen %1 heeft al een competitie %2. Kies een andere naam.": (
        "Season %1 has a competition %2 already. Choose another name."
    ),
    "In de prijzenregel “%1” staat voor de puntjes geen plaats; schrijf %2.": (
        "In the prize rule “%1” there is no place before the dots; write %L2."
    ),
    "In de prijzenregel “%1” lopen de plaatsen voor de puntjes niet op; schrijf %2.": (
        "In the prize rule “%1” the places before the dots do not go up; write %L2."
    ),
    "In de prijzenregel “%1” is “%2” geen plaats en geen reeks van laag naar hoog; schrijf %3.": (
        "In the prize rule “%1”, “%2” is no place and no range from low to high; write %L3."
    ),
    # rules
    "De spelregels %1 staan niet in deze club. Kies andere spelregels.": (
        "The rules %1 are not in this club. Choose other rules."
    ),
    "De spelregels om over te nemen zijn er niet meer. Kies andere spelregels.": (
        "The rules to copy are gone. Choose other rules."
    ),
    "%1 heeft al een versie vanaf %2. Kies een andere begindatum.": (
        "%1 has a version from %2 on already. Choose another first day."
    ),
}
