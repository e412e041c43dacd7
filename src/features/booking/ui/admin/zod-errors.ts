import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'

const KEY_PREFIX = 'booking-errors:'

/** What the schema refuses, as sentences by the name of the field. The first complaint about a field is told. */
export function useZodErrors() {
  const tErrors = useT(bookingErrorsTexts)
  const common = useT(platformTexts)
  const translate = (message: string) =>
    message.startsWith(KEY_PREFIX) ? tErrors(message.slice(KEY_PREFIX.length) as 'rule.type') : common('invalid')
  return ({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors =>
    Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), translate(message)]).reverse())
}

/** What the server refuses by field. */
export function serverFieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
}
