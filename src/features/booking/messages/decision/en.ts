import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'approve.title': 'Approve this request?',
  'approve.text': 'The client immediately receives a confirmation with a calendar invite.',
  'approve.do': 'Approve',
  'approve.instead': 'Approve instead',
  'deny.title': 'Deny this request?',
  'deny.text': 'The time becomes available again. The client receives an email with your reason.',
  'deny.do': 'Deny',
  'deny.instead': 'Deny instead',
  'reason.label': 'Reason',
  'reason.help': 'The client’s language: {language}.',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
  'done.APPROVED': 'This request has been approved.',
  'done.DENIED': 'This request has been denied.',
  'done.CANCELLED': 'This appointment has been cancelled.',
  decidedBy: 'By',
  decidedAt: 'Decided on',
  'done.text': 'There is nothing left to do.',
  'expired.title': 'This link has expired.',
  'expired.text':
    'The buttons in the email work for a week, and never beyond the start of the appointment. You can still decide in the admin area, under Requests.',
  'invalid.title': 'This link doesn’t work.',
  'invalid.text': 'Open the link from the email again, or view the requests in the admin area.',
  'failed.SLOT_UNAVAILABLE':
    'Your calendar is now closed at this time. Approve it anyway? You can do so in the admin area, under Requests.',
  'failed.SLOT_TAKEN': 'This time has since been taken. Choose another one in the admin area, under Requests.',
  admin: 'View requests',
})
