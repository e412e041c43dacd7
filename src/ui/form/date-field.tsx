import type { ComponentProps } from 'react'
import { noonUtc } from '#kernel/calendar.ts'
import { dateFormat, type Locale } from '#kernel/locale.ts'
import { Field } from './field.tsx'
import { Input, type InputProps } from './input.tsx'

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<InputProps, 'size' | 'required' | 'min' | 'max'> & {
    locale: Locale
    /** YYYY-MM-DD, or empty. */
    value: string
    onValueChange: (date: string) => void
  }

/** A date, repeated in words: `type="date"` follows the language of the browser, not of the page. */
export function DateField({ locale, value, onValueChange, size, required, min, max, help, ...field }: DateFieldProps) {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value)
  const words = isDate && dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(noonUtc(value))
  return (
    <Field {...field} help={words || help}>
      <Input
        type="date"
        size={size}
        required={required}
        min={min}
        max={max}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  )
}
