import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.AUDIT_RUNNING': 'Une analyse est déjà en cours. Attendez qu’elle soit terminée.',
  'error.PAGE_NOT_AUDITED': 'Cette page n’a pas été analysée : elle n’existe pas ou est nouvelle. Relancez l’analyse.',
})
