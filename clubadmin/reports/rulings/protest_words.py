"""The phrases of the paper about protests."""

from clubadmin.domain.terms import Language
from clubadmin.model.results.protest import ProtestState

PHRASES: dict[str, tuple[str, str]] = {
    "protests": ("Protesten", "Protests"),
    "none": ("Op deze avond is niet geprotesteerd.", "Nobody protested on this evening."),
    "general": ("In het algemeen", "In general"),
    "table": ("Tafel {table}, ronde {round}", "Table {table}, round {round}"),
    "game": ("{place}, spel {game}", "{place}, game {game}"),
    "handed-in": ("Ingediend door {name}, {moment}", "Handed in by {name}, {moment}"),
    "handed-in-by-nobody": ("Ingediend {moment}", "Handed in {moment}"),
    "by": ("{name}, {moment}", "{name}, {moment}"),
    "article": ("Artikel: {article}", "Article: {article}"),
    ProtestState.OPEN: ("Nog niet beslist", "Not decided yet"),
    ProtestState.UPHELD: ("Toegewezen", "Upheld"),
    ProtestState.REJECTED: ("Afgewezen", "Rejected"),
    ProtestState.WITHDRAWN: ("Ingetrokken", "Withdrawn"),
}


class ProtestWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase
