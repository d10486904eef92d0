"""Pages that a club uploads: plain HTML without scripts, readable on a telephone.

Templates are in `resources/web`; who may be named is settled before.

Come in by: `web`, `at_home`.
"""

from clubadmin.reports.web.pages import unnamed, web_pages

__all__ = ["unnamed", "web_pages"]
