"""Below the rules: the field that is chosen, explained, with what each rule set says of it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, holder, label
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.side_by_side import ComparedField


class Explained(QScrollArea):
    """Keeps its height, so that nothing jumps while one goes from field to field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Uitleg"))
        self.heading = label(kind="strong", wrap=True)
        self.text = label(wrap=True)
        self.said = label(wrap=True)
        self.source = label(kind="small", wrap=True)
        for one in (self.heading, self.text, self.said, self.source):
            one.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inner = holder(
            column(
                self.heading,
                self.text,
                self.source,
                self.said,
                None,
                gap=theme.grid(0.5),
                margin=theme.grid(1),
            )
        )
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(theme.grid(17))
        self.explain(None, ())

    def explain(self, field: ComparedField | None, titles: Sequence[str]) -> None:
        """Tell what a field is about; None: how one comes to read about one."""
        spoken = language.current()
        if field is None:
            self.text.setText(self.tr("Kies een regel: hier staat wat hij betekent."))
            for one in (self.heading, self.source, self.said):
                one.hide()
            return
        told = field_specs()[field.name]
        self.source.show()
        self.said.show()
        self.heading.show()
        self.heading.setText(field.label(spoken))
        self.text.setText(told.help.text(spoken))
        self.source.setText(self.tr("In de stukken: %1").replace("%1", told.source))
        self.said.setText("\n".join(_lines(field, titles)))
        self.verticalScrollBar().setValue(0)


def _lines(field: ComparedField, titles: Sequence[str]) -> list[str]:
    """What each rule set says, with its article, or why it says nothing."""
    spoken = language.current()
    found = []
    for title, said in zip(titles, field.said, strict=True):
        if said.idle is not None:
            found.append(f"{title}: – {said.idle.message.text(spoken)}")
        else:
            found.append(f"{title}: {said.value(spoken)} ({said.article})")
    return found
