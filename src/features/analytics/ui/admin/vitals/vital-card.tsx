import { useQuery } from '@tanstack/react-query'
import { localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { DistributionBar } from '#ui/chart/distribution-bar.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { bucketOf } from '../../../model/period.ts'
import { vitalParts } from '../../../model/vitals/format-vital.ts'
import { RATINGS, type Rating, THRESHOLDS } from '../../../model/vitals/vitals.ts'
import type { MetricReport, VitalChange, VitalsReport } from '../../../model/vitals/vitals-report.schema.ts'
import { useVitalFormat } from './vital-format.ts'
import { type VitalsReportQuery, vitalsQueries } from './vitals.queries.ts'

const RATING_TONES = { good: 'text-ok', 'needs-improvement': 'text-warn', poor: 'text-danger' }

export function RatingWord({ rating }: { rating: Rating | null }) {
  const t = useT(vitalsTexts)
  if (rating === null) return <span className="measure whitespace-nowrap text-ink-3">{t('noSamples')}</span>
  return <span className={`measure whitespace-nowrap ${RATING_TONES[rating]}`}>{t(`rating.${rating}`)}</span>
}

type RatingBarProps = { counts: Pick<MetricReport, 'ratings' | 'samples'>; className?: string }

export function RatingBar({ counts, className }: RatingBarProps) {
  const t = useT(vitalsTexts)
  const share = useRatingShare(counts)
  const { good, 'needs-improvement': middle, poor } = counts.ratings
  return (
    <DistributionBar
      good={good}
      middle={middle}
      poor={poor}
      label={t('distribution', { good: share('good'), middle: share('needs-improvement'), poor: share('poor') })}
      {...(className && { className })}
    />
  )
}

function useRatingShare({ ratings, samples }: RatingBarProps['counts']) {
  const { percent } = useVitalFormat()
  return (rating: Rating) => percent(ratings[rating] / samples)
}

type VitalCardProps = {
  report: VitalsReport
  metric: MetricReport
  query: VitalsReportQuery
  changes: VitalChange[]
}

/** One Core Web Vital: p75, rating, distribution, trend, and what to look at first. */
export function VitalCard({ report, metric, query, changes }: VitalCardProps) {
  const t = useT(vitalsTexts)
  const locale = useLocale()
  const { vital } = useVitalFormat()
  const { metric: name, p75, rating, previous } = metric
  const big = p75 === null ? undefined : vitalParts(locale, name, p75)
  return (
    <article className="min-w-0 bg-sheet px-5 py-[18px] max-sm:px-4">
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1rem]">
          {name}
          <span className="mt-0.5 block font-normal font-text text-[13px] text-ink-3 leading-snug tracking-normal md:max-lg:min-h-[2lh]">
            {t(`name.${name}`)}
          </span>
        </h3>
        <RatingWord rating={rating} />
      </header>
      {big && (
        <>
          <p className="mt-1.5 flex items-baseline gap-1 font-[650] font-display text-[2rem] leading-[1.15] tracking-[-0.02em]">
            {big.text}
            {big.unit && (
              <span className="font-medium font-text text-[0.95rem] text-ink-3 tracking-normal">{big.unit}</span>
            )}
          </p>
          {previous.p75 !== null && (
            <p className="text-[13px] text-ink-3">{t('before', { value: vital(name, previous.p75) })}</p>
          )}
          <Distribution metric={metric} />
          <Trend report={report} metric={metric} />
          <Explanation metric={metric} query={query} changes={changes} />
        </>
      )}
    </article>
  )
}

function Distribution({ metric }: { metric: MetricReport }) {
  const t = useT(vitalsTexts)
  const share = useRatingShare(metric)
  return (
    <>
      <RatingBar counts={metric} className="mt-2.5 mb-1.5" />
      <p aria-hidden="true" className="flex flex-wrap gap-x-3 text-[13px] text-ink-3">
        {RATINGS.map((rating) => (
          <span key={rating}>{t('share', { percent: share(rating), rating: t(`rating.${rating}`) })}</span>
        ))}
      </p>
    </>
  )
}

function Trend({ report, metric }: { report: VitalsReport; metric: MetricReport }) {
  const t = useT(vitalsTexts)
  const { vital } = useVitalFormat()
  const known = metric.series.filter((value) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || metric.series.length < 2) return null
  const { deployments, buckets, resolution } = report
  // Builds of the same bucket share a line.
  const positions = new Set(deployments.map(({ date }) => buckets.indexOf(bucketOf(date, resolution))))
  return (
    <div className="mt-2.5 mb-1.5">
      <Sparkline
        values={metric.series}
        markers={[...positions].filter((position) => position >= 0)}
        label={t('course', {
          metric: metric.metric,
          bucket: t(`bucket.${resolution}`),
          first: vital(metric.metric, first),
          last: vital(metric.metric, last),
        })}
      />
    </div>
  )
}

/** The build that made the metric worse, or the slowest element. */
function Explanation({ metric, query, changes }: Pick<VitalCardProps, 'metric' | 'query' | 'changes'>) {
  const t = useT(vitalsTexts)
  const { vital } = useVitalFormat()
  const { metric: name } = metric
  const { data } = useQuery(vitalsQueries.elements(query, name))
  const worse = changes.find((change) => change.metric === name && change.direction === 'worse' && change.isLast)
  const [slowest] = data?.rows ?? []
  const code = 'break-words font-mono text-[12.5px] text-brand-strong'

  function sentence() {
    if (worse)
      return t('why.worse', {
        route: worse.route,
        build: worse.after.build,
        after: vital(name, worse.after.p75),
        before: vital(name, worse.before.p75),
      })
    if (!slowest) return t('why.few')
    if (slowest.rating === 'good') return t('why.fine', { limit: vital(name, THRESHOLDS[name][0]) })
    const place = localizedPath(slowest.language, slowest.route)
    return t('why.slowest', { place, value: vital(name, slowest.p75 ?? 0) })
  }

  if (!data) return null
  const target = worse ? data.rows.find(({ route }) => route === worse.route)?.target : slowest?.target
  return (
    <p className="text-[14px] text-ink-2">
      {sentence()} {target && (worse || slowest?.rating !== 'good') && <code className={code}>{target}</code>}
      {name === 'CLS' && ` ${t('why.chromium')}`}
    </p>
  )
}
