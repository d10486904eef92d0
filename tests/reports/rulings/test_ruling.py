"""The paper of a decision: everything a protest committee asks for, on one page."""

from dataclasses import replace

import pytest

from clubadmin import reports
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.scoring.sanctions import SanctionKind, Span
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.sheets.decision import Decision, RuledGame
from clubadmin.services.club.rulesets import installed
from tests.reports import contests, looking, made_up

RULES = {rules.name: rules for rules in installed()}
PLAY = """troef h
speelt n
uitkomst o
hand z: S7 H7 H8 RA K9 RH S10 HV
slag 1: o SA, z S7, w S8, n S9
slag 2: o H9, z H7, w HA, n HB
slag 3: n KA, o K7, z H8, w K8
slag 4: z RA, w R7, n R8, o R9
"""
MADE = Decision(
    id=1,
    table_id=1,
    game=9,
    kind="revoke",
    seat="s",
    text="Zuid speelde ♥8 in slag 3, maar moest kleur bekennen. Dat kon met ♣9.",
    article="NKU, Verzaken",
    decided_by="Gerda Vis",
    decided_at="2026-11-12 21:14:30",
    line_before="114+60",
    line_after="wv-20@h",
    play=PLAY,
    version=1,
)


def ruled(name: str = "nku", **changes: object) -> RuledGame:
    evening = made_up.evening(16)
    place = evening.plan[0].tables[0]
    return replace(RuledGame(RULES[name], evening, place, 9, MADE, PLAY), **changes)  # type: ignore[arg-type]


def made(game: RuledGame, language: Language = Language.NL) -> bytes:
    return reports.game_ruling(game, Printing(made_up.CLUB, language, made_up.STAMP))


def test_it_says_where_who_and_under_which_rules() -> None:
    game = ruled()
    text = looking.text(made(game))
    assert "Tafel 1, ronde 1, spel 9" in text
    assert "Reglement: NKU" in text
    assert "avond 7, donderdag 12 november 2026" in text
    assert game.place is not None
    for _, member in game.place.seats:
        assert member.label in text


def test_it_says_what_was_decided_the_article_by_whom_and_when() -> None:
    game = ruled()
    text = looking.text(made(game))
    assert game.place is not None
    assert game.place.s is not None
    assert f"Verzaakt, Zuid ({game.place.s.label})" in text
    assert "Artikel: NKU, Verzaken" in text
    assert "was 114–48 met 60 roem voor Wij; wordt Zij 262 met 20 roem, Wij verzaakt." in text
    assert "Zo getypt: 114+60; wv-20@h" in text
    assert "Beslist door Gerda Vis, 12 november 2026, 21.14 uur" in text
    assert "wedstrijdleider" in text


def test_suits_in_words_where_the_face_has_no_signs_for_them() -> None:
    text = looking.text(made(ruled()))
    assert "harten 8" in text
    assert "klaveren 9" in text
    assert "\ufffd" not in text


def test_the_forbidden_card_stands_in_a_frame_with_a_sign() -> None:
    game = ruled()
    (sheet,) = looking.sheets(lambda: made(game))
    signs = [span for span in looking.spans(sheet) if span.text == "!"]
    assert len(signs) == 1
    thick = [rule for rule in sheet.rules if rule.width == 1.2]
    assert len(thick) == 1
    assert len(sheet.rules[thick[0]]) == 4
    left, low, *_ = sheet.rules[thick[0]][0]
    assert left < signs[0].left
    assert abs(low - signs[0].low) < 8


def test_every_card_that_was_played_or_held_is_drawn() -> None:
    (sheet,) = looking.sheets(lambda: made(ruled()))
    assert len(sheet.suits) == 16 + 8 + 1  # tricks, the hand, and what was trumps


def test_the_reason_cites_the_field_of_the_rules() -> None:
    text = looking.text(made(ruled()))
    article = RULES["nku"].articles["follow_suit"]
    assert f"maar moest kleur bekennen. Dat kon met klaveren 9. ({article})" in text


