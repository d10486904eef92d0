"""The fields of a new contest: rules, how many come, rounds, games, minutes."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from clubadmin.desktop.contest.contest_kinds import entrants_counted, order_told, orders
from clubadmin.desktop.contest.format_cards import Card
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, column, row
from clubadmin.desktop.rules.choice import Boompje, RulesChoice, match_told, newest_of, offers_of
from clubadmin.domain.draw.drawing import rounds_without_repeats
from clubadmin.domain.draw.draws.knockout import going_on, rounds_to_win
from clubadmin.domain.draw.draws.knockout_pairs import pair_rounds_to_win, pairs_going_on
from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Entrant
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.domain.terms import BOOMPJES
from clubadmin.model.club.club import ClubSettings, RuleSetVersion

MOST_ENTRANTS, MOST_ROUNDS, MOST_TEAM_PAIRS, MOST_MINUTES = 400, 20, 8, 240


def most_rounds(form: str, entrants: int, players: int = 4) -> int | None:
    """The most rounds without anybody meeting anybody again; None: no limit is known.

    Of a knock-out: so many until there is a winner.
    """
    if FORMATS[form].knockout:
        needed = pair_rounds_to_win if FORMATS[form].of_two else rounds_to_win
        return needed(entrants) if entrants >= FORMATS[form].least else None
    return rounds_without_repeats(form, entrants, players=players)


def rounds_each(form: str, entrants: int, rounds: int, players: int = 4) -> tuple[int, int]:
    """How many rounds who plays least has, and who plays most: of an odd number some are free."""
    size = players if not FORMATS[form].of_two else 2
    if entrants < size:
        return rounds, rounds
    free, more = divmod(rounds * (entrants % size), entrants)
    return rounds - free - (more > 0), rounds - free


def rounds_sentence(form: str, entrants: int, rounds: int, players: int = 4) -> tuple[str, bool]:
    """Tell how so many rounds go with so many entrants, and whether something is wrong."""
    counted = entrants_counted(form, entrants)
    if entrants < FORMATS[form].least:
        text = translate(
            "contest", "Met %1 valt er niets in te delen; daarvoor zijn minstens %2 nodig."
        )
        return text.replace("%1", counted).replace("%2", str(FORMATS[form].least)), True
    if FORMATS[form].knockout and FORMATS[form].of_two:
        return _knockout_pairs(entrants, rounds)
    if FORMATS[form].knockout:
        return _knockout(entrants, rounds)
    if FORMATS[form].compared and not FORMATS[form].of_two:
        return _howell(counted, entrants, rounds)
    if FORMATS[form].sitting > 1 and rounds > 1 and entrants >= 2 * players:
        return _boompjes(counted, rounds, most_rounds(form, entrants, players))
    most = most_rounds(form, entrants, players)
    if most is None:
        return "", False
    text = translate("contest", "Met %1: na %2 ronden treffen sommigen elkaar opnieuw.")
    if most == 1:
        text = translate("contest", "Met %1: na 1 ronde treffen sommigen elkaar opnieuw.")
    said = text.replace("%1", counted).replace("%2", str(most))
    if rounds > most:
        more = translate("contest", "Dat gebeurt dan zo weinig als het kan.")
        return f"{said} {more}", True
    if FORMATS[form].entrant is Entrant.TEAM and entrants % 2:
        said += " " + translate("contest", "Elke ronde is er één team vrij.")
    return said, False


def _boompjes(counted: str, rounds: int, most: int | None) -> tuple[str, bool]:
    """Three boompjes are played at one table; only after these one comes to another."""
    if rounds <= BOOMPJES:
        whole = rounds == BOOMPJES
        text = (
            translate("contest", "Ieder speelt de drie boompjes aan dezelfde tafel.")
            if whole
            else translate("contest", "Ieder speelt beide boompjes aan dezelfde tafel.")
        )
        more = translate("contest", "Wie aan verschillende tafels zitten, treffen elkaar niet.")
        return f"{text} {more}", not whole
    tables = max(1, (most or 0) // BOOMPJES)
    text = translate("contest", "Na elke drie boompjes komen er andere tafels.")
    if rounds <= tables * BOOMPJES:
        return text, False
    more = translate("contest", "Met %1 treft men dan vanaf boompje %2 soms iemand weer.")
    return f"{text} {more.replace('%1', counted).replace('%2', str(tables * BOOMPJES + 1))}", True


def _howell(counted: str, entrants: int, rounds: int) -> tuple[str, bool]:
    """Tell how a Howell goes: another partner each round; opponents come round evenly."""
    most = entrants - 1 + entrants % 2
    if rounds <= most:
        text = translate("contest", "Elke ronde een andere maat; tegenstanders komen om de beurt.")
        return text, False
    text = translate("contest", "Met %1 heeft ieder hooguit %2 ronden een andere maat.")
    more = translate("contest", "Daarna zo weinig mogelijk opnieuw.")
    return f"{text.replace('%1', counted).replace('%2', str(most))} {more}", True


def _knockout(entrants: int, rounds: int) -> tuple[str, bool]:
    needed = rounds_to_win(entrants)
    if rounds < needed:
        text = translate("contest", "Met %1 spelers zijn er %2 ronden nodig tot en met de finale.")
        return text.replace("%1", str(entrants)).replace("%2", str(needed)), True
    left, steps = entrants, [str(entrants)]
    for _ in range(needed - 1):
        left = going_on(left)
        steps.append(str(left))
    text = translate("contest", "Zo blijven er over: %1, en dan de twee winnaars.")
    said = text.replace("%1", ", ".join(steps))
    if rounds == needed + 1:
        said += " " + translate("contest", "In ronde %1 spelen die twee nog tegen elkaar.").replace(
            "%1", str(rounds)
        )
    return said, rounds > needed + 1


def _knockout_pairs(entrants: int, rounds: int) -> tuple[str, bool]:
    needed = pair_rounds_to_win(entrants)
    if rounds < needed:
        text = translate("contest", "Met %1 paren zijn er %2 ronden nodig tot en met de finale.")
        return text.replace("%1", str(entrants)).replace("%2", str(needed)), True
    left = [entrants]
    while left[-1] > 1:
        left.append(pairs_going_on(left[-1]))
    text = translate("contest", "Zo blijven er paren over: %1.")
    return text.replace("%1", ", ".join(map(str, left))), rounds > needed


class ContestFields(Plain):
    """Filled in by a card; what was typed by hand stays."""

    told = Signal()  # what it comes to may be otherwise

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._form = INDIVIDUAL.name
        self._club = ClubSettings(name="")  # what it plays by, once a card is shown
        self._players: dict[str, int] = {}  # at a table, by the name of the rule set
        self._between_two = False  # a knock-out ends with a round of the last two
        self._rounds_by_hand = False
        self._proposed = 3  # rounds, by the card
        self.rule_set = RulesChoice(theme)
        self.entrants = Number(2, MOST_ENTRANTS, 16)
        self.rounds = Number(1, MOST_ROUNDS, 3)
        self.games = Boompje()
        self.team_pairs = Number(2, MOST_TEAM_PAIRS, 2)
        self.team_pairs.setSingleStep(2)
        self.draw_by = Choice(orders(INDIVIDUAL.name))
        self.minutes = Number(0, MOST_MINUTES, 0, self.tr("geen klok"))
        self.rules_field = Field(self.tr("S&pelregels"), self.rule_set)
        self.entrants_field = Field(self.tr("&Hoeveel doen er mee"), self.entrants)
        self.rounds_field = Field(self.tr("&Ronden"), self.rounds)
        self.games_field = Field(self.tr("Spellen per &boompje"), self.games)
        self.team_field = Field(self.tr("P&aren in een team"), self.team_pairs)
        self.minutes_field = Field(self.tr("&Minuten per ronde"), self.minutes)
        self.by_field = Field(self.tr("Waarop ge&loot wordt"), self.draw_by)
        gap = theme.grid(2)
        counts = row((self.rounds_field, 1), (self.games_field, 1), gap=gap)
        others = row((self.entrants_field, 1), (self.team_field, 1), gap=gap)
        last = row((self.minutes_field, 1), (self.by_field, 1), gap=gap)
        self._about_rounds = Said()  # as wide as the form: it is a sentence
        counted = column(counts, self._about_rounds, gap=3)
        self.setLayout(column(self.rules_field, others, counted, last, gap=theme.grid(1.5)))
        self.rule_set.currentIndexChanged.connect(self._tell)
        self.rule_set.picked.connect(self._take_games)
        self.rule_set.told.connect(self._tell_trouble)
        self.entrants.valueChanged.connect(self._tell)
        self.rounds.valueChanged.connect(self._tell)
        self.games.valueChanged.connect(self._tell)
        self.draw_by.currentIndexChanged.connect(self._tell)
        self.rounds.lineEdit().textEdited.connect(self._touched)

    def offer_rules(self, versions: Sequence[RuleSetVersion]) -> None:
        """Offer each rule set once, by the title of its newest version."""
        newest = newest_of(versions)
        self._players = {rules.name: rules.seats for rules, _own in newest}
        self.rule_set.offer_rules(offers_of(newest))

    def show_card(self, card: Card, club: ClubSettings, most: int | None = None) -> None:
        """Fill in what this card begins with; of a club that has no more than `most` to enter."""
        self._form = card.form.name
        self._club = club
        self.rule_set.choose(card.rule_set or club.rule_set)
        enough = most is not None and most >= FORMATS[self._form].least
        self.entrants.setValue(min(card.entrants, most) if most and enough else card.entrants)
        form = FORMATS[self._form]
        new_partners = form.knockout and not form.of_two
        self._between_two = new_partners and card.rounds > rounds_to_win(card.entrants)
        self._rounds_by_hand = False
        self._proposed = card.rounds or club.rounds
        self.rounds.setValue(self._proposed)
        self.games.show_games(self._usual, self._usual)
        self.games_field.rename(
            self.tr("Sp&ellen per ronde")
            if FORMATS[self._form].compared
            else self.tr("Spellen per &boompje")
        )
        self.draw_by.offer(orders(self._form))
        self.draw_by.choose("chance")
        self.team_field.setVisible(FORMATS[self._form].entrant is Entrant.TEAM)
        self._tell()

    @property
    def _usual(self) -> int:
        if FORMATS[self._form].compared:
            return GAMES_A_ROUND
        if self.rule_set.value == self._club.rule_set:
            return self._club.games
        return self.rule_set.chosen.games if self.rule_set.chosen else self.games.value()

    @property
    def _players_at_table(self) -> int:
        return self._players.get(self.rule_set.value, 4)

    def _take_games(self) -> None:
        self.games.follow(self._usual)

    def _touched(self) -> None:
        self._rounds_by_hand = True

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.rules_field.complain(sentence)
        else:
            self._tell()

    def _tell(self) -> None:
        self.rules_field.explain(self.rule_set.about)
        self.by_field.explain(order_told(self.draw_by.value))
        count, players = self.entrants.value(), self._players_at_table
        most = most_rounds(self._form, count, players)
        if most and not self._rounds_by_hand:
            self._propose(most)
        said, wrong = rounds_sentence(self._form, count, self.rounds.value(), players)
        wrong = wrong and (self._rounds_by_hand or count < FORMATS[self._form].least)
        self._about_rounds.say(f"! {said}" if wrong else said, "warning" if wrong else "muted")
        self.entrants_field.explain(entrants_counted(self._form, count))
        self.games_field.explain(self._games_sentence())
        self.told.emit()

    def _propose(self, most: int) -> None:
        """Propose as many rounds as fit the entrants, as long as nobody typed another number."""
        if FORMATS[self._form].knockout:
            self.rounds.setValue(most + self._between_two)
        elif FORMATS[self._form].compared:
            count, players = self.entrants.value(), self._players_at_table
            fitting = (
                rounds
                for rounds in range(self._proposed, 0, -1)
                if not rounds_sentence(self._form, count, rounds, players)[1]
            )
            self.rounds.setValue(next(fitting, self._proposed))

    def _games_sentence(self) -> str:
        if told := match_told(self.rule_set.chosen, self.games.value()):
            return told
        played = self.rounds.value() * self.games.value()
        if FORMATS[self._form].compared:
            least, most = rounds_each(
                self._form, self.entrants.value(), self.rounds.value(), self._players_at_table
            )
            text = self.tr("Samen %1 spellen voor ieder.")
            if least < most:
                text = self.tr("Samen %2 of %1 spellen, naar wie er stilzit.")
            text = text.replace("%2", str(least * self.games.value()))
            return text.replace("%1", str(most * self.games.value()))
        return self.tr("Samen %1 spellen.").replace("%1", str(played))
