"""The register of processing of a club: what it uses of the program, and so does with names.

General Data Protection Regulation (AVG), art. 30(1). Each text says what the program does; what
a club does beside it, its board writes on the paper by hand.
"""

from collections.abc import Iterator

from sqlalchemy import text

from clubadmin.i18n import Message
from clubadmin.model.members.known import Processing, Purpose
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.members.erasing import YEARS
from clubadmin.services.members.particulars import own_fields

_COLLECTS = text("SELECT EXISTS (SELECT 1 FROM mandate)")
_ASKED = text("SELECT DISTINCT purpose FROM consent")
_AGREED = Message("wie daar toestemming voor gaf")
_CONSENT = Message("toestemming (art. 6 lid 1 onder a)")
_PROOF = Message("dag en tekst van de toestemming")
_MEMBERSHIP = Message("uitvoering van het lidmaatschap (art. 6 lid 1 onder b)")


def processings(club: OpenClub, years: int = YEARS) -> tuple[Processing, ...]:
    """List the processing of people's particulars, the most usual first.

    Args:
        club: the open club.
        years: after which who stopped is offered to be erased.
    """
    used = uses(club)
    kept = Message(
        "zolang iemand meedoet; wie {years} jaar gestopt is, wordt ieder jaar aangeboden om te"
        " wissen, en zijn uitslagen blijven zonder naam",
        years=years,
    )
    found = [_members(kept), _results(decisions="protests" in used)]
    if "particulars" in used:
        found.append(_particulars([one.name for one in own_fields(club)], kept))
    if "dues" in used:
        with club.store.read() as conn:
            collects = bool(conn.execute(_COLLECTS).scalar())
        found.append(_dues(collects=collects))
    if "cash" in used:
        found.append(_cash())
    if "letters" in used:
        found.append(_letters(kept))
    return (*found, *_consented(club), _copies())


def _members(kept: Message) -> Processing:
    return Processing(
        purpose=Message("weten wie lid of gast is, en wie er speelt"),
        people=Message("leden, oud-leden en gasten"),
        data=Message("naam, telefoon, e-mail, wat namen uit elkaar houdt, aanwezigheid, afmelding"),
        ground=Message(
            "uitvoering van het lidmaatschap (art. 6 lid 1 onder b); van gasten het belang van de"
            " club bij een geordende avond (onder f)"
        ),
        seen_by=Message("secretaris en wedstrijdleider; namen hangen in de zaal"),
        kept=kept,
    )


def _results(*, decisions: bool) -> Processing:
    data = Message("formulieren, uitslagen, standen, beslissingen van de arbiter")
    with_protests = Message(
        "formulieren, uitslagen, standen, beslissingen van de arbiter, protesten"
    )
    return Processing(
        purpose=Message("de competitie spelen, en ieder cijfer kunnen verklaren"),
        people=Message("wie meespeelde"),
        data=with_protests if decisions else data,
        ground=_MEMBERSHIP,
        seen_by=Message("leden en gasten van de club"),
        kept=Message("het archief van ieder seizoen; de naam tot die gewist wordt"),
    )


def _particulars(own: list[str], kept: Message) -> Processing:
    data = Message(
        "adres, tweede telefoon, geboortedatum, lid sinds en tot met reden, functies, notitie, wie"
        " te bellen in nood"
    )
    if own:
        data = Message("{data}; eigen velden: {fields}", data=data, fields=", ".join(own))
    return Processing(
        purpose=Message("leden bereiken, helpen in nood, gelukwensen"),
        people=Message("leden en oud-leden"),
        data=data,
        ground=Message(
            "uitvoering van het lidmaatschap (art. 6 lid 1 onder b); in nood het belang van het lid"
            " zelf (onder d)"
        ),
        seen_by=Message("het bestuur; een lijst wie haar krijgt"),
        kept=kept,
    )


