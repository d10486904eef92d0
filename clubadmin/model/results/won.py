"""Prizes that were won, as every list, paper, screen and file tells them."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.i18n import Listed, Message


class WonFeat(NamedTuple):
    """A feat that won a prize, and the prize."""

    kind: str  # as in `domain.standings.feats.FeatKind`
    label: str = ""  # the club, or the label of who were compared
    what: str = ""  # "" where the rule does not say
    sponsor: str = ""

    @property
    def title(self) -> Message:
        """The title of who did it: "hoogste roem", "beste van Troef"."""
        if self.kind == "club":
            return Message("beste van {club}", club=self.label)
        if self.kind == "label":
            return Message("beste {label}", label=self.label)
        return Message("hoogste roem") if self.kind == "roem" else Message("beste ronde")

    def told(self, *, sponsor: bool = True) -> Message:
        """The feat and its prize."""
        what = award_of(self.what, self.sponsor if sponsor else "")
        return Message("{title}: {prize}", title=self.title, prize=what) if what else self.title


def award_of(award: str, sponsor: str = "") -> Message | None:
    """The prize and its sponsor; None where neither is known."""
    if award and sponsor:
        return Message("{prize}, aangeboden door {sponsor}", prize=award, sponsor=sponsor)
    if sponsor:
        return Message("aangeboden door {sponsor}", sponsor=sponsor)
    return Message.verbatim(award) if award else None


def given(
    *, prize: bool, last: bool, award: str, sponsor: str = "", feats: Sequence[Message] = ()
) -> Message | None:
    """The sentence about a prize, as every list, paper, screen and file has it; None for no prize.

    Args:
        prize: whether his place has a prize.
        last: whether the poedelprijs is his.
        award: what it is; "" where the rule of prizes names places alone.
        sponsor: who gave it; left out in lists that have no room for it.
        feats: what he won beside it, as `WonFeat.told` has it.
    """
    of_place = _of_place(award_of(award, sponsor), prize=prize, last=last)
    every = [*([of_place] if of_place else []), *feats]
    if len(every) < 2:
        return every[0] if every else None
    return Message("{prizes}", prizes=Listed(tuple(every), "", "; "))


def _of_place(what: Message | None, *, prize: bool, last: bool) -> Message | None:
    if last and prize:
        return Message("{prize}, poedelprijs", prize=what or Message("prijs"))
    if last:
        return Message("poedelprijs: {prize}", prize=what) if what else Message("poedelprijs")
    return (what or Message("prijs")) if prize else None
