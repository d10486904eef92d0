"""Evenings: making and changing them, and reading one as a whole.

`head` is what every deed on an evening needs first, `view` the evening with its people and
rounds and its list, `plan_rows` its rounds in the database. What is typed
is in `sheets`, who comes and goes in `attendance`, closing in `results`.

Come in by: `evenings`, `head`, `view`, `plan_rows`, `also_counts`, `following`.
"""
