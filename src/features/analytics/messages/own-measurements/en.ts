import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Measurements of this browser',
  text: 'If you let us measure in this browser, you can download or erase those measurements here. Erasing cannot be undone; it withdraws your consent as well.',
  download: 'Download measurements',
  erase: 'Erase measurements',
  erased: 'Erased. We measure nothing more in this browser, unless you allow it again.',
  failed: 'Erasing failed. Please try again later.',
})
