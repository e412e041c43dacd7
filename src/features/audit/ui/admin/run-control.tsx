import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { AuditRun, AuditSummary } from '../../model/report.schema.ts'
import { useRunStatus, useStartAudit } from './audit.queries.ts'
import { useAuditFormat } from './audit-format.ts'

type RunControlProps = {
  summary: Pick<AuditSummary, 'status' | 'result'>
  /** The button, and what it does, in the words of the screen. */
  start?: string
  help?: string
}

/** Starts an audit, and shows its progress and the result of the last one. */
export function RunControl({ summary, start: label, help }: RunControlProps) {
  const t = useT(auditReportTexts)
  const { running, last, hasEnded } = useRunStatus(summary.status)
  const start = useStartAudit()
  return (
    <div className="flex flex-col gap-3">
      {running ? (
        <RunProgress run={running} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="s" pending={start.isPending} onClick={() => start.mutate()}>
            {label ?? t('start')}
          </Button>
          {summary.result && <LastRun run={summary.result} />}
          <p className="basis-full text-[13.5px] text-ink-2">{help ?? t('start.help')}</p>
        </div>
      )}
      <output className="empty:hidden">{hasEnded && !last?.failure && t('finished')}</output>
      <ErrorNote>
        {start.isError &&
          !running &&
          t(start.error instanceof ApiError && start.error.code === 'AUDIT_RUNNING' ? 'start.running' : 'start.failed')}
      </ErrorNote>
      {!running && last?.failure && <FailedRun run={last} hasResult={summary.result !== null} />}
    </div>
  )
}

/** Progress of the active run, if there is one; queries are refreshed when it ends. */
export function ActiveRun({ status }: Pick<AuditSummary, 'status'>) {
  const { running } = useRunStatus(status)
  return running && <RunProgress run={running} />
}

function RunProgress({ run }: { run: AuditRun }) {
  const t = useT(auditReportTexts)
  const { number } = useAuditFormat()
  const { pagesDone, pagesTotal } = run
  return (
    <div className="max-w-md">
      <Progress
        label={t('running')}
        value={pagesTotal > 0 ? (100 * pagesDone) / pagesTotal : null}
        valueText={
          pagesTotal > 0
            ? t('running.progress', { done: number(pagesDone), total: number(pagesTotal) })
            : t('running.listing')
        }
      />
      <p className="mt-2 text-[13.5px] text-ink-2">{t('running.help')}</p>
    </div>
  )
}

function LastRun({ run: { startedAt, finishedAt, pagesTotal } }: { run: AuditRun }) {
  const t = useT(auditReportTexts)
  const { moment, duration } = useAuditFormat()
  const ms = new Date(finishedAt ?? startedAt).getTime() - new Date(startedAt).getTime()
  return (
    <p className="text-[14px] text-ink-2">
      {t('lastRun', { count: pagesTotal, date: moment(startedAt), duration: duration(ms) })}
    </p>
  )
}

function FailedRun({ run, hasResult }: { run: AuditRun; hasResult: boolean }) {
  const t = useT(auditReportTexts)
  const date = useAuditFormat().moment(run.startedAt)
  const how = run.failure === 'interrupted' ? 'runFailed.interrupted' : hasResult ? 'runFailed' : 'runFailed.first'
  return <Note tone="danger">{t(how, { date })}</Note>
}
