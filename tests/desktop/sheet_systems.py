"""A sheet of every rule set that comes with the program: its keys, and what must be seen.

The keys are those of the numeric keypad; the figures were worked out by hand from the
documents. A row is (before the boxes, the boxes, after the boxes); "/" is the stripe.
"""

from dataclasses import dataclass

Cells = tuple[str, ...]
Row = tuple[Cells, Cells, Cells]


@dataclass(frozen=True)
class Played:
    """A sheet of one rule set."""

    rules: str
    keys: Cells  # one a game
    rows: tuple[Row, ...]
    totals: Cells
    after: Cells = ()
    sums: tuple[str, str] | None = None  # None: not looked at
    people: int = 8
    games: int = 4


def boxes(text: str) -> Row:
    """A row of nothing but boxes."""
    return (), tuple(text.split()), ()


def before(extras: str, text: str) -> Row:
    """A row with columns before the boxes; "." is one that says nothing."""
    return tuple("" if one == "." else one for one in extras.split()), tuple(text.split()), ()


def solo(extras: str, text: str, each: str) -> Row:
    """A row of three players."""
    return (*before(extras, text)[:2], tuple(each.split()))


def fined(extras: str, text: str, fines: str = "") -> Row:
    """A row with a column for fines."""
    return (*before(extras, text)[:2], (fines,))


