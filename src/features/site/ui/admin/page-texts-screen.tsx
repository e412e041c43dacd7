import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextSources } from '../../model/page-text-sources.schema.ts'
import { pageTextsSetting } from '../../model/page-texts.schema.ts'
import { PageTextForm } from './page-text-form.tsx'
import { PageTextList } from './page-text-list.tsx'
import { pageTextQueries } from './page-texts.queries.ts'

type Search = Record<string, unknown>
type PageTextsScreenProps = {
  /** Query string `?page=contact&language=en`; without a page, the list. */
  search: Search
  onSearch: (search: Search) => void
}

export function PageTextsScreen(props: PageTextsScreenProps) {
  const t = useT(pageTextsTexts)
  return (
    <Suspense
      fallback={
        <Loading label={t('loading')}>
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      <Content {...props} />
    </Suspense>
  )
}

function Content({ search, onSearch }: PageTextsScreenProps) {
  const { data: sources } = useSuspenseQuery(pageTextQueries.sources())
  const { data: stored } = useSuspenseQuery(settingsAdminQueries.stored(pageTextsSetting))
  const { page, language } = useChosenPage(sources, search)
  if (!page) return <PageTextList sources={sources} texts={stored.value} />
  return (
    <PageTextForm
      key={`${page.key} ${language}`}
      page={page}
      language={language}
      facts={sources.facts[language]}
      texts={stored.value}
      onLanguage={(next) => onSearch({ page: page.key, language: next })}
    />
  )
}

function useChosenPage({ pages }: PageTextSources, search: Search) {
  const locale = useLocale()
  const language: Locale = [search.language, search.lng].find(isLocale) ?? locale
  return { page: pages.find(({ key }) => key === search.page), language }
}
