"""The window in which lists of earlier years are understood, decided about and taken."""
