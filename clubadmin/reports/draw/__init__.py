"""Papers of a draw: lists, slips, cards and labels.

They print the draw that was made; who sits where is not decided here.

Come in by: `draws`, `seat_slips`, `movement`, `participants`, `score_cards`, `table_cards`,
`hand_cards`.
"""
