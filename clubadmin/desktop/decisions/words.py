"""Words for decisions about a game, and what the rules propose for an offence."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from clubadmin.desktop.kit.language import current, told, translate
from clubadmin.domain.comparison.decisions import WHOSE, Code, Decision, Given, in_order
from clubadmin.domain.referee.record import JudgedCard, Judgement
from clubadmin.domain.referee.sentences import card_sentence
from clubadmin.domain.row.seat_totals import fine_points
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.rulings import (
    OF_PLAY,
    Ruling,
    RulingKind,
    Verdict,
    fine_text,
    rule_on,
    ruling_sentence,
)
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.sheets.dispute import Case


@dataclass(frozen=True)
class Dispute:
    """A row in dispute; `judgement` and `play` where the referee judged the cards."""

    case: Case
    judgement: Judgement | None = None
    play: str = ""

    @property
    def revoke(self) -> JudgedCard | None:
        """The revoke that counts: the first."""
        return next(iter(self.judgement.revokes), None) if self.judgement else None


@dataclass(frozen=True)
class Proposal:
    """The row, the words and the article that go with what happened.

    `line` is "" where the rules give no row; `hint` then says what to do with it. `fine` is
    what must stand in the row, as somebody pays: behind the result of the game dealt again.
    """

    line: str
    text: str
    article: str
    hint: str = ""
    fine: str = ""


def proposed(dispute: Dispute, kind: str, seat: Position | None, points: int | None) -> Proposal:
    """Propose by the rule set; with a play, the referee's own row and reasons."""
    case = dispute.case
    ruling = rule_on(RulingKind(kind), seat or Position.N, case.line, case.rules, points=points)
    first, judgement = dispute.revoke, dispute.judgement
    same = kind == RulingKind.REVOKE and first is not None and seat is first.position
    if same and first is not None and judgement is not None:
        line, fine = judgement.line or ruling.line, judgement.fine or ruling.fine
        ruling = replace(ruling, line=line, fine=fine)
        return _proposal(
            ruling, card_sentence(first, current(), case.rules.seats), rules=case.rules
        )
    if kind == RulingKind.OTHER and judgement is not None and judgement.line:
        return Proposal(judgement.line, _played_out(judgement, case.rules), "")
    if seat is None and needs_somebody(kind):
        return Proposal("", "", _article(ruling))  # nobody is named yet
    return _proposal(ruling, rules=case.rules)


def _played_out(judgement: Judgement, rules: RuleSet) -> str:
    """Word the result when the cards alone decide."""
    text = translate(
        "decisions", "Kaart voor kaart nagegaan: niemand heeft verzaakt. De uitslag is %1."
    )
    return text.replace("%1", row_words(judgement.line, rules, current()))


def _article(ruling: Ruling) -> str:
    said = OF_PLAY.get(ruling.kind)
    return said.text(current()) if said is not None else ruling.article


def _proposal(ruling: Ruling, because: str = "", *, rules: RuleSet) -> Proposal:
    """The article has a field of its own, so the words leave it out.

    Where there is no row the whole sentence tells what to type: that is for who decides now,
    and no part of what was decided.
    """
    told = ruling_sentence(replace(ruling, article=""), rules, current())
    fine = _paid(ruling)
    if ruling.line:
        return Proposal(ruling.line, f"{because} {told}".strip(), _article(ruling), fine=fine)
    who = seat_names(current(), rules.seats)[ruling.offender]
    words = [
        because,
        Message(sentences("ruling")[ruling.kind], seat=who).text(current()),
        _follows(ruling, who),
    ]
    hint = "" if ruling.kind in OF_PLAY else told  # nothing is to be typed
    return Proposal("", " ".join(one for one in words if one), _article(ruling), hint, fine)


_OF_NOBODY = (RulingKind.ARBITRAL, RulingKind.OTHER, RulingKind.MARKED_CARDS)


def needs_somebody(kind: str) -> bool:
    """Whether somebody did it, from which the row follows."""
    return kind not in _OF_NOBODY


def _paid(ruling: Ruling) -> str:
    """The fine that the words speak of; "" for the first misdeal, which costs nothing."""
    if ruling.verdict is not Verdict.MISDEAL_FINE:
        return ruling.fine
    times = ruling.fine.rpartition("m")[2]
    return ruling.fine if times.isdigit() and int(times) > 1 else ""


def lacks_fine(line: str, fine: str, rules: RuleSet) -> bool:
    """Whether a row does not say what a player pays, of whatever amount."""
    if not fine:
        return False
    read = parse_line(line, rules)
    if isinstance(read, Unreadable):
        return True
    paid = [one for one in read.fines if fine_points(one, rules, 1)]
    return not any(fine.startswith(fine_text(replace(one, count=None))) for one in paid)


