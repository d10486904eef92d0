"""The words on the pages, in Dutch by name; templates and scripts get them in the language read."""

from clubadmin.i18n import marked

PHRASES = {
    "table": marked("Tafel"),
    "round": marked("Ronde"),
    "game": marked("Spel"),
    "typed": marked("Getypt"),
    "total": marked("Totaal"),
    "nobody": marked("Scan de kaart van uw tafel. Deze bladzijde is er niet (meer)."),
    "desk_code": marked("Code van het tweede bureau"),
    "open": marked("Openen"),
    "wall": marked("Aan de wand"),
    "desk": marked("Tweede bureau"),
}
