"""What nobody says is nothing: no figure, no choice, no list; but for what is in the table."""

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from inspect import isclass, isfunction, signature
from pkgutil import walk_packages

from clubadmin import domain

SAID = {
    "dues.DuesKind.instalments": 1,
    "decisions.SideRuling.compared": True,
    "drawing.rounds_without_repeats.players": 4,
    "drawing.rounds_without_repeats.odd": "sits-out",
    "movement.moved.block": 1,
    "fours.rounds_of_four.odd": "sits-out",
    "mending.Reseater.note.times": 1,
    "task.at_fixed_tables.block": 1,
    "request.DrawRequest.odd": "sits-out",
    "request.DrawRequest.players": 4,
    "request.DrawRequest.method": "move",
    "request.DrawRequest.by": "chance",
    "request.DrawRequest.games_a_round": 4,
    "request.DrawRequest.pairs_per_team": 2,
    "local_search.Weights.add_groups.times": 1,
    "verifier.verify.drawn_from": 1,
    "assignment.wallets_for.compared": True,
    "names.search_rank.inside": True,
    "hand_roem.Hands.known": True,
    "record.JudgedCard.allowed": True,
    "record.JudgedCard.certain": True,
    "sentences.finding_sentence.players": 4,
    "sentences.card_sentence.players": 4,
    "columns.Extra.share": 0.2,
    "columns.SheetColumns.roem": True,
    "columns.SheetColumns.sides": "wij-zij",
    "boxes.in_boxes.roem": True,
    "seat_words.seat_messages.players": 4,
    "seat_words.seat_names.players": 4,
    "seat_words.seat_letters.players": 4,
    "awards.Contender.made": True,
    "awards.Contender.stayed": True,
    "knockout_places.side_places.together": 2,
    "knockout_places.steps.together": 2,
    "ranked.shortened.decimals": 1,
    "ranking_rule.RankingRule.decimals": 1,
    "ranking_rule.RankingRule.substitutes": "pair",
}


def test_what_is_not_said_is_nothing_but_for_these() -> None:
    assert {name: one for name, one in defaults() if one} == SAID


def defaults() -> Iterator[tuple[str, object]]:
    """Every default that is a number, a word, or yes or no; of enums there are others."""
    for found in walk_packages(domain.__path__, f"{domain.__name__}."):
        module = import_module(found.name)
        for name, thing in vars(module).items():
            if getattr(thing, "__module__", "") == found.name and not name.startswith("_"):
                begin = f"{found.name.rpartition('.')[2]}.{name}"
                for called, default in of(thing):
                    if type(default) in (int, float, bool, str):
                        yield f"{begin}.{called}", default


def of(thing: object) -> Iterator[tuple[str, object]]:
    """What a function, or a class with its methods, goes by when it is not said."""
    if isfunction(thing):
        for parameter in signature(thing).parameters.values():
            yield parameter.name, parameter.default
    elif isclass(thing):
        if is_dataclass(thing):
            for field in fields(thing):
                made = field.default_factory
                yield field.name, field.default if made is MISSING else made()
        yield from getattr(thing, "_field_defaults", {}).items()
        for name, method in vars(thing).items():
            if isfunction(method) and not name.startswith("_"):
                yield from ((f"{name}.{called}", default) for called, default in of(method))
