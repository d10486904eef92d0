"""Drawing an evening, mending and swapping, wishes, the knock-out and sitting out.

A draw goes one way: `drawing` reads the evening once, `request` says what is asked of
`domain.draw`, `seats` makes seats of numbers. What it needs of the standings is handed in by the
caller (`standings.order_for_draw`). How a draw is made is not here but in the domain.

Come in by: `drawing`, `wishes`, `knockout`, `ledger`, `seats`, `emergency`.
"""
