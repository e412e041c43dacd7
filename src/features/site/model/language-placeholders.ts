import { type LanguageSettings, languagesOf } from '#features/settings/model/languages.schema.ts'
import { formatList } from '#features/settings/model/list-format.ts'
import type { Locale } from '#kernel/locale.ts'

/** As they follow "in", and in French with it. */
const NAMES: { [L in Locale]: { [Named in Locale]: string } } = {
  nl: { nl: 'het Nederlands', en: 'het Engels', fr: 'het Frans' },
  en: { nl: 'Dutch', en: 'English', fr: 'French' },
  fr: { nl: 'en néerlandais', en: 'en anglais', fr: 'en français' },
}

/** The visible languages in a sentence. `severalLanguages` is empty on a site in one language. */
export function languagePlaceholders(stored: LanguageSettings, locale: Locale) {
  const { visible, defaultLocale } = languagesOf(stored)
  const siteLanguages = formatList(
    locale,
    visible.map((one) => NAMES[locale][one]),
  )
  return {
    siteLanguages,
    severalLanguages: visible.length > 1 ? siteLanguages : '',
    defaultLanguage: NAMES[locale][defaultLocale],
  }
}
