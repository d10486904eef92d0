"""The board's year, beside the list: who is at a meeting, the articles and the annual report."""

from dataclasses import replace
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.bound import Ask, Bound, Count, Typed
from clubadmin.desktop.kit.days import Unlikely, typed_day, with_calendar
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, card, column, label, row
from clubadmin.desktop.members.beside_list import BesidePane, KeyDeeds
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.model.administration.annual_report import AnnualReport
from clubadmin.model.members.assembly import Articles, Attendee, Attending, Meeting, Resigning
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Season
from clubadmin.services.administration.annual_report import annual_report
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.members import assembly
from clubadmin.services.seasons.seasons import seasons


class ArticlesForm(Plain):
    """Four fields, and below them a line for each who has a function."""

    kept = Signal(object)  # Articles, as they were filled in

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._articles = Articles()
        offices = Typed(200, self.tr("leeg: alle"), said=", ".join, taken=_parted)
        of_new = self.tr("Geldt voor vergaderingen die u hierna maakt.")
        self.form = Bound(
            (
                Ask("term", self.tr("Treedt af na (&jaar)"), Count(0, 20, self.tr("niet"))),
                Ask("most_terms", self.tr("Hoogstens (&keer)"), Count(0, 20, self.tr("vrij"))),
                Ask("offices", self.tr("Voor de &functies"), offices),
                Ask(
                    "quorum",
                    self.tr("&Quorum (% van de leden)"),
                    Count(0, 100, self.tr("geen")),
                    of_new,
                ),
            ),
            self._keep,
        )
        self.keep_button = button(self.tr("Ops&laan"), self._keep)
        self.told = label(kind="small", wrap=True)
        self.setLayout(
            column(
                label(self.tr("Bestuur"), "heading"),
                *self.form.fields.values(),
                row(None, self.keep_button),
                label(self.tr("Rooster van aftreden"), "strong"),
                self.told,
                gap=theme.grid(1.5),
            )
        )

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._filled() != self._articles

    def show_articles(self, articles: Articles, resigning: tuple[Resigning, ...]) -> None:
        """Show the articles; what is being filled in stays."""
        if not self.held:
            self._articles = articles
            self.form.show(articles)
        self.told.setText(self._told(resigning))

    def store(self, articles: Articles) -> None:
        """Note that the articles were stored."""
        self._articles = articles

    def _filled(self) -> Articles:
        return replace(self._articles, **(self.form.read() or {}))

    def _keep(self) -> None:
        self.kept.emit(self._filled())

    def _told(self, found: tuple[Resigning, ...]) -> str:
        if not found:
            return self.tr(
                "Vul bij Leden in wie welke functie heeft, met het eerste jaar (voorzitter 2024-),"
                " en hier na hoeveel jaar iemand aftreedt."
            )
        this_year = date.today().year
        lines = []
        for one in found:
            text = f"{one.year}: {one.member.label}, {one.office}"
            if one.year <= this_year:
                text = f"▸ {text}"
            if not one.eligible:
                text += self.tr(" (niet herkiesbaar)")
            lines.append(text)
        return "\n".join(lines)


def _parted(offices: str) -> tuple[str, ...]:
    return tuple(office for part in offices.split(",") if (office := part.strip()))


class _Read(NamedTuple):
    articles: Articles
    resigning: tuple[Resigning, ...]
    meetings: tuple[Meeting, ...]
    seasons: tuple[Season, ...]


