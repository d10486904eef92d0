"""The field for prizes: which places, what each gets and who gave it; it says how it was read."""

from collections.abc import Iterator, Sequence

from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.language import translate
from clubadmin.domain.draw.draws.knockout import going_on
from clubadmin.domain.draw.draws.knockout_pairs import pairs_going_on
from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.standings.awards import NONE
from clubadmin.domain.standings.feats import FeatKind
from clubadmin.domain.standings.knockout_places import How, Step, steps
from clubadmin.domain.standings.prizes import Prize, PrizeError, Prizes, prizes_of, refuse_doubtful
from clubadmin.model.results.won import WonFeat

EXAMPLE = 24  # entrants, to show what a rule means


def read_back(found: Prizes, rule: str, form: str, entrants: int, rounds: int) -> str:
    """Tell a readable rule in one or two sentences: each place and its prize."""
    if FORMATS[form].knockout:
        said = "; ".join(_by_step(found, _steps(form, entrants, rounds), form))
    elif ":" in rule:
        said = "; ".join(_by_place(found))
    else:
        said = ", ".join(map(str, found.places))
    said = "; ".join(part for part in (said, *_by_feat(found)) if part)
    if not said:
        text = translate("PrizeField", "Bij %1 deelnemers is er geen prijs.")
        return text.replace("%1", str(entrants))
    if ":" not in rule and not FORMATS[form].knockout:
        text = translate("PrizeField", "Bij %1 deelnemers: %2").replace("%1", str(entrants))
        said = text.replace("%2", said)
    told = f"{said}. {_each(form)}"
    if not found.of_pot:
        return told
    return told + " " + translate("PrizeField", "Wie een plaats delen, delen ook de pot.")


def _steps(form: str, entrants: int, rounds: int) -> Sequence[Step]:
    if FORMATS[form].of_two:
        return steps(entrants, rounds, pairs_going_on, together=1)
    return steps(entrants, rounds, going_on)


def _by_place(found: Prizes) -> Iterator[str]:
    """Each place with what it gets, places of the same prize together."""
    together: dict[Prize, list[str]] = {}
    for place, prize in found.places.items():
        together.setdefault(prize, []).append(str(place))
    text = translate("PrizeField", "plaats %1: %2")
    for prize, places in together.items():
        yield text.replace("%1", ", ".join(places)).replace("%2", given(prize))
    if found.last != NONE:
        last = translate("PrizeField", "poedelprijs: %1")
        yield last.replace("%1", given(found.last))


def _by_feat(found: Prizes) -> Iterator[str]:
    """Tell each feat with its prize."""
    for feat, prize in found.feats.items():
        if feat.kind is FeatKind.CLUB:
            told = translate("PrizeField", "de eerste van elke club")
        elif feat.kind is FeatKind.LABEL:
            text = translate("PrizeField", "de eerste met kenmerk %1")
            told = text.replace("%1", feat.label)
        else:
            told = language.told(WonFeat(feat.kind).title)
        yield f"{told}: {given(prize)}"


def _by_step(found: Prizes, made: Sequence[Step], form: str) -> Iterator[str]:
    """Tell prizes by the steps of a knock-out, and the places that nobody has."""
    empty: list[str] = []
    for step in made:
        mine = found.places.get(step.place)
        if mine is not None:
            yield f"{_called(step, form)}: {given(mine)}"
        shared = range(step.place + 1, step.place + step.sides)
        empty += (str(one) for one in shared if found.places.get(one) not in (mine, None))
    if empty:
        text = translate("PrizeField", "plaats %1: niemand, want de plaats ervoor wordt gedeeld")
        yield text.replace("%1", ", ".join(empty))
    if found.last == NONE:
        return
    if len(made) > 2:
        text = translate("PrizeField", "poedelprijs, voor wie in ronde 1 het minst maakt: %1")
        yield text.replace("%1", given(found.last))
    else:
        yield translate("PrizeField", "poedelprijs: niemand, want er is één ronde")


