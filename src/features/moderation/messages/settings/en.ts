import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about: 'Comments and reviews that are waiting for your decision.',
  'group.emails': 'Emails to you',
  'field.digest': 'An email every morning about what is newly waiting for you',
  'help.digest': 'You get no email when nothing new is waiting.',
})
