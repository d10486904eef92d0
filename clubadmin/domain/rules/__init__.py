"""The rules of the game as data: what can be chosen, what it means, and cards.

A rule set is a value (`rules.RuleSet`); its fields lie in `resources/fields.toml`, the sets that
come with the program in `resources/rules`. What a rule does to a row is not here but in `row` and
`scoring`.

Come in by: `rules`, `cards`, `fields`, `field_use`, `families`, `side_by_side`.
"""
