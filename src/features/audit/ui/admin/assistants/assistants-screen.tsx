import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { SETTING_FORM_TEXTS } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { assistantTexts } from '../../../messages/assistants/index.ts'
import { questionsTexts } from '../../../messages/questions/index.ts'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { AssistantReport, ReportedQuestion } from '../../../model/answers/answers.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { AUDIT_TEXTS, AuditScreen, type AuditScreenProps } from '../report/audit-screen.tsx'
import { QuestionsForm } from './questions-form.tsx'

export const ASSISTANTS_TEXTS = [...AUDIT_TEXTS, assistantTexts, questionsTexts, ...SETTING_FORM_TEXTS] as const
type AssistantsScreenProps = Pick<AuditScreenProps, 'search' | 'onSearch'> &
  Uses<typeof ASSISTANTS_TEXTS> & {
    /** Crawler panel, provided by the analytics slice. */
    crawlers: ReactNode
  }

export function AssistantsScreen({ crawlers, ...props }: AssistantsScreenProps) {
  return (
    <AuditScreen area="ai" {...props}>
      <AssistantReportPanels />
      {crawlers}
    </AuditScreen>
  )
}

function AssistantReportPanels() {
  return (
    <Loaded t={useT(auditReportTexts)} query={useQuery(auditQueries.assistants())}>
      {({ answers, files, twins }) => (
        <>
          <QuestionsPanel answers={answers} />
          <FilesPanel files={files} twins={twins} />
        </>
      )}
    </Loaded>
  )
}

/** Files that assistants look for, and their status. */
function FilesPanel({ files, twins }: Pick<AssistantReport, 'files' | 'twins'>) {
  const t = useT(assistantTexts)
  const { number } = useAuditFormat()
  return (
    <Panel title={t('files')} help={t('files.help')}>
      <ul>
        {files.map(({ path, status, bytes }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-2.5">
            <Link href={path}>{path}</Link>
            <Badge tone={status === 200 && bytes > 0 ? 'ok' : 'danger'}>
              {status === 200 && bytes > 0 ? t('file.present') : t('file.missing', { status })}
            </Badge>
          </li>
        ))}
        {twins.pages > 0 && (
          <li className="border-line border-t py-2.5 text-ink-2">
            {t('twins', { pages: number(twins.pages), present: number(twins.present), equal: number(twins.equal) })}
          </li>
        )}
      </ul>
    </Panel>
  )
}

const summaryStyles = 'min-h-11 cursor-pointer py-2.5 font-semibold'

/** Questions of one language with the closest passage, answered ones collapsed, and the form that changes them. */
function QuestionsPanel({ answers }: { answers: ReportedQuestion[] }) {
  const t = useT(assistantTexts)
  const { languages } = useSite()
  const [locale, setLocale] = useState<Locale>(useLocale())
  const shown = answers.filter((one) => one.locale === locale)
  const answered = shown.filter(({ isAnswered }) => isAnswered)
  return (
    <Panel title={t('questions')} help={t('questions.help')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('language')}
          value={locale}
          onValueChange={setLocale}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        {shown.length > 0 && (
          <p className="text-ink-2">{t('answeredOf', { answered: answered.length, questions: shown.length })}</p>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="py-3 text-ink-2">{t('questions.none')}</p>
      ) : (
        <>
          <QuestionList questions={shown.filter(({ isAnswered }) => !isAnswered)} />
          {answered.length > 0 && (
            <details className="border-line border-t pt-2">
              <summary className={summaryStyles}>{t('answered.show', { count: answered.length })}</summary>
              <QuestionList questions={answered} />
            </details>
          )}
        </>
      )}
      <details className="mt-2 border-line border-t pt-2">
        <summary className={summaryStyles}>{t('edit')}</summary>
        <Suspense fallback={<Loading label={t('edit.loading')} />}>
          <QuestionsForm />
        </Suspense>
      </details>
    </Panel>
  )
}

function QuestionList({ questions }: { questions: ReportedQuestion[] }) {
  return (
    <ul>
      {questions.map((one) => (
        <Question key={one.question} {...one} />
      ))}
    </ul>
  )
}

function Question({ locale, question, isAnswered, address, heading, passage, kind, place }: ReportedQuestion) {
  const t = useT(assistantTexts)
  return (
    <li className="border-line border-t py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isAnswered ? 'ok' : 'warn'}>{t(isAnswered ? 'answered' : 'unanswered')}</Badge>
        <span lang={locale} className="font-semibold [overflow-wrap:anywhere]">
          {question}
        </span>
      </p>
      {!isAnswered && (
        <p className="mt-1 text-[14.5px] text-ink-2">
          {t(`should.${kind ?? 'other'}`)} <Link href={place}>{t('should.page', { address: place })}</Link>
        </p>
      )}
      {address && (
        <details className="mt-1 text-[14.5px] text-ink-2">
          <summary className="min-h-9 cursor-pointer py-1.5 pointer-coarse:min-h-11">
            {t(isAnswered ? 'passage' : 'closest', { heading: heading || address })}
          </summary>
          <blockquote lang={locale} className="mt-1 border-line-strong border-l-2 pl-3 [overflow-wrap:anywhere]">
            <p className="whitespace-pre-line">{passage}</p>
          </blockquote>
          <p className="mt-2">
            <Link href={`${address}#:~:text=${encodeURIComponent(heading)}`}>{t('open', { address })}</Link>
          </p>
        </details>
      )}
    </li>
  )
}
