"""Is the club whole? Figures and frozen standings derived again and compared."""
