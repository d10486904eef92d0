"""Checks of what was typed or given, before anything is done with it.

It knows no club. Checks of a sheet are rules of the game and in `domain.scoring`.

Come in by: `checks`, `likeness`, `outgoing`, `particulars`, `passwords`, `separated`,
`text`, `unlikely`.
"""
