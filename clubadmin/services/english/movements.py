"""What is told of a draw of a format: comparison play, groups, knock-out, wishes."""

SENTENCES = {
    # nothing can be drawn
    "De spelvorm '%1' is er niet. Wel: %2.": "There is no format '%1'. There are: %2.",
    "Er is geen ronde om in te delen. Geef de avond er ten minste één.": (
        "There is no round to draw. Give the evening one at least."
    ),
    "Met %1 valt er niets in te delen: het minste is %2. Vink eerst aan wie er zijn.": (
        "With %1 nothing can be drawn: it takes %2 at least. Tick who is there first."
    ),
    "Met %1 valt er in groep %2 niets in te delen: het minste is %3. Vink eerst aan wie er zijn.": (
        "With %1 in group %2 nothing can be drawn: it takes %3 at least. Tick who is there first."
    ),
    "Met %1 deelnemers valt er niets in te delen.": (
        "With %1 participants there is nothing to draw."
    ),
    "De tafels liggen vast door de nummers: even nummers blijven zitten, oneven schuiven op."
    " Opnieuw indelen geeft dezelfde tafels.": (
        "The numbers fix the tables: even numbers stay, odd numbers move on. Drawing again gives"
        " the same tables."
    ),
    # more rounds than can be had, and who meet again
    "Zonder dat twee elkaar opnieuw treffen kan het met %1 hoogstens %2 %3.": (
        "With %1 there can be at most %2 %L3 in which no two meet again."
    ),
    "Zonder dat %1 elkaar opnieuw treffen kan het hoogstens %2 %3; daarna begint het rooster"
    " opnieuw, met andere mapjes. Zo treffen %4 keer twee elkaar opnieuw, en dat zijn er zo weinig"
    " als kan.": (
        "There can be at most %2 %L3 in which no two %L1 meet again; after that the movement"
        " begins again, with other wallets. Times that two meet again: %4, which is as few as can"
        " be."
    ),
    "%1 keer treffen twee %2 elkaar opnieuw.": "Times that two %L2 meet again: %1.",
    "%1 keer treffen twee elkaar opnieuw aan tafel; %2.": (
        "Times that two meet again at a table: %1; %L2."
    ),
    "Niemand heeft er meer dan %1 van. Bekende schema's en tot %2 duizend verwisselingen zijn"
    " geprobeerd; dat het niet met minder kan, is niet bewezen.": (
        "Nobody has more than %1 of these. Known movements and up to %2 thousand exchanges were"
        " tried; it is not proven that there cannot be fewer."
    ),
    "Geen team speelt twee keer tegen hetzelfde team; beter kan niet.": (
        "No team plays the same team twice; it cannot be better."
    ),
    "Na drie boompjes treft niemand dezelfden weer aan tafel; beter kan niet.": (
        "After three boompjes nobody meets the same people at a table again; it cannot be better."
    ),
    # by standing or strength, and wallets
    "Wie dicht bij elkaar staan in de stand, treffen elkaar.": (
        "Those who are near each other in the standings meet."
    ),
    "Wie ongeveer even sterk zijn, treffen elkaar.": "Those who are about equally strong meet.",
    "Van niemand is al een sterkte bekend; de tafels zijn geloot.": (
        "Of nobody a strength is known yet; the tables were drawn by chance."
    ),
    "De sterkte komt uit seizoen %1.": "The strength is from season %1.",
    "Vanaf ronde %1 volgt de indeling geen vast rooster meer, maar is er geloot: zo past zij bij"
    " wie er nu zijn.": (
        "From round %1 on the draw follows no set movement any more but goes by lot, so that it"
        " suits who is there now."
    ),
    "Een spel ligt in een ronde op hoogstens %1 tafels tegelijk: die ruilen de mapjes onderling, of"
    " er zijn er van elk %2.": (
        "In a round a game is on up to %1 tables at once: these pass the wallets to one another, or"
        " there are %2 of each."
    ),
    "Geen spel wordt vaker dan één keer gespeeld; daarvan valt niets te vergelijken.": (
        "No game is played more than once; there is nothing to compare."
    ),
    "Van %1 spellen worden er %2 maar één keer gespeeld; daarvan valt niets te vergelijken.": (
        "Of %1 games, %2 are played only once; with those there is nothing to compare."
    ),
    "Er is een even aantal tafels: na ronde %1 slaan O/W een tafel over.": (
        "The number of tables is even: after round %1, E/W skip a table."
    ),
    "Er is een even aantal tafels: tussen tafel %1 en %2 ligt steeds een stel mapjes dat een ronde"
    " overslaat.": (
        "The number of tables is even: between tables %1 and %2 there is always a set of wallets"
        " that rests for a round."
    ),
    "Er is een even aantal tafels: tussen tafel %1 en %2 ligt steeds een stel mapjes dat een ronde"
    " overslaat. Tafel %3 en %4 delen steeds dezelfde mapjes.": (
        "The number of tables is even: between tables %1 and %2 there is always a set of wallets"
        " that rests for a round. Tables %3 and %4 always share the same wallets."
    ),
    "Tafel %1 en %2 delen steeds dezelfde mapjes.": (
        "Tables %1 and %2 always share the same wallets."
    ),
    "Het aantal paren is oneven: wie bij tafel %1 komt, zit die ronde vrij.": (
        "The number of pairs is odd: whoever comes to table %1 sits out that round."
    ),
    "Het aantal teams is oneven: in elke ronde zit er één vrij.": (
        "The number of teams is odd: one sits out in each round."
    ),
    "Ronde %1: %2 zit stil, omdat wie ertegenover hoort er niet is; zo blijft de weg van de anderen"
    " gelijk.": (
        "Round %1: %2 sits out, because the opponents are not there; that way the others keep their"
        " movement."
    ),
    "Ronde %1: %2 en %3 zitten stil, omdat wie tegenover hen hoort er niet is; zo blijft de weg van"
    " de anderen gelijk.": (
        "Round %1: %2 and %3 sit out, because their opponents are not there; that way the others"
        " keep their movement."
    ),
    # wishes and groups
    "%1 en %2 treffen elkaar niet, zoals gevraagd was.": "%1 and %2 do not meet, as was asked.",
    "Ronde %1: %2 zit niet aan tafel %3, zoals gevraagd was.": (
        "Round %1: %2 is not at table %3, as was asked."
    ),
    "Groep %1: %2": "Group %1: %L2",
    "Zonder groep: %1": "Without a group: %L1",
    "De %1 groepen spelen dezelfde spellen: van elk mapje zijn er %2 keer zo veel nodig.": (
        "The %1 groups play the same games: of each wallet %2 times as many are needed."
    ),
    "%1 en %2 spelen in verschillende groepen en treffen elkaar niet.": (
        "%1 and %2 play in different groups and do not meet."
    ),
    # knock-out
    "%1 komt na ronde 1 en daarin is niemand vrij; instappen kan dan niet meer.": (
        "%1 comes after round 1, in which nobody is free; then it is too late to join."
    ),
    "Een knock-out begint bij %1 spelers; het zijn er %2.": (
        "A knock-out begins with %1 players; there are %2."
    ),
    "Met %1 spelers zijn %2 en %3 in ronde 1 vrij; die gaan door naar ronde 2.": (
        "With %1 players, %2 and %3 are free in round 1; they go on to round 2."
    ),
    "Ronde 1, tafel %1: drie spelers, ieder voor zich; de twee met de meeste punten gaan door.": (
        "Round 1, table %1: three players, each for himself; the two with most points go on."
    ),
    "Na ronde %1 zijn er nog %2 spelers over; tot één tafel een winnend paar heeft, duurt het %3"
    " ronden.": (
        "After round %1 there are still %2 players; it takes %3 rounds until one table has a"
        " winning pair."
    ),
    "Ronde %1: wie wint aan tafel %2 van ronde %3 is vrij en gaat door.": (
        "Round %1: whoever wins at table %2 of round %3 is free and goes on."
    ),
    "Met %1 spelers valt er na ronde %2 niets meer te spelen: dan is er één winnaar.": (
        "With %1 players there is nothing left to play after round %2: there is one winner then."
    ),
    "Ronde %1: %2 is er niet meer; die plaats blijft leeg.": (
        "Round %1: %2 has left; the place stays empty."
    ),
    "Ronde %1: %2 is er niet meer; %3 verloor aan tafel %4 en speelt in die plaats, geloot onder"
    " wie verloren.": (
        "Round %1: %2 has left; %3 lost at table %4 and plays instead, drawn by lot from those who"
        " lost."
    ),
    "Ronde %1: %2 is er niet meer; %3 verloor aan tafel %4 en speelt in die plaats, als hoogste van"
    " wie verloren.": (
        "Round %1: %2 has left; %3 lost at table %4 and plays instead, as the highest of those who"
        " lost."
    ),
    # drawn round by round
    "Ronde %1 wordt geloot op de uitslag van ronde %2, en daarvan is nog niet afgetekend: tafel"
    " %3.": (
        "Round %1 is drawn by the result of round %2, and of that these tables are not signed off"
        " yet: %3."
    ),
    "Het staat gelijk aan tafel %1. Kies in het schema wie er doorgaan; daarna kan ronde %2 geloot"
    " worden.": (
        "Level at table: %1. Choose in the bracket who go on; then round %2 can be drawn."
    ),
    "In ronde %1 valt er niets meer te spelen. Kijk in het schema wie er gewonnen heeft, of geef de"
    " avond minder ronden.": (
        "There is nothing left to play in round %1. See in the bracket who won, or give the evening"
        " fewer rounds."
    ),
    "Van ronde %1 is nog niet bekend wie er spelen. Teken eerst alle formulieren van ronde %2"
    " af.": ("It is not known yet who play in round %1. Sign off all sheets of round %2 first."),
}
