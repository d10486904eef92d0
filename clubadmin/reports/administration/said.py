"""Amounts and what they are for, in the language of a paper."""

from clubadmin.i18n import Words, marked
from clubadmin.model.administration.dues import Due, Payment

_HOW = {"cash": marked("contant"), "bank": marked("per bank"), "debit": marked("per incasso")}


def euros(words: Words, cents: int) -> str:
    """An amount with its currency, which stays on the line of the figure."""
    return f"€\u00a0{words.money(cents)}"


def asked_for(words: Words, due: Due, instalments: int) -> str:
    """Name the purpose of an amount."""
    if due.part == 0:
        return words("Inschrijfgeld")
    if instalments == 1:
        return words("Contributie ({kind})", kind=due.kind)
    return words(
        "Contributie ({kind}), termijn {part} van {parts}",
        kind=due.kind,
        part=due.part,
        parts=instalments,
    )


def paid_on(words: Words, payment: Payment) -> str:
    """Tell the day and the means of a payment."""
    return words("Betaald op {day}, {how}", day=payment.paid_on, how=words(_HOW[payment.how]))
