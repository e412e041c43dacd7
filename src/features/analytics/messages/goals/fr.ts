import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Choisissez ce qui compte pour vous : une page consultée ou un bouton utilisé. Dans Visiteurs, vous voyez combien de fois c’est le cas et dans quelle part des visites. Les demandes, messages, comptes et avis sont toujours comptés.',
  none: 'Vous n’avez pas encore d’objectifs.',
  name: 'Nom de l’objectif',
  kind: 'Ce qui compte',
  'kind.page': 'Page vue',
  'kind.button': 'Bouton utilisé',
  'values.page': 'Adresses de la page, une par ligne',
  'values.button': 'Texte du bouton, un par ligne',
  'help.page':
    'Par exemple /services/webdesign. Si la page a une autre adresse dans chaque langue, indiquez-les l’une sous l’autre. Les visites passées comptent aussi.',
  'help.button':
    'Exactement comme sur le site, y compris pour les liens. Mettez le texte de chaque langue sur sa propre ligne. Compte à partir de maintenant, et recommence si vous changez le nom de l’objectif.',
  add: 'Ajouter un objectif',
  remove: 'Supprimer',
  removeOf: 'Supprimer {name}',
  'invalid.required': 'Remplissez ce champ.',
  'invalid.long': 'Ce texte est trop long.',
  'invalid.many': 'Indiquez 6 lignes au plus par objectif.',
  'invalid.path': 'Une adresse commence par /, par exemple /services/webdesign.',
  'invalid.tooMany': 'Choisissez 20 objectifs au plus.',
  'invalid.twice': 'Deux objectifs ont le même nom.',
  'invalid.buttonTwice': 'Le même bouton figure dans deux objectifs. Choisissez-en un.',
})
