import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'disabled' | 'className'> & ControlStyleOptions

export function Textarea({ size, required, rows = 4, value, defaultValue, ...props }: TextareaProps) {
  return (
    <Field.Control
      data-slot="textarea"
      value={value}
      defaultValue={defaultValue}
      aria-required={required || undefined}
      className={`${controlStyles({ size })} resize-y`}
      render={<textarea rows={rows} {...props} />}
    />
  )
}
