"""What the columns of a member are called, alike in the window, on paper and in files."""

from clubadmin.i18n import Message

MEMBER = {
    "first_name": Message("Voornaam"),
    "infix": Message("Tussenvoegsel"),
    "last_name": Message("Achternaam"),
    "remark": Message("Onderscheid"),
    "phone": Message("Telefoon"),
    "email": Message("E-mail"),
}
PARTICULARS = {
    "number": Message("Lidnummer"),
    "street": Message("Straat en nummer"),
    "postcode": Message("Postcode"),
    "town": Message("Woonplaats"),
    "other_phone": Message("Tweede telefoon"),
    "born": Message("Geboortedatum"),
    "reason": Message("Reden van vertrek"),
    "emergency": Message("Bij nood bellen"),
    "emergency_phone": Message("Telefoon bij nood"),
    "note": Message("Notitie"),
}
MEMBERSHIP = {
    "kind": Message("Soort lid"),
    "household": Message("Huishouden"),
    "joined": Message("Lid sinds"),
    "ended": Message("Tot en met"),
}
DAYS = frozenset(("born", "joined", "ended"))
"""Of these, those that are days."""
