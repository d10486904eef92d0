"""A list of entries that was pasted: who comes, a line each."""

from dataclasses import dataclass

from clubadmin.i18n import Message
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class EntryLine:
    """Somebody, or two as a pair, with what stands in the way."""

    row: int  # 1 = the first line that was pasted
    people: tuple[Member, ...]  # id 0: a guest who is not in the club yet
    there: bool = False  # on the list of the evening already
    problem: Message | None = None  # None: they can come
    district: str = ""  # or club
    group: str = ""
    number: int = 0  # 0: the next that is free
    question: Message | None = None  # who is meant
    ways: "tuple[EntryLine, ...]" = ()  # in which a line with a question may be meant
    paid: str = ""  # what the list says was paid
    paid_head: str = ""  # the heading of that column
    cents: int = 0  # what that is, of all together
    unread: tuple[str, ...] = ()  # headings, or else cells, of which nothing is taken

    @property
    def good(self) -> bool:
        """Whether this line puts somebody on the list."""
        return not self.there and self.problem is None and self.question is None

    @property
    def label(self) -> str:
        """The names of all."""
        return " – ".join(one.label for one in self.people)
