import { translate } from '../texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.INVALID_INPUT': 'Not everything was filled in correctly.',
  'error.BAD_REQUEST': 'We could not read this request.',
  'error.NOT_FOUND': 'This does not exist (any more).',
  'error.REFERENCE_GONE': 'What this was about has been deleted in the meantime.',
  'error.METHOD_NOT_ALLOWED': 'That is not possible here.',
  'error.BODY_TOO_LARGE': 'This is too large to send.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'We cannot handle this kind of content.',
  'error.TIMEOUT': 'This took too long. Please try again.',
  'error.SHUTTING_DOWN': 'The site is restarting. Please try again in a moment.',
  'error.DATABASE_UNAVAILABLE': 'This is temporarily unavailable. Please try again in a minute.',
  'error.UNKNOWN_HOST': 'This site does not live at this address.',
  'error.UNAUTHENTICATED': 'Log in to do this.',
  'error.FORBIDDEN': 'This is not for you.',
  'error.TWO_FACTOR_NEEDED': 'Set up the second sign-in step first.',
  'error.TOO_MANY_ATTEMPTS': 'Too many attempts. Please try again later.',
  'error.INTERNAL': 'Something went wrong on our side. Please try again.',
  invalid: 'This value is not valid.',
})
