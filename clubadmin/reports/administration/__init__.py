"""Papers of the treasurer: letters and reminders about dues, a receipt, who owes what, the cash.

What stands in them was settled by the services; nothing is reckoned here.

Come in by: `annual_report`, `letters`, `cash_sheet`.
"""
