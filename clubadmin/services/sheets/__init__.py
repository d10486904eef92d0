"""Sheets: their rows, signing, decisions and statistics."""
