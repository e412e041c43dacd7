import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  reference: 'Reference',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
  'notice.subject': 'New message: {title} ({reference})',
  'notice.heading': 'A message from the site',
  'notice.from': 'From',
  'notice.language': 'Language',
  'notice.title': 'Subject',
  'notice.reply': 'Reply to this mail and your answer goes to the sender. You can also answer from the messages:',
  'notice.button': 'Open the message',
  'receipt.subject': 'We received your message ({reference})',
  'receipt.heading': 'Your message has arrived',
  'receipt.text': 'Thank you for writing to {company}. A person reads it, and answers as soon as possible.',
  'receipt.next': 'Something to add? Reply to this mail and mention the reference.',
  'receipt.notYou': 'Did you not write to us? Then somebody gave your address by mistake, and there is nothing to do.',
  'answer.subject': 'Re: {title} ({reference})',
  'answer.heading': 'An answer from {company}',
  'answer.yours': 'Your message ({reference}):',
})
