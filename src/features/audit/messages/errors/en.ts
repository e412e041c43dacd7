import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.AUDIT_RUNNING': 'An audit is already running. Wait until it has finished.',
  'error.LAB_RUNNING': 'A lab test is already running. Wait until it has finished.',
  'error.LAB_UNAVAILABLE':
    'A lab test needs a browser and development packages, which the server of your site does not have. Ask the person who runs the server.',
  'error.PAGE_NOT_AUDITED': 'This page has not been audited: it does not exist or is new.',
})
