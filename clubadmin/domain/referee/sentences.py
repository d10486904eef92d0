"""The one place where the referee's findings and duties become sentences, in Dutch and English."""

from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.referee.record import JudgedCard, PlayFinding
from clubadmin.domain.rules.cards import Card, card_text
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Position

_LEAST_RUN = 3
_DUTIES = {
    Language.NL: {
        Duty.FOLLOW: "kleur bekennen",
        Duty.TRUMP_HIGHER: "een hogere troef spelen, want er is troef gevraagd",
        Duty.FOLLOW_HIGHER: "hoger bijspelen, want de slag is aan de tegenpartij",
        Duty.TRUMP: "introeven, want de slag is aan de tegenpartij",
        Duty.OVERTRUMP: "overtroeven, want de slag is aan de tegenpartij",
        Duty.TRUMP_PARTNER: "introeven, ook al is de slag aan de maat",
        Duty.OVERTRUMP_PARTNER: "overtroeven, ook al is de slag aan de maat",
        Duty.UNDERTRUMP: "ondertroeven, want overtroeven kan niet",
        Duty.NO_UNDERTRUMP: "een andere kaart bijspelen, want ondertroeven mag dan niet",
    },
    Language.EN: {
        Duty.FOLLOW: "follow suit",
        Duty.TRUMP_HIGHER: "play a higher trump, as trumps were led",
        Duty.FOLLOW_HIGHER: "play a higher card, as the others hold the trick",
        Duty.TRUMP: "trump, as the others hold the trick",
        Duty.OVERTRUMP: "overtrump, as the others hold the trick",
        Duty.TRUMP_PARTNER: "trump, though the partner holds the trick",
        Duty.OVERTRUMP_PARTNER: "overtrump, though the partner holds the trick",
        Duty.UNDERTRUMP: "undertrump, as overtrumping is not possible",
        Duty.NO_UNDERTRUMP: "play another card, as undertrumping is not allowed then",
    },
}

_NL = {
    "line-unknown": "{text} is niet te lezen. Schrijf troef, speelt, uitkomst, hand of slag.",
    "said-twice": "{text} staat al op regel {earlier}; die geldt. Haal er een weg.",
    "trump-unknown": "{text} is geen kleur. Schrijf s, h, r of k.",
    "trump-missing": "er staat niet bij wat troef is. Zonder dat is alleen bekennen te beoordelen.",
    "seat-unreadable": "{text} is geen plaats aan tafel. Schrijf n, o, z of w.",
    "seat-unknown": "{seat} zit niet aan een tafel van {seats}.",
    "number-unreadable": "{text} is geen getal dat hier past.",
    "card-unknown": "{text} is geen kaart. Schrijf de kleur en dan de kaart: SA, HH, R10.",
    "trick-number": "slag {text} bestaat niet: een spel heeft er {most}.",
    "lead-missing": "er staat niet wie er uitkomt; gelezen alsof Noord uitkomt.",
    "leader-unknown": "wie slag {trick} begint is niet bekend, want de slag ervoor is niet heel. "
    "Zet de plaats voor de kaart.",
    "bid-unknown": "een bod van {number}: onder {title} wordt niet geboden.",
    "double-unknown": "{number} keer verdubbelen kan niet onder {title}.",
    "hand-size": "{number} kaarten: een hand heeft er {full}.",
    "hand-open": "{number} kaarten: gelezen als alle kaarten die deze speler in het spel had. "
    "Welke acht er open lagen staat er niet bij, dus verzaken volgt er niet uit.",
    "not-in-pack": "{card} zit niet in het spel.",
    "card-twice/hands": "{card} zit ook in de hand van {other}.",
    "card-twice/tricks": "{card} is al gespeeld, door {by} in slag {earlier}.",
    "not-in-hand": "{card} zit niet in de hand ({hand}).",
    "not-in-hand/other": "{card} zit in de hand van {other}.",
    "too-many-tricks": "een spel heeft {most} slagen.",
    "wrong-lead": "begint de slag met {card}, maar {wanted} was aan de beurt om uit te komen.",
    "out-of-turn": "speelt {card}, maar {wanted} was aan de beurt.",
    "seat-twice": "speelt nog een kaart in deze slag: {card}.",
    "trick-long": "{number} kaarten in een slag van {full}.",
    "trick-short": "{number} kaarten; een slag heeft er {full}.",
    "trick-open": "{number} van de {full} kaarten: deze slag is nog niet uit.",
    "declarer-missing": "er staat niet wie speelt, dus de rij is niet uit te rekenen.",
    "unfinished": "{number} van de {full} slagen zijn bekend, dus het spel is niet uit te rekenen.",
    "revoke-late": "alle slagen zijn gespeeld. Is de laatste slag gedekt, dan is geen beroep op "
    "verzaken meer mogelijk.",
    "roem-after": "na het verzaken in slag {first} is nog roem van de andere partij geteld, in "
    "slag {tricks}; gespeeld is tot en met slag {last}. Was het verzaken al ontdekt, schrijf dan: "
    "niet gemeld {numbers}.",
    "line-disputed": "de rij is niet uit te rekenen zolang niet klopt welke kaart waar lag.",
    "hand-found": "roem in de hand: {combos}. Dat geldt als gemeld; is het niet gemeld, schrijf "
    "dan: niet gemeld hand {letter}.",
    "hand-silent": "roem in de hand: {combos}. Niet alles is gemeld; dat telt niet.",
    "hand-late": "roem in de hand: {combos}. Niet alles was gemeld toen het spel eindigde; "
    "dat telt niet.",
    "gaps": "slag {tricks} is niet bekend. Was daar roem gemaakt, typ die dan erbij in de rij.",
    "hand-roem": "roem in de hand is hier niet geteld, want niet alle handen zijn bekend. Typ die "
    "erbij in de rij.",
    "hand-roem/stuk": "of iemand stuk in de hand had is niet bekend, dus het is niet geteld. Typ "
    "het erbij in de rij.",
    "card-short": "heeft geen kaart meer voor deze slag: een kaart te kort.",
    "open-roem": "roem van de open kaarten is hier niet geteld. Typ die erbij in de rij.",
    "unsure": "of de kaart in slag {tricks} mocht, is niet te zeggen zonder de hand te kennen.",
    "unsure/disputed": "of de kaart in slag {tricks} mocht, is niet te zeggen zolang niet klopt "
    "wie welke kaart had.",
}

