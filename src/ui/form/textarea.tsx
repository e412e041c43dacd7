import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'

export type TextareaProps = ComponentProps<'textarea'> & ControlStyleOptions

export function Textarea({
  size,
  required,
  rows = 4,
  className,
  ref,
  disabled,
  value,
  defaultValue,
  name,
  id,
  ...props
}: TextareaProps) {
  return (
    <Field.Control
      data-slot="textarea"
      id={id}
      name={name}
      value={value}
      defaultValue={defaultValue}
      disabled={disabled}
      aria-required={required || undefined}
      className={cn(controlStyles({ size }), 'resize-y', className)}
      render={<textarea ref={ref} rows={rows} {...props} />}
    />
  )
}
