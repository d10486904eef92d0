"""The place "Archief": everything that was ever played, down to the single game."""
