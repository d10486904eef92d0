"""Texts, to whom they go, and what stands in the letter of each."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.domain.correspondence.gaps import OFFERED, Purpose, gaps, unwritten
from clubadmin.errors import Refused
from clubadmin.i18n import Language, Words
from clubadmin.model.administration.dues import Treasury
from clubadmin.model.correspondence.letters import About, Everybody, Template, Way
from clubadmin.model.members.known import Purpose as Consent
from clubadmin.model.members.member import Member
from clubadmin.services.administration import accounts
from clubadmin.services.administration import treasury as own
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.correspondence import recipients, templates
from clubadmin.services.correspondence.composing import (
    offered,
    offered_gaps,
    refuse_unwritten,
    told_empty,
)
from clubadmin.services.members import consents, erasing, members, particulars
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.administration.conftest import Treasury as Made
from tests.services.correspondence.writing import (
    DAY,
    FREE,
    NL,
    TEXT,
    both_ways,
    four,
    lives,
    people,
    played,
    written,
)
from tests.services.evening_club import evening_with

# --- texts


def test_the_texts_of_the_program_ask_nothing_that_cannot_be_filled_in(club: OpenClub) -> None:
    for words in (NL, Words(Language.EN)):
        found = templates.templates(club, words)
        assert {one.purpose for one in found} == set(Purpose)
        for one in found:
            assert set(gaps(one.subject, one.body)) <= OFFERED[one.purpose].keys(), one.name
            assert (one.id, one.version) == (0, 0)


def test_a_text_of_the_clubs_own_is_kept_changed_taken_away_and_each_is_undone(
    club: OpenClub,
) -> None:
    assert "letters" not in uses(club)
    both_ways(club, lambda: templates.keep_template(club, replace(TEXT, name="Nieuwsbrief")))
    assert "letters" in uses(club)
    (kept,) = [one for one in templates.templates(club, NL) if one.id]
    assert (kept.name, kept.body) == ("Nieuwsbrief", TEXT.body)
    both_ways(club, lambda: templates.keep_template(club, kept.changed(subject="Anders")))
    with pytest.raises(RowMovedOn):
        templates.keep_template(club, kept)
    both_ways(club, lambda: templates.remove_template(club, kept.id))
    undone = history.undo(club)
    assert undone.place is not None
    assert str(undone.place.words) == "Brieven en mail, bij Leden"
    assert "Tot ziens" not in str(undone.label), "a label of the journal names no text"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"name": " "}, "De naam is nog niet ingevuld"),
        ({"body": "\n \n"}, "Er staat nog geen tekst"),
        ({"body": "x" * 10_001}, "De tekst is te lang: 10001 tekens"),
        ({"subject": "x" * 121}, "Het onderwerp is te lang"),
        ({"name": "Nieuws"}, "Er is al een tekst Nieuws"),
    ],
)
def test_a_text_that_cannot_be_kept_is_told(club: OpenClub, wrong: dict[str, str], told: str):
    templates.keep_template(club, replace(TEXT, name="Nieuws"))
    with pytest.raises(Refused, match=told):
        templates.keep_template(club, replace(TEXT, **{"name": "Ander", **wrong}))


# --- to whom


def test_who_has_no_mail_gets_paper_and_who_wants_none_is_left_out_each_with_why(club: OpenClub):
    ann, bea, cor, dik = four(club)
    bad = members.add_member(club, Member(0, "Lid005", email="jan@@voorbeeld.nl"))
    both = members.add_member(club, Member(0, "Lid006", email="a@voorbeeld.nl, b@voorbeeld.nl"))
    found = written(club)
    assert [one.to.member.id for one in found.by(Way.MAIL)] == [ann.id, bea.id]
    assert [(one.to.member.id, str(one.to.why)) for one in found.by(Way.PAPER)] == [
        (cor.id, "geen e-mailadres bekend"),
        (bad.id, "jan@@voorbeeld.nl is geen e-mailadres waar mail heen kan"),
        (both.id, "a@voorbeeld.nl, b@voorbeeld.nl is geen e-mailadres waar mail heen kan"),
    ]
    assert [(one.member.id, str(one.why)) for one in found.left_out] == [(dik.id, "wil geen mail")]


def test_another_way_can_be_chosen_but_no_mail_without_an_address(club: OpenClub):
    ann, bea, cor, dik = four(club)
    ways = {ann.id: Way.NONE, bea.id: Way.PAPER, cor.id: Way.MAIL, dik.id: Way.PAPER}
    found = written(club, ways=ways)
    assert [one.to.member.id for one in found.letters] == [bea.id, cor.id, dik.id]
    assert found.by(Way.MAIL) == ()
    assert [str(one.why) for one in found.left_out] == ["niet gekozen"]


def test_who_wants_no_mail_is_an_answer_as_any_other_and_undone(club: OpenClub):
    ann, bea, *_ = people(club)
    both_ways(club, lambda: recipients.want_mail(club, [ann.id, bea.id], DAY, wanted=False))
    both_ways(club, lambda: recipients.want_mail(club, [ann.id], DAY, wanted=True))
    assert bea.id in {one.member.id for one in written(club).left_out}
    (said,) = consents.consents(club, "Lid002")
    assert said.to(Consent.MAIL).withdrawn_on == DAY
    with pytest.raises(Refused, match="niemand gekozen"):
        recipients.want_mail(club, [], DAY, wanted=True)


def test_what_one_answers_changes_nothing_for_the_others(club: OpenClub):
    ann, bea, *_ = people(club, 3)
    recipients.want_mail(club, [ann.id], DAY, wanted=True)
    recipients.want_mail(club, [bea.id], DAY, wanted=False)
    found = written(club)
    assert [one.to.way for one in found.letters] == [Way.MAIL, Way.MAIL]
    chosen = {bea.id: Way.MAIL}
    assert len(written(club, ways=chosen).by(Way.MAIL)) == 2, "mail he does not want is no choice"


def test_what_the_membership_asks_comes_on_paper_to_who_wants_no_mail(treasury: Made):
    treasury.lay()
    own.keep_treasury(treasury.club, Treasury("NL91ABNA0417164300"))
    for one in (treasury.jan, treasury.mies):
        members.change_member(treasury.club, one.changed(email=f"{one.id}@voorbeeld.nl"))
    recipients.want_mail(treasury.club, [treasury.jan.id], DAY, wanted=False)
    recipients.want_mail(treasury.club, [treasury.ayse.id], DAY, wanted=True)
    text = Template("", Purpose.DUES, "x", "{openstaand}")
    about = About(Purpose.DUES, treasury.season_id)
    found = {
        one.to.member.id: one.to.way
        for one in written(treasury.club, text, about, Everybody.OWING).letters
    }
    assert found[treasury.jan.id] is Way.PAPER
    assert found[treasury.mies.id] is Way.MAIL, "dues are no news"


def test_consent_is_asked_in_the_words_of_the_club_with_a_box_for_each(club: OpenClub):
    people(club, 1)
    consents.word(club, Consent.PHOTO, "Mijn foto mag bij het verslag.")
    (text,) = [one for one in templates.templates(club, NL) if one.purpose is Purpose.CONSENT]
    (letter,) = written(club, text, About(Purpose.CONSENT)).letters
    boxes = [line for line in letter.body.splitlines() if line.startswith("[ ] ")]
    assert len(boxes) == len(Consent)
    assert "[ ] Mijn foto mag bij het verslag." in boxes


def test_who_was_erased_or_left_gets_no_letter(club: OpenClub):
    ann, bea, *rest = people(club)
    for one in (ann, bea):
        members.change_member(club, one.changed(active=False))
    erasing.erase(club, ann.id)
    everybody = written(club).letters
    assert [one.to.member.id for one in everybody] == [one.id for one in rest]
    chosen = written(club, whom=[ann.id, bea.id]).letters
    assert [one.to.member.id for one in chosen] == [bea.id]


def test_a_letter_to_nobody_is_refused(club: OpenClub):
    with pytest.raises(Refused, match="niemand aan wie"):
        written(club)


# --- what stands in them


def test_each_reads_his_own_name(club: OpenClub):
    people(club, 2)
    assert [(one.subject, one.body) for one in written(club).letters] == [
        ("Nieuws voor V1", "Beste V1,\n\nTot ziens!\nDe Vier Azen"),
        ("Nieuws voor V2", "Beste V2,\n\nTot ziens!\nDe Vier Azen"),
    ]


def test_a_misspelt_gap_is_named_with_the_one_that_is_meant(club: OpenClub):
    people(club, 1)
    with pytest.raises(Refused) as told:
        written(club, TEXT.changed(body="Dag {voornam} en {xyzzy}"))
    assert "Het veld {voornam} is er niet; bedoelt u {voornaam}?" in str(told.value)
    assert "Het veld {xyzzy} is er niet." in str(told.value)
    with pytest.raises(Refused, match=r"bedoelt u \{plaats\}"):  # of a result, not of a letter
        written(club, Template("", Purpose.STANDING, "x", "{plats}"), About(Purpose.STANDING, 1))


def test_what_is_empty_for_somebody_is_told_by_name(club: OpenClub):
    ann, *_ = people(club, 8)
    lives(club, ann)
    found = written(club, TEXT.changed(body="{straat} {lidnummer} {naam}"))
    straat, number = (str(one) for one in told_empty(found))
    assert (
        straat
        == "{straat} is leeg bij V2 Lid002, V3 Lid003, V4 Lid004, V5 Lid005, V6 Lid006"
        + (" en 2 anderen.")
    )
    assert number == "{lidnummer} is bij iedereen leeg."


def test_the_clubs_own_fields_are_gaps_as_well(club: OpenClub):
    people(club, 1)
    particulars.add_field(club, "Maat shirt")
    assert "maat shirt" in offered_gaps(club, Purpose.FREE)
    assert written(club, TEXT.changed(body="x {maat shirt}")).letters[0].empty == ("maat shirt",)


def test_what_is_yet_to_be_written_is_held_up(club: OpenClub):
    people(club, 1)
    (text,) = [one for one in templates.templates(club, NL) if one.purpose is Purpose.INVITATION]
    assert unwritten(text.body) == ("[tijd]", "[zaal]")
    with pytest.raises(Refused, match=r"staat nog \[tijd\] en \[zaal\]"):
        refuse_unwritten(
            written(club, TEXT.changed(body=text.body.replace("{", "").replace("}", "")))
        )


def test_a_name_that_looks_like_a_gap_stays_a_name(club: OpenClub):
    members.add_member(club, Member(0, "{club}", first_name="{naam}"))
    assert written(club, TEXT.changed(body="{naam}")).letters[0].body == "{naam} {club}"


# --- figures


def test_the_result_of_an_evening_is_told_to_each_with_his_own_place(club: OpenClub):
    evening = played(club)
    about = About(Purpose.RESULT, evening.id)
    text = Template(
        "", Purpose.RESULT, "Avond {avond}", "{plaats}/{deelnemers} {punten}\n{uitslag}"
    )
    found = written(club, text, about, Everybody.EVENING)
    assert len(found.letters) == 4
    assert {one.subject for one in found.letters} == {"Avond 1"}
    for one in found.letters:
        first, *rest = one.body.splitlines()
        place, _, of = first.split(" ")[0].partition("/")
        assert of == "4"
        assert len(rest) == 4
        assert any(
            line.startswith(f"{place}. ")
            and one.to.member.first_name in line
            and line.endswith(first.split(" ")[1])
            for line in rest
        )
    competition = written(club, text, about, Everybody.COMPETITION)
    assert len(competition.letters) == 4


def test_the_standing_of_a_competition_is_told_as_well(club: OpenClub):
    played(club)
    (about, _name) = offered(club, NL).competitions[0]
    text = Template("", Purpose.STANDING, "Stand", "{plaats} {punten} {avonden}\n{stand}")
    found = written(club, text, About(Purpose.STANDING, about), Everybody.COMPETITION)
    assert [one.empty for one in found.letters] == [()] * 4
    assert sorted(one.body.split()[0] for one in found.letters)[0] == "1"
    assert {one.body.split()[2] for one in found.letters} == {"1"}


def test_an_evening_or_season_has_to_be_chosen_and_to_have_figures(club: OpenClub):
    text = Template("", Purpose.RESULT, "x", "{plaats}")
    with pytest.raises(Refused, match="waar deze brief over gaat"):
        written(club, text, About(Purpose.RESULT), Everybody.EVENING)
    evening = evening_with(club, 4)
    with pytest.raises(Refused, match="nog geen uitslag"):
        written(club, text, About(Purpose.RESULT, evening.id), Everybody.EVENING)


def test_an_invitation_names_the_evening(club: OpenClub):
    evening = evening_with(club, 4)
    text = Template("", Purpose.INVITATION, "{competitie}", "{avonddatum}: avond {avond}")
    found = written(club, text, About(Purpose.INVITATION, evening.id))
    assert found.letters[0].body == "donderdag 12 november 2026: avond 1"


def test_dues_go_to_who_owes_and_say_the_same_as_the_letter_of_the_treasurer(treasury: Made):
    treasury.lay()
    own.keep_treasury(treasury.club, Treasury("NL91ABNA0417164300"))
    (text,) = [one for one in templates.templates(treasury.club, NL) if one.purpose is Purpose.DUES]
    about = About(Purpose.DUES, treasury.season_id)
    found = written(treasury.club, text, about, Everybody.MEMBERS)
    assert found.dues is not None
    assert {one.to.member.id for one in found.letters} == {
        one.member.id for one in found.dues.letters
    }
    for one in found.letters:
        (mine,) = found.dues.only(one.to.member.id).letters
        assert f"Nog te betalen: € {NL.money(mine.amount)}." in one.body
    owing = written(treasury.club, text, about, Everybody.OWING)
    assert [one.body for one in owing.letters] == [one.body for one in found.letters]


def test_a_reminder_goes_to_who_is_late_and_speaks_of_that_only(treasury: Made):
    """Teun pays in parts, of which one of five euros is late; Jan and Mies paid all they owe."""
    treasury.lay()
    club, season_id = treasury.club, treasury.season_id
    own.keep_treasury(club, Treasury("NL91ABNA0417164300"))
    for one, cents in ((treasury.jan, 4500), (treasury.mies, 3500)):
        accounts.pay(club, season_id, one.id, cents, day=DAY)
    every = templates.templates(club, NL)
    (text,) = [one for one in every if one.purpose is Purpose.REMINDER]
    about = About(Purpose.REMINDER, season_id)
    found = written(club, text, about, Everybody.OWING)
    assert {one.to.member.first_name: "€ 5,00" in one.body for one in found.letters} == {
        "Teun": True,
        "Ayşe": False,
    }
    accounts.pay(club, season_id, treasury.teun.id, 500, day=DAY)
    found = written(club, text, about, Everybody.OWING)
    assert [one.to.member.first_name for one in found.letters] == ["Ayşe"]
    assert [str(one.why) for one in found.left_out] == ["heeft niets te betalen"]


def test_days_are_said_in_the_language_of_the_letter(club: OpenClub):
    people(club, 1)
    assert written(club, TEXT.changed(body="{datum}")).letters[0].body == "24 november 2026"
    assert FREE.id == 0
    assert date(2026, 11, 24) == DAY
