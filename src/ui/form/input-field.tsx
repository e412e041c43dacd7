import { Field, type FieldProps } from './field.tsx'
import { Input, type InputProps } from './input.tsx'

export type InputFieldProps = Omit<InputProps, 'children'> & Omit<FieldProps, 'children'>

/** A field with an input. `className` belongs to the field. */
export function InputField({ label, hint, help, error, name, hideLabel, className, ...input }: InputFieldProps) {
  const field = { label, hint, help, error, name, hideLabel, className }
  return (
    <Field {...field}>
      <Input {...input} />
    </Field>
  )
}
