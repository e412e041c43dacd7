import type { DemoTexts } from './articles.ts'

export const nl: DemoTexts = {
  speed: {
    title: 'Hoe snel moet je website zijn?',
    excerpt: 'Drie cijfers vertellen of bezoekers op je site moeten wachten. Je meet ze zelf, gratis, in vijf minuten.',
    body: `
Niemand klaagt over een trage site. Mensen gaan gewoon weg. Daarom kijken we bij elk project naar drie cijfers die samen zeggen hoe een bezoek aanvoelt.

## De drie cijfers

| Cijfer | Wat het meet | Goed |
| --- | --- | --- |
| LCP | wanneer het grootste zichtbare element er staat | binnen 2,5 seconden |
| INP | hoe snel de pagina op een klik reageert | onder 200 milliseconden |
| CLS | hoeveel de pagina verspringt tijdens het laden | onder 0,1 |

Google kijkt of minstens driekwart van de bezoeken eraan voldoet. Een snelle laptop op kantoor zegt dus weinig: het gaat om de smartphone op de bus.

## Zelf meten

1. Open **PageSpeed Insights** op pagespeed.web.dev.
2. Vul het adres van je site in en kies **Analyseren**.
3. Kijk bij **Mobiel**. Heeft je site genoeg bezoekers, dan staan bovenaan de drie cijfers van echte bezoeken.
4. Daaronder staat een labtest met Lighthouse. Die geeft LCP en CLS, maar geen INP. Doe de test drie keer en neem de middelste uitslag.

> Eén meting is een anekdote. Drie metingen zijn een begin.

## De grootste winst zit in foto’s

Op de meeste sites die we nakijken, wegen de foto’s meer dan de rest samen. Geef bij elke foto de afmetingen op, zodat de tekst niet verspringt, en laad pas wat in beeld komt:

\`\`\`html
<img src="/atelier-800.webp" width="800" height="600"
     loading="lazy" alt="Twee mensen aan een tekentafel">
\`\`\`

De foto bovenaan is de uitzondering: die laad je meteen, want ze bepaalt je LCP. Hoe je foto’s kleiner maakt zonder dat ze lelijk worden, lees je in ons artikel over foto’s.

## Wat een bezoeker ervan merkt

Stel: het is vrijdag, kwart voor zes, en iemand zoekt op de tram je openingsuren. Het scherm blijft eerst leeg, dan komt het logo, dan de foto. Net als ze op “Bel ons” wil tikken, schuift alles naar beneden en tikt ze op je nieuwsbrief. Elke ergernis heeft haar eigen cijfer: het lege scherm is LCP, de knop die niet meteen reageert is INP, het verspringen is CLS.

De namen hoef je niet te onthouden. Onthoud wel dat het drie verschillende problemen zijn, met elk een andere oorzaak. Een site kan vlot laden en toch stroef aanvoelen, omdat een script de smartphone een seconde lang bezighoudt.

## Waar de tijd naartoe gaat

Op sites van kleine zaken komen we telkens dezelfde oorzaken tegen:

| Oorzaak | Hoe je het merkt | Wat je eraan doet |
| --- | --- | --- |
| foto’s recht uit de camera | de pagina weegt enkele megabytes | verkleinen en als WebP of AVIF bewaren |
| scripts van anderen | chat, kaart en video laden met de pagina mee | pas laden na een klik, of weglaten |
| te veel lettertypes | tekst verschijnt laat of verspringt | één of twee, op je eigen server |
| een trage server | er gebeurt eerst niets | caching, of andere hosting |
| een zwaar thema | elke pagina laadt code die je niet gebruikt | opruimen, of opnieuw beginnen |

Begin bovenaan. De eerste twee rijen los je vaak in een namiddag op, zonder aan het ontwerp te raken. De laatste twee zijn werk voor je webbouwer.

## Vragen voor je webbouwer

Je hoeft geen code te lezen om er een goed gesprek over te voeren. Deze vragen volstaan:

- Hoeveel weegt onze startpagina op een smartphone, en hoeveel daarvan is beeld?
- Welke bestanden komen van andere bedrijven, en wat missen we zonder?
- Wat ziet een bezoeker met een trage verbinding eerst: niets, of al tekst?
- Wie meet dit na een wijziging, en wanneer?

Krijg je op de eerste vraag geen getal, dan meet waarschijnlijk niemand het. Bij ons hoort die meting bij [webdesign](/services/webdesign), en nadien bij het [onderhoud](/services/maintenance).

## Wanneer is het snel genoeg?

Zodra de drie cijfers goed zijn op een gewone smartphone, mag je stoppen. Van 1,8 naar 1,6 seconden gaan kost dagen werk en bijna niemand merkt het verschil. Steek die tijd liever in betere foto’s of een duidelijkere prijslijst.

## En daarna?

Meet opnieuw na elke grote wijziging. Een chatvenster of een nieuw lettertype kan in één dag ongedaan maken wat je in een maand gewonnen hebt. Wil je dat wij meekijken? [Stuur ons je webadres](/contact), dan krijg je de drie cijfers terug, met wat je eraan kan doen.
`,
  },
  accessibility: {
    title: 'Toegankelijk bouwen: zeven controles die je zelf kan doen',
    excerpt:
      'Je hebt geen dure audit nodig om te beginnen. Met een toetsenbord en tien minuten vind je de meeste problemen.',
    body: `
Ongeveer één op de zes mensen heeft een beperking, zegt de Wereldgezondheidsorganisatie (WHO). Daarnaast is er iedereen met een gebroken pols, een bril die thuis ligt of een scherm in de volle zon. Een toegankelijke site is gewoon een betere site.

## Zeven controles

- **Tab door de pagina.** Zie je altijd waar je bent? Kom je overal, ook in het menu?
- **Vergroot tot 200 procent.** Blijft alles leesbaar zonder opzij te scrollen?
- **Zet afbeeldingen uit.** Heeft elke foto die iets vertelt een beschrijving?
- **Lees alleen de tussentitels.** Vertellen ze samen waarover de pagina gaat?
- **Klik op een label.** Springt de cursor naar het juiste veld?
- **Verstuur een leeg formulier.** Staat er in woorden wat er ontbreekt, en bij welk veld?
- **Kijk in grijstinten.** Is alles ook zonder kleur duidelijk?

## Contrast in cijfers

| Soort tekst | Minstens |
| --- | --- |
| gewone tekst | 4,5 : 1 |
| grote tekst (vanaf 24 px) | 3 : 1 |
| knoppen en iconen | 3 : 1 |

## Een veld met een echt label

Grijze tekst in een veld is geen label: ze verdwijnt zodra je typt, en hulpsoftware leest ze niet altijd voor.

\`\`\`html
<label for="email">E-mailadres</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">We antwoorden binnen één werkdag.</p>
\`\`\`

> Als je alles met het toetsenbord kan bedienen, is het moeilijkste werk gedaan.

## Wat je meestal vindt

Doe de zeven controles op je startpagina, je contactpagina en de pagina waar mensen iets bestellen of aanvragen. Dit komt er bij de meeste sites uit:

| Wat je merkt | Wie er last van heeft | Wat je vraagt |
| --- | --- | --- |
| lichtgrijze tekst op wit | wie minder goed ziet, iedereen in de zon | donkerdere tekst |
| een menu dat alleen opent als je er met de muis over gaat | wie geen muis gebruikt, ook op smartphone | een knop die je kan indrukken |
| “klik hier” als link | wie de links laat voorlezen | de naam van de pagina als link |
| foutmeldingen alleen in het rood | wie kleuren moeilijk onderscheidt | een zin bij het veld |
| een filmpje dat vanzelf start | wie met geluid of beweging moeite heeft | een knop om te starten |

Geen van die vijf vraagt een nieuwe site. Het zijn aanpassingen van een uur tot een dag. Noteer bij elk punt op welke pagina je het zag en bewaar een schermafdruk. Zo weet wie het herstelt meteen waar te kijken, en kan je achteraf nagaan of het opgelost is.

## Zo pak je het aan

Alles tegelijk willen doen is de zekerste manier om niet te beginnen. Werk in deze volgorde:

1. **Wat iemand tegenhoudt.** Kan iemand met een toetsenbord je formulier niet versturen, dan verlies je een klant. Dat komt eerst.
2. **Wat op elke pagina staat.** Menu, voettekst en knoppen herstel je één keer en overal is het beter.
3. **Wat vaak bezocht wordt.** Startpagina, openingsuren, prijzen, contact.
4. **De rest**, telkens als je een pagina toch aanpast.

Vraag ook eens aan een klant met een beperking om mee te kijken, en betaal die tijd. Je leert er in een halfuur meer van dan uit een rapport van veertig pagina’s.

## Teksten horen erbij

Toegankelijkheid is niet alleen techniek. Korte zinnen, tussentitels en gewone woorden helpen wie moeilijk leest, wie een andere taal spreekt en wie haast heeft. Een paar gewoontes:

- Begin met het antwoord, dan pas de uitleg.
- Schrijf een afkorting de eerste keer voluit.
- Zet stappen in een genummerde lijst.
- Zet belangrijke informatie nooit alleen in een afbeelding of een pdf.

Op elke site die wij maken, zitten deze controles in de [werkwijze](/services/webdesign): ze worden bij elke wijziging automatisch herhaald, en wat een machine niet kan zien, kijken we zelf na.

## Verplicht of niet?

Sinds juni 2025 geldt de Europese toegankelijkheidswet voor heel wat webshops en diensten voor consumenten. Micro-ondernemingen die diensten leveren, zijn vrijgesteld: minder dan tien medewerkers en een omzet of balanstotaal van hoogstens twee miljoen euro. Twijfel je? [Vraag het ons](/contact).
`,
  },
  local: {
    title: 'Gevonden worden in je eigen stad',
    excerpt:
      'Wie een bakker, schilder of kapper zoekt, zoekt dichtbij. Zo zorg je dat mensen jou vinden, en niet alleen de grote platformen.',
    body: `
Zoek je “loodgieter”, dan zie je in Gent andere bedrijven dan in Luik. Om daarbij te staan heb je geen trucs nodig: geef gewoon overal dezelfde, volledige gegevens.

## Begin bij je bedrijfsprofiel

1. Claim je profiel bij Google en bij Bing.
2. Vul naam, adres en telefoonnummer in, letterlijk zoals op je site.
3. Kies één hoofdcategorie die echt klopt.
4. Zet je openingsuren erin, ook die van feestdagen.
5. Voeg foto’s van je eigen zaak toe, geen stockfoto’s.

## Zeg het ook tegen machines

Op je site kan je dezelfde gegevens meegeven in een vorm die zoekmachines lezen zonder te gokken:

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Dat zit in elke site die we bouwen, en het volgt je instellingen.

## Wat helpt, en wat niet

| Doen | Laten |
| --- | --- |
| één goede pagina per dienst | dertig pagina’s met alleen een andere gemeente |
| tevreden klanten om een review vragen | reviews kopen |
| vragen van klanten beantwoorden op je blog | zoekwoorden herhalen tot de tekst onleesbaar wordt |

> Schrijf zoals je aan de toonbank praat. Zo zoeken mensen ook.

## Zet op je site wat mensen willen weten

Een profiel brengt iemand tot bij je naam. Of die persoon ook belt, beslist je site. Kijk er eens naar als iemand die je zaak niet kent en op straat staat. Binnen tien seconden wil die weten:

- Wat doe je, in woorden die je klanten zelf gebruiken? “Daklekken herstellen” zegt meer dan “totaaloplossingen”.
- Waar zit je, of tot waar kom je? Noem gemeenten, geen “regio en omstreken”.
- Wanneer ben je open, en geldt dat ook volgende maandag?
- Wat kost het ongeveer? Een vanaf-prijs is beter dan geen prijs.
- Hoe bereik ik je? Een telefoonnummer waarop je kan tikken, niet in een afbeelding.

Staat een van die vijf er niet op, dan belt een deel van de bezoekers het bedrijf dat eronder staat.

## Eén pagina per dienst

Een loodgieter met één pagina “Diensten” vertelt zoekmachines dat hij van alles een beetje doet. Maak liever een pagina voor ontstoppingen, een voor boilers en een voor badkamers. Vertel op elke pagina hoe je werkt, wat het ongeveer kost, hoe snel je kan komen en wat mensen er vaak over vragen. Een foto van een echte werf erbij, met de gemeente in het onderschrift, en je hebt iets wat geen enkel platform heeft.

Driehonderd woorden zijn genoeg. Heb je over een dienst niets te zeggen, dan heeft ze geen eigen pagina nodig.

## Reviews vragen zonder opdringerig te zijn

De meeste tevreden klanten schrijven niets, omdat niemand het vraagt. Vraag het op het moment dat ze tevreden zijn: bij de oplevering, of als ze afrekenen. Stuur nog voor de avond een e-mail met één link en één zin. Geef er niets voor terug: een korting voor een goede review is misleidend, en bezoekers ruiken het.

Antwoord ook op de slechte. Kort, beleefd, met wat je eraan doet. Wie de reviews later leest, kijkt vooral daarnaar. Hoe wij het zelf aanpakken, zie je bij onze [reviews](/reviews).

## Een halfuur per maand

Je hoeft hier geen dagtaak van te maken. Zet een vast halfuur in je agenda, bijvoorbeeld de eerste maandag van de maand:

1. Kijk of je openingsuren nog kloppen, op je site en op je profielen.
2. Zoek zelf je dienst en je gemeente op, in een privévenster. Wat zou een klant aanklikken, en waarom?
3. Zet één nieuwe foto van recent werk online.
4. Beantwoord de reviews van de voorbije maand.
5. Schrijf de vraag op die je het vaakst kreeg, en beantwoord ze op je site.

Na een jaar heb je twaalf foto’s, twaalf antwoorden en een profiel dat leeft. De meeste zaken in je straat hebben dat niet. Geen tijd of geen zin? Dan nemen wij het mee in het [onderhoud](/services/maintenance).

## Heb geduld

Een nieuw profiel heeft enkele weken nodig. Hou intussen bij hoe klanten je vonden: vraag het gewoon aan de telefoon. Zo’n lijstje op papier is vaak eerlijker dan een rapport.
`,
  },
  mail: {
    title: 'E-mail die aankomt: SPF, DKIM en DMARC uitgelegd',
    excerpt: 'Belanden je offertes in de spammap? Drie regels in je domeininstellingen lossen het meestal op.',
    body: `
Iedereen kan een e-mail versturen met jouw adres als afzender. Mailproviders weten dat en vragen daarom een bewijs. Dat bewijs zet je één keer in de instellingen van je domein.

## De drie standaarden

| Naam | De vraag |
| --- | --- |
| SPF | mag deze server namens jou mailen? |
| DKIM | is het bericht onderweg niet veranderd? |
| DMARC | wat moet er gebeuren als een controle mislukt? |

## Zo ziet het eruit

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@jouwzaak.example"
\`\`\`

De waarden voor SPF en DKIM krijg je van je mailprovider. De DMARC-regel schrijf je zelf.

## In deze volgorde

1. Maak een lijst van alles wat namens jou mailt: je mailbox, je webshop, je boekhoudpakket, je nieuwsbrief.
2. Zet SPF en DKIM voor elk daarvan goed.
3. Begin met DMARC op \`p=none\` en lees twee weken lang de rapporten.
4. Klopt alles? Schakel dan over naar \`p=quarantine\` en later naar \`p=reject\`.

> Twee SPF-regels zijn even erg als geen: zet alles in één regel.

## Waarom dit ook voor een kleine zaak telt

Een schrijnwerker stuurt een offerte en hoort niets. Na een week belt hij: de klant heeft nooit iets gekregen en koos intussen iemand anders. De offerte zat in de spammap, omdat de nieuwe mailprovider niet in de SPF-regel stond. Zoiets merk je pas als het te laat is, want niemand verwittigt je als een e-mail in de spammap belandt.

Sinds 2024 stellen Gmail en Yahoo deze controles verplicht voor wie veel e-mails verstuurt. Ook bij kleine hoeveelheden wegen ze mee. Een domein zonder bewijs begint met een achterstand.

## Wat je vaak vergeet

De mailbox staat meestal goed. Het zijn de andere diensten die voor verrassingen zorgen. Loop deze lijst af:

- het contactformulier van je website;
- bestelbevestigingen en facturen van je webshop;
- je boekhoudpakket, als dat facturen mailt;
- je nieuwsbrief;
- je reservatie- of agendasysteem;
- de scanner op kantoor die documenten doorstuurt.

Bij elk daarvan zoek je in de instellingen naar “eigen domein” of “afzender verifiëren”. Daar staan de regels die je moet overnemen. Biedt een dienst dat niet, laat ze dan mailen vanaf haar eigen adres, met jouw adres als antwoordadres.

## Een rapport lezen

Met DMARC op \`p=none\` krijg je elke dag rapporten. Dat zijn XML-bestanden, gemaakt voor machines. Een gratis leesdienst maakt er een tabel van. Je let op drie dingen:

| Wat je ziet | Wat het betekent | Wat je doet |
| --- | --- | --- |
| een bekende dienst met fouten | je vergat een regel | SPF of DKIM aanvullen |
| een onbekende server met weinig e-mails | vaak een doorgestuurde e-mail | niets, even opvolgen |
| een onbekende server met veel e-mails | iemand misbruikt je domein | sneller naar \`p=reject\` |

## Meer dan techniek

Ook met drie keer PASS kan een e-mail in de spammap belanden. Schrijf een onderwerp dat zegt waarover het gaat, stuur geen bijlage van twintig megabyte en koop nooit adressen. Vraag een nieuwe klant om je adres bij zijn contacten te zetten: dat helpt meer dan je denkt.

## Hulp vragen zonder je sleutels te geven

Vaak beheert iemand anders je domein: de webbouwer, een neef, een vroegere vennoot. Zoek eerst uit wie aan de DNS-instellingen kan, en zorg dat jij het ook kan. Stuur die persoon dan precies wat er moet staan, liefst als tekst om te kopiëren en niet als schermafdruk.

- Vraag voor elke regel een bevestiging als ze erin staat.
- Bewaar een kopie van hoe het ervoor was, dan kan je terug.
- Reken op enkele uren tot een dag voor een wijziging overal bekend is.
- Deel nooit het wachtwoord van je mailbox. Dat is hiervoor niet nodig.

Weet niemand het nog, zoek dan eerst uit op wiens naam het domein staat.

## Controleren

Stuur een e-mail naar een Gmail-adres, open hem en kies **Origineel weergeven**. Daar moet drie keer PASS staan. Staat er FAIL, kijk dan eerst of je een dienst vergeten bent in stap één. Kom je er niet uit, dan kijken wij graag [even mee](/contact).
`,
  },
  pictures: {
    title: 'Foto’s voor het web: licht, scherp en van jezelf',
    excerpt: 'Een foto van je eigen zaak werkt beter dan de mooiste stockfoto. Zo maak je ze klaar voor je site.',
    body: `
Bezoekers herkennen een stockfoto in een halve seconde. Een eerlijke foto van je eigen werkplek, genomen met een smartphone bij daglicht, wint het bijna altijd, als je ze goed klaarmaakt.

## Goed fotograferen in vier regels

- Zet het onderwerp bij een raam, met het licht van opzij en nooit van achteren.
- Hou je smartphone waterpas en zet een stap dichterbij in plaats van in te zoomen.
- Laat ruimte rond het onderwerp, dan kan je later bijsnijden.
- Toon handen aan het werk. Mensen kijken naar mensen.

## Welk formaat?

| Formaat | Waarvoor | Bestandsgrootte |
| --- | --- | --- |
| AVIF | foto’s in moderne browsers | het kleinst |
| WebP | foto’s in bijna elke browser | klein |
| JPEG | foto’s, als terugvaloptie | groter |
| PNG | schermafdrukken met tekst | groot bij foto’s |
| SVG | logo’s en iconen | heel klein |

## De browser laten kiezen

\`\`\`html
<picture>
  <source type="image/avif" srcset="brood-400.avif 400w, brood-1200.avif 1200w">
  <source type="image/webp" srcset="brood-400.webp 400w, brood-1200.webp 1200w">
  <img src="brood-1200.jpg" width="1200" height="800" alt="Brood uit de steenoven">
</picture>
\`\`\`

Op onze sites gebeurt dat vanzelf: je uploadt één foto, de site maakt de andere versies en wist de gegevens over waar en wanneer ze genomen is.

> Een beschrijving zegt wat er te zien is, niet dat het een foto is.

## Welke foto’s heb je nodig?

Je hebt er minder nodig dan je denkt. Voor een site van vijf pagina’s volstaan meestal een tiental foto’s, als ze goed gekozen zijn:

- De gevel of de bestelwagen, zodat mensen je herkennen als ze aankomen.
- Jij en je ploeg, tijdens het werk of vlak erna. Geen rij met gekruiste armen.
- Drie resultaten: een gebak, een badkamer, een kapsel. Van dichtbij en van iets verder.
- Eén detail dat toont hoe je werkt: gereedschap, een stalenboek, de mise en place.
- De ruimte waar een klant binnenkomt.

Maak van elk twee versies, een liggende en een staande. Op een computer vult de liggende de breedte, op een smartphone past de staande beter.

## Kleiner zonder dat het opvalt

Een foto uit een recente smartphone is vier- tot zesduizend pixels breed. Op je site toont een scherm er zelden meer dan 1600 van. De rest wordt gedownload en weggegooid.

1. Snijd eerst bij. Wat niet helpt, mag weg.
2. Verklein naar 1600 pixels breed, of 800 voor een foto die half zo breed staat.
3. Bewaar als WebP met kwaliteit 75 en vergelijk met het origineel op je smartphone, niet op 200 procent op je computer.
4. Geef het bestand een naam die zegt wat erop staat: zuurdesembrood.webp, niet foto-4821.webp.

Gratis programma’s zoals Squoosh doen dat in je browser, zonder dat de foto je computer verlaat. Bewaar altijd het origineel: over drie jaar wil je misschien een groter formaat.

## Een beschrijving schrijven

Wie niet ziet, hoort je beschrijving. Zoekmachines lezen ze ook. Een goede beschrijving is één zin, alsof je de foto aan de telefoon uitlegt:

| Foto | Niet | Wel |
| --- | --- | --- |
| etalage | foto winkel | De etalage van de winkel, met drie fietsen achter het glas |
| ploeg | ons team | Vier schilders in werkkleding op een stelling |
| versiering | lijntje | leeg laten: ze vertelt niets |

## Een fotograaf of je smartphone?

Voor het dagelijkse werk volstaat je smartphone. Voor de grote foto bovenaan, voor portretten en voor alles met moeilijk licht loont een fotograaf. Een halve dag is meestal genoeg, als je voorbereid bent:

- Maak een lijst van wat je nodig hebt, en voor welke pagina.
- Ruim op wat je niet in beeld wil. Dat kost meer tijd dan het fotograferen.
- Spreek schriftelijk af waarvoor je de foto’s mag gebruiken: site, drukwerk, sociale media.
- Vraag de bestanden op volle grootte, en bewaar ze op twee plaatsen.

Bij onze [webdesignprojecten](/services/webdesign) bekijken we samen welke foto’s je al hebt en welke nog ontbreken, voor het ontwerp vastligt.

## Vraag toestemming

Staat er iemand herkenbaar op? Vraag toestemming, ook aan je collega’s, en noteer wanneer ze ja zeiden. Het kost een minuut en bespaart je een moeilijk gesprek.
`,
  },
  shop: {
    title: 'Je webshop klaar voor de drukste week',
    excerpt: 'Black Friday en Sinterklaas volgen kort op elkaar. Met deze checklist slaap je beter in november.',
    body: `
In de laatste week van november krijgen veel webshops op één dag meer bezoek dan in een gewone maand. Wat dan misgaat, was meestal in september al te zien.

## Zes weken vooraf

1. Bestel zelf iets, op een smartphone, met een andere kaart dan anders.
2. Tel de stappen. Vijf is veel, drie is goed.
3. Vraag je betaaldienst of er limieten zijn.
4. Test wat er gebeurt als twee mensen tegelijk het laatste stuk bestellen.

## Twee weken vooraf

| Controle | Wie |
| --- | --- |
| levertijden kloppen overal | winkel |
| retouradres en termijn kloppen | winkel |
| back-up is teruggezet, niet alleen gemaakt | ontwikkelaar |
| pagina’s zijn snel met vijftig bezoekers tegelijk | ontwikkelaar |

Dat laatste kan je zelf ruwweg meten:

\`\`\`bash
npx autocannon -c 50 -d 20 https://jouwshop.example/
\`\`\`

Doe dat op een rustig uur en alleen op je eigen site.

## In de week zelf

- Wijzig niets meer aan de site. Ook niet dat ene kleine ding.
- Zet een banner klaar voor het geval de leveringen vertraging oplopen.
- Spreek af wie er bereikbaar is, en tot hoe laat.

> Een eerlijke levertijd verkoopt beter dan een optimistische.

## Bestel zoals een klant bestelt

Veel winkeliers hebben hun eigen kassa nooit gebruikt op een smartphone, met één hand, zonder account. Doe het eens helemaal: zoek een product, leg het in je mandje, vul je adres in, betaal en lees de bevestiging. Noteer elke keer dat je twijfelt. Dit zijn de plaatsen waar het meestal fout loopt:

- De verzendkosten verschijnen pas op het einde. Zet ze op de productpagina, of minstens in het mandje.
- Je moet een account maken om te kunnen betalen. Laat mensen als gast bestellen en bied het account achteraf aan.
- Het adresveld aanvaardt geen busnummer, of geen adres in Nederland of Frankrijk.
- De knop om te betalen valt buiten beeld zodra je een veld invult.
- De bevestiging zegt niet wanneer het pakje komt.

Laat daarna iemand hetzelfde doen die je site niet kent. Kijk toe en zeg niets. Dat laatste is moeilijker dan het klinkt.

## Voorraad en levertijd

Op een drukke dag verkoop je sneller dan je telt. Spreek vooraf af wat de site doet als iets op is: verbergen, een datum tonen of een bestelling aanvaarden met langere levertijd. Alle drie zijn verdedigbaar, zolang de klant het weet voor hij betaalt.

Verkoop je hetzelfde stuk ook in de winkel, hou de voorraad dan op één plaats bij. Twee lijsten die je ’s avonds met de hand gelijkzet, lopen in november uit elkaar. Een koppeling met je kassa is het eerste wat we bekijken als we een [webshop](/services/ecommerce) bouwen.

## Een noodplan op één blad

Schrijf op papier, want als de site plat ligt, ligt misschien ook je mail plat:

1. Wie belt de hosting, en op welk nummer?
2. Wie belt de betaaldienst, en welk klantnummer vragen ze?
3. Waar staat de laatste back-up, en wie kan ze terugzetten?
4. Wat zetten we op sociale media, en wie doet dat?

Hang het naast de telefoon. De kans is groot dat je het niet nodig hebt, en dat is precies de bedoeling. Zorgt iemand voor het [onderhoud](/services/maintenance) van je shop, vraag dan vooraf wie er die week bereikbaar is.

## Wat je klanten vragen

In een drukke week krijg je twintig keer dezelfde vraag. Beantwoord ze vooraf, op een plaats waar mensen kijken:

| Vraag | Waar het antwoord hoort |
| --- | --- |
| Komt het nog voor 6 december? | boven de knop om te bestellen |
| Kan ik het ophalen in de winkel? | in het mandje |
| Hoe stuur ik iets terug? | in de bevestigingsmail |
| Kan de factuur op naam van mijn zaak? | naast het btw-veld |

Zet dezelfde antwoorden klaar voor wie de telefoon opneemt. Dan krijgt iedereen hetzelfde te horen, ook van de jobstudent.

## Erna

Schrijf op wat er misging, nu je het nog weet. Volgend jaar is dat briefje je beste voorbereiding. Hulp nodig bij het testen? [Maak een afspraak](/booking) vóór oktober.
`,
  },
  cookies: {
    title: 'Cookies zonder gedoe: wat mag en wat niet',
    excerpt:
      'De meeste kleine sites hebben geen cookiebanner nodig, tenzij ze met cookies meten of dat anderen laten doen.',
    body: `
Een cookiebanner is op zich niet verplicht. De regel is eenvoudiger: wat niet strikt nodig is voor wat de bezoeker vraagt, mag je pas bewaren na een duidelijk ja.

## Waarvoor heb je toestemming nodig?

| Wat je bewaart | Toestemming nodig? |
| --- | --- |
| gekozen taal | nee |
| winkelmandje, ingelogd blijven | nee |
| bezoekersstatistieken met cookies, ook eigen | ja |
| advertenties en remarketing | ja |
| een ingesloten video of kaart van derden | ja |

## Een goede banner

- Weigeren is even makkelijk als aanvaarden: zelfde scherm, zelfde soort knop.
- Er staat niets vooraf aangevinkt.
- De site werkt ook na een nee.
- De keuze is later makkelijk terug te vinden en te wijzigen.

> Een verstopt “nee” kost meer vertrouwen dan het aan cijfers oplevert.

## Zelf nakijken

Open je site in een privévenster, klik nergens op, en typ in de console van de browser:

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Kijk ook bij **Netwerk** of er verzoeken naar andere bedrijven gaan. Staat daar iets voor je gekozen hebt, dan is er werk aan de winkel.

## Drie voorbeelden uit de praktijk

**De kapper met een boekingsknop.** De site heeft vier pagina’s en een knop naar een boekingssysteem. Op de site zelf wordt niets bewaard, behalve de gekozen taal. Een banner is niet nodig. Het boekingssysteem heeft zijn eigen regels, want dat is de site van iemand anders.

**De bakker met een kaart en een video.** De kaart van Google en de video van YouTube laden mee met de pagina en plaatsen cookies, ook bij wie alleen de openingsuren komt lezen. Twee oplossingen: eerst toestemming vragen, of een afbeelding tonen die pas na een klik de kaart of de video laadt. Het tweede is vriendelijker en sneller.

**De webshop met advertenties.** Het winkelmandje mag zonder vragen. De pixel van een sociaal netwerk mag dat niet, ook niet “alleen om te meten”. Die laad je pas na een ja, en na een nee nooit.

## Wat je moet kunnen tonen

Vraag je toestemming, dan moet je kunnen aantonen dat je ze kreeg. Dat klinkt zwaarder dan het is. Bewaar per keuze:

1. wanneer ze gemaakt werd;
2. voor welke categorieën;
3. welke tekst er toen in de banner stond.

Een naam hoeft daar niet bij. Vraag het ook niet elk bezoek opnieuw: wie nee zei, wil niet elke week dezelfde vraag. Zes maanden is een redelijke termijn. Wijzigt er iets aan wat je bewaart, dan vraag je het opnieuw, want een ja geldt alleen voor wat er toen stond.

## Fouten die we vaak zien

- De banner vraagt toestemming, maar de scripts draaien al.
- “Door verder te surfen ga je akkoord.” Dat is geen toestemming.
- De knop om te weigeren zit achter “Meer opties”.
- Het cookiebeleid somt cookies op die al jaren niet meer bestaan.
- Een plug-in werd verwijderd, zijn script niet.

Zet twee keer per jaar een herinnering in je agenda om dit na te kijken. Na elke nieuwe plug-in doe je het meteen.

## Wie is verantwoordelijk?

Jij, als eigenaar van de site, ook als iemand anders ze maakte. De leverancier van een plug-in of een chatvenster is dat voor zijn eigen deel, maar een bezoeker met een klacht komt bij jou. Vraag daarom bij elk nieuw hulpmiddel:

- Welke cookies plaatst het, en voor hoe lang?
- Naar welk bedrijf en welk land gaan de gegevens?
- Werkt het ook als iemand weigert?

Staat het antwoord niet op papier, dan gebruik je het beter niet. In België houdt de Gegevensbeschermingsautoriteit toezicht. Op haar site vind je checklists in gewone taal. Dit artikel is geen juridisch advies: twijfel je over een concreet geval, leg het dan voor aan een jurist.

## Minder is makkelijker

De beste cookiebanner is er een die je niet nodig hebt. Tel bezoeken op je eigen server zonder cookies, vervang een ingesloten kaart door een tekening met een link, en je hoeft niets te vragen. Waarom deze site het dan wel vraagt? Omdat ze een interactieve kaart en uitgebreidere statistieken aanbiedt aan wie daarmee instemt. Hoe we dat doen, lees je in ons [cookiebeleid](/cookies).
`,
  },
  domain: {
    title: 'Een domeinnaam kiezen die jaren meegaat',
    excerpt: 'Je kiest hem één keer en spelt hem duizend keer aan de telefoon. Waar je op let voor je betaalt.',
    body: `
Een domeinnaam kost weinig, maar een verkeerde kost je jaren uitleg. Neem er een avond de tijd voor en zeg hem hardop tegen iemand die hem moet opschrijven.

## De telefoontest

- Schrijft de ander hem in één keer juist?
- Zit er geen koppelteken, cijfer of dubbele letter op een onhandige plaats in?
- Klinkt hij in het Nederlands én het Frans naar wat je doet?
- Past hij op een bestelwagen?

## Welke extensie?

| Extensie | Geschikt voor |
| --- | --- |
| .be | zaken met klanten in België |
| .brussels, .gent, .vlaanderen | zaken die hun streek in de naam willen |
| .eu | verkoop in heel Europa |
| .com | klanten in het buitenland, naast je .be |

Neem gerust twee extensies en laat de ene naar de andere doorverwijzen. Meer hoeft niet.

## Zet hem op je eigen naam

Het gebeurt nog elke week: het domein staat op naam van een vroegere webbouwer die niet meer antwoordt. Kijk het na:

\`\`\`bash
whois jouwzaak.be
\`\`\`

Voor .be toont DNS Belgium wie de registrar is. De houder moet jij zijn, met een e-mailadres dat niet op datzelfde domein zit.

> Een website kan je opnieuw bouwen. Een naam niet.

## Je eigen naam of wat je doet?

Er zijn grofweg twee soorten namen. De ene zegt wie je bent (peetersendochter), de andere wat je doet (dakwerkengent). Beide werken, maar anders.

- Een eigen naam groeit mee. Verkoop je over vijf jaar ook zonnepanelen, dan hoef je niet te verhuizen.
- Een beschrijvende naam legt zichzelf uit, maar lijkt snel op die van drie concurrenten.
- Een woord dat niets betekent, is makkelijk te onthouden als het kort is, en lastig te spellen als het dat niet is.

Zoekmachines geven al jaren geen voorrang meer aan namen waarin het zoekwoord staat. Kies dus wat mensen onthouden. Wil je weten of een naam al een merk is, kijk dan in de databank van het Benelux-Bureau voor de Intellectuele Eigendom (BOIP) voor je iets laat drukken. Kijk ook of de naam vrij is op de sociale media die je gebruikt.

## Wat het kost, en wat niet

Een gewone extensie kost per jaar ongeveer evenveel als een lunch. Let op drie dingen voor je betaalt:

- De prijs van het tweede jaar. Het eerste is vaak een lokprijs.
- Pakketten met extra’s die je niet nodig hebt, zoals tien extensies tegelijk.
- “Premiumnamen”. Iemand heeft ze opgekocht en vraagt er veel geld voor. Bijna altijd is er een gewone naam die even goed is.

Krijg je een brief of e-mail waarin staat dat je domein “dringend” verlengd moet worden bij een bedrijf dat je niet kent, gooi die dan weg. Verlengen doe je bij je eigen registrar, en die staat op je factuur.

## Verhuizen zonder je mail te verliezen

Een domein en een website zijn twee verschillende dingen, en je e-mail is een derde. Je kan van webbouwer veranderen en je domein laten waar het is. Wil je het domein toch verhuizen, doe het dan in deze volgorde:

1. Maak een lijst van alle DNS-regels, ook die van je e-mail.
2. Zet die regels klaar bij de nieuwe aanbieder.
3. Vraag de transfercode en start de verhuizing op een dinsdag, niet op vrijdagavond.
4. Stuur jezelf daarna een e-mail van een ander adres.

## Nog één controle

Typ de naam eens in kleine letters, zonder spaties, en laat iemand anders hem hardop lezen. Twee woorden die samen een derde vormen, merk je zelf niet meer op. Zoek hem ook in het Frans en het Engels op: wat bij ons onschuldig klinkt, betekent elders soms iets anders.

## En dan

1. Zet automatisch verlengen aan.
2. Bewaar de inloggegevens waar een collega ze vindt.
3. Zet SPF, DKIM en DMARC goed voor je de eerste e-mail stuurt.

Wij registreren domeinen altijd op naam van de klant. Wil je met je domein van een andere aanbieder naar ons verhuizen, dan [helpen we je](/contact) met de transfercode.
`,
  },
}
