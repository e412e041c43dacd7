import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import type { LabNeed, LighthouseRun } from '../../../model/lab.schema.ts'
import { auditQueries, useHasEnded, useStartLabRun } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'

/** The button, the progress and how the last run ended; or what the server lacks. */
export function LabRunControl({ hasRun }: { hasRun: boolean }) {
  const t = useT(labTexts)
  const { data: status } = useQuery(auditQueries.labRuns())
  const hasEnded = useHasEnded(status?.running?.id)
  const start = useStartLabRun()
  if (!status) return null
  const { missing, running, last } = status
  if (running) return <LabProgress run={running} />
  return (
    <div className="mb-4 flex flex-col gap-3">
      {missing.length > 0 ? (
        <Missing needs={missing} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="s" variant="ghost" pending={start.isPending} onClick={() => start.mutate()}>
            {t('start')}
          </Button>
          {!hasRun && !last?.failure && <p className="text-[14px] text-ink-2">{t('none')}</p>}
          <p className="basis-full text-[13.5px] text-ink-2">{t('start.help')}</p>
        </div>
      )}
      <output className="empty:hidden">{hasEnded && !last?.failure && t('finished')}</output>
      <ErrorNote>{start.isError && t(startFailure(start.error))}</ErrorNote>
      {last?.failure && <FailedRun at={last.startedAt} failure={last.failure} />}
    </div>
  )
}

function startFailure(error: Error) {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'LAB_RUNNING') return 'start.running'
  return code === 'LAB_UNAVAILABLE' ? 'start.unavailable' : 'start.failed'
}

function LabProgress({ run: { done, total } }: { run: LighthouseRun }) {
  const t = useT(labTexts)
  const { number } = useAuditFormat()
  return (
    <div className="mb-4 max-w-md">
      <Progress
        label={t('running')}
        value={done > 0 ? (100 * done) / total : null}
        valueText={done > 0 ? t('running.progress', { done: number(done), total: number(total) }) : t('running.start')}
      />
      <p className="mt-2 text-[13.5px] text-ink-2">{t('running.help')}</p>
    </div>
  )
}

function Missing({ needs }: { needs: LabNeed[] }) {
  const t = useT(labTexts)
  return (
    <Note title={t('missing')}>
      {needs.map((need) => (
        <p key={need}>{t(`missing.${need}`)}</p>
      ))}
    </Note>
  )
}

type FailedRunProps = { at: string; failure: NonNullable<LighthouseRun['failure']> }

function FailedRun({ at, failure }: FailedRunProps) {
  const t = useT(labTexts)
  const date = useAuditFormat().moment(at)
  return <Note tone="danger">{t(`failure.${failure}`, { date })}</Note>
}
