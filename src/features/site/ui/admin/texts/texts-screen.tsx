import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { SETTING_FORM_TEXTS } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Loading } from '#ui/skeleton.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { textNamesTexts } from '../../../messages/text-names/index.ts'
import { DraftBar } from './draft-bar.tsx'
import { PageEditor } from './page-editor.tsx'
import { TextHistory } from './text-history.tsx'
import { TextPageList } from './text-page-list.tsx'
import { textQueries } from './texts.queries.ts'

export const SITE_TEXTS_TEXTS = [pageTextsTexts, textNamesTexts, ...SETTING_FORM_TEXTS] as const

/** Query string `?page=contact&language=en&view=form`; without a page, the list. */
type TextsScreenProps = SearchProps & Uses<typeof SITE_TEXTS_TEXTS>

export function TextsScreen(props: TextsScreenProps) {
  const t = useT(pageTextsTexts)
  return (
    <Suspense fallback={<Loading label={t('loading')} lines={8} />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content({ search, onSearch }: SearchProps) {
  const { data: overview } = useSuspenseQuery(textQueries.overview())
  const locale = useLocale()
  const { languages } = useSite()
  const language = languages.find((one) => one === (search.language ?? search.lng)) ?? locale
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
          version={`${overview.publishedAt} ${overview.draftsVersion}`}
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
