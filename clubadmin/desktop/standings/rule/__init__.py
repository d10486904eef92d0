"""The rule of the standings: asked in plain words, with what it leads to beside it.

Supposing another rule without adopting it is in `what_if`.

Come in by: `fields`, `loading`, `tie_order`, `window`.
"""
