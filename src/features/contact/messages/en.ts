import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  heading: 'Write to us',
  intro: 'All fields are required.',
  title: 'Subject',
  message: 'Message',
  email: 'Your e-mail address',
  emailHelp: 'This is where our answer goes.',
  leaveEmpty: 'Leave this field empty',
  submit: 'Send message',
  kept: 'How long we keep your message is in our',
  privacy: 'privacy policy',
  'sent.heading': 'Your message has been sent',
  'sent.reference': 'Your reference is',
  'sent.next': 'A confirmation by e-mail is on its way. Nothing there? Have a look at your junk mail.',
  'sent.again': 'Write another message',
  'title.short': 'Give your message a subject of at least 3 characters',
  'title.long': 'Make the subject shorter: 120 characters at most',
  'title.line': 'Keep the subject on one line',
  'message.short': 'Write at least 10 characters',
  'message.long': 'Your message is too long: 5000 characters at most',
  'email.required': 'Enter your e-mail address',
  'email.invalid': 'This e-mail address is not right',
  'failure.TOO_MANY_ATTEMPTS':
    'You have sent us a few messages in the past hour already. Try again later, or give us a call.',
  'failure.CAPTCHA_NEEDED': 'We could not check that you are a person. Please send your message once more.',
  'failure.BODY_TOO_LARGE': 'Your message is too large to send. Go back and make it shorter.',
  'failure.network': 'There is no connection. Your message is still here: try again in a moment.',
  'failure.other': 'Your message could not be sent. It is still here: try again, or give us a call.',
})
