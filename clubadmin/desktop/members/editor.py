"""The card beside the list: one person to read, and the form in which he is added or changed."""

import unicodedata
from collections.abc import Collection, Sequence
from datetime import date
from functools import cache, partial
from itertools import pairwise, zip_longest
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QRawFont, QShortcut
from PySide6.QtWidgets import QBoxLayout, QCheckBox

from clubadmin import assets
from clubadmin.desktop.administration.panes import Change
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.bound import Ask, Bound, Dated, Pick, Typed
from clubadmin.desktop.kit.doors import FIELDS, ShowMembers, ask
from clubadmin.desktop.kit.forms import Choice, Line, content, tall
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Pages, Said, button, column, holder, label, row
from clubadmin.desktop.members.reading import Reading
from clubadmin.domain.names import NAME_PARTS, split_last, split_name
from clubadmin.model.members.known import Card
from clubadmin.model.members.member import Member, SeasonTurnout
from clubadmin.model.members.particulars import Office, OwnField, Particulars
from clubadmin.part import fillings
from clubadmin.services.input.checks import email_remark
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.input.unlikely import unlikely_births

_FACES = ("NotoSans", "NotoSansHebrew", "NotoSansArabic")  # what `reports.kit.fonts` draws with

NEW = Member(id=0, last_name="")
_LEFT = "first_name+infix last_name+remark phone+other_phone email"
_BELOW = "number+born+joined"
_DUES = "kind+household"
_RIGHT = "street postcode+town offices emergency+emergency_phone note"
_ROOM = 150  # grid steps of the window in which both halves stand beside each other
_OF_MEMBER = (*NAME_PARTS, "remark", "phone", "email")


@cache
def _face(family: str) -> QRawFont:
    return QRawFont(str(assets.path(f"fonts/{family}-SemiCondensed.ttf")), 12)


def missing(text: str) -> str:
    """The letters of a text, each once, for which papers have a replacement sign; "" for none."""
    if text.isascii():
        return ""
    composed = dict.fromkeys(unicodedata.normalize("NFC", text))
    return "".join(
        letter
        for letter in composed
        if not letter.isspace()
        and not any(_face(family).supportsCharacter(ord(letter)) for family in _FACES)
    )


