"""What the fields about playing say: bidding, trumps, the duty to trump, the table.

Each is a Dutch text, an English one, and where the documents speak of it.
"""

TEXTS: dict[str, tuple[str, str, str]] = {
    "trump_choice": (
        "Hoe bepaald wordt wie speelt en wat troef is. Het wordt vastgelegd en verandert geen"
        " punten.",
        "How it is settled who plays and what is trump. It is recorded and changes no points.",
        "Alles over kaarten, Varianten in het bieden; NKF 1976 art. 5-6; Online"
        " klaverjasregels, Troef kiezen",
    ),
    "passed_round": (
        "Wat er gebeurt als iedereen past. Het kan met r bij het spel worden aangetekend.",
        "What happens when everybody passes. It can be noted beside the game with r.",
        "Alles over kaarten, Klassiek; NKF 1976 art. 6; NKU, Delen/passen/aannemen",
    ),
    "bidding": (
        "Of er geboden wordt: per kleur en hoogte (2 schoppen), of op tientallen (110). Het bod"
        " komt met # op het formulier.",
        "Whether there is bidding: by suit and level (2 spades), or by tens (110). The bid goes"
        " on the sheet with #.",
        "Alles over kaarten, Leidsch",
    ),
    "level_bar": (
        "Wat hoogte n vraagt: 82 en 10 voor elke hoogte boven 1, roem meegeteld, en meer dan de"
        " ander; of evenveel boven de helft van alles wat er in het spel was.",
        "What level n asks: 82 and 10 for each level above 1, roem included, and more than the"
        " others; or as much above half of all there was in the game.",
        "Alles over kaarten, Leidsch",
    ),
    "lowest_bid": (
        "Het laagste bod dat mag. Een lager bod op het formulier wordt gemeld; 0 is geen grens.",
        "The lowest bid allowed. A lower one on the sheet is reported; 0 is no bound.",
        "Alles over kaarten, Leidsch (tientallen)",
    ),
    "doubling": (
        "Kraken maakt alles twee, vier of acht keer zoveel waard voor wie wint; kloppen hoort bij"
        " manille en gaat tot vier keer.",
        "Kraken makes it all worth two, four or eight times as much to the winner; kloppen goes"
        " with manille, up to four times.",
        "Alles over kaarten, Kraken; Manille-tornooi, Verloop van de spelbeurt",
    ),
    "doubled_bonus": (
        "Of de 100 van een pit en de strafpunten bij verzaken ook meedoen met een kraak of met"
        " schoppen dubbel.",
        "Whether the 100 of a pit and the penalty of a revoke are doubled as well, by a kraak or"
        " by double spades.",
        "Alles over kaarten, Kraken (zwijgt erover)",
    ),
    "no_trumps": (
        "Of zonder troef gespeeld mag worden. Bij manille telt dat spel dubbel.",
        "Whether a game may be played without trumps. In manille it counts double.",
        "Manille-tornooi, Verloop van de spelbeurt 2",
    ),
    "follow_suit": (
        "De gevraagde kleur bijspelen gaat voor elke andere plicht.",
        "Playing the suit that was led goes before every other duty.",
        "NKF 1976 art. 12; NKU, Verzaken; Alles over kaarten, Fouten tijdens het spelen",
    ),
    "follow_higher": (
        "Of men bij het bekennen hoger moet als dat kan. Bij manille moet dat als de slag aan de"
        " tegenpartij is.",
        "Whether one must go higher when following suit. In manille one must if the others hold"
        " the trick.",
        "Manille-tornooi, Verloop van de spelbeurt",
    ),
    "trump_led_higher": (
        "Is er troef gevraagd, dan een hogere troef bijspelen als men die heeft, ook boven de"
        " maat.",
        "If trumps were led, a higher trump if one has it, even above the partner.",
        "NKF 1976 art. 12; Alles over kaarten, Troefplicht",
    ),
    "partner_holds": (
        "Het verschil tussen Amsterdams (vrij) en Rotterdams of Internationaal (introeven), als"
        " de maat de slag heeft en men niet kan bekennen.",
        "What parts Amsterdams (free) from Rotterdams and Internationaal (trump), when the"
        " partner holds the trick and one cannot follow suit.",
        "Alles over kaarten, Het verschil; NKU, Rotterdams-/Amsterdams-systeem; NKF 1976, Termen"
        " (Internationaal)",
    ),
    "others_hold": (
        "Kan men niet bekennen en is de slag aan de ander: dan introeven, en hoger dan een troef"
        " die er al ligt.",
        "If one cannot follow suit and the others hold the trick: trump, and higher than a trump"
        " that lies there.",
        "NKF 1976 art. 12; Alles over kaarten, Troefplicht",
    ),
    "undertrump": (
        "Een lagere troef dan die er ligt. Meestal alleen als men niets anders heeft; in de"
        " online regels voor Rotterdams juist verplicht.",
        "A lower trump than the one that lies there. Mostly only if one has nothing else; obliged"
        " in the online rules for Rotterdams.",
        "Alles over kaarten, Troefplicht; Online klaverjasregels, Rotterdam; NKU, Verzaken",
    ),
    "players": (
        "Met hoevelen aan een tafel: vier, drie (ieder tien kaarten, twee over) of twee (ieder"
        " zestien).",
        "How many at a table: four, three (ten cards each, two left over) or two (sixteen each).",
        "Alles over kaarten, Klaverjassen met drie personen, met twee personen",
    ),
    "deck": (
        "Met welke kaarten. Het hele spel van 52 geeft dertien slagen met vier spelers.",
        "With which cards. The whole pack of 52 gives thirteen tricks with four players.",
        "NKF 1976, Spel; Alles over kaarten, Internationaal (troefcall)",
    ),
    "games": (
        "Hoeveel spellen een formulier meestal heeft: 16, bij manille 12. Per competitie kan het"
        " anders.",
        "How many games a sheet usually has: 16, in manille 12. A competition may choose"
        " otherwise.",
        "Alles over kaarten, Algemene regels; Manille-tornooi, Vóór aanvang van de ronde",
    ),
    "target": (
        "Een partij is uit na het spel waarin een kant dit aantal haalt. Staan beide er gelijk"
        " op of boven, dan beslist nog een spel.",
        "A match is over after the game in which a side reaches this figure. If both stand level"
        " at or above it, one more game decides.",
        "Online klaverjasregels, Puntentelling en Toernooireglement",
    ),
}
