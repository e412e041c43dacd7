import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  site: 'Votre site en chiffres',
  figures: 'Chiffres clés',
  visitors: 'visiteurs',
  views: 'pages vues, {each} par visite',
  visits: 'visites',
  'goal.appointment_requested': 'demandes de rendez-vous, dont {measured} mesurées avec consentement',
  'goal.message_sent': 'messages, dont {measured} mesurés avec consentement',
  'goal.registration': 'nouveaux comptes, dont {measured} mesurés avec consentement',
  'goal.review_written': 'avis, dont {measured} mesurés avec consentement',
  consent: 'des visiteurs ont accepté les statistiques : les chiffres ne portent que sur eux',
  consentUnknown: 'la part des visiteurs qui ont accepté les statistiques n’est pas encore connue',
  topPages: 'Pages les plus vues',
  allPages: 'Toutes les pages',
  page: 'Page',
  pageViews: 'Vues',
  noPages: 'Aucune page n’a été vue pendant cette période.',
  allVitals: 'Tous les web vitals',
  loading: 'Chargement des chiffres',
  failed: 'Impossible de charger les chiffres des visiteurs.',
  retry: 'Réessayer',
  empty: 'Aucune visite mesurée pour le moment',
  'empty.text':
    'Les chiffres apparaîtront dès qu’un visiteur acceptera les statistiques et ouvrira une page. Vos propres visites d’administration ne comptent pas.',
})
