import type { LandingText } from '../landing-content.ts'
import { STACK } from './stack.ts'

export const nl: LandingText = {
  taglines: [
    'die snel laden',
    'met een vaste prijs',
    'die je zelf aanpast',
    'die Google begrijpt',
    'van mensen die [[{companyPhone}?de telefoon opnemen|antwoorden]]',
  ],
  facts: [
    { id: 'start', label: 'Startprijs', value: '{startWebdesign}', note: 'ontwerp en bouw, eenmalig, excl. btw' },
    { id: 'monthly', label: 'Daarna', value: '{monthWebdesign}', note: 'per maand excl. btw, met hosting en back-ups' },
    { id: 'time', label: 'Online in', value: '{weeksFrom} tot {weeksTo} weken', note: 'voor een eenvoudige site' },
    { id: 'quote', label: 'Offerte', value: 'Gratis', note: 'abonnement altijd opzegbaar ({noticeDays} dagen)' },
  ],
  steps: [
    {
      title: 'Gesprek',
      text: 'Je vertelt wat je doet en voor wie. Daarna krijg je gratis een offerte met een vaste prijs.',
    },
    {
      title: 'Ontwerp',
      text: 'We ontwerpen de belangrijkste pagina’s. Jij zegt wat klopt en wat niet, tot het goed zit.',
    },
    {
      title: 'Online',
      text: 'We bouwen en testen je site en zetten ze online. Neem je er onderhoud bij, dan houden we ze daarna up-to-date.',
    },
  ],
  example: {
    label: 'Rekenvoorbeeld, excl. btw',
    title: 'De site van een bakker: vijf pagina’s en een contactformulier',
    text: 'Met het pakket {nameBasic}. Hosting, SSL-certificaat en dagelijkse back-ups zijn inbegrepen.',
    once: 'Ontwerp en bouw, startprijs',
    subscription: 'Pakket {nameBasic}',
    total: 'Het eerste jaar',
    after:
      'Online in {weeksFrom} tot {weeksTo} weken, zodra we je teksten en foto’s hebben. Vanaf het tweede jaar betaal je alleen nog het pakket.',
  },
  prices: {
    once: 'Startprijs, eenmalig, excl. btw',
    monthly: 'Per maand, excl. btw',
    compare: 'Vergelijk de pakketten',
  },
  why: [
    {
      title: 'Vlot op elke smartphone',
      text: 'We bouwen lichte pagina’s en meten hun snelheid vóór de lancering. Bezoekers zijn aan het lezen voor ze ongeduldig worden.',
    },
    {
      title: 'Eerst de prijs, dan het werk',
      text: 'Je krijgt een prijs op papier voor we beginnen. Wil je er later iets bij, dan hoor je eerst wat dat kost.',
    },
    {
      title: 'Mensen die antwoorden',
      text: '[[{companyPhone}?Je belt, en wie opneemt, kent je site.|Wie antwoordt, kent je site.]] Schrijf je ons, dan heb je binnen één werkdag antwoord.',
    },
  ],
  stack: STACK,
  people: { example: 'Voorbeeld: deze mensen zijn verzonnen, hun portretten getekend.' },
  questions: { all: 'Alle veelgestelde vragen' },
  close: {
    call: 'Bel ons',
    meet: {
      title: 'Plan een gesprek',
      text: '{meetingMinutes} minuten over wat je nodig hebt.',
      action: 'Kies een dag',
    },
    write: { title: 'Stuur een bericht', text: 'We antwoorden binnen één werkdag.', action: 'Schrijf ons' },
  },
}
