import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Choose what counts for you: a page that someone views, or a button that someone presses. Under Visitors you see how often it happens and in which share of visits. Requests, messages, accounts and reviews are always counted.',
  none: 'No goals of your own yet.',
  name: 'Name of the goal',
  kind: 'What counts',
  'kind.page': 'Page viewed',
  'kind.button': 'Button pressed',
  'values.page': 'Addresses of the page, one per line',
  'values.button': 'Text on the button, one per line',
  'help.page':
    'For example /services/webdesign. If the page has another address in each language, enter them below each other. Earlier visits count too.',
  'help.button':
    'Exactly as on the site, for links too. Put the text of each language on its own line. Counts from now on, and starts again if you change the name of the goal.',
  add: 'Add a goal',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  'invalid.required': 'Fill this in.',
  'invalid.long': 'This text is too long.',
  'invalid.many': 'Enter at most 6 lines per goal.',
  'invalid.path': 'An address starts with /, for example /services/webdesign.',
  'invalid.tooMany': 'Choose at most 20 goals.',
  'invalid.twice': 'Two goals have the same name.',
  'invalid.buttonTwice': 'The same button is part of two goals. Choose one.',
})
