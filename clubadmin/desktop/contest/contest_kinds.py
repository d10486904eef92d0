"""The formats of a contest in the words of the window."""

from clubadmin.desktop.kit.language import told, translate
from clubadmin.domain.draw.formats import FORMATS, PAIRS, Decides, Format

_ORDER = (Decides.POINTS, Decides.KNOCKOUT, Decides.MATCHPOINTS, Decides.MATCHES)


def kinds() -> tuple[Format, ...]:
    """Every format, in the order in which clubs ask for them: fixed pairs first."""
    order = {form: (_ORDER.index(form.decides), form is not PAIRS) for form in FORMATS.values()}
    return tuple(sorted(order, key=order.__getitem__))


def title(name: str) -> str:
    """The title of a format."""
    return told(FORMATS[name].title)


def kind_lines() -> dict[str, str]:
    """Every format with its title and how it is played, for a list to choose from."""
    return {form.name: f"{told(form.title)}: {_within(told(form.about))}" for form in kinds()}


def _within(sentence: str) -> str:
    return f"{sentence[:1].lower()}{sentence[1:].rstrip('.')}"


def entrants_counted(name: str, count: int) -> str:
    """How many enter under a number, such as "24 spelers", "12 paren" or "6 teams"."""
    return told(FORMATS[name].entrant.counted(count))


def orders(name: str) -> dict[str, str]:
    """Name the orders by which a format can be drawn."""
    found = {"chance": translate("contest", "Op het lot")}
    if FORMATS[name].by_standing:
        found["standing"] = translate("contest", "Op de stand")
    return {**found, "strength": translate("contest", "Op sterkte")}


def order_told(by: str) -> str:
    """Explain a draw by standing or strength; "" for one by chance."""
    if by == "standing":
        return translate(
            "contest",
            "Wie dicht bij elkaar staan, treffen elkaar; een ronde wordt pas ingedeeld als de "
            "ronde ervoor is afgetekend.",
        )
    return (
        translate("contest", "Naar wat ieder dit en vorig seizoen maakte; wie nieuw is, achteraan.")
        if by == "strength"
        else ""
    )
