import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Robots d’indexation et robots IA',
  help: 'Ces programmes consultent vos pages. Le serveur les reconnaît à leur nom et les compte à part : ils ne figurent pas dans les chiffres des visiteurs. Un nom peut être falsifié : tout programme peut se faire passer pour un autre.',
  crawler: 'Nom',
  pages: 'Pages les plus consultées',
  lastSeen: 'Dernier passage',
  requests: 'Requêtes',
  other: 'Autres robots',
  otherPages: 'autres pages',
  none: 'Aucun robot connu n’a consulté de page pendant cette période.',
  failed: 'Impossible de charger les robots.',
  retry: 'Réessayer',
  ignoresRobots: 'ignore robots.txt',
  verified: 'vérifié',
  claimed: 'se présente ainsi, non vérifié',
  outside: {
    one: '{count} requête ne venait pas de cet exploitant : falsifiée',
    other: '{count} requêtes ne venaient pas de cet exploitant : falsifiées',
  },
  'purpose.training': 'Collecte des textes pour entraîner une IA',
  'purpose.answers': 'Cherche des réponses pour un assistant IA',
  'purpose.user': 'Lit à la demande d’un utilisateur d’assistant IA',
  'purpose.search': 'Moteur de recherche',
  'purpose.other': 'Autre',
})
