import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.UNSUBSCRIBE_LINK_WRONG': 'This link is not valid. Copy the full link from the email.',
  'replyEmails.stop': 'Stop emails about replies',
  'replyEmails.stopText': 'We email you when someone replies to your comment. Click below to stop these emails.',
  'replyEmails.stopped': 'You will no longer receive emails about replies to your comments.',
  'replyEmails.start': 'Turn these emails back on',
})
