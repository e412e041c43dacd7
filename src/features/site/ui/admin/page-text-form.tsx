import { Link } from '@tanstack/react-router'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { chevronLeftIcon } from '#ui/icons.ts'
import { Link as PlainLink } from '#ui/link.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextSource } from '../../model/page-text-sources.schema.ts'
import { type PageTexts, pageTextsSetting, withPageText } from '../../model/page-texts.schema.ts'
import { fromPageTextDraft, shownTexts, toPageTextDraft } from './page-text-draft.ts'
import { PageTextFields } from './page-text-fields.tsx'
import { PageSearchPreview, SharePreview } from './page-text-previews.tsx'

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
                <PageSearchPreview path={localizedPath(language, page.path)} language={language} shown={shown} />
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
