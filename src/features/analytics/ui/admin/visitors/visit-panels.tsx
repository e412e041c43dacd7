import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { visitorsTexts } from '../../../messages/visitors/index.ts'
import type { Goal } from '../../../model/event.schema.ts'
import { type Dimension, MAX_BREAKDOWN_ROWS, type VisitorsReport } from '../../../model/visitors-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { useFigureFormat, useValueName } from './visitor-format.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

/** Visitors of the last five minutes, polled while the page is visible. Always measured; filters do not apply. */
export function LivePanel() {
  const t = useT(visitorsTexts)
  const { number } = useFigureFormat()
  const live = useQuery(visitorsQueries.live())
  return (
    <Panel title={t('live')}>
      <Loaded t={t} query={live} lines={2}>
        {({ visitors: total, pages }) =>
          total === 0 ? (
            <p className="text-[14px] text-ink-2">{t('live.none')}</p>
          ) : (
            <>
              <p className="mb-2 font-semibold">{t('live.visitors', { count: total })}</p>
              <BarList
                label={t('live')}
                headers={[t('live.page'), t('visitors')]}
                rows={pages.map(({ path, visitors }) => ({
                  key: path,
                  label: path,
                  value: visitors,
                  text: number(visitors),
                }))}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

type GoalsPanelProps = { data: VisitorsReport; isFiltered: boolean; onSelect: (goal: Goal) => void }

/**
 * All goals that were reached, with or without consent, and the measured visits beside them. Only measured visits can be
 * filtered. Selecting a row filters the whole report.
 */
export function GoalsPanel({ data, isFiltered, onSelect }: GoalsPanelProps) {
  const t = useT(visitorsTexts)
  const { number, percent, precisePercent } = useFigureFormat()

  function noteOf({ visits, share, total }: VisitorsReport['goals'][number]): string | undefined {
    if (share === null || visits === 0) return undefined
    const conversion = t('goals.conversion', { share: precisePercent(share) })
    if (isFiltered) return conversion
    const measured = number(visits)
    // A request that was deleted, or that the owner entered, has no row or no visit: more visits than rows have no share.
    const part = visits <= total ? t('goals.measuredPart', { measured, part: percent(visits / total) }) : undefined
    return [part ?? t('goals.measured', { measured }), conversion].join(' · ')
  }

  return (
    <Panel
      title={t('goals')}
      mark={<ExampleLabel isExample={data.isExample} />}
      help={t(isFiltered ? 'goals.help.filtered' : 'goals.help')}
    >
      <BarList
        label={t('goals')}
        headers={[t('value'), t(isFiltered ? 'visits' : 'goals.total')]}
        rows={data.goals.map((one) => {
          const { goal } = one
          const name = t(`goal.${goal}`)
          const count = isFiltered ? one.visits : one.total
          return {
            key: goal,
            label: name,
            note: noteOf(one),
            value: count,
            text: number(count),
            onSelect: () => onSelect(goal),
            selectLabel: t('filterBy', { value: name }),
          }
        })}
      />
    </Panel>
  )
}

/** Pages and buttons that the owner chose. Selecting a button filters the whole report. */
export function OwnGoalsPanel({ data, onClick }: { data: VisitorsReport; onClick: (click: string) => void }) {
  const t = useT(visitorsTexts)
  const { number, precisePercent } = useFigureFormat()
  return (
    <Panel
      title={t('ownGoals')}
      mark={<ExampleLabel isExample={data.isExample && data.ownGoals.length > 0} />}
      help={t('ownGoals.help')}
      action={
        <Link to="/admin/settings" hash="goals" className={panelActionStyles}>
          {t('ownGoals.choose')}
        </Link>
      }
    >
      {data.ownGoals.length === 0 ? (
        <p className="text-[14px] text-ink-2">{t('ownGoals.none')}</p>
      ) : (
        <BarList
          label={t('ownGoals')}
          headers={[t('value'), t('visits')]}
          rows={data.ownGoals.map(({ id, name, kind, visits, share }) => ({
            key: id,
            label: name,
            note: share === null ? undefined : t('goals.conversion', { share: precisePercent(share) }),
            value: visits,
            text: number(visits),
            ...(kind === 'button' && {
              onSelect: () => onClick(`button ${id}`),
              selectLabel: t('filterBy', { value: name }),
            }),
          }))}
        />
      )}
    </Panel>
  )
}

/** Conversion funnel up to an appointment request. */
export function FunnelPanel({ report }: { report: Report }) {
  const t = useT(visitorsTexts)
  const { number, percent } = useFigureFormat()
  const funnel = useQuery(visitorsQueries.funnel(report))
  return (
    <Panel title={t('funnel')} mark={<ExampleLabel isExample={funnel.data?.isExample} />} help={t('funnel.help')}>
      <Loaded t={t} query={funnel} lines={4}>
        {({ steps }) => (
          <BarList
            label={t('funnel')}
            headers={[t('value'), t('visits')]}
            rows={steps.map(({ step, visits }, index) => {
              const before = steps[index - 1]?.visits
              return {
                key: step,
                label: t(`step.${step}`),
                note: before ? percent(visits / before) : undefined,
                value: visits,
                text: number(visits),
              }
            })}
          />
        )}
      </Loaded>
    </Panel>
  )
}

const TOP_ROWS = 10

type BreakdownPanelProps = { by: Dimension; report: Report; onSelect: (value: string) => void }

/** Most frequent values; pages by views, others by visits. Selecting a row filters the whole report. */
export function BreakdownPanel({ by, report, onSelect }: BreakdownPanelProps) {
  const t = useT(visitorsTexts)
  const nameOf = useValueName(report)
  const { number } = useFigureFormat()
  const [isWhole, setWhole] = useState(false)
  const limit = isWhole ? MAX_BREAKDOWN_ROWS : TOP_ROWS
  const breakdown = useQuery(visitorsQueries.breakdown(report, by, limit))
  const metric = by === 'page' || by === 'language' ? 'views' : 'visits'
  const help = { referrer: 'by.referrer.help', country: 'by.country.help', click: 'by.click.help' } as const
  const title = t(`by.${by}`)
  const hasMore = isWhole || breakdown.data?.rows.length === TOP_ROWS

  return (
    <Panel
      title={title}
      mark={<ExampleLabel isExample={breakdown.data?.isExample} />}
      help={by in help ? t(help[by as keyof typeof help]) : undefined}
      action={
        hasMore ? (
          <button type="button" onClick={() => setWhole(!isWhole)} className={panelActionStyles}>
            {t(isWhole ? 'showTop' : 'showAll')}
            <span className="sr-only"> ({title})</span>
          </button>
        ) : (
          <span className="text-[13px] text-ink-3">{t(metric)}</span>
        )
      }
    >
      <Loaded t={t} query={breakdown}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-[14px] text-ink-2">{t(by === 'campaign' ? 'by.campaign.none' : 'nothing')}</p>
          ) : (
            <div className="max-h-[30rem] overflow-y-auto">
              <BarList
                label={title}
                headers={[t('value'), t(metric)]}
                rows={rows.map((row) => {
                  const label = nameOf(by, row.value)
                  return {
                    key: row.value,
                    label,
                    value: row[metric],
                    text: number(row[metric]),
                    onSelect: () => onSelect(row.value),
                    selectLabel: t('filterBy', { value: label }),
                  }
                })}
              />
            </div>
          )
        }
      </Loaded>
    </Panel>
  )
}
