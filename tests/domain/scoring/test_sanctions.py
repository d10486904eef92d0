"""What a sanction rests on, by the article of the document that names it."""

import pytest

from clubadmin.domain.scoring.sanctions import CAUSES, SanctionKind, Span

WARNING, EXCLUSION = SanctionKind.WARNING, SanctionKind.EXCLUSION


@pytest.mark.parametrize(
    ("code", "kind", "span", "article"),
    [
        ("wording", WARNING, Span.EVENING, "NKF 1976, deel 1, art. 5"),
        ("again", EXCLUSION, Span.EVENING, "NKF 1976, deel 1, art. 5"),
        ("waiting", WARNING, Span.EVENING, "NKF 1976, deel 1, art. 8"),
        ("left", EXCLUSION, Span.COMPETITION, "Online klaverjasregels, Toernooireglement"),
        ("other", WARNING, Span.EVENING, "NKF 1976, deel 1, art. 26"),
    ],
)
def test_each_cause_has_what_follows_from_it_and_its_article(
    code: str, kind: SanctionKind, span: Span, article: str
) -> None:
    cause = CAUSES[code]
    assert (cause.kind, cause.span, cause.article.text()) == (kind, span, article)


def test_there_are_no_other_causes() -> None:
    assert list(CAUSES) == ["wording", "again", "waiting", "left", "other"]
