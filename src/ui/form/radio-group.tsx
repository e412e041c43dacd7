import { Field } from '@base-ui/react/field'
import { Fieldset } from '@base-ui/react/fieldset'
import { Radio as BaseRadio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { choiceBox, choiceRow } from './choice-styles.ts'
import { FieldNotes } from './field.tsx'
import { useFieldError } from './form-errors.ts'

type RadioGroupProps<Value extends string> = Pick<BaseRadioGroup.Props<Value>, 'name' | 'value' | 'children'> & {
  /** Shown as a legend. */
  label: ReactNode
  required?: boolean
  onValueChange?: (value: Value) => void
  /** Layout of the options. */
  className?: string
}

/** A complete field: legend, options and the error that the Form has for this name. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, required, name, value, onValueChange, className, children } = props
  const message = useFieldError(name)
  const group = (
    <BaseRadioGroup<Value>
      data-slot="radio-group"
      aria-required={required || undefined}
      value={value}
      onValueChange={(next) => onValueChange?.(next)}
    />
  )
  return (
    <Field.Root name={name} invalid={Boolean(message)} className="flex min-w-0 flex-col gap-1.5">
      <Fieldset.Root render={group}>
        <Fieldset.Legend className="mb-1 font-semibold leading-snug">{label}</Fieldset.Legend>
        <div className={className}>{children}</div>
      </Fieldset.Root>
      <FieldNotes message={message} />
    </Field.Root>
  )
}

type RadioProps = { value: string; label: ReactNode; help?: ReactNode }

export function Radio({ value, label, help }: RadioProps) {
  return (
    <Field.Item>
      <Field.Label className={choiceRow}>
        <BaseRadio.Root value={value} className={cn(choiceBox, 'rounded-full')}>
          <BaseRadio.Indicator className="size-2.5 forced-color-adjust-none rounded-full bg-current data-unchecked:hidden" />
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
