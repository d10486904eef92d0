"""What each picture of the help shows: by its name a function that does what the help says."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from cash_recipes import cash_box, payers
from letter_recipes import letter, letters
from member_recipes import board_year, consents, register
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDateEdit, QSpinBox, QTableView, QWidget
from studio import ROOM, Day, Studio, of_paper
from tableside_recipes import board, hotspot, scan_card

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import (
    ShowDues,
    ShowLedger,
    ShowPapers,
    ShowReferee,
    ShowRule,
    ShowSeasonEnd,
    ask,
)
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.guide import show_guide
from clubadmin.desktop.screen.window import BigScreen
from clubadmin.desktop.steps.step import DRAW, FORMS, PRESENT, RESULT
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.administration.payment_code import reference_of
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import RoundPlan
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.part import Show
from clubadmin.reports.blanks.blanks import blank_sheets
from clubadmin.reports.book import season_book
from clubadmin.reports.care.emergency import emergency_pack, unnamed_places
from clubadmin.reports.results.bracket import bracket_sheet
from clubadmin.services.administration import accounts, charging, memberships
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import installed, rule_sets
from clubadmin.services.draw import emergency, wishes
from clubadmin.services.draw.knockout import bracket
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.hall import protests
from clubadmin.services.members.members import members
from clubadmin.services.members.teams import add_team
from clubadmin.services.publishing.season_book import gather
from clubadmin.services.seasons.seasons import season
from clubadmin.services.sheets.sheets import save_other, sheet
from clubadmin.services.standings import groups

SETTINGS = ClubSettings(name="Klaverjasclub De Rode Nel", place="Vaartwijk")
WORKED_OUT = 900  # milliseconds that figures and charts may take
COMPETITION, SEASON = 1, 1  # of the made-up club
SETTINGS_PART, SEASONS, RULES, EXCHANGE = 0, 1, 2, 4  # parts of the place "Club"


def _window(studio: Studio) -> QImage:
    studio.step(studio.under_way, FORMS)
    return studio.taken(studio.window)


def _place(key: str) -> Callable[[Studio], QImage]:
    """A place of the window as it opens."""

    def made(studio: Studio) -> QImage:
        studio.window.go(key)
        studio.settle()
        return studio.taken(studio.window.page)

    return made


def _part(number: int) -> Callable[[Studio], QImage]:
    """A part of the place "Club"."""

    def made(studio: Studio) -> QImage:
        studio.window.show_item("club-part", number)
        return studio.taken(studio.window.page)

    return made


def _evening(step: int) -> Callable[[Studio], QImage]:
    """A step of the evening that is under way."""
    return lambda studio: studio.taken(studio.step(studio.under_way, step))


def _door(asked: Callable[[Studio], object], size: QSize) -> Callable[[Studio], QImage]:
    """A window that opens from the standings."""

    def made(studio: Studio) -> QImage:
        studio.window.go("standings")
        studio.settle()
        shown = studio.opened(lambda: ask(studio.window.page, asked(studio)))
        return studio.taken(shown, size)

    return made


def _blank(rules: str) -> Callable[[Studio], QImage]:
    """A sheet as it is printed under other rules."""

    def made(studio: Studio) -> QImage:
        found = next(one for one in installed() if one.name == rules)
        one = studio.write(lambda club: evening(club, studio.under_way))
        plan = (RoundPlan(1, tuple(unnamed_places(found, 2, 1))),)
        shown = replace(one, rules=found, games=8, plan=plan, participants=())
        pdf = blank_sheets(shown, Printing(SETTINGS, language.current()), found.title)
        return of_paper(pdf, part=0.7, across=0.5)

    return made


def _evenings(studio: Studio) -> QImage:
    studio.step(studio.under_way, PRESENT).close_evening()
    return studio.taken(studio.page)


def _welcome(studio: Studio) -> QImage:
    studio.window.show_welcome()
    return studio.taken(studio.window.page)


def _contest_form(studio: Studio) -> QImage:
    shown = studio.opened(studio.window.new_contest)
    shown.findChild(QDateEdit).setDate(Day.today())
    return studio.taken(shown)


def _sheet(studio: Studio) -> QImage:
    found = studio.write(lambda club: evening(club, studio.under_way))
    half = next(
        table for plan in found.plan for table in plan.tables if 0 < table.typed < found.games
    )
    page = studio.step(studio.under_way, FORMS, half.table_id)
    return studio.taken(page)


def _games(studio: Studio) -> QImage:
    page = studio.step(studio.evenings["Schevenings drive"], FORMS)
    if not page.desk.forms.by_game:
        page.desk.forms.turn_way()
    return studio.taken(page)


def _result(studio: Studio) -> QImage:
    return studio.taken(studio.step(studio.under_way, RESULT))


def _papers(studio: Studio) -> QImage:
    page = studio.step(studio.under_way, DRAW)
    shown = studio.opened(lambda: ask(page, ShowPapers(studio.under_way)))
    return studio.taken(shown, QSize(820, 560))


def _explained(studio: Studio) -> QImage:
    page = studio.step(studio.under_way, RESULT)
    table = page.desk.result.table
    table.setCurrentIndex(table.model().index(0, 6))
    return studio.taken(studio.opened(page.desk.result.explain), QSize(820, 520))


def _archive(studio: Studio) -> QImage:
    person = studio.write(lambda club: members(club, "Otto Dekker")[0].id)
    studio.window.show_item("member", person)
    studio.settle()
    QTest.qWait(WORKED_OUT)
    return studio.taken(studio.window.page)


def _compared_rules(studio: Studio) -> QImage:
    studio.window.show_item("club-part", RULES)
    studio.settle()
    part = studio.window.page.part()
    versions = studio.write(rule_sets)
    wanted = [one.id for one in versions if one.name in ("nku", "amsterdams", "rotterdams")]
    part.list.model.tick(wanted)
    part.list.looked_at.emit()
    image = studio.taken(studio.window.page)
    part.list.model.tick([])
    return image


def _referee(studio: Studio) -> QImage:
    shown = studio.opened(lambda: ask(studio.window.page, ShowReferee()))
    return studio.taken(shown, QSize(980, 620))


def _terms(studio: Studio) -> QImage:
    shown = studio.opened(lambda: show_guide(studio.window, studio.window.theme, "termen"))
    return studio.taken(shown, QSize(820, 480))


def _emergency(studio: Studio) -> QImage:
    pack = studio.write(lambda club: emergency.with_draws(emergency.emergency(club)))
    pdf = emergency_pack(pack, Printing(SETTINGS, language.current()))
    return of_paper(pdf, part=0.45, at=2)


def _of_dues(studio: Studio) -> QWidget:
    """Most members of a season owe their dues, some paid."""

    def keep(club: OpenClub) -> None:
        memberships.add_kind(club, SEASON, DuesKind("Lid", 4500, 1000, household_less=1000))
        memberships.add_kind(club, SEASON, DuesKind("Donateur", 1500))
        people = [one.id for one in members(club, guests=False)]
        memberships.give_kind(club, people[3:], "Lid")
        memberships.give_kind(club, people[:3], "Donateur")
        charging.charge(club, charging.charging(club, SEASON))
        first = season(club, SEASON).starts
        for at, one in enumerate(people[:12]):
            accounts.pay(club, SEASON, one, 4500 if at > 2 else 1500, day=first)

    studio.write(keep)
    shown = studio.give("dues")
    table = next(one for one in shown.findChildren(QTableView) if one.isVisible())
    table.setFocus()
    table.selectRow(0)
    return shown


def _dues(studio: Studio) -> QImage:
    return studio.taken(_of_dues(studio))


def _statement(studio: Studio) -> QImage:
    """A statement that pays some dues: by the reference, by name and amount, and of no member."""
    _of_dues(studio)
    found: list[Member] = []
    studio.write(lambda club: found.extend(members(club, guests=False)[12:14]))
    one, two = found
    came = (
        (4500, one.name, f"contributie {reference_of(SEASON, one.id)}"),
        (4500, two.name, "contributie"),
        (1600, "Grote Clubactie", "opbrengst loten"),
    )
    told = [
        f":61:2609{day}C{cents // 100},00NTRFNONREF\n:86:/NAME/{name}/REMI/{text}"
        for day, (cents, name, text) in enumerate(came, 14)
    ]
    head = ":20:CLUB\n:25:NL91ABNA0417164300 EUR\n:28C:9\n:60F:C260913EUR1000,00\n"
    with TemporaryDirectory() as folder:
        file = Path(folder) / "afschrift.940"
        file.write_text("\n".join((head.strip(), *told, ":62F:C260916EUR1106,00\n")))
        shown = studio.opened(lambda: ask(studio.window.page, ShowDues(file)))
        studio.settle()
    return studio.taken(shown)


def _wishes(studio: Studio) -> QImage:
    def wish(club: OpenClub) -> None:
        one, two, three, four = members(club)[2:6]
        wanted = (
            Wish(0, WishKind.TOGETHER, one, two, reason="Rijdt mee"),
            Wish(0, WishKind.TABLE, three, table=1, reason="Rolstoel"),
            Wish(0, WishKind.APART, four, one),
        )
        for each in wanted:
            wishes.add_wish(club, each)

    studio.write(wish)
    shown = studio.give("wishes")
    QTest.keyClick(shown.findChild(QTableView), Qt.Key.Key_Home)
    return studio.taken(shown, QSize(760, 420))


def _fill_in(studio: Studio) -> QImage:
    studio.step(studio.under_way, DRAW)
    return studio.taken(studio.give("fill-in"), QSize(680, 460))


def _other_side(studio: Studio) -> QImage:
    def type_it(club: OpenClub) -> int:
        table = evening(club, studio.under_way).plan[1].tables[2].table_id
        lines = dict(enumerate(sheet(club, table).lines[:4], start=1))
        save_other(club, table, lines | {3: "95"})
        return table

    page = studio.step(studio.under_way, FORMS, studio.write(type_it))
    studio.give("other-side")
    studio.window.resize(1240, 700)
    image = studio.taken(page)
    studio.window.resize(ROOM)
    return image


def _control_desk(studio: Studio) -> QImage:
    studio.step(studio.under_way, FORMS)
    return studio.taken(studio.give("control-desk"), QSize(820, 440))


def _protests(studio: Studio) -> QImage:
    def hand_in(club: OpenClub) -> None:
        found = evening(club, studio.under_way)
        who, table = found.participants[0].id, found.plan[0].tables[0].table_id
        text = "Roem geroepen nadat de slag gesloten was."
        protests.hand_in(club, found.id, ProtestDraft(text, who, table, 5))

    studio.write(hand_in)
    studio.step(studio.under_way, FORMS)
    return studio.taken(studio.give("protests"), QSize(820, 440))


def _screen(studio: Studio) -> QImage:
    studio.step(studio.under_way, DRAW)
    studio.window.show_full_screen()
    studio.settle()
    screen = next(one for one in QApplication.topLevelWidgets() if isinstance(one, BigScreen))
    screen.showNormal()
    return studio.taken(screen, QSize(960, 540))


def _contest(studio: Studio) -> QImage:
    number = studio.evenings["Bekertoernooi"]
    made = studio.write(lambda club: (evening(club, number), bracket(club, number)))
    return of_paper(bracket_sheet(made[0], Printing(SETTINGS, language.current()), made[1]))


def _compared(studio: Studio) -> QImage:
    return studio.taken(studio.step(studio.evenings["Schevenings drive"], RESULT))


def _groups(studio: Studio) -> QImage:
    def arrange(club: OpenClub) -> None:
        found = groups.groups(club, 1)
        groups.arrange(club, 1, groups.dealt(found.lines, ("A", "B", "C")))

    studio.write(arrange)
    studio.window.go("standings")
    studio.settle()
    return studio.taken(studio.give("groups"), QSize(760, 460))


def _teams(studio: Studio) -> QImage:
    def add(club: OpenClub) -> None:
        people = [one.id for one in members(club)]
        for at, name in enumerate(("De Azen", "Rode Nel", "Stuk")):
            add_team(club, name, people[4 * at : 4 * at + 4])

    studio.write(add)
    return studio.taken(studio.give("teams"))


def _what_if(studio: Studio) -> QImage:
    studio.window.go("standings")
    studio.settle()
    shown = studio.give("what-if")
    titled = {one.accessibleName(): one for one in shown.findChildren(Choice)}
    rule = QApplication.translate("Choices", "&Regel van de stand").replace("&", "")
    titled[rule].setCurrentIndex(1)
    studio.settle()
    number = next(one for one in shown.findChildren(QSpinBox) if one.isVisible())
    number.setValue(4)
    QTest.qWait(WORKED_OUT)
    return studio.taken(shown, QSize(860, 520))


def _book(studio: Studio) -> QImage:
    return of_paper(
        studio.write(lambda club: season_book(gather(club, SEASON), language=language.current())),
        at=4,
    )


def _publishing(studio: Studio) -> QImage:
    shown = studio.opened(lambda: ask(studio.window.page, Show("publishing", 1)))
    return studio.taken(shown, QSize(860, 520))


PICTURES: dict[str, Callable[[Studio], QImage]] = {
    "welcome": _welcome,
    "explained": _explained,
    "window": _window,
    "members": _place("members"),
    "standings": _place("standings"),
    "seasons": _part(SEASONS),
    "club": _part(SETTINGS_PART),
    "rules": _part(RULES),
    "exchange": _part(EXCHANGE),
    "rules-compared": _compared_rules,
    "evenings": _evenings,
    "present": _evening(PRESENT),
    "draw": _evening(DRAW),
    "sheet": _sheet,
    "result": _result,
    "games": _games,
    "contest-form": _contest_form,
    "papers": _papers,
    "ledger": _door(lambda _: ShowLedger(COMPETITION), QSize(820, 520)),
    "rule": _door(lambda _: ShowRule(COMPETITION), QSize(900, 560)),
    "needed": _door(lambda _: Show("needed", COMPETITION), QSize(820, 520)),
    "season-end": _door(lambda _: ShowSeasonEnd(SEASON), QSize(820, 520)),
    "archive": _archive,
    "referee": _referee,
    "terms": _terms,
    "emergency": _emergency,
    "sheet-leidsch": _blank("leidsch"),
    "sheet-kraken": _blank("kraken"),
    "sheet-hand": _blank("roem-in-de-hand"),
    "sheet-target": _blank("tot-501"),
    "sheet-three": _blank("drie-spelers"),
    "sheet-manille": _blank("manille"),
    "sheet-belote": _blank("belote"),
    "fill-in": _fill_in,
    "control-desk": _control_desk,
    "screen": _screen,
    "contest": _contest,
    "compared": _compared,
    "what-if": _what_if,
    "book": _book,
    "publishing": _publishing,
    "dues": _dues,
    "contributie": _dues,
    "bank": _statement,
    "tableside": board,
    "scan-cards": scan_card,
    "hotspot": hotspot,
    "cash": cash_box,
    "kas": payers,
    "letters": letters,
    "brieven": letter,
    "particulars": register,
    "consents": consents,
    "board": board_year,
    "ledenadministratie": register,
    "wishes": _wishes,
    "other-side": _other_side,
    "protests": _protests,
    "groups": _groups,
    "teams": _teams,
}
"""By the name of the file how each is made."""
