"""The one place where the referee's findings and duties become sentences."""

from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.referee.record import JudgedCard, PlayFinding
from clubadmin.domain.rules.cards import SIGNS, Card, rank_said
from clubadmin.domain.scoring.seat_words import seat_messages
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position
from clubadmin.i18n import Cased, Language, Listed, Message, Value, marked

_LEAST_RUN = 3
_SEATS_IN_ARGS = frozenset({"other", "by", "wanted"})

_DUTIES = {
    Duty.FOLLOW: marked("kleur bekennen"),
    Duty.TRUMP_HIGHER: marked("een hogere troef spelen, want er is troef gevraagd"),
    Duty.FOLLOW_HIGHER: marked("hoger bijspelen, want de slag is aan de tegenpartij"),
    Duty.TRUMP: marked("introeven, want de slag is aan de tegenpartij"),
    Duty.OVERTRUMP: marked("overtroeven, want de slag is aan de tegenpartij"),
    Duty.TRUMP_PARTNER: marked("introeven, ook al is de slag aan de maat"),
    Duty.OVERTRUMP_PARTNER: marked("overtroeven, ook al is de slag aan de maat"),
    Duty.UNDERTRUMP: marked("ondertroeven, want overtroeven kan niet"),
    Duty.NO_UNDERTRUMP: marked("een andere kaart bijspelen, want ondertroeven mag dan niet"),
}

TEXTS = {
    "line-unknown": marked(
        "{text} is niet te lezen. Schrijf troef, speelt, uitkomst, hand of slag."
    ),
    "said-twice": marked("{text} staat al op regel {earlier}; die geldt. Haal er een weg."),
    "trump-unknown": marked("{text} is geen kleur. Schrijf s, h, r of k."),
    "trump-missing": marked(
        "er staat niet bij wat troef is. Zonder dat is alleen bekennen te beoordelen."
    ),
    "seat-unreadable": marked("{text} is geen plaats aan tafel. Schrijf n, o, z of w."),
    "seat-unknown": marked("{seat} zit niet aan een tafel van {seats}."),
    "number-unreadable": marked("{text} is geen getal dat hier past."),
    "card-unknown": marked("{text} is geen kaart. Schrijf de kleur en dan de kaart: SA, HH, R10."),
    "trick-number": marked("slag {text} bestaat niet: een spel heeft er {most}."),
    "lead-missing": marked("er staat niet wie er uitkomt; gelezen alsof Noord uitkomt."),
    "leader-unknown": marked(
        "wie slag {trick} begint is niet bekend, want de slag ervoor is niet heel. Zet de "
        "plaats voor de kaart."
    ),
    "bid-unknown": marked("een bod van {number}: onder {title} wordt niet geboden."),
    "double-unknown": marked("{number} keer verdubbelen kan niet onder {title}."),
    "bid-order": marked("een bod van {bid} is niet hoger dan dat van {before} ervoor."),
    "bid-order/suits": marked(
        "een bod van {bid} is niet hoger dan dat van {before} ervoor. Schoppen gaat boven harten,"
        " dan ruiten, dan klaveren; anders moet de hoogte omhoog."
    ),
    "bid-last": marked(
        "het laatste bod is {bid}, maar gespeeld is op {number}. Haal er een van de twee weg."
    ),
    "laid-away": marked(
        "welke weggelegde kaart bij de eerste slag kwam en welke bij de tweede, is niet bekend."
        " Schrijf dan: weg, en de twee kaarten in die volgorde."
    ),
    "hand-size": marked("{number} kaarten: een hand heeft er {full}."),
    "hand-open": marked(
        "{number} kaarten: gelezen als alle kaarten die deze speler in het spel had. Welke acht"
        " er open lagen staat er niet bij, dus verzaken volgt er niet uit."
    ),
    "not-in-pack": marked("{card} zit niet in het spel."),
    "card-twice/hands": marked("{card} zit ook in de hand van {other}."),
    "card-twice/tricks": marked("{card} is al gespeeld, door {by} in slag {earlier}."),
    "not-in-hand": marked("{card} zit niet in de hand ({hand})."),
    "not-in-hand/other": marked("{card} zit in de hand van {other}."),
    "too-many-tricks": marked("een spel heeft {most} slagen."),
    "wrong-lead": marked(
        "begint de slag met {card}, maar {wanted} was aan de beurt om uit te komen."
    ),
    "out-of-turn": marked("speelt {card}, maar {wanted} was aan de beurt."),
    "seat-twice": marked("speelt nog een kaart in deze slag: {card}."),
    "trick-long": marked("{number} kaarten in een slag van {full}."),
    "trick-short": marked("{number} kaarten; een slag heeft er {full}."),
    "trick-open": marked("{number} van de {full} kaarten: deze slag is nog niet uit."),
    "declarer-missing": marked("er staat niet wie speelt, dus de rij is niet uit te rekenen."),
    "unfinished": marked(
        "van {number} van de {full} slagen is bekend wat er viel, dus het spel is niet uit te"
        " rekenen."
    ),
    "revoke-late": marked(
        "alle slagen zijn gespeeld. Is de laatste slag gedekt, dan is geen beroep op verzaken "
        "meer mogelijk."
    ),
    "roem-after": marked(
        "na het verzaken in slag {first} is nog roem van de andere partij geteld, in slag "
        "{tricks}; gespeeld is tot en met slag {last}. Was het verzaken al ontdekt, schrijf "
        "dan: niet gemeld {numbers}."
    ),
    "line-disputed": marked(
        "de rij is niet uit te rekenen zolang niet klopt welke kaart waar lag."
    ),
    "hand-found": marked(
        "roem in de hand: {combos}. Dat geldt als gemeld; is het niet gemeld, schrijf dan: niet"
        " gemeld hand {letter}."
    ),
    "hand-silent": marked("roem in de hand: {combos}. Niet alles is gemeld; dat telt niet."),
    "hand-late": marked(
        "roem in de hand: {combos}. Niet alles was gemeld toen het spel eindigde; dat telt niet."
    ),
    "hand-void": marked("roem in de hand telt hier niet: daarvoor moet die partij een slag halen."),
    "gaps": marked(
        "slag {tricks} is niet bekend. Was daar roem gemaakt, typ die dan erbij in de rij."
    ),
    "hand-roem": marked(
        "roem in de hand is hier niet geteld, want niet alle handen zijn bekend. Typ die erbij "
        "in de rij."
    ),
    "hand-roem/stuk": marked(
        "of iemand stuk in de hand had is niet bekend, dus het is niet geteld. Typ het erbij in"
        " de rij."
    ),
    "card-short": marked("heeft geen kaart meer voor deze slag: een kaart te kort."),
    "open-roem": marked("roem van de open kaarten is hier niet geteld. Typ die erbij in de rij."),
    "unsure": marked(
        "of de kaart in slag {tricks} mocht, is niet te zeggen zonder de hand te kennen."
    ),
    "unsure/disputed": marked(
        "of de kaart in slag {tricks} mocht, is niet te zeggen zolang niet klopt wie welke "
        "kaart had."
    ),
}
"""The sentences by code, with gaps for the arguments."""

