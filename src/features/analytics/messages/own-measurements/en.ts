import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Analytics data from this browser',
  text: 'If you accepted analytics in this browser, you can download or erase the data here. Erasing cannot be undone and also withdraws your consent.',
  download: 'Download data',
  erase: 'Erase data',
  erased: 'Erased. We no longer measure anything in this browser, unless you allow it again.',
  failed: 'The data could not be erased. Please try again later.',
})
