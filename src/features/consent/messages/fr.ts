import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  rates: 'Consentement aux cookies',
  loading: 'Chargement des réponses',
  failed: 'Impossible de charger les réponses.',
  retry: 'Réessayer',
  language: 'Langue',
  answers: 'Réponses',
  functional: 'Fonctionnels',
  analytics: 'Statistiques',
  marketing: 'Marketing',
  'error.CONSENT_QUESTION_CHANGED': 'Les choix de cookies ont changé. Rechargez la page et choisissez à nouveau.',
  'language.nl': 'Néerlandais',
  'language.en': 'Anglais',
  'language.fr': 'Français',
})
