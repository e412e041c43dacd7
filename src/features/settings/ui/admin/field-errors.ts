import type { z } from 'zod'
import type { T } from '#platform/i18n/texts.ts'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import type { nl } from '../../messages/admin/nl.ts'

const MESSAGE_PREFIX = 'settings-admin:'

/** Schema issues as messages by field; the first issue of a field wins. */
export function fieldErrorsOf({ issues }: z.ZodError, t: T<typeof nl>): FieldErrors {
  const fieldErrors = issues.map(({ path, message }) => {
    const key = message.startsWith(MESSAGE_PREFIX) ? message.slice(MESSAGE_PREFIX.length) : 'wrongValue'
    return [path.join('.'), t(key as 'wrongValue')] as const
  })
  return withoutListIndexes(Object.fromEntries(fieldErrors.reverse()))
}

/** Issues of list items belong to the field of the list. */
export function withoutListIndexes(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]))
}
