"""Pages that a club uploads: plain HTML without scripts, readable on a telephone."""

from clubadmin.reports.web.pages import web_pages

__all__ = ["web_pages"]
