"""The tab of letters and mail: writing, to whom, sending, and what went to whom.

Which letters there are and what stands in them is in `services.correspondence`.

Come in by: `pane`.
"""
