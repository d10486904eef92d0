"""The club itself: name, place, how it plays, its colour and logo."""

import base64
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QAction, QImage, QImageReader, QImageWriter, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QScrollArea

from clubadmin.desktop.club.part import WIDEST, Beside, Part
from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, action, button, card, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.club.colours import is_colour
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub

LARGEST = QSize(600, 300)  # pixels; on paper a logo is a few centimetres
MOST_FILE = 10_000_000  # bytes; a photograph of a few thousand pixels across is less
_MOST_KEPT = 200_000  # bytes; a busy picture is kept as JPEG then


class LogoField(Plain):
    """Shows the logo; a button to choose one and one to take it away."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.logo = ""  # base64, as it is kept
        self._shown = label()
        self._shown.setFixedHeight(theme.grid(12))
        self._shown.setMinimumWidth(theme.grid(12))
        self._shown.setAccessibleName(self.tr("Logo van de club"))
        self.choose_button = button(self.tr("Logo kie&zen"), self.ask)
        self.remove_button = button(self.tr("Logo &weghalen"), self.remove, "quiet")
        self._say = Said()
        hint = self.tr(
            "Een PNG of JPEG; hij staat boven elk papier, ook op zwart-wit. Zonder logo staat er "
            "een klaverblad in de kleur van de club."
        )
        buttons = row(self._shown, self.choose_button, self.remove_button, None, gap=theme.grid(1))
        self.setLayout(column(buttons, label(hint, "small", wrap=True), self._say, gap=3))
        self.show_logo("")

    def show_logo(self, logo: str) -> None:
        """The logo that is kept; "" for none."""
        self.logo = logo
        self._say.say("")
        image = QImage.fromData(QByteArray.fromBase64(logo.encode("ascii", "replace")))
        self._shown.setVisible(not image.isNull())
        self.remove_button.setVisible(bool(logo))
        if not image.isNull():
            high = self._shown.height() * self.devicePixelRatioF()
            picture = QPixmap.fromImage(
                image.scaledToHeight(round(high), Qt.TransformationMode.SmoothTransformation)
            )
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            self._shown.setPixmap(picture)

    def ask(self) -> None:
        """Choose a file."""
        kinds = self.tr("Afbeeldingen (*.png *.jpg *.jpeg)")
        file = files.ask_existing(self, self.tr("Logo kiezen"), kinds)
        if file is not None:
            self.take(file)

    def take(self, file: Path) -> None:
        """Take the picture in a file, or say why it cannot be the logo."""
        sentence = self._take(file)
        self._say.say(f"! {sentence}" if sentence else "")

    def remove(self) -> None:
        """Remove the logo."""
        self.show_logo("")
        self.changed.emit()

    def _take(self, file: Path) -> str:
        try:
            if not file.is_file():  # reading a pipe could wait for ever
                raise FileNotFoundError(file)
            if file.stat().st_size > MOST_FILE:
                return self.tr("Dit bestand is groter dan 10 MB. Maak de afbeelding kleiner.")
        except OSError:
            return self.tr("Dit bestand is er niet of is niet te lezen. Kies een ander.")
        reader = QImageReader(str(file))
        reader.setDecideFormatFromContent(True)
        reader.setAutoTransform(True)
        if bytes(reader.format().data()) not in (b"png", b"jpeg"):
            return self.tr("Dit is geen PNG of JPEG. Kies een ander bestand.")
        size = reader.size()
        if size.width() > LARGEST.width() or size.height() > LARGEST.height():
            reader.setScaledSize(_no_smaller(size))
        image = reader.read()
        if image.isNull():
            return self.tr("Deze afbeelding is beschadigd. Kies een ander bestand.")
        self.show_logo(_kept(_fitted(image)))
        self.changed.emit()
        return ""


def _no_smaller(size: QSize) -> QSize:
    """Twice what is kept, so that the last step, which is smooth, decides how it looks."""
    return size.scaled(LARGEST * 2, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(size)


def _fitted(image: QImage) -> QImage:
    if image.width() <= LARGEST.width() and image.height() <= LARGEST.height():
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio, smooth)


def _kept(image: QImage) -> str:
    """Encode a picture in base64: PNG, or JPEG on white where that would be large."""
    png = _written(image, b"png", 0)
    if len(png) <= _MOST_KEPT:
        return base64.b64encode(png).decode("ascii")
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    return base64.b64encode(_written(flat, b"jpeg", 88)).decode("ascii")


def _written(image: QImage, kind: bytes, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())


class SettingsPart(Part):
    """A form; new competitions start from what it says."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._stored: ClubSettings | None = None
        self._shown: ClubSettings | None = None  # as it stood when it was filled in
        self.name = Field(self.tr("&Naam van de club"), line(most=80))
        self.name.widget.setProperty("kind", "large")
        self.place = Field(self.tr("P&laats"), line(most=80))
        self.playing = PlayingFields(theme)
        self._accents = Choice(
            {
                "#1f6b4a": self.tr("Groen"),
                "#1d5b8f": self.tr("Blauw"),
                "#8a2b3a": self.tr("Wijnrood"),
                "#6a3d8a": self.tr("Paars"),
                "#7a4b12": self.tr("Bruin"),
                "own": self.tr("Eigen kleur"),
            }
        )
        self._own = line("#1f6b4a", most=7)
        self._accents.currentIndexChanged.connect(self._follow)
        self.own_field = Field(
            self.tr("Kleur&code"), self._own, self.tr("Zoals #1f6b4a, van de website van de club.")
        )
        self.logo = LogoField(theme)
        self._say = Said()
        self.store_button = button(self.tr("&Opslaan"), self.store, "primary")
        foot = row((self._say, 1), None, self.store_button, gap=theme.grid(2))
        foot.setContentsMargins(0, 0, theme.grid(1), theme.grid(2))
        self.setLayout(column((self._form(), 1), foot, gap=theme.grid(1)))
        self.hand_on(self.name.widget)
        self._actions = [action(self, self.tr("Gegevens &opslaan"), self.store, "Ctrl+S")]
        self.addActions(self._actions)

    def _form(self) -> QScrollArea:
        """The name and look of the club, and how it plays."""
        grid = self.theme.grid
        colour = Field(
            self.tr("Kleur &van de club"),
            self._accents,
            self.tr("In dit venster en op papier; leesbaar gemaakt waar nodig."),
        )
        who = card(
            self.name,
            self.place,
            grid(1),
            label(self.tr("Kleur en logo"), "heading"),
            row(colour, self.own_field, gap=grid(2)),
            self.logo,
            None,
            gap=grid(1.5),
            margin=grid(3),
        )
        plays = self._card(
            self.tr("Zo speelt de club"),
            self.tr("Nieuwe competities beginnen hiermee; een competitie kan ervan afwijken."),
            self.playing,
            None,
        )
        return tall(self.theme, Beside(self.theme, who, plays, WIDEST), width=WIDEST)

    @property
    def unsaved(self) -> str:
        """The settings, if something in them is not stored."""
        changed = self._shown is not None and self._filled_in() != self._shown
        return self.tr("Gegevens") if changed else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.unsaved and self._stored is not None:
            self._fill_in(self._stored)
            self._say.say("")
            return
        super().keyPressEvent(event)

    def part_actions(self) -> list[QAction]:
        """The action that stores."""
        return self._actions

    def refresh(self) -> None:
        """Show the settings as stored, unless something is being filled in."""
        self.ops.run(lambda club: (clubs.settings(club), rulesets.rule_sets(club)), self._show)

    def _show(self, found: tuple[ClubSettings, tuple[RuleSetVersion, ...]]) -> None:
        settings, rules = found
        self.playing.offer_rules(rules)
        if settings == self._stored:
            if self.unsaved:
                self._say.say(held_sentence(), "warning")
            return
        self._stored = settings
        self._say.say("")
        self._fill_in(settings)

    def _fill_in(self, settings: ClubSettings) -> None:
        self._shown = None  # half filled in is not what somebody typed
        self.name.widget.setText(settings.name)  # type: ignore[attr-defined]
        self.place.widget.setText(settings.place)  # type: ignore[attr-defined]
        self.playing.show_values(
            settings.rule_set,
            settings.games,
            settings.rounds,
            settings.odd_players,
            settings.sit_out_points,
        )
        known = self._accents.findData(settings.accent) >= 0
        self._accents.choose(settings.accent if known else "own")
        self._own.setText(settings.accent)
        self.logo.show_logo(settings.logo)
        self._follow()
        self._shown = self._filled_in()

    def store(self) -> None:
        """Store what is filled in."""
        if self._stored is None:
            return
        if not is_colour(self._accent):
            self.own_field.complain(self.tr("Een kleurcode is # met zes cijfers of letters a-f."))
            return
        self.own_field.calm()
        if not self.playing.rule_set.settled():
            return
        wanted = self._filled_in()

        def work(club: OpenClub) -> None:
            clubs.change_settings(club, wanted)

        def done(_: None) -> None:
            self._shown = wanted

        self._say.say("")
        self.ops.change(work, done, troubles.told_in(self._say, "! "))

    @property
    def _accent(self) -> str:
        return self._own.text() if self._accents.value == "own" else self._accents.value

    def _filled_in(self) -> ClubSettings:
        assert self._stored is not None
        playing = self.playing
        return replace(
            self._stored,
            name=self.name.widget.text(),  # type: ignore[attr-defined]
            place=self.place.widget.text(),  # type: ignore[attr-defined]
            rule_set=playing.rule_set.value,
            games=playing.games.value(),
            rounds=playing.rounds.value(),
            odd_players=playing.odd.value,
            sit_out_points=playing.sit_out_points,
            accent=self._accent,
            logo=self.logo.logo,
        )

    def _follow(self) -> None:
        self.own_field.setVisible(self._accents.value == "own")
