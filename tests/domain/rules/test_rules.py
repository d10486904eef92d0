from datetime import date

import pytest

from clubadmin import assets
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import (
    RulesError,
    RuleSet,
    changed,
    describe,
    read_rules,
    write_rules,
)

NKU_TEXT = assets.path("rules/nku.toml").read_text(encoding="utf-8")


def test_every_field_has_an_article(rules: RuleSet) -> None:
    assert set(rules.articles) == {spec.name for spec in field_specs().values()}
    assert all(rules.articles.values())


def test_a_game_has_162_card_points(rules: RuleSet) -> None:
    assert rules.total == 162


def test_a_rule_set_written_out_is_read_as_the_same_rule_set(rules: RuleSet) -> None:
    assert read_rules(write_rules(rules)) == rules


def test_the_article_goes_with_the_field(nku: RuleSet, nkf1976: RuleSet) -> None:
    assert nku.articles["four_jacks"] == "NKU, Roem"
    assert nkf1976.articles["revoke"] == "NKF 1976, art. 13"


def test_the_rule_sets_differ_where_their_documents_do(
    nku: RuleSet, nkf1976: RuleSet, rotterdams: RuleSet
) -> None:
    assert (nku.four_jacks, rotterdams.four_jacks) == (100, 200)
    assert (nku.sweep_by_defenders, nkf1976.sweep_by_defenders) == ("nat", "bonus")
    assert (nku.partner_holds, rotterdams.partner_holds) == ("free", "trump")


def test_a_club_copies_a_rule_set_with_a_field_of_its_own(nku: RuleSet) -> None:
    own = changed(nku, "De Pitslag", date(2027, 1, 1), four_jacks=200, revoke="personal")
    assert (own.name, own.title, own.valid_from) == ("de-pitslag", "De Pitslag", date(2027, 1, 1))
    assert (own.four_jacks, own.revoke, own.stuk) == (200, "personal", nku.stuk)
    assert own.articles["four_jacks"] == "De Pitslag, eigen regel"
    assert own.articles["stuk"] == "NKU, Roem"
    assert read_rules(write_rules(own)) == own


def test_the_same_title_makes_a_later_version_of_the_same_rule_set(nku: RuleSet) -> None:
    assert changed(nku, "NKU", date(2027, 1, 1), games=12).name == "nku"


def test_a_field_set_to_what_it_was_keeps_its_article(nku: RuleSet) -> None:
    assert changed(nku, "Eigen", date(2027, 1, 1), four_jacks=100).articles == nku.articles


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        (
            {"four_jacks": 205},
            "Vier boeren: 205 kan niet. Geef een veelvoud van 10, van 0 tot en met 1000.",
        ),
        (
            {"revoke": "500"},
            "Verzaken: 500 kan niet. Kies uit: 262, 162, redeal, personal, redeal-fine.",
        ),
        ({"games": 0}, "Spellen in een boompje: 0 kan niet. Geef een getal van 1 tot en met 64."),
        ({"stripe_required": "ja"}, "Een roemvakje zonder roem krijgt een streep: ja kan niet. "
            "Geef ja of nee (true of false)."),
        ({"jokers": 2}, "Een reglement heeft geen veld jokers."),
    ],
)  # fmt: skip
def test_an_impossible_field_gets_a_sentence(
    fields: dict[str, object], text: str, nku: RuleSet
) -> None:
    with pytest.raises(RulesError) as error:
        changed(nku, "Eigen", date(2027, 1, 1), **fields)
    assert str(error.value) == text


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [("last_trick", 0, 1000), ("games", 1, 64), ("target", 0, 9999), ("turn_seconds", 0, 1000)],
)
def test_a_number_may_be_what_its_sentence_says_and_no_more(
    field: str, least: int, most: int, nku: RuleSet
) -> None:
    for right in (least, most):
        assert getattr(changed(nku, "Eigen", date(2027, 1, 1), **{field: right}), field) == right
    for wrong in (least - 1, most + 1, True):
        with pytest.raises(RulesError, match=rf"Geef een getal van {least}.* tot en met {most}\."):
            changed(nku, "Eigen", date(2027, 1, 1), **{field: wrong})


@pytest.mark.parametrize("order", [("J", "9"), ("J", "9", "A", "10", "K", "Q", "8", "8"), "A"])
def test_an_order_has_every_card_once(order: object, nku: RuleSet) -> None:
    with pytest.raises(RulesError, match="Noem alle kaarten van hoog naar laag, elk één keer"):
        changed(nku, "Eigen", date(2027, 1, 1), plain_order=order)
    with pytest.raises(RulesError, match="elk één keer"):
        changed(nku, "Eigen", date(2027, 1, 1), four_alike_ranks=("A", "A"))


