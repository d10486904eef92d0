"""`clubadmin tricks`: arbitration by the cards."""

from collections.abc import Mapping
from typing import Annotated, Any

from clubadmin.cli import rules as rulesets
from clubadmin.cli.app import Command, Json, app, argument, option
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, answer, answer_json, say, table, words
from clubadmin.cli.textfile import text_of
from clubadmin.domain.referee.playfile import judge_text, play_json
from clubadmin.domain.referee.sentences import cards_text
from clubadmin.domain.rules.cards import read_card
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position

_HELP = """Arbitrage: volgt een spel kaart voor kaart en zegt wat niet mocht.

Het bestand is tekst, een feit, hand of slag per regel; # begint een opmerking.

\b
troef h                    s h r k; zonder troef: troef -
speelt n                   wie troef koos (met drie: wie alleen speelt)
uitkomst o                 wie de eerste slag uitkwam
bod 90 / dubbel 1          als het reglement dat kent
niet gemeld 3 5            slagen waarvan de roem niet gemeld is
niet gemeld hand n o       wie zijn roem in de hand niet meldde
niet gemeld stuk           als stuk in één hand niet gemeld is
hand n: SA SH S10 ...      kleur en kaart: A H V B 10 9 8 7; handen mogen ontbreken; met twee
                           spelers de acht open kaarten, of alle zestien
slag 1: o HA, z H7, w H8, n HB
2: SA S7 S8 S9             kort: wie de vorige slag won komt uit
\b
Met --json:
rules, trump, declarer     waarmee er geoordeeld is
tricks                     per slag: trick, leader, cards, winner, side, points, roem, combos
  cards                    seat, card, allowed (null: niet te weten), duty, message
revokes                    wat niet mocht: trick, seat, card, duty, could, shown (slag waaruit het
                           blijkt), counts (de eerste telt), message, article
totals                     wat elke partij haalde (met drie: ns speelt alleen)
line, game                 de regel in snelle invoer, en wat die telt; null als dat niet te zeggen
                           is of er opnieuw gedeeld wordt
fine                       wat achter de uitslag van het nieuwe spel komt
turn                       wie er aan de beurt is en welke kaart mag: null zonder zijn hand
findings                   line, trick, seat, card, severity, code, message, article; wat het
                           formulier van de rij zegt heeft zijn code en zijn zin
\b
Einde: 0 beoordeeld, ook als er verzaakt is; 1 beoordeeld, maar er staan fouten in het bestand
(findings met severity error); 2 niet gedaan.

Telt roem in de hand, dan volgt die uit de handen zodra ze alle bekend zijn (stuk zodra bekend is
wie heer en vrouw had). findings zegt wat er in welke hand zat en of het meetelt.

Geen oordeel rust op een kaart die bij twee spelers staat of twee keer viel: allowed is dan null,
en line en game zijn null zolang de uitslag ervan afhangt.

Na verzaken telt de roem die de verzakende partij voor die slag had gemaakt, en alle roem van de
andere, voor die andere (NKF 1976, art. 13). Maakte die andere na het verzaken nog roem, dan zegt
een finding welke.
"""

_MOST_KILOBYTES = 100


@app.command(cls=Command, help=_HELP, short_help="Arbitrage: zegt van elke kaart of zij mocht.")
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
