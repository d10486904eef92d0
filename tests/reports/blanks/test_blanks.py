from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from clubadmin import reports
from clubadmin.domain.row.columns import columns
from clubadmin.domain.rules.rules import RulesError
from clubadmin.domain.terms import Language, Position
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.reports.blanks import columns as blank_columns
from clubadmin.reports.kit.page import LANDSCAPE
from clubadmin.services.club.rulesets import installed
from tests.reports import looking, made_up
from tests.turns import tries


def made(view: Evening, language: Language = Language.NL, **more: object) -> bytes:
    return reports.blank_sheets(view, Printing(made_up.CLUB, language, made_up.STAMP), **more)  # type: ignore[arg-type]


def test_two_sheets_lie_side_by_side_on_a_page() -> None:
    evening = made_up.evening(24, rounds=1)
    sheets = looking.sheets(lambda: made(evening))
    assert len(sheets) == 3
    assert (sheets[0].width, sheets[0].height) == LANDSCAPE
    titles = [span for span in looking.spans(sheets[0]) if span.text.startswith("Tafel ")]
    assert [(span.text, span.left < LANDSCAPE[0] / 2) for span in titles] == [
        ("Tafel 1 · ronde 1", True),
        ("Tafel 2 · ronde 1", False),
    ]


def test_a_sheet_has_the_names_of_both_sides_and_the_rule_set() -> None:
    evening = made_up.evening(4, rounds=1)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert table.w is not None
    assert f"WIJ N {table.n.label} Z {table.s.label}" in text
    assert f"ZIJ O {table.e.label} W {table.w.label}" in text
    assert "avond 7 · 12 november 2026 · NKU" in text


def test_the_sheet_of_a_fill_in_table_says_so_and_marks_who_is_lent() -> None:
    evening = made_up.evening(8, rounds=1)
    plan = evening.plan[0]
    first, last = plan.tables
    extra = replace(last, fill_ins=(Position.E, Position.S, Position.W))
    text = looking.text(made(replace(evening, plan=(replace(plan, tables=(first, extra)),))))
    assert "Tafel 2 · ronde 1 · inval" in text
    assert text.count("inval") == 1
    assert text.count("(geleend)") == 3
    assert f"{extra.e.label} (geleend)" in text
    assert f"{extra.n.label} (geleend)" not in text


@pytest.mark.parametrize("games", [4, 8, 12, 16, 24])
def test_every_game_has_a_row_with_its_dealer(games: int) -> None:
    evening = made_up.evening(4, rounds=1, games=games)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    rows = " ".join(f"{n} {name}" for n, name in enumerate(table.dealers(games), start=1))
    assert f"{rows} Totaal" in text


def test_three_people_deal_in_turn_at_a_table_of_three() -> None:
    evening = made_up.evening(3, rounds=1)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert f"1 {table.n.label} 2 {table.e.label} 3 {table.s.label} 4 {table.n.label}" in text
    assert "blinde hand" in text


def test_a_pair_stands_with_its_number() -> None:
    evening = made_up.evening(4, rounds=1, kind="pairs")
    table = evening.plan[0].tables[0]
    assert f"paar {table.ns[0]}" in looking.text(made(evening))


def test_only_the_chosen_rounds_are_printed() -> None:
    text = looking.text(made(made_up.evening(8), rounds=[2]))
    assert "ronde 2" in text
    assert "ronde 1" not in text
    assert "ronde 3" not in text


def test_a_sheet_reminds_of_the_stripe_and_asks_for_totals_and_signatures() -> None:
    text = looking.text(made(made_up.evening(4)))
    for words in ("Streep door het roemvakje", "Totaal", "handtekening Wij", "handtekening Zij"):
        assert words in text


@pytest.mark.parametrize("kind", ["individual", "pairs"])
@pytest.mark.parametrize("games", range(4, 25))
def test_nothing_lies_over_anything_else(games: int, kind: str) -> None:
    evening = made_up.evening(7, 2, games, kind)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet, edge=22) == []


