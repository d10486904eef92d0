"""Pages that a club uploads: plain HTML without scripts, readable on a telephone."""

from clubadmin.reports.web.pages import web_pages
from clubadmin.reports.web.words import unnamed

__all__ = ["unnamed", "web_pages"]
