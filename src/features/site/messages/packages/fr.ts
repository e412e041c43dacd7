import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Prix et textes de vos formules. Un nouveau prix apparaît aussitôt partout sur le site, y compris dans les questions fréquentes.',
  'field.price': 'Prix par mois, hors TVA',
  'field.title': 'Nom',
  'field.description': 'Description',
  'field.features': 'Ce qu’elle contient',
  'field.extras': 'À compléter par',
  'field.extraInfo': 'Explications',
  'help.price':
    'Les prix de départ et les abonnements des services sont d’autres prix ; ils ne changent pas avec celui-ci.',
  'help.lines': 'Un point par ligne.',
  'help.paragraphs': 'Un paragraphe par ligne.',
  languages: 'Langue des textes',
  standard: 'Remettre le texte standard',
  standardOf: 'Remettre le texte standard de {name}',
  optional: 'facultatif',
  'price.invalid': 'Indiquez un montant, par exemple 19,99.',
  'price.cents': 'Un montant a au maximum deux décimales.',
  'list.tooMany': 'Vingt lignes au maximum.',
  'list.twice': 'Chaque ligne ne peut figurer qu’une fois.',
  'item.basic': 'Basic',
  'item.ecommerce': 'Ecommerce',
  'item.enterprise': 'Enterprise',
})
