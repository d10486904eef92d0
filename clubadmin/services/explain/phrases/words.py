"""What explanations say, in Dutch and in English."""

from collections.abc import Sequence
from datetime import date
from fractions import Fraction

from clubadmin.model.explain.explanation_words import ExplanationWords
from clubadmin.services.explain.phrases.careers import CAREERS
from clubadmin.services.explain.phrases.contests import CONTESTS
from clubadmin.services.explain.phrases.games import GAMES
from clubadmin.services.explain.phrases.rounds import ROUNDS
from clubadmin.services.explain.phrases.seasons import SEASONS

_PHRASES: dict[str, tuple[str, str]] = {**CAREERS, **CONTESTS, **GAMES, **ROUNDS, **SEASONS}


class Words(ExplanationWords):
    """The phrases of one language; fractions stand in them as people write them."""

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        told = {
            name: self.number(value) if isinstance(value, Fraction) else value
            for name, value in values.items()
        }
        return _PHRASES[key][self._pick].format(**told)

    def some(self, key: str, count: int) -> str:
        """The phrase for so many; for one it may differ."""
        return self(f"{key}-1" if count == 1 else key, count=count)

    def day(self, day: date) -> str:
        """12-11-2026."""
        return f"{day:%d-%m-%Y}"

    def listed(self, parts: Sequence[str]) -> str:
        """Several in a row: "a, b en c"."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])}{self('and')}{parts[-1]}"
