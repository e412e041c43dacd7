import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { assistantTexts } from '../../messages/assistants/index.ts'
import { auditReportTexts } from '../../messages/report/index.ts'
import { auditQueries } from '../audit.queries.ts'
import { AuditScreen, type AuditScreenProps } from '../report/audit-screen.tsx'
import { FilesPanel } from './files-panel.tsx'
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
              <Suspense
                fallback={
                  <Loading label={t('edit.loading')}>
                    <SkeletonText />
                  </Loading>
                }
              >
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
