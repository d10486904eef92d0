"""Each field of each rule of a club has its sentence in the help, in both languages."""

from dataclasses import fields
from typing import get_args

import pytest

from clubadmin import assets
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.standings.absence import WorthKind
from clubadmin.domain.standings.ranking_rule import RankingRule, Substitutes
from clubadmin.domain.standings.ties import TIE_BREAKS
from clubadmin.domain.terms import Language
from clubadmin.model.seasons.season import Competition
from clubadmin.services.input.checks import SIT_OUT_POINTS

STANDINGS = {
    "kind": ("het gemiddelde van de beste N", "the average of the best N"),
    "best": ("de beste N", "the best N"),
    "minimum": ("wie er minder speelt, staat onderaan", "who plays fewer stands below"),
    "absent": ("| Wie er niet is, krijgt |", "| Who is not there gets |"),
    "unnotified": ("| Wie zonder bericht wegblijft |", "| Who stays away without notice |"),
    "absent_most": ("alleen de eerste zoveel gemiste", "only the first so many evenings missed"),
    "period_length": ("om de zoveel avonden", "every so many evenings"),
    "period_starts": ("de eerste avond op (`1, 7, 13`)", "first evening of each (`1, 7, 13`)"),
    "best_periods": ("hoeveel van de beste perioden", "how many of the best periods"),
    "substitutes": ("| Als een invaller speelt", "| When a substitute plays"),
    "win": ("winstpunten die naast de punten staan", "win points beside the points"),
    "by_wins": ("winstpunten die de plaats bepalen", "win points that decide the place"),
    "promote": ("omhoog en omlaag", "up and down"),
    "decimals": ("is 1571,69", "is 1571.69"),
}
SUBSTITUTES = {
    "pair": ("voor het paar;", "for the pair;"),
    "self": ("voor wie er echt speelden", "for those who really played"),
    "none": ("of voor niemand", "or for nobody"),
}
ABSENCE = {
    "points": ("een vast aantal punten", "a fixed number of points"),
    "lowest": ("de laagste score", "the lowest score"),
    "own-average": ("het eigen gemiddelde", "their own average"),
    "average": ("het gemiddelde van die avond", "average of that evening"),
    "half": ("de helft daarvan", "half of that"),
    "none": ("| niets, een vast", "| nothing, a fixed"),
}
TIES = {
    "pits": ("Pits, tops", "Pits, tops"),
    "tops": ("Pits, tops", "Pits, tops"),
    "wins": ("een gewonnen avond", "an evening won"),
    "win-points": ("winstpunten alleen over wat telt", "win points only over what counts"),
    "mutual": ("nderling resultaat", "utual result"),
    "best-evening": ("beste avond", "the best evening"),
    "nat": ("punten, nat", "points, nat"),
    "points": ("tops, punten", "tops, points"),
    "lot": ("**Het lot**", "**The lot**"),
}
SITTING_OUT = {
    "none": ("| geen punten |", "| no points |"),
    "fixed": ("| een vast aantal |", "| a fixed number |"),
    "average": ("| het gemiddelde van de ronde |", "| the average of the round |"),
    "half": ("| de helft van het gemiddelde |", "| half of the average |"),
    "lowest": ("| de laagste ronde van de avond |", "| the lowest round of the evening |"),
    "own-average": ("| zijn eigen gemiddelde van", "| one's own average of that evening |"),
}
DECIDED = {
    "mutual result": (
        "hoe vaak iemand hoger eindigde dan een ander van de gelijken, min hoe vaak lager",
        "how often somebody ended above another of the equals, less how often below",
    ),
    "dropped evenings": ("ook die wegvallen", "dropped ones too"),
    "which decided": ("met de cijfers van beiden", "with the figures of both"),
    "on paper": ("onder de stand op papier", "below the standings on paper"),
    "shared evenings won": ("Een gedeeld hoogste totaal", "A shared highest total"),
    "a fill-in table": (
        "voor wie stilzat, niet voor wie invalt",
        "for who sat out, not for who is",
    ),
    "nothing played": ("waarin niets gespeeld is geeft ze niet", "nothing was played gives none"),
    "rounding": ("in hele punten, een half naar boven", "in whole points, a half upwards"),
    "the place": ("gaat altijd naar het hele cijfer", "always goes by the whole figure"),
    "best periods": ("hoogste eigen gemiddelde", "highest average of their own"),
    "promotion both ways": ("naar elke kant hoogstens de helft", "more than half each way"),
}
OF_A_COMPETITION = {
    "format": ("| Soort |", "| Kind |"),
    "pair_draw": ("| Indeling van de paren |", "| Draw of the pairs |"),
    "team_pairs": ("| Aantal paren in een team |", "| Pairs in a team |"),
    "draw_by": ("| Waarop geloot wordt |", "| What the draw goes by |"),
    "rule_set": ("| Spelregels |", "| Rules |"),
    "games": ("| Spellen, ronden |", "| Games, rounds |"),
    "rounds": ("| Spellen, ronden |", "| Games, rounds |"),
    "ranking": ("| De stand |", "| The standings |"),
    "tie_breaks": ("| Gelijke stand |", "| Equal totals |"),
    "prizes": ("| Prijzen |", "| Prizes |"),
    "odd_players": ("| Niet door vier te delen |", "| Not divisible by four |"),
    "sit_out_points": ("| Wie stilzit krijgt |", "| Who sits out gets |"),
    "fill_in": ("| Wat een invaller maakt |", "| What a fill-in player makes |"),
    "round_minutes": ("| Minuten per ronde |", "| Minutes a round |"),
    "protest_minutes": ("| Protesttijd |", "| Minutes for protests |"),
}
NO_RULE = {"id", "season_id", "name", "evenings", "version"}
AT_THE_DRAW = {"kin_apart": ("Zelfde club en gezin apart", "Keep same club and home apart")}
OF_AN_EVENING = {
    "late comers": ("Wie later kwam of eerder ging staat", "came late or left"),
    "poedelprijs": ("in plaats van de prijs die bij die plaats hoort", "in place of the prize"),
}
BOTH = pytest.mark.parametrize("language", Language)


