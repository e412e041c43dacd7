import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.PICTURE_UNREADABLE':
    'Ce fichier n’est pas une image lisible. Choisissez un fichier JPEG, PNG, WebP, AVIF ou GIF.',
  'error.PICTURE_TOO_HEAVY': 'Cette image dépasse 10 Mo. Réduisez-la et réessayez.',
  'error.PICTURE_TOO_LARGE': 'Cette image compte trop de pixels. Réduisez-la à 64 mégapixels au maximum et réessayez.',
  'error.PICTURE_NOT_FOUND': 'Une image de ce texte n’existe plus. Supprimez-la ou chargez-la à nouveau.',
})
