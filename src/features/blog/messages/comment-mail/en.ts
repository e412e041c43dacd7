import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  subject: 'Somebody replied to your comment on “{title}”',
  heading: 'A reply to your comment',
  hello: 'Hello {name}, somebody replied to what you wrote.',
  post: 'Article',
  answer: 'Reply',
  button: 'Read and reply',
  why: 'You receive this mail because you wrote a comment.',
  stop: 'No more mails about replies',
})