class AssemblyPane(BesidePane):
    """A meeting, of which the list tells who is there; below it the articles of the board."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._read = _Read(Articles(), (), (), ())
        self._shown: Meeting | None = None
        self._attendees: dict[int, Attendee] = {}  # by member
        self._begun = False
        self._unlikely = Unlikely()
        self.articles = ArticlesForm(theme)
        self.articles.kept.connect(self._keep_articles)
        self.which = Choice()
        self.which.currentIndexChanged.connect(lambda _at: self._choose())
        self.day = with_calendar(line(most=20))
        self.name = line(hint=self.tr("Algemene ledenvergadering"), most=80)
        for field in (self.day, self.name):
            field.returnPressed.connect(self._keep_meeting)
        self.proxy = Choice()
        self.said = Said()
        self.count = label(kind="muted", wrap=True)
        self.keep_button = button(self.tr("Op&slaan"), self._keep_meeting)
        self.come_button = button(self.tr("&Aanwezig (+)"), self.come, "primary")
        self.notice_button = button(self.tr("Afge&meld (-)"), self.send_notice)
        self.proxy_button = button(self.tr("&Volmacht"), self.give_proxy)
        self.list_button = button(self.tr("Pr&esentielijst"), self.sign_list)
        self.season = Choice(name=self.tr("Seizoen"))
        self.report_button = button(self.tr("Jaa&rverslag"), self.report)
        self._lay_out(theme)
        self._show_meeting(None)

    def columns(self) -> list[Column[Member]]:
        """Whether each is there."""
        return [
            Column(
                self.tr("Wat"),
                self._told,
                lambda one: (self._how(one) is None, str(self._how(one)), folded(one.sorted_name)),
                look=lambda one: "good" if self._how(one) is Attending.PRESENT else "muted",
                least=22,
            )
        ]

    def keys(self) -> KeyDeeds:
        """Plus or the space bar is present, minus sent notice."""
        return {
            Qt.Key.Key_Plus: (self.come, self.tr("&Aanwezig")),
            Qt.Key.Key_Minus: (self.send_notice, self.tr("Af&gemeld")),
            Qt.Key.Key_Space: (self.come, ""),
        }

    def has(self, member: Member) -> bool:
        """Whether somebody may come to the meeting; of none everybody."""
        return self._shown is None or member.id in self._attendees

    def begin(self) -> None:
        """Note whoever is chosen as there, or as not there after all."""
        self.come()

    def _how(self, one: Member) -> Attending | None:
        return found.how if (found := self._attendees.get(one.id)) is not None else None

    def _lay_out(self, theme: Theme) -> None:
        gap = theme.grid(1)
        self.day_field = Field(self.tr("&Dag"), self.day)
        self.name_field = Field(self.tr("&Naam"), self.name)
        self.proxy_field = Field(self.tr("V&olmacht aan"), self.proxy)
        fields = tall(
            theme,
            Field(self.tr("Ver&gadering"), self.which),
            self.day_field,
            self.name_field,
            row(None, self.keep_button),
            row(self.come_button, self.notice_button, None, gap=gap),
            self.proxy_field,
            row(None, self.proxy_button),
            self.count,
            row(self.list_button, None),
            self.articles,
            Field(self.tr("Seizoen"), self.season),
            row(self.report_button, None),
            None,
        )
        self.setLayout(column(card(column((fields, 1), self.said, gap=gap, margin=theme.grid(2)))))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.articles.held or self._typed() != self._kept()

    @property
    def current(self) -> Attendee | None:
        """The members chosen in the list."""
        return self._attendees.get(self.member_id)

    def start(self) -> None:
        """Begin at the day of the first meeting; else in the list."""
        if self._shown is None:
            self.day.setFocus()

    def come(self) -> None:
        """Note whoever is chosen as there, or as not there after all."""
        if (one := self.current) is not None:
            there = one.how is Attending.PRESENT
            self._attend(one, None if there else Attending.PRESENT)

    def send_notice(self) -> None:
        """Note that whoever is chosen sent notice, or did not after all."""
        if (one := self.current) is not None:
            said = one.how is Attending.NOTICE
            self._attend(one, None if said else Attending.NOTICE)

    def give_proxy(self) -> None:
        """Let the chosen proxy vote for who is chosen in the list."""
        if (one := self.current) is not None:
            self._attend(one, Attending.PROXY, int(self.proxy.value or 0) or None)

    def sign_list(self) -> None:
        """Show the list to sign, before the meeting begins."""
        if self._shown is not None:
            made = paper_of("administration.annual_report.attendance_list", self._shown)
            preview_paper(self, self.tr("Presentielijst"), made)

    def report(self) -> None:
        """Show the report of the chosen season."""
        season_id = int(self.season.value or 0)

        def show(found: AnnualReport) -> None:
            made = paper_of("administration.annual_report.annual_report_paper", found)
            preview_paper(self, self.tr("Jaarverslag"), made)

        self._ops.run(lambda club: annual_report(club, season_id), show, self._refuse)

    def _attend(self, one: Attendee, how: Attending | None, proxy_id: int | None = None) -> None:
        meeting_id = self._shown.id if self._shown else 0

        def work(club: OpenClub) -> Meeting:
            return assembly.attend(club, meeting_id, [one.member.id], how, proxy_id)

        self._ops.change(work, lambda _meeting: self.said.say(""), self._refuse)

    def _keep_articles(self, wanted: Articles) -> None:
        def done(kept: Articles) -> None:
            self.articles.store(kept)
            self.refresh()

        self._ops.change(lambda club: assembly.keep_articles(club, wanted), done, self._refuse)

    def _keep_meeting(self) -> None:
        day, good = typed_day(self.day_field)
        if good and day is None:
            self.day_field.complain(self.tr("Vul de dag van de vergadering in."))
        if not good or day is None:
            return
        if asked := self._unlikely.question(unlikely((day,), date.today())):
            self.day_field.complain(asked)
            return
        shown = self._shown
        name = self.name.text().strip() or self.tr("Algemene ledenvergadering")

        def work(club: OpenClub) -> Meeting:
            if shown is None:
                return assembly.add_meeting(club, day, name)
            return assembly.change_meeting(club, replace(shown, held_on=day, name=name))

        def done(found: Meeting) -> None:
            self._shown = found
            self._fill()
            self._show_meeting(found)
            self.begun.emit()
            self.refresh()

        self._ops.change(work, done, self._refuse)

    def refresh(self) -> None:
        """Read the articles, the meetings and who resigns."""

        def read(club: OpenClub) -> _Read:
            year = date.today().year
            return _Read(
                assembly.articles(club),
                assembly.resigning(club, year),
                assembly.meetings(club),
                seasons(club),
            )

        self._asker.ask(read, self._take, self._refuse)

    def _take(self, read: _Read) -> None:
        self._read = read
        self.articles.show_articles(read.articles, read.resigning)
        shown = self._shown.id if self._shown else 0
        if not self._begun and read.meetings and not self.held:
            shown = read.meetings[0].id
        self._begun = True
        names = {str(one.id): plain_date(one.held_on) for one in read.meetings}
        blocked = self.which.blockSignals(True)
        self.which.offer({**names, "0": self.tr("Nieuwe vergadering")})
        self.which.choose(str(shown))
        self.which.blockSignals(blocked)
        today = date.today()
        first = next((one for one in read.seasons if one.starts <= today), None)
        begun = not self.season.count()
        self.season.offer({str(one.id): one.name for one in read.seasons})
        if begun and first is not None:
            self.season.choose(str(first.id))
        self.report_button.setEnabled(bool(read.seasons))
        self._show_meeting(next((one for one in read.meetings if one.id == shown), None))

    def _choose(self) -> None:
        wanted = int(self.which.value or 0)
        self._shown = None
        self.day.clear()
        self.name.clear()
        self._show_meeting(next((one for one in self._read.meetings if one.id == wanted), None))
        if not wanted:
            self.day.setFocus()

    def _show_meeting(self, found: Meeting | None) -> None:
        held = self._typed() != self._kept()
        self._shown = found
        self._unlikely.begin(found.held_on if found else None)
        if not held:
            self._fill()
        needing: tuple[QWidget, ...] = (
            *(self.list_button, self.proxy_field, self.proxy_button),
            *(self.come_button, self.notice_button),
        )
        for one in needing:
            one.setEnabled(found is not None)
        people = found.people if found else ()
        self._attendees = {one.member.id: one for one in people}
        there = (one.member for one in people if one.how is Attending.PRESENT)
        self.proxy.offer({str(one.id): one.label for one in there})
        self.count.setText(self._counted(found) if found else self.tr("Nog geen vergadering"))
        self.changed.emit()

    def _fill(self) -> None:
        day, name = self._kept()
        self.day.setText(day)
        self.name.setText(name)
        self.name.setCursorPosition(0)  # of a long one its beginning is in view

    def _kept(self) -> tuple[str, str]:
        """Day and name as they are stored, and as they are typed."""
        one = self._shown
        return (f"{one.held_on:%d-%m-%Y}", one.name) if one else ("", "")

    def _typed(self) -> tuple[str, str]:
        return self.day.text().strip(), self.name.text().strip()

    def _told(self, one: Member) -> str:
        found = self._attendees.get(one.id)
        if found is not None and found.how is Attending.PROXY:
            name = found.proxy.label if found.proxy else ""
            return self.tr("volmacht aan %1").replace("%1", name)
        if self._how(one) is Attending.NOTICE:
            return self.tr("afgemeld")
        return self.tr("✓ aanwezig") if self._how(one) is Attending.PRESENT else ""

    def _counted(self, found: Meeting) -> str:
        text = self.tr("Aanwezig %1, volmacht %2, afgemeld %3 van %4 leden.")
        for at, how in enumerate((Attending.PRESENT, Attending.PROXY, Attending.NOTICE), 1):
            text = text.replace(f"%{at}", whole(found.count(how)))
        text = text.replace("%4", whole(len(found.people)))
        if not found.quorum:
            return text
        enough = self.tr(" Stemmen: %1, nodig %2: er is een quorum.")
        few = self.tr(" Stemmen: %1, nodig %2: nog geen quorum.")
        more = enough if found.quorate else few
        return text + more.replace("%1", whole(found.votes)).replace("%2", whole(found.needed))

    def _refuse(self, error: Exception) -> None:
        self.said.say(f"! {troubles.sentence(error)}")
