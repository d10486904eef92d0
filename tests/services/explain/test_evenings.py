"""An evening down to its games: what each counts, why, and the article that says so."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin import reports
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    EntrantAsked,
    EveningAsked,
    SheetAsked,
    StatisticAsked,
)
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import ledger
from clubadmin.services.evenings import evenings
from clubadmin.services.explain import explain
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import decisions
from clubadmin.storage.schema.tablenames import SittingOutRow
from tests.reports import looking, made_up
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet
from tests.services.explain.told import listed, part


def one_table(club: OpenClub, lines: str, **values: object) -> Evening:
    """Four people, one round, one sheet: 1 and 2 against 3 and 4."""
    evening = evening_with(club, 4, rounds=1, games=len(lines.split()), **values)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), lines, sign=False)
    return evening


def asked(club: OpenClub, evening: Evening, number: int, figure: str = "total") -> Explained:
    who = next(one for one in evening.participants if one.number == number)
    return explain(club, EveningAsked(evening.id, who.id, figure))  # type: ignore[arg-type]


def games_of(club: OpenClub, lines: str, number: int = 1, **values: object) -> Explained:
    """The games of a round, as somebody has them."""
    return asked(club, one_table(club, lines, **values), number).parts[0]


def test_a_round_is_the_sum_of_its_games_and_says_with_whom_it_was_played(club: OpenClub) -> None:
    found = games_of(club, "92+20 .70-20 p -")
    assert (found.title, found.figure) == ("Ronde 1, tafel 1", "466")
    assert found.note.startswith("Wij, met P2 Bos tegen P3 Cas en P4 Dam.")
    assert "Nog niet afgetekend." in found.note
    assert listed(found) == [
        ("Spel 1", "112", "counts"),
        ("Spel 2", "92", "counts"),
        ("Spel 3", "262", "counts"),
        ("Spel 4", "0", "counts"),
    ]


@pytest.mark.parametrize(
    ("line", "figure", "told", "article"),
    [
        (
            "w70+20-40",
            "0",
            "Wij speelde en had 90 tegen 132, roem meegeteld. Dat is niet meer, dus nat: alles gaat"
            " naar Zij.",
            "NKU, Pit, pan of mars",
        ),
        ("w81", "0", "Gelijk is nat: alles gaat naar Zij.", "NKU, Nat/beet"),
        ("w92+20", "112", "Wij speelde en haalde het: 112 tegen 70", "NKU, Nat/beet"),
        ("p", "262", "Alle slagen: 100 extra, in het roemhokje.", "NKU, Pit, pan of mars"),
        ("v-20", "0", "Wij verzaakte: 0, en 262 met alle roem voor Zij.", "NKU, Verzaken"),
        ("n-40", "0", "Het formulier zegt nat: 0 voor Wij, alles voor Zij.", "NKU, Pit"),
        ("92?", "92", "Een roemhokje is leeg gelaten; dat telt 0.", "NKF 1976, art. 25"),
        ("-", "0", "Niet gespeeld: telt voor niemand.", ""),
        ("x", "0", "Vervallen: telt voor niemand.", ""),
        ("wat?", "0", "Deze regel kan nog niet worden gelezen en telt 0.", ""),
    ],
)
def test_a_game_says_why_it_counts_so_and_by_which_article(
    club: OpenClub, line: str, figure: str, told: str, article: str
) -> None:
    game = games_of(club, line).parts[0]
    assert game.figure == figure
    assert told in game.note
    assert f"De regel: {line}" in game.note
    assert article in game.article


@pytest.mark.parametrize(
    ("rules", "line", "figure", "told"),
    [
        ("kraken", "w61+40k", "364", "De punten tellen 2 keer (gedubbeld). Er is gekraakt"),
        ("schoppen-dubbel", "w92@s", "184", "De punten tellen 2 keer (schoppen dubbel)."),
        ("manille", "37@zk", "28", "(30 van 60) komt telt: 37 – 30 = 7, 4 keer. (zonder troef)"),
        ("leidsch-tientallen", "w85#100", "0", "had 85 van de 100 die het bod vraagt"),
        ("troefcall", "7", "7", "Elke slag telt 1."),
    ],
)
def test_other_systems_say_what_they_do(
    club: OpenClub, rules: str, line: str, figure: str, told: str
) -> None:
    game = games_of(club, line, rule_set=rules).parts[0]
    assert (game.figure, told in game.note) == (figure, True), game.note


def test_of_three_players_each_has_his_own(club: OpenClub) -> None:
    evening = evening_with(club, 3, rounds=1, games=1, rule_set="drie-spelers")
    evening = seat_by_hand(club, evening, [{1: "1 3 2"}])  # the first, the third, the second
    type_sheet(club, table_id(evening, 1, 1), "1/90#80", sign=False)
    figures = [asked(club, evening, number).figure for number in (1, 2, 3)]
    assert figures == ["90", "36", "36"]
    assert "Speler 1 speelde alleen." in asked(club, evening, 2).parts[0].parts[0].note


def test_a_fine_comes_off_the_round_of_who_revoked_and_of_nobody_else(club: OpenClub) -> None:
    source = next(one for one in rulesets.rule_sets(club) if one.name == "nku")
    own = rulesets.copy_rule_set(
        club, source.id, "Eigen", date(1990, 1, 1), {"revoke": "personal", "fine_floor": True}
    )
    evening = one_table(club, "100!2v 90", rule_set=own.name)
    fined = next(
        number for number in (1, 2, 3, 4) if len(asked(club, evening, number).parts[0].parts) == 3
    )
    round_ = asked(club, evening, fined).parts[0]
    assert listed(round_)[-1] == ("Boetes", "−100", "counts")
    assert listed(round_.parts[-1]) == [("Boete, Spel 1", "100", "counts")]
    assert round_.parts[-1].parts[0].article == "Eigen, eigen regel"
    fines = asked(club, evening, fined, "fines")
    assert (fines.figure, fines.parts[0].parts[0].figure) == ("100", "100")


def test_a_game_that_hung_and_who_won_it_say_so(club: OpenClub) -> None:
    source = next(one for one in rulesets.rule_sets(club) if one.name == "nku")
    own = rulesets.copy_rule_set(club, source.id, "Eigen", date(1990, 1, 1), {"tie": "next"})
    hung, won = games_of(club, "w81 262.62", rule_set=own.name).parts
    assert hung.figure == "0"
    assert "Gelijk: elk had 81. Alles is voor wie het volgende spel wint." in hung.note
    assert (won.figure, won.article) == ("262", "NKU, Punten per spel; Eigen, eigen regel")
    assert "162 ervan bleef hangen uit een spel ervoor." in won.note


def test_pits_and_nat_show_only_the_games_that_were_one(club: OpenClub) -> None:
    evening = one_table(club, "p 92 n-40 .n")
    assert listed(asked(club, evening, 1, "pits").parts[0]) == [("Spel 1", "1", "counts")]
    assert listed(asked(club, evening, 1, "nat").parts[0]) == [("Spel 3", "1", "counts")]
    assert listed(asked(club, evening, 3, "nat").parts[0]) == [("Spel 4", "1", "counts")]


def test_a_decision_stands_with_its_game(club: OpenClub) -> None:
    evening = one_table(club, "92 80")
    table = table_id(evening, 1, 1)
    draft = DecisionDraft("arbitral", "n", "Kaart gevallen.", "art. 21", "A. Bos", "a100.62")
    decisions.decide(club, table, 1, draft)
    game = asked(club, evening, 1).parts[0].parts[0]
    assert game.figure == "100"
    ruling = game.parts[0]
    assert ruling.title.startswith("Beslissing van A. Bos, ")
    assert "Kaart gevallen. Er stond: 92–70. Dat werd: 100–62" in ruling.note
    assert (ruling.article, ruling.weight, ruling.game) == ("art. 21", "plain", 1)


def five(club: OpenClub, rule: str) -> Evening:
    """Four play, number 5 sits out."""
    evening = evening_with(club, 5, rounds=1, games=2, sit_out_points=rule)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    out = evening.participants[4]
    with club.store.change("zit stil") as change:
        change.insert(SittingOutRow, evening_id=evening.id, round=1, participant_id=out.id)
    type_sheet(club, table_id(evening, 1, 1), "92+20 100")  # 212 and 132
    return evenings.evening(club, evening.id)


@pytest.mark.parametrize(
    ("rule", "figure", "told"),
    [
        ("average", "172", "Zat stil: het gemiddelde van de 4 totalen van die ronde, 688 : 4."),
        ("half", "86", "Zat stil: de helft van het gemiddelde van die ronde, 688 : 4 : 2."),
        ("lowest", "132", "Zat stil: de laagste van de 4 rondetotalen van die avond."),
        ("fixed:1600", "1.600", "Zat stil: het vaste aantal van deze competitie."),
        ("none", "–", "Zat stil; daar staan in deze competitie geen punten op."),
    ],
)
def test_points_for_sitting_out_say_by_which_rule_and_from_whose_totals(
    club: OpenClub, rule: str, figure: str, told: str
) -> None:
    credit = asked(club, five(club, rule), 5).parts[0]
    assert (credit.figure, credit.note) == (figure, told)
    assert credit.article.startswith("Wie stilzit krijgt")
    assert credit.adds_up
    of_others = rule in ("average", "half", "lowest")
    assert [one.figure for one in credit.parts] == ["212", "212", "132", "132"][: 4 * of_others]


@pytest.mark.parametrize(("rule", "figure"), [("better", "648"), ("none", "208")])
def test_who_is_lent_has_both_tables_and_one_of_them_counts(
    club: OpenClub, rule: str, figure: str
) -> None:
    evening = evening_with(club, 9, rounds=1, games=4, fill_in=rule)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    out = evening.participants[8]
    with club.store.change("zit stil") as change:
        change.insert(SittingOutRow, evening_id=evening.id, round=1, participant_id=out.id)
    ids = {one.number: one.id for one in evening.participants}
    type_sheet(club, table_id(evening, 1, 1), "52 52 52 52")  # 208 for 1 and 2
    type_sheet(club, table_id(evening, 1, 2), "82 80 82 80")
    evening = ledger.seat(club, evening.id, 1, [ids[3], ids[1], ids[4]])
    type_sheet(club, table_id(evening, 1, 3), "162 162 162 162")
    found = asked(club, evening, 1).parts[0]
    assert found.figure == figure
    lying = found.parts[-1]
    assert lying.weight == "dropped"
    if rule == "better":
        assert (found.title, lying.title, lying.figure) == ("Ronde 1, tafel 3", "Tafel 1", "208")
        assert "hoger dan aan de eigen tafel" in found.note
        assert lying.note == "De eigen tafel telt niet: de ronde als invaller was hoger."
    else:
        assert (found.title, lying.title, lying.figure) == ("Ronde 1, tafel 1", "Tafel 3", "648")
        assert "houdt in deze competitie zijn eigen ronde" in lying.note


def test_a_place_says_who_has_more_and_what_parted_equals(club: OpenClub) -> None:
    evening = one_table(club, "p .n")
    first, last = asked(club, evening, 1, "place"), asked(club, evening, 3, "place")
    assert first.figure == "1"
    assert first.note == (
        "Plaats 1 van 4. Niemand staat hoger. Gelijk met P2 Bos; de plaats wordt gedeeld."
    )
    assert last.figure == "3"
    assert [one.title for one in last.parts] == ["1. P1 Aal", "1. P2 Bos", "3. P3 Cas"]


@pytest.mark.parametrize(
    ("ties", "number", "note"),
    [
        (("nat", "pits"), 1, "P3 Cas en P4 Dam; beslist door: minst nat (1 tegen 0)."),
        (("points", "pits"), 1, "P3 Cas en P4 Dam; beslist door: meeste punten (193 tegen 293)."),
        (("mutual", "pits"), 3, "P1 Aal en P2 Bos; beslist door: {mutual} en {pits}."),
    ],
)
def test_a_place_of_an_evening_says_which_tie_break_decided_with_the_figures(
    club: OpenClub, ties: tuple[str, ...], number: int, note: str
) -> None:
    """262 + 0 + 31 = 293 with a pit and nat, against 0 + 162 + 131 = 293 without."""
    last = asked(club, one_table(club, "p n 31", tie_breaks=ties), number, "place")
    assert last.figure == "3"
    told = {"mutual": "onderling resultaat (0 tegen 0)", "pits": "meeste pits (0 tegen 1)"}
    assert last.note.endswith(f"Gelijk geëindigd met {note.format(**told)}")


def test_a_sheet_is_told_for_both_sides_or_one_game_of_it(club: OpenClub) -> None:
    evening = one_table(club, "92+20 w70")
    table = table_id(evening, 1, 1)
    whole = explain(club, SheetAsked(table))
    assert (whole.title, whole.figure) == ("Ronde 1, tafel 1", "112 – 232")
    assert [one.title for one in whole.parts] == ["Wij", "Zij"]
    assert [one.figure for one in whole.parts[1].parts] == ["70", "162"]
    game = explain(club, SheetAsked(table, game=2))
    assert (game.title, game.figure, game.game) == ("Ronde 1, tafel 1, Spel 2", "0 – 162", 2)
    with pytest.raises(Refused, match="Van dit spel is nog niets getypt"):
        explain(club, SheetAsked(table, "ns", 3))


def test_a_round_is_found_by_the_member_who_played_it(club: OpenClub) -> None:
    evening = one_table(club, "92+20")
    member = evening.participants[0].members[0].id
    assert explain(club, EntrantAsked(evening.id, member, 1)).figure == "112"
    with pytest.raises(Refused, match="doet niet"):
        explain(club, EntrantAsked(evening.id, 9999, 1))


def test_it_is_told_in_english_as_well(club: OpenClub) -> None:
    evening = one_table(club, "w70+20-40")
    who = evening.participants[0]
    found = explain(club, EveningAsked(evening.id, who.id), Language.EN)
    assert found.parts[0].title == "Round 1, table 1"
    assert "That is not more, so nat: all goes to Zij." in found.parts[0].parts[0].note


def test_who_is_not_there_any_more_is_refused_in_a_sentence(club: OpenClub) -> None:
    evening = one_table(club, "92")
    with pytest.raises(Refused, match="Deze speler doet niet"):
        explain(club, EveningAsked(evening.id, 9999))
    with pytest.raises(Refused, match="Deze tafel bestaat niet"):
        explain(club, SheetAsked(9999))


def test_a_part_is_found_by_its_title(club: OpenClub) -> None:
    found = asked(club, one_table(club, "92"), 1)
    assert part(found, "Ronde 1").evening_id == found.evening_id


def test_a_figure_of_the_statistics_is_the_games_it_counts(club: OpenClub) -> None:
    evening = one_table(club, "p 92+20 n-40 .n")
    rules = evening.rules.title
    member = evening.participants[0].members[0].id

    def statistic(code: str, who: int | None = None) -> Explained:
        asked = StatisticAsked(evening.competition_id, evening.id, rules, code, who)
        return explain(club, asked)

    nat = statistic("nat")
    assert (nat.title, nat.figure, nat.joins) == ("Nat", "2 (50%)", "sum")
    assert [one.title for one in nat.parts] == [
        "Ronde 1, tafel 1, spel 3",
        "Ronde 1, tafel 1, spel 4",
    ]
    assert [one.game for one in statistic("nat", member).parts] == [3]
    mean = statistic("mean", member)
    assert (mean.title, mean.figure) == ("P1 Aal: Per spel", "134,0")
    assert [one.figure for one in mean.parts] == ["262", "112", "0", "162"]
    highest = statistic("highest")
    assert (highest.joins, [one.figure for one in highest.parts]) == ("highest", ["262"])
    with pytest.raises(Refused, match="Dit getal is er niet"):
        statistic("what")


def test_the_result_tells_what_parted_equals_and_goes_on_doing_so(club: OpenClub) -> None:
    """Both sides have 293; Aal and Bos were nat once. The club goes over to pits afterwards."""
    evening = evening_with(club, 4, rounds=1, games=3, tie_breaks=("nat", "pits"))
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "p n 31")
    told = "Gelijk geëindigd: P1 Aal onder P4 Dam: minst nat (1 tegen 0)."
    assert [one.text() for one in closing.result(club, evening.id).told] == [told]
    closing.close(club, evening.id)
    kept = next(one for one in seasons.competitions(club) if one.tie_breaks)
    seasons.change_competition(club, replace(kept, tie_breaks=("pits",)))
    closed = closing.result(club, evening.id)
    assert [one.text() for one in closed.told] == [told]
    (paper,) = looking.pages(reports.evening_result(closed, Printing(made_up.CLUB)))
    assert "P1 Aal onder P4 Dam: minst nat (1 tegen 0)" in paper
