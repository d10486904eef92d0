from tests.cli.conftest import Run

NAMES = {"nku", "nkf1976", "amsterdams", "rotterdams"}


def test_all_rule_sets_are_listed(run: Run) -> None:
    ran = run("rules", "--json")
    assert ran.code == 0
    assert {one["name"] for one in ran.json["rules"]} >= NAMES


def test_one_rule_set_shows_every_field_with_its_article(run: Run) -> None:
    ran = run("rules", "nku", "--json")
    assert ran.code == 0
    fields = ran.json["fields"]
    assert fields["four_jacks"] == {"value": 100, "article": "NKU, Roem"}
    assert fields["trump_points"]["value"]["J"] == 20
    assert all(field["article"] for name, field in fields.items() if name != "total")


def test_in_words_it_is_a_list_of_fields(run: Run) -> None:
    ran = run("rules", "amsterdams")
    assert ran.code == 0
    assert "four_jacks" in ran.out


def test_an_unknown_rule_set_is_refused_with_the_names_there_are(run: Run) -> None:
    ran = run("rules", "onzin", "--json")
    assert ran.code == 2
    assert ran.out == ""
    assert "nku" in ran.err