_EN = {
    "line-unknown": "{text} cannot be read. Write trump, declarer, lead, hand or trick.",
    "said-twice": "{text} is on line {earlier} already; that one counts. Remove one.",
    "trump-unknown": "{text} is no suit. Write s, h, r or k.",
    "trump-missing": "it does not say what is trump. Without it only following suit is judged.",
    "seat-unreadable": "{text} is no seat at the table. Write n, e, s or w.",
    "seat-unknown": "{seat} does not sit at a table of {seats}.",
    "number-unreadable": "{text} is no number that fits here.",
    "card-unknown": "{text} is no card. Write the suit and then the card: SA, HK, R10.",
    "trick-number": "there is no trick {text}: a game has {most}.",
    "lead-missing": "it does not say who leads; read as if North leads.",
    "leader-unknown": "who leads trick {trick} is not known, as the trick before is not whole. "
    "Put the seat before the card.",
    "bid-unknown": "a bid of {number}: there is no bidding under {title}.",
    "double-unknown": "doubling {number} times cannot be under {title}.",
    "hand-size": "{number} cards: a hand has {full}.",
    "hand-open": "{number} cards: read as all cards that this player had in the game. It does not "
    "say which eight lay open, so a revoke does not follow from them.",
    "not-in-pack": "{card} is not in the pack.",
    "card-twice/hands": "{card} is in the hand of {other} as well.",
    "card-twice/tricks": "{card} was played already, by {by} in trick {earlier}.",
    "not-in-hand": "{card} is not in the hand ({hand}).",
    "not-in-hand/other": "{card} is in the hand of {other}.",
    "too-many-tricks": "a game has {most} tricks.",
    "wrong-lead": "leads {card}, but it was {wanted}'s turn to lead.",
    "out-of-turn": "plays {card}, but it was {wanted}'s turn.",
    "seat-twice": "plays another card in this trick: {card}.",
    "trick-long": "{number} cards in a trick of {full}.",
    "trick-short": "{number} cards; a trick has {full}.",
    "trick-open": "{number} of {full} cards: this trick is not finished.",
    "declarer-missing": "it does not say who plays, so the row cannot be worked out.",
    "unfinished": "{number} of {full} tricks are known, so the game cannot be worked out.",
    "revoke-late": "all tricks have been played. Once the last one is turned down, a revoke can "
    "no longer be claimed.",
    "roem-after": "after the revoke in trick {first} roem of the other side is still counted, in "
    "trick {tricks}; play went on up to trick {last}. If the revoke was known by then, write: "
    "unclaimed {numbers}.",
    "line-disputed": "the row cannot be worked out while it is not clear which card lay where.",
    "hand-found": "roem in the hand: {combos}. It counts as declared; if it was not, write: "
    "unclaimed hand {letter}.",
    "hand-silent": "roem in the hand: {combos}. Not all of it was declared; that does not count.",
    "hand-late": "roem in the hand: {combos}. Not all was declared when the game came to an end; "
    "that does not count.",
    "gaps": "trick {tricks} is not known. If roem was made there, type it in the row.",
    "hand-roem": "roem in the hand is not counted here, as not all hands are known. Type it in "
    "the row.",
    "hand-roem/stuk": "whether anybody had stuk in the hand is not known, so it is not counted. "
    "Type it in the row.",
    "card-short": "has no card left for this trick: a card short.",
    "open-roem": "roem of the cards that lie open is not counted here. Type it in the row.",
    "unsure": "whether the card in trick {tricks} was allowed cannot be told without the hand.",
    "unsure/disputed": "whether the card in trick {tricks} was allowed cannot be told while it is "
    "not clear who had which card.",
}
TEXTS = {Language.NL: _NL, Language.EN: _EN}
"""The sentences by code, with gaps for the arguments."""

