import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  heading: 'Write to us',
  intro: 'All fields except the phone number are required.',
  title: 'Subject',
  message: 'Message',
  email: 'Your email address',
  emailHelp: 'We’ll reply to this address.',
  phone: 'Your phone number',
  phoneHelp: 'Optional. We only call about this message.',
  leaveEmpty: 'Leave this field empty',
  submit: 'Send message',
  confirm: 'Confirm and send',
  kept: 'How long we keep your message is explained in our',
  privacy: 'privacy policy',
  'sent.heading': 'Your message has been sent',
  'sent.reference': 'Your reference is',
  'sent.next': 'We’ve sent you a confirmation by email. Nothing there? Check your spam folder.',
  'sent.again': 'Write another message',
  'title.short': 'Enter a subject of at least 3 characters.',
  'title.long': 'The subject is too long: maximum 120 characters.',
  'title.line': 'Keep the subject on one line.',
  'message.short': 'Write at least 10 characters.',
  'message.long': 'Your message is too long: maximum 5,000 characters.',
  'email.required': 'Enter your email address.',
  'email.invalid': 'This email address is not valid.',
  'phone.invalid': 'This phone number is not valid. Write it like 03 123 45 67 or +32 470 12 34 56.',
  'failure.TOO_MANY_ATTEMPTS': 'You have already sent several messages in the past hour. Please try again later.',
  'failure.CONFIRMATION_NEEDED':
    'Your message has not been sent yet. Many messages have come from your network in the past hour. Check your message, wait a few seconds, then press the button.',
  'failure.NETWORK_LIMIT':
    'Too many messages have come from your network in the past hour. Your message is still here: please try again later.',
  'failure.CAPTCHA_NEEDED': 'We could not check that you are human. Please send your message again.',
  'failure.BODY_TOO_LARGE': 'Your message is too large to send. Go back and shorten it.',
  'failure.network': 'No connection. Your message is still here: please try again in a moment.',
  'failure.other': 'Your message could not be sent. It is still here: please try again in a moment.',
})
