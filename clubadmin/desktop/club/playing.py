"""The fields that a club and a competition share: what is played, and for whom no seat is left."""

from collections.abc import Sequence

from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, holder, row
from clubadmin.desktop.rules.choice import Boompje, RulesChoice, match_told, newest_of, offers_of
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.model.club.club import RuleSetVersion

MAX_ROUNDS = 20
POINTS_A_GAME = 95
"""What a side makes in a game of klaverjas, roem included: 1520 in a boompje of 16."""


class PlayingFields(Plain):
    """Rule set, games, rounds, who is left over, points for sitting out.

    Args:
        apart: the form lays out the rules, `counts` and `left_over` by itself.
    """

    def __init__(self, theme: Theme, *, apart: bool = False) -> None:
        super().__init__()
        self.rule_set = RulesChoice(theme)
        self._players: dict[str, int] = {}  # at a table, by the name of the rule set
        self._systems: dict[str, str] = {}
        self._format = "individual"
        self.games = Boompje()
        self.rounds = Number(1, MAX_ROUNDS, 3)
        self.odd = Choice(
            {
                "sits-out": self.tr("Wie over is, zit een ronde stil"),
                "three": self.tr("Wie over is, speelt aan tafels van drie"),
            }
        )
        self.sit_out = Choice(
            {
                "average": self.tr("Het gemiddelde van de ronde"),
                "own-average": self.tr("Zijn eigen gemiddelde van die avond"),
                "half": self.tr("De helft van het gemiddelde van de ronde"),
                "lowest": self.tr("De laagste ronde van de avond"),
                "fixed": self.tr("Een vast aantal punten"),
                "none": self.tr("Geen punten"),
            }
        )
        self.fixed = Number(0, 99999, POINTS_A_GAME * 16)
        self._proposed = self.fixed.value()  # what stands there while nobody chose otherwise
        self.fixed.valueChanged.connect(self._tell_fixed)
        self.sit_out.currentIndexChanged.connect(self._follow)
        self.odd.currentIndexChanged.connect(self._follow)
        self.rules_field = Field(self.tr("S&pelregels"), self.rule_set)
        self.rule_set.currentIndexChanged.connect(self._tell_rules)
        self.rule_set.picked.connect(self._take_games)
        self.rule_set.told.connect(self._tell_trouble)
        self.games.valueChanged.connect(self._tell_usual)
        self.games.valueChanged.connect(self._propose)
        self.games_field = Field(self.tr("Spellen per &boompje"), self.games)
        self.odd_field = Field(self.tr("&Als het niet uitkomt"), self.odd)
        self.sit_out_field = Field(self.tr("Wie stilzit &krijgt"), self.sit_out)
        self.fixed_field = Field(self.tr("P&unten per ronde"), self.fixed)
        gap = theme.grid(2)
        rounds = Field(self.tr("&Ronden per avond"), self.rounds)
        # with a share each, a hint below one does not move the other
        self.counts = holder(row((self.games_field, 1), (rounds, 1), gap=gap))
        credit = row(self.sit_out_field, self.fixed_field, gap=gap)
        self.left_over = holder(self.odd_field, credit, gap=theme.grid(1.5))
        if not apart:
            parts = (self.rules_field, self.counts, self.left_over)
            self.setLayout(column(*parts, gap=theme.grid(1.5)))
        self._follow()

    def offer_rules(self, versions: Sequence[RuleSetVersion]) -> None:
        """Offer each rule set once, by the title of its newest version."""
        newest = newest_of(versions)
        self._players = {rules.name: rules.seats for rules, _own in newest}
        self._systems = {rules.name: rules.system for rules, _own in newest}
        self.rule_set.offer_rules(offers_of(newest))
        self._tell_rules()

    def follow(self, name: str) -> None:
        """Follow the choice of another format: fields it does not use go, its games are others."""
        self._format = name
        compared = FORMATS[name].compared
        self.games_field.rename(
            self.tr("Spellen per ronde, per ta&fel")
            if compared
            else self.tr("Spellen per &boompje")
        )
        self.odd_field.setVisible(FORMATS[name].threes)
        self.sit_out_field.setVisible(FORMATS[name].by_points)
        self._take_games()
        self._tell_usual()
        self._follow()

    def show_values(self, rule_set: str, games: int, rounds: int, odd: str, sit_out: str) -> None:
        """Fill in how the games are played."""
        self.rule_set.choose(rule_set)
        self._tell_rules()
        self.games.show_games(games, self._usual)
        self.rounds.setValue(rounds)
        self.odd.choose(odd)
        kind, _colon, points = sit_out.partition(":")
        self.sit_out.choose(kind)
        self._propose()
        if points.isdigit():
            self.fixed.setValue(int(points))
        else:
            self.fixed.setValue(self._proposed)
        self._follow()

    @property
    def sit_out_points(self) -> str:
        """The points as the club keeps them: such as "average", "none" or "fixed:1520"."""
        if self.sit_out.value == "fixed":
            return f"fixed:{self.fixed.value()}"
        return self.sit_out.value

    @property
    def sentence(self) -> str:
        """How many rounds of how many games, and by which rules."""
        one, more = (
            self.tr("1 ronde van %2 spellen, volgens %3"),
            self.tr("%1 ronden van %2 spellen, volgens %3"),
        )
        rounds, rules = self.rounds.value(), self.rule_set.chosen
        said = (one if rounds == 1 else more).replace("%1", str(rounds))
        title = rules.title if rules else self.rule_set.currentText()
        return said.replace("%2", str(self.games.value())).replace("%3", title)

    @property
    def left_over_sentence(self) -> str:
        """The fate of those for whom no seat is left; "" where the format leaves no choice."""
        form, said = FORMATS[self._format], []
        if form.threes:
            three = self.tr("wie over is, speelt aan een tafel van drie")
            still = self.tr("wie over is, zit een ronde stil")
            said.append(three if self.odd.value == "three" and self.odd.isEnabled() else still)
        if form.by_points:
            points = self.tr("%1 punten").replace("%1", str(self.fixed.value()))
            given = points if self.sit_out.value == "fixed" else self.sit_out.currentText()
            text = self.tr("wie stilzit krijgt: %1")
            said.append(text.replace("%1", f"{given[:1].lower()}{given[1:]}"))
        return "; ".join(said)

    @property
    def _usual(self) -> int:
        """The games of a boompje under the rules that are chosen, or of a round of wallets."""
        if FORMATS[self._format].compared:
            return GAMES_A_ROUND
        return self.rule_set.chosen.games if self.rule_set.chosen else self.games.value()

    def _take_games(self) -> None:
        self.games.follow(self._usual)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.rules_field.complain(sentence)
        else:
            self._tell_rules()

    def _tell_rules(self) -> None:
        self.rules_field.explain(self.rule_set.about)
        self._tell_usual()
        self._follow()

    def _tell_usual(self) -> None:
        other = self.games.value() != self._usual
        usual = self.tr("Gewoon bij deze regels: %1.")
        if FORMATS[self._format].compared:
            usual = self.tr("Gewoon bij mapjes: %1.")
        usual = usual.replace("%1", str(self._usual))
        told = match_told(self.rule_set.chosen, self.games.value())
        self.games_field.explain(told or (usual if other else ""))

    @property
    def _reasonable(self) -> int:
        """A reasonable score of a round of these games; 0 where it is not known."""
        system = self._systems.get(self.rule_set.value, "klaverjas")
        return POINTS_A_GAME * self.games.value() if system == "klaverjas" else 0

    def _propose(self) -> None:
        """Points that go with the games, as long as nobody chose others."""
        untouched = self.fixed.value() == self._proposed
        self._proposed = self._reasonable or self._proposed
        if untouched:
            self.fixed.setValue(self._proposed)
        self._tell_fixed()

    def _tell_fixed(self) -> None:
        """Say so where it is far from what others make in a round."""
        usual, given = self._reasonable, self.fixed.value()
        if not usual or usual / 2 <= given <= 1.5 * usual:
            self.fixed_field.explain("")
            return
        much = self.tr("Dat is veel: in %1 spellen maakt men gewoonlijk ongeveer %2 punten.")
        little = self.tr("Dat is weinig: in %1 spellen maakt men gewoonlijk ongeveer %2 punten.")
        text = much if given > usual else little
        games = str(self.games.value())
        self.fixed_field.explain(text.replace("%1", games).replace("%2", str(usual)))

    def _earned(self) -> str:
        """Tell when a credit is known, and how parts of a point are rounded."""
        rounded = self.tr("Staat er zodra alle formulieren van die ronde binnen zijn; afgerond.")
        return {
            "average": rounded,
            "half": rounded,
            "lowest": self.tr("Staat er zodra alle formulieren van de gelote ronden binnen zijn."),
            "own-average": self.tr(
                "Van de ronden die hij die avond zelf speelt; wie er geen speelt, krijgt niets."
            ),
        }.get(self.sit_out.value, "")

    def _follow(self) -> None:
        fixed = self.sit_out.value == "fixed" and FORMATS[self._format].by_points
        self.fixed_field.setVisible(fixed)
        self._tell_fixed()
        self.sit_out_field.explain(self._earned())
        players = self._players.get(self.rule_set.value, 4)
        self.odd.setEnabled(players == 4)
        if players < 4:
            text = self.tr("Er zitten er altijd %1 aan een tafel; wie over is, zit stil.")
            self.odd_field.explain(text.replace("%1", str(players)))
            return
        explained = {
            "sits-out": self.tr("Het seizoen door komt iedereen even vaak aan de beurt."),
            "three": self.tr("Aan een tafel van drie speelt de derde met een blinde hand."),
        }
        self.odd_field.explain(explained.get(self.odd.value, ""))
