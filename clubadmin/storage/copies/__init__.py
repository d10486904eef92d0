"""Copies of a club."""
