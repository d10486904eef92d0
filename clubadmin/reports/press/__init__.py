"""Texts for the paper and for the app group, in Dutch, written from the figures.

Who may be named is settled before; nothing here knows of consent.

Come in by: `app_group`, `newspaper`.
"""