def test_the_roem_is_named_trick_by_trick() -> None:
    text = looking.text(made(ruled()))
    assert "slag 1: 20 (driekaart schoppen 9 schoppen 8 schoppen 7)" in text
    assert "slag 4: 20 (driekaart ruiten 9 ruiten 8 ruiten 7)" in text


def test_a_legal_play_says_that_nobody_revoked() -> None:
    play = "troef h\nspeelt n\nuitkomst n\nslag 1: SA S7 S8 S9\n"
    game = ruled(decision=None, play=play)
    assert not judge_play(read_play(play, game.rules)[0], game.rules).revokes
    text = looking.text(made(game))
    assert "Arbitrage" in text
    assert "Niemand heeft verzaakt." in text
    assert "Beslist door" not in text


def test_a_decision_without_cards_is_a_page_as_well() -> None:
    text = looking.text(made(ruled(decision=replace(MADE, play=""), play="")))
    assert "Het spel, kaart voor kaart" not in text
    assert "Beslist door Gerda Vis" in text


def test_a_play_of_no_sheet_can_be_printed() -> None:
    text = looking.text(made(RuledGame(RULES["amsterdams"], play=PLAY)))
    assert "Arbitrage" in text
    assert "Reglement: Amsterdams" in text


def test_it_is_one_page() -> None:
    whole = PLAY + "\n".join(
        f"slag {number}: {cards}"
        for number, cards in enumerate(("S10 SB SH SV", "RH RB R10 RV", "KB KV K9 KH"), 5)
    )
    assert len(looking.pages(made(ruled(play=whole)))) == 1


@pytest.mark.parametrize("name", sorted(RULES))
@pytest.mark.parametrize("language", list(Language))
def test_nothing_lies_over_anything_else_under_any_rules(name: str, language: Language) -> None:
    game = ruled(name, decision=replace(MADE, text=MADE.text * 12))
    for sheet in looking.sheets(lambda: made(game, language)):
        assert looking.faults(sheet) == []


@pytest.mark.parametrize("text", ["woord " * 330, "x" * 2000, "regel\n" * 80])
def test_the_longest_text_goes_on_at_the_next_page(text: str) -> None:
    game = ruled(decision=replace(MADE, text=text))
    sheets = looking.sheets(lambda: made(game))
    assert [looking.faults(sheet) for sheet in sheets] == [[]] * len(sheets)


def test_what_is_no_play_is_printed_as_what_it_is() -> None:
    text = looking.text(made(ruled(play="hierbij de kaarten\nslag 99: SA\nhand n: SA SA SA")))
    assert "is niet te lezen" in text


def test_the_english_paper_is_english() -> None:
    text = looking.text(made(ruled(decision=replace(MADE, text="As decided.")), Language.EN))
    for words in (
        "Ruling",
        "Table 1, round 1, game 9",
        "What was decided",
        "hearts 8",
        "Decided by",
    ):
        assert words in text
    for words in ("Beslissing", "Tafel", "ronde", "harten", "slag", "troef"):
        assert words not in text.replace("NKU, Verzaken", "")


def test_the_list_of_an_evening_names_every_decision_in_order() -> None:
    evening = made_up.evening(16)
    first, second = (plan.tables[0].table_id for plan in evening.plan[:2])
    decided = [
        replace(MADE, table_id=first),
        replace(MADE, id=2, table_id=second, game=3, kind="arbitral", seat=None, text="81-81."),
    ]
    pdf = reports.evening_decisions(evening, decided, Printing(made_up.CLUB, stamp=made_up.STAMP))
    text = looking.text(pdf)
    assert text.index("Tafel 1, ronde 1, spel 9") < text.index("Tafel 1, ronde 2, spel 3")
    assert "arbitrale score" in text
    assert text.count("Beslist door Gerda Vis") == 2


def compared() -> tuple[Evening, Decision]:
    """A contest, and a decision about what the second wallet of its first table is worth."""
    evening = contests.contest("schevenings", 8, 4)
    place = evening.plan[1].tables[0]
    assert place.wallets[1] != 2
    about = replace(
        MADE,
        table_id=place.table_id,
        game=2,
        kind="other",
        seat=None,
        text="West liet zijn kaarten zien.",
        article="NKF 1976, deel 2, art. 20",
        line_before="100",
        line_after="100",
        play="",
        matchpoints="average-ns;ew-1",
    )
    return evening, about


