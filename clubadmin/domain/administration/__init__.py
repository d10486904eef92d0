"""What a member owes, in whole cents, and which payment on a bank's statement pays it.

It knows no bank's files and no club. Amounts are `int` cents everywhere: a fraction of a cent
cannot be written down.

Come in by: `dues`, `matching`, `payment_code`, `reference`.
"""
