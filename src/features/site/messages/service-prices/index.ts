import { defineTexts } from '#platform/i18n/texts.ts'

export const servicePricesTexts = defineTexts('service-prices', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
