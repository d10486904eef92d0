"""Texts for the paper and for the app group, in Dutch, written from the figures.

Who may be named is settled before; nothing here knows of consent.

Come in by: `press`.
"""

from clubadmin.reports.press.app_group import app_text
from clubadmin.reports.press.newspaper import press_text

__all__ = ["app_text", "press_text"]
