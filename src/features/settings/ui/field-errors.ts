import type { z } from 'zod'
import type { T } from '#platform/i18n/texts.ts'
import type { FieldErrors } from '#ui/form-errors.ts'
import type { nl } from '../messages/admin/nl.ts'

const SLICE = 'settings-admin:'

/** What the schema refuses, as sentences by the name of the field. The first complaint about a field is told. */
export function complaintsOf({ issues }: z.ZodError, t: T<typeof nl>): FieldErrors {
  const told = issues.map(({ path, message }) => {
    const key = message.startsWith(SLICE) ? message.slice(SLICE.length) : 'wrongValue'
    return [path.join('.'), t(key as 'wrongValue')] as const
  })
  return byField(Object.fromEntries(told.reverse()))
}

/** A line of a list belongs to the field of the list. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]))
}
