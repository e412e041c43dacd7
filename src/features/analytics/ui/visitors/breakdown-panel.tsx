import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { type Dimension, MAX_BREAKDOWN_ROWS } from '../../model/visitors-report.schema.ts'
import { PanelState } from './panel-state.tsx'
import { useFigureFormat, useValueName } from './visitor-format.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

const TOP_ROWS = 10

type BreakdownPanelProps = { by: Dimension; report: Report; onSelect: (value: string) => void }

/** The most frequent values; a row filters the whole report. Pages show views, the others visits. */
export function BreakdownPanel({ by, report, onSelect }: BreakdownPanelProps) {
  const t = useT(visitorsTexts)
  const nameOf = useValueName()
  const { number } = useFigureFormat()
  const [isWhole, setWhole] = useState(false)
  const limit = isWhole ? MAX_BREAKDOWN_ROWS : TOP_ROWS
  const query = useQuery(visitorsQueries.breakdown(report, by, limit))
  const { data } = query
  const metric = by === 'page' ? 'views' : 'visits'
  const rows = data?.rows ?? []
  const title = t(`by.${by}`)
  const hasMore = isWhole || rows.length === TOP_ROWS

  return (
    <Panel
      title={title}
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
      <PanelState query={query} lines={5} />
      {data && rows.length === 0 && (
        <p className="text-[14px] text-ink-2">{t(by === 'campaign' ? 'by.campaign.none' : 'nothing')}</p>
      )}
      {rows.length > 0 && (
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
      )}
    </Panel>
  )
}
