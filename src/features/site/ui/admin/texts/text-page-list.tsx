import { Link } from '@tanstack/react-router'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { isTextGroup } from '../../../model/texts/messages.ts'
import type { TextOverview } from '../../../model/texts/text-editing.schema.ts'
import { usePageName } from './use-page-name.ts'

/** Every public page with its title in each language. */
export function TextPageList({ overview: { pages, drafts, listDrafts } }: { overview: TextOverview }) {
  const t = useT(pageTextsTexts)
  const pageName = usePageName()
  const { languages } = useSite()
  return (
    <ul aria-label={t('pages')} className="rounded-md border border-line bg-sheet">
      {pages.map((page) => {
        const draftCount = [...drafts, ...listDrafts].filter((draft) => draft.page === page.key).length
        return (
          <li
            key={page.key}
            className="grid gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0 max-sm:px-4 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div>
              <h2 className="font-semibold text-base leading-snug tracking-normal">{pageName(page.key)}</h2>
              {isTextGroup(page.key) ? (
                <p className="mt-1 text-[15px] text-ink-2 leading-snug">{t(`about.${page.key}`)}</p>
              ) : (
                <p className="measure mt-1.5 wrap-anywhere text-ink-3 leading-snug">{page.path}</p>
              )}
              <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
                {page.changedCount > 0 && <Badge tone="neutral">{t('changed', { count: page.changedCount })}</Badge>}
                {draftCount > 0 && <Badge tone="warn">{t('drafts', { count: draftCount })}</Badge>}
              </p>
            </div>
            <ul className="-mx-2 grid gap-1 lg:-my-1.5 xl:auto-cols-fr xl:grid-flow-col">
              {languages.map((locale) => (
                <li key={locale}>
                  <TitleLink page={page} locale={locale} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

type TitleLinkProps = { page: TextOverview['pages'][number]; locale: Locale }

function TitleLink({ page: { key, titles }, locale }: TitleLinkProps) {
  const t = useT(pageTextsTexts)
  const languageName = useLanguageName()
  const pageName = usePageName()
  return (
    <Link
      to="/admin/pages"
      search={{ page: key, language: locale }}
      className="group grid grid-cols-[1.6rem_minmax(0,1fr)] gap-x-2 rounded-sm px-2 py-2 text-ink no-underline hover:bg-wash pointer-coarse:py-2.5"
    >
      <span aria-hidden="true" className="measure pt-[5px] text-ink-3 uppercase group-hover:text-ink-2">
        {locale}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{t('edit', { page: pageName(key), language: languageName(locale) })} </span>
        <span lang={locale} className="block text-[15px] leading-snug group-hover:underline">
          {titles[locale] || languageName(locale)}
        </span>
      </span>
    </Link>
  )
}
