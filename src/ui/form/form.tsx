import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import { type FieldErrors, FormErrorsContext } from './form-errors.ts'

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'noValidate'> & {
  /** Errors of one submission, by field name. A new object moves the focus to the first field with an error. */
  errors?: FieldErrors | undefined
  /**
   * Identity of what the form edits, such as `rule 12`: unsaved input is restored in the form with the same identity
   * only. Null: it has its own draft, or nothing worth restoring.
   */
  recoverAs: string | null
}

const none: FieldErrors = {}

/**
 * Validation is done by the schema only: native validation is off, because its messages are in the browser's language
 * and not the page's. Not Base UI's Form, which also blocks submitting until every field with an error was edited.
 */
export function Form({ errors = none, recoverAs, onSubmit, onChange, className, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasSubmitted = useRef(false)
  // An error is cleared when its field is edited; a new submission replaces all of them.
  const [{ given, left }, setState] = useState({ given: errors, left: errors })
  if (given !== errors) setState({ given: errors, left: errors })

  function forget(name: string) {
    setState((now) => (now.left[name] ? { ...now, left: { ...now.left, [name]: undefined } } : now))
  }

  useEffect(() => {
    if (!hasSubmitted.current || !Object.values(errors).some(Boolean)) return
    hasSubmitted.current = false
    focusFirstError(form.current)
  }, [errors])

  const submit: FormProps['onSubmit'] = (event) => {
    hasSubmitted.current = true
    onSubmit?.(event)
  }

  return (
    <FormErrorsContext value={{ errors: left, forget }}>
      <form
        ref={form}
        noValidate
        data-recover={recoverAs ?? undefined}
        onSubmit={submit}
        onChange={(event) => {
          const { name } = event.target as Partial<HTMLInputElement>
          if (name) forget(name)
          onChange?.(event)
        }}
        className={cn('flex flex-col gap-5', className)}
        {...props}
      >
        {children}
      </form>
    </FormErrorsContext>
  )
}

function focusFirstError(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const inside = first?.matches('[role="radiogroup"]') && first.querySelector<HTMLElement>('[tabindex="0"]')
  ;(inside || first)?.focus({ preventScroll: true })
  // The whole group: focus alone shows the pressed control, and the message may stay outside the window.
  first?.scrollIntoView({ block: 'center' })
}
