"""The club itself: its details, its rule sets, its files, and undo of what was done in it.

`club` has the open club that every deed takes; `rulesets` says by which rules a day is played
and what goes together, `season_closed` what may not change any more. Which club was open
last, where copies went, which files were made here and who was erased is of this computer
(`recent`, `last_copies`, `strange`, `erased`) and not in the file.
Members and seasons have folders of their own. `doubts` tells what in a club cannot be right.

Come in by: `club`, `rulesets`, `season_closed`, `history`, `deeds`, `files`,
`last_copies`, `recent`, `journal_steps`, `strange`, `erased`, `uses`, `doubts`.
"""

from clubadmin.storage.file import binding  # noqa: F401 - before SQLAlchemy is
