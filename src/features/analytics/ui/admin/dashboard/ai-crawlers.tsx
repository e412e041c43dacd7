import { useQuery } from '@tanstack/react-query'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dashboardTexts } from '../../../messages/dashboard/index.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { usePeriod, useToday } from '../use-period.ts'
import { useFigureFormat } from '../visitors/visitor-format.ts'
import { visitorsQueries } from '../visitors/visitors.queries.ts'

const TOP_CRAWLERS = 3
const TOP_PAGES = 2

/** AI crawlers of this month: number of requests and most requested pages. */
export function AiCrawlers({ search }: Pick<SearchProps, 'search'>) {
  const t = useT(dashboardTexts)
  const { number } = useFigureFormat()
  const today = useToday()
  const { figures } = usePeriod(search)
  const query = useQuery(visitorsQueries.crawlers({ from: `${today.slice(0, 8)}01`, to: today }, figures))
  const texts = { loading: t('loading'), failed: t('crawlers.failed'), retry: t('retry') }
  return (
    <Loaded
      query={query}
      t={(key) => texts[key]}
      skeleton={<Skeleton shape="block" className="skeleton-rows h-32 w-full" />}
    >
      {(data) => {
        const crawlers = data.filter(({ purpose }) => purpose !== 'search' && purpose !== 'other')
        const requests = crawlers.reduce((sum, one) => sum + one.requests, 0)
        if (crawlers.length === 0) return <p className="mt-2">{t('crawlers.none')}</p>
        return (
          <>
            <p className="mt-2">
              {t('crawlers', { count: crawlers.length, requests: number(requests) })}{' '}
              <ExampleLabel isExample={crawlers.some(({ isExample }) => isExample)} />
            </p>
            <BarList
              label={t('crawlers.label')}
              headers={[t('crawlers.name'), t('crawlers.requests')]}
              className="mt-2 text-ink"
              rows={crawlers.slice(0, TOP_CRAWLERS).map(({ name, requests: count, topPages }) => ({
                key: name,
                label: name,
                note: topPages
                  .slice(0, TOP_PAGES)
                  .map(({ path }) => path)
                  .join(', '),
                value: count,
                text: number(count),
              }))}
            />
          </>
        )
      }}
    </Loaded>
  )
}
