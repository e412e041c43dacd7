import { Field } from '@base-ui/react/field'
import { Fieldset } from '@base-ui/react/fieldset'
import { Radio as BaseRadio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { choiceBox, choiceRow } from './choice-styles.ts'
import { FieldNotes } from './field.tsx'
import { useFieldError } from './form-errors.ts'

export type RadioGroupProps<Value extends string> = Omit<
  BaseRadioGroup.Props<Value>,
  'className' | 'required' | 'onValueChange'
> & {
  /** Shown as a legend. Without it, give an `aria-label`. */
  label?: ReactNode
  help?: ReactNode
  error?: string
  required?: boolean
  onValueChange?: (value: Value) => void
  /** Layout of the options. */
  className?: string
}

/** A complete field: legend, options, help and error. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, help, error, required, name, disabled, onValueChange, className, children, ...rest } = props
  const message = useFieldError(name, error)
  const group = (
    <BaseRadioGroup<Value>
      data-slot="radio-group"
      aria-required={required || undefined}
      onValueChange={(value) => onValueChange?.(value)}
      {...rest}
    />
  )
  return (
    <Field.Root name={name} disabled={disabled} invalid={Boolean(message)} className="flex min-w-0 flex-col gap-1.5">
      <Fieldset.Root render={group}>
        {label && <Fieldset.Legend className="mb-1 font-semibold leading-snug">{label}</Fieldset.Legend>}
        <div className={className}>{children}</div>
      </Fieldset.Root>
      <FieldNotes help={help} message={message} />
    </Field.Root>
  )
}

export type RadioProps = {
  value: string
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
  className?: string
}

export function Radio({ value, label, help, disabled, className }: RadioProps) {
  return (
    <Field.Item disabled={disabled} className={className}>
      <Field.Label className={choiceRow}>
        <BaseRadio.Root value={value} className={cn(choiceBox, 'rounded-full')}>
          <BaseRadio.Indicator className="size-2.5 rounded-full bg-current data-unchecked:hidden" />
        </BaseRadio.Root>
        <span className="min-w-0">
          {label}
          {help && (
            <Field.Description render={<span />} className="block text-[0.92em] text-ink-2 leading-normal">
              {help}
            </Field.Description>
          )}
        </span>
      </Field.Label>
    </Field.Item>
  )
}
