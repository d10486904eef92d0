"""What a figure of an evening is made of, down to the typed line."""
