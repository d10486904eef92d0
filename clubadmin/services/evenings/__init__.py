"""Evenings: making and changing them, and reading one as a whole."""
