"""Refusals about wishes, sitting out, the fill-in table, and protests."""

SENTENCES = {
    # sitting out and filling in
    "Punten voor stilzitten: %1 kan niet. Kies geen punten, het gemiddelde of de helft ervan, de"
    " laagste van de avond, het eigen gemiddelde of een vast aantal van 0 tot en met 99999.": (
        "Points for sitting out: %1 cannot be. Choose no points, the average or half of it, the"
        " lowest of the evening, one's own average or a fixed number from 0 to 99999."
    ),
    "Van %1 zijn al avonden afgesloten; of een ronde als invaller een lagere mag vervangen kan niet"
    " meer veranderen, want hun uitslag zou mee veranderen. Maak er een nieuwe competitie voor.": (
        "Evenings of %1 are closed already; whether a round as a fill-in may replace a lower"
        " one cannot change any more, for their results would change with it. Make a new"
        " competition for it."
    ),
    "%1 zit stil en speelt dus al mee; kies wie invalt.": (
        "%1 sits out and so plays there already; choose who fills in."
    ),
    "Wie invalt, moet in ronde %1 aan een tafel zitten. Kies uit de lijst.": (
        "Whoever fills in must be at a table in round %1. Choose from the list."
    ),
    "Voor tafel %1 zijn er %2 nodig die invallen; gekozen zijn er %3.": (
        "Table %1 needs %2 to fill in; %3 chosen."
    ),
    "In ronde %1 is geen invaltafel.": "There is no fill-in table in round %1.",
    "Van de invaltafel in ronde %1 (tafel %2) is al getypt. Maak dat formulier eerst leeg.": (
        "Something was typed of the fill-in table in round %1 (table %2). Empty that sheet first."
    ),
    "Ronde %1 is nog niet geloot. Loot die ronde eerst.": (
        "Round %1 is not drawn yet. Draw that round first."
    ),
    "Een invaltafel kan alleen waar ieder voor zijn eigen punten speelt; in deze spelvorm worden"
    " spellen of partijen vergeleken.": (
        "There can be a fill-in table only where everybody plays for points of his own; in this"
        " format games or matches are compared."
    ),
    "Ronde %1 heeft al een invaltafel: tafel %2.": (
        "Round %1 has a fill-in table already: table %2."
    ),
    "In ronde %1 zit niemand stil; een invaltafel is niet nodig.": (
        "Nobody sits out in round %1; no fill-in table is needed."
    ),
    "In ronde %1 zitten er %2 stil, genoeg voor een gewone tafel. Deel de ronde opnieuw in.": (
        "In round %1, %2 sit out, enough for an ordinary table. Draw the round again."
    ),
    "In ronde %1 spelen er te weinig om een invaltafel te vullen.": (
        "In round %1 too few play to make a fill-in table."
    ),
    "%1 speelt in ronde %2 aan de invaltafel. Neem die tafel eerst weg.": (
        "%1 plays at the fill-in table in round %2. Take that table away first."
    ),
    # wishes
    "Voor wie %1 zitten zijn er twee nodig: kies naast %2 nog iemand.": (
        "Sitting %L1 takes two: choose somebody beside %2."
    ),
    "Deze wens is er niet meer. Kijk opnieuw in de lijst van wensen.": (
        "This wish is gone. Look in the list of wishes again."
    ),
    "%1 en %2 moeten apart zitten, maar tafel %3 is de vaste tafel van beiden. Neem een van die"
    " wensen eerst weg.": (
        "%1 and %2 are to sit apart, but table %3 is the fixed table of both. Take one of those"
        " wishes away first."
    ),
    "%1 heeft al een vaste tafel: tafel %2. Wijzig die wens.": (
        "%1 has a fixed table already: table %2. Change that wish."
    ),
    "Deze wens van %1 staat er al.": "This wish of %1 is there already.",
    "%1 hebben al de wens om %2 te zitten; beide kan niet. Neem die wens eerst weg.": (
        "%1 have a wish already to sit %L2; both cannot be. Take that wish away first."
    ),
    "%1 zouden met %2 aan een tafel moeten zitten, en daar zitten er %3. Neem eerst een wens om"
    " samen te zitten weg.": (
        "%1 would have to be at one table, %2 of them, and a table takes %3. Take a wish to sit"
        " together away first."
    ),
    "%1 en %2 moeten apart zitten, maar komen door andere wensen aan dezelfde tafel (%3). Neem een"
    " van die wensen eerst weg.": (
        "%1 and %2 are to sit apart, but other wishes bring them to the same table (%3). Take one"
        " of those wishes away first."
    ),
    "%1 zit altijd aan tafel %2 en %3 aan tafel %4; samen aan een tafel kan dan niet (%5).": (
        "%1 is always at table %2 and %3 at table %4; then they cannot be at one table (%5)."
    ),
    # protests
    "%1 kan niet weg: er is een protest ingediend.": (
        "%L1 cannot be deleted: a protest was handed in."
    ),
    "%1 heeft een protest ingediend en blijft daarom op de lijst staan. Laat hen uitvallen na de"
    " laatste ronde die zij speelden.": (
        "%1 handed in a protest and so stays on the list. Have them drop out after the last round"
        " that they played."
    ),
    "Schrijf op waartegen het protest gaat.": "Write down what the protest is against.",
    "Dit protest is ingetrokken; er valt niets meer over te beslissen.": (
        "This protest was withdrawn; there is nothing left to decide."
    ),
    "Schrijf op waarom; dat blijft bij het protest bewaard.": (
        "Write down why; that is kept with the protest."
    ),
    "Over dit protest is al beslist of het is al ingetrokken. Bekijk de lijst opnieuw.": (
        "This protest was decided or withdrawn already. Look at the list again."
    ),
    "Dit protest is er niet (meer). Bekijk de lijst opnieuw.": (
        "This protest is not there (any more). Look at the list again."
    ),
    "Wie protesteert, doet deze avond niet (meer) mee. Kies iemand uit de lijst.": (
        "The one who protests does not play on this evening (any more). Choose somebody from the"
        " list."
    ),
    "Deze avond is nog niet geloot, dus er valt nog nergens tegen te protesteren.": (
        "This evening is not drawn yet, so there is nothing to protest against."
    ),
    "Kies bij het spel ook de tafel waar het gespeeld is.": (
        "Choose with the game also the table where it was played."
    ),
    "Deze tafel hoort niet (meer) bij deze avond. Kies een tafel uit de lijst.": (
        "This table is not of this evening (any more). Choose a table from the list."
    ),
    "Spel %1 is niet gespeeld aan %2: daar lagen spel %3.": (
        "Game %1 was not played at %L2: the games there were %L3."
    ),
}
