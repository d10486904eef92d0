"""What a figure of the standings is made of."""
