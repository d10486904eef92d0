"""Made-up people: ordinary Dutch names, and those that programs stumble over."""

from random import Random

from clubadmin.model.members.member import Member

_FIRST_NAMES = (
    "Aad Agnes Albert Anja Ans Arie Atie Ben Bep Bert Cees Cor Corrie Dick Dirk Els Evert "
    "Fien Fred Gerda Gerrit Greet Hannie Harm Hennie Henk Herman Hilda Ina Jaap Jannie Joke "
    "Joop Karel Kees Klaas Koos Lenie Leo Loes Marga Marten Mien Nel Nico Otto Piet Ria Riek "
    "Rinus Roelof Sjaan Sjoerd Teun Theo Tineke Toos Truus Wil Wim"
)
_LAST_NAMES = (
    "Bakker, van Beek, van den Berg, Blom, de Boer, Bosman, van den Bosch, Brouwer, de "
    "Bruijn, van Dam, van Dijk, Dekker, van der Drift, Egberts, van Es, Faber, Gerritsen, de "
    "Graaf, de Groot, Haverkamp, van der Heide, Hendriks, Hoekstra, van der Horst, de Jager, "
    "Janssen, de Jong, Kok, Koster, Kramer, Kuiper, Lammers, van Leeuwen, Lubbers, van der "
    "Meer, Meijer, Mulder, Nijhof, Oosterhuis, Peters, Postma, Prins, Rietveld, de Ruiter, "
    "Schipper, Scholten, Smit, Snoek, Terpstra, van der Veen, Verhoeven, Visser, Vos, "
    "Wagenaar, van der Wal, de Wit, Wolters, Zijlstra, Zwart"
)

# two of one name, a long one, letters from elsewhere, a hyphen, an apostrophe
_AWKWARD = (
    Member(0, "Vries", "Jan", "de", remark="Kerkstraat"),
    Member(0, "Vries", "Jan", "de", remark="Molenweg"),
    Member(0, "Oudenbosch-Schimmelpenninckhuizen", "Willem"),
    Member(0, "Wiśniewski", "Łukasz"),
    Member(0, "Jansen-Bakker", "Anne-Marie"),
    Member(0, "Hof", "Geert", "van 't"),
    Member(0, "Çelik", "Ayşe"),
    Member(0, "d'Hondt", "Sĳbren"),
)


def people(chance: Random, members: int, guests: int) -> list[Member]:
    """Members and then guests, not in the club yet; no two made-up names alike."""
    made = [*_AWKWARD, *_ordinary(chance, members + guests - len(_AWKWARD))]
    return [
        _reachable(chance, person) if number < members else person.changed(guest=True)
        for number, person in enumerate(made)
    ]


def _ordinary(chance: Random, count: int) -> list[Member]:
    every = [(first, last) for first in _FIRST_NAMES.split() for last in _LAST_NAMES.split(", ")]
    return [_person(first, last) for first, last in chance.sample(every, max(count, 0))]


def _person(first: str, last: str) -> Member:
    """A member from "Jan" and "van den Berg"."""
    words = last.split()
    return Member(0, words[-1], first, " ".join(words[:-1]))


def _reachable(chance: Random, person: Member) -> Member:
    number = chance.randrange(10_000)
    return person.changed(phone=f"06-0000{number:04}", email=f"lid{number:04}@voorbeeld.nl")
