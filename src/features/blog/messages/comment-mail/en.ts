import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  subject: 'New reply to your comment on “{title}”',
  heading: 'New reply to your comment',
  hello: 'Hello {name}, someone replied to your comment.',
  post: 'Article',
  answer: 'Reply',
  button: 'Read and reply',
  why: 'You’re receiving this email because you wrote a comment.',
  stop: 'Stop emails about replies',
})
