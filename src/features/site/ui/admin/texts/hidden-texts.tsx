import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { fill } from '../../../content/fill.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'
import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { TextGroupSummary } from './text-group-summary.tsx'
import { factsOf } from './text-groups.ts'
import { useTextName } from './use-text-name.ts'

type HiddenTextsProps = {
  data: PageTexts
  language: Locale
  texts: EditableText[]
  onSelect: (path: string) => void
}

/** Texts of the page that cannot be pressed on it: alternating sentences, notices, texts for search engines. */
export function HiddenTexts({ data, language, texts, onSelect }: HiddenTextsProps) {
  const t = useT(pageTextsTexts)
  const nameOf = useTextName()
  if (texts.length === 0) return null
  return (
    <details className="group rounded-md border border-line bg-sheet px-5 max-sm:px-4">
      <TextGroupSummary name={t('hiddenTexts')} count={t('texts', { count: texts.length })} />
      <ul className="mb-3">
        {texts.map((text) => (
          <li key={text.path} className="border-line border-t">
            <button
              type="button"
              onClick={() => onSelect(text.path)}
              className="grid w-full cursor-pointer gap-y-0.5 py-2 text-left hover:text-brand-strong"
            >
              {!isMessagePath(text.path) && <span className="text-[14px] text-ink-2">{nameOf(text.path)}</span>}
              <span lang={language} className="line-clamp-2 wrap-anywhere text-[15px] leading-normal">
                {fill(text.texts[language].text, factsOf(text, language, data)) || t('empty')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