@pytest.mark.parametrize(
    ("value", "shown"), [("x" * 40, "x" * 40), ("x" * 41, "x" * 39 + "…"), ("x" * 90, "x" * 39)]
)
def test_of_a_long_value_forty_signs_are_shown(value: str, shown: str, nku: RuleSet) -> None:
    with pytest.raises(RulesError, match=f"Verzaken: {shown}…? kan niet"):
        changed(nku, "Eigen", date(2027, 1, 1), revoke=value)


@pytest.mark.parametrize("title", ["", "   ", "★★"])
def test_a_rule_set_needs_a_name_that_can_be_written(title: str, nku: RuleSet) -> None:
    with pytest.raises(RulesError, match="naam"):
        changed(nku, title, date(2027, 1, 1))


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("[stuk]", "[stuks]", "geen veld stuks"),
        ("[stuk]\nvalue = 20", "[stuk]\nworth = 20", "ontbreekt het veld stuk"),
        ('name = "nku"', "name = 3", "ontbreekt de korte naam"),
        ("1970-01-01", '"vroeger"', "ontbreekt de ingangsdatum"),
        ("[stuk]\nvalue = 20", '[stuk]\nvalue = "veel"', "Stuk: veel kan niet"),
        ("8 = 0, 7 = 0 }", "8 = 0 }", "Geef voor elk van A, K"),
        ("[stuk]", "[stuk", "geen leesbare TOML"),
    ],
)
def test_a_broken_file_gets_a_sentence(old: str, new: str, text: str) -> None:
    with pytest.raises(RulesError, match=text):
        read_rules(NKU_TEXT.replace(old, new))


@pytest.mark.parametrize("worth", [-1, 10_000, True, "11"])
def test_every_card_needs_points_that_can_be(worth: object, nku: RuleSet) -> None:
    pairs = tuple({**dict(nku.trump_points), "7": worth}.items())
    with pytest.raises(RulesError, match="Geef voor elk van"):
        changed(nku, "Eigen", date(2027, 1, 1), trump_points=pairs)


def test_a_title_with_quotes_and_backslashes_survives_writing(nku: RuleSet) -> None:
    own = changed(nku, 'De "Nel" \\ Boer', date(2027, 1, 1))
    assert read_rules(write_rules(own)) == own


def test_a_rule_set_is_shown_field_by_field_in_dutch(rotterdams: RuleSet) -> None:
    lines = {line.field: line for line in describe(rotterdams)}
    assert len(lines) == len(field_specs())
    assert str(lines["four_jacks"].label) == "Vier boeren"
    assert str(lines["four_jacks"].value) == "200"
    assert str(lines["sweep_by_defenders"].value) == "gewoon nat"
    assert str(lines["stripe_required"].value) == "ja"
    assert str(lines["four_alike_ranks"].value) == "A H V B 10 9 8 7"
    assert str(lines["trump_points"].value).startswith("A 11, H 4, V 3, B 20")


def test_rule_sets_are_told_apart_by_all_their_fields(nku: RuleSet) -> None:
    later = changed(nku, "NKU", date(2027, 1, 1), four_jacks=200)
    assert later != nku
    assert len({nku, later, read_rules(NKU_TEXT)}) == 2


def test_rule_sets_of_other_names_are_kept_apart_quickly(nku: RuleSet, rotterdams: RuleSet) -> None:
    assert hash(nku) != hash(rotterdams)


def test_a_field_of_which_an_older_file_says_nothing_is_as_it_was_then(nku: RuleSet) -> None:
    def without(field: str) -> str:
        before, after = write_rules(nku).split(f"\n[{field}]\n")
        return f"{before}\n[{after.partition(chr(10) + '[')[2]}"

    older = read_rules(without("deck"))
    assert (older.deck, older.articles["deck"]) == ("32", "geen afwijkende afspraak")
    with pytest.raises(RulesError, match="ontbreekt het veld stuk"):
        read_rules(without("stuk"))


def test_a_title_is_written_with_its_accents(nku: RuleSet) -> None:
    assert 'title = "Café Één"' in write_rules(changed(nku, "Café Één", date(2027, 1, 1)))


def test_of_several_unknown_fields_the_first_by_name_is_told() -> None:
    with pytest.raises(RulesError, match="geen veld aap") as error:
        read_rules(f"{NKU_TEXT}[noot]\nvalue = 1\n[aap]\nvalue = 1\n")
    assert error.value.field == "aap"


@pytest.mark.parametrize(("target", "games"), [(81, 1), (82, 2), (163, 3), (0, 0)])
def test_a_match_is_over_when_both_cannot_be_below_the_target_any_more(
    target: int, games: int, nku: RuleSet
) -> None:
    """162 points a game: after one both can have 81, after two 162."""
    assert changed(nku, "Eigen", date(2027, 1, 1), target=target).longest_match == games