def _called(step: Step, form: str) -> str:
    """Name those who come out at a place, and how many."""
    names = {
        How.WON: translate("PrizeField", "winnaars (%1)"),
        How.FINAL: translate("PrizeField", "verliezers van de finale (%1)"),
        How.OUT: translate("PrizeField", "uit in ronde %2 (%1)"),
        How.LEFT: translate("PrizeField", "over na ronde %2 (%1)"),
    }
    if step.many == 1:
        names[How.WON] = translate("PrizeField", "winnaar (%1)")
        names[How.FINAL] = translate("PrizeField", "verliezer van de finale (%1)")
    counted = entrants_counted(form, step.many)
    return names[step.how].replace("%1", counted).replace("%2", str(step.round))


def _each(form: str) -> str:
    """Tell how a prize is shared, and how equal places are paid."""
    if FORMATS[form].knockout and FORMATS[form].of_two:
        return translate("PrizeField", "Een prijs is voor het paar samen.")
    if FORMATS[form].knockout:
        return translate("PrizeField", "Ieder krijgt de hele prijs.")
    told = {
        Entrant.MEMBER: translate(
            "PrizeField",
            "Wie een plaats delen, krijgen ieder de hele prijs; de plaats erna vervalt.",
        ),
        Entrant.PAIR: translate(
            "PrizeField",
            "Een prijs is voor het paar samen. Paren die een plaats delen, krijgen elk de hele "
            "prijs; de plaats erna vervalt.",
        ),
        Entrant.TEAM: translate(
            "PrizeField",
            "Een prijs is voor het team samen. Teams die een plaats delen, krijgen elk de hele "
            "prijs; de plaats erna vervalt.",
        ),
    }[FORMATS[form].entrant]
    if not FORMATS[form].two_fields:
        return told
    return told + " " + translate("PrizeField", "N/Z en O/W krijgen elk hun eigen prijzen.")


def given(prize: Prize) -> str:
    """Tell a prize and its sponsor."""
    what = prize.what or translate("PrizeField", "prijs")
    if not prize.sponsor:
        return what
    by = translate("PrizeField", "%1, aangeboden door %2").replace("%1", what)
    return by.replace("%2", prize.sponsor)


MOST = 400  # letters


class PrizeField(Field):
    """A line as "1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst"."""

    def __init__(self, title: str) -> None:
        self.text = line(most=MOST)
        self._form, self._entrants, self._rounds = "individual", 0, 1
        super().__init__(title, self.text)
        self.text.setPlaceholderText(
            self.tr("1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst")
        )
        self.text.textChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """The rule as typed."""
        return self.text.text().strip()

    def show_contest(self, form: str, rounds: int, entrants: int = 0) -> None:
        """Show for which contest the prizes are; 0 entrants: it is not known how many come."""
        self._form, self._rounds, self._entrants = form, rounds, entrants
        self._tell()

    def settle(self) -> bool:
        """Whether it can be read; if not, the keyboard goes there."""
        if self._tell():
            return True
        self.text.setFocus()
        return False

    def _tell(self) -> bool:
        if not self.rule:
            self.explain(self.tr("Leeg: geen prijzen op de uitslag."))
            return True
        entrants = self._entrants or self._supposed
        try:
            found = prizes_of(self.rule, entrants)
            refuse_doubtful(found)
        except PrizeError as error:
            self.complain(language.told(error.message))
            return False
        said = read_back(found, self.rule, self._form, entrants, self._rounds)
        if not self._entrants and FORMATS[self._form].knockout:
            counted = entrants_counted(self._form, entrants)
            said = self.tr("Bij %1: %2").replace("%1", counted).replace("%2", said)
        self.explain(said)
        return True

    @property
    def _supposed(self) -> int:
        """How many to tell it by: for a knock-out those that come out even in its rounds."""
        if not FORMATS[self._form].knockout:
            return EXAMPLE
        together = 1 if FORMATS[self._form].of_two else 2
        return together << self._rounds
