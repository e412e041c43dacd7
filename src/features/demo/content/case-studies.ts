import type { CaseFigure, CaseStudy } from '#features/blog/model/case-studies/case-study.schema.ts'
import type { Locale } from '#kernel/locale.ts'

type CaseTexts = {
  title: string
  slug: string
  excerpt: string
  sector: string
  situation: string
  /** What was made, as Markdown. */
  body: string
  result: string
}
export type DemoCase = {
  daysAgo: number
  creator: string
  facts: Pick<CaseStudy, 'client' | 'services' | 'priceFrom' | 'priceTo' | 'priceMonthly' | 'durationDays'> & {
    figures: Omit<CaseFigure, 'date'>[]
    drawing: NonNullable<CaseStudy['drawing']>
    /** Key of the demo user whose review is quoted. */
    reviewer: string
    liveAddress: string
  }
  texts: Record<Locale, CaseTexts>
}

const SOURCE = { nl: 'Voorbeeldcijfer', en: 'Example figure', fr: 'Chiffre d’exemple' }
const WEIGHT = { nl: 'Gewicht van een eerste bezoek', en: 'Weight of a first visit', fr: 'Poids d’une première visite' }
const REQUESTS = { nl: 'Verzoeken', en: 'Requests', fr: 'Requêtes' }

