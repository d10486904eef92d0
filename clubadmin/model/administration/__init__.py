"""What the treasurer sees: accounts of members, what the bank wrote, the cash of an evening.

Amounts are whole cents. Not how they are reckoned: that is in the domain.

Come in by: `annual_report`, `cash`, `debits`, `dues`, `letters`, `statement`.
"""
