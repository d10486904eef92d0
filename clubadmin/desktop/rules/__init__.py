"""Choosing rules of the game, and how they are told in a list."""
