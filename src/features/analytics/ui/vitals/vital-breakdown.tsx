import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { DistributionBar } from '#ui/chart/distribution-bar.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import type { Metric } from '../../model/event.schema.ts'
import type { Rating } from '../../model/vitals.ts'
import {
  VITAL_DIMENSIONS,
  type VitalBreakdownRow,
  type VitalDimension,
  type VitalsQuery,
} from '../../model/vitals-report.schema.ts'
import { RatingWord } from './vital-card.tsx'
import { useDimensionName, useVitalFormat } from './vital-format.ts'
import { vitalsQueries } from './vitals.queries.ts'

type VitalBreakdownProps = {
  query: VitalsQuery
  metric: Metric
  onFilter: (dimension: VitalDimension, value: string) => void
}

/** One metric by route, device, language, browser or build. Selecting a row filters the whole report. */
export function VitalBreakdown({ query, metric, onFilter }: VitalBreakdownProps) {
  const t = useT(vitalsTexts)
  const [by, setBy] = useState<VitalDimension>('route')
  const { data, isPending } = useQuery(vitalsQueries.breakdown(query, metric, by))
  const title = t('breakdown', { metric, dimension: t(`dimension.${by}`).toLowerCase() })
  return (
    <Panel
      title={title}
      action={
        <Segmented
          label={t('by')}
          value={by}
          onValueChange={setBy}
          options={VITAL_DIMENSIONS.map((one) => ({ value: one, label: t(`dimension.${one}`) }))}
        />
      }
    >
      <Table
        caption={title}
        hideCaption
        columns={useColumns(metric, by, (value) => onFilter(by, value))}
        rows={data?.rows ?? []}
        rowKey={({ value }) => value ?? ''}
        pending={isPending}
        empty={t('noRows')}
      />
    </Panel>
  )
}

function useColumns(
  metric: Metric,
  by: VitalDimension,
  onSelect: (value: string) => void,
): Column<VitalBreakdownRow>[] {
  const t = useT(vitalsTexts)
  const region = INTL_LOCALE[useLocale()]
  const number = new Intl.NumberFormat(region)
  const percent = new Intl.NumberFormat(region, { style: 'percent' })
  const format = useVitalFormat()
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
      cell: ({ ratings, samples, rating }) => {
        const share = (one: Rating) => percent.format(ratings[one] / samples)
        return (
          <>
            <DistributionBar
              good={ratings.good}
              middle={ratings['needs-improvement']}
              poor={ratings.poor}
              label={t('distribution', {
                good: share('good'),
                middle: share('needs-improvement'),
                poor: share('poor'),
              })}
            />
            <RatingWord rating={rating} />
          </>
        )
      },
    },
    {
      key: 'p75',
      header: t('p75'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ p75 }) => (p75 === null ? '' : format(metric, p75)),
    },
    { key: 'samples', header: t('samples'), align: 'end', cell: ({ samples }) => number.format(samples) },
  ]
}
