import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Robots et crawlers d’IA',
  help: 'Des programmes qui demandent vos pages. Le serveur les reconnaît à leur nom et les compte à part : ils ne figurent pas dans les chiffres des visiteurs.',
  crawler: 'Nom',
  pages: 'Pages les plus demandées',
  lastSeen: 'Vu la dernière fois',
  requests: 'Requêtes',
  other: 'Autres robots',
  otherPages: 'autres pages',
  none: 'Aucun robot connu n’a demandé de page pendant cette période.',
  failed: 'Les robots n’ont pas pu être chargés.',
  retry: 'Réessayer',
  'purpose.training': 'Collecte des textes pour entraîner une IA',
  'purpose.answers': 'Cherche des réponses pour un assistant IA',
  'purpose.user': 'Lit à la demande d’un utilisateur d’assistant IA',
  'purpose.search': 'Moteur de recherche',
  'purpose.other': 'Autre',
})
