import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.LETTER_NOT_FOUND': 'This mail does not exist (any more).',
  'error.LETTER_NOT_UNCERTAIN': 'There is no doubt about this mail (any more).',
  'error.LETTER_EXPIRED': 'This email is no longer valid and is not sent any more.',
  'error.LETTER_LINK_ERASED':
    'The link in this email is not kept after it was sent. The reader can request a new link on the site.',
  'error.NO_MAIL_SERVER': 'No mail server is set up. Mails are kept, but not sent.',
})
