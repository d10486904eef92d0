"""Troubles with the club file, each of their three parts, and what a check of it finds."""

SENTENCES = {
    # what is safe
    "Er is niets veranderd.": "Nothing was changed.",
    "Het is niet veranderd.": "It was not changed.",
    "Het bestand is niet veranderd.": "The file was not changed.",
    "Het bestand blijft staan zoals het is.": "The file stays as it is.",
    "Wat als opgeslagen gemeld is, is bewaard; alleen deze laatste wijziging niet.": (
        "What was said to be saved is kept; only this last change is not."
    ),
    "Wat daar bewaard is, blijft staan; uw wijziging is niet opgeslagen.": (
        "What is kept there stays; your change was not saved."
    ),
    "Er is niets veranderd; wat in de club bewaard is, blijft bewaard.": (
        "Nothing was changed; what is kept in the club stays kept."
    ),
    # opening and making a club
    "Er is al een bestand %1 in %2.": "There is a file %1 in %2 already.",
    "Kies een andere naam, of open het bestaande bestand.": (
        "Choose another name, or open the file that is there."
    ),
    "Er is geen clubbestand %1 in %2.": "There is no club file %1 in %2.",
    "Kies een ander bestand, of maak een nieuwe club.": "Choose another file, or make a new club.",
    "%1 is een map, geen clubbestand.": "%1 is a folder, not a club file.",
    "Kies een bestand.": "Choose a file.",
    "Kies een ander bestand.": "Choose another file.",
    "Kies een ander bestand, of zet de reservekopie %1 terug.": (
        "Choose another file, or put the backup %1 back."
    ),
    "Het bestand %1 is geen clubbestand, of het is beschadigd.": (
        "The file %1 is no club file, or it is damaged."
    ),
    "Het bestand %1 mag dit programma niet lezen.": "This program may not read the file %1.",
    "Vraag wie het bestand beheert om toegang, of zet een kopie in een eigen map.": (
        "Ask whoever looks after the file for access, or put a copy in a folder of your own."
    ),
    "Het clubbestand %1 is van een nieuwere versie van dit programma (bestand versie %2, dit"
    " programma kent versie %3).": (
        "The club file %1 is of a newer version of this program (file version %2, this program"
        " knows version %3)."
    ),
    "Werk het programma bij en open het bestand daarna opnieuw.": (
        "Update the program and then open the file again."
    ),
    "Het clubbestand %1 is van een oudere versie van dit programma en kan niet worden bijgewerkt:"
    " de bijgewerkte kopie is niet gelijk aan het bestand.": (
        "The club file %1 is of an older version of this program and cannot be brought up to date:"
        " the copy that was brought up to date does not equal the file."
    ),
    "Open het met de versie waarmee u tot nu toe werkte, en bewaar een reservekopie.": (
        "Open it with the version you have worked with until now, and keep a backup."
    ),
    "De club %1 is al geopend in een ander venster of programma.": (
        "The club %1 is open already in another window or program."
    ),
    "Ga naar dat venster, of sluit het en probeer het opnieuw.": (
        "Go to that window, or close it and try again."
    ),
    "De map %1 is er niet, of dit programma mag er niet schrijven.": (
        "The folder %1 is not there, or this program may not write in it."
    ),
    "Zet het clubbestand in een map van uzelf, zoals Documenten, en open het daar.": (
        "Put the club file in a folder of your own, such as Documents, and open it there."
    ),
    "Deze schijf of map laat niet toe dat gegevens veilig bewaard worden (%1).": (
        "This disk or folder does not allow data to be kept safely (%1)."
    ),
    "Zet het clubbestand op de schijf van deze computer.": (
        "Put the club file on the disk of this computer."
    ),
    "%1 ligt op een netwerkschijf; daar kan een formulier ongemerkt verloren gaan.": (
        "%1 is on a network disk; a sheet can get lost there unnoticed."
    ),
    "Zet het clubbestand op de schijf van deze computer en bewaar reservekopieën op het netwerk.": (
        "Put the club file on the disk of this computer and keep backups on the network."
    ),
    "Een club op %1 kan deze versie niet openen.": "This version cannot open a club on %1.",
    "Geef een clubbestand op deze computer.": "Give a club file on this computer.",
    "De map %1 wordt door een ander programma gelijkgehouden met internet. Dat kan het clubbestand"
    " beschadigen. Zet het bestand liever in een gewone map en bewaar alleen de reservekopieën"
    " hier.": (
        "The folder %1 is kept in step with the internet by another program. That can damage the"
        " club file. Rather put the file in an ordinary folder and keep only the backups here."
    ),
    "%1 bestaat al en is niet de club waarvan dit een kopie is.": (
        "%1 exists already and is not the club that this is a copy of."
    ),
    "Noem een bestand dat er nog niet is; daar komt de club dan in.": (
        "Name a file that is not there yet; the club is then put in it."
    ),
    # reading and writing
    "Deze gegevens zijn intussen ergens anders gewijzigd of verwijderd.": (
        "These details were changed or deleted elsewhere in the meantime."
    ),
    "Bekijk de nieuwe gegevens en doe de wijziging zo nodig opnieuw.": (
        "Look at the new details and make the change again if need be."
    ),
    "Deze wijziging past niet bij wat er al in de club staat: %1.": (
        "This change does not fit what is in the club already: %L1."
    ),
    "Bekijk de gegevens en doe de wijziging zo nodig anders.": (
        "Look at the details and make the change otherwise if need be."
    ),
    "Een ander programma houdt %1 bezet.": "Another program keeps %1 occupied.",
    "Sluit het andere programma en probeer het opnieuw.": "Close the other program and try again.",
    "In %1 mag of kan niet geschreven worden.": "Nothing may or can be written in %1.",
    "Kijk of de schijf er nog is en of u in die map mag schrijven, en probeer het opnieuw.": (
        "See whether the disk is still there and whether you may write in that folder, and try"
        " again."
    ),
    "Lezen of schrijven van %1 is mislukt (%2).": "Reading or writing %1 failed (%2).",
    "Probeer het opnieuw. Lukt het weer niet, zet dan een reservekopie terug.": (
        "Try again. If it fails again, put a backup back."
    ),
    "Het clubbestand %1 is beschadigd.": "The club file %1 is damaged.",
    "Zet de reservekopie %1 terug.": "Put the backup %1 back.",
    "Zet een reservekopie terug die u zelf bewaard hebt.": (
        "Put a backup back that you kept yourself."
    ),
    "Het clubbestand %1 is verplaatst, vervangen of verwijderd terwijl het open was.": (
        "The club file %1 was moved, replaced or deleted while it was open."
    ),
    "Zet het bestand terug op zijn plaats, sluit het programma en open de club opnieuw.": (
        "Put the file back in its place, close the program and open the club again."
    ),
    "De schijf met %1 is vol.": "The disk with %1 is full.",
    "Maak ruimte vrij op de schijf en probeer het opnieuw.": (
        "Make room on the disk and try again."
    ),
    "Het bestand %1 kan niet geschreven worden in %2.": "The file %1 cannot be written in %2.",
    "Kies een andere map, of kijk of u in deze map mag schrijven.": (
        "Choose another folder, or see whether you may write in this folder."
    ),
    # undo
    "Er is niets om ongedaan te maken.": "There is nothing to undo.",
    "Er is niets om opnieuw te doen.": "There is nothing to redo.",
    # what a check finds
    "Het bestand %1 kan niet gelezen worden.": "The file %1 cannot be read.",
    "Een deel van het bestand kan niet gelezen worden.": "A part of the file cannot be read.",
    "Het bestand is op %1 beschadigd. Zet een reservekopie terug.": (
        "The file is damaged in %L1. Put a backup back."
    ),
    "De indeling van het bestand is veranderd: er ontbreekt iets of er is iets toegevoegd.": (
        "The layout of the file was changed: something is missing or something was added."
    ),
    "In %1 verwijst %2 naar een rij in %3 die er niet is.": (
        "In %1, %L2 refers to a row in %3 that is not there."
    ),
    "De gegevens van lid %1 zijn buiten het programma om veranderd.": (
        "The details of member %1 were changed outside the program."
    ),
    "%1: een ingevoerd totaal is veranderd.": "%L1: a total that was entered was changed.",
    "%1: de beslissing bij spel %2 is veranderd.": "%L1: the decision on game %2 was changed.",
    "%1: wie er zit, past niet bij wie er meedoet.": "%L1: who sits there does not fit who plays.",
    "In %1 is rij %2 %3.": "In %1, row %2 %L3.",
    "%1: %2, of er ontbreekt een spel.": "%L1: %L2, or a game is missing.",
    "%1: een ronde van nummer %2 klopt niet.": "%L1: a round of number %2 is not right.",
    "%1: het totaal van nummer %2 klopt niet.": "%L1: the total of number %2 is not right.",
    "%1: de gewonnen ronden van nummer %2 kloppen niet.": (
        "%L1: the rounds won by number %2 are not right."
    ),
    "%1: de totalen voor het archief kloppen niet met de avonden.": (
        "%1: the totals for the archive do not match the evenings."
    ),
    "%1: het hoogste spel voor het archief klopt niet met de spellen.": (
        "%L1: the highest game for the archive does not match the games."
    ),
    "%1, avond %2, ronde %3, tafel %4: bij de regel %5 is iets anders bewaard dan de spelregels van"
    " die avond geven.": (
        "%1, evening %2, round %3, table %4: with the line %5 something else is kept than the rules"
        " of that evening give."
    ),
}
