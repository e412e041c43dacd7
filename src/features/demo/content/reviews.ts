import type { Locale } from '#kernel/locale.ts'

export type DemoReview = {
  key: string
  firstName: string
  lastName: string
  locale: Locale
  isClient: boolean
  daysAgo: number
  rating: number
  title: string
  content: string
  reply?: string
}

/** By made-up clients, the way clients write: some happy, one not, and nobody in superlatives. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    key: 'lotte.verhaegen',
    firstName: 'Lotte',
    lastName: 'Verhaegen',
    locale: 'nl',
    isClient: true,
    daysAgo: 6,
    rating: 5,
    title: 'Onze webshop laadt eindelijk vlot op smartphone',
    content:
      'We verkopen keramiek en de foto’s waren altijd een probleem. Nu staat de shop er in een oogwenk, ook op het perron van Berchem. De offerte klopte tot op de cent en de migratie van onze bestellingen gebeurde ’s nachts, zonder dat een klant iets merkte.',
    reply: 'Dank je, Lotte. Die foto’s verdienden het ook om goed getoond te worden.',
  },
  {
    key: 'thomas.dewaele',
    firstName: 'Thomas',
    lastName: 'Dewaele',
    locale: 'nl',
    isClient: true,
    daysAgo: 19,
    rating: 4,
    title: 'Degelijk, en ze zeggen ook wat niet nodig is',
    content:
      'Ik kwam voor een app en ging naar huis met een website die op een smartphone doet wat ik nodig had. Dat scheelde me een hoop geld. Eén ster minder omdat de eerste versie een week later kwam dan afgesproken; ze belden daar wel zelf over.',
  },
  {
    key: 'claire.lambert',
    firstName: 'Claire',
    lastName: 'Lambert',
    locale: 'fr',
    isClient: true,
    daysAgo: 27,
    rating: 5,
    title: 'Un site en deux langues, enfin sans fautes',
    content:
      'Notre cabinet travaille en français et en néerlandais. L’ancien site mélangeait tout. Le nouveau a une vraie adresse par langue, et nos patients prennent rendez-vous eux-mêmes. La formation de deux heures a suffi pour que l’accueil mette les horaires à jour.',
  },
  {
    key: 'james.okafor',
    firstName: 'James',
    lastName: 'Okafor',
    locale: 'en',
    isClient: true,
    daysAgo: 48,
    rating: 5,
    title: 'Answered the phone, fixed it the same day',
    content:
      'Our booking form broke on a Friday afternoon because of something we had changed ourselves. They found it within the hour and wrote down what to avoid next time. No invoice either: it was covered by our maintenance.',
  },
  {
    key: 'an.goossens',
    firstName: 'An',
    lastName: 'Goossens',
    locale: 'nl',
    isClient: false,
    daysAgo: 63,
    rating: 3,
    title: 'Goed gesprek, maar niet voor ons budget',
    content:
      'Voor een vzw zoals de onze was de prijs te hoog. Dat zeiden ze zelf ook, en ze gaven ons een lijstje met wat we eerst zelf konden doen. Daar zijn we mee verder geholpen, al had ik op een korting gehoopt.',
    reply: 'Begrijpelijk, An. Mocht de subsidie er toch komen, dan werken we graag iets kleins voor jullie uit.',
  },
  {
    key: 'benoit.marchal',
    firstName: 'Benoît',
    lastName: 'Marchal',
    locale: 'fr',
    isClient: true,
    daysAgo: 91,
    rating: 4,
    title: 'Clair du devis à la mise en ligne',
    content:
      'Chaque étape avait une date et un prix, et les deux ont été tenus. J’aurais aimé plus de choix de mises en page, mais celle que nous avons est rapide et lisible, même pour mon père de 78 ans.',
  },
  {
    key: 'mieke.vandenberghe',
    firstName: 'Mieke',
    lastName: 'Vandenberghe',
    locale: 'nl',
    isClient: true,
    daysAgo: 134,
    rating: 5,
    title: 'Ik begrijp mijn eigen website nu',
    content:
      'Bij de vorige moest ik voor elke komma mailen. Nu schrijf ik zelf mijn artikels en pas ik mijn openingsuren aan op feestdagen. Er zat een korte handleiding bij, in gewone taal, en die heb ik nog altijd naast mijn scherm hangen.',
  },
  {
    key: 'sofie.claes',
    firstName: 'Sofie',
    lastName: 'Claes',
    locale: 'nl',
    isClient: true,
    daysAgo: 180,
    rating: 2,
    title: 'Resultaat oké, de weg ernaartoe minder',
    content:
      'De site zelf is in orde, maar onze contactpersoon wisselde halverwege en we moesten alles opnieuw uitleggen. Uiteindelijk drie weken later online dan gepland. Sindsdien geen klachten meer gehad.',
    reply: 'Je hebt gelijk, Sofie. Sindsdien noteren we afspraken waar het hele team ze kan lezen.',
  },
  {
    key: 'priya.nair',
    firstName: 'Priya',
    lastName: 'Nair',
    locale: 'en',
    isClient: false,
    daysAgo: 212,
    rating: 4,
    title: 'Honest advice before any contract',
    content:
      'I only had an introductory call, so this is about that: they went through our existing shop with me, showed me where it was slow and pointed out that I could fix two of the five problems myself. I have since fixed both.',
  },
]
