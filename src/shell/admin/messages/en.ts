import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  navigation: 'Administration',
  'screen.overview': 'Overview',
  'screen.timeslots': 'Appointments',
  'screen.messages': 'Messages',
  'screen.moderation': 'Moderation',
  'screen.mail': 'E-mails',
  'screen.visitors': 'Visitors',
  'screen.vitals': 'Web vitals',
  'screen.users': 'Users',
  'screen.settings': 'Settings',
  'screen.journal': 'Journal',
  waitingCount: { one: '{count} thing waits for you', other: '{count} things wait for you' },
  waiting: 'What waits for you',
  'waiting.pendingRequests': {
    one: '{count} appointment request waits for your decision.',
    other: '{count} appointment requests wait for your decision.',
  },
  'waiting.unreadMessages': {
    one: '{count} message has not been read yet.',
    other: '{count} messages have not been read yet.',
  },
  'waiting.heldTexts': { one: '{count} text waits for a decision.', other: '{count} texts wait for a decision.' },
  'waiting.reportedTexts': { one: '{count} text has been reported.', other: '{count} texts have been reported.' },
  'waiting.stuckLetters': {
    one: '{count} e-mail cannot leave: the mail server does not cooperate.',
    other: '{count} e-mails cannot leave: the mail server does not cooperate.',
  },
  'waiting.failedLetters': {
    one: '{count} e-mail could not be sent.',
    other: '{count} e-mails could not be sent.',
  },
  'waiting.uncertainLetters': {
    one: '{count} e-mail may not have arrived.',
    other: '{count} e-mails may not have arrived.',
  },
  'waiting.keptLetters': {
    one: 'No mail server has been set up: {count} e-mail is kept, but not sent.',
    other: 'No mail server has been set up: {count} e-mails are kept, but not sent.',
  },
  'waiting.slowerPages': {
    one: '{count} web vital got worse with a new build of the site.',
    other: '{count} web vitals got worse with a new build of the site.',
  },
  'waiting.demoCompany': 'The site still shows the details of a made-up company. Fill in yours.',
  demo: 'Your site shows invented examples.',
  'demo.text':
    'The articles, comments, reviews and appointments of the demo are not real. Visitors see with every review that it is an example. Remove everything before you start using the site.',
  'demo.remove': 'Remove demo content',
  'demo.ask': 'Remove all demo content?',
  'demo.askText':
    'The invented articles, comments, reviews, appointments and users disappear at once and do not come back. What you or others made stays, except comments under the invented articles.',
  'demo.keep': 'Keep',
  'demo.failed': 'Removing did not work. Please try again.',
  'demo.removed': 'The demo content has been removed',
  'kind.review': 'Review',
  'kind.comment': 'Comment',
  waitingNothing: 'Nothing waits for you.',
  waitingUnknown: 'Not everything could be checked. Something may wait after all.',
  waitingLoading: 'Checking what waits for you',
  latest: 'Latest changes',
  wholeJournal: 'The whole journal',
  messages: 'Messages',
  dismiss: 'Close message',
  notForYou: 'This is not for you.',
  notForYouHelp:
    'These pages are for whoever runs the site. Should that be you? Ask an administrator to give you access.',
  toSite: 'To the site',
  twoFactor: 'Set up your second step first.',
  twoFactorHelp: 'Administrators sign in here with a password and a code from an app. You set that up in your profile.',
  toProfile: 'To your profile',
  trouble: 'This could not be fetched.',
  troubleHelp: 'Perhaps the connection is gone for a moment. Try again.',
  retry: 'Try again',
})
