import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Prix et textes de vos formules. Un nouveau prix apparaît aussitôt partout sur le site, y compris dans les questions fréquentes.',
  newPackage: 'Nouvelle formule',
  'field.price': 'Prix par mois, hors TVA',
  'field.title': 'Nom',
  'field.description': 'Description',
  'field.features': 'Ce qui est compris',
  'field.extras': 'Options et conditions',
  'field.extraInfo': 'Informations complémentaires',
  'help.price': 'Laissez vide pour afficher « sur demande ». Les prix des services se règlent séparément.',
  'help.lines': 'Un point par ligne.',
  'help.paragraphs': 'Un paragraphe par ligne.',
  languages: 'Langue des textes',
  standard: 'Rétablir le texte par défaut',
  standardOf: 'Rétablir le texte par défaut de {name}',
  optional: 'facultatif',
  'list.tooMany': '20 lignes au maximum.',
  'list.twice': 'Cette liste contient deux fois la même ligne. Supprimez-en une.',
  'item.basic': 'Basic',
  'item.ecommerce': 'Ecommerce',
  'item.enterprise': 'Enterprise',
})