@pytest.mark.parametrize("games", [4, 12, 16, 24])
def test_a_row_is_high_enough_to_write_in(games: int) -> None:
    sheet = looking.sheets(lambda: made(made_up.evening(4, 1, games)))[0]
    heights = sorted(
        {line[1] for lines in sheet.rules.values() for line in lines if line[1] == line[3]}
    )
    rows = [high - low for low, high in pairwise(heights)]
    assert min(rows) > 14  # 5 mm


def test_no_draw_gives_a_page_that_says_so() -> None:
    assert "Er is nog geen indeling." in looking.text(made(made_up.evening(0)))


def test_the_english_sheet_is_english() -> None:
    text = looking.text(made(made_up.evening(3), Language.EN))
    for words in ("WIJ", "ZIJ", "dealer", "points", "signature Wij", "Table 1 · round 1"):
        assert words in text
    for words in ("gever", "punten", "Tafel", "Streep"):
        assert words not in text


RULES = {rules.name: rules for rules in installed()}
COMBINED = made_up.own_rules(
    "Alles tegelijk",
    bidding="level",
    doubling="kraken",
    spades_double=True,
    revoke="personal",
    target=1001,
    roem_where="both",
)


def of_rules(name: str, **more: Any) -> str:
    rules = RULES[name]
    return looking.text(made(made_up.evening(rules.seats, 1, rules=rules), **more))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("games", [4, 12, 16, 24, 40, 64])
@pytest.mark.parametrize("name", sorted(RULES))
def test_nothing_lies_over_anything_else_under_any_rule_set(
    name: str, games: int, language: Language
) -> None:
    rules = RULES[name]
    evening = made_up.evening(2 * rules.seats + 1, 1, games, rules=rules)
    for sheet in looking.sheets(lambda: made(evening, language)):
        assert looking.faults(sheet, edge=22) == []


@pytest.mark.parametrize("games", [4, 16, 24])
def test_all_columns_there_are_fit_beside_each_other(games: int) -> None:
    evening = made_up.evening(4, 1, games, rules=COMBINED)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet, edge=22) == []
    layout = blank_columns.layout(COMBINED, 361, Words(Language.NL))
    assert min(column.right - column.left for column in layout.columns) > 19
    assert layout.columns[-1].right == pytest.approx(361)


@pytest.mark.parametrize("name", sorted(RULES))
def test_boxes_are_wide_enough_for_three_figures_by_hand(name: str) -> None:
    layout = blank_columns.layout(RULES[name], 361, Words(Language.NL))
    for column in layout.columns:
        if column.side or column.total:
            assert column.right - column.left > 28  # ten millimetres


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_stripe_is_asked_for_where_there_is_roem_and_nowhere_else(name: str) -> None:
    rules = RULES[name]
    asked = "Streep door het roemvakje" in of_rules(name)
    assert asked == (columns(rules).roem and rules.stripe_required)


@pytest.mark.parametrize("name", ["manille", "troefcall"])
def test_a_game_without_roem_has_one_box_a_side_and_one_line_for_its_total(name: str) -> None:
    text = of_rules(name)
    assert "roem" not in text
    assert "punten + roem" not in text


def test_the_sheet_for_three_has_who_plays_alone_his_bid_and_a_column_for_each() -> None:
    evening = made_up.evening(3, 1, 8, rules=RULES["drie-spelers"])
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    first, second, third = (person.label for _, person in table.seats)
    assert f"1 {first} 2 {second} 3 {third} ALLEEN SAMEN IEDER" in text
    assert "spel gever alleen bod punten roem punten roem 1 2 3 1" in text
    assert f"1 {first} 2 {second} 3 {third} 4 {first} 5 {second}" in text
    assert "nummer van wie alleen speelt" in text
    assert "handtekening speler 3" in text
    assert "blinde hand" not in text
    assert "punten + roem" not in text


def test_the_sheet_for_two_has_their_names_over_their_boxes() -> None:
    evening = made_up.evening(2, 1, 4, rules=RULES["twee-spelers"])
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert f"speler 1 {table.wij} speler 2 {table.zij} spel gever punten roem punten roem" in text
    assert f"1 {table.wij} 2 {table.zij} 3 {table.wij} 4 {table.zij} Totaal" in text
    assert "WIJ" not in text
    assert "handtekening speler 2" in text


