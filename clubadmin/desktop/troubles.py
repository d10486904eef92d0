"""From an exception to what the secretary reads."""

import logging

from PySide6.QtCore import QCoreApplication

log = logging.getLogger("clubadmin")


def sentence(error: BaseException) -> str:
    """The sentence of an expected trouble, or a calm general one for a fault in the program.

    Services and storage refuse with a `sentence` of their own; a fault is logged with its
    traceback, and the log holds no names because messages of foreign errors stay out of it.
    """
    own = getattr(error, "sentence", None)
    if isinstance(own, str) and own:
        return own
    log.error("fault: %s", type(error).__name__, exc_info=error)
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
