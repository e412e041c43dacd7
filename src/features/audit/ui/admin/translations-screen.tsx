import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDate } from '#features/settings/ui/use-date.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { cn } from '#ui/cn.ts'
import { Panel } from '#ui/data/panel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { translationsTexts } from '../../messages/translations/index.ts'
import type { Drift, DriftedField, DriftedText, DriftReport } from '../../model/drift/drift-report.schema.ts'
import { auditQueries, useConfirmDrift } from './audit.queries.ts'

/** Texts that changed in one language and not in the others. */
export function TranslationsScreen(_: Uses<[typeof translationsTexts]>) {
  const t = useT(translationsTexts)
  const report = useQuery(auditQueries.drift(useLocale()))
  return (
    <Loaded t={t} query={report} lines={6}>
      {(data) => <DriftedTexts {...data} />}
    </Loaded>
  )
}

function DriftedTexts({ texts, total }: DriftReport) {
  const t = useT(translationsTexts)
  if (texts.length === 0)
    return (
      <EmptyState icon={checkIcon} title={t('none')}>
        {t('noneHelp')}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-4 text-ink-2">
        {t('count', { count: total })}
        {total > texts.length && ` ${t('listed', { count: texts.length })}`}
      </p>
      <ul className="flex flex-col gap-[18px]">
        {texts.map((text) => (
          <li key={`${text.source} ${text.key}`}>
            <Panel title={text.name} action={<Badge tone="neutral">{t(`source.${text.source}`)}</Badge>}>
              <div className="flex flex-col divide-y divide-line">
                {text.drifts.map((drift) => (
                  <Language key={drift.locale} text={text} drift={drift} />
                ))}
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  )
}

type LanguageProps = { text: DriftedText; drift: Drift }

/** An outdated language of a text. */
function Language({ text: { source, key, name }, drift: { locale, since, editPath, fields } }: LanguageProps) {
  const t = useT(translationsTexts)
  const formatDate = useDate()
  const { show } = useToast()
  const confirm = useConfirmDrift()
  const language = t(`language.${locale}`)
  const href = localizedPath(useLocale(), editPath)
  const isMissing = fields.every(({ kind }) => kind === 'missing')
  const action = t(isMissing ? 'confirmMissing' : 'confirm')

  async function save(isConfirmed: boolean) {
    try {
      await confirm.mutateAsync({ source, key, locale, isConfirmed })
      if (isConfirmed)
        show({ title: t('confirmed'), tone: 'ok', action: { label: t('undo'), onAction: () => save(false) } })
    } catch {
      show({ title: t('confirmFailed'), tone: 'danger' })
    }
  }

  return (
    <section className="py-4 first:pt-0 last:pb-0">
      <h3 className="mb-3 text-[1.02rem]">
        {t(isMissing ? 'missing' : 'behind', { language, date: formatDate(since) })}
      </h3>
      {/* For a text that is missing completely, the first field is enough. */}
      <div className="flex flex-col gap-4">
        {(isMissing ? fields.slice(0, 1) : fields).map((field) => (
          <DriftedFieldTexts key={field.field} locale={locale} field={field} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={href} className={buttonStyles({ size: 's', variant: 'ghost' })}>
          {t(isMissing ? 'translate' : 'edit', { language })}
          <span className="sr-only">: {name}</span>
        </a>
        <Button
          size="s"
          variant="quiet"
          pending={confirm.isPending}
          aria-label={t('confirmName', { action, name, language })}
          onClick={() => save(true)}
        >
          {action}
        </Button>
      </div>
    </section>
  )
}

type DriftedFieldProps = { locale: Locale; field: DriftedField }

/** The language that changed and the one that did not, side by side; on a phone one under the other. */
function DriftedFieldTexts({ locale, field: { field, kind, changed, change, text } }: DriftedFieldProps) {
  const t = useT(translationsTexts)
  const isMissing = kind === 'missing'
  const other = t(`language.${changed}`)
  const own = t(`language.${locale}`)
  return (
    <div>
      <p className="mb-1.5 font-semibold text-[14px] text-ink-2">{t(`field.${field}`)}</p>
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