def lacking(page: str, wanted: dict[str, tuple[str, str]], language: Language) -> list[str]:
    """The fields or answers of which a page does not say what it should."""
    told = assets.path(f"help/{language.value}/{page}.md").read_text(encoding="utf-8")
    at = list(Language).index(language)
    return [name for name, said in wanted.items() if said[at] not in told]


def test_every_field_and_answer_of_a_rule_is_asked_for() -> None:
    assert set(STANDINGS) == {one.name for one in fields(RankingRule)}
    assert set(SUBSTITUTES) == set(get_args(Substitutes))
    assert set(ABSENCE) == set(get_args(WorthKind))
    assert set(TIES) == set(TIE_BREAKS)
    assert set(SITTING_OUT) == {*SIT_OUT_POINTS, "fixed"}
    of_all = {*OF_A_COMPETITION, *AT_THE_DRAW}
    assert of_all == {one.name for one in fields(Competition)} - NO_RULE


@BOTH
def test_the_page_of_the_rule_of_the_standings_has_a_sentence_for_each(language: Language) -> None:
    for wanted in (STANDINGS, SUBSTITUTES, ABSENCE, TIES, DECIDED):
        assert not lacking("stand-regel", wanted, language)


@BOTH
def test_what_sitting_out_gives_has_a_line_for_each_answer(language: Language) -> None:
    assert not lacking("eerlijk", SITTING_OUT, language)


@BOTH
def test_each_field_of_a_competition_that_decides_has_a_line(language: Language) -> None:
    assert not lacking("seizoen", OF_A_COMPETITION, language)
    assert not lacking("indeling", AT_THE_DRAW, language)


@BOTH
def test_what_decides_an_evening_is_told_where_its_result_is(language: Language) -> None:
    assert not lacking("uitslag", OF_AN_EVENING, language)


@BOTH
@pytest.mark.parametrize("name", field_specs())
def test_a_field_of_a_rule_set_says_what_it_is_and_what_each_answer_means(
    name: str, language: Language
) -> None:
    field = field_specs()[name]
    assert field.help.text(language).endswith(".")
    assert field.label.text(language)
    assert all(choice.label.text(language) for choice in field.choices)
    assert len({choice.label.text(language) for choice in field.choices}) == len(field.choices)
