import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.PICTURE_UNREADABLE': 'This is not a picture we can read. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  'error.PICTURE_TOO_HEAVY': 'This picture is larger than 10 MB. Make it smaller and try again.',
  'error.PICTURE_TOO_LARGE': 'This picture has too many pixels. Scale it down to 64 megapixels at most and try again.',
  'error.PICTURE_NOT_FOUND': 'A picture in this text no longer exists. Remove it or upload it again.',
})
