import { type ComponentProps, type Ref, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'
import { controlStyles } from './control-styles.ts'
import { useFieldError } from './form-errors.ts'

type PlainFieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'ref' | 'className'> & {
  name: string
  label: string
  help?: string
  as?: 'input' | 'textarea'
  ref?: Ref<HTMLTextAreaElement & HTMLInputElement>
}

/**
 * Looks like Field, which connects label, help and error to the control by script. Here the HTML does it: for forms
 * that must work without JavaScript, and for pages that visitors load.
 */
export function PlainField({ as: Control = 'input', label, help, ...props }: PlainFieldProps) {
  const id = useId()
  const error = useFieldError(props.name)
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
      </label>
      <Control
        id={id}
        dir="auto"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={[help && helpId, error && errorId].filter(Boolean).join(' ') || undefined}
        data-invalid={error ? '' : undefined}
        // Keeps the label visible when the browser scrolls to the field.
        className={`${controlStyles()} scroll-mt-12`}
        {...props}
      />
      {help && (
        <p id={helpId} className="text-[0.92em] text-ink-2 leading-normal">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-[0.92em] text-danger leading-normal">
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {error}
        </p>
      )}
    </div>
  )
}
