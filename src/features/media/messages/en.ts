import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.PICTURE_UNREADABLE': 'We can’t read this image. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  'error.PICTURE_TOO_HEAVY': 'This image is larger than 10 MB. Make it smaller and try again.',
  'error.PICTURE_TOO_LARGE': 'This image has too many pixels: maximum 64 megapixels. Scale it down and try again.',
  'error.PICTURE_NOT_FOUND': 'An image in this text no longer exists. Remove it or upload it again.',
})
