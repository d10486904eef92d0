"""The club itself: name, place, how it plays, its colour and logo."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QScrollArea

from clubadmin.desktop.club.logo import LogoField
from clubadmin.desktop.club.part import Part
from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.kit.colours import is_colour
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.unsaved import held_sentence
from clubadmin.desktop.kit.widgets import Said, action, button, card, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings, RuleSetVersion

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


class SettingsPart(Part):
    """A form; new competitions start from what it says."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._stored: ClubSettings | None = None
        self._shown: ClubSettings | None = None  # as it stood when it was filled in
        self.name = Field(self.tr("&Naam van de club"), line(most=80))
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
        self.setLayout(column(self._form()))
        self.setFocusProxy(self.name.widget)
        self._actions = [action(self, self.tr("Gegevens &opslaan"), self.store, "Ctrl+S")]
        self.addActions(self._actions)

    def _form(self) -> QScrollArea:
        grid = self.theme.grid
        box = card()
        box.setLayout(
            column(
                self.name,
                self.place,
                label(self.tr("Zo speelt de club"), "heading"),
                label(
                    self.tr(
                        "Nieuwe competities beginnen hiermee; een competitie kan ervan afwijken."
                    ),
                    "muted",
                    wrap=True,
                ),
                self.playing,
                label(self.tr("Kleur en logo"), "heading"),
                row(
                    Field(
                        self.tr("Kleur &van de club"),
                        self._accents,
                        self.tr("In dit venster en op papier; leesbaar gemaakt waar nodig."),
                    ),
                    self.own_field,
                    gap=grid(2),
                ),
                self.logo,
                self._say,
                row(None, self.store_button),
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        return tall(self.theme, box, None, width=80)

    @property
    def unsaved(self) -> str:
        """The settings, if something in them is not stored."""
        changed = self._stored is not None and self._filled_in() != self._shown
        return self.tr("Gegevens") if changed else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.unsaved and self._stored is not None:
            self._fill_in(self._stored)
            self._say.say("")
            return
        super().keyPressEvent(event)

    def part_actions(self) -> list[QAction]:
        """Store."""
        return self._actions

    def refresh(self) -> None:
        """Show the settings as stored, unless something is being filled in."""

        def work(club: "OpenClub") -> tuple[ClubSettings, tuple[RuleSetVersion, ...]]:
            from clubadmin.services.club import club as clubs
            from clubadmin.services.club import rulesets

            return clubs.settings(club), rulesets.rule_sets(club)

        self.ops.run(work, self._show)

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
        if not self.playing.settle():
            return
        wanted = self._filled_in()

        def work(club: "OpenClub") -> None:
            from clubadmin.services.club import club as clubs

            clubs.change_settings(club, wanted)

        self._say.say("")
        self.ops.run(work, lambda _: None, self._refused, changes=True)

    @property
    def _accent(self) -> str:
        return self._own.text() if self._accents.value == "own" else self._accents.value

    def _filled_in(self) -> ClubSettings:
        """The settings as filled in."""
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

    def _refused(self, error: Exception) -> None:
        self._say.say(f"! {troubles.sentence(error)}")

    def _follow(self) -> None:
        self.own_field.setVisible(self._accents.value == "own")
