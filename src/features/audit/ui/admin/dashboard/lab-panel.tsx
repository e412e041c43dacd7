import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EXAMPLE_TEXTS, ExampleLabel } from '#features/analytics/ui/admin/figures/example-label.tsx'
import { usePeriod } from '#features/analytics/ui/admin/use-period.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Pagination } from '#ui/data/pagination.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { LAB_ROWS_PER_PAGE, type LabReport, type WeighedPage } from '../../../model/lab.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { RunControl } from '../run-control.tsx'
import { figureColumn, LabRunPart, useFieldFormat } from './lab-run.tsx'

export const LAB_TEXTS = [labTexts, auditReportTexts, ...EXAMPLE_TEXTS] as const

type LabPanelProps = Pick<SearchProps, 'search'> & Uses<typeof LAB_TEXTS> & { className?: string }

/** What every page weighs, next to the field data of visitors, with a button that measures again; below it the lab run. */
export function LabPanel({ search, className }: LabPanelProps) {
  const t = useT(labTexts)
  const [page, setPage] = useState(1)
  const lab = useQuery(auditQueries.lab(useLocale(), page, usePeriod(search).figures))
  return (
    <Panel
      title={t('title')}
      mark={<ExampleLabel isExample={lab.data?.isExample} />}
      help={t('help')}
      className={className}
    >
      <MeasureNow />
      <Loaded t={t} query={lab} lines={4}>
        {({ total, pages, run }) => (
          <>
            <div aria-busy={lab.isPlaceholderData || undefined} className="aria-busy:opacity-60">
              <Pages pages={pages} />
            </div>
            <p className="mt-3 text-[14px] text-ink-2">{t('blockingHelp')}</p>
            <Paging page={page} pages={Math.ceil(total / LAB_ROWS_PER_PAGE)} onChange={setPage} />
            <LabRunPart run={run} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** An audit run measures; its end refreshes the figures. */
function MeasureNow() {
  const t = useT(labTexts)
  const { data: status } = useQuery(auditQueries.status())
  if (!status) return null
  const result = status.last?.failure === null ? status.last : null
  return (
    <div className="mb-4">
      <RunControl summary={{ status, result }} start={t('measure')} help={t('measure.help')} />
    </div>
  )
}

type PagingProps = { page: number; pages: number; onChange: (page: number) => void }

function Paging({ page, pages, onChange }: PagingProps) {
  const t = useT(auditReportTexts)
  return (
    <Pagination
      label={t('paging')}
      page={page}
      pages={pages}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(one) => t('pageNumber', { page: one })}
      renderLink={({ page: one, rel, className, ...button }) => (
        <button type="button" onClick={() => onChange(one)} className={`cursor-pointer ${className}`} {...button} />
      )}
      className="mt-4"
    />
  )
}

function Pages({ pages }: { pages: LabReport['pages'] }) {
  const t = useT(labTexts)
  const field = useFieldFormat()
  const { number, bytes } = useAuditFormat()
  const known = (value: number | null, format: (value: number) => string) => (value === null ? '–' : format(value))
  const columns: Column<WeighedPage>[] = [
    {
      key: 'page',
      header: t('page'),
      className: 'min-w-56 lg:min-w-64',
      cell: ({ address }) => (
        <Link
          to="/admin/seo"
          search={{ view: 'pages', address }}
          className={linkStyles({ tone: 'bare', className: 'wrap-anywhere' })}
        >
          {address}
        </Link>
      ),
    },
    figureColumn('weight', t('weight'), ({ weight }) => bytes(weight)),
    figureColumn('requests', t('requests'), ({ requests }) => number(requests)),
    figureColumn('blocking', t('blocking'), ({ blocking }) => known(blocking, number)),
    figureColumn('html', t('html'), ({ htmlTransferBytes, htmlBytes }) => (
      <>
        {known(htmlTransferBytes, bytes)}
        <span className="block text-[13px] text-ink-3">
          <span className="sr-only">{t('html.unpacked')} </span>
          {bytes(htmlBytes)}
        </span>
      </>
    )),
    figureColumn('lcp', 'LCP', (page) => field('LCP', page.field.lcp)),
    figureColumn('inp', 'INP', (page) => field('INP', page.field.inp)),
    figureColumn('cls', 'CLS', (page) => field('CLS', page.field.cls)),
  ]
  return (
    <Table caption={t('title')} columns={columns} rows={pages} rowKey={({ address }) => address} empty={t('empty')} />
  )
}
