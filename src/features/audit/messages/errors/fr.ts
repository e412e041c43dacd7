import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.AUDIT_RUNNING': 'Une analyse est déjà en cours. Attendez qu’elle soit terminée.',
  'error.LAB_RUNNING': 'Un test en laboratoire est déjà en cours. Attendez qu’il soit terminé.',
  'error.LAB_UNAVAILABLE':
    'Un test en laboratoire demande un navigateur et des paquets de développement, que le serveur de votre site n’a pas. Demandez-les à la personne qui gère le serveur.',
  'error.PAGE_NOT_AUDITED': 'Cette page n’a pas été analysée : elle n’existe pas ou est nouvelle. Relancez l’analyse.',
})
