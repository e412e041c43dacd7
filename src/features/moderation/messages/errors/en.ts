import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.TEXT_NOT_FOUND': 'This post is no longer on the site.',
  'error.OWN_TEXT': 'You can’t report your own post, but you can edit or delete it.',
  'error.NOTHING_TO_DECIDE': 'There is nothing left to decide here.',
  'error.DECIDED_SINCE': 'Someone else has made a different decision in the meantime.',
  'error.MUTED_USER_NOT_FOUND': 'This user doesn’t exist or is not muted.',
  'error.ADMIN_NOT_MUTED': 'You can’t mute an administrator.',
})
