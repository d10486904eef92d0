"""The club itself: its details, its rules in force, files and history."""
