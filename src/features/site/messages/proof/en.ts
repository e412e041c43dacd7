import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  heading: 'Fast on every phone. This page proves it.',
  weight: 'total weight of this page',
  kilobytes: 'kB',
  requests: 'requests',
  thirdParties: 'to third parties',
  paint: 'until the page shows, median of our visitors',
  seconds: 's',
  built: 'this version went live',
  check: 'How to check every figure yourself',
})
