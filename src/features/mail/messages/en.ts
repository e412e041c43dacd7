import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.EMAIL_NOT_FOUND': 'This email no longer exists.',
  'error.EMAIL_NOT_UNCERTAIN': 'The status of this email is no longer uncertain.',
  'error.EMAIL_EXPIRED': 'This email has expired and will not be sent.',
  'error.EMAIL_LINK_ERASED':
    'The link in this email is erased once it is sent. The recipient can request a new one on the site.',
  'error.NO_MAIL_SERVER': 'No mail server is set up. Emails are kept but not sent.',
  'error.MAIL_SERVER_IN_ENVIRONMENT': 'The mail server is set on the site’s server.',
})
