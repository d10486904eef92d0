"""The place "Archief": everything that was ever played, down to the single game.

`page` searches and remembers the way; `spots` says where one is, and each page of `views` asks the
file for one thing. What is typed in the search elsewhere (Ctrl+K) is in `shell`.

Come in by: `page`.
"""
