import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  questions: 'Questions des clients',
  'questions.help': 'Un assistant IA répond avec un passage de votre site. Voici lequel, question par question.',
  'questions.none': 'Pas encore de résultat : lancez une analyse.',
  language: 'Langue',
  'language.nl': 'Néerlandais',
  'language.en': 'Anglais',
  'language.fr': 'Français',
  answeredOf: '{answered} réponses pour {questions} questions',
  'answered.show': { one: '{count} question avec réponse', other: '{count} questions avec réponse' },
  answered: 'avec réponse',
  unanswered: 'sans réponse',
  passage: 'Trouvé sous « {heading} »',
  closest: 'Passage le plus proche : « {heading} »',
  open: 'Ouvrir {address}',
  edit: 'Modifier les questions',
  'edit.loading': 'Chargement des questions',
  files: 'Fichiers pour les assistants',
  'files.help': 'Ce qu’un assistant cherche d’abord sur votre site.',
  'file.present': 'présent',
  'file.missing': 'absent (statut {status})',
  twins: 'Versions Markdown : {present} pages sur {pages}, dont {equal} avec le même contenu que la page.',
})
