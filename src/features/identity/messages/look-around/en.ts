import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.LOOK_AROUND_READ_ONLY':
    'You’re looking around in the example: you only see examples and nothing is saved. Stop looking around and log in to go further.',
  reading: 'You’re looking around in the example. Nothing is saved.',
  stop: 'Stop and log in',
  stopFailed: 'Stopping failed. Please try again.',
})