def _dues(*, collects: bool) -> Processing:
    data = Message("soort lid, huishouden, bedragen, betalingen, rekening en naam daarvan")
    with_mandates = Message(
        "soort lid, huishouden, bedragen, betalingen, rekening en naam daarvan, mandaat voor"
        " incasso"
    )
    return Processing(
        purpose=Message("contributie vaststellen en innen"),
        people=Message("leden, en wie voor hen betaalt"),
        data=with_mandates if collects else data,
        ground=Message(
            "uitvoering van het lidmaatschap (art. 6 lid 1 onder b); de administratie bewaren is"
            " een plicht (onder c)"
        ),
        seen_by=Message("penningmeester, kascommissie en bank"),
        kept=Message("zeven jaar (Algemene wet inzake rijksbelastingen, art. 52)"),
    )


def _cash() -> Processing:
    return Processing(
        purpose=Message("inleg van een avond innen en de kas verantwoorden"),
        people=Message("wie meespeelde"),
        data=Message("inleg per avond en hoe die betaald is, strippenkaarten, geldprijzen"),
        ground=_MEMBERSHIP,
        seen_by=Message("secretaris, penningmeester en kascommissie"),
        kept=Message("zeven jaar (Algemene wet inzake rijksbelastingen, art. 52)"),
    )


def _letters(kept: Message) -> Processing:
    return Processing(
        purpose=Message("leden schrijven, op papier en per mail"),
        people=Message("leden, oud-leden en gasten die een brief kregen"),
        data=Message(
            "naam, adres, e-mail; aan wie welke brief ging, wanneer, hoe en met welk gevolg."
            " Wat er in de brief van een lid stond, wordt niet bewaard"
        ),
        ground=_MEMBERSHIP,
        seen_by=Message("het bestuur, en de mailprovider van de club"),
        kept=kept,
    )


def _consented(club: OpenClub) -> Iterator[Processing]:
    """Give the processing by consent alone, of each purpose that somebody was asked for."""
    with club.store.read() as conn:
        asked = {Purpose(one) for one in conn.execute(_ASKED).scalars()}
    return (one for purpose, one in _BY_CONSENT.items() if purpose in asked)


_BY_CONSENT = {
    Purpose.NAMING: Processing(
        purpose=Message("uitslag en stand laten zien op het internet of in de krant"),
        people=_AGREED,
        data=Message("naam, uitslag en stand; {kept}", kept=_PROOF),
        ground=Message("toestemming (art. 6 lid 1 onder a); zonder die staat niemand er met naam"),
        seen_by=Message("iedereen"),
        kept=Message("tot de toestemming wordt ingetrokken en de pagina's opnieuw zijn gemaakt"),
    ),
    Purpose.PHOTO: Processing(
        purpose=Message("foto's van avonden laten zien"),
        people=_AGREED,
        data=Message("foto's, buiten dit programma; hier {kept}", kept=_PROOF),
        ground=_CONSENT,
        seen_by=Message("iedereen"),
        kept=Message("tot de toestemming wordt ingetrokken"),
    ),
    Purpose.MAIL: Processing(
        purpose=Message("nieuws van de club sturen"),
        people=_AGREED,
        data=Message("naam en e-mailadres; {kept}", kept=_PROOF),
        ground=_CONSENT,
        seen_by=Message("secretaris"),
        kept=Message("tot de toestemming wordt ingetrokken"),
    ),
    Purpose.PHONES: Processing(
        purpose=Message("leden elkaar laten bellen"),
        people=_AGREED,
        data=Message("naam en telefoonnummers op een lijst; {kept}", kept=_PROOF),
        ground=_CONSENT,
        seen_by=Message("leden van de club"),
        kept=Message("tot de toestemming wordt ingetrokken en de lijst opnieuw is gemaakt"),
    ),
}


def _copies() -> Processing:
    return Processing(
        purpose=Message("niets kwijtraken"),
        people=Message("allen van hierboven"),
        data=Message("een kopie van alles, en van iedere verandering wat er stond"),
        ground=Message("het belang van de club bij haar archief (art. 6 lid 1 onder f)"),
        seen_by=Message("wie de computer of de stick heeft"),
        kept=Message(
            "12 dagen, 10 weken, 9 maanden en een van ieder seizoen; wissen gaat ook door de"
            " kopieën op deze computer"
        ),
    )
