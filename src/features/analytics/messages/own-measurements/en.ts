import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Analytics data from this browser',
  text: 'If you accepted analytics in this browser, you can download or erase the data here. Erasing cannot be undone and also withdraws your consent.',
  download: 'Download data',
  erase: 'Erase data',
  erased: 'Erased. We no longer measure anything in this browser, unless you allow it again.',
  failed: 'The data could not be erased. Please try again later.',
  code: 'Code to erase later',
  'code.help':
    'If our server could not be reached when you changed your cookie settings, you were given a code of 22 characters. Use it here to erase what we measured in that browser.',
  'code.left':
    'We no longer measure anything in this browser. What we had already measured could not be erased just now. Try again here, or keep this code and do it later.',
  'code.erase': 'Erase with the code',
  'code.erased': 'Erased. Nothing is stored under this code now.',
  'code.malformed': 'Enter the whole code: 22 letters, digits, hyphens or underscores.',
})
