import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { dashboardTexts } from '../../../messages/dashboard/index.ts'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { writePeriodSearch } from '../../../model/period-search.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { usePeriod } from '../use-period.ts'
import { RatingWord } from '../vitals/vital-card.tsx'
import { useVitalFormat } from '../vitals/vital-format.ts'
import { vitalsQueries } from '../vitals/vitals.queries.ts'

const CORE = ['LCP', 'INP', 'CLS'] as const

/** p75 and rating of each Core Web Vital; distribution, trend and causes are on the screen of the web vitals. */
export function VitalsSummary({ search }: Pick<SearchProps, 'search'>) {
  const t = useT(vitalsTexts)
  const dashboard = useT(dashboardTexts)
  const { vital, number } = useVitalFormat()
  const chosen = usePeriod(search)
  const vitals = useQuery(vitalsQueries.report({ ...chosen.period, figures: chosen.figures }))
  return (
    <Panel
      title={t('core')}
      mark={<ExampleLabel isExample={vitals.data?.isExample} />}
      action={
        <Link to="/admin/vitals" search={writePeriodSearch(chosen)} className={panelActionStyles}>
          {dashboard('allVitals')}
        </Link>
      }
    >
      <Loaded t={t} query={vitals} lines={4}>
        {({ metrics }) => (
          <>
            <dl className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-4">
              {metrics
                .filter(({ metric }) => CORE.some((name) => name === metric))
                .map(({ metric, p75, rating }) => (
                  <div
                    key={metric}
                    className="col-span-full grid grid-cols-subgrid items-baseline border-line border-t py-1 first:border-t-0 first:pt-0"
                  >
                    <dt className="font-semibold" title={t(`name.${metric}`)}>
                      {metric}
                    </dt>
                    <dd className="font-[650] font-display text-[1.25rem]">
                      {p75 === null ? '–' : vital(metric, p75)}
                    </dd>
                    <dd>
                      <RatingWord rating={rating} />
                    </dd>
                  </div>
                ))}
            </dl>
            <p className="mt-2 text-[14px] text-ink-2">
              {t('coreHelp', { total: number(metrics.reduce((sum, { samples }) => sum + samples, 0)) })}
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
