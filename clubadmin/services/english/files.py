"""What is wrong with files and pasted lists that come in, and with places to write to."""

SENTENCES = {
    # out
    "%1 bestaat al. Kies een andere naam, zodat er niets verloren gaat.": (
        "%1 exists already. Choose another name, so that nothing is lost."
    ),
    "%1 kan niet worden geschreven. Kies een map waarin geschreven mag worden.": (
        "%1 cannot be written. Choose a folder that may be written in."
    ),
    "%1 is %2. Er is niets veranderd. Kies een andere naam.": (
        "%1 is %L2. Nothing was changed. Choose another name."
    ),
    "%1 is een clubbestand en wordt niet vervangen door iets anders. Er is niets veranderd. Kies"
    " een andere naam.": (
        "%1 is a club file and is not replaced by something else. Nothing was changed. Choose"
        " another name."
    ),
    # the whole file
    "%1 is niet overgenomen, en er is niets veranderd. %2": (
        "%1 was not taken over, and nothing was changed. %L2"
    ),
    "%1 is niet overgenomen, en er is niets veranderd. %2 En nog %3.": (
        "%1 was not taken over, and nothing was changed. %L2 And %3 more."
    ),
    "Rij %1, kolom %2: %3": "Row %1, column %2: %L3",
    "Rij %1: %2": "Row %1: %L2",
    "%1 is groter dan 10 MB en wordt niet gelezen. Deel het in stukken.": (
        "%1 is larger than 10 MB and is not read. Split it into parts."
    ),
    "%1 heeft alleen een kopregel en geen rijen.": "%1 has only a header and no rows.",
    "%1 heeft geen kopregel die bekend is. Voor leden is nodig: achternaam; voor uitslagen:"
    " season,competition,evening,date,name,round,points,roem,pits.": (
        "%1 has no header that is known. Members need: achternaam; results:"
        " season,competition,evening,date,name,round,points,roem,pits."
    ),
    "%1 kan niet worden gelezen. Controleer de naam en of het bestand nog op die plaats staat.": (
        "%1 cannot be read. Check the name and whether the file is still in that place."
    ),
    "%1 is groter dan %2 MB en wordt niet gelezen. Deel het bestand in stukken.": (
        "%1 is larger than %2 MB and is not read. Split the file into parts."
    ),
    "%1 heeft meer dan %2 kolommen.": "%1 has more than %2 columns.",
    "%1 heeft meer dan %2 rijen. Deel het bestand in stukken.": (
        "%1 has more than %2 rows. Split the file into parts."
    ),
    "%1 is leeg of heeft geen kopregel met de namen van de kolommen.": (
        "%1 is empty or has no header with the names of the columns."
    ),
    "%1 is geen tekstbestand en geen XLSX.": "%1 is no text file and no XLSX.",
    "%1 kan vanaf regel %2 niet worden gelezen: een aanhalingsteken te veel of te weinig, of een"
    " veel te lange cel.": (
        "%1 cannot be read from line %2 on: a quotation mark too many or too few, or a cell that is"
        " far too long."
    ),
    "%1 kan hier niet veilig worden gelezen; bewaar het als CSV.": (
        "%1 cannot be read safely here; save it as CSV."
    ),
    "%1 kan niet als werkmap worden gelezen. Open het in een rekenblad en bewaar het opnieuw als"
    " XLSX of CSV.": (
        "%1 cannot be read as a workbook. Open it in a spreadsheet and save it again as XLSX or"
        " CSV."
    ),
    "%1 is beschadigd of geen werkmap.": "%1 is damaged or no workbook.",
    "%1 wordt uitgepakt te groot en wordt niet gelezen.": (
        "%1 becomes too large when unpacked and is not read."
    ),
    "De kolom %1 staat er %2 keer in; er mag er één zijn.": (
        "The column %1 is there %2 times; there may be one."
    ),
    "In de kopregel ontbreekt %1. Er staat: %2.": "The header lacks %1. It says: %2.",
    # lists of earlier years
    "%1 is leeg: er staat geen enkele regel in.": "%1 is empty: there is not one line in it.",
    "%1 heeft meer dan %2 bladen. Deel het in stukken.": (
        "%1 has more than %2 sheets. Split it into parts."
    ),
    "%1 heeft samen meer dan %2 gevulde vakken. Bewaar elk seizoen in een bestand apart.": (
        "%1 has more than %2 filled cells in all. Save each season in a file of its own."
    ),
    "%1 heeft meer dan %2 gevulde vakken. Deel het bestand in stukken.": (
        "%1 has more than %2 filled cells. Split the file into parts."
    ),
    "%1 heeft op rij %2 een vak van %3 tekens; %4 is het meeste. Kort het in.": (
        "%1 has a cell of %3 characters on row %2; %4 is the most. Shorten it."
    ),
    "%1 is nog niet overgenomen: %2 keer moet u nog iets beslissen. Kijk bij Beslissen.": (
        "%1 was not taken over yet: things that you still have to decide: %2. Look at Deciding."
    ),
    # a list that is pasted
    "Geen kolom heet naam of achternaam. Zet boven de kolommen hoe ze heten: naam, of voornaam,"
    " tussenvoegsel en achternaam.": (
        "No column is called naam or achternaam. Put above the columns what they are called: naam"
        " (name), or voornaam (first name), tussenvoegsel (infix) and achternaam (last name)."
    ),
    "Dit is te groot voor een ledenlijst. Plak het in delen.": (
        "This is too large for a list of members. Paste it in parts."
    ),
    "Dit zijn %1 rijen; er kunnen er %2 tegelijk. Plak het in delen.": (
        "These are %1 rows; %2 can be taken at a time. Paste it in parts."
    ),
    "Rij %1: een vak heeft meer dan %2 tekens. Kort het in.": (
        "Row %1: a cell has more than %2 characters. Shorten it."
    ),
    "Rij %1: er staat geen achternaam. Vul de naam in.": (
        "Row %1: there is no last name. Fill in the name."
    ),
    "Rij %1: er staan meer vakken dan er kolommen zijn. Haal weg wat te veel is.": (
        "Row %1: there are more cells than columns. Take away what is too much."
    ),
    "Rij %1: in de naam %2 staat een cijfer. Verbeter de naam.": (
        "Row %1: there is a digit in the name %2. Correct the name."
    ),
    "Rij %1: %2 staat ook op rij %3, met dezelfde gegevens. Haal een van beide weg, of zet een"
    " opmerking bij wie een naamgenoot is.": (
        "Row %1: %2 is on row %3 as well, with the same details. Take one of them away, or put a"
        " remark with who is a namesake."
    ),
    "heet net zo als rij %1; zet bij allebei een onderscheid, zoals de straat": (
        "has the same name as row %1; put something with both that tells them apart, such as the"
        " street"
    ),
    "'%1' is geen e-mailadres, zoals naam@voorbeeld.nl; het wordt zo overgenomen.": (
        "'%1' is no e-mail address, such as name@example.com; it is taken over as it is."
    ),
}
