"""Figures of sheets that are typed at the table: a sheet as a phone sees it, and the codes.

Frozen; of a sheet as the window sees it is `model.sheets`. No address, phone or birth date is in
any of them. Come in by: `codes`, `sheet`, `wall_facts`.
"""
