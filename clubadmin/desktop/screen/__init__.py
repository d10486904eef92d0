"""The screen in the hall: draw, clock, standings, who is in; and what governs it."""
