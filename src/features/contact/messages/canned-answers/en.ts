import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Replies you send often. With each message you see the ones in the sender’s language; insert one with a click and adapt it before you send it.',
  'field.nl': 'Saved replies in Dutch',
  'field.en': 'Saved replies in English',
  'field.fr': 'Saved replies in French',
  name: 'Name',
  text: 'Text',
  add: 'Add a saved reply',
  remove: 'Delete',
  removeOf: 'Delete: {name}',
  none: 'No saved replies in this language yet.',
  'name.long': 'Maximum 60 characters.',
  'text.long': 'Maximum 5,000 characters.',
  tooMany: 'Maximum 30 saved replies per language.',
})
