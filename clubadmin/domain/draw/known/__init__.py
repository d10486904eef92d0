"""Draws that are known: constructions, and the best that was found or proven."""