def test_at_manille_all_four_sign() -> None:
    text = of_rules("manille")
    for seat in "NOZW":
        assert f"handtekening {seat}" in text
    assert "handtekening Wij" not in text


def test_manille_has_trump_knocking_and_fines_and_says_how_a_draw_is_written() -> None:
    text = of_rules("manille")
    assert "spel gever troef klop punten punten straf" in text
    assert "Alleen wat boven 30 komt telt; 30–30 is ---." in text
    assert "na straf N Z O W" in text


def test_where_it_is_drawn_who_deals_nobody_stands_in_the_column() -> None:
    """Manille-tornooi, Wie begint met delen: it is not known before who deals first."""
    text = of_rules("manille")
    assert "1 2 3 4" in text
    assert "Wie de hoogste kaart trekt, geeft spel 1; daarna de klok rond." in text
    assert "1 2 3 4" not in of_rules("nku")
    assert "hoogste kaart" not in of_rules("nku")


@pytest.mark.parametrize(
    ("name", "said"),
    [("nkf1976", "geven 3-2-3"), ("manille", "geven 3-2-3"), ("belote", ""), ("drie-spelers", "")],
)
def test_the_sheet_says_how_cards_are_dealt(name: str, said: str) -> None:
    """NKF 1976, art. 9: 3-2-3."""
    text = of_rules(name)
    assert said in text
    assert ("geven" in text) is bool(said)


def test_on_the_sheet_of_a_boompje_fines_are_noted_and_not_taken_off_yet() -> None:
    """Manille-tornooi: they come off at the end of the round, a table's three boompjes."""
    evening = made_up.evening(4, 1, rules=RULES["manille"])
    assert "na straf N Z O W" in looking.text(made(evening))
    text = looking.text(made(replace(evening, format="boompje")))
    assert "na straf" not in text
    assert "straf N Z O W" in text


def test_troefcall_counts_tricks() -> None:
    text = of_rules("troefcall")
    assert "slagen slagen" in text
    assert "Schrijf de slagen op: samen 13." in text


def test_kraken_and_bids_have_columns_of_their_own() -> None:
    assert "gever wie kraak punten" in of_rules("kraken")
    assert "Kraak k, rekraak kk, superkraak kkk." in of_rules("kraken")
    assert "gever wie hoogte troef punten" in of_rules("leidsch")
    assert "gever wie bod punten" in of_rules("leidsch-tientallen")


def test_the_sheet_says_whose_roem_in_the_hand_counts_as_its_rules_do() -> None:
    """Alles over kaarten, Leidsch: only an opponent who bid, and has more, may reject it."""
    most = "Van roem in de hand telt alleen die van wie de meeste heeft."
    bid = "Roem in de hand keurt alleen af wie hogere heeft en zelf meebood."
    assert most in of_rules("roem-in-de-hand")
    assert bid not in of_rules("roem-in-de-hand")
    assert bid in of_rules("leidsch-tientallen")
    assert most not in of_rules("leidsch-tientallen")


def test_a_match_keeps_the_score_and_says_when_it_is_over() -> None:
    text = of_rules("tot-501")
    assert "punten roem stand punten roem stand" in text
    assert "Wie na een spel 501 haalt, wint" in text


def test_a_match_of_the_plain_kind_has_no_column_for_the_score() -> None:
    assert "stand" not in of_rules("nku")


def test_who_is_fined_himself_has_a_line_for_what_is_left() -> None:
    rules = made_up.own_rules("Eigen", revoke="personal")
    text = looking.text(made(made_up.evening(4, 1, rules=rules)))
    assert "punten + roem na straf N Z O W" in text


