import { type ReactNode, useState } from 'react'
import { documentTitle } from '#features/settings/model/document-title.ts'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { cn } from '#ui/cn.ts'
import { InputField } from '#ui/form/input-field.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { fill } from '../../../content/fill.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { textNamesTexts } from '../../../messages/text-names/index.ts'
import { matchesQuery } from '../../../model/faq-search.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'
import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { Lists } from './list-editor.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextGroupSummary } from './text-group-summary.tsx'
import { factsOf, groupTexts, newerLanguages, textAt } from './text-groups.ts'
import { useTextName } from './use-text-name.ts'

type TextFormProps = { data: PageTexts; language: Locale }

/** Every text of the page. One is open at a time, in the three languages. */
export function TextForm({ data, language }: TextFormProps) {
  const t = useT(pageTextsTexts)
  const [wanted, setWanted] = useState('')
  const [selected, setOpen] = useState(() => decodeURIComponent(location.hash.slice(1)) || undefined)
  const open = textAt(data, selected)
  const isWanted = (text: EditableText) => text === open || matchesQuery(wanted, [shownIn(text, language, data)])
  const { groups, messages, head } = groupTexts(data.texts.filter(isWanted))
  const rows = (texts: EditableText[]) => (
    <Rows data={data} language={language} texts={texts} open={open?.path} onOpen={setOpen} />
  )
  return (
    <div className="grid gap-7">
      <InputField
        label={t('find')}
        type="search"
        size="s"
        className="max-w-96"
        value={wanted}
        onValueChange={setWanted}
        maxLength={200}
      />
      {!wanted && <Lists data={data} language={language} onAdd={setOpen} />}
      {groups.map((group) => (
        <div key={group.path} className="rounded-md border border-line bg-sheet">
          {rows(group.texts)}
        </div>
      ))}
      {messages.length > 0 && (
        <section className="min-w-0">
          <h3 className="mb-3 text-[1.1rem]">{t('messages')}</h3>
          <div className="rounded-md border border-line bg-sheet">
            {messages.map(({ path, texts }) => (
              <Messages
                key={`${path} ${wanted}`}
                catalogue={path}
                count={texts.length}
                isOpen={wanted !== '' || texts.some((text) => text === open)}
              >
                {rows(texts)}
              </Messages>
            ))}
          </div>
        </section>
      )}
      {head.length > 0 && (
        <section className="min-w-0">
          <h3 className="mb-3 text-[1.1rem]">{t('head')}</h3>
          <div className="rounded-md border border-line bg-sheet">{rows(head)}</div>
          {!wanted && <Preview data={data} language={language} head={head} />}
        </section>
      )}
      {groups.length + messages.length + head.length === 0 && <p className="text-ink-2">{t('foundNone')}</p>}
    </div>
  )
}

function shownIn(text: EditableText, language: Locale, data: PageTexts): string {
  return fill(text.texts[language].text, factsOf(text, language, data))
}

type MessagesProps = { catalogue: string; count: number; isOpen: boolean; children: ReactNode }

/** Labels and notices of one part of the site. There are many: they are closed at first. */
function Messages({ catalogue, count, isOpen, children }: MessagesProps) {
  const t = useT(pageTextsTexts)
  const name = useT(textNamesTexts as Texts as Texts<Record<string, string>>)
  return (
    <details className="group border-line border-t first:border-t-0" open={isOpen}>
      <TextGroupSummary
        name={name(`messages.${catalogue}`)}
        count={t('texts', { count })}
        className="px-5 max-sm:px-4"
      />
      <div className="border-line border-t">{children}</div>
    </details>
  )
}

type RowsProps = TextFormProps & {
  texts: EditableText[]
  /** Path of the text that is being edited. */
  open: string | undefined
  onOpen: (path: string | undefined) => void
}

function Rows({ data, language, texts, open, onOpen }: RowsProps) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.path} className="border-line border-t first:border-t-0">
          {open === text.path ? (
            <div className="px-5 py-4 max-sm:px-4">
              <TextEditor
                data={data}
                text={text}
                language={language}
                layout="columns"
                onClose={() => onOpen(undefined)}
              />
            </div>
          ) : (
            <Row
              text={text}
              language={language}
              shown={shownIn(text, language, data)}
              onOpen={() => onOpen(text.path)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type RowProps = { text: EditableText; language: Locale; shown: string; onOpen: () => void }

function Row({ text, language, shown, onOpen }: RowProps) {
  const t = useT(pageTextsTexts)
  const nameOf = useTextName()
  const { languages } = useSite()
  const drafted = languages.filter((locale) => text.texts[locale].text !== text.texts[locale].published)
  const languageName = useLanguageName()
  const newer = newerLanguages(text, language, languages)
  const isMessage = isMessagePath(text.path)
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'grid w-full cursor-pointer gap-x-6 gap-y-1 px-5 py-3 text-left hover:bg-wash max-sm:px-4',
        isMessage ? 'lg:grid-cols-[minmax(0,1fr)_auto]' : 'lg:grid-cols-[11rem_minmax(0,1fr)_auto]',
      )}
    >
      {/* The text of a label or notice says what it is. */}
      {!isMessage && <span className="text-[14px] text-ink-2">{nameOf(text.path)}</span>}
      <span lang={language} className="line-clamp-3 min-w-0 wrap-anywhere text-[15.5px] leading-normal">
        {shown || <span className="text-ink-3 italic">{t('empty')}</span>}
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        {drafted.length > 0 && <Badge tone="warn">{t('draftIn', { languages: drafted.join(', ') })}</Badge>}
        {newer.length > 0 && (
          <Badge tone="neutral">{t('behind', { languages: newer.map(languageName).join(', ') })}</Badge>
        )}
        {text.texts[language].hasNewStandard && <Badge>{t('newStandard')}</Badge>}
      </span>
    </button>
  )
}

/** As a search engine shows the page. */
function Preview({ data, language, head }: TextFormProps & { head: EditableText[] }) {
  const t = useT(pageTextsTexts)
  const { name, origin } = useSite()
  const textOf = (field: string) => {
    const text = head.find(({ path }) => path.endsWith(`.${field}`))
    return text ? fill(text.texts[language].text, data.facts[language]) : ''
  }
  return (
    <div className="mt-5 max-w-160">
      <h4 className="mb-2.5 font-semibold">{t('preview.search')}</h4>
      <SearchPreview
        siteName={name}
        address={origin + localizedPath(language, data.paths[language])}
        lang={language}
        title={documentTitle(textOf('title'), data.facts[language].companyName ?? '')}
        description={textOf('description')}
      />
    </div>
  )
}
