"""Rules for a password that locks a copy, without loading the code that locks."""

from clubadmin.errors import Refused

SHORTEST, LONGEST = 10, 1_000  # signs


def check_password(password: str) -> None:
    """Whether a copy may be locked with it.

    Raises:
        Refused: it is empty, too short, or too long.
    """
    if not password.strip():
        raise Refused("Er is geen wachtwoord ingevuld.")
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(
            "Het wachtwoord moet minstens {shortest} tekens hebben. Een paar woorden achter"
            " elkaar is goed en te onthouden.",
            shortest=SHORTEST,
        )
