"""Figures of sheets, decisions and statistics."""
