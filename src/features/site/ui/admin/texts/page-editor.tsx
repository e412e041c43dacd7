import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon } from '#ui/icon/icons.ts'
import { Link as PlainLink } from '#ui/link.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { PACKAGES_PATH } from '../../../model/packages.ts'
import { isTextGroup } from '../../../model/texts/messages.ts'
import type { PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { pageOfPath } from '../../../model/texts/text-path.ts'
import { HiddenTexts } from './hidden-texts.tsx'
import { Lists } from './list-editor.tsx'
import { PagePreview, type ShownDraft } from './page-preview.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextForm } from './text-form.tsx'
import { textAt } from './text-groups.ts'
import { textQueries } from './texts.queries.ts'
import { usePageName } from './use-page-name.ts'

type View = 'page' | 'form'
type PageEditorProps = {
  page: string
  language: Locale
  /** On narrow screens it is always the form. */
  view: View
  /** Of all stored texts and drafts. */
  version: string
  onChange: (change: { language?: Locale; view?: View }) => void
}

export function PageEditor({ page, language, view, version, onChange }: PageEditorProps) {
  const { data } = useSuspenseQuery(textQueries.page(page))
  // Emails are no page.
  const hasPreview = data.paths[language] !== '' && window.matchMedia('(min-width: 64rem)').matches
  return (
    <>
      <Header data={data} language={language} view={hasPreview ? view : undefined} onChange={onChange} />
      {hasPreview && view === 'page' ? (
        <OnPage data={data} language={language} version={version} onForm={() => onChange({ view: 'form' })} />
      ) : (
        <TextForm data={data} language={language} />
      )}
    </>
  )
}

type HeaderProps = { data: PageTexts; language: Locale; view: View | undefined; onChange: PageEditorProps['onChange'] }

function Header({ data: { key, paths }, language, view, onChange }: HeaderProps) {
  const t = useT(pageTextsTexts)
  const pageName = usePageName()
  const path = paths[language]
  const languageName = useLanguageName()
  const { languages } = useSite()
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
        <h2 className="text-[1.35rem]">{pageName(key)}</h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {view && (
            <Segmented
              label={t('view')}
              options={[
                { value: 'page', label: t('view.page') },
                { value: 'form', label: t('view.form') },
              ]}
              value={view}
              onValueChange={(next) => onChange({ view: next })}
            />
          )}
          {languages.length > 1 && (
            <Segmented
              label={t('language')}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
              value={language}
              onValueChange={(next) => onChange({ language: next })}
            />
          )}
        </div>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[15px]">
        {isTextGroup(key) ? (
          <span className="text-ink-2">{t(`about.${key}`)}</span>
        ) : (
          <span className="measure wrap-anywhere text-ink-2">{localizedPath(language, path)}</span>
        )}
        {path && (
          <PlainLink href={addressOf(language, path, 'preview=texts')} newTabLabel={t('newTab')}>
            {t('openPreview')}
          </PlainLink>
        )}
      </p>
    </div>
  )
}

/** Dutch has no prefix: without the parameter, the page would use the language of the browser. */
function addressOf(language: Locale, path: string, query: string): string {
  return language === 'nl' ? `${path}?lng=nl&${query}` : `${localizedPath(language, path)}?${query}`
}

/** Texts of packages are edited with their prices. */
function isEditable(path: string): boolean {
  return !path.startsWith(`${PACKAGES_PATH}.`) && pageOfPath(path) !== undefined
}

type OnPageProps = { data: PageTexts; language: Locale; version: string; onForm: () => void }

/** The page as visitors see it, and the text that was pressed on it. */
function OnPage({ data, language, version, onForm }: OnPageProps) {
  const t = useT(pageTextsTexts)
  const [selected, setSelected] = useState(() => decodeURIComponent(location.hash.slice(1)) || undefined)
  const [draft, setDraft] = useState<ShownDraft>()
  const [shown, setShown] = useState<ReadonlySet<string>>()
  const pageName = usePageName()
  // A page also shows texts that are edited with another one: the bar, the name of a service.
  const key = (selected && pageOfPath(selected)) ?? data.key
  const { data: other } = useQuery({ ...textQueries.page(key), enabled: key !== data.key })
  const owner = key === data.key ? data : other
  const text = owner && textAt(owner, selected)

  /** A part is selected by its first text. */
  function select(path: string | undefined) {
    setSelected(path)
    setDraft(undefined)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_30rem]">
      <PagePreview
        address={addressOf(language, data.paths[language], 'preview=texts')}
        title={t('preview.page', { page: pageName(data.key) })}
        facts={data.facts[language]}
        selected={selected}
        draft={draft}
        version={version}
        isEditable={isEditable}
        onSelect={select}
        onShown={setShown}
      />
      <div className="sticky top-[calc(var(--bar)+5rem)] max-h-[calc(100dvh-var(--bar)-7rem)] overflow-y-auto px-1.5 pb-1">
        {owner && text ? (
          <TextEditor
            key={text.path}
            data={owner}
            text={text}
            language={language}
            layout="stacked"
            onType={(locale, value) =>
              locale === language && setDraft({ path: text.path, text: value, stored: text.texts[language].text })
            }
            onClose={() => select(undefined)}
          />
        ) : (
          <div className="rounded-md border border-line-strong border-dashed px-5 py-6 text-ink-2">
            <p>{t('pressText')}</p>
            <p className="mt-3">
              {t('headInForm')}{' '}
              <button type="button" className="text-link cursor-pointer" onClick={onForm}>
                {t('view.form')}
              </button>
            </p>
          </div>
        )}
        {!text && (
          <div className="mt-6 grid gap-6">
            <Lists data={data} language={language} onAdd={select} />
            {shown && (
              <HiddenTexts
                data={data}
                language={language}
                texts={data.texts.filter(({ path }) => !shown.has(path))}
                onSelect={select}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
