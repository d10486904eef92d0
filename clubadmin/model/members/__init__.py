"""Figures of members, pairs, groups and wishes.

Frozen; who plays on an evening is in `model.evenings`.

Come in by: `assembly`, `card`, `celebrations`, `consent`, `departure`, `known`,
`member`, `particulars`, `turnout`, `wish`.
"""
