"""Why a game is worth what it is, in Dutch and in English."""

GAMES: dict[str, tuple[str, str]] = {
    "and": (" en ", " and "),
    "game": ("Spel {game}", "Game {game}"),
    "game-row": ("Spel {game} (rij {row})", "Game {game} (row {row})"),
    "own": ("Eigen: {points} + {roem} roem.", "Own: {points} + {roem} roem."),
    "typed": ("Getypt: {typed}", "Typed: {typed}"),
    "unread": (
        "Deze regel kan nog niet worden gelezen en telt 0.",
        "This line cannot be read yet and counts 0.",
    ),
    "not-played": ("Niet gespeeld: telt voor niemand.", "Not played: counts for nobody."),
    "cancelled": ("Vervallen: telt voor niemand.", "Cancelled: counts for nobody."),
    "arbitral": (
        "Arbitrale score: zoals de wedstrijdleider besliste.",
        "Arbitral score: as the director decided.",
    ),
    "made": (
        "{side} speelde en haalde het: {own} tegen {other}, roem meegeteld.",
        "{side} played and made it: {own} against {other}, roem included.",
    ),
    "keeps": ("Elke kant houdt het zijne.", "Each side keeps its own."),
    "nat-count": (
        "{side} speelde en had {own} tegen {other}, roem meegeteld. Dat is niet meer, dus nat:"
        " alles gaat naar {winner}.",
        "{side} played and had {own} against {other}, roem included. That is not more, so nat:"
        " all goes to {winner}.",
    ),
    "nat-tie": (
        "{side} speelde en had net zo veel als de ander: {own}, roem meegeteld. Gelijk is nat:"
        " alles gaat naar {winner}.",
        "{side} played and had as much as the other: {own}, roem included. Level is nat: all goes"
        " to {winner}.",
    ),
    "nat-bid": (
        "{side} speelde en had {own} van de {bar} die het bod vraagt, roem meegeteld. Dat is nat:"
        " alles gaat naar {winner}.",
        "{side} played and had {own} of the {bar} that the bid asks, roem included. That is nat:"
        " all goes to {winner}.",
    ),
    "nat-keeps": (
        "{side} is nat; de roem blijft bij wie hem maakte.",
        "{side} is nat; roem stays with whoever made it.",
    ),
    "nat-written": (
        "Het formulier zegt nat: 0 voor {side}, alles voor {winner}.",
        "The sheet says nat: 0 for {side}, all for {winner}.",
    ),
    "pit": (
        "Alle slagen: {bonus} extra, in het roemhokje.",
        "All tricks: {bonus} more, in the roem box.",
    ),
    "revoke": (
        "{side} verzaakte: 0, en {points} met alle roem voor {winner}.",
        "{side} revoked: 0, and {points} with all roem for {winner}.",
    ),
    "revoke-redeal": (
        "{side} verzaakte; het spel is overgedaan en deze rij telt 0.",
        "{side} revoked; the game was dealt again and this row counts 0.",
    ),
    "revoke-personal": (
        "{side} verzaakte; wie het deed betaalt zelf, al het andere telt.",
        "{side} revoked; whoever did it pays himself, all else counts.",
    ),
    "times": (
        "De punten tellen {times} keer ({why}).",
        "The points count {times} times ({why}).",
    ),
    "spades": ("schoppen dubbel", "spades double"),
    "doubled": ("gedubbeld", "doubled"),
    "no-trumps": ("zonder troef", "without trumps"),
    "takes-all": (
        "Er is gekraakt: alles gaat naar wie het haalt.",
        "It was doubled: all goes to whoever makes it.",
    ),
    "blank": (
        "Een roemhokje is leeg gelaten; dat telt 0.",
        "A roem box was left blank; that counts 0.",
    ),
    "hand-roem": (
        "Roem in de hand: de hoogste telt, die van de ander is afgewezen.",
        "Roem in hand: the highest counts, that of the other is rejected.",
    ),
    "manille": (
        "Alleen wat boven de helft ({half} van {total}) komt telt: {excess}{times}.",
        "Only what is above half ({half} of {total}) counts: {excess}{times}.",
    ),
    "manille-times": (", {times} keer", ", {times} times"),
    "manille-level": (
        "Onbeslist ({half} tegen {half}): niemand krijgt punten.",
        "Level ({half} against {half}): nobody gets points.",
    ),
    "tricks": ("Elke slag telt 1.", "Each trick counts 1."),
    "solo": ("{player} speelde alleen.", "{player} played alone."),
    "solo-own": (
        "Van de twee samen houdt ieder wat hij zelf maakte.",
        "Of the two together each keeps what he made.",
    ),
    "solo-half": (
        "De twee samen delen wat zij maakten.",
        "The two together share what they made.",
    ),
    "solo-unknown": (
        "Er staat niet bij wie alleen speelde; zolang krijgt niemand iets.",
        "It does not say who played alone; until then nobody gets anything.",
    ),
    "decision": ("Beslissing van {who}, {when}", "Decision of {who}, {when}"),
    "decision-line": (
        "Er stond: {before}. Dat werd: {after}.",
        "It said: {before}. That became: {after}.",
    ),
    "nothing": ("niets", "nothing"),
    "statistic-of": ("Van {count} formulieren.", "Of {count} sheets."),
    "fine": ("Boete, {game}", "Fine, {game}"),
    "fine-misdeal": ("Verkeerd gedeeld.", "Wrongly dealt."),
    "fine-revoke": ("Verzaakt of vals gespeeld.", "Revoked or cheated."),
}
