import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import type { Goal } from '../../model/event.schema.ts'
import type { VisitorsReport } from '../../model/visitors-report.schema.ts'
import { useFigureFormat } from './visitor-format.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

/** Visits per goal. Selecting a row filters the whole report. */
export function GoalsPanel({ data, onSelect }: { data: VisitorsReport; onSelect: (goal: Goal) => void }) {
  const t = useT(visitorsTexts)
  const { number, precisePercent } = useFigureFormat()
  return (
    <Panel title={t('goals')} help={t('goals.help')}>
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
    <Panel title={t('funnel')} help={t('funnel.help')}>
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
