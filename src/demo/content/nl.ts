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
| LCP | wanneer het grootste stuk van de pagina er staat | binnen 2,5 seconden |
| INP | hoe lang een klik op antwoord wacht | onder 200 milliseconden |
| CLS | hoeveel de pagina verspringt tijdens het laden | onder 0,1 |

Ze gelden voor driekwart van je bezoekers. Een snelle laptop op kantoor zegt dus weinig: het gaat om de telefoon in de bus.

## Zelf meten

1. Open je site in Chrome, in een privévenster.
2. Open de ontwikkeltools en kies **Lighthouse**.
3. Kies **Mobiel** en start de analyse.
4. Doe het drie keer en neem de middelste uitslag.

> Eén meting is een anekdote. Drie metingen zijn een begin.

## De grootste winst zit in foto’s

Op de meeste sites die wij nakijken, wegen de foto’s meer dan al de rest samen. Geef elke foto haar afmetingen mee, zodat de tekst niet verspringt, en laad pas wat in beeld komt:

\`\`\`html
<img src="/atelier-800.webp" width="800" height="600"
     loading="lazy" alt="Twee mensen aan een tekentafel">
\`\`\`

De foto bovenaan is de uitzondering: die laad je meteen, want zij bepaalt je LCP. Hoe je foto’s klein krijgt zonder dat ze lelijk worden, lees je in ons stuk over beeld.

## En daarna?

Meet opnieuw na elke grote wijziging. Een chatvenster of een nieuw lettertype kan in één dag ongedaan maken wat je in een maand gewonnen hebt. Wil je dat wij meekijken? [Stuur ons je adres](/contact), dan krijg je de drie cijfers terug met wat je eraan kunt doen.
`,
  },
  accessibility: {
    title: 'Toegankelijk bouwen: zeven controles die je zelf kunt doen',
    excerpt: 'Geen dure audit nodig om te beginnen. Met je toetsenbord en tien minuten vind je de meeste problemen.',
    body: `
Ongeveer één op de zeven mensen heeft een beperking. Daarnaast is er iedereen met een gebroken pols, een bril die thuis ligt of een scherm in de volle zon. Een toegankelijke site is gewoon een betere site.

## Zeven controles

- **Tab door de pagina.** Zie je altijd waar je bent? Kom je overal, ook in het menu?
- **Vergroot tot 200 procent.** Valt er niets weg en hoef je niet opzij te scrollen?
- **Zet beelden uit.** Staat er bij elke foto die iets vertelt een beschrijving?
- **Lees alleen de koppen.** Vertellen ze samen waar de pagina over gaat?
- **Klik op een label.** Springt de cursor naar het juiste veld?
- **Stuur een leeg formulier op.** Staat er in woorden wat er ontbreekt, en bij welk veld?
- **Kijk in grijstinten.** Is er niets dat alleen door zijn kleur duidelijk is?

## Contrast in cijfers

| Soort tekst | Minstens |
| --- | --- |
| gewone tekst | 4,5 : 1 |
| grote tekst (vanaf 24 px) | 3 : 1 |
| knoppen en iconen | 3 : 1 |

## Een veld met een echt label

Een grijze tekst in het veld is geen label: ze verdwijnt zodra je typt, en hulpsoftware leest ze niet altijd voor.

\`\`\`html
<label for="email">E-mailadres</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">We antwoorden binnen één werkdag.</p>
\`\`\`

> Als je het met het toetsenbord kunt bedienen, is het moeilijkste werk gedaan.

## Verplicht of niet?

Sinds juni 2025 geldt de Europese toegankelijkheidswet voor heel wat webshops en diensten. Kleine dienstverleners zijn vaak vrijgesteld, hun klanten niet. Twijfel je? [Vraag het ons](/contact).
`,
  },
  local: {
    title: 'Gevonden worden in je eigen stad',
    excerpt:
      'Wie een bakker, schilder of kapper zoekt, zoekt dichtbij. Zo zorg je dat ze jou vinden en niet alleen de grote platformen.',
    body: `
Zoekmachines tonen bij "loodgieter" andere bedrijven in Gent dan in Luik. Daar hoef je geen trucs voor te kennen: je moet alleen overal hetzelfde en volledig vertellen wie je bent.

## Begin bij je bedrijfsprofiel

1. Claim je profiel bij Google en bij Bing.
2. Vul naam, adres en telefoonnummer in, letterlijk zoals op je site.
3. Kies één hoofdcategorie die echt klopt.
4. Zet je openingsuren erin, ook die van feestdagen.
5. Voeg eigen foto’s toe: van je zaak, niet van een fotobank.

## Zeg het ook tegen machines

Op je site kun je dezelfde gegevens meegeven in een vorm die zoekmachines zonder gokken lezen:

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Op elke site die wij bouwen, zit dat erin en volgt het je instellingen.

## Wat helpt, en wat niet

| Doen | Laten |
| --- | --- |
| één goede pagina per dienst | dertig pagina’s met alleen een andere gemeente |
| tevreden klanten om een beoordeling vragen | beoordelingen kopen |
| vragen van klanten beantwoorden op je blog | zoekwoorden herhalen tot het niet meer leest |

> Schrijf zoals je aan de toonbank praat. Zo zoeken mensen ook.

## Heb geduld

Een nieuw profiel heeft enkele weken nodig. Hou ondertussen bij hoe klanten je vonden: vraag het gewoon aan de telefoon. Dat ene lijstje op papier is vaak eerlijker dan een rapport.
`,
  },
  mail: {
    title: 'E-mail die aankomt: SPF, DKIM en DMARC uitgelegd',
    excerpt: 'Belanden je offertes in de spam? Drie regels in je domeininstellingen lossen het meestal op.',
    body: `
Iedereen kan een mail versturen met jouw adres als afzender. Ontvangers weten dat, en vragen daarom om bewijs. Dat bewijs zet je één keer in de instellingen van je domein.

## De drie afspraken

| Naam | Vraag die ze beantwoordt |
| --- | --- |
| SPF | mag deze server namens jou mailen? |
| DKIM | is de mail onderweg niet veranderd? |
| DMARC | wat moet er gebeuren als het niet klopt? |

## Zo ziet het eruit

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@jouwzaak.example"
\`\`\`

De waarden voor SPF en DKIM krijg je van wie je mail verstuurt. DMARC schrijf je zelf.

## In deze volgorde

1. Maak een lijst van alles wat namens jou mailt: je mailbox, je webshop, je boekhoudpakket, je nieuwsbrief.
2. Zet SPF en DKIM voor elk daarvan goed.
3. Begin met DMARC op \`p=none\` en lees twee weken lang de rapporten.
4. Klopt alles? Ga dan naar \`p=quarantine\` en later naar \`p=reject\`.

> Meer dan één SPF-regel is even erg als geen: zet alles in dezelfde.

## Controleren

Stuur een mail naar een adres bij Gmail, open hem en kies **Origineel weergeven**. Daar moet drie keer PASS staan. Staat er FAIL, kijk dan eerst of je een dienst vergeten bent in stap één. Kom je er niet uit, dan kijken wij graag [even mee](/contact).
`,
  },
  pictures: {
    title: 'Foto’s voor het web: licht, scherp en van jezelf',
    excerpt:
      'Een foto van je eigen zaak werkt beter dan de mooiste uit een fotobank. Zo maak je ze klaar voor je site.',
    body: `
Bezoekers herkennen een fotobank in een halve seconde. Een eerlijke foto van je eigen werkplek, genomen met een telefoon bij daglicht, wint het bijna altijd. Als ze goed klaargemaakt is.

## Goed fotograferen in vier regels

- Zet het onderwerp bij een raam, met het licht opzij en nooit erachter.
- Hou de telefoon waterpas en doe een stap dichterbij in plaats van te zoomen.
- Laat ruimte rond het onderwerp, dan kun je later bijsnijden.
- Toon handen aan het werk. Mensen kijken naar mensen.

## Welk formaat?

| Formaat | Waarvoor | Gewicht |
| --- | --- | --- |
| AVIF | foto’s in moderne browsers | het lichtst |
| WebP | foto’s in bijna elke browser | licht |
| JPEG | als laatste redmiddel | zwaarder |
| PNG | schermafdrukken met tekst | zwaar bij foto’s |
| SVG | logo’s en iconen | heel licht |

## De browser laten kiezen

\`\`\`html
<picture>
  <source type="image/avif" srcset="brood-400.avif 400w, brood-1200.avif 1200w">
  <source type="image/webp" srcset="brood-400.webp 400w, brood-1200.webp 1200w">
  <img src="brood-1200.jpg" width="1200" height="800" alt="Brood uit de steenoven">
</picture>
\`\`\`

Op onze sites gebeurt dat vanzelf: je uploadt één foto, de site maakt de rest en haalt ook weg waar en wanneer ze genomen is.

> Een beschrijving zegt wat de foto vertelt, niet dat het een foto is.

## Vraag toestemming

Staat er iemand herkenbaar op? Vraag het, ook aan je collega’s, en schrijf op wanneer ze ja zeiden. Het kost een minuut en bespaart een moeilijk gesprek.
`,
  },
  shop: {
    title: 'Je webshop klaar voor de drukste week',
    excerpt: 'Black Friday en Sinterklaas vallen vlak na elkaar. Met deze lijst slaap je beter in november.',
    body: `
In de laatste week van november krijgen veel webshops op één dag meer bezoek dan in een gewone maand. Wat dan misgaat, was meestal in september al te zien.

## Zes weken vooraf

1. Bestel zelf iets, op een telefoon, met een andere kaart dan anders.
2. Kijk hoeveel stappen het zijn. Vijf is veel, drie is goed.
3. Vraag je betaaldienst of je limieten hebt.
4. Test wat er gebeurt als het laatste stuk twee keer tegelijk besteld wordt.

## Twee weken vooraf

| Controle | Wie |
| --- | --- |
| levertijden staan overal juist | winkel |
| retouradres en termijn kloppen | winkel |
| back-up is teruggezet, niet alleen gemaakt | bouwer |
| pagina’s zijn snel met vijftig bezoekers tegelijk | bouwer |

Dat laatste kun je grof nameten:

\`\`\`bash
npx autocannon -c 50 -d 20 https://jouwshop.example/
\`\`\`

Doe dat op een rustig uur en alleen op je eigen site.

## In de week zelf

- Wijzig niets meer aan de site. Ook niet dat ene kleine ding.
- Zet een banner klaar voor als de levering vertraging heeft.
- Spreek af wie er bereikbaar is, en tot hoe laat.

> Een eerlijke levertijd verkoopt meer dan een mooie.

## Erna

Schrijf op wat er misging terwijl je het nog weet. Volgend jaar is dat briefje je beste voorbereiding. Wie hulp wil bij het testen, [maakt een afspraak](/booking) vóór oktober.
`,
  },
  cookies: {
    title: 'Cookies zonder gedoe: wat mag en wat niet',
    excerpt: 'De meeste kleine sites hebben geen cookievenster nodig. Tenzij ze iets meten of laten meten.',
    body: `
Een cookievenster is geen verplichting op zich. De regel is eenvoudiger: wat je niet strikt nodig hebt om de dienst te leveren waar iemand om vraagt, mag je pas bewaren na een duidelijk ja.

## Wat heeft een ja nodig?

| Wat je bewaart | Ja nodig? |
| --- | --- |
| gekozen taal | nee |
| winkelmandje, ingelogd blijven | nee |
| bezoekersstatistieken bij een ander bedrijf | ja |
| advertenties en remarketing | ja |
| een ingesloten video of kaart van derden | ja |

## Een goed venster

- Weigeren is even makkelijk als aanvaarden: zelfde laag, zelfde knop.
- Er staat niets vooraf aangevinkt.
- De site werkt ook na een nee.
- Je keuze is later te vinden en te wijzigen.

> Wie “nee” verstopt, verliest meer vertrouwen dan hij aan cijfers wint.

## Zelf nakijken

Open je site in een privévenster, klik nergens op, en typ in de console van de browser:

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Kijk ook bij **Netwerk** of er verzoeken naar andere bedrijven vertrekken. Staat daar iets voor je gekozen hebt, dan is er werk.

## Minder is makkelijker

De beste cookieregel is er geen nodig hebben. Tel bezoeken op je eigen server, vervang een ingesloten kaart door een tekening met een link, en je hoeft niets te vragen. Hoe wij het zelf doen, lees je in ons [cookiebeleid](/cookies).
`,
  },
  domain: {
    title: 'Een domeinnaam kiezen die jaren meegaat',
    excerpt: 'Je kiest hem één keer en zegt hem duizend keer aan de telefoon. Waar je op let voor je betaalt.',
    body: `
Een domeinnaam kost weinig, maar een verkeerde kost je jaren uitleg. Neem er een avond voor, en zeg hem hardop tegen iemand die hem moet opschrijven.

## De telefoontest

- Schrijft de ander hem in één keer juist?
- Zit er geen koppelteken, cijfer of dubbele letter op een onhandige plaats in?
- Klinkt hij in het Nederlands én het Frans naar wat je doet?
- Past hij op een bestelwagen?

## Welke extensie?

| Extensie | Geschikt voor |
| --- | --- |
| .be | zaken met klanten in België |
| .brussels, .gent, .vlaanderen | wie zijn streek in de naam wil |
| .eu | verkopen in heel Europa |
| .com | als de .be bezet is en je ook die bezit |

Neem gerust twee extensies en laat de ene naar de andere doorverwijzen. Meer hoeft niet.

## Zet hem op je eigen naam

Het gebeurt nog elke week: het domein staat op naam van een vroegere webbouwer die niet meer opneemt. Kijk het na:

\`\`\`bash
whois jouwzaak.be
\`\`\`

Voor .be toont DNS Belgium wie de registrar is. De houder moet jij zijn, met een mailadres dat níét op datzelfde domein zit.

> Je website kun je opnieuw bouwen. Je naam niet.

## En dan

1. Zet automatisch verlengen aan.
2. Bewaar de inloggegevens waar een collega ze vindt.
3. Zet SPF, DKIM en DMARC goed voor je de eerste mail stuurt.

Wij registreren domeinen altijd op naam van de klant. Wil je van een ander naar ons verhuizen, dan [helpen we je](/contact) met de code.
`,
  },
}
