"""The formats of a contest in words: what each is, and what it needs."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.draw.plan.formats import FORMATS, Decides, Entrant


@dataclass(frozen=True)
class Kind:
    """A format as the window tells of it."""

    name: str  # as in `FORMATS`
    title: str
    about: str  # one sentence: how it is played, and who wins
    needs: str  # how many it takes

    @property
    def line(self) -> str:
        """Title and sentence in one, for a list to choose from."""
        return f"{self.title}: {self.about[:1].lower()}{self.about[1:].rstrip('.')}"


def kinds() -> tuple[Kind, ...]:
    """Every format, in the order in which clubs ask for them."""
    translate = QCoreApplication.translate
    return (
        Kind(
            "individual",
            translate("contest", "Individueel"),
            translate(
                "contest", "Tafels geloot, elke ronde een andere maat; iedereen voor zichzelf."
            ),
            translate("contest", "Vanaf 4 spelers, elk aantal."),
        ),
        Kind(
            "pairs",
            translate("contest", "Paren"),
            translate("contest", "Vaste maten; elke ronde een ander paar als tegenstander."),
            translate("contest", "Vanaf 2 paren, elk aantal."),
        ),
        Kind(
            "boompje",
            translate("contest", "Boompje"),
            translate("contest", "Drie boompjes aan een tafel, met ieder van de drie anderen een."),
            translate("contest", "Vanaf 4 spelers; het best met een veelvoud van 4."),
        ),
        Kind(
            "schevenings",
            translate("contest", "Schevenings"),
            translate(
                "contest", "Dezelfde spellen voor alle paren; N/Z blijft, O/W en mapjes gaan door."
            ),
            translate("contest", "Vanaf 4 paren; N/Z en O/W krijgen elk een eigen uitslag."),
        ),
        Kind(
            "howell-pairs",
            translate("contest", "Howell voor paren"),
            translate("contest", "Dezelfde spellen voor alle paren; ieder treft ieder."),
            translate("contest", "Vanaf 4 paren; één uitslag voor allen."),
        ),
        Kind(
            "howell-players",
            translate("contest", "Howell voor spelers"),
            translate("contest", "Dezelfde spellen voor allen, elke ronde met een andere maat."),
            translate("contest", "Vanaf 8 spelers, een veelvoud van 4."),
        ),
        Kind(
            "teams",
            translate("contest", "Viertallen"),
            translate(
                "contest",
                "Twee paren van een team spelen dezelfde spellen in tegengestelde richting.",
            ),
            translate("contest", "Vanaf 2 teams; bij een oneven aantal is er elke ronde één vrij."),
        ),
        Kind(
            "knockout",
            translate("contest", "Afvaltoernooi"),
            translate(
                "contest", "Per tafel gaan twee door, elke ronde met nieuwe maten, tot de finale."
            ),
            translate(
                "contest",
                "Vanaf 4 spelers zonder vaste maat; 16 of 8 komt precies uit.",
            ),
        ),
        Kind(
            "knockout-pairs",
            translate("contest", "Afvaltoernooi voor paren"),
            translate("contest", "Vaste maten; per tafel gaat het winnende paar door."),
            translate("contest", "Vanaf 2 paren; 8 of 16 komt precies uit, anders is er één vrij."),
        ),
    )


def kind(name: str) -> Kind:
    """The words for a format."""
    return next(one for one in kinds() if one.name == name)


def kind_lines() -> dict[str, str]:
    """Every format with its line, for a list to choose from."""
    return {one.name: one.line for one in kinds()}


def entrants_counted(name: str, count: int) -> str:
    """How many enter under a number, such as "24 spelers", "12 paren" or "6 teams"."""
    translate = QCoreApplication.translate
    words = {
        Entrant.MEMBER: (translate("contest", "speler"), translate("contest", "spelers")),
        Entrant.PAIR: (translate("contest", "paar"), translate("contest", "paren")),
        Entrant.TEAM: (translate("contest", "team"), translate("contest", "teams")),
    }
    one, more = words[FORMATS[name].entrant]
    return f"{count} {one if count == 1 else more}"


def is_compared(name: str) -> bool:
    """Whether games lie in wallets and go from table to table."""
    return FORMATS[name].compared


def is_knockout(name: str) -> bool:
    """Whether who loses is out."""
    return FORMATS[name].decides is Decides.KNOCKOUT


def is_of_pairs(name: str) -> bool:
    """Whether fixed pairs enter."""
    return FORMATS[name].entrant is Entrant.PAIR


def shared_out(name: str) -> bool:
    """Whether who sits out gets points: in comparison and a knock-out there are none to give."""
    return FORMATS[name].decides is Decides.POINTS


def may_be_odd(name: str) -> bool:
    """Whether a table of three can take who is left over."""
    return name in ("individual", "boompje")


_BY_STANDING = ("individual", "pairs", "howell-pairs", "teams")


def orders(name: str) -> dict[str, str]:
    """What the draw of a format can go by, each in a word."""
    translate = QCoreApplication.translate
    found = {"chance": translate("contest", "Op het lot")}
    if name in _BY_STANDING:
        found["standing"] = translate("contest", "Op de stand")
    return {
        **found,
        "strength": translate("contest", "Op sterkte"),
    }


def order_told(by: str) -> str:
    """What a draw by standing or strength leads to; "" for one by chance."""
    translate = QCoreApplication.translate
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
