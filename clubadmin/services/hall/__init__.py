"""The hall: clock, screen and protests."""
