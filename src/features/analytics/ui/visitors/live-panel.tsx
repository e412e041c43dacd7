import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Panel } from '#ui/panel.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { useFigureFormat } from './visitor-format.ts'
import { visitorsQueries } from './visitors.queries.ts'

/** Visitors of the last five minutes, asked for again and again while the page is visible. No filters apply. */
export function LivePanel() {
  const t = useT(visitorsTexts)
  const { number } = useFigureFormat()
  const { data, isError, refetch } = useQuery(visitorsQueries.live())
  return (
    <Panel title={t('live')}>
      {isError && (
        <FailedNote retry={t('retry')} onRetry={refetch}>
          {t('failed')}
        </FailedNote>
      )}
      {!data && !isError && (
        <Loading label={t('loading')}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {data?.visitors === 0 && <p className="text-[14px] text-ink-2">{t('live.none')}</p>}
      {data && data.visitors > 0 && (
        <>
          <p className="mb-2 font-semibold">{t('live.visitors', { count: data.visitors })}</p>
          <BarList
            label={t('live')}
            headers={[t('live.page'), t('visitors')]}
            rows={data.pages.map(({ path, visitors }) => ({
              key: path,
              label: path,
              value: visitors,
              text: number(visitors),
            }))}
          />
        </>
      )}
    </Panel>
  )
}
