import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Les textes que vous envoyez souvent. Chaque message propose les textes dans la langue de l’expéditeur ; vous les insérez d’un clic et les adaptez avant l’envoi.',
  'field.nl': 'Réponses types en néerlandais',
  'field.en': 'Réponses types en anglais',
  'field.fr': 'Réponses types en français',
  name: 'Nom',
  text: 'Texte',
  add: 'Ajouter une réponse type',
  remove: 'Supprimer',
  removeOf: 'Supprimer : {name}',
  none: 'Pas encore de réponses types dans cette langue.',
  'name.long': '60 caractères au maximum.',
  'text.long': '5 000 caractères au maximum.',
  tooMany: '30 réponses types au maximum par langue.',
})
