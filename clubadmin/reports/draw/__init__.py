"""Papers of a draw: lists, slips, cards and labels."""
