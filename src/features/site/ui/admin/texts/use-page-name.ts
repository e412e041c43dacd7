import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { isOwnId } from '../../../model/texts/list-rule.ts'
import { textQueries } from './texts.queries.ts'

/** Name of a page for the owner; a service that was added has its own. */
export function usePageName(): (key: string) => string {
  const t = useT(pageTextsTexts as Texts as Texts<Record<string, string>>)
  const locale = useLocale()
  const { data } = useSuspenseQuery(textQueries.overview())
  return (key) => {
    if (!isOwnId(key)) return t(`item.${key}`)
    return data.pages.find((page) => page.key === key)?.names[locale] || t('newService')
  }
}
