import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from './api-client.ts'
import { type FormOptions, type FormResult, useForm } from './use-form.ts'
import { useSchemaText } from './use-schema-text.ts'

type Fields = Record<string, FormDataEntryValue>

export type ZodFormOptions<Schema extends z.ZodType, Result> = Pick<FormOptions<Result>, 'onDone' | 'isFinal'> & {
  /** The schema that the API validates with. */
  schema: Schema
  /** Input of the schema, if it is not just the fields of the form. */
  toInput?: (fields: Fields) => unknown
  send: (value: z.output<Schema>) => Promise<Result> | Result
  onRefused?: (error: Error) => void
}

/** A form that one schema validates, here and in the API. */
export function useZodForm<Schema extends z.ZodType, Result>({
  schema,
  toInput = (fields) => fields,
  send,
  onRefused,
  ...options
}: ZodFormOptions<Schema, Result>) {
  const toMessages = useIssueMessages()
  const [sent, setSent] = useState<z.output<Schema>>()
  const { form, result, error, isPending } = useForm<Result>({
    async submit(element) {
      const parsed = schema.safeParse(toInput(Object.fromEntries(new FormData(element))))
      if (!parsed.success) return { status: 'invalid', errors: toMessages(parsed.error) }
      setSent(parsed.data)
      try {
        return { status: 'done', value: await send(parsed.data) }
      } catch (failure) {
        onRefused?.(failure as Error)
        return resultOfError(failure as Error, element)
      }
    },
    ...options,
  })
  const isDone = result?.status === 'done'
  return { form, error, data: isDone ? result.value : undefined, isPending, isDone, sent }
}

/** Invalid where the API names fields of the form, otherwise failed. */
export function resultOfError(error: Error, { elements }: HTMLFormElement): FormResult<never> {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {}).filter(([name]) =>
    elements.namedItem(name),
  )
  return fields.length > 0 ? { status: 'invalid', errors: Object.fromEntries(fields) } : { status: 'failed', error }
}

/** Translates the first issue of each field. Messages of a schema are text keys (`identity:email.required`). */
export function useIssueMessages(): (error: Pick<z.ZodError, 'issues'>) => Record<string, string> {
  const textOf = useSchemaText()
  return (error) => firstIssues(error, (message) => textOf(message) ?? textOf('platform:invalid') ?? message)
}

/** The first issue of each field, by field name. */
export function firstIssues(
  { issues }: Pick<z.ZodError, 'issues'>,
  toText = (message: string) => message,
): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), toText(message)]).reverse())
}
