import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'
import { FieldNameContext, useFieldError } from './form-errors.ts'

export type FieldProps = {
  label: ReactNode
  /** Small text beside the label, such as "optional". */
  hint?: ReactNode
  help?: ReactNode
  /** Overrides the error that the Form has for this name. */
  error?: string
  name?: string
  /** Label for screen readers only: a search box, a table cell. */
  hideLabel?: boolean
  className?: string
  /** One Input, Textarea or Select. */
  children: ReactNode
}

export function Field({ label, hint, help, error, name, hideLabel, className, children }: FieldProps) {
  const message = useFieldError(name, error)
  return (
    <BaseField.Root name={name} invalid={Boolean(message)} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-4'}>
        <BaseField.Label className="font-semibold leading-snug">{label}</BaseField.Label>
        {hint && <span className="shrink-0 text-[0.875em] text-ink-3">{hint}</span>}
      </div>
      <FieldNameContext value={name}>{children}</FieldNameContext>
      <FieldNotes help={help} message={message} />
    </BaseField.Root>
  )
}

type FieldNotesProps = { help?: ReactNode; message?: string; className?: string }

/** Help and error, connected to the control by Base UI. Belongs inside a Field root. */
export function FieldNotes({ help, message, className }: FieldNotesProps) {
  return (
    <>
      {help && (
        <BaseField.Description className={cn('text-[0.92em] text-ink-2 leading-normal', className)}>
          {help}
        </BaseField.Description>
      )}
      {message && (
        <BaseField.Error match className={cn('flex gap-1.5 text-[0.92em] text-danger leading-normal', className)}>
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {message}
        </BaseField.Error>
      )}
    </>
  )
}
