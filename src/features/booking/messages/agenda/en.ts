import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  today: 'Today',
  coming: 'Coming days',
  calendar: 'Go to the calendar',
  open: 'Open the appointment with {name} on {day} at {time}',
  request: 'To be decided',
  now: 'Started or over',
  noneToday: 'No appointments today.',
  doneToday: 'Today’s appointments are over.',
  next: 'The next one is {day} at {time}, with {name}.',
  noneComing: 'No appointments in the next six days.',
  loading: 'Loading appointments',
  failed: 'Failed to load the appointments.',
  retry: 'Try again',
})
