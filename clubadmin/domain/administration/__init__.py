"""What a member owes, in whole cents, and which payment on a bank's statement pays it.

It knows no bank's files and no club. Amounts are `int` cents everywhere: a fraction of a cent
cannot be written down.

Also the days on which a member has a birthday or a jubilee, and the money of an evening: change,
prizes out of the pot, the tombola.

Come in by: `cash`, `celebrations`, `debits`, `debit_matching`, `dues`, `matching`, `payment_code`,
`reference`.
"""
