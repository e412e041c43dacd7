import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  subject: 'Your comment or review has been hidden',
  heading: 'Your comment or review has been hidden',
  hello:
    'Hello {name}, one of us read what you wrote and decided to hide it from the site. You can still see your text, but others can’t.',
  reason: 'Reason',
  text: 'Your text',
  writtenOn: 'Written on',
  decidedOn: 'Decided on',
  how: 'A person took this decision, not an algorithm, for the reason given above.',
  object: 'Do you disagree? Tell us why. We’ll look at it again and send you a reply.',
  reply: 'You can simply reply to this email, or use the contact form.',
  button: 'Object to this decision',
  further:
    'If we can’t settle this together, you can turn to a certified out-of-court dispute settlement body or to the courts.',
})
