"""Closing a season, opening it again, and making the next one from it."""
