import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { METRICS, type Metric } from '../../../model/event.schema.ts'
import { bucketOf } from '../../../model/period.ts'
import type { SlowElement, VitalDimension, VitalsReport } from '../../../model/vitals/vitals-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { formatBucket, formatBucketShort } from '../format-period.ts'
import { VitalBreakdown } from './vital-breakdown.tsx'
import { RatingWord } from './vital-card.tsx'
import { useVitalFormat } from './vital-format.ts'
import { type VitalsReportQuery, vitalsQueries } from './vitals.queries.ts'

type VitalDetailsProps = { query: VitalsReportQuery; onFilter: (dimension: VitalDimension, value: string) => void }

/** One metric: trend, breakdown and slow elements. */
export function VitalDetails({ query, onFilter }: VitalDetailsProps) {
  const t = useT(vitalsTexts)
  const [metric, setMetric] = useState<Metric>('LCP')
  const { data: report } = useQuery(vitalsQueries.report(query))
  return (
    <section aria-labelledby="vital-details" className="flex flex-col gap-[18px]">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="vital-details" className="text-[1.2rem]">
            {t('details')}
          </h2>
          <p className="text-[14px] text-ink-2">{t(`name.${metric}`)}</p>
        </div>
        <Segmented
          label={t('metric')}
          value={metric}
          onValueChange={setMetric}
          options={METRICS.map((one) => ({ value: one, label: one }))}
        />
      </div>
      {report && <TrendChart report={report} metric={metric} query={query} />}
      <VitalBreakdown query={query} metric={metric} onFilter={onFilter} />
      <SlowElements query={query} metric={metric} />
    </section>
  )
}

type TrendChartProps = { report: VitalsReport; metric: Metric; query: VitalsReportQuery }

function TrendChart({
  report: { isExample, metrics, buckets, resolution, deployments },
  metric,
  query,
}: TrendChartProps) {
  const t = useT(vitalsTexts)
  const locale = useLocale()
  const { vital } = useVitalFormat()
  const series = metrics.find((one) => one.metric === metric)?.series ?? []
  const title = t('overTime', { metric })
  return (
    <ChartPanel
      title={title}
      mark={<ExampleLabel isExample={isExample} />}
      label={title}
      format={(value) => vital(metric, value)}
      texts={{ current: t('p75'), none: t('noSamples') }}
      points={buckets.map((bucket, index) => ({
        label: formatBucket(locale, bucket, resolution, query),
        shortLabel: formatBucketShort(locale, bucket, resolution),
        value: series[index] ?? null,
      }))}
      markers={deployments.map(({ build, date }) => ({
        position: buckets.indexOf(bucketOf(date, resolution)),
        label: t('build', { number: build }),
      }))}
      t={t}
      tableTexts={{ period: t('period'), marker: t('dimension.build'), empty: t('noRows') }}
    />
  )
}

/** Phases with a translation; others are shown by their `web-vitals` name. */
const PHASES = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
] as const

function SlowElements({ query: filter, metric }: { query: VitalsReportQuery; metric: Metric }) {
  const t = useT(vitalsTexts)
  const query = useQuery(vitalsQueries.elements(filter, metric))
  return (
    <TablePanel
      title={t('elements', { metric })}
      mark={<ExampleLabel isExample={query.data?.isExample} />}
      help={t('elementsHelp')}
      query={query}
      t={t}
      columns={useColumns(metric)}
      rows={query.data?.rows}
      rowKey={({ route, language, target, phase }) => [route, language, target, phase].join(' ')}
      empty={t('noElements')}
    />
  )
}

function useColumns(metric: Metric): Column<SlowElement>[] {
  const t = useT(vitalsTexts)
  const { vital, number } = useVitalFormat()
  return [
    {
      key: 'element',
      header: t('element'),
      className: 'min-w-40',
      cell: ({ target }) =>
        target === null ? (
          <span className="font-normal text-ink-2">{t('wholePage')}</span>
        ) : (
          <code className="break-words font-medium font-mono text-[12.5px] text-brand-strong">{target}</code>
        ),
    },
    {
      key: 'place',
      header: t('place'),
      className: 'whitespace-nowrap',
      cell: ({ route, language }) => localizedPath(language, route),
    },
    {
      key: 'phase',
      header: t('phase'),
      cell: ({ phase }) => {
        const known = PHASES.find((one) => one === phase)
        return known ? t(`phase.${known}`) : phase
      },
    },
    {
      key: 'p75',
      header: t('p75'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ p75, rating }) => (
        <>
          {p75 !== null && vital(metric, p75)}{' '}
          <span className="ml-1.5">
            <RatingWord rating={rating} />
          </span>
        </>
      ),
    },
    { key: 'samples', header: t('samples'), align: 'end', cell: ({ samples }) => number(samples) },
  ]
}
