"""The panel beside the list in which a member is added or changed."""

import unicodedata
from functools import cache, partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QRawFont
from PySide6.QtWidgets import QCheckBox

from clubadmin import assets
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, Line, line, tall
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, label, row
from clubadmin.domain.names import NAME_PARTS, split_last, split_name
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member
from clubadmin.services.input.checks import email_remark
from clubadmin.services.input.particulars import identifying

_FACES = ("NotoSans", "NotoSansHebrew", "NotoSansArabic")  # what `reports.kit.fonts` draws with

NEW = Member(id=0, last_name="")


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
    """Shows one member; Enter stores, Escape goes back to the list, asking if that loses text."""

    stored = Signal(object)  # Member, id 0 for a new one
    removal_wanted = Signal(object)  # Member, of whom is to be told what goes with him
    removed = Signal(object)
    left = Signal()
    list_pasted = Signal()  # in a field: members, to be looked at before they are added
    more_wanted = Signal()  # address, functions and whatever else is kept of him

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._member = NEW
        self._heading = label(kind="heading", wrap=True)
        self.fields = self._make_fields()
        self._guest = QCheckBox(self.tr("&Gast, geen lid"))
        self._active = QCheckBox(self.tr("Speelt nog &mee"))
        self._remove = button(self.tr("&Verwijderen"), self.ask_removal, "quiet", risky=True)
        self._store = button(self.tr("&Opslaan"), self.store, "primary")
        self._more = button(self.tr("Adres en fun&cties"), self.more_wanted.emit, "quiet")
        self._with_more = False
        self._said = Said()
        self._asked: Member | None = None  # what was filled in when Escape was pressed before
        self._doubted: Member | None = None  # of which was told that it may hold a BSN
        self._split_said = ""  # that an infix was taken off the last name, for who reads on
        self._lines["last_name"].editingFinished.connect(self._split_last_name)
        self._lines["email"].editingFinished.connect(self._tell_odd_address)
        self._removal_told = False  # what removing does stands there, and waits for a yes
        grid = theme.grid
        form = tall(theme, *self.fields.values(), None)
        self.setLayout(
            column(
                self._heading,
                form,
                self._guest,
                self._active,
                row(self._more, None),
                self._said,
                row(self._remove, None, self._store),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
        self.show_member(None)

    def _make_fields(self) -> dict[str, Field]:
        titles = {
            "first_name": (self.tr("Voo&rnaam"), ""),
            "infix": (self.tr("&Tussenvoegsel"), self.tr("van, de, van der ...")),
            "last_name": (self.tr("&Achternaam"), ""),
            "remark": (
                self.tr("On&derscheid"),
                self.tr("Houdt naamgenoten uit elkaar, zoals de straat."),
            ),
            "phone": (self.tr("Tele&foon"), ""),
            "email": (self.tr("&E-mail"), ""),
        }
        self._lines: dict[str, Line] = {name: line() for name in titles}
        for one in self._lines.values():
            one.list_pasted.connect(self.list_pasted)
        for name in (*NAME_PARTS, "remark"):
            hint = titles[name][1]
            self._lines[name].textChanged.connect(partial(self._tell_unprintable, name, hint))
        return {
            name: Field(title, self._lines[name], hint) for name, (title, hint) in titles.items()
        }

    def _tell_unprintable(self, name: str, hint: str, text: str) -> None:
        """Letters that no paper has are told below the field in which they are typed."""
        said = hint
        if letters := missing(text):
            said = self.tr("Papieren hebben geen %1: daar staat dan �.").replace(
                "%1", " ".join(letters)
            )
        if name in self.fields and self.fields[name].note.text() != said:
            self.fields[name].explain(said)

    def _tell_odd_address(self) -> None:
        """Where no mail can go is told below the field, and kept all the same."""
        odd = email_remark(self._lines["email"].text().strip())
        self.fields["email"].explain(language.told(odd) if odd is not None else "")

    @property
    def member(self) -> Member:
        """The member as it is stored; id 0 for a new one."""
        return self._member

    @property
    def edited(self) -> Member:
        """The member as it is filled in."""
        values = {name: widget.text().strip() for name, widget in self._lines.items()}
        return self._member.changed(
            **values, guest=self._guest.isChecked(), active=self._active.isChecked()
        )

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored; of a new member a tick is nothing."""
        typed = self._member.id or any(one.text().strip() for one in self._lines.values())
        return self.isEnabled() and bool(typed) and self.edited != self._member

    def show_member(self, member: Member | None) -> None:
        """Show a member, or nobody."""
        self._member = member or NEW
        self._asked = None
        self._said.say(self._split_said, "muted")
        self._split_said = ""
        self._ask_about_removal(asked=False)
        self.setEnabled(member is not None)
        shown = self._member
        for name, widget in self._lines.items():
            widget.setText(getattr(shown, name))
            self.fields[name].calm()
        self._tell_odd_address()
        self._guest.setChecked(shown.guest)
        self._active.setChecked(shown.active)
        self._remove.setVisible(bool(shown.id) and not shown.erased)
        self.offer_more(self._with_more)
        if member is None:
            self._heading.setText(self.tr("Kies iemand in de lijst"))
        else:
            self._heading.setText(shown.label if shown.id else self.tr("Nieuw lid"))

    def offer_more(self, there: bool) -> None:
        """Whether the club keeps more of its members than stands here."""
        self._with_more = there
        self._more.setVisible(there and bool(self._member.id) and not self._member.erased)

    def _split_last_name(self) -> None:
        """The name de Boer becomes de and Boer, unless somebody took these together on purpose."""
        last = self._lines["last_name"]
        if not last.isModified() or self._member.infix or self._lines["infix"].text().strip():
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
        if self._member.id or self._lines["infix"].text().strip():
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

    def begin(self) -> None:
        """Go to the first field."""
        first = self._lines["first_name"]
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)
        first.selectAll()

    def store(self) -> None:
        """Ask to store what is filled in."""
        if not self._lines["last_name"].text().strip():
            self.ask_last_name()
            return
        edited = self.edited
        doubt = identifying(iter([(Message("Het onderscheid"), edited.remark)]))
        if doubt is not None and self._doubted != edited:
            self._doubted = edited
            once_more = self.tr("Nog eens Enter slaat zo op.")
            self._said.say(f"{language.told(doubt)} {once_more}", "warning")
            return
        self.stored.emit(edited)

    def ask_last_name(self) -> None:
        """Say that it is missing, with the keyboard there; a whole name in one field is parted."""
        if self._split_whole_name():
            self._lines["last_name"].setFocus()
            return
        self.fields["last_name"].complain(self.tr("Vul de achternaam in."))
        self._lines["last_name"].setFocus()

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
        if self.dirty and self._asked != self.edited:
            self._asked = self.edited
            asked = self.tr(
                "Dit is nog niet opgeslagen. Enter slaat op; nog eens Esc gooit weg wat hier "
                "getypt is."
            )
            self._said.say(asked, "warning")
            return
        self._split_said = ""
        self.show_member(self._member if self._member.id else None)
        self.left.emit()

    def tell_held(self) -> None:
        """Why this stays in view though somebody else was chosen."""
        self._said.say(held_sentence(), "warning")

    def tell_namesakes(self, member: Member, count: int) -> None:
        """Others of this name are there, with the keyboard on what tells them apart."""
        if self.edited != member:
            return  # typed on meanwhile
        once = self.tr("%1 is er al. Een ander? Vul het onderscheid in, zoals de straat.")
        more = self.tr("%1 is er al %2 keer. Vul het onderscheid in, zoals de straat.")
        said = (once if count == 1 else more).replace("%2", str(count))
        said += " " + self.tr("Nog eens Enter slaat zo op.")
        self._said.say(said.replace("%1", member.name), "warning")
        self._lines["remark"].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tell_stopping(self, member: Member, sentence: str) -> None:
        """Warn that a member who stops still has a seat in a round; the keyboard stays."""
        if self.edited == member:
            self._said.say(sentence + " " + self.tr("Nog eens Enter slaat zo op."), "warning")

    def ask_removal(self) -> None:
        """The member is to be removed; where more goes with him that is told first."""
        if self._member.id:
            (self.removed if self._removal_told else self.removal_wanted).emit(self._member)

    def tell_removal(self, sentence: str) -> None:
        """Tell the effects of removing, with the keyboard on the button that goes on."""
        self._said.say(sentence + " " + self.tr("Enter gaat door, Esc laat het zo."), "warning")
        self._ask_about_removal(asked=True)
        self._remove.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tell_erasing(self, sentence: str) -> None:
        """Tell the effects of erasing, which cannot be taken back: the keyboard stays as it is."""
        self._said.say(sentence + " " + self.tr("Alt+W doet het, Esc laat het zo."), "warning")
        self._ask_about_removal(asked=True)

    def _ask_about_removal(self, *, asked: bool) -> None:
        """Ask about taking a player off the list; one who left already can be erased."""
        self._removal_told = asked
        self._store.setVisible(not asked)  # one question at a time, and room for its answer
        if self._member.active:
            text = self.tr("&Verwijderen, ja") if asked else self.tr("&Verwijderen")
        else:
            text = self.tr("&Wissen, voorgoed") if asked else self.tr("Gegevens &wissen")
        self._remove.setText(text)
