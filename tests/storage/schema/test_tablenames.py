import subprocess
import sys
from pathlib import Path

from clubadmin.storage.rows import CLASSES
from clubadmin.storage.schema import tablenames
from clubadmin.storage.schema.layouts import LAYOUTS, layout_digest, our_tables
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION, TableName


def test_every_row_class_has_its_name() -> None:
    named = {
        name: value.__tablename__
        for name, value in vars(tablenames).items()
        if isinstance(value, TableName)
    }
    classes = {one.__name__: table for table, one in CLASSES.items()}
    assert named == classes


def test_the_layout_that_is_known_by_heart_is_that_of_the_classes() -> None:
    """Tables change with a new schema only: a step in `migrations`, and a name in `LAYOUTS`."""
    assert layout_digest(our_tables()) == LAYOUTS[SCHEMA_VERSION]


def test_looking_at_a_club_loads_no_row_classes(tmp_path: Path) -> None:
    script = (
        "import sys; from clubadmin.services.club import club;"
        "from clubadmin.services.members import members;"
        "from clubadmin.services.seasons import seasons;"
        "from clubadmin.model.club.club import ClubSettings;"
        "opened = club.open_club(sys.argv[1]); club.settings(opened); members.members(opened);"
        "seasons.evenings(opened); opened.close(); print('sqlmodel' in sys.modules)"
    )
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.services.club.club import create_club

    create_club(tmp_path / "c.klj", ClubSettings("De Nel")).close()
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "c.klj")],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert done.stdout.strip() == "False"
