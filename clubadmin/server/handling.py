"""Reading of requests, and answers to refusals."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from clubadmin.errors import Gone, Refused, Trouble
from clubadmin.i18n import Language, Message
from clubadmin.model.tableside.codes import Opens
from clubadmin.server.access import Access, Busy, TooMany, TooOften
from clubadmin.server.answers import Document, done_json
from clubadmin.server.gate import MOST_BYTES
from clubadmin.services.tableside.codes import Unknown
from clubadmin.services.tableside.troubles import NoRow, SignedOff, Taken

PATIENCE = 10.0  # seconds for a body
LARGEST = 2**31
_NO_SIGN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")  # all but tab and line ends
log = logging.getLogger(__name__)

_BUSY = Message("Het is even te druk. Het wordt zo nog eens geprobeerd.")
_TOO_MANY = Message("Er zijn te veel verkeerde codes geprobeerd. Wacht een minuut.")
_FAULT = Message("Dit ging niet goed in het programma. Probeer het opnieuw.")
_TOO_OFTEN = Message(
    "Met deze code is in korte tijd meer veranderd dan iemand kan typen. Wacht tien minuten, en"
    " ga dan verder."
)
_TOO_LARGE = Message("Dit is te groot: er worden hoogstens {most} tekens gelezen.", most=MOST_BYTES)
_NO_JSON = Message("Dit verzoek kan niet worden gelezen.")
_NO_TEXT = Message("Hier staat een teken in dat geen letter is. Haal het weg en probeer het weer.")
_TROUBLE = Message(
    "Het is niet bewaard: de computer van de club meldt een storing. Het staat nog op uw scherm;"
    " het wordt zo nog eens geprobeerd."
)


class Unreadable(Exception):
    """A body that is not what it should be."""


class NoText(Unreadable):
    """A text with signs that nobody can write or read."""


class TooLarge(Exception):
    """A body of more than may be sent."""


Handler = Callable[[Request], Awaitable[Response]]


def behind(opens: Opens, handler: Handler) -> Handler:
    """The handler for who has a code of such a door; nothing of anybody else is awaited."""

    async def judged(request: Request) -> Response:
        access: Access = request.app.state.access
        code = request.path_params["code"]
        door = await access.judge(code, opens, address_of(request))
        request.state.door = request.state.connection.door = door
        return await handler(request)

    return answering(judged)


def answering(handler: Handler) -> Handler:
    """The handler, with a clear answer to whatever it raises."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            answer = _refused(request, error)
            if answer is None:  # what is no trouble of the club's goes on from here
                access: Access = request.app.state.access
                damage = await access.damage_behind(error)
                answer = _refused(request, damage) if damage else None
            if answer is None:
                log.exception("a request failed")
                answer = told(500, "fault", _FAULT, language_of(request))
            return answer

    return answered


def language_of(request: Request) -> Language:
    """The reader's language: by `?lang=`, else English where the browser prefers it."""
    asked = request.query_params.get("lang")
    if asked in (Language.NL.value, Language.EN.value):
        return Language(asked)
    preferred = request.headers.get("accept-language", "").split(",")
    for one in preferred:
        name = one.partition(";")[0].strip().lower()[:2]
        if name in (Language.NL.value, Language.EN.value):
            return Language(name)
    return Language.NL


def address_of(request: Request) -> str:
    """The address that a request was sent from."""
    return request.client.host if request.client else ""


async def body_of(request: Request) -> Document:
    """The JSON object that was sent.

    Raises:
        TooLarge: more than 10,000 bytes come.
        NoText: there is half a letter in it, as JSON can say.
        Unreadable: it is none.
    """
    got = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                got += part
                if len(got) > MOST_BYTES:
                    raise TooLarge
    except (ClientDisconnect, TimeoutError):
        raise Unreadable from None
    try:
        found = json.loads(got)
    except (ValueError, RecursionError):
        raise Unreadable from None
    if not isinstance(found, dict):
        raise Unreadable
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise NoText from None
    return found


def text_in(body: Document, name: str, *, longest: int = 1000) -> str:
    """A text of a body.

    Raises:
        NoText: there are signs in it that nobody types.
        Unreadable: there is none.
    """
    found = body.get(name)
    if not isinstance(found, str) or len(found) > longest:
        raise Unreadable
    if _NO_SIGN.search(found):
        raise NoText
    return found


def number_in(body: Document, name: str) -> int:
    """A whole number of a body.

    Raises:
        Unreadable: there is none.
    """
    return whole(body.get(name))


def whole(found: object) -> int:
    """Something sent, if it is a whole number of a size that can be.

    Raises:
        Unreadable: it is not.
    """
    if isinstance(found, bool) or not isinstance(found, int) or abs(found) > LARGEST:
        raise Unreadable
    return found


def number_of(text: str) -> int:
    """A number in a path.

    Raises:
        Unreadable: it is none.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Unreadable
    return int(text)


def told(
    status: int, code: str, message: Message, language: Language, beside: Document | None = None
) -> JSONResponse:
    """An answer that refuses: what is wrong, and what to do."""
    content: dict[str, Any] = {"error": code, "message": message.text(language)}
    return JSONResponse((beside or {}) | content, status)


_TOLD: tuple[
    tuple[type[Exception] | tuple[type[Exception], ...], int, str, Message | None], ...
] = (
    (TooMany, 429, "too-many", _TOO_MANY),
    (TooOften, 429, "too-often", _TOO_OFTEN),
    (Unknown, 404, "unknown", None),
    (NoRow, 422, "no-row", None),
    (SignedOff, 423, "signed", None),
    (Gone, 404, "gone", None),
    (Refused, 422, "refused", None),
    (NoText, 422, "no-text", _NO_TEXT),
    (Unreadable, 422, "unreadable", _NO_JSON),
    (TooLarge, 413, "too-large", _TOO_LARGE),
    (Busy, 503, "busy", _BUSY),
    ((Trouble, CancelledError), 503, "trouble", _TROUBLE),
)
"""By kind, the narrowest first: the status, the code and the sentence; None: its own."""


def _refused(request: Request, error: Exception) -> Response | None:
    """Answer a refusal; None for something unforeseen."""
    language = language_of(request)
    if isinstance(error, Taken):
        beside = done_json(error.sheet, error.row, language)
        return told(409, "taken", error.message, language, beside)
    for kind, status, code, message in _TOLD:
        if isinstance(error, kind):
            own = error.message if isinstance(error, Trouble) else _BUSY
            return told(status, code, message or own, language)
    return None
