"""Papers of the director: rulings, decisions, protests, rules side by side.

They print what was decided; whether it was right is for `domain.referee`.

Come in by: `ruling`, `ruling_words`, `evening_lists`, `rules_table`.
"""
