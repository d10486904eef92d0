"""Figures of members, pairs, groups and wishes.

Frozen; who plays on an evening is in `model.evenings`.

Come in by: `assembly`, `known`, `member`, `particulars`, `wish`.
"""
