"""Made-up lists as people keep them: each comes back exactly, or what is doubtful is asked."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random

from clubadmin.model.importing.importing import Book, SheetText
from clubadmin.model.importing.people import LEFT_OUT, NEW, EntriesDraft, PeopleDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.lists import people
from clubadmin.services.lists.columns import titles
from clubadmin.services.lists.list_entries import Coming, read_entries
from clubadmin.services.members.particulars import register
from tests.turns import tries

TODAY = date(2026, 11, 29)
HEADS = {
    line.split(";")[0]: line.split(";")[1:]
    for line in Path("tests/data/lists/headings.csv").read_text("utf-8").splitlines()
}
FIRSTS = (
    "Jan",
    "Ria",
    "Piet",
    "Truus",
    "Wim",
    "Zoë",
    "René",
    "Ína",
    "Annie-Els",
    "J.",
    "A.M.",
    "Gé",
    "Klaas",
    "Henk",
)
INFIXES = ("", "", "", "de", "van", "van der", "van den", "ten", "van 't", "v.d.")
LASTS = (
    "Bos",
    "Wit",
    "Kok",
    "Brûlée",
    "Coëvorden",
    "IJzerloo",
    "Boer-Smit",
    "Hof",
    "Berg",
    "O'Neill",
)
MONTHS = (
    "jan",
    "feb",
    "mrt",
    "apr",
    "mei",
    "juni",
    "juli",
    "aug",
    "sept.",
    "okt",
    "nov",
    "december",
)


@dataclass
class Made:
    """A list, and who are in it as it should be understood."""

    rows: list[list[str]]
    wanted: list[dict[str, str]]


def day(chance: Random, of: date, *, short: bool) -> str:
    d, m, y = of.day, of.month, of.year
    year = f"{y % 100:02}" if short else str(y)
    return chance.choice(
        [
            f"{d}-{m}-{year}",
            f"{d:02}/{m:02}/{year}",
            f"{d}.{m}.{year}",
            f"{d} {MONTHS[m - 1]} {year}",
            of.isoformat(),
            f"{of.isoformat()} 00:00:00",
        ]
    )


def named(chance: Random, one: dict[str, str], style: str) -> list[str]:
    first, infix, last = (one.get(name, "") for name in ("first_name", "infix", "last_name"))
    whole = " ".join(part for part in (first, infix, last) if part)
    turned = f"{last}, {first} {infix}".strip()
    behind = f"{last} {infix}".strip()
    title = chance.choice(["", "", "Dhr. ", "Mevr. "])
    return {
        "whole": [title + whole],
        "turned": [turned],
        "three": [first, infix, last],
        "behind": [first, behind],
        "before": [first, f"{infix} {last}".strip()],
    }[style]


def a_list(chance: Random) -> Made:
    style = chance.choice(["whole", "turned", "three", "behind", "before"])
    roles = {
        "whole": ["name"],
        "turned": ["name"],
        "three": ["first_name", "infix", "last_name"],
        "behind": ["first_name", "last_name"],
        "before": ["first_name", "last_name"],
    }[style]
    more = ["phone", "email", "street", "postcode", "town", "born", "joined", "number", "note"]
    more = chance.sample(more, chance.randrange(2, len(more) + 1))
    wanted, body, seen = [], [], set()
    for number in range(chance.randrange(3, 30)):
        one = {
            "first_name": chance.choice(FIRSTS),
            "infix": chance.choice(INFIXES),
            "last_name": chance.choice(LASTS) + chance.choice(["", "", "ma", "sen"]),
            "phone": f"06-{chance.randrange(10**7, 10**8)}",
            "email": f"lid{number}@voorbeeld.nl",
            "street": f"Dorpsstraat {number + 1}",
            "postcode": f"{chance.randrange(1000, 9999)} AB",
            "town": chance.choice(["Polderdam", "Den Burg", "Ter Aar"]),
            "number": str(100 + 3 * number),
            "note": chance.choice(["", "penningmeester", "speelt met Karel"]),
        }
        if f"{one['first_name']}{one['infix']}{one['last_name']}" in seen:
            continue
        seen.add(f"{one['first_name']}{one['infix']}{one['last_name']}")
        born = date(chance.randrange(1930, 1999), chance.randrange(1, 13), chance.randrange(1, 29))
        since = date(chance.randrange(1975, 2026), chance.randrange(1, 13), chance.randrange(1, 29))
        partly = chance.choice([since.isoformat(), str(since.year), since.isoformat()[:7]])
        one |= {"born": born.isoformat(), "joined": partly}
        cells = {**one, "born": day(chance, born, short=chance.random() < 0.3)}
        if len(partly) == 10:
            cells["joined"] = day(chance, since, short=chance.random() < 0.3)
        elif len(partly) == 7:
            cells["joined"] = f"{MONTHS[since.month - 1]} {since.year}"
        for gap in more:
            if chance.random() < 0.15:
                cells[gap] = one[gap] = ""
        kept = {name: one[name] for name in ("first_name", "infix", "last_name", *more)}
        wanted.append({name: text for name, text in kept.items() if text})
        body.append([*named(chance, one, style), *(cells[name] for name in more)])
    heads = [chance.choice(HEADS[role]) for role in (*roles, *more)]
    if style == "three" and chance.random() < 0.3:
        heads[1] = ""
    order = list(range(len(heads)))
    if chance.random() < 0.5:
        chance.shuffle(order)
    table = [heads, *body]
    rows = [[row[at] for at in order] for row in table]
    if chance.random() < 0.4:
        rows.insert(chance.randrange(2, len(rows)), [])
    above = chance.choice([[], [["LEDENLIJST"], []], [["Ledenlijst"], ["bijgewerkt in mei"], []]])
    below = chance.choice([[], [[], ["totaal", str(len(body))]], [[], ["w.g. de secretaris"]]])
    return Made([*above, *rows, *below], wanted)


def test_lists_as_people_keep_them_come_back_or_are_asked_about(club: OpenClub) -> None:
    asked = 0
    for seed in range(tries(60, 1_000)):
        made = a_list(Random(seed))
        sheet = SheetText("Blad1", tuple(map(tuple, made.rows)))
        found = people.look(club, PeopleDraft(Book("lijst", (sheet,))), TODAY)
        doubtful = {one.row for one in found.questions}
        asked += bool(doubtful)
        came = [dict(one.values) for one in found.people if one.state == NEW]
        rows = {one.row: one for one in found.people}
        left = [one for one in found.people if one.state == LEFT_OUT]
        assert all(one.why is not None for one in left), seed
        lost = [one for one in made.wanted if one not in came]
        said = [row for row in doubtful if row in rows]
        assert len(lost) <= len(said), (seed, lost[:2], [dict(rows[row].values) for row in said])
        assert len(came) <= len(made.wanted), (seed, made.rows[:4], found.columns)
        assert not [one for one in found.columns if one.role == LEFT_OUT and one.head], seed
    assert asked < tries(60, 1_000) / 5


def test_three_hundred_real_headings_are_known() -> None:
    assert sum(map(len, HEADS.values())) >= 290
    assert len(titles()) > 150


ENTRY_HEADS = {
    "name": ["naam 1", "speler 1", "Naam", "Deelnemer"],
    "partner": ["naam 2", "speler 2", "Partner", "Maat"],
    "start": ["nr", "Nummer", "Paarnr"],
    "club": ["Club", "Vereniging", "District", "Kaartclub"],
    "line": ["Klasse", "Groep", "Poule"],
    "label": ["Categorie"],
    "paid": ["Betaald", "Voldaan", "Inleg"],
    "phone": ["Telefoon", "Mobiel"],
}


def a_list_of_entries(chance: Random, *, pairs: bool) -> Made:
    more = [one for one in (*ENTRY_HEADS,)[2:] if chance.random() < 0.6]
    joined = pairs and chance.random() < 0.5
    wanted, body = [], []
    style = chance.choice(["whole", "turned"] if not joined else ["whole"])
    for number in range(1, chance.randrange(3, 20)):
        people = [
            {
                "first_name": chance.choice(("Jan", "Ria", "Piet", "Truus", "Wim", "Zoë")),
                "infix": chance.choice(INFIXES[:-1]),
                "last_name": chance.choice("BDFGHKLM") + chance.choice(("er", "aas", "ool")) + end,
            }
            for end in (("wijk", "stra") if pairs else ("huizen",))
        ]
        said = {
            "start": str(3 * number),
            "club": chance.choice(["KV Troef", "De Boer", ""]),
            "line": chance.choice("AB"),
            "label": chance.choice(["dames", "heren"]),
            "paid": chance.choice(["ja", "nee", "€ 10", ""]),
            "phone": f"06-{chance.randrange(10**7, 10**8)}",
        }
        names = [named(chance, one, style)[0] for one in people]
        if chance.random() < 0.2:
            names = [name.casefold() for name in names]
        kept = {name: said[name] for name in more if name != "phone" and said[name]}
        label = " – ".join(" ".join(filter(None, one.values())) for one in people)
        wanted.append({"": label, **kept})
        cells = [chance.choice([" - ", " / ", " & "]).join(names)] if joined else names
        body.append([*cells, *(said[name] for name in more)])
    fields = ["name", *(["partner"] if pairs and not joined else []), *more]
    heads = [chance.choice(ENTRY_HEADS[one]) for one in fields]
    above = chance.choice([[], [["INSCHRIJVING"], []]])
    return Made([*above, heads, *body, *chance.choice([[], [["totaal", str(len(body))]]])], wanted)


def test_lists_of_entries_come_back_or_are_asked_about(club: OpenClub) -> None:
    coming = Coming(register(club), "", (), {}, lambda *_: 0)
    for seed in range(tries(40, 1_000)):
        made = a_list_of_entries(Random(seed), pairs=bool(seed % 2))
        book = Book("lijst", (SheetText("Blad1", tuple(map(tuple, made.rows))),))
        found = read_entries(EntriesDraft(book, evening_id=1, pairs=bool(seed % 2)), coming)
        fields = ("start", "club", "line", "label", "paid")
        came = [
            {"": one.name, **{name: text for name in fields if (text := one.values.get(name))}}
            for one in found.people
            if one.state == NEW
        ]
        asked = {one.row for one in found.questions}
        asked |= {one.row for one in found.people if one.double}
        lost = [one for one in made.wanted if one not in came]
        assert len(lost) <= len(asked), (
            seed,
            lost,
            came,
            [str(q.message) for q in found.questions],
        )
        assert all(one in made.wanted for one in came), (seed, came)
