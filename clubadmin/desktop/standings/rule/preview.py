"""The standings under the rule that is tried, beside what they are: who moves, and how far."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit.doors import ShowRanked
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import figured, rank_column, worded
from clubadmin.desktop.kit.figures import decimal, total
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, label
from clubadmin.desktop.standings.columns import field_name
from clubadmin.desktop.standings.rule.loading import Effect
from clubadmin.domain.standings.ranking import parse_rule
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.result import StandingRow, Standings

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Moved:
    """Somebody under both rules; the place is None where there is none, `before` as well."""

    key: tuple[int, str]
    name: str
    field: str
    place: int | None
    before: int | None
    score: float  # what the place goes by, under the new rule
    score_before: float | None  # None: not in the standings before
    there_before: bool = True

    @property
    def places(self) -> int:
        """How many places up; below 0 down, 0 where a place is missing."""
        if self.place is None or self.before is None:
            return 0
        return self.before - self.place

    @property
    def moves(self) -> bool:
        """Whether the place is another, or there is one or none where there was."""
        return not self.there_before or self.place != self.before


class RulePreview(Plain):
    """A sentence that sums it up, and everybody with the old and the new place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._grouped = False
        self.competition_id = 0  # whose standings they are
        self._unnoted = False  # the rule asks who gave notice, and nobody did
        self.summary = label(kind="strong", wrap=True)
        self.model: RowsModel[Moved] = RowsModel(theme, _columns(None), lambda one: one.key)
        self.table = ListTable(theme, self.model, self.tr("De stand volgens deze regel"), sort=-1)
        self.table.lead(lambda one: ShowRanked(self.competition_id, one.key[0]))
        self.setLayout(column(self.summary, (framed(self.table), 1), gap=theme.grid(1)))

    def show_effect(self, found: Effect) -> None:
        """Show what the rule leads to."""
        rows = moved(found.before, found.after)
        self._grouped = found.after.grouped
        tried = parse_rule(found.after.rule)
        other = found.before.rule != found.after.rule
        self._unnoted = other and tried.gives and tried.parts_notice and not found.noted
        self.table.show_rows(rows, _columns(found))
        self.summary.setText(self._summed_up(rows))

    def show_none(self, sentence: str) -> None:
        """Show nothing but the reason for it."""
        self.table.show_rows(())
        self.summary.setText(sentence)

    def _summed_up(self, rows: tuple[Moved, ...]) -> str:
        moving = [one for one in rows if one.moves]
        if not rows:
            return self.tr("Er zijn nog geen uitslagen waarop de regel te zien is.")
        if not moving:
            return self._nobody_moves()
        text = self.tr("%1 van de %2 krijgen een andere plaats. %3")
        if len(moving) == 1:
            text = self.tr("%1 van de %2 krijgt een andere plaats. %3")
        counted = text.replace("%1", str(len(moving))).replace("%2", str(len(rows)))
        return counted.replace("%3", self._at_the_top(rows))

    def _nobody_moves(self) -> str:
        """Tell that nobody moves, with the reason where the rules differ in what is not noted."""
        text = self.tr("Met deze regel verandert er geen enkele plaats.")
        if self._unnoted:
            text += " " + self.tr(
                "Van niemand is nog een afmelding genoteerd: dat doet u bij Wie was er niet, of"
                " op de avond met F2."
            )
        return text

    def _at_the_top(self, rows: tuple[Moved, ...]) -> str:
        first = next((one for one in rows if one.place == 1), None)
        if first is None:
            return self.tr("Niemand heeft een plaats.")
        if first.field:
            stays, comes = self.tr("In %2 blijft %1 eerste."), self.tr("In %2 wordt %1 eerste.")
        else:
            stays, comes = self.tr("Bovenaan blijft %1."), self.tr("Bovenaan komt %1.")
        text = stays if first.before == 1 else comes
        return text.replace("%2", self._group(first.field)).replace("%1", first.name)

    def _group(self, field: str) -> str:
        name = field_name(field)
        return self.tr("groep %1").replace("%1", name) if self._grouped else name


def _columns(effect: Effect | None) -> list[Column[Moved]]:
    found = effect.after if effect else None
    averages = found is not None and found.by_average and "by:wins" not in found.rule
    figure = partial(decimal, places=found.decimals) if found and averages else total
    grouped = found is not None and len(found.fields) > 1
    title = translate("RulePreview", "Gem.") if averages else translate("RulePreview", "Totaal")
    wordt, was = translate("RulePreview", "Wordt"), translate("RulePreview", "Was")
    place = partial(rank_column, missing="–")
    shown: list[Column[Moved]] = [
        place(wordt, lambda one: one.place, 7.5, _tried("place", effect), look="strong"),
        place(was, lambda one: one.before, 6, _was, look="muted"),
        Column("", _sign, lambda one: -one.places, width=9, look=_sign_look),
        worded(translate("RulePreview", "Naam"), lambda one: one.name, least=11),
        figured(
            title,
            lambda one: one.score,
            figure,
            width=9,
            asks=_tried("average" if averages else "total", effect),
            down=True,
        ),
    ]
    if grouped:
        group = translate("RulePreview", "Groep")
        shown.insert(0, Column(group, lambda one: field_name(one.field), width=7.5))
    return shown


def _tried(
    figure: StandingFigure, effect: Effect | None
) -> Callable[[Moved], StandingAsked] | None:
    """About a figure under the rule that is tried; of which competition the window knows."""
    if effect is None:
        return None
    rule, ties = effect.after.rule, effect.ties
    return lambda one: StandingAsked(0, one.key[0], figure, rule=rule, ties=ties)


def _was(one: Moved) -> StandingAsked:
    """About the place under the rule in force."""
    return StandingAsked(0, one.key[0], "place")


def _sign(one: Moved) -> str:
    if not one.there_before:
        return translate("RulePreview", "nieuw")
    if one.places:
        return f"▲ {one.places}" if one.places > 0 else f"▼ {-one.places}"
    return translate("RulePreview", "ander") if one.moves else ""


def _sign_look(one: Moved) -> str:
    if one.moves and one.place is None:
        return "error"
    return "good" if one.places > 0 else "error" if one.places < 0 else "muted"


def moved(before: Standings, after: Standings) -> tuple[Moved, ...]:
    """Everybody in the order of the new standings, with what they were."""
    was = {_key(row): row for row in before.rows}
    return tuple(_moved(row, was.get(_key(row)), before, after) for row in after.rows)


def _moved(row: StandingRow, was: StandingRow | None, before: Standings, after: Standings) -> Moved:
    return Moved(
        _key(row),
        row.name,
        row.field,
        row.place,
        was.place if was else None,
        after.score(row),
        before.score(was) if was else None,
        was is not None,
    )


def _key(row: StandingRow) -> tuple[int, str]:
    return (row.entrant_id, row.name)