PLAYED = (
    Played(
        "nkf1976",
        ("92+", "*-2", "**", ".**"),
        (
            boxes("92 20 70 /"),
            boxes("0·NAT / 162 20"),
            boxes("162·PIT 100 0 /"),
            boxes("0 / 162·PIT 100"),
        ),
        ("254", "120", "394", "120"),
        sums=("374", "514"),
    ),
    Played(
        "nku",
        ("92+", "*-2", "**", "1/70+2-4"),
        (
            boxes("92 20 70 /"),
            boxes("0·NAT / 162 20"),
            boxes("162·PIT 100 0 /"),
            boxes("0·NAT / 162 60"),
        ),
        ("254", "120", "394", "80"),
        sums=("374", "474"),
    ),
    Played(
        "amsterdams",
        ("100+5", "***-", "80-", "2/70-"),
        (
            boxes("100 50 62 /"),
            boxes("0·VERZAAKT / 262 20"),
            boxes("80 / 82 20"),
            boxes("70 / 92 20"),
        ),
        ("250", "50", "498", "60"),
        sums=("300", "558"),
    ),
    Played(
        "rotterdams",
        (".92", "62++", "150+", "**+140"),
        (
            boxes("70 / 92 /"),
            boxes("62 40 100 /"),
            boxes("150 20 12 /"),
            boxes("162·PIT 140 0 /"),
        ),
        ("444", "200", "204", "0"),
    ),
    Played(
        "internationaal",
        ("82", "80-", "-", "100+100"),
        (boxes("82 / 80 /"), boxes("80 / 82 20"), boxes(""), boxes("100 100 62 /")),
        ("262", "100", "224", "20"),
    ),
    Played(
        "leidsch",
        ("1/85/2", "1/85+/2/1", "2/60-/1/3", "1/92+-/3/4"),
        (
            before("W 2 .", "0·NAT / 162 /"),
            before("W 2 ♠", "85 20 77 /"),
            before("Z 1 ♦", "60 / 102 20"),
            before("W 3 ♣", "92 20 70 20"),
        ),
        ("237", "40", "411", "40"),
    ),
    Played(
        "leidsch-tientallen",
        ("1/85+/9", "1/85/9", "2/62/10", "1/110+/12"),
        (
            before("W 90", "85 20 77 /"),
            before("W 90", "0·NAT / 162 /"),
            before("Z 100", "62 / 100 /"),
            before("W 120", "110 20 52 /"),
        ),
        ("257", "40", "391", "0"),
    ),
    Played(
        "kraken",
        ("1/61+4*", "2/100", "1/92+-**", "2/81-"),
        (
            before("W k", "324 40 0 /"),
            before("Z .", "162 / 0·NAT /"),
            before("W kk", "648 40 0 /"),
            before("Z .", "81 / 81 20"),
        ),
        ("1.215", "80", "81", "20"),
        sums=("1.295", "101"),
    ),
    Played(
        "schoppen-dubbel",
        ("1/76+/1", "1/92/2", "2/60+/1", "100/3"),
        (
            before("♠", "0·NAT / 324 20"),
            before("♥", "92 / 70 /"),
            before("♠", "120 20 204 /"),
            before("♦", "100 / 62 /"),
        ),
        ("312", "20", "660", "20"),
    ),
    Played(
        "roem-in-de-hand",
        ("92+5-2", "92-.", "100+5-4+.", "92+90-4"),
        (
            boxes("92 50 70 /"),
            boxes("92 / 70 20"),
            boxes("100 70 62 /"),
            boxes("92 90 70 /"),
        ),
        ("376", "210", "272", "20"),
    ),
    Played(
        "belote",
        ("92+", "70-", "*", "100"),
        (
            boxes("92 20 70 /"),
            boxes("70 / 92 20"),
            boxes("0·NAT / 162 /"),
            boxes("100 / 62 /"),
        ),
        ("262", "20", "386", "20"),
    ),
    Played(
        "troefcall",
        ("8", ".9", "7", "5"),
        (boxes("8 5"), boxes("4 9"), boxes("7 6"), boxes("5 8")),
        ("24", "28"),
    ),
    Played(
        "manille",
        ("37/5*", "---", ".45/1", "60/3"),
        (
            fined("zt k", "28 0"),
            fined(". .", "--- ---"),
            fined("♠ .", "0 15"),
            fined("♦ .", "30 0"),
        ),
        ("58", "15"),
        ("",),
        sums=("58", "15"),
    ),
    Played(
        "drie-spelers",
        ("1/95/9", "2/85+/10", "3/80/9", "1/100-2/10"),
        (
            solo("1 90", "95 / 67 /", "95 34 34"),
            solo("2 100", "85 20 77 /", "39 105 39"),
            solo("3 90", "0·NAT / 162 /", "81 81 0"),
            solo("1 100", "100 / 62 20", "100 41 41"),
        ),
        ("", "", "", ""),
        ("315", "261", "114"),
        people=6,
    ),
    Played(
        "twee-spelers",
        ("92+", "1/70+2-4", "81-", "**"),
        (
            boxes("92 20 70 /"),
            boxes("0·NAT / 162 60"),
            boxes("81 / 81 20"),
            boxes("162·PIT 100 0 /"),
        ),
        ("335", "120", "313", "80"),
        people=4,
    ),
    Played(
        "tot-501",
        ("120+", "**", "*-", "100"),
        (
            boxes("120 20 42 /"),
            boxes("162·PIT 100 0 /"),
            boxes("0·NAT / 162 20"),
            boxes("100 / 62 /"),
        ),
        ("382", "120", "266", "20"),
        sums=("502", "286"),
        games=16,
    ),
    Played(
        "tot-1001",
        ("**", "**", "1/**+140", "**+300"),
        (
            boxes("162·PIT 100 0 /"),
            boxes("162·PIT 100 0 /"),
            boxes("162·PIT 140 0 /"),
            boxes("162·PIT 300 0 /"),
        ),
        ("648", "640", "0", "0"),
        sums=("1.288", "0"),
        games=16,
    ),
    Played(
        "nku-rotterdams",
        ("92+", "*-2", "**", "100"),
        (
            boxes("92 20 70 /"),
            boxes("0·NAT / 162 20"),
            boxes("162·PIT 100 0 /"),
            boxes("100 / 62 /"),
        ),
        ("354", "120", "294", "20"),
    ),
    Played(
        "rotterdams-niet-onder",
        ("92+", "*-2", "**", "100"),
        (
            boxes("92 20 70 /"),
            boxes("0·NAT / 162 20"),
            boxes("162·PIT 100 0 /"),
            boxes("100 / 62 /"),
        ),
        ("354", "120", "294", "20"),
    ),
    Played(
        "kraken-schoppen-dubbel",
        ("1/61+4*", "1/100/1***", "2/100", "2/81-"),
        (
            before("W . k", "324 40 0 /"),
            before("W ♠ kkk", "2592 / 0 /"),
            before("Z . .", "162 / 0·NAT /"),
            before("Z . .", "81 / 81 20"),
        ),
        ("3.159", "40", "81", "20"),
    ),
    Played(
        "roem-hand-en-tafel",
        ("92+", "92-.", "100+5.", "*-2"),
        (
            boxes("92 20 70 /"),
            boxes("92 / 70 20"),
            boxes("100 50 62 /"),
            boxes("0·NAT / 162 20"),
        ),
        ("284", "70", "364", "40"),
    ),
)
