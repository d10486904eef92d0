"""The file on disk: making, opening, locking and writing it whole."""