def _follows(ruling: Ruling, who: str) -> str:
    """Word the verdict where no row follows yet."""
    if ruling.kind in OF_PLAY:
        return Message(sentences("verdict")[ruling.verdict], seat=who).text(current())
    again = {
        Verdict.REDEAL: translate("decisions", "Het spel wordt opnieuw gedeeld."),
        Verdict.REDEAL_FINE: translate(
            "decisions", "Dezelfde gever deelt opnieuw; %1 betaalt de straf."
        ),
        Verdict.FINED: translate("decisions", "%1 betaalt de straf."),
        Verdict.MISDEAL_FINE: translate(
            "decisions", "%1 deelt opnieuw; vanaf de tweede keer op rij kost dat straf."
        ),
    }
    return again.get(ruling.verdict, "").replace("%1", who)


def takes_points(kind: str, rules: RuleSet) -> bool:
    """Whether a number belongs to it: Wij's points of an arbitral score, or times in a row."""
    misdeal = kind == RulingKind.MISDEAL and rules.misdeal_fine > 0
    return kind == RulingKind.ARBITRAL or misdeal


def kinds(rules: RuleSet) -> dict[str, str]:
    """Every kind of decision with its name under a rule set."""
    named = _names()
    if not rules.misdeal_fine:  # only in manille a wrong deal is anything but sevens and nines
        named[RulingKind.MISDEAL.value] = translate("decisions", "verkeerd gedeeld (7-9)")
    if rules.system != "klaverjas":  # NKF 1976 is about klaverjas
        named = {kind: name for kind, name in named.items() if kind not in OF_PLAY}
    return named


def _names() -> dict[str, str]:
    return {
        RulingKind.REVOKE.value: translate("decisions", "verzaakt"),
        RulingKind.FALSE_ACCUSATION.value: translate("decisions", "ten onrechte beschuldigd"),
        RulingKind.CARD_SHORT.value: translate("decisions", "kaart te kort"),
        RulingKind.MISDEAL.value: translate("decisions", "verkeerd gedeeld"),
        RulingKind.CHEATING.value: translate("decisions", "vals spel"),
        RulingKind.ARBITRAL.value: translate("decisions", "arbitrale score"),
        RulingKind.MARKED_CARDS.value: translate("decisions", "herkenbare kaarten: nieuw spel"),
        RulingKind.FIRST_SUIT.value: translate("decisions", "eerst genoemde kleur blijft troef"),
        RulingKind.WAITING.value: translate("decisions", "te lang gewacht"),
        RulingKind.OUT_OF_TURN.value: translate("decisions", "voor de beurt geboden"),
        RulingKind.OTHER.value: translate("decisions", "anders"),
    }


def kind_name(kind: str) -> str:
    """The name of a kind; the code itself where a later version kept another."""
    return _names().get(kind, kind)


def codes_in_words(codes: Collection[Code]) -> list[str]:
    """Each decision as a director says it, always in the same order."""
    words = _words()
    return [
        _given(one) if isinstance(one, Given) else words[Decision(one)] for one in in_order(codes)
    ]


def _given(one: Given) -> str:
    """A number that the director gives, or takes off."""
    if one.instead:
        text = translate("rulings", "%1 krijgt %2 matchpunten")
        if one.number == 1:
            text = translate("rulings", "%1 krijgt 1 matchpunt")
    else:
        text = translate("rulings", "%1 %2 matchpunten minder")
    return text.replace("%1", told(WHOSE[one.whose])).replace("%2", str(one.number))


def _words() -> dict[Decision, str]:
    return {
        Decision.AVERAGE_NS: translate("rulings", "gemiddelde voor N/Z"),
        Decision.AVERAGE_EW: translate("rulings", "gemiddelde voor O/W"),
        Decision.AVERAGE_BOTH: translate("rulings", "gemiddelde voor beide"),
        Decision.HALF_BOTH: translate("rulings", "niet te spelen, de helft voor beide"),
        Decision.LOWEST_NS: translate("rulings", "laagste score voor N/Z"),
        Decision.LOWEST_EW: translate("rulings", "laagste score voor O/W"),
        Decision.CANCELLED: translate("rulings", "vervallen aan deze tafel"),
        Decision.NS_1: translate("rulings", "N/Z 1 matchpunt minder"),
        Decision.NS_2: translate("rulings", "N/Z 2 matchpunten minder"),
        Decision.EW_1: translate("rulings", "O/W 1 matchpunt minder"),
        Decision.EW_2: translate("rulings", "O/W 2 matchpunten minder"),
        Decision.N_1: translate("rulings", "Noord 1 matchpunt minder"),
        Decision.N_2: translate("rulings", "Noord 2 matchpunten minder"),
        Decision.S_1: translate("rulings", "Zuid 1 matchpunt minder"),
        Decision.S_2: translate("rulings", "Zuid 2 matchpunten minder"),
        Decision.E_1: translate("rulings", "Oost 1 matchpunt minder"),
        Decision.E_2: translate("rulings", "Oost 2 matchpunten minder"),
        Decision.W_1: translate("rulings", "West 1 matchpunt minder"),
        Decision.W_2: translate("rulings", "West 2 matchpunten minder"),
    }
