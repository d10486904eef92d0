"""Figures of what leaves the club for everybody to read.

Frozen; who agreed to be named is decided in `services.publishing`. Come in by: `publishing`,
`season_book`.
"""
