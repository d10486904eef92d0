"""Honours of any kind of result: for the announcer and for diplomas."""

from collections.abc import Mapping
from typing import NamedTuple

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Words, marked
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.results.result import (
    EveningResult,
    Parted,
    ResultRow,
    StandingRow,
    Standings,
    field_name,
    parted,
)
from clubadmin.model.results.won import WonFeat, award_of
from clubadmin.reports.kit.page import Paper

_PARTED = {
    Parted.TOPS: marked("gelijk, beslist op tops"),
    Parted.POINTS: marked("gelijk, beslist op punten"),
    Parted.GAMES: marked("gelijk, beslist op spelpunten"),
    Parted.SALDO: marked("gelijk, beslist op saldo"),
}


class Honour(NamedTuple):
    """Somebody's place."""

    place: int
    name: str
    detail: str  # club or district, players of a team
    score: str  # "153 matchpunten"
    shared: bool  # others have the same place; of a knock-out False: they won together
    prize: bool = False
    award: str = ""  # "€ 50, aangeboden door Bakkerij Jansen"
    poedelprijs: bool = False
    beside: tuple[str, ...] = ()  # percentage or saldo, and what parted him from who made as much
    title: str = ""  # of who played a final: "winnaar van het afvaltoernooi"
    feats: tuple[WonFeat, ...] = ()


class Honours(NamedTuple):
    """The honours of those ranked together, from the first place on."""

    title: str  # of the field and group; empty where there is one
    rows: tuple[Honour, ...]
    by_title: bool = False  # a knock-out: who has a `title` has a diploma, whatever the places


def of_evening(
    paper: Paper, result: EveningResult, participants: Mapping[int, Participant]
) -> tuple[Honours, ...]:
    """The places of an evening, field by field; `participants` by id tell for whom they play."""
    words = paper.words
    knockout = FORMATS[result.format].decides is Decides.KNOCKOUT and result.depth == "game"
    fields: dict[tuple[str, str], list[ResultRow]] = {}
    for row in result.rows:
        if not row.unknown:
            fields.setdefault((row.line, row.field), []).append(row)
    found = []
    reasons = parted(result)
    for (group, field), rows in fields.items():
        title = [field_name(words, field, long=True)] if field else []
        title += [words("groep {group}", group=group)] if group else []
        places = [row.place for row in rows]
        found.append(
            Honours(
                " · ".join(title),
                tuple(
                    Honour(
                        row.place,
                        row.name,
                        _detail(participants.get(row.participant_id), row.name),
                        _how_far(paper, result, row) if knockout else _score(paper, result, row),
                        not knockout and places.count(row.place) > 1,
                        row.prize,
                        words.text(award_of(row.award, row.sponsor) or ""),
                        row.poedelprijs,
                        _beside(paper, result, row, reasons.get(row.participant_id)),
                        _title(paper, result, row) if knockout else "",
                        row.feats,
                    )
                    for row in rows
                ),
                knockout,
            )
        )
    return tuple(found)


def of_season(paper: Paper, standings: Standings) -> tuple[Honours, ...]:
    """The places of a season, field by field; who has none yet is left out."""
    found = []
    for field in standings.fields:
        rows = [row for row in standings.rows if row.place is not None and row.field == field]
        title = field_name(paper.words, field, long=True) if field else ""
        places = [row.place for row in rows]
        found.append(
            Honours(
                title,
                tuple(
                    Honour(
                        row.place or 0,
                        row.name,
                        "",
                        _season_score(paper, standings, row),
                        places.count(row.place) > 1,
                    )
                    for row in rows
                ),
            )
        )
    return tuple(found)


def _season_score(paper: Paper, standings: Standings, row: StandingRow) -> str:
    """Tell the score of a season; of a knock-out the rounds that were won."""
    if standings.wins:
        return paper.words("gewonnen ronden: {points}", points=paper.words.number(row.total))
    if standings.by_average:
        points = paper.words.number(row.average, standings.decimals)
        score = _scored(paper.words, standings.format, points)
        return paper.words("gemiddeld {score}", score=score)
    return _scored(paper.words, standings.format, paper.words.number(row.total))


def _detail(participant: Participant | None, name: str) -> str:
    if participant is None:
        return ""
    players = participant.players if participant.team and participant.players != name else ""
    return " · ".join(part for part in (players, participant.district) if part)


def _title(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    words = paper.words
    called = ("", words("winnaar van het afvaltoernooi"), words("tweede plaats"))
    return called[result.in_final(row)]


def _how_far(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    """How far somebody came in a knock-out, where totals are of unequal rounds."""
    words = paper.words
    if final := result.in_final(row):
        return _title(paper, result, row) if final == 1 else words("verloor de finale")
    if row.out_in is None:
        return words("speelt nog")
    return (
        words("tot en met ronde {round}", round=row.out_in) if row.out_in else words("speelde niet")
    )


def _score(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    points = paper.words.number(row.score)
    return _scored(paper.words, result.format, points)


def _beside(
    paper: Paper, result: EveningResult, row: ResultRow, why: Parted | None
) -> tuple[str, ...]:
    words, told = paper.words, []
    scored = result.contest.row(row.participant_id) if result.contest else None
    if scored is not None and scored.percentage is not None:
        told.append(f"{paper.words.number(scored.percentage, 1)}%")
    for team in result.teams.rows if result.teams else ():
        if team.participant_id == row.participant_id:
            told.append(words("saldo {saldo}", saldo=paper.words.signed(team.saldo)))
    for tie in result.ties if result.over else ():
        if tie.round == result.played and row.name in tie.names:
            told.append(words("gelijk: {reason}", reason=tie.reason))
    return (*told, words(_PARTED[why])) if why else tuple(told)


def _scored(words: Words, form: str, points: str) -> str:
    """Tell the deciding score, with its unit."""
    decides = FORMATS[form].decides
    if decides is Decides.MATCHPOINTS:
        return words("{points} matchpunten", points=points)
    if decides is Decides.MATCHES:
        return words("{points} wedstrijdpunten", points=points)
    return words("{points} punten", points=points)
