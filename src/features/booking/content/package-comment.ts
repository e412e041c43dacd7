import type { Locale } from '#kernel/locale.ts'

/** A package without a price has an empty one. */
export type ChosenPackage = { title: string; price: string }

type CommentTexts = { priced: string; unpriced: string }

/** Initial comments of a request that starts from a package. */
export const PACKAGE_COMMENT: { readonly [L in Locale]: CommentTexts } = {
  nl: {
    priced: 'Ik heb interesse in het pakket {title} ({price} per maand, excl. btw).',
    unpriced: 'Ik heb interesse in het pakket {title}.',
  },
  en: {
    priced: 'I’m interested in the {title} package ({price} per month, excl. VAT).',
    unpriced: 'I’m interested in the {title} package.',
  },
  fr: {
    priced: 'La formule {title} m’intéresse ({price} par mois, hors TVA).',
    unpriced: 'La formule {title} m’intéresse.',
  },
}
