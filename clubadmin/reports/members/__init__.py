"""Papers of the register: lists of members, telephone numbers, labels, birthdays, who came.

Come in by: `member_list`.
"""
