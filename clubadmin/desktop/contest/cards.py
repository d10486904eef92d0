"""The cards of "Nieuwe wedstrijd": a format each, or a well-known contest of that format."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.contest.kinds import Kind, kind


@dataclass(frozen=True)
class Card:
    """A contest to begin with; all of it can be put otherwise."""

    key: str
    kind: Kind
    title: str
    about: str
    entrants: int  # so many are expected, until somebody says how many
    rounds: int
    rule_set: str = ""  # empty: those that the club plays by

    @property
    def needs(self) -> str:
        """How many it takes."""
        return self.kind.needs


def cards() -> tuple[Card, ...]:
    """Every card, in the order of the list."""
    translate = QCoreApplication.translate
    manille = translate(
        "contest", "Boompjes met manille; de schrijver blijft zitten, drie schuiven op."
    )
    classic = translate(
        "contest", "16 spelers, drie ronden: van 16 naar 8 naar 4, en dan de finale."
    )
    quick = translate("contest", "8 spelers, twee ronden: van 8 naar 4, en dan de finale.")
    return (
        _plain("schevenings", 16, 6),
        _plain("howell-pairs", 8, 7),
        _plain("howell-players", 16, 6),
        _plain("teams", 6, 5),
        Card(
            "classic",
            kind("knockout"),
            translate("contest", "Afvaltoernooi Klassiek"),
            classic,
            entrants=16,
            rounds=3,
        ),
        Card(
            "quick",
            kind("knockout"),
            translate("contest", "Afvaltoernooi Snel"),
            quick,
            entrants=8,
            rounds=2,
        ),
        _plain("knockout", 24, 4),
        Card(
            "manille",
            kind("boompje"),
            translate("contest", "Manilletoernooi"),
            manille,
            entrants=24,
            rounds=3,
            rule_set="manille",
        ),
        _plain("boompje", 16, 3),
        _plain("individual", 16, 3),
        _plain("pairs", 8, 3),
    )


def _plain(name: str, entrants: int, rounds: int) -> Card:
    words = kind(name)
    return Card(name, words, words.title, words.about, entrants, rounds)
