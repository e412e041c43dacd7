import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  mapOf: 'Plan d’accès de {name}',
  openMap: 'Voir sur OpenStreetMap',
})
