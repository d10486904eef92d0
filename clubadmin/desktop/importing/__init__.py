"""The windows in which lists are understood, decided about and taken: results, and people.

Reading results is in `services.importing`, reading people in `services.lists`.

Come in by: `window`, `people_window`, `words`.
"""
