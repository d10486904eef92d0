"""Making a draw better, step by step, against what it costs."""
