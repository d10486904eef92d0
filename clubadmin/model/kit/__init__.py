"""Kinds of figures that several subjects share.

Anything of one subject belongs in its folder. Come in by: `carried`, `chart`, `kept_columns`.
"""
