"""Typing at the tables: phones, a second desk, and the page on the wall."""

from clubadmin.part import Part

PART = Part(
    made_of=(
        "cli/hall.py",
        "desktop/tableside",
        "model/tableside",
        "reports/tableside",
        "resources/tableside",
        "server",
        "services/tableside",
    ),
    pages={"aan-tafel": "per-spel"},
    cli=("hall",),
    fills={
        "beside-sheets": "desktop.tableside.commands.AtTables",
        "evening-commands": "desktop.tableside.commands.table_commands",
        "selftest": "cli.hall.selftest",
    },
)
