import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Prices and texts of your packages. A new price shows everywhere on the site straight away, including in the FAQs.',
  'field.price': 'Price per month, excluding VAT',
  'field.title': 'Name',
  'field.description': 'Description',
  'field.features': 'What’s included',
  'field.extras': 'Optional extras and terms',
  'field.extraInfo': 'Further information',
  'help.price': 'Does not change the starting prices and monthly prices of your services.',
  'help.lines': 'One point per line.',
  'help.paragraphs': 'One paragraph per line.',
  languages: 'Language of the texts',
  standard: 'Restore default text',
  standardOf: 'Restore default text: {name}',
  optional: 'optional',
  'price.invalid': 'Enter an amount, for example 19.99.',
  'price.cents': 'Enter an amount with no more than two decimal places.',
  'list.tooMany': 'Maximum 20 lines.',
  'list.twice': 'This line appears more than once.',
  'item.basic': 'Basic',
  'item.ecommerce': 'Ecommerce',
  'item.enterprise': 'Enterprise',
})
