import type { ReactNode } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { translationsTexts } from '../../messages/translations/index.ts'
import type { DriftedField } from '../../model/drift/drift-report.schema.ts'

type DriftedFieldProps = { locale: Locale; field: DriftedField }

/** The language that changed and the one that did not, side by side; on a phone one under the other. */
export function DriftedFieldTexts({ locale, field: { field, kind, changed, change, text } }: DriftedFieldProps) {
  const t = useT(translationsTexts)
  const isMissing = kind === 'missing'
  const other = t(`language.${changed}`)
  const own = t(`language.${locale}`)
  return (
    <div>
      <p className="mb-1.5 font-semibold text-[14px] text-ink-2">{t(`field.${field as 'title'}`)}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <Side label={isMissing ? other : t('changed', { language: other })} lang={changed}>
          {isMissing ? change.added : <Change change={change} />}
        </Side>
        <Side label={t(isMissing ? 'absent' : 'unchanged', { language: own })} lang={locale} isBehind>
          {text || <span className="text-ink-3 italic">{t(isMissing ? 'absentText' : 'empty')}</span>}
        </Side>
      </div>
    </div>
  )
}

function Change({ change: { start, removed, added, end } }: { change: DriftedField['change'] }) {
  const t = useT(translationsTexts)
  return (
    <>
      {start}
      {removed && (
        <del className="text-danger decoration-1">
          <span className="sr-only">{t('removed')} </span>
          {removed}
        </del>
      )}
      {removed && added && !/\s$/.test(removed) && ' '}
      {added && (
        <ins className="rounded-[2px] bg-wash font-semibold text-ok decoration-1 underline-offset-[0.2em]">
          <span className="sr-only">{t('added')} </span>
          {added}
        </ins>
      )}
      {end}
    </>
  )
}

type SideProps = { label: string; lang: Locale; isBehind?: boolean; children: ReactNode }

function Side({ label, lang, isBehind = false, children }: SideProps) {
  return (
    <div
      className={cn('min-w-0 rounded-sm border px-3.5 py-2.5', isBehind ? 'border-warn border-dashed' : 'border-line')}
    >
      <p className="mb-1 text-[13px] text-ink-3">{label}</p>
      <p lang={lang} className="whitespace-pre-line break-words text-[15px] leading-normal">
        {children}
      </p>
    </div>
  )
}
