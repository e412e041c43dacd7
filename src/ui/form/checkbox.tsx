import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/icons.ts'
import { minusIcon } from '../icon/lazy-icons.ts'
import { choiceBox, choiceNotes, choiceRow } from './choice-styles.ts'
import { FieldNotes } from './field.tsx'
import { useFieldError } from './form-errors.ts'

type CheckboxProps = Omit<BaseCheckbox.Root.Props, 'className' | 'children' | 'required'> & {
  label: ReactNode
  help?: ReactNode
  /** Label for screen readers only. */
  hideLabel?: boolean
  className?: string
}

/** A complete field: box, label, help and the error that the Form has for this name. */
export function Checkbox({ label, help, hideLabel, name, disabled, className, ...props }: CheckboxProps) {
  const message = useFieldError(name)
  return (
    <Field.Root name={name} disabled={disabled} invalid={Boolean(message)} className={className}>
      <Field.Label className={choiceRow}>
        <BaseCheckbox.Root data-slot="checkbox" className={cn(choiceBox, 'rounded-sm')} {...props}>
          <BaseCheckbox.Indicator className="flex data-unchecked:hidden">
            <Icon path={props.indeterminate ? minusIcon : checkIcon} strokeWidth="2.6" className="size-4" />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
      </Field.Label>
      <FieldNotes help={help} message={message} className={cn(choiceNotes, 'pl-[34px]')} />
    </Field.Root>
  )
}
