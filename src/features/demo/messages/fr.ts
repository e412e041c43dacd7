import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  remove: 'Supprimer le contenu de démonstration',
  ask: 'Supprimer tout le contenu de démonstration ?',
  list: 'Seront définitivement supprimés : {list}.',
  askText:
    'Ce que vous ou d’autres avez créé reste, sauf les commentaires sur les articles fictifs. Les coordonnées fictives de l’entreprise disparaissent aussi, du site et des e-mails.',
  'count.posts': { one: '{count} article', other: '{count} articles' },
  'count.caseStudies': { one: '{count} réalisation', other: '{count} réalisations' },
  'count.comments': { one: '{count} commentaire', other: '{count} commentaires' },
  'count.reviews': { one: '{count} avis', other: '{count} avis' },
  'count.appointments': { one: '{count} rendez-vous', other: '{count} rendez-vous' },
  'count.users': { one: '{count} utilisateur', other: '{count} utilisateurs' },
  'count.visits': { one: '{count} visite d’exemple', other: 'les chiffres d’exemple de {count} visites' },
  keep: 'Conserver',
  failed: 'Le contenu de démonstration n’a pas pu être supprimé. Veuillez réessayer.',
  removed: 'Le contenu de démonstration a été supprimé.',
  'error.NO_DEMO_CONTENT': 'Il n’y a plus de contenu de démonstration.',
})
