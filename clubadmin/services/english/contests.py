"""Refusals about formats, teams, who enters, and the bracket of a knock-out."""

SENTENCES = {
    # what goes together
    "Volgens %1 zitten er %2 aan een tafel, ieder voor zich; dat gaat niet met %3. Kies andere"
    " spelregels, of laat de competitie individueel spelen.": (
        "Under %1 %L2 sit at a table, each for himself; that does not go with %L3. Choose other"
        " rules, or have the competition played individually."
    ),
    "Volgens %1 speelt elke tafel door tot %2; dat gaat niet met %3, waarin elke tafel dezelfde"
    " spellen speelt. Kies andere spelregels.": (
        "Under %1 each table plays on to %2; that does not go with %L3, in which each table plays"
        " the same games. Choose other rules."
    ),
    "Bij %1 ligt vast wie elkaar wanneer treffen; op de stand loten kan daar niet. Kies loten op"
    " toeval of op sterkte.": (
        "With %L1 it is settled who meet when; it cannot be drawn by the standings. Choose a draw"
        " by chance or by strength."
    ),
    "Een team kan geen %1 paren hebben: de helft zit N/Z en de andere helft O/W. Kies %2 of %3"
    " paren.": (
        "A team cannot have %1 pairs: one half sits N/S and the other half E/W. Choose %2 or %3"
        " pairs."
    ),
    "%1 heeft al avonden met %2; de spelvorm kan niet meer veranderen. Maak er een nieuwe"
    " competitie voor.": (
        "%1 has evenings with %L2 already; the format cannot change any more. Make a new"
        " competition for it."
    ),
    "%1 heeft al avonden met %2 paren in een team; dat kan niet meer veranderen. Maak er een nieuwe"
    " competitie voor.": (
        "%1 has evenings with %N2 pairs in a team already; that cannot change any more. Make a new"
        " competition for it."
    ),
    "%1 valt in geen enkel seizoen. Kies een andere dag, of maak bij Club het seizoen langer.": (
        "%L1 is in no season. Choose another day, or make the season longer at Club."
    ),
    "De mapjes met %1 spellen per ronde zijn al gespeeld, het eerst aan tafel %2 in ronde %3. Het"
    " aantal spellen kan niet meer veranderen.": (
        "The wallets with %1 games a round were played already, first at table %2 in round %3. The"
        " number of games cannot change any more."
    ),
    # teams
    "%1 wordt met teams gespeeld. Kies een team.": "%1 is played by teams. Choose a team.",
    "%1 heeft %2 spelers, en %3 vraagt er %4: %5 paren in een team. Vul het team bij Leden aan.": (
        "%1 has %2 players, and %3 takes %4: %5 pairs in a team. Complete the team at Members."
    ),
    "%1 heeft nog maar %2 spelers, en er zijn er %3 nodig. Vul het team bij Leden aan.": (
        "%1 has only %2 players left, and it takes %3. Complete the team at Members."
    ),
    "%1 staat in %2 en in %3, en kan maar voor een van beide spelen. Wijzig een van de teams bij"
    " Leden.": (
        "%1 is in %2 and in %3, and can play for only one of the two. Change one of the teams at"
        " Members."
    ),
    "Dit team is er niet meer. Zoek het opnieuw in de lijst van teams.": (
        "This team is gone. Find it again in the list of teams."
    ),
    "Er is al een team %1. Kies een andere naam.": (
        "There is a team %1 already. Choose another name."
    ),
    "Er is al een team %1. Kies een andere naam. Het speelt niet meer; zet het weer op actief.": (
        "There is a team %1 already. Choose another name. It does not play any more; make it active"
        " again."
    ),
    "Het speelt niet meer; zet het weer op actief.": (
        "It does not play any more; make it active again."
    ),
    "Een team heeft %1 tot %2 spelers: twee paren of meer, en reserves; dit zijn er %3.": (
        "A team has %1 to %2 players: two pairs or more, and reserves; these are %3."
    ),
    "%1 staat twee keer in dit team. Kies een ander.": (
        "%1 is in this team twice. Choose somebody else."
    ),
    "%1 heeft vanaf ronde %2 geen plaats %3 aan tafel. Loot eerst de ronden, of kies een andere"
    " plaats.": (
        "%1 has no place %3 at a table from round %2 on. Draw the rounds first, or choose another"
        " place."
    ),
    "Alleen iemand van een paar of team kan een invaller hebben.": (
        "Only somebody of a pair or team can have a substitute."
    ),
    # who enters
    "Van ronde %1 is al getypt, en op die formulieren staan de nummers en groepen zoals ze zijn."
    " Die van %2 kunnen niet meer veranderen.": (
        "Something was typed of round %1, and those sheets have the numbers and groups as they are."
        " Those of %2 cannot change any more."
    ),
    "Voor %1 is er van de avond ervoor niemand om over te nemen. Zoek links wie er zijn.": (
        "For %L1 there is nobody to take over from the evening before. Search on the left for who"
        " is there."
    ),
    "Van alle %1 ronden is al getypt; er kan niemand meer bij.": (
        "Something was typed of all %1 rounds; nobody can join any more."
    ),
    "%1 zou spel %2 dan twee keer spelen; dat kan niet bij vergelijken. Wissel voor de eerste"
    " ronde, of loot opnieuw.": (
        "%1 would then play game %2 twice; that cannot be where games are compared. Swap before the"
        " first round, or draw again."
    ),
    "%1 zou dan zowel N/Z als O/W spelen, en dat zijn twee velden met elk een eigen uitslag. Wissel"
    " voor de eerste ronde, of kies iemand van hetzelfde veld.": (
        "%1 would then play both N/S and E/W, and those are two fields with a result each. Swap"
        " before the first round, or choose somebody of the same field."
    ),
    # the bracket
    "%1 is geen afvaltoernooi; er is geen schema van.": "%1 is no knock-out; it has no bracket.",
    "Van ronde %1 is al getypt. Wie er uit ronde %2 doorgaan kan niet meer veranderen.": (
        "Something was typed of round %1. Who go on from round %2 cannot change any more."
    ),
    "Ronde %1, tafel %2: teken eerst het formulier af; dan blijkt wie er doorgaan.": (
        "Round %1, table %2: sign off the sheet first; then it shows who go on."
    ),
    "Ronde %1, tafel %2 staat niet gelijk: %3 heeft de meeste punten en gaat door.": (
        "Round %1, table %2 is not level: %3 has most points and goes on."
    ),
    "Ronde %1, tafel %2 staat niet gelijk: %3 en %4 hebben de meeste punten en gaan door.": (
        "Round %1, table %2 is not level: %3 and %4 have most points and go on."
    ),
    "Van deze tafel gaat er een door. Kies wie.": "One goes on from this table. Choose who.",
    "Van deze tafel gaan er twee door. Kies wie.": "Two go on from this table. Choose who.",
    "Het staat alleen gelijk tussen %1. Kies wie van hen er doorgaan.": (
        "Only these are level: %1. Choose who of them go on."
    ),
    "Ronde %1, tafel %2: het staat gelijk. Kies wie er doorgaan.": (
        "Round %1, table %2: level. Choose who go on."
    ),
    "Ronde %1 is geloot met anderen dan er aan tafel %2 van ronde %3 wonnen. Loot ronde %4 opnieuw,"
    " of laat het zoals het gespeeld is.": (
        "Round %1 was drawn with others than won at table %2 of round %3. Draw round %4 again, or"
        " leave it as it was played."
    ),
    "%1 kan nog niet worden afgesloten: in ronde %2 staat het aan tafel %3 gelijk. Kies eerst wie"
    " er doorgaan.": (
        "%L1 cannot be closed yet: in round %2, table %3 is level. Choose first who go on."
    ),
}
