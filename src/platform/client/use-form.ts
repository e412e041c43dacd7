import { type SubmitEvent, useRef, useState } from 'react'

/** How a submission ended. `errors`: messages by field. */
export type FormResult<Value> =
  | { status: 'done'; value: Value }
  | { status: 'invalid'; errors: Readonly<Record<string, string | undefined>> }
  | { status: 'failed'; error: Error }

export type FormOptions<Value> = {
  /** Validates and sends. A rejected promise is a failed result. */
  submit: (form: HTMLFormElement) => Promise<FormResult<Value>>
  /** The result of a form that was posted without JavaScript. */
  initial?: FormResult<Value> | undefined
  onDone?: ((value: Value, form: HTMLFormElement) => void) | undefined
  /** The page is left after success, so the form cannot be submitted again. */
  isFinal?: boolean | undefined
}

/**
 * The state of a form. Input stays in the fields after every error. `form` is for `<Form>`, which focuses the first field
 * with an error and clears an error when its field is edited. Forms whose schema is loaded with the page use `useZodForm`.
 */
export function useForm<Value>({ submit, initial, onDone, isFinal = false }: FormOptions<Value>) {
  const [result, setResult] = useState<FormResult<Value> | { status: 'pending' } | undefined>(initial)
  // The state arrives with the next render, which is too late for a double click.
  const isLocked = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals: a form in a dialog must not submit the form around the dialog.
    event.stopPropagation()
    if (isLocked.current) return
    const form = event.currentTarget
    isLocked.current = true
    setResult({ status: 'pending' })
    const ended = await submit(form).catch((error): FormResult<Value> => ({ status: 'failed', error }))
    setResult(ended)
    isLocked.current = false
    if (ended.status !== 'done') return
    isLocked.current = isFinal
    // `form-recovery.ts` then treats the input as saved.
    dispatchEvent(new Event('saved'))
    onDone?.(ended.value, form)
  }

  return {
    // `method="dialog"`: submitted before hydration, the form sends nothing, so a password never ends up in a URL.
    form: { errors: result?.status === 'invalid' ? result.errors : undefined, onSubmit, method: 'dialog' },
    result,
    /** For the result of another call that belongs to the form. */
    setResult,
    /** The failure, unless it is shown at a field. */
    error: result?.status === 'failed' ? result.error : null,
    isPending: result?.status === 'pending',
  }
}
