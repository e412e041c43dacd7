import { useState } from 'react'
import { documentTitle } from '#features/settings/model/document-title.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { fill } from '../../../content/fill.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { Lists } from './list-editor.tsx'
import { TextEditor } from './text-editor.tsx'
import { groupTexts, textAt } from './text-groups.ts'
import { useTextName } from './use-text-name.ts'

type TextFormProps = { data: PageTexts; language: Locale }

/** Every text of the page. One is open at a time, in the three languages. */
export function TextForm({ data, language }: TextFormProps) {
  const t = useT(pageTextsTexts)
  const { groups, head } = groupTexts(data.texts)
  const [selected, setOpen] = useState(() => decodeURIComponent(location.hash.slice(1)) || undefined)
  const open = textAt(data, selected)?.path
  const facts = data.facts[language]
  const shown = (text: EditableText | undefined) => (text ? fill(text.texts[language].text, facts) : '')
  const rows = (texts: EditableText[]) => (
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
                onClose={() => setOpen(undefined)}
              />
            </div>
          ) : (
            <Row text={text} language={language} shown={shown(text)} onOpen={() => setOpen(text.path)} />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-7">
      <Lists data={data} language={language} onAdd={setOpen} />
      {groups.map((group) => (
        <div key={group.path} className="rounded-md border border-line bg-sheet">
          {rows(group.texts)}
        </div>
      ))}
      <section className="min-w-0">
        <h3 className="mb-3 text-[1.1rem]">{t('head')}</h3>
        <div className="rounded-md border border-line bg-sheet">{rows(head)}</div>
        <Preview data={data} language={language} head={head} />
      </section>
    </div>
  )
}

type RowProps = { text: EditableText; language: Locale; shown: string; onOpen: () => void }

function Row({ text, language, shown, onOpen }: RowProps) {
  const t = useT(pageTextsTexts)
  const nameOf = useTextName()
  const { languages } = useSite()
  const drafted = languages.filter((locale) => text.texts[locale].text !== text.texts[locale].published)
  const own = languages.filter((locale) => text.texts[locale].text !== text.texts[locale].standard)
  const isBehind = own.length > 0 && !own.includes(language)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full cursor-pointer gap-x-6 gap-y-1 px-5 py-3 text-left hover:bg-wash max-sm:px-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]"
    >
      <span className="text-[14px] text-ink-2">{nameOf(text.path)}</span>
      <span lang={language} className="line-clamp-3 min-w-0 wrap-anywhere text-[15.5px] leading-normal">
        {shown || <span className="text-ink-3 italic">{t('empty')}</span>}
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        {drafted.length > 0 && <Badge tone="warn">{t('draftIn', { languages: drafted.join(', ') })}</Badge>}
        {isBehind && <Badge tone="neutral">{t('behind', { languages: own.join(', ') })}</Badge>}
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
