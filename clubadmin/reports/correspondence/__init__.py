"""Letters on paper, one or more pages each.

What is owed is drawn by `reports.administration`; it stands below the text of a letter about it.

Come in by: `letter_pages`.
"""
