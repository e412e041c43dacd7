import { defineTexts } from '#platform/i18n/texts.ts'

export const mailServerTexts = defineTexts('mail-server', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
