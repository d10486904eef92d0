"""What standings are made of, in Dutch and in English."""

SEASONS: dict[str, tuple[str, str]] = {
    "standing": ("{name}, {competition} {season}", "{name}, {competition} {season}"),
    "evening-bare": ("Avond {number}", "Evening {number}"),
    "evening-also": (
        "Avond {number}, {day} ({other})",
        "Evening {number}, {day} ({other})",
    ),
    "rule": ("regel van de stand: {rule}", "rule of the standings: {rule}"),
    "rule-since": (
        "regel van de stand sinds {day}: {rule}",
        "rule of the standings since {day}: {rule}",
    ),
    "what-if-rule": ("op proef: {rule}", "on trial: {rule}"),
    "provisional-season": (
        "Voorlopig: er zijn nog avonden open.",
        "Provisional: some evenings are still open.",
    ),
    "counts-in-it": ("Telt mee.", "Counts."),
    "frozen": (
        "Vastgelegd bij het afsluiten van het seizoen.",
        "Frozen when the season was closed.",
    ),
    "place-after": (
        "Plaats {place} na avond {after}.",
        "Place {place} after evening {after}.",
    ),
    "no-place": (
        "Nog geen plaats: {played} gespeeld, minstens {minimum} nodig.",
        "No place yet: played {played}, at least {minimum} needed.",
    ),
    "no-place-at-all": ("Nog geen plaats: niets telt.", "No place yet: nothing counts."),
    "figure-total": ("Totaal.", "Total."),
    "figure-average": (
        "Gemiddelde van de avonden die tellen.",
        "Average of the evenings that count.",
    ),
    "figure-behind": ("Achterstand op {first}.", "Behind {first}."),
    "figure-behind-won": (
        "Achterstand in winstpunten op {first}.",
        "Behind {first} in win points.",
    ),
    "figure-pits": (
        "Pits op alle gespeelde avonden, ook die wegvallen.",
        "Pits on all evenings played, those dropped as well.",
    ),
    "figure-tops": ("Tops op alle avonden.", "Tops on all evenings."),
    "figure-points": ("Punten op alle avonden.", "Points on all evenings."),
    "figure-fines": (
        "Boetes die van de punten af gingen.",
        "Fines that came off the points.",
    ),
    "figure-won": (
        "Winstpunten op de avonden die tellen: {won} voor een gewonnen ronde, {level} voor gelijk,"
        " {lost} voor verloren.",
        "Win points on the evenings that count: {won} for a round won, {level} for level, {lost}"
        " for lost.",
    ),
    "dropped-best": (
        "Valt weg: de beste {best} tellen en dit is nummer {rank}.",
        "Dropped: the best {best} count and this is number {rank}.",
    ),
    "dropped-best-period": (
        "Valt weg: van deze periode tellen de beste {best} en dit is nummer {rank}.",
        "Dropped: of this period the best {best} count and this is number {rank}.",
    ),
    "dropped-period": (
        "De periode valt weg: de beste {best} perioden tellen en dit is nummer {rank}.",
        "The period is dropped: the best {best} periods count and this is number {rank}.",
    ),
    "dropped": ("Telt niet mee.", "Does not count."),
    "period": (
        "Periode {number}, avond {first} t/m {last}",
        "Period {number}, evening {first}–{last}",
    ),
    "period-counts": ("De beste {best} van deze periode.", "The best {best} of this period."),
    "absent": ("Afwezig.", "Absent."),
    "absent-told": ("Afwezig, afgemeld.", "Absent, with notice."),
    "absent-untold": ("Afwezig, niet afgemeld.", "Absent, without notice."),
    "absent-remark": ("({remark})", "({remark})"),
    "absent-worth": ("Dat is waard: {worth}.", "That is worth: {worth}."),
    "absent-nothing": (
        "Dat levert volgens de regel niets op.",
        "That earns nothing by the rule.",
    ),
    "absent-too-often-1": (
        "Alleen de eerste keer levert iets op; dit was keer {times}.",
        "Only the first time earns anything; this was time {times}.",
    ),
    "absent-too-often": (
        "Alleen de eerste {most} keer levert iets op; dit was keer {times}.",
        "Only the first {most} times earn anything; this was time {times}.",
    ),
    "own-average": ("Eigen gemiddelde van de gespeelde avonden", "Own average of evenings played"),
    "cap": ("Hoogstens", "At most"),
    "first-has": ("{name}, nummer een", "{name}, first"),
    "he-has": ("{name}", "{name}"),
    "level-with": (
        "Gelijk met {names}; de plaats wordt gedeeld.",
        "Level with {names}; the place is shared.",
    ),
    "place-of": ("Plaats {place} van {count}.", "Place {place} of {count}."),
    "above-count": ("{count} staan hoger.", "{count} stand higher."),
    "above-count-1": ("{count} staat hoger.", "{count} stands higher."),
    "above-none": ("Niemand staat hoger.", "Nobody stands higher."),
    "parted": (
        "Gelijk geëindigd met {names}; beslist door: {by}.",
        "Finished level with {names}; decided by: {by}.",
    ),
    "tie-pits": ("meeste pits", "most pits"),
    "tie-tops": ("meeste tops", "most tops"),
    "tie-wins": ("meeste avonden gewonnen", "most evenings won"),
    "tie-win-points": ("meeste winstpunten", "most win points"),
    "tie-mutual": ("onderling resultaat", "result against each other"),
    "tie-best-evening": ("beste avond", "best evening"),
    "tie-nat": ("minst nat", "fewest nat"),
    "tie-points": ("meeste punten", "most points"),
    "tie-lot": ("het lot", "lot"),
    "win-round": ("{own} tegen {other}: {what}.", "{own} against {other}: {what}."),
    "win-won": ("gewonnen", "won"),
    "win-level": ("gelijk", "level"),
    "win-lost": ("verloren", "lost"),
}
