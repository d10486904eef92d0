"""What lies in the wallets: dealing, noting and checking hands."""

SENTENCES = {
    # dealing
    "%1 spellen en %2 in reserve kan niet. Kies minstens 1 spel en samen hoogstens %3.": (
        "%1 games and %2 in reserve cannot be. Choose 1 game at least and %3 in all at most."
    ),
    "%1 kan geen zaadgetal zijn. Kies een heel getal van 0 tot en met %2.": (
        "%1 cannot be a seed. Choose a whole number from 0 to %2."
    ),
    "Met deze mapjes is al gespeeld (ronde %1, tafel %2); opnieuw delen kan niet meer. Een spel dat"
    " bedorven is, vervangt u door een reservespel of laat u vervallen.": (
        "These wallets were played already (round %1, table %2); they cannot be dealt again. A game"
        " that is spoiled can be replaced by a reserve game, or cancelled."
    ),
    "Volgens %1 wordt er met %2 kaarten gespeeld; delen en noteren kan alleen met 32 kaarten. Laat"
    " de spelers van de eerste ronde zelf delen.": (
        "Under %1 one plays with %2 cards; dealing and noting goes with 32 cards only. Let the"
        " players of the first round deal themselves."
    ),
    "%1 wordt zonder mapjes gespeeld: iedere tafel deelt zelf. Kies een vergelijkingswedstrijd om"
    " spellen te delen.": (
        "%L1 is played without wallets: each table deals its own cards. Choose a comparison contest"
        " to deal games."
    ),
    "Spel %1 ligt in %2 op geen tafel. Kijk het nummer van het mapje na.": (
        "Game %1 is on no table of %L2. Check the number of the wallet."
    ),
    # a reserve game
    "Spel %1 ligt niet als gedeeld spel op een tafel. Kies een ander spel.": (
        "Game %1 is not on a table as a game that was dealt. Choose another game."
    ),
    "Spel %1 is geen reservespel. Kies een gedeeld spel dat op geen tafel ligt.": (
        "Game %1 is no reserve game. Choose a game that was dealt and is on no table."
    ),
    "Spel %1 is in ronde %2 aan tafel %3 al gespeeld; een reservespel kan alleen in de eerste"
    " ronde, voor het spel gespeeld is (art. 14). Laat het spel anders vervallen.": (
        "Game %1 was played already at table %3 in round %2; a reserve game can come in only in the"
        " first round, before the game is played (art. 14). Otherwise cancel the game."
    ),
    # hands that are noted or checked
    "Spel %1: %2": "Game %N1: %L2",
    "Van spel %1 zijn de kaarten niet bekend; er is niets te vergelijken.": (
        "The cards of game %1 are not known; there is nothing to compare."
    ),
    "Spel %1 is door de computer gedeeld en deze kaarten zijn anders: %2 Leg het mapje zoals het"
    " gedeeld is.": (
        "Game %1 was dealt by the computer and these cards are different: %L2 Fill the wallet as it"
        " was dealt."
    ),
    "%1 mist %2 en heeft %3 te veel.": "%L1 lacks %L2 and has %L3 too many.",
    "De kaarten van %1 ontbreken. Vul minstens drie handen in.": (
        "The cards of %L1 are missing. Fill in three hands at least."
    ),
    "%1: dit is te lang voor acht kaarten.": "%L1: this is too long for eight cards.",
    "%1: “%2” is geen kaart. Schrijf kleur en kaart, zoals SA, HH (harten heer), R10 of K7.": (
        "%L1: “%2” is no card. Write suit and card in Dutch letters, such as SA, HH (harten heer:"
        " the king of hearts), R10 or K7."
    ),
    "%1 heeft %2 kaarten in plaats van %3. Tel de kaarten van deze hand na.": (
        "%L1 has %2 cards instead of %3. Count the cards of this hand again."
    ),
    "%1 staat bij %2. Elke kaart is er één keer; kijk beide kaartjes na.": (
        "%L1 is with %L2. There is one of each card; check both hands."
    ),
}
