import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatVital } from '#features/analytics/model/vitals/format-vital.ts'
import { EXAMPLE_TEXTS, ExampleLabel } from '#features/analytics/ui/admin/figures/example-label.tsx'
import { usePeriod } from '#features/analytics/ui/admin/use-period.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { cn } from '#ui/cn.ts'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import type { LabReport, LabReportPage, WeighedPage } from '../../../model/lab.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'

export const LAB_TEXTS = [labTexts, ...EXAMPLE_TEXTS] as const

const TOP_PAGES = 12

/**
 * Weight and requests of pages next to the field data of visitors; below them the last run of Lighthouse, or that a
 * developer can add it.
 */
type LabPanelProps = Pick<SearchProps, 'search'> & Uses<typeof LAB_TEXTS> & { className?: string }

export function LabPanel({ search, className }: LabPanelProps) {
  const t = useT(labTexts)
  const [isWhole, setWhole] = useState(false)
  const lab = useQuery(auditQueries.lab(useLocale(), usePeriod(search).figures))
  return (
    <Panel
      title={t('title')}
      mark={<ExampleLabel isExample={lab.data?.isExample} />}
      help={t('help')}
      className={className}
    >
      <Loaded t={t} query={lab} lines={4}>
        {({ pages, run }) => (
          <>
            <Pages pages={isWhole ? pages : pages.slice(0, TOP_PAGES)} />
            {pages.length > TOP_PAGES && (
              <button
                type="button"
                aria-pressed={isWhole}
                onClick={() => setWhole(!isWhole)}
                className={cn(panelActionStyles, 'mt-2')}
              >
                {t('all', { count: pages.length })}
              </button>
            )}
            {run ? <Run run={run} /> : <p className="mt-3 text-[14px] text-ink-2">{t('none')}</p>}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const figure = <Row,>(key: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <span className="measure whitespace-nowrap">{cell(row)}</span>,
})

function useFieldFormat() {
  const t = useT(labTexts)
  const locale = useLocale()
  return (metric: 'LCP' | 'INP' | 'CLS', measured: WeighedPage['field']['lcp']) =>
    measured ? formatVital(locale, metric, measured.p75) : t('noField')
}

function Pages({ pages }: { pages: LabReport['pages'] }) {
  const t = useT(labTexts)
  const field = useFieldFormat()
  const { number, bytes } = useAuditFormat()
  const columns: Column<WeighedPage>[] = [
    { key: 'page', header: t('page'), cell: ({ address }) => address },
    figure('weight', t('weight'), ({ weight }) => bytes(weight)),
    figure('requests', t('requests'), ({ requests }) => number(requests)),
    figure('lcp', t('lcpField'), (page) => field('LCP', page.field.lcp)),
    figure('inp', t('inpField'), (page) => field('INP', page.field.inp)),
    figure('cls', t('clsField'), (page) => field('CLS', page.field.cls)),
  ]
  return (
    <Table caption={t('title')} columns={columns} rows={pages} rowKey={({ address }) => address} empty={t('empty')} />
  )
}

function Run({ run: { at, build, pages } }: { run: NonNullable<LabReport['run']> }) {
  const t = useT(labTexts)
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const field = useFieldFormat()
  const columns: Column<LabReportPage>[] = [
    { key: 'page', header: t('page'), cell: ({ address }) => address },
    figure('lcp', t('lcp'), (page) => formatVital(locale, 'LCP', page.lcp)),
    figure('lcpField', t('lcpField'), (page) => field('LCP', page.field.lcp)),
    figure('cls', t('cls'), (page) => formatVital(locale, 'CLS', page.cls)),
    figure('clsField', t('clsField'), (page) => field('CLS', page.field.cls)),
    figure('tbt', t('tbt'), (page) => formatVital(locale, 'TBT', page.tbt)),
    figure('scores', t('scores'), ({ performance, accessibility, bestPractices, seo }) =>
      [performance, accessibility, bestPractices, seo].map(Math.round).join(' '),
    ),
  ]
  return (
    <>
      <h3 className="mt-5 mb-2 text-[1rem]">{t('lab')}</h3>
      <p className="mb-3 text-[14px] text-ink-2">{t('labHelp')}</p>
      <Table caption={t('lab')} columns={columns} rows={pages} rowKey={({ address }) => address} empty="" />
      <p className="mt-3 text-[14px] text-ink-2">
        {build === null ? t('whenUnknown', { date }) : t('when', { date, build })} {t('scoresHelp')}.
      </p>
    </>
  )
}
