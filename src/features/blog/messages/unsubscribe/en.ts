import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.UNSUBSCRIBE_LINK_WRONG': 'This link is not valid. Copy the full link from the email.',
  'letters.stop': 'Stop emails about replies',
  'letters.stopText': 'We email you when someone replies to your comment. Click below to stop these emails.',
  'letters.stopped': 'You will no longer receive emails about replies to your comments.',
  'letters.start': 'Turn these emails back on',
})
