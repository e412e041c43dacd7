import type { Locale } from '#kernel/locale.ts'

/** A package without a price has an empty one. */
export type ChosenPackage = { title: string; price: string }

/** Initial comments of a request that starts from a package. */
export const PACKAGE_COMMENT: { readonly [L in Locale]: (chosen: ChosenPackage) => string } = {
  nl: ({ title, price }) => `Ik heb interesse in het pakket ${title}${price && ` (${price} per maand, excl. btw)`}.`,
  en: ({ title, price }) => `I’m interested in the ${title} package${price && ` (${price} per month, excl. VAT)`}.`,
  fr: ({ title, price }) => `La formule ${title} m’intéresse${price && ` (${price} par mois, hors TVA)`}.`,
}
