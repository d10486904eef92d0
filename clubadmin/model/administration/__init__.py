"""The treasurer's figures: accounts of members, statements of the bank, the cash of an evening.

Amounts are whole cents. Not how they are reckoned: that is in the domain.

Come in by: `annual_report`, `cash`, `debits`, `dues`.
"""
