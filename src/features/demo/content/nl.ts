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

Google kijkt of minstens drie kwart van de bezoeken eraan voldoet. Een snelle laptop op kantoor zegt dus weinig: het gaat om de smartphone op de bus.

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

In elke site die we bouwen, zit dat erin en volgt het je instellingen.

## Wat helpt, en wat niet

| Doen | Laten |
| --- | --- |
| één goede pagina per dienst | dertig pagina’s met alleen een andere gemeente |
| tevreden klanten om een review vragen | reviews kopen |
| vragen van klanten beantwoorden op je blog | zoekwoorden herhalen tot de tekst onleesbaar wordt |

> Schrijf zoals je aan de toonbank praat. Zo zoeken mensen ook.

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

Dat laatste kan je ruw nameten:

\`\`\`bash
npx autocannon -c 50 -d 20 https://jouwshop.example/
\`\`\`

Doe dat op een rustig uur en alleen op je eigen site.

## In de week zelf

- Wijzig niets meer aan de site. Ook niet dat ene kleine ding.
- Zet een banner klaar voor als de levering vertraging heeft.
- Spreek af wie er bereikbaar is, en tot hoe laat.

> Een eerlijke levertijd verkoopt beter dan een optimistische.

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

## En dan

1. Zet automatisch verlengen aan.
2. Bewaar de inloggegevens waar een collega ze vindt.
3. Zet SPF, DKIM en DMARC goed voor je de eerste e-mail stuurt.

Wij registreren domeinen altijd op naam van de klant. Wil je met je domein van een andere aanbieder naar ons verhuizen, dan [helpen we je](/contact) met de transfercode.
`,
  },
}
