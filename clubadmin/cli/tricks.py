"""`clubadmin tricks`: arbitration by the cards."""

from collections.abc import Mapping
from typing import Annotated, Any

from clubadmin.cli import rules as rulesets
from clubadmin.cli.app import Command, Json, about, app, argument, option
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, answer, answer_json, say, table, words
from clubadmin.cli.textfile import text_of
from clubadmin.domain.referee.playfile import judge_text, play_json
from clubadmin.domain.referee.sentences import cards_text
from clubadmin.domain.rules.cards import read_card
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position

_MOST_KILOBYTES = 100


@app.command(
    cls=Command, help=about("tricks"), short_help="Arbitrage: zegt van elke kaart of zij mocht."
)
def tricks(
    file: Annotated[str, argument("BESTAND|-", "- is de invoer.")],
    rules: Annotated[str, option("--rules", "Reglement.", "NAAM")] = "nku",
    json: Json = False,
) -> int:
    """Judge a record of play."""
    rule_set = rulesets.rule_set(rules)
    record, found = judge_text(text_of(file, words("een spel"), _MOST_KILOBYTES), rule_set)
    judged = play_json(record, found, rule_set, words.language)
    for sentence in (finding["message"] for finding in judged["findings"]):
        say(sentence)
    if json:
        answer_json(judged)
    else:
        answer(_Referee(seat_names(words.language, rule_set.seats)).of(judged))
    wrong = any(finding["severity"] == "error" for finding in judged["findings"])
    return ERRORS_IN_INPUT if wrong else DONE


class _Referee:
    """The referee's words for people; `names` are those of the seats."""

    def __init__(self, names: Mapping[Position, str]) -> None:
        self._names = {seat.value: name for seat, name in names.items()}

    def of(self, judged: dict[str, Any]) -> str:
        """The tricks as a table, and what follows from them."""
        rows = [
            (
                trick["trick"],
                self._cards(trick),
                self._names[trick["winner"]] if trick["winner"] else "",
                trick["points"],
                trick["roem"],
            )
            for trick in judged["tricks"]
        ]
        parts = [table(("slag", "kaarten", "voor", "punten", "roem"), rows)] if rows else []
        parts += [f"{one['message']} ({one['article']})" for one in judged["revokes"]]
        if judged["turn"]:
            parts.append(self._turn(judged["turn"]))
        if judged["line"]:
            parts.append(words("In de rij: {line}", line=judged["line"]))
        if judged["fine"]:
            parts.append(
                words("Achter de uitslag van het nieuwe spel: {fine}", fine=judged["fine"])
            )
        return "\n".join(parts)

    def _cards(self, trick: dict[str, Any]) -> str:
        """The cards of a trick in order; one that was not allowed has a cross behind it."""
        return "  ".join(
            f"{self._names[card['seat']]} {_card(card['card'])}"
            f"{'' if card['allowed'] is not False else ' ×'}"
            for card in trick["cards"]
        )

    def _turn(self, turn: dict[str, Any]) -> str:
        allowed = " ".join(_card(card["card"]) for card in turn["cards"] if card["allowed"])
        who = self._names[turn["seat"]]
        return words("{who} is aan de beurt en mag spelen: {cards}", who=who, cards=allowed)


def _card(letters: str) -> str:
    card = read_card(letters)
    return cards_text((card,), words.language) if card else letters
