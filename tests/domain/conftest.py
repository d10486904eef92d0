import pytest

from clubadmin import assets
from clubadmin.domain.rules.rules import RuleSet, read_rules

NAMES = (
    "nku",
    "nkf1976",
    "amsterdams",
    "rotterdams",
    "internationaal",
    "tot-501",
    "tot-1001",
)
FAMILY = (*NAMES, "leidsch", "kraken", "schoppen-dubbel")


def rule_set(name: str) -> RuleSet:
    return read_rules(assets.path(f"rules/{name}.toml").read_text(encoding="utf-8"))


@pytest.fixture(params=NAMES)
def rules(request: pytest.FixtureRequest) -> RuleSet:
    """Each rule set that knows neither bids nor doubling."""
    return rule_set(request.param)


@pytest.fixture(params=FAMILY)
def family(request: pytest.FixtureRequest) -> RuleSet:
    """Each rule set under which a row without bid and doubling is plain klaverjassen."""
    return rule_set(request.param)


@pytest.fixture
def nku() -> RuleSet:
    return rule_set("nku")


@pytest.fixture
def nkf1976() -> RuleSet:
    return rule_set("nkf1976")


@pytest.fixture
def rotterdams() -> RuleSet:
    return rule_set("rotterdams")
