import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { settingsAdminTexts } from '../messages/admin/index.ts'
import type { PageTextKey } from '../model/page-texts.schema.ts'

/** Names of pages and languages for the admin. */
export function usePageNames() {
  const t = useT(settingsAdminTexts)
  return {
    pageName: (key: PageTextKey) => t(`page.${key}`),
    languageName: (locale: Locale) => t(`language.${locale}`),
  }
}
