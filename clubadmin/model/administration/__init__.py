"""What the treasurer sees: accounts of members, and what the bank wrote.

Amounts are whole cents. Not how they are reckoned: that is in the domain.

Come in by: `debits`, `dues`, `letters`, `statement`.
"""