/** Fictional companies of the fictional reviewers. */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    daysAgo: 60,
    creator: 'Karim Benali',
    facts: {
      client: 'Cabinet Lambert',
      services: ['webApplications'],
      priceFrom: 850,
      priceTo: 1100,
      priceMonthly: 24.99,
      durationDays: 35,
      liveAddress: 'https://cabinet-lambert.example',
      drawing: 'practice',
      reviewer: 'claire.lambert',
      figures: [
        { label: REQUESTS, unit: '', before: 61, after: 11, source: SOURCE },
        { label: WEIGHT, unit: 'kB', before: 2900, after: 96, source: SOURCE },
      ],
    },
    texts: {
      nl: {
        title: 'Twee talen, één agenda',
        slug: 'cabinet-lambert',
        excerpt: 'Een kinesitherapiepraktijk laat patiënten zelf een uur kiezen, in het Nederlands en in het Frans.',
        sector: 'Kinesitherapie, Brussel',
        situation:
          'De oude site toonde Nederlands en Frans door elkaar op één pagina. Wie een afspraak wou, moest bellen tussen de behandelingen door.\n\nDe praktijk vroeg twee dingen: een echt adres per taal, en minder telefoontjes.',
        body: '### Een adres per taal\n\nElke pagina bestaat in het Nederlands en in het Frans, met een eigen adres. Zoekmachines tonen de juiste.\n\n### Een agenda die vrije uren toont\n\nPatiënten kiezen een behandelaar en een uur. Het onthaal bevestigt met één klik.\n\n### Uren die de praktijk zelf aanpast\n\nVerlof en feestdagen staan op één plaats. De agenda en de contactpagina volgen.',
        result:
          'Patiënten maken hun afspraak zelf, ook ’s avonds. Een opleiding van twee uur volstond om het onthaal de uren te laten bijhouden.',
      },
      en: {
        title: 'Two languages, one calendar',
        slug: 'lambert-practice',
        excerpt: 'A physiotherapy practice lets its patients choose a time themselves, in Dutch as well as in French.',
        sector: 'Physiotherapy, Brussels',
        situation:
          'The old site mixed Dutch and French on one page. Anyone who wanted an appointment had to call between treatments.\n\nThe practice asked for two things: a real address for each language, and fewer calls.',
        body: '### An address for each language\n\nEvery page exists in Dutch and in French, with its own address. Search engines show the right one.\n\n### A calendar that shows available times\n\nPatients choose a therapist and a time. The front desk confirms with one click.\n\n### Opening hours the practice can change itself\n\nLeave and public holidays are set in one place. The calendar and the contact page follow.',
        result:
          'Patients book their appointments themselves, in the evening too. Two hours of training were enough for the front desk to keep the hours up to date.',
      },
      fr: {
        title: 'Deux langues, un seul agenda',
        slug: 'cabinet-lambert-bruxelles',
        excerpt: 'Un cabinet de kinésithérapie laisse ses patients choisir leur heure, en français et en néerlandais.',
        sector: 'Kinésithérapie, Bruxelles',
        situation:
          'L’ancien site mélangeait le français et le néerlandais sur une même page. Pour un rendez-vous, il fallait appeler entre deux soins.\n\nLe cabinet demandait deux choses : une vraie adresse par langue, et moins d’appels.',
        body: '### Une adresse par langue\n\nChaque page existe en français et en néerlandais, avec sa propre adresse. Les moteurs de recherche montrent la bonne.\n\n### Un agenda qui montre les heures libres\n\nLes patients choisissent un thérapeute et une heure. L’accueil confirme en un clic.\n\n### Des horaires que le cabinet modifie lui-même\n\nLes congés et les jours fériés sont à un seul endroit. L’agenda et la page de contact s’adaptent.',
        result:
          'Les patients prennent leur rendez-vous eux-mêmes, le soir aussi. Deux heures de formation ont suffi à l’accueil pour tenir les horaires à jour.',
      },
    },
  },
  {
    daysAgo: 38,
    creator: 'Noor Claes',
    facts: {
      client: 'Fietsatelier Dewaele',
      services: ['webdesign', 'maintenance'],
      priceFrom: 350,
      priceTo: null,
      priceMonthly: 22.98,
      durationDays: 21,
      liveAddress: 'https://fietsatelier-dewaele.example',
      drawing: 'bicycles',
      reviewer: 'thomas.dewaele',
      figures: [
        { label: REQUESTS, unit: '', before: 94, after: 9, source: SOURCE },
        { label: WEIGHT, unit: 'kB', before: 3400, after: 71, source: SOURCE },
      ],
    },
    texts: {
      nl: {
        title: 'Geen app, wel een site die werkt',
        slug: 'fietsatelier-dewaele',
        excerpt: 'Een fietsatelier wou een app. Een site met een agenda doet hetzelfde, voor veel minder geld.',
        sector: 'Fietsherstel, Kortrijk',
        situation:
          'Klanten belden om te vragen of hun fiets klaar was en wanneer ze mochten langskomen. Thomas dacht aan een app.\n\nNa een gesprek bleek dat niemand die app zou installeren voor één herstelling per jaar.',
        body: '### Een agenda op de startpagina\n\nKlanten kiezen een dag om hun fiets binnen te brengen. Meer dan vier per dag kan niet: zoveel plaats is er.\n\n### Prijzen vooraan\n\nVan een lekke band tot een groot onderhoud: elke prijs staat er, met wat inbegrepen is.\n\n### Niets van derden\n\nKaart, lettertypes en statistieken komen van de site zelf. Een cookiebanner is niet nodig.',
        result:
          'De telefoon rinkelt minder tijdens het werk. En omdat er geen app te bouwen was, bleef het budget voor een betere werkbank.',
      },
      en: {
        title: 'No app, but a site that works',
        slug: 'dewaele-bicycle-workshop',
        excerpt: 'A bicycle workshop wanted an app. A site with a calendar does the same, for much less money.',
        sector: 'Bicycle repair, Kortrijk',
        situation:
          'Customers called to ask whether their bicycle was ready and when they could come by. Thomas had an app in mind.\n\nOnce we had talked it through, it was clear that nobody would install an app for one repair a year.',
        body: '### A calendar on the home page\n\nCustomers choose a day to bring in their bicycle. Four a day at most: that’s all the space there is.\n\n### Prices first\n\nFrom a flat tyre to a full service: every price is there, with what it includes.\n\n### No third parties\n\nThe map, fonts and analytics come from the site itself, so no cookie banner is needed.',
        result:
          'The phone rings less during work. And because there was no app to pay for, there was money left for a better workbench.',
      },
      fr: {
        title: 'Pas d’appli, mais un site qui marche',
        slug: 'atelier-velo-dewaele',
        excerpt: 'Un atelier vélo voulait une appli. Un site avec un agenda fait la même chose, pour bien moins cher.',
        sector: 'Réparation de vélos, Courtrai',
        situation:
          'Les clients appelaient pour savoir si leur vélo était prêt et quand ils pouvaient passer. Thomas pensait à une appli.\n\nUn premier échange l’a vite montré : personne n’installerait une appli pour une réparation par an.',
        body: '### Un agenda sur la page d’accueil\n\nLes clients choisissent un jour pour déposer leur vélo. Quatre par jour au maximum : il n’y a pas plus de place.\n\n### Les prix d’abord\n\nDe la crevaison au grand entretien : chaque prix est affiché, avec ce qu’il comprend.\n\n### Aucun tiers\n\nLa carte, les polices et les statistiques sans cookies viennent du site lui-même : aucune bannière de cookies n’est nécessaire.',
        result:
          'Le téléphone sonne moins pendant le travail. Et comme il n’y avait pas d’appli à développer, le budget a servi à un meilleur établi.',
      },
    },
  },
  {
    daysAgo: 12,
    creator: 'Lotte Janssens',
    facts: {
      client: 'Keramiek Verhaegen',
      services: ['ecommerce'],
      priceFrom: 650,
      priceTo: 800,
      priceMonthly: 19.99,
      durationDays: 28,
      liveAddress: 'https://keramiek-verhaegen.example',
      drawing: 'ceramics',
      reviewer: 'lotte.verhaegen',
      figures: [
        { label: WEIGHT, unit: 'kB', before: 4800, after: 128, source: SOURCE },
        { label: REQUESTS, unit: '', before: 82, after: 14, source: SOURCE },
      ],
    },
    texts: {
      nl: {
        title: 'Grote foto’s, lichte pagina’s',
        slug: 'keramiek-verhaegen',
        excerpt: 'Een keramiste toont haar werk groot, en toch opent haar webshop vlot, ook onderweg op het perron.',
        sector: 'Keramiek, Antwerpen',
        situation:
          'De foto’s kwamen recht uit de camera. Op een smartphone duurde het een halve minuut voor de eerste vaas verscheen, en klanten haakten af.\n\nDe webshop bevatte vier jaar bestellingen, die bewaard moesten blijven.',
        body: '### Foto’s op maat van het scherm\n\nElke foto wordt één keer geüpload. De site maakt er zelf de formaten van die een smartphone of een groot scherm nodig heeft.\n\n### Verhuisd in één nacht\n\nProducten, klanten en bestellingen gingen mee. De oude adressen verwijzen door naar de nieuwe.\n\n### Voorraad die klopt\n\nVan elk stuk bestaat er één. Leg je het in je mandje, dan blijft het een kwartier voor jou.',
        result:
          'De webshop opent meteen, ook onderweg. De verhuizing gebeurde ’s nachts, zonder dat een klant iets merkte.',
      },
      en: {
        title: 'Large photos, light pages',
        slug: 'verhaegen-ceramics',
        excerpt:
          'A ceramicist shows her work in large photos, yet her online shop opens fast, even on a station platform.',
        sector: 'Ceramics, Antwerp',
        situation:
          'The photos came straight from the camera. On a phone it took half a minute before the first vase appeared, and customers left.\n\nThe shop held four years of orders that had to be kept.',
        body: '### Photos that fit the screen\n\nEach photo is uploaded once. The site makes the sizes that a phone or a large screen needs.\n\n### Moved in one night\n\nProducts, customers and orders all moved across. The old addresses redirect to the new ones.\n\n### Stock you can rely on\n\nThere is only one of each piece. Put it in your basket and it’s yours for fifteen minutes.',
        result: 'The shop opens straight away, even on the move. We moved it overnight, and no customer noticed.',
      },
      fr: {
        title: 'De grandes photos, des pages légères',
        slug: 'ceramique-verhaegen',
        excerpt:
          'Une céramiste montre ses pièces en grand, et sa boutique s’ouvre pourtant vite, même sur un quai de gare.',
        sector: 'Céramique, Anvers',
        situation:
          'Les photos sortaient telles quelles de l’appareil. Sur un smartphone, il fallait une demi-minute pour voir le premier vase, et les clients partaient.\n\nLa boutique contenait quatre ans de commandes à conserver.',
        body: '### Des photos à la taille de l’écran\n\nChaque photo est chargée une seule fois. Le site crée lui-même les formats nécessaires pour un smartphone ou un grand écran.\n\n### Transférée en une nuit\n\nProduits, clients et commandes ont suivi. Les anciennes adresses redirigent vers les nouvelles.\n\n### Un stock exact\n\nChaque pièce est unique. Une fois dans le panier, elle est réservée pendant un quart d’heure.',
        result:
          'La boutique s’ouvre tout de suite, même en déplacement. Le transfert s’est fait de nuit, sans qu’aucun client ne s’en aperçoive.',
      },
    },
  },
]
