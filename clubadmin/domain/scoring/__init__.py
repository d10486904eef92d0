"""From what was typed to a settled and checked sheet."""
