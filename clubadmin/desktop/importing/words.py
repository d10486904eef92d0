"""Words for columns, doubts and choices; services give a kind and its values."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import translate
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.importing.importing import Choice, Doubt, Look, Role, Spot
from clubadmin.model.importing.people import LEFT_OUT, NEW, QUESTION, PeopleLook
from clubadmin.services.importing import wording

_NAMED = 3  # of those who are left out


def roles() -> dict[str, str]:
    """The kinds of columns, with their names."""
    return {kind: language.told(Message(said)) for kind, said in sentences("column").items()}


def ask_list(parent: QWidget) -> Path | None:
    """Ask for the file of a list; None where none is chosen."""
    kinds = translate(
        "Importing",
        "Rekenblad, CSV of adresboek (*.xlsx *.csv *.txt *.tsv *.vcf);;Alle bestanden (*)",
    )
    return files.ask_existing(parent, translate("Importing", "Welke lijst?"), kinds)


def taken(found: Look | PeopleLook) -> str:
    """Tell what came into the club, the way back, and what was left out."""
    if isinstance(found, Look):
        text = translate(
            "Importing", "✓ Ingelezen: %1 uitslagen op %2 avonden. Met Ctrl+Z is het weer weg."
        )
        text = text.replace("%1", whole(found.results)).replace("%2", whole(len(found.evenings)))
        return _with_left(
            text, [(why, count) for why, count in found.left if why != "blank"], found
        )
    if found.entries:
        text = translate("Importing", "✓ Op de lijst: %1. Met Ctrl+Z is het weer weg.")
        text = text.replace("%1", whole(len(found.coming)))
    else:
        text = translate(
            "Importing", "✓ Ingelezen: %1 nieuw, %2 gewijzigd. Met Ctrl+Z is het weer weg."
        )
        changed = sum(one.changed for one in found.coming)
        text = text.replace("%1", whole(found.count(NEW))).replace("%2", whole(changed))
    away = [one.name for one in found.people if one.state in (LEFT_OUT, QUESTION)]
    if not away:
        return text
    names = ", ".join(away[:_NAMED]) + (" …" if len(away) > _NAMED else "")
    said = translate("Importing", "Niet overgenomen: %1 (%2).")
    return f"{text} {said.replace('%1', whole(len(away))).replace('%2', names)}"


def _with_left(text: str, why: Sequence[tuple[str, int]], found: Look) -> str:
    """The text with what stays out of a list of results."""
    if why:
        said = translate("Importing", "Niet gebruikt: %1.")
        text += " " + said.replace("%1", ", ".join(left(reason, count) for reason, count in why))
    return f"{text} {left('unsure', len(found.rest))}." if found.rest else text


def without(rows: int) -> str:
    """Offer to leave out the rows that are not right."""
    return left("without", rows)


def role_title(role: Role) -> str:
    """A column as it is read: "avond 3", "roem, avond 3, ronde 1"."""
    parts = [roles()[role.kind]]
    if role.evening is not None:
        parts.append(translate("Importing", "avond %1").replace("%1", str(role.evening)))
    if role.round is not None:
        parts.append(translate("Importing", "ronde %1").replace("%1", str(role.round)))
    return ", ".join(parts[1:] if role.kind == "points" and parts[1:] else parts)


def letter(column: int) -> str:
    """A column as a spreadsheet calls it: A, B ... Z, AA."""
    before, at = divmod(column, 26)
    return (letter(before - 1) if before else "") + chr(ord("A") + at)


def where(spot: Spot, sheet: str = "") -> str:
    """A place in the file: "rij 5, kolom C"."""
    said = translate("Importing", "rij %1").replace("%1", str(spot.row + 1))
    if spot.column >= 0:
        said += translate("Importing", ", kolom %1").replace("%1", letter(spot.column))
    return f"{sheet}: {said}" if sheet else said


def left(reason: str, count: int) -> str:
    """Rows that are not used."""
    return language.told(wording.left(reason, count))


def wrong(code: str) -> str:
    """Why an answer does not settle a doubt."""
    return language.told(wording.wrong(code))


class Words:
    """The sentences of doubts in the language of the window."""

    def question(self, doubt: Doubt) -> str:
        """Word a question."""
        return language.told(wording.question(doubt))

    def choice(self, doubt: Doubt, one: Choice) -> str:
        """Word a choice."""
        return language.told(wording.choice(doubt, one))

    def decided(self, doubt: Doubt) -> str:
        """Tell the decision in a few words; "" while it is open."""
        if doubt.answer is None or (chosen := doubt.chosen) is None:
            return ""
        if doubt.wrong:
            return f"! {wrong(doubt.wrong)}"
        said = self.choice(doubt, chosen)
        return f"{said} {doubt.answer.value}" if chosen.typed else said
