import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon } from '#ui/icon/icons.ts'
import { Link as PlainLink } from '#ui/link.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextSource } from '../../model/page-text-sources.schema.ts'
import { type PageTexts, pageTextsSetting, withPageText } from '../../model/page-texts.schema.ts'
import { fromPageTextDraft, type ShownTexts, shownTexts, toPageTextDraft } from './page-text-draft.ts'
import { PageTextFields } from './page-text-fields.tsx'

type PageTextFormProps = {
  page: PageTextSource
  language: Locale
  facts: Record<string, string>
  /** Stored value of all pages: saving replaces this page in this language and keeps the rest. */
  texts: PageTexts
  onLanguage: (language: Locale) => void
}

export function PageTextForm({ page, language, facts, texts, onLanguage }: PageTextFormProps) {
  const t = useT(pageTextsTexts)
  const { name, origin } = useSite()
  const standard = page.texts[language]
  return (
    <>
      <PageTextHeader page={page} language={language} onLanguage={onLanguage} />
      <AdminSettingForm
        setting={pageTextsSetting}
        texts={pageTextsTexts}
        about={t('about')}
        isOnSite
        toDraft={(stored) => toPageTextDraft(standard, stored[page.key]?.[language])}
        toValue={(draft) => withPageText(texts, page.key, language, fromPageTextDraft(standard, draft))}
      >
        {({ draft, change }) => {
          const shown = shownTexts(standard, draft, facts)
          return (
            <div className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_21rem]">
              <PageTextFields
                name={`${page.key}.${language}`}
                language={language}
                standard={standard}
                draft={draft}
                shown={shown}
                facts={facts}
                onChange={change}
              />
              <div className="grid gap-7 md:max-xl:grid-cols-2 xl:sticky xl:top-[calc(var(--bar)+1rem)]">
                <Preview heading={t('preview.search')}>
                  <SearchPreview
                    siteName={name}
                    address={origin + localizedPath(language, page.path)}
                    lang={language}
                    title={shown.title}
                    description={shown.description}
                  />
                </Preview>
                <SharePreview image={standard.image} language={language} shown={shown} />
              </div>
            </div>
          )
        }}
      </AdminSettingForm>
    </>
  )
}

function PageTextHeader({ page, language, onLanguage }: Pick<PageTextFormProps, 'page' | 'language' | 'onLanguage'>) {
  const t = useT(pageTextsTexts)
  const languageName = useLanguageName()
  return (
    <div className="mb-5">
      <Link
        to="/admin/pages"
        search={{}}
        className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded-[2px] text-brand-strong no-underline hover:underline pointer-coarse:min-h-11"
      >
        <Icon path={chevronLeftIcon} className="size-4" />
        {t('allPages')}
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-[1.35rem]">{t(`item.${page.key}`)}</h2>
        <Segmented
          label={t('language')}
          options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          onValueChange={onLanguage}
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[15px]">
        <span className="measure wrap-anywhere text-ink-2">{localizedPath(language, page.path)}</span>
        <PlainLink href={addressOf(language, page.path)} newTabLabel={t('newTab')}>
          {t('openPage')}
        </PlainLink>
      </p>
    </div>
  )
}

/** Dutch has no prefix: without the parameter, the page would use the language of the browser. */
function addressOf(language: Locale, path: string): string {
  return language === 'nl' ? `${path}?lng=nl` : localizedPath(language, path)
}

type SharePreviewProps = { image: string; language: Locale; shown: ShownTexts }

/** Share card preview, as in chats and social networks. */
function SharePreview({ image, language, shown }: SharePreviewProps) {
  const t = useT(pageTextsTexts)
  const { origin } = useSite()
  return (
    <Preview heading={t('preview.share')}>
      <div lang={language} className="overflow-hidden rounded-md border border-line bg-sheet">
        <img
          src={image}
          alt={t('preview.image')}
          width="1200"
          height="630"
          className="aspect-[1200/630] h-auto w-full border-line border-b bg-wash"
        />
        <div className="px-4 py-3">
          <p className="text-[12.5px] text-ink-3 uppercase">{new URL(origin).host}</p>
          <p className="mt-0.5 line-clamp-2 font-semibold text-[15.5px] leading-snug">{shown.cardTitle}</p>
          <p className="mt-1 line-clamp-2 text-[14.5px] text-ink-2 leading-normal">{shown.shareText}</p>
        </div>
      </div>
    </Preview>
  )
}

function Preview({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2.5 text-[1.05rem]">
        {heading}
      </h3>
      {children}
    </section>
  )
}
