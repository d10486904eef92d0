"""By which rules the season was played and counted."""

from collections.abc import Iterator
from datetime import datetime

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.publishing.season_book import BookCompetition, SeasonBook
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper
from clubadmin.reports.rulings.rules_table import draw_rules
from clubadmin.reports.standings.notes import rule_in_words

_WIDE = PORTRAIT[0] - 2 * MARGIN
_LINE, _GAP, _NAME = 14.0, 14.0, 20.0


def draw_ranking(paper: Paper, book: SeasonBook) -> None:
    """How each competition was played and how its places came about."""
    paper.title = paper.words("Regels")
    sheet = paper.sheet(PORTRAIT)
    y = heading.first(paper, sheet, [paper.club_line, heading.dashed(book.season.name)])
    for one in book.competitions:
        kind = paper.kind(10)
        lines = [
            line for said in _said(paper, one)
            for line in fonts.wrap(said, _WIDE, kind.face, kind.size)
        ]  # fmt: skip
        if y - _NAME - _LINE * len(lines) < BOTTOM:
            sheet = paper.sheet(PORTRAIT)
            y = heading.following(paper, sheet)
        sheet.fitted(MARGIN, y - 14, one.about.name, paper.kind(12.5, bold=True), _WIDE)
        y -= _NAME
        for line in lines:
            y -= _LINE
            sheet.text(MARGIN, y + 2, line, kind)
        y -= _GAP


def _said(paper: Paper, one: BookCompetition) -> Iterator[str]:
    """Sentences about a competition."""
    words, about = paper.words, one.about
    titles = dict.fromkeys(evening.result.rule_set_title for evening in one.evenings)
    yield words("Gespeeld volgens {rules}", rules=", ".join(titles)) + "."
    sets = words("{rounds} ronden van {games} spellen", rounds=about.rounds, games=about.games)
    if about.evenings > 1:
        sets = words("{sets}, {planned} avonden gepland", sets=sets, planned=about.evenings)
    yield sets[0].upper() + sets[1:] + "."
    view = one.standings
    if view is None:
        return
    rule = rule_in_words(view, paper.words)
    yield rule[0].upper() + rule[1:] + "."
    if view.adopted is not None:
        yield words("Deze regel geldt sinds {day}.", day=paper.words.day(view.adopted))
    if view.frozen_at:
        frozen = datetime.fromisoformat(view.frozen_at).date()
        yield words("De eindstand is vastgelegd op {day}.", day=paper.words.day(frozen))


def draw_rule_set(paper: Paper, rules: RuleSet) -> None:
    """All fields of a rule set with their articles."""
    draw_rules(paper, [rules])
