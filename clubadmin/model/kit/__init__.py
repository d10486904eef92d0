"""What figures of several subjects share.

Anything of one subject belongs in its folder. Come in by: `chart`, `kept_columns`.
"""
