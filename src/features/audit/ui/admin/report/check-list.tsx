import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { Area } from '../../../model/check.ts'
import type { CheckReport } from '../../../model/report.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { useCheckText } from '../check-texts.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { ReportLink } from './report-link.tsx'

/** Lost points by check; below, the checks that passed. */
export function CheckList({ area }: { area: Area }) {
  const t = useT(auditReportTexts)
  const { points } = useAuditFormat()
  const checks = useQuery(auditQueries.checks(area))
  const textOf = useCheckText()
  return (
    <Loaded t={t} query={checks}>
      {(data) => {
        const failing = data.filter(({ lost, failed, findings }) => lost > 0 || failed > 0 || findings > 0)
        const passed = data.filter((one) => !failing.includes(one))
        const total = failing.reduce((sum, { lost }) => sum + lost, 0)
        return (
          <Panel
            title={t('lostPoints')}
            help={failing.length > 0 ? t('lostPoints.help', { points: points(total) }) : t('perfect')}
          >
            <ul>
              {failing.map((check) => (
                <CheckItem key={check.check} check={check} highest={failing[0]?.lost ?? 0} />
              ))}
            </ul>
            {passed.length > 0 && (
              <details className="border-line border-t pt-3">
                <summary className="cursor-pointer py-1.5 text-ink-2">{t('passed', { count: passed.length })}</summary>
                <ul className="mt-1 gap-x-8 text-[15px] text-ink-2 sm:columns-2">
                  {passed.map(({ check }) => (
                    <li key={check} className="py-1">
                      <ReportLink search={{ check }} tone="bare">
                        {textOf(check, 'title')}
                      </ReportLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </Panel>
        )
      }}
    </Loaded>
  )
}

function CheckItem({ check, highest }: { check: CheckReport; highest: number }) {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  const textOf = useCheckText()
  // Lines add up to the lost points at one decimal: the smallest ones have none left.
  const isBelow = check.lost === 0 && check.failed > 0
  const points = format.points(isBelow ? 0.1 : check.lost)
  return (
    <li className="border-line border-t py-3.5 first:border-t-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <ReportLink search={{ check: check.check }} tone="bare" className="underline decoration-line-strong">
            {textOf(check.check, 'title')}
          </ReportLink>
          <SeverityBadge severity={check.severity} />
          {check.fresh > 0 && <Badge tone="brand">{t('fresh', { count: check.fresh })}</Badge>}
        </p>
        <p className="measure shrink-0 whitespace-nowrap">
          <span aria-hidden="true">{t(isBelow ? 'lost.below' : 'lost', { points })}</span>
          <span className="sr-only">{t(isBelow ? 'lost.below.label' : 'lost.label', { points })}</span>
        </p>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <span className="h-2 flex-1" aria-hidden="true">
          <span
            style={{ width: `${highest > 0 ? (100 * check.lost) / highest : 0}%` }}
            className="block h-2 min-w-px rounded-r-[3px] bg-[color-mix(in_oklab,var(--brand-line)_55%,var(--sheet))]"
          />
        </span>
        <span className="measure shrink-0 text-ink-2">
          {t('failedOf', { failed: format.number(check.failed), of: format.number(check.of) })}
        </span>
      </div>
      <p className="mt-2 max-w-[60em] text-[14.5px] text-ink-2">{textOf(check.check, 'why')}</p>
    </li>
  )
}
