import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Prices and texts of your packages. A new price is everywhere on the site at once, in the frequently asked questions too.',
  'field.price': 'Price a month, excluding VAT',
  'field.title': 'Name',
  'field.description': 'Description',
  'field.features': 'What is in it',
  'field.extras': 'Can be extended with',
  'field.extraInfo': 'More explanation',
  'help.price':
    'The starting prices and subscriptions of the services are other prices; they do not change with this one.',
  'help.lines': 'One point per line.',
  'help.paragraphs': 'One paragraph per line.',
  languages: 'Language of the texts',
  standard: 'Put the standard text back',
  standardOf: 'Put the standard text of {name} back',
  optional: 'optional',
  'price.invalid': 'Fill in an amount, for example 19.99.',
  'price.cents': 'An amount has two decimals at most.',
  'list.tooMany': 'Twenty lines at most.',
  'list.twice': 'Each line may be there only once.',
  'item.basic': 'Basic',
  'item.ecommerce': 'Ecommerce',
  'item.enterprise': 'Enterprise',
})
