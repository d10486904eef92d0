"""Letters and mail: a text with gaps, filled in for each, on paper, as drafts or sent.

What is owed and how it is paid is in `administration`, who may be named in `publishing`. What
stands in one person's letter is not kept; the text and what went to whom is.

Come in by: `templates`, `recipients`, `composing`, `mail_message`, `smtp`, `outbox`.
"""
