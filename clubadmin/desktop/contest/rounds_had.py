"""How many rounds a contest can have, in a sentence below the number of rounds."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.contest.kinds import entrants_counted
from clubadmin.domain.draw.drawing import LEAST, rounds_without_repeats
from clubadmin.domain.draw.formats.knockout import rounds_to_win
from clubadmin.domain.draw.plan.formats import FORMATS, Entrant


def most_rounds(form: str, entrants: int, players: int = 4) -> int | None:
    """So many rounds go without anybody meeting anybody again; None: no limit is known.

    Of a knock-out: so many until there is a winner.
    """
    if form == "knockout":
        return rounds_to_win(entrants) if entrants >= LEAST[form] else None
    return rounds_without_repeats(form, entrants, players=players)


def rounds_each(form: str, entrants: int, rounds: int, players: int = 4) -> tuple[int, int]:
    """How many rounds who plays least has, and who plays most: of an odd number some are free."""
    size = players if FORMATS[form].entrant is Entrant.MEMBER else 2
    if entrants < size:
        return rounds, rounds
    free, more = divmod(rounds * (entrants % size), entrants)
    return rounds - free - (more > 0), rounds - free


def rounds_sentence(form: str, entrants: int, rounds: int, players: int = 4) -> tuple[str, bool]:
    """What so many rounds come to with so many entrants, and whether something is wrong."""
    translate = QCoreApplication.translate
    counted = entrants_counted(form, entrants)
    if entrants < LEAST[form]:
        text = translate("contest", "Met %1 is er niets in te delen; het minste is %2.")
        return text.replace("%1", counted).replace("%2", str(LEAST[form])), True
    if form == "knockout":
        return _knockout(entrants, rounds)
    if form == "howell-players":
        return _howell(counted, entrants, rounds)
    most = most_rounds(form, entrants, players)
    if most is None:
        return "", False
    text = translate(
        "contest", "Met %1 zijn er hooguit %2 ronden zonder dat iemand een ander weer treft."
    )
    if most == 1:
        text = translate(
            "contest", "Met %1 is er hooguit 1 ronde zonder dat iemand een ander weer treft."
        )
    said = text.replace("%1", counted).replace("%2", str(most))
    if rounds > most:
        more = translate("contest", "Daarna zo weinig mogelijk opnieuw.")
        return f"{said} {more}", True
    if FORMATS[form].entrant is Entrant.TEAM and entrants % 2:
        said += " " + translate("contest", "Elke ronde is er één team vrij.")
    return said, False


def _howell(counted: str, entrants: int, rounds: int) -> tuple[str, bool]:
    """What counts there is another partner each round; opponents come round evenly."""
    translate = QCoreApplication.translate
    most = entrants - 1 + entrants % 2
    if rounds <= most:
        text = translate("contest", "Elke ronde een andere maat; tegenstanders komen om de beurt.")
        return text, False
    text = translate("contest", "Met %1 heeft ieder hooguit %2 ronden een andere maat.")
    more = translate("contest", "Daarna zo weinig mogelijk opnieuw.")
    return f"{text.replace('%1', counted).replace('%2', str(most))} {more}", True


def _knockout(entrants: int, rounds: int) -> tuple[str, bool]:
    translate = QCoreApplication.translate
    needed = rounds_to_win(entrants)
    if rounds < needed:
        text = translate("contest", "Met %1 spelers zijn er %2 ronden nodig tot en met de finale.")
        return text.replace("%1", str(entrants)).replace("%2", str(needed)), True
    left, steps = entrants, [str(entrants)]
    for _ in range(needed - 1):
        left = _going_on(left)
        steps.append(str(left))
    text = translate("contest", "Zo blijven er over: %1, en dan de twee winnaars.")
    said = text.replace("%1", ", ".join(steps))
    if rounds == needed + 1:
        said += " " + translate("contest", "In ronde %1 spelen die twee nog tegen elkaar.").replace(
            "%1", str(rounds)
        )
    return said, rounds > needed + 1


def _going_on(people: int) -> int:
    """Two of each table of four; of an odd number three play at one; two over are free."""
    tables = -(-people // 4)
    return 2 * tables
