import { isLocale, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { T, Texts } from '#platform/i18n/texts.ts'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { nl } from '../../messages/admin/nl.ts'

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

/** A short value as text; nothing for longer ones. */
export function describeValue(value: unknown, t: T<typeof nl>): string | undefined {
  if (value === undefined) return t('value.standard')
  if (value === '' || value === null) return t('value.empty')
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.length <= 60 ? `“${value}”` : undefined
}
