"""What the rules make of an offence, as the dialog proposes it, under every rule set."""

from dataclasses import replace

import pytest

from clubadmin.desktop.decisions.dialog import row_meaning
from clubadmin.desktop.decisions.sanction_form import SanctionForm
from clubadmin.desktop.decisions.words import Dispute, kinds, lacks_fine, proposed, takes_points
from clubadmin.desktop.kit.language import speak
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.scoring.rulings import RulingKind
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Position
from clubadmin.model.sheets.dispute import case_of
from clubadmin.services.club.rulesets import installed
from tests.desktop.driving import a_sheet

RULES = {rules.name: rules for rules in installed()}
ROWS = ("", "81-20", "w92+20", "n-40", "p", "v", "-", "x", "37@zk", "1/85+20#90", "7", "onzin")
PLAY = "troef h\nspeelt n\nuitkomst n\n1: SA S7 S8 S9\n2: H9 H7 HA HB\n3: KA K7 H8 K8\n5: z K9\n"


def case(name, row):
    return case_of(a_sheet(RULES[name]), 1, row)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", list(RulingKind))
@pytest.mark.parametrize("name", sorted(RULES))
def test_a_row_that_is_proposed_can_stand_on_the_sheet(theme, name, kind):
    rules = RULES[name]
    for row in ROWS:
        for seat in (None, *seats_of(rules)):
            points = 2 if takes_points(kind.value, rules) else None
            found = proposed(Dispute(case(name, row)), kind.value, seat, points)
            if found.line:
                assert judge(found.line, rules).settled is not None, (row, seat, found)
                assert row_meaning(found.line, rules, 1)[0]
            if seat is not None:
                assert found.text
                assert "{" not in found.text
                assert "%" not in found.text


@pytest.mark.parametrize(
    ("kind", "text", "article"),
    [
        (
            "marked-cards",
            "Een of meer kaarten waren aan de rugzijde te herkennen."
            " Er is een nieuw spel kaarten verstrekt.",
            "NKF 1976, deel 1, art. 1",
        ),
        (
            "first-suit",
            "Noord noemde een troefkleur en wilde die herstellen."
            " De kleur die het eerst genoemd is, blijft troef.",
            "NKF 1976, deel 1, art. 7",
        ),
        (
            "waiting",
            "Noord wachtte bij herhaling te lang. Noord is gemaand om zonder uitstel te besluiten.",
            "NKF 1976, deel 1, art. 8",
        ),
        (
            "out-of-turn",
            "Noord wilde spelen zonder aan de beurt te zijn."
            " Noord en de maat moeten in dit spel beiden passen.",
            "NKF 1976, deel 1, art. 10",
        ),
    ],
)
def test_what_is_decided_while_the_game_goes_on_has_its_words_and_leaves_the_row(
    theme, kind, text, article
):
    found = proposed(Dispute(case("nkf1976", "92+20")), kind, Position.N, None)
    assert (found.line, found.text, found.article) == ("", text, article)
    assert (found.hint, found.fine) == ("", "")
    assert kind in kinds(RULES["nkf1976"])
    assert kind not in kinds(RULES["manille"])


def test_the_article_is_cited_in_the_language_of_the_window(qapp, theme):
    speak(qapp, "en")
    try:
        found = proposed(Dispute(case("nkf1976", "92+20")), "waiting", Position.N, None)
        assert found.article == "NKF 1976, part 1, art. 8"
        form = SanctionForm(theme)
        form.cause.choose("again")
        assert form.article.text() == "NKF 1976, part 1, art. 5"
    finally:
        speak(qapp, "nl")


def test_marked_cards_are_nobodys_fault(theme):
    assert proposed(Dispute(case("nku", "")), "marked-cards", None, None).text


@pytest.mark.parametrize("name", sorted(RULES))
def test_a_revoke_found_in_the_cards_gives_the_referees_own_row(theme, name):
    rules = RULES[name]
    judgement = judge_play(read_play(PLAY, rules)[0], rules)
    dispute = Dispute(case(name, ""), judgement, PLAY)
    if dispute.revoke is None:
        return
    found = proposed(dispute, "revoke", dispute.revoke.position, None)
    if judgement.line:
        assert found.line == judgement.line
    assert "slag" in found.text
    other = next(seat for seat in seats_of(rules) if seat is not dispute.revoke.position)
    assert "slag" not in proposed(dispute, "revoke", other, None).text


def test_under_the_nku_a_revoke_costs_everything_and_a_hundred(theme):
    found = proposed(Dispute(case("nku", "92+20")), "revoke", seats_of(RULES["nku"])[1], None)
    meaning, wrong = row_meaning(found.line, RULES["nku"], 1)
    assert not wrong
    assert meaning == "Wij 262 + 20 · Zij 0"


def test_a_row_that_cannot_be_read_is_said_in_a_sentence(theme):
    meaning, wrong = row_meaning("9q", RULES["nku"], 4)
    assert wrong
    assert meaning.startswith("Spel 4")
    assert "q" in meaning


def test_what_a_player_pays_stands_below_the_row(theme):
    meaning, wrong = row_meaning("35@h!2v60", RULES["manille"], 1)
    assert not wrong
    assert meaning.endswith("· Oost betaalt 60")


def test_a_revoke_that_a_player_pays_himself_is_proposed_with_his_fine(theme):
    rules = replace(RULES["nku"], revoke="personal", revoke_penalty=100)
    north = seats_of(rules)[0]
    dispute = Dispute(case_of(a_sheet(rules), 1, "92+20"))
    found = proposed(dispute, "revoke", north, None)
    assert found.line == "92+20!1v"
    assert lacks_fine("92+20", found.fine, rules)
    assert not lacks_fine(found.line, found.fine, rules)
    assert not lacks_fine("90+20!1v60", found.fine, rules)
    assert lacks_fine("92+20!2v", found.fine, rules)
