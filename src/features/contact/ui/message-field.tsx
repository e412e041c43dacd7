import { type ComponentProps, useId } from 'react'
import { controlStyles } from '#ui/control-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { alertIcon } from '#ui/icons.ts'
import type { FieldName } from '../model/form-state.ts'

type MessageFieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'ref' | 'className'> & {
  name: FieldName
  label: string
  help?: string
  error: string | undefined
  as?: 'input' | 'textarea'
}

/**
 * Looks like the Field of `src/ui`, which ties label, help and error to the control by script. Here they are tied in
 * the HTML itself, because this form must be whole without any.
 */
export function MessageField({ as: Control = 'input', label, help, error, ...props }: MessageFieldProps) {
  const id = useId()
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
        // The label above stays in sight when the browser scrolls to the field.
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
