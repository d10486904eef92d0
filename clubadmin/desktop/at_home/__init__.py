"""The line above the sheets that says how it stands with the page for at home.

How it is made and brought is in `publishing.follower`.

Come in by: `home_line`.
"""
