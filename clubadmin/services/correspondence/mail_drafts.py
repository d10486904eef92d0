"""Messages as files that the mail program opens, in a new folder of their own."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path

from clubadmin.errors import Refused
from clubadmin.services.correspondence.mail_message import file_name
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.troubles import write_trouble

_MOST = 1000  # folders of one name
Going = Callable[[int, int], None]
"""Told how many are written, and of how many; may raise to stop."""


def write_drafts(
    within: Path, name: str, drafts: Iterable[tuple[str, EmailMessage]], going: Going
) -> Path:
    """Write each message as a file; whatever is there already stays as it is.

    Args:
        within: the folder in which the new one comes; made when it is not there.
        name: of the new folder; with a number behind it where that is taken.
        drafts: to whom, for the name of the file, and the message.
        going: told of each.

    Returns:
        The new folder.

    Raises:
        NoRoom, NoAccess: it cannot be written; what was begun of it is away again.
    """
    made = list(drafts)
    folder = _new_folder(within, name)
    written: list[Path] = []
    try:
        for number, (who, message) in enumerate(made, 1):
            file = folder / f"{number:03d} {file_name(who)}".rstrip()
            file = file.with_name(f"{file.name}.eml")
            written.append(file)
            save_bytes(file, message.as_bytes(), private=True)
            going(number, len(made))
    except BaseException:  # also where it is stopped: half a folder would be sent as a whole one
        for file in written:
            file.unlink(missing_ok=True)
        with suppress(OSError):
            folder.rmdir()
        raise
    return folder


def _new_folder(within: Path, name: str) -> Path:
    plain = file_name(name) or "mail"
    for number in range(1, _MOST + 1):
        folder = within / (plain if number == 1 else f"{plain} {number}")
        try:
            within.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700)
        except FileExistsError:
            if not within.is_dir():
                raise Refused(
                    "{place} is geen map. Kies een andere plaats.", place=str(within)
                ) from None
            continue
        except OSError as error:
            raise write_trouble(error, folder) from error
        return folder
    raise Refused(
        "In {place} staan te veel mappen {name}. Kies een andere plaats.",
        place=str(within),
        name=plain,
    )
