"""Text as it comes from other programs: any encoding, any line ends, any bytes."""

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def decode(data: bytes) -> str:
    """The text of a file in UTF-8, UTF-16 or Windows-1252, with or without a mark in front.

    Never fails: a byte that no encoding explains becomes a replacement sign, which later
    shows as something that cannot be read, in its place.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    if unmarked := _utf16_without_mark(data):
        return data.decode(unmarked, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _utf16_without_mark(data: bytes) -> str | None:
    """Text in our letters has a zero in every other byte; other files have hardly any."""
    sample = data[:400]
    if len(sample) < 4:
        return None
    half = len(sample) // 2
    if sample[1::2].count(0) > 0.8 * half and sample[::2].count(0) < 0.2 * half:
        return "utf-16-le"
    if sample[::2].count(0) > 0.8 * half and sample[1::2].count(0) < 0.2 * half:
        return "utf-16-be"
    return None
