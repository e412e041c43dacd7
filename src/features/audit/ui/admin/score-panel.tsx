import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Panel } from '#ui/data/panel.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { AuditSummary } from '../../model/report.schema.ts'
import { useAuditFormat } from './audit-format.ts'

type ScorePanelProps = {
  title: ReactNode
  /** Link next to the title. */
  action?: ReactNode
  summary: Pick<AuditSummary, 'score' | 'change' | 'baselineAt'>
  /** Explanation of the score, or how to start the first run. */
  children: ReactNode
}

/** Score of an area with its change and a gauge. Requires `auditReportTexts`. */
export function ScorePanel({ title, action, summary, children }: ScorePanelProps) {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  const { score } = summary
  return (
    <Panel title={title} action={action}>
      {score === null ? (
        <p className="mb-3 font-[650] font-display text-[1.4rem] text-ink-2 leading-tight">{t('notMeasured')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <p className="flex flex-wrap items-baseline gap-x-2.5 font-[650] font-display text-[2rem] leading-[1.15] tracking-[-0.02em]">
            <span>
              {format.score(score)}
              <span className="ml-0.5 font-medium font-text text-[0.95rem] text-ink-3 tracking-normal">
                {t('outOf')}
              </span>
            </span>
            <ScoreChange {...summary} />
          </p>
          <ScoreGauge score={score} label={t('gauge', { score: format.score(score) })} />
        </div>
      )}
      <div className="mt-3 text-[14.5px] text-ink-2 leading-normal">{children}</div>
    </Panel>
  )
}

function ScoreChange({ change, baselineAt }: ScorePanelProps['summary']) {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  if (change === null || baselineAt === null) return null
  const shown = Math.round(change * 10) / 10
  const direction = shown > 0 ? 'more' : shown < 0 ? 'less' : 'same'
  const tone = { more: 'text-ok', less: 'text-danger', same: 'text-ink-3' }[direction]
  const date = format.moment(baselineAt)
  return (
    <span className={cn('measure', tone)}>
      <span aria-hidden="true">{direction === 'same' ? '±0' : format.signed(shown)}</span>
      <span className="sr-only">
        {direction === 'same'
          ? t('change.same', { date })
          : t(`change.${direction}`, { points: format.decimal(Math.abs(shown)), date })}
      </span>
    </span>
  )
}

const [LEFT, RIGHT, LINE] = [4, 244, 26]
const xOf = (score: number) => LEFT + ((RIGHT - LEFT) * score) / 100

/** A tick every two points, a long one every ten. */
const TICKS = Array.from({ length: 51 }, (_, index) => index * 2)
  .map((score) => `M${xOf(score)},${score % 10 === 0 ? 10 : 18}V${LINE}`)
  .join('')

function ScoreGauge({ score, label }: { score: number; label: string }) {
  return (
    <svg
      viewBox="0 0 250 40"
      role="img"
      aria-label={label}
      className="-ml-1 block h-auto max-w-[320px] flex-[1_1_8rem]"
    >
      <path d={`${TICKS}M${LEFT},${LINE}H${RIGHT}`} className="fill-none stroke-line-strong" />
      <path d={`M${xOf(score)},30l5,8h-10z`} className="fill-brand-line" />
    </svg>
  )
}
