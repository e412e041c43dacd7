import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import type { LanguageDiff } from '../../model/authoring.schema.ts'
import { authoringQueries } from './authoring.queries.ts'

type RevisionTextProps = { id: string; number: number; latest: number }

/** A revision compared with the previous one, with the current one, or by itself. */
export function RevisionText({ id, number, latest }: RevisionTextProps) {
  const t = useT(blogWritingTexts)
  const comparisons = [
    ...(number > 1 ? [{ name: 'compare', from: number - 1, to: number } as const] : []),
    ...(number < latest ? [{ name: 'compareNow', from: number, to: latest } as const] : []),
    { name: 'compareWhole', from: 0, to: number } as const,
  ]
  const [chosen, choose] = useState(0)
  const { name, from, to } = comparisons[chosen]!
  return (
    <section aria-label={t(name)} className="min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form */}
      <div role="group" aria-label={t('compareHow')} className="flex flex-wrap gap-2">
        {comparisons.map((way, index) => (
          <ToggleChip key={way.name} selected={index === chosen} onToggle={() => choose(index)}>
            {t(way.name)}
          </ToggleChip>
        ))}
      </div>
      <Changes id={id} from={from} to={to} />
    </section>
  )
}

function Changes({ id, from, to }: { id: string; from: number; to: number }) {
  const t = useT(blogWritingTexts)
  const { data } = useQuery(authoringQueries.diff(id, from, to))
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  if (data.languages.length === 0) return <p className="mt-3 text-ink-2">{t('compareNone')}</p>
  return data.languages.map((language) => <LanguageChanges key={language.locale} {...language} />)
}

function LanguageChanges({ locale, title, excerpt, text, isTooLarge }: LanguageDiff) {
  const t = useT(blogWritingTexts)
  return (
    <div className="mt-4">
      <p className="measure mb-2 text-ink-3">{t(`language.${locale}`)}</p>
      {isTooLarge && <Note className="mb-3">{t('compareTooLarge')}</Note>}
      {[title, excerpt, text].map((changes, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three parts, always the same
        <p key={part} lang={locale} className="whitespace-pre-wrap leading-relaxed [&+p]:mt-3">
          {changes.map(({ kind, text: words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words in text order, which never changes
            <DiffPart key={index} kind={kind} words={words} />
          ))}
        </p>
      ))}
    </div>
  )
}

/** Screen-reader text for what colour and line-through show. */
function DiffPart({ kind, words }: { kind: 'same' | 'added' | 'removed'; words: string }) {
  const t = useT(blogWritingTexts)
  if (kind === 'same') return words
  const spoken = <span className="sr-only">[{t(kind)}] </span>
  if (kind === 'added')
    return (
      <ins className="bg-ok/15">
        {spoken}
        {words}
      </ins>
    )
  return (
    <del className="bg-danger/15">
      {spoken}
      {words}
    </del>
  )
}
