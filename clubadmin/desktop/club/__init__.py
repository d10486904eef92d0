"""The place "Club": settings, seasons, rules, copies, what goes in and out.

Choosing a rule set in a form is in `rules`, lists of earlier years in `importing`.

Come in by: `copy_words`, `exchange`, `page`.
"""
