import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import type { Metric } from '../../../model/event.schema.ts'
import {
  VITAL_DIMENSIONS,
  type VitalBreakdownRow,
  type VitalDimension,
} from '../../../model/vitals/vitals-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { RatingBar, RatingWord } from './vital-card.tsx'
import { useDimensionName, useVitalFormat } from './vital-format.ts'
import { type VitalsReportQuery, vitalsQueries } from './vitals.queries.ts'

type VitalBreakdownProps = {
  query: VitalsReportQuery
  metric: Metric
  onFilter: (dimension: VitalDimension, value: string) => void
}

/** One metric by route, device, language, browser or build. Selecting a row filters the whole report. */
export function VitalBreakdown({ query: filter, metric, onFilter }: VitalBreakdownProps) {
  const t = useT(vitalsTexts)
  const [by, setBy] = useState<VitalDimension>('route')
  const query = useQuery(vitalsQueries.breakdown(filter, metric, by))
  return (
    <TablePanel
      mark={<ExampleLabel isExample={query.data?.isExample} />}
      title={t('breakdown', { metric, dimension: t(`dimension.${by}`).toLowerCase() })}
      action={
        <Segmented
          label={t('by')}
          value={by}
          onValueChange={setBy}
          options={VITAL_DIMENSIONS.map((one) => ({ value: one, label: t(`dimension.${one}`) }))}
        />
      }
      query={query}
      t={t}
      columns={useColumns(metric, by, (value) => onFilter(by, value))}
      rows={query.data?.rows}
      rowKey={({ value }) => value ?? ''}
      empty={t('noRows')}
    />
  )
}

function useColumns(
  metric: Metric,
  by: VitalDimension,
  onSelect: (value: string) => void,
): Column<VitalBreakdownRow>[] {
  const t = useT(vitalsTexts)
  const { vital, number } = useVitalFormat()
  const nameOf = useDimensionName()
  return [
    {
      key: 'value',
      header: t(`dimension.${by}`),
      cell: ({ value }) =>
        value === null ? (
          <span className="font-normal text-ink-2">{nameOf(by, value)}</span>
        ) : (
          <button
            type="button"
            aria-label={t('filterBy', { name: nameOf(by, value) })}
            onClick={() => onSelect(value)}
            className="min-h-8 cursor-pointer whitespace-nowrap rounded-[2px] text-left font-normal text-brand-strong hover:underline pointer-coarse:min-h-11"
          >
            {nameOf(by, value)}
          </button>
        ),
    },
    {
      key: 'shares',
      header: t('rating'),
      className: 'w-[34%] min-w-32',
      cell: (row) => (
        <>
          <RatingBar counts={row} />
          <RatingWord rating={row.rating} />
        </>
      ),
    },
    {
      key: 'p75',
      header: t('p75'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ p75 }) => (p75 === null ? '' : vital(metric, p75)),
    },
    { key: 'samples', header: t('samples'), align: 'end', cell: ({ samples }) => number(samples) },
  ]
}
