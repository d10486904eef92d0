"""Checks of what was typed or given, before anything is done with it."""
