import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  mapOf: 'Map showing the location of {name}',
  openMap: 'View on OpenStreetMap',
})
