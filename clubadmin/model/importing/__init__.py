"""Figures of a list of earlier years on its way in.

Frozen; it is read and taken in by `services.importing`. Come in by: `importing`, `people`.
"""
