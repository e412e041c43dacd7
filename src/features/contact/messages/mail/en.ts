import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  reference: 'Reference',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
  'notice.subject': 'New message: {title} ({reference})',
  'notice.heading': 'New message from your site',
  'notice.from': 'From',
  'notice.name': 'Name',
  'notice.phone': 'Phone number',
  'notice.trade': 'Business',
  'notice.wantedDate': 'Preferred date',
  'notice.language': 'Language',
  'notice.title': 'Subject',
  'notice.reply': 'Reply to this email to answer the sender directly, or answer from the admin area:',
  'notice.button': 'Open message',
  'receipt.subject': 'We have received your message ({reference})',
  'receipt.heading': 'We have received your message',
  'receipt.text': 'Thank you for your message to {company}. We read every message and reply within one working day.',
  'receipt.next': 'Anything to add? Reply to this email and mention the reference.',
  'receipt.notYou': 'Didn’t write to us? Someone probably entered your address by mistake. You can ignore this email.',
  'answer.subject': 'Re: {title} ({reference})',
  'answer.heading': 'A reply from {company}',
  'answer.yours': 'Your message ({reference}):',
})
