import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { useSite } from '../../use-site.ts'
import { useLanguageName } from '../field-label.ts'

type LocalizedText = Record<Locale, string>

type LocalizedFieldsProps = {
  /** Path of the fields, without the language. */
  name: string
  legend: string
  help?: string
  isOptional?: boolean
  value: LocalizedText
  onChange: (value: LocalizedText) => void
}

/** One line of text in every visible language, side by side. Schemas report a missing text at the first language of all. */
export function LocalizedFields({ name, legend, help, isOptional, value, onChange }: LocalizedFieldsProps) {
  const t = useT(settingsAdminTexts)
  const languageName = useLanguageName()
  const { languages } = useSite()
  const missing = useFieldError(`${name}.${LOCALES[0]}`)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold leading-snug">
        {legend} {isOptional && <span className="font-normal text-[0.875em] text-ink-3">({t('optional')})</span>}
      </legend>
      {help && <p className="mb-2 text-[0.92em] text-ink-2 leading-normal">{help}</p>}
      <div className="grid items-start gap-x-5 gap-y-3 md:auto-cols-fr md:grid-flow-col">
        {languages.map((locale, index) => (
          <Field
            key={locale}
            name={`${name}.${locale}`}
            label={languageName(locale)}
            {...(index === 0 && missing && { error: missing })}
          >
            <Input
              lang={locale}
              dir="auto"
              autoComplete="off"
              value={value[locale]}
              onValueChange={(text) => onChange({ ...value, [locale]: text })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
