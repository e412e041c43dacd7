import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { PanelState } from './panel-state.tsx'
import { useFigureFormat } from './visitor-format.ts'
import { visitorsQueries } from './visitors.queries.ts'

/** Visitors of the last five minutes, asked for again and again while the page is visible. No filters apply. */
export function LivePanel() {
  const t = useT(visitorsTexts)
  const { number } = useFigureFormat()
  const query = useQuery(visitorsQueries.live())
  const { data } = query
  return (
    <Panel title={t('live')}>
      <PanelState query={query} lines={2} />
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
