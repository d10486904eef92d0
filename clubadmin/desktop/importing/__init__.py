"""The windows in which lists are understood, decided about and taken: results, and people.

Reading results is in `services.importing`, reading people in `services.lists`.

It is a part: `list_doors` opens them.
"""
