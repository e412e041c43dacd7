import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'What clients can book an appointment for, in this order. Duration and place apply to new requests; a changed name or place also shows on existing appointments. If you fill in one language only, it is used for all languages.',
  'field.subjects': 'Subjects',
  add: 'Add a subject',
  unnamed: 'New subject',
  hidden: 'Hidden',
  minutesOf: '{count} minutes',
  remove: 'Delete {name}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  name: 'Name',
  description: 'Explanation on the booking page',
  minutes: 'Duration in minutes',
  place: 'Place or meeting link',
  'place.help': 'A text, an address or a link (https://…). All empty: the address of your company.',
  active: 'Clients can choose this subject',
  'active.used': 'This subject has appointments: you can hide it, but not delete it.',
  link: 'Booking page with this subject selected',
  tooLong: 'This is too long.',
  'name.required': 'Enter the name in at least one language.',
  'minutes.invalid': 'Enter a number of minutes from 5 to 480.',
  tooMany: 'Twenty subjects at most.',
  noneActive: 'Clients must be able to choose at least one subject.',
  sameCode: 'Two subjects have the same code. Delete one and add it again.',
  inUse: 'A subject with appointments cannot be deleted. Hide it instead.',
})
