"""What is said below the rows of a game, and when a key does nothing there."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.comparison.model import BoardModel

translate = QCoreApplication.translate


def at_stop(model: BoardModel, following: int | None, *, to_sign: bool) -> str:
    """What the keys do past the last table.

    Args:
        model: the game.
        following: the next game with work; None when no other has.
        to_sign: whether there are sheets that are not signed off.
    """
    if model.board.closed:
        return ""
    parts = []
    if not model.complete:
        parts.append(translate("GamePane", "+ gaat naar wat er nog moet"))
    if following is not None:
        enter = translate("GamePane", "Enter: naar spel %1")
        parts.append(enter.replace("%1", str(following)))
    elif model.complete and to_sign:
        parts.append(translate("GamePane", "Alles getypt. Enter tekent alle formulieren af"))
    elif model.complete:
        parts.append(translate("GamePane", "Enter: naar de uitslag"))
    return " · ".join(parts)


def what_stops(model: BoardModel) -> str:
    """Which row keeps the game from being done; "" for none."""
    fault = model.fault()
    if fault is None:
        return ""
    if model.is_open(fault):
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 is nog leeg.")
    else:
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 klopt nog niet.")
    return model.sentence_row(fault, text).replace("%3", str(model.board.game))


def not_typed() -> str:
    """Why a key past the last table does nothing."""
    return translate(
        "GamePane", "Niet getypt: u staat onder de laatste tafel. Druk eerst op Enter."
    )


def at_roem(model: BoardModel) -> str:
    """How roem is typed, while one is on a row in which it can be."""
    if model.locked or not model.columns.roem:
        return ""
    return translate("GamePane", "Roem: + voor N/Z (of Tab), − voor O/W")
