import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.LOOK_AROUND_READ_ONLY':
    'Vous visitez l’exemple : vous ne voyez que des exemples et rien n’est enregistré. Quittez la visite et connectez-vous pour aller plus loin.',
  reading: 'Vous visitez l’exemple. Rien n’est enregistré.',
  stop: 'Quitter et se connecter',
  stopFailed: 'La visite n’a pas pu être quittée. Veuillez réessayer.',
})
