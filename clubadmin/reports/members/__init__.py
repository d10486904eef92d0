"""Papers of the register: the list of members, telephone numbers, labels, what is celebrated.

Come in by: `member_list`, `telephone_list`, `address_labels`, `celebrations`,
`processing_register`.
"""
