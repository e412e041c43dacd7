import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'What the contact form asks beside subject, message and email address. A change does not change earlier messages.',
  'group.offered': 'Fields',
  'field.name': 'Name',
  'field.phone': 'Phone number',
  'field.trade': 'Business or trade',
  'field.wantedDate': 'Preferred date',
  'field.questions': 'Questions',
  off: 'Do not ask',
  optional: 'Ask, optional',
  required: 'Ask, required',
})
