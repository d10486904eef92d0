"""How the window says when a copy last went to another medium."""

from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.model.club.club import CopyElsewhere


def copy_sentence(found: CopyElsewhere) -> str:
    """Tell when a copy last went to another medium, and how long ago."""
    if found.copied is None:
        return translate(
            "copies",
            "Voor zover het programma weet is er nog geen kopie op een stick of een andere schijf.",
        )
    when = plain_date(found.copied.date())
    if found.days is None:
        text = translate(
            "copies",
            "Laatste kopie op een stick of een andere schijf: %1. De klok van de computer staat "
            "nu eerder, dus hoe lang dat geleden is, is niet te zeggen.",
        )
        return text.replace("%1", when)
    if found.days == 0:
        text = translate("copies", "Laatste kopie op een stick of een andere schijf: %1, vandaag.")
    elif found.days == 1:
        text = translate("copies", "Laatste kopie op een stick of een andere schijf: %1, gisteren.")
    else:
        text = translate(
            "copies", "Laatste kopie op een stick of een andere schijf: %1, %2 dagen geleden."
        )
    return text.replace("%1", when).replace("%2", whole(found.days))
