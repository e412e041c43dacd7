import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  subject: 'A text of yours can no longer be seen on the site',
  heading: 'We hid a text of yours',
  hello:
    'Hello {name}, one of us read what you wrote and decided not to show it on the site any more. You still see your text, others do not.',
  reason: 'Reason',
  text: 'Your text',
  writtenOn: 'Written on',
  decidedOn: 'Decided on',
  how: 'A person took this decision, not a program. We decided on the ground of the reason above.',
  object: 'Do you disagree? Tell us why: we will look at it again and you will get an answer.',
  reply: 'You can simply reply to this mail, or use the contact form.',
  button: 'Object',
  further:
    'If you cannot settle it with us, you can turn to a certified body for disputes out of court, or to a court.',
})
