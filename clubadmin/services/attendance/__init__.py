"""Attendance of an evening: from which round, and for whom; and of a season.

Coming and going mends the rounds that were drawn, by `draw`. Who stays away is kept with the
standings (`standings.absences`); how the list itself is read and numbered is in `evenings`.

Come in by: `attendance`, `entry_lists`, `substitutes`, `turnout`.
"""
