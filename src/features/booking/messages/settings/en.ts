import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'How clients request appointments. Existing requests and appointments don’t change. You choose the time zone under Company.',
  'group.asking': 'Requests',
  'group.emails': 'Emails',
  'field.whoMayBook': 'Who can request an appointment',
  'field.guestPhone': 'Ask for a phone number, without an account',
  'field.grid': 'Appointments can start every',
  'field.noticeHours': 'Minimum notice, in hours',
  'field.horizonDays': 'Maximum days ahead',
  'field.bufferMinutes': 'Break after each appointment, in minutes',
  'field.changeHours': 'Clients can change or cancel until this many hours before',
  'field.openRequests': 'Pending requests per person',
  'field.reminderHours': 'Remind the client this many hours before',
  'field.laterReminderHours': 'Later reminders to the client, in hours before',
  'field.nudgeHours': 'Remind me of a pending request after this many hours',
  'field.ownerNotice': 'Email me about a new request',
  'help.openRequests': 'Someone with this many pending requests can’t make another one.',
  'help.changeHours':
    '0: until the appointment begins. A request you haven’t decided on yet can always be changed or cancelled.',
  'help.noticeHours': '0: no minimum.',
  'help.never': '0: never.',
  'help.reminders': 'One or more numbers, such as 24, 1. Empty: never.',
  'help.ownerNotice': 'The email has buttons to approve or deny the request.',
  'choice.ownerNotice.atOnce': 'Immediately',
  'choice.ownerNotice.digest': 'Once a day, in the morning',
  'choice.ownerNotice.never': 'Never',
  'help.whoMayBook':
    'Without an account, people confirm their request through a link in an email. Only then do you see it.',
  'choice.whoMayBook.accounts': 'Only people with an account',
  'choice.whoMayBook.everyone': 'Everyone with a confirmed email address',
  'value.guestPhone.no': 'Don’t ask',
  'value.guestPhone.optional': 'Ask, optional',
  'value.guestPhone.required': 'Ask, required',
  'grid.minutes': '{count} minutes',
  'invalid.grid': 'Choose an interval from the list.',
  'invalid.hours': 'Enter a number of hours from 0 to 720.',
  'invalid.reminders': 'Enter at most five whole numbers of hours from 1 to 720, separated by commas.',
  'invalid.days': 'Enter a number of days from 1 to 730.',
  'invalid.unbookable':
    'With {noticeHours} hours of notice and at most {horizonDays} days ahead, nobody can request an appointment. Lower the first or raise the second.',
  'invalid.buffer': 'Enter a number of minutes from 0 to 240.',
  'invalid.openRequests': 'Enter a number from 1 to 50.',
  'invalid.choice': 'Choose one of the options.',
})
