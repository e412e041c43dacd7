import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  loading: 'Loading your appointment',
  failed: 'Your appointment could not be loaded.',
  retry: 'Try again',
  'unconfirmed.title': 'Your request isn’t confirmed yet',
  'unconfirmed.status': 'Not confirmed yet',
  'unconfirmed.text': 'Check it and confirm it. We’ll then let you know whether this time suits us.',
  'unconfirmed.held': 'We’re holding this time for you until {time}.',
  'unconfirmed.free': 'This time is still available, but no longer held for you.',
  confirm: 'Confirm the request',
  'confirm.failed': 'The request could not be confirmed. Please try again.',
  'gone.title': 'This time is no longer available',
  'gone.text': 'Your request is saved. Choose another time to confirm it:',
  'gone.none': 'Nothing is available around this time. Choose another time on the booking page.',
  'gone.at': '{day} at {time}',
  'confirmed.title': 'Your request is confirmed',
  'confirmed.text':
    'We’ll look at it as soon as we can and email you once we’ve decided. The link in your email will keep working.',
  'change.title': 'Ask for another time',
  'change.text': 'Your appointment stays as it is until we approve the other time.',
  'change.day': 'Day',
  'change.time': 'Time',
  'change.choose': 'Choose a time',
  'change.loading': 'Loading available times',
  'change.none': 'No times available on this day. Choose another day.',
  'change.send': 'Send request',
  'change.close': 'Keep the current time',
  'change.failed': 'Your request could not be sent. Please try again.',
  'error.CHANGE_ALREADY_REQUESTED':
    'You’ve already asked for another time. Wait for our answer or withdraw that request first.',
  'error.TOO_LATE_TO_CHANGE': 'It’s too close to the appointment to change or cancel it yourself. Please contact us.',
  book: 'Request a new appointment',
  contact: 'Go to the contact page',
  for: 'For {name} ({email})',
  needsScript: 'This page needs JavaScript. Turn it on in your browser and open the link in your email again.',
})
