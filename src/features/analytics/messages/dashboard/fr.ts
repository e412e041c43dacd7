import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  figures: 'Chiffres clés',
  visitors: 'visiteurs',
  views: 'pages vues, {each} par visite',
  requests: 'demandes de rendez-vous, dans {share} des visites',
  consent: 'des visites ont accepté la mesure\u00a0: les chiffres ne couvrent que celles-ci',
  consentUnknown: 'la part des visites qui ont accepté la mesure n’est pas encore connue',
  topPages: 'Pages les plus vues',
  allPages: 'Toutes les pages',
  page: 'Page',
  pageViews: 'Vues',
  noPages: 'Aucune page n’a été vue sur cette période.',
  allVitals: 'Tous les web vitals',
  crawlers: {
    one: '{count} robot IA a demandé {requests} fois une page ce mois-ci.',
    other: '{count} robots IA ont demandé {requests} fois une page ce mois-ci.',
  },
  'crawlers.none': 'Aucun robot IA n’a demandé de page ce mois-ci.',
  'crawlers.failed': 'Les robots IA n’ont pas pu être chargés.',
  'crawlers.label': 'Robots IA de ce mois',
  'crawlers.name': 'Robot',
  'crawlers.requests': 'Demandes',
  loading: 'Chargement des chiffres',
  failed: 'Impossible de charger les chiffres sur les visiteurs.',
  retry: 'Réessayer',
  empty: 'Aucune visite mesurée pour l’instant',
  'empty.text':
    'Des chiffres apparaîtront dès qu’un visiteur acceptera la mesure et ouvrira une page. Vos propres visites d’administrateur ne comptent pas. Les réponses à la question sur les cookies se trouvent en bas.',
})
