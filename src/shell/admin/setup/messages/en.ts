import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Get your site ready',
  progress: '{done} of {total} done',
  done: 'Done',
  'step.company': 'Enter your company details',
  'help.company': 'Name, address, email address and VAT number. The site now shows made-up or empty details.',
  'step.hours': 'Set your opening hours',
  'help.hours': 'The hours on the site, and the hours when clients can request an appointment.',
  'step.mail': 'Set up a mail server and test it',
  'help.mail':
    'Without a mail server nobody receives emails. This item is done as soon as an email has been sent and your company has a real email address. Until then, notifications go to the administrators.',
  'step.password': 'Choose a new password',
  'help.password': 'An administrator still has the initial password.',
  'step.passwordPolicy': 'Require passwords of at least 8 characters',
  'help.passwordPolicy':
    'We recommend 8 characters or more, especially for administrators. Set it here as the minimum length: it applies to every new password.',
  'step.demo': 'Remove the demo content',
  'help.demo': 'The site shows made-up articles, comments, reviews and appointments.',
  'step.article': 'Publish your first article',
  'help.article': 'A short article about your company is enough to begin with.',
  'demo.remove': 'Remove demo content',
  'demo.ask': 'Remove all demo content?',
  'demo.list': 'This will be permanently deleted: {list}.',
  'demo.askText':
    'Everything you or others created stays, except comments on the demo articles. The fictional company details disappear too, from the site and from emails.',
  'demo.posts': { one: '{count} article', other: '{count} articles' },
  'demo.comments': { one: '{count} comment', other: '{count} comments' },
  'demo.reviews': { one: '{count} review', other: '{count} reviews' },
  'demo.appointments': { one: '{count} appointment', other: '{count} appointments' },
  'demo.users': { one: '{count} user', other: '{count} users' },
  'demo.keep': 'Keep',
  'demo.failed': 'The demo content could not be removed. Please try again.',
  'demo.removed': 'The demo content has been removed.',
})