_SEQUENCES = (
    marked("driekaart {cards} {worth}"),
    marked("vierkaart {cards} {worth}"),
    marked("vijfkaart {cards} {worth}"),
    marked("zeskaart {cards} {worth}"),
    marked("zevenkaart {cards} {worth}"),
    marked("achtkaart {cards} {worth}"),
)


def finding_sentence(
    finding: PlayFinding, language: Language = Language.NL, players: int = 4
) -> str:
    """A finding as people read it: where, what, and what to do; `players` sit at the table."""
    if finding.row:
        return sentence(finding.row, language)
    return _told(finding, players).text(language)


def _told(finding: PlayFinding, players: int) -> Message:
    text = Message(TEXTS[finding.code], **_values(finding, players))
    place = _place(finding, players)
    told: Value = Message("{place}: {text}", place=place, text=text) if place else Cased(text)
    if not finding.article:
        return Message("{told}", told=told)
    if finding.borrowed:
        return Message(
            "{told} ({article}; uw reglement zwijgt hierover)", told=told, article=finding.article
        )
    return Message("{told} ({article})", told=told, article=finding.article)


def _values(finding: PlayFinding, players: int) -> dict[str, Value]:
    names = seat_messages(players)
    values: dict[str, Value] = {
        name: names[Position(str(value))] if name in _SEATS_IN_ARGS else value
        for name, value in finding.args
    }
    values["combos"] = Listed(tuple(map(_combo, finding.combos)), joint="")
    if finding.seat:
        values["seat"] = names[finding.seat]
    if finding.card:
        values["card"] = _card(finding.card)
    return values


def duty_sentence(duty: Duty, language: Language = Language.NL) -> str:
    """Tell a duty, as it goes on after "moest" or "had to"."""
    return Message(_DUTIES[duty]).text(language)


def card_sentence(judged: JudgedCard, language: Language = Language.NL, players: int = 4) -> str:
    """Why a card was not allowed, and what could be played; "" for one that was."""
    if judged.duty is None:
        return ""
    values: dict[str, Value] = {
        "seat": seat_messages(players)[judged.position],
        "card": _card(judged.card),
        "trick": judged.trick,
        "duty": Message(_DUTIES[judged.duty]),
        "could": _cards(judged.could),
    }
    if judged.shown:
        return Message(
            "{seat} speelde {card} in slag {trick}, maar moest {duty}. Dat kon met {could}"
            " (gespeeld in slag {shown}).",
            shown=judged.shown,
            **values,
        ).text(language)
    return Message(
        "{seat} speelde {card} in slag {trick}, maar moest {duty}. Dat kon met {could}.", **values
    ).text(language)


def combo_sentence(combo: Combo, language: Language = Language.NL) -> str:
    """Roem in a trick or a hand, with what it is worth: "driekaart ♥A ♥H ♥V 20"."""
    return _combo(combo).text(language)


def _combo(combo: Combo) -> Message:
    if combo.kind == "alike":
        rank = rank_said(combo.cards[0].rank)
        return Message("vier {rank} {worth}", rank=rank, worth=combo.worth)
    cards = _cards(combo.cards)
    if combo.kind == "stuk":
        return Message("stuk {cards} {worth}", cards=cards, worth=combo.worth)
    sequence = _SEQUENCES[len(combo.cards) - _LEAST_RUN]
    return Message(sequence, cards=cards, worth=combo.worth)


def cards_text(cards: tuple[Card, ...], language: Language = Language.NL) -> str:
    """Cards as they are printed, one after the other."""
    return _cards(cards).text(language)


def _cards(cards: tuple[Card, ...]) -> Listed:
    return Listed(tuple(map(_card, cards)), joint="", between=" ")


def _card(card: Card) -> Message:
    return Message("{suit}{rank}", suit=SIGNS[card.suit], rank=rank_said(card.rank))


def _place(finding: PlayFinding, players: int) -> Value:
    """The place of a finding: "Regel 3, slag 2, Noord"; "" where it is not known."""
    parts: list[Value] = []
    if finding.line:
        parts.append(Message("Regel {line}", line=finding.line))
    if finding.trick:
        parts.append(Message("slag {trick}", trick=finding.trick))
    if finding.seat:
        parts.append(seat_messages(players)[finding.seat])
    return Cased(Listed(tuple(parts), joint="")) if parts else ""
