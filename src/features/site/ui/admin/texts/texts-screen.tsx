import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isLocale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { DraftBar } from './draft-bar.tsx'
import { PageEditor } from './page-editor.tsx'
import { TextHistory } from './text-history.tsx'
import { TextPageList } from './text-page-list.tsx'
import { textQueries } from './texts.queries.ts'

type Search = Record<string, unknown>
type TextsScreenProps = {
  /** Query string `?page=contact&language=en&view=form`; without a page, the list. */
  search: Search
  onSearch: (search: Search) => void
}

export function TextsScreen(props: TextsScreenProps) {
  const t = useT(pageTextsTexts)
  return (
    <Suspense fallback={<Loading label={t('loading')} lines={8} />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content({ search, onSearch }: TextsScreenProps) {
  const { data: overview } = useSuspenseQuery(textQueries.overview())
  const locale = useLocale()
  const language = [search.language, search.lng].find(isLocale) ?? locale
  const page = overview.pages.find(({ key }) => key === search.page)
  return (
    <>
      <DraftBar overview={overview} isEditing={page !== undefined} />
      {page ? (
        <PageEditor
          key={page.key}
          page={page.key}
          language={language}
          view={search.view === 'form' ? 'form' : 'page'}
          onChange={(change) => onSearch({ page: page.key, language, view: search.view, ...change })}
        />
      ) : (
        <>
          <TextPageList overview={overview} />
          <TextHistory />
        </>
      )}
    </>
  )
}
