"""The club's own administration: memberships, dues, payments, statements, money of an evening.

Not the members' names and results: those are in `members` and `results`. A club that keeps none
of this never meets it.

Come in by: `memberships`, `departing`, `charging`, `accounts`, `payments`, `treasury`, `letters`,
`money_tables`; of the bank, a part, `statements`, `creditor`, `mandates`, `collecting`,
`collections`, `debit_outcomes`, `pain`; of an evening `stakes`, `cash`; `amounts` and `iban` read
what was typed. `annual_report` gathers a season.
"""
