"""How things are said in two languages: sentences with values, figures, dates and lists.

Whatever is refused, found or journaled is a `Message`: a Dutch sentence with named gaps, and
the values that fill them. It becomes text where it is shown, in the language spoken there;
text is never read back. `Words` says figures, dates and phrases of one language. English lies
in `resources/i18n/en.po`. The window's own texts are not here: it has Qt's `tr`.
"""

from clubadmin.i18n.catalogue import Language, marked
from clubadmin.i18n.words import Cased, Figure, Listed, Message, Value, Words

__all__ = ["Cased", "Figure", "Language", "Listed", "Message", "Value", "Words", "marked"]
