import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
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

/** One line of text in every language, side by side. */
export function LocalizedFields({ name, legend, help, isOptional, value, onChange }: LocalizedFieldsProps) {
  const t = useT(settingsAdminTexts)
  const languageName = useLanguageName()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold leading-snug">
        {legend} {isOptional && <span className="font-normal text-[0.875em] text-ink-3">({t('optional')})</span>}
      </legend>
      {help && <p className="mb-2 text-[0.92em] text-ink-2 leading-normal">{help}</p>}
      <div className="grid items-start gap-x-5 gap-y-3 md:grid-cols-3">
        {LOCALES.map((locale) => (
          <Field key={locale} name={`${name}.${locale}`} label={languageName(locale)}>
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
