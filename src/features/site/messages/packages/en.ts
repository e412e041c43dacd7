import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Your packages’ prices and descriptions. A new price shows everywhere on the site straight away, including in the FAQs.',
  newPackage: 'New package',
  'field.price': 'Price per month, excluding VAT',
  'field.title': 'Name',
  'field.description': 'Description',
  'field.features': 'What’s included',
  'field.extras': 'Optional extras and terms',
  'field.extraInfo': 'Further information',
  'help.price': 'Leave empty to show “on request”. Service prices are set separately.',
  'help.lines': 'One point per line.',
  'help.paragraphs': 'One paragraph per line.',
  languages: 'Text language',
  standard: 'Restore default text',
  standardOf: 'Restore default text: {name}',
  optional: 'optional',
  'list.tooMany': 'Maximum 20 lines.',
  'list.twice': 'This line appears more than once.',
  'item.basic': 'Basic',
  'item.ecommerce': 'Ecommerce',
  'item.enterprise': 'Enterprise',
})
