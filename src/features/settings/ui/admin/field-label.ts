import { INTL_LOCALE, isLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import { countryName } from './country-name.ts'

export function useLanguageName(): (locale: Locale) => string {
  const t = useT(settingsAdminTexts)
  return (locale) => t(`language.${locale}`)
}

/** Label of a field path, from the texts of its setting. */
export function useFieldLabel(texts: Texts): (path: string) => string {
  const t = useT(texts as Texts<Record<string, string>>)
  const languageName = useLanguageName()
  return (path) => {
    const label = t(`field.${path}`)
    if (label !== `field.${path}`) return label
    // Part of an item: `contact.en.title` → "Contact, Titel (Engels)".
    const names = path.split('.')
    const locale = names.find(isLocale)
    const part = `${t(`item.${names[0]}`)}, ${t(`field.${names.at(-1)}`)}`
    return locale ? `${part} (${languageName(locale)})` : part
  }
}

/** A short value of a field as text, choices by their label (`choice.FIELD.VALUE`); nothing for longer values. */
export function useFieldValue(texts: Texts): (path: string, value: unknown) => string | undefined {
  const t = useT(settingsAdminTexts)
  const choices = useT(texts as Texts<Record<string, string>>)
  const locale = useLocale()
  // Without a thousands separator: a year or a port is a number too.
  const numbers = new Intl.NumberFormat(INTL_LOCALE[locale], { useGrouping: false, maximumFractionDigits: 10 })
  return (path, value) => {
    const choice = `choice.${path}.${value}`
    const label = choices(choice)
    if (label !== choice) return label
    if (path === 'countryCode' && typeof value === 'string') return countryName(locale, value)
    if (value === undefined) return t('value.standard')
    if (value === '' || value === null) return t('value.empty')
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
    if (typeof value === 'number') return numbers.format(value)
    return typeof value === 'string' && value.length <= 60 ? `“${value}”` : undefined
  }
}
