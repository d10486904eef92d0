"""What matchpoints, match points and rounds come through are made of, in Dutch and English."""

CONTESTS: dict[str, tuple[str, str]] = {
    "game-of-contest": ("Spel {game}, beide kanten", "Game {game}, both sides"),
    "contest-matchpoints": (
        "Matchpunten: elk spel vergeleken met de anderen die het op dezelfde kant speelden.",
        "Matchpoints: each game compared with the others who played it on the same side.",
    ),
    "contest-tops": (
        "Tops: spellen met de hoogste score, alleen of gedeeld.",
        "Tops: games with the highest score, alone or shared.",
    ),
    "contest-points": (
        "Punten en roem op de spellen die worden vergeleken.",
        "Points and roem on the games that are compared.",
    ),
    "contest-game": (
        "Ronde {round}, tafel {table}, spel {game}",
        "Round {round}, table {table}, game {game}",
    ),
    "compared-with": (
        "{points} tegen {against}.",
        "{points} against {against}.",
    ),
    "compared": (
        "{points} op {side}: {below} van de {count} scores lager. De laagste geeft 2, elke volgende"
        " 2 meer: {gets}.",
        "{points} at {side}: {below} of {count} scores lower. The lowest gives 2, each next one"
        " 2 more: {gets}.",
    ),
    "compared-shared": (
        "{points} op {side}: {below} van de {count} scores lager en {times} gelijk. De laagste"
        " geeft 2, elke volgende 2 meer; gelijke scores delen: {gets}.",
        "{points} at {side}: {below} of {count} scores lower and {times} level. The lowest"
        " gives 2, each next one 2 more; level scores share: {gets}.",
    ),
    "against": ("Tegen {name}.", "Against {name}."),
    "no-score": ("Geen score.", "No score."),
    "not-in": ("Nog niet getypt.", "Not typed yet."),
    "decided-so": ("Beslist: {what}.", "Decided: {what}."),
    "decided-average": (
        "De helft van wat op dit spel te halen was ({most}).",
        "Half of what could be had on this game ({most}).",
    ),
    "decided-lowest": (
        "Het minste dat een spel geeft: 2.",
        "The least that a game gives: 2.",
    ),
    "decided-penalty": ("Straf: {off} eraf.", "Penalty: {off} off."),
    "at-table": ("Tafel {table}, ronde {round}: {name}", "Table {table}, round {round}: {name}"),
    "match": ("Ronde {round} tegen {name}", "Round {round} against {name}"),
    "match-points": (
        "Wedstrijdpunten: 2 voor een gewonnen wedstrijd, 1 voor gelijk.",
        "Match points: 2 for a match won, 1 for level.",
    ),
    "match-game-points": (
        "Spelpunten: 2 voor een gewonnen spel, 1 voor gelijk.",
        "Game points: 2 for a game won, 1 for level.",
    ),
    "match-saldo": (
        "Saldo: de verschillen van alle spellen opgeteld.",
        "Difference: that of all games added up.",
    ),
    "match-won": ("Saldo {saldo}: gewonnen.", "Difference {saldo}: won."),
    "match-level": ("Saldo 0: gelijk.", "Difference 0: level."),
    "match-lost": ("Saldo {saldo}: verloren.", "Difference {saldo}: lost."),
    "match-to-come": (
        "Saldo tot nu toe {saldo}; nog niet alle spellen zijn binnen.",
        "Difference so far {saldo}; not all games are in yet.",
    ),
    "match-article": ("NKF 1976, deel 2, woordenlijst", "NKF 1976, part 2, word list"),
    "team-game": ("Spel {game}", "Game {game}"),
    "team-made": (
        "{own} tegen {other} aan alle tafels samen.",
        "{own} against {other} at all tables together.",
    ),
    "ko-rounds": (
        "Ronden die gewonnen werden, of vrij waren.",
        "Rounds that were won, or free.",
    ),
    "ko-on": ("Door naar de volgende ronde.", "Through to the next round."),
    "ko-out": ("Verloren: hier viel hij af.", "Lost: out here."),
    "ko-free": ("Vrij: door zonder te spelen.", "Free: through without playing."),
    "ko-late": ("Kwam later in het toernooi.", "Came into it later."),
    "ko-chosen": ("Gelijk; gekozen: {reason}.", "Level; chosen: {reason}."),
    "ko-to-come": ("Nog niet beslist.", "Not decided yet."),
    "sheet-side": (
        "Ronde {round}, tafel {table}: {side}",
        "Round {round}, table {table}: {side}",
    ),
}
