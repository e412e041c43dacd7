import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the portfolio for readers. */
export const caseStudyTexts = defineTexts('case-studies', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
