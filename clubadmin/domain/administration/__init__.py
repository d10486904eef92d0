"""The dues of members, in whole cents, and the payments on a bank's statement that pay them.

It knows no bank's files and no club. Amounts are `int` cents everywhere: a fraction of a cent
cannot be written down.

Also the days on which a member has a birthday or a jubilee, and the money of an evening: change,
prizes out of the pot, the tombola.

Come in by: `cash`, `celebrations`, `debits`, `dues`, `matching`, `payment_code`.
"""
