"""Quick entry beyond the plain row: what each system needs, and who has no use for it."""

import pytest

from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark, RawGame, State
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position, Side
from tests.domain.scoring.own import built_in, own

_MISDEAL = Fine(Position.N, FineKind.MISDEAL, 2)


@pytest.mark.parametrize(
    ("rules", "line", "row"),
    [
        (
            "kraken",
            "w61+40kk",
            RawGame(played_by=Side.NS, counted=True, ns_points=61, ns_roem=40, double=2),
        ),
        (
            "kraken",
            "92@kk",
            RawGame(ns_points=92, trump="k", double=1),
        ),
        ("leidsch", "w85#2@h", RawGame(
            played_by=Side.NS, counted=True, ns_points=85, bid=2, trump="h")),
        ("leidsch-tientallen", "92+20+50h-s", RawGame(
            ns_points=92, ns_roem=20, ns_hand=50, stuk=Side.EW)),
        ("leidsch-tientallen", "92+vh-iih", RawGame(ns_points=92, ns_hand=50, ew_hand=40)),
        ("roem-in-de-hand", "92+90-s", RawGame(ns_points=92, ns_roem=90, stuk=Side.EW)),
        ("belote", "92+s", RawGame(ns_points=92, stuk=Side.NS)),
        ("nku", "a81.82", RawGame(ns_points=81, ew_points=82, arbitral=True)),
        ("nku", "wa92+20", RawGame(
            played_by=Side.NS, counted=True, ns_points=92, ns_roem=20, arbitral=True)),
        ("nku", "a.n", RawGame(mark=Mark.NAT, mark_side=Side.EW, arbitral=True)),
        ("nku", "92+20@rr", RawGame(ns_points=92, ns_roem=20, trump="r", passed=True)),
        ("drie-spelers", "1/85+20#90", RawGame(
            played_by=Side.NS, counted=True, ns_points=85, ns_roem=20, bid=90, solo=1)),
        ("drie-spelers", "Z3/.85#90", RawGame(
            played_by=Side.EW, counted=True, ew_points=85, bid=90, solo=3)),
        ("drie-spelers", "2/!n", RawGame(
            played_by=Side.NS, mark=Mark.NAT, mark_side=Side.NS, solo=2)),
        ("manille", "---", RawGame(ns_points=30)),
        ("manille", "37@zk!2v60!1m2", RawGame(
            ns_points=37, trump="z", double=1,
            fines=(Fine(Position.E, FineKind.REVOKE, 60), _MISDEAL))),
        ("manille", "37!ov!zv!wv!ev", RawGame(
            ns_points=37, fines=tuple(Fine(seat, FineKind.REVOKE) for seat in (
                Position.E, Position.S, Position.W, Position.E)))),
        ("manille", "-!nm2", RawGame(State.NOT_PLAYED, fines=(_MISDEAL,))),
    ],
)  # fmt: skip
def test_each_form_says_its_row_and_is_written_out_again(
    rules: str, line: str, row: RawGame
) -> None:
    assert parse_line(line, built_in(rules)) == row
    assert parse_line(write_line(row), built_in(rules)) == row


def test_of_two_together_the_first_by_seat_may_have_his_own() -> None:
    rules = own(built_in("drie-spelers"), solo_share="own")
    row = parse_line("1/85*40-20*0#90", rules)
    assert row == RawGame(
        played_by=Side.NS,
        counted=True,
        ns_points=85,
        ew_roem=20,
        bid=90,
        solo=1,
        first_points=40,
        first_roem=0,
    )
    assert parse_line(write_line(row), rules) == row
    without = parse_line("z2/85*40+0*0", rules)
    assert isinstance(without, RawGame)
    assert (without.ns_roem, without.first_roem) == (Box.STRIPE, 0)
    assert parse_line(write_line(without), rules) == without


@pytest.mark.parametrize(
    ("rules", "line", "text"),
    [
        ("nku", "1/85", "teken 1: onder NKU speelt niemand alleen. Bedoeld 85? (NKU, Klaverjas)"),
        ("drie-spelers", "4/85", "teken 1, 4: speler 1, 2 of 3 speelt alleen."),
        ("drie-spelers", "1/85*40", "teken 5, *: onder Drie spelers delen de twee samen wat"),
        ("nku", "92+50h", "teken 6, h: onder NKU wordt roem in de hand niet apart getypt. "
            "Bedoeld 92+50? (NKU, Klaverjastermen: roem)"),
        ("roem-in-de-hand", "92+50h", "teken 6, h: onder Roem in de hand wordt roem in de hand "
            "niet apart getypt. Bedoeld 92+50?"),
        ("nku", "92+s", "teken 4, s: onder NKU wordt stuk niet apart getypt. Typ het bij de roem."),
        ("belote", "92+s-s", "teken 6, s: er is maar een stuk in een spel."),
        ("manille", "37kkk", "teken 5, k: verder verdubbelen kan onder Manille niet. "
            "Bedoeld 37kk?"),
        ("kraken", "92r", "teken 3, r: onder Kraken komt rondpassen niet voor. Bedoeld 92?"),
        ("manille", "37!5v", "na het uitroepteken hoort de speler die de straf krijgt: 1 (Noord)"),
        ("manille", "37!v", "na het uitroepteken hoort de speler die de straf krijgt: 1 (Noord)"),
        ("manille", "37!2", "na de speler hoort waarvoor de straf is: v (verzaakt) of m"),
        ("nku", "92!3v", "teken 5, v: onder NKU krijgt een speler zelf geen strafpunten voor "
            "verzaken. (NKU, Verzaken)"),
        ("nku", "92!3m2", "teken 5, m: onder NKU staan er geen strafpunten op verkeerd delen."),
        ("nku", "---", "er staat roem en nog geen punten. Typ de punten erbij."),
        ("schoppen-dubbel", "85#2", "teken 3, #: onder Schoppen dubbel wordt niet geboden."),
        ("schoppen-dubbel", "85k", "teken 3, k: onder Schoppen dubbel wordt niet verdubbeld. "
            "Bedoeld 85? (Alles over kaarten, Schoppen dubbel)"),
    ],
)  # fmt: skip
def test_what_a_rule_set_has_no_use_for_is_named_where_it_stands(
    rules: str, line: str, text: str
) -> None:
    row = score_line(line, built_in(rules), 7)
    assert row.raw is None
    assert sentence(row.findings[0]).startswith(f"Spel 7: {text}")


@pytest.mark.parametrize(
    ("line", "reason", "char", "position"),
    [
        ("85*40", "share", "*", 3),
        ("1/85+20*20", "share", "*", 8),
        ("1/85*40*40", "sign", "*", 8),
        ("1/85-20*10-20*10", "share", "*", 14),
        ("1/85*", "figure", "", 6),
    ],
)
def test_only_what_the_two_made_is_shared_and_only_once(
    line: str, reason: str, char: str, position: int
) -> None:
    rules = own(built_in("drie-spelers"), solo_share="own")
    assert parse_line(line, rules) == Unreadable(reason, char, position)


def test_two_points_and_a_stripe_is_still_a_row_where_nobody_plays_alone() -> None:
    assert parse_line("2/", built_in("nku")) == RawGame(ns_points=2)
    assert parse_line("2/+20", built_in("nku")) == RawGame(ns_points=2, ns_roem=20)
    personal = own(built_in("nku"), revoke="personal")
    assert parse_line("2/!3v", personal) == RawGame(
        ns_points=2, fines=(Fine(Position.S, FineKind.REVOKE),)
    )
