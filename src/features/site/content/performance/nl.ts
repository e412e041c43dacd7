import type { PerformanceTopic } from '../performance-content.ts'

export const nl: PerformanceTopic[] = [
  {
    id: 'figures',
    heading: 'Wat elk cijfer zegt',
    text: 'De cijfers hierboven zijn die van deze pagina. Op de startpagina staan die van de startpagina. De site berekent ze zelf, niemand typt ze in.',
    points: [
      {
        title: 'Gewicht',
        text: 'Alles wat je browser bij een eerste bezoek ophaalt tot de pagina geladen is: tekst, opmaak, lettertypes, scripts en tekeningen. We tellen de bytes zoals ze verstuurd worden, dus gecomprimeerd. Een kB is duizend bytes.',
      },
      {
        title: 'Verzoeken',
        text: 'Het aantal bestanden dat je browser daarvoor opvraagt. De pagina zelf telt mee.',
      },
      {
        title: 'Naar anderen',
        text: 'Hoeveel van die verzoeken naar een andere server gaan, zoals voor een lettertype of een volgpixel. Zo’n verzoek geeft je IP-adres door aan een ander bedrijf. Wat je zelf toestaat in de cookie-instellingen, wordt pas daarna geladen.',
      },
      {
        title: 'Tot de pagina er staat',
        text: 'De tijd tot het grootste stuk van de pagina zichtbaar is, in het Engels largest contentful paint. Dit is de mediaan: de helft van de bezoekers wacht korter, de andere helft langer. We meten dat over {paintDays} dagen, alleen bij wie statistieken toestaat. Met minder dan {paintSamples} metingen tonen we geen cijfer.',
      },
      {
        title: 'Online sinds',
        text: 'De dag waarop deze versie van de site voor het eerst draaide.',
      },
    ],
  },
  {
    id: 'check',
    heading: 'Kijk het zelf na',
    text: 'Je hebt een computer nodig met Chrome, Edge of Firefox. Het duurt een minuut.',
    points: [
      {
        title: 'Open een privévenster',
        text: 'Daarin heeft je browser nog niets van deze site bewaard. Zo is het echt een eerste bezoek.',
      },
      {
        title: 'Open de ontwikkelaarstools',
        text: 'Druk op F12, of op een Mac op Option, Command en I samen. Kies het tabblad Netwerk (Network).',
      },
      {
        title: 'Open deze pagina',
        text: 'Elke regel is een verzoek. In de kolom Domein (Domain) zie je naar welke server het gaat. Je toont die kolom door met de rechtermuisknop op de kolomtitels te klikken.',
      },
      {
        title: 'Lees de onderste regel',
        text: 'Daar staat hoeveel verzoeken er waren en hoeveel er verstuurd is. Je browser telt ook de technische gegevens bij elk antwoord mee. Daarom komt hij iets hoger uit dan wij.',
      },
      {
        title: 'Trek af wat later komt',
        text: 'Als de pagina er staat, haalt je browser nog enkele bestanden op: het icoon van het tabblad, de gegevens om de site als app te installeren en een kopie voor als je geen internet hebt. Foto’s verder op de pagina komen als je ernaartoe scrolt. Die tellen we allemaal niet mee.',
      },
    ],
  },
  {
    id: 'method',
    heading: 'Zo meten we andere sites',
    text: 'Noemen we cijfers van een site die we gemaakt of vervangen hebben, dan staat de datum erbij. Heeft ons eigen programma ze gemeten, dan gaat dat zo.',
    points: [
      {
        title: 'Wat we ophalen',
        text: 'De pagina en de bestanden die ze noemt: opmaak, scripts, afbeeldingen en lettertypes. We vragen ze op zoals een browser dat doet, gecomprimeerd. Afbeeldingen onderaan de pagina tellen mee.',
      },
      {
        title: 'Wat we niet meetellen',
        text: 'Wat scripts later ophalen, want we voeren geen scripts uit. Ook geen video, geen vensters van andere sites en geen afbeeldingen uit de opmaak. Een echte browser haalt dus vaak meer op.',
      },
      {
        title: 'Verzoeken naar anderen',
        text: 'Elk verzoek naar een server buiten het domein van de pagina. Subdomeinen horen bij het domein.',
      },
      {
        title: 'Fouten in de HTML',
        text: 'Het aantal fouten dat een browser in de code moet herstellen om de pagina te kunnen tonen, volgens de HTML-standaard.',
      },
    ],
  },
]
