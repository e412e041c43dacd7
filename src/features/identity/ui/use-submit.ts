import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { identityTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import { useErrorMessage } from './use-error-message.ts'

type Submission<Schema extends z.ZodType, Answer> = {
  /** The schema that the API validates with. */
  schema: Schema
  send: (input: z.output<Schema>) => Promise<Answer>
  onDone?: (answer: Answer, form: HTMLFormElement) => void
  onRefused?: (error: Error) => void
  /** Error message when no specific one is known. */
  otherwise: string
}

const NO_ERRORS: FieldErrors = {}

/** Form submission validated by one schema, here and in the API. Input stays in the fields after every error. */
export function useSubmit<Schema extends z.ZodType, Answer>(submission: Submission<Schema, Answer>) {
  const { schema, send, onDone, onRefused, otherwise } = submission
  const explain = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS)
  const call = useMutation({
    mutationFn: ({ input }: { input: z.output<Schema>; form: HTMLFormElement }) => send(input),
    onSuccess: (answer, { form }) => {
      setErrors(NO_ERRORS)
      onDone?.(answer, form)
    },
    onError: (error, { form }) => {
      setErrors(shownFieldErrors(error, form))
      onRefused?.(error)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (call.isPending) return
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (parsed.success) return call.mutate({ input: parsed.data, form })
    call.reset()
    // Shows the first issue of a field.
    const messages = parsed.error.issues.map(({ path, message }) => [path.join('.'), fieldMessage(message)])
    setErrors(Object.fromEntries(messages.reverse()))
  }

  const { error, isPending, variables } = call
  const hasFieldErrors = Object.keys(errors).length > 0
  const failure = error && !hasFieldErrors ? explain(error, otherwise) : undefined
  // `method="dialog"`: submitted before hydration, the form sends nothing, so a password never ends up in a URL.
  const form = { errors, onSubmit: submit, method: 'dialog' }
  return { form, error, failure, isPending, isDone: call.isSuccess, sent: variables?.input }
}

/** Errors of fields that exist in this form. */
function shownFieldErrors(error: Error, form: HTMLFormElement): FieldErrors {
  if (!(error instanceof ApiError)) return NO_ERRORS
  const names = new Set(new FormData(form).keys())
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.has(name)))
}

/** The schema returns translation keys (`identity:email.required`) or zod's default messages. */
function useFieldMessage() {
  const t = useT(identityTexts)
  const common = useT(platformTexts)
  return (message: string) => {
    const [slice, key] = message.split(':', 2)
    return slice === 'identity' ? t(key as keyof typeof nl & 'email.required') : common('invalid')
  }
}
