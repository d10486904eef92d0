"""The pictures of the help, made by the program itself: `resources/help/pictures/{nl,en}/*.png`.

The window runs without a screen on a made-up club in a temporary folder; for each picture it does
what the help says (`recipes.py`), and what is in view then is kept. A picture is made again by
running this: all of them, or those that are named; one that still looks as before is left alone.
With --compare nothing is kept, and what differs from what is there is named. The made-up club is
one that is there already with --of.

    python3 packaging/dev.py pictures [--compare] [--in LANGUAGE] [--of FILE] [NAME ...]
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from PySide6.QtWidgets import QApplication
from recipes import PICTURES
from studio import CLUB, Studio, framed, make_club

from clubadmin.desktop.kit import language
from clubadmin.i18n import Language

TARGET = Path(__file__).parents[1] / "resources" / "help" / "pictures"
COMPARE, IN, OF = "--compare", "--in", "--of"
MOST = 2.5  # of 255, on the whole: an edge that is drawn otherwise; other words are more
SMALL = (120, 80)  # at which two are compared


def main(arguments: Sequence[str]) -> int:
    """Make or compare the pictures that are named, or all; 1 where one differs.

    Each language has a program of its own: windows that are kept open would speak the other one.
    """
    if IN not in arguments:
        each = [[sys.executable, __file__, IN, one.value, *arguments] for one in Language]
        return max(one.wait() for one in [subprocess.Popen(command) for command in each])
    spoken = arguments[arguments.index(IN) + 1]
    ready = arguments[arguments.index(OF) + 1] if OF in arguments else ""
    given = (COMPARE, IN, OF, spoken, ready)
    names = {one for one in arguments if one not in given} or {*PICTURES}
    QApplication.setStyle("Fusion")
    app = QApplication([])
    app.setApplicationName("clubadmin")
    language.speak(app, spoken)
    other = []
    for name, image in made(names, ready):
        file = TARGET / spoken / f"{name}.png"
        told = difference(file, image)
        if told and COMPARE not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            image.save(file, optimize=True)
            print(f"{spoken} {name:16}{file.stat().st_size:8}", flush=True)
        elif told:
            print(f"{spoken} {name}: {told}", flush=True)
            other.append(name)
    return 1 if other else 0


def made(names: set[str], there: str) -> Iterator[tuple[str, Image.Image]]:
    """The pictures of these names in the language that is spoken, each of a club of its own.

    Args:
        names: of the pictures.
        there: the made-up club, where it was made before; "" makes it.
    """
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(there) if there else make_club(Path(folder))
        for name, recipe in PICTURES.items():
            if name in names:
                own = Path(folder) / name
                own.mkdir()
                shutil.copy(ready, own / CLUB)
                studio = Studio(own)
                yield name, framed(recipe(studio))
                studio.end()


def difference(file: Path, image: Image.Image) -> str:
    """How a picture differs from the one that is there; "" for not much."""
    if not file.is_file():
        return "not there"
    with Image.open(file) as there:
        if there.size != image.size:
            return f"{there.size} is now {image.size}"
        pair = [one.convert("L").resize(SMALL) for one in (there, image)]
    apart = ImageStat.Stat(ImageChops.difference(*pair)).mean[0]
    return f"differs by {apart:.1f}" if apart > MOST else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
