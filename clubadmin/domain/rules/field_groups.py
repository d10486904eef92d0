"""Fields of a rule set under headings, in the order in which people read rules."""

from dataclasses import dataclass

from clubadmin.domain.terms import Language


@dataclass(frozen=True)
class FieldGroup:
    """A heading with the names of the fields below it."""

    code: str
    title_nl: str
    title_en: str
    fields: tuple[str, ...]

    def title(self, language: Language) -> str:
        """The heading in a language."""
        return self.title_en if language is Language.EN else self.title_nl


GROUPS: tuple[FieldGroup, ...] = (
    FieldGroup(
        "points",
        "Kaarten en punten",
        "Cards and points",
        (
            "system",
            "trump_points",
            "plain_points",
            "last_trick",
            "trick_points",
            "trump_order",
            "plain_order",
            "spades_double",
        ),
    ),
    FieldGroup(
        "roem",
        "Roem",
        "Roem",
        (
            "roem_where",
            "three_in_sequence",
            "four_in_sequence",
            "five_in_sequence",
            "stuk",
            "four_alike",
            "four_jacks",
            "four_alike_ranks",
            "hand_reject",
            "stripe_required",
        ),
    ),
    FieldGroup(
        "nat",
        "Nat en pit",
        "Nat and pit",
        ("tie", "nat_roem", "sweep_bonus", "sweep_by_defenders", "solo_share", "talon"),
    ),
    FieldGroup(
        "penalties",
        "Verzaken en straffen",
        "Revokes and penalties",
        (
            "revoke",
            "revoke_penalty",
            "false_accusation",
            "card_short",
            "misdeal",
            "misdeal_fine",
            "fine_floor",
        ),
    ),
    FieldGroup(
        "bidding",
        "Bieden en troef",
        "Bidding and trumps",
        (
            "trump_choice",
            "passed_round",
            "bidding",
            "level_bar",
            "lowest_bid",
            "doubling",
            "doubled_bonus",
            "no_trumps",
        ),
    ),
    FieldGroup(
        "duty",
        "Troefplicht",
        "Duty to trump",
        (
            "follow_suit",
            "follow_higher",
            "trump_led_higher",
            "partner_holds",
            "others_hold",
            "undertrump",
        ),
    ),
    FieldGroup(
        "table", "Tafel en spellen", "Table and games", ("players", "deck", "games", "target")
    ),
)
