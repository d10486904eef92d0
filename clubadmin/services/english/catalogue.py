"""All that services, storage and the rules say in Dutch, each with its English."""

from functools import cache

from clubadmin.domain.terms import Language
from clubadmin.services.english import (
    club,
    comparison,
    contests,
    draws,
    evenings,
    fairness,
    files,
    keeping,
    labels,
    looking_up,
    movements,
    rows,
    rules,
    seasons,
    sheets,
    standings,
    wallets,
    words,
)
from clubadmin.services.english.matching import Room

SENTENCES = (
    evenings.SENTENCES
    | sheets.SENTENCES
    | club.SENTENCES
    | contests.SENTENCES
    | comparison.SENTENCES
    | wallets.SENTENCES
    | fairness.SENTENCES
    | rules.SENTENCES
    | draws.SENTENCES
    | movements.SENTENCES
    | files.SENTENCES
    | keeping.SENTENCES
    | standings.SENTENCES
    | seasons.SENTENCES
    | looking_up.SENTENCES
)


@cache
def label_room() -> Room:
    """What changes are called."""
    return Room(labels.LABELS)


@cache
def sentence_room() -> Room:
    """What is told in whole sentences."""
    return Room(SENTENCES)


@cache
def row_room() -> Room:
    """What is told behind a row and column of a file."""
    return Room(rows.SENTENCES)


@cache
def finding_room() -> Room:
    """What a sheet is held up for."""
    from clubadmin.services.english.findings import finding_texts  # late: few refusals quote one

    return Room(finding_texts())


@cache
def word_room() -> Room:
    """What fills a gap: words, names of fields, places in a club."""
    from clubadmin.domain.comparison.decisions import (
        Decision,
        decision_words,  # late: as the next
    )
    from clubadmin.domain.rules.fields import field_specs  # late: only for refusals about rules

    fields = {one.label.text(): one.label.text(Language.EN) for one in field_specs().values()}
    decided = {decision_words([one]): decision_words([one], Language.EN) for one in Decision}
    return Room(fields | decided | words.WORDS)
