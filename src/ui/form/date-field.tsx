import { noonUtc } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { InputField, type InputFieldProps } from './input-field.tsx'

type DateFieldProps = InputFieldProps & {
  locale: Locale
  /** YYYY-MM-DD, or empty. */
  value: string
  onValueChange: (date: string) => void
}

/** A date, repeated in words: `type="date"` follows the language of the browser, not of the page. */
export function DateField({ locale, help, ...props }: DateFieldProps) {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(props.value)
  const words = isDate && dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(noonUtc(props.value))
  return <InputField type="date" {...props} help={words || help} />
}
