import ctypes
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pypdfium2
import pytest
from pypdfium2 import raw

from clubadmin.domain.terms import Language
from clubadmin.model.archive.records import Broken, Noted
from clubadmin.model.club.printing import Printing
from clubadmin.model.publishing.season_book import BOOK_PARTS, SeasonBook
from clubadmin.reports.book import season_book
from clubadmin.reports.book.after import draw_after
from clubadmin.reports.book.chapters import draw_course, draw_ranking
from clubadmin.reports.book.members import draw_members
from clubadmin.reports.book.records import InBook, draw_records, draw_titles
from clubadmin.reports.kit.page import Paper
from tests.reports import books, looking, made_up


class Click(NamedTuple):
    """What is read where one clicks, and where one comes."""

    page: int
    text: str
    to: int


@pytest.fixture(scope="module")
def small() -> bytes:
    return season_book(books.book(), stamp=made_up.STAMP)


def clicks(pdf: bytes) -> Iterator[Click]:
    document = pypdfium2.PdfDocument(pdf)
    for number, page in enumerate(document):
        at, link, rect = ctypes.c_int(0), raw.FPDF_LINK(), raw.FS_RECTF()
        words = page.get_textpage()
        while raw.FPDFLink_Enumerate(page.raw, at, link):
            raw.FPDFLink_GetAnnotRect(link, rect)
            text = words.get_text_bounded(rect.left, rect.bottom, rect.right, rect.top)
            to = raw.FPDFDest_GetDestPageIndex(
                document.raw, raw.FPDFLink_GetDest(document.raw, link)
            )
            yield Click(number, " ".join(text.split()), to)
    document.close()


def paper() -> Paper:
    return Paper(Printing(made_up.CLUB, stamp=made_up.STAMP))


def faults(made: Paper) -> list[str]:
    return [fault for sheet in made.sheets for fault in looking.faults(sheet)]


def test_every_line_of_the_contents_jumps_to_its_page_and_names_it(small: bytes) -> None:
    pages = looking.pages(small)
    found = [one for one in clicks(small) if one.page == 1 and "Inhoud" not in one.text]
    assert len(found) == 1 + 2 + 16 + 1 + 1 + 2
    for one in found:
        assert one.text.endswith(str(one.to + 1))
        if "Avond" in one.text:
            evening = one.text.split("Avond ")[1].split()[0]
            assert f"Uitslag avond {evening}\r\n" in pages[one.to]


def test_the_foot_of_every_page_leads_back_to_the_contents(small: bytes) -> None:
    back = {one.page for one in clicks(small) if "Seizoenboek" in one.text and one.to == 1}
    assert back == set(range(1, len(looking.pages(small))))


def test_a_record_leads_to_its_evening(small: bytes) -> None:
    pages = looking.pages(small)
    [one] = [one for one in clicks(small) if one.text.startswith("Donderdagavond, avond 2")]
    assert "Uitslag avond 2" in pages[one.to]


def test_who_holds_a_record_is_a_click_away_from_his_season(small: bytes) -> None:
    pages = looking.pages(small)
    name = books.book().records.lists[0].rows[0].name
    [at] = {one.to for one in clicks(small) if one.text == name}
    assert "Wie speelden" in pages[at]


def test_a_record_that_nothing_of_another_season_surpasses_is_the_clubs() -> None:
    book = books.book(8, 2)
    first = book.records.lists[0].rows[0]
    marked = replace(book, club_records=frozenset({("best-evening", 1, first.name)}))
    made = paper()
    draw_records(made, marked, InBook())
    assert [t for *_, t in made.sheets[0].texts].count("clubrecord") == 1
    assert faults(made) == []


def test_of_very_many_who_share_a_record_the_rest_is_counted() -> None:
    book = books.book(8, 2)
    best = book.records.lists[0]
    shared = replace(best, rows=tuple(replace(best.rows[0], place=1) for _ in range(90)))
    made = paper()
    draw_records(made, replace(book, records=replace(book.records, lists=(shared,))), InBook())
    assert len(made.sheets) == 1
    assert "En nog 82, die hier geen plaats hebben." in [t for *_, t in made.sheets[0].texts]
    assert faults(made) == []


def test_the_outline_has_every_part_every_evening_and_everybody(small: bytes) -> None:
    document = pypdfium2.PdfDocument(small)
    lines = [(line.level, line.get_title(), line.get_dest().get_index())
             for line in document.get_toc()]  # fmt: skip
    document.close()
    pages = looking.pages(small)
    titles = [title for _, title, _ in lines]
    assert titles[:3] == ["Inhoud", "Titels en ereplaatsen", "Donderdagavond"]
    assert sum(title.startswith("Stand na avond") for title in titles) == 16
    for member in books.book().members:
        [at] = {to for level, title, to in lines if level == 1 and title == member.name}
        assert member.name in pages[at]


