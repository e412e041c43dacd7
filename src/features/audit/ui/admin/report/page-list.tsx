import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { type Column, Table } from '#ui/data/table.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { type Area, SEVERITIES } from '../../../model/check.ts'
import { isIdealTextRatio } from '../../../model/digest/text-ratio.ts'
import type { PageFigures } from '../../../model/report.schema.ts'
import type { ReportSearch } from '../../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { PageFilters } from './page-filters.tsx'
import { ReportLink, ReportPagination } from './report-link.tsx'

type PageListProps = { area: Area; search: ReportSearch; onSearch: (search: ReportSearch) => void }

/** Audited pages with their figures; filters and order are in the URL. */
export function PageList({ area, search, onSearch }: PageListProps) {
  const t = useT(auditReportTexts)
  const { view, check, address, state, page = 1, ...filters } = search
  const { data, isPending, isError, refetch } = useQuery(auditQueries.pages({ area, ...filters, page }))
  const columns = useColumns(search)
  return (
    <section aria-label={t('pageList')}>
      <PageFilters search={filters} onSearch={(next) => onSearch({ view: 'pages', ...next })} />
      {isError ? (
        <FailedNote retry={t('retry')} onRetry={refetch}>
          {t('failed')}
        </FailedNote>
      ) : (
        <>
          <p className="mb-1 text-[14px] text-ink-2" aria-live="polite">
            {data && t('pages', { count: data.total })}
          </p>
          {(!data || data.rows.length > 0 || data.total === 0) && (
            <Table
              caption={t('pageList')}
              columns={columns}
              rows={data?.rows ?? []}
              rowKey={(row) => row.address}
              pending={isPending}
              empty={t('noPages')}
            />
          )}
          {data && <ReportPagination search={search} total={data.total} />}
        </>
      )}
    </section>
  )
}

const COUNT_STYLES = {
  critical: 'font-semibold text-danger',
  error: 'text-danger',
  warning: 'text-warn',
  notice: 'text-ink-2',
}
/** Columns hidden on narrow screens; the detail page has them. */
const WIDE = 'max-lg:hidden'

function useColumns(search: ReportSearch): Column<PageFigures>[] {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  return [
    {
      key: 'page',
      header: t('page'),
      className: 'min-w-0 sm:min-w-56',
      cell: ({ address, title }) => (
        <>
          <ReportLink search={{ ...search, view: 'pages', address }} className="break-words">
            <bdi>{title || t('noTitle')}</bdi>
          </ReportLink>
          <span className="block break-all font-normal text-[13px] text-ink-3">{address}</span>
        </>
      ),
    },
    {
      key: 'points',
      header: t('score'),
      align: 'end',
      cell: ({ points }) => format.score(100 - points),
    },
    {
      key: 'findings',
      header: t('severity'),
      className: 'max-sm:hidden',
      cell: ({ findings }) => (
        <ul className="flex flex-wrap gap-x-2.5 text-[13px]">
          {SEVERITIES.filter((severity) => findings[severity] > 0).map((severity) => (
            <li key={severity} className={cn('whitespace-nowrap', COUNT_STYLES[severity])}>
              {t(`count.${severity}`, { count: findings[severity] })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'text',
      header: t('text'),
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ contentRatio, textRatio }) =>
        contentRatio === null ? (
          '–'
        ) : (
          <>
            <span className={isIdealTextRatio(contentRatio) ? 'text-ok' : 'text-warn'}>
              {format.percent(contentRatio)}
            </span>
            <Small>{textRatio !== null && t('textOfHtml', { percent: format.percent(textRatio) })}</Small>
          </>
        ),
    },
    {
      key: 'words',
      header: t('words'),
      align: 'end',
      className: WIDE,
      cell: ({ words, readability }) => (
        <>
          {format.number(words)}
          <Small>{readability !== null && t('ease', { value: format.number(Math.round(readability)) })}</Small>
        </>
      ),
    },
    {
      key: 'weight',
      header: t('weight'),
      align: 'end',
      className: WIDE,
      cell: ({ weight, requests }) => (
        <>
          {format.bytes(weight)}
          <Small>{t('files', { count: requests })}</Small>
        </>
      ),
    },
  ]
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block whitespace-nowrap text-[13px] text-ink-3">{children}</span>
}
