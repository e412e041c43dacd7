import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Get your site ready',
  progress: '{done} of {total} done',
  others: { one: '{count} more step', other: '{count} more steps' },
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
})
