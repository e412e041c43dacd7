import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { crawlerTexts } from '../../messages/crawlers/index.ts'
import { figureTexts } from '../../messages/figures/index.ts'
import type { FiguresQuery } from '../../model/figure-source.ts'
import type { Period } from '../../model/period.ts'
import type { CrawlerReport } from '../../model/visitors-report.schema.ts'
import { ExampleLabel } from './figures/example-label.tsx'
import { visitorsQueries } from './visitors/visitors.queries.ts'

export const CRAWLER_TEXTS = [crawlerTexts, figureTexts] as const
type CrawlerPanelProps = FiguresQuery &
  Uses<typeof CRAWLER_TEXTS> & { period: Period; action?: ReactNode; className?: string }

/** Bots and AI crawlers that requested pages in a period. */
export function CrawlerPanel({ period, figures, action, className }: CrawlerPanelProps) {
  const t = useT(crawlerTexts)
  const query = useQuery(visitorsQueries.crawlers(period, figures))
  return (
    <TablePanel
      title={t('title')}
      mark={<ExampleLabel isExample={query.data?.some(({ isExample }) => isExample)} />}
      help={t('help')}
      action={action}
      className={className}
      query={query}
      t={t}
      columns={useColumns()}
      rows={query.data}
      rowKey={({ name }) => name}
      empty={t('none')}
    />
  )
}

function useColumns(): Column<CrawlerReport[number]>[] {
  const t = useT(crawlerTexts)
  const locale = useLocale()
  const { timeZone } = useSite()
  const number = new Intl.NumberFormat(INTL_LOCALE[locale])
  const hour = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return [
    {
      key: 'name',
      header: t('crawler'),
      cell: ({ name, purpose, ignoresRobots, verified, outside }) => (
        <>
          {name === 'other' ? t('other') : name}{' '}
          {verified !== null && outside === 0 && <Badge tone="ok">{t('verified')}</Badge>}
          {ignoresRobots && <Badge tone="warn">{t('ignoresRobots')}</Badge>}
          <span className="block font-normal text-[13px] text-ink-3">{t(`purpose.${purpose}`)}</span>
          {name !== 'other' && verified === null && (
            <span className="block font-normal text-[13px] text-ink-3">{t('claimed')}</span>
          )}
          {outside !== null && outside > 0 && (
            <span className="block font-normal text-[13px] text-danger">{t('outside', { count: outside })}</span>
          )}
        </>
      ),
    },
    {
      key: 'pages',
      header: t('pages'),
      cell: ({ topPages }) => (
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-[14px]">
          {topPages.map(({ path, requests }) => (
            <li key={path} className="flex max-w-56 gap-1" title={path}>
              <span className="truncate">{path === '(other)' ? t('otherPages') : path}</span>{' '}
              <span className="text-ink-3 tabular-nums">{number.format(requests)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'lastSeen',
      header: t('lastSeen'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ lastSeen }) => <time dateTime={lastSeen}>{hour.format(new Date(lastSeen))}</time>,
    },
    { key: 'requests', header: t('requests'), align: 'end', cell: ({ requests }) => number.format(requests) },
  ]
}
