"""Papers of the treasurer: letters and reminders about dues, a receipt, and who owes what.

What stands in them was settled by the services; nothing is reckoned here.

Come in by: `letters`, `receipt`, `dues_list`.
"""
