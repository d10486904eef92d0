"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken.

A draft goes from `lists` by `guessing`, `list_rows`, `scores` and `naming` to evenings, and `draft`
takes it. A doubt is a question: nothing is decided here that somebody could see
otherwise. In the columns of our own export (`Layout.fixed`) all is meant as it stands.

Come in by: `answering`, `draft`, `guessing`, `unsure`, `wording`.
"""
