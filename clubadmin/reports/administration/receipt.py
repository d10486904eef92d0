"""The receipt of a payment."""

from clubadmin.model.administration.letters import Receipt
from clubadmin.model.club.printing import Printing
from clubadmin.reports.administration.said import euros, paid_on
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import WIDE, Flow
from clubadmin.reports.kit.page import MARGIN, Paper, Rule

_STEP, _TEXT = 18.0, 11.0
_SIGNATURE = 200.0


def dues_receipt(found: Receipt, printing: Printing) -> bytes:
    """The receipt as a PDF of one page."""
    paper = Paper(printing)
    words, season = paper.words, heading.dashed(found.season)
    paper.title = words("Kwitantie")
    flow = Flow(paper, [paper.club_line, words("contributie {season}", season=season)])
    flow.gap(10)
    flow.notes([words("Ontvangen van")], paper.kind(9, muted=True), _STEP)
    flow.gap(_STEP)
    flow.sheet.fitted(MARGIN, flow.y, found.member.label, paper.kind(14, bold=True), WIDE)
    flow.gap(26)
    amount = euros(words, found.payment.amount)
    flow.sheet.text(MARGIN, flow.y, amount, paper.kind(20, bold=True))
    flow.gap(8)
    paid = paid_on(words, found.payment)
    left = (
        words("Nog te betalen voor dit seizoen: {amount}.", amount=euros(words, found.open))
        if found.open > 0
        else words("Daarmee is alles voor dit seizoen betaald.")
    )
    flow.notes([f"{paid}.", left], paper.kind(_TEXT), _STEP)
    flow.gap(60)
    thin = Rule(0.7, paper.ink.text)
    flow.sheet.line(MARGIN, flow.y, MARGIN + _SIGNATURE, flow.y, thin)
    flow.notes([words("handtekening van de penningmeester")], paper.kind(8.5, muted=True))
    return paper.document(paper.title, found.member.name)
