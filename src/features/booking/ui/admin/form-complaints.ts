import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form-errors.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'

const SLICE = 'booking-errors:'

/** What the schema refuses, as sentences by the name of the field. The first complaint about a field is told. */
export function useComplaints() {
  const told = useT(bookingErrorsTexts)
  const common = useT(platformTexts)
  const sentence = (message: string) =>
    message.startsWith(SLICE) ? told(message.slice(SLICE.length) as 'rule.type') : common('invalid')
  return ({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors =>
    Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), sentence(message)]).reverse())
}

/** What the server refuses by field. */
export function fieldsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
}
