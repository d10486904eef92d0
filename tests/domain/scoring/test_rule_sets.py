"""The rule sets that come with the program, each field with its source."""

import re

import pytest

from clubadmin import assets
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet, read_rules, write_rules
from tests.domain.scoring.own import all_built_in, built_in

CAME_BEFORE = {
    "nkf1976",
    "nku",
    "amsterdams",
    "rotterdams",
    "internationaal",
    "leidsch",
    "leidsch-tientallen",
    "kraken",
    "roem-in-de-hand",
    "schoppen-dubbel",
    "drie-spelers",
    "twee-spelers",
    "tot-501",
    "tot-1001",
    "manille",
    "belote",
    "troefcall",
    "nku-rotterdams",
    "rotterdams-niet-onder",
    "kraken-schoppen-dubbel",
    "roem-hand-en-tafel",
}
_DOCUMENTS = ("NKF 1976", "NKU", "Alles over kaarten", "Online klaverjasregels", "Manille-tornooi")
_SILENT = re.compile(r"^(.+) zwijg(?:t|en)$")
_OWN = "eigen keuze"


def _names_a_document(article: str) -> bool:
    """ "NKU, Verzaken"; or which document is silent, and what holds in its place."""
    first, _, instead = article.partition("; ")
    if silent := _SILENT.match(first):
        return silent[1] in _DOCUMENTS and (instead == _OWN or _names_a_document(instead))
    document, comma, place = article.partition(", ")
    return document in _DOCUMENTS and bool(comma and place)


def _toml(name: str) -> str:
    return assets.path(f"rules/{name}.toml").read_text(encoding="utf-8")


def test_no_rule_set_that_a_club_may_play_by_is_gone() -> None:
    assert set(all_built_in()) >= CAME_BEFORE


@pytest.fixture(params=all_built_in())
def shipped(request: pytest.FixtureRequest) -> RuleSet:
    return built_in(request.param)


def test_each_writes_out_every_field_with_its_value_and_its_source(shipped: RuleSet) -> None:
    text = _toml(shipped.name)
    for spec in field_specs().values():
        assert f"[{spec.name}]" in text, spec.name
    sources = {name: _names_a_document(article) for name, article in shipped.articles.items()}
    assert [name for name, good in sources.items() if not good] == []


def test_each_is_called_after_its_file_and_survives_being_written(shipped: RuleSet) -> None:
    assert read_rules(write_rules(shipped)) == shipped
    assert shipped.title[0].isupper()
    assert shipped.source


def _unlike(name: str, other: str) -> dict[str, object]:
    one, two = built_in(name), built_in(other)
    return {
        spec.name: getattr(one, spec.name)
        for spec in field_specs().values()
        if getattr(one, spec.name) != getattr(two, spec.name)
    }


def test_internationaal_is_the_rules_of_1976_with_a_duty_to_trump_the_partners_trick() -> None:
    assert _unlike("internationaal", "nkf1976") == {"partner_holds": "trump"}
    assert built_in("nkf1976").partner_holds == "overtrump"
    assert built_in("internationaal").articles["partner_holds"] == (
        "NKF 1976, Termen: internationaal"
    )


@pytest.mark.parametrize(
    ("name", "field", "article"),
    [
        ("nkf1976", "undertrump", "NKF 1976 zwijgt; Alles over kaarten, Troefplicht"),
        ("internationaal", "undertrump", "NKF 1976 zwijgt; Alles over kaarten, Troefplicht"),
        ("nkf1976", "nat_roem", "NKF 1976 zwijgt; Alles over kaarten, Puntentelling"),
        ("internationaal", "nat_roem", "NKF 1976 zwijgt; Alles over kaarten, Puntentelling"),
        ("nku", "others_hold", "NKU, Verzaken"),
        ("tot-501", "undertrump", "Alles over kaarten, Troefplicht"),
        ("tot-1001", "undertrump", "Alles over kaarten, Troefplicht"),
        ("tot-501", "games", "Online klaverjasregels zwijgen; eigen keuze"),
        ("tot-1001", "games", "Online klaverjasregels zwijgen; eigen keuze"),
        ("drie-spelers", "games", "Alles over kaarten zwijgt; eigen keuze"),
        ("twee-spelers", "roem_where", "Alles over kaarten, Klaverjassen met twee personen"),
    ],
)
def test_where_a_document_is_silent_the_article_says_so(
    name: str, field: str, article: str
) -> None:
    assert built_in(name).articles[field] == article


def test_amsterdams_and_rotterdams_differ_in_trump_duty_only() -> None:
    assert _unlike("rotterdams", "amsterdams") == {
        "partner_holds": "trump",
        "undertrump": "obliged",
    }


def test_where_documents_differ_over_rotterdams_each_has_a_set() -> None:
    """NKU: both duties; Alles over kaarten forbids undertrumping, the online rules oblige it."""
    assert _unlike("nku-rotterdams", "nku") == {"partner_holds": "trump"}
    assert _unlike("rotterdams-niet-onder", "rotterdams") == {
        "undertrump": "last-resort",
        "four_alike_ranks": ("A", "K", "Q", "J", "10"),
    }


def test_what_is_mostly_played_together_is_a_set() -> None:
    assert _unlike("kraken-schoppen-dubbel", "kraken") == {"spades_double": True}
    assert _unlike("roem-hand-en-tafel", "roem-in-de-hand") == {"roem_where": "both"}


def test_each_variant_of_scoring_changes_what_it_is_about() -> None:
    high = ("A", "K", "Q", "J", "10")
    assert _unlike("kraken", "amsterdams") == {
        "doubling": "kraken",
        "four_alike_ranks": high,
        "trump_choice": "forehand",
        "passed_round": "none",
    }
    assert _unlike("schoppen-dubbel", "amsterdams") == {
        "spades_double": True,
        "four_alike_ranks": high,
    }
    assert _unlike("leidsch", "rotterdams") == {
        "bidding": "level",
        "four_alike_ranks": high,
        "trump_choice": "bid",
        "passed_round": "none",
        "undertrump": "last-resort",
    }
    assert _unlike("leidsch-tientallen", "leidsch") == {
        "bidding": "points",
        "lowest_bid": 90,
        "roem_where": "both",
        "hand_reject": "bidders",
    }
    assert _unlike("tot-1001", "tot-501") == {
        "games": 16,
        "target": 1001,
        "turn_seconds": 30,  # the toernooireglement is played to 1001
    }
    assert _unlike("tot-501", "amsterdams") == {
        "games": 8,
        "target": 501,
        "trump_choice": "dealer",
        "passed_round": "none",
    }


@pytest.mark.parametrize(
    ("name", "choice", "passed"),
    [
        ("nku", "pass", "dealer"),
        ("nkf1976", "pass", "dealer"),
        ("amsterdams", "turned", "next-card"),
        ("rotterdams", "turned", "next-card"),
        ("tot-501", "dealer", "none"),
        ("kraken", "forehand", "none"),
    ],
)
def test_how_trump_is_chosen_is_recorded(name: str, choice: str, passed: str) -> None:
    rules = built_in(name)
    assert (rules.trump_choice, rules.passed_round) == (choice, passed)