@pytest.mark.parametrize("games", [25, 40, 64])
def test_more_games_than_a_half_page_holds_go_on_the_next(games: int) -> None:
    evening = made_up.evening(4, 1, games)
    table = evening.plan[0].tables[0]
    sheets = looking.sheets(lambda: made(evening))
    parts = -(-games // 24)
    assert len(sheets) == -(-parts // 2)
    text = looking.text(made(evening))
    assert f"Tafel 1 · ronde 1 · blad {parts} van {parts}" in text
    assert f"{games} {table.dealers(games)[-1]} Totaal" in text
    assert text.count("over naar blad") == text.count("van blad ") == parts - 1
    assert text.count("handtekening Wij") == parts


@pytest.mark.parametrize("name", sorted(RULES))
def test_names_of_forty_letters_stay_in_their_place(name: str) -> None:
    rules = RULES[name]
    evening = made_up.evening(rules.seats, 1, 16, rules=rules)
    long = "Wilhelmina-Jacoba van Wijngaarden-Schout"
    assert len(long) == 40

    def renamed(person: Member | None) -> Member | None:
        return person and replace(person, first_name="", infix="", last_name=long)

    plan = evening.plan[0]
    (table,) = plan.tables
    people = {seat: renamed(getattr(table, seat)) for seat in "nsew"}
    evening = replace(evening, plan=(replace(plan, tables=(replace(table, **people),)),))
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet, edge=22) == []


@pytest.mark.parametrize("name", sorted(RULES))
def test_an_english_sheet_has_no_dutch_on_it(name: str) -> None:
    text = of_rules(name, language=Language.EN)
    for word in ("gever", "punten", "slagen", "speler ", "Alleen", "telt", "stand ", "straf"):
        assert word not in text


def test_reminders_that_do_not_fit_are_left_out_whole() -> None:
    text = looking.text(made(made_up.evening(4, rounds=1, rules=COMBINED)))
    assert "beslist nog één spel. Kraak k, rekraak kk, superkraak kkk. handtekening" in text


def test_a_dealer_of_forty_letters_is_named_whole() -> None:
    evening = made_up.evening(4, rounds=1)
    (table,) = evening.plan[0].tables
    table = replace(table, n=Member(90, "Bartholomeus Oosterwijk van Zuidland 001"))
    evening = replace(evening, plan=(replace(evening.plan[0], tables=(table,)),))
    assert looking.text(made(evening)).count("Oosterwijk van Zuidland 001") == 5


def test_a_long_name_of_one_of_two_players_goes_over_two_lines() -> None:
    evening = made_up.evening(2, 1, rules=RULES["twee-spelers"])
    plan = evening.plan[0]
    (table,) = plan.tables
    long = replace(
        table.n, first_name="Wilhelmina-Jacoba", infix="van", last_name="Wijngaarden-Schout"
    )
    evening = replace(evening, plan=(replace(plan, tables=(replace(table, n=long),)),))
    assert "Wilhelmina-Jacoba van Wijngaarden-Schout speler 2" in looking.text(made(evening))


FIELDS = st.fixed_dictionaries(
    {
        "bidding": st.sampled_from(["none", "level", "points"]),
        "doubling": st.sampled_from(["none", "kraken", "kloppen"]),
        "no_trumps": st.booleans(),
        "spades_double": st.booleans(),
        "roem_where": st.sampled_from(["table", "hand", "both", "stuk", "none"]),
        "stripe_required": st.booleans(),
        "revoke": st.sampled_from(["262", "personal", "redeal-fine"]),
        "misdeal_fine": st.sampled_from([0, 15]),
        "target": st.sampled_from([0, 501]),
    }
)
SEATING = st.sampled_from(
    [("klaverjas", "4"), ("klaverjas", "2"), ("solo", "3"), ("manille", "4"), ("tricks", "4")]
)


@settings(max_examples=tries(20, 60), deadline=None)
@given(fields=FIELDS, seating=SEATING, games=st.integers(1, 30))
def test_whatever_a_club_puts_together_makes_a_sheet(
    fields: dict[str, Any], seating: tuple[str, str], games: int
) -> None:
    system, players = seating
    try:
        rules = made_up.own_rules("Samengesteld", system=system, players=players, **fields)
    except RulesError:
        assume(False)
    evening = made_up.evening(rules.seats, 1, games, rules=rules)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet, edge=22) == []
    layout = blank_columns.layout(rules, 361, Words(Language.NL))
    edges = [(column.left, column.right) for column in layout.columns]
    assert all(one[1] == pytest.approx(other[0]) for one, other in pairwise(edges))
    assert edges[-1][1] == pytest.approx(361)
