import { useQuery } from '@tanstack/react-query'
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

/** Visits per goal. Selecting a row filters the whole report. */
export function GoalsPanel({ data, onSelect }: { data: VisitorsReport; onSelect: (goal: Goal) => void }) {
  const t = useT(visitorsTexts)
  const { number, precisePercent } = useFigureFormat()
  return (
    <Panel title={t('goals')} mark={<ExampleLabel isExample={data.isExample} />} help={t('goals.help')}>
      <BarList
        label={t('goals')}
        headers={[t('value'), t('visits')]}
        rows={data.goals.map(({ goal, visits, share }) => {
          const name = t(`goal.${goal}`)
          return {
            key: goal,
            label: name,
            note: share === null || visits === 0 ? undefined : precisePercent(share),
            value: visits,
            text: number(visits),
            onSelect: () => onSelect(goal),
            selectLabel: t('filterBy', { value: name }),
          }
        })}
      />
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
  const nameOf = useValueName()
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
