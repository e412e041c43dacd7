import { translate } from '../texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.INVALID_INPUT': 'Some fields are not filled in correctly. Please check them.',
  'error.BAD_REQUEST': 'We could not read this request. Reload the page and try again.',
  'error.NOT_FOUND': 'This item no longer exists.',
  'error.REFERENCE_GONE': 'This item refers to something that has since been deleted. Reload the page.',
  'error.METHOD_NOT_ALLOWED': 'This action is not possible here.',
  'error.BODY_TOO_LARGE': 'This is too large to send. Shorten it and try again.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'This type of content is not supported.',
  'error.TIMEOUT': 'This took too long. Please try again.',
  'error.OUTCOME_UNKNOWN': 'We are not sure whether this was saved. Please check before you try again.',
  'error.SHUTTING_DOWN': 'The site is restarting. Please try again in a moment.',
  'error.OVERLOADED': 'The site is busy right now. Please try again in a moment.',
  'error.DATABASE_UNAVAILABLE': 'This is temporarily unavailable. Please try again in a minute.',
  'error.UNKNOWN_HOST': 'This site is not available at this address.',
  'error.UNAUTHENTICATED': 'Please log in to do this.',
  'error.FORBIDDEN': 'You don’t have access to this.',
  'error.TWO_FACTOR_NEEDED': 'Set up two-step verification first.',
  'error.TOO_MANY_ATTEMPTS': 'Too many attempts. Please try again later',
  'error.INTERNAL': 'Something went wrong on our side. Please try again.',
  invalid: 'This value is not valid.',
})
