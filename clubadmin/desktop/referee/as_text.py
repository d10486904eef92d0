"""What is entered as text, and what a text that is pasted leaves as it was known."""

from clubadmin.desktop.referee.entry import Entry
from clubadmin.domain.referee import PlayRecord, read_play, write_play
from clubadmin.domain.rules.rules import RuleSet


def told(known: PlayRecord, entry: Entry) -> list[str]:
    """A record as lines; none about trumps as long as those are not known."""
    lines = write_play(known).splitlines()
    return lines if entry.trump or entry.no_trump else lines[1:]


def unsaid(text: str, entry: Entry, rules: RuleSet) -> list[str]:
    """What is known already, as lines behind a text: of two about one thing the first counts."""
    known, unread = read_play(text, rules)
    guessed = any(one.code == "lead-missing" for one in unread)
    led = bool(known.tricks and known.tricks[0]) and not guessed
    bare = PlayRecord(entry.trump, entry.declarer, entry.lead, bid=entry.bid, double=entry.double)
    return [one for one in told(bare, entry) if not (led and one.startswith("uitkomst"))]