@pytest.mark.parametrize(
    ("language", "what"),
    [
        (Language.NL, "gemiddelde voor N/Z; O/W 1 matchpunt minder"),
        (Language.EN, "average for N/S; E/W 1 matchpoint less"),
    ],
)
def test_what_a_game_is_worth_is_said_in_words_with_its_wallet(
    language: Language, what: str
) -> None:
    evening, about = compared()
    place = evening.plan[1].tables[0]
    game = place.game_at(2)
    listed = looking.text(
        reports.evening_decisions(evening, [about], Printing(made_up.CLUB, language))
    )
    alone = RuledGame(RULES["nku"], evening, place, game, about)
    own = looking.text(made(alone, language)).replace(what[0].upper() + what[1:], what)
    for text in (listed, own):
        assert what in text
        assert f" {game}" in text
        assert "West liet zijn kaarten zien." in text
        assert "art. 20" in text
        for word in ("beslissing ·", "average-ns", "100", "zoals het er stond"):
            assert word not in text
    assert ("spel" if language is Language.NL else "game") + f" {game}" in listed


def test_a_contest_of_its_own_has_no_number_of_an_evening() -> None:
    evening, about = compared()
    text = looking.text(reports.evening_decisions(evening, [about], Printing(made_up.CLUB)))
    assert "Kringkampioenschap" in text
    assert "avond" not in text


def test_an_evening_without_decisions_says_so() -> None:
    pdf = reports.evening_decisions(made_up.evening(16), (), Printing(made_up.CLUB))
    assert "Op deze avond is niets beslist." in looking.text(pdf)


def test_what_was_imposed_on_people_stands_below_what_was_decided_about_games() -> None:
    evening = made_up.evening(16)
    pair = tuple(one.members[0] for one in evening.participants[:2])
    given = Sanction(
        id=1,
        evening_id=evening.id,
        number=evening.number,
        day=evening.date,
        kind=SanctionKind.EXCLUSION,
        members=pair,
        span=Span.COMPETITION,
        from_round=2,
        until=None,
        text="Gebruikte bij herhaling een verboden uitdrukking bij het bieden.",
        article="NKF 1976, deel 1, art. 5",
        decided_by="Gerda Vis",
        decided_at="2026-11-12 21:14:03",
        version=1,
    )
    before = replace(given, id=2, evening_id=999, kind=SanctionKind.WARNING, members=pair[:1])
    pdf = reports.evening_decisions(evening, (), Printing(made_up.CLUB), sanctions=(given, before))
    text = looking.text(pdf)
    who = " – ".join(one.label for one in pair)
    assert f"{who} · Uitsluiting, deze competitie of wedstrijd, vanaf ronde 2" in text
    assert "Beslist door Gerda Vis" in text
    assert "Artikel: NKF 1976, deel 1, art. 5" in text
    assert text.count("gegeven op") == 1, "only of the one of another day"
    assert "niets beslist" not in text
    many = [replace(given, id=at) for at in range(40)]
    drawn = looking.sheets(
        lambda: reports.evening_decisions(evening, (), Printing(made_up.CLUB), sanctions=many)
    )
    assert len(drawn) > 2
    for sheet in drawn:
        assert looking.faults(sheet) == []


def test_a_long_list_goes_over_pages_and_nothing_is_cut() -> None:
    evening = made_up.evening(16)
    table = evening.plan[0].tables[0].table_id
    decided = [replace(MADE, id=at, table_id=table, game=at) for at in range(1, 41)]
    sheets = looking.sheets(
        lambda: reports.evening_decisions(evening, decided, Printing(made_up.CLUB))
    )
    assert len(sheets) > 2
    for sheet in sheets:
        assert looking.faults(sheet) == []


def test_the_same_decision_gives_the_same_bytes() -> None:
    assert made(ruled()) == made(ruled())
