"""Comparison play: games typed across tables, results by matchpoints, what is decided."""

SENTENCES = {
    # typing by game
    "Deze tafel bestaat niet (meer): de ronde is opnieuw geloot of de avond is weg. Kies de tafel"
    " opnieuw.": (
        "This table does not exist (any more): the round was drawn again or the evening is gone."
        " Choose the table again."
    ),
    "Aan tafel %1 liggen in ronde %2 geen mapjes; spel %3 wordt daar niet gespeeld. Kies een andere"
    " tafel, of loot de ronde opnieuw.": (
        "There are no wallets at table %1 in round %2; game %3 is not played there. Choose another"
        " table, or draw the round again."
    ),
    "Spel %1 wordt in ronde %2 niet aan tafel %3 gespeeld: daar liggen de mapjes %4. Kijk op het"
    " mapje of dit wel spel %5 is.": (
        "Game %1 is not played at table %3 in round %2: the wallets there are %4. See on the wallet"
        " whether this is game %5."
    ),
    "Spel %1 wordt in ronde %2 niet aan tafel %3 gespeeld: daar liggen de mapjes %4. Kies een van"
    " die spellen.": (
        "Game %1 is not played at table %3 in round %2: the wallets there are %4. Choose one of"
        " those games."
    ),
    "%1 wordt zonder mapjes gespeeld: er is niets per spel te vergelijken. Vul de formulieren per"
    " tafel in.": (
        "%L1 is played without wallets: there is nothing to compare by game. Fill in the sheets by"
        " table."
    ),
    "%1 is nog niet geloot: er liggen nog geen mapjes op de tafels.": (
        "%L1 is not drawn yet: there are no wallets on the tables."
    ),
    "Spel %1 is niet in deze wedstrijd: er zijn de spellen %2. Een reservespel telt pas mee als het"
    " in een mapje is gelegd.": (
        "Game %1 is not in this contest: the games are %2. A reserve game counts only once it was"
        " put in a wallet."
    ),
    # results
    "%1 is een wedstrijd van teams: de uitslag gaat naar wedstrijdpunten, niet naar matchpunten."
    " Bekijk de uitslag van de teams.": (
        "%L1 is a contest of teams: its result goes by match points, not by matchpoints. Look at"
        " the result of the teams."
    ),
    "%1 is geen vergelijkingswedstrijd; er zijn geen matchpunten. Bekijk de gewone uitslag.": (
        "%L1 is no comparison contest; there are no matchpoints. Look at the ordinary result."
    ),
    "%1 wordt niet door teams gespeeld. Bekijk de gewone uitslag.": (
        "%L1 is not played by teams. Look at the ordinary result."
    ),
    "Deze deelnemer doet niet (meer) mee aan deze avond. Kies een deelnemer uit de lijst.": (
        "This participant does not play on this evening (any more). Choose a participant from the"
        " list."
    ),
    "%1 heeft geen groep %2. Kies een van de groepen: %3.": (
        "%L1 has no group %2. Choose one of the groups: %3."
    ),
    # what is decided
    "Spel %1 is al aan alle tafels vervallen of gespeeld; er is niets te schrappen.": (
        "Game %1 was cancelled or played at all tables already; there is nothing to cancel."
    ),
    "Kies welke spellen er verkeerd gespeeld zijn en wie er verkeerd zat.": (
        "Choose which games were played wrongly and who sat in the wrong place."
    ),
    "Deze beslissing is er niet (meer). Bekijk de beslissingen opnieuw.": (
        "This decision is not there (any more). Look at the decisions again."
    ),
    "Deze beslissing gaat over de regel van het formulier. Trek haar daar in; dan gaat de regel mee"
    " terug.": (
        "This decision is about the line of the sheet. Withdraw it there; then the line goes back"
        " too."
    ),
    "%1 is afgetekend, en zonder deze beslissing mist er een regel. Haal eerst de aftekening"
    " weg.": (
        "%L1 is signed off, and without this decision a line is missing. Take the signature back"
        " first."
    ),
    "Schrijf op waarom dit beslist is; dat blijft bij het spel bewaard.": (
        "Write down why this was decided; that is kept with the game."
    ),
    "De reden is te lang: %1 tekens, er passen er %2.": (
        "The reason is too long: %1 characters, %2 fit."
    ),
    "Kies wat er beslist is; zonder beslissing verandert er niets.": (
        "Choose what was decided; without a decision nothing changes."
    ),
    "%1, spel %2: %3 is al beslist. Trek dat eerst in als u iets anders wilt; voor twee strafpunten"
    " is er een eigen beslissing.": (
        "%L1, game %2: already decided: %L3. Withdraw that first if you want something else; for"
        " two penalty points there is a decision of its own."
    ),
    "%1, spel %2: dit spreekt elkaar tegen: %3. Kies er een, of trek eerst in wat er al beslist"
    " was.": (
        "%L1, game %2: these contradict each other: %L3. Choose one, or first withdraw what was"
        " decided before."
    ),
    "%1, spel %2: strafpunten voor één speler zijn er alleen waar ieder voor zich speelt. Geef ze"
    " aan N/Z of aan O/W.": (
        "%L1, game %2: one player gets penalty points only where everybody plays for himself. Give"
        " them to N/S or to E/W."
    ),
    "In ronde %1 is nog niets gespeeld, maar daar is al beslist dat een spel vervalt. Trek die"
    " beslissing bij het spel eerst overal in, loot, en laat het spel daarna weer vervallen; zo"
    " geldt het ook aan de nieuwe tafels.": (
        "Nothing was played in round %1 yet, but it was decided already that a game is cancelled"
        " there. Withdraw that decision at the game everywhere first, draw, and cancel the game"
        " again after that; so it holds at the new tables as well."
    ),
    # what a check of the club finds
    "%1, avond %2: %3": "%1, evening %N2: %L3",
    "de bewaarde %1 zijn niet die van de formulieren. Heropen de avond en sluit haar opnieuw af.": (
        "the %L1 that are kept are not those of the sheets. Reopen the evening and close it again."
    ),
    "de avond is open, maar er zijn %1 als einduitslag bewaard. Sluit de avond af.": (
        "the evening is open, but %L1 are kept as its final result. Close the evening."
    ),
    "%1, avond %2, spel %3: de bewaarde kaarten zijn niet die welke gedeeld zijn. Kijk het mapje na"
    " en noteer de kaarten opnieuw.": (
        "%1, evening %2, game %3: the cards that are kept are not those that were dealt. Check the"
        " wallet and note the cards again."
    ),
    "%1: de mapjes passen niet bij de spellen op het formulier.": (
        "%L1: the wallets do not match the games on the sheet."
    ),
    "%1: wie er doorgaat, zit niet aan deze tafel.": (
        "%L1: the one who goes on is not at this table."
    ),
    # what a file leaves out
    "Niet in dit bestand: %1. Mapjes, teams en het schema van een afvaltoernooi gaan alleen mee met"
    " de hele club.": (
        "Not in this file: %1. Wallets, teams and the bracket of a knock-out go along only with the"
        " whole club."
    ),
}
