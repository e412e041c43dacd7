import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'heading.comment': 'Your comment has been hidden',
  'hello.comment':
    'Hello {name}, one of us read your comment and decided to hide it from the site. You can still see it, but others can’t.',
  'text.comment': 'Your comment',
  'heading.review': 'Your review has been hidden',
  'hello.review':
    'Hello {name}, one of us read your review and decided to hide it from the site. You can still see it, but others can’t.',
  'text.review': 'Your review',
  reason: 'Reason',
  writtenOn: 'Written on',
  decidedOn: 'Decided on',
  how: 'A person made this decision, not an algorithm, for the reason given above.',
  object: 'Do you disagree? Tell us why. We’ll look at it again and send you a reply.',
  reply: 'You can simply reply to this email, or use the contact form.',
  button: 'Object to this decision',
  further:
    'If we can’t settle this together, you can turn to a certified out-of-court dispute settlement body or to the courts.',
  'digest.subject': {
    one: '{count} comment or review is waiting for your decision',
    other: '{count} comments and reviews are waiting for your decision',
  },
  'digest.heading': 'Waiting for your decision',
  'digest.hello': 'Hello {name},',
  'digest.text': 'These posts have come in since the last email.',
  'digest.comment': 'Comment',
  'digest.review': 'Review',
  'digest.waiting': 'Not visible yet: waiting for approval',
  'digest.reported': 'Reported by a reader',
  'digest.button': 'View and decide',
  'digest.signOff': 'Kind regards, {company}',
})
