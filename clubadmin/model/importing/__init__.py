"""Figures of a list of earlier years on its way in."""
