import type { Localized } from '#features/blog/model/localized.ts'

type Category = { name: Localized; description: Localized; subcategories: Record<string, Localized> }

/** Categories of the demo articles. */
export const DEMO_CATEGORIES = {
  design: {
    name: { nl: 'Webdesign', en: 'Web design', fr: 'Webdesign' },
    description: {
      nl: 'Vormgeving die bezoekers helpt te vinden wat ze zoeken.',
      en: 'Design that helps visitors find what they came for.',
      fr: 'Un design qui aide les visiteurs à trouver ce qu’ils cherchent.',
    },
    subcategories: {
      accessibility: { nl: 'Toegankelijkheid', en: 'Accessibility', fr: 'Accessibilité' },
      pictures: { nl: 'Beeld', en: 'Images', fr: 'Images' },
    },
  },
  technology: {
    name: { nl: 'Techniek', en: 'Technology', fr: 'Technique' },
    description: {
      nl: 'Wat er achter de schermen van een site gebeurt, in gewone taal.',
      en: 'What goes on behind the scenes of a site, in plain English.',
      fr: 'Les coulisses d’un site web, expliquées simplement.',
    },
    subcategories: {
      speed: { nl: 'Snelheid', en: 'Speed', fr: 'Vitesse' },
      mail: { nl: 'Hosting en e-mail', en: 'Hosting and email', fr: 'Hébergement et e-mail' },
    },
  },
  business: {
    name: { nl: 'Ondernemen', en: 'Running a business', fr: 'Entreprendre' },
    description: {
      nl: 'Online gevonden worden, verkopen en je aan de regels houden.',
      en: 'Getting noticed online, selling and playing by the rules.',
      fr: 'Être visible en ligne, vendre et respecter les règles.',
    },
    subcategories: {
      starting: { nl: 'Starten', en: 'Starting out', fr: 'Se lancer' },
      shop: { nl: 'Webshop', en: 'Online shop', fr: 'Boutique en ligne' },
      found: { nl: 'Gevonden worden', en: 'Getting found', fr: 'Visibilité' },
    },
  },
} as const satisfies Record<string, Category>

export type DemoCategory = keyof typeof DEMO_CATEGORIES

type Article = {
  category: DemoCategory
  subcategory: string
  daysAgo: number
  creator: string
  tags: string[]
}

export const DEMO_ARTICLES = {
  speed: {
    category: 'technology',
    subcategory: 'speed',
    daysAgo: 6,
    creator: 'Lotte Janssens',
    tags: ['core web vitals', 'seo'],
  },
  accessibility: {
    category: 'design',
    subcategory: 'accessibility',
    daysAgo: 19,
    creator: 'Noor Claes',
    tags: ['wcag', 'html'],
  },
  local: {
    category: 'business',
    subcategory: 'found',
    daysAgo: 33,
    creator: 'Lotte Janssens',
    tags: ['seo', 'google'],
  },
  mail: { category: 'technology', subcategory: 'mail', daysAgo: 48, creator: 'Karim Benali', tags: ['spf', 'dns'] },
  pictures: {
    category: 'design',
    subcategory: 'pictures',
    daysAgo: 64,
    creator: 'Noor Claes',
    tags: ['webp', 'core web vitals'],
  },
  shop: {
    category: 'business',
    subcategory: 'shop',
    daysAgo: 81,
    creator: 'Karim Benali',
    tags: ['e-commerce', 'black friday'],
  },
  cookies: {
    category: 'business',
    subcategory: 'starting',
    daysAgo: 104,
    creator: 'Lotte Janssens',
    tags: ['cookies', 'eprivacy'],
  },
  domain: {
    category: 'business',
    subcategory: 'starting',
    daysAgo: 127,
    creator: 'Karim Benali',
    tags: ['dns belgium', 'dns'],
  },
} as const satisfies Record<string, Article>

export type DemoArticle = keyof typeof DEMO_ARTICLES
export type DemoTexts = Record<DemoArticle, { title: string; excerpt: string; body: string }>