_PLACES = {
    Language.NL: {"line": "Regel {}", "trick": "slag {}"},
    Language.EN: {"line": "Line {}", "trick": "trick {}"},
}
_SILENT = {
    Language.NL: "; uw reglement zwijgt hierover",
    Language.EN: "; your rules do not say",
}
_SEATS_IN_ARGS = frozenset({"other", "by", "wanted"})

_CARDS = {
    Language.NL: "{seat} speelde {card} in slag {trick}, maar moest {duty}. Dat kon met {could}",
    Language.EN: "{seat} played {card} in trick {trick}, but had to {duty}. That was possible "
    "with {could}",
}
_SHOWN = {Language.NL: " (gespeeld in slag {})", Language.EN: " (played in trick {})"}
_SIZES = ("three", "four", "five", "six", "seven", "eight")
_COMBOS = {
    Language.NL: {"stuk": "stuk", "alike": "vier {}"},
    Language.EN: {"stuk": "stuk", "alike": "four {}"},
}
_SEQUENCES = {
    Language.NL: ("driekaart", "vierkaart", "vijfkaart", "zeskaart", "zevenkaart", "achtkaart"),
    Language.EN: tuple(f"{size} in sequence" for size in _SIZES),
}


def finding_sentence(
    finding: PlayFinding, language: Language = Language.NL, players: int = 4
) -> str:
    """A finding as people read it: where, what, and what to do; `players` sit at the table."""
    if finding.row:
        return sentence(finding.row, language)
    names = seat_names(language, players)
    values: dict[str, object] = {
        name: names[Position(str(value))] if name in _SEATS_IN_ARGS else value
        for name, value in finding.args
    }
    values["combos"] = ", ".join(combo_sentence(combo, language) for combo in finding.combos)
    if finding.seat:
        values["seat"] = names[finding.seat]
    if finding.card:
        values["card"] = card_text(finding.card, language)
    text = TEXTS[language][finding.code].format_map(values)
    place = _place(finding, language, players)
    told = f"{place}: {text}" if place else text[:1].upper() + text[1:]
    if not finding.article:
        return told
    silent = _SILENT[language] if finding.borrowed else ""
    return f"{told} ({finding.article}{silent})"


def duty_sentence(duty: Duty, language: Language = Language.NL) -> str:
    """What a player had to do, as it goes on after "moest" or "had to"."""
    return _DUTIES[language][duty]


def card_sentence(judged: JudgedCard, language: Language = Language.NL, players: int = 4) -> str:
    """Why a card was not allowed, and what could be played; "" for one that was."""
    if judged.duty is None:
        return ""
    text = _CARDS[language].format(
        seat=seat_names(language, players)[judged.position],
        card=card_text(judged.card, language),
        trick=judged.trick,
        duty=duty_sentence(judged.duty, language),
        could=cards_text(judged.could, language),
    )
    return text + (_SHOWN[language].format(judged.shown) if judged.shown else "") + "."


def combo_sentence(combo: Combo, language: Language = Language.NL) -> str:
    """Roem in a trick or a hand, with what it is worth: "driekaart ♥A ♥H ♥V 20"."""
    sequence = _SEQUENCES[language][max(len(combo.cards) - _LEAST_RUN, 0)]
    name = _COMBOS[language].get(combo.kind, sequence)
    if combo.kind == "alike":
        return f"{name.format(card_text(combo.cards[0], language)[1:])} {combo.worth}"
    return f"{name} {cards_text(combo.cards, language)} {combo.worth}"


def cards_text(cards: tuple[Card, ...], language: Language = Language.NL) -> str:
    """Cards as they are printed, one after the other."""
    return " ".join(card_text(card, language) for card in cards)


def _place(finding: PlayFinding, language: Language, players: int) -> str:
    words = _PLACES[language]
    parts = [
        words["line"].format(finding.line) if finding.line else "",
        words["trick"].format(finding.trick) if finding.trick else "",
        seat_names(language, players)[finding.seat] if finding.seat else "",
    ]
    place = ", ".join(part for part in parts if part)
    return place[:1].upper() + place[1:]
