import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { SETTING_FORM_TEXTS } from '#features/settings/ui/admin/setting-form.tsx'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import { isLocale, LOCALES, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { cn } from '#ui/cn.ts'
import { Loading } from '#ui/skeleton.tsx'
import { ADVISED_LENGTH, lengthAdvice, lengthOf } from '#ui/text-length.ts'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextSource, PageTextSources } from '../../model/page-text-sources.schema.ts'
import { type PageTexts, pageTextsSetting } from '../../model/page-texts.schema.ts'
import { shownTexts, toPageTextDraft } from './page-text-draft.ts'
import { PageTextForm } from './page-text-form.tsx'
import { siteAdminQueries } from './site-admin.queries.ts'

type Search = Record<string, unknown>
export const PAGE_TEXTS_TEXTS = [pageTextsTexts, ...SETTING_FORM_TEXTS] as const
type PageTextsScreenProps = {
  /** Query string `?page=contact&language=en`; without a page, the list. */
  search: Search
  onSearch: (search: Search) => void
}

export function PageTextsScreen(props: PageTextsScreenProps & Uses<typeof PAGE_TEXTS_TEXTS>) {
  const t = useT(pageTextsTexts)
  return (
    <Suspense fallback={<Loading label={t('loading')} lines={8} />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content({ search, onSearch }: PageTextsScreenProps) {
  const { data: sources } = useSuspenseQuery(siteAdminQueries.pageTexts())
  const { data: stored } = useSuspenseQuery(settingsAdminQueries.stored(pageTextsSetting))
  const locale = useLocale()
  const language = [search.language, search.lng].find(isLocale) ?? locale
  const page = sources.pages.find(({ key }) => key === search.page)
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

type PageTextListProps = { sources: PageTextSources; texts: PageTexts }

/** Every public page with its title in each language. */
function PageTextList({ sources: { pages, facts }, texts }: PageTextListProps) {
  const t = useT(pageTextsTexts)
  return (
    <ul aria-label={t('pages')} className="rounded-md border border-line bg-sheet">
      {pages.map((page) => (
        <li
          key={page.key}
          className="grid gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0 max-sm:px-4 lg:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="font-semibold text-base leading-snug tracking-normal">{t(`item.${page.key}`)}</h2>
            <p className="measure mt-1.5 wrap-anywhere text-ink-3 leading-snug">{page.path}</p>
          </div>
          <ul className="-mx-2 grid gap-1 xl:grid-cols-3">
            {LOCALES.map((locale) => (
              <li key={locale}>
                <TitleLink page={page} locale={locale} facts={facts[locale]} own={texts[page.key]?.[locale]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type TitleLinkProps = {
  page: PageTextSource
  locale: Locale
  facts: Record<string, string>
  own: NonNullable<PageTexts[PageTextSource['key']]>[Locale]
}

function TitleLink({ page: { key, texts }, locale, facts, own }: TitleLinkProps) {
  const t = useT(pageTextsTexts)
  const languageName = useLanguageName()
  const { title } = shownTexts(texts[locale], toPageTextDraft(texts[locale], own), facts)
  const advice = lengthAdvice(title, ADVISED_LENGTH.title)
  return (
    <Link
      to="/admin/pages"
      search={{ page: key, language: locale }}
      className="group grid grid-cols-[1.6rem_minmax(0,1fr)] gap-x-2 rounded-sm px-2 py-2 text-ink no-underline hover:bg-wash pointer-coarse:py-2.5"
    >
      <span aria-hidden="true" className="measure pt-[5px] text-ink-3 uppercase">
        {locale}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{t('edit', { page: t(`item.${key}`), language: languageName(locale) })} </span>
        <span lang={locale} className="block text-[15px] leading-snug group-hover:underline">
          {title}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={cn('text-[13px]', advice === 'good' ? 'text-ink-3' : 'text-warn')}>
            {t('characters', { count: lengthOf(title) })}
          </span>
          {own && <Badge>{t('changed')}</Badge>}
        </span>
      </span>
    </Link>
  )
}
