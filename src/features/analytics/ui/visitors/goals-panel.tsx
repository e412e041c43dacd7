import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import type { Goal } from '../../model/event.schema.ts'
import type { VisitorsReport } from '../../model/visitors-report.schema.ts'
import { PanelState } from './panel-state.tsx'
import { useFigureFormat } from './visitor-format.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

/** How many visits reached each goal; a row filters the whole report. */
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

/** How far visits came on the way to a request. */
export function FunnelPanel({ report }: { report: Report }) {
  const t = useT(visitorsTexts)
  const { number, percent } = useFigureFormat()
  const query = useQuery(visitorsQueries.funnel(report))
  const { data } = query
  return (
    <Panel title={t('funnel')} help={t('funnel.help')}>
      <PanelState query={query} lines={4} />
      {data && (
        <BarList
          label={t('funnel')}
          headers={[t('value'), t('visits')]}
          rows={data.steps.map(({ step, visits }, index) => {
            const before = data.steps[index - 1]?.visits
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
    </Panel>
  )
}
