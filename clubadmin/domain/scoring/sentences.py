"""The sentences of findings, by code and variant, with gaps for the arguments."""

from clubadmin.i18n import marked

SENTENCES = {
    "points-split": marked(
        "{ns} en {ew} zijn samen {sum}, maar een spel telt {total_points} punten. Kijk op het"
        " formulier welk van de twee niet klopt."
    ),
    "points-impossible": marked(
        "{points} kan niet: geen slagen zijn samen 1 of {all_but_one} punten waard. Tel het"
        " spel na."
    ),
    "points-impossible/doubled": marked(
        "{points} kan niet: in dit spel telt elk punt {times} keer, en dat deelt dit getal"
        " niet. Typ w of z ervoor als dit de telling is."
    ),
    "points-range": marked(
        "{points} kan niet: er zijn {total_points} punten in een spel. Typ het aantal dat op"
        " het formulier staat."
    ),
    "roem-blank": marked(
        "het vakje is leeg. Staat er geen roem, dan hoort er een streep (/); vraag anders wat"
        " de roem was."
    ),
    "rest-or-roem": marked(
        "{amount} roem, of de punten van {ew_side}? F5: punten van {ew_side}; Shift+F5: roem."
    ),
    "rest-or-roem/ns": marked(
        "{amount} roem, of de punten van {ns_side}? F5: punten van {ns_side}; Shift+F5: roem."
    ),
    "roem-unit": marked("{amount} kan niet. Roem bestaat uit {units}."),
    "roem-limit": marked(
        "{amount} kan niet: meer dan {most} roem is er in een spel niet te halen."
    ),
    "roem-limit/both": marked(
        "de roem van {ns_side} en {ew_side} samen ({amount}) past niet in een spel. Kijk beide"
        " vakjes na."
    ),
    "roem-limit/tricks": marked(
        "{amount} kan niet: daar zijn alle slagen voor nodig, en {other_side} heeft punten."
        " Kijk de roem en de punten na."
    ),
    "roem-limit/points": marked(
        "{amount} kan niet bij 0 punten: de kaarten van die roem zijn zelf punten waard. Kijk"
        " de roem en de punten na."
    ),
    "roem-without-trick": marked(
        "{amount} kan niet: tegen een pit haalt deze kant geen slag. Haal de roem weg, of is"
        " het geen pit?"
    ),
    "nat-keeps/points": marked(
        "{own_side} is nat en houdt geen punten: het wordt 0 en {total_points}. Haal de"
        " {amount} weg, of is {own_side} niet nat?"
    ),
    "nat-keeps/roem": marked(
        "{own_side} is nat en houdt geen roem. Zet de {amount} bij {other_side}."
    ),
    "nat-missed": marked(
        "{own_side} speelde en heeft {own} tegen {other}: dat is nat. Het wordt 0 en"
        " {total_points}."
    ),
    "nat-missed/bid": marked(
        "{own_side} speelde en heeft {own} tegen {other}, en het bod vraagt {need}: dat is nat."
        " Het wordt 0 en {total_points}."
    ),
    "nat-wrong/made-doubled": marked(
        "{own_side} staat als nat, maar heeft {own} tegen {other}, en wie het laatst"
        " verdubbelde moet meer hebben: dat is gemaakt. Haal nat weg, of kijk de punten na."
    ),
    "nat-wrong/made": marked(
        "{own_side} staat als nat, maar heeft {own} tegen {other}: dat is gemaakt. Haal nat"
        " weg, of kijk de punten na."
    ),
    "nat-wrong/other-side": marked(
        "{own_side} staat als nat, maar {other_side} speelde. Alleen wie speelt kan nat gaan."
    ),
    "tie-unsettled": marked(
        "beide kanten hebben {total}. Wie speelde is dan nat: typ * ({ns_side}) of .* ({ew_side})."
    ),
    "bid-unsettled": marked(
        "geen van beide kanten heeft de {need} die het bod vraagt. Wie speelde is dan nat: typ"
        " * ({ns_side}) of .* ({ew_side})."
    ),
    "double-who": marked(
        "{ns} tegen {ew} kan niet: een gekraakt spel is {total_points} tegen 0. Is dit de"
        " telling, typ dan wie speelde ervoor."
    ),
    "double-points": marked(
        "{ns} tegen {ew} kan niet: een gekraakt spel is {total_points} tegen 0. Kijk op het"
        " formulier wie het won."
    ),
    "double-keeps": marked(
        "{own_side} verloor een gekraakt spel en houdt geen roem. Zet de {amount} bij {other_side}."
    ),
    "bid-kind/level": marked(
        "{bid} is hier geen bod: een bod is een hoogte, 1, 2, 3 ... Kijk op het formulier welk"
        " bod het was."
    ),
    "bid-kind/level-high": marked(
        "{bid} is hier geen bod: een bod is een hoogte, 1 tot en met {most}. Daarboven vraagt"
        " het {asks} of meer, en zonder roem is dat er nooit. Kijk op het formulier welk bod"
        " het was."
    ),
    "bid-kind/points": marked(
        "{bid} is hier geen bod: een bod is een aantal punten, vanaf {lowest}. Kijk op het"
        " formulier welk bod het was."
    ),
    "bid-kind/tens": marked(
        "{bid} is hier geen bod: er wordt op hele tientallen geboden, vanaf {lowest}. Kijk op"
        " het formulier welk bod het was."
    ),
    "bid-low": marked(
        "{bid} kan niet: het laagste bod is {lowest}. Kijk op het formulier welk bod het was."
    ),
    "bid-high": marked(
        "{bid} kan niet: meer dan {most} is er in een spel niet te halen. Kijk op het formulier"
        " welk bod het was."
    ),
    "bid-missing": marked(
        "er staat geen bod bij, dus er is alleen gekeken wie meer heeft. Typ het bod erachter,"
        " met een # ervoor (op het formulier mag ook een /)."
    ),
    "bid-missing/level": marked(
        "er staat geen bod bij, dus het telt als hoogte 1. Typ het bod erachter, met een #"
        " ervoor (op het formulier mag ook een /)."
    ),
    "roem-none": marked("{amount} kan niet: hier telt geen roem. Haal het bedrag weg."),
    "fine-player": marked(
        "{own_side} heeft verzaakt en de speler zelf betaalt, maar er staat niet bij wie. Typ"
        " de speler erachter."
    ),
    "pit-points": marked(
        "een pit is {total_points} tegen 0; hier staat {own} tegen {other}. Haal pit weg, of"
        " kijk de punten na."
    ),
    "pit-bonus-missing": marked(
        "{amount} kan niet bij een pit. In het vakje horen de {bonus} van de pit en de roem"
        " samen: {bonus}, {first} ..."
    ),
    "pit-by-defenders": marked(
        "{other_side} speelde, dus alle slagen voor {own_side} is geen pit: {other_side} is"
        " nat. Typ {nat_line}."
    ),
    "sweep-unmarked": marked(
        "{total_points} tegen 0, maar er staat geen nat, pit of verzaakt bij. Kijk op het"
        " formulier wat het was."
    ),
    "sweep-unmarked/defenders": marked(
        "{own_side} haalde alle {total_points} punten. Waren het ook alle slagen, dan is het"
        " een pit van {own_side}: typ dat erbij. Was het gewoon nat, typ dan nat ({nat_line})."
    ),
    "revoke-points/points": marked(
        "bij verzaken krijgt {own_side} 0 en {other_side} {total_points} punten; hier staat"
        " {own} tegen {other}."
    ),
    "revoke-points/roem": marked(
        "{own_side} heeft verzaakt en houdt geen roem. Zet de {amount} bij {other_side}."
    ),
    "revoke-points/box": marked(
        "in het roemhokje van {own_side} staan bij verzaken {bonus} strafpunten, met de roem"
        " erbij; hier staat {amount}."
    ),
    "revoke-points/redeal": marked(
        "na verzaken wordt dit spel opnieuw gedeeld. Typ de uitslag van het nieuwe spel."
    ),
    "revoke-points/personal": marked(
        "bij verzaken blijven de punten staan en betaalt de speler zelf. Typ de punten achter"
        " de v: v92."
    ),
    "revoke-unmarked": marked(
        "{points} punten krijgt men alleen als de ander verzaakt. Typ v ({ns_side} verzaakte)"
        " of .v ({ew_side})."
    ),
    "revoke-twice": marked(
        "in de {total_points} voor verzaken zitten de {bonus} strafpunten al; {amount} roem komt"
        " er nog bij. Anders kan het zo blijven."
    ),
    "revoke-doubled": marked(
        "{points} is hier {times} keer {once}. Is er verzaakt, dan wordt het {total_points}:"
        " typ v ({ns_side} verzaakte) of .v ({ew_side}). Anders kan het zo blijven."
    ),
    "game-missing": marked("dit spel ontbreekt. Typ de rij, of - als het niet gespeeld is."),
    "sheets-differ": marked(
        "hier lopen de twee formulieren uiteen: {mine} tegenover {theirs}. Kijk beide na."
    ),
    "unreadable/empty": marked(
        "er staat niets. Typ de punten van {ns_side}, of - als het niet gespeeld is."
    ),
    "unreadable/sign": marked("{char} kan hier niet staan (het is teken {position} van de rij)."),
    "unreadable/points": marked("na teken {before} horen nog punten."),
    "unreadable/points-first": marked("er staat roem en nog geen punten. Typ de punten erbij."),
    "unreadable/amount": marked(
        "op plaats {position} hoort een getal, of strepen (i = 20, v = 50)."
    ),
    "unreadable/amount-unknown": marked(
        "teken {before}: onder {title} telt geen roem. Haal dat teken weg."
    ),
    "unreadable/figure": marked("op plaats {position} hoort een getal."),
    "unreadable/number": marked("het getal bij teken {position} is te lang."),
    "unreadable/trump": marked("na @ hoort een kleur: s, h, r of k."),
    "unreadable/stripe": marked("teken {position}, {char}: beide roemvakjes zijn al ingevuld."),
    "unreadable/bid-unknown": marked("teken {position}, {char}: onder {title} wordt niet geboden."),
    "unreadable/double-unknown": marked(
        "teken {position}, {char}: onder {title} wordt niet verdubbeld."
    ),
    "unreadable/no-trumps-unknown": marked(
        "teken {position}, {char}: onder {title} is er altijd troef."
    ),
    "unreadable/solo-unknown": marked("teken {position}: onder {title} speelt niemand alleen."),
    "unreadable/player": marked("teken {position}, {char}: speler 1, 2 of 3 speelt alleen."),
    "unreadable/share-unknown": marked(
        "teken {position}, {char}: onder {title} delen de twee samen wat ze maakten; laat weg"
        " wat de eerste maakte."
    ),
    "unreadable/share": marked(
        "teken {position}, {char}: alleen wat de twee samen maakten wordt verdeeld, een keer,"
        " en wie alleen speelt hoort vooraan (1/, 2/ of 3/)."
    ),
    "unreadable/hand-unknown": marked(
        "teken {position}, {char}: onder {title} wordt roem in de hand niet apart getypt."
    ),
    "unreadable/stuk-unknown": marked(
        "teken {position}, {char}: onder {title} wordt stuk niet apart getypt. Typ het bij de roem."
    ),
    "unreadable/stuk": marked("teken {position}, {char}: er is maar een stuk in een spel."),
    "unreadable/double-most": marked(
        "teken {position}, {char}: verder verdubbelen kan onder {title} niet."
    ),
    "unreadable/passed-unknown": marked(
        "teken {position}, {char}: onder {title} komt rondpassen niet voor."
    ),
    "unreadable/seat": marked(
        "na het uitroepteken hoort de speler die de straf krijgt: 1 (Noord), 2 (Oost), 3 (Zuid)"
        " of 4 (West)."
    ),
    "unreadable/fine": marked(
        "na de speler hoort waarvoor de straf is: v (verzaakt) of m (verkeerd gedeeld)."
    ),
    "unreadable/fine-unknown": marked(
        "teken {position}, {char}: onder {title} krijgt een speler zelf geen strafpunten voor"
        " verzaken."
    ),
    "unreadable/misdeal-unknown": marked(
        "teken {position}, {char}: onder {title} staan er geen strafpunten op verkeerd delen."
    ),
    "unreadable/dealer-known": marked(
        "teken {position}, {char}: onder {title} staat op het formulier al wie er geeft. Laat weg"
        " wie de gever was."
    ),
    "unreadable/total": marked(
        "deze regel hoort te zijn: total, en dan punten en roem van Wij en van Zij."
        " Bijvoorbeeld: total 909 190 649 110."
    ),
    "total-mismatch/skipped": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Spel {rows} lijkt"
        " overgeslagen."
    ),
    "total-mismatch/twice": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Spel {rows} lijkt twee"
        " keer geteld."
    ),
    "total-mismatch/exchanged": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " {ns_side} en {ew_side} lijken verwisseld."
    ),
    "total-mismatch/nat": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " daar lijkt nat vergeten, hier of op papier."
    ),
    "total-mismatch/stake": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " daar kan een verdubbeling vergeten zijn, hier of op papier."
    ),
    "total-mismatch/digits": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " twee cijfers lijken verwisseld."
    ),
    "total-mismatch/adding-digits": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Bij spel {rows} lijken"
        " twee cijfers verwisseld bij het optellen."
    ),
    "total-mismatch/either-digits": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Twee cijfers lijken"
        " verwisseld: in dit totaal, of bij het optellen van spel {rows}."
    ),
    "total-mismatch/roem-side": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " de roem lijkt aan de andere kant te horen."
    ),
    "total-mismatch/mixed": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Spel {rows} lijkt in"
        " de verkeerde kolom geteld."
    ),
    "total-mismatch/bonus": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " de {worth} extra lijkt vergeten of in de verkeerde kolom geteld."
    ),
    "total-mismatch/hundred": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " daar kan een honderdtal vergeten zijn."
    ),
    "total-mismatch/blank": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. In spel {rows} is het"
        " roemvakje leeg: hoort daar {worth}?"
    ),
    "total-mismatch/unread": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Spel {rows} kan nog"
        " niet gelezen worden."
    ),
    "total-mismatch/carry": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Is er {worth} vergeten"
        " bij het optellen?"
    ),
    "total-mismatch/carry-twice": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Is er {worth} dubbel"
        " geteld bij het optellen?"
    ),
    "total-mismatch/combined": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Op papier zijn punten"
        " en roem samen geteld."
    ),
    "total-mismatch/total-digits": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. In het totaal op"
        " papier lijken twee cijfers verwisseld."
    ),
    "total-mismatch/unknown": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Tel de kolom na."
    ),
    "total-mismatch/decided": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Op papier staan de"
        " totalen van voor de beslissing bij spel {games}."
    ),
}
