import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.AUDIT_RUNNING': 'An audit is already running. Wait until it has finished.',
  'error.PAGE_NOT_AUDITED': 'This page has not been audited: it does not exist or is new.',
})
