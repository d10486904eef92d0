<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="nl_NL">
<context>
    <name>AbsenteesWindow</name>
    <message>
        <source>Wie was er niet</source>
        <translation>Who was not there</translation>
    </message>
    <message>
        <source>Zoeken op naam</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Zoeken wie er niet was</source>
        <translation>Find who was not there</translation>
    </message>
    <message>
        <source>Wie er niet was</source>
        <translation>Who was not there</translation>
    </message>
    <message>
        <source>&amp;Afgemeld</source>
        <translation>Wi&amp;th notice</translation>
    </message>
    <message>
        <source>Zonder &amp;bericht</source>
        <translation>With&amp;out notice</translation>
    </message>
    <message>
        <source>&amp;Niet bekend</source>
        <translation>Not &amp;known</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: belde dinsdag, ziek</source>
        <translation>For instance: rang on Tuesday, ill</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bericht</source>
        <translation>Notice</translation>
    </message>
    <message>
        <source>Opmerking</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>✓ afgemeld</source>
        <translation>✓ with notice</translation>
    </message>
    <message>
        <source>! zonder bericht</source>
        <translation>! without notice</translation>
    </message>
    <message>
        <source>Niemand wordt gemist</source>
        <translation>Nobody is missing</translation>
    </message>
    <message>
        <source>&amp;Opmerking</source>
        <translation>&amp;Remark</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>%1 · avond %2 · %3</source>
        <translation>%1 · evening %2 · %3</translation>
    </message>
    <message>
        <source>De regel van de stand geeft niets voor een gemiste avond.</source>
        <translation>The rule of the standings gives nothing for an evening missed.</translation>
    </message>
    <message>
        <source>niets</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Wie er niet is, krijgt volgens de regel: %1, met of zonder bericht.</source>
        <translation>Who is not there gets, by the rule: %1, with or without notice.</translation>
    </message>
    <message>
        <source>Afgemeld: %1. Zonder bericht, of niet bekend: %2. Zo staat het in de regel van de stand.</source>
        <translation>With notice: %1. Without notice, or not known: %2. That is what the rule of the standings says.</translation>
    </message>
    <message>
        <source>Voor de stand vanaf %1 levert een gemiste avond niets op.</source>
        <translation>For the standings from %1 an evening missed earns nothing.</translation>
    </message>
    <message>
        <source>Voor de stand vanaf %1 telt een gemiste avond voor %2, met of zonder bericht.</source>
        <translation>For the standings from %1 an evening missed counts for %2, with or without notice.</translation>
    </message>
    <message>
        <source>Voor de stand vanaf %1 telt een gemiste avond, ook deze: afgemeld voor %2; zonder bericht, of niet bekend, voor %3.</source>
        <translation>For the standings from %1 an evening missed counts, this one too: with notice for %2; without notice, or not known, for %3.</translation>
    </message>
    <message>
        <source>Hier komt te staan wie eerder in deze competitie speelde of in een groep zit, en op deze avond niet aanwezig is. Meldt iemand anders zich af, typ dan bij Aanwezig de naam en druk op F2.</source>
        <translation>Whoever played in this competition before or is in a group, and is not present on this evening, is listed here. If somebody else sends word, type the name at Present and press F2.</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>&amp;Bedrag</source>
        <translation>&amp;Amount</translation>
    </message>
    <message>
        <source>contant</source>
        <translation>cash</translation>
    </message>
    <message>
        <source>via de bank</source>
        <translation>by bank</translation>
    </message>
    <message>
        <source>&amp;Hoe</source>
        <translation>&amp;How</translation>
    </message>
    <message>
        <source>Bet&amp;aald vandaag</source>
        <translation>&amp;Paid today</translation>
    </message>
    <message>
        <source>Te&amp;rugnemen …</source>
        <translation>&amp;Take back …</translation>
    </message>
    <message>
        <source>&amp;Kwitantie</source>
        <translation>Re&amp;ceipt</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: erelid, dubbel betaald</source>
        <translation>For instance: honorary member, paid twice</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Blijft erbij staan.</source>
        <translation>It stays with it.</translation>
    </message>
    <message>
        <source>&amp;Laat staan</source>
        <translation>&amp;Leave it</translation>
    </message>
    <message>
        <source>Neem t&amp;erug</source>
        <translation>Take b&amp;ack</translation>
    </message>
    <message>
        <source>&amp;Wat</source>
        <translation>&amp;What</translation>
    </message>
    <message>
        <source>Terug naar de kaa&amp;rt</source>
        <translation>Back to the ca&amp;rd</translation>
    </message>
    <message>
        <source>Kies iemand in de lijst</source>
        <translation>Choose somebody in the list</translation>
    </message>
    <message>
        <source>Er is nog niets gevraagd of betaald.</source>
        <translation>Nothing was asked or paid yet.</translation>
    </message>
    <message>
        <source>Kenmerk bij betaling: %1</source>
        <translation>Payment reference: %1</translation>
    </message>
    <message>
        <source>&amp;%1  € %2 van %3</source>
        <translation>&amp;%1  € %2 on %3</translation>
    </message>
    <message>
        <source>inschrijfgeld</source>
        <translation>entry fee</translation>
    </message>
    <message>
        <source>termijn %1</source>
        <translation>instalment %1</translation>
    </message>
    <message>
        <source>contributie</source>
        <translation>dues</translation>
    </message>
    <message>
        <source>teruggenomen</source>
        <translation>taken back</translation>
    </message>
    <message>
        <source>betaald</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>wordt afgeschreven</source>
        <translation>is collected</translation>
    </message>
    <message>
        <source>€ %1 van %2</source>
        <translation>€ %1 of %2</translation>
    </message>
    <message>
        <source>betaling van € %1 op %2</source>
        <translation>payment of € %1 on %2</translation>
    </message>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
</context>
<context>
    <name>Administration</name>
    <message>
        <source>Typ een dag als 16-11-2026, of laat het leeg.</source>
        <translation>Type a day as 16-11-2026, or leave it empty.</translation>
    </message>
    <message>
        <source>het rekeningnummer is niet goed</source>
        <translation>the number of the account is wrong</translation>
    </message>
    <message>
        <source>de rekening is opgeheven</source>
        <translation>the account was closed</translation>
    </message>
    <message>
        <source>de rekening is geblokkeerd</source>
        <translation>the account is blocked</translation>
    </message>
    <message>
        <source>van deze rekening mag niet worden afgeschreven</source>
        <translation>nothing may be collected of this account</translation>
    </message>
    <message>
        <source>er stond te weinig op de rekening</source>
        <translation>there was too little on the account</translation>
    </message>
    <message>
        <source>het was twee keer aangeboden</source>
        <translation>it was offered twice</translation>
    </message>
    <message>
        <source>er is geen geldig mandaat</source>
        <translation>there is no valid mandate</translation>
    </message>
    <message>
        <source>teruggevraagd door de betaler</source>
        <translation>asked back by the payer</translation>
    </message>
    <message>
        <source>de rekeninghouder is overleden</source>
        <translation>the holder of the account has died</translation>
    </message>
    <message>
        <source>geweigerd door de betaler</source>
        <translation>refused by the payer</translation>
    </message>
    <message>
        <source>geen reden opgegeven</source>
        <translation>no reason given</translation>
    </message>
    <message>
        <source>geblokkeerd door de betaler</source>
        <translation>blocked by the payer</translation>
    </message>
</context>
<context>
    <name>Adopt</name>
    <message>
        <source>Regels aannemen</source>
        <translation>Adopting rules</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: ledenvergadering, 14 voor en 3 tegen</source>
        <translation>For instance: members&apos; meeting, 14 for and 3 against</translation>
    </message>
    <message>
        <source>&amp;Aannemen</source>
        <translation>&amp;Adopt</translation>
    </message>
    <message>
        <source>&amp;Niet aannemen</source>
        <translation>Do &amp;not adopt</translation>
    </message>
    <message>
        <source>Avonden die later worden gespeeld en avonden die dan nog open zijn, gaan volgens deze regels. Wat is afgesloten, blijft zoals het was.</source>
        <translation>Evenings played later, and evenings still open then, go by these rules. What is closed stays as it was.</translation>
    </message>
    <message>
        <source>De stand na eerdere avonden blijft zoals hij was. In de stand vanaf die dag telt alles volgens de nieuwe regel, ook wie vóór die dag een avond miste.</source>
        <translation>The standings after earlier evenings stay as they were. In the standings from that day all counts by the new rule, an evening missed before that day too.</translation>
    </message>
    <message>
        <source>&amp;Intrekken</source>
        <translation>With&amp;draw</translation>
    </message>
    <message>
        <source>A&amp;l aangenomen</source>
        <translation>A&amp;lready adopted</translation>
    </message>
    <message>
        <source>&amp;Vanaf</source>
        <translation>&amp;From</translation>
    </message>
    <message>
        <source>&amp;Wie besloot dit, en waarom</source>
        <translation>&amp;Who decided this, and why</translation>
    </message>
    <message>
        <source>%1 vanaf %2</source>
        <translation>%1 from %2</translation>
    </message>
</context>
<context>
    <name>AdoptedList</name>
    <message>
        <source>Vanaf %1: %2</source>
        <translation>From %1: %2</translation>
    </message>
    <message>
        <source>Intrekken</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>Regel vanaf %1 intrekken</source>
        <translation>Withdraw the rule from %1</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>Gestegen: %1.</source>
        <translation>Climbed: %1.</translation>
    </message>
    <message>
        <source>Gedaald: %1.</source>
        <translation>Fell: %1.</translation>
    </message>
    <message>
        <source>%1 van %2 naar %3</source>
        <translation>%1 from %2 to %3</translation>
    </message>
    <message>
        <source>Klaar</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Uitslag &amp;afdrukken</source>
        <translation>Print the resul&amp;t</translation>
    </message>
    <message>
        <source>Sta&amp;nd afdrukken</source>
        <translation>Pri&amp;nt the standings</translation>
    </message>
    <message>
        <source>App&amp;groep: tekst kopiëren</source>
        <translation>App &amp;group: copy the text</translation>
    </message>
    <message>
        <source>Kopie naar stic&amp;k</source>
        <translation>Copy to stic&amp;k</translation>
    </message>
    <message>
        <source>&amp;Volgende avond: %1</source>
        <translation>Ne&amp;xt evening: %1</translation>
    </message>
    <message>
        <source>✓ Gekopieerd. Plak het met Ctrl+V in een bericht.</source>
        <translation>✓ Copied. Paste it into a message with Ctrl+V.</translation>
    </message>
    <message>
        <source>In welke map komt de kopie?</source>
        <translation>Which folder does the backup go to?</translation>
    </message>
    <message>
        <source>Kopie maken</source>
        <translation>Making a backup</translation>
    </message>
    <message>
        <source>✓ Gemaakt en nagekeken: %1</source>
        <translation>✓ Made and checked: %1</translation>
    </message>
    <message>
        <source>Dat is dezelfde schijf als de club: zet er ook een op een stick.</source>
        <translation>That is the same disk as the club: put one on a stick too.</translation>
    </message>
</context>
<context>
    <name>AlsoCountingWindow</name>
    <message>
        <source>Ook meetellen</source>
        <translation>Also counting</translation>
    </message>
    <message>
        <source>Zet een vinkje bij avonden van andere competities die hier ook meetellen. Van een avond met paren krijgt elk van de twee wat het paar maakte.</source>
        <translation>Tick evenings of other competitions that count here as well. Of an evening of pairs each of the two gets what the pair made.</translation>
    </message>
    <message>
        <source>De nummers hier gaan naar datum; wat al begonnen is, houdt zijn nummer.</source>
        <translation>The numbers here go by date; what has begun keeps its number.</translation>
    </message>
    <message>
        <source>Avonden van andere competities</source>
        <translation>Evenings of other competitions</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Telt mee</source>
        <translation>Counts</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Avond daar</source>
        <translation>No. there</translation>
    </message>
    <message>
        <source>Hier avond</source>
        <translation>No. here</translation>
    </message>
    <message>
        <source>kan niet</source>
        <translation>cannot</translation>
    </message>
    <message>
        <source>Geen andere avonden</source>
        <translation>No other evenings</translation>
    </message>
    <message>
        <source>Hier komen de avonden van de andere competities van dit seizoen. Er zijn er nog geen.</source>
        <translation>The evenings of the other competitions of this season are listed here. There are none yet.</translation>
    </message>
    <message>
        <source>Snel &amp;kiezen</source>
        <translation>&amp;Quick choice</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Ook meetellen in %1</source>
        <translation>Also counting in %1</translation>
    </message>
    <message>
        <source>Er tellen geen andere avonden mee.</source>
        <translation>No other evenings count.</translation>
    </message>
    <message>
        <source>1 avond telt ook mee.</source>
        <translation>1 evening counts as well.</translation>
    </message>
    <message>
        <source>%1 avonden tellen ook mee.</source>
        <translation>%1 evenings count as well.</translation>
    </message>
    <message>
        <source>%1 Nog niet opgeslagen.</source>
        <translation>%1 Not stored yet.</translation>
    </message>
    <message>
        <source>Dit is nog niet opgeslagen. Nog eens sluiten laat alles zoals het was.</source>
        <translation>This is not stored yet. Closing once more leaves everything as it was.</translation>
    </message>
</context>
<context>
    <name>AlsoTicks</name>
    <message>
        <source>Telt ook mee in %1</source>
        <translation>Also counts in %1</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Bijzonderheden</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Gevonden</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Gemiddeld</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Hoogste</source>
        <translation>Highest</translation>
    </message>
    <message>
        <source>Gewonnen</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Plaats</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>Bekend</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>naast elkaar</source>
        <translation>side by side</translation>
    </message>
    <message>
        <source>Tafels</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Verloren</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Per tafel</source>
        <translation>Per table</translation>
    </message>
    <message>
        <source>Gemiddeld eigen punten tegen die van de andere kant</source>
        <translation>Average own points against those of the other side</translation>
    </message>
    <message>
        <source>Van – tot</source>
        <translation>From – to</translation>
    </message>
    <message>
        <source>Getal</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Gelegenheid</source>
        <translation>Occasion</translation>
    </message>
    <message>
        <source>%1 van %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>niet bekend</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>voorlopig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>niet alle ronden</source>
        <translation>not all rounds</translation>
    </message>
    <message>
        <source>Meeste roem in een spel</source>
        <translation>Most roem in a game</translation>
    </message>
    <message>
        <source>Meeste pits op een avond</source>
        <translation>Most pits on an evening</translation>
    </message>
    <message>
        <source>Meeste roem op een avond</source>
        <translation>Most roem on an evening</translation>
    </message>
    <message>
        <source>Meeste nat op een avond</source>
        <translation>Most nat on an evening</translation>
    </message>
    <message>
        <source>Grootste voorsprong</source>
        <translation>Largest lead</translation>
    </message>
    <message>
        <source>Hoogste gemiddelde</source>
        <translation>Highest average</translation>
    </message>
    <message>
        <source>Meeste avonden</source>
        <translation>Most evenings</translation>
    </message>
    <message>
        <source>Meeste punten</source>
        <translation>Most points</translation>
    </message>
    <message>
        <source>Meeste spellen</source>
        <translation>Most games</translation>
    </message>
    <message>
        <source>Meeste avonden gewonnen</source>
        <translation>Most evenings won</translation>
    </message>
    <message>
        <source>Meeste titels</source>
        <translation>Most titles</translation>
    </message>
    <message>
        <source>Beste paren (gemiddelde)</source>
        <translation>Best pairs (average)</translation>
    </message>
    <message>
        <source>Meeste avonden als paar</source>
        <translation>Most evenings as a pair</translation>
    </message>
    <message>
        <source>per spel</source>
        <translation>per game</translation>
    </message>
    <message>
        <source>per ronde, van papier</source>
        <translation>per round, from paper</translation>
    </message>
    <message>
        <source>per avond, van papier</source>
        <translation>per evening, from paper</translation>
    </message>
    <message>
        <source>per ronde</source>
        <translation>per round</translation>
    </message>
    <message>
        <source>per avond</source>
        <translation>per evening</translation>
    </message>
    <message>
        <source>Uit %1 avonden sinds %2.</source>
        <translation>From %1 evenings since %2.</translation>
    </message>
    <message>
        <source>Uit %1 avonden sinds %2 waarvan elke ronde bekend is.</source>
        <translation>From %1 evenings since %2 of which every round is known.</translation>
    </message>
    <message>
        <source>Uit %1 avonden sinds %2 waarvan elk spel bekend is.</source>
        <translation>From %1 evenings since %2 of which every game is known.</translation>
    </message>
    <message>
        <source>Vergeleken worden avonden van %1.</source>
        <translation>Evenings of %1 are compared.</translation>
    </message>
    <message>
        <source>Van 1 avond is te weinig bekend; die telt hier niet mee.</source>
        <translation>Too little is known of 1 evening; it does not count here.</translation>
    </message>
    <message>
        <source>Van %1 avonden is te weinig bekend; die tellen hier niet mee.</source>
        <translation>Too little is known of %1 evenings; they do not count here.</translation>
    </message>
    <message>
        <source>%1 × %2 spellen</source>
        <translation>%1 × %2 games</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>teams</translation>
    </message>
    <message>
        <source>ronde %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>tafel %1</source>
        <translation>table %1</translation>
    </message>
    <message>
        <source>spel %1</source>
        <translation>game %1</translation>
    </message>
    <message>
        <source>avond %1</source>
        <translation>evening %1</translation>
    </message>
    <message>
        <source>(loopt nog)</source>
        <translation>(still going on)</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Plaatsen gewonnen of verloren</source>
        <translation>Places gained or lost</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Punten</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Spel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Wij</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Zij</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>Uitkomst</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Getypt</source>
        <translation>Typed</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit</translation>
    </message>
    <message>
        <source>verzaakt</source>
        <translation>revoked</translation>
    </message>
    <message>
        <source>niet gespeeld</source>
        <translation>not played</translation>
    </message>
    <message>
        <source>vervallen</source>
        <translation>cancelled</translation>
    </message>
    <message>
        <source>arbitraal</source>
        <translation>arbitral</translation>
    </message>
    <message>
        <source>Elke avond van %1</source>
        <translation>Every evening of %1</translation>
    </message>
    <message>
        <source>De laatste %3 avonden van %1</source>
        <translation>The last %3 evenings of %1</translation>
    </message>
    <message>
        <source>punten</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Gemiddelde van %1 per seizoen</source>
        <translation>Average of %1 by season</translation>
    </message>
    <message>
        <source>Plaats van %1 per seizoen</source>
        <translation>Place of %1 by season</translation>
    </message>
    <message>
        <source>plaats</source>
        <translation>place</translation>
    </message>
    <message>
        <source>Hoe lang geleden</source>
        <translation>How long ago</translation>
    </message>
    <message>
        <source>Winnaar</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Deelnemers</source>
        <translation>Entrants</translation>
    </message>
    <message>
        <source>dit jaar</source>
        <translation>this year</translation>
    </message>
    <message>
        <source>%1 jaar geleden</source>
        <translation>%1 years ago</translation>
    </message>
    <message>
        <source>over %1 jaar</source>
        <translation>in %1 years</translation>
    </message>
    <message>
        <source>Record geëvenaard: %1</source>
        <translation>Record equalled: %1</translation>
    </message>
    <message>
        <source>Nieuw record: %1</source>
        <translation>New record: %1</translation>
    </message>
    <message>
        <source>was %1, %2 (%3)</source>
        <translation>was %1, %2 (%3)</translation>
    </message>
    <message>
        <source>Laatste</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Hoogste ronde</source>
        <translation>Highest round</translation>
    </message>
    <message>
        <source>Hoogste spel</source>
        <translation>Highest game</translation>
    </message>
    <message>
        <source>Meeste pits</source>
        <translation>Most pits</translation>
    </message>
    <message>
        <source>Meeste roem</source>
        <translation>Most roem</translation>
    </message>
    <message>
        <source>Eigen record</source>
        <translation>Own record</translation>
    </message>
    <message>
        <source>Voor het eerst in de club</source>
        <translation>For the first time at the club</translation>
    </message>
    <message>
        <source>Jubileum: avond</source>
        <translation>Milestone: evening</translation>
    </message>
    <message>
        <source>Verschil van één en twee</source>
        <translation>Difference between first and second</translation>
    </message>
    <message>
        <source>Leidt de stand</source>
        <translation>Leads the standings</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>was %1</translation>
    </message>
    <message>
        <source>Hoogste avond</source>
        <translation>Highest evening</translation>
    </message>
    <message>
        <source>Laagste avond</source>
        <translation>Lowest evening</translation>
    </message>
    <message>
        <source>Langste reeks aanwezig</source>
        <translation>Most evenings present in a row</translation>
    </message>
    <message>
        <source>Langste reeks gewonnen</source>
        <translation>Most evenings won in a row</translation>
    </message>
    <message>
        <source>Langste reeks boven het eigen gemiddelde</source>
        <translation>Most evenings in a row above their own average</translation>
    </message>
    <message>
        <source>Paar</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Clubrecord, gedeeld: %1</source>
        <translation>Club record, shared: %1</translation>
    </message>
    <message>
        <source>Clubrecord: %1</source>
        <translation>Club record: %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Hoeveel</source>
        <translation>How much</translation>
    </message>
    <message>
        <source>Van</source>
        <translation>Of</translation>
    </message>
    <message>
        <source>Wanneer</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Diepte</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Wat er van een avond bekend moet zijn om hier mee te tellen</source>
        <translation>What must be known of an evening for it to count here</translation>
    </message>
    <message>
        <source>Bekend sinds</source>
        <translation>Known since</translation>
    </message>
    <message>
        <source>Vanaf wanneer dat bekend is</source>
        <translation>From when that is known</translation>
    </message>
    <message>
        <source>gedeeld</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>Kampioen</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>%1 en %2 anderen</source>
        <translation>%1 and %2 others</translation>
    </message>
    <message>
        <source>Er is nog geen afgesloten avond waarvan dit bekend is.</source>
        <translation>There is no closed evening yet of which this is known.</translation>
    </message>
</context>
<context>
    <name>ArchivePage</name>
    <message>
        <source>Zoeken in het archief</source>
        <translation>Search the archive</translation>
    </message>
    <message>
        <source>Zoek een naam, een dag, een avond, een beslissing</source>
        <translation>Name, day, evening, decision</translation>
    </message>
    <message>
        <source>Terug</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Vooruit</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Alle &amp;seizoenen</source>
        <translation>All seaso&amp;ns</translation>
    </message>
    <message>
        <source>Af&amp;drukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Bewaard: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>&amp;Zoeken in het archief</source>
        <translation>&amp;Search the archive</translation>
    </message>
    <message>
        <source>&amp;Terug</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;Vooruit</source>
        <translation>&amp;Forward</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Bewaren als &amp;CSV</source>
        <translation>Save as &amp;CSV</translation>
    </message>
    <message>
        <source>Leg &amp;uit</source>
        <translation>E&amp;xplain</translation>
    </message>
    <message>
        <source>Seizoen&amp;boek</source>
        <translation>Season &amp;book</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Records</translation>
    </message>
    <message>
        <source>Lijsten aller t&amp;ijden</source>
        <translation>All-&amp;time lists</translation>
    </message>
    <message>
        <source>&amp;Kampioenen</source>
        <translation>C&amp;hampions</translation>
    </message>
    <message>
        <source>T&amp;wee spelers naast elkaar</source>
        <translation>T&amp;wo players side by side</translation>
    </message>
    <message>
        <source>Alle s&amp;pellen</source>
        <translation>All &amp;games</translation>
    </message>
    <message>
        <source>Archief</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Op deze bladzijde staat niets om af te drukken.</source>
        <translation>There is nothing to print on this page.</translation>
    </message>
    <message>
        <source>Kies eerst een cijfer, met de pijlen of de muis.</source>
        <translation>First choose a figure, with the arrows or the mouse.</translation>
    </message>
</context>
<context>
    <name>ArchiveView</name>
    <message>
        <source>Dit is er niet meer</source>
        <translation>This is no longer there</translation>
    </message>
</context>
<context>
    <name>Around</name>
    <message>
        <source>De rijen in het bestand</source>
        <translation>The rows in the file</translation>
    </message>
    <message>
        <source>Rij</source>
        <translation>Row</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>Wie bij deze letters past</source>
        <translation>Who fits these letters</translation>
    </message>
    <message>
        <source>Wie is er?</source>
        <translation>Who is there?</translation>
    </message>
    <message>
        <source>Wie valt in voor %1?</source>
        <translation>Who stands in for %1?</translation>
    </message>
    <message>
        <source>Nieuw paar: wie is de een?</source>
        <translation>New pair: who is the one?</translation>
    </message>
    <message>
        <source>&amp;Aanwezig of niet</source>
        <translation>&amp;Present or not</translation>
    </message>
    <message>
        <source>Af&amp;gemeld of niet</source>
        <translation>Sent &amp;word or not</translation>
    </message>
    <message>
        <source>Op voornaam</source>
        <translation>By first name</translation>
    </message>
    <message>
        <source>Op achternaam</source>
        <translation>By last name</translation>
    </message>
    <message>
        <source>Van wie zo heten zijn er al %1; hiernaast staat de eerste.</source>
        <translation>There are %1 of that name already; the first is shown beside this.</translation>
    </message>
    <message>
        <source>%1 is er al (nr %2).</source>
        <translation>%1 is there already (no. %2).</translation>
    </message>
    <message>
        <source>Enter vinkt de gekozen naam aan.</source>
        <translation>Enter ticks the chosen name.</translation>
    </message>
    <message>
        <source>Een gast met deze naam: pijl omlaag, dan Enter.</source>
        <translation>A guest of this name: arrow down, then Enter.</translation>
    </message>
    <message>
        <source>Iedereen die nog kan komen: %1</source>
        <translation>Everybody who can still come: %1</translation>
    </message>
    <message>
        <source>Nieuw paar maken met “%1”</source>
        <translation>Make a new pair with “%1”</translation>
    </message>
    <message>
        <source>Nieuw: gast “%1” toevoegen</source>
        <translation>New: add guest “%1”</translation>
    </message>
    <message>
        <source>lid %1</source>
        <translation>member %1</translation>
    </message>
    <message>
        <source>(gast)</source>
        <translation>(guest)</translation>
    </message>
    <message>
        <source>afgemeld</source>
        <translation>with notice</translation>
    </message>
    <message>
        <source>zonder bericht</source>
        <translation>without notice</translation>
    </message>
    <message>
        <source>Vink aan wie er is, of typ letters van de naam (“iedereen” voor allen, Ctrl+V plakt een lijst).</source>
        <translation>Tick who is there, or type letters of the name (“everybody” for all, Ctrl+V pastes a list).</translation>
    </message>
    <message>
        <source>Alle paren zijn er. Typ twee namen, elk met Enter, voor een nieuw paar.</source>
        <translation>All pairs are here. Type two names, each with Enter, for a new pair.</translation>
    </message>
    <message>
        <source>Er zijn nog geen paren. Typ twee namen, elk met Enter: zo maakt u er een. Ctrl+V plakt een lijst.</source>
        <translation>There are no pairs yet. Type two names, each with Enter: that makes one. Ctrl+V pastes a list.</translation>
    </message>
    <message>
        <source>Enter vinkt allen aan die zich niet afmeldden, zonder gasten.</source>
        <translation>Enter ticks all who did not send word, without guests.</translation>
    </message>
    <message>
        <source>Letters van de naam</source>
        <translation>Letters of the name</translation>
    </message>
    <message>
        <source>iedereen allemaal allen</source>
        <translation>everybody everyone all</translation>
    </message>
    <message>
        <source>Enter vinkt de gekozen naam aan, pijl omlaag kiest een andere.</source>
        <translation>Enter ticks the chosen name, arrow down chooses another.</translation>
    </message>
    <message>
        <source>F2: meldt zich af.</source>
        <translation>F2: gives notice.</translation>
    </message>
    <message>
        <source>Kan nog komen:</source>
        <translation>May still come:</translation>
    </message>
    <message>
        <source>Typ een paar letters; wie geen lid is, komt erbij als gast.</source>
        <translation>Type a few letters; whoever is no member comes in as a guest.</translation>
    </message>
    <message>
        <source>Geen team met deze letters. Een nieuw team maakt u bij Leden.</source>
        <translation>No team with these letters. A new team is made at Members.</translation>
    </message>
    <message>
        <source>Geen paar met deze letters. Enter maakt er een, van leden of gasten.</source>
        <translation>No pair with these letters. Enter makes one, of members or guests.</translation>
    </message>
    <message>
        <source>Deze avond is afgesloten: er komt niemand meer bij.</source>
        <translation>This evening is closed: nobody can be added any more.</translation>
    </message>
    <message>
        <source>Alle anderen zijn er.</source>
        <translation>All the others are there.</translation>
    </message>
    <message>
        <source>Iedereen is er.</source>
        <translation>Everybody is there.</translation>
    </message>
    <message>
        <source>Geen ander team kan nog komen.</source>
        <translation>No other team can come.</translation>
    </message>
    <message>
        <source>Er zijn nog geen teams. Maak ze bij Leden, tab Viertallen.</source>
        <translation>There are no teams yet. Make them at Members, tab Teams.</translation>
    </message>
    <message>
        <source>%1 – en wie is de ander?</source>
        <translation>%1 – and who is the other?</translation>
    </message>
    <message>
        <source>Niemand met deze letters. Enter voegt een gast toe.</source>
        <translation>Nobody with these letters. Enter adds a guest.</translation>
    </message>
    <message>
        <source>Twee met dezelfde naam: geef ze bij Leden elk een onderscheid.</source>
        <translation>Two of the same name: give each what tells them apart under Members.</translation>
    </message>
    <message>
        <source>De club heeft nog geen leden. Typ of plak namen: wie komt, is gast.</source>
        <translation>The club has no members yet. Type or paste names: who comes is a guest.</translation>
    </message>
</context>
<context>
    <name>ArticlesForm</name>
    <message>
        <source>niet</source>
        <translation>never</translation>
    </message>
    <message>
        <source>vrij</source>
        <translation>any</translation>
    </message>
    <message>
        <source>geen</source>
        <translation>none</translation>
    </message>
    <message>
        <source>leeg: alle</source>
        <translation>empty: all</translation>
    </message>
    <message>
        <source>Ops&amp;laan</source>
        <translation>Sa&amp;ve</translation>
    </message>
    <message>
        <source>Bestuur</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Treedt af na (&amp;jaar)</source>
        <translation>Resigns after (&amp;years)</translation>
    </message>
    <message>
        <source>Hoogstens (&amp;keer)</source>
        <translation>At most (t&amp;imes)</translation>
    </message>
    <message>
        <source>Voor de &amp;functies</source>
        <translation>For the f&amp;unctions</translation>
    </message>
    <message>
        <source>&amp;Quorum (% van de leden)</source>
        <translation>&amp;Quorum (% of the members)</translation>
    </message>
    <message>
        <source>Geldt voor vergaderingen die u hierna maakt.</source>
        <translation>Holds for meetings that you make from now on.</translation>
    </message>
    <message>
        <source>Rooster van aftreden</source>
        <translation>Who resigns when</translation>
    </message>
    <message>
        <source>Vul bij Leden in wie welke functie heeft, met het eerste jaar (voorzitter 2024-), en hier na hoeveel jaar iemand aftreedt.</source>
        <translation>Fill in at Members who has which function, with the first year (chairman 2024-), and here after how many years somebody resigns.</translation>
    </message>
    <message>
        <source> (niet herkiesbaar)</source>
        <translation> (may not stay)</translation>
    </message>
</context>
<context>
    <name>AssemblyPane</name>
    <message>
        <source>Algemene ledenvergadering</source>
        <translation>General meeting</translation>
    </message>
    <message>
        <source>Op&amp;slaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;Aanwezig (+)</source>
        <translation>P&amp;resent (+)</translation>
    </message>
    <message>
        <source>&amp;Volmacht</source>
        <translation>Pro&amp;xy</translation>
    </message>
    <message>
        <source>Pr&amp;esentielijst</source>
        <translation>Attendance &amp;list</translation>
    </message>
    <message>
        <source>V&amp;olmacht aan</source>
        <translation>Proxy &amp;held by</translation>
    </message>
    <message>
        <source>Jaarverslag</source>
        <translation>Annual report</translation>
    </message>
    <message>
        <source>Afge&amp;meld (-)</source>
        <translation>Sent n&amp;otice (-)</translation>
    </message>
    <message>
        <source>Jaa&amp;rverslag</source>
        <translation>Annual r&amp;eport</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
    <message>
        <source>&amp;Dag</source>
        <translation>&amp;Day</translation>
    </message>
    <message>
        <source>&amp;Naam</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Ver&amp;gadering</source>
        <translation>Mee&amp;ting</translation>
    </message>
    <message>
        <source>Nog geen vergadering</source>
        <translation>No meeting yet</translation>
    </message>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>&amp;Aanwezig</source>
        <translation>&amp;Present</translation>
    </message>
    <message>
        <source>Af&amp;gemeld</source>
        <translation>Sent &amp;word</translation>
    </message>
    <message>
        <source>Presentielijst</source>
        <translation>Attendance list</translation>
    </message>
    <message>
        <source>Vul de dag van de vergadering in.</source>
        <translation>Fill in the day of the meeting.</translation>
    </message>
    <message>
        <source>Nieuwe vergadering</source>
        <translation>New meeting</translation>
    </message>
    <message>
        <source>volmacht aan %1</source>
        <translation>proxy held by %1</translation>
    </message>
    <message>
        <source>afgemeld</source>
        <translation>sent notice</translation>
    </message>
    <message>
        <source>✓ aanwezig</source>
        <translation>✓ present</translation>
    </message>
    <message>
        <source>Aanwezig %1, volmacht %2, afgemeld %3 van %4 leden.</source>
        <translation>Present %1, by proxy %2, sent notice %3 of %4 members.</translation>
    </message>
    <message>
        <source> Stemmen: %1, nodig %2: er is een quorum.</source>
        <translation> Votes: %1, needed %2: there is a quorum.</translation>
    </message>
    <message>
        <source> Stemmen: %1, nodig %2: nog geen quorum.</source>
        <translation> Votes: %1, needed %2: no quorum yet.</translation>
    </message>
</context>
<context>
    <name>AtHome</name>
    <message>
        <source>Thuis volgen …</source>
        <translation>Follow at home …</translation>
    </message>
    <message>
        <source>Thuis volgen</source>
        <translation>Follow at home</translation>
    </message>
    <message>
        <source>%1 is nog niet verstuurd naar de pagina voor thuis. Nogmaals sluiten sluit zonder te versturen.</source>
        <translation>%1: not sent yet to the page for at home. Closing again closes without sending.</translation>
    </message>
    <message>
        <source>staat uit: het programma is opnieuw gestart.</source>
        <translation>is off: the program was started again.</translation>
    </message>
</context>
<context>
    <name>AttendanceStep</name>
    <message>
        <source>Aanwezig</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Verder naar &amp;Indeling</source>
        <translation>On to the &amp;draw</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Voor</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Kenmerk</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Inleg (+)</source>
        <translation>Stake (+)</translation>
    </message>
    <message>
        <source>Opmerking</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>gewaarschuwd</source>
        <translation>warned</translation>
    </message>
    <message>
        <source>gestraft</source>
        <translation>penalised</translation>
    </message>
    <message>
        <source>uitgesloten</source>
        <translation>excluded</translation>
    </message>
    <message>
        <source>vanaf ronde %1</source>
        <translation>from round %1</translation>
    </message>
    <message>
        <source>t/m ronde %1</source>
        <translation>up to round %1</translation>
    </message>
    <message>
        <source>met invaller</source>
        <translation>with a substitute</translation>
    </message>
    <message>
        <source>gast</source>
        <translation>guest</translation>
    </message>
    <message>
        <source>speler</source>
        <translation>player</translation>
    </message>
    <message>
        <source>spelers</source>
        <translation>players</translation>
    </message>
    <message>
        <source>%1 in ronde %2</source>
        <translation>%1 in round %2</translation>
    </message>
    <message>
        <source>tafel</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tafels</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>, %1 over</source>
        <translation>, %1 left over</translation>
    </message>
    <message>
        <source>Deelnemers op de lijst zetten</source>
        <translation>Putting entrants on the list</translation>
    </message>
    <message>
        <source>%1 van %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>contant</source>
        <translation>cash</translation>
    </message>
    <message>
        <source>kaart</source>
        <translation>card</translation>
    </message>
    <message>
        <source>vrij</source>
        <translation>free</translation>
    </message>
    <message>
        <source>niet ingedeeld in ronde %1</source>
        <translation>not drawn in round %1</translation>
    </message>
</context>
<context>
    <name>AwayNotes</name>
    <message>
        <source>A&amp;fgemeld: %1</source>
        <translation>Gave n&amp;otice: %1</translation>
    </message>
    <message>
        <source>A&amp;fgemeld: niemand</source>
        <translation>Gave n&amp;otice: nobody</translation>
    </message>
</context>
<context>
    <name>Beginning</name>
    <message>
        <source>Voor het begint</source>
        <translation>Before it begins</translation>
    </message>
    <message>
        <source>Iedereen van &amp;vorige keer</source>
        <translation>Everybody from &amp;last time</translation>
    </message>
    <message>
        <source>Indelen</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Papieren</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Klok starten</source>
        <translation>Start the clock</translation>
    </message>
</context>
<context>
    <name>Behind</name>
    <message>
        <source>Avonden die anders zijn</source>
        <translation>Evenings that differ</translation>
    </message>
    <message>
        <source>Spellen die anders uitkomen</source>
        <translation>Games that come out otherwise</translation>
    </message>
    <message>
        <source>Aan de eigen spellen verandert niets: punten voor stilzitten gaan met de ronde mee.</source>
        <translation>Nothing changes in their own games: points for sitting out go with the round.</translation>
    </message>
    <message>
        <source>%1: geen avond is anders, en de plaats ook niet.</source>
        <translation>%1: no evening differs, and neither does the place.</translation>
    </message>
    <message>
        <source>%1: geen avond is anders; een andere plaats komt door de anderen.</source>
        <translation>%1: no evening differs; another place is due to the others.</translation>
    </message>
    <message>
        <source>%1: de avonden die anders zijn</source>
        <translation>%1: the evenings that differ</translation>
    </message>
</context>
<context>
    <name>BigScreen</name>
    <message>
        <source>Groot scherm</source>
        <translation>Big screen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Formulieren per tafel</source>
        <translation>Sheets by table</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>BoardGrid</name>
    <message>
        <source>Spel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>De kaarten van dit spel zijn niet bekend.</source>
        <translation>The cards of this game are not known.</translation>
    </message>
    <message>
        <source>Spellen delen</source>
        <translation>Deal games</translation>
    </message>
    <message>
        <source>Kaarten</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Verdeling</source>
        <translation>Frequency</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>&amp;Titels en ereplaatsen</source>
        <translation>&amp;Titles and places of honour</translation>
    </message>
    <message>
        <source>De eerste drie van elke competitie, en hoe vaak zij al wonnen</source>
        <translation>The first three of each competition, and how often they won before</translation>
    </message>
    <message>
        <source>Alle a&amp;vonden</source>
        <translation>&amp;All evenings</translation>
    </message>
    <message>
        <source>De uitslag van elke avond, ronde voor ronde</source>
        <translation>The result of each evening, round by round</translation>
    </message>
    <message>
        <source>&amp;Standen</source>
        <translation>&amp;Standings</translation>
    </message>
    <message>
        <source>De eindstand, en de stand na elke avond met wie er steeg</source>
        <translation>The final standings, and those after each evening with who climbed</translation>
    </message>
    <message>
        <source>&amp;Grafieken</source>
        <translation>C&amp;harts</translation>
    </message>
    <message>
        <source>Plaatsen, punten, opkomst, pits en nat over het seizoen</source>
        <translation>Places, points, attendance, pits and nat over the season</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Records</translation>
    </message>
    <message>
        <source>De beste van het seizoen, met de avond waarop</source>
        <translation>The best of the season, with the evening it happened</translation>
    </message>
    <message>
        <source>&amp;Wie speelden</source>
        <translation>Who pla&amp;yed</translation>
    </message>
    <message>
        <source>Iedereen met zijn seizoen: plaats, gemiddelde, beste avond</source>
        <translation>Everybody with their season: place, average, best evening</translation>
    </message>
    <message>
        <source>R&amp;egels</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>Hoe er gespeeld en geteld is, met de artikelen</source>
        <translation>How it was played and counted, with the articles</translation>
    </message>
    <message>
        <source>1 avond</source>
        <translation>1 evening</translation>
    </message>
    <message>
        <source>%1 avonden</source>
        <translation>%1 evenings</translation>
    </message>
    <message>
        <source>%1, waarvan %2 nog open: die komt er als voorlopig in</source>
        <translation>%1, of which %2 still open: those go in as provisional</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Seizoenboek</source>
        <translation>Season book</translation>
    </message>
    <message>
        <source>&amp;Bekijken en afdrukken</source>
        <translation>&amp;View and print</translation>
    </message>
    <message>
        <source>Bewaren als &amp;PDF</source>
        <translation>Save as P&amp;DF</translation>
    </message>
    <message>
        <source>St&amp;oppen</source>
        <translation>St&amp;op</translation>
    </message>
    <message>
        <source>Nog geen uitslagen</source>
        <translation>No results yet</translation>
    </message>
    <message>
        <source>In dit seizoen is nog geen avond gespeeld. Zodra er een uitslag is, kan er een boek van worden gemaakt.</source>
        <translation>No evening of this season has been played yet. As soon as there is a result, a book can be made of it.</translation>
    </message>
    <message>
        <source>Waar komt het seizoenboek?</source>
        <translation>Where does the season book go?</translation>
    </message>
    <message>
        <source>Wat erin komt</source>
        <translation>What goes in</translation>
    </message>
    <message>
        <source>Welke competities</source>
        <translation>Which competitions</translation>
    </message>
    <message>
        <source>Sl&amp;uiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Seizoenboek %1</source>
        <translation>Season book %1</translation>
    </message>
    <message>
        <source>Vink aan wat erin komt.</source>
        <translation>Tick what goes in.</translation>
    </message>
    <message>
        <source>Ongeveer %1 bladzijden.</source>
        <translation>About %1 pages.</translation>
    </message>
    <message>
        <source>Het seizoen is nog niet afgesloten: de standen zijn die van nu.</source>
        <translation>The season is not closed yet: the standings are those of now.</translation>
    </message>
    <message>
        <source>seizoenboek</source>
        <translation>season-book</translation>
    </message>
    <message>
        <source>Seizoenboek maken</source>
        <translation>Making the season book</translation>
    </message>
    <message>
        <source>Bewaard: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Gestopt; er is niets bewaard.</source>
        <translation>Stopped; nothing was saved.</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Stoppen</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Opgeslagen</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>✓ Alles opgeslagen om %1</source>
        <translation>✓ All saved at %1</translation>
    </message>
    <message>
        <source>! Niet opgeslagen</source>
        <translation>! Not saved</translation>
    </message>
    <message>
        <source>Ctrl+Z: %1</source>
        <translation>Ctrl+Z: %1</translation>
    </message>
    <message>
        <source>Ctrl+Y: %1</source>
        <translation>Ctrl+Y: %1</translation>
    </message>
    <message>
        <source>Ctrl+Z: ongedaan maken</source>
        <translation>Ctrl+Z: undo</translation>
    </message>
    <message>
        <source>Ctrl+Y: opnieuw doen</source>
        <translation>Ctrl+Y: redo</translation>
    </message>
    <message>
        <source>Bezig</source>
        <translation>Working</translation>
    </message>
    <message>
        <source>Ctrl+Z: wat u hier typte</source>
        <translation>Ctrl+Z: what you typed here</translation>
    </message>
    <message>
        <source>Wat u nu typt is nog niet opgeslagen; al het andere wel</source>
        <translation>What you are typing is not saved yet; everything else is</translation>
    </message>
    <message>
        <source>Ctrl+Z hier: %1</source>
        <translation>Ctrl+Z here: %1</translation>
    </message>
    <message>
        <source>Nog niet opgeslagen: wat u typt</source>
        <translation>Not saved yet: what you type</translation>
    </message>
    <message>
        <source>Alleen bekijken: %1</source>
        <translation>Looking only: %1</translation>
    </message>
</context>
<context>
    <name>BoxPane</name>
    <message>
        <source>Kas</source>
        <translation>Cash box</translation>
    </message>
    <message>
        <source>&amp;Papieren</source>
        <translation>&amp;Papers</translation>
    </message>
    <message>
        <source>Omschrijving</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Ontvangen</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Betaald</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>&amp;Kasstaat</source>
        <translation>&amp;Cash sheet</translation>
    </message>
    <message>
        <source>Kasstaat als &amp;XLSX of CSV</source>
        <translation>Cash sheet as &amp;XLSX or CSV</translation>
    </message>
    <message>
        <source>Koffie, zaalhuur, gift</source>
        <translation>Coffee, rent, gift</translation>
    </message>
    <message>
        <source>betaald</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>ontvangen</source>
        <translation>received</translation>
    </message>
    <message>
        <source>&amp;Omschrijving</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;Bedrag</source>
        <translation>&amp;Amount</translation>
    </message>
    <message>
        <source>&amp;Is</source>
        <translation>&amp;Is</translation>
    </message>
    <message>
        <source>&amp;Noteren</source>
        <translation>&amp;Note it</translation>
    </message>
    <message>
        <source>Regel weg&amp;halen</source>
        <translation>&amp;Remove line</translation>
    </message>
    <message>
        <source>&amp;Wisselgeld</source>
        <translation>Change &amp;money</translation>
    </message>
    <message>
        <source>Lag er bij het begin in.</source>
        <translation>Lay in it at the beginning.</translation>
    </message>
    <message>
        <source>&amp;Geteld</source>
        <translation>C&amp;ounted</translation>
    </message>
    <message>
        <source>Ligt er nu in. Leeg: niet geteld.</source>
        <translation>Lies in it now. Empty: not counted.</translation>
    </message>
    <message>
        <source>Op&amp;slaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Nog iets ontvangen of betaald?</source>
        <translation>Anything else received or paid?</translation>
    </message>
    <message>
        <source>In de kas</source>
        <translation>In the box</translation>
    </message>
    <message>
        <source>Samen: ontvangen € %1, betaald € %1</source>
        <translation>Together: received € %1, paid € %1</translation>
    </message>
    <message>
        <source>In de pot voor prijzen: €&#xa0;%1</source>
        <translation>In the pot for prizes: €&#xa0;%1</translation>
    </message>
    <message>
        <source>prijs</source>
        <translation>prize</translation>
    </message>
    <message>
        <source>prijzen</source>
        <translation>prizes</translation>
    </message>
    <message>
        <source>%1 &amp;uitbetalen: € %2</source>
        <translation>Pay o&amp;ut %1: € %2</translation>
    </message>
    <message>
        <source>Schrijf op waarvoor.</source>
        <translation>Write what for.</translation>
    </message>
    <message>
        <source>Typ het bedrag.</source>
        <translation>Type the amount.</translation>
    </message>
    <message>
        <source>Kasstaat</source>
        <translation>Cash sheet</translation>
    </message>
    <message>
        <source>Excel (*.xlsx);;CSV (*.csv)</source>
        <translation>Excel (*.xlsx);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Kasstaat bewaren</source>
        <translation>Keep the cash sheet</translation>
    </message>
</context>
<context>
    <name>BracketCanvas</name>
    <message>
        <source>Schema</source>
        <translation>Bracket</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Tafel %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>= gelijk: kies</source>
        <translation>= level: choose</translation>
    </message>
    <message>
        <source>✓ klaar</source>
        <translation>✓ done</translation>
    </message>
    <message>
        <source>! nazien</source>
        <translation>! check</translation>
    </message>
    <message>
        <source>▸ bezig</source>
        <translation>▸ going on</translation>
    </message>
    <message>
        <source>nog aftekenen</source>
        <translation>to be signed</translation>
    </message>
    <message>
        <source>Vrij, gaat door</source>
        <translation>Free, goes on</translation>
    </message>
</context>
<context>
    <name>BracketPane</name>
    <message>
        <source>Winnaars: %1</source>
        <translation>Winners: %1</translation>
    </message>
    <message>
        <source>Winnaar: %1</source>
        <translation>Winner: %1</translation>
    </message>
</context>
<context>
    <name>CardBoard</name>
    <message>
        <source>Kaarten</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>CardLine</name>
    <message>
        <source>HA  s10  kv …</source>
        <translation>HA  s10  kq …</translation>
    </message>
    <message>
        <source>Kaarten typen</source>
        <translation>Type cards</translation>
    </message>
    <message>
        <source>Zoals HA, s10, kv</source>
        <translation>Such as HA, s10, kv</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Soort wedstrijd</source>
        <translation>Kind of contest</translation>
    </message>
</context>
<context>
    <name>CareerView</name>
    <message>
        <source>elke avond</source>
        <translation>every evening</translation>
    </message>
    <message>
        <source>Cijfers</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Seizoenen</source>
        <translation>Seasons</translation>
    </message>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Bijzonder</source>
        <translation>Highlights</translation>
    </message>
    <message>
        <source>Tegenstander</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Tegenstanders</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Verloop</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Plaatsen in de standen</source>
        <translation>Places in the standings</translation>
    </message>
    <message>
        <source>sinds %1</source>
        <translation>since %1</translation>
    </message>
    <message>
        <source>bekend %1</source>
        <translation>known %1</translation>
    </message>
    <message>
        <source>Hoe aan een cijfer van vanavond gekomen is, zegt Ctrl+E bij Uitslag.</source>
        <translation>How a figure of tonight came about is told by Ctrl+E at the result.</translation>
    </message>
    <message>
        <source>Van deze avonden zijn geen losse spellen bekend.</source>
        <translation>No single games are known of these evenings.</translation>
    </message>
    <message>
        <source>Maten en tegenstanders: van avonden waarvan de spellen bekend zijn, %1.</source>
        <translation>Partners and opponents: of evenings of which the games are known, %1.</translation>
    </message>
    <message>
        <source>gemiddelde per seizoen</source>
        <translation>average by season</translation>
    </message>
    <message>
        <source>plaats per seizoen</source>
        <translation>place by season</translation>
    </message>
    <message>
        <source>avonden</source>
        <translation>evenings</translation>
    </message>
    <message>
        <source>gemiddeld</source>
        <translation>average</translation>
    </message>
    <message>
        <source>%1, 1 avond</source>
        <translation>%1, 1 evening</translation>
    </message>
    <message>
        <source>%1, %2 avonden</source>
        <translation>%1, %2 evenings</translation>
    </message>
    <message>
        <source>hoogste</source>
        <translation>highest</translation>
    </message>
    <message>
        <source>gewonnen</source>
        <translation>won</translation>
    </message>
    <message>
        <source>Avonden met de hoogste uitslag</source>
        <translation>Evenings with the highest result</translation>
    </message>
    <message>
        <source>titels</source>
        <translation>titles</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>pits</translation>
    </message>
    <message>
        <source>spellen</source>
        <translation>games</translation>
    </message>
    <message>
        <source>Cijfers komen er zodra een avond is afgesloten.</source>
        <translation>Figures come as soon as an evening is closed.</translation>
    </message>
</context>
<context>
    <name>CashWindow</name>
    <message>
        <source>Kas van de avond</source>
        <translation>Cash of the evening</translation>
    </message>
    <message>
        <source>Wie betaalde</source>
        <translation>Who paid</translation>
    </message>
    <message>
        <source>Kas</source>
        <translation>Cash box</translation>
    </message>
    <message>
        <source>Tombola</source>
        <translation>Tombola</translation>
    </message>
    <message>
        <source>Inleg</source>
        <translation>Stakes</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>gedaan</source>
        <translation>done</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>zoals gespeeld is</source>
        <translation>as it was played</translation>
    </message>
    <message>
        <source>andere spelregels</source>
        <translation>other rules</translation>
    </message>
    <message>
        <source>het hele seizoen</source>
        <translation>the whole season</translation>
    </message>
    <message>
        <source>een andere regel</source>
        <translation>another rule</translation>
    </message>
    <message>
        <source>zoals hij is</source>
        <translation>as it is</translation>
    </message>
    <message>
        <source>Kijk het na &amp;op</source>
        <translation>Try it &amp;on</translation>
    </message>
    <message>
        <source>&amp;Welke spelregels</source>
        <translation>&amp;Which rules</translation>
    </message>
    <message>
        <source>&amp;Vanaf</source>
        <translation>&amp;From</translation>
    </message>
    <message>
        <source>&amp;Spelregels</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>&amp;Regel van de stand</source>
        <translation>Rule of the stan&amp;dings</translation>
    </message>
    <message>
        <source>avond %1, %2</source>
        <translation>evening %1, %2</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>&amp;Starten</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>+&amp;1 minuut</source>
        <translation>+&amp;1 minute</translation>
    </message>
    <message>
        <source>–1 minuu&amp;t</source>
        <translation>–1 minu&amp;te</translation>
    </message>
    <message>
        <source>Volgende &amp;ronde</source>
        <translation>Next &amp;round</translation>
    </message>
    <message>
        <source>geen klok</source>
        <translation>no clock</translation>
    </message>
    <message>
        <source>&amp;Geluid uit</source>
        <translation>&amp;Bell off</translation>
    </message>
    <message>
        <source>&amp;Proef</source>
        <translation>Tr&amp;y it</translation>
    </message>
    <message>
        <source>&amp;Minuten voor een ronde</source>
        <translation>&amp;Minutes for a round</translation>
    </message>
    <message>
        <source>&amp;Beurt van %1 seconden</source>
        <translation>T&amp;urn of %1 seconds</translation>
    </message>
    <message>
        <source>! De beurt is om.</source>
        <translation>! The turn is over.</translation>
    </message>
    <message>
        <source>Klok van ronde %1</source>
        <translation>Clock of round %1</translation>
    </message>
    <message>
        <source>&amp;Stilzetten</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Vul in hoeveel minuten een ronde duurt; dan loopt er een klok mee.</source>
        <translation>Fill in how many minutes a round takes; then a clock runs with it.</translation>
    </message>
    <message>
        <source>! De tijd is om.</source>
        <translation>! Time is up.</translation>
    </message>
    <message>
        <source>! Nog minder dan vijf minuten.</source>
        <translation>! Less than five minutes to go.</translation>
    </message>
    <message>
        <source>Loopt.</source>
        <translation>Running.</translation>
    </message>
    <message>
        <source>Loopt. Bij vijf minuten en aan het eind gaat de bel.</source>
        <translation>Running. The bell rings at five minutes and at the end.</translation>
    </message>
    <message>
        <source>Staat stil.</source>
        <translation>Stopped.</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>geen klok</source>
        <translation>no clock</translation>
    </message>
    <message>
        <source>geen protesttijd</source>
        <translation>no time for protests</translation>
    </message>
    <message>
        <source>Mag een eigen lagere ronde vervangen</source>
        <translation>May replace a lower round of his own</translation>
    </message>
    <message>
        <source>Telt niet voor wie invalt</source>
        <translation>Does not count for who fills in</translation>
    </message>
    <message>
        <source>Wat een invaller maakt</source>
        <translation>What a fill-in player makes</translation>
    </message>
    <message>
        <source>Minuten per ronde</source>
        <translation>Minutes a round</translation>
    </message>
    <message>
        <source>%1 minuten per ronde</source>
        <translation>%1 minutes a round</translation>
    </message>
    <message>
        <source>%1 minuten protesttijd</source>
        <translation>%1 minutes for protests</translation>
    </message>
    <message>
        <source>invallen telt niet voor wie invalt</source>
        <translation>filling in does not count for who fills in</translation>
    </message>
    <message>
        <source>wie invalt, mag er een eigen lagere ronde mee vervangen</source>
        <translation>a fill-in player may replace a lower round of their own by it</translation>
    </message>
    <message>
        <source>De klok op het grote scherm.</source>
        <translation>The clock on the big screen.</translation>
    </message>
    <message>
        <source>Protestti&amp;jd in minuten</source>
        <translation>Minutes for pro&amp;tests</translation>
    </message>
    <message>
        <source>Zo lang blijft een uitslag voorlopig.</source>
        <translation>A result stays provisional that long.</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Gegevens</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Competities</source>
        <translation>Competitions</translation>
    </message>
    <message>
        <source>Reservekopie</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>In- en uitvoer</source>
        <translation>Import and export</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Nog niet opgeslagen bij Club: %1. Nogmaals sluiten laat het weg.</source>
        <translation>Not saved yet at Club: %1. Closing once more leaves it out.</translation>
    </message>
</context>
<context>
    <name>CollectingPane</name>
    <message>
        <source>Volgende incasso</source>
        <translation>Next collection</translation>
    </message>
    <message>
        <source>Welke incasso</source>
        <translation>Which collection</translation>
    </message>
    <message>
        <source>Incasso</source>
        <translation>Direct debit</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bedrag</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Mandaat</source>
        <translation>Mandate</translation>
    </message>
    <message>
        <source>Rekening</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>kan niet</source>
        <translation>left out</translation>
    </message>
    <message>
        <source>klaar</source>
        <translation>ready</translation>
    </message>
    <message>
        <source>onderweg</source>
        <translation>under way</translation>
    </message>
    <message>
        <source>binnen</source>
        <translation>came in</translation>
    </message>
    <message>
        <source>terug</source>
        <translation>came back</translation>
    </message>
    <message>
        <source>16-11-2026</source>
        <translation>16-11-2026</translation>
    </message>
    <message>
        <source>&amp;Afschrijven op</source>
        <translation>C&amp;ollect on</translation>
    </message>
    <message>
        <source>Een dag waarop banken werken.</source>
        <translation>A day on which banks work.</translation>
    </message>
    <message>
        <source>&amp;Brieven</source>
        <translation>&amp;Letters</translation>
    </message>
    <message>
        <source>B&amp;estand maken</source>
        <translation>Make the &amp;file</translation>
    </message>
    <message>
        <source>Staat &amp;op de rekening</source>
        <translation>It is &amp;on the account</translation>
    </message>
    <message>
        <source>B&amp;estand nog eens</source>
        <translation>The &amp;file once more</translation>
    </message>
    <message>
        <source>%1: € %2</source>
        <translation>%1: € %2</translation>
    </message>
    <message>
        <source>lid</source>
        <translation>member</translation>
    </message>
    <message>
        <source>leden</source>
        <translation>members</translation>
    </message>
    <message>
        <source>%1 in deze incasso</source>
        <translation>%1 in this collection</translation>
    </message>
    <message>
        <source>Niemand met een mandaat is dan iets schuldig. Een mandaat vult u in op de kaart bij Leden.</source>
        <translation>Nobody with a mandate owes anything then. A mandate is filled in on the card at Members.</translation>
    </message>
    <message>
        <source>onderweg € %1</source>
        <translation>under way € %1</translation>
    </message>
    <message>
        <source>binnen € %1</source>
        <translation>came in € %1</translation>
    </message>
    <message>
        <source>terug € %1</source>
        <translation>came back € %1</translation>
    </message>
    <message>
        <source>Gemaakt op %1</source>
        <translation>Made on %1</translation>
    </message>
    <message>
        <source>Kenmerk bij de bank: %1</source>
        <translation>Reference at the bank: %1</translation>
    </message>
    <message>
        <source>Aangekondigd op %1.</source>
        <translation>Announced on %1.</translation>
    </message>
    <message>
        <source>Nog niet aangekondigd met brieven.</source>
        <translation>Not announced by letters yet.</translation>
    </message>
    <message>
        <source>Uiterlijk op %1 moeten de leden het weten.</source>
        <translation>Members have to know by %1.</translation>
    </message>
    <message>
        <source>Brieven</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Bestand voor de bank</source>
        <translation>File for the bank</translation>
    </message>
    <message>
        <source>Incasso (*.xml)</source>
        <translation>Direct debit (*.xml)</translation>
    </message>
    <message>
        <source>%1 staat klaar voor de bank: %2, samen € %3.</source>
        <translation>%1 is ready for the bank: %2, € %3 in all.</translation>
    </message>
</context>
<context>
    <name>ColumnsStep</name>
    <message>
        <source>&amp;Verder</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>1998-1999</source>
        <translation>1998-1999</translation>
    </message>
    <message>
        <source>Donderdagavond</source>
        <translation>Thursday evening</translation>
    </message>
    <message>
        <source>12-11-1998</source>
        <translation>12-11-1998</translation>
    </message>
    <message>
        <source>geen</source>
        <translation>none</translation>
    </message>
    <message>
        <source>&amp;Seizoen</source>
        <translation>&amp;Season</translation>
    </message>
    <message>
        <source>&amp;Competitie</source>
        <translation>C&amp;ompetition</translation>
    </message>
    <message>
        <source>&amp;Avond nummer</source>
        <translation>&amp;Evening number</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Kopregel op rij</source>
        <translation>&amp;Heading on row</translation>
    </message>
    <message>
        <source>&amp;Blad</source>
        <translation>&amp;Worksheet</translation>
    </message>
    <message>
        <source>staat elders</source>
        <translation>stands elsewhere</translation>
    </message>
    <message>
        <source>hele avond</source>
        <translation>whole evening</translation>
    </message>
    <message>
        <source>&amp;In deze kolom staat</source>
        <translation>&amp;In this column</translation>
    </message>
    <message>
        <source>Van avo&amp;nd</source>
        <translation>Of e&amp;vening</translation>
    </message>
    <message>
        <source>Van &amp;ronde</source>
        <translation>Of &amp;round</translation>
    </message>
    <message>
        <source>alle bladen die zo zijn</source>
        <translation>all worksheets like this</translation>
    </message>
    <message>
        <source>volgt uit de datum</source>
        <translation>follows from the date</translation>
    </message>
    <message>
        <source>Kolom %1</source>
        <translation>Column %1</translation>
    </message>
    <message>
        <source>Zoals 12-11-1998.</source>
        <translation>Such as 12-11-1998.</translation>
    </message>
</context>
<context>
    <name>ComingStep</name>
    <message>
        <source>De avonden die erbij komen</source>
        <translation>The evenings that will be added</translation>
    </message>
    <message>
        <source>Wie nieuw is speelt nu &amp;niet meer: oud-leden, niet bij Aanwezig</source>
        <translation>Who is new plays &amp;no longer: former members, not at Present</translation>
    </message>
    <message>
        <source>&amp;Inlezen</source>
        <translation>&amp;Read in</translation>
    </message>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deelnemers</source>
        <translation>Entrants</translation>
    </message>
    <message>
        <source>Eerste</source>
        <translation>First</translation>
    </message>
    <message>
        <source>Hoogste</source>
        <translation>Highest</translation>
    </message>
    <message>
        <source>Laagste</source>
        <translation>Lowest</translation>
    </message>
    <message>
        <source>Alles samen</source>
        <translation>All together</translation>
    </message>
    <message>
        <source>De som van alle punten, om naast het papier te leggen</source>
        <translation>The sum of all points, to lay beside the paper</translation>
    </message>
    <message>
        <source>Wat ermee is</source>
        <translation>What about it</translation>
    </message>
    <message>
        <source>beginstand</source>
        <translation>opening score</translation>
    </message>
    <message>
        <source>vervangt wat er is</source>
        <translation>replaces what is there</translation>
    </message>
    <message>
        <source>komt bij wat er is</source>
        <translation>is added to what is there</translation>
    </message>
    <message>
        <source>per ronde</source>
        <translation>per round</translation>
    </message>
    <message>
        <source>hele avond</source>
        <translation>whole evening</translation>
    </message>
    <message>
        <source>%1 uitslagen op %2 avonden. Daarna brengt Ctrl+Z alles terug.</source>
        <translation>%1 results on %2 evenings. Afterwards Ctrl+Z takes all of it out again.</translation>
    </message>
    <message>
        <source>! Beslis eerst nog %1 keer; zo lang komt er niets bij.</source>
        <translation>! Still to decide: %1. Until then nothing is added.</translation>
    </message>
    <message>
        <source>! Er blijft niets over om in te lezen.</source>
        <translation>! Nothing is left to read in.</translation>
    </message>
    <message>
        <source>Bezig: avond %1 van %2. Esc stopt, en dan komt er niets bij.</source>
        <translation>Busy: evening %1 of %2. Esc stops, and then nothing is added.</translation>
    </message>
    <message>
        <source>1 bekend lid</source>
        <translation>1 known member</translation>
    </message>
    <message>
        <source>%1 bekende leden</source>
        <translation>%1 known members</translation>
    </message>
    <message>
        <source>%1 tot nu toe.</source>
        <translation>%1 so far.</translation>
    </message>
    <message>
        <source>%1; niemand nieuw.</source>
        <translation>%1; nobody new.</translation>
    </message>
    <message>
        <source>%1; %2 nieuw: %3</source>
        <translation>%1; %2 new: %3</translation>
    </message>
    <message>
        <source>Niet gebruikt: %1.</source>
        <translation>Not used: %1.</translation>
    </message>
    <message>
        <source>Nieuw of langer seizoen: %1.</source>
        <translation>New or longer season: %1.</translation>
    </message>
</context>
<context>
    <name>CompetitionForm</name>
    <message>
        <source>&amp;Naam</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;Geplande avonden</source>
        <translation>E&amp;venings planned</translation>
    </message>
    <message>
        <source>Spel</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Indeling</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Prijzen</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Nieuwe competitie</source>
        <translation>New competition</translation>
    </message>
    <message>
        <source>Vanaf %1 geldt %2</source>
        <translation>From %1 it is %2</translation>
    </message>
    <message>
        <source>Deze spelregels gelden tot er andere zijn aangenomen:</source>
        <translation>These rules hold until others are adopted:</translation>
    </message>
    <message>
        <source>Dit seizoen is afgesloten: de stand blijft zoals die is vastgesteld.</source>
        <translation>This season is closed: the standings stay as they were fixed.</translation>
    </message>
    <message>
        <source>Vanaf %1 geldt voor de stand: %2. Een andere regel vraagt Stand, Regel (Ctrl+R).</source>
        <translation>From %1 the standings go by: %2. Another rule is asked at Standings, Rule (Ctrl+R).</translation>
    </message>
    <message>
        <source>geen prijzen</source>
        <translation>no prizes</translation>
    </message>
    <message>
        <source>Een ander aantal geldt meteen voor het hele seizoen.</source>
        <translation>Another number holds at once for the whole season.</translation>
    </message>
    <message>
        <source>nog niet bekend</source>
        <translation>not known yet</translation>
    </message>
    <message>
        <source>Prij&amp;zen voor de plaatsen</source>
        <translation>Pri&amp;zes for the places</translation>
    </message>
    <message>
        <source>Geef de competitie een naam.</source>
        <translation>Give the competition a name.</translation>
    </message>
    <message>
        <source>Dit is nog niet opgeslagen. Sla het op, of druk hier op Esc om het te laten.</source>
        <translation>This is not stored yet. Store it, or press Esc here to leave it as it was.</translation>
    </message>
</context>
<context>
    <name>ConsentsPane</name>
    <message>
        <source>naam in krant en op website</source>
        <translation>name in the paper and on the website</translation>
    </message>
    <message>
        <source>foto&apos;s</source>
        <translation>photographs</translation>
    </message>
    <message>
        <source>nieuws per e-mail</source>
        <translation>news by e-mail</translation>
    </message>
    <message>
        <source>telefoonlijst</source>
        <translation>telephone list</translation>
    </message>
    <message>
        <source>op papier, per e-mail</source>
        <translation>on paper, by e-mail</translation>
    </message>
    <message>
        <source>&amp;Wel of niet (spatie)</source>
        <translation>&amp;Tick or not (space)</translation>
    </message>
    <message>
        <source>2 Foto&apos;s</source>
        <translation>2 Photos</translation>
    </message>
    <message>
        <source>3 E-mail</source>
        <translation>3 E-mail</translation>
    </message>
    <message>
        <source>4 Tel.lijst</source>
        <translation>4 Phones</translation>
    </message>
    <message>
        <source>Sinds</source>
        <translation>Since</translation>
    </message>
    <message>
        <source>Hoe</source>
        <translation>How</translation>
    </message>
    <message>
        <source>Waar&amp;voor</source>
        <translation>F&amp;or what</translation>
    </message>
    <message>
        <source>Spatie</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Ho&amp;e is het gezegd</source>
        <translation>How it was sai&amp;d</translation>
    </message>
    <message>
        <source>1 Krant</source>
        <translation>1 Paper</translation>
    </message>
    <message>
        <source>&amp;Wel of niet</source>
        <translation>&amp;Yes or no</translation>
    </message>
    <message>
        <source>&amp;Nee</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>✓ %1. Wie nee zei, blijft nee. Ctrl+Z neemt het terug.</source>
        <translation>✓ %1. Who said no stays no. Ctrl+Z takes it back.</translation>
    </message>
    <message>
        <source>✓ Voortaan wordt dit gevraagd; wie al ja zei, deed dat op de oude tekst.</source>
        <translation>✓ This is asked from now on; who said yes before, did so to the old text.</translation>
    </message>
    <message>
        <source>%1 van de %2 vinden dit goed</source>
        <translation>%1 of %2 agree to this</translation>
    </message>
    <message>
        <source>&amp;Allen in de lijst: %1</source>
        <translation>&amp;All in the list: %1</translation>
    </message>
    <message>
        <source>nee, %1</source>
        <translation>no, %1</translation>
    </message>
    <message>
        <source>Wat er &amp;gevraagd wordt</source>
        <translation>&amp;What is asked</translation>
    </message>
    <message>
        <source>Nee (-)</source>
        <translation>No (-)</translation>
    </message>
    <message>
        <source>Vraag ieder lid wat mag (AVG); zonder vinkje mag het niet. Kies iemand en druk op 1, 2, 3 of 4: dat zet een vinkje. Dezelfde toets nog eens: nee. Intrekken kan altijd.</source>
        <translation>Ask each member what is allowed (GDPR); without a tick it is not. Choose somebody and press 1, 2, 3 or 4: that puts a tick. The same key again: no. Consent can be withdrawn at any time.</translation>
    </message>
</context>
<context>
    <name>ContestFields</name>
    <message>
        <source>geen klok</source>
        <translation>no clock</translation>
    </message>
    <message>
        <source>S&amp;pelregels</source>
        <translation>Ru&amp;les</translation>
    </message>
    <message>
        <source>&amp;Hoeveel doen er mee</source>
        <translation>&amp;How many take part</translation>
    </message>
    <message>
        <source>&amp;Ronden</source>
        <translation>&amp;Rounds</translation>
    </message>
    <message>
        <source>Spellen per &amp;boompje</source>
        <translation>Games in a &amp;boompje</translation>
    </message>
    <message>
        <source>P&amp;aren in een team</source>
        <translation>P&amp;airs in a team</translation>
    </message>
    <message>
        <source>&amp;Minuten per ronde</source>
        <translation>&amp;Minutes a round</translation>
    </message>
    <message>
        <source>Waarop ge&amp;loot wordt</source>
        <translation>Dra&amp;w goes by</translation>
    </message>
    <message>
        <source>Sp&amp;ellen per ronde</source>
        <translation>&amp;Games a round</translation>
    </message>
    <message>
        <source>Samen %1 spellen voor ieder.</source>
        <translation>%1 games in all for everybody.</translation>
    </message>
    <message>
        <source>Samen %1 spellen.</source>
        <translation>%1 games in all.</translation>
    </message>
    <message>
        <source>Samen %2 of %1 spellen, naar wie er stilzit.</source>
        <translation>%2 or %1 games in all, depending on who sits out.</translation>
    </message>
</context>
<context>
    <name>ContestView</name>
    <message>
        <source>Deze zitting</source>
        <translation>This session</translation>
    </message>
    <message>
        <source>Alle zittingen</source>
        <translation>All sessions</translation>
    </message>
    <message>
        <source>Zittingen</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Richting</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>zoek op naam of nummer</source>
        <translation>search by name or number</translation>
    </message>
    <message>
        <source>Zoeken</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>Alle groepen</source>
        <translation>All groups</translation>
    </message>
    <message>
        <source>%1 van %2 scores zijn binnen.</source>
        <translation>%1 of %2 scores are in.</translation>
    </message>
    <message>
        <source>Niet iedereen kon evenveel matchpunten halen; het percentage vergelijkt dan eerlijker dan de plaats.</source>
        <translation>Not everybody could make as many matchpoints; the percentage then compares more fairly than the place.</translation>
    </message>
    <message>
        <source>Wie later kwam of eerder wegging, staat na de anderen en krijgt geen prijs.</source>
        <translation>Those who came late or left early are listed after the others, without a prize.</translation>
    </message>
</context>
<context>
    <name>ControlDeskWindow</name>
    <message>
        <source>Controletafel</source>
        <translation>Control desk</translation>
    </message>
    <message>
        <source>Zoeken op naam of tafel</source>
        <translation>Search by name or table</translation>
    </message>
    <message>
        <source>Zoeken in de formulieren</source>
        <translation>Search the sheets</translation>
    </message>
    <message>
        <source>Alle formulieren</source>
        <translation>All sheets</translation>
    </message>
    <message>
        <source>Nog te komen</source>
        <translation>Still to come</translation>
    </message>
    <message>
        <source>Binnen, nog aftekenen</source>
        <translation>In, to be signed</translation>
    </message>
    <message>
        <source>Afgetekend</source>
        <translation>Signed off</translation>
    </message>
    <message>
        <source>Welke formulieren</source>
        <translation>Which sheets</translation>
    </message>
    <message>
        <source>Formulieren</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>&amp;Naar het formulier</source>
        <translation>&amp;Go to the sheet</translation>
    </message>
    <message>
        <source>Nog geen formulieren</source>
        <translation>No sheets yet</translation>
    </message>
    <message>
        <source>Zodra er geloot is, staat hier van elke tafel het formulier.</source>
        <translation>As soon as there is a draw, the sheet of every table is here.</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>P: de pen is terug · K: de kaarten zijn terug</source>
        <translation>P: the pen is back · K: the cards are back</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Pen</translation>
    </message>
    <message>
        <source>Kaarten</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Wie</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Formulier</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Om</source>
        <translation>At</translation>
    </message>
    <message>
        <source>%1 afgetekend · %2 binnen, nog niet afgetekend · %3 nog te komen</source>
        <translation>%1 signed off · %2 in, not signed off yet · %3 still to come</translation>
    </message>
    <message>
        <source>ronde %1: tafel %2</source>
        <translation>round %1: table %2</translation>
    </message>
    <message>
        <source>Nog te komen: %1</source>
        <translation>Still to come: %1</translation>
    </message>
    <message>
        <source>%1 tegen %2</source>
        <translation>%1 against %2</translation>
    </message>
</context>
<context>
    <name>CopyReminder</name>
    <message>
        <source>Kopie maken (%1)</source>
        <translation>Make a backup (%1)</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>✓ Gekopieerd</source>
        <translation>✓ Copied</translation>
    </message>
</context>
<context>
    <name>CountedField</name>
    <message>
        <source>&amp;Hoeveel avonden tellen</source>
        <translation>&amp;How many evenings count</translation>
    </message>
    <message>
        <source>alle</source>
        <translation>all</translation>
    </message>
    <message>
        <source>&amp;Hoeveel avonden van elke periode tellen</source>
        <translation>&amp;How many evenings of each period count</translation>
    </message>
    <message>
        <source>deze regel kan dit programma niet lezen</source>
        <translation>this program cannot read this rule</translation>
    </message>
    <message>
        <source>%1 avonden gepland</source>
        <translation>%1 evenings planned</translation>
    </message>
    <message>
        <source>een gemiste avond levert niets op</source>
        <translation>a missed evening earns nothing</translation>
    </message>
</context>
<context>
    <name>CouplesPane</name>
    <message>
        <source>Zoeken op een van beide namen</source>
        <translation>Search by either name</translation>
    </message>
    <message>
        <source>Zoeken in de paren</source>
        <translation>Search the pairs</translation>
    </message>
    <message>
        <source>Paren</source>
        <translation>Pairs</translation>
    </message>
    <message>
        <source>Speelt</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>gestopt</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>Hier komen de paren</source>
        <translation>The pairs will be here</translation>
    </message>
    <message>
        <source>Twee leden die samen een seizoen of competitie spelen.</source>
        <translation>Two members who play a season or a competition together.</translation>
    </message>
    <message>
        <source>Ee&amp;rste paar maken</source>
        <translation>Make the fi&amp;rst pair</translation>
    </message>
    <message>
        <source>Op een avond kan voor ieder van beiden een invaller spelen.</source>
        <translation>On an evening somebody may stand in for either of them.</translation>
    </message>
    <message>
        <source>&amp;Nieuw paar</source>
        <translation>&amp;New pair</translation>
    </message>
    <message>
        <source>Speelt nog &amp;mee</source>
        <translation>Still &amp;plays</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>%1 paren</source>
        <translation>%1 pairs</translation>
    </message>
    <message>
        <source>1 paar</source>
        <translation>1 pair</translation>
    </message>
    <message>
        <source>Nieuw paar</source>
        <translation>New pair</translation>
    </message>
    <message>
        <source>Kies een paar in de lijst</source>
        <translation>Choose a pair in the list</translation>
    </message>
    <message>
        <source>Speelt ook in een ander paar: %1. Klopt dit paar?</source>
        <translation>Also plays in another pair: %1. Is this pair right?</translation>
    </message>
    <message>
        <source>Kies iemand uit de lijst die onder het veld verschijnt.</source>
        <translation>Choose somebody from the list that appears below the field.</translation>
    </message>
    <message>
        <source>De een</source>
        <translation>One</translation>
    </message>
    <message>
        <source>De ander</source>
        <translation>The other</translation>
    </message>
    <message>
        <source>De &amp;een</source>
        <translation>&amp;One</translation>
    </message>
    <message>
        <source>De &amp;ander</source>
        <translation>The ot&amp;her</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>De stand is nog geheim</source>
        <translation>The standings are still secret</translation>
    </message>
    <message>
        <source>U koos bij Groot scherm om de stand niet te laten zien. Kijkt er iemand mee op dit scherm, laat haar dan staan tot de prijsuitreiking.</source>
        <translation>You chose at Big screen not to show the standings. If somebody is watching this screen, leave them covered until the prize-giving.</translation>
    </message>
    <message>
        <source>&amp;Toch tonen</source>
        <translation>&amp;Show anyway</translation>
    </message>
</context>
<context>
    <name>CreditorForm</name>
    <message>
        <source>Dagen; 14, of wat is afgesproken.</source>
        <translation>Days; 14, or what was agreed.</translation>
    </message>
    <message>
        <source>Incassant-I&amp;D</source>
        <translation>&amp;Creditor identifier</translation>
    </message>
    <message>
        <source>Voora&amp;f melden</source>
        <translation>Noti&amp;fy before</translation>
    </message>
</context>
<context>
    <name>CrosstableView</name>
    <message>
        <source>Kruistabel</source>
        <translation>Crosstable</translation>
    </message>
    <message>
        <source>&amp;Leg uit</source>
        <translation>&amp;Explain</translation>
    </message>
</context>
<context>
    <name>CurvePane</name>
    <message>
        <source>Welke grafiek</source>
        <translation>Which chart</translation>
    </message>
    <message>
        <source>Nog geen verloop</source>
        <translation>Nothing to draw yet</translation>
    </message>
    <message>
        <source>Een lijn komt er vanaf de tweede avond die is afgesloten.</source>
        <translation>A line comes from the second closed evening on.</translation>
    </message>
</context>
<context>
    <name>DayView</name>
    <message>
        <source>Avonden op deze dag</source>
        <translation>Evenings on this day</translation>
    </message>
    <message>
        <source>Dag</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Dag er&amp;voor</source>
        <translation>Day &amp;before</translation>
    </message>
    <message>
        <source>Dag er&amp;na</source>
        <translation>Day &amp;after</translation>
    </message>
    <message>
        <source>Op deze dag</source>
        <translation>On this day</translation>
    </message>
    <message>
        <source>Op deze dag van het jaar is nooit gespeeld. Kies een andere dag.</source>
        <translation>Nothing was ever played on this day of the year. Choose another day.</translation>
    </message>
    <message>
        <source>1 avond</source>
        <translation>1 evening</translation>
    </message>
    <message>
        <source>%1 avonden</source>
        <translation>%1 evenings</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Kalender</source>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>%1 Druk dan nog eens.</source>
        <translation>%1 If so, press once more.</translation>
    </message>
</context>
<context>
    <name>DealingDialog</name>
    <message>
        <source>Spellen delen</source>
        <translation>Deal games</translation>
    </message>
    <message>
        <source>leeg: door het toeval</source>
        <translation>empty: by chance</translation>
    </message>
    <message>
        <source>&amp;Delen</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>Gedeelde spellen</source>
        <translation>Games dealt</translation>
    </message>
    <message>
        <source>Aantal &amp;spellen</source>
        <translation>Number of &amp;games</translation>
    </message>
    <message>
        <source>&amp;Reserve</source>
        <translation>&amp;Reserve</translation>
    </message>
    <message>
        <source>&amp;Getal van de verdeling</source>
        <translation>Number o&amp;f the deal</translation>
    </message>
    <message>
        <source>&amp;Kaarten noteren (art. 8)</source>
        <translation>&amp;Note cards (art. 8)</translation>
    </message>
    <message>
        <source>Reservespel &amp;inzetten (art. 14)</source>
        <translation>&amp;Use a reserve game (art. 14)</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Spel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Gever</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Komt uit</source>
        <translation>Leads</translation>
    </message>
    <message>
        <source>Herkomst</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>genoteerd</source>
        <translation>noted</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>Nog niet door de computer gedeeld.</source>
        <translation>Not dealt by computer yet.</translation>
    </message>
    <message>
        <source>Getal van deze verdeling: %1. Hetzelfde getal deelt dezelfde kaarten.</source>
        <translation>Number of this deal: %1. The same number deals the same cards.</translation>
    </message>
    <message>
        <source>Nog niets gedeeld</source>
        <translation>Nothing dealt yet</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Het getal van de verdeling is een heel getal, of leeg.</source>
        <translation>The number of the deal is a whole number, or empty.</translation>
    </message>
    <message>
        <source>Er is al gedeeld. Nogmaals Delen legt andere kaarten in alle mapjes; wat al geprint is, klopt dan niet meer.</source>
        <translation>Games have been dealt already. Deal once more puts other cards in all wallets; what was printed is then no longer right.</translation>
    </message>
    <message>
        <source>Spel %1 is bedorven: nogmaals legt de kaarten van reservespel %2 in dit mapje.</source>
        <translation>Game %1 is spoiled: once more puts the cards of reserve game %2 in this wallet.</translation>
    </message>
    <message>
        <source>In mapje %1 liggen nu de kaarten van het reservespel.</source>
        <translation>The cards of the reserve game are now in wallet %1.</translation>
    </message>
    <message>
        <source>%1 spellen gedeeld.</source>
        <translation>%1 games dealt.</translation>
    </message>
    <message>
        <source>Spel %1 is genoteerd.</source>
        <translation>Game %1 has been noted.</translation>
    </message>
</context>
<context>
    <name>Decide</name>
    <message>
        <source>Uitspraak</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>afgewezen: de uitslag blijft</source>
        <translation>rejected: the result stands</translation>
    </message>
    <message>
        <source>toegewezen: de uitslag wordt verbeterd</source>
        <translation>upheld: the result is corrected</translation>
    </message>
    <message>
        <source>naam van de wedstrijdleider</source>
        <translation>name of the director</translation>
    </message>
    <message>
        <source>&amp;Vastleggen</source>
        <translation>Re&amp;cord</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>&amp;By</translation>
    </message>
    <message>
        <source>&amp;Niet vastleggen</source>
        <translation>Do&amp;n’t record</translation>
    </message>
    <message>
        <source>&amp;Uitspraak</source>
        <translation>R&amp;uling</translation>
    </message>
    <message>
        <source>&amp;Artikel</source>
        <translation>&amp;Article</translation>
    </message>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
    <message>
        <source>Wie heeft dit beslist?</source>
        <translation>Who decided this?</translation>
    </message>
    <message>
        <source>Datum en tijd komen er vanzelf bij.</source>
        <translation>Date and time are added by themselves.</translation>
    </message>
</context>
<context>
    <name>DecidingStep</name>
    <message>
        <source>Wat er te beslissen is</source>
        <translation>What is to be decided</translation>
    </message>
    <message>
        <source>Alleen wat nog &amp;open is</source>
        <translation>Only what is still &amp;open</translation>
    </message>
    <message>
        <source>&amp;Verder</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>Er is niets te beslissen</source>
        <translation>There is nothing to decide</translation>
    </message>
    <message>
        <source>Alle namen, datums en punten in deze lijst zijn duidelijk.</source>
        <translation>All names, dates and points in this list are clear.</translation>
    </message>
    <message>
        <source>Cijfer: aanwijzen · F2: invullen · Enter: besluiten · Ctrl+Enter: ook alle andere · Backspace: opnieuw</source>
        <translation>Digit: point out · F2: fill in · Enter: decide · Ctrl+Enter: all others as well · Backspace: again</translation>
    </message>
    <message>
        <source>Open of besloten</source>
        <translation>Open or decided</translation>
    </message>
    <message>
        <source>Vraag</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Besluit</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Nog %1 van %2</source>
        <translation>%1 of %2 to go</translation>
    </message>
    <message>
        <source>✓ Alles beslist</source>
        <translation>✓ Everything decided</translation>
    </message>
</context>
<context>
    <name>DecisionDialog</name>
    <message>
        <source>Typ hier de uitslag met de straf %1 erachter: anders staat de straf wel in de beslissing, maar niet in het formulier. Betaalt er niemand, kies dan “anders”.</source>
        <translation>Type the result here with the fine %1 behind it: otherwise the fine is in the decision but not on the sheet. If nobody pays, choose “other”.</translation>
    </message>
    <message>
        <source>niemand in het bijzonder</source>
        <translation>nobody in particular</translation>
    </message>
    <message>
        <source>Is er ten onrechte beschuldigd van verzaken, kies dat dan hier.</source>
        <translation>If somebody was wrongly accused of a revoke, choose that here.</translation>
    </message>
    <message>
        <source>Dit formulier is afgetekend. Vastleggen neemt de aftekening terug; teken het daarna opnieuw af.</source>
        <translation>This sheet is signed. Recording takes the signature back; sign it again afterwards.</translation>
    </message>
    <message>
        <source>Aftekening weg en &amp;vastleggen</source>
        <translation>Remove signature and re&amp;cord</translation>
    </message>
    <message>
        <source>Dit had u eerder getypt en nog niet vastgelegd.</source>
        <translation>You typed this before and have not recorded it yet.</translation>
    </message>
    <message>
        <source>Over dit spel is al beslist: %1 (%2, %3). Zie F9.</source>
        <translation>This game was decided before: %1 (%2, %3). See F9.</translation>
    </message>
    <message>
        <source>? Volgens het formulier geeft %1 dit spel.</source>
        <translation>? According to the sheet %1 deals this game.</translation>
    </message>
    <message>
        <source>Leeg: de rij blijft zoals hij is. Kost het punten, typ dan hoe hij wordt.</source>
        <translation>Empty: the row stays as it is. If it costs points, type what it becomes.</translation>
    </message>
    <message>
        <source>Kies wie het was. Ging het om iets anders, kies dan “anders” bij Soort.</source>
        <translation>Choose who it was. If it was about something else, choose “otherwise” at Kind.</translation>
    </message>
    <message>
        <source>De avond is afgesloten. Heropen hem eerst, bij Uitslag.</source>
        <translation>The evening is closed. Reopen it first, at Result.</translation>
    </message>
</context>
<context>
    <name>DecisionForm</name>
    <message>
        <source>Beslissing</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>&amp;Vastleggen</source>
        <translation>Re&amp;cord</translation>
    </message>
    <message>
        <source>naam van de wedstrijdleider</source>
        <translation>name of the director</translation>
    </message>
    <message>
        <source>&amp;Soort</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>S&amp;peler</source>
        <translation>P&amp;layer</translation>
    </message>
    <message>
        <source>van Wij; de rest is Zij</source>
        <translation>of Wij; the rest is Zij</translation>
    </message>
    <message>
        <source>keer op rij</source>
        <translation>times in a row</translation>
    </message>
    <message>
        <source>Pun&amp;ten</source>
        <translation>Poin&amp;ts</translation>
    </message>
    <message>
        <source>&amp;Hoeveelste</source>
        <translation>W&amp;hich time</translation>
    </message>
    <message>
        <source>&amp;Rij in het formulier</source>
        <translation>&amp;Row on the sheet</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>&amp;By</translation>
    </message>
    <message>
        <source>Datum en tijd komen er vanzelf bij.</source>
        <translation>Date and time are added by themselves.</translation>
    </message>
    <message>
        <source>Wie heeft dit beslist?</source>
        <translation>Who decided this?</translation>
    </message>
    <message>
        <source>&amp;Beslissing</source>
        <translation>&amp;Decision</translation>
    </message>
    <message>
        <source>Schrijf op wat er beslist is.</source>
        <translation>Write down what was decided.</translation>
    </message>
    <message>
        <source>Tafel %1 · ronde %2 · spel %3</source>
        <translation>Table %1 · round %2 · game %3</translation>
    </message>
    <message>
        <source>Nu in het formulier: %1</source>
        <translation>On the sheet now: %1</translation>
    </message>
    <message>
        <source>&amp;Niet vastleggen</source>
        <translation>Do&amp;n’t record</translation>
    </message>
    <message>
        <source>&amp;Artikel</source>
        <translation>&amp;Article</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>&amp;Ongedaan</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>O&amp;pnieuw</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Wissen</source>
        <translation>C&amp;lear</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>P&amp;lakken</source>
        <translation>P&amp;aste</translation>
    </message>
    <message>
        <source>%1HA: kaart van %2 · pijlen: naar een kaart · Ins: ertussen · /: roem niet gemeld</source>
        <translation>%1HA: a card of %2 · arrows: to a card · Ins: in between · /: roem not declared</translation>
    </message>
    <message>
        <source>Alle slagen liggen er al.</source>
        <translation>All tricks are there already.</translation>
    </message>
    <message>
        <source>Dat is niet te lezen; zie rechts.</source>
        <translation>That cannot be read; see right.</translation>
    </message>
    <message>
        <source>Hier staat geen spel in. Een spel begint met: troef h</source>
        <translation>There is no game in this. A game begins with: trump h</translation>
    </message>
    <message>
        <source>Er ligt nog geen slag waarvan de roem vervalt.</source>
        <translation>There is no trick yet whose roem could lapse.</translation>
    </message>
    <message>
        <source>De rest van de kaarten is niet precies deze hand.</source>
        <translation>The rest of the cards is not exactly this hand.</translation>
    </message>
    <message>
        <source>%1 is geen kaart. Typ de kleur (s h r k) en dan A H V B 10 9 8 7.</source>
        <translation>%1 is no card. Type the suit (s h r k) and then A K Q J 10 9 8 7.</translation>
    </message>
</context>
<context>
    <name>DetailsBar</name>
    <message>
        <source>Totalen eer&amp;st</source>
        <translation>Totals fir&amp;st</translation>
    </message>
    <message>
        <source>Een formulier telt met zijn vier totalen tot alle spellen getypt zijn, en de uitslag zegt dat erbij.</source>
        <translation>A sheet counts by its four totals until all games are typed, and the result says so.</translation>
    </message>
    <message>
        <source>Be&amp;waren</source>
        <translation>Sa&amp;ve</translation>
    </message>
    <message>
        <source>Avond verwi&amp;jderen</source>
        <translation>Re&amp;move evening</translation>
    </message>
    <message>
        <source>Da&amp;tum</source>
        <translation>Da&amp;te</translation>
    </message>
    <message>
        <source>Rond&amp;en</source>
        <translation>Ro&amp;unds</translation>
    </message>
    <message>
        <source>Spellen &amp;per formulier</source>
        <translation>&amp;Games a sheet</translation>
    </message>
    <message>
        <source>Laat zo</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren.</source>
        <translation>The evening is closed. Reopen it at Result to correct it.</translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>Beslissingen</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Protesten</source>
        <translation>Protests</translation>
    </message>
    <message>
        <source>Kaarten</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>Dispatch</name>
    <message>
        <source>Wac&amp;htwoord van de mailserver</source>
        <translation>&amp;Password of the mail server</translation>
    </message>
    <message>
        <source>Dit systeem heeft het niet in een sleutelbos; het wordt telkens gevraagd.</source>
        <translation>This system has it in no key ring; it is asked each time.</translation>
    </message>
    <message>
        <source>&amp;Nu versturen</source>
        <translation>Send &amp;now</translation>
    </message>
    <message>
        <source>&amp;Laat maar</source>
        <translation>&amp;Leave it</translation>
    </message>
    <message>
        <source>Hoeveel er verstuurd is</source>
        <translation>How much was sent</translation>
    </message>
    <message>
        <source>St&amp;oppen</source>
        <translation>St&amp;op</translation>
    </message>
    <message>
        <source>mail gaat</source>
        <translation>mail goes</translation>
    </message>
    <message>
        <source>mails gaan</source>
        <translation>mails go</translation>
    </message>
    <message>
        <source>%1 nu de deur uit, ieder zijn eigen, vanuit %2. Terugnemen kan niet.</source>
        <translation>%1 out of the door now, to each his own, from %2. This cannot be taken back.</translation>
    </message>
    <message>
        <source>%1 van %2 verstuurd.</source>
        <translation>%1 of %2 sent.</translation>
    </message>
    <message>
        <source>%1 geweigerd.</source>
        <translation>%1 refused.</translation>
    </message>
    <message>
        <source>Van %1 is onbekend of het aankwam.</source>
        <translation>Of %1 it is not known whether it arrived.</translation>
    </message>
    <message>
        <source>Bij Verzonden staat wie en waarom.</source>
        <translation>At Sent it says who and why.</translation>
    </message>
    <message>
        <source>De rest wacht bij Verzonden.</source>
        <translation>The rest waits at Sent.</translation>
    </message>
    <message>
        <source>Typ het wachtwoord van de mailserver.</source>
        <translation>Type the password of the mail server.</translation>
    </message>
    <message>
        <source>%1 van %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>DoneWindow</name>
    <message>
        <source>Wat is er gedaan</source>
        <translation>What was done</translation>
    </message>
    <message>
        <source>Zoeken in wat er gedaan is</source>
        <translation>Search in what was done</translation>
    </message>
    <message>
        <source>Dag</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Tijd</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Wat er gedaan is</source>
        <translation>What was done</translation>
    </message>
    <message>
        <source>&amp;Terug tot hier</source>
        <translation>&amp;Back to here</translation>
    </message>
    <message>
        <source>Slui&amp;ten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source> · en %1 keer eerder</source>
        <translation> · and %1 times before</translation>
    </message>
    <message>
        <source>Terug tot hier kan niet: daarna kwam “%1”, dat blijft.</source>
        <translation>Back to here is not possible: “%1” came after it, and that stays.</translation>
    </message>
    <message>
        <source>Terug tot hier maakt ongedaan (%1): %2</source>
        <translation>Back to here undoes (%1): %2</translation>
    </message>
    <message>
        <source>Kies een regel: zo was het daarna.</source>
        <translation>Choose a line: so it was after that.</translation>
    </message>
    <message>
        <source>Terug</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>DoubtCard</name>
    <message>
        <source>&amp;Opnieuw vragen</source>
        <translation>As&amp;k again</translation>
    </message>
    <message>
        <source>B&amp;eslissen</source>
        <translation>&amp;Decide</translation>
    </message>
    <message>
        <source>Kies links een vraag.</source>
        <translation>Choose a question on the left.</translation>
    </message>
    <message>
        <source>%1, en nog %2 keer</source>
        <translation>%1, and %2 more</translation>
    </message>
    <message>
        <source>Ook voor de andere</source>
        <translation>For the other as well</translation>
    </message>
    <message>
        <source>Ook voor de andere %1</source>
        <translation>For the other %1 as well</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <translation>%1 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>! Vul hier eerst iets in.</source>
        <translation>! Fill in something here first.</translation>
    </message>
    <message>
        <source>! Hier moet u zelf kiezen, met een cijfer: 1 tot %1.</source>
        <translation>! You have to choose here yourself, by digit: 1 to %1.</translation>
    </message>
</context>
<context>
    <name>Doubts</name>
    <message>
        <source>En nog %1 meer.</source>
        <translation>And %1 more.</translation>
    </message>
    <message>
        <source>&amp;Erheen</source>
        <translation>&amp;Go there</translation>
    </message>
    <message>
        <source>Bekijken, afdrukken en uitvoeren kan; wijzigen pas na herstel.</source>
        <translation>You can look, print and export; change things once it is mended.</translation>
    </message>
    <message>
        <source>&amp;Herstellen of een kopie openen …</source>
        <translation>&amp;Mend, or open a backup …</translation>
    </message>
</context>
<context>
    <name>DrawStep</name>
    <message>
        <source>Op&amp;nieuw indelen</source>
        <translation>Draw &amp;again</translation>
    </message>
    <message>
        <source>Af&amp;drukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Verder naar &amp;Formulieren</source>
        <translation>On to the s&amp;heets</translation>
    </message>
    <message>
        <source>&amp;Zelfde club en gezin apart</source>
        <translation>Keep same &amp;club and home apart</translation>
    </message>
    <message>
        <source>Wensen (Ctrl+Shift+W)</source>
        <translation>Wishes (Ctrl+Shift+W)</translation>
    </message>
    <message>
        <source>Spellen delen (Ctrl+Shift+D)</source>
        <translation>Deal the games (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Invaltafel (Ctrl+Shift+I)</source>
        <translation>Fill-in table (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>! Er zijn papieren van een eerdere indeling afgedrukt. Druk ze opnieuw af: Ctrl+Shift+L.</source>
        <translation>! Papers of an earlier draw were printed. Print them again: Ctrl+Shift+L.</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Mapjes</source>
        <translation>Wallets</translation>
    </message>
    <message>
        <source>Indeling ronde %1</source>
        <translation>Draw of round %1</translation>
    </message>
    <message>
        <source>Van deze indeling zijn papieren afgedrukt. Toch opnieuw indelen? Druk nog eens op Ctrl+I.</source>
        <translation>Papers of this draw were printed. Draw again all the same? Press Ctrl+I once more.</translation>
    </message>
    <message>
        <source>Toch opnieuw indelen</source>
        <translation>Draw again all the same</translation>
    </message>
    <message>
        <source>Nog niet ingedeeld</source>
        <translation>Not drawn yet</translation>
    </message>
    <message>
        <source>&amp;Indelen</source>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Wie later komt of eerder gaat, geeft u op bij Aanwezig.</source>
        <translation>Enter whoever comes later or leaves earlier at Present.</translation>
    </message>
    <message>
        <source>Dit geldt als u opnieuw indeelt.</source>
        <translation>This holds when you draw again.</translation>
    </message>
    <message>
        <source>Ruilen: sleep een naam naar een andere, of ga met de pijlen naar een naam, druk op Enter, ga naar de ander en druk weer op Enter.</source>
        <translation>Swap: drag a name to another, or go to a name with the arrows, press Enter, go to the other and press Enter again.</translation>
    </message>
    <message>
        <source>%1 ruilt met … Klik op de ander, of ga erheen en druk op Enter; Esc vergeet het.</source>
        <translation>%1 swaps with … Click on the other, or go there and press Enter; Esc forgets it.</translation>
    </message>
    <message>
        <source>Dit is Indeling: cijfers en Enter doen hier niets. Punten typt u bij Formulieren; ruilen kan weer na een pijltoets.</source>
        <translation>This is the draw: figures and Enter do nothing here. You type points at Sheets; after an arrow key you can swap again.</translation>
    </message>
    <message>
        <source>Naar Formulieren</source>
        <translation>To the sheets</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Bracket</translation>
    </message>
    <message>
        <source>Loot de tafels van alle ronden in een keer: niemand treft zo mogelijk twee keer dezelfde, en wie eerder stilzat komt later weer aan de beurt.</source>
        <translation>Draw the tables of all rounds at once: if possible nobody meets anybody twice, and whoever sat out before gets a later turn.</translation>
    </message>
</context>
<context>
    <name>DueLine</name>
    <message>
        <source>Jaren dat gegevens bewaard blijven</source>
        <translation>Years for which data are kept</translation>
    </message>
    <message>
        <source>jaar</source>
        <translation>years</translation>
    </message>
    <message>
        <source>A&amp;llen wissen</source>
        <translation>Erase all &amp;of them</translation>
    </message>
    <message>
        <source>Dit &amp;jaar niet</source>
        <translation>Not &amp;just now</translation>
    </message>
    <message>
        <source>Te lang geleden voor het laatst gespeeld om gegevens te bewaren: %1.</source>
        <translation>Played last too long ago to keep their data: %1.</translation>
    </message>
    <message>
        <source>en nog %1</source>
        <translation>and %1 more</translation>
    </message>
    <message>
        <source>Wie het zijn is dan nergens meer te vinden; hun uitslagen blijven, met een nummer. Dit kan niet ongedaan gemaakt worden.</source>
        <translation>Who they are is then nowhere to be found; their results stay, under a number. This cannot be undone.</translation>
    </message>
    <message>
        <source>A&amp;llen voorgoed wissen</source>
        <translation>Erase all &amp;of them for good</translation>
    </message>
    <message>
        <source>Van %1 oud-leden zijn de gegevens gewist.</source>
        <translation>The data of %1 former members are erased.</translation>
    </message>
    <message>
        <source>Gegevens wissen</source>
        <translation>Erase data</translation>
    </message>
</context>
<context>
    <name>DuesPane</name>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Contributie</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Er is nog geen seizoen. Maak er een bij Club, Competities.</source>
        <translation>There is no season yet. Make one under Club, Competitions.</translation>
    </message>
</context>
<context>
    <name>DuesPapers</name>
    <message>
        <source>&amp;Brieven voor wie nog iets open heeft</source>
        <translation>&amp;Letters to who still owes something</translation>
    </message>
    <message>
        <source>&amp;Herinneringen voor wie te laat is</source>
        <translation>&amp;Reminders to who is late</translation>
    </message>
    <message>
        <source>&amp;Lijst</source>
        <translation>L&amp;ist</translation>
    </message>
    <message>
        <source>Lijst als &amp;XLSX of CSV</source>
        <translation>List as &amp;XLSX or CSV</translation>
    </message>
    <message>
        <source>Brieven</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Herinneringen</source>
        <translation>Reminders</translation>
    </message>
    <message>
        <source>Kwitantie</source>
        <translation>Receipt</translation>
    </message>
    <message>
        <source>Contributie</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Excel (*.xlsx);;CSV (*.csv)</source>
        <translation>Excel (*.xlsx);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Lijst bewaren</source>
        <translation>Save the list</translation>
    </message>
</context>
<context>
    <name>EnteringField</name>
    <message>
        <source>W&amp;ie doen mee</source>
        <translation>Wh&amp;o takes part</translation>
    </message>
    <message>
        <source>Hierna aanvinken of plakken</source>
        <translation>Tick or paste them next</translation>
    </message>
    <message>
        <source>Iedereen: %1</source>
        <translation>Everybody: %1</translation>
    </message>
    <message>
        <source>De lijst die is gekopieerd</source>
        <translation>The list that was copied</translation>
    </message>
    <message>
        <source>Een lijst uit een bestand …</source>
        <translation>A list from a file …</translation>
    </message>
    <message>
        <source>Lijsten (*.csv *.txt *.xlsx);;Alle bestanden (*)</source>
        <translation>Lists (*.csv *.txt *.xlsx);;All files (*)</translation>
    </message>
    <message>
        <source>Welke lijst?</source>
        <translation>Which list?</translation>
    </message>
    <message>
        <source>%1. U ziet eerst wie er op staan.</source>
        <translation>%1. You first see who are on it.</translation>
    </message>
    <message>
        <source>regel</source>
        <translation>row</translation>
    </message>
    <message>
        <source>regels</source>
        <translation>rows</translation>
    </message>
    <message>
        <source>Wie er niet is, haalt u er daarna af.</source>
        <translation>Who is not there you take off afterwards.</translation>
    </message>
</context>
<context>
    <name>EntrantView</name>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Wie het zijn</source>
        <translation>Who they are</translation>
    </message>
    <message>
        <source>paar</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>team</source>
        <translation>team</translation>
    </message>
</context>
<context>
    <name>EntriesWindow</name>
    <message>
        <source>Wie doen mee: %1</source>
        <translation>Who take part: %1</translation>
    </message>
    <message>
        <source>bij inschrijving</source>
        <translation>on entering</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message>
        <source>Nummer op de deelnemerslijst</source>
        <translation>Number on the list of participants</translation>
    </message>
    <message>
        <source>A, B ...</source>
        <translation>A, B ...</translation>
    </message>
    <message>
        <source>Groep waarin gespeeld wordt</source>
        <translation>Group played in</translation>
    </message>
    <message>
        <source>club of district</source>
        <translation>club or district</translation>
    </message>
    <message>
        <source>Club of district</source>
        <translation>Club or district</translation>
    </message>
    <message>
        <source>dames, jeugd ...</source>
        <translation>ladies, youth ...</translation>
    </message>
    <message>
        <source>Kenmerk, waarvoor er prijzen zijn</source>
        <translation>Label for which there are prizes</translation>
    </message>
    <message>
        <source>kenmerk</source>
        <translation>label</translation>
    </message>
    <message>
        <source>nummer</source>
        <translation>number</translation>
    </message>
    <message>
        <source>groep</source>
        <translation>group</translation>
    </message>
    <message>
        <source>voor</source>
        <translation>for</translation>
    </message>
</context>
<context>
    <name>EveningDecisions</name>
    <message>
        <source>Beslissingen</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>&amp;Naar het spel</source>
        <translation>&amp;Go to the game</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Lijst afdrukken</source>
        <translation>Print the &amp;list</translation>
    </message>
    <message>
        <source>&amp;Waarschuwing of uitsluiting…</source>
        <translation>&amp;Warning or exclusion…</translation>
    </message>
    <message>
        <source>&amp;Intrekken</source>
        <translation>&amp;Withdraw</translation>
    </message>
    <message>
        <source>&amp;Ja, intrekken</source>
        <translation>&amp;Yes, withdraw</translation>
    </message>
    <message>
        <source>La&amp;ten staan</source>
        <translation>&amp;Keep it</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Nog niets beslist</source>
        <translation>Nothing decided yet</translation>
    </message>
    <message>
        <source>Hier komt wat de wedstrijdleider deze avond beslist. Ga op het formulier naar het spel en druk op F8, of laat op F7 eerst de kaarten beoordelen.</source>
        <translation>What the director decides this evening is listed here. Go to the game on the sheet and press F8, or press F7 to have the cards judged first.</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Spel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Wie</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Wordt</source>
        <translation>Becomes</translation>
    </message>
    <message>
        <source>Beslissingen · %1</source>
        <translation>Decisions · %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Was: %1. Wordt: %2.</source>
        <translation>Was: %1. Becomes: %2.</translation>
    </message>
    <message>
        <source>De avond is afgesloten. Heropen hem eerst, bij Uitslag.</source>
        <translation>The evening is closed. Reopen it first, at Result.</translation>
    </message>
    <message>
        <source>Deze beslissing intrekken? In het formulier komt weer: %1</source>
        <translation>Withdraw this decision? The sheet says again: %1</translation>
    </message>
    <message>
        <source>%1: deze beslissing intrekken?</source>
        <translation>%1: withdraw this decision?</translation>
    </message>
    <message>
        <source>Deze beslissing intrekken? De matchpunten worden weer wat ze waren.</source>
        <translation>Withdraw this decision? The matchpoints become again what they were.</translation>
    </message>
    <message>
        <source>De beslissing is ingetrokken.</source>
        <translation>The decision has been withdrawn.</translation>
    </message>
</context>
<context>
    <name>EveningDesk</name>
    <message>
        <source>Wijzigen</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Alle avonden</source>
        <translation>All evenings</translation>
    </message>
    <message>
        <source>nog niemand</source>
        <translation>nobody yet</translation>
    </message>
    <message>
        <source>tafel</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tafels</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>ronde</source>
        <translation>round</translation>
    </message>
    <message>
        <source>ronden</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>%1 van %2 ronden</source>
        <translation>%1 of %2 rounds</translation>
    </message>
    <message>
        <source>nog niet</source>
        <translation>not yet</translation>
    </message>
    <message>
        <source>%1 van %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 van %2 tot nu toe</source>
        <translation>%1 of %2 so far</translation>
    </message>
    <message>
        <source>%1 van %2 spellen</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>nog geen</source>
        <translation>none yet</translation>
    </message>
    <message>
        <source>afgesloten</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>voorlopig</source>
        <translation>provisional</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Van een formulier is nog niet alles opgeslagen; het staat nog op het scherm. Maak eerst ruimte of kijk of de schijf er nog is. Nogmaals sluiten sluit zonder op te slaan.</source>
        <translation>Not all of a sheet is saved yet; it is still on the screen. First make room, or see whether the disk is still there. Closing once more closes without saving.</translation>
    </message>
    <message>
        <source>Deze avond is afgesloten; heropen hem om te verbeteren.</source>
        <translation>This evening is closed; reopen it to correct it.</translation>
    </message>
    <message>
        <source>Dat kan op deze avond nu niet.</source>
        <translation>That cannot be done on this evening now.</translation>
    </message>
    <message>
        <source>Open eerst een avond met een indeling; kies het dan nog eens.</source>
        <translation>Open an evening with a draw first, then choose it again.</translation>
    </message>
    <message>
        <source>Aanwezig</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Indeling</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Formulieren</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Avond afsluiten</source>
        <translation>Close the evening</translation>
    </message>
    <message>
        <source>Nieuwe avond</source>
        <translation>New evening</translation>
    </message>
    <message>
        <source>Alle avonden</source>
        <translation>All evenings</translation>
    </message>
    <message>
        <source>Avond wijzigen</source>
        <translation>Change the evening</translation>
    </message>
    <message>
        <source>Open eerst de avond of wedstrijd waar de prijzen bij horen.</source>
        <translation>First open the evening or contest to which the prizes belong.</translation>
    </message>
    <message>
        <source>Indelen</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Formulier van de tegenpartij</source>
        <translation>Sheet of the other side</translation>
    </message>
    <message>
        <source>Beslissing bij dit spel</source>
        <translation>Decision on this game</translation>
    </message>
    <message>
        <source>Beslissingen van de avond</source>
        <translation>Decisions of the evening</translation>
    </message>
    <message>
        <source>Protesten</source>
        <translation>Protests</translation>
    </message>
    <message>
        <source>Aftekening terugnemen</source>
        <translation>Take back the signature</translation>
    </message>
    <message>
        <source>Leg uit</source>
        <translation>Explain</translation>
    </message>
    <message>
        <source>Statistiek</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Afdrukken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Papieren</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Indeling op naam afdrukken</source>
        <translation>Print the draw by name</translation>
    </message>
    <message>
        <source>Indeling van het noodpakket overnemen</source>
        <translation>Take over the draw of the emergency pack</translation>
    </message>
    <message>
        <source>Plaatsbriefjes afdrukken</source>
        <translation>Print seat slips</translation>
    </message>
    <message>
        <source>Formulieren afdrukken</source>
        <translation>Print sheets</translation>
    </message>
    <message>
        <source>Een rij is hier én aan tafel getypt, en er is nog niet gekozen. Kies op het formulier met F5 of Shift+F5. Nogmaals sluiten laat staan wat er staat.</source>
        <translation>A row was typed both here and at the table, and nothing was chosen yet. Choose on the sheet with F5 or Shift+F5. Closing once more leaves what stands there.</translation>
    </message>
    <message>
        <source>Prijzen</source>
        <translation>Prizes</translation>
    </message>
</context>
<context>
    <name>EveningView</name>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Bijzonder</source>
        <translation>Highlights</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Spellen van</source>
        <translation>Games of</translation>
    </message>
    <message>
        <source>Avond er&amp;voor</source>
        <translation>E&amp;vening before</translation>
    </message>
    <message>
        <source>Avond er&amp;na</source>
        <translation>Evening &amp;after</translation>
    </message>
    <message>
        <source>Naar de &amp;avond</source>
        <translation>To the &amp;evening</translation>
    </message>
    <message>
        <source>Stand erna</source>
        <translation>Standings after it</translation>
    </message>
    <message>
        <source>avond %1</source>
        <translation>evening %1</translation>
    </message>
    <message>
        <source>definitief na rectificatie %1</source>
        <translation>final after rectification %1</translation>
    </message>
    <message>
        <source>definitief</source>
        <translation>final</translation>
    </message>
    <message>
        <source>voorlopig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Van deze avond zijn alleen de totalen bekend.</source>
        <translation>Only the totals of this evening are known.</translation>
    </message>
    <message>
        <source>Van deze avond zijn de ronden bekend, niet de losse spellen.</source>
        <translation>The rounds of this evening are known, not the single games.</translation>
    </message>
    <message>
        <source>Iedereen</source>
        <translation>Everybody</translation>
    </message>
</context>
<context>
    <name>ExchangePart</name>
    <message>
        <source>Wat er niet klopt</source>
        <translation>What is wrong</translation>
    </message>
    <message>
        <source>&amp;Inlezen</source>
        <translation>&amp;Read in</translation>
    </message>
    <message>
        <source>&amp;Ledenlijst bewaren</source>
        <translation>Save the &amp;members</translation>
    </message>
    <message>
        <source>&amp;Uitslagen bewaren</source>
        <translation>Save the res&amp;ults</translation>
    </message>
    <message>
        <source>Rij</source>
        <translation>Row</translation>
    </message>
    <message>
        <source>Kolom</source>
        <translation>Column</translation>
    </message>
    <message>
        <source>Inlezen</source>
        <translation>Reading in</translation>
    </message>
    <message>
        <source>Zoals u het hebt. Eerst ziet u wat erin staat en wat ervan wordt; over elke twijfel beslist u zelf.</source>
        <translation>As you have it. First you see what is in it and what becomes of it; you decide on every doubt.</translation>
    </message>
    <message>
        <source>of sleep een bestand op het venster</source>
        <translation>or drag a file onto the window</translation>
    </message>
    <message>
        <source>Ledenlijst of adresboek</source>
        <translation>Member list or address book</translation>
    </message>
    <message>
        <source>Rekenblad, CSV of vCard, in de kolommen die u hebt.</source>
        <translation>Spreadsheet, CSV or vCard, in the columns you have.</translation>
    </message>
    <message>
        <source>Uitslagen van vroeger</source>
        <translation>Results of earlier years</translation>
    </message>
    <message>
        <source>Een regel per uitslag, of een kolom per avond.</source>
        <translation>A line for each result, or a column for each evening.</translation>
    </message>
    <message>
        <source>Losse spellen</source>
        <translation>Separate games</translation>
    </message>
    <message>
        <source>Zoals dit programma ze bewaart.</source>
        <translation>As this program keeps them.</translation>
    </message>
    <message>
        <source>Bewaren voor elders</source>
        <translation>Saving for elsewhere</translation>
    </message>
    <message>
        <source>&amp;Ledenlijst</source>
        <translation>&amp;Members</translation>
    </message>
    <message>
        <source>Iedereen met zijn gegevens, als CSV of rekenblad.</source>
        <translation>Everybody with their details, as CSV or spreadsheet.</translation>
    </message>
    <message>
        <source>&amp;Uitslagen, alle seizoenen</source>
        <translation>Res&amp;ults, all seasons</translation>
    </message>
    <message>
        <source>Wat ieder elke ronde maakte, als CSV of rekenblad.</source>
        <translation>What each made in every round, as CSV or spreadsheet.</translation>
    </message>
    <message>
        <source>Alle losse &amp;spellen</source>
        <translation>All single &amp;games</translation>
    </message>
    <message>
        <source>Elk spel van elke tafel, als CSV of rekenblad.</source>
        <translation>Every game of every table, as CSV or spreadsheet.</translation>
    </message>
    <message>
        <source>Een kaartje (vCard) van wie meespeelt.</source>
        <translation>A card (vCard) of everybody who plays.</translation>
    </message>
    <message>
        <source>Alles behalve het logboek, voor een ander programma (JSON).</source>
        <translation>All but the journal, for another program (JSON).</translation>
    </message>
    <message>
        <source>%1 nieuwe leden</source>
        <translation>%1 new members</translation>
    </message>
    <message>
        <source>%1 leden die er al zijn</source>
        <translation>%1 members who are there already</translation>
    </message>
    <message>
        <source>%1 avonden</source>
        <translation>%1 evenings</translation>
    </message>
    <message>
        <source>%1 spellen</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>Bestand inlezen</source>
        <translation>Reading in the file</translation>
    </message>
    <message>
        <source>✓ Ingelezen: %1 rijen. Met Ctrl+Z is het weer weg.</source>
        <translation>✓ Read in: %1 rows. Ctrl+Z takes it back.</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Rekenblad (*.xlsx)</source>
        <translation>CSV (*.csv);;Spreadsheet (*.xlsx)</translation>
    </message>
    <message>
        <source>leden.csv</source>
        <translation>members.csv</translation>
    </message>
    <message>
        <source>Lijst &amp;kiezen …</source>
        <translation>&amp;Choose a list …</translation>
    </message>
    <message>
        <source>Adresboek (*.vcf)</source>
        <translation>Address book (*.vcf)</translation>
    </message>
    <message>
        <source>leden.vcf</source>
        <translation>members.vcf</translation>
    </message>
    <message>
        <source>club.json</source>
        <translation>club.json</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>uitslagen.csv</source>
        <translation>results.csv</translation>
    </message>
    <message>
        <source>spellen.csv</source>
        <translation>games.csv</translation>
    </message>
    <message>
        <source>Bewaren</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Voor een rekenblad, een adresboek of een ander programma.</source>
        <translation>For a spreadsheet, an address book or another program.</translation>
    </message>
    <message>
        <source>Ledenlijst voor een &amp;adresboek</source>
        <translation>Members for an &amp;address book</translation>
    </message>
    <message>
        <source>De &amp;hele club als één open bestand</source>
        <translation>The &amp;whole club as one open file</translation>
    </message>
    <message>
        <source>%1: losse spellen, %2 rijen.</source>
        <translation>%1: single games, %2 rows.</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Saved: %1</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Uitleg</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>Kies een regel: hier staat wat hij betekent.</source>
        <translation>Choose a rule: what it means stands here.</translation>
    </message>
    <message>
        <source>In de stukken: %1</source>
        <translation>In the documents: %1</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>&amp;Leg uit</source>
        <translation>E&amp;xplain</translation>
    </message>
</context>
<context>
    <name>ExplanationWindow</name>
    <message>
        <source>&amp;Naar het formulier</source>
        <translation>&amp;Go to the sheet</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Naar de avond</source>
        <translation>&amp;Go to the evening</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Niet goed: %1</source>
        <translation>Not right: %1</translation>
    </message>
    <message>
        <source>Verplicht</source>
        <translation>Required</translation>
    </message>
</context>
<context>
    <name>FieldList</name>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Club of district</source>
        <translation>Club or district</translation>
    </message>
    <message>
        <source>Pl.</source>
        <translation>Pl.</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Mp</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>matchpunten (art. 18)</source>
        <translation>matchpoints (art. 18)</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Tops</translation>
    </message>
    <message>
        <source>Punten</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Zitting %1</source>
        <translation>Session %1</translation>
    </message>
</context>
<context>
    <name>FieldsTable</name>
    <message>
        <source>&amp;Hele lijst kopiëren</source>
        <translation>Copy the &amp;whole list</translation>
    </message>
</context>
<context>
    <name>FigureTree</name>
    <message>
        <source>Waar het getal vandaan komt</source>
        <translation>Where the figure comes from</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Getal</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Telt</source>
        <translation>Counts</translation>
    </message>
    <message>
        <source>Waarom</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>&amp;Uit- of inklappen</source>
        <translation>&amp;Open or close</translation>
    </message>
    <message>
        <source>&amp;Waar het vandaan komt</source>
        <translation>&amp;Where it comes from</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>avond-%1</source>
        <translation>evening-%1</translation>
    </message>
    <message>
        <source>%1 na rectificatie %2</source>
        <translation>%1 after rectification %2</translation>
    </message>
    <message>
        <source>Club openen</source>
        <translation>Open a club</translation>
    </message>
    <message>
        <source>Waar komt het bestand van de club?</source>
        <translation>Where does the file of the club go?</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Webpagina (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Klaverjasclub (*%1);;Alle bestanden (*)</source>
        <translation>Klaverjas club (*%1);;All files (*)</translation>
    </message>
</context>
<context>
    <name>FillInWindow</name>
    <message>
        <source>Invaltafel</source>
        <translation>Fill-in table</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Wie er in kan vallen</source>
        <translation>Who can fill in</translation>
    </message>
    <message>
        <source>Invaltafel &amp;maken</source>
        <translation>&amp;Make the fill-in table</translation>
    </message>
    <message>
        <source>Formulier af&amp;drukken</source>
        <translation>&amp;Print the sheet</translation>
    </message>
    <message>
        <source>Invaltafel &amp;wegnemen</source>
        <translation>&amp;Take the fill-in table away</translation>
    </message>
    <message>
        <source>Formulier</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Gekozen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>stil</source>
        <translation>out</translation>
    </message>
    <message>
        <source>afgetekend %1</source>
        <translation>signed off %1</translation>
    </message>
    <message>
        <source>In ronde %1 is tafel %2 de invaltafel. Het formulier staat bij 3.</source>
        <translation>In round %1, table %2 is the fill-in table. Its sheet is at step 3.</translation>
    </message>
    <message>
        <source>Stil zit: %1. Vink %3 aan voor tafel %2.</source>
        <translation>Sitting out: %1. Tick %3 for table %2.</translation>
    </message>
    <message>
        <source>Stil zit: %1. Voor tafel %2: %4 van %3 aangevinkt.</source>
        <translation>Sitting out: %1. For table %2: %4 of %3 ticked.</translation>
    </message>
    <message>
        <source>invaller</source>
        <translation>fill-in player</translation>
    </message>
    <message>
        <source>invallers</source>
        <translation>fill-in players</translation>
    </message>
    <message>
        <source>Nog geen tafel is afgetekend. Wie al klaar is, vinkt u aan met de spatiebalk.</source>
        <translation>No table has been signed off yet. Tick who has finished with the space bar.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Bevindingen</source>
        <translation>Findings</translation>
    </message>
    <message>
        <source>Niets aan te merken.</source>
        <translation>Nothing wrong.</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>de eerste pagina wordt gemaakt</source>
        <translation>the first page is being made</translation>
    </message>
    <message>
        <source>%1 is nog niet verstuurd. %2</source>
        <translation>%1: not sent yet. %2</translation>
    </message>
    <message>
        <source>%1 staat erop sinds %2.</source>
        <translation>%1: there since %2.</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Soort</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>Even nummers blijven zitten, oneven schuiven op</source>
        <translation>Even numbers stay, odd ones move up</translation>
    </message>
    <message>
        <source>Elke ronde geloot</source>
        <translation>Drawn every round</translation>
    </message>
    <message>
        <source>In&amp;deling van de paren</source>
        <translation>&amp;Draw of the pairs</translation>
    </message>
    <message>
        <source>Waarop ge&amp;loot wordt</source>
        <translation>Dra&amp;w goes by</translation>
    </message>
    <message>
        <source>Aantal paren in een &amp;team</source>
        <translation>Pairs &amp;in a team</translation>
    </message>
    <message>
        <source>Twee is een viertal; een even aantal.</source>
        <translation>Two make a team of four; an even number.</translation>
    </message>
    <message>
        <source>%1 paren in een team</source>
        <translation>%1 pairs in a team</translation>
    </message>
    <message>
        <source>loting: %1</source>
        <translation>draw: %1</translation>
    </message>
    <message>
        <source>wie waar zit, bepaalt het lot</source>
        <translation>lots decide the seats</translation>
    </message>
    <message>
        <source>De nummers bepalen wie waar zit; opnieuw indelen verandert dat niet.</source>
        <translation>The numbers decide who sits where; drawing again does not change that.</translation>
    </message>
</context>
<context>
    <name>FormsStep</name>
    <message>
        <source>Nog geen tafels</source>
        <translation>No tables yet</translation>
    </message>
    <message>
        <source>Zodra de indeling er is, staat hier van elke tafel een formulier.</source>
        <translation>As soon as there is a draw, a sheet of every table is here.</translation>
    </message>
    <message>
        <source>Naar de indeling</source>
        <translation>To the draw</translation>
    </message>
    <message>
        <source>Per tafel</source>
        <translation>By table</translation>
    </message>
    <message>
        <source>Per spel</source>
        <translation>By game</translation>
    </message>
    <message>
        <source>niets</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Tafel %1, spel %2: er staat nu %3, u typte %4. Open formulier %1 van ronde %5 en kies: F5 is wat u typte, Shift+F5 wat er staat.</source>
        <translation>Table %1, game %2: %3 stands there now, you typed %4. Open sheet %1 of round %5 and choose: F5 is what you typed, Shift+F5 what stands there.</translation>
    </message>
    <message>
        <source>Tafel %1 van ronde %5, spel %2: er staat nu %3, u typte %4. Kies: F5 is wat u typte, Shift+F5 wat er staat.</source>
        <translation>Table %1 of round %5, game %2: %3 stands there now, you typed %4. Choose: F5 is what you typed, Shift+F5 what stands there.</translation>
    </message>
    <message>
        <source>Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard.</source>
        <translation>Table %1 of round %2, game %3: you typed %4, without Enter. It is kept like that.</translation>
    </message>
    <message>
        <source>Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard; was het niet af, dan staat u bij Formulieren weer op die rij.</source>
        <translation>Table %1 of round %2, game %3: you typed %4, without Enter. It is kept like that; if it was not finished, Sheets has you on that row again.</translation>
    </message>
    <message>
        <source>Tafel %1 van ronde %2, totalen: u typte %4, zonder Enter. Zo is het bewaard.</source>
        <translation>Table %1 of round %2, totals: you typed %4, without Enter. It is kept like that.</translation>
    </message>
</context>
<context>
    <name>FrequencyList</name>
    <message>
        <source>Verdeling van de scores</source>
        <translation>Frequency of the scores</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>mp</source>
        <translation>mp</translation>
    </message>
</context>
<context>
    <name>GameDoors</name>
    <message>
        <source>Ga eerst naar de tafel waarover iets beslist is.</source>
        <translation>First go to the table about which something was decided.</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Spel %1 wordt vanavond niet gespeeld; er zijn de spellen %2.</source>
        <translation>Game %1 is not played tonight; there are games %2.</translation>
    </message>
    <message>
        <source>Nog niet alles is opgeslagen; probeer het zo nog eens.</source>
        <translation>Not everything is saved yet; try again in a moment.</translation>
    </message>
    <message>
        <source>Formulieren aftekenen</source>
        <translation>Sign off sheets</translation>
    </message>
    <message>
        <source>Op deze tafels liggen geen mapjes, dus er is niets per spel te typen. Typ per tafel (Ctrl+G), of deel opnieuw in (Ctrl+I).</source>
        <translation>No wallets lie on these tables, so there is nothing to type by game. Type by table (Ctrl+G), or draw again (Ctrl+I).</translation>
    </message>
    <message>
        <source>Enter: naar spel %1</source>
        <translation>Enter: to game %1</translation>
    </message>
    <message>
        <source>Alles getypt. Enter tekent alle formulieren af</source>
        <translation>All typed. Enter signs off all sheets</translation>
    </message>
    <message>
        <source>Enter: naar de uitslag</source>
        <translation>Enter: to the result</translation>
    </message>
    <message>
        <source>Spel %3: tafel %1 van ronde %2 is nog leeg.</source>
        <translation>Game %3: table %1 of round %2 is still empty.</translation>
    </message>
    <message>
        <source>Spel %3: tafel %1 van ronde %2 klopt nog niet.</source>
        <translation>Game %3: table %1 of round %2 is not right yet.</translation>
    </message>
    <message>
        <source>Niet getypt: u staat onder de laatste tafel. Druk eerst op Enter.</source>
        <translation>Not typed: you are below the last table. Press Enter first.</translation>
    </message>
    <message>
        <source>Roem: + voor N/Z (of Tab), − voor O/W</source>
        <translation>Roem: + for N/S (or Tab), − for E/W</translation>
    </message>
    <message>
        <source>+ gaat naar wat er nog moet</source>
        <translation>+ goes to what is still to do</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Waarover</source>
        <translation>About what</translation>
    </message>
    <message>
        <source>Alle seizoenen</source>
        <translation>All seasons</translation>
    </message>
    <message>
        <source>Welke spellen</source>
        <translation>Which games</translation>
    </message>
    <message>
        <source>Van wie</source>
        <translation>Whose</translation>
    </message>
    <message>
        <source>nieuwste eerst</source>
        <translation>newest first</translation>
    </message>
    <message>
        <source>oudste eerst</source>
        <translation>oldest first</translation>
    </message>
    <message>
        <source>Volgorde</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Spellen van</source>
        <translation>Games of</translation>
    </message>
    <message>
        <source>Iedereen, of een naam</source>
        <translation>Everybody, or a name</translation>
    </message>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Alle spellen</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>1 spel</source>
        <translation>1 game</translation>
    </message>
    <message>
        <source>%1 spellen</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>Hier zijn geen spellen van bekend.</source>
        <translation>No games are known here.</translation>
    </message>
    <message>
        <source>elke uitkomst</source>
        <translation>every outcome</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>pits</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>verzaakt</source>
        <translation>revoked</translation>
    </message>
    <message>
        <source>arbitraal</source>
        <translation>arbitral</translation>
    </message>
    <message>
        <source>niet gespeeld</source>
        <translation>not played</translation>
    </message>
    <message>
        <source>vervallen</source>
        <translation>cancelled</translation>
    </message>
    <message>
        <source>eigen en tegen</source>
        <translation>own and against</translation>
    </message>
    <message>
        <source>eigen</source>
        <translation>own</translation>
    </message>
    <message>
        <source>tegen</source>
        <translation>against</translation>
    </message>
</context>
<context>
    <name>GoOnBar</name>
    <message>
        <source>&amp;Wie gaan er door</source>
        <translation>&amp;Who go on</translation>
    </message>
    <message>
        <source>&amp;Hoe is dat beslist</source>
        <translation>&amp;How was that decided</translation>
    </message>
    <message>
        <source>&amp;Loten</source>
        <translation>Draw &amp;lots</translation>
    </message>
    <message>
        <source>Door&amp;gaan</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>Ronde %1, tafel %2 staat gelijk.</source>
        <translation>Round %1, table %2 is level.</translation>
    </message>
    <message>
        <source>kies …</source>
        <translation>choose …</translation>
    </message>
    <message>
        <source>nog een spel</source>
        <translation>one more game</translation>
    </message>
    <message>
        <source>geloot</source>
        <translation>lots drawn</translation>
    </message>
    <message>
        <source>Kies eerst wie er doorgaan.</source>
        <translation>First choose who go on.</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>Competities die doorgaan</source>
        <translation>Competitions that go on</translation>
    </message>
    <message>
        <source>&amp;Ook de avonden alvast klaarzetten</source>
        <translation>Prepare the evenings &amp;as well</translation>
    </message>
    <message>
        <source>%1   %2 avonden, %3 tot en met %4</source>
        <translation>%1   %2 evenings, %3 to %4</translation>
    </message>
    <message>
        <source>%1   1 avond, %3</source>
        <translation>%1   1 evening, %3</translation>
    </message>
    <message>
        <source>%1 blijft in %2 tot beslist is wie gaat</source>
        <translation>%1 stays in %2 until it is decided who goes</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Naar de groep hier&amp;voor</source>
        <translation>To the group &amp;before</translation>
    </message>
    <message>
        <source>Naar de groep hier&amp;na</source>
        <translation>To the group &amp;after</translation>
    </message>
    <message>
        <source>&amp;Pagina openen</source>
        <translation>Open the &amp;page</translation>
    </message>
</context>
<context>
    <name>GroupsWindow</name>
    <message>
        <source>Groepen</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>Over hoeveel groepen</source>
        <translation>Over how many groups</translation>
    </message>
    <message>
        <source>&amp;Verdelen naar de stand</source>
        <translation>&amp;Divide by the standings</translation>
    </message>
    <message>
        <source>Groepen van welke competitie</source>
        <translation>Groups of which competition</translation>
    </message>
    <message>
        <source>Over&amp;nemen, met promotie</source>
        <translation>&amp;Take over, with promotion</translation>
    </message>
    <message>
        <source>Groep er&amp;bij</source>
        <translation>Add a &amp;group</translation>
    </message>
    <message>
        <source>&amp;Terug naar zoals het was</source>
        <translation>&amp;Back to how it was</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;groepen</source>
        <translation>gro&amp;ups</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Groepen van %1</source>
        <translation>Groups of %1</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>Zonder groep</source>
        <translation>Without a group</translation>
    </message>
    <message>
        <source>Seizoen %1 is afgesloten: niemand kan naar een andere groep. Weer openen kan bij Stand, Meer, Seizoen afsluiten.</source>
        <translation>Season %1 is closed: nobody can move to another group. It can be reopened at Standings, More, Close the season.</translation>
    </message>
    <message>
        <source>Er zijn nog geen groepen. Verdeel naar de stand, of zet er een groep bij.</source>
        <translation>There are no groups yet. Divide by the standings, or add a group.</translation>
    </message>
    <message>
        <source>Sleep namen naar een andere groep, of druk op Alt met een pijl.</source>
        <translation>Drag names to another group, or press Alt with an arrow.</translation>
    </message>
    <message>
        <source>Nog niet opgeslagen: 1 naam verplaatst.</source>
        <translation>Not stored yet: 1 name moved.</translation>
    </message>
    <message>
        <source>Nog niet opgeslagen: %1 namen verplaatst.</source>
        <translation>Not stored yet: %1 names moved.</translation>
    </message>
    <message>
        <source>Dit is nog niet opgeslagen. Nog eens sluiten laat alles zoals het was.</source>
        <translation>This is not stored yet. Closing once more leaves everything as it was.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Snelkaart</source>
        <translation>Quick card</translation>
    </message>
    <message>
        <source>Handleiding</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Hulp</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Onderwerpen</source>
        <translation>Topics</translation>
    </message>
    <message>
        <source>Zoeken in de hulp</source>
        <translation>Search the help</translation>
    </message>
    <message>
        <source>&amp;Handleiding afdrukken</source>
        <translation>Print the &amp;manual</translation>
    </message>
    <message>
        <source>&amp;Snelkaart afdrukken</source>
        <translation>Print the &amp;quick card</translation>
    </message>
    <message>
        <source>Deze bladzijde ontbreekt in deze installatie.</source>
        <translation>This page is missing in this installation.</translation>
    </message>
    <message>
        <source>Op geen bladzijde staat %1. Probeer een ander woord.</source>
        <translation>No page has %1. Try another word.</translation>
    </message>
</context>
<context>
    <name>HandFields</name>
    <message>
        <source>&amp;Vastleggen</source>
        <translation>R&amp;ecord</translation>
    </message>
    <message>
        <source>V&amp;ergelijken met wat gedeeld is</source>
        <translation>Co&amp;mpare with what was dealt</translation>
    </message>
    <message>
        <source>&amp;Terug</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>S&amp;pel</source>
        <translation>G&amp;ame</translation>
    </message>
    <message>
        <source>Kleur en kaart: SA schoppen aas, HH harten heer, R10, KV; of per kleur: S A 10 9, H H V. Van drie hele handen volgt de vierde.</source>
        <translation>Suit and card: SA ace of spades, HK king of hearts, R10, KQ queen of clubs; or by suit: S A 10 9, H K Q. The fourth follows from three whole hands.</translation>
    </message>
    <message>
        <source>De kaarten zijn die van het controlekaartje.</source>
        <translation>The cards are those of the control card.</translation>
    </message>
</context>
<context>
    <name>HandIn</name>
    <message>
        <source>Protest indienen</source>
        <translation>Hand in a protest</translation>
    </message>
    <message>
        <source>niemand in het bijzonder</source>
        <translation>nobody in particular</translation>
    </message>
    <message>
        <source>in het algemeen</source>
        <translation>in general</translation>
    </message>
    <message>
        <source>ronde %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>&amp;Indienen</source>
        <translation>&amp;Hand in</translation>
    </message>
    <message>
        <source>Waar &amp;gaat het over</source>
        <translation>What it is a&amp;bout</translation>
    </message>
    <message>
        <source>&amp;Tafel</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Spel</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>De tijd voor protesten is voorbij. Het wordt wel bewaard; de wedstrijdleider beslist of het nog telt.</source>
        <translation>The time for protests is over. It is kept all the same; the director decides whether it still counts.</translation>
    </message>
    <message>
        <source>Schrijf op waartegen het protest gaat.</source>
        <translation>Write down what the protest is against.</translation>
    </message>
    <message>
        <source>&amp;Niet indienen</source>
        <translation>Do&amp;n’t hand in</translation>
    </message>
    <message>
        <source>&amp;Ronde</source>
        <translation>&amp;Round</translation>
    </message>
    <message>
        <source>&amp;Wie protesteert</source>
        <translation>&amp;Who protests</translation>
    </message>
    <message>
        <source>%1 · %2 tegen %3</source>
        <translation>%1 · %2 against %3</translation>
    </message>
    <message>
        <source>alle spellen</source>
        <translation>all games</translation>
    </message>
    <message>
        <source>Typ een naam of nummer</source>
        <translation>Type a name or number</translation>
    </message>
    <message>
        <source>Kies wie protesteert, of “niemand in het bijzonder”.</source>
        <translation>Choose who protests, or “nobody in particular”.</translation>
    </message>
    <message>
        <source>Datum en tijd komen er vanzelf bij.</source>
        <translation>Date and time are added by themselves.</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Kaarten van dit spel</source>
        <translation>Cards of this game</translation>
    </message>
    <message>
        <source>%1, gever</source>
        <translation>%1, dealer</translation>
    </message>
    <message>
        <source>%1, komt uit</source>
        <translation>%1, leads</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Troef</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>Wie speelt</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Wie komt uit</source>
        <translation>Who leads</translation>
    </message>
    <message>
        <source>Wat u invoert</source>
        <translation>What you enter</translation>
    </message>
    <message>
        <source>geen</source>
        <translation>none</translation>
    </message>
    <message>
        <source>&amp;Reglement</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Troef</source>
        <translation>&amp;Trumps</translation>
    </message>
    <message>
        <source>&amp;Speelt</source>
        <translation>&amp;Plays</translation>
    </message>
    <message>
        <source>&amp;Uitkomst</source>
        <translation>&amp;Leads</translation>
    </message>
    <message>
        <source>&amp;Bod</source>
        <translation>&amp;Bid</translation>
    </message>
    <message>
        <source>&amp;Dubbel</source>
        <translation>&amp;Double</translation>
    </message>
    <message>
        <source>&amp;Invoer</source>
        <translation>&amp;Entering</translation>
    </message>
    <message>
        <source>Slagen</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>schoppen</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>harten</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>ruiten</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>klaveren</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>zonder</source>
        <translation>without</translation>
    </message>
    <message>
        <source>niet</source>
        <translation>no</translation>
    </message>
    <message>
        <source>kraak</source>
        <translation>kraak</translation>
    </message>
    <message>
        <source>rekraak</source>
        <translation>rekraak</translation>
    </message>
    <message>
        <source>superkraak</source>
        <translation>superkraak</translation>
    </message>
    <message>
        <source>geklopt</source>
        <translation>kloppen</translation>
    </message>
    <message>
        <source>tegengeklopt</source>
        <translation>tegenkloppen</translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>Geschiedenis</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Wanneer</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Stap</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Wat er anders werd</source>
        <translation>What became otherwise</translation>
    </message>
    <message>
        <source>Kies eerst iemand bij Leden</source>
        <translation>Choose somebody at Members first</translation>
    </message>
</context>
<context>
    <name>HitsPane</name>
    <message>
        <source>Gevonden</source>
        <translation>Found</translation>
    </message>
    <message>
        <source> en </source>
        <translation> and </translation>
    </message>
    <message>
        <source>Geen avond op %1; wel op %2</source>
        <translation>No evening on %1, but on %2</translation>
    </message>
    <message>
        <source>De eerste %1; typ meer letters om er minder te zien</source>
        <translation>The first %1; type more letters to see fewer</translation>
    </message>
    <message>
        <source>Niets gevonden</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>1 gevonden</source>
        <translation>1 found</translation>
    </message>
    <message>
        <source>%1 gevonden</source>
        <translation>%1 found</translation>
    </message>
</context>
<context>
    <name>HoldsFields</name>
    <message>
        <source>Voor het hele seizoen</source>
        <translation>For the whole season</translation>
    </message>
    <message>
        <source>Pas vanaf een datum</source>
        <translation>Only from a date</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: ledenvergadering, 14 voor en 3 tegen</source>
        <translation>For instance: members&apos; meeting, 14 for and 3 against</translation>
    </message>
    <message>
        <source>&amp;Geldt</source>
        <translation>Hol&amp;ds</translation>
    </message>
    <message>
        <source>Vanaf</source>
        <translation>From</translation>
    </message>
    <message>
        <source>Wie besloot dit, en waarom</source>
        <translation>Who decided this, and why</translation>
    </message>
    <message>
        <source>De stand na eerdere avonden blijft zoals hij was. In de stand vanaf die dag telt alles volgens de nieuwe regel, ook wie vóór die dag een avond miste.</source>
        <translation>The standings after earlier evenings stay as they were. In the standings from that day all counts by the new rule, an evening missed before that day too.</translation>
    </message>
    <message>
        <source>De regel die vanaf %1 gold, vervalt dan.</source>
        <translation>The rule that held from %1 then lapses.</translation>
    </message>
</context>
<context>
    <name>HomePart</name>
    <message>
        <source>&amp;Ook tijdens een ronde, zoals de zaal het ziet</source>
        <translation>&amp;Also during a round, as the hall sees it</translation>
    </message>
    <message>
        <source>&amp;Iedereen stemde in bij inschrijving</source>
        <translation>&amp;Everybody agreed on entering</translation>
    </message>
    <message>
        <source>Map &amp;kiezen</source>
        <translation>C&amp;hoose folder</translation>
    </message>
    <message>
        <source>&amp;Vertrouw deze sleutel</source>
        <translation>&amp;Trust this key</translation>
    </message>
    <message>
        <source>&amp;Uitzetten</source>
        <translation>T&amp;urn off</translation>
    </message>
    <message>
        <source>&amp;Aanzetten</source>
        <translation>Turn o&amp;n</translation>
    </message>
    <message>
        <source>Na elke ronde maakt het programma één pagina met de stand, als HTML, als JSON en als plaatje voor een bericht. Wie geen toestemming gaf, is er een nummer.</source>
        <translation>After each round the program makes one page with the standings, as HTML, as JSON and as a picture for a message. Those who did not agree are numbers on it.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>Sturen &amp;naar (mag leeg)</source>
        <translation>&amp;Send to (may be empty)</translation>
    </message>
    <message>
        <source>sftp://gebruiker@server/map of, voor WebDAV, https://gebruiker@server/map</source>
        <translation>sftp://user@server/folder or, for WebDAV, https://user@server/folder</translation>
    </message>
    <message>
        <source>A&amp;dres voor thuis (mag leeg)</source>
        <translation>Add&amp;ress for at home (may be empty)</translation>
    </message>
    <message>
        <source>Waar de pagina te lezen is; staat als QR op kaarten, wand en uitslag.</source>
        <translation>Where the page can be read; stands as a QR on cards, wall and result.</translation>
    </message>
    <message>
        <source>&amp;Wachtwoord</source>
        <translation>&amp;Password</translation>
    </message>
    <message>
        <source>Thuis volgen</source>
        <translation>Follow at home</translation>
    </message>
    <message>
        <source>Van %1 van de %2 deelnemers is niet bekend of ze met naam genoemd mogen.</source>
        <translation>Of %1 of the %2 entrants it is not known whether they may be named.</translation>
    </message>
    <message>
        <source>O&amp;pnieuw</source>
        <translation>A&amp;gain</translation>
    </message>
    <message>
        <source>bij inschrijving</source>
        <translation>on entering</translation>
    </message>
    <message>
        <source>Map voor de stand</source>
        <translation>Folder for the standings</translation>
    </message>
</context>
<context>
    <name>HomeView</name>
    <message>
        <source>Seizoenen</source>
        <translation>Seasons</translation>
    </message>
    <message>
        <source>Nakijken</source>
        <translation>Look up</translation>
    </message>
    <message>
        <source>Op deze dag</source>
        <translation>On this day</translation>
    </message>
    <message>
        <source>Op deze dag is in andere jaren niet gespeeld.</source>
        <translation>Nothing was played on this day in other years.</translation>
    </message>
    <message>
        <source>Alles wat er ooit gespeeld is</source>
        <translation>Everything that was ever played</translation>
    </message>
    <message>
        <source>Hier staan straks alle seizoenen, de records en het verloop van elke speler. Het begint bij de eerste avond.</source>
        <translation>All seasons, the records and the progress of every player will be here. It begins with the first evening.</translation>
    </message>
    <message>
        <source>Naar de &amp;avond</source>
        <translation>To the &amp;evening</translation>
    </message>
    <message>
        <source>Uit een rekenblad of CSV-bestand: hele avonden, ronden of spellen, wat u hebt.</source>
        <translation>From a spreadsheet or CSV file: whole evenings, rounds or games, whatever you have.</translation>
    </message>
    <message>
        <source>Uitslagen van vroeger &amp;inlezen</source>
        <translation>Read &amp;in earlier results</translation>
    </message>
    <message>
        <source>Archief</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Alle seizoenen</source>
        <translation>All seasons</translation>
    </message>
    <message>
        <source>Op deze dag, %1</source>
        <translation>On this day, %1</translation>
    </message>
    <message>
        <source>Kampioenen</source>
        <translation>Champions</translation>
    </message>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Onderdeel</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Wat daar staat</source>
        <translation>What is there</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Hoe lang geleden</source>
        <translation>How long ago</translation>
    </message>
    <message>
        <source>Jaar</source>
        <translation>Year</translation>
    </message>
    <message>
        <source>Winnaar</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>wie bovenaan staat in elke lijst</source>
        <translation>who is at the top of each list</translation>
    </message>
    <message>
        <source>Lijsten aller tijden</source>
        <translation>All-time lists</translation>
    </message>
    <message>
        <source>de hoogste honderd</source>
        <translation>the highest hundred</translation>
    </message>
    <message>
        <source>van elk seizoen</source>
        <translation>of every season</translation>
    </message>
    <message>
        <source>Twee spelers</source>
        <translation>Two players</translation>
    </message>
    <message>
        <source>samen en tegen elkaar</source>
        <translation>together and against each other</translation>
    </message>
    <message>
        <source>Alle spellen</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>tot het losse spel</source>
        <translation>down to the single game</translation>
    </message>
    <message>
        <source>en op elke andere</source>
        <translation>and on any other</translation>
    </message>
</context>
<context>
    <name>HotspotWindow</name>
    <message>
        <source>Geen netwerk gevonden</source>
        <translation>No network found</translation>
    </message>
    <message>
        <source>Deze laptop zit in geen enkel netwerk, dus telefoons kunnen hem niet vinden. Sluit hem aan op een router, of laat hem zelf een netwerk maken.</source>
        <translation>This laptop is in no network at all, so phones cannot find it. Connect it to a router, or let it make a network of its own.</translation>
    </message>
    <message>
        <source>Kijk opnieuw</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>Sluiten</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Zodra er een netwerk is, gaat het vanzelf aan.</source>
        <translation>As soon as there is a network, it goes on by itself.</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Kolommen</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Beslissen</source>
        <translation>Deciding</translation>
    </message>
    <message>
        <source>Wat er komt</source>
        <translation>What will come</translation>
    </message>
    <message>
        <source>! nog iets invullen</source>
        <translation>! something to fill in</translation>
    </message>
    <message>
        <source>%1 in gebruik</source>
        <translation>%1 in use</translation>
    </message>
    <message>
        <source>nog %1</source>
        <translation>%1 to go</translation>
    </message>
    <message>
        <source>✓ klaar</source>
        <translation>✓ done</translation>
    </message>
    <message>
        <source>1 avond</source>
        <translation>1 evening</translation>
    </message>
    <message>
        <source>%1 avonden</source>
        <translation>%1 evenings</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <source>Rekenblad, CSV of adresboek (*.xlsx *.csv *.txt *.tsv *.vcf);;Alle bestanden (*)</source>
        <translation>Spreadsheet, CSV or address book (*.xlsx *.csv *.txt *.tsv *.vcf);;All files (*)</translation>
    </message>
    <message>
        <source>Welke lijst?</source>
        <translation>Which list?</translation>
    </message>
    <message>
        <source>✓ Ingelezen: %1 uitslagen op %2 avonden. Met Ctrl+Z is het weer weg.</source>
        <translation>✓ Read in: %1 results on %2 evenings. Ctrl+Z takes them out again.</translation>
    </message>
    <message>
        <source>✓ Op de lijst: %1. Met Ctrl+Z is het weer weg.</source>
        <translation>✓ On the list: %1. Ctrl+Z takes it away again.</translation>
    </message>
    <message>
        <source>✓ Ingelezen: %1 nieuw, %2 gewijzigd. Met Ctrl+Z is het weer weg.</source>
        <translation>✓ Read in: %1 new, %2 changed. Ctrl+Z takes it out again.</translation>
    </message>
    <message>
        <source>Niet overgenomen: %1 (%2).</source>
        <translation>Not taken over: %1 (%2).</translation>
    </message>
    <message>
        <source>Niet gebruikt: %1.</source>
        <translation>Not used: %1.</translation>
    </message>
    <message>
        <source>avond %1</source>
        <translation>evening %1</translation>
    </message>
    <message>
        <source>ronde %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>rij %1</source>
        <translation>row %1</translation>
    </message>
    <message>
        <source>, kolom %1</source>
        <translation>, column %1</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>In welke map komt de inzage?</source>
        <translation>In which folder is the inspection kept?</translation>
    </message>
    <message>
        <source>inzage %1</source>
        <translation>inspection %1</translation>
    </message>
    <message>
        <source>✓ Inzage bewaard als PDF en als JSON: %1</source>
        <translation>✓ Inspection kept as PDF and as JSON: %1</translation>
    </message>
    <message>
        <source>Inzage</source>
        <translation>Inspection</translation>
    </message>
    <message>
        <source>Wat de club weet van %1</source>
        <translation>What the club knows of %1</translation>
    </message>
    <message>
        <source>Inzage volgens de AVG, artikel 15 en 20</source>
        <translation>Inspection by the GDPR, articles 15 and 20</translation>
    </message>
</context>
<context>
    <name>KindsPane</name>
    <message>
        <source>Soorten leden</source>
        <translation>Kinds of members</translation>
    </message>
    <message>
        <source>Wat betaalt een lid?</source>
        <translation>What does a member pay?</translation>
    </message>
    <message>
        <source>Een soort heeft een naam, zoals Lid of Donateur, en een bedrag voor dit seizoen.</source>
        <translation>A kind has a name, such as Member or Donor, and an amount for this season.</translation>
    </message>
    <message>
        <source>&amp;Eerste soort</source>
        <translation>&amp;First kind</translation>
    </message>
    <message>
        <source>Een volgend seizoen neemt de soorten over.</source>
        <translation>A next season takes the kinds over.</translation>
    </message>
    <message>
        <source>&amp;Ja, vaststellen</source>
        <translation>&amp;Yes, lay</translation>
    </message>
    <message>
        <source>&amp;Niet doen</source>
        <translation>Do &amp;not</translation>
    </message>
    <message>
        <source>&amp;Nieuwe soort</source>
        <translation>&amp;New kind</translation>
    </message>
    <message>
        <source>&amp;Overnemen van het vorige seizoen</source>
        <translation>&amp;Take over from last season</translation>
    </message>
    <message>
        <source>nee</source>
        <translation>no</translation>
    </message>
    <message>
        <source>per maand</source>
        <translation>by month</translation>
    </message>
    <message>
        <source>per kwartaal</source>
        <translation>by quarter</translation>
    </message>
    <message>
        <source>Soort</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Contributie</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Inschrijfgeld</source>
        <translation>Entry fee</translation>
    </message>
    <message>
        <source>Naar rato</source>
        <translation>Pro rata</translation>
    </message>
    <message>
        <source>Termijnen</source>
        <translation>Instalments</translation>
    </message>
    <message>
        <source>Korting</source>
        <translation>Discount</translation>
    </message>
    <message>
        <source>Lid</source>
        <translation>Member</translation>
    </message>
    <message>
        <source>Geef eerst aan wat een lid betaalt.</source>
        <translation>First say what a member pays.</translation>
    </message>
    <message>
        <source>lid is nog van geen soort en betaalt niets.</source>
        <translation>member is of no kind yet and pays nothing.</translation>
    </message>
    <message>
        <source>leden zijn nog van geen soort en betalen niets.</source>
        <translation>members are of no kind yet and pay nothing.</translation>
    </message>
    <message>
        <source>Er is niets vast te stellen: iedereen met een soort heeft zijn contributie al.</source>
        <translation>There is nothing to lay: everybody with a kind has their dues already.</translation>
    </message>
    <message>
        <source>Voor %3: %1, samen € %2. Zo vaststellen?</source>
        <translation>For %3: %1, € %2 in all. Lay these?</translation>
    </message>
    <message>
        <source>bedrag</source>
        <translation>amount</translation>
    </message>
    <message>
        <source>bedragen</source>
        <translation>amounts</translation>
    </message>
    <message>
        <source>altijd alles</source>
        <translation>always all</translation>
    </message>
    <message>
        <source>Contributie vast&amp;stellen</source>
        <translation>&amp;Lay the dues</translation>
    </message>
    <message>
        <source>Nog &amp;te betalen</source>
        <translation>Still to &amp;pay</translation>
    </message>
    <message>
        <source>Papi&amp;eren</source>
        <translation>Pape&amp;rs</translation>
    </message>
    <message>
        <source>elke maand die begon</source>
        <translation>each month that began</translation>
    </message>
    <message>
        <source>elk kwartaal dat begon</source>
        <translation>each quarter that began</translation>
    </message>
    <message>
        <source>N&amp;aam</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>&amp;Contributie</source>
        <translation>&amp;Dues</translation>
    </message>
    <message>
        <source>Voor een heel seizoen, in euro&apos;s.</source>
        <translation>For a whole season, in euros.</translation>
    </message>
    <message>
        <source>&amp;Inschrijfgeld</source>
        <translation>&amp;Entry fee</translation>
    </message>
    <message>
        <source>Eén keer, in het seizoen van begin.</source>
        <translation>Once, in the season of joining.</translation>
    </message>
    <message>
        <source>&amp;Korting</source>
        <translation>D&amp;iscount</translation>
    </message>
    <message>
        <source>Voor de tweede en volgende van één huishouden.</source>
        <translation>For the second and later of one household.</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>%1, betaald € %2, open € %3</source>
        <translation>%1, paid € %2, open € %3</translation>
    </message>
    <message>
        <source>lid</source>
        <translation>member</translation>
    </message>
    <message>
        <source>leden</source>
        <translation>members</translation>
    </message>
    <message>
        <source>Maak wie nog &amp;geen soort heeft (%1): %2</source>
        <translation>Make who has no &amp;kind yet (%1): %2</translation>
    </message>
    <message>
        <source>Nieuwe soort</source>
        <translation>New kind</translation>
    </message>
    <message>
        <source>Kies een soort in de lijst</source>
        <translation>Choose a kind in the list</translation>
    </message>
    <message>
        <source>&amp;Wie later komt, betaalt</source>
        <translation>Who &amp;joins later pays</translation>
    </message>
    <message>
        <source>Ter&amp;mijnen</source>
        <translation>Instalmen&amp;ts</translation>
    </message>
</context>
<context>
    <name>LeavingForm</name>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>&amp;Laatste dag</source>
        <translation>&amp;Last day</translation>
    </message>
    <message>
        <source>Geen &amp;mail meer</source>
        <translation>No more &amp;mail</translation>
    </message>
    <message>
        <source>Contributie &amp;kwijtschelden</source>
        <translation>Remit the Re&amp;mit the duesdues</translation>
    </message>
    <message>
        <source>Van de a&amp;vonden die komen</source>
        <translation>Off the e&amp;venings to come</translation>
    </message>
    <message>
        <source>Geen &amp;wensen en paren meer</source>
        <translation>No more &amp;wishes and pairs</translation>
    </message>
    <message>
        <source>&amp;Functies eindigen</source>
        <translation>&amp;Functions end</translation>
    </message>
    <message>
        <source>&amp;Toch niet</source>
        <translation>N&amp;ot after all</translation>
    </message>
    <message>
        <source>%1 gaat weg</source>
        <translation>%1 leaves</translation>
    </message>
    <message>
        <source>hoort niet in de lijst</source>
        <translation>does not belong in the list</translation>
    </message>
    <message>
        <source>Alles van %1 gaat uit de club.</source>
        <translation>All of %1 goes from the club.</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Doet n&amp;iet meer mee</source>
        <translation>Takes part no lon&amp;ger</translation>
    </message>
    <message>
        <source>%1 is verwijderd.</source>
        <translation>%1 was removed.</translation>
    </message>
    <message>
        <source>%1 doet niet meer mee: %2.</source>
        <translation>%1 takes part no longer: %2.</translation>
    </message>
    <message>
        <source>%1 gaat weg op die dag: %2.</source>
        <translation>%1 leaves on that day: %2.</translation>
    </message>
    <message>
        <source>Ctrl+Z haalt dit terug.</source>
        <translation>Ctrl+Z takes this back.</translation>
    </message>
</context>
<context>
    <name>LedgerWindow</name>
    <message>
        <source>Wie zat stil</source>
        <translation>Who sat out</translation>
    </message>
    <message>
        <source>Zoeken op naam</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Zoeken in wie stilzat</source>
        <translation>Search who sat out</translation>
    </message>
    <message>
        <source>Beurt voor beurt</source>
        <translation>Turn by turn</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Nog niemand zat stil</source>
        <translation>Nobody sat out yet</translation>
    </message>
    <message>
        <source>Hier staat wie er wanneer stilzat, aan een tafel van drie speelde of inviel, en wat dat opleverde. De volgende indeling houdt er rekening mee.</source>
        <translation>Who sat out, played at a table of three or filled in, and when and for what, stands here. The next draw takes it into account.</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Kwam nog niet aan de beurt.</source>
        <translation>Had no turn yet.</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Hoe</source>
        <translation>How</translation>
    </message>
    <message>
        <source>Waarheen</source>
        <translation>Where to</translation>
    </message>
    <message>
        <source>per mail</source>
        <translation>by mail</translation>
    </message>
    <message>
        <source>als concept</source>
        <translation>as a draft</translation>
    </message>
    <message>
        <source>op papier</source>
        <translation>on paper</translation>
    </message>
    <message>
        <source>niet</source>
        <translation>not</translation>
    </message>
</context>
<context>
    <name>LettersPane</name>
    <message>
        <source>Brief</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Aan wie</source>
        <translation>To whom</translation>
    </message>
    <message>
        <source>Verzonden</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Mailserver</source>
        <translation>Mail server</translation>
    </message>
    <message>
        <source>Er wordt nog verstuurd. Kies eerst Stoppen, of wacht tot alles weg is.</source>
        <translation>Mail is still being sent. Choose Stop first, or wait until all of it is gone.</translation>
    </message>
    <message>
        <source>De vorige keer stopte het programma tijdens het versturen. Bij Verzonden staat van wie onbekend is of het aankwam.</source>
        <translation>Last time the program stopped while it was sending. At Sent it says of whom it is not known whether it arrived.</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Hint: %1</source>
        <translation>Hint: %1</translation>
    </message>
</context>
<context>
    <name>ListSteps</name>
    <message>
        <source>Inlezen: %1</source>
        <translation>Reading in: %1</translation>
    </message>
    <message>
        <source>Besluit &amp;terug (Ctrl+Z)</source>
        <translation>&amp;Take decision back (Ctrl+Z)</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Er verandert niets in de club voordat u bij stap 3 op de knop drukt.</source>
        <translation>Nothing changes in the club before you press the button of step 3.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Waar wordt de rest bewaard?</source>
        <translation>Where is the rest kept?</translation>
    </message>
    <message>
        <source>Lijst overnemen</source>
        <translation>Take a list</translation>
    </message>
    <message>
        <source>Gestopt. Er is niets ingelezen.</source>
        <translation>Stopped. Nothing was read in.</translation>
    </message>
</context>
<context>
    <name>ListTable</name>
    <message>
        <source>&amp;Openen</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Pagina openen</source>
        <translation>Open the &amp;page</translation>
    </message>
    <message>
        <source>&amp;Leg uit</source>
        <translation>&amp;Explain</translation>
    </message>
    <message>
        <source>&amp;Aan- of uitvinken</source>
        <translation>&amp;Tick or untick</translation>
    </message>
    <message>
        <source>&amp;Weghalen</source>
        <translation>&amp;Take away</translation>
    </message>
    <message>
        <source>&amp;Hele lijst kopiëren</source>
        <translation>&amp;Copy the whole list</translation>
    </message>
    <message>
        <source>Voor %1 is dit venster te smal.</source>
        <translation>This window is too narrow for %1.</translation>
    </message>
</context>
<context>
    <name>ListView</name>
    <message>
        <source>Welke lijst</source>
        <translation>Which list</translation>
    </message>
    <message>
        <source>vanzelf</source>
        <translation>by itself</translation>
    </message>
    <message>
        <source>Minstens zoveel avonden</source>
        <translation>At least so many evenings</translation>
    </message>
    <message>
        <source>minstens</source>
        <translation>at least</translation>
    </message>
    <message>
        <source>Niemand staat nog in deze lijst.</source>
        <translation>Nobody is in this list yet.</translation>
    </message>
</context>
<context>
    <name>LockBox</name>
    <message>
        <source>De kopie op de stick met een &amp;wachtwoord op slot doen</source>
        <translation>Lock the backup on the stick with a &amp;password</translation>
    </message>
    <message>
        <source>Wachtwoor&amp;d</source>
        <translation>Passwor&amp;d</translation>
    </message>
    <message>
        <source>Minstens tien tekens. Schrijf het op: zonder gaat de kopie nooit meer open.</source>
        <translation>At least ten characters. Write it down: without it the backup never opens again.</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>&amp;Zending</source>
        <translation>&amp;Mailing</translation>
    </message>
    <message>
        <source>Zoeken op naam</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Verzonden</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>&amp;Verder sturen</source>
        <translation>Send the &amp;rest</translation>
    </message>
    <message>
        <source>Toch &amp;nog eens sturen</source>
        <translation>Send o&amp;nce more all the same</translation>
    </message>
    <message>
        <source>Nog niets verstuurd</source>
        <translation>Nothing sent yet</translation>
    </message>
    <message>
        <source>Hier komt te staan welke brief aan wie ging, wanneer en hoe.</source>
        <translation>Here it will say which letter went to whom, when and how.</translation>
    </message>
    <message>
        <source>Z&amp;oeken</source>
        <translation>&amp;Search</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Hoe</source>
        <translation>How</translation>
    </message>
    <message>
        <source>Wat ervan werd</source>
        <translation>What became of it</translation>
    </message>
    <message>
        <source>Wanneer</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Naar</source>
        <translation>To</translation>
    </message>
</context>
<context>
    <name>LogoField</name>
    <message>
        <source>Logo van de club</source>
        <translation>Logo of the club</translation>
    </message>
    <message>
        <source>Logo kie&amp;zen</source>
        <translation>Cho&amp;ose a logo</translation>
    </message>
    <message>
        <source>Logo &amp;weghalen</source>
        <translation>Re&amp;move the logo</translation>
    </message>
    <message>
        <source>Een PNG of JPEG; hij staat boven elk papier, ook op zwart-wit. Zonder logo staat er een klaverblad in de kleur van de club.</source>
        <translation>A PNG or JPEG; it stands at the top of every paper, in black and white too. Without a logo there is a clover in the colour of the club.</translation>
    </message>
    <message>
        <source>Afbeeldingen (*.png *.jpg *.jpeg)</source>
        <translation>Pictures (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Logo kiezen</source>
        <translation>Choose a logo</translation>
    </message>
    <message>
        <source>Dit bestand is groter dan 10 MB. Maak de afbeelding kleiner.</source>
        <translation>This file is larger than 10 MB. Make the picture smaller.</translation>
    </message>
    <message>
        <source>Dit bestand is er niet of is niet te lezen. Kies een ander.</source>
        <translation>This file is not there or cannot be read. Choose another.</translation>
    </message>
    <message>
        <source>Dit is geen PNG of JPEG. Kies een ander bestand.</source>
        <translation>This is no PNG or JPEG. Choose another file.</translation>
    </message>
    <message>
        <source>Deze afbeelding is beschadigd. Kies een ander bestand.</source>
        <translation>This picture is damaged. Choose another file.</translation>
    </message>
</context>
<context>
    <name>MainFrame</name>
    <message>
        <source>Het clubbestand is bijgewerkt voor deze versie van het programma. Hoe het was, is bewaard als reservekopie: %1.</source>
        <translation>The club file was brought up to date for this version of the program. As it was, it is kept as a backup: %1.</translation>
    </message>
    <message>
        <source>Deze kopie is van voordat gegevens gewist werden. Dat is nu opnieuw gedaan: %1 keer.</source>
        <translation>This copy is from before data were erased. That is done again now: %1 times.</translation>
    </message>
    <message>
        <source>Wat u intussen typte (%1) staat nergens; typ het opnieuw.</source>
        <translation>What you typed meanwhile (%1) was not taken; type it again.</translation>
    </message>
    <message>
        <source>Grote letters aan</source>
        <translation>Large type on</translation>
    </message>
    <message>
        <source>Grote letters uit</source>
        <translation>Large type off</translation>
    </message>
    <message>
        <source>Club openen</source>
        <translation>Open a club</translation>
    </message>
    <message>
        <source>Open eerst de avond die de zaal moet zien, onder Avond.</source>
        <translation>First open the evening that the hall is to see, at Evening.</translation>
    </message>
    <message>
        <source>Ronde %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>alleen bekijken</source>
        <translation>looking only</translation>
    </message>
</context>
<context>
    <name>MandateForm</name>
    <message>
        <source>tot het ingetrokken wordt</source>
        <translation>until it is withdrawn</translation>
    </message>
    <message>
        <source>één keer</source>
        <translation>one time</translation>
    </message>
    <message>
        <source>&amp;Incasso van rekening</source>
        <translation>&amp;Direct debit from account</translation>
    </message>
    <message>
        <source>%1, getekend op %2</source>
        <translation>%1, signed on %2</translation>
    </message>
    <message>
        <source>Incasso</source>
        <translation>Direct debit</translation>
    </message>
    <message>
        <source>Leeg: de naam van het lid.</source>
        <translation>Empty: the member&apos;s name.</translation>
    </message>
    <message>
        <source>Leeg: het programma maakt er een.</source>
        <translation>Empty: the program makes one.</translation>
    </message>
    <message>
        <source>Ken&amp;merk</source>
        <translation>Referen&amp;ce</translation>
    </message>
    <message>
        <source>Geldt voor</source>
        <translation>Valid for</translation>
    </message>
    <message>
        <source>Op naam van</source>
        <translation>In the name of</translation>
    </message>
    <message>
        <source>Int&amp;rekken</source>
        <translation>With&amp;draw</translation>
    </message>
    <message>
        <source>Mandaat voor incasso</source>
        <translation>Mandate for direct debit</translation>
    </message>
    <message>
        <source>Gete&amp;kend op</source>
        <translation>Signed &amp;on</translation>
    </message>
</context>
<context>
    <name>MemberEditor</name>
    <message>
        <source>&amp;Gast, geen lid</source>
        <translation>&amp;Guest, not a member</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Voo&amp;rnaam</source>
        <translation>&amp;First name</translation>
    </message>
    <message>
        <source>&amp;Tussenvoegsel</source>
        <translation>&amp;Prefix</translation>
    </message>
    <message>
        <source>van, de, van der ...</source>
        <translation>van, de, van der ...</translation>
    </message>
    <message>
        <source>&amp;Achternaam</source>
        <translation>&amp;Last name</translation>
    </message>
    <message>
        <source>On&amp;derscheid</source>
        <translation>To tell apa&amp;rt</translation>
    </message>
    <message>
        <source>Tele&amp;foon</source>
        <translation>&amp;Telephone</translation>
    </message>
    <message>
        <source>&amp;E-mail</source>
        <translation>&amp;E-mail</translation>
    </message>
    <message>
        <source>Papieren hebben geen %1: daar staat dan �.</source>
        <translation>Papers have no %1: a � stands there.</translation>
    </message>
    <message>
        <source>Kies iemand in de lijst</source>
        <translation>Choose somebody in the list</translation>
    </message>
    <message>
        <source>Nieuw lid</source>
        <translation>New member</translation>
    </message>
    <message>
        <source>Doet weer &amp;mee</source>
        <translation>Takes &amp;part again</translation>
    </message>
    <message>
        <source>Meer gegevens …</source>
        <translation>More details …</translation>
    </message>
    <message>
        <source>Eigen velden …</source>
        <translation>Own fields …</translation>
    </message>
    <message>
        <source>Wi&amp;jzigen</source>
        <translation>&amp;Change</translation>
    </message>
    <message>
        <source>Een functie op elke regel: voorzitter 2019-2023, of 2019- voor wie het nog is.</source>
        <translation>A function on each line: chairman 2019-2023, or 2019- for who still is.</translation>
    </message>
    <message>
        <source>Straat en nummer</source>
        <translation>Street and number</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>Postcode</translation>
    </message>
    <message>
        <source>Woonplaats</source>
        <translation>Town</translation>
    </message>
    <message>
        <source>Tweede telefoon</source>
        <translation>Second telephone</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: Kerkstraat 1</source>
        <translation>For instance: 1 Church Street</translation>
    </message>
    <message>
        <source>Wie hier hetzelfde heeft, woont bij elkaar: voor de korting.</source>
        <translation>Who has the same here lives together: for the discount.</translation>
    </message>
    <message>
        <source>Voor naamgenoten, zoals de straat.</source>
        <translation>For namesakes, such as the street.</translation>
    </message>
    <message>
        <source>Lidnummer</source>
        <translation>Member number</translation>
    </message>
    <message>
        <source>Soort lid</source>
        <translation>Kind of member</translation>
    </message>
    <message>
        <source>Huishouden</source>
        <translation>Household</translation>
    </message>
    <message>
        <source>Geboortedatum</source>
        <translation>Birth date</translation>
    </message>
    <message>
        <source>Lid sinds</source>
        <translation>Member since</translation>
    </message>
    <message>
        <source>Tot en met</source>
        <translation>Until</translation>
    </message>
    <message>
        <source>Reden van vertrek</source>
        <translation>Reason for leaving</translation>
    </message>
    <message>
        <source>Functies</source>
        <translation>Functions</translation>
    </message>
    <message>
        <source>Bij nood bellen</source>
        <translation>Call in an emergency</translation>
    </message>
    <message>
        <source>Telefoon daarvan</source>
        <translation>Their telephone</translation>
    </message>
    <message>
        <source>Notitie</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>geen: betaalt niets</source>
        <translation>none: pays nothing</translation>
    </message>
    <message>
        <source>gast</source>
        <translation>guest</translation>
    </message>
    <message>
        <source>doet niet meer mee</source>
        <translation>no longer takes part</translation>
    </message>
    <message>
        <source>&amp;Vertrek …</source>
        <translation>Lea&amp;ves …</translation>
    </message>
    <message>
        <source>“%1” staat nu bij het tussenvoegsel. De naam komt onder de %2.</source>
        <translation>“%1” now stands with the prefix. The name is listed under %2.</translation>
    </message>
    <message>
        <source>De hele naam stond bij Voornaam. Klopt het zo? Enter slaat op.</source>
        <translation>The whole name stood at First name. Is it right like this? Enter stores it.</translation>
    </message>
    <message>
        <source>Vul de achternaam in.</source>
        <translation>Fill in the last name.</translation>
    </message>
    <message>
        <source>Dit is nog niet opgeslagen. Enter slaat op; nog eens Esc gooit weg wat hier getypt is.</source>
        <translation>This is not stored yet. Enter stores it; Esc once more throws away what was typed here.</translation>
    </message>
    <message>
        <source>%1 is er al. Een ander? Vul het onderscheid in, zoals de straat.</source>
        <translation>%1 is here already. Somebody else? Fill in what tells them apart, such as the street.</translation>
    </message>
    <message>
        <source>%1 is er al %2 keer. Vul het onderscheid in, zoals de straat.</source>
        <translation>%1 is here %2 times already. Fill in what tells them apart, such as the street.</translation>
    </message>
    <message>
        <source>Nog eens Enter slaat zo op.</source>
        <translation>Enter once more stores it as it is.</translation>
    </message>
    <message>
        <source>Alt+W doet het, Esc laat het zo.</source>
        <translation>Alt+R does it, Esc leaves it as it is.</translation>
    </message>
    <message>
        <source>&amp;Wissen, voorgoed</source>
        <translation>E&amp;rase for good</translation>
    </message>
    <message>
        <source>Gegevens &amp;wissen</source>
        <translation>E&amp;rase data</translation>
    </message>
</context>
<context>
    <name>MembersPage</name>
    <message>
        <source>Paren</source>
        <translation>Pairs</translation>
    </message>
    <message>
        <source>Viertallen</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Contributie</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Brieven</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Toestemming</source>
        <translation>Consent</translation>
    </message>
    <message>
        <source>Bestuur</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dubbel</source>
        <translation>Twice</translation>
    </message>
    <message>
        <source>Eigen velden</source>
        <translation>Fields of our own</translation>
    </message>
    <message>
        <source>Geschiedenis</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Lijsten</source>
        <translation>Lists</translation>
    </message>
    <message>
        <source>Dubbele &amp;namen</source>
        <translation>&amp;Names there twice</translation>
    </message>
    <message>
        <source>Adres en &amp;functies</source>
        <translation>Address and &amp;functions</translation>
    </message>
    <message>
        <source>&amp;Nieuw lid</source>
        <translation>&amp;New member</translation>
    </message>
    <message>
        <source>Bij Leden is iets ingevuld dat nog niet is opgeslagen. Enter slaat op. Nogmaals sluiten laat het weg.</source>
        <translation>Something filled in at Members is not saved yet. Enter saves it. Closing once more leaves it out.</translation>
    </message>
    <message>
        <source>&amp;Wensen voor de indeling</source>
        <translation>&amp;Wishes for the draw</translation>
    </message>
    <message>
        <source>Een li&amp;jst uit een bestand …</source>
        <translation>A list from a fil&amp;e …</translation>
    </message>
    <message>
        <source>&amp;Contributie</source>
        <translation>&amp;Dues</translation>
    </message>
    <message>
        <source>&amp;Zoeken in de lijst</source>
        <translation>&amp;Search the list</translation>
    </message>
    <message>
        <source>Lijsten en etiketten</source>
        <translation>Lists and labels</translation>
    </message>
    <message>
        <source>Leden plakken uit een rekenblad</source>
        <translation>Paste members from a spreadsheet</translation>
    </message>
    <message>
        <source>Dubbele namen</source>
        <translation>Names that are there twice</translation>
    </message>
    <message>
        <source>Leden</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>&amp;Toestemmingen</source>
        <translation>C&amp;onsents</translation>
    </message>
    <message>
        <source>&amp;Brieven en mail</source>
        <translation>&amp;Letters and mail</translation>
    </message>
    <message>
        <source>Bestu&amp;ur en vergadering</source>
        <translation>&amp;Board and meeting</translation>
    </message>
    <message>
        <source>&amp;Inzage in de eigen gegevens</source>
        <translation>&amp;Inspection of one&apos;s own data</translation>
    </message>
    <message>
        <source>Nieuw paa&amp;r</source>
        <translation>New &amp;pair</translation>
    </message>
    <message>
        <source>Nieuw tea&amp;m</source>
        <translation>New &amp;team</translation>
    </message>
</context>
<context>
    <name>Mended</name>
    <message>
        <source>!  Er is niets hersteld: het logboek bewijst niet hoe het was.</source>
        <translation>!  Nothing was mended: the journal does not prove how it was.</translation>
    </message>
    <message>
        <source>✓  Hersteld uit het logboek:</source>
        <translation>✓  Mended from the journal:</translation>
    </message>
    <message>
        <source>!  Dit bewijst het logboek niet; het is zo gelaten:</source>
        <translation>!  The journal does not prove this; it was left as it is:</translation>
    </message>
    <message>
        <source>Het beschadigde bestand is bewaard: %1</source>
        <translation>The damaged file was kept: %1</translation>
    </message>
    <message>
        <source>–  en nog %1 meer</source>
        <translation>–  and %1 more</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Bewerken</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Ga naar</source>
        <translation>Go to</translation>
    </message>
    <message>
        <source>Beeld</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Hulp</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>&amp;Nieuwe wedstrijd …</source>
        <translation>&amp;New contest …</translation>
    </message>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>&amp;Kopie naar een stick of andere map …</source>
        <translation>Backup to a s&amp;tick or another folder …</translation>
    </message>
    <message>
        <source>A&amp;fsluiten</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Ongedaan maken</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Bestand</source>
        <translation>File</translation>
    </message>
    <message>
        <source>O&amp;pnieuw doen</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>er is niets</source>
        <translation>there is nothing</translation>
    </message>
    <message>
        <source>Nieuwe &amp;club …</source>
        <translation>New &amp;club …</translation>
    </message>
    <message>
        <source>&amp;Openen …</source>
        <translation>&amp;Open …</translation>
    </message>
    <message>
        <source>&amp;Laatst geopend</source>
        <translation>Opened &amp;last</translation>
    </message>
    <message>
        <source>Lijst &amp;inlezen …</source>
        <translation>Read a li&amp;st …</translation>
    </message>
    <message>
        <source>&amp;Wat is er gedaan …</source>
        <translation>&amp;What was done …</translation>
    </message>
    <message>
        <source>&amp;Voorkeuren …</source>
        <translation>&amp;Preferences …</translation>
    </message>
    <message>
        <source>A&amp;rbitrage …</source>
        <translation>A&amp;rbitration …</translation>
    </message>
    <message>
        <source>&amp;Volgend deel van het scherm</source>
        <translation>&amp;Next part of the screen</translation>
    </message>
    <message>
        <source>Groot &amp;scherm en klok …</source>
        <translation>Big &amp;screen and clock …</translation>
    </message>
    <message>
        <source>&amp;Wat kan er nog meer?</source>
        <translation>&amp;What else is there?</translation>
    </message>
    <message>
        <source>&amp;Probleem melden</source>
        <translation>&amp;Report a problem</translation>
    </message>
    <message>
        <source>&amp;Over clubadmin</source>
        <translation>&amp;About clubadmin</translation>
    </message>
    <message>
        <source>Gegevens van de club</source>
        <translation>Details of the club</translation>
    </message>
    <message>
        <source>Seizoenen en competities</source>
        <translation>Seasons and competitions</translation>
    </message>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Reservekopie en controle</source>
        <translation>Backup and check</translation>
    </message>
    <message>
        <source>In- en uitvoer</source>
        <translation>Import and export</translation>
    </message>
    <message>
        <source>Kleuren van het systeem</source>
        <translation>Colours of the system</translation>
    </message>
    <message>
        <source>Licht</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Donker</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Inhoud</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Noodpakket</source>
        <translation>Emergency pack</translation>
    </message>
    <message>
        <source>Overdracht</source>
        <translation>Handover</translation>
    </message>
    <message>
        <source>Groot scherm vullend</source>
        <translation>Big screen full</translation>
    </message>
    <message>
        <source>Klok starten of stilzetten</source>
        <translation>Start or stop the clock</translation>
    </message>
    <message>
        <source>Zoeken</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Menubalk</source>
        <translation>Menu bar</translation>
    </message>
    <message>
        <source>&amp;Grote letters</source>
        <translation>La&amp;rge letters</translation>
    </message>
    <message>
        <source>&amp;Hulp bij wat u ziet</source>
        <translation>&amp;Help on what you see</translation>
    </message>
</context>
<context>
    <name>NeededWindow</name>
    <message>
        <source>Wat heb ik nodig?</source>
        <translation>What do I need?</translation>
    </message>
    <message>
        <source>nu</source>
        <translation>now</translation>
    </message>
    <message>
        <source>wat gepland is</source>
        <translation>what is planned</translation>
    </message>
    <message>
        <source>maken hun gemiddelde</source>
        <translation>their average</translation>
    </message>
    <message>
        <source>evenaren hun beste</source>
        <translation>their best</translation>
    </message>
    <message>
        <source>komen niet</source>
        <translation>stay away</translation>
    </message>
    <message>
        <source>het record</source>
        <translation>the record</translation>
    </message>
    <message>
        <source>Zoeken op naam</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Wat iedereen nodig heeft</source>
        <translation>What everybody needs</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Uitrekenen wat nodig is</source>
        <translation>Working out what is needed</translation>
    </message>
    <message>
        <source>&amp;Stand na avond</source>
        <translation>&amp;After evening</translation>
    </message>
    <message>
        <source>&amp;Nog te spelen</source>
        <translation>S&amp;till to play</translation>
    </message>
    <message>
        <source>&amp;De anderen</source>
        <translation>The &amp;others</translation>
    </message>
    <message>
        <source>&amp;Hoogstens</source>
        <translation>At &amp;most</translation>
    </message>
    <message>
        <source>&amp;Plaatsen tot</source>
        <translation>Places &amp;to</translation>
    </message>
    <message>
        <source>Wat iemand nodig heeft</source>
        <translation>What somebody needs</translation>
    </message>
    <message>
        <source>Geen avonden meer te spelen</source>
        <translation>No evenings left to play</translation>
    </message>
    <message>
        <source>Kies bij “Nog te spelen” hoeveel avonden er nog komen.</source>
        <translation>Choose at “Still to play” how many evenings are to come.</translation>
    </message>
    <message>
        <source>&amp;Vóór de laatste avond kijken</source>
        <translation>&amp;Look before the last evening</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Leg uit</source>
        <translation>Explain</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Niemand heet zo.</source>
        <translation>Nobody has that name.</translation>
    </message>
</context>
<context>
    <name>NewClubForm</name>
    <message>
        <source>Klaverjasclub De Nel</source>
        <translation>Klaverjas club De Nel</translation>
    </message>
    <message>
        <source>Individueel: iedereen voor zichzelf, tafels geloot</source>
        <translation>Individual: everybody for himself, tables drawn</translation>
    </message>
    <message>
        <source>Paren: vaste maten</source>
        <translation>Pairs: fixed partners</translation>
    </message>
    <message>
        <source>Nog geen competitie</source>
        <translation>No competition yet</translation>
    </message>
    <message>
        <source>&amp;Naam van de club</source>
        <translation>&amp;Name of the club</translation>
    </message>
    <message>
        <source>&amp;Spelregels</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>Later kunt u ze veld voor veld lezen en een eigen versie maken.</source>
        <translation>Later you can read them field by field and make a version of your own.</translation>
    </message>
    <message>
        <source>&amp;Andere map</source>
        <translation>&amp;Another folder</translation>
    </message>
    <message>
        <source>Nieuwe club</source>
        <translation>New club</translation>
    </message>
    <message>
        <source>&amp;Plaats</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Spellen per &amp;boompje</source>
        <translation>Games in a &amp;boompje</translation>
    </message>
    <message>
        <source>&amp;Ronden per avond</source>
        <translation>&amp;Rounds an evening</translation>
    </message>
    <message>
        <source>&amp;Eerste competitie</source>
        <translation>&amp;First competition</translation>
    </message>
    <message>
        <source>Meer competities voegt u later toe bij Club; een losse wedstrijd of een toernooi maakt u met Ctrl+Shift+N.</source>
        <translation>More competitions are added later at Club; a contest of one evening or a tournament is made with Ctrl+Shift+N.</translation>
    </message>
    <message>
        <source>Club &amp;maken</source>
        <translation>&amp;Make the club</translation>
    </message>
    <message>
        <source>Bestand: %1</source>
        <translation>File: %1</translation>
    </message>
    <message>
        <source>Hoe heet de club? Vul hier een naam in.</source>
        <translation>What is the club called? Fill in a name here.</translation>
    </message>
    <message>
        <source>Individueel</source>
        <translation>Individual</translation>
    </message>
    <message>
        <source>Paren</source>
        <translation>Pairs</translation>
    </message>
</context>
<context>
    <name>NewContest</name>
    <message>
        <source>Nieuwe wedstrijd</source>
        <translation>New contest</translation>
    </message>
    <message>
        <source>Pri&amp;jzen</source>
        <translation>Pri&amp;zes</translation>
    </message>
    <message>
        <source>&amp;Wedstrijd maken</source>
        <translation>Make the &amp;contest</translation>
    </message>
    <message>
        <source>Geef de wedstrijd een naam.</source>
        <translation>Give the contest a name.</translation>
    </message>
    <message>
        <source>&amp;Naam</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>Wat voor wedstrijd?</source>
        <translation>What kind of contest?</translation>
    </message>
    <message>
        <source>&amp;Toch niet</source>
        <translation>No&amp;t after all</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Nieuw in versie %1:</source>
        <translation>New in version %1:</translation>
    </message>
    <message>
        <source>Er kan een nieuwere versie zijn dan %1. Kijk eens %2.</source>
        <translation>There may be a newer version than %1. Have a look %2.</translation>
    </message>
</context>
<context>
    <name>NextSeasonWindow</name>
    <message>
        <source>Volgend seizoen</source>
        <translation>Next season</translation>
    </message>
    <message>
        <source>Seizoen &amp;maken</source>
        <translation>&amp;Make the season</translation>
    </message>
    <message>
        <source>&amp;Naam</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Eerste dag</source>
        <translation>&amp;First day</translation>
    </message>
    <message>
        <source>L&amp;aatste dag</source>
        <translation>&amp;Last day</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Na seizoen %1</source>
        <translation>After season %1</translation>
    </message>
    <message>
        <source>De %1 leden blijven zoals ze zijn. Elke competitie gaat door met haar regels van de laatste avond, de groepen na promotie en degradatie, en dezelfde weekdagen.</source>
        <translation>The %1 members stay as they are. Each competition goes on with its rules of the last evening, the groups after promotion and relegation, and the same days of the week.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Gelezen (Esc)</source>
        <translation>Dismiss (Esc)</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>Uitslag van het spel</source>
        <translation>Result of the game</translation>
    </message>
    <message>
        <source>Het spel wordt opnieuw gedeeld.</source>
        <translation>The game is dealt again.</translation>
    </message>
    <message>
        <source>Achter de rij van het nieuwe spel: %1</source>
        <translation>Behind the row of the new game: %1</translation>
    </message>
    <message>
        <source>Nog niet bekend: daarvoor moeten alle slagen er liggen.</source>
        <translation>Not known yet: all tricks must be there for that.</translation>
    </message>
    <message>
        <source>%1 straf</source>
        <translation>%1 penalty</translation>
    </message>
    <message>
        <source>Welke rij dit wordt hangt af van wie speelt; kies dat links.</source>
        <translation>Which row this makes depends on who plays; choose that at the left.</translation>
    </message>
    <message>
        <source>In het formulier: %1</source>
        <translation>On the sheet: %1</translation>
    </message>
    <message>
        <source>gehaald</source>
        <translation>made</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit</translation>
    </message>
    <message>
        <source>verzaakt</source>
        <translation>revoked</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Inhoud</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>&amp;Nieuwe avond</source>
        <translation>&amp;New evening</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Competitie</source>
        <translation>&amp;Competition</translation>
    </message>
    <message>
        <source>Nieuwe &amp;wedstrijd</source>
        <translation>New con&amp;test</translation>
    </message>
    <message>
        <source>Nog geen avonden in deze competitie. Kies een datum en maak de eerste; daarna vinkt u aan wie er zijn.</source>
        <translation>No evenings in this competition yet. Choose a date and make the first; then you tick who is there.</translation>
    </message>
    <message>
        <source>Nog geen competitie</source>
        <translation>No competition yet</translation>
    </message>
    <message>
        <source>Een avond hoort bij een competitie: individueel of in paren, met een spelregel en een manier om de stand op te maken.</source>
        <translation>An evening belongs to a competition: individual or in pairs, with rules and a way of making the standings.</translation>
    </message>
    <message>
        <source>Maak een seizoen en een competitie</source>
        <translation>Make a season and a competition</translation>
    </message>
    <message>
        <source>Uitslagen van vroeger haalt u binnen bij Club, In- en uitvoer.</source>
        <translation>Results of earlier years come in at Club, Import and export.</translation>
    </message>
    <message>
        <source>Of één &amp;wedstrijd of toernooi</source>
        <translation>Or one con&amp;test or tournament</translation>
    </message>
    <message>
        <source>Competitie of wedstrijd</source>
        <translation>Competition or contest</translation>
    </message>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deelnemers</source>
        <translation>Entrants</translation>
    </message>
    <message>
        <source>Formulieren</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Stand van zaken</source>
        <translation>How things stand</translation>
    </message>
    <message>
        <source>van papier</source>
        <translation>from paper</translation>
    </message>
    <message>
        <source>afgesloten</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>nog leeg</source>
        <translation>still empty</translation>
    </message>
    <message>
        <source>bezig</source>
        <translation>going on</translation>
    </message>
    <message>
        <source>&amp;Nieuwe avond %1</source>
        <translation>&amp;New evening %1</translation>
    </message>
    <message>
        <source>Seizoen %1 is afgesloten: er komen geen avonden meer bij. Weer openen kan bij Stand, Meer, Seizoen afsluiten.</source>
        <translation>Season %1 is closed: no more evenings are added. It can be reopened at Standings, More, Close the season.</translation>
    </message>
    <message>
        <source>Deze wedstrijd is van één avond. Komen er meer, geef dat dan op bij Club, Competities.</source>
        <translation>This contest is of one evening. If there are to be more, say so at Club, Competitions.</translation>
    </message>
    <message>
        <source>Toch maken? Druk nog eens op Enter.</source>
        <translation>Make it all the same? Press Enter once more.</translation>
    </message>
    <message>
        <source>Op deze dag is er al avond %1 van %2.</source>
        <translation>On this day there is evening %1 of %2 already.</translation>
    </message>
    <message>
        <source>Dit wordt avond %1, en er zijn er %2 gepland.</source>
        <translation>This will be evening %1, and %2 are planned.</translation>
    </message>
</context>
<context>
    <name>OwnAccount</name>
    <message>
        <source>de naam van de club</source>
        <translation>the name of the club</translation>
    </message>
    <message>
        <source>&amp;Rekening van de club</source>
        <translation>The cl&amp;ub&apos;s account</translation>
    </message>
    <message>
        <source>O&amp;p naam van</source>
        <translation>In the name &amp;of</translation>
    </message>
    <message>
        <source>Rekening &amp;bewaren</source>
        <translation>&amp;Keep the account</translation>
    </message>
</context>
<context>
    <name>OwnFieldsPane</name>
    <message>
        <source>Eigen veld</source>
        <translation>Own field</translation>
    </message>
    <message>
        <source>Eigen velden</source>
        <translation>Fields of our own</translation>
    </message>
    <message>
        <source>Mist u een veld?</source>
        <translation>Is a field missing?</translation>
    </message>
    <message>
        <source>Geef het hier een naam, zoals Bondsnummer of Sleutel. Ieder lid krijgt het.</source>
        <translation>Give it a name here, such as Union number or Key. Every member gets it.</translation>
    </message>
    <message>
        <source>&amp;Naam van het veld</source>
        <translation>&amp;Name of the field</translation>
    </message>
    <message>
        <source>Nie&amp;uw veld</source>
        <translation>New &amp;field</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>%1 is bij %2 leden ingevuld; dat gaat mee. Nog eens Verwijderen doet het.</source>
        <translation>%1 is filled in for %2 members; that goes with it. Remove once more does it.</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>&amp;Naam van de regels</source>
        <translation>&amp;Name of the rules</translation>
    </message>
    <message>
        <source>Een naam die al bestaat, geeft een nieuwe versie van die regels.</source>
        <translation>A name that is there already makes a new version of those rules.</translation>
    </message>
    <message>
        <source>&amp;Geldig vanaf</source>
        <translation>&amp;Valid from</translation>
    </message>
    <message>
        <source>Avonden van eerder houden de regels waaronder ze gespeeld zijn.</source>
        <translation>Earlier evenings keep the rules they were played under.</translation>
    </message>
    <message>
        <source>&amp;Toch niet</source>
        <translation>Not af&amp;ter all</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Eigen versie van %1</source>
        <translation>Own version of %1</translation>
    </message>
    <message>
        <source>%1, eigen regels</source>
        <translation>%1, own rules</translation>
    </message>
    <message>
        <source>Geef de regels een naam.</source>
        <translation>Give the rules a name.</translation>
    </message>
    <message>
        <source>Deze regels zijn nog niet opgeslagen. Nog eens Esc gooit de eigen versie weg.</source>
        <translation>These rules are not stored yet. Esc once more throws the own version away.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Dat kan hier nu niet.</source>
        <translation>That cannot be done here now.</translation>
    </message>
</context>
<context>
    <name>PageKeeper</name>
    <message>
        <source>Bewaren als CSV</source>
        <translation>Save as CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>PagesPart</name>
    <message>
        <source>&amp;Map kiezen</source>
        <translation>Choose a &amp;folder</translation>
    </message>
    <message>
        <source>&amp;Pagina&apos;s maken</source>
        <translation>&amp;Make pages</translation>
    </message>
    <message>
        <source>&amp;Bekijken in de browser</source>
        <translation>&amp;View in the browser</translation>
    </message>
    <message>
        <source>M&amp;ap</source>
        <translation>Fol&amp;der</translation>
    </message>
    <message>
        <source>&amp;Seizoenen (spatie: wel of niet)</source>
        <translation>&amp;Seasons (space: with or without)</translation>
    </message>
    <message>
        <source>Map voor de pagina&apos;s</source>
        <translation>Folder for the pages</translation>
    </message>
    <message>
        <source>! Er is geen seizoen aangevinkt. Kies er een met de spatie.</source>
        <translation>! No season is ticked. Choose one with the space bar.</translation>
    </message>
    <message>
        <source>Webpagina&apos;s schrijven</source>
        <translation>Writing web pages</translation>
    </message>
    <message>
        <source>De pagina&apos;s worden gemaakt</source>
        <translation>The pages are being made</translation>
    </message>
    <message>
        <source>Webpagina&apos;s maken</source>
        <translation>Making web pages</translation>
    </message>
    <message>
        <source>✓ %1: %2 pagina&apos;s, waarvan %3 nieuw of veranderd, %4 weggehaald.</source>
        <translation>✓ %1: %2 pages, of which %3 new or changed, %4 taken away.</translation>
    </message>
    <message>
        <source>Het programma maakt een map met pagina&apos;s: standen, avonden, spelers en records. Die map zet u op de website van de club. Wie geen toestemming gaf, staat er niet met name in. Trekt iemand de toestemming in? Maak de pagina&apos;s dan opnieuw: de naam is dan weg.</source>
        <translation>The program makes a folder of pages: standings, evenings, players and records. You put that folder on the website of the club. Who gave no consent is not named in it. Does somebody withdraw the consent? Then make the pages again: the name is gone.</translation>
    </message>
    <message>
        <source>%1 van de %2 leden en gasten hebben toestemming gegeven. Dat zet u bij Toestemmingen.</source>
        <translation>%1 of the %2 members and guests have given consent. You record that under Consents.</translation>
    </message>
    <message>
        <source>Webpagina&apos;s</source>
        <translation>Web pages</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Zoek een persoon, een avond of een opdracht</source>
        <translation>Find a person, an evening or a command</translation>
    </message>
    <message>
        <source>Zoeken</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Gevonden</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Toelichting</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>Hulp</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Niets gevonden</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>Esc wist wat u typte; nog eens Esc sluit.</source>
        <translation>Esc clears what you typed; Esc once more closes.</translation>
    </message>
    <message>
        <source>Esc sluit.</source>
        <translation>Esc closes.</translation>
    </message>
    <message>
        <source>opdracht</source>
        <translation>command</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Indeling op &amp;tafel</source>
        <translation>Draw by &amp;table</translation>
    </message>
    <message>
        <source>Indeling op &amp;naam</source>
        <translation>Draw by &amp;name</translation>
    </message>
    <message>
        <source>&amp;Plaatsbriefjes</source>
        <translation>Seat &amp;slips</translation>
    </message>
    <message>
        <source>&amp;Formulieren om in te vullen</source>
        <translation>Blank s&amp;heets</translation>
    </message>
    <message>
        <source>Formulieren van &amp;deze ronde</source>
        <translation>Sheets of th&amp;is round</translation>
    </message>
    <message>
        <source>&amp;Alle papieren (Ctrl+Shift+L)</source>
        <translation>&amp;All papers (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Deelnemerslijst</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>op nummer, met groep en club of district</source>
        <translation>by number, with group and club or district</translation>
    </message>
    <message>
        <source>Indeling op tafel</source>
        <translation>Draw by table</translation>
    </message>
    <message>
        <source>wie zit waar, ronde voor ronde, om op te hangen</source>
        <translation>who sits where, round by round, to hang up</translation>
    </message>
    <message>
        <source>Indeling op naam</source>
        <translation>Draw by name</translation>
    </message>
    <message>
        <source>ieder vindt zijn naam en daarbij zijn tafels</source>
        <translation>everybody finds his name and his tables with it</translation>
    </message>
    <message>
        <source>Plaatsbriefjes</source>
        <translation>Seat slips</translation>
    </message>
    <message>
        <source>Tafelkaarten</source>
        <translation>Table cards</translation>
    </message>
    <message>
        <source>nummer, groep en de vier kanten; wordt een tentje</source>
        <translation>number, group and the four sides; folds into a tent</translation>
    </message>
    <message>
        <source>Wisselkaarten</source>
        <translation>Movement cards</translation>
    </message>
    <message>
        <source>Mapetiketten</source>
        <translation>Wallet labels</translation>
    </message>
    <message>
        <source>spel, groep en de G van de gever, voor buiten op het mapje</source>
        <translation>game, group and the D of the dealer, for the outside of the wallet</translation>
    </message>
    <message>
        <source>Handkaartjes</source>
        <translation>Hand cards</translation>
    </message>
    <message>
        <source>voor elk vakje: gever en uitkomer, en de hand</source>
        <translation>for each pocket: dealer and lead, and the hand</translation>
    </message>
    <message>
        <source>Controlekaarten</source>
        <translation>Control cards</translation>
    </message>
    <message>
        <source>alle vier de handen van een spel, voor de wedstrijdleiding</source>
        <translation>all four hands of a game, for the director</translation>
    </message>
    <message>
        <source>Scorekaartjes</source>
        <translation>Score cards</translation>
    </message>
    <message>
        <source>een per spel, om met het mapje mee te gaan</source>
        <translation>one for each game, to go along with the wallet</translation>
    </message>
    <message>
        <source>Formulieren</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>voor elke tafel, om in te vullen</source>
        <translation>for every table, to fill in</translation>
    </message>
    <message>
        <source>Formulieren van een ronde</source>
        <translation>Sheets of a round</translation>
    </message>
    <message>
        <source>de boompjes van een tafel op één blad, met vier handtekeningen</source>
        <translation>the boompjes of a table on one sheet, with four signatures</translation>
    </message>
    <message>
        <source>Verzamelstaat om in te vullen</source>
        <translation>Collecting sheet to fill in</translation>
    </message>
    <message>
        <source>de deelnemers naast de spellen</source>
        <translation>the participants beside the games</translation>
    </message>
    <message>
        <source>Afvalschema</source>
        <translation>Bracket</translation>
    </message>
    <message>
        <source>alle ronden naast elkaar, met wie doorgaat</source>
        <translation>all rounds side by side, with who goes on</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>voor ieder waar hij zit, ronde voor ronde; wordt gesneden</source>
        <translation>for everybody where he sits, round by round; to be cut</translation>
    </message>
    <message>
        <source>op elke tafel: waar ieder daarna heen gaat</source>
        <translation>on every table: where everybody goes next</translation>
    </message>
    <message>
        <source>om op te hangen</source>
        <translation>to hang up</translation>
    </message>
    <message>
        <source>Omroepblad</source>
        <translation>Announcer’s sheet</translation>
    </message>
    <message>
        <source>van laatste naar eerste, groot, om voor te lezen</source>
        <translation>from last to first, large, to read out</translation>
    </message>
    <message>
        <source>Oorkonden</source>
        <translation>Diplomas</translation>
    </message>
    <message>
        <source>Frequentiestaat</source>
        <translation>Frequency sheet</translation>
    </message>
    <message>
        <source>per spel: alle scores, de matchpunten en de handen</source>
        <translation>for each game: all scores, the matchpoints and the hands</translation>
    </message>
    <message>
        <source>Loopstaten</source>
        <translation>Travelling sheets</translation>
    </message>
    <message>
        <source>per deelnemer: elk spel, tegen wie, en wat het opbracht</source>
        <translation>for each participant: every game, against whom, and what it brought</translation>
    </message>
    <message>
        <source>Kruistabel</source>
        <translation>Crosstable</translation>
    </message>
    <message>
        <source>wat ieder tegen ieder maakte</source>
        <translation>what everybody made against everybody</translation>
    </message>
    <message>
        <source>Verzamelstaat</source>
        <translation>Collecting sheet</translation>
    </message>
    <message>
        <source>de matchpunten van ieder op elk spel</source>
        <translation>everybody’s matchpoints on every game</translation>
    </message>
    <message>
        <source>Uitslag over de zittingen</source>
        <translation>Result over the sessions</translation>
    </message>
    <message>
        <source>de matchpunten van alle zittingen tot en met deze</source>
        <translation>the matchpoints of all sessions up to this one</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>van de competitie tot en met deze avond, om op te hangen</source>
        <translation>of the competition up to this evening, to hang up</translation>
    </message>
    <message>
        <source>Omroepblad van de stand</source>
        <translation>Announcer’s sheet of the standings</translation>
    </message>
    <message>
        <source>van laatste naar eerste, voor de prijsuitreiking</source>
        <translation>from last to first, for the prize-giving</translation>
    </message>
    <message>
        <source>Oorkonden van de stand</source>
        <translation>Diplomas of the standings</translation>
    </message>
    <message>
        <source>voor plaats 1, 2 en 3 van de competitie</source>
        <translation>for places 1, 2 and 3 of the competition</translation>
    </message>
    <message>
        <source>kan als er deelnemers zijn</source>
        <translation>possible when there are participants</translation>
    </message>
    <message>
        <source>kan na de indeling</source>
        <translation>possible after the draw</translation>
    </message>
    <message>
        <source>kan als de spellen gedeeld zijn</source>
        <translation>possible when the games have been dealt</translation>
    </message>
    <message>
        <source>kan zodra er iets is ingevuld</source>
        <translation>possible as soon as something has been entered</translation>
    </message>
    <message>
        <source>de stand is nog geheim</source>
        <translation>the standings are still secret</translation>
    </message>
    <message>
        <source>Vóór het spelen</source>
        <translation>Before play</translation>
    </message>
    <message>
        <source>Tijdens het spelen</source>
        <translation>During play</translation>
    </message>
    <message>
        <source>Na afloop</source>
        <translation>Afterwards</translation>
    </message>
    <message>
        <source>Van de competitie</source>
        <translation>Of the competition</translation>
    </message>
    <message>
        <source>Rectificatie %1</source>
        <translation>Rectification %1</translation>
    </message>
    <message>
        <source>plaats 1, 2 en 3 en de poedelprijs (afvaltoernooi: de finale en de poedelprijs)</source>
        <translation>places 1, 2 and 3 and the booby prize (knock-out: the final and the booby prize)</translation>
    </message>
</context>
<context>
    <name>PapersWindow</name>
    <message>
        <source>Papieren</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Eén kant, vouwen</source>
        <translation>One side, fold</translation>
    </message>
    <message>
        <source>Twee kanten, om de lange</source>
        <translation>Both sides, long edge</translation>
    </message>
    <message>
        <source>Tafels geven ze door</source>
        <translation>Tables pass them on</translation>
    </message>
    <message>
        <source>Elke tafel eigen mapjes</source>
        <translation>Each table its own</translation>
    </message>
    <message>
        <source>Groot, om op te hangen</source>
        <translation>Large, to hang on a wall</translation>
    </message>
    <message>
        <source>Klein, voor op tafel</source>
        <translation>Small, for the table</translation>
    </message>
    <message>
        <source>&amp;Bekijken en afdrukken</source>
        <translation>&amp;View and print</translation>
    </message>
    <message>
        <source>Bewaren als één &amp;PDF</source>
        <translation>Save as &amp;one PDF</translation>
    </message>
    <message>
        <source>Bewaren, &amp;elk papier apart</source>
        <translation>Save &amp;each paper apart</translation>
    </message>
    <message>
        <source>&amp;Stoppen</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Lijsten</source>
        <translation>&amp;Lists</translation>
    </message>
    <message>
        <source>&amp;Handkaartjes</source>
        <translation>&amp;Hand cards</translation>
    </message>
    <message>
        <source>&amp;Mapjes van tafels met dezelfde spellen</source>
        <translation>&amp;Wallets of tables with the same games</translation>
    </message>
    <message>
        <source>&amp;Alles</source>
        <translation>&amp;All</translation>
    </message>
    <message>
        <source>&amp;Niets</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Papieren maken</source>
        <translation>Making papers</translation>
    </message>
    <message>
        <source>Bewaren als PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>In welke map komen de papieren?</source>
        <translation>Into which folder do the papers go?</translation>
    </message>
    <message>
        <source>In die map staan al %1 van deze bestanden; er is niets bewaard. Kies dezelfde map nog eens om ze te vervangen, of een andere.</source>
        <translation>%1 of these files are in that folder already; nothing was saved. Choose the same folder once more to replace them, or another.</translation>
    </message>
    <message>
        <source>Bewaard: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>papieren</source>
        <translation>papers</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>Nog niet opgeslagen bij Club: %1. Het staat er nog.</source>
        <translation>Not stored yet at Club: %1. It is still there.</translation>
    </message>
    <message>
        <source>&amp;Toestemmingen</source>
        <translation>C&amp;onsents</translation>
    </message>
</context>
<context>
    <name>PartedCard</name>
    <message>
        <source>Spel %1: wat is %2?</source>
        <translation>Game %1: what is %2?</translation>
    </message>
    <message>
        <source>Met de punten ernaast is het precies het hele spel.</source>
        <translation>With the points beside it, it is exactly the whole game.</translation>
    </message>
    <message>
        <source>Punten Wij (F5)</source>
        <translation>Points of Wij (F5)</translation>
    </message>
    <message>
        <source>Punten Zij (F5)</source>
        <translation>Points of Zij (F5)</translation>
    </message>
    <message>
        <source>Roem (Shift+F5)</source>
        <translation>Roem (Shift+F5)</translation>
    </message>
    <message>
        <source>Mijn regel (F5)</source>
        <translation>My line (F5)</translation>
    </message>
    <message>
        <source>Andere (Shift+F5)</source>
        <translation>Other (Shift+F5)</translation>
    </message>
    <message>
        <source>Spel %1: twee regels</source>
        <translation>Game %1: two lines</translation>
    </message>
    <message>
        <source>Spel %1 veranderde</source>
        <translation>Game %1 changed</translation>
    </message>
    <message>
        <source>niets</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Er staat nu: %1
U typte: %2</source>
        <translation>It says now: %1
You typed: %2</translation>
    </message>
    <message>
        <source>Er staat nu: %1
Typ rustig door; na Enter kiest u.</source>
        <translation>It says now: %1
Go on typing; after Enter you choose.</translation>
    </message>
</context>
<context>
    <name>PayersPane</name>
    <message>
        <source>Wie betaalde</source>
        <translation>Who paid</translation>
    </message>
    <message>
        <source>&amp;Allen betaald</source>
        <translation>&amp;All paid</translation>
    </message>
    <message>
        <source>Nog niemand</source>
        <translation>Nobody yet</translation>
    </message>
    <message>
        <source>Wie bij Aanwezig op de lijst staat, staat ook hier, met zijn inleg.</source>
        <translation>Who is on the list at Present is here as well, with his stake.</translation>
    </message>
    <message>
        <source>+ is betaald, − neemt terug; een bedrag typen rekent het wisselgeld uit.</source>
        <translation>+ is paid, − takes it back; typing an amount works out the change.</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Inleg</source>
        <translation>Stakes</translation>
    </message>
    <message>
        <source>Betaald</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>contant</source>
        <translation>cash</translation>
    </message>
    <message>
        <source>kaart</source>
        <translation>card</translation>
    </message>
    <message>
        <source>vrij</source>
        <translation>free</translation>
    </message>
    <message>
        <source>nog %1</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>is er niet</source>
        <translation>is not there</translation>
    </message>
    <message>
        <source>&amp;Gegeven</source>
        <translation>&amp;Given</translation>
    </message>
    <message>
        <source>Leeg is gepast. Enter: betaald.</source>
        <translation>Empty is exact. Enter: paid.</translation>
    </message>
    <message>
        <source>&amp;Betaald</source>
        <translation>&amp;Paid</translation>
    </message>
    <message>
        <source>&amp;Kaart verkopen</source>
        <translation>&amp;Sell a card</translation>
    </message>
    <message>
        <source>&amp;Vrij van inleg</source>
        <translation>&amp;Free of stake</translation>
    </message>
    <message>
        <source>Terugne&amp;men</source>
        <translation>Take &amp;back</translation>
    </message>
    <message>
        <source>Kaart terug&amp;nemen</source>
        <translation>Take the ca&amp;rd back</translation>
    </message>
    <message>
        <source>Betaalde, en is er niet (meer): %1. Neem het terug of zet hem erbij.</source>
        <translation>Paid, and is not there (any more): %1. Take it back or put him on the list.</translation>
    </message>
    <message>
        <source>speler</source>
        <translation>player</translation>
    </message>
    <message>
        <source>spelers</source>
        <translation>players</translation>
    </message>
    <message>
        <source>%1 van %2 betaald</source>
        <translation>%1 of %2 paid</translation>
    </message>
    <message>
        <source>, nog € %1 te ontvangen</source>
        <translation>, € %1 still to come</translation>
    </message>
    <message>
        <source>Kies iemand in de lijst</source>
        <translation>Choose somebody in the list</translation>
    </message>
    <message>
        <source>Betaalt met de kaart: daar staan nog %1 avonden op.</source>
        <translation>Pays with the card: evenings left on it: %1.</translation>
    </message>
    <message>
        <source>Een gast legt € %1 in.</source>
        <translation>A guest pays € %1.</translation>
    </message>
    <message>
        <source>Legt € %1 in.</source>
        <translation>Pays € %1.</translation>
    </message>
    <message>
        <source>Er is €&#xa0;%1 te weinig.</source>
        <translation>€&#xa0;%1 too little.</translation>
    </message>
    <message>
        <source>Terug: €&#xa0;%1</source>
        <translation>Change: €&#xa0;%1</translation>
    </message>
    <message>
        <source>Gepast.</source>
        <translation>Exact.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>De mensen in de lijst</source>
        <translation>The people in the list</translation>
    </message>
    <message>
        <source>Rij</source>
        <translation>Row</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>What</translation>
    </message>
</context>
<context>
    <name>PeoplePane</name>
    <message>
        <source>Zoeken op naam, onderscheid, telefoon</source>
        <translation>Search by name, what tells apart, telephone</translation>
    </message>
    <message>
        <source>Zoeken in de leden</source>
        <translation>Search the members</translation>
    </message>
    <message>
        <source>Ook wie ge&amp;stopt is</source>
        <translation>Also w&amp;ho stopped</translation>
    </message>
    <message>
        <source>Leden</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>&amp;Vertrek …</source>
        <translation>Lea&amp;ves …</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Telefoon</source>
        <translation>Telephone</translation>
    </message>
    <message>
        <source>Soort</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>gast</source>
        <translation>guest</translation>
    </message>
    <message>
        <source>lid</source>
        <translation>member</translation>
    </message>
    <message>
        <source>%1, gestopt</source>
        <translation>%1, stopped</translation>
    </message>
    <message>
        <source>Hier komen de leden en gasten</source>
        <translation>Members and guests will be here</translation>
    </message>
    <message>
        <source>Met naam en, voor naamgenoten, een onderscheid zoals de straat.</source>
        <translation>By name and, for namesakes, what tells them apart, such as the street.</translation>
    </message>
    <message>
        <source>&amp;Eerste lid toevoegen</source>
        <translation>Add the fi&amp;rst member</translation>
    </message>
    <message>
        <source>Staan ze al in een rekenblad? Sleep het bestand hierheen, of kopieer daar de rijen en druk hier op Ctrl+V.</source>
        <translation>Are they in a spreadsheet already? Drag the file here, or copy the rows there and press Ctrl+V here.</translation>
    </message>
    <message>
        <source>Een lijst uit een &amp;bestand …</source>
        <translation>A list from a &amp;file …</translation>
    </message>
    <message>
        <source>Alleen wie iets open heeft</source>
        <translation>Only who still owes something</translation>
    </message>
    <message>
        <source>&amp;Plakken</source>
        <translation>P&amp;aste</translation>
    </message>
    <message>
        <source>&amp;Nieuw lid</source>
        <translation>&amp;New member</translation>
    </message>
    <message>
        <source>1 lid</source>
        <translation>1 member</translation>
    </message>
    <message>
        <source>%1 leden</source>
        <translation>%1 members</translation>
    </message>
    <message>
        <source>1 gast</source>
        <translation>1 guest</translation>
    </message>
    <message>
        <source>%2 gasten</source>
        <translation>%2 guests</translation>
    </message>
    <message>
        <source>%1, samen € %2 open</source>
        <translation>%1, owing € %2 together</translation>
    </message>
    <message>
        <source>Kies eerst iemand in de lijst.</source>
        <translation>First choose somebody in the list.</translation>
    </message>
    <message>
        <source>%1 staat in de lijst.</source>
        <translation>%1 is in the list.</translation>
    </message>
    <message>
        <source>Kies eerst in de lijst van wie u alles wilt bewaren.</source>
        <translation>First choose in the list of whom you want to keep everything.</translation>
    </message>
    <message>
        <source>Gegevens wissen</source>
        <translation>Erase data</translation>
    </message>
    <message>
        <source>Zoeken op naam</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Aan wie</source>
        <translation>To whom</translation>
    </message>
    <message>
        <source>Anders (&amp;spatie)</source>
        <translation>Otherwise (&amp;space)</translation>
    </message>
    <message>
        <source>&amp;Wil geen mail</source>
        <translation>&amp;Wants no mail</translation>
    </message>
    <message>
        <source>O&amp;p papier</source>
        <translation>On &amp;paper</translation>
    </message>
    <message>
        <source>&amp;Concepten</source>
        <translation>&amp;Drafts</translation>
    </message>
    <message>
        <source>&amp;Versturen</source>
        <translation>S&amp;end</translation>
    </message>
    <message>
        <source>Nog geen brief</source>
        <translation>No letter yet</translation>
    </message>
    <message>
        <source>Bestanden die uw mailprogramma opent</source>
        <translation>Files that your mail program opens</translation>
    </message>
    <message>
        <source>&amp;Alle brieven</source>
        <translation>&amp;All letters</translation>
    </message>
    <message>
        <source>Alleen wie het op &amp;papier krijgt</source>
        <translation>Only who gets it on &amp;paper</translation>
    </message>
    <message>
        <source>De brief</source>
        <translation>The letter</translation>
    </message>
    <message>
        <source>%1 per mail, %2 op papier, %3 niet</source>
        <translation>%1 by mail, %2 on paper, %3 not</translation>
    </message>
    <message>
        <source>Vervolg van een zending. %1</source>
        <translation>The rest of a mailing. %1</translation>
    </message>
    <message>
        <source>Kies iemand in de lijst</source>
        <translation>Choose somebody in the list</translation>
    </message>
    <message>
        <source>&amp;Wil weer mail</source>
        <translation>&amp;Wants mail again</translation>
    </message>
    <message>
        <source>; er is geen adres, dus om mee te geven</source>
        <translation>; there is no address, so to hand over</translation>
    </message>
    <message>
        <source>Niemand krijgt deze brief op papier.</source>
        <translation>Nobody gets this letter on paper.</translation>
    </message>
    <message>
        <source>Brieven</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Waar komt de map met concepten?</source>
        <translation>Where does the folder with drafts come?</translation>
    </message>
    <message>
        <source>Concepten van mail</source>
        <translation>Drafts of mail</translation>
    </message>
    <message>
        <source>✓ Concepten in %1</source>
        <translation>✓ Drafts in %1</translation>
    </message>
    <message>
        <source>Ni&amp;emand</source>
        <translation>N&amp;obody</translation>
    </message>
    <message>
        <source>&amp;Iedereen</source>
        <translation>E&amp;verybody</translation>
    </message>
    <message>
        <source>Van wie in de lijst staan; wijs daarna met spatie aan</source>
        <translation>Of who are in the list; then point out with the space bar</translation>
    </message>
    <message>
        <source>; met het overzicht en de code voor de bank</source>
        <translation>; with the overview and the code for the bank</translation>
    </message>
</context>
<context>
    <name>PeopleWindow</name>
    <message>
        <source>Het blad</source>
        <translation>The sheet</translation>
    </message>
    <message>
        <source>De mensen</source>
        <translation>The people</translation>
    </message>
    <message>
        <source>Overnemen</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>&amp;Verder</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>Ook adressen, geboortedatums en lid &amp;sinds bewaren</source>
        <translation>Keep addresses, birthdays and member &amp;since as well</translation>
    </message>
    <message>
        <source>! Klik boven de kolom waarin de namen staan.</source>
        <translation>! Click above the column with the names.</translation>
    </message>
    <message>
        <source>%1 in gebruik</source>
        <translation>%1 in use</translation>
    </message>
    <message>
        <source>vraag</source>
        <translation>question</translation>
    </message>
    <message>
        <source>vragen</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>✓ klaar</source>
        <translation>✓ done</translation>
    </message>
    <message>
        <source>Koppen op rij %1; een klik op een rijnummer kiest een andere. </source>
        <translation>Headings in row %1; a click on the number of a row chooses another. </translation>
    </message>
    <message>
        <source>Klik boven een kolom om te zeggen wat erin staat.</source>
        <translation>Click above a column to say what is in it.</translation>
    </message>
    <message>
        <source>Niet overgenomen: %1.</source>
        <translation>Left out: %1.</translation>
    </message>
    <message>
        <source>Rij %1, %2: %3</source>
        <translation>Row %1, %2: %3</translation>
    </message>
    <message>
        <source>Van %1 staat bij lid sinds alleen een jaar of maand: bewaar de &amp;eerste dag (anders komt het bij de notitie)</source>
        <translation>Of %1 only a year or a month is told since when they are members: keep the &amp;first day (else it goes to the note)</translation>
    </message>
    <message>
        <source>&amp;Overnemen (%1)</source>
        <translation>&amp;Take (%1)</translation>
    </message>
    <message>
        <source>In deze kolom staat</source>
        <translation>This column holds</translation>
    </message>
</context>
<context>
    <name>PeriodFields</name>
    <message>
        <source>Nee, het seizoen is één geheel</source>
        <translation>No, the season is one whole</translation>
    </message>
    <message>
        <source>Ja, om de zoveel avonden</source>
        <translation>Yes, every so many evenings</translation>
    </message>
    <message>
        <source>Ja, ik geef van elke periode de eerste avond</source>
        <translation>Yes, I give the first evening of each period</translation>
    </message>
    <message>
        <source>alle</source>
        <translation>all</translation>
    </message>
    <message>
        <source>Is het seizoen in perioden verdeeld?</source>
        <translation>Is the season divided into periods?</translation>
    </message>
    <message>
        <source>Avonden in een periode</source>
        <translation>Evenings in a period</translation>
    </message>
    <message>
        <source>Eerste avond van elke periode</source>
        <translation>First evening of each period</translation>
    </message>
    <message>
        <source>Zoveel beste perioden tellen</source>
        <translation>How many of the best periods count</translation>
    </message>
    <message>
        <source>Schrijf nummers van avonden van laag naar hoog, vanaf 1: 1, 7, 13.</source>
        <translation>Write numbers of evenings from low to high, from 1: 1, 7, 13.</translation>
    </message>
</context>
<context>
    <name>PersonFinder</name>
    <message>
        <source>Enkele letters</source>
        <translation>A few letters</translation>
    </message>
</context>
<context>
    <name>PersonView</name>
    <message>
        <source>Maat</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Maten</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>&amp;Naast iemand leggen</source>
        <translation>Put &amp;beside somebody</translation>
    </message>
    <message>
        <source>&amp;Gegevens wijzigen</source>
        <translation>&amp;Change details</translation>
    </message>
    <message>
        <source>gast</source>
        <translation>guest</translation>
    </message>
    <message>
        <source>lid</source>
        <translation>member</translation>
    </message>
    <message>
        <source>oud-lid</source>
        <translation>former member</translation>
    </message>
    <message>
        <source>Tegenstander</source>
        <translation>Opponent</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Leden</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>Archief</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
</context>
<context>
    <name>PlayingFields</name>
    <message>
        <source>Wie over is, zit een ronde stil</source>
        <translation>Who is left over sits out a round</translation>
    </message>
    <message>
        <source>Wie over is, speelt aan tafels van drie</source>
        <translation>Who is left over plays at tables of three</translation>
    </message>
    <message>
        <source>Het gemiddelde van de ronde</source>
        <translation>The average of the round</translation>
    </message>
    <message>
        <source>Zijn eigen gemiddelde van die avond</source>
        <translation>His own average of that evening</translation>
    </message>
    <message>
        <source>Een vast aantal punten</source>
        <translation>A fixed number of points</translation>
    </message>
    <message>
        <source>Geen punten</source>
        <translation>No points</translation>
    </message>
    <message>
        <source>S&amp;pelregels</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>&amp;Als het niet uitkomt</source>
        <translation>When it does not come out &amp;even</translation>
    </message>
    <message>
        <source>Wie stilzit &amp;krijgt</source>
        <translation>Who sits out &amp;gets</translation>
    </message>
    <message>
        <source>P&amp;unten per ronde</source>
        <translation>Poin&amp;ts a round</translation>
    </message>
    <message>
        <source>Spellen per &amp;boompje</source>
        <translation>Games in a &amp;boompje</translation>
    </message>
    <message>
        <source>De helft van het gemiddelde van de ronde</source>
        <translation>Half the average of the round</translation>
    </message>
    <message>
        <source>De laagste ronde van de avond</source>
        <translation>The lowest round of the evening</translation>
    </message>
    <message>
        <source>&amp;Ronden per avond</source>
        <translation>&amp;Rounds an evening</translation>
    </message>
    <message>
        <source>Spellen per ronde, per ta&amp;fel</source>
        <translation>Games a round, at each ta&amp;ble</translation>
    </message>
    <message>
        <source>1 ronde van %2 spellen, volgens %3</source>
        <translation>1 round of %2 games, by %3</translation>
    </message>
    <message>
        <source>%1 ronden van %2 spellen, volgens %3</source>
        <translation>%1 rounds of %2 games, by %3</translation>
    </message>
    <message>
        <source>wie over is, speelt aan een tafel van drie</source>
        <translation>players left over play at a table of three</translation>
    </message>
    <message>
        <source>wie over is, zit een ronde stil</source>
        <translation>players left over sit out a round</translation>
    </message>
    <message>
        <source>%1 punten</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>wie stilzit krijgt: %1</source>
        <translation>who sits out gets: %1</translation>
    </message>
    <message>
        <source>Gewoon bij deze regels: %1.</source>
        <translation>Usual under these rules: %1.</translation>
    </message>
    <message>
        <source>Gewoon bij mapjes: %1.</source>
        <translation>Usual with wallets: %1.</translation>
    </message>
    <message>
        <source>Staat er zodra alle formulieren van die ronde binnen zijn; afgerond.</source>
        <translation>Known as soon as all sheets of that round are in; rounded.</translation>
    </message>
    <message>
        <source>Staat er zodra alle formulieren van de gelote ronden binnen zijn.</source>
        <translation>Known as soon as all sheets of the rounds drawn are in.</translation>
    </message>
    <message>
        <source>Van de ronden die hij die avond zelf speelt; wie er geen speelt, krijgt niets.</source>
        <translation>Of the rounds he plays himself that evening; who plays none gets nothing.</translation>
    </message>
    <message>
        <source>Er zitten er altijd %1 aan een tafel; wie over is, zit stil.</source>
        <translation>There are always %1 at a table; whoever is left over sits out.</translation>
    </message>
    <message>
        <source>Het seizoen door komt iedereen even vaak aan de beurt.</source>
        <translation>Over the season it comes round to everybody.</translation>
    </message>
    <message>
        <source>Aan een tafel van drie speelt de derde met een blinde hand.</source>
        <translation>At a table of three the third plays with a blind hand.</translation>
    </message>
    <message>
        <source>Dat is veel: in %1 spellen maakt men gewoonlijk ongeveer %2 punten.</source>
        <translation>That is a lot: in %1 games one usually makes about %2 points.</translation>
    </message>
    <message>
        <source>Dat is weinig: in %1 spellen maakt men gewoonlijk ongeveer %2 punten.</source>
        <translation>That is little: in %1 games one usually makes about %2 points.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Voorkeuren</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>Gewoon</source>
        <translation>Ordinary</translation>
    </message>
    <message>
        <source>Groot</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Zoals het systeem</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Licht</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Donker</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Aan een &amp;kopie op een stick</source>
        <translation>Of a copy on a &amp;stick</translation>
    </message>
    <message>
        <source>Eens per jaar aan een nieuwere &amp;versie</source>
        <translation>Once a year of a newer &amp;version</translation>
    </message>
    <message>
        <source>&amp;Taal · Language</source>
        <translation>&amp;Taal · Language</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letters</translation>
    </message>
    <message>
        <source>&amp;Kleuren</source>
        <translation>C&amp;olours</translation>
    </message>
    <message>
        <source>Herinneren</source>
        <translation>Remind</translation>
    </message>
    <message>
        <source>Dit geldt op deze computer. Wat de club wil, staat bij Club.</source>
        <translation>This holds on this computer. What the club wants stands at Club.</translation>
    </message>
    <message>
        <source>Slui&amp;ten</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>PresenceBar</name>
    <message>
        <source>Speelt vanaf ronde</source>
        <translation>Plays from round</translation>
    </message>
    <message>
        <source>Speelt tot en met ronde</source>
        <translation>Plays up to round</translation>
    </message>
    <message>
        <source>speelt vanaf ronde</source>
        <translation>plays from round</translation>
    </message>
    <message>
        <source>tot en met</source>
        <translation>up to</translation>
    </message>
    <message>
        <source>&amp;Niet aanwezig</source>
        <translation>&amp;Not present</translation>
    </message>
    <message>
        <source>&amp;Opstelling</source>
        <translation>&amp;Line-up</translation>
    </message>
    <message>
        <source>Paar speelt &amp;zelf</source>
        <translation>The pair plays it&amp;self</translation>
    </message>
    <message>
        <source>Invaller voor %1</source>
        <translation>Substitute for %1</translation>
    </message>
    <message>
        <source>Andere invaller dan %1</source>
        <translation>Substitute other than %1</translation>
    </message>
    <message>
        <source>Enter gaat door, Esc laat het zo.</source>
        <translation>Enter goes on, Esc leaves it.</translation>
    </message>
    <message>
        <source>&amp;Niet aanwezig, ja</source>
        <translation>&amp;Not present, yes</translation>
    </message>
    <message>
        <source>Paar %1: %2</source>
        <translation>Pair %1: %2</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>De bladzijden worden gemaakt</source>
        <translation>The pages are being made</translation>
    </message>
    <message>
        <source>Voorbeeld</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Bewaren als PDF</source>
        <translation>&amp;Save as PDF</translation>
    </message>
    <message>
        <source>&amp;Bewaren als …</source>
        <translation>&amp;Save as …</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>1 bladzijde</source>
        <translation>1 page</translation>
    </message>
    <message>
        <source>%1 bladzijden</source>
        <translation>%1 pages</translation>
    </message>
    <message>
        <source>bladzijde %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>De printer heeft %1, en dit is gemaakt voor %2. Er is niets afgedrukt.</source>
        <translation>The printer has %1, and this was made for %2. Nothing was printed.</translation>
    </message>
    <message>
        <source>Het past er in zijn eigen grootte op. Druk nog eens af om dat te doen.</source>
        <translation>It fits on it in its own size. Print once more to do so.</translation>
    </message>
    <message>
        <source>Dit moet precies zo groot zijn: leg %2 in de printer en kies dat.</source>
        <translation>This has to be exactly as large: put %2 into the printer and choose that.</translation>
    </message>
    <message>
        <source>Het wordt %3 % zo groot. Druk nog eens af om dat te doen, of kies %2.</source>
        <translation>It becomes %3 % as large. Print once more to do so, or choose %2.</translation>
    </message>
    <message>
        <source>Naar de printer gestuurd</source>
        <translation>Sent to the printer</translation>
    </message>
    <message>
        <source>Bewaren</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Bewaard: %1</source>
        <translation>Saved: %1</translation>
    </message>
</context>
<context>
    <name>PrizeField</name>
    <message>
        <source>1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst</source>
        <translation>1: € 50 (Baker Jansen), 2-3: bottle of wine, booby prize: sausage</translation>
    </message>
    <message>
        <source>Leeg: geen prijzen op de uitslag.</source>
        <translation>Empty: no prizes on the result.</translation>
    </message>
    <message>
        <source>Bij %1: %2</source>
        <translation>With %1: %2</translation>
    </message>
    <message>
        <source>Bij %1 deelnemers is er geen prijs.</source>
        <translation>With %1 entrants there is no prize.</translation>
    </message>
    <message>
        <source>Bij %1 deelnemers: %2</source>
        <translation>With %1 entrants: %2</translation>
    </message>
    <message>
        <source>plaats %1: %2</source>
        <translation>place %1: %2</translation>
    </message>
    <message>
        <source>poedelprijs: %1</source>
        <translation>booby prize: %1</translation>
    </message>
    <message>
        <source>de eerste van elke club</source>
        <translation>the first of each club</translation>
    </message>
    <message>
        <source>de eerste met kenmerk %1</source>
        <translation>the first with the label %1</translation>
    </message>
    <message>
        <source>plaats %1: niemand, want de plaats ervoor wordt gedeeld</source>
        <translation>place %1: nobody, as the place before it is shared</translation>
    </message>
    <message>
        <source>poedelprijs, voor wie in ronde 1 het minst maakt: %1</source>
        <translation>booby prize, for who makes least in round 1: %1</translation>
    </message>
    <message>
        <source>poedelprijs: niemand, want er is één ronde</source>
        <translation>booby prize: nobody, as there is one round</translation>
    </message>
    <message>
        <source>winnaars (%1)</source>
        <translation>winners (%1)</translation>
    </message>
    <message>
        <source>verliezers van de finale (%1)</source>
        <translation>losers of the final (%1)</translation>
    </message>
    <message>
        <source>uit in ronde %2 (%1)</source>
        <translation>out in round %2 (%1)</translation>
    </message>
    <message>
        <source>over na ronde %2 (%1)</source>
        <translation>left after round %2 (%1)</translation>
    </message>
    <message>
        <source>winnaar (%1)</source>
        <translation>winner (%1)</translation>
    </message>
    <message>
        <source>verliezer van de finale (%1)</source>
        <translation>loser of the final (%1)</translation>
    </message>
    <message>
        <source>Een prijs is voor het paar samen.</source>
        <translation>A prize is for the pair together.</translation>
    </message>
    <message>
        <source>Ieder krijgt de hele prijs.</source>
        <translation>Each gets the whole prize.</translation>
    </message>
    <message>
        <source>Wie een plaats delen, krijgen ieder de hele prijs; de plaats erna vervalt.</source>
        <translation>Who share a place each get the whole prize; the place after it falls away.</translation>
    </message>
    <message>
        <source>Een prijs is voor het paar samen. Paren die een plaats delen, krijgen elk de hele prijs; de plaats erna vervalt.</source>
        <translation>A prize is for the pair together. Pairs that share a place each get the whole prize; the place after it falls away.</translation>
    </message>
    <message>
        <source>Een prijs is voor het team samen. Teams die een plaats delen, krijgen elk de hele prijs; de plaats erna vervalt.</source>
        <translation>A prize is for the team together. Teams that share a place each get the whole prize; the place after it falls away.</translation>
    </message>
    <message>
        <source>N/Z en O/W krijgen elk hun eigen prijzen.</source>
        <translation>N/S and E/W each have prizes of their own.</translation>
    </message>
    <message>
        <source>prijs</source>
        <translation>prize</translation>
    </message>
    <message>
        <source>%1, aangeboden door %2</source>
        <translation>%1, given by %2</translation>
    </message>
    <message>
        <source>Wie een plaats delen, delen ook de pot.</source>
        <translation>Those who share a place share the pot as well.</translation>
    </message>
</context>
<context>
    <name>PrizesBox</name>
    <message>
        <source>Voor de omroeper</source>
        <translation>For the announcer</translation>
    </message>
    <message>
        <source>Volgende (s&amp;patie)</source>
        <translation>Next (s&amp;pace)</translation>
    </message>
    <message>
        <source>T&amp;erug (backspace)</source>
        <translation>Bac&amp;k (backspace)</translation>
    </message>
    <message>
        <source>Op&amp;nieuw</source>
        <translation>Ag&amp;ain</translation>
    </message>
    <message>
        <source>A&amp;fdrukken</source>
        <translation>Pr&amp;int</translation>
    </message>
    <message>
        <source>Plaats</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Resultaat</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Prijs</source>
        <translation>Prize</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Nog geen uitslag</source>
        <translation>No result yet</translation>
    </message>
    <message>
        <source>De prijsuitreiking kan als elk formulier afgetekend is.</source>
        <translation>Prizes can be given when every sheet is signed off.</translation>
    </message>
    <message>
        <source>Straks: %1, %2</source>
        <translation>Next: %1, %2</translation>
    </message>
    <message>
        <source>Alle plaatsen zijn verteld</source>
        <translation>All places have been told</translation>
    </message>
    <message>
        <source>%1 van %2 verteld</source>
        <translation>%1 of %2 told</translation>
    </message>
    <message>
        <source>! Er is een protest waarover nog niet is beslist.</source>
        <translation>! There is a protest that is not decided yet.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Club openen</source>
        <translation>Open a club</translation>
    </message>
    <message>
        <source>De vorige keer is het programma plotseling gestopt. Alles wat was opgeslagen is er nog. Melden: F1, Over dit programma.</source>
        <translation>Last time the program stopped suddenly. Everything that was saved is still there. To report it: F1, About this program.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Alles aftekenen</source>
        <translation>Sign all off</translation>
    </message>
    <message>
        <source>De avond is afgesloten</source>
        <translation>The evening is closed</translation>
    </message>
    <message>
        <source>Nog 1 tafel bij dit spel</source>
        <translation>1 table to go on this game</translation>
    </message>
    <message>
        <source>Nog %1 tafels bij dit spel</source>
        <translation>%1 tables to go on this game</translation>
    </message>
    <message>
        <source>Eerst nazien</source>
        <translation>Look first</translation>
    </message>
    <message>
        <source>Dit spel is compleet</source>
        <translation>This game is complete</translation>
    </message>
    <message>
        <source>Heropen hem bij Uitslag om te verbeteren.</source>
        <translation>Reopen it at Result to correct it.</translation>
    </message>
    <message>
        <source>Alle spellen zijn getypt.</source>
        <translation>All games have been typed.</translation>
    </message>
    <message>
        <source>%1 van %2 spellen compleet.</source>
        <translation>%1 of %2 games complete.</translation>
    </message>
</context>
<context>
    <name>ProtestsWindow</name>
    <message>
        <source>Protesten</source>
        <translation>Protests</translation>
    </message>
    <message>
        <source>Protest &amp;indienen</source>
        <translation>&amp;Hand in a protest</translation>
    </message>
    <message>
        <source>&amp;Uitspraak</source>
        <translation>R&amp;uling</translation>
    </message>
    <message>
        <source>&amp;Beslissing bij het spel (F8)</source>
        <translation>Decision a&amp;bout the game (F8)</translation>
    </message>
    <message>
        <source>&amp;Naar het spel</source>
        <translation>&amp;Go to the game</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>In&amp;trekken</source>
        <translation>Wi&amp;thdraw</translation>
    </message>
    <message>
        <source>&amp;Ja, intrekken</source>
        <translation>&amp;Yes, withdraw</translation>
    </message>
    <message>
        <source>&amp;Laten staan</source>
        <translation>&amp;Leave it</translation>
    </message>
    <message>
        <source>Dit protest gaat niet over een spel. Beslis erover met Enter.</source>
        <translation>This protest is not about a game. Decide on it with Enter.</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Ingediend</source>
        <translation>Handed in</translation>
    </message>
    <message>
        <source>Wie</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Waar</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Uitspraak</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>in het algemeen</source>
        <translation>in general</translation>
    </message>
    <message>
        <source>ronde %1, tafel %2</source>
        <translation>round %1, table %2</translation>
    </message>
    <message>
        <source>%1, spel %2</source>
        <translation>%1, game %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>toegewezen</source>
        <translation>upheld</translation>
    </message>
    <message>
        <source>afgewezen</source>
        <translation>rejected</translation>
    </message>
    <message>
        <source>ingetrokken</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>Protesten · %1</source>
        <translation>Protests · %1</translation>
    </message>
    <message>
        <source>De uitslag is definitief.</source>
        <translation>The result is final.</translation>
    </message>
    <message>
        <source>De tijd is om; over een protest is nog niet beslist.</source>
        <translation>Time is up; a protest is not decided yet.</translation>
    </message>
    <message>
        <source>De tijd voor protesten is om; de avond kan worden afgesloten.</source>
        <translation>The time for protests is over; the evening can be closed.</translation>
    </message>
    <message>
        <source>Er wordt nog gespeeld. Na het laatste formulier is er %1 minuten de tijd.</source>
        <translation>Play is still going on. After the last sheet there are %1 minutes.</translation>
    </message>
    <message>
        <source>Nog geen protesten. Wie het niet eens is met een uitslag dient hier een protest in: bij een tafel, bij een spel of in het algemeen.</source>
        <translation>No protests yet. Whoever disagrees with a result hands in a protest here: about a table, about a game or in general.</translation>
    </message>
    <message>
        <source>Er is geen protest ingediend.</source>
        <translation>No protest was handed in.</translation>
    </message>
    <message>
        <source>Dit protest intrekken? Het blijft als ingetrokken in de lijst.</source>
        <translation>Withdraw this protest? It stays on the list as withdrawn.</translation>
    </message>
    <message>
        <source>Het protest is ingetrokken.</source>
        <translation>The protest has been withdrawn.</translation>
    </message>
    <message>
        <source>Komt er een, heropen dan de avond bij Uitslag.</source>
        <translation>If one comes, open the evening again at Result.</translation>
    </message>
    <message>
        <source>Voorlopig tot %1 uur: nog %2.</source>
        <translation>Provisional until %1: %2 left.</translation>
    </message>
</context>
<context>
    <name>PublishingWindow</name>
    <message>
        <source>Krant, appgroep en website</source>
        <translation>Paper, app group and website</translation>
    </message>
    <message>
        <source>Krant</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Appgroep</source>
        <translation>App group</translation>
    </message>
    <message>
        <source>Webpagina&apos;s</source>
        <translation>Web pages</translation>
    </message>
    <message>
        <source>Thuis volgen</source>
        <translation>Follow at home</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Tekst voor de krant</source>
        <translation>Text for the paper</translation>
    </message>
    <message>
        <source>Voor de krant. Lees de tekst na; u kunt er alles in veranderen.</source>
        <translation>For the paper. Read the text through; you can change anything in it.</translation>
    </message>
    <message>
        <source>Tekst voor de appgroep</source>
        <translation>Text for the app group</translation>
    </message>
    <message>
        <source>Voor de appgroep van de club. Sterretjes maken een regel vet.</source>
        <translation>For the app group of the club. Asterisks make a line bold.</translation>
    </message>
    <message>
        <source>krant</source>
        <translation>newspaper</translation>
    </message>
    <message>
        <source>appgroep</source>
        <translation>app-group</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>of typ wat het moet zijn</source>
        <translation>or type what it should be</translation>
    </message>
    <message>
        <source>Toch &amp;meenemen</source>
        <translation>&amp;Take after all</translation>
    </message>
    <message>
        <source>&amp;Weglaten</source>
        <translation>&amp;Leave out</translation>
    </message>
    <message>
        <source>Ook bij de andere %1</source>
        <translation>The other %1 as well</translation>
    </message>
    <message>
        <source>Dat kan niet. </source>
        <translation>That cannot be. </translation>
    </message>
    <message>
        <source>Dubbelklik op een vak om het te verbeteren.</source>
        <translation>Double-click a cell to correct it.</translation>
    </message>
</context>
<context>
    <name>QuickChoices</name>
    <message>
        <source>kies hier, of zet zelf vinkjes</source>
        <translation>choose here, or tick yourself</translation>
    </message>
    <message>
        <source>elke eerste %1</source>
        <translation>every first %1</translation>
    </message>
    <message>
        <source>elke tweede %1</source>
        <translation>every second %1</translation>
    </message>
    <message>
        <source>elke derde %1</source>
        <translation>every third %1</translation>
    </message>
    <message>
        <source>elke vierde %1</source>
        <translation>every fourth %1</translation>
    </message>
    <message>
        <source>elke vijfde %1</source>
        <translation>every fifth %1</translation>
    </message>
    <message>
        <source>alle avonden van %1</source>
        <translation>all evenings of %1</translation>
    </message>
    <message>
        <source>geen enkele</source>
        <translation>none at all</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Plaatsen</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Zoeken</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Hulp</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>RawTable</name>
    <message>
        <source>Het bestand zoals het is</source>
        <translation>The file as it is</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Meer dan de naam is hier nog niet bekend.</source>
        <translation>Nothing but the name is known here yet.</translation>
    </message>
    <message>
        <source>Telefoon</source>
        <translation>Telephone</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Adres</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Geboren</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Lid</source>
        <translation>Member</translation>
    </message>
    <message>
        <source>Functies</source>
        <translation>Functions</translation>
    </message>
    <message>
        <source>Bij nood</source>
        <translation>Emergency</translation>
    </message>
    <message>
        <source>Toestemming</source>
        <translation>Consent</translation>
    </message>
    <message>
        <source>Wie wat goed vindt</source>
        <translation>Who agrees to what</translation>
    </message>
    <message>
        <source>Contributie</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Gevraagd en betaald</source>
        <translation>Asked and paid</translation>
    </message>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Alle uitslagen</source>
        <translation>All results</translation>
    </message>
    <message>
        <source>Notitie</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Wat er veranderde</source>
        <translation>What was changed</translation>
    </message>
    <message>
        <source>huishouden %1</source>
        <translation>household %1</translation>
    </message>
    <message>
        <source>nummer %1</source>
        <translation>number %1</translation>
    </message>
    <message>
        <source>sinds %1</source>
        <translation>since %1</translation>
    </message>
    <message>
        <source>tot en met %1</source>
        <translation>until %1</translation>
    </message>
    <message>
        <source>wel: %1</source>
        <translation>yes: %1</translation>
    </message>
    <message>
        <source>niet: %1</source>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>nog %1 euro open</source>
        <translation>%1 euros still open</translation>
    </message>
    <message>
        <source>%1 euro te veel betaald</source>
        <translation>%1 euros too much paid</translation>
    </message>
    <message>
        <source>niets open</source>
        <translation>nothing open</translation>
    </message>
    <message>
        <source>%1: %2 van %3</source>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>in al %1, laatst op %2</source>
        <translation>%1 in all, last on %2</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Van elke lijst wie bovenaan staat; Enter opent de lijst.</source>
        <translation>Of each list who is at the top; Enter opens the list.</translation>
    </message>
    <message>
        <source>Avonden, ronden en spellen zijn van avonden van %1.</source>
        <translation>Evenings, rounds and games are of evenings of %1.</translation>
    </message>
    <message>
        <source>Records komen er zodra de eerste avond is afgesloten.</source>
        <translation>Records come as soon as the first evening is closed.</translation>
    </message>
</context>
<context>
    <name>RefereeWindow</name>
    <message>
        <source>B&amp;eslissing (F8)</source>
        <translation>D&amp;ecision (F8)</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Arbitrage</source>
        <translation>Arbitration</translation>
    </message>
    <message>
        <source>Open arbitrage vanuit een rij van een formulier (F7) om een beslissing vast te leggen.</source>
        <translation>Open arbitration from a row of a sheet (F7) to record a decision.</translation>
    </message>
    <message>
        <source>Bij welk spel dit hoort</source>
        <translation>Which game this belongs to</translation>
    </message>
    <message>
        <source>Kies troef en wie speelt, en typ dan de kaarten in de volgorde waarin ze vielen: HA is harten aas, s10 schoppen tien, kv klaveren vrouw. Of klik ze aan. Ging een kaart tegen de regels, dan staat hier welke, waarom, en van wie.

Weet u de handen nog, voer die dan eerst in (Alt+1 tot Alt+%1).</source>
        <translation>Choose trumps and who plays, then type the cards in the order in which they fell: HA is the ace of hearts, s10 the ten of spades, kq the queen of clubs. Or click them. If a card went against the rules, it says here which one, why, and whose.

If you still know the hands, enter those first (Alt+1 to Alt+%1).</translation>
    </message>
    <message>
        <source>Kies eerst bovenaan bij welk spel dit hoort.</source>
        <translation>First choose at the top which game this belongs to.</translation>
    </message>
    <message>
        <source>Bij spel %1 liggen al kaarten. Open het op het formulier met F7.</source>
        <translation>Game %1 has cards already. Open it on the sheet with F7.</translation>
    </message>
    <message>
        <source>Hoort bij spel …</source>
        <translation>Belongs to game …</translation>
    </message>
    <message>
        <source>spel %1</source>
        <translation>game %1</translation>
    </message>
    <message>
        <source>Los van een formulier</source>
        <translation>Apart from any sheet</translation>
    </message>
    <message>
        <source>Tafel %1 · ronde %2 · nog bij geen spel</source>
        <translation>Table %1 · round %2 · with no game yet</translation>
    </message>
    <message>
        <source>Tafel %1 · ronde %2 · spel %3</source>
        <translation>Table %1 · round %2 · game %3</translation>
    </message>
    <message>
        <source>in het formulier: %1</source>
        <translation>on the sheet: %1</translation>
    </message>
</context>
<context>
    <name>RegisterPapers</name>
    <message>
        <source>&amp;Ledenlijst</source>
        <translation>&amp;List of members</translation>
    </message>
    <message>
        <source>&amp;Telefoonlijst</source>
        <translation>&amp;Telephone list</translation>
    </message>
    <message>
        <source>&amp;Etiketten</source>
        <translation>La&amp;bels</translation>
    </message>
    <message>
        <source>24 op een vel, 70 × 36 mm</source>
        <translation>24 on a sheet, 70 × 36 mm</translation>
    </message>
    <message>
        <source>24 op een vel, 70 × 37 mm</source>
        <translation>24 on a sheet, 70 × 37 mm</translation>
    </message>
    <message>
        <source>21 op een vel, 63,5 × 38,1 mm</source>
        <translation>21 on a sheet, 63.5 × 38.1 mm</translation>
    </message>
    <message>
        <source>&amp;Verjaardagen en jubilea</source>
        <translation>Birthdays and &amp;jubilees</translation>
    </message>
    <message>
        <source>&amp;Opkomst van het seizoen</source>
        <translation>Attendance &amp;over the season</translation>
    </message>
    <message>
        <source>Verjaardagen en jubilea voor een &amp;agenda</source>
        <translation>Birthdays and jubilees for an &amp;agenda</translation>
    </message>
    <message>
        <source>O&amp;pkomst van het seizoen als tabel</source>
        <translation>Att&amp;endance over the season as a table</translation>
    </message>
    <message>
        <source>&amp;Register van verwerkingen (AVG)</source>
        <translation>&amp;Register of processing (GDPR)</translation>
    </message>
    <message>
        <source>Ledenlijst</source>
        <translation>List of members</translation>
    </message>
    <message>
        <source>Telefoonlijst</source>
        <translation>Telephone list</translation>
    </message>
    <message>
        <source>Etiketten</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Verjaardagen en jubilea</source>
        <translation>Birthdays and jubilees</translation>
    </message>
    <message>
        <source>Opkomst</source>
        <translation>Attendance</translation>
    </message>
    <message>
        <source>Excel (*.xlsx);;CSV (*.csv)</source>
        <translation>Excel (*.xlsx);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Opkomst bewaren</source>
        <translation>Keep attendance</translation>
    </message>
    <message>
        <source>Er is nog geen avond gespeeld.</source>
        <translation>No evening has been played yet.</translation>
    </message>
    <message>
        <source>Agenda (*.ics)</source>
        <translation>Calendar (*.ics)</translation>
    </message>
    <message>
        <source>Agenda bewaren</source>
        <translation>Keep the calendar</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Kept: %1</translation>
    </message>
    <message>
        <source>Register van verwerkingen</source>
        <translation>Register of processing</translation>
    </message>
    <message>
        <source>Niet op de telefoonlijst, want niet akkoord: %1. Vraag het bij Toestemming.</source>
        <translation>Not on the telephone list, for they did not agree: %1. Ask them at Consent.</translation>
    </message>
</context>
<context>
    <name>Removal</name>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>%1 is verwijderd. Ctrl+Z haalt dit terug.</source>
        <translation>%1 was removed. Ctrl+Z takes this back.</translation>
    </message>
    <message>
        <source>%1 doet niet meer mee. Ctrl+Z haalt dit terug.</source>
        <translation>%1 no longer takes part. Ctrl+Z takes this back.</translation>
    </message>
    <message>
        <source>Enter gaat door, Esc laat het zo.</source>
        <translation>Enter goes on, Esc leaves it.</translation>
    </message>
    <message>
        <source>&amp;Verwijderen, ja</source>
        <translation>Re&amp;move, yes</translation>
    </message>
</context>
<context>
    <name>ResultKeeper</name>
    <message>
        <source>&amp;Uitslag afdrukken</source>
        <translation>Print &amp;result</translation>
    </message>
    <message>
        <source>&amp;Alle papieren …</source>
        <translation>&amp;All papers …</translation>
    </message>
    <message>
        <source>Bewaren als &amp;rekenblad (XLSX)</source>
        <translation>Save as &amp;spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>Bewaren als &amp;CSV</source>
        <translation>Save as &amp;CSV</translation>
    </message>
    <message>
        <source>&amp;Spellen met matchpunten (CSV)</source>
        <translation>&amp;Games with matchpoints (CSV)</translation>
    </message>
    <message>
        <source>&amp;Krant, appgroep en website …</source>
        <translation>Paper, app &amp;group and website …</translation>
    </message>
    <message>
        <source>&amp;Mailen …</source>
        <translation>&amp;Mail …</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>Alle spellen</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>spellen</source>
        <translation>games</translation>
    </message>
    <message>
        <source>Rekenblad (*.xlsx)</source>
        <translation>Spreadsheet (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Bewaren als &amp;PDF of webpagina</source>
        <translation>Save as &amp;PDF or web page</translation>
    </message>
    <message>
        <source>uitslag</source>
        <translation>result</translation>
    </message>
    <message>
        <source>Uitslag bewaren</source>
        <translation>Save the result</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Saved: %1</translation>
    </message>
</context>
<context>
    <name>ResultStep</name>
    <message>
        <source>Avond afsluiten (Ctrl+Enter)</source>
        <translation>Close the evening (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>&amp;Heropenen</source>
        <translation>Re&amp;open</translation>
    </message>
    <message>
        <source>Waar een cijfer vandaan komt: Ctrl+E</source>
        <translation>Where a figure comes from: Ctrl+E</translation>
    </message>
    <message>
        <source>Leg uit: Ctrl+E</source>
        <translation>Explain: Ctrl+E</translation>
    </message>
    <message>
        <source>Af&amp;drukken en delen</source>
        <translation>&amp;Print and share</translation>
    </message>
    <message>
        <source>&amp;Rectificaties</source>
        <translation>&amp;Rectifications</translation>
    </message>
    <message>
        <source>Reden, bijvoorbeeld: tafel 3, ronde 2, roem vergeten</source>
        <translation>Reason, for instance: table 3, round 2, roem forgotten</translation>
    </message>
    <message>
        <source>Reden om de avond te heropenen</source>
        <translation>Reason to reopen the evening</translation>
    </message>
    <message>
        <source>Waarom gaat de avond weer open?</source>
        <translation>Why is the evening opened again?</translation>
    </message>
    <message>
        <source>H&amp;eropenen</source>
        <translation>R&amp;eopen</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Toch afsluiten? Druk nog eens op Ctrl+Enter.</source>
        <translation>Close all the same? Press Ctrl+Enter once more.</translation>
    </message>
    <message>
        <source>Toch afsluiten</source>
        <translation>Close all the same</translation>
    </message>
    <message>
        <source>Ronde %1 &amp;indelen (Ctrl+I)</source>
        <translation>&amp;Draw round %1 (Ctrl+I)</translation>
    </message>
    <message>
        <source>De stand is nog geheim. Kies eerst Toch tonen (Alt+T).</source>
        <translation>The standings are still secret. First choose Show anyway (Alt+S).</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Voor</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Veld</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Hoe ver</source>
        <translation>How far</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Matchpunten</source>
        <translation>Matchpoints</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Tops</translation>
    </message>
    <message>
        <source>Punten</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Plaats</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Procent</source>
        <translation>Per cent</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Opmerking</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>winnaar</source>
        <translation>winner</translation>
    </message>
    <message>
        <source>verloor de finale</source>
        <translation>lost the final</translation>
    </message>
    <message>
        <source>Straf</source>
        <translation>Fines</translation>
    </message>
    <message>
        <source>Nat</source>
        <translation>Nat</translation>
    </message>
    <message>
        <source>(gast)</source>
        <translation>(guest)</translation>
    </message>
    <message>
        <source>tot en met ronde %1</source>
        <translation>up to round %1</translation>
    </message>
    <message>
        <source>speelt nog</source>
        <translation>still playing</translation>
    </message>
    <message>
        <source>niet bekend</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>nog %1 open</source>
        <translation>%1 still open</translation>
    </message>
    <message>
        <source>Afgesloten</source>
        <translation>Closed</translation>
    </message>
    <message>
        <source>Versie %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>rectificatie %1</source>
        <translation>rectification %1</translation>
    </message>
    <message>
        <source>Nog geen uitslag</source>
        <translation>No result yet</translation>
    </message>
    <message>
        <source>Hier staat de uitslag zodra het eerste formulier er is.</source>
        <translation>The result is here as soon as the first sheet is in.</translation>
    </message>
    <message>
        <source>Voorlopig</source>
        <translation>Provisional</translation>
    </message>
    <message>
        <source>Nog %1 formulieren niet afgetekend.</source>
        <translation>%1 sheets are not signed off yet.</translation>
    </message>
    <message>
        <source>Nog 1 formulier niet afgetekend.</source>
        <translation>1 sheet is not signed off yet.</translation>
    </message>
    <message>
        <source>Alle formulieren zijn binnen</source>
        <translation>All sheets are in</translation>
    </message>
    <message>
        <source>Ronde %1 is binnen</source>
        <translation>Round %1 is in</translation>
    </message>
    <message>
        <source>Ronde %1 is nog niet ingedeeld (Ctrl+I).</source>
        <translation>Round %1 is not drawn yet (Ctrl+I).</translation>
    </message>
    <message>
        <source>Sluit de avond af om de uitslag vast te leggen.</source>
        <translation>Close the evening to make the result final.</translation>
    </message>
    <message>
        <source>Met *: gemaakt als invaller, beter dan aan de eigen tafel.</source>
        <translation>With *: made when filling in, better than at his own table.</translation>
    </message>
    <message>
        <source>Rectificatie %1: %2</source>
        <translation>Rectification %1: %2</translation>
    </message>
    <message>
        <source>speelde niet</source>
        <translation>did not play</translation>
    </message>
    <message>
        <source>Deel eerst de tafels in (Ctrl+I).</source>
        <translation>First draw the tables (Ctrl+I).</translation>
    </message>
    <message>
        <source>Er staat een tafel gelijk</source>
        <translation>A table is level</translation>
    </message>
    <message>
        <source>Ronde %1, tafel %2 staat gelijk: kies in het schema wie er doorgaan.</source>
        <translation>Round %1, table %2 is level: choose in the bracket who goes on.</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>Tussen haakjes: punten voor een ronde stilzitten.</source>
        <translation>In brackets: points for a round sat out.</translation>
    </message>
    <message>
        <source>De avond is afgesloten. Protesteren kan nog tot %1 uur; komt er een, heropen dan met Alt+%2.</source>
        <translation>The evening is closed. Protests are still possible until %1; if one comes, open it again with Alt+%2.</translation>
    </message>
</context>
<context>
    <name>ResultViews</name>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Kruistabel</source>
        <translation>Crosstable</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Bracket</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
</context>
<context>
    <name>Returned</name>
    <message>
        <source>&amp;Storno van deze regel …</source>
        <translation>This line came &amp;back …</translation>
    </message>
    <message>
        <source>Ging niet &amp;door …</source>
        <translation>Fell th&amp;rough …</translation>
    </message>
    <message>
        <source>Rekening opgeheven</source>
        <translation>Account closed</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Het bedrag staat daarna weer open.</source>
        <translation>The amount is owed again then.</translation>
    </message>
    <message>
        <source>&amp;Staat weer open</source>
        <translation>It is &amp;owed again</translation>
    </message>
    <message>
        <source>&amp;Laat staan</source>
        <translation>&amp;Leave it</translation>
    </message>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
</context>
<context>
    <name>RowDisputes</name>
    <message>
        <source>Dit spel is niet gespeeld: de partij was al uit.</source>
        <translation>This game was not played: the match had ended.</translation>
    </message>
    <message>
        <source>Ga eerst naar het spel waarover iets beslist is.</source>
        <translation>First go to the game about which something was decided.</translation>
    </message>
    <message>
        <source>&amp;Arbitrage …</source>
        <translation>&amp;Arbitration …</translation>
    </message>
    <message>
        <source>&amp;Beslissing …</source>
        <translation>&amp;Decision …</translation>
    </message>
    <message>
        <source>%1 nat</source>
        <translation>%1 nat</translation>
    </message>
    <message>
        <source>%1 pit</source>
        <translation>%1 pit</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Alle avonden opgeteld</source>
        <translation>The sum of all evenings</translation>
    </message>
    <message>
        <source>De beste avonden opgeteld</source>
        <translation>The sum of the best evenings</translation>
    </message>
    <message>
        <source>Het gemiddelde van alle avonden</source>
        <translation>The average of all evenings</translation>
    </message>
    <message>
        <source>Het gemiddelde van de beste avonden</source>
        <translation>The average of the best evenings</translation>
    </message>
    <message>
        <source>Tienden, als 1571,7</source>
        <translation>Tenths, as in 1571.7</translation>
    </message>
    <message>
        <source>Honderdsten, als 1571,69</source>
        <translation>Hundredths, as in 1571.69</translation>
    </message>
    <message>
        <source>geen</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Wie er niet is, krijgt</source>
        <translation>Who is not there gets</translation>
    </message>
    <message>
        <source>Niets</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>En wie zonder bericht wegblijft</source>
        <translation>And who stays away without notice</translation>
    </message>
    <message>
        <source>Hetzelfde</source>
        <translation>The same</translation>
    </message>
    <message>
        <source>altijd</source>
        <translation>always</translation>
    </message>
    <message>
        <source>Voor het paar</source>
        <translation>For the pair</translation>
    </message>
    <message>
        <source>Voor wie er echt speelden, als eigen regel in de stand</source>
        <translation>For those who really played, as a line of their own in the standings</translation>
    </message>
    <message>
        <source>Voor niemand</source>
        <translation>For nobody</translation>
    </message>
    <message>
        <source>niemand</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>&amp;Hoeveel avonden tellen</source>
        <translation>&amp;How many evenings count</translation>
    </message>
    <message>
        <source>Een gemiddelde staat in</source>
        <translation>An average is shown in</translation>
    </message>
    <message>
        <source>&amp;Minstens zoveel avonden</source>
        <translation>At &amp;least so many evenings</translation>
    </message>
    <message>
        <source>Wie er minder speelt, staat onderaan zonder plaats.</source>
        <translation>Whoever plays fewer stands at the bottom, without a place.</translation>
    </message>
    <message>
        <source>Hoe vaak per seizoen krijgt men dat</source>
        <translation>How often a season this is given</translation>
    </message>
    <message>
        <source>Voor wie telt het als een invaller speelt</source>
        <translation>For whom it counts when a substitute plays</translation>
    </message>
    <message>
        <source>Zoveel gaan er naar een andere groep</source>
        <translation>How many go to another group</translation>
    </message>
    <message>
        <source>Alleen waar groepen zijn: zoveel omhoog en zoveel omlaag na het seizoen.</source>
        <translation>Only where there are groups: so many up and so many down after the season.</translation>
    </message>
    <message>
        <source>Wat &amp;telt</source>
        <translation>What &amp;counts</translation>
    </message>
    <message>
        <source>&amp;Hoeveel avonden van elke periode tellen</source>
        <translation>&amp;How many evenings of each period count</translation>
    </message>
    <message>
        <source>Een periode heeft er %1; zo telt alles.</source>
        <translation>A period has %1 of them; so all count.</translation>
    </message>
    <message>
        <source>Er zijn %1 avonden gepland; zo telt alles.</source>
        <translation>%1 evenings are planned; so all count.</translation>
    </message>
</context>
<context>
    <name>RulePreview</name>
    <message>
        <source>De stand volgens deze regel</source>
        <translation>The standings by this rule</translation>
    </message>
    <message>
        <source>Er zijn nog geen uitslagen waarop de regel te zien is.</source>
        <translation>There are no results yet to show the rule on.</translation>
    </message>
    <message>
        <source>Met deze regel verandert er geen enkele plaats.</source>
        <translation>With this rule not a single place changes.</translation>
    </message>
    <message>
        <source>%1 van de %2 krijgen een andere plaats. %3</source>
        <translation>%1 of the %2 get another place. %3</translation>
    </message>
    <message>
        <source>%1 van de %2 krijgt een andere plaats. %3</source>
        <translation>%1 of the %2 gets another place. %3</translation>
    </message>
    <message>
        <source>Van niemand is nog een afmelding genoteerd: dat doet u bij Wie was er niet, of op de avond met F2.</source>
        <translation>No notice was noted of anybody yet: do that at Who was not there, or on the evening with F2.</translation>
    </message>
    <message>
        <source>Niemand heeft een plaats.</source>
        <translation>Nobody has a place.</translation>
    </message>
    <message>
        <source>In %2 blijft %1 eerste.</source>
        <translation>In %2 %1 stays first.</translation>
    </message>
    <message>
        <source>In %2 wordt %1 eerste.</source>
        <translation>In %2 %1 becomes first.</translation>
    </message>
    <message>
        <source>Bovenaan blijft %1.</source>
        <translation>%1 stays at the top.</translation>
    </message>
    <message>
        <source>Bovenaan komt %1.</source>
        <translation>%1 comes to the top.</translation>
    </message>
    <message>
        <source>groep %1</source>
        <translation>group %1</translation>
    </message>
    <message>
        <source>Gem.</source>
        <translation>Avg.</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Wordt</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Verschil in plaats</source>
        <translation>Change of place</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>nieuw</source>
        <translation>new</translation>
    </message>
    <message>
        <source>ander</source>
        <translation>other</translation>
    </message>
</context>
<context>
    <name>RuleWindow</name>
    <message>
        <source>Regel van de stand</source>
        <translation>Rule of the standings</translation>
    </message>
    <message>
        <source>Terug naar zoals het &amp;was</source>
        <translation>Back to how it &amp;was</translation>
    </message>
    <message>
        <source>&amp;Aannemen</source>
        <translation>&amp;Adopt</translation>
    </message>
    <message>
        <source>Zo is de regel nog niet volledig. %1</source>
        <translation>The rule is not complete yet. %1</translation>
    </message>
    <message>
        <source>Wat als</source>
        <translation>What if</translation>
    </message>
    <message>
        <source>Kijk het na &amp;op</source>
        <translation>Try it &amp;on</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>Clo&amp;se</translation>
    </message>
    <message>
        <source>Dit seizoen is afgesloten: de regel is hier alleen te bekijken.</source>
        <translation>This season is closed: the rule can only be looked at here.</translation>
    </message>
    <message>
        <source>Deze regel geldt nog niet. Kies Aannemen om hem te laten gelden; nog eens sluiten laat alles zoals het was.</source>
        <translation>This rule does not hold yet. Choose Adopt to make it hold; closing once more leaves everything as it was.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Van de club</source>
        <translation>The club&apos;s own</translation>
    </message>
    <message>
        <source>Er zijn geen spelregels met “%1”. Kies ze uit de lijst.</source>
        <translation>There are no rules with “%1”. Choose them from the list.</translation>
    </message>
    <message>
        <source>Bij “%1” horen meer spelregels: %2. Kies er een uit de lijst.</source>
        <translation>“%1” fits more than one set of rules: %2. Choose one from the list.</translation>
    </message>
    <message>
        <source>Een tafel speelt door tot %1 punten. Zo veel rijen heeft een formulier.</source>
        <translation>A table plays on to %1 points. This is how many rows a sheet has.</translation>
    </message>
    <message>
        <source>! Een tafel speelt door tot %1 punten, en dat kan %2 spellen duren. Een formulier heeft dan te weinig rijen: kies er liever %3.</source>
        <translation>! A table plays on to %1 points, and that may take %2 games. A sheet then has too few rows: better choose %3.</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Zoek spelregels</source>
        <translation>Search rules</translation>
    </message>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Vanaf</source>
        <translation>From</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>&amp;Eigen versie maken</source>
        <translation>Make an &amp;own version</translation>
    </message>
    <message>
        <source>&amp;Eigen versie van deze regels maken</source>
        <translation>Make an &amp;own version of these rules</translation>
    </message>
    <message>
        <source>Alle spelregels naast elkaar</source>
        <translation>All rule sets side by side</translation>
    </message>
    <message>
        <source>Alleen de verschillen</source>
        <translation>Only the differences</translation>
    </message>
    <message>
        <source>Regels kopiëren</source>
        <translation>Copy the rules</translation>
    </message>
    <message>
        <source>Regels afdrukken</source>
        <translation>Print the rules</translation>
    </message>
</context>
<context>
    <name>RulesReading</name>
    <message>
        <source>Zoek een regel</source>
        <translation>Search for a rule</translation>
    </message>
    <message>
        <source>Alleen de &amp;verschillen</source>
        <translation>Only the &amp;differences</translation>
    </message>
    <message>
        <source>Regels, veld voor veld</source>
        <translation>Rules, field by field</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Af&amp;drukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>%1 spelregels naast elkaar</source>
        <translation>%1 rule sets side by side</translation>
    </message>
    <message>
        <source>» is niet overal gelijk; wat afwijkt van %1 is vet gekleurd.</source>
        <translation>» is not the same everywhere; what differs from %1 is bold and coloured.</translation>
    </message>
    <message>
        <source>Bron: %1</source>
        <translation>Source: %1</translation>
    </message>
    <message>
        <source>Regel</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Hier</source>
        <translation>Here</translation>
    </message>
    <message>
        <source>Artikel</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Geen regel met %1.</source>
        <translation>No rule with %1.</translation>
    </message>
    <message>
        <source>Deze spelregels verschillen nergens.</source>
        <translation>These rule sets differ nowhere.</translation>
    </message>
</context>
<context>
    <name>RulingDialog</name>
    <message>
        <source>De avond is afgesloten. Heropen hem bij Uitslag om iets te beslissen.</source>
        <translation>The evening is closed. Reopen it at Result to decide something.</translation>
    </message>
    <message>
        <source>Gemiddelde is hier 1 spelpunt: de helft van de 2 van een spel.</source>
        <translation>Average here is 1 game point: half of the 2 of a game.</translation>
    </message>
    <message>
        <source>Gemiddelde is de helft van wat op dit spel te halen is (deel 2, art. 18 en woordenlijst). %1: hoogstens %2, de helft %3.</source>
        <translation>The average is half of what can be had on this game (part 2, art. 18 and glossary). %1: at most %2, half %3.</translation>
    </message>
    <message>
        <source>tafel</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tafels</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>Alle spellen die aan deze tafel op verkeerde plaatsen gespeeld zijn.</source>
        <translation>All games played in wrong seats at this table.</translation>
    </message>
    <message>
        <source>Niemand krijgt matchpunten voor spel %1.</source>
        <translation>Nobody gets matchpoints for game %1.</translation>
    </message>
    <message>
        <source>Wie spel %1 gespeeld heeft, houdt wat het waard is.</source>
        <translation>Who played game %1 keeps what it is worth.</translation>
    </message>
    <message>
        <source>Dit gaat niet samen met wat er al beslist is.</source>
        <translation>This does not go with what was decided already.</translation>
    </message>
    <message>
        <source>%1: %2 wordt %3 matchpunten</source>
        <translation>%1: %2 becomes %3 matchpoints</translation>
    </message>
    <message>
        <source>Kies wat N/Z en O/W krijgen; zo verandert er niets.</source>
        <translation>Choose what N/S and E/W get; like this nothing changes.</translation>
    </message>
    <message>
        <source>&amp;Intrekken</source>
        <translation>Wi&amp;thdraw</translation>
    </message>
    <message>
        <source>&amp;Overal intrekken</source>
        <translation>Withdraw &amp;everywhere</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Beslissing</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>&amp;Vastleggen</source>
        <translation>Re&amp;cord</translation>
    </message>
    <message>
        <source>beide</source>
        <translation>both</translation>
    </message>
    <message>
        <source>matchpunten</source>
        <translation>matchpoints</translation>
    </message>
    <message>
        <source>de scores van deze tafel tellen niet mee</source>
        <translation>the scores of this table do not count</translation>
    </message>
    <message>
        <source>naam van de wedstrijdleider</source>
        <translation>name of the director</translation>
    </message>
    <message>
        <source>Wi&amp;e</source>
        <translation>Wh&amp;o</translation>
    </message>
    <message>
        <source>S&amp;pellen</source>
        <translation>&amp;Games</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>&amp;By</translation>
    </message>
    <message>
        <source>Datum en tijd komen er vanzelf bij.</source>
        <translation>Date and time are added by themselves.</translation>
    </message>
    <message>
        <source>Wie heeft dit beslist?</source>
        <translation>Who decided this?</translation>
    </message>
    <message>
        <source>&amp;Artikel</source>
        <translation>&amp;Article</translation>
    </message>
    <message>
        <source>&amp;Niet vastleggen</source>
        <translation>Do&amp;n’t record</translation>
    </message>
    <message>
        <source>&amp;Wat is er gebeurd</source>
        <translation>&amp;What happened</translation>
    </message>
    <message>
        <source>%1 krijgt</source>
        <translation>%1 gets</translation>
    </message>
    <message>
        <source>strafpunten</source>
        <translation>penalty points</translation>
    </message>
    <message>
        <source>strafpunten %1</source>
        <translation>penalty points %1</translation>
    </message>
    <message>
        <source>de eigen score</source>
        <translation>their own score</translation>
    </message>
    <message>
        <source>het gemiddelde: de helft</source>
        <translation>the average: half</translation>
    </message>
    <message>
        <source>de laagste score</source>
        <translation>the lowest score</translation>
    </message>
    <message>
        <source>de helft, niet gespeeld</source>
        <translation>half, not played</translation>
    </message>
    <message>
        <source>een getal</source>
        <translation>a number</translation>
    </message>
</context>
<context>
    <name>SafetyPart</name>
    <message>
        <source>Reservekopieën</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Nu een &amp;kopie maken</source>
        <translation>Make a &amp;backup now</translation>
    </message>
    <message>
        <source>Alles &amp;nakijken</source>
        <translation>Check &amp;everything</translation>
    </message>
    <message>
        <source>&amp;Terugzetten</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>&amp;Laten staan</source>
        <translation>&amp;Leave it</translation>
    </message>
    <message>
        <source>Gemaakt</source>
        <translation>Made</translation>
    </message>
    <message>
        <source>Grootte</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Kopie te&amp;rugzetten</source>
        <translation>Restore a b&amp;ackup</translation>
    </message>
    <message>
        <source>Bij het afsluiten van een avond en van het programma wordt vanzelf een kopie gemaakt en nagekeken.</source>
        <translation>When an evening or the program is closed, a backup is made and checked by itself.</translation>
    </message>
    <message>
        <source>Naar een &amp;stick of andere map</source>
        <translation>To a &amp;stick or another folder</translation>
    </message>
    <message>
        <source>&amp;Herstellen of een kopie openen …</source>
        <translation>&amp;Mend, or open a backup …</translation>
    </message>
    <message>
        <source>Controle</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Kijkt het hele bestand na: of alles leesbaar is, of er niets buiten het programma om veranderd is, en of alle sommen kloppen met de spellen.</source>
        <translation>Checks the whole file: whether all can be read, whether nothing was changed outside the program, and whether all sums agree with the games.</translation>
    </message>
    <message>
        <source>De club staat in %1</source>
        <translation>The club is in %1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>In welke map komt de kopie?</source>
        <translation>Which folder does the backup go to?</translation>
    </message>
    <message>
        <source>✓ Gemaakt en nagekeken: %1</source>
        <translation>✓ Made and checked: %1</translation>
    </message>
    <message>
        <source>Dit is dezelfde schijf als waar de club op staat: gaat die stuk, dan zijn beide weg. Zet er ook een op een stick.</source>
        <translation>This is the same disk as the club is on: if it breaks, both are gone. Put one on a stick as well.</translation>
    </message>
    <message>
        <source>Kopie maken</source>
        <translation>Making a backup</translation>
    </message>
    <message>
        <source>Kies eerst een kopie in de lijst.</source>
        <translation>First choose a backup in the list.</translation>
    </message>
    <message>
        <source>De club wordt zoals op %1. %2 Het bestand van nu wordt bewaard.</source>
        <translation>The club becomes as it was on %1. %2 The file as it is now is kept.</translation>
    </message>
    <message>
        <source>Wat daarna is gedaan, is dan weg.</source>
        <translation>What was done after that is then gone.</translation>
    </message>
    <message>
        <source>Kopie terugzetten</source>
        <translation>Restoring a backup</translation>
    </message>
    <message>
        <source>Alles nakijken</source>
        <translation>Checking everything</translation>
    </message>
    <message>
        <source>✓ Alles klopt: %1 leden, %2 formulieren, %3 spellen.</source>
        <translation>✓ All is well: %1 members, %2 sheets, %3 games.</translation>
    </message>
</context>
<context>
    <name>SanctionForm</name>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
    <message>
        <source>Wie heeft dit beslist?</source>
        <translation>Who decided this?</translation>
    </message>
    <message>
        <source>&amp;tot en met</source>
        <translation>up &amp;to</translation>
    </message>
    <message>
        <source>naam van de wedstrijdleider</source>
        <translation>name of the director</translation>
    </message>
    <message>
        <source>Een straf wordt opgeschreven en kost geen punten. Moeten er punten af, typ dat dan bij het spel zelf: F8 op het formulier.</source>
        <translation>A penalty is written down and costs no points. If points are to come off, type that with the game itself: F8 on the sheet.</translation>
    </message>
    <message>
        <source>&amp;Vastleggen</source>
        <translation>Re&amp;cord</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>B&amp;y</translation>
    </message>
    <message>
        <source>&amp;Wie</source>
        <translation>&amp;Who</translation>
    </message>
    <message>
        <source>Wat er is &amp;gebeurd</source>
        <translation>What &amp;happened</translation>
    </message>
    <message>
        <source>&amp;Beslissing</source>
        <translation>&amp;Decision</translation>
    </message>
    <message>
        <source>&amp;Hoe lang of waarvan</source>
        <translation>How &amp;long or from what</translation>
    </message>
    <message>
        <source>Vanaf r&amp;onde</source>
        <translation>From r&amp;ound</translation>
    </message>
    <message>
        <source>&amp;Artikel</source>
        <translation>&amp;Article</translation>
    </message>
    <message>
        <source>Waarschuwing, straf of uitsluiting</source>
        <translation>Warning, penalty or exclusion</translation>
    </message>
    <message>
        <source>&amp;Niet vastleggen</source>
        <translation>Do&amp;n’t record</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message>
        <source>%1, %2 van %3</source>
        <translation>%1, %2 of %3</translation>
    </message>
</context>
<context>
    <name>ScopeBar</name>
    <message>
        <source>Alle seizoenen</source>
        <translation>All seasons</translation>
    </message>
    <message>
        <source>Waarover</source>
        <translation>About what</translation>
    </message>
    <message>
        <source>Meest gespeelde avonden</source>
        <translation>Evenings of the size most played</translation>
    </message>
    <message>
        <source>Welke avonden</source>
        <translation>Which evenings</translation>
    </message>
    <message>
        <source>seizoen %1</source>
        <translation>season %1</translation>
    </message>
    <message>
        <source>%1 (%2 avonden)</source>
        <translation>%1 (%2 evenings)</translation>
    </message>
</context>
<context>
    <name>ScreenDesk</name>
    <message>
        <source>Groot scherm</source>
        <translation>Big screen</translation>
    </message>
    <message>
        <source>het eerste</source>
        <translation>the first</translation>
    </message>
    <message>
        <source>het tweede</source>
        <translation>the second</translation>
    </message>
    <message>
        <source>de beste %1</source>
        <translation>the best %1</translation>
    </message>
    <message>
        <source>alle plaatsen</source>
        <translation>all places</translation>
    </message>
    <message>
        <source>&amp;Volledig (F11)</source>
        <translation>&amp;Full (F11)</translation>
    </message>
    <message>
        <source>&amp;Bladzijde verder</source>
        <translation>Next &amp;page</translation>
    </message>
    <message>
        <source>nu: ronde %1</source>
        <translation>now: round %1</translation>
    </message>
    <message>
        <source>ronde %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>tot en met ronde %1, daarna geheim</source>
        <translation>up to round %1, secret after it</translation>
    </message>
    <message>
        <source>nooit: ze is geheim</source>
        <translation>never: they are secret</translation>
    </message>
    <message>
        <source>ook voor het laatste formulier van een ronde (voorlopig)</source>
        <translation>also before the last sheet of a round (provisional)</translation>
    </message>
    <message>
        <source>na elke ronde</source>
        <translation>after each round</translation>
    </message>
    <message>
        <source>&amp;Wat de zaal ziet</source>
        <translation>S&amp;how</translation>
    </message>
    <message>
        <source>Op welk s&amp;cherm</source>
        <translation>On which s&amp;creen</translation>
    </message>
    <message>
        <source>Welke r&amp;onde</source>
        <translation>Which ro&amp;und</translation>
    </message>
    <message>
        <source>&amp;Hoeveel van de stand</source>
        <translation>How many of the standin&amp;g</translation>
    </message>
    <message>
        <source>Secon&amp;den per bladzijde</source>
        <translation>Secon&amp;ds per page</translation>
    </message>
    <message>
        <source>Bij de prijsuitreiking komt ze plaats voor plaats, met de spatiebalk.</source>
        <translation>At the prize-giving they come place by place, with the space bar.</translation>
    </message>
    <message>
        <source>De stand is voor de zaal te zie&amp;n</source>
        <translation>The hall sees the sta&amp;ndings</translation>
    </message>
    <message>
        <source>Scherm &amp;uit</source>
        <translation>Screen &amp;off</translation>
    </message>
    <message>
        <source>Scherm &amp;aan</source>
        <translation>Screen &amp;on</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Alle pits</source>
        <translation>All pits</translation>
    </message>
    <message>
        <source>Alle spellen die nat gingen</source>
        <translation>All games that went nat</translation>
    </message>
    <message>
        <source>Alle spellen waarin verzaakt is</source>
        <translation>All games with revoking</translation>
    </message>
    <message>
        <source>Alle spellen met een arbitrale uitslag</source>
        <translation>All games with an arbitral result</translation>
    </message>
    <message>
        <source>Alle spellen die niet gespeeld zijn</source>
        <translation>All games not played</translation>
    </message>
    <message>
        <source>Alle spellen die vervallen zijn</source>
        <translation>All games that were cancelled</translation>
    </message>
    <message>
        <source>persoon</source>
        <translation>person</translation>
    </message>
    <message>
        <source>paar</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>team</source>
        <translation>team</translation>
    </message>
    <message>
        <source>avond</source>
        <translation>evening</translation>
    </message>
    <message>
        <source>competitie</source>
        <translation>competition</translation>
    </message>
    <message>
        <source>seizoen</source>
        <translation>season</translation>
    </message>
    <message>
        <source>beslissing</source>
        <translation>decision</translation>
    </message>
    <message>
        <source>protest</source>
        <translation>protest</translation>
    </message>
    <message>
        <source>rectificatie</source>
        <translation>rectification</translation>
    </message>
    <message>
        <source>opmerking</source>
        <translation>remark</translation>
    </message>
    <message>
        <source>spellen</source>
        <translation>games</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>nummer, of N/Z en O/W: 3 12</source>
        <translation>number, or N/S and E/W: 3 12</translation>
    </message>
    <message>
        <source>Wie speelden dit spel?</source>
        <translation>Who played this game?</translation>
    </message>
    <message>
        <source>Nummers op het scorekaartje</source>
        <translation>Numbers on the score card</translation>
    </message>
</context>
<context>
    <name>SeasonEndWindow</name>
    <message>
        <source>Competities van het seizoen</source>
        <translation>Competitions of the season</translation>
    </message>
    <message>
        <source>Eerst nog te doen</source>
        <translation>First to be done</translation>
    </message>
    <message>
        <source>Wat eerst nog moet gebeuren</source>
        <translation>What has to be done first</translation>
    </message>
    <message>
        <source>Bijvoorbeeld: avond 7, roem vergeten</source>
        <translation>For instance: evening 7, roem forgotten</translation>
    </message>
    <message>
        <source>Seizoen &amp;afsluiten</source>
        <translation>Close the &amp;season</translation>
    </message>
    <message>
        <source>&amp;Ja, afsluiten</source>
        <translation>&amp;Yes, close it</translation>
    </message>
    <message>
        <source>&amp;Nog niet</source>
        <translation>&amp;Not yet</translation>
    </message>
    <message>
        <source>&amp;Heropenen</source>
        <translation>Re&amp;open</translation>
    </message>
    <message>
        <source>Met &amp;deze reden heropenen</source>
        <translation>Reopen for &amp;this reason</translation>
    </message>
    <message>
        <source>&amp;Volgend seizoen</source>
        <translation>&amp;Next season</translation>
    </message>
    <message>
        <source>Af&amp;drukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Seizoen&amp;boek</source>
        <translation>Season &amp;book</translation>
    </message>
    <message>
        <source>Naar d&amp;e avond</source>
        <translation>To the &amp;evening</translation>
    </message>
    <message>
        <source>Seizoen afsluiten? Avonden en instellingen kunnen daarna niet meer veranderen.</source>
        <translation>Close the season? Evenings and settings cannot change after that.</translation>
    </message>
    <message>
        <source>&amp;Reden van het heropenen</source>
        <translation>&amp;Reason for reopening</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Seizoen %1 afsluiten</source>
        <translation>Closing season %1</translation>
    </message>
    <message>
        <source>Seizoen %1</source>
        <translation>Season %1</translation>
    </message>
    <message>
        <source>Seizoen afsluiten</source>
        <translation>Close the season</translation>
    </message>
    <message>
        <source>Het seizoen is afgesloten en de eindstanden staan vast. Maak nu het seizoenboek, druk de eindstanden af of begin het volgende seizoen.</source>
        <translation>The season is closed and the final standings are fixed. Now make the season book, print the final standings or begin the next season.</translation>
    </message>
    <message>
        <source>Schrijf op waarom.</source>
        <translation>Write down why.</translation>
    </message>
    <message>
        <source>Het seizoen is weer open.</source>
        <translation>The season is open again.</translation>
    </message>
</context>
<context>
    <name>SeasonForm</name>
    <message>
        <source>&amp;Naam</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Zoals 2026-2027.</source>
        <translation>Such as 2026-2027.</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;Eerste dag</source>
        <translation>&amp;First day</translation>
    </message>
    <message>
        <source>&amp;Laatste dag</source>
        <translation>&amp;Last day</translation>
    </message>
    <message>
        <source>Nieuw seizoen</source>
        <translation>New season</translation>
    </message>
</context>
<context>
    <name>SeasonView</name>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Competities en kampioenen</source>
        <translation>Competitions and champions</translation>
    </message>
    <message>
        <source>Naar de s&amp;tand</source>
        <translation>To the s&amp;tandings</translation>
    </message>
    <message>
        <source>Seizoen&amp;boek</source>
        <translation>Season &amp;book</translation>
    </message>
    <message>
        <source>&amp;Records van dit seizoen</source>
        <translation>&amp;Records of this season</translation>
    </message>
    <message>
        <source>Dit seizoen is er niet meer</source>
        <translation>This season is no longer there</translation>
    </message>
    <message>
        <source>Kies een ander seizoen op de eerste bladzijde.</source>
        <translation>Choose another season on the first page.</translation>
    </message>
    <message>
        <source>Seizoen %1</source>
        <translation>Season %1</translation>
    </message>
    <message>
        <source>%1 tot en met %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Kampioenen</source>
        <translation>Champions</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Avond</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Deelnemers</source>
        <translation>Entrants</translation>
    </message>
    <message>
        <source>Bekend</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>voorlopig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Kampioen</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeasonsPart</name>
    <message>
        <source>Seizoenen en competities</source>
        <translation>Seasons and competitions</translation>
    </message>
    <message>
        <source>Nieuw se&amp;izoen</source>
        <translation>New seas&amp;on</translation>
    </message>
    <message>
        <source>Nieuwe &amp;competitie</source>
        <translation>New com&amp;petition</translation>
    </message>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Data of soort</source>
        <translation>Dates or kind</translation>
    </message>
    <message>
        <source>Nog geen seizoen</source>
        <translation>No season yet</translation>
    </message>
    <message>
        <source>Een seizoen heeft een of meer competities; een competitie heeft avonden.</source>
        <translation>A season has one or more competitions; a competition has evenings.</translation>
    </message>
    <message>
        <source>&amp;Eerste seizoen maken</source>
        <translation>Make the fi&amp;rst season</translation>
    </message>
    <message>
        <source>Seizoenen van vroeger komen vanzelf mee met een CSV-bestand met uitslagen.</source>
        <translation>Seasons of earlier years come along with a CSV file of results.</translation>
    </message>
    <message>
        <source>Nieuwe competitie</source>
        <translation>New competition</translation>
    </message>
</context>
<context>
    <name>SecretLine</name>
    <message>
        <source>De stand is nog geheim: u koos bij Groot scherm om haar niet te laten zien. Papieren waarop zij te lezen is, kunnen daarom nog niet.</source>
        <translation>The standings are still secret: you chose at Big screen not to show them. Papers on which they can be read cannot be made yet, therefore.</translation>
    </message>
    <message>
        <source>&amp;Toch tonen</source>
        <translation>&amp;Show anyway</translation>
    </message>
</context>
<context>
    <name>ServerPane</name>
    <message>
        <source>STARTTLS (gewoon)</source>
        <translation>STARTTLS (usual)</translation>
    </message>
    <message>
        <source>TLS vanaf het begin</source>
        <translation>TLS from the start</translation>
    </message>
    <message>
        <source>geen, alleen op deze computer</source>
        <translation>none, on this computer only</translation>
    </message>
    <message>
        <source>secretaris@voorbeeld.nl</source>
        <translation>secretary@example.com</translation>
    </message>
    <message>
        <source>Mail&amp;server</source>
        <translation>Mail &amp;server</translation>
    </message>
    <message>
        <source>Uw provider noemt hem; vaak smtp. en dan zijn naam.</source>
        <translation>Your provider names it; often smtp. and then its own name.</translation>
    </message>
    <message>
        <source>Adres van de a&amp;fzender</source>
        <translation>Address o&amp;f the sender</translation>
    </message>
    <message>
        <source>Wac&amp;htwoord</source>
        <translation>Pass&amp;word</translation>
    </message>
    <message>
        <source>Be&amp;waren</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>Wachtwoord &amp;vergeten</source>
        <translation>F&amp;orget the password</translation>
    </message>
    <message>
        <source>Voor wie vanuit dit venster wil versturen. Zonder mailserver maakt het programma concepten die uw mailprogramma opent.</source>
        <translation>For who wants to send from this window. Without a mail server the program makes drafts that your mail program opens.</translation>
    </message>
    <message>
        <source>B&amp;eveiliging</source>
        <translation>Prot&amp;ection</translation>
    </message>
    <message>
        <source>&amp;Poort</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Gebruikersnaam</source>
        <translation>&amp;User name</translation>
    </message>
    <message>
        <source>Leeg als de server er geen vraagt.</source>
        <translation>Empty if the server asks for none.</translation>
    </message>
    <message>
        <source>Vul eerst in waar de mail heen moet; daarna kunt u versturen.</source>
        <translation>First fill in where mail is handed in; then you can send.</translation>
    </message>
    <message>
        <source>Dit systeem heeft geen sleutelbos: het wachtwoord wordt bij elke zending gevraagd en nergens bewaard.</source>
        <translation>This system has no key ring: the password is asked with each mailing and kept nowhere.</translation>
    </message>
    <message>
        <source>Staat in de sleutelbos van dit systeem. Leeg laten houdt het zo.</source>
        <translation>Is in the key ring of this system. Leave it empty to keep it so.</translation>
    </message>
    <message>
        <source>Gaat naar de sleutelbos van dit systeem, nooit in het clubbestand.</source>
        <translation>Goes to the key ring of this system, never into the club file.</translation>
    </message>
    <message>
        <source>✓ Bewaard</source>
        <translation>✓ Kept</translation>
    </message>
    <message>
        <source>Bewaard, maar de sleutelbos nam het wachtwoord niet aan. Het wordt bij elke zending gevraagd.</source>
        <translation>Kept, but the key ring did not take the password. It is asked with each mailing.</translation>
    </message>
</context>
<context>
    <name>SettingsPart</name>
    <message>
        <source>&amp;Naam van de club</source>
        <translation>&amp;Name of the club</translation>
    </message>
    <message>
        <source>P&amp;laats</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Groen</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blauw</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Wijnrood</source>
        <translation>Burgundy</translation>
    </message>
    <message>
        <source>Paars</source>
        <translation>Purple</translation>
    </message>
    <message>
        <source>Bruin</source>
        <translation>Brown</translation>
    </message>
    <message>
        <source>Eigen kleur</source>
        <translation>Own colour</translation>
    </message>
    <message>
        <source>Kleur&amp;code</source>
        <translation>Colour co&amp;de</translation>
    </message>
    <message>
        <source>Zoals #1f6b4a, van de website van de club.</source>
        <translation>Such as #1f6b4a, from the website of the club.</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Gegevens &amp;opslaan</source>
        <translation>&amp;Save the details</translation>
    </message>
    <message>
        <source>Zo speelt de club</source>
        <translation>How the club plays</translation>
    </message>
    <message>
        <source>Nieuwe competities beginnen hiermee; een competitie kan ervan afwijken.</source>
        <translation>New competitions start with this; a competition may differ from it.</translation>
    </message>
    <message>
        <source>Kleur en logo</source>
        <translation>Colour and logo</translation>
    </message>
    <message>
        <source>Kleur &amp;van de club</source>
        <translation>&amp;Colour of the club</translation>
    </message>
    <message>
        <source>In dit venster en op papier; leesbaar gemaakt waar nodig.</source>
        <translation>In this window and on paper; made readable where needed.</translation>
    </message>
    <message>
        <source>Gegevens</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Een kleurcode is # met zes cijfers of letters a-f.</source>
        <translation>A colour code is # with six digits or letters a-f.</translation>
    </message>
</context>
<context>
    <name>SheetGrid</name>
    <message>
        <source>Tafel %1 · ronde %2</source>
        <translation>Table %1 · round %2</translation>
    </message>
    <message>
        <source>inval</source>
        <translation>fill-in</translation>
    </message>
    <message>
        <source>Formulier van de tegenpartij</source>
        <translation>Sheet of the other side</translation>
    </message>
    <message>
        <source>Esc: terug</source>
        <translation>Esc: back</translation>
    </message>
    <message>
        <source>De avond is afgesloten</source>
        <translation>The evening is closed</translation>
    </message>
    <message>
        <source>Alleen totalen</source>
        <translation>Totals only</translation>
    </message>
    <message>
        <source>Afgetekend</source>
        <translation>Signed off</translation>
    </message>
    <message>
        <source>gever: %1</source>
        <translation>dealer: %1</translation>
    </message>
    <message>
        <source>blinde hand</source>
        <translation>blind hand</translation>
    </message>
    <message>
        <source>(geleend)</source>
        <translation>(lent)</translation>
    </message>
    <message>
        <source>Afgesloten</source>
        <translation>Closed</translation>
    </message>
    <message>
        <source>Formulier</source>
        <translation>Sheet</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Verbeteren …</source>
        <translation>Correct …</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Spel %1 is nog niet getypt. De plus-toets gaat erheen.</source>
        <translation>Game %1 is not typed yet. The plus key goes there.</translation>
    </message>
    <message>
        <source>Spel %1 eerst nazien. De plus-toets gaat erheen.</source>
        <translation>First look at game %1. The plus key goes there.</translation>
    </message>
    <message>
        <source>Dit totaal klopt niet met de rijen: typ het goede, of maak het vakje leeg.</source>
        <translation>This total does not agree with the rows: type the right one, or empty the box.</translation>
    </message>
    <message>
        <source>Nog niet alles is opgeslagen; probeer het zo nog eens.</source>
        <translation>Not everything is saved yet; try again in a moment.</translation>
    </message>
    <message>
        <source>Tafel %1 is afgetekend.</source>
        <translation>Table %1 is signed off.</translation>
    </message>
    <message>
        <source>Spel %1 is twee keer getypt. Kies eerst: F5 is wat u typte.</source>
        <translation>Game %1 was typed twice. Choose first: F5 is what you typed.</translation>
    </message>
</context>
<context>
    <name>SigningCard</name>
    <message>
        <source>Aftekenen (Enter)</source>
        <translation>Sign off (Enter)</translation>
    </message>
    <message>
        <source>Aftekening terugnemen</source>
        <translation>Undo signature</translation>
    </message>
    <message>
        <source>Boetes gaan er aan het eind af, nooit onder 0.</source>
        <translation>Fines come off at the end, never below 0.</translation>
    </message>
    <message>
        <source>Eigen formulier (Ctrl+T)</source>
        <translation>Own sheet (Ctrl+T)</translation>
    </message>
    <message>
        <source>Tegenpartij (Ctrl+T)</source>
        <translation>Other side (Ctrl+T)</translation>
    </message>
    <message>
        <source>Afgetekend</source>
        <translation>Signed off</translation>
    </message>
    <message>
        <source>De avond is afgesloten</source>
        <translation>The evening is closed</translation>
    </message>
    <message>
        <source>Formulier van de tegenpartij</source>
        <translation>Sheet of the other side</translation>
    </message>
    <message>
        <source>Nog 1 spel</source>
        <translation>1 game to go</translation>
    </message>
    <message>
        <source>&amp;Verbeteren …</source>
        <translation>&amp;Correct …</translation>
    </message>
    <message>
        <source>Waarom? Bijvoorbeeld: roem vergeten</source>
        <translation>Why? For example: roem forgotten</translation>
    </message>
    <message>
        <source>Reden om de avond te heropenen</source>
        <translation>Reason to reopen the evening</translation>
    </message>
    <message>
        <source>H&amp;eropenen</source>
        <translation>R&amp;eopen</translation>
    </message>
    <message>
        <source>Afgetekend met alleen totalen</source>
        <translation>Signed off with totals only</translation>
    </message>
    <message>
        <source>Nog %1 spellen</source>
        <translation>%1 games to go</translation>
    </message>
    <message>
        <source>Eerst nazien</source>
        <translation>Look first</translation>
    </message>
    <message>
        <source>Kijk nog even na</source>
        <translation>Please look once more</translation>
    </message>
    <message>
        <source>Alleen totalen</source>
        <translation>Totals only</translation>
    </message>
    <message>
        <source>Totaal klopt</source>
        <translation>The total agrees</translation>
    </message>
    <message>
        <source>Alle spellen getypt</source>
        <translation>All games typed</translation>
    </message>
    <message>
        <source>Boetes gaan er na de %1 boompjes aan deze tafel af, nooit onder 0.</source>
        <translation>Fines come off after the %1 boompjes at this table, never below 0.</translation>
    </message>
    <message>
        <source>Enter gaat naar het volgende formulier, F2 neemt de aftekening terug.</source>
        <translation>Enter goes to the next sheet, F2 takes the signature back.</translation>
    </message>
    <message>
        <source>Typ wat de tegenpartij schreef; het eerste verschil wordt gemeld.</source>
        <translation>Type what the other side wrote; the first difference is told.</translation>
    </message>
    <message>
        <source>Verder bij spel %1, de eerste lege regel.</source>
        <translation>On to game %1, the first empty line.</translation>
    </message>
    <message>
        <source>Aftekenen kan als alles klopt.</source>
        <translation>Signing off is possible when all is well.</translation>
    </message>
    <message>
        <source>Aftekenen kan als er geen ! meer staat.</source>
        <translation>Signing off is possible when there is no ! left.</translation>
    </message>
    <message>
        <source>Aftekenen sluit de avond weer af, met een rectificatie.</source>
        <translation>Signing off closes the evening again, with a rectification.</translation>
    </message>
    <message>
        <source>Druk op Enter om af te tekenen.</source>
        <translation>Press Enter to sign off.</translation>
    </message>
    <message>
        <source>Typ de totalen van het papier, of druk meteen op Enter om af te tekenen.</source>
        <translation>Type the totals from the paper, or press Enter at once to sign off.</translation>
    </message>
    <message>
        <source>De spellen kunnen er nog bij. Zijn ze er allemaal, dan tellen die in plaats van de totalen. F2 bij een totaal neemt de aftekening terug.</source>
        <translation>The games may still follow. Once they are all there, they count in place of the totals. F2 at a total takes the signature back.</translation>
    </message>
    <message>
        <source>Druk op Enter om af te tekenen. De spellen kunnen er later bij, en tellen dan.</source>
        <translation>Press Enter to sign off. The games may follow later, and will count then.</translation>
    </message>
    <message>
        <source>Typ de vier totalen van het papier, of de spellen.</source>
        <translation>Type the four totals from the paper, or the games.</translation>
    </message>
    <message>
        <source>Papier (Ctrl+T)</source>
        <translation>Paper (Ctrl+T)</translation>
    </message>
    <message>
        <source>Het papier</source>
        <translation>The paper</translation>
    </message>
    <message>
        <source>Bevestigd aan tafel</source>
        <translation>Confirmed at the table</translation>
    </message>
    <message>
        <source>Verbeteren opent hem weer, met een reden, en dit formulier alleen.</source>
        <translation>Correct opens it again, with a reason, and this sheet alone.</translation>
    </message>
    <message>
        <source>Typ wat er op het papier staat; het eerste verschil wordt gemeld.</source>
        <translation>Type what the paper says; the first difference is named.</translation>
    </message>
    <message>
        <source>Kloppen de rijen, dan is op papier verkeerd geteld: typ het totaal dat hier staat, of maak het vakje leeg. Dan kan aftekenen.</source>
        <translation>If the rows are right, the paper was added up wrongly: type the total that stands here, or empty the box. Then it can be signed.</translation>
    </message>
</context>
<context>
    <name>Small</name>
    <message>
        <source>Wat de zaal ziet</source>
        <translation>What the hall sees</translation>
    </message>
    <message>
        <source>Het scherm is uit</source>
        <translation>The screen is off</translation>
    </message>
</context>
<context>
    <name>StakesPane</name>
    <message>
        <source>Een &amp;lid legt in</source>
        <translation>A &amp;member pays</translation>
    </message>
    <message>
        <source>Per avond, in euro&apos;s.</source>
        <translation>An evening, in euros.</translation>
    </message>
    <message>
        <source>Een &amp;gast legt in</source>
        <translation>A &amp;guest pays</translation>
    </message>
    <message>
        <source>Daarvan voor de &amp;club</source>
        <translation>Of which for the c&amp;lub</translation>
    </message>
    <message>
        <source>De rest is de pot voor de prijzen.</source>
        <translation>The rest is the pot for the prizes.</translation>
    </message>
    <message>
        <source>Een strippen&amp;kaart kost</source>
        <translation>A car&amp;d costs</translation>
    </message>
    <message>
        <source>Leeg: de club heeft er geen.</source>
        <translation>Empty: the club has none.</translation>
    </message>
    <message>
        <source>&amp;Avonden</source>
        <translation>&amp;Evenings</translation>
    </message>
    <message>
        <source>&amp;Een lot kost</source>
        <translation>A &amp;ticket costs</translation>
    </message>
    <message>
        <source>Van de tombola; leeg: geen.</source>
        <translation>Of the tombola; empty: none.</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Wat kost een avond?</source>
        <translation>What does an evening cost?</translation>
    </message>
    <message>
        <source>Wie al betaald heeft, houdt wat hij betaalde. Wat elke plaats krijgt, staat bij de competitie, zoals 1: 40&#xa0;%, 2: €&#xa0;10, 3: fles wijn.</source>
        <translation>Who has paid keeps what he paid. What each place gets stands with the competition, such as 1: 40&#xa0;%, 2: €&#xa0;10, 3: bottle of wine.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Plaats</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>zonder groep</source>
        <translation>without a group</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Periode %1: avond %2 tot en met %3</source>
        <translation>Period %1: evening %2 to %3</translation>
    </message>
    <message>
        <source>P%1</source>
        <translation>P%1</translation>
    </message>
    <message>
        <source>Winst</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>Winstpunten voor gewonnen en gelijke ronden</source>
        <translation>Win points for rounds won and drawn</translation>
    </message>
    <message>
        <source>Gem.</source>
        <translation>Avg.</translation>
    </message>
    <message>
        <source>Gemiddelde van de avonden die tellen</source>
        <translation>Average of the evenings that count</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Tops</translation>
    </message>
    <message>
        <source>Achter</source>
        <translation>Behind</translation>
    </message>
    <message>
        <source>Achter op de eerste</source>
        <translation>Behind the first</translation>
    </message>
    <message>
        <source>nieuw</source>
        <translation>new</translation>
    </message>
    <message>
        <source>+/−</source>
        <translation>+/−</translation>
    </message>
    <message>
        <source>Plaatsen gestegen of gedaald sinds de vorige avond</source>
        <translation>Places up or down since the evening before</translation>
    </message>
    <message>
        <source>▲ omhoog</source>
        <translation>▲ up</translation>
    </message>
    <message>
        <source>▼ omlaag</source>
        <translation>▼ down</translation>
    </message>
    <message>
        <source>▲ beslissen</source>
        <translation>▲ to decide</translation>
    </message>
    <message>
        <source>▼ beslissen</source>
        <translation>▼ to decide</translation>
    </message>
    <message>
        <source>▲▼ beslissen</source>
        <translation>▲▼ to decide</translation>
    </message>
    <message>
        <source>Naar</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Wie na het seizoen naar een andere groep gaat</source>
        <translation>Who goes to another group after the season</translation>
    </message>
    <message>
        <source>Gewonnen ronden</source>
        <translation>Rounds won</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>Avond %1</source>
        <translation>Evening %1</translation>
    </message>
    <message>
        <source>Veld</source>
        <translation>Field</translation>
    </message>
</context>
<context>
    <name>StandingsCommands</name>
    <message>
        <source>&amp;Regel van de stand</source>
        <translation>&amp;Rule of the standings</translation>
    </message>
    <message>
        <source>&amp;Groepen</source>
        <translation>&amp;Groups</translation>
    </message>
    <message>
        <source>&amp;Ook meetellen</source>
        <translation>Also co&amp;unting</translation>
    </message>
    <message>
        <source>&amp;Wie was er niet</source>
        <translation>&amp;Who was not there</translation>
    </message>
    <message>
        <source>Wat &amp;heb ik nodig</source>
        <translation>What do I &amp;need</translation>
    </message>
    <message>
        <source>&amp;Statistiek van het seizoen</source>
        <translation>&amp;Statistics of the season</translation>
    </message>
    <message>
        <source>Wie &amp;zat stil</source>
        <translation>Who sat &amp;out</translation>
    </message>
    <message>
        <source>Seizoen a&amp;fsluiten</source>
        <translation>&amp;Close the season</translation>
    </message>
    <message>
        <source>Seizoen&amp;boek</source>
        <translation>Season &amp;book</translation>
    </message>
    <message>
        <source>&amp;Krant, appgroep en website</source>
        <translation>&amp;Paper, app group and website</translation>
    </message>
    <message>
        <source>Wa&amp;t als</source>
        <translation>What &amp;if</translation>
    </message>
</context>
<context>
    <name>StandingsKeeper</name>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Rekenblad (*.xlsx)</source>
        <translation>Spreadsheet (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Stand bewaren</source>
        <translation>Save the standings</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Seizoen</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Na avond</source>
        <translation>After evening</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Welke avonden</source>
        <translation>Which evenings</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Delen</source>
        <translation>&amp;Share</translation>
    </message>
    <message>
        <source>&amp;Regel</source>
        <translation>&amp;Rule</translation>
    </message>
    <message>
        <source>M&amp;eer</source>
        <translation>M&amp;ore</translation>
    </message>
    <message>
        <source>Stand &amp;afdrukken</source>
        <translation>Prin&amp;t the standings</translation>
    </message>
    <message>
        <source>Bewaren als &amp;rekenblad (XLSX)</source>
        <translation>Save as &amp;spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>Bewaren als &amp;CSV</source>
        <translation>Save as &amp;CSV</translation>
    </message>
    <message>
        <source>Nog geen stand</source>
        <translation>No standings yet</translation>
    </message>
    <message>
        <source>De stand verschijnt zodra er van een avond formulieren zijn getypt. Tellen hier avonden van een andere competitie mee: kies bij Meer, Ook meetellen.</source>
        <translation>The standings appear as soon as sheets of an evening have been typed. If evenings of another competition count here: choose More, Also counting.</translation>
    </message>
    <message>
        <source>Naar de &amp;avond</source>
        <translation>To the &amp;evening</translation>
    </message>
    <message>
        <source>Uitslagen van vroeger uit een CSV-bestand leest u in bij Club, In- en uitvoer.</source>
        <translation>Results of earlier years from a CSV file are read in at Club, Import and export.</translation>
    </message>
    <message>
        <source>na de laatste avond</source>
        <translation>after the last evening</translation>
    </message>
    <message>
        <source>na avond %1, %2</source>
        <translation>after evening %1, %2</translation>
    </message>
    <message>
        <source>alle groepen</source>
        <translation>all groups</translation>
    </message>
    <message>
        <source>alle avonden</source>
        <translation>all evenings</translation>
    </message>
    <message>
        <source>alleen perioden</source>
        <translation>periods only</translation>
    </message>
    <message>
        <source>periode %1</source>
        <translation>period %1</translation>
    </message>
    <message>
        <source>alleen totalen</source>
        <translation>totals only</translation>
    </message>
    <message>
        <source>laatste %1 avonden</source>
        <translation>last %1 evenings</translation>
    </message>
    <message>
        <source>%1 (sinds %2)</source>
        <translation>%1 (since %2)</translation>
    </message>
    <message>
        <source>na avond %1</source>
        <translation>after evening %1</translation>
    </message>
    <message>
        <source>eindstand: het seizoen is afgesloten</source>
        <translation>final standings: the season is closed</translation>
    </message>
    <message>
        <source>Doorgestreept telt niet mee.</source>
        <translation>Struck through does not count.</translation>
    </message>
    <message>
        <source>– afwezig.</source>
        <translation>– absent.</translation>
    </message>
    <message>
        <source>na rectificatie %1</source>
        <translation>after rectification %1</translation>
    </message>
    <message>
        <source>voorlopig: van een open avond telt wat al getypt is</source>
        <translation>provisional: of an open evening, what has been typed so far counts</translation>
    </message>
    <message>
        <source>– afwezig, of van een open avond nog niets getypt.</source>
        <translation>– absent, or nothing typed yet of an open evening.</translation>
    </message>
    <message>
        <source>– ook wie er was en elke ronde stilzat.</source>
        <translation>– also who was there and sat out every round.</translation>
    </message>
    <message>
        <source>– was er, en zat elke ronde stil.</source>
        <translation>– was there, and sat out every round.</translation>
    </message>
    <message>
        <source>? niet bekend.</source>
        <translation>? not known.</translation>
    </message>
    <message>
        <source>° gekregen voor een avond die iemand miste.</source>
        <translation>° given for an evening that was missed.</translation>
    </message>
    <message>
        <source>Gelijk op de grens: %1. Zij gaan niet vanzelf omhoog of omlaag; beslis door loting of in het bestuur, en zet wie gaat bij Groepen van het volgende seizoen.</source>
        <translation>Level at the line: %1. They do not go up or down by themselves; decide by lot or in the board, and put whoever goes in place at Groups of the next season.</translation>
    </message>
    <message>
        <source>Van deze competitie zijn alleen de totalen per avond bekend.</source>
        <translation>Only whole-evening totals are known of this competition.</translation>
    </message>
    <message>
        <source>Van deze competitie zijn de totalen per ronde bekend.</source>
        <translation>Only round totals are known of this competition.</translation>
    </message>
    <message>
        <source>&amp;Mailen …</source>
        <translation>&amp;Mail …</translation>
    </message>
    <message>
        <source>Bewaren als &amp;PDF of webpagina</source>
        <translation>Save as &amp;PDF or web page</translation>
    </message>
    <message>
        <source>Maak eerst een competitie; kies het dan nog eens.</source>
        <translation>Make a competition first, then choose it again.</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Saved: %1</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>standings</translation>
    </message>
</context>
<context>
    <name>StatementPane</name>
    <message>
        <source>Betalingen</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>Lees een afschrift van de bank in</source>
        <translation>Read in a statement of the bank</translation>
    </message>
    <message>
        <source>Haal bij uw bank een CAMT.053, een MT940 of een CSV op. Bij elke betaling staat dan van wie de contributie is; er wordt niets geboekt zonder dat u het ziet.</source>
        <translation>Get a CAMT.053, an MT940 or a CSV from your bank. Each payment then says whose dues it is; nothing is booked without your seeing it.</translation>
    </message>
    <message>
        <source>&amp;Afschrift kiezen</source>
        <translation>Choose a &amp;statement</translation>
    </message>
    <message>
        <source>Een afschrift dat al ingelezen is, wordt herkend.</source>
        <translation>A statement that was read in before is recognised.</translation>
    </message>
    <message>
        <source>&amp;Boeken</source>
        <translation>&amp;Book</translation>
    </message>
    <message>
        <source>&amp;Geen contributie</source>
        <translation>No &amp;dues</translation>
    </message>
    <message>
        <source>Afschrift</source>
        <translation>Statement</translation>
    </message>
    <message>
        <source>&amp;Niet inlezen</source>
        <translation>Do &amp;not read in</translation>
    </message>
    <message>
        <source>zeker</source>
        <translation>sure</translation>
    </message>
    <message>
        <source>waarschijnlijk</source>
        <translation>likely</translation>
    </message>
    <message>
        <source>misschien</source>
        <translation>perhaps</translation>
    </message>
    <message>
        <source>onbekend</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>Boek</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>Dag</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Bedrag</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Van of naar</source>
        <translation>From or to</translation>
    </message>
    <message>
        <source>Contributie van</source>
        <translation>Dues of</translation>
    </message>
    <message>
        <source>Hoe zeker</source>
        <translation>How sure</translation>
    </message>
    <message>
        <source>zelf gekozen</source>
        <translation>chosen by hand</translation>
    </message>
    <message>
        <source>Van &amp;iemand anders</source>
        <translation>Of some&amp;body else</translation>
    </message>
    <message>
        <source>Spatie of Enter in de lijst zet een vinkje of haalt het weg.</source>
        <translation>Space or Enter in the list sets a tick or takes it away.</translation>
    </message>
    <message>
        <source>Afschriften (*.xml *.940 *.sta *.swi *.txt *.csv *.tab);;Alle bestanden (*)</source>
        <translation>Statements (*.xml *.940 *.sta *.swi *.txt *.csv *.tab);;All files (*)</translation>
    </message>
    <message>
        <source>Afschrift van de bank</source>
        <translation>Statement of the bank</translation>
    </message>
    <message>
        <source>De betalingen</source>
        <translation>The payments</translation>
    </message>
    <message>
        <source>! Klik boven de kolommen waarin de dag en het bedrag staan.</source>
        <translation>! Click above the columns that hold the day and the amount.</translation>
    </message>
    <message>
        <source>Niet meegenomen, want niet in euro&apos;s: %1.</source>
        <translation>Left out, as not in euros: %1.</translation>
    </message>
    <message>
        <source>&amp;Bewaren</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>%1 van %2 aangevinkt, samen € %3. De rest wordt bewaard; wat binnenkwam kunt u later nog boeken.</source>
        <translation>%1 of %2 ticked, € %3 in all. The rest is kept; what came in can be booked later.</translation>
    </message>
    <message>
        <source>%1 van %2 aangevinkt, samen € %3. Dit is over van eerdere afschriften; met Delete gaat weg wat geen contributie is.</source>
        <translation>%1 of %2 ticked, € %3 in all. This is left of earlier statements; Delete puts away what is no dues.</translation>
    </message>
    <message>
        <source>Reden: %1.</source>
        <translation>Reason: %1.</translation>
    </message>
    <message>
        <source>Dit is wat een bestand voor de bank liet afschrijven.</source>
        <translation>This is what a file had the bank collect.</translation>
    </message>
    <message>
        <source>Geboekt: %1.</source>
        <translation>Booked: %1.</translation>
    </message>
    <message>
        <source>€ %1 van %2 is geen contributie; terug met Ctrl+Z.</source>
        <translation>€ %1 from %2 is no dues; back with Ctrl+Z.</translation>
    </message>
    <message>
        <source>betaling</source>
        <translation>payment</translation>
    </message>
    <message>
        <source>%1 leden, per incasso</source>
        <translation>%1 members, by direct debit</translation>
    </message>
    <message>
        <source>betalingen</source>
        <translation>payments</translation>
    </message>
    <message>
        <source>Kies een betaling in de lijst</source>
        <translation>Choose a payment in the list</translation>
    </message>
    <message>
        <source>Contributie van %1.</source>
        <translation>Dues of %1.</translation>
    </message>
    <message>
        <source>Het kenmerk van de brief staat erbij.</source>
        <translation>It bears the reference of the letter.</translation>
    </message>
    <message>
        <source>Van deze rekening werd deze contributie eerder betaald.</source>
        <translation>These dues were paid from this account before.</translation>
    </message>
    <message>
        <source>De naam past, en dit bedrag staat open.</source>
        <translation>The name fits, and this amount is open.</translation>
    </message>
    <message>
        <source>De naam past, maar niet dit bedrag.</source>
        <translation>The name fits, but not this amount.</translation>
    </message>
    <message>
        <source>De bank nam een eerdere betaling terug.</source>
        <translation>The bank took back an earlier payment.</translation>
    </message>
    <message>
        <source>Hier past geen lid bij dat contributie schuldig is.</source>
        <translation>No member who owes dues fits here.</translation>
    </message>
    <message>
        <source>Ingelezen: %1 van %2 geboekt.</source>
        <translation>Read in: %1 of %2 booked.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Alle spellen samen</source>
        <translation>All games together</translation>
    </message>
    <message>
        <source>Aantal</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistiek</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Deze avond</source>
        <translation>This evening</translation>
    </message>
    <message>
        <source>De hele competitie</source>
        <translation>The whole competition</translation>
    </message>
    <message>
        <source>Waarover</source>
        <translation>About what</translation>
    </message>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Alle spellen samen</source>
        <translation>All games together</translation>
    </message>
    <message>
        <source>Per speler</source>
        <translation>By player</translation>
    </message>
    <message>
        <source>Nog niets te tellen</source>
        <translation>Nothing to count yet</translation>
    </message>
    <message>
        <source>Hier staat hoe er gespeeld is zodra het eerste formulier getypt is.</source>
        <translation>How it was played is shown here as soon as the first sheet has been typed.</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Afdrukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Avond %1</source>
        <translation>Evening %1</translation>
    </message>
    <message>
        <source>%1 formulieren</source>
        <translation>%1 sheets</translation>
    </message>
    <message>
        <source>1 formulier</source>
        <translation>1 sheet</translation>
    </message>
    <message>
        <source>%1 avonden</source>
        <translation>%1 evenings</translation>
    </message>
    <message>
        <source>Nog niet afgetekend, wel meegeteld: %1</source>
        <translation>Not signed off yet but counted: %1</translation>
    </message>
    <message>
        <source>Alleen totalen, hier niet bij: %1</source>
        <translation>Totals only, not among these: %1</translation>
    </message>
</context>
<context>
    <name>StepsBar</name>
    <message>
        <source>Stappen van de avond</source>
        <translation>Steps of the evening</translation>
    </message>
    <message>
        <source>Aanwezig</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Indeling</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Formulieren</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>StickWatch</name>
    <message>
        <source>Er zit een stick in de computer: %1. Een kopie van de club erop?</source>
        <translation>There is a stick in the computer: %1. A backup of the club on it?</translation>
    </message>
    <message>
        <source>Kopie op de stick</source>
        <translation>Backup on the stick</translation>
    </message>
</context>
<context>
    <name>TabbedWindow</name>
    <message>
        <source>Slui&amp;ten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Hier is iets ingevuld dat niet is opgeslagen. Nog eens sluiten laat het weg.</source>
        <translation>Something filled in here is not saved. Closing once more leaves it out.</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>Ronde %1, tafel %2: %3</source>
        <translation>Round %1, table %2: %3</translation>
    </message>
    <message>
        <source>Ronde %1, inval aan tafel %2: %3</source>
        <translation>Round %1, fill-in at table %2: %3</translation>
    </message>
    <message>
        <source>open bij %1</source>
        <translation>open at %1</translation>
    </message>
    <message>
        <source>Tafel %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>inval</source>
        <translation>fill-in</translation>
    </message>
    <message>
        <source>%1 getypt</source>
        <translation>%1 typed</translation>
    </message>
</context>
<context>
    <name>TablesideBar</name>
    <message>
        <source>Aanzetten</source>
        <translation>Turn on</translation>
    </message>
    <message>
        <source>Kaarten</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Scankaarten afdrukken (Ctrl+Shift+P)</source>
        <translation>Print scan cards (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Ander adres</source>
        <translation>Other address</translation>
    </message>
    <message>
        <source>Tweede bureau</source>
        <translation>Second desk</translation>
    </message>
    <message>
        <source>Nieuwe codes</source>
        <translation>New codes</translation>
    </message>
    <message>
        <source>Kaarten die al geprint zijn, openen dan niets meer.</source>
        <translation>Cards that are printed already open nothing any more then.</translation>
    </message>
    <message>
        <source>Uitzetten</source>
        <translation>Turn off</translation>
    </message>
    <message>
        <source>Protesten</source>
        <translation>Protests</translation>
    </message>
    <message>
        <source>Scankaarten</source>
        <translation>Scan cards</translation>
    </message>
    <message>
        <source>Aan tafel typen</source>
        <translation>Typing at the table</translation>
    </message>
    <message>
        <source>Dit netwerk laat meestal %1 telefoons toe, en er zijn %2 tafels.</source>
        <translation>This network usually lets in %1 phones, and there are %2 tables.</translation>
    </message>
    <message>
        <source>%1/desk  code %2</source>
        <translation>%1/desk  code %2</translation>
    </message>
    <message>
        <source>Tafel %1 vraagt om de wedstrijdleider</source>
        <translation>Table %1 asks for the director</translation>
    </message>
    <message>
        <source>Tafels %1 vragen om de wedstrijdleider</source>
        <translation>Tables %1 ask for the director</translation>
    </message>
    <message>
        <source>Tafel %1 is geholpen</source>
        <translation>Table %1 was helped</translation>
    </message>
    <message>
        <source>1 protest</source>
        <translation>1 protest</translation>
    </message>
    <message>
        <source>%1 protesten</source>
        <translation>%1 protests</translation>
    </message>
    <message>
        <source>Tafel %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Teken alle bevestigde af (%1)</source>
        <translation>Sign all confirmed (%1)</translation>
    </message>
    <message>
        <source>Er zijn nieuwe codes: druk de kaarten opnieuw af.</source>
        <translation>There are new codes: print the cards again.</translation>
    </message>
</context>
<context>
    <name>TeamPanel</name>
    <message>
        <source>Wie in het team spelen</source>
        <translation>Who play in the team</translation>
    </message>
    <message>
        <source>Speelt nog &amp;mee</source>
        <translation>Still pla&amp;ys</translation>
    </message>
    <message>
        <source>&amp;Teamnaam</source>
        <translation>&amp;Team name</translation>
    </message>
    <message>
        <source>&amp;Spelers</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>Speler &amp;erbij</source>
        <translation>&amp;Add a player</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Nieuw team</source>
        <translation>New team</translation>
    </message>
    <message>
        <source>Kies een team in de lijst</source>
        <translation>Choose a team in the list</translation>
    </message>
    <message>
        <source>Geef het team een naam.</source>
        <translation>Give the team a name.</translation>
    </message>
    <message>
        <source>Een team heeft minstens vier spelers; dit zijn er %1.</source>
        <translation>A team has at least four players; these are %1.</translation>
    </message>
    <message>
        <source>&amp;Omhoog</source>
        <translation>&amp;Up</translation>
    </message>
    <message>
        <source>Om&amp;laag</source>
        <translation>&amp;Down</translation>
    </message>
    <message>
        <source>&amp;Weghalen</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>%1 staat al in dit team.</source>
        <translation>%1 is in this team already.</translation>
    </message>
    <message>
        <source>Delete haalt weg; Alt met een pijl verplaatst naar een ander paar.</source>
        <translation>Delete takes away; Alt with an arrow moves to another pair.</translation>
    </message>
    <message>
        <source>De eerste twee zijn het eerste paar, dan het tweede; wie daarna komt, is reserve.</source>
        <translation>The first two are the first pair, then the second; whoever comes after that is a reserve.</translation>
    </message>
    <message>
        <source>Paar %1:  %2</source>
        <translation>Pair %1:  %2</translation>
    </message>
</context>
<context>
    <name>TeamView</name>
    <message>
        <source>Stand van de teams</source>
        <translation>Standings of the teams</translation>
    </message>
    <message>
        <source>Wedstrijden</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Plaats</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Nr</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Groep</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Voor</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Gewonnen</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Gelijk</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Verloren</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Spelpunten</source>
        <translation>Game points</translation>
    </message>
    <message>
        <source>Saldo</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Wedstrijdpunten</source>
        <translation>Match points</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tegen</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Tafels</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Per spel</source>
        <translation>By game</translation>
    </message>
</context>
<context>
    <name>TeamsPane</name>
    <message>
        <source>Zoeken in de teams</source>
        <translation>Search the teams</translation>
    </message>
    <message>
        <source>Zoeken op team of speler</source>
        <translation>Search by team or player</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Wie spelen</source>
        <translation>Who play</translation>
    </message>
    <message>
        <source>Hier komen de teams</source>
        <translation>The teams will be here</translation>
    </message>
    <message>
        <source>Een viertal is twee paren die als één team tegen andere teams spelen.</source>
        <translation>A team is two pairs who play as one against other teams.</translation>
    </message>
    <message>
        <source>Ee&amp;rste team maken</source>
        <translation>Make the fi&amp;rst team</translation>
    </message>
    <message>
        <source>Grotere teams kunnen ook: drie of vier paren, met reserves.</source>
        <translation>Larger teams can be made too: three or four pairs, with reserves.</translation>
    </message>
    <message>
        <source>&amp;Nieuw team</source>
        <translation>&amp;New team</translation>
    </message>
    <message>
        <source>1 team</source>
        <translation>1 team</translation>
    </message>
    <message>
        <source>%1 teams</source>
        <translation>%1 teams</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Te&amp;kst</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Waar &amp;over</source>
        <translation>A&amp;bout</translation>
    </message>
    <message>
        <source>&amp;Aan</source>
        <translation>T&amp;o</translation>
    </message>
    <message>
        <source>Onderwer&amp;p</source>
        <translation>S&amp;ubject</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <translation>&amp;Letter</translation>
    </message>
    <message>
        <source>Naa&amp;m van uw eigen tekst</source>
        <translation>Na&amp;me of your own text</translation>
    </message>
    <message>
        <source>Be&amp;waren</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>Weg&amp;gooien</source>
        <translation>Throw &amp;away</translation>
    </message>
    <message>
        <source>Antwoorden aan&amp;vinken</source>
        <translation>Tick the ans&amp;wers</translation>
    </message>
    <message>
        <source>Ver&amp;der</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>Velden</source>
        <translation>Fields</translation>
    </message>
    <message>
        <source>Veld</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Enter zet het veld in de brief; Ctrl+spatie brengt u hier.</source>
        <translation>Enter puts the field into the letter; Ctrl+space brings you here.</translation>
    </message>
    <message>
        <source>%1 (eigen)</source>
        <translation>%1 (own)</translation>
    </message>
    <message>
        <source>alle leden</source>
        <translation>all members</translation>
    </message>
    <message>
        <source>wie die avond speelde</source>
        <translation>who played that evening</translation>
    </message>
    <message>
        <source>wie in de competitie speelt</source>
        <translation>who plays in the competition</translation>
    </message>
    <message>
        <source>wie nog moet betalen</source>
        <translation>who still has to pay</translation>
    </message>
    <message>
        <source>Geef uw tekst een naam; dan staat hij in de lijst.</source>
        <translation>Give your text a name; then it is in the list.</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Kept: %1</translation>
    </message>
    <message>
        <source>%1 is weg; Ctrl+Z haalt hem terug.</source>
        <translation>%1 is gone; Ctrl+Z brings it back.</translation>
    </message>
</context>
<context>
    <name>TextPart</name>
    <message>
        <source>&amp;Alle namen, ook zonder toestemming</source>
        <translation>&amp;All names, also without consent</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>&amp;Bewaren</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>&amp;Opnieuw schrijven</source>
        <translation>&amp;Write again</translation>
    </message>
    <message>
        <source>A&amp;vond</source>
        <translation>E&amp;vening</translation>
    </message>
    <message>
        <source>Nog geen uitslag</source>
        <translation>No result yet</translation>
    </message>
    <message>
        <source>Zodra een avond is gespeeld, schrijft het programma hier een tekst.</source>
        <translation>As soon as an evening has been played, the program writes a text here.</translation>
    </message>
    <message>
        <source>✓ Gekopieerd. Plak het met Ctrl+V in een bericht.</source>
        <translation>✓ Copied. Paste it into a message with Ctrl+V.</translation>
    </message>
    <message>
        <source>Tekst (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Tekst bewaren</source>
        <translation>Save the text</translation>
    </message>
    <message>
        <source>✓ Bewaard: %1</source>
        <translation>✓ Saved: %1</translation>
    </message>
    <message>
        <source>%1, avond %2, %3</source>
        <translation>%1, evening %2, %3</translation>
    </message>
    <message>
        <source>voorlopig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Van deze avond is nog geen formulier binnen; er is nog niets te vertellen.</source>
        <translation>No sheet of this evening is in yet; there is nothing to tell yet.</translation>
    </message>
    <message>
        <source>Iedereen die speelde, heeft toestemming gegeven.</source>
        <translation>Everybody who played has given consent.</translation>
    </message>
    <message>
        <source>! 1 speler gaf geen toestemming; de naam kan hier wel in staan.</source>
        <translation>! 1 player gave no consent; the name may be in here all the same.</translation>
    </message>
    <message>
        <source>! %1 spelers gaven geen toestemming; hun namen kunnen hier in staan.</source>
        <translation>! %1 players gave no consent; their names may be in here.</translation>
    </message>
    <message>
        <source>! Nog niemand is om toestemming gevraagd; hun namen kunnen hier in staan.</source>
        <translation>! Nobody has been asked for consent yet; their names may be in this.</translation>
    </message>
    <message>
        <source>Nog niemand is om toestemming gevraagd; daarom heet iedereen hier “een speler”. Zet bij Toestemmingen wie met naam in de krant mag.</source>
        <translation>Nobody has been asked for consent yet; so everybody is called “a player” here. Record under Consents who may be named in the newspaper.</translation>
    </message>
    <message>
        <source>1 speler gaf geen toestemming en heet hier “een speler”.</source>
        <translation>1 player gave no consent and is called “a player” here.</translation>
    </message>
    <message>
        <source>%1 spelers gaven geen toestemming en heten hier “een speler”.</source>
        <translation>%1 players gave no consent and are called “a player” here.</translation>
    </message>
</context>
<context>
    <name>TieOrder</name>
    <message>
        <source>De meeste pits</source>
        <translation>Most pits</translation>
    </message>
    <message>
        <source>De meeste tops</source>
        <translation>Most tops</translation>
    </message>
    <message>
        <source>De meeste avonden gewonnen</source>
        <translation>Most evenings won</translation>
    </message>
    <message>
        <source>De meeste winstpunten</source>
        <translation>Most win points</translation>
    </message>
    <message>
        <source>Het onderlinge resultaat</source>
        <translation>The result against each other</translation>
    </message>
    <message>
        <source>De hoogste avond</source>
        <translation>The highest evening</translation>
    </message>
    <message>
        <source>De meeste punten, zonder roem</source>
        <translation>Most points, without roem</translation>
    </message>
    <message>
        <source>Het minst nat</source>
        <translation>Least often nat</translation>
    </message>
    <message>
        <source>Het lot</source>
        <translation>The lot</translation>
    </message>
    <message>
        <source>Omhoog</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Omlaag</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Wat beslist bij g&amp;elijke stand</source>
        <translation>What decides e&amp;qual totals</translation>
    </message>
    <message>
        <source>Spatie zet aan of uit; Alt met een pijl verplaatst. Van boven naar beneden.</source>
        <translation>Space turns on or off; Alt with an arrow moves. From top to bottom.</translation>
    </message>
    <message>
        <source>De meeste punten</source>
        <translation>Most points</translation>
    </message>
</context>
<context>
    <name>TitlesView</name>
    <message>
        <source>Kampioenen</source>
        <translation>Champions</translation>
    </message>
    <message>
        <source>Wie eerste werd in elke competitie die uit is, over %1 seizoenen.</source>
        <translation>Who came first in each competition that is over, over %1 seasons.</translation>
    </message>
    <message>
        <source>Wie eerste werd in elke competitie die uit is, in één seizoen.</source>
        <translation>Who came first in each competition that is over, in one season.</translation>
    </message>
    <message>
        <source>Een kampioen komt er als het seizoen is afgesloten of voorbij is.</source>
        <translation>A champion is known once the season is closed or over.</translation>
    </message>
</context>
<context>
    <name>TombolaPane</name>
    <message>
        <source>&amp;Eerste lot</source>
        <translation>&amp;First ticket</translation>
    </message>
    <message>
        <source>&amp;Laatste lot</source>
        <translation>&amp;Last ticket</translation>
    </message>
    <message>
        <source>&amp;Per lot</source>
        <translation>&amp;Each</translation>
    </message>
    <message>
        <source>In euro&apos;s.</source>
        <translation>In euros.</translation>
    </message>
    <message>
        <source>Op&amp;slaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Laatst getrokken lot</source>
        <translation>Ticket drawn last</translation>
    </message>
    <message>
        <source>T&amp;rek een lot</source>
        <translation>&amp;Draw a ticket</translation>
    </message>
    <message>
        <source>Welke loten zijn verkocht?</source>
        <translation>Which tickets were sold?</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>ticket</translation>
    </message>
    <message>
        <source>loten</source>
        <translation>tickets</translation>
    </message>
    <message>
        <source>%1, samen € %2</source>
        <translation>%1, together € %2</translation>
    </message>
    <message>
        <source>Nog geen loten verkocht.</source>
        <translation>No tickets sold yet.</translation>
    </message>
    <message>
        <source>Vul rechts in welke loten verkocht zijn; trek ze dan een voor een.</source>
        <translation>Fill in on the right which tickets were sold; then draw them one by one.</translation>
    </message>
    <message>
        <source>Getrokken: %1</source>
        <translation>Drawn: %1</translation>
    </message>
    <message>
        <source>Trekking %1. Met dit getal komen dezelfde loten er weer uit.</source>
        <translation>Draw %1. By this number the same tickets come out again.</translation>
    </message>
</context>
<context>
    <name>TravellerDialog</name>
    <message>
        <source>Scorekaart</source>
        <translation>Score card</translation>
    </message>
    <message>
        <source>Van wie</source>
        <translation>Whose</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Co&amp;py</translation>
    </message>
    <message>
        <source>&amp;Naar het spel</source>
        <translation>&amp;Go to the game</translation>
    </message>
    <message>
        <source>%1 van %2 matchpunten, %3 tops, %4 punten</source>
        <translation>%1 of %2 matchpoints, %3 tops, %4 points</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Spel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Zit</source>
        <translation>Sits</translation>
    </message>
    <message>
        <source>Tegen</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Punten</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mp</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>Van</source>
        <translation>Of</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Beslissing</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>%1 (met %2)</source>
        <translation>%1 (with %2)</translation>
    </message>
</context>
<context>
    <name>TrickSheet</name>
    <message>
        <source>Slagen</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Slag %1, %2: %3</source>
        <translation>Trick %1, %2: %3</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Slag %1</source>
        <translation>Trick %1</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Een bestand kon niet gelezen of geschreven worden. Wat al was opgeslagen, is bewaard. Kijk of de schijf vol is of de stick nog in de computer zit, en probeer het opnieuw.</source>
        <translation>A file could not be read or written. What was saved already is kept. See whether the disk is full or the stick is still in the computer, and try again.</translation>
    </message>
    <message>
        <source>Er ging iets mis in het programma. Wat al was opgeslagen, is bewaard. Probeer het opnieuw; lukt het weer niet, sluit het programma en open het opnieuw.</source>
        <translation>Something went wrong in the program. What was saved already is kept. Try again; if it fails once more, close the program and open it again.</translation>
    </message>
    <message>
        <source>Het programma is plotseling gestopt. Dit is een verslag voor wie u helpt: lees het, en stuur het mee als u het meldt. Er staan geen namen van leden in.</source>
        <translation>The program stopped suddenly. This is a report for whoever helps you: read it, and send it along when you report this. No names of members are in it.</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Wat mag ik hier spelen?</source>
        <translation>What may I play here?</translation>
    </message>
    <message>
        <source>De hand van %1</source>
        <translation>The hand of %1</translation>
    </message>
    <message>
        <source>%1 van de %2 kaarten</source>
        <translation>%1 of the %2 cards</translation>
    </message>
    <message>
        <source>Alt+0: verder met de slagen. Ster (*): de rest hierheen.</source>
        <translation>Alt+0: on with the tricks. Star (*): the rest goes here.</translation>
    </message>
    <message>
        <source>Alle slagen liggen er.</source>
        <translation>All tricks are there.</translation>
    </message>
    <message>
        <source>Kies troef, dan is bekend wie de slag haalt en wie aan de beurt is.</source>
        <translation>Choose trumps; then it is known who takes the trick and whose turn it is.</translation>
    </message>
    <message>
        <source>Voer de hand van %1 in (Alt+%2), dan staat hier welke kaarten mogen.</source>
        <translation>Enter the hand of %1 (Alt+%2), and the cards that may be played stand here.</translation>
    </message>
    <message>
        <source>%1 is aan de beurt</source>
        <translation>%1 is to play</translation>
    </message>
    <message>
        <source>Mag: %1</source>
        <translation>May: %1</translation>
    </message>
    <message>
        <source>Mag niet: %1 – mag %2</source>
        <translation>May not: %1 – may %2</translation>
    </message>
    <message>
        <source>Mag niet: %1 – moet %2</source>
        <translation>May not: %1 – must %2</translation>
    </message>
    <message>
        <source>Slag %1, %2: %3</source>
        <translation>Trick %1, %2: %3</translation>
    </message>
    <message>
        <source>Een kaart typen vervangt deze. Del haalt hem weg, Ins voegt ervoor tussen.</source>
        <translation>Typing a card replaces this one. Del takes it away, Ins inserts before it.</translation>
    </message>
    <message>
        <source>%1 mocht hier: %2</source>
        <translation>%1 could play here: %2</translation>
    </message>
    <message>
        <source>Roem in deze slag: %1</source>
        <translation>Roem in this trick: %1</translation>
    </message>
</context>
<context>
    <name>TwicePane</name>
    <message>
        <source>Dubbel</source>
        <translation>Twice</translation>
    </message>
    <message>
        <source>Niemand staat er dubbel in</source>
        <translation>Nobody is in it twice</translation>
    </message>
    <message>
        <source>Hier komen namen die op elkaar lijken, van wie niet samen op een avond waren.</source>
        <translation>Here come names that are alike, of people who were never on one evening together.</translation>
    </message>
    <message>
        <source>&amp;Samenvoegen</source>
        <translation>Make &amp;one of them</translation>
    </message>
    <message>
        <source>zelfde geboortedatum</source>
        <translation>same birth date</translation>
    </message>
    <message>
        <source>zelfde naam</source>
        <translation>same name</translation>
    </message>
    <message>
        <source>bijna gelijk gespeld</source>
        <translation>spelled nearly alike</translation>
    </message>
    <message>
        <source>afgekort</source>
        <translation>shortened</translation>
    </message>
    <message>
        <source>Naam</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ook</source>
        <translation>Also</translation>
    </message>
    <message>
        <source>Waarom</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Samengevoegd tot %1. Ctrl+Z haalt ze weer uit elkaar.</source>
        <translation>Made into one: %1. Ctrl+Z takes them apart again.</translation>
    </message>
</context>
<context>
    <name>TypingHelp</name>
    <message>
        <source>Snel typen</source>
        <translation>Quick typing</translation>
    </message>
    <message>
        <source>alles: %1</source>
        <translation>all: %1</translation>
    </message>
    <message>
        <source>wie alleen speelt</source>
        <translation>who plays alone</translation>
    </message>
    <message>
        <source>Wij of Zij speelt</source>
        <translation>Wij or Zij plays</translation>
    </message>
    <message>
        <source>punten alleen</source>
        <translation>points alone</translation>
    </message>
    <message>
        <source>punten samen</source>
        <translation>points together</translation>
    </message>
    <message>
        <source>van de twee de eerste 40</source>
        <translation>of the two the first 40</translation>
    </message>
    <message>
        <source>wat Wij telt</source>
        <translation>what Wij counts</translation>
    </message>
    <message>
        <source>wat Zij telt</source>
        <translation>what Zij counts</translation>
    </message>
    <message>
        <source>dertig elk</source>
        <translation>thirty each</translation>
    </message>
    <message>
        <source>slagen van Wij</source>
        <translation>tricks of Wij</translation>
    </message>
    <message>
        <source>slagen van Zij</source>
        <translation>tricks of Zij</translation>
    </message>
    <message>
        <source>punten van Wij</source>
        <translation>points of Wij</translation>
    </message>
    <message>
        <source>punten van Zij</source>
        <translation>points of Zij</translation>
    </message>
    <message>
        <source>pit met nog 20 roem</source>
        <translation>pit with 20 roem more</translation>
    </message>
    <message>
        <source>roem 20 alleen, samen</source>
        <translation>20 alone, together</translation>
    </message>
    <message>
        <source>roem 20 Wij, Zij</source>
        <translation>roem 20 Wij, Zij</translation>
    </message>
    <message>
        <source>roem 40, 50</source>
        <translation>roem 40, 50</translation>
    </message>
    <message>
        <source>roem 40</source>
        <translation>roem 40</translation>
    </message>
    <message>
        <source>roem 100</source>
        <translation>roem 100</translation>
    </message>
    <message>
        <source>roem 50 in de hand</source>
        <translation>roem 50 in the hand</translation>
    </message>
    <message>
        <source>oost is gever</source>
        <translation>east deals</translation>
    </message>
    <message>
        <source>stuk Wij, Zij</source>
        <translation>stuk Wij, Zij</translation>
    </message>
    <message>
        <source>nat, Zij nat: .*</source>
        <translation>nat, Zij nat: .*</translation>
    </message>
    <message>
        <source>pit, verzaakt</source>
        <translation>pit, revoked</translation>
    </message>
    <message>
        <source>100 met vier gelijke</source>
        <translation>100 with four alike</translation>
    </message>
    <message>
        <source>bod 90, 120</source>
        <translation>bid 90, 120</translation>
    </message>
    <message>
        <source>hoogte 2</source>
        <translation>level 2</translation>
    </message>
    <message>
        <source>schoppen; niets: geen schoppen</source>
        <translation>spades; nothing: no spades</translation>
    </message>
    <message>
        <source>harten, ruiten</source>
        <translation>hearts, diamonds</translation>
    </message>
    <message>
        <source>klaveren</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>schoppen, harten</source>
        <translation>spades, hearts</translation>
    </message>
    <message>
        <source>ruiten, klaveren</source>
        <translation>diamonds, clubs</translation>
    </message>
    <message>
        <source>zonder troef</source>
        <translation>without trumps</translation>
    </message>
    <message>
        <source>kraak, rekraak</source>
        <translation>kraak, rekraak</translation>
    </message>
    <message>
        <source>klop, tegenklop</source>
        <translation>klop, tegenklop</translation>
    </message>
    <message>
        <source>oost verzaakte</source>
        <translation>East revoked</translation>
    </message>
    <message>
        <source>oost gaf weer mis</source>
        <translation>East misdealt again</translation>
    </message>
</context>
<context>
    <name>Undone</name>
    <message>
        <source>Bleef zo, want elders gedaan: %1</source>
        <translation>Left as it is, for it was done elsewhere: %1</translation>
    </message>
    <message>
        <source>Opnieuw doen (Ctrl+Y)</source>
        <translation>Redo (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Ongedaan maken (Ctrl+Z)</source>
        <translation>Undo (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Wat de scheidsrechter ziet</source>
        <translation>What the referee sees</translation>
    </message>
</context>
<context>
    <name>VersusView</name>
    <message>
        <source>De een</source>
        <translation>One</translation>
    </message>
    <message>
        <source>De ander</source>
        <translation>The other</translation>
    </message>
    <message>
        <source>&amp;Omwisselen</source>
        <translation>S&amp;wap</translation>
    </message>
    <message>
        <source>Op dezelfde avonden</source>
        <translation>On the same evenings</translation>
    </message>
    <message>
        <source>Opgeteld</source>
        <translation>Added up</translation>
    </message>
    <message>
        <source>Alle ontmoetingen</source>
        <translation>All meetings</translation>
    </message>
    <message>
        <source>Twee spelers naast elkaar</source>
        <translation>Two players side by side</translation>
    </message>
    <message>
        <source>Kies hierboven twee mensen. U ziet hoe vaak zij samen en tegen elkaar speelden, wie er won, en wie op dezelfde avonden meer haalde.</source>
        <translation>Choose two people above. You see how often they played together and against each other, who won, and who made more on the same evenings.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>and</translation>
    </message>
    <message>
        <source>Samen</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Tegen</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>%1 keer samen aan tafel, %2 keer tegen elkaar</source>
        <translation>%1 times together at a table, %2 times against each other</translation>
    </message>
    <message>
        <source>Avonden waarop zij allebei een eigen uitslag hadden</source>
        <translation>Evenings on which both had a result of their own</translation>
    </message>
    <message>
        <source>hoger: %1</source>
        <translation>higher: %1</translation>
    </message>
    <message>
        <source>dezelfde avonden</source>
        <translation>same evenings</translation>
    </message>
    <message>
        <source>gelijk</source>
        <translation>level</translation>
    </message>
    <message>
        <source>van geen avond is bekend wie bij wie aan tafel zat</source>
        <translation>it is not known of any evening who sat at a table with whom</translation>
    </message>
    <message>
        <source>bekend sinds %1</source>
        <translation>known since %1</translation>
    </message>
    <message>
        <source>Tafels</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Waarin</source>
        <translation>In what</translation>
    </message>
    <message>
        <source>Avonden</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Gewonnen</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Verloren</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Gelijk</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Punten</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Competitie</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Tafel</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Hoe</source>
        <translation>How</translation>
    </message>
    <message>
        <source>samen</source>
        <translation>together</translation>
    </message>
    <message>
        <source>tegen</source>
        <translation>against</translation>
    </message>
</context>
<context>
    <name>WalletTiles</name>
    <message>
        <source>Spellen</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Spel %1: %2 van %3 scores</source>
        <translation>Game %1: %2 of %3 scores</translation>
    </message>
    <message>
        <source>nazien</source>
        <translation>check</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Opnieuw &amp;proberen</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>Nieuwste &amp;goede kopie openen</source>
        <translation>Open the newest &amp;good backup</translation>
    </message>
    <message>
        <source>&amp;Herstellen uit het logboek</source>
        <translation>&amp;Mend from the journal</translation>
    </message>
    <message>
        <source>&amp;Wachtwoord van de kopie</source>
        <translation>&amp;Password of the backup</translation>
    </message>
    <message>
        <source>Welkom</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>Leden, avonden, formulieren en standen van uw klaverjasclub.</source>
        <translation>Members, evenings, scoresheets and standings of your klaverjas club.</translation>
    </message>
    <message>
        <source>&amp;Herstelde club openen</source>
        <translation>Open the m&amp;ended club</translation>
    </message>
    <message>
        <source>Laatst geopend</source>
        <translation>Opened last</translation>
    </message>
    <message>
        <source>&amp;Voorbeeldclub bekijken</source>
        <translation>Look at the &amp;demo club</translation>
    </message>
    <message>
        <source>Een verzonnen club met twee seizoenen, om alles te proberen.</source>
        <translation>A made-up club with two seasons, to try everything.</translation>
    </message>
    <message>
        <source>&amp;Club openen</source>
        <translation>&amp;Open a club</translation>
    </message>
    <message>
        <source>U hebt al een bestand van een club, op deze computer of op een stick.</source>
        <translation>You have a file of a club already, on this computer or on a stick.</translation>
    </message>
    <message>
        <source>&amp;Reservekopie terugzetten</source>
        <translation>Re&amp;store a backup</translation>
    </message>
    <message>
        <source>Een kopie wordt nagekeken en als nieuw bestand neergezet.</source>
        <translation>A backup is checked and put down as a new file.</translation>
    </message>
    <message>
        <source>Of begin met wat er al is</source>
        <translation>Or begin with what is there already</translation>
    </message>
    <message>
        <source>Club maken</source>
        <translation>Making the club</translation>
    </message>
    <message>
        <source>Voorbeeldclub maken</source>
        <translation>Making the demo club</translation>
    </message>
    <message>
        <source>Club herstellen</source>
        <translation>Mend the club</translation>
    </message>
    <message>
        <source>Club openen</source>
        <translation>Open a club</translation>
    </message>
    <message>
        <source>Welke reservekopie?</source>
        <translation>Which backup?</translation>
    </message>
    <message>
        <source>Alle bestanden (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>%1 is op slot. Typ het wachtwoord en druk op Enter.</source>
        <translation>%1 is locked. Type the password and press Enter.</translation>
    </message>
    <message>
        <source>Reservekopie terugzetten</source>
        <translation>Restoring a backup</translation>
    </message>
    <message>
        <source>&amp;Terugzetten als nieuwe club</source>
        <translation>&amp;Restore as a new club</translation>
    </message>
</context>
<context>
    <name>WhatIfWindow</name>
    <message>
        <source>Wat als</source>
        <translation>What if</translation>
    </message>
    <message>
        <source>De stand zoals die zou zijn</source>
        <translation>The standings as they would be</translation>
    </message>
    <message>
        <source>S&amp;toppen</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Kopiëren</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>Af&amp;drukken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>&amp;Aannemen</source>
        <translation>&amp;Adopt</translation>
    </message>
    <message>
        <source>S&amp;luiten</source>
        <translation>Clo&amp;se</translation>
    </message>
    <message>
        <source>Leg uit</source>
        <translation>Explain</translation>
    </message>
    <message>
        <source>Wat als: narekenen</source>
        <translation>What if: working it out</translation>
    </message>
    <message>
        <source>Gestopt. Kies opnieuw om het te laten narekenen.</source>
        <translation>Stopped. Choose again to have it worked out.</translation>
    </message>
    <message>
        <source>Aangenomen.</source>
        <translation>Adopted.</translation>
    </message>
    <message>
        <source>Ingetrokken; %1 geldt weer.</source>
        <translation>Withdrawn; %1 holds again.</translation>
    </message>
    <message>
        <source>Opnieuw gerekend: avond %1.</source>
        <translation>Worked out again: evening %1.</translation>
    </message>
    <message>
        <source>Avond %1 is al afgesloten en houdt de eigen regels.</source>
        <translation>Evening %1 is closed already and keeps its own rules.</translation>
    </message>
</context>
<context>
    <name>WinFields</name>
    <message>
        <source>Niets</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>Winstpunten, die naast de punten staan</source>
        <translation>Win points, shown beside the points</translation>
    </message>
    <message>
        <source>Winstpunten, en die bepalen de plaats</source>
        <translation>Win points, and they decide the place</translation>
    </message>
    <message>
        <source>Gewonnen</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Gelijk</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Verloren</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Wat een gewonnen ronde oplevert</source>
        <translation>What a round won earns</translation>
    </message>
    <message>
        <source>Winnen moet het meest opleveren.</source>
        <translation>Winning must earn the most.</translation>
    </message>
</context>
<context>
    <name>WishForm</name>
    <message>
        <source>Samen aan een tafel</source>
        <translation>Together at a table</translation>
    </message>
    <message>
        <source>Altijd als maten</source>
        <translation>Always as partners</translation>
    </message>
    <message>
        <source>Nooit aan een tafel</source>
        <translation>Never at one table</translation>
    </message>
    <message>
        <source>Altijd aan een vaste tafel</source>
        <translation>Always at a fixed table</translation>
    </message>
    <message>
        <source>Zoals een rolstoel, leeslamp</source>
        <translation>Such as a wheelchair, reading lamp</translation>
    </message>
    <message>
        <source>&amp;Wens</source>
        <translation>W&amp;ish</translation>
    </message>
    <message>
        <source>W&amp;ie</source>
        <translation>&amp;Who</translation>
    </message>
    <message>
        <source>&amp;Met wie</source>
        <translation>Wi&amp;th whom</translation>
    </message>
    <message>
        <source>&amp;Tafel</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Reden</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Staat alleen hier, op geen enkel papier.</source>
        <translation>Stands here only, on no paper.</translation>
    </message>
    <message>
        <source>&amp;Verwijderen</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>&amp;Opslaan</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Nieuwe wens</source>
        <translation>New wish</translation>
    </message>
    <message>
        <source>Kies een wens in de lijst</source>
        <translation>Choose a wish in the list</translation>
    </message>
    <message>
        <source>Kies iemand uit de lijst die onder het veld verschijnt.</source>
        <translation>Choose somebody from the list that appears below the field.</translation>
    </message>
</context>
<context>
    <name>WishesWindow</name>
    <message>
        <source>Wensen voor de indeling</source>
        <translation>Wishes for the draw</translation>
    </message>
    <message>
        <source>Zoeken op naam of reden</source>
        <translation>Search by name or reason</translation>
    </message>
    <message>
        <source>Zoeken in de wensen</source>
        <translation>Search the wishes</translation>
    </message>
    <message>
        <source>Wensen</source>
        <translation>Wishes</translation>
    </message>
    <message>
        <source>samen met</source>
        <translation>together with</translation>
    </message>
    <message>
        <source>maat van</source>
        <translation>partner of</translation>
    </message>
    <message>
        <source>apart van</source>
        <translation>apart from</translation>
    </message>
    <message>
        <source>vaste tafel</source>
        <translation>fixed table</translation>
    </message>
    <message>
        <source>Wie</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Wens</source>
        <translation>Wish</translation>
    </message>
    <message>
        <source>Met wie, waar</source>
        <translation>With whom, where</translation>
    </message>
    <message>
        <source>Reden</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>tafel %1</source>
        <translation>table %1</translation>
    </message>
    <message>
        <source>Hier komen de wensen</source>
        <translation>The wishes will be here</translation>
    </message>
    <message>
        <source>Wie samen komt en samen wil zitten, wie elkaar beter niet treft, en wie een vaste tafel nodig heeft: voor een rolstoel of onder de lamp.</source>
        <translation>Who come together and want to sit together, who had better not meet, and who needs a fixed table: for a wheelchair or under the lamp.</translation>
    </message>
    <message>
        <source>&amp;Eerste wens</source>
        <translation>&amp;First wish</translation>
    </message>
    <message>
        <source>Elke indeling houdt zich eraan, of zegt wat niet lukte.</source>
        <translation>Every draw keeps to them, or says what could not be had.</translation>
    </message>
    <message>
        <source>&amp;Nieuwe wens</source>
        <translation>&amp;New wish</translation>
    </message>
    <message>
        <source>&amp;Sluiten</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>1 wens</source>
        <translation>1 wish</translation>
    </message>
    <message>
        <source>%1 wensen</source>
        <translation>%1 wishes</translation>
    </message>
</context>
<context>
    <name>Without</name>
    <message>
        <source>Nood&amp;pakket</source>
        <translation>Emergency pac&amp;k</translation>
    </message>
    <message>
        <source>&amp;Overdracht …</source>
        <translation>Hand&amp;over …</translation>
    </message>
    <message>
        <source>Noodpakket: alles op papier voor een avond zonder laptop. Druk het één keer per seizoen af.</source>
        <translation>Emergency pack: all on paper for an evening without a laptop. Print it once a season.</translation>
    </message>
    <message>
        <source>Overdracht: een map voor wie het overneemt, met de club, een kopie, de handleiding, de spelregels en waar alles is.</source>
        <translation>Handover: a folder for who takes over, with the club, a backup, the manual, the rules and where everything is.</translation>
    </message>
    <message>
        <source>Zonder laptop, en overdracht</source>
        <translation>Without a laptop, and handover</translation>
    </message>
    <message>
        <source>In welke map komt de map voor de opvolger?</source>
        <translation>Where should the folder for the successor go?</translation>
    </message>
    <message>
        <source>Overdracht</source>
        <translation>Handover</translation>
    </message>
    <message>
        <source>Spelregels</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Waar alles is</source>
        <translation>Where everything is</translation>
    </message>
    <message>
        <source>✓ Gemaakt en nagekeken: %1</source>
        <translation>✓ Made and checked: %1</translation>
    </message>
    <message>
        <source>Noodpakket</source>
        <translation>Emergency pack</translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>Niets</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>Een vast aantal punten</source>
        <translation>A fixed number of points</translation>
    </message>
    <message>
        <source>De laagste score van die avond</source>
        <translation>The lowest score of that evening</translation>
    </message>
    <message>
        <source>Het gemiddelde van die avond</source>
        <translation>The average of that evening</translation>
    </message>
    <message>
        <source>De helft van het gemiddelde van die avond</source>
        <translation>Half the average of that evening</translation>
    </message>
    <message>
        <source>Het eigen gemiddelde</source>
        <translation>Their own average</translation>
    </message>
    <message>
        <source>geen grens</source>
        <translation>no limit</translation>
    </message>
    <message>
        <source>Hoeveel punten</source>
        <translation>How many points</translation>
    </message>
    <message>
        <source>Maar hoogstens</source>
        <translation>But at most</translation>
    </message>
    <message>
        <source>niets</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>En daar gaat af</source>
        <translation>And off that comes</translation>
    </message>
</context>
<context>
    <name>_Ticks</name>
    <message>
        <source>&amp;Aan- of uitvinken</source>
        <translation>&amp;Tick or untick</translation>
    </message>
</context>
<context>
    <name>clipboard</name>
    <message>
        <source>Rij %1 van wat u plakt (%2) is niet te lezen, dus is er niets geplakt. Plak snelle regels, of de kolommen van dit formulier: %3.</source>
        <translation>Row %1 of what you paste (%2) cannot be read, so nothing was pasted. Paste quick lines, or the columns of this sheet: %3.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>r%1</source>
        <translation>r%1</translation>
    </message>
    <message>
        <source>Per tafel of per spel</source>
        <translation>By table or by game</translation>
    </message>
    <message>
        <source>Wie speelden dit spel</source>
        <translation>Who played this game</translation>
    </message>
    <message>
        <source>Scorekaart</source>
        <translation>Score card</translation>
    </message>
    <message>
        <source>Spellen delen</source>
        <translation>Deal games</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>Het formulier van deze tafel is afgetekend. Druk op F2 om de aftekening terug te nemen.</source>
        <translation>The sheet of this table is signed off. Press F2 to take the signature back.</translation>
    </message>
    <message>
        <source>Tafel %1 van ronde %2 is nog leeg. Typ de score, een min als het spel daar niet gespeeld is, of ga met de pijlen naar een andere tafel.</source>
        <translation>Table %1 of round %2 is still empty. Type the score, a minus if the game was not played there, or go to another table with the arrows.</translation>
    </message>
    <message>
        <source>gever %1, %2 komt uit</source>
        <translation>dealer %1, %2 leads</translation>
    </message>
    <message>
        <source>De avond is afgesloten</source>
        <translation>The evening is closed</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>mp</source>
        <translation>mp</translation>
    </message>
    <message>
        <source>saldo</source>
        <translation>difference</translation>
    </message>
    <message>
        <source>tafel</source>
        <translation>table</translation>
    </message>
    <message>
        <source>Typ een nummer, of N/Z en O/W: 3 12.</source>
        <translation>Type a number, or N/S and E/W: 3 12.</translation>
    </message>
    <message>
        <source>Andersom: bij spel %1 is %2 N/Z en %3 O/W (ronde %4, tafel %5). Zaten ze echt verkeerd, leg dat dan vast met F8 (art. 17).</source>
        <translation>The other way round: on game %1, %2 is N/S and %3 is E/W (round %4, table %5). If they really sat wrong, record that with F8 (art. 17).</translation>
    </message>
    <message>
        <source>Spel %1 is niet gespeeld door %6 tegen %7. In ronde %4 zit aan tafel %5 %2 N/Z tegen %3 O/W. Kijk de nummers op het kaartje na; zaten ze echt verkeerd, leg dat vast met F8 (art. 17).</source>
        <translation>Game %1 was not played by %6 against %7. In round %4, %2 sits N/S against %3 E/W at table %5. Check the numbers on the card; if they really sat wrong, record that with F8 (art. 17).</translation>
    </message>
    <message>
        <source>Nummer %2 speelt vanavond niet. Kijk het kaartje na.</source>
        <translation>Number %2 does not play tonight. Check the card.</translation>
    </message>
    <message>
        <source>Nummer %2 speelt spel %1 niet, wel: %3. Hoort dit kaartje bij een ander spel?</source>
        <translation>Number %2 does not play game %1, but does play: %3. Does this card belong to another game?</translation>
    </message>
    <message>
        <source>Tafel %1, ronde %2</source>
        <translation>Table %1, round %2</translation>
    </message>
    <message>
        <source>Groep %3, tafel %1, ronde %2</source>
        <translation>Group %3, table %1, round %2</translation>
    </message>
    <message>
        <source>%1 en %2 matchpunten</source>
        <translation>%1 and %2 matchpoints</translation>
    </message>
</context>
<context>
    <name>contest</name>
    <message>
        <source>Boompjes met manille; de schrijver blijft zitten, drie schuiven op.</source>
        <translation>Boompjes of manille; the writer stays, three move up.</translation>
    </message>
    <message>
        <source>16 spelers, drie ronden, Amsterdams tot 1001: van 16 naar 8 naar 4, de finale.</source>
        <translation>16 players, three rounds, Amsterdam style to 1001: from 16 to 8 to 4, the final.</translation>
    </message>
    <message>
        <source>8 spelers, drie ronden, Amsterdams tot 1001: van 8 naar 4 naar 2, die de finale spelen.</source>
        <translation>8 players, three rounds, Amsterdam style to 1001: from 8 to 4 to 2, who play the final.</translation>
    </message>
    <message>
        <source>Afvaltoernooi Klassiek</source>
        <translation>Classic knock-out</translation>
    </message>
    <message>
        <source>Voor 16 spelers zonder vaste maat; meer of minder kan ook.</source>
        <translation>For 16 players without a fixed partner; more or fewer will do as well.</translation>
    </message>
    <message>
        <source>Voor 8 spelers zonder vaste maat; meer of minder kan ook.</source>
        <translation>For 8 players without a fixed partner; more or fewer will do as well.</translation>
    </message>
    <message>
        <source>Afvaltoernooi Snel</source>
        <translation>Quick knock-out</translation>
    </message>
    <message>
        <source>Manilletoernooi</source>
        <translation>Manille tournament</translation>
    </message>
    <message>
        <source>Op het lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>Op de stand</source>
        <translation>By standing</translation>
    </message>
    <message>
        <source>Op sterkte</source>
        <translation>By strength</translation>
    </message>
    <message>
        <source>Wie dicht bij elkaar staan, treffen elkaar; een ronde wordt pas ingedeeld als de ronde ervoor is afgetekend.</source>
        <translation>Those who stand close to each other meet; a round is only drawn when the round before it is signed off.</translation>
    </message>
    <message>
        <source>Naar wat ieder dit en vorig seizoen maakte; wie nieuw is, achteraan.</source>
        <translation>By what everybody made this season and last; whoever is new comes last.</translation>
    </message>
    <message>
        <source>Met %1 valt er niets in te delen; daarvoor zijn minstens %2 nodig.</source>
        <translation>With %1 there is nothing to draw; at least %2 are needed.</translation>
    </message>
    <message>
        <source>Daarna zo weinig mogelijk opnieuw.</source>
        <translation>After that as little as possible again.</translation>
    </message>
    <message>
        <source>Elke ronde is er één team vrij.</source>
        <translation>One team is free each round.</translation>
    </message>
    <message>
        <source>Ieder speelt de drie boompjes aan dezelfde tafel.</source>
        <translation>Everybody plays the three boompjes at the same table.</translation>
    </message>
    <message>
        <source>Ieder speelt beide boompjes aan dezelfde tafel.</source>
        <translation>Everybody plays both boompjes at the same table.</translation>
    </message>
    <message>
        <source>Wie aan verschillende tafels zitten, treffen elkaar niet.</source>
        <translation>Those at different tables do not meet.</translation>
    </message>
    <message>
        <source>Na elke drie boompjes komen er andere tafels.</source>
        <translation>After every three boompjes there are other tables.</translation>
    </message>
    <message>
        <source>Met %1 treft men dan vanaf boompje %2 soms iemand weer.</source>
        <translation>With %1 one then sometimes meets somebody again from boompje %2 on.</translation>
    </message>
    <message>
        <source>Elke ronde een andere maat; tegenstanders komen om de beurt.</source>
        <translation>Another partner each round; opponents come in turn.</translation>
    </message>
    <message>
        <source>Met %1 heeft ieder hooguit %2 ronden een andere maat.</source>
        <translation>With %1 everybody has another partner for at most %2 rounds.</translation>
    </message>
    <message>
        <source>Met %1 spelers zijn er %2 ronden nodig tot en met de finale.</source>
        <translation>With %1 players %2 rounds are needed up to and including the final.</translation>
    </message>
    <message>
        <source>Zo blijven er over: %1, en dan de twee winnaars.</source>
        <translation>Those left are: %1, and then the two winners.</translation>
    </message>
    <message>
        <source>In ronde %1 spelen die twee nog tegen elkaar.</source>
        <translation>In round %1 those two play against each other.</translation>
    </message>
    <message>
        <source>Met %1 paren zijn er %2 ronden nodig tot en met de finale.</source>
        <translation>With %1 pairs it takes %2 rounds up to and including the final.</translation>
    </message>
    <message>
        <source>Zo blijven er paren over: %1.</source>
        <translation>Pairs left: %1.</translation>
    </message>
    <message>
        <source>Met %1: na %2 ronden treffen sommigen elkaar opnieuw.</source>
        <translation>With %1: after %2 rounds some meet again.</translation>
    </message>
    <message>
        <source>Met %1: na 1 ronde treffen sommigen elkaar opnieuw.</source>
        <translation>With %1: after 1 round some meet again.</translation>
    </message>
    <message>
        <source>Dat gebeurt dan zo weinig als het kan.</source>
        <translation>Then that happens as little as it can.</translation>
    </message>
</context>
<context>
    <name>copies</name>
    <message>
        <source>Voor zover het programma weet is er nog geen kopie op een stick of een andere schijf.</source>
        <translation>As far as the program knows there is no backup on a stick or another disk yet.</translation>
    </message>
    <message>
        <source>Laatste kopie op een stick of een andere schijf: %1. De klok van de computer staat nu eerder, dus hoe lang dat geleden is, is niet te zeggen.</source>
        <translation>Last backup on a stick or another disk: %1. The clock of the computer is before that now, so how long ago it was cannot be told.</translation>
    </message>
    <message>
        <source>Laatste kopie op een stick of een andere schijf: %1, vandaag.</source>
        <translation>Last backup on a stick or another disk: %1, today.</translation>
    </message>
    <message>
        <source>Laatste kopie op een stick of een andere schijf: %1, gisteren.</source>
        <translation>Last backup on a stick or another disk: %1, yesterday.</translation>
    </message>
    <message>
        <source>Laatste kopie op een stick of een andere schijf: %1, %2 dagen geleden.</source>
        <translation>Last backup on a stick or another disk: %1, %2 days ago.</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>Kaart voor kaart nagegaan: niemand heeft verzaakt. De uitslag is %1.</source>
        <translation>Followed card by card: nobody revoked. The result is %1.</translation>
    </message>
    <message>
        <source>Het spel wordt opnieuw gedeeld.</source>
        <translation>The game is dealt again.</translation>
    </message>
    <message>
        <source>Dezelfde gever deelt opnieuw; %1 betaalt de straf.</source>
        <translation>The same dealer deals again; %1 pays the penalty.</translation>
    </message>
    <message>
        <source>%1 betaalt de straf.</source>
        <translation>%1 pays the penalty.</translation>
    </message>
    <message>
        <source>%1 deelt opnieuw; vanaf de tweede keer op rij kost dat straf.</source>
        <translation>%1 deals again; from the second time in a row that costs a penalty.</translation>
    </message>
    <message>
        <source>Beslissingen</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Beslissing</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Arbitrage</source>
        <translation>Arbitration</translation>
    </message>
    <message>
        <source>tafel %1 ronde %2 spel %3</source>
        <translation>table %1 round %2 game %3</translation>
    </message>
    <message>
        <source>verzaakt</source>
        <translation>revoked</translation>
    </message>
    <message>
        <source>ten onrechte beschuldigd</source>
        <translation>false accusation</translation>
    </message>
    <message>
        <source>kaart te kort</source>
        <translation>a card short</translation>
    </message>
    <message>
        <source>verkeerd gedeeld (7-9)</source>
        <translation>misdealt (7-9)</translation>
    </message>
    <message>
        <source>verkeerd gedeeld</source>
        <translation>misdealt</translation>
    </message>
    <message>
        <source>vals spel</source>
        <translation>cheating</translation>
    </message>
    <message>
        <source>arbitrale score</source>
        <translation>arbitral score</translation>
    </message>
    <message>
        <source>herkenbare kaarten: nieuw spel</source>
        <translation>marked cards: a new pack</translation>
    </message>
    <message>
        <source>eerst genoemde kleur blijft troef</source>
        <translation>first suit named stays trumps</translation>
    </message>
    <message>
        <source>te lang gewacht</source>
        <translation>waited too long</translation>
    </message>
    <message>
        <source>voor de beurt geboden</source>
        <translation>bid out of turn</translation>
    </message>
    <message>
        <source>anders</source>
        <translation>otherwise</translation>
    </message>
    <message>
        <source>%1 betaalt %2</source>
        <translation>%1 pays %2</translation>
    </message>
</context>
<context>
    <name>draw</name>
    <message>
        <source>ronde</source>
        <translation>round</translation>
    </message>
    <message>
        <source>ronden</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>tafel</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tafels</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>%1 met %2, en een invaltafel in ronde %3.</source>
        <translation>%1 of %2, and a fill-in table in round %3.</translation>
    </message>
    <message>
        <source>%1 met %2.</source>
        <translation>%1 of %2.</translation>
    </message>
    <message>
        <source>Niemand treft vanavond twee keer dezelfde.</source>
        <translation>Nobody meets the same person twice tonight.</translation>
    </message>
    <message>
        <source>Geen paar treft vanavond twee keer hetzelfde paar.</source>
        <translation>No pair meets the same pair twice tonight.</translation>
    </message>
    <message>
        <source>Geen team treft vanavond twee keer hetzelfde team.</source>
        <translation>No team meets the same team twice tonight.</translation>
    </message>
    <message>
        <source>1 keer treffen twee elkaar opnieuw.</source>
        <translation>Two meet again once.</translation>
    </message>
    <message>
        <source>%1 keer treffen twee elkaar opnieuw.</source>
        <translation>%1 times two meet again.</translation>
    </message>
    <message>
        <source>Vaker elkaars maat: %1.</source>
        <translation>Partners more than once: %1.</translation>
    </message>
    <message>
        <source>blinde hand</source>
        <translation>blind hand</translation>
    </message>
    <message>
        <source>Speler %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>N/Z</source>
        <translation>N/S</translation>
    </message>
    <message>
        <source>O/W</source>
        <translation>E/W</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>S</translation>
    </message>
    <message>
        <source>O</source>
        <translation>E</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Wij</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Zij</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>inval</source>
        <translation>fill-in</translation>
    </message>
    <message>
        <source>vrij</source>
        <translation>free</translation>
    </message>
    <message>
        <source>&amp;Ruilen: %1 met …</source>
        <translation>&amp;Swap: %1 with …</translation>
    </message>
    <message>
        <source>&amp;Pagina van %1</source>
        <translation>&amp;Page of %1</translation>
    </message>
    <message>
        <source>Nog in te delen: ronde %1.</source>
        <translation>Still to be drawn: round %1.</translation>
    </message>
    <message>
        <source>Nog in te delen: ronde %1 tot en met %2.</source>
        <translation>Still to be drawn: rounds %1 to %2.</translation>
    </message>
    <message>
        <source>%1 zit in ronde %2 stil.</source>
        <translation>%1 sits out in round %2.</translation>
    </message>
    <message>
        <source>Ronde %1 opnieuw indelen (Ctrl+I); druk daarna opnieuw af.</source>
        <translation>Draw round %1 again (Ctrl+I); then print again.</translation>
    </message>
    <message>
        <source>Ronde %1 en %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af.</source>
        <translation>Draw rounds %1 and %2 again (Ctrl+I); then print again.</translation>
    </message>
    <message>
        <source>Ronde %1 tot en met %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af.</source>
        <translation>Draw rounds %1 to %2 again (Ctrl+I); then print again.</translation>
    </message>
    <message>
        <source>Ronde 1 blijft zoals hij is.</source>
        <translation>Round 1 stays as it is.</translation>
    </message>
    <message>
        <source>Ronde 1 tot en met %1 blijven zoals ze zijn.</source>
        <translation>Rounds 1 to %1 stay as they are.</translation>
    </message>
    <message>
        <source>Teruggenomen. Van wat intussen is afgedrukt: %1</source>
        <translation>Taken back. Of what was printed meanwhile: %1</translation>
    </message>
    <message>
        <source>Alleen dit is anders: %1.</source>
        <translation>Only this is different: %1.</translation>
    </message>
    <message>
        <source>Nieuw: %1.</source>
        <translation>New: %1.</translation>
    </message>
    <message>
        <source>Druk dat opnieuw af.</source>
        <translation>Print that again.</translation>
    </message>
    <message>
        <source>Vervallen: %1. Leg dat papier weg.</source>
        <translation>Gone: %1. Put that paper away.</translation>
    </message>
    <message>
        <source>ronde %1, tafel %2</source>
        <translation>round %1, table %2</translation>
    </message>
    <message>
        <source>Speelt %1 ronde 1 al mee, zet dan “vanaf ronde” op 1.</source>
        <translation>If %1 already plays in round 1, set “from round” to 1.</translation>
    </message>
    <message>
        <source>Op&amp;nieuw indelen</source>
        <translation>Draw &amp;again</translation>
    </message>
    <message>
        <source>&amp;Volgende: ronde %1 indelen</source>
        <translation>&amp;Next: draw round %1</translation>
    </message>
    <message>
        <source>&amp;Verder indelen</source>
        <translation>Draw the &amp;rest</translation>
    </message>
    <message>
        <source>Loot de tafels van ronde 1. Wie doorgaan blijkt uit de afgetekende formulieren; daarna deelt Ctrl+I de volgende ronde in.</source>
        <translation>Draw the tables of round 1. Who go on follows from the sheets that are signed off; after that Ctrl+I draws the next round.</translation>
    </message>
    <message>
        <source>Ronde 1 wordt geloot op de stand tot nu toe. Elke volgende ronde deelt u in als de formulieren ervoor zijn afgetekend.</source>
        <translation>Round 1 is drawn by the standings so far. You draw each next round when the sheets before it are signed off.</translation>
    </message>
    <message>
        <source>Verdeelt wie er zijn over tafels en ronden, en de mapjes met spellen over de tafels: zo mogelijk treft niemand twee keer dezelfde.</source>
        <translation>Spreads who are there over tables and rounds, and the wallets with games over the tables: if possible nobody meets anybody twice.</translation>
    </message>
    <message>
        <source>Opnieuw indelen (Ctrl+I) kan herhalingen schelen.</source>
        <translation>Drawing again (Ctrl+I) may save repeats.</translation>
    </message>
    <message>
        <source>Aan de tafels verandert niets.</source>
        <translation>Nothing changes at the tables.</translation>
    </message>
    <message>
        <source>%1 zitten in ronde %2 stil.</source>
        <translation>%1 sit out in round %2.</translation>
    </message>
    <message>
        <source>%1 en %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>Loot de tafels van alle ronden in een keer: niemand treft zo mogelijk twee keer dezelfde, en wie eerder stilzat komt later weer aan de beurt.</source>
        <translation>Draw the tables of all rounds at once: if possible nobody meets anybody twice, and whoever sat out before gets a later turn.</translation>
    </message>
    <message>
        <source>zit stil</source>
        <translation>sits out</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>F2 verbetert een rij. Ga er met de pijlen heen.</source>
        <translation>F2 corrects a row. Go to it with the arrows.</translation>
    </message>
    <message>
        <source>Niet getypt: Num Lock staat uit, dus het blok met cijfers typt niet. Druk op Num Lock.</source>
        <translation>Not typed: Num Lock is off, so the keypad types no figures. Press Num Lock.</translation>
    </message>
    <message>
        <source>Niet getypt: dat past niet in dit vakje. Tab gaat naar het volgende vakje.</source>
        <translation>Not typed: that does not fit in this box. Tab goes to the next box.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>avond %1 van %2</source>
        <translation>evening %1 of %2</translation>
    </message>
    <message>
        <source>avond %1</source>
        <translation>evening %1</translation>
    </message>
    <message>
        <source>Er is nog 1 protest niet beslist.</source>
        <translation>1 protest is not decided yet.</translation>
    </message>
    <message>
        <source>Er zijn nog %1 protesten niet beslist.</source>
        <translation>%1 protests are not decided yet.</translation>
    </message>
    <message>
        <source>Protesteren kan tot %1 uur.</source>
        <translation>Protests are possible until %1.</translation>
    </message>
    <message>
        <source>Voorlopig: protesteren kan tot %1 uur.</source>
        <translation>Provisional: protests are possible until %1.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Wensen voor de indeling</source>
        <translation>Wishes for the draw</translation>
    </message>
    <message>
        <source>Invaltafel</source>
        <translation>Fill-in table</translation>
    </message>
    <message>
        <source>Wie zat stil</source>
        <translation>Who sat out</translation>
    </message>
    <message>
        <source>Controletafel</source>
        <translation>Control desk</translation>
    </message>
    <message>
        <source>Kas van de avond</source>
        <translation>Cash of the evening</translation>
    </message>
</context>
<context>
    <name>hotspot</name>
    <message>
        <source>Open Instellingen, Netwerk en internet, Mobiele hotspot.</source>
        <translation>Open Settings, Network and internet, Mobile hotspot.</translation>
    </message>
    <message>
        <source>Zet de mobiele hotspot aan. Naam en wachtwoord staan eronder.</source>
        <translation>Turn the mobile hotspot on. Name and password stand below it.</translation>
    </message>
    <message>
        <source>Open Systeeminstellingen, Algemeen, Delen, Internetdelen.</source>
        <translation>Open System Settings, General, Sharing, Internet Sharing.</translation>
    </message>
    <message>
        <source>Deel met apparaten via wifi en zet Internetdelen aan. Kies een wachtwoord.</source>
        <translation>Share to devices using Wi-Fi and turn Internet Sharing on. Choose a password.</translation>
    </message>
    <message>
        <source>Open Instellingen, Wifi, en het menu met de drie puntjes.</source>
        <translation>Open Settings, Wi-Fi, and the menu with the three dots.</translation>
    </message>
    <message>
        <source>Kies Wifi-hotspot inschakelen. Naam en wachtwoord staan er dan bij.</source>
        <translation>Choose Turn On Wi-Fi Hotspot. Name and password are shown then.</translation>
    </message>
    <message>
        <source>Verbind de telefoons met die wifi. Internet is niet nodig; scan dan de kaart.</source>
        <translation>Connect the phones to that Wi-Fi. No internet is needed; then scan the card.</translation>
    </message>
    <message>
        <source>Een laptop met de instellingen open</source>
        <translation>A laptop with its settings open</translation>
    </message>
    <message>
        <source>De hotspot van Windows laat meestal 8 telefoons toe, die van een telefoon 5 tot 10; een router van twintig euro een hele zaal, ook zonder internet. Een tafel die er niet in kan, schrijft op papier.</source>
        <translation>The hotspot of Windows usually lets in 8 phones, that of a phone 5 to 10; a router of twenty euros a whole hall, without internet as well. A table that cannot get in writes on paper.</translation>
    </message>
    <message>
        <source>Een laptop waarop de hotspot aanstaat</source>
        <translation>A laptop on which the hotspot is on</translation>
    </message>
    <message>
        <source>Een telefoon die met de wifi verbonden is</source>
        <translation>A phone that is connected to the Wi-Fi</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>Alleen</source>
        <translation>Alone</translation>
    </message>
    <message>
        <source>Samen</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Wij</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Zij</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>punten</source>
        <translation>points</translation>
    </message>
    <message>
        <source>slagen</source>
        <translation>tricks</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>Mag niet: moet %1</source>
        <translation>May not: must %1</translation>
    </message>
    <message>
        <source>Mag niet: mag %1</source>
        <translation>May not: may %1</translation>
    </message>
    <message>
        <source>Niemand heeft verzaakt.</source>
        <translation>Nobody revoked.</translation>
    </message>
    <message>
        <source>Verzaakt door %1.</source>
        <translation>Revoked by %1.</translation>
    </message>
    <message>
        <source>Later nog eens:</source>
        <translation>Once more later:</translation>
    </message>
    <message>
        <source>schoppen %1</source>
        <translation>spades %1</translation>
    </message>
    <message>
        <source>harten %1</source>
        <translation>hearts %1</translation>
    </message>
    <message>
        <source>ruiten %1</source>
        <translation>diamonds %1</translation>
    </message>
    <message>
        <source>klaveren %1</source>
        <translation>clubs %1</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>kaarten verkeerd opgeborgen, verkeerd aantal</source>
        <translation>cards put back wrongly, wrong number</translation>
    </message>
    <message>
        <source>spel bedorven, niet meer te gebruiken</source>
        <translation>game spoiled, of no further use</translation>
    </message>
    <message>
        <source>spel vervalt aan alle tafels</source>
        <translation>game cancelled at all tables</translation>
    </message>
    <message>
        <source>spel vervalt waar het nog niet gespeeld is</source>
        <translation>game cancelled where it was not played yet</translation>
    </message>
    <message>
        <source>verkeerde hand ingezien</source>
        <translation>wrong hand looked at</translation>
    </message>
    <message>
        <source>kaarten niet vergeleken, niet te spelen</source>
        <translation>cards not compared, cannot be played</translation>
    </message>
    <message>
        <source>verkeerd gezeten</source>
        <translation>wrong seats</translation>
    </message>
    <message>
        <source>overtreding: strafpunten</source>
        <translation>offence: penalty points</translation>
    </message>
    <message>
        <source>twijfel: de helft voor wie niets deed</source>
        <translation>doubt: half for who did nothing</translation>
    </message>
    <message>
        <source>arbitrale score: de wedstrijdleider geeft de matchpunten</source>
        <translation>arbitral score: the director gives the matchpoints</translation>
    </message>
    <message>
        <source>door de tegenpartij van een hogere score afgehouden</source>
        <translation>kept from a higher score by the opponents</translation>
    </message>
    <message>
        <source>anders</source>
        <translation>otherwise</translation>
    </message>
    <message>
        <source>%1 krijgt %2 matchpunten</source>
        <translation>%1 gets %2 matchpoints</translation>
    </message>
    <message>
        <source>%1 krijgt 1 matchpunt</source>
        <translation>%1 gets 1 matchpoint</translation>
    </message>
    <message>
        <source>%1 %2 matchpunten minder</source>
        <translation>%1 loses %2 matchpoints</translation>
    </message>
    <message>
        <source>gemiddelde voor N/Z</source>
        <translation>average for N/S</translation>
    </message>
    <message>
        <source>gemiddelde voor O/W</source>
        <translation>average for E/W</translation>
    </message>
    <message>
        <source>gemiddelde voor beide</source>
        <translation>average for both</translation>
    </message>
    <message>
        <source>niet te spelen, de helft voor beide</source>
        <translation>cannot be played, half for both</translation>
    </message>
    <message>
        <source>laagste score voor N/Z</source>
        <translation>lowest score for N/S</translation>
    </message>
    <message>
        <source>laagste score voor O/W</source>
        <translation>lowest score for E/W</translation>
    </message>
    <message>
        <source>vervallen aan deze tafel</source>
        <translation>cancelled at this table</translation>
    </message>
    <message>
        <source>N/Z 1 matchpunt minder</source>
        <translation>N/S 1 matchpoint less</translation>
    </message>
    <message>
        <source>N/Z 2 matchpunten minder</source>
        <translation>N/S 2 matchpoints less</translation>
    </message>
    <message>
        <source>O/W 1 matchpunt minder</source>
        <translation>E/W 1 matchpoint less</translation>
    </message>
    <message>
        <source>O/W 2 matchpunten minder</source>
        <translation>E/W 2 matchpoints less</translation>
    </message>
    <message>
        <source>Noord 1 matchpunt minder</source>
        <translation>North 1 matchpoint less</translation>
    </message>
    <message>
        <source>Noord 2 matchpunten minder</source>
        <translation>North 2 matchpoints less</translation>
    </message>
    <message>
        <source>Zuid 1 matchpunt minder</source>
        <translation>South 1 matchpoint less</translation>
    </message>
    <message>
        <source>Zuid 2 matchpunten minder</source>
        <translation>South 2 matchpoints less</translation>
    </message>
    <message>
        <source>Oost 1 matchpunt minder</source>
        <translation>East 1 matchpoint less</translation>
    </message>
    <message>
        <source>Oost 2 matchpunten minder</source>
        <translation>East 2 matchpoints less</translation>
    </message>
    <message>
        <source>West 1 matchpunt minder</source>
        <translation>West 1 matchpoint less</translation>
    </message>
    <message>
        <source>West 2 matchpunten minder</source>
        <translation>West 2 matchpoints less</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>De indeling volgt.</source>
        <translation>The draw follows.</translation>
    </message>
    <message>
        <source>Ronde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 · op naam</source>
        <translation>%1 · by name</translation>
    </message>
    <message>
        <source>Er wordt zonder klok gespeeld</source>
        <translation>Played without a clock</translation>
    </message>
    <message>
        <source>De prijsuitreiking begint als alle formulieren binnen zijn.</source>
        <translation>The prize-giving begins when all sheets are in.</translation>
    </message>
    <message>
        <source>Prijsuitreiking</source>
        <translation>Prize-giving</translation>
    </message>
    <message>
        <source>Groep %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>N/Z</source>
        <translation>N/S</translation>
    </message>
    <message>
        <source>O/W</source>
        <translation>E/W</translation>
    </message>
    <message>
        <source>%1 matchpunten</source>
        <translation>%1 matchpoints</translation>
    </message>
    <message>
        <source>%1 wedstrijdpunten</source>
        <translation>%1 match points</translation>
    </message>
    <message>
        <source>saldo %1</source>
        <translation>difference %1</translation>
    </message>
    <message>
        <source>%1 punten</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>op tops</source>
        <translation>on tops</translation>
    </message>
    <message>
        <source>op punten</source>
        <translation>on points</translation>
    </message>
    <message>
        <source>op spelpunten</source>
        <translation>on game points</translation>
    </message>
    <message>
        <source>op saldo</source>
        <translation>on difference</translation>
    </message>
    <message>
        <source>%1e plaats</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1e plaats (gedeeld)</source>
        <translation>place %1 (shared)</translation>
    </message>
    <message>
        <source>%1 · per tafel</source>
        <translation>%1 · by table</translation>
    </message>
    <message>
        <source>%1 · %2 van %3 formulieren binnen</source>
        <translation>%1 · %2 of %3 sheets in</translation>
    </message>
    <message>
        <source>Afvalschema</source>
        <translation>Bracket</translation>
    </message>
    <message>
        <source>De stand volgt als alle formulieren van een ronde binnen zijn.</source>
        <translation>The standings follow when all sheets of a round are in.</translation>
    </message>
    <message>
        <source>De stand blijft geheim tot de prijsuitreiking.</source>
        <translation>The standings stay secret until the prize-giving.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>…: nog niet binnen</source>
        <translation>…: not in yet</translation>
    </message>
    <message>
        <source>matchpunten · percentage</source>
        <translation>matchpoints · percentage</translation>
    </message>
    <message>
        <source>wedstrijdpunten · spelpunten</source>
        <translation>match points · game points</translation>
    </message>
    <message>
        <source>Uitslag</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Voorlopige stand na ronde %1</source>
        <translation>Provisional standing after round %1</translation>
    </message>
    <message>
        <source>Stand na ronde %1</source>
        <translation>Standings after round %1</translation>
    </message>
    <message>
        <source>De stand vanaf ronde %1 volgt bij de prijsuitreiking.</source>
        <translation>The standings from round %1 on follow at the prize-giving.</translation>
    </message>
    <message>
        <source>Voorlopig: over een protest wordt nog beslist.</source>
        <translation>Provisional: a protest is still to be decided.</translation>
    </message>
    <message>
        <source>Definitief</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Welkom bij %1</source>
        <translation>Welcome to %1</translation>
    </message>
    <message>
        <source>Indeling per tafel</source>
        <translation>Draw by table</translation>
    </message>
    <message>
        <source>Indeling op naam</source>
        <translation>Draw by name</translation>
    </message>
    <message>
        <source>Klok</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Wie binnen is</source>
        <translation>Who is in</translation>
    </message>
    <message>
        <source>Om de beurt</source>
        <translation>In turn</translation>
    </message>
    <message>
        <source>hoogstens %1 seconden per beurt</source>
        <translation>at most %1 seconds a turn</translation>
    </message>
    <message>
        <source>Ronde %1 van %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>De tijd is om</source>
        <translation>Time is up</translation>
    </message>
    <message>
        <source>Stilgezet</source>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Zo beginnen we</source>
        <translation>We begin shortly</translation>
    </message>
    <message>
        <source>De laatste minuut</source>
        <translation>The last minute</translation>
    </message>
    <message>
        <source>De laatste %1 minuten</source>
        <translation>The last %1 minutes</translation>
    </message>
    <message>
        <source>Blad voor de omroeper</source>
        <translation>Announcer’s sheet</translation>
    </message>
    <message>
        <source>winnaar tafel %1</source>
        <translation>winner of table %1</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Zit stil: %1</source>
        <translation>Sitting out: %1</translation>
    </message>
    <message>
        <source>zit stil</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>Deze avond is afgesloten: er is geen ronde meer, dus de klok blijft staan.</source>
        <translation>This evening is closed: there are no more rounds, so the clock stands still.</translation>
    </message>
    <message>
        <source>Van deze computer komt geen geluid, dus de bel gaat niet als een ronde om is. Op het scherm ziet u het wel: in kleur en in woorden.</source>
        <translation>This computer makes no sound, so no bell rings when a round is over. On the screen you can see it: in colour and in words.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>punten</source>
        <translation>points</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>spel</source>
        <translation>game</translation>
    </message>
    <message>
        <source>Totaal</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>score</translation>
    </message>
    <message>
        <source>ieder</source>
        <translation>each</translation>
    </message>
    <message>
        <source>samen</source>
        <translation>together</translation>
    </message>
    <message>
        <source>slagen</source>
        <translation>tricks</translation>
    </message>
    <message>
        <source>totaal</source>
        <translation>total</translation>
    </message>
    <message>
        <source>op papier</source>
        <translation>on paper</translation>
    </message>
    <message>
        <source>De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren.</source>
        <translation>The evening is closed. Reopen it at Result to correct it.</translation>
    </message>
    <message>
        <source>Dit formulier is afgetekend. Druk op F2 om de aftekening terug te nemen.</source>
        <translation>This sheet is signed off. Press F2 to take the signature back.</translation>
    </message>
    <message>
        <source>De %1 rijen daarna komen bij het volgende formulier.</source>
        <translation>The %1 rows after them come with the next sheet.</translation>
    </message>
    <message>
        <source>Spel %1 is nog leeg. Typ het spel, een min als het niet gespeeld is, of ga met de pijlen naar een ander spel.</source>
        <translation>Game %1 is still empty. Type the game, a minus if it was not played, or go to another game with the arrows.</translation>
    </message>
    <message>
        <source>Niet getypt: dit formulier wacht nog op aftekenen. Druk eerst op Enter.</source>
        <translation>Not typed: this sheet still waits to be signed off. Press Enter first.</translation>
    </message>
    <message>
        <source>Niet getypt: dit formulier is nog niet afgetekend. Druk op Enter en dan op de plus-toets, die gaat naar wat er nog moet.</source>
        <translation>Not typed: this sheet is not signed off yet. Press Enter and then the plus key, which goes to what is still to do.</translation>
    </message>
    <message>
        <source>Niet getypt: dit formulier is nog niet afgetekend, een totaal klopt niet. Druk op Enter, dan staat u erop.</source>
        <translation>Not typed: this sheet is not signed off yet, a total is wrong. Press Enter to go to it.</translation>
    </message>
    <message>
        <source>Niet getypt: hier komen de totalen van het papier, alleen cijfers, hooguit vijf.</source>
        <translation>Not typed: the totals from the paper go here, digits only, five at most.</translation>
    </message>
    <message>
        <source>Er is geen rij over: haal eerst het spel weg dat er een te veel is.</source>
        <translation>There is no row left: first take out the game that is one too many.</translation>
    </message>
    <message>
        <source>Op dit formulier is over een spel iets beslist (§); dat blijft bij dat spel. Typ wat anders moet per rij.</source>
        <translation>Something was decided about a game on this sheet (§); that stays with that game. Type what has to be different row by row.</translation>
    </message>
    <message>
        <source>Niet getypt: deze rij is al te lang.</source>
        <translation>Not typed: this row is too long already.</translation>
    </message>
    <message>
        <source>Hier staan de totalen. Ga naar het spel waar de eerste rij moet komen en plak dan.</source>
        <translation>These are the totals. Go to the game where the first row should come and then paste.</translation>
    </message>
    <message>
        <source>%1 van de %2 rijen passen niet meer op het formulier en zijn niet geplakt.</source>
        <translation>%1 of the %2 rows do not fit on the sheet any more and were not pasted.</translation>
    </message>
    <message>
        <source>getypt %1</source>
        <translation>typed %1</translation>
    </message>
    <message>
        <source>nog leeg</source>
        <translation>still empty</translation>
    </message>
    <message>
        <source>Spel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>%1 speelt</source>
        <translation>%1 plays</translation>
    </message>
    <message>
        <source>speelt alleen</source>
        <translation>plays alone</translation>
    </message>
    <message>
        <source>schoppen</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>harten</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>ruiten</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>klaveren</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>zonder</source>
        <translation>without</translation>
    </message>
    <message>
        <source>geen roem</source>
        <translation>no roem</translation>
    </message>
    <message>
        <source>roem niet ingevuld</source>
        <translation>roem not filled in</translation>
    </message>
    <message>
        <source>roem %1</source>
        <translation>roem %1</translation>
    </message>
    <message>
        <source>met een beslissing</source>
        <translation>with a decision</translation>
    </message>
    <message>
        <source>rondgepast</source>
        <translation>passed round</translation>
    </message>
    <message>
        <source>punten van %1 op papier</source>
        <translation>points of %1 on paper</translation>
    </message>
    <message>
        <source>roem van %1 op papier</source>
        <translation>roem of %1 on paper</translation>
    </message>
    <message>
        <source>totaal van %1 op papier</source>
        <translation>total of %1 on paper</translation>
    </message>
    <message>
        <source>Alleen</source>
        <translation>Alone</translation>
    </message>
    <message>
        <source>Samen</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Wij</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Zij</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>%1 winnen na spel %2 met %3–%4</source>
        <translation>%1 win after game %2 with %3–%4</translation>
    </message>
    <message>
        <source>%1 wint na spel %2 met %3–%4</source>
        <translation>%1 wins after game %2 with %3–%4</translation>
    </message>
    <message>
        <source>Gelijk op %1: nog één spel beslist</source>
        <translation>Level at %1: one more game decides</translation>
    </message>
    <message>
        <source>Stand %1–%2, tot %3</source>
        <translation>Score %1–%2, to %3</translation>
    </message>
    <message>
        <source>zt</source>
        <translation>nt</translation>
    </message>
    <message>
        <source>%1 winnen met %3–%4</source>
        <translation>%1 win with %3–%4</translation>
    </message>
    <message>
        <source>%1 wint met %3–%4</source>
        <translation>%1 wins with %3–%4</translation>
    </message>
    <message>
        <source>Voordat het vorige formulier was afgetekend typte u al door: %1. Hoort dat hier, dan zet Ctrl+V het neer, vanaf de rij waar u bent.</source>
        <translation>Before the previous sheet was signed off you typed on: %1. If that belongs here, Ctrl+V puts it down, from the row you are at.</translation>
    </message>
    <message>
        <source>nog niet opgeslagen</source>
        <translation>not saved yet</translation>
    </message>
    <message>
        <source>Wij en Zij omwisselen</source>
        <translation>Swap Wij and Zij</translation>
    </message>
    <message>
        <source>Spel tussenvoegen</source>
        <translation>Insert a game</translation>
    </message>
    <message>
        <source>Spel weghalen</source>
        <translation>Take out a game</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>nazien</source>
        <translation>check</translation>
    </message>
    <message>
        <source>totalen</source>
        <translation>totals</translation>
    </message>
    <message>
        <source>klaar</source>
        <translation>done</translation>
    </message>
    <message>
        <source>bezig</source>
        <translation>going on</translation>
    </message>
    <message>
        <source>aftekenen</source>
        <translation>sign off</translation>
    </message>
    <message>
        <source>half</source>
        <translation>half</translation>
    </message>
    <message>
        <source>ontbreekt</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>roept</source>
        <translation>calls</translation>
    </message>
    <message>
        <source>protest</source>
        <translation>protest</translation>
    </message>
    <message>
        <source>bevestigd</source>
        <translation>confirmed</translation>
    </message>
    <message>
        <source>aan tafel</source>
        <translation>at the table</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>Aan tafel typen</source>
        <translation>Typing at the table</translation>
    </message>
    <message>
        <source>Scankaarten afdrukken</source>
        <translation>Print scan cards</translation>
    </message>
    <message>
        <source>Bevestigde formulieren aftekenen</source>
        <translation>Sign confirmed sheets</translation>
    </message>
    <message>
        <source>een bureau</source>
        <translation>a desk</translation>
    </message>
    <message>
        <source>Let op: dit formulier is ook open bij %1.</source>
        <translation>Mind: this sheet is also open at %1.</translation>
    </message>
</context>
</TS>
