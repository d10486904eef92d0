"""The outcome of mending a damaged club, to be read before it is opened."""

from collections.abc import Sequence

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.language import translate
from clubadmin.i18n import Message
from clubadmin.model.club.club import Mended

MOST = 12  # sentences of a kind; the rest is counted


def mended_text(found: Mended) -> str:
    """Per thing what was there and what is there now, what was left, and where the old file is."""
    if found.kept is None:
        told = translate("Mended", "!  Er is niets hersteld: het logboek bewijst niet hoe het was.")
        return "\n".join((told, *_lines(found.left)))
    lines = [translate("Mended", "✓  Hersteld uit het logboek:"), *_lines(found.put_right)]
    if found.left:
        left = translate("Mended", "!  Dit bewijst het logboek niet; het is zo gelaten:")
        lines += [left, *_lines(found.left)]
    kept = translate("Mended", "Het beschadigde bestand is bewaard: %1")
    return "\n".join((*lines, kept.replace("%1", str(found.kept))))


def _lines(sentences: Sequence[Message]) -> list[str]:
    lines = [f"–  {language.told(one)}" for one in sentences[:MOST]]
    if len(sentences) > MOST:
        more = translate("Mended", "–  en nog %1 meer")
        lines.append(more.replace("%1", str(len(sentences) - MOST)))
    return lines
