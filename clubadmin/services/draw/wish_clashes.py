"""Wishes that cannot be honoured together, told in a sentence when one of them is asked."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.errors import Refused

AT_A_TABLE = 4


def refuse_clash(wanted: Wish, others: Sequence[Wish]) -> None:
    """Refuse a wish that cannot go together with those that are there.

    Raises:
        Refused: it is there already, or it and others ask two things that exclude each other.
    """
    _refuse_double(wanted, others)
    every = [*others, wanted]
    names = {one.id: one.label for wish in every for one in (wish.a, wish.b) if one is not None}
    tables = {wish.a.id: wish.table for wish in every if wish.table is not None}
    apart = [frozenset(_two(wish)) for wish in every if wish.kind is WishKind.APART]
    for party in _parties(every):
        _refuse_party(party, apart, tables, names)
    for two in apart:
        a, b = sorted(two)
        if a in tables and tables[a] == tables.get(b):
            raise Refused(
                f"{names[a]} en {names[b]} moeten apart zitten, maar tafel {tables[a]} is de vaste"
                " tafel van beiden. Neem een van die wensen eerst weg."
            )


def _refuse_double(wanted: Wish, others: Iterable[Wish]) -> None:
    for one in others:
        if wanted.kind is WishKind.TABLE:
            if one.kind is WishKind.TABLE and one.a.id == wanted.a.id:
                raise Refused(
                    f"{one.a.label} heeft al een vaste tafel: tafel {one.table}. Wijzig die wens."
                )
        elif one.b is not None and _two(one) == _two(wanted):
            if one.kind is wanted.kind:
                raise Refused(f"Deze wens van {one.names} staat er al.")
            how = "samen" if one.kind is WishKind.TOGETHER else "apart"
            raise Refused(
                f"{one.names} hebben al de wens om {how} te zitten; beide kan niet. Neem die wens"
                " eerst weg."
            )


def _refuse_party(
    party: set[int],
    apart: Iterable[frozenset[int]],
    tables: dict[int, int],
    names: dict[int, str],
) -> None:
    """Those who sit at one table each round: few enough, none apart, with one table at most."""
    everybody = ", ".join(names[one] for one in sorted(party))
    if len(party) > AT_A_TABLE:
        raise Refused(
            f"{everybody} zouden met {len(party)} aan een tafel moeten zitten, en daar zitten er"
            f" {AT_A_TABLE}. Neem eerst een wens om samen te zitten weg."
        )
    for two in apart:
        if two <= party:
            a, b = sorted(two)
            raise Refused(
                f"{names[a]} en {names[b]} moeten apart zitten, maar komen door andere wensen aan"
                f" dezelfde tafel ({everybody}). Neem een van die wensen eerst weg."
            )
    fixed = [one for one in sorted(party) if one in tables]
    for a, b in combinations(fixed, 2):
        if tables[a] != tables[b]:
            raise Refused(
                f"{names[a]} zit altijd aan tafel {tables[a]} en {names[b]} aan tafel {tables[b]};"
                f" samen aan een tafel kan dan niet ({everybody})."
            )


def _two(wish: Wish) -> set[int]:
    return {one.id for one in (wish.a, wish.b) if one is not None}


def _parties(wishes: Iterable[Wish]) -> list[set[int]]:
    """Groups that must be at one table, each two of them by way of wishes to be together."""
    parties: list[set[int]] = []
    for wish in wishes:
        if wish.kind is not WishKind.TOGETHER:
            continue
        joined = _two(wish)
        for party in [one for one in parties if one & joined]:
            joined |= party
            parties.remove(party)
        parties.append(joined)
    return parties
