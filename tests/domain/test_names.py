"""Names compared, searched and split."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from clubadmin.domain.names import (
    Searched,
    best_first,
    best_found,
    fold,
    natural,
    search_rank,
    searched,
    split_last,
    split_name,
)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("José  Çelik", "jose celik"),
        ("ØSTERGÅRD", "ostergard"),
        ("Łukasz", "lukasz"),
        ("Weiß", "weiss"),
        ("Ĳsbrand", "ijsbrand"),
        ("e\u0301", "e"),
        (" \t ", ""),
    ],
)
def test_folded_names_have_no_case_and_no_accents(text: str, folded: str):
    assert fold(text) == folded


@given(st.text())
@example("𝑨𝒏𝒏𝒆")  # capitals that are told apart only by their looks
def test_folding_twice_is_folding_once(text: str):
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    "text",
    [
        "Jan van den Berg",
        "Berg, Jan van den",
        "van den Berg, Jan",
        "Berg, van den, Jan",
        " Berg ,  Jan  van  den ",
    ],
)
def test_a_name_can_be_written_in_either_order(text: str):
    assert split_name(text) == ("Jan", "van den", "Berg")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("", "", "")),
        ("Berg", ("", "", "Berg")),
        ("Jan Piet Berg", ("Jan Piet", "", "Berg")),
        ("Jan van", ("Jan", "", "van")),
        ("van den Berg", ("", "van den", "Berg")),
        ("van, Jan", ("Jan", "", "van")),
        ("van den, Jan", ("Jan", "van", "den")),
    ],
)
def test_the_last_word_of_a_name_is_a_last_name(text: str, parts: tuple[str, str, str]):
    assert split_name(text) == parts


@given(st.text())
@example(",")
@example(", Jan van den Berg")
def test_no_word_of_a_name_is_lost(text: str):
    words = " ".join(split_name(text)).split()
    assert sorted(words) == sorted(text.replace(",", " ").split())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("de Boer", ("de", "Boer")),
        ("van den Berg", ("van den", "Berg")),
        ("Van 't Hof", ("van 't", "Hof")),
        ("in ’t Veld", ("in ’t", "Veld")),
        ("El Amrani", ("", "El Amrani")),
        ("Berg van Dam", ("", "Berg van Dam")),
        ("van", ("", "van")),
        ("", ("", "")),
    ],
)
def test_a_last_name_gives_off_what_the_dutch_put_before_it(text: str, parts: tuple[str, str]):
    assert split_last(text) == parts


def _person(first: str, last: str, infix: str = "") -> Searched:
    return searched(fold(first), fold(last), fold(f"{first} {infix} {last}"))


def test_who_is_searched_comes_by_first_name_then_last_name_then_a_word_then_within():
    people = {
        "Truus de Vries": _person("Truus", "Vries", "de"),
        "Jan Rietveld": _person("Jan", "Rietveld"),
        "Jo Smit-Riem": _person("Jo", "Smit-Riem"),
        "Riet Smit": _person("Riet", "Smit"),
        "Rie Bos": _person("Rie", "Bos"),
    }
    found = sorted(people, key=lambda one: search_rank(["rie"], [people[one]]) or ())
    assert found == ["Rie Bos", "Riet Smit", "Jan Rietveld", "Jo Smit-Riem", "Truus de Vries"]
    assert search_rank(["rie"], [people["Truus de Vries"]], inside=False) is None
    assert search_rank(["xyz"], list(people.values())) is None


_PARTS = st.lists(st.sampled_from(("jan", "ja", "a", "de", "bos", "jan-a", "(bos)")), max_size=3)


@given(
    st.lists(st.tuples(_PARTS, _PARTS, _PARTS).map(lambda one: tuple(map(" ".join, one)))),
    st.lists(st.sampled_from(("jan", "ja", "j", "a", "s", "bos", "de", "jan-", "06")), max_size=3),
    st.integers(0, 9),
)
def test_the_best_of_many_are_those_that_sorting_all_would_give(
    names: list[tuple[str, str, str]], words: list[str], most: int
):
    people = [(searched(*one), at) for at, one in enumerate(names)]
    by_rank = sorted(people, key=lambda one: best_found(words, [one[0]]))
    assert best_first(words, people, most) == [at for _, at in by_rank][:most]


def test_who_bears_the_whole_word_comes_before_who_only_begins_with_it():
    called = ("Annie Bos", "An Smit", "Piet Anema", "Joop An")
    people = [(_person(*one.split()), one) for one in called]
    assert best_first(["an"], people, 4) == ["An Smit", "Annie Bos", "Joop An", "Piet Anema"]


def test_who_were_found_by_something_else_come_last_and_no_more_than_are_asked_for():
    people = [(_person(name, "Bos"), name) for name in ("Jo", "Ko", "An")]
    for most, found in ((0, []), (1, ["An"]), (2, ["An", "Jo"]), (3, ["An", "Jo", "Ko"])):
        assert best_first(["an"], people, most) == found


def test_without_what_stands_within_a_word_the_start_of_any_word_finds_somebody():
    teun = searched("teun", "heuvel", "teun van den heuvel 06-12345")
    found = [search_rank([word], [teun], inside=False) for word in ("den", "de", "euv", "06")]
    assert found == [(4,), (5,), None, (4,)]


def test_a_last_name_of_two_words_stands_whole_before_the_comma():
    assert split_name("Bakker Smit, Jan") == ("Jan", "", "Bakker Smit")
    assert split_name("van den Bakker Smit, Jan") == ("Jan", "van den", "Bakker Smit")


def test_only_plain_figures_in_front_are_a_number_whatever_comes_behind_them():
    assert natural("2\nb") == (0, 2, "\nb", "2\nb")
    assert natural("٣") == (1, 0, "٣", "٣")
    assert natural("1" * 19) == (0, int("1" * 18), "1", "1" * 19)
