"""From an exception to what the secretary reads."""

import logging
import traceback

from PySide6.QtCore import QCoreApplication

log = logging.getLogger("clubadmin")


def sentence(error: BaseException) -> str:
    """The sentence of an expected trouble, or a calm general one for a fault in the program.

    Services and storage refuse with a `sentence` of their own; a fault is logged with its
    traceback but without its message, because that may hold names.
    """
    own = getattr(error, "sentence", None)
    if isinstance(own, str) and own:
        return own
    trace = "".join(traceback.format_tb(error.__traceback__))
    if hasattr(error, "happened"):  # a trouble with the file tells itself in three parts
        return str(error)
    log.error("fault: %s\n%s", type(error).__name__, trace)
    if isinstance(error, OSError):
        return QCoreApplication.translate(
            "Troubles",
            "Een bestand kon niet gelezen of geschreven worden. Wat al was opgeslagen, is bewaard. "
            "Kijk of de schijf vol is of de stick nog in de computer zit, en probeer het opnieuw.",
        )
    return QCoreApplication.translate(
        "Troubles",
        "Er ging iets mis in het programma. Wat al was opgeslagen, is bewaard. "
        "Probeer het opnieuw; lukt het weer niet, sluit het programma en open het opnieuw.",
    )
