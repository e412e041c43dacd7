import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { useFigureFormat } from './visitor-format.ts'
import { visitorsQueries } from './visitors.queries.ts'

/** Visitors of the last five minutes, polled while the page is visible. Filters do not apply. */
export function LivePanel() {
  const t = useT(visitorsTexts)
  const { number } = useFigureFormat()
  const live = useQuery(visitorsQueries.live())
  return (
    <Panel title={t('live')}>
      <Loaded t={t} query={live} lines={2}>
        {({ visitors: total, pages }) =>
          total === 0 ? (
            <p className="text-[14px] text-ink-2">{t('live.none')}</p>
          ) : (
            <>
              <p className="mb-2 font-semibold">{t('live.visitors', { count: total })}</p>
              <BarList
                label={t('live')}
                headers={[t('live.page'), t('visitors')]}
                rows={pages.map(({ path, visitors }) => ({
                  key: path,
                  label: path,
                  value: visitors,
                  text: number(visitors),
                }))}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
