import { useT } from '#platform/i18n/provider.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import type { VitalsReport } from '../../model/vitals-report.schema.ts'
import { RatingWord } from './vital-card.tsx'
import { useVitalFormat } from './vital-format.ts'

const MINOR = ['FCP', 'TTFB', 'FID'] as const

/** FCP, TTFB and legacy FID. */
export function MinorVitals({ report }: { report: VitalsReport }) {
  const t = useT(vitalsTexts)
  const format = useVitalFormat()
  return (
    <section
      aria-label={t('minor')}
      className="mt-2.5 rounded-md border border-line bg-sheet px-5 py-3 text-[14px] text-ink-2 max-sm:px-4"
    >
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {report.metrics
          .filter(({ metric }) => MINOR.some((minor) => minor === metric))
          .map(({ metric, p75, rating }) => (
            <li key={metric} className="flex items-baseline gap-1.5">
              <abbr title={t(`name.${metric}`)} className="no-underline">
                {metric}
              </abbr>
              {p75 !== null && <span className="measure text-ink">{format(metric, p75)}</span>}
              <RatingWord rating={rating} />
            </li>
          ))}
      </ul>
      <p className="mt-2">{t('fid')}</p>
    </section>
  )
}
