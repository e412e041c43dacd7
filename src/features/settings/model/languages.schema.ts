import { z } from 'zod'
import { ALL_LANGUAGES, type Languages } from '#kernel/languages/languages.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { defineSetting } from './define-setting.ts'
import { mapLocales } from './map-locales.ts'

const languages = z
  .object({
    ...mapLocales(() => z.boolean()),
    defaultLocale: z.enum(LOCALES).describe('For people whose language is not known'),
  })
  .superRefine((value, context) => {
    if (!LOCALES.some((locale) => value[locale]))
      context.addIssue({ code: 'custom', path: [LOCALES[0]], message: 'languages:visible.needed' })
    else if (!value[value.defaultLocale])
      context.addIssue({ code: 'custom', path: ['defaultLocale'], message: 'languages:defaultLocale.hidden' })
  })
  .meta({ id: 'Languages' })
export type LanguageSettings = z.infer<typeof languages>

/** Which languages visitors see. `languagesOf` is how it is read; everything else reads `ctx.languages`. */
export const languagesSetting = defineSetting<LanguageSettings>({
  key: 'languages',
  schema: languages,
  initial: { ...mapLocales(() => true), defaultLocale: DEFAULT_LOCALE },
})

/** Also of a value that is damaged or from a later version: no language is hidden unless the value says so. */
export function languagesOf(stored: Partial<Record<keyof LanguageSettings, unknown>>): Languages {
  const visible = LOCALES.filter((locale) => stored[locale] !== false)
  const [first] = visible
  if (!first) return ALL_LANGUAGES
  const defaultLocale = visible.find((locale) => locale === stored.defaultLocale) ?? first
  return { visible: [defaultLocale, ...visible.filter((locale) => locale !== defaultLocale)], defaultLocale }
}
