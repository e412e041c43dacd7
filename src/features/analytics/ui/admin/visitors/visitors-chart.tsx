import { useState } from 'react'
import type { LocalDate } from '#kernel/calendar.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { visitorsTexts } from '../../../messages/visitors/index.ts'
import { bucketOf } from '../../../model/period.ts'
import type { VisitorsReport } from '../../../model/visitors-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { formatBucket, formatBucketShort, formatHour, formatPeriod, formatPreviousBucket } from '../format-period.ts'
import { useFigureFormat } from './visitor-format.ts'
import type { Report } from './visitors.queries.ts'

const CHART_METRICS = ['visitors', 'visits', 'views'] as const

type VisitorsChartProps = {
  data: VisitorsReport
  report: Report
  /** Visitors only, without the choice of another figure. */
  isCompact?: boolean
}

export function VisitorsChart({ data, report, isCompact }: VisitorsChartProps) {
  const t = useT(visitorsTexts)
  const locale = useLocale()
  const { number } = useFigureFormat()
  const [metric, setMetric] = useState<(typeof CHART_METRICS)[number]>('visitors')
  const { period, resolution } = report
  // Placeholder data of the previous query may have dates of another resolution.
  const buckets = data.series.map(({ date }) => bucketOf(date, resolution))

  function labelsOf(date: LocalDate, hour: number | undefined) {
    const label = formatBucket(locale, bucketOf(date, resolution), resolution, period)
    const previousLabel = formatPreviousBucket(locale, bucketOf(date, resolution), resolution, period)
    if (hour === undefined) return { label, previousLabel, shortLabel: formatBucketShort(locale, date, resolution) }
    const time = formatHour(locale, hour)
    return { label: `${label}, ${time}`, previousLabel: `${previousLabel}, ${time}`, shortLabel: time }
  }

  return (
    <ChartPanel
      title={t('chart')}
      mark={<ExampleLabel isExample={data.isExample} />}
      help={isCompact ? undefined : t('chart.help')}
      label={t('chart.label', { metric: t(`metric.${metric}`), period: formatPeriod(locale, period) })}
      points={data.series.map(({ date, hour, previous, ...counts }) => ({
        ...labelsOf(date, hour),
        value: counts[metric],
        previous: previous[metric],
      }))}
      markers={data.deployments.map(({ number: build, date }) => ({
        position: buckets.indexOf(bucketOf(date, resolution)),
        label: t('chart.deployment', { number: build }),
      }))}
      format={number}
      isWhole
      texts={{ current: t(`metric.${metric}`), previous: t('chart.previous'), none: t('unknown') }}
      t={t}
      tableTexts={{ period: t('chart.date'), marker: t('chart.deployments'), empty: t('nothing') }}
      toolbar={
        !isCompact && (
          <Segmented
            label={t('chart.metric')}
            value={metric}
            onValueChange={setMetric}
            options={CHART_METRICS.map((one) => ({ value: one, label: t(`metric.${one}`) }))}
          />
        )
      }
    />
  )
}