def test_each_page_says_which_it_is_of_how_many(small: bytes) -> None:
    pages = looking.pages(small)
    for number, text in enumerate(pages[1:], start=2):
        said = " ".join(text.split())
        assert f"pagina {number} van" in said
        assert said.endswith(f" {len(pages)}")


def test_equal_seasons_give_equal_bytes(small: bytes) -> None:
    assert season_book(books.book(), stamp=made_up.STAMP) == small


def test_only_the_parts_that_are_asked_for_are_in_it() -> None:
    book = books.book(12, 4)
    text = looking.text(season_book(book, ("members",)))
    assert "Wie speelden" in text
    assert "Uitslag avond" not in text
    assert "Records" not in text
    for part in BOOK_PARTS:
        assert len(looking.pages(season_book(book, (part,)))) >= 3


def test_an_english_book_has_no_dutch_in_its_headings() -> None:
    text = looking.text(season_book(books.book(12, 4), language=Language.EN))
    for said in ("Contents", "Season book 2026–2027", "Who played", "Standings after evening 4"):
        assert said in text
    for dutch in ("Inhoud", "Seizoenboek", "Wie speelden", "pagina", "gemiddeld"):
        assert dutch not in text


@pytest.mark.parametrize(("people", "evenings"), [(3, 3), (30, 16), (101, 5), (400, 2)])
def test_nothing_lies_over_another_with_names_of_forty_letters(people: int, evenings: int) -> None:
    book = books.book(people, evenings, 2)
    [competition] = book.competitions
    for draw in (
        lambda made: draw_after(made, competition, competition.evenings[-1]),
        lambda made: draw_course(made, competition),
        lambda made: draw_members(made, book.members, book.competitions),
        lambda made: draw_records(made, book, InBook()),
        lambda made: draw_titles(made, book),
        lambda made: draw_ranking(made, book),
    ):
        made = paper()
        draw(made)
        assert faults(made) == []


def test_the_last_page_of_a_list_has_at_least_three_rows() -> None:
    for people in range(40, 52):
        book = books.book(people, 2)
        [competition] = book.competitions
        made = paper()
        draw_after(made, competition, competition.evenings[-1])
        names = {row.name for row in competition.evenings[-1].after}
        last = [text for *_, text in made.sheets[-1].texts if text in names]
        assert len(last) >= 3


def test_nobody_is_parted_over_two_pages() -> None:
    book = books.book(40, 16)
    made = paper()
    draw_members(made, book.members, book.competitions)
    for sheet in made.sheets:
        names = sum(kind.size == 11.5 for kind, *_ in sheet.texts)
        assert names == len(sheet.anchors) == len(sheet.charts)


def test_standings_in_which_nobody_has_a_place_yet_say_so() -> None:
    [one] = books.book(12, 4).competitions
    first = one.evenings[0]
    nobody = replace(first, after=tuple(row._replace(place=None) for row in first.after))
    for evening, said in ((nobody, True), (first, False)):
        made = paper()
        draw_after(made, one, evening)
        texts = " ".join(text for *_, text in made.sheets[0].texts)
        assert ("heeft nog niemand een plaats" in texts) is said
        assert faults(made) == []


def test_averages_of_matchpoints_or_of_one_evening_do_not_stand_among_those_of_points() -> None:
    book = books.book(3, 4)
    [one] = book.competitions
    average = paper().words.number(
        sum(row.score for row in book.members[0].seasons[0].evenings) / 4, 1
    )
    for changed, shown in (
        ({}, True),
        ({"format": "howell-players"}, False),
        ({"evenings": 1}, False),
    ):
        made = paper()
        draw_members(made, book.members, [replace(one, about=replace(one.about, **changed))])
        assert (average in [text for *_, text in made.sheets[0].texts]) is shown


def test_the_standings_after_an_evening_say_where_one_stood() -> None:
    book = books.book(12, 4)
    [competition] = book.competitions
    third = competition.evenings[2]
    moved = next(row for row in third.after if row.before != row.place)
    made = paper()
    draw_after(made, competition, third)
    texts = [text for *_, text in made.sheets[0].texts]
    at = texts.index(moved.name)
    assert texts[at - 1] == str(moved.before)
    assert texts[at - 2] == str(moved.place)


def test_who_won_before_has_it_said() -> None:
    assert "voor de 2e keer" in looking.text(season_book(books.book(), ("titles",)))
    once = replace(books.book(), titles=())
    assert "keer" not in looking.text(season_book(once, ("titles",)))


