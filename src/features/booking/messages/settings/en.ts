import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'How clients request an appointment. What has been requested or approved stays as it is. The time zone is chosen with your company.',
  'group.minutes': 'How long an appointment lasts, in minutes',
  'group.asking': 'Requesting',
  'group.letters': 'Reminders',
  'field.minutes.NEW_WEB_APPLICATION': 'New web application',
  'field.minutes.CHANGE_REQUEST': 'Change request',
  'field.minutes.REPORT_ISSUE': 'Report an issue',
  'field.grid': 'An appointment can start every',
  'field.noticeHours': 'At least this many hours ahead',
  'field.horizonDays': 'At most this many days ahead',
  'field.bufferMinutes': 'Minutes of pause after each appointment',
  'field.openRequests': 'Open requests per person',
  'field.reminderHours': 'Remind the client this many hours before',
  'field.nudgeHours': 'Remind me of a request after this many hours',
  'help.openRequests': 'Whoever has this many waiting for an answer cannot request another.',
  'help.noticeHours': '0: until the last moment.',
  'help.never': '0: never.',
  'grid.minutes': '{count} minutes',
  'invalid.grid': 'Choose a step from the list.',
  'invalid.minutes': 'Enter a number of minutes from 5 to 480.',
  'invalid.hours': 'Enter a number of hours from 0 to 720.',
  'invalid.days': 'Enter a number of days from 1 to 730.',
  'invalid.buffer': 'Enter a number of minutes from 0 to 240.',
  'invalid.openRequests': 'Enter a number from 1 to 50.',
})
