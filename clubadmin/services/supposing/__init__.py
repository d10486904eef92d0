"""What if, what is needed, and taking rules over."""
