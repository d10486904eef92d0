"""What the fields about counting say: cards, roem, nat, pit, penalties.

Each is a Dutch text, an English one, and where the documents speak of it.
"""

TEXTS: dict[str, tuple[str, str, str]] = {
    "system": (
        "Hoe een spel geteld wordt. Alles wat hierbij hoort, de vakjes op het formulier en de"
        " controle, volgt uit deze keuze.",
        "How a game is counted. Everything that goes with it, the boxes on the sheet and the"
        " checks, follows from this choice.",
        "Alles over kaarten, Varianten bij de puntentelling; Manille-tornooi, Puntentelling",
    ),
    "trump_points": (
        "Wat elke kaart van de troefkleur waard is. Bij klaverjassen samen 62: de boer 20 en de"
        " negen (nel) 14.",
        "What each card of the trump suit is worth. Together 62 in klaverjassen: the jack 20 and"
        " the nine (nel) 14.",
        "NKF 1976, Puntenwaardering 1; NKU, Punten per spel",
    ),
    "plain_points": (
        "Wat elke kaart van de drie andere kleuren waard is. Bij klaverjassen 30 per kleur.",
        "What each card of the three other suits is worth. In klaverjassen 30 a suit.",
        "NKF 1976, Puntenwaardering 1; NKU, Punten per spel",
    ),
    "last_trick": (
        "Punten voor wie de laatste slag haalt. Met 10 komt een spel op 162.",
        "Points for whoever takes the last trick. With 10 a game comes to 162.",
        "NKF 1976, Puntenwaardering 1c; NKU, Punten per spel",
    ),
    "trick_points": (
        "Punten voor elke slag, bovenop wat de kaarten waard zijn. Bij troefcall 1: daar tellen"
        " alleen de slagen.",
        "Points for every trick, besides what the cards are worth. In troefcall 1: there only"
        " tricks count.",
        "Alles over kaarten, Internationaal (troefcall)",
    ),
    "trump_order": (
        "Welke troef een slag wint, van hoog naar laag.",
        "Which trump wins a trick, from high to low.",
        "NKF 1976, Rangorde; Manille-tornooi, Verloop van de spelbeurt",
    ),
    "plain_order": (
        "Welke kaart van een andere kleur een slag wint, van hoog naar laag. De volgorde voor"
        " roem is altijd A H V B 10 9 8 7.",
        "Which card of another suit wins a trick, from high to low. The order for roem is always"
        " A K Q J 10 9 8 7.",
        "NKF 1976, Rangorde; Manille-tornooi, Verloop van de spelbeurt",
    ),
    "spades_double": (
        "Met schoppen troef tellen de punten van de kaarten dubbel, de roem niet: 76 met 20 roem"
        " is 172, en de ander heeft met 86 ook 172.",
        "With spades trump the points of the cards count double, roem does not: 76 with 20 roem"
        " is 172, and the others with 86 have 172 as well.",
        "Alles over kaarten, Schoppen dubbel",
    ),
    "roem_where": (
        "Of roem telt die in een slag valt, die men in de hand heeft, of beide. Roem in de hand"
        " wordt gemeld bij de eerste slag. Twee spelers melden roem van hun open kaarten, en"
        " daarvan wordt niets afgekeurd.",
        "Whether roem counts that falls in a trick, that one holds in the hand, or both. Roem in"
        " the hand is declared in the first trick. Two players declare roem of their open cards,"
        " and none of that is rejected.",
        "Alles over kaarten, Roem in de hand, Klaverjassen met twee personen en Internationaal"
        " (belote); NKF 1976 art. 16-18",
    ),
    "three_in_sequence": (
        "Roem voor drie kaarten op een rij van één kleur.",
        "Roem for three cards in sequence of one suit.",
        "NKF 1976, De roem; NKU, Roem",
    ),
    "four_in_sequence": (
        "Roem voor vier kaarten op een rij van één kleur. Met stuk erin komt dat erbij.",
        "Roem for four cards in sequence of one suit. With stuk among them that comes on top.",
        "NKF 1976, De roem; NKU, Roem",
    ),
    "five_in_sequence": (
        "Roem voor vijf, zes of zeven kaarten op een rij in de hand of open op tafel. Vier gelijke"
        " gaan voor: voor vier gelijken moet een vijfkaart wijken.",
        "Roem for five, six or seven cards in sequence in the hand or lying open. Four alike go"
        " before it.",
        "Alles over kaarten, Roem",
    ),
    "stuk": (
        "Roem voor heer en vrouw van troef samen. Stuk kan nooit worden afgekeurd.",
        "Roem for king and queen of trumps together. Stuk can never be rejected.",
        "NKF 1976, De roem; Alles over kaarten, Stuk",
    ),
    "four_alike": (
        "Roem voor vier gelijke kaarten, de boeren daargelaten.",
        "Roem for four cards alike, other than jacks.",
        "NKF 1976, De roem; Alles over kaarten, Roem",
    ),
    "four_jacks": (
        "Roem voor vier boeren: 100 bij de NKU en de NKF, 200 bij veel clubs.",
        "Roem for four jacks: 100 with NKU and NKF, 200 in many clubs.",
        "NKU, Roem (noot); Alles over kaarten, Roem; Online klaverjasregels, Bonuspunten",
    ),
    "four_alike_ranks": (
        "Van welke kaarten vier gelijke tellen: alle acht, of pas vanaf de tien.",
        "Of which cards four alike count: all eight, or only from the ten up.",
        "NKU, Roem (noot); NKF 1976, Termen (Vier gelijken)",
    ),
    "hand_reject": (
        "Wie de roem in de hand van de ander mag afkeuren: de partij met de meeste, of alleen"
        " wie hogere roem heeft en meebood. Stuk en roem op tafel blijven altijd.",
        "Who may reject the other side's roem in the hand: the side that has most, or only those"
        " who have higher roem and did bid. Stuk and roem in the tricks always stay.",
        "Alles over kaarten, Kraken en Leidsch",
    ),
    "stripe_required": (
        "Is er geen roem gemeld, dan hoort er een streep door het vakje. Een leeg vakje wordt"
        " gemeld.",
        "If no roem was declared, the box gets a stripe. An empty box is reported.",
        "NKF 1976 art. 25",
    ),
    "tie": (
        "Wat er gebeurt als beide partijen evenveel hebben, roem meegeteld.",
        "What happens when both sides have as much, roem included.",
        "Alles over kaarten, Puntentelling; NKF 1976 art. 19-20",
    ),
    "nat_roem": (
        "Waar de roem blijft van de partij die nat is.",
        "Where the roem goes of the side that is nat.",
        "Alles over kaarten, Puntentelling; NKU, Pit, pan of mars (noot A)",
    ),
    "sweep_bonus": (
        "Extra roem voor alle slagen; het staat in het roemvakje. Alle punten zonder alle slagen"
        " is geen pit.",
        "Extra roem for all tricks; it stands in the roem box. All points without all tricks is"
        " no pit.",
        "NKU, Pit, pan of mars; NKF 1976, De roem",
    ),
    "sweep_by_defenders": (
        "Of de tegenpartij ook een pit (tegenmars) krijgt, of dat de spelende partij gewoon nat"
        " is.",
        "Whether the defenders get a pit as well, or the playing side is just nat.",
        "NKU, Pit, pan of mars (noot A); NKF 1976, De roem; Alles over kaarten, Puntentelling",
    ),
    "solo_share": (
        "Wat ieder van de twee krijgt die samen tegen één speelden. Houdt ieder wat hij zelf"
        " maakte, dan moet wie alleen speelt ook meer hebben dan de twee samen.",
        "What each of the two gets who played together against one. If each keeps what he made"
        " himself, who plays alone must have more than the two together as well.",
        "Alles over kaarten, Klaverjassen met drie personen",
    ),
    "talon": (
        "Of de twee kaarten die bij drie spelers over zijn, tellen voor wie alleen speelt.",
        "Whether the two cards left over with three players count for who plays alone.",
        "Alles over kaarten, Klaverjassen met drie personen",
    ),
    "revoke": (
        "Wat het kost om niet te bekennen, niet te troeven of onder te troeven waar dat moest."
        " Het spel stopt meteen.",
        "What it costs not to follow suit, not to trump, or to undertrump where one had to. The"
        " game stops at once.",
        "NKF 1976 art. 13-14; NKU, Verzaken; Manille-tornooi, Loochenen",
    ),
    "revoke_penalty": (
        "De strafpunten zelf. Met 100 wordt het 262 voor de ander.",
        "The penalty points themselves. With 100 the others get 262.",
        "NKF 1976 art. 13; NKU, Verzaken",
    ),
    "false_accusation": (
        "Wie ten onrechte zegt dat een ander verzaakte, wordt gestraft alsof hij zelf verzaakte.",
        "Who says wrongly that somebody revoked is punished as if he had revoked himself.",
        "NKF 1976 art. 15; NKU, Verzaken",
    ),
    "card_short": (
        "Wie tijdens het spel een kaart te kort komt en dat niet op tijd meldde.",
        "Who turns out a card short during the game and did not say so in time.",
        "NKU, Kaart te kort",
    ),
    "misdeal": (
        "De gever telt de kaarten: had iemand er zeven en een ander negen, dan is dat zijn fout.",
        "The dealer counts the cards: if one had seven and another nine, the fault is his.",
        "NKU, Kaart te kort",
    ),
    "misdeal_fine": (
        "Boete voor de gever die voor de tweede keer op rij verkeerd deelt, en voor elke keer"
        " daarna.",
        "Fine for the dealer who deals wrong a second time in a row, and for each time after.",
        "Manille-tornooi, Schudden en afnemen / Verkeerd delen",
    ),
    "fine_floor": (
        "Boetes gaan aan het eind van de ronde van het totaal af. Met ja wordt dat nooit minder"
        " dan 0.",
        "Fines come off the total at the end of the round. With yes it never gets below 0.",
        "Manille-tornooi, Loochenen / Vals spelen",
    ),
}
