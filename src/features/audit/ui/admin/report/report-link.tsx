import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Pagination } from '#ui/data/pagination.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { ROWS_PER_PAGE } from '../../../model/report.schema.ts'
import type { ReportSearch } from '../../../model/report-search.ts'

type ReportLinkProps = { search: ReportSearch; tone?: 'text' | 'bare'; className?: string; children: ReactNode }

/** Link to another part of the report on the same screen. */
export function ReportLink({ search, tone = 'text', className, children }: ReportLinkProps) {
  return (
    <Link to="." search={search} resetScroll={false} className={linkStyles({ tone, className })}>
      {children}
    </Link>
  )
}

type ReportPaginationProps = { search: ReportSearch; total: number }

export function ReportPagination({ search, total }: ReportPaginationProps) {
  const t = useT(auditReportTexts)
  const pages = Math.ceil(total / ROWS_PER_PAGE)
  const page = search.page ?? 1
  const first = { ...search, page: undefined }
  if (total > 0 && page > pages)
    return <EmptyState action={<ReportLink search={first}>{t('toFirst')}</ReportLink>}>{t('beyond')}</EmptyState>
  return (
    <Pagination
      label={t('paging')}
      page={page}
      pages={pages}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(one) => t('pageNumber', { page: one })}
      renderLink={({ page: one, ...link }) => (
        <Link to="." search={one === 1 ? first : { ...search, page: one }} {...link} />
      )}
      className="mt-5"
    />
  )
}
