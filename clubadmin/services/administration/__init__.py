"""The club's own administration: memberships, dues, payments, statements, money of an evening.

Not the members' names and results: those are in `members` and `results`. A club that keeps none
of this never meets it.

Come in by: `memberships`, `departing`, `charging`, `accounts`, `treasury`, `letters`,
`money_tables`, `statements`, `creditor`, `mandates`, `collecting`, `collections`,
`debit_outcomes`, `bank_lists`, `pain`, `stakes`, `cash`, `amounts`, `iban`, `annual_report`.
"""
