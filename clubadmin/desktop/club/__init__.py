"""The place "Club": settings, seasons, rules, copies, what goes in and out."""
