import { defineTexts } from '#platform/i18n/texts.ts'

export const crawlerTexts = defineTexts('analytics-crawlers', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
