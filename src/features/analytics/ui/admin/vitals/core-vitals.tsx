import { useQuery } from '@tanstack/react-query'
import { consentQueries } from '#features/consent/ui/consent.queries.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { DEVICE_CLASSES, type DeviceClass, type Metric } from '../../../model/event.schema.ts'
import type { MetricReport, VitalsReport } from '../../../model/vitals/vitals-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { RatingWord, VitalCard } from './vital-card.tsx'
import { useVitalFormat } from './vital-format.ts'
import { type VitalsReportQuery, vitalsQueries } from './vitals.queries.ts'

const CORE = ['LCP', 'INP', 'CLS'] as const
const DEVICES = ['all', ...DEVICE_CLASSES] as const
const MINOR = ['FCP', 'TTFB', 'FID'] as const

type CoreVitalsProps = {
  query: VitalsReportQuery
  onDevice: (device: DeviceClass | undefined) => void
}

/** Core Web Vitals with a switch of device class, the other metrics, and which browsers report what. */
export function CoreVitals({ query, onDevice }: CoreVitalsProps) {
  const t = useT(vitalsTexts)
  const { number } = useVitalFormat()
  const vitals = useQuery(vitalsQueries.report(query))
  const { data: found } = useQuery(vitalsQueries.changes(query))

  return (
    <section aria-labelledby="core-vitals">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id="core-vitals" className="text-[1.2rem]">
              {t('core')}
            </h2>
            <ExampleLabel isExample={vitals.data?.isExample} />
          </div>
          {vitals.data && (
            <p className="text-[14px] text-ink-2">{t('coreHelp', { total: number(measurements(vitals.data)) })}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <Segmented
            label={t('device')}
            value={query.device ?? 'all'}
            onValueChange={(next) => onDevice(next === 'all' ? undefined : next)}
            options={DEVICES.map((device) => ({ value: device, label: t(`device.${device}`) }))}
          />
        </div>
      </div>
      <Loaded t={t} query={vitals} skeleton={<Skeleton shape="block" className="skeleton-cards h-72 w-full" />}>
        {(report) =>
          measurements(report) === 0 ? (
            <VitalsEmpty />
          ) : (
            <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
              {metricsOf(report, CORE).map((metric) => (
                <VitalCard
                  key={metric.metric}
                  report={report}
                  metric={metric}
                  query={query}
                  changes={found?.changes ?? []}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      <div className="mt-2.5 rounded-md border border-line bg-sheet px-5 py-3 text-[14px] text-ink-2 max-sm:px-4">
        {vitals.data && measurements(vitals.data) > 0 && <MinorVitals report={vitals.data} />}
        <BrowserNotice />
      </div>
    </section>
  )
}

function metricsOf({ metrics }: VitalsReport, names: readonly Metric[]): MetricReport[] {
  return metrics.filter(({ metric }) => names.includes(metric))
}

function measurements(report: VitalsReport): number {
  return report.metrics.reduce((sum, { samples }) => sum + samples, 0)
}

/** FCP, TTFB and legacy FID. */
function MinorVitals({ report }: { report: VitalsReport }) {
  const t = useT(vitalsTexts)
  const { vital } = useVitalFormat()
  return (
    <section aria-label={t('minor')} className="mb-3 border-line border-b pb-3">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {metricsOf(report, MINOR).map(({ metric, p75, rating }) => (
          <li key={metric} className="flex items-baseline gap-1.5">
            <abbr title={t(`name.${metric}`)} className="no-underline">
              {metric}
            </abbr>
            {p75 !== null && <span className="measure text-ink">{vital(metric, p75)}</span>}
            <RatingWord rating={rating} />
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('fid')}</p>
    </section>
  )
}

/** Which browsers report which metric (documentation of `web-vitals`, release notes of the browsers). */
function BrowserNotice() {
  const t = useT(vitalsTexts)
  return (
    <section aria-label={t('browsers')}>
      <p className="max-w-[60em]">{t('browsersShort')}</p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer rounded-[2px] py-1 text-brand-strong pointer-coarse:py-2.5">
          {t('browsersMore')}
        </summary>
        <p className="mt-1.5 max-w-[60em]">{t('browsersHelp')}</p>
        <p className="mt-1.5 max-w-[60em]">{t('browsersMeaning')}</p>
      </details>
    </section>
  )
}

function VitalsEmpty() {
  const t = useT(vitalsTexts)
  const { data: rates = [] } = useQuery(consentQueries.rates())
  const answers = rates.reduce((sum, rate) => sum + rate.answers, 0)
  const allowed = rates.reduce((sum, rate) => sum + rate.analytics, 0)
  return (
    <EmptyState title={t('empty.title')}>
      <p>{t('empty.period')}</p>
      <p className="mt-2">{t('empty.text')}</p>
      <p className="mt-2">{t('empty.answers', { count: answers, allowed })}</p>
    </EmptyState>
  )
}
