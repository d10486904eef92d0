"""What services, storage and the rules say in Dutch has its English, and that fits."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from time import perf_counter

import pytest

from clubadmin.domain.draw.plan.formats import FORMATS
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.wording import sentence as wording
from clubadmin.domain.standings.prizes import PrizeError, prize_places
from clubadmin.domain.terms import Language
from clubadmin.services import english
from clubadmin.services.club.playable import ENTRANTS, FORMAT_NAMES
from clubadmin.services.club.rulesets import installed
from clubadmin.services.english import rows
from clubadmin.services.english.catalogue import SENTENCES as WHOLE
from clubadmin.services.english.findings import finding_texts
from clubadmin.services.english.labels import LABELS
from clubadmin.services.english.words import WORDS
from tests.services.dutch_sentences import Said, field_names, labels, refusals, sentences

SENTENCES = WHOLE | rows.SENTENCES
A_LIST = "%1 en %2"  # whose words are read one by one
GAP = re.compile(r"%[LN]?([1-9])")
KIND_AND_GAP = re.compile(r"%([LN]?)([1-9])")
AS_TYPED = re.compile(r"[a-z-]+:%1|absent|unnotified")  # in a rule of ranking, in any language
QUOTED = {  # made of texts of different modules, or told without a full stop
    "'%1' is geen e-mailadres, zoals naam@voorbeeld.nl; het wordt zo overgenomen.",
    "%1 is voor paren, en hier staan personen.",
    "%1 is voor personen, en hier staan paren.",
    "Rij %1, kolom %2: %3",
    "Rij %1: %2",
    "heet net zo als rij %1; zet bij allebei een onderscheid, zoals de straat",
}
PARTS = {  # of those, and of what is told after a change; never told by themselves
    "is geen e-mailadres, zoals naam@voorbeeld.nl; het wordt zo overgenomen.",
    "Rij %1: '%2' %3",
    "is voor paren, en hier staan personen.",
    "is voor personen, en hier staan paren.",
    "En nog %1.",
    "Daarna nog %1.",
    "Ongedaan gemaakt: %1",
    "Opnieuw gedaan: %1",
}
_LINES = (
    "100+20 100.61 w100.61 zz n81 92+15 92+900 n 162+20.0 p 85+20#90 w80#200 .n50+20 1/85+20#90"
)
SLIPS = (*_LINES.split(), "w90kk", "3x", "37@z", "---", "81+", "w!20", "92+20!3v", "40+50h")
NOT_TOLD = (  # tables, words that are there in both languages, and a fault
    "services/exchange/tables.py",
    "storage/file/engine.py: not",
)


@cache
def _told() -> tuple[Said, ...]:
    changes = {one.template for one in labels()}
    return tuple(
        one
        for one in (*sentences(), *refusals())
        if one.template not in PARTS | changes
        and not f"{one.where.split(':')[0]}: {one.template}".startswith(NOT_TOLD)
    )


def _lacking(found: Iterable[Said], texts: Mapping[str, str]) -> list[str]:
    """What has no English, by itself or in each form that it can take."""
    return [
        f"{one.where}: {one.template}"
        for one in found
        if one.template not in texts and any(form not in texts for form in one.expanded)
    ]


def _unspoken(found: Iterable[Said], texts: Mapping[str, str]) -> list[str]:
    """Gaps that may hold Dutch words which the English leaves as they are, or does not know."""
    unspoken = []
    for one in found:
        gaps = enumerate(one.values if one.template in texts else (), 1)
        for gap, known in gaps:
            said = [text for text in known if not AS_TYPED.fullmatch(text)]
            dutch = [text for text in said if any(map(str.isalpha, text)) and text not in texts]
            strange = [text for text in dutch if text not in WORDS and text != A_LIST]
            if dutch and (strange or f"%L{gap}" not in texts[one.template]):
                unspoken.append(f"{one.where}: {one.template} %{gap} {dutch}")
    return unspoken


def test_every_sentence_in_the_sources_has_its_english() -> None:
    assert _lacking(_told(), SENTENCES) == []


def test_every_change_in_the_journal_has_its_english_name() -> None:
    assert _lacking(labels(), LABELS) == []


def test_words_that_fill_a_gap_become_english_as_well() -> None:
    assert _unspoken(_told(), SENTENCES) == []
    assert _unspoken(labels(), LABELS) == []


def test_every_field_that_is_refused_has_its_english_name() -> None:
    names = {one.template for one in field_names()}
    assert {"De achternaam", "Spelregels"} <= names  # it does find them
    assert names - WORDS.keys() == set()


def test_the_catalogue_holds_nothing_that_is_no_longer_said() -> None:
    told = {form for one in _told() for form in (one.template, *one.expanded)}
    assert SENTENCES.keys() - told - QUOTED == set()
    changes = {form for one in labels() for form in (one.template, *one.expanded)}
    assert LABELS.keys() - changes == set()


@pytest.mark.parametrize("texts", [SENTENCES, LABELS, WORDS, finding_texts()])
def test_the_english_has_the_gaps_of_the_dutch(texts: dict[str, str]) -> None:
    for dutch, spoken in texts.items():
        assert set(GAP.findall(spoken)) <= set(GAP.findall(dutch)), dutch
        if texts != finding_texts():  # an English finding may leave a figure out
            assert sorted(GAP.findall(spoken)) == sorted(GAP.findall(dutch)), dutch


@pytest.mark.parametrize(
    ("dutch", "spoken"),
    [
        (
            "Een boompje heeft 1 tot 64 spellen; 99 kan niet.",
            "A boompje has 1 to 64 games; 99 cannot be.",
        ),
        (
            "De achternaam is nog niet ingevuld. Vul de achternaam in.",
            "The last name is not filled in yet. Fill in the last name.",
        ),
        (
            "Avond 3 van Maandag (12 mei 2026) is afgesloten en kan niet meer veranderen."
            " Heropen de avond met een reden; daarna kan het wel.",
            "Evening 3 of Maandag (12 May 2026) is closed and cannot change any more."
            " Reopen the evening with a reason; then it can.",
        ),
        (
            "leden.csv is niet overgenomen, en er is niets veranderd. Rij 4, kolom e-mail: is"
            " leeg; vul dit in. En nog 2.",
            "leden.csv was not taken over, and nothing was changed. Row 4, column e-mail: is"
            " empty; fill this in. And 2 more.",
        ),
        (
            "Rij 7, kolom date: 2030-01-01 valt buiten seizoen 2025 (2025-09-01 – 2026-06-30).",
            "Row 7, column date: 2030-01-01 is outside season 2025 (2025-09-01 – 2026-06-30).",
        ),
        (
            "Rij 7: 'niets' is geen e-mailadres, zoals naam@voorbeeld.nl; het wordt zo"
            " overgenomen.",
            "Row 7: 'niets' is no e-mail address, such as name@example.com; it is taken over as"
            " it is.",
        ),
        (
            "Laatste slag: 7000 kan niet. Geef een getal van 0 tot en met 500.",
            "Last trick: 7000 cannot be. Give a number from 0 to 500.",
        ),
        (
            "Spel 3 is door de computer gedeeld en deze kaarten zijn anders: Noord mist ♠A, ♥H en"
            " heeft ♣10, ♦7 te veel. West mist ♣10, ♦7 en heeft ♠A, ♥H te veel. Leg het mapje"
            " zoals het gedeeld is.",
            "Game 3 was dealt by the computer and these cards are different: North lacks ♠A, ♥K"
            " and has ♣10, ♦7 too many. West lacks ♣10, ♦7 and has ♠A, ♥K too many. Fill the"
            " wallet as it was dealt.",
        ),
        (
            "Spel 3: ♥H staat bij Noord en West. Elke kaart is er één keer; kijk beide kaartjes"
            " na.",
            "Game 3: ♥K is with North and West. There is one of each card; check both hands.",
        ),
        (
            "Ronde 2, tafel 5, spel 12: gemiddelde N/Z, 1 straf O/W is al beslist. Trek dat eerst"
            " in als u iets anders wilt; voor twee strafpunten is er een eigen beslissing.",
            "Round 2, table 5, game 12: already decided: average N/S, 1 penalty E/W. Withdraw that"
            " first if you want something else; for two penalty points there is a decision of its"
            " own.",
        ),
        (
            "Groep A: Ronde 3: An, Bep en 12 zitten stil, omdat wie tegenover hen hoort er niet is;"
            " zo blijft de weg van de anderen gelijk.",
            "Group A: Round 3: An, Bep and 12 sit out, because their opponents are not there; that"
            " way the others keep their movement.",
        ),
        (
            "Zonder dat paren elkaar opnieuw treffen kan het hoogstens 7 ronden; daarna begint het"
            " rooster opnieuw, met andere mapjes. Zo treffen 4 keer twee elkaar opnieuw, en dat"
            " zijn er zo weinig als kan.",
            "There can be at most 7 rounds in which no two pairs meet again; after that the"
            " movement begins again, with other wallets. Times that two meet again: 4, which is as"
            " few as can be.",
        ),
        (
            "Spel 9 is niet gespeeld aan tafel 4, ronde 2: daar lagen spel 5 tot en met 8.",
            "Game 9 was not played at table 4, round 2: the games there were 5 to 8.",
        ),
        (
            "Rij 3, kolom competition: Zomer wordt gespeeld als viertallen en andere teams; avonden"
            " daarvan gaan alleen met de hele club mee.",
            "Row 3, column competition: Zomer is played as teams of four and other teams; evenings"
            " of it go along only with the whole club.",
        ),
        (
            "De avond is afgesloten en bewaard, maar er kon geen reservekopie worden gemaakt."
            " De schijf met club.klaverjas is vol. Er is niets veranderd.",
            "The evening is closed and kept, but no backup could be made."
            " The disk with club.klaverjas is full. Nothing was changed.",
        ),
        (
            "Seizoen 2025 kan nog niet worden afgesloten. Avond 3 van Maandag (12 mei 2026): over 2"
            " protesten is nog niet beslist. Doe uitspraak. Daarna nog 4.",
            "Season 2025 cannot be closed yet. Evening 3 of Maandag (12 May 2026): 2 protests are"
            " not decided yet. Give a ruling. After that 4 more.",
        ),
        (
            "12 mei 2030 valt buiten seizoen 2025, dat van 1 september 2025 tot en met 30 juni 2026"
            " loopt. Kies een dag daarbinnen.",
            "12 May 2030 is outside season 2025, which runs from 1 September 2025 to 30 June 2026."
            " Choose a day within it.",
        ),
    ],
)
def test_a_sentence_is_read_back_whole(dutch: str, spoken: str) -> None:
    assert english.sentence(dutch) == spoken


@pytest.mark.parametrize(
    ("dutch", "spoken"),
    [
        ("Gast Ria van Dam toegevoegd", "Guest Ria van Dam added"),
        ("Formulier tafel 1, ronde 2, spel 3–5", "Sheet of table 1, round 2, games 3–5"),
        ("Loting ronde 1–4, avond 2 van Maandag", "Draw of rounds 1–4, evening 2 of Maandag"),
        (
            "Formulier tafel 1, ronde 2, beslissing bij spel 3 ingetrokken",
            "Sheet of table 1, round 2, decision on game 3 withdrawn",
        ),
        (
            "Avond 3 van Maandag (12 mei 2026) gewijzigd",
            "Evening 3 of Maandag (12 May 2026) changed",
        ),
        ("Ronde 2: An en Bep gewisseld", "Round 2: An and Bep swapped"),
        ("Ria Kok speelt tot en met het einde", "Ria Kok plays to the end"),
        ("Ronde 2–4: An en Bep gewisseld", "Rounds 2–4: An and Bep swapped"),
        ("De Vier: An en Bep gewisseld", "De Vier: An and Bep swapped"),
        ("Ronde 2, tafel 3: An en Bep door", "Round 2, table 3: An and Bep go on"),
        ("Ronde 5, tafel 1: An door", "Round 5, table 1: An goes on"),
        (
            "Protest van Ria Kok bij tafel 4, ronde 2, spel 7 ingediend",
            "Protest of Ria Kok about table 4, round 2, game 7 handed in",
        ),
        (
            "Avond 3 van Maandag (12 mei 2026), spel 7 vervangen door reservespel 25",
            "Evening 3 of Maandag (12 May 2026), game 7 replaced by reserve game 25",
        ),
        (
            "Ronde 2, tafel 4, beslissing bij spel 7",
            "Round 2, table 4, decision on game 7",
        ),
        (
            "Regel van de stand van Maandag vanaf 12 mei 2026 ingetrokken",
            "Rule of the standings of Maandag from 12 May 2026 on withdrawn",
        ),
        ("Maandag vanaf 12 mei 2026 volgens Leidsch", "Maandag from 12 May 2026 on by Leidsch"),
        ("Seizoen 2026 heropend: vergeten", "Season 2026 reopened: vergeten"),
        ("Ria Kok zonder bericht weg op avond 3", "Ria Kok away from evening 3 without notice"),
        ("Toestemming vastgelegd: 12", "Consent recorded: 12"),
    ],
)
def test_a_change_has_an_english_name(dutch: str, spoken: str) -> None:
    assert english.label(dutch) == spoken


@pytest.mark.parametrize(
    ("dutch", "spoken"),
    [
        ("oud-lid", "former member"),
        ("Maandag, avond 3, 12 mei 2026", "Maandag, evening 3, 12 May 2026"),
        (
            "rectificatie 2, Maandag, avond 3, 12 mei 2026",
            "rectification 2, Maandag, evening 3, 12 May 2026",
        ),
        (
            "Maandag, avond 3, 12 mei 2026, ronde 2, tafel 4, spel 7",
            "Maandag, evening 3, 12 May 2026, round 2, table 4, game 7",
        ),
        ("Ria Kok, Maandag, avond 3, 12 mei 2026", "Ria Kok, Maandag, evening 3, 12 May 2026"),
        ("5742 en 5318", "5742 and 5318"),
    ],
)
def test_words_and_places_are_english(dutch: str, spoken: str) -> None:
    assert english.word(dutch) == spoken


@pytest.mark.parametrize(("texts", "read"), [(WHOLE, english.sentence), (LABELS, english.label)])
def test_whatever_is_said_is_read_back(texts: dict[str, str], read: Callable[[str], str]) -> None:
    kinds = {"": ("Ria", "Ria"), "N": ("3", "3"), "L": ("12 mei 2026", "12 May 2026")}
    for dutch, spoken in texts.items():
        kind = {number: one for one, number in KIND_AND_GAP.findall(spoken)}
        said = dutch
        for number, one in kind.items():
            said = said.replace(f"%{number}", kinds[one][0])
        assert read(said) == KIND_AND_GAP.sub(lambda gap: kinds[gap[1]][1], spoken)


def test_formats_and_who_enters_them_have_english_words() -> None:
    assert FORMAT_NAMES.keys() == FORMATS.keys()
    assert {*FORMAT_NAMES.values(), *ENTRANTS.values()} <= WORDS.keys()


def test_a_name_is_only_a_name() -> None:
    """Whatever people typed comes through sign by sign, words of ours and marks included."""
    for name in ("{0} %1 %L2 %s", "<b>Ria</b>", "Avond 3", "niets", "Vul in. Kies.", "a\\1b\n$"):
        assert english.label(f"Lid {name} verwijderd") == f"Member {name} deleted"
        told = english.sentence(f"{name} staat al op de lijst, onder nummer 4.")
        assert told == f"{name} is on the list already, as number 4."


def test_a_name_made_to_look_like_our_sentences_takes_no_time() -> None:
    begun = perf_counter()
    for name in ("Rij 1: " * 250, "is. " * 450, "a, b, c. " * 200, ", ronde , tafel " * 100):
        assert english.sentence(f"{name} is al afgetekend.")
        assert english.label(f"Lid {name} verwijderd") == f"Member {name} deleted"
    assert perf_counter() - begun < 10


def test_what_is_not_known_stays_as_it_is() -> None:
    for text in ("", "Iets van vroeger", "Iets heel anders. Er is niets veranderd.", "x" * 9_000):
        assert english.sentence(text) == text
        assert english.label(text) == text


def test_a_rule_that_cannot_be_read_is_told_in_english() -> None:
    with pytest.raises(PrizeError) as caught:
        prize_places("4-1", 20)
    assert english.sentence(str(caught.value)) == (
        "In the prize rule “4-1”, “4-1” is no place and no range from low to high; write for"
        " instance 1-4, 8, 12, 16 ...."
    )


def test_what_is_found_on_a_sheet_reads_as_it_does_by_itself() -> None:
    for rules in installed():
        for finding in score_sheet(SLIPS, rules, complete=True).findings:
            told = f"Formulier tafel 2, ronde 1 kan nog niet worden afgetekend: {wording(finding)}"
            assert english.sentence(f"{told} (en nog 3)") == (
                "Sheet of table 2, round 1 cannot be signed off yet: "
                f"{wording(finding, Language.EN)} (and 3 more)"
            )
