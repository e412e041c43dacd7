import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { type Dimension, MAX_BREAKDOWN_ROWS } from '../../model/visitors-report.schema.ts'
import { useFigureFormat, useValueName } from './visitor-format.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

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
  const metric = by === 'page' ? 'views' : 'visits'
  const title = t(`by.${by}`)
  const hasMore = isWhole || breakdown.data?.rows.length === TOP_ROWS

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
