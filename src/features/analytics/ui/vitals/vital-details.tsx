import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import { METRICS, type Metric } from '../../model/event.schema.ts'
import { bucketOf } from '../../model/period.ts'
import type { VitalDimension, VitalsQuery, VitalsReport } from '../../model/vitals-report.schema.ts'
import { formatBucket, formatBucketShort } from '../format-period.ts'
import { SlowElements } from './slow-elements.tsx'
import { VitalBreakdown } from './vital-breakdown.tsx'
import { useVitalFormat } from './vital-format.ts'
import { vitalsQueries } from './vitals.queries.ts'

type VitalDetailsProps = { query: VitalsQuery; onFilter: (dimension: VitalDimension, value: string) => void }

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

type TrendChartProps = { report: VitalsReport; metric: Metric; query: VitalsQuery }

function TrendChart({ report: { metrics, buckets, resolution, deployments }, metric, query }: TrendChartProps) {
  const t = useT(vitalsTexts)
  const locale = useLocale()
  const { vital } = useVitalFormat()
  const series = metrics.find((one) => one.metric === metric)?.series ?? []
  const title = t('overTime', { metric })
  return (
    <ChartPanel
      title={title}
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
      tableTexts={{
        showTable: t('showTable'),
        showChart: t('showChart'),
        period: t('period'),
        marker: t('dimension.build'),
        empty: t('noRows'),
      }}
    />
  )
}
