import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about: 'Comments and reviews that are waiting for your decision.',
  'group.emails': 'Emails to you',
  'field.digest': 'Email me every morning about new comments and reviews',
  'help.digest': 'You get no email when there is nothing new.',
})
