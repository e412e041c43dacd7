import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from './api-client.ts'
import { useSchemaText } from './use-schema-text.ts'

type Fields = Record<string, FormDataEntryValue>
type FieldErrors = Readonly<Record<string, string | undefined>>

export type ZodFormOptions<Schema extends z.ZodType, Result> = {
  /** The schema that the API validates with. */
  schema: Schema
  /** Input of the schema, if it is not just the fields of the form. */
  toInput?: (fields: Fields) => unknown
  send: (value: z.output<Schema>) => Promise<Result> | Result
  onDone?: (result: Result, form: HTMLFormElement) => void
  onRefused?: (error: Error) => void
  /** The page is left after success, so the form cannot be submitted again. */
  isFinal?: boolean
}

const NO_ERRORS: FieldErrors = {}

/**
 * A form that one schema validates, here and in the API. Input stays in the fields after every error. `form` is for
 * `<Form>`, which focuses the first field with an error and clears an error when its field is edited.
 */
export function useZodForm<Schema extends z.ZodType, Result>({
  schema,
  toInput = (fields) => fields,
  send,
  onDone,
  onRefused,
  isFinal = false,
}: ZodFormOptions<Schema, Result>) {
  const toMessages = useIssueMessages()
  const [errors, setErrors] = useState(NO_ERRORS)
  // The state of the mutation arrives with the next render, which is too late for a double click.
  const isLocked = useRef(false)
  const call = useMutation({
    mutationFn: async ({ value }: { value: z.output<Schema>; form: HTMLFormElement }) => send(value),
    onSuccess: (result, { form }) => {
      isLocked.current = isFinal
      onDone?.(result, form)
    },
    onError: (error, { form }) => {
      isLocked.current = false
      setErrors(shownFieldErrors(error, form))
      onRefused?.(error)
    },
  })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals: a form in a dialog must not submit the form around the dialog.
    event.stopPropagation()
    if (isLocked.current) return
    const form = event.currentTarget
    const parsed = schema.safeParse(toInput(Object.fromEntries(new FormData(form))))
    setErrors(parsed.success ? NO_ERRORS : toMessages(parsed.error))
    isLocked.current = parsed.success
    if (parsed.success) call.mutate({ value: parsed.data, form })
    else call.reset()
  }

  const { data, isPending, isSuccess, variables } = call
  return {
    // `method="dialog"`: submitted before hydration, the form sends nothing, so a password never ends up in a URL.
    form: { errors, onSubmit, method: 'dialog' },
    /** The failure of the call, unless it is shown at a field. */
    error: errors === NO_ERRORS ? call.error : null,
    data,
    isPending,
    isDone: isSuccess,
    sent: variables?.value,
  }
}

function shownFieldErrors(error: Error, { elements }: HTMLFormElement): FieldErrors {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {}).filter(([name]) =>
    elements.namedItem(name),
  )
  return fields.length > 0 ? Object.fromEntries(fields) : NO_ERRORS
}

/** Translates the first issue of each field. Messages of a schema are text keys (`identity:email.required`). */
export function useIssueMessages(): (error: Pick<z.ZodError, 'issues'>) => FieldErrors {
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
