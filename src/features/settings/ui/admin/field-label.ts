import { isLocale, type Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { nl } from '../../messages/admin/nl.ts'
import type { PageTextField, PageTextKey } from '../../model/page-texts.schema.ts'
import type { Subject } from '../../model/subjects.ts'

type Words = T<typeof nl>

/** Label of a field path: `basic.texts.nl.title` → "Basic, Naam (Nederlands)". */
export function fieldLabel(subject: Subject, path: string, t: Words): string {
  if (subject === 'page-texts') return pageTextLabel(path, t)
  if (subject !== 'packages') return t(`field.${path}` as 'field.name')
  const [key = '', field = '', locale, words] = path.split('.')
  const name = key.charAt(0).toUpperCase() + key.slice(1)
  if (!isLocale(locale)) return `${name}, ${t(`field.${field}` as 'field.price')}`
  return `${name}, ${t(`field.${words}` as 'field.title')} (${t(`language.${locale}`)})`
}

/** `contact.en.title` → "Contact, Titel (Engels)". */
function pageTextLabel(path: string, t: Words): string {
  const [key, locale, field] = path.split('.')
  const name = t(`pageField.${field as PageTextField}`)
  return `${t(`page.${key as PageTextKey}`)}, ${name} (${t(`language.${locale as Locale}`)})`
}

/** A short value as text; nothing for longer ones. */
export function describeValue(value: unknown, t: Words): string | undefined {
  if (value === undefined) return t('value.standard')
  if (value === '' || value === null) return t('value.empty')
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.length <= 60 ? `“${value}”` : undefined
}