def test_nobody_has_won_what_is_not_over() -> None:
    book = books.book(12, 4)
    [one] = book.competitions
    going_on = replace(one, standings=replace(one.standings, planned=16))
    text = looking.text(season_book(replace(book, competitions=(going_on,)), ("titles",)))
    assert "tussenstand na avond 4 van" in text
    assert "Tussenstand: het seizoen loopt nog." in text
    assert "tussenstand" not in looking.text(season_book(book, ("titles",))).lower()


def test_progress_is_told_after_every_page_and_whoever_is_told_may_stop() -> None:
    told: list[tuple[int, int]] = []
    pdf = season_book(books.book(), going=lambda done, of: told.append((done, of)))
    assert len(told) == len(looking.pages(pdf))
    assert all(done <= of for done, of in told)

    class Enough(Exception):
        pass

    def stop(done: int, _of: int) -> None:
        if done == 5:
            raise Enough

    with pytest.raises(Enough):
        season_book(books.book(), going=stop)


def test_a_book_of_a_season_with_nothing_in_it_says_so() -> None:
    empty = replace(books.book(), competitions=(), members=(), records=None, titles=(), rules=())
    text = looking.text(season_book(empty))
    for said in ("Er is nog geen eindstand.", "Er heeft nog niemand gespeeld."):
        assert said in text


def test_names_are_shown_as_they_are() -> None:
    odd = "<b>Bos</b> & \u202e=1+1 😀"
    book = books.book(8, 2)
    [one] = book.competitions
    named: SeasonBook = replace(
        book,
        competitions=(replace(one, about=replace(one.about, name=odd)),),
        members=tuple(replace(member, name=odd) for member in book.members),
    )
    assert "<b>Bos</b> &" in looking.text(season_book(named))


def test_a_closed_season_says_when_its_standings_were_frozen() -> None:
    book = books.book(8, 2)
    [one] = book.competitions
    assert one.standings is not None
    frozen = replace(one.standings, frozen_at="2027-06-12T22:41:03", adopted=books.FIRST_DAY)
    closed = replace(book, competitions=(replace(one, standings=frozen),))
    text = looking.text(season_book(closed, ("rules",)))
    assert "De eindstand is vastgelegd op 12 juni 2027." in text
    assert "Deze regel geldt sinds 3 september 2026." in text


def test_groups_stand_below_one_another_by_their_names() -> None:
    book = books.book(16, 2)
    [one] = book.competitions
    assert one.standings is not None

    def split(rows: tuple) -> tuple:
        return tuple(in_group(row, at) for at, row in enumerate(rows))

    def in_group(row: object, at: int) -> object:
        where = {"field": "AB"[at // 8], "place": at % 8 + 1}
        return row._replace(**where) if hasattr(row, "_replace") else replace(row, **where)

    grouped = replace(
        one,
        standings=replace(one.standings, rows=split(one.standings.rows), grouped=True),
        evenings=tuple(replace(evening, after=split(evening.after)) for evening in one.evenings),
    )
    made = paper()
    draw_after(made, grouped, grouped.evenings[-1])
    assert len(made.sheets) == 1
    assert faults(made) == []
    texts = [text for *_, text in made.sheets[0].texts]
    assert {"Groep A", "Groep B"} <= set(texts)
    assert "Donderdagavond – Groep B" in looking.text(
        season_book(replace(book, competitions=(grouped,)), ("titles",))
    )


def test_what_stood_out_on_an_evening_stands_below_its_result() -> None:
    book = books.book(12, 2)
    [one] = book.competitions
    where = replace(book.records.lists[0].rows[0].where, round=2, table=3)
    noted = (
        Noted("winner", "Bos", 5000),
        Noted("best-round", "Bos", 2226, (1,), where),
        *(Noted("own-record", f"Vos {at}", 5100 + at, (at,), before=5000) for at in range(6)),
        Noted("first-time", "Smit", 1),
        Noted("jubilee", "Kok", 100),
        Noted("most-pits", "Niemand", 0),
    )
    went = (
        Broken("best-round", "Bos", 2226, (1,), 2200, "Kok", None),
        Broken("best-game", "Bos", 262, (1,), None, "", None),
    )
    first = replace(one.evenings[0], noted=noted, broken=went)
    told = replace(book, competitions=(replace(one, evenings=(first, one.evenings[1])),))
    text = looking.text(season_book(told, ("evenings",)))
    for said in (
        "Nieuw clubrecord, hoogste ronde: Bos 2.226.",
        "Hoogste ronde: Bos 2.226 (ronde 2, tafel 3).",
        "Eigen record: Vos 0 5.100 (was 5.000), Vos 1 5.101",
        "en nog 2.",
        "Voor het eerst: Smit.",
        "Jubileum: Kok (100e avond).",
    ):
        assert said in text
    for not_said in ("Niemand", "Winnaar", "hoogste spel: Bos 262"):
        assert not_said not in text
