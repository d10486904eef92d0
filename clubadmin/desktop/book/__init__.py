"""The season book: what goes into it, seen first, then printed or kept."""