class MemberEditor(CardBox):
    """The card of one person, and in its place the form that changes it.

    Enter stores; Escape leaves, and asks first where something would be lost.

    Of the particulars the form has what is filled in, and all of them once these are asked for.
    """

    stored = Signal(object)  # Particulars; the member in them has no id where he is new
    leaving_wanted = Signal(object)  # Member
    erasing_wanted = Signal(object)  # Member, of whom is to be told what goes with him
    erased = Signal(object)
    left = Signal()
    account_wanted = Signal()
    list_pasted = Signal()  # in a field: members, to be looked at before they are added

    def __init__(self, theme: Theme, change: Change | None = None) -> None:
        super().__init__()
        self._theme = theme
        self.more = [kind(theme.grid(1), change) for kind in fillings("fields-of-a-member")]
        for one in self.more:
            one.entered.connect(self.store)
            one.hide()
        self._card = Card(Particulars(NEW))
        self.loaded = False  # the card is there, and not only the row of the list
        self._season: SeasonTurnout | None = None
        self._heading = label(kind="title", wrap=True)
        self._kind = label(kind="muted")
        self.form = Bound(self._asks())
        self.fields = self.form.fields
        self._lines = {name: cast(Line, self.fields[name].widget) for name in _OF_MEMBER}
        for name, typed in self._lines.items():
            typed.list_pasted.connect(self.list_pasted)
            if name in (*NAME_PARTS, "remark"):
                hint = self.fields[name].note.text()
                typed.textChanged.connect(partial(self._tell_unprintable, name, hint))
        self._lines["last_name"].editingFinished.connect(self._split_last_name)
        self._lines["email"].editingFinished.connect(self._tell_odd_address)
        self._own = Bound(())
        self._own_rows = column(gap=theme.grid(1.5))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            context = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self, self.store, context=context)
        self._guest = QCheckBox(self.tr("&Gast, geen lid"))
        self._active = QCheckBox(self.tr("Doet weer &mee"))
        self._active.clicked.connect(self._come_back)
        self._more = button(self.tr("Meer gegevens …"), self.ask_more, "quiet")
        self._fields = button(
            self.tr("Eigen velden …"), lambda: ask(self, ShowMembers(FIELDS)), "quiet"
        )
        self._remove = button("", self.ask_removal, "quiet", risky=True)
        self._change = button(self.tr("Wi&jzigen"), self.begin)
        self._store = button(self.tr("&Opslaan"), self.store, "primary")
        self._said = Said()
        self._asked: object = None  # what was filled in when Escape was pressed before
        self._split_said = ""  # that an infix was taken off the last name, for who reads on
        self._erasing_told = False  # what erasing does stands there, and waits for a yes
        self._all = False  # also the particulars that are empty
        self._lay_out()
        ticks = (self._guest, self._active, self.fields["number"].widget)
        for one, following in pairwise((self._lines["email"], *ticks)):
            self.setTabOrder(one, following)
        self.show_member(None)

    def _asks(self) -> tuple[Ask, ...]:
        high = self._theme.grid
        offices = Typed(
            height=high(7), said=_written, taken=lambda text: offices_of(text, date.today())
        )
        told = self.tr(
            "Een functie op elke regel: voorzitter 2019-2023, of 2019- voor wie het nog is."
        )
        home = Typed(hint=self.tr("Bijvoorbeeld: Kerkstraat 1"))
        together = self.tr("Wie hier hetzelfde heeft, woont bij elkaar: voor de korting.")
        name, apart = Typed(100), self.tr("Voor naamgenoten, zoals de straat.")
        return (
            Ask("first_name", self.tr("Voo&rnaam"), name),
            Ask("infix", self.tr("&Tussenvoegsel"), name, self.tr("van, de, van der ...")),
            Ask("last_name", self.tr("&Achternaam"), name, needs=self.tr("Vul de achternaam in.")),
            Ask("remark", self.tr("On&derscheid"), name, apart),
            Ask("phone", self.tr("Tele&foon"), name),
            Ask("other_phone", self.tr("Tweede telefoon"), Typed()),
            Ask("email", self.tr("&E-mail"), name),
            Ask("number", self.tr("Lidnummer"), Typed()),
            Ask("kind", self.tr("Soort lid"), Pick()),
            Ask("household", self.tr("Huishouden"), home, together),
            Ask("born", self.tr("Geboortedatum"), Dated(doubt=unlikely_births)),
            Ask("joined", self.tr("Lid sinds"), Dated()),
            Ask("ended", self.tr("Tot en met"), Dated()),
            Ask("reason", self.tr("Reden van vertrek"), Typed()),
            Ask("street", self.tr("Straat en nummer"), Typed()),
            Ask("postcode", self.tr("Postcode"), Typed()),
            Ask("town", self.tr("Woonplaats"), Typed()),
            Ask("offices", self.tr("Functies"), offices, told),
            Ask("emergency", self.tr("Bij nood bellen"), Typed()),
            Ask("emergency_phone", self.tr("Telefoon daarvan"), Typed()),
            Ask("note", self.tr("Notitie"), Typed(height=high(9))),
        )

    def _lay_out(self) -> None:
        grid = self._theme.grid
        parts = (_LEFT, f"{_BELOW} ended+reason {_DUES}", _RIGHT)
        left, below, right = (self.form.rows(each, grid(1)) for each in parts)
        ticks = row(self._guest, self._active, None, gap=grid(2))
        *right, note = right
        ask = row(self._more, self._fields, None)
        for at, share in enumerate((2, 3, 3)):  # a number of a member is short
            below[0].setStretch(at, share)  # type: ignore[union-attr]
        gap = grid(1)
        self._left = holder(column(*left, ticks, *below, ask, None, gap=gap))
        self._right = holder(
            column(*right, holder(self._own_rows), *self.more, note, None, gap=gap)
        )
        self._halves = row((self._left, 1), (self._right, 1), gap=grid(2.5))
        self._reading = Reading(self._theme)
        self._reading.account_wanted.connect(self.account_wanted)
        self._form = form = tall(self._theme, self._halves, None)
        self._pages = Pages(self._reading, form)
        self.setLayout(
            column(
                self._heading,
                self._kind,
                (self._pages, 1),
                self._said,
                row(self._remove, None, self._change, self._store),
                gap=grid(1),
                margin=grid(2.5),
            )
        )

    def _tell_unprintable(self, name: str, hint: str, text: str) -> None:
        """Letters that no paper has are told below the field in which they are typed."""
        said = hint
        if letters := missing(text):
            said = self.tr("Papieren hebben geen %1: daar staat dan �.").replace(
                "%1", " ".join(letters)
            )
        if self.fields[name].note.text() != said:
            self.fields[name].explain(said)

    def _tell_odd_address(self) -> None:
        """Tell below the field that no mail can go to this address; it is kept all the same."""
        odd = email_remark(self._lines["email"].text().strip())
        self.fields["email"].explain(language.told(odd) if odd is not None else "")

    @property
    def member(self) -> Member:
        """The member as it is stored; id 0 for a new one."""
        return self._card.kept.member

    @property
    def editing(self) -> bool:
        """Whether the form is in view."""
        return self._pages.currentIndex() == 1

    @property
    def edited(self) -> Member:
        """The member as it is filled in."""
        values = {name: widget.text().strip() for name, widget in self._lines.items()}
        return self.member.changed(
            **values, guest=self._guest.isChecked(), active=self._active.isChecked()
        )

    @property
    def _filled(self) -> object:
        """All that is filled in, to be compared."""
        return self.edited, self.form.filled, self._own.filled, [x.form.filled for x in self.more]

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored; of a new member a tick is nothing."""
        if not (self.isEnabled() and self.editing):
            return False
        ticked = self.member.id and self.edited != self.member
        forms = (self.form, self._own, *self.more)
        return bool(ticked) or any(one.held for one in forms)

    def show_member(self, member: Member | None) -> None:
        """Show a member to read, a new one to fill in, or nobody."""
        new = member is not None and not member.id
        self._all = self._all and new and self.isEnabled() and not self.member.id
        self._card, self.loaded = Card(Particulars(member or NEW)), False
        self._said.say(self._split_said, "muted")
        self._split_said = ""
        self._asked = None
        self.setEnabled(member is not None)
        self._offer_kinds()
        self._fill()
        self._show_more()
        self._erasing_told = False
        self._turn(editing=new)

    def show_card(self, card: Card, more: Sequence[object] = ()) -> None:
        """Show the whole of who is in view; what is being filled in stays.

        Args:
            card: of who is in view, else it comes too late.
            more: what was loaded of him for the fields of parts.
        """
        begun = self.dirty
        other = card.kept.member.id != self.member.id or not self.isEnabled()
        if other or (begun and self.loaded):
            return
        kept = card.kept.member == self.member or begun
        self._card, self.loaded = card, True
        cast(Line, self.fields["number"].widget).setPlaceholderText(card.free)
        self._offer(card.fields)
        self._offer_kinds()
        self._show_more(more)
        if self.member.id:
            self._fill(besides=_OF_MEMBER if kept else ())
        self._turn(editing=self.editing)

    def show_season(self, season: SeasonTurnout | None) -> None:
        """Show how often somebody came in the last season played."""
        self._season = season
        self._read()

    def _read(self) -> None:
        self._reading.show_card(self._card, self._season, [one.told for one in self.more])

    def _show_more(self, found: Sequence[object] = ()) -> None:
        """Fill the fields of parts, which are there once somebody is stored."""
        for one, kept in zip_longest(self.more, found):
            one.show_member(kept)

    def _offer_kinds(self) -> None:
        """Offer the kinds of membership there are, and his own."""
        own, widget = self._card.kept.kind, self.fields["kind"].widget
        kinds = dict.fromkeys((*self._card.kinds, own))
        there = bool(self._card.kinds or own)
        cast(Choice, widget).offer(
            {"": self.tr("geen: betaalt niets")} | {one: one for one in kinds if one}
        )
        for name in _DUES.split("+"):
            self.fields[name].setVisible(there)

    def _fill(self, besides: Collection[str] = ()) -> None:
        """Fill in what is kept, but for what was typed before it came."""
        kept = self._card.kept
        for name, field in self.fields.items():
            if name not in besides:
                self.form.fill(name, getattr(kept.member if name in _OF_MEMBER else kept, name))
                field.calm()
        if not besides:
            self._tell_odd_address()
            self._guest.setChecked(kept.member.guest)
            self._active.setChecked(kept.member.active)
        self.form.settle()
        self._own.show({name: kept.own_value(int(name)) for name in self._own.fields})

    def _offer(self, fields: Sequence[OwnField]) -> None:
        """The club's own fields, made again only where they changed."""
        names = {str(one.id): one.name for one in fields}
        there = {name: one.widget.accessibleName() for name, one in self._own.fields.items()}
        if names == there:
            return
        for field in self._own.fields.values():
            self._own_rows.removeWidget(field)
            field.deleteLater()
        asks = [Ask(key, name.replace("&", "&&"), Typed(200)) for key, name in names.items()]
        self._own = Bound(asks)
        before = self.fields["emergency_phone"].widget
        for key, field in self._own.fields.items():
            field.widget.setAccessibleName(names[key])
            self._own_rows.addWidget(field)
            self.setTabOrder(before, field.widget)
            before = field.widget

    def _turn(self, *, editing: bool) -> None:
        """Have the form in view, or the card to read, with what can be done there."""
        member, asked = self.member, self._erasing_told
        there = self.isEnabled()
        self._pages.setCurrentIndex(int(editing))
        self._heading.setText(
            (member.label if member.id else self.tr("Nieuw lid"))
            if there
            else self.tr("Kies iemand in de lijst")
        )
        kind = self.tr("gast") if member.guest else ""
        gone = "" if member.active else self.tr("doet niet meer mee")
        self._kind.setText(", ".join(filter(None, (kind, gone))))
        self._kind.setVisible(bool(self._kind.text()) and not editing)
        self._reading.setVisible(there and not editing)
        self._read()
        self._show_rows()
        changeable = bool(member.id) and not member.erased
        self._remove.setVisible(changeable)
        # one question at a time, and room for its answer
        self._change.setVisible(changeable and not editing and not asked)
        self._store.setVisible(editing and not asked)
        text = self.tr("&Wissen, voorgoed") if asked else self.tr("Gegevens &wissen")
        self._remove.setText(self.tr("&Vertrek …") if member.active else text)
        self._active.setVisible(not member.active)

    def _show_rows(self) -> None:
        """Show the particulars in which something stands, or all of them once asked for."""
        wanted = [each.split("+") for each in (f"{_BELOW} {_RIGHT} other_phone").split()]
        rows = [[self.fields[name] for name in each] for each in wanted]
        rows += [[one] for one in self._own.fields.values()]
        hidden, beside = False, not all(one.isHidden() for one in self.more)
        for each in rows:
            shown = self._all or any(content(one.widget).strip() for one in each)
            hidden = hidden or not shown
            beside = beside or shown
            for one in each:
                one.setVisible(shown)
        for name in ("ended", "reason"):  # that begins by leaving; here it is only mended
            field = self.fields[name]
            field.setVisible(bool(content(field.widget).strip()))
        self._right.setVisible(beside)
        wide = beside and self.window().width() >= self._theme.grid(_ROOM)
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self._form.setMinimumWidth(self._theme.grid(80) if wide and self.editing else 0)
        self._fields.setVisible(self._all)
        self._more.setVisible(hidden and (self.loaded or not self.member.id))

    def _come_back(self, back: bool) -> None:
        """Take back the day and reason of leaving of a person who takes part again."""
        kept = Particulars(NEW) if back else self._card.kept
        for name in ("ended", "reason"):
            self.form.fill(name, getattr(kept, name))
        self._show_rows()

    def begin(self, *, more: bool = False) -> None:
        """Change who is in view, with the keyboard in the name, or in the address."""
        if not self.isEnabled() or self.member.erased:
            return
        self._turn(editing=True)
        if more:
            self.ask_more()
            return
        first = self._lines["first_name"]
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)
        first.selectAll()

    def ask_more(self) -> None:
        """Show all particulars, with the keyboard in the first of them."""
        self._all = True
        self._show_rows()
        self.fields["street"].widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _split_last_name(self) -> None:
        """The name de Boer becomes de and Boer, unless somebody took these together on purpose."""
        last = self._lines["last_name"]
        if not last.isModified() or self.member.infix or self._lines["infix"].text().strip():
            return
        infix, rest = split_last(last.text())
        if not infix:
            return
        self._lines["infix"].setText(infix)
        last.setText(rest)
        said = self.tr("“%1” staat nu bij het tussenvoegsel. De naam komt onder de %2.")
        self._split_said = said.replace("%1", infix).replace("%2", rest[:1].upper())
        self._said.say(self._split_said, "muted")

    def _split_whole_name(self) -> bool:
        """Whether a whole name stood where the first one is asked, and is parted now."""
        if self.member.id or self._lines["infix"].text().strip():
            return False
        parts = split_name(self._lines["first_name"].text())
        if not all((parts[0], parts[2])):
            return False
        for name, part in zip(NAME_PARTS, parts, strict=True):
            self._lines[name].setText(part)
        self._said.say(
            self.tr("De hele naam stond bij Voornaam. Klopt het zo? Enter slaat op."), "muted"
        )
        return True

    def read(self) -> Particulars | None:
        """Read all that is filled in; None where a field told what is wrong with it."""
        if not self._lines["last_name"].text().strip():
            self.ask_last_name()
            return None
        values, own = self.form.read(), self._own.read()
        others = [one.form.read() for one in self.more if one.held]
        if values is None or own is None or None in others:
            return None
        more = {name: value for name, value in values.items() if name not in _OF_MEMBER}
        filled = {int(name): value.strip() for name, value in own.items()}
        more["own"] = tuple(sorted(one for one in filled.items() if one[1]))
        return self._card.kept.changed(member=self.edited, **more)

    def store(self) -> None:
        """Ask to store what is filled in."""
        self._said.say("")
        if self.editing and (wanted := self.read()) is not None:
            self.stored.emit(wanted)

    def ask_last_name(self) -> None:
        """Say that it is missing, with the keyboard there; a whole name in one field is parted."""
        if self._split_whole_name():
            self._lines["last_name"].setFocus()
            return
        self.fields["last_name"].filled_in()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter stores, from every field and tick box; Escape leaves."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.store()
            return
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return
        super().keyPressEvent(event)

    def leave(self) -> None:
        """Back to the list; what is not stored goes only when Escape is pressed once more."""
        if self.dirty and self._asked != self._filled:
            self._asked = self._filled
            asked = self.tr(
                "Dit is nog niet opgeslagen. Enter slaat op; nog eens Esc gooit weg wat hier "
                "getypt is."
            )
            self._said.say(asked, "warning")
            return
        self._split_said = ""
        card, loaded = self._card, self.loaded
        self.show_member(self.member if self.member.id else None)
        if loaded:
            self.show_card(card)
        self.left.emit()

    def tell_held(self) -> None:
        """Why this stays in view though somebody else was chosen."""
        self._said.say(held_sentence(), "warning")

    def complain(self, sentence: str, kind: str = "error") -> None:
        """Say why it is not stored."""
        self._said.say(sentence, kind)

    def tell_namesakes(self, member: Member, count: int) -> None:
        """Others of this name are there, with the keyboard on what tells them apart."""
        if self.edited != member:
            return  # typed on meanwhile
        once = self.tr("%1 is er al. Een ander? Vul het onderscheid in, zoals de straat.")
        more = self.tr("%1 is er al %2 keer. Vul het onderscheid in, zoals de straat.")
        said = (once if count == 1 else more).replace("%2", str(count))
        self.tell_once(said.replace("%1", member.name))
        self._lines["remark"].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tell_once(self, sentence: str) -> None:
        """Warn of something doubtful; the keyboard stays, and Enter once more stores it."""
        self._said.say(sentence + " " + self.tr("Nog eens Enter slaat zo op."), "warning")

    def ask_removal(self) -> None:
        """The member leaves; who left is to be erased, and what goes with him is told first."""
        if self.member.active and self.member.id:
            self.leaving_wanted.emit(self.member)
        elif self.member.id:
            (self.erased if self._erasing_told else self.erasing_wanted).emit(self.member)

    def tell_erasing(self, sentence: str) -> None:
        """Tell the effects of erasing, which cannot be taken back: the keyboard stays as it is."""
        self._said.say(sentence + " " + self.tr("Alt+W doet het, Esc laat het zo."), "warning")
        self._erasing_told = True
        self._turn(editing=self.editing)


def _written(offices: tuple[Office, ...]) -> str:
    """The kept value as it is typed."""
    return "\n".join(office.written for office in offices)
