"""The doors of the main window: which module opens for what is asked for.

A module is loaded when it is first asked for; the first paint needs none of them.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import doors
from clubadmin.desktop.kit.doors import Opener

if TYPE_CHECKING:
    from clubadmin.desktop.shell.commands import Commands
    from clubadmin.desktop.shell.main_frame import MainFrame


def _evening(window: "MainFrame", _asking: QWidget, asked: doors.ShowEvening) -> QWidget:
    window.show_item("evening", asked.evening_id)
    return window


def _sheet(window: "MainFrame", _asking: QWidget, asked: doors.ShowSheet) -> QWidget:
    window.show_sheet(asked.evening_id, asked.table_id, asked.game)
    return window


def _entrant(window: "MainFrame", _asking: QWidget, asked: doors.ShowEntrant) -> QWidget:
    window.show_item(asked.kind, asked.id)
    return window


def _participant(window: "MainFrame", _asking: QWidget, asked: doors.ShowParticipant) -> QWidget:
    from clubadmin.services.archive.career import who_plays

    number = asked.participant_id
    window.ops.run(lambda club: who_plays(club, number), lambda found: window.show_item(*found))
    return window


def _ranked(window: "MainFrame", _asking: QWidget, asked: doors.ShowRanked) -> QWidget:
    from clubadmin.services.archive.career import who_is_ranked

    where, who = asked.competition_id, asked.entrant_id
    window.ops.run(
        lambda club: who_is_ranked(club, where, who), lambda found: window.show_item(*found)
    )
    return window


def _past_evening(window: "MainFrame", _asking: QWidget, asked: doors.ShowPastEvening) -> QWidget:
    window.show_item("evening-past", asked.evening_id)
    return window


def _explanation(window: "MainFrame", asking: QWidget, asked: doors.ShowExplanation) -> None:
    from clubadmin.desktop.explain.window import ExplanationWindow, question_about

    ExplanationWindow(asking, window.ops, window.theme, question_about(asked.figure)).show()


def _answer(window: "MainFrame", asking: QWidget, asked: doors.ShowAnswer) -> None:
    from clubadmin.desktop.explain.window import ExplanationWindow

    ExplanationWindow(asking, window.ops, window.theme, asked.question).show()


def _season_end(window: "MainFrame", asking: QWidget, asked: doors.ShowSeasonEnd) -> None:
    from clubadmin.desktop.season_end.window import SeasonEndWindow

    made = SeasonEndWindow.open_one(asking, window.ops, window.theme, asked.season_id)
    if made is not None:
        made.evening_wanted.connect(lambda number: window.show_item("evening", number))


def _manual(window: "MainFrame", _asking: QWidget, asked: doors.ShowManual) -> None:
    from clubadmin import __version__
    from clubadmin.desktop.kit import guide, language
    from clubadmin.desktop.kit.files import titled_file
    from clubadmin.desktop.paper.printing import preview_pdf

    pages, spoken = {topic: guide.page_text(topic) for topic in guide.topics()}, language.current()

    def make() -> bytes:
        from clubadmin.reports.manual.manual import manual, quick_card

        return (quick_card if asked.card else manual)(pages, __version__, spoken)

    title = guide.paper_title(card=asked.card)
    preview_pdf(window, title, make, titled_file(f"clubadmin {title}"))


def _cash(window: "MainFrame", asking: QWidget, asked: doors.ShowCash) -> None:
    from clubadmin.desktop.administration.cash import CashWindow

    made = CashWindow.open_one(asking, window.ops, window.theme, asked.evening_id)
    page = window.page
    if made is not None and page is not None:
        made.finished.connect(lambda _result: window.look_at_uses(page.refresh))


def _members(window: "MainFrame", asking: QWidget, asked: doors.ShowMembers) -> None:
    aside = asking.window()
    if aside is window or aside.close():  # a window above it would hide what is asked for
        window.show_item("members-tab", asked.tab)


def _dues(window: "MainFrame", asking: QWidget, asked: doors.ShowDues) -> None:
    from clubadmin.desktop.members.page import MembersPage

    _members(window, asking, doors.ShowMembers(doors.DUES))
    if asked.file is not None and isinstance(window.page, MembersPage):
        window.page.take_statement(asked.file)


def _fill_in(window: "MainFrame", asking: QWidget, asked: doors.ShowFillIn) -> None:
    from clubadmin.desktop.fairness.fill_in import FillInWindow

    at = (asked.evening, asked.round)
    made = FillInWindow.open_one(asking, window.ops, window.theme, at)
    if made is not None:
        made.seated.connect(asked.seated)


def _papers(_window: "MainFrame", asking: QWidget, asked: doors.ShowPapers) -> None:
    from clubadmin.desktop.contest_papers.window import open_papers

    shown = open_papers(asking, asked.evening_id)
    if asked.delivered is not None:
        shown.delivered.connect(asked.delivered)


def _clock(window: "MainFrame", _asking: QWidget, asked: doors.TurnClock) -> None:
    window.hall().toggle_clock(asked.evening_id)


def _protests(window: "MainFrame", asking: QWidget, asked: doors.ShowProtests) -> None:
    from clubadmin.desktop.protests.window import open_protests

    go = asked.go or _to_sheet(window, asked.evening_id)
    open_protests(asking, window.ops, window.theme, asked.evening_id, go)


def _decisions(window: "MainFrame", asking: QWidget, asked: doors.ShowDecisions) -> None:
    from clubadmin.desktop.decisions.evening_list import open_list

    go = asked.go or _to_sheet(window, asked.evening_id)
    open_list(asking, window.ops, window.theme, asked.evening_id, go)


def _to_sheet(window: "MainFrame", evening_id: int) -> Callable[[int, int], object]:
    return lambda table_id, row: window.show_sheet(evening_id, table_id, row)


def _in_view(window: "MainFrame", _asking: QWidget, _asked: doors.EveningInView) -> int:
    return window.page.evening_in_view() if window.page is not None else 0


def _referee(window: "MainFrame", asking: QWidget, asked: doors.ShowReferee) -> None:
    from clubadmin.desktop.referee.window import show_referee

    show_referee(asking, window.ops, window.theme, asked.case, asked.view, rules=asked.rules)


def _decision(window: "MainFrame", asking: QWidget, asked: doors.ShowDecision) -> None:
    from clubadmin.desktop.decisions.dialog import DecisionDialog
    from clubadmin.desktop.decisions.words import Dispute

    dispute = Dispute(asked.case, asked.judgement, asked.play)
    dialog = DecisionDialog(asking, window.ops, window.theme, dispute)
    if asked.decided is not None:
        dialog.decided.connect(asked.decided)
    dialog.open()


def _play_paper(window: "MainFrame", asking: QWidget, asked: doors.ShowPlayPaper) -> None:
    from clubadmin.desktop.decisions.evening_list import show_disputed, show_play

    if asked.case is None:
        show_play(asking, asked.play, asked.rules)
    else:
        show_disputed(asking, window.ops, asked.case, asked.play)


def _damage(window: "MainFrame", _asking: QWidget, asked: doors.ShowDamage) -> QWidget:
    from clubadmin.desktop.work.troubles import sentence

    window.show_welcome(sentence(asked.error), asked.error)
    return window


OPENERS: Mapping[type[Any], Opener] = {
    doors.ShowEvening: _evening,
    doors.ShowSheet: _sheet,
    doors.ShowEntrant: _entrant,
    doors.ShowParticipant: _participant,
    doors.ShowRanked: _ranked,
    doors.ShowPastEvening: _past_evening,
    doors.ShowExplanation: _explanation,
    doors.ShowAnswer: _answer,
    doors.ShowRule: "standings.rule.window.RuleWindow",
    doors.ShowGroups: "groups.window.GroupsWindow",
    doors.ShowAlsoCounting: "standings.also_counting.AlsoCountingWindow",
    doors.ShowAbsentees: "standings.absentees.AbsenteesWindow",
    doors.ShowStatistics: "results.statistics.StatisticsWindow",
    doors.ShowLedger: "fairness.ledger.LedgerWindow",
    doors.ShowSeasonEnd: _season_end,
    doors.ShowManual: _manual,
    doors.ShowWishes: "fairness.wishes.WishesWindow",
    doors.ShowDues: _dues,
    doors.ShowCash: _cash,
    doors.ShowMembers: _members,
    doors.ShowFillIn: _fill_in,
    doors.ShowControlDesk: "fairness.control_desk.ControlDeskWindow",
    doors.ShowDealing: "wallets.dealing.open_dealing",
    doors.ShowPapers: _papers,
    doors.TurnClock: _clock,
    doors.ShowProtests: _protests,
    doors.ShowDecisions: _decisions,
    doors.EveningInView: _in_view,
    doors.ShowReferee: _referee,
    doors.ShowDecision: _decision,
    doors.ShowPlayPaper: _play_paper,
    doors.ShowDamage: _damage,
}


def openers(commands: "Commands") -> Mapping[type[Any], Opener]:
    """Map requests to what opens; the commands do what the help offers."""

    def give(_window: "MainFrame", _asking: QWidget, asked: doors.GiveCommand) -> None:
        commands.give_first(asked.name)

    return {doors.GiveCommand: give, **OPENERS}
