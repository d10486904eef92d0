"""Standings of a competition, gathered from what is stored.

`material` gathers, in one reading, the evenings that count with their `figures`, whose those of
pairs are (`pair_evenings`), the rule in force and the `divisions`; `standings` makes lists of
it, by `domain.standings`, which alone knows how a rule counts.

Come in by: `standings`, `material`, `figures`, `groups`, `absences`.
"""
