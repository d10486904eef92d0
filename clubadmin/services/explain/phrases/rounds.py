"""What an evening and its rounds are made of, in Dutch and in English."""

ROUNDS: dict[str, tuple[str, str]] = {
    "ledger-earned": (
        "Punten voor stilzitten, bij elkaar.",
        "Points for sitting out, together.",
    ),
    "ledger-sat-out": ("Keren stilgezeten.", "Times sat out."),
    "ledger-three": ("Keren aan een tafel van drie.", "Times at a table of three."),
    "ledger-lent": ("Keren elders ingevallen.", "Times lent to another table."),
    "ledger-turns": (
        "Beurten die bij het indelen meetellen: stilzitten en een tafel van drie.",
        "Turns that count in the draw: sitting out and a table of three.",
    ),
    "evening": ("Avond {number}, {day}", "Evening {number}, {day}"),
    "session": ("{competition}, {day}", "{competition}, {day}"),
    "of": ("{name}: {what}", "{name}: {what}"),
    "total": ("punten en roem", "points and roem"),
    "points": ("punten", "points"),
    "roem": ("roem", "roem"),
    "pits": ("pits", "pits"),
    "nat": ("nat", "nat"),
    "fines": ("boetes", "fines"),
    "place": ("plaats", "place"),
    "round": ("Ronde {round}", "Round {round}"),
    "round-table": ("Ronde {round}, tafel {table}", "Round {round}, table {table}"),
    "table": ("Tafel {table}", "Table {table}"),
    "sat": ("{side}, met {partner} tegen {others}.", "{side}, with {partner} against {others}."),
    "sat-alone": ("{side}, tegen {others}.", "{side}, against {others}."),
    "sat-three": ("{player}, met {others} aan tafel.", "{player}, at the table with {others}."),
    "stood-in": ("Met {who} als invaller.", "With {who} as a substitute."),
    "to-come": ("Nog niets getypt.", "Nothing typed yet."),
    "unsigned": ("Nog niet afgetekend.", "Not signed off yet."),
    "provisional": ("Voorlopig: de avond is nog open.", "Provisional: the evening is still open."),
    "lent-counts": (
        "Inval aan tafel {table}: hoger dan aan de eigen tafel, en telt in plaats daarvan.",
        "Lent to table {table}: higher than at his own table, and counts in its place.",
    ),
    "lent-dropped": (
        "Inval aan tafel {table}: niet hoger dan de eigen ronde, en telt niet.",
        "Lent to table {table}: not higher than his own round, and does not count.",
    ),
    "lent-none": (
        "Inval aan tafel {table}: wie invalt houdt in deze competitie zijn eigen ronde.",
        "Lent to table {table}: whoever is lent keeps his own round in this competition.",
    ),
    "lent-to-come": (
        "Inval aan tafel {table}: telt pas mee als beide formulieren klaar zijn.",
        "Lent to table {table}: counts only when both sheets are complete.",
    ),
    "own-replaced": (
        "De eigen tafel telt niet: de ronde als invaller was hoger.",
        "His own table does not count: the round as a substitute was higher.",
    ),
    "fill-in-rule": ("Invallen: de beste van de twee ronden", "Lent: the better of the two rounds"),
    "filled-in": (
        "Zat stil, en speelde aan de invaltafel in plaats van punten voor stilzitten.",
        "Sat out, and played at the fill-in table in place of points for sitting out.",
    ),
    "credit-fixed": (
        "Zat stil: het vaste aantal van deze competitie.",
        "Sat out: the fixed number of this competition.",
    ),
    "credit-average": (
        "Zat stil: het gemiddelde van de {count} totalen van die ronde, {sum} : {count}.",
        "Sat out: the average of the {count} totals of that round, {sum} : {count}.",
    ),
    "credit-half": (
        "Zat stil: de helft van het gemiddelde van die ronde, {sum} : {count} : 2.",
        "Sat out: half of the average of that round, {sum} : {count} : 2.",
    ),
    "credit-lowest": (
        "Zat stil: de laagste van de {count} rondetotalen van die avond.",
        "Sat out: the lowest of the {count} round totals of that evening.",
    ),
    "credit-own-average": (
        "Zat stil: het gemiddelde van de eigen ronden van die avond, {sum} : {count}.",
        "Sat out: the average of one's own rounds that evening, {sum} : {count}.",
    ),
    "credit-none": (
        "Zat stil; daar staan in deze competitie geen punten op.",
        "Sat out; that earns no points in this competition.",
    ),
    "credit-to-come": (
        "Zat stil; de punten volgen zodra alle formulieren getypt zijn.",
        "Sat out; the points follow when all sheets are typed.",
    ),
    "fines-off": ("Boetes", "Fines"),
    "fines-floor": (
        "Opgelegd is {imposed}; een ronde komt nooit onder 0.",
        "{imposed} was imposed; a round never goes below 0.",
    ),
    "paper-evening": (
        "Van deze avond is alleen het totaal bekend.",
        "Only the total of this evening is known.",
    ),
    "paper-round": (
        "Van deze ronde is alleen het totaal bekend.",
        "Only the total of this round is known.",
    ),
    "paper-points": ("Punten", "Points"),
    "paper-roem": ("Roem", "Roem"),
    "evening-won": (
        "Winstpunten: {won} voor een gewonnen ronde, {level} voor gelijk, {lost} voor verloren.",
        "Win points: {won} for a round won, {level} for level, {lost} for lost.",
    ),
    "nobody": ("Niet gespeeld.", "Not played."),
}
