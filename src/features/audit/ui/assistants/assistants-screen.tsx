import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { assistantTexts } from '../../messages/assistants/index.ts'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { AssistantReport } from '../../model/answers/answers.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { AuditScreen, type AuditScreenProps } from '../report/audit-screen.tsx'
import { QuestionsForm } from './questions-form.tsx'
import { QuestionsPanel } from './questions-panel.tsx'

type AssistantsScreenProps = Pick<AuditScreenProps, 'search' | 'onSearch'> & {
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
  const t = useT(assistantTexts)
  return (
    <Loaded t={useT(auditReportTexts)} query={useQuery(auditQueries.assistants())}>
      {({ answers, files, twins }) => (
        <>
          <QuestionsPanel answers={answers}>
            <details className="mt-2 border-line border-t pt-2">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('edit')}</summary>
              <Suspense fallback={<Loading label={t('edit.loading')} />}>
                <QuestionsForm />
              </Suspense>
            </details>
          </QuestionsPanel>
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
