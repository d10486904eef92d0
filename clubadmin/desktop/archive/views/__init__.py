"""The pages of the archive: each asks the file for one thing and shows it.

How one goes from one to another is in `archive`.

Come in by: `day`, `entrant`, `evening`, `games`, `home`, `records`, `season`, `versus`, `view`.
"""
